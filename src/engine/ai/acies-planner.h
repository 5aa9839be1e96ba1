/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/ai/acies-search.h"

G_BEGIN_DECLS

/**
 * AciesPlanner:
 *
 * Looks beyond the action that is chosen. The best lines of a search are played on by a hurried player for both sides, to the end
 * of the enemy's reply: the rest of the own turn, his turn, and the dice of both, which are the same for each line. Those that
 * come out worse are dropped by and by, so that the others can be played more often.
 *
 * An object may be used for many choices in turn, by one thread at a time.
 */
typedef struct _AciesPlanner AciesPlanner;

AciesPlanner *acies_planner_new  (const AciesRuleset *ruleset, const AciesSetup *setup);
void          acies_planner_free (AciesPlanner *self);

/* As acies_search_choose(). */
void acies_planner_choose (AciesPlanner *self, const AciesState *state, guint64 seed, const AciesAiBudget *budget,
                           GCancellable *cancellable, AciesAiChoice *choice);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesPlanner, acies_planner_free)

G_END_DECLS
