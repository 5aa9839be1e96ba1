/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/campaign/campaign-json.h"

#include <string.h>

#include "engine/campaign/campaign-battle.h"
#include "engine/campaign/campaign-map.h"
#include "engine/campaign/campaign-names.h"
#include "engine/campaign/campaign-prestige.h"
#include "engine/core/acies-format.h"

/* ---- The decision ---- */

static void
put_options (JsonBuilder *builder, const CampaignSetup *setup, CampaignNodes nodes)
{
  guint node;

  json_builder_set_member_name (builder, "options");
  json_builder_begin_array (builder);
  ACIES_FOREACH_UNIT (node, nodes)
  json_builder_add_string_value (builder, setup->nodes[node].id);
  json_builder_end_array (builder);
}

void
campaign_decision_write (const AciesSetup *setup, const AciesState *state, JsonBuilder *builder)
{
  const CampaignSetup *own = CAMPAIGN_SETUP (setup);
  const CampaignState *now = CAMPAIGN_STATE (state);

  json_builder_begin_object (builder);
  acies_json_put_string (builder, "kind", acies_name_of (campaign_decision_names, now->decision));
  campaign_json_put_player (builder, "player", own,
                            now->decision == CAMPAIGN_DECIDE_SEASON ? CAMPAIGN_NOBODY
                                                                    : now->decider);
  if (now->decision == CAMPAIGN_DECIDE_LOSE)
    {
      acies_json_put_int (builder, "count", now->count);
      acies_json_put_string (builder, "reason", acies_name_of (campaign_loss_names, now->loss));
    }
  else if (now->decision == CAMPAIGN_DECIDE_CONTINGENT)
    campaign_json_put_players (builder, "for", own, campaign_can_help (own, now, now->decider));
  else if (now->decision == CAMPAIGN_DECIDE_RETREAT)
    put_options (builder, own, campaign_retreats (own, now, now->decider, now->battle.at));
  json_builder_end_object (builder);
}

/* ---- Players ---- */

static void
put_army (JsonBuilder *builder, const CampaignSetup *setup, const CampaignState *state,
          guint player)
{
  const CampaignPlayer *own = &state->players[player];
  const int             leader = campaign_leader (setup, state, player);

  json_builder_set_member_name (builder, "army");
  json_builder_begin_object (builder);
  campaign_json_put_list (builder, "units", setup, player, &own->army);
  campaign_json_put_node (builder, "at", setup, own->at);
  acies_json_put_bool (builder, "inside", own->inside);
  acies_json_put_string (builder, "general",
                         leader >= 0 ? setup->players[player].units[leader].id : NULL);
  json_builder_end_object (builder);
}

static int
compare_ids (const void *a, const void *b)
{
  return strcmp (*(const char *const *)a, *(const char *const *)b);
}

static void
put_cities_of (JsonBuilder *builder, const CampaignSetup *setup, const CampaignState *state,
               guint player)
{
  const char *ids[CAMPAIGN_MAX_NODES];
  guint       n = 0;

  for (guint i = 0; i < setup->n_nodes; i++)
    if (setup->nodes[i].kind == CAMPAIGN_CITY && state->cities[i].owner == (gint8)player)
      ids[n++] = setup->nodes[i].id;
  qsort (ids, n, sizeof ids[0], compare_ids);

  json_builder_set_member_name (builder, "cities");
  json_builder_begin_array (builder);
  for (guint i = 0; i < n; i++)
    json_builder_add_string_value (builder, ids[i]);
  json_builder_end_array (builder);
}

static void
put_player (JsonBuilder *builder, const CampaignSetup *setup, const CampaignState *state,
            guint player)
{
  const CampaignPlayer *own = &state->players[player];

  json_builder_set_member_name (builder, setup->players[player].id);
  json_builder_begin_object (builder);
  put_army (builder, setup, state, player);
  campaign_json_put_list (builder, "reserve", setup, player, &own->reserve);
  acies_json_put_int (builder, "prestige", own->prestige);
  put_cities_of (builder, setup, state, player);
  acies_json_put_bool (builder, "eliminated", own->out);
  campaign_json_put_players (builder, "allies", setup, own->allies);
  json_builder_end_object (builder);
}

/* ---- Cities, battle, result ---- */

