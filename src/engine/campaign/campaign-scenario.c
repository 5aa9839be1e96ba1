/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/campaign/campaign-battle.h"

#include <stdio.h>
#include <string.h>

#include "engine/campaign/campaign-map.h"
#include "engine/campaign/campaign-names.h"
#include "engine/campaign/campaign-setup-parts.h"
#include "engine/core/acies-format.h"
#include "engine/core/acies-scenario.h"

/* ---- The battle as a scenario: 7.5 ---- */

/* Ids are short enough for a file whatever the campaign is called. */
static char *
battle_id (const CampaignSetup *setup, const CampaignState *state)
{
  g_autofree char *tail =
    g_strdup_printf ("-y%d-%s-%u", state->year,
                     acies_name_of (campaign_season_names, state->season), state->battle.number);
  const int room = ACIES_MAX_ID_LENGTH - (int)strlen (tail);

  return g_strdup_printf ("%.*s%s", room, setup->id, tail);
}

static void
put_unit (JsonBuilder *builder, const CampaignUnit *unit, gboolean general)
{
  json_builder_begin_object (builder);
  acies_json_put_string (builder, "id", unit->id);
  acies_json_put_string (builder, "code", unit->code);
  if (unit->name != NULL)
    acies_json_put_string (builder, "name", unit->name);
  if (general)
    acies_json_put_bool (builder, "general", TRUE);
  if (unit->disadvantage != 0)
    acies_json_put_int (builder, "disadvantage", unit->disadvantage);
  json_builder_end_object (builder);
}

/* The units of a protagonist's side in their order in the scenario; contingents come last. Returns: their number */
static guint
list_side (const CampaignSetup *setup, const CampaignState *state, int player,
           CampaignFallen units[CAMPAIGN_MAX_UNITS])
{
  const CampaignList *army = &state->players[player].army;
  guint               n = 0, unit;

  for (guint i = 0; i < army->n; i++)
    units[n++] = (CampaignFallen){ (gint8)player, (gint8)player, (gint8)army->units[i] };
  for (guint other = 0; other < setup->n_players; other++)
    if (state->players[other].lent_to == player)
      ACIES_FOREACH_UNIT (unit, state->players[other].lent)
  units[n++] = (CampaignFallen){ (gint8)player, (gint8)other, (gint8)unit };

  return n;
}

