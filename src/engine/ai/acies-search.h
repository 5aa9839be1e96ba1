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
 * for every action. The ruleset judges where each line ends. In the free choice of a turn (is_main) an action must bring more
 * than to end it.
 *
 * An object may be used for many choices in turn, by one thread at a time.
 */
typedef struct _AciesSearch AciesSearch;

/* A line of play and what the search found it worth. */
typedef struct
{
  gint32      value;
  guint       n_path;
  AciesAction path[ACIES_AI_MAX_LINE];  /* the last one may throw dice */
} AciesSearchLine;

/**
 * acies_search_lines_offer:
 * @lines: @n lines, the best first, with room for @most
 *
 * Puts a line among them, unless one that is as good begins with the same action or there are enough better ones.
 *
 * Returns: how many there are now
 */
guint acies_search_lines_offer (AciesSearchLine *lines, guint n, guint most, const AciesAction *const *path, guint n_path,
                                gint32 value);

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

/**
 * acies_search_get_lines:
 * @lines: room for @most
 *
 * The best lines of the latest choice, the best first, one for each first action; to end the turn is one of them.
 *
 * Returns: how many there are; 0 if there was nothing to choose
 */
guint acies_search_get_lines (AciesSearch *self, AciesSearchLine *lines, guint most);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesSearch, acies_search_free)

G_END_DECLS
