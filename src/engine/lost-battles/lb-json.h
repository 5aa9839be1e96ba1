/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/**
 * lb_action_read:
 * @at: an action of the side that has to decide, in full or in the short forms (absent "commanders", "mode", "pay", "bonus",
 *   "halved", "supporter")
 * @problems: what it cannot mean: unknown kinds, keys and ids, wrong types
 *
 * Reads what is said, not whether it is legal. Heroes are implied by their bodyguards and left out of the action.
 *
 * Returns: %FALSE after complaining, leaving @action as it was
 */
gboolean lb_action_read (const AciesSetup *setup, const AciesState *state, const AciesJsonCursor *at, AciesAction *action,
                         AciesProblems *problems);

/* The members of AciesRuleset of these names: each builds one value. */
void lb_action_write   (const AciesSetup *setup, const AciesState *state, const AciesAction *action, JsonBuilder *builder);
void lb_decision_write (const AciesSetup *setup, const AciesState *state, JsonBuilder *builder);
void lb_state_write    (const AciesSetup *setup, const AciesState *state, JsonBuilder *builder);
void lb_events_write   (const AciesSetup *setup, const AciesEventList *events, JsonBuilder *builder);
void lb_odds_write     (const AciesSetup *setup, const AciesOdds *odds, JsonBuilder *builder);
void lb_outcome_write  (const AciesSetup *setup, const AciesOutcome *outcome, JsonBuilder *builder);

/* The member "cost" of a legal check's answer: Orders in all, and from whom. */
void lb_check_write (const AciesSetup *setup, const AciesState *state, const AciesAction *action, JsonBuilder *builder);

G_END_DECLS
