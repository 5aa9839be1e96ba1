/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/campaign/campaign-json.h"

#include "engine/campaign/campaign-battle.h"
#include "engine/campaign/campaign-clauses.h"
#include "engine/campaign/campaign-events.h"
#include "engine/campaign/campaign-names.h"
#include "engine/campaign/campaign-prestige.h"

/* ---- Ids ---- */

void
campaign_json_put_player (JsonBuilder *builder, const char *key, const CampaignSetup *setup,
                          int player)
{
  acies_json_put_string (
    builder, key, player >= 0 && player < (int)setup->n_players ? setup->players[player].id : NULL);
}

void
campaign_json_put_node (JsonBuilder *builder, const char *key, const CampaignSetup *setup, int node)
{
  acies_json_put_string (builder, key,
                         node >= 0 && node < (int)setup->n_nodes ? setup->nodes[node].id : NULL);
}

void
campaign_json_put_players (JsonBuilder *builder, const char *key, const CampaignSetup *setup,
                           guint players)
{
  json_builder_set_member_name (builder, key);
  json_builder_begin_array (builder);
  for (guint i = 0; i < setup->n_players; i++)
    if (players >> i & 1)
      json_builder_add_string_value (builder, setup->players[i].id);
  json_builder_end_array (builder);
}

void
campaign_json_put_list (JsonBuilder *builder, const char *key, const CampaignSetup *setup,
                        guint player, const CampaignList *list)
{
  json_builder_set_member_name (builder, key);
  json_builder_begin_array (builder);
  for (guint i = 0; i < list->n; i++)
    json_builder_add_string_value (builder, setup->players[player].units[list->units[i]].id);
  json_builder_end_array (builder);
}

void
campaign_json_put_units (JsonBuilder *builder, const char *key, const CampaignSetup *setup,
                         guint player, AciesUnits units)
{
  CampaignList list = { 0 };
  guint        unit;

  ACIES_FOREACH_UNIT (unit, units)
  list.units[list.n++] = (guint8)unit;
  campaign_json_put_list (builder, key, setup, player, &list);
}

/* ---- Actions ---- */

static void
put_words (JsonBuilder *builder, const char *key, const CampaignSetup *setup, guint player,
           const AciesAction *action)
{
  CampaignList list = { 0 };

  for (guint i = 0; i < action->n_words; i++)
    if (action->words[i] >= 0 && action->words[i] < (int)setup->players[player].n_units)
      list.units[list.n++] = (guint8)action->words[i];
  campaign_json_put_list (builder, key, setup, player, &list);
}

static void
put_route (JsonBuilder *builder, const CampaignSetup *setup, const AciesAction *action)
{
  json_builder_set_member_name (builder, "route");
  json_builder_begin_array (builder);
  for (guint i = 0; i < action->n_words; i++)
    if (action->words[i] >= 0 && action->words[i] < (int)setup->n_nodes)
      json_builder_add_string_value (builder, setup->nodes[action->words[i]].id);
  json_builder_end_array (builder);
}

static void
put_lost_by (JsonBuilder *builder, const CampaignSetup *setup, int protagonist,
             const CampaignReport *report)
{
  json_builder_set_member_name (builder, setup->players[protagonist].id);
  json_builder_begin_array (builder);
  for (guint i = 0; i < report->n_lost; i++)
    if (report->lost[i].for_whom == protagonist)
      json_builder_add_string_value (
        builder, setup->players[report->lost[i].owner].units[report->lost[i].unit].id);
  json_builder_end_array (builder);
}

static void
put_report (JsonBuilder *builder, const CampaignSetup *setup, const CampaignState *state,
            const AciesAction *action)
{
  CampaignReport report;

  campaign_report_unpack (action, &report);
  campaign_json_put_player (builder, "winner", setup, report.winner);
  json_builder_set_member_name (builder, "lost");
  json_builder_begin_object (builder);
  put_lost_by (builder, setup, state->battle.attacker, &report);
  put_lost_by (builder, setup, state->battle.defender, &report);
  json_builder_end_object (builder);
  campaign_json_put_players (builder, "general-lost", setup, report.general_lost);
  campaign_json_put_players (builder, "camp-lost", setup, report.camp_lost);
  if (report.record[0] != '\0')
    acies_json_put_string (builder, "record", report.record);
}

static void
put_seed (JsonBuilder *builder, guint64 seed)
{
  g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);

  acies_json_put_string (builder, "seed", text);
}

