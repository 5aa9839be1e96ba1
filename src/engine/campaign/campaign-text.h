/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/campaign/campaign-types.h"

G_BEGIN_DECLS

/* The members of AciesRuleset of these names: translated sentences (transfer full) and lent phrases. */
char       *campaign_decision_text      (const AciesSetup *setup, const AciesState *state);
const char *campaign_decision_clause    (const AciesSetup *setup, const AciesState *state);
char       *campaign_action_text        (const AciesSetup *setup, const AciesState *state, const AciesAction *action);
char       *campaign_payer_text         (const AciesSetup *setup, guint side, guint payer);
char       *campaign_event_text         (const AciesSetup *setup, const AciesEvent *event);
char       *campaign_throw_text         (const AciesSetup *setup, const AciesEvent *event);
char       *campaign_refusal_text       (const AciesSetup *setup, const AciesVerdict *verdict);
const char *campaign_refusal_clause     (const AciesVerdict *verdict);
const char *campaign_modifier_text      (guint name);
const char *campaign_modifier_clause    (guint name);
const char *campaign_odds_text          (guint result);
const char *campaign_outcome_line_text  (guint name);
const char *campaign_outcome_level_text (guint level);
const char *campaign_outcome_level_name (guint level);
char       *campaign_outcome_text       (const AciesSetup *setup, const AciesOutcome *outcome);
char       *campaign_intent_text        (const AciesSetup *setup, const AciesState *before, const AciesAction *action);

/* ---- Words that several texts use ---- */

const char *campaign_player_words (const CampaignSetup *setup, int player);
const char *campaign_node_words   (const CampaignSetup *setup, int node);
const char *campaign_season_words (guint season);

/* "4Bd, Tenth Legion (4Bd), 2Ps": elements in order; players, a bit each. (transfer full) */
char *campaign_units_words   (const CampaignSetup *setup, guint player, AciesUnits units);
char *campaign_players_words (const CampaignSetup *setup, guint players);

G_END_DECLS
