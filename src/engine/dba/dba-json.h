/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-types.h"

G_BEGIN_DECLS

/* The members of AciesRuleset of these names (3.1, 3.3, 3.4, 3.5). */
gboolean dba_action_read   (const AciesSetup *setup, const AciesState *state, const AciesJsonCursor *at, AciesAction *action,
                            AciesProblems *problems);
void dba_action_write   (const AciesSetup *setup, const AciesState *state, const AciesAction *action, JsonBuilder *builder);
void dba_decision_write (const AciesSetup *setup, const AciesState *state, JsonBuilder *builder);
void dba_state_write    (const AciesSetup *setup, const AciesState *state, JsonBuilder *builder);
void dba_events_write   (const AciesSetup *setup, const AciesEventList *events, JsonBuilder *builder);
void dba_odds_write     (const AciesSetup *setup, const AciesOdds *odds, JsonBuilder *builder);
void dba_check_write    (const AciesSetup *setup, const AciesState *state, const AciesAction *action, JsonBuilder *builder);
void dba_outcome_write  (const AciesSetup *setup, const AciesOutcome *outcome, JsonBuilder *builder);

G_END_DECLS