static void
put_city (JsonBuilder *builder, const CampaignSetup *setup, const CampaignState *state, guint node)
{
  const CampaignCity *city = &state->cities[node];

  json_builder_set_member_name (builder, setup->nodes[node].id);
  json_builder_begin_object (builder);
  campaign_json_put_player (builder, "owner", setup, city->owner);
  if (city->besieger == CAMPAIGN_NOBODY)
    acies_json_put_null (builder, "siege");
  else
    {
      json_builder_set_member_name (builder, "siege");
      json_builder_begin_object (builder);
      campaign_json_put_player (builder, "by", setup, city->besieger);
      acies_json_put_int (builder, "seasons", city->seasons);
      json_builder_end_object (builder);
    }
  acies_json_put_bool (builder, "capital", setup->nodes[node].capital);
  json_builder_end_object (builder);
}

/* 7.5: scenario and seed stand there while it is to be fought. */
static void
put_battle (JsonBuilder *builder, const CampaignSetup *setup, const CampaignState *state)
{
  const CampaignBattle *battle = &state->battle;

  if (battle->attacker == CAMPAIGN_NOBODY)
    {
      acies_json_put_null (builder, "battle");
      return;
    }

  json_builder_set_member_name (builder, "battle");
  json_builder_begin_object (builder);
  campaign_json_put_player (builder, "attacker", setup, battle->attacker);
  campaign_json_put_player (builder, "defender", setup, battle->defender);
  campaign_json_put_node (builder, "at", setup, battle->at);
  if (state->decision == CAMPAIGN_DECIDE_BATTLE)
    {
      g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, battle->seed);

      json_builder_set_member_name (builder, "scenario");
      json_builder_add_value (builder, campaign_battle_rules.scenario ((const AciesSetup *)setup,
                                                                       (const AciesState *)state));
      acies_json_put_string (builder, "seed", seed);
    }
  json_builder_end_object (builder);
}

static void
put_result (JsonBuilder *builder, const CampaignSetup *setup, const CampaignState *state)
{
  guint8 ranking[CAMPAIGN_MAX_PLAYERS];

  if (state->decision != CAMPAIGN_DECIDE_OVER)
    {
      acies_json_put_null (builder, "result");
      return;
    }

  campaign_rank (setup, state, ranking);
  json_builder_set_member_name (builder, "result");
  json_builder_begin_object (builder);
  campaign_json_put_players (builder, "winners", setup, campaign_winners (setup, state));
  json_builder_set_member_name (builder, "ranking");
  json_builder_begin_array (builder);
  for (guint i = 0; i < setup->n_players; i++)
    json_builder_add_string_value (builder, setup->players[ranking[i]].id);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
put_order (JsonBuilder *builder, const CampaignSetup *setup, const CampaignState *state)
{
  json_builder_set_member_name (builder, "order");
  json_builder_begin_array (builder);
  for (guint i = 0; i < state->n_order; i++)
    json_builder_add_string_value (builder, setup->players[state->order[i]].id);
  json_builder_end_array (builder);
}

/* 7.2 */
void
campaign_state_write (const AciesSetup *setup, const AciesState *state, JsonBuilder *builder)
{
  const CampaignSetup *own = CAMPAIGN_SETUP (setup);
  const CampaignState *now = CAMPAIGN_STATE (state);

  json_builder_begin_object (builder);
  acies_json_put_string (builder, "format", acies_format_name (ACIES_FORMAT_CAMPAIGN));
  acies_json_put_int (builder, "year", now->year);
  acies_json_put_string (builder, "season", acies_name_of (campaign_season_names, now->season));
  put_order (builder, own, now);
  json_builder_set_member_name (builder, "decision");
  campaign_decision_write (setup, state, builder);
  json_builder_set_member_name (builder, "players");
  json_builder_begin_object (builder);
  for (guint i = 0; i < own->n_players; i++)
    put_player (builder, own, now, i);
  json_builder_end_object (builder);
  json_builder_set_member_name (builder, "cities");
  json_builder_begin_object (builder);
  for (guint i = 0; i < own->n_nodes; i++)
    if (own->nodes[i].kind == CAMPAIGN_CITY)
      put_city (builder, own, now, i);
  json_builder_end_object (builder);
  put_battle (builder, own, now);
  put_result (builder, own, now);
  json_builder_end_object (builder);
}
