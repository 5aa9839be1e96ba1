/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-types.h"

G_BEGIN_DECLS

/* The members of AciesRuleset of these names (3.1, 3.4 to 3.6). */
gboolean co_action_read    (const AciesSetup *setup, const AciesState *state, const AciesJsonCursor *at, AciesAction *action,
                            AciesProblems *problems);
void     co_action_write   (const AciesSetup *setup, const AciesState *state, const AciesAction *action, JsonBuilder *builder);
void     co_decision_write (const AciesSetup *setup, const AciesState *state, JsonBuilder *builder);
void     co_state_write    (const AciesSetup *setup, const AciesState *state, JsonBuilder *builder);
void     co_events_write   (const AciesSetup *setup, const AciesEventList *events, JsonBuilder *builder);
void     co_odds_write     (const AciesSetup *setup, const AciesOdds *odds, JsonBuilder *builder);
void     co_check_write    (const AciesSetup *setup, const AciesState *state, const AciesAction *action, JsonBuilder *builder);
void     co_outcome_write  (const AciesSetup *setup, const AciesOutcome *outcome, JsonBuilder *builder);

G_END_DECLS