void
campaign_action_write (const AciesSetup *setup, const AciesState *state, const AciesAction *action,
                       JsonBuilder *builder)
{
  const CampaignSetup *own = CAMPAIGN_SETUP (setup);
  const CampaignState *now = CAMPAIGN_STATE (state);
  const guint          player = (guint)MAX (now->decider, 0);

  json_builder_begin_object (builder);
  acies_json_put_string (builder, "kind", acies_name_of (campaign_action_names, action->kind));
  if (action->kind == CAMPAIGN_MARCH)
    put_route (builder, own, action);
  else if (action->kind == CAMPAIGN_LOSE)
    put_words (builder, "elements", own, player, action);
  else if (action->kind == CAMPAIGN_SEND_CONTINGENT)
    {
      campaign_json_put_player (builder, "to", own, action->args[0]);
      put_words (builder, "elements", own, player, action);
    }
  else if (action->kind == CAMPAIGN_BATTLE_RESULT && now->battle.attacker >= 0)
    put_report (builder, own, now, action);
  else if (action->kind == CAMPAIGN_AUTO_RESOLVE && action->n_words == 2)
    put_seed (builder, campaign_battle_rules.seed (setup, state, action));
  else if (action->kind == CAMPAIGN_RETREAT)
    campaign_json_put_node (builder, "to", own, action->args[0]);
  else if (action->kind == CAMPAIGN_WINTER_ORDERS)
    {
      campaign_json_put_node (builder, "quarters", own, action->args[0]);
      put_words (builder, "recruit", own, player, action);
      if (action->args[1] == CAMPAIGN_ALLIES_GIVEN)
        campaign_json_put_players (builder, "allies", own, (guint)action->args[2]);
    }
  json_builder_end_object (builder);
}

/* ---- Events ---- */

/* What fell in the battle of event @index: its children tell. */
static void
put_fallen (JsonBuilder *builder, const CampaignSetup *setup, const AciesEventList *events,
            guint index)
{
  const AciesEvent *battle = acies_event_list_get (events, index);

  json_builder_set_member_name (builder, "lost");
  json_builder_begin_object (builder);
  for (guint side = 0; side < ACIES_BATTLE_SIDES; side++)
    {
      json_builder_set_member_name (builder, setup->players[battle->args[side]].id);
      json_builder_begin_array (builder);
      for (guint i = index + 1; i < acies_event_list_size (events); i++)
        {
          const AciesEvent *event = acies_event_list_get (events, i);
          guint             unit;

          if (event->kind != CAMPAIGN_EVENT_FALLEN)
            break;
          if (event->args[0] != battle->args[side])
            continue;
          ACIES_FOREACH_UNIT (unit, event->units)
          json_builder_add_string_value (builder, setup->players[event->side].units[unit].id);
        }
      json_builder_end_array (builder);
    }
  json_builder_end_object (builder);
}

static void
put_battle (JsonBuilder *builder, const CampaignSetup *setup, const AciesEventList *events,
            guint index)
{
  const AciesEvent *event = acies_event_list_get (events, index);

  campaign_json_put_player (builder, "attacker", setup, event->args[0]);
  campaign_json_put_player (builder, "defender", setup, event->args[1]);
  campaign_json_put_node (builder, "at", setup, event->cell);
  campaign_json_put_player (builder, "winner", setup, event->side);
  put_fallen (builder, setup, events, index);
  campaign_json_put_players (builder, "general-lost", setup, (guint)event->args[2]);
  campaign_json_put_players (builder, "camp-lost", setup, (guint)event->args[3]);
}

static void
put_order (JsonBuilder *builder, const CampaignSetup *setup, const AciesEvent *event)
{
  json_builder_set_member_name (builder, "order");
  json_builder_begin_array (builder);
  for (guint i = 0; i < G_N_ELEMENTS (event->args); i++)
    if (event->args[i] >= 0)
      json_builder_add_string_value (builder, setup->players[event->args[i]].id);
  json_builder_end_array (builder);
}

static void
put_loss (JsonBuilder *builder, const CampaignSetup *setup, const AciesEvent *event)
{
  campaign_json_put_units (builder, "elements", setup, (guint)event->side, event->units);
  acies_json_put_string (builder, "reason", acies_name_of (campaign_loss_names, event->args[0]));
}

