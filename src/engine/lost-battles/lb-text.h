/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/* The members of AciesRuleset of these names: translated sentences (transfer full) and lent phrases. */
char       *lb_decision_text      (const AciesSetup *setup, const AciesState *state);
const char *lb_decision_clause    (const AciesSetup *setup, const AciesState *state);
char       *lb_action_text        (const AciesSetup *setup, const AciesState *state, const AciesAction *action);
char       *lb_event_text         (const AciesSetup *setup, const AciesEvent *event);
char       *lb_refusal_text       (const AciesSetup *setup, const AciesVerdict *verdict);
const char *lb_refusal_clause     (const AciesVerdict *verdict);
const char *lb_modifier_text      (guint name);
const char *lb_modifier_rule      (guint name);
const char *lb_odds_text          (guint result);
const char *lb_outcome_line_text  (guint name);
const char *lb_outcome_level_text (guint level);
const char *lb_outcome_level_name (guint level);
char       *lb_outcome_text       (const AciesSetup *setup, const AciesOutcome *outcome);
char       *lb_intent_text        (const AciesSetup *setup, const AciesState *before, const AciesAction *action);

G_END_DECLS
