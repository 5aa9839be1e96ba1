/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/ai/acies-ai.h"

G_BEGIN_DECLS

/* How much a choice may cost: counts, so that the same choice is made on a slow machine, and an end by the clock. */
typedef struct
{
  guint n_nodes;       /* positions looked at before dice are thrown */
  guint n_rolls;       /* lines with dice that are played out */
  guint milliseconds;  /* 0: no end */
} AciesSearchBudget;

/**
 * AciesSearch:
 *
 * Finds a good action by looking ahead to the end of what the acting group does. Every action of the pending decision is
 * followed: moves exhaustively, on copies; attacks and answers by playing them out with dice of the search's own, the same dice
 * for every action. The ruleset judges where each line ends. In the free choice of a turn (is_main) the gain over ending the
 * turn is divided by what the action costs.
 *
 * An object may be used for many choices in turn, by one thread at a time.
 */
typedef struct _AciesSearch AciesSearch;

AciesSearch *acies_search_new  (const AciesRuleset *ruleset, const AciesSetup *setup);
void         acies_search_free (AciesSearch *self);

/**
 * acies_search_choose:
 * @state: a position whose decision is pending
 * @seed: of the dice of the search
 * @cancellable: (nullable): when cancelled the best found so far is given
 * @choice: (out): a legal action, its value and its line
 */
void acies_search_choose (AciesSearch *self, const AciesState *state, guint64 seed, const AciesSearchBudget *budget,
                          GCancellable *cancellable, AciesAiChoice *choice);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesSearch, acies_search_free)

G_END_DECLS