/* What an event has beside its kind and rule. */
static void
put_members (JsonBuilder *builder, const CampaignSetup *setup, const AciesEventList *events,
             guint index)
{
  const AciesEvent *event = acies_event_list_get (events, index);

  if (event->kind == CAMPAIGN_EVENT_BATTLE_RESULT)
    {
      put_battle (builder, setup, events, index);
      return;
    }

  if (event->side != ACIES_NO_SIDE)
    campaign_json_put_player (builder, "player", setup, event->side);
  if (event->cell != ACIES_NO_CELL)
    campaign_json_put_node (
      builder,
      event->kind == CAMPAIGN_EVENT_SIEGE_DIE || event->kind == CAMPAIGN_EVENT_CITY_TAKEN ? "city"
                                                                                          : "at",
      setup, event->cell);
  if (event->other_cell != ACIES_NO_CELL)
    campaign_json_put_node (builder, "from", setup, event->other_cell);
  if (event->n_dice == 1)
    acies_event_put_die (event, builder);
  switch ((CampaignEventKind)event->kind)
    {
    case CAMPAIGN_EVENT_SEASON:
      acies_json_put_int (builder, "year", event->args[0]);
      acies_json_put_string (builder, "season",
                             acies_name_of (campaign_season_names, event->args[1]));
      break;
    case CAMPAIGN_EVENT_ORDER:
      put_order (builder, setup, event);
      break;
    case CAMPAIGN_EVENT_STORM_DIE:
    case CAMPAIGN_EVENT_ATTRITION_DIE:
      acies_json_put_int (builder, "lost", event->args[0]);
      break;
    case CAMPAIGN_EVENT_LOST:
      put_loss (builder, setup, event);
      break;
    case CAMPAIGN_EVENT_CONTINGENT:
      campaign_json_put_player (builder, "to", setup, event->args[0]);
      campaign_json_put_units (builder, "elements", setup, (guint)event->side, event->units);
      break;
    case CAMPAIGN_EVENT_BATTLE:
    case CAMPAIGN_EVENT_BATTLE_DICE:
      campaign_json_put_player (builder, "defender", setup, event->args[0]);
      break;
    case CAMPAIGN_EVENT_PRESTIGE:
      acies_json_put_int (builder, "points", event->args[0]);
      break;
    case CAMPAIGN_EVENT_SIEGE_DIE:
      acies_json_put_int (builder, "needed", event->args[0]);
      break;
    case CAMPAIGN_EVENT_CITY_TAKEN:
      campaign_json_put_player (builder, "from", setup, event->args[0]);
      break;
    case CAMPAIGN_EVENT_RECRUITED:
      campaign_json_put_units (builder, "elements", setup, (guint)event->side, event->units);
      break;
    case CAMPAIGN_EVENT_ALLIES:
      campaign_json_put_players (builder, "allies", setup, (guint)event->args[0]);
      break;
    case CAMPAIGN_EVENT_ENDED:
      campaign_json_put_players (builder, "winners", setup, (guint)event->args[0]);
      break;
    case CAMPAIGN_EVENT_ORDER_DIE:
    case CAMPAIGN_EVENT_MARCHED:
    case CAMPAIGN_EVENT_SALLIED:
    case CAMPAIGN_EVENT_STOOD_SIEGE:
    case CAMPAIGN_EVENT_BATTLE_RESULT:
    case CAMPAIGN_EVENT_FALLEN:
    case CAMPAIGN_EVENT_RETREATED:
    case CAMPAIGN_EVENT_WITHDREW:
    case CAMPAIGN_EVENT_DISPERSED:
    case CAMPAIGN_EVENT_SIEGE_LIFTED:
    case CAMPAIGN_EVENT_ELIMINATED:
    case CAMPAIGN_EVENT_QUARTERS:
    case CAMPAIGN_N_EVENTS:
      break;
    }
}

/* The elements that fell stand in the event of their battle. */
void
campaign_events_write (const AciesSetup *setup, const AciesEventList *events, JsonBuilder *builder)
{
  json_builder_begin_array (builder);
  for (guint i = 0; i < acies_event_list_size (events); i++)
    {
      const AciesEvent *event = acies_event_list_get (events, i);

      if (event->kind == CAMPAIGN_EVENT_FALLEN)
        continue;
      json_builder_begin_object (builder);
      acies_json_put_string (builder, "kind", acies_name_of (campaign_event_names, event->kind));
      acies_json_put_string (builder, "rule", campaign_clauses[event->clause].number);
      put_members (builder, CAMPAIGN_SETUP (setup), events, i);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/* ---- The rest ---- */

/* No action of a campaign has odds. */
void
campaign_odds_write (const AciesSetup *setup, const AciesOdds *odds, JsonBuilder *builder)
{
  json_builder_begin_object (builder);
  json_builder_end_object (builder);
}

void
campaign_check_write (const AciesSetup *setup, const AciesState *state, const AciesAction *action,
                      JsonBuilder *builder)
{
}

void
campaign_outcome_write (const AciesSetup *setup, const AciesOutcome *outcome, JsonBuilder *builder)
{
  const CampaignSetup *own = CAMPAIGN_SETUP (setup);

  json_builder_begin_object (builder);
  campaign_json_put_player (builder, "winner", own, outcome->winner);
  acies_json_put_string (builder, "level", acies_name_of (campaign_level_names, outcome->level));
  campaign_json_put_players (builder, "winners", own, outcome->reason);
  json_builder_set_member_name (builder, "prestige");
  json_builder_begin_object (builder);
  for (guint i = 0; i < own->n_players; i++)
    acies_json_put_int (builder, own->players[i].id, outcome->points[i]);
  json_builder_end_object (builder);
  json_builder_end_object (builder);
}
