/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/campaign/campaign-setup-parts.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

#include "engine/core/acies-scenario.h"

#define LAST_RANK 99 /* behind all rules */

int
campaign_node_find (const CampaignSetup *setup, const char *id)
{
  for (guint i = 0; i < setup->n_nodes; i++)
    if (g_strcmp0 (setup->nodes[i].id, id) == 0)
      return (int)i;

  return CAMPAIGN_UNKNOWN;
}

int
campaign_player_find (const CampaignSetup *setup, const char *id)
{
  for (guint i = 0; i < setup->n_players; i++)
    if (g_strcmp0 (setup->players[i].id, id) == 0)
      return (int)i;

  return CAMPAIGN_UNKNOWN;
}

int
campaign_unit_find (const CampaignSetup *setup, const char *id, guint *player)
{
  for (*player = 0; *player < setup->n_players; *player += 1)
    for (guint i = 0; i < setup->players[*player].n_units; i++)
      if (g_strcmp0 (setup->players[*player].units[i].id, id) == 0)
        return (int)i;

  *player = 0;
  return CAMPAIGN_UNKNOWN;
}

/* D-CVAL-1; the frame of the file has judged ids and names. */
static gboolean
check_players (const AciesJsonCursor *players, AciesProblems *problems)
{
  const guint n = acies_json_length (players);

  if (n >= CAMPAIGN_MIN_PLAYERS && n <= CAMPAIGN_MAX_PLAYERS)
    return TRUE;

  acies_json_complain (players, problems, "D-CVAL-1",
                       _ ("a campaign has %1$d to %2$d players; this one has %3$u"),
                       CAMPAIGN_MIN_PLAYERS, CAMPAIGN_MAX_PLAYERS, n);

  return FALSE;
}

/* The index of a node whose owner the file names wrongly; then nobody's cities can be counted. */
static gboolean
has_wrong_owner (const CampaignSetup *setup)
{
  for (guint i = 0; i < setup->n_nodes; i++)
    if (setup->nodes[i].owner == CAMPAIGN_UNKNOWN)
      return TRUE;

  return FALSE;
}

/* D-CVAL-2, D-CVAL-3 */
static void
check_cities (const CampaignSetup *setup, const AciesJsonCursor *players, AciesProblems *problems)
{
  for (guint player = 0; player < setup->n_players && !has_wrong_owner (setup); player++)
    {
      const AciesJsonCursor at = acies_json_element (players, player);
      guint                 n_cities = 0, n_capitals = 0;

      for (guint i = 0; i < setup->n_nodes; i++)
        if (setup->nodes[i].kind == CAMPAIGN_CITY && setup->nodes[i].owner == (gint8)player)
          {
            n_cities++;
            n_capitals += setup->nodes[i].capital;
          }
      if (!setup->start.given && n_cities != CAMPAIGN_CITIES)
        acies_json_complain (
          &at, problems, "D-CVAL-2",
          _ ("%1$s owns %2$u cities on the map; each player starts with exactly %3$d"),
          setup->players[player].name, n_cities, CAMPAIGN_CITIES);
      if (n_capitals > 1)
        acies_json_complain (&at, problems, "D-CVAL-3",
                             _ ("%1$s has %2$u capitals; a player has one at most"),
                             setup->players[player].name, n_capitals);
    }
}

static void
read_scalars (CampaignSetup *setup, const AciesJsonCursor *root, AciesProblems *problems)
{
  const char *id = NULL, *name = NULL, *rules = NULL;
  int         years = 0;

  acies_json_read_id (root, "id", &id, problems);
  acies_json_read_string (root, "name", &name, problems);
  acies_json_read_id (root, "ruleset", &rules, problems);
  acies_json_read_int (root, "years", 1, CAMPAIGN_MAX_YEARS, &years, problems);
  acies_json_read_bool_or (root, "contingents", &setup->contingents, problems);
  setup->id = g_strdup (id);
  setup->name = g_strdup (name);
  setup->rules = g_strdup (rules);
  setup->years = (guint)years;
}

