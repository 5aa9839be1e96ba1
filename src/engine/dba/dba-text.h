/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-types.h"

G_BEGIN_DECLS

/* Where the rules of close combat begin: AciesRuleset.attacking. */
#define DBA_ATTACKING_RULE "D-CMB-1"

/* The members of AciesRuleset of these names: translated sentences (transfer full) and lent phrases. */
char       *dba_decision_text      (const AciesSetup *setup, const AciesState *state);
const char *dba_decision_clause    (const AciesSetup *setup, const AciesState *state);
char       *dba_action_text        (const AciesSetup *setup, const AciesState *state, const AciesAction *action);
char       *dba_caution_text       (const AciesSetup *setup, const AciesState *state, const AciesAction *action,
                                    const char **clause);
char       *dba_start_text         (const AciesSetup *setup);
const char *dba_attack_text        (const AciesSetup *setup, const AciesAction *action);
char       *dba_idle_text          (const AciesSetup *setup, const AciesState *state, guint n);
char       *dba_payer_text         (const AciesSetup *setup, guint side, guint payer);
char       *dba_event_text         (const AciesSetup *setup, const AciesEvent *event);
char       *dba_throw_text         (const AciesSetup *setup, const AciesEvent *event);
char       *dba_refusal_text       (const AciesSetup *setup, const AciesVerdict *verdict);
const char *dba_refusal_clause     (const AciesVerdict *verdict);
const char *dba_modifier_text      (guint name);
const char *dba_modifier_clause    (guint name);
const char *dba_odds_text          (guint result);
const char *dba_outcome_line_text  (guint name);
const char *dba_outcome_level_text (guint level);
const char *dba_outcome_level_name (guint level);
char       *dba_outcome_text       (const AciesSetup *setup, const AciesOutcome *outcome);
char       *dba_intent_text        (const AciesSetup *setup, const AciesState *before, const AciesAction *action);

G_END_DECLS
