/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-account.h"
#include "engine/cohorts/co-types.h"

G_BEGIN_DECLS

/* The members of AciesRuleset of these names: translated whole sentences (transfer full) or
 * phrases. */
char       *co_decision_text      (const AciesSetup *setup, const AciesState *state);
char       *co_action_text        (const AciesSetup *setup, const AciesState *state,
                                   const AciesAction *action);
char       *co_idle_text          (const AciesSetup *setup, const AciesState *state, guint n);
char       *co_start_text         (const AciesSetup *setup);
const char *co_attack_text        (const AciesSetup *setup, const AciesAction *action);
char       *co_caution_text       (const AciesSetup *setup, const AciesState *state,
                                   const AciesAction *action,
                                   const char **clause);
char       *co_payer_text         (const AciesSetup *setup, guint side, guint payer);
char       *co_event_text         (const AciesSetup *setup, const AciesEvent *event);
char       *co_throw_text         (const AciesSetup *setup, const AciesEvent *event);
char       *co_refusal_text       (const AciesSetup *setup, const AciesVerdict *verdict);
const char *co_decision_clause    (const AciesSetup *setup, const AciesState *state);
const char *co_refusal_clause     (const AciesVerdict *verdict);
const char *co_modifier_text      (guint name);
const char *co_modifier_clause    (guint name);
const char *co_odds_text          (guint result);
char       *co_odds_note_text     (const AciesSetup *setup, const AciesOddsNote *note);
const char *co_outcome_line_text  (guint name);
const char *co_outcome_level_text (guint level);
char       *co_outcome_text       (const AciesSetup *setup, const AciesOutcome *outcome);
const char *co_outcome_level_name (guint level);
char       *co_intent_text        (const AciesSetup *setup, const AciesState *before,
                                   const AciesAction *action);

G_END_DECLS