static CampaignSetup *
compile (const AciesJsonCursor *root, AciesProblems *problems)
{
  CampaignSetup        *setup = g_new0 (CampaignSetup, 1);
  const AciesJsonCursor players = acies_json_member (root, "players");

  read_scalars (setup, root, problems);
  if (!check_players (&players, problems))
    return setup;

  setup->n_players = acies_json_length (&players);
  for (guint i = 0; i < setup->n_players; i++)
    {
      const AciesJsonCursor at = acies_json_element (&players, i);
      const char           *id = NULL, *name = NULL;

      acies_json_read_id (&at, "id", &id, problems);
      acies_json_read_string (&at, "name", &name, problems);
      setup->players[i].id = g_strdup (id);
      setup->players[i].name = g_strdup (acies_scenario_translate (name));
      setup->players[i].plain_name = g_strdup (name);
    }

  campaign_setup_read_boards (setup, root, problems);
  campaign_setup_read_map (setup, root, problems);
  campaign_setup_read_situation (setup, root, problems);
  for (guint i = 0; i < setup->n_players; i++)
    {
      const AciesJsonCursor at = acies_json_element (&players, i);

      campaign_setup_read_player (setup, i, &at, problems);
    }
  campaign_setup_read_allies (setup, &players, problems);
  check_cities (setup, &players, problems);
  if (!acies_problems_has_errors (problems))
    campaign_setup_try_battles (setup, root, problems);

  return setup;
}

/* Problems are told in the order of the rules that they break. */
static guint
rank_of (const AciesProblem *problem)
{
  guint rule;

  if (problem->severity != ACIES_SEVERITY_ERROR || problem->clause == NULL ||
      sscanf (problem->clause, "D-CVAL-%u", &rule) != 1)
    return LAST_RANK;

  return MIN (rule, LAST_RANK);
}

static void
add_sorted (AciesProblems *problems, const AciesProblems *own)
{
  for (guint rank = 0; rank <= LAST_RANK; rank++)
    for (guint i = 0; i < acies_problems_size (own); i++)
      {
        const AciesProblem *problem = acies_problems_get (own, i);

        if (rank_of (problem) == rank)
          acies_problems_add (problems, problem->severity, problem->path, problem->clause, "%s",
                              problem->message);
      }
}

void
campaign_validate (const AciesJsonCursor *root, AciesProblems *problems)
{
  g_autoptr (AciesProblems) own = acies_problems_new ();

  campaign_setup_free ((AciesSetup *)compile (root, own));
  add_sorted (problems, own);
}

AciesSetup *
campaign_setup_new (const AciesJsonCursor *root, AciesProblems *problems)
{
  g_autoptr (AciesProblems) own = acies_problems_new ();
  CampaignSetup            *setup = compile (root, own);

  if (!acies_problems_has_errors (own))
    return (AciesSetup *)setup;

  add_sorted (problems, own);
  campaign_setup_free ((AciesSetup *)setup);

  return NULL;
}

static void
player_clear (CampaignPlayerSetup *player)
{
  g_free (player->id);
  g_free (player->name);
  g_free (player->plain_name);
  for (guint i = 0; i < player->n_units; i++)
    {
      g_free (player->units[i].id);
      g_free (player->units[i].code);
      g_free (player->units[i].name);
    }
}

void
campaign_setup_free (AciesSetup *setup)
{
  CampaignSetup *own = (CampaignSetup *)setup;

  if (own == NULL)
    return;

  for (guint i = 0; i < CAMPAIGN_MAX_PLAYERS; i++)
    player_clear (&own->players[i]);
  for (guint i = 0; i < own->n_nodes; i++)
    {
      g_free (own->nodes[i].id);
      g_free (own->nodes[i].name);
      g_free (own->nodes[i].plain_name);
    }
  for (guint i = 0; i < own->n_boards; i++)
    {
      g_free (own->board_ids[i]);
      json_node_unref (own->boards[i]);
    }
  g_free (own->id);
  g_free (own->name);
  g_free (own->rules);
  g_free (own);
}
