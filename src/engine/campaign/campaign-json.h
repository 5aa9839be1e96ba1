/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/campaign/campaign-types.h"

G_BEGIN_DECLS

/* The members of AciesRuleset of these names (7.2, 7.3). */
gboolean campaign_action_read    (const AciesSetup *setup, const AciesState *state, const AciesJsonCursor *at,
                                  AciesAction *action, AciesProblems *problems);
void     campaign_action_write   (const AciesSetup *setup, const AciesState *state, const AciesAction *action,
                                  JsonBuilder *builder);
void     campaign_decision_write (const AciesSetup *setup, const AciesState *state, JsonBuilder *builder);
void     campaign_state_write    (const AciesSetup *setup, const AciesState *state, JsonBuilder *builder);
void     campaign_events_write   (const AciesSetup *setup, const AciesEventList *events, JsonBuilder *builder);
void     campaign_odds_write     (const AciesSetup *setup, const AciesOdds *odds, JsonBuilder *builder);
void     campaign_check_write    (const AciesSetup *setup, const AciesState *state, const AciesAction *action,
                                  JsonBuilder *builder);
void     campaign_outcome_write  (const AciesSetup *setup, const AciesOutcome *outcome, JsonBuilder *builder);

/* Lists of ids as a member: of players, a bit each; of units of @player in order, or as a set. */
void campaign_json_put_players (JsonBuilder *builder, const char *key, const CampaignSetup *setup, guint players);
void campaign_json_put_list    (JsonBuilder *builder, const char *key, const CampaignSetup *setup, guint player,
                                const CampaignList *list);
void campaign_json_put_units   (JsonBuilder *builder, const char *key, const CampaignSetup *setup, guint player,
                                AciesUnits units);

/* The id of a player or node; null for CAMPAIGN_NOBODY. */
void campaign_json_put_player (JsonBuilder *builder, const char *key, const CampaignSetup *setup, int player);
void campaign_json_put_node   (JsonBuilder *builder, const char *key, const CampaignSetup *setup, int node);

G_END_DECLS