static void
put_side (JsonBuilder *builder, const CampaignSetup *setup, const CampaignState *state, int player)
{
  const int      leader = campaign_leader (setup, state, (guint)player);
  CampaignFallen units[CAMPAIGN_MAX_UNITS];
  const guint    n = list_side (setup, state, player, units);

  json_builder_begin_object (builder);
  acies_json_put_string (builder, "id", setup->players[player].id);
  acies_json_put_string (builder, "name", setup->players[player].plain_name);
  json_builder_set_member_name (builder, "units");
  json_builder_begin_array (builder);
  for (guint i = 0; i < n; i++)
    put_unit (builder, &setup->players[units[i].owner].units[units[i].unit],
              units[i].owner == player && units[i].unit == leader);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

/* Opens a scenario up to its sides. */
static void
begin_scenario (JsonBuilder *builder, const CampaignSetup *setup, const char *id, const char *name)
{
  json_builder_begin_object (builder);
  acies_json_put_string (builder, "format", acies_format_name (ACIES_FORMAT_SCENARIO));
  acies_json_put_int (builder, "version", ACIES_FORMAT_VERSION);
  acies_json_put_string (builder, "id", id);
  acies_json_put_string (builder, "ruleset", setup->rules);
  acies_json_put_string (builder, "name", name);
  json_builder_set_member_name (builder, "sides");
  json_builder_begin_array (builder);
}

/* Closes the sides and adds the ground of @n boards. */
static JsonNode *
end_scenario (JsonBuilder *builder, const CampaignSetup *setup, const guint8 *boards, guint n)
{
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "map");
  json_builder_add_value (builder, acies_json_copy (setup->boards[boards[0]]));
  json_builder_set_member_name (builder, "conditions");
  json_builder_begin_object (builder);
  acies_json_put_string (builder, "army-size", "any");
  acies_json_put_bool (builder, "camps", TRUE);
  json_builder_end_object (builder);
  json_builder_set_member_name (builder, "deployment");
  json_builder_begin_object (builder);
  acies_json_put_string (builder, "mode", "dice");
  json_builder_set_member_name (builder, "boards");
  json_builder_begin_array (builder);
  for (guint i = 0; i < n; i++)
    json_builder_add_value (builder, acies_json_copy (setup->boards[boards[i]]));
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

static JsonNode *
create_scenario (const AciesSetup *setup, const AciesState *state)
{
  const CampaignSetup    *own = CAMPAIGN_SETUP (setup);
  const CampaignState    *now = CAMPAIGN_STATE (state);
  const CampaignNode     *node = &own->nodes[now->battle.at];
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autofree char        *id = battle_id (own, now);
  g_autofree char        *name = g_strdup_printf (
           "Battle of %s", node->plain_name); /* the same in every language: it is hashed */

  begin_scenario (builder, own, id, name);
  put_side (builder, own, now, now->battle.attacker);
  put_side (builder, own, now, now->battle.defender);

  return end_scenario (builder, own, node->boards, node->n_boards);
}

/* ---- How it ended ---- */

static gboolean
is_pending (const AciesSetup *setup, const AciesState *state)
{
  return CAMPAIGN_STATE (state)->decision == CAMPAIGN_DECIDE_BATTLE;
}

static guint64
seed_of (const AciesSetup *setup, const AciesState *state, const AciesAction *request)
{
  if (request != NULL && request->kind == CAMPAIGN_AUTO_RESOLVE && request->n_words == 2)
    return (guint32)request->words[0] | (guint64)(guint32)request->words[1] << 32;

  return CAMPAIGN_STATE (state)->battle.seed;
}

static gboolean
asks (const AciesAction *action)
{
  return action->kind == CAMPAIGN_AUTO_RESOLVE;
}

static void
add_fate (CampaignReport *report, const CampaignSetup *setup, const CampaignState *state,
          int player, const AciesFate *fate)
{
  CampaignFallen units[CAMPAIGN_MAX_UNITS];
  const guint    n = list_side (setup, state, player, units);

  for (guint i = 0; i < n && report->n_lost < CAMPAIGN_MAX_LOST; i++)
    if (fate->lost & ACIES_UNIT_BIT (i))
      report->lost[report->n_lost++] = units[i];
  if (fate->general_lost)
    report->general_lost |= 1u << player;
  if (fate->camp_lost)
    report->camp_lost |= 1u << player;
}

static gboolean
create_report (const AciesSetup *setup, const AciesState *state, const AciesAftermath *aftermath,
               const char *record, AciesAction *action)
{
  const CampaignState *now = CAMPAIGN_STATE (state);
  const int            sides[] = { now->battle.attacker, now->battle.defender };
  CampaignReport       report = { .winner = CAMPAIGN_NOBODY };

  if (record != NULL &&
      g_strlcpy (report.record, record, sizeof report.record) >= sizeof report.record)
    return FALSE;

  if (aftermath->winner != ACIES_NO_SIDE)
    report.winner = sides[aftermath->winner];
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    add_fate (&report, CAMPAIGN_SETUP (setup), now, sides[i], &aftermath->fates[i]);
  campaign_report_pack (&report, action);

  return TRUE;
}

static char *
dup_record (const AciesAction *action)
{
  CampaignReport report;

  if (action->kind != CAMPAIGN_BATTLE_RESULT)
    return NULL;

  campaign_report_unpack (action, &report);

  return report.record[0] != '\0' ? g_strdup (report.record) : NULL;
}

/* The order in which elements fell is the player's to tell. */
static gboolean
agree (const AciesAction *one, const AciesAction *other)
{
  CampaignReport a, b;
  AciesUnits     lost[2][CAMPAIGN_MAX_PLAYERS] = { { 0 } };

  if (one->kind != CAMPAIGN_BATTLE_RESULT || other->kind != CAMPAIGN_BATTLE_RESULT)
    return FALSE;

  campaign_report_unpack (one, &a);
  campaign_report_unpack (other, &b);
  for (guint i = 0; i < a.n_lost; i++)
    lost[0][a.lost[i].owner] |= ACIES_UNIT_BIT (a.lost[i].unit);
  for (guint i = 0; i < b.n_lost; i++)
    lost[1][b.lost[i].owner] |= ACIES_UNIT_BIT (b.lost[i].unit);

  return a.winner == b.winner && a.general_lost == b.general_lost && a.camp_lost == b.camp_lost &&
         memcmp (lost[0], lost[1], sizeof lost[0]) == 0;
}

const AciesCampaignRules campaign_battle_rules = {
  .record_clause = "D-CPN-11",
  .pending = is_pending,
  .scenario = create_scenario,
  .seed = seed_of,
  .asks = asks,
  .report = create_report,
  .record = dup_record,
  .agree = agree,
};

/* ---- Trying units and boards before any battle ---- */

#define N_TRIED (CAMPAIGN_ARMY)

/* The place in the file of unit @unit of @player. (transfer full) */
static char *
unit_path (const CampaignSetup *setup, guint player, guint unit)
{
  const guint n_army = setup->players[player].n_army;

  if (unit < n_army)
    return g_strdup_printf ("players[%u].army.units[%u]", player, unit);

  return g_strdup_printf ("players[%u].army.reserve[%u]", player, unit - n_army);
}

/* A battle of twelve units of @player from @first on against themselves, on the boards from @board on. */
static JsonNode *
create_trial (const CampaignSetup *setup, guint player, guint first, guint board, guint n_boards)
{
  const CampaignPlayerSetup *own = &setup->players[player];
  const guint                last = MIN (first + N_TRIED, own->n_units);
  g_autoptr (JsonBuilder)    builder = json_builder_new ();
  guint8                     boards[CAMPAIGN_NODE_BOARDS];

  for (guint i = 0; i < n_boards; i++)
    boards[i] = (guint8)(board + i);
  begin_scenario (builder, setup, "trial", "Trial");
  for (guint side = 0; side < ACIES_BATTLE_SIDES; side++)
    {
      json_builder_begin_object (builder);
      acies_json_put_string (builder, "id", side == 0 ? "a" : "b");
      acies_json_put_string (builder, "name", side == 0 ? "A" : "B");
      json_builder_set_member_name (builder, "units");
      json_builder_begin_array (builder);
      for (guint i = first; i < last; i++)
        {
          g_autofree char *id = g_strdup_printf ("%c%u", side == 0 ? 'a' : 'b', i);
          CampaignUnit     unit = own->units[i];

          unit.id = id;
          put_unit (builder, &unit, i == first);
        }
      json_builder_end_array (builder);
      json_builder_end_object (builder);
    }

  return end_scenario (builder, setup, boards, n_boards);
}

/* Tells the faults of a trial's units and boards where they stand in the campaign; of the enemy's likes nothing. */
static void
tell_faults (const CampaignSetup *setup, const AciesProblems *found, guint player, guint first,
             guint board, AciesProblems *problems)
{
  for (guint i = 0; i < acies_problems_size (found); i++)
    {
      const AciesProblem *problem = acies_problems_get (found, i);
      const char         *rest = strchr (problem->path, ']');
      g_autofree char    *place = NULL;
      g_autofree char    *path = NULL;
      guint               index = 0;

      if (sscanf (problem->path, "sides[0].units[%u]", &index) == 1 && rest != NULL)
        {
          place = unit_path (setup, player, first + index);
          rest = strchr (rest + 1, ']');
        }
      else if (sscanf (problem->path, "deployment.boards[%u]", &index) == 1 && rest != NULL)
        place = g_strdup_printf ("boards.%s", setup->board_ids[board + index]);
      if (place == NULL || rest == NULL)
        continue;

      path = g_strconcat (place, rest + 1, NULL);
      acies_problems_add (problems, problem->severity, path, problem->clause, "%s",
                          problem->message);
    }
}

void
campaign_setup_try_battles (const CampaignSetup *setup, const AciesJsonCursor *root,
                            AciesProblems *problems)
{
  const AciesRuleset *rules = acies_ruleset_find (setup->rules);

  for (guint player = 0; player < setup->n_players; player++)
    for (guint first = 0; first < setup->players[player].n_units && setup->n_boards > 0;
         first += N_TRIED)
      {
        const gboolean with_boards = player == 0 && first == 0;
        const guint    n_boards = with_boards ? MIN (setup->n_boards, CAMPAIGN_NODE_BOARDS) : 1;
        g_autoptr (JsonNode)      trial = create_trial (setup, player, first, 0, n_boards);
        g_autoptr (AciesProblems) found = acies_problems_new ();
        const AciesJsonCursor     at = acies_json_root (trial);

        rules->validate (&at, found);
        tell_faults (setup, found, player, first, 0, problems);
      }
  for (guint board = CAMPAIGN_NODE_BOARDS; board < setup->n_boards; board += CAMPAIGN_NODE_BOARDS)
    {
      g_autoptr (JsonNode) trial =
        create_trial (setup, 0, 0, board, MIN (setup->n_boards - board, CAMPAIGN_NODE_BOARDS));
      g_autoptr (AciesProblems) found = acies_problems_new ();
      const AciesJsonCursor     at = acies_json_root (trial);

      rules->validate (&at, found);
      tell_faults (setup, found, 0, 0, board, problems);
    }
}
