/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/campaign/campaign-setup-parts.h"

#include <glib/gi18n-lib.h>

#include "engine/campaign/campaign-names.h"

#define MOST_PRESTIGE 10000
#define LONGEST_CODE 32
#define ARTILLERY_CODE "Art" /* D-CPN-14: "Art", "7Art" */

static const char *const player_keys[] = { "id",       "name", "machine", "allies",
                                           "prestige", "army", NULL };
static const char *const army_keys[] = { "at", "units", "reserve", NULL };
static const char *const unit_keys[] = { "id", "code", "name", "general", "disadvantage", NULL };
static const char *const situation_keys[] = { "year",   "season", "order", "owners",
                                              "sieges", "inside", NULL };
static const char *const siege_keys[] = { "by", "seasons", NULL };

/* D-CVAL-6 */
static gboolean
read_unit_id (const CampaignSetup *setup, const AciesJsonCursor *at, const char **id,
              AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, "id");
  guint                 owner;

  if (!acies_json_read_id (at, "id", id, problems))
    return FALSE;
  if (campaign_unit_find (setup, *id, &owner) == CAMPAIGN_UNKNOWN)
    return TRUE;

  acies_json_complain (&member, problems, "D-CVAL-6",
                       _ ("two elements are called \"%s\"; ids must differ over all players"), *id);

  return FALSE;
}

static void
read_unit (CampaignSetup *setup, guint player, const AciesJsonCursor *at, AciesProblems *problems)
{
  CampaignPlayerSetup *own = &setup->players[player];
  CampaignUnit        *unit = &own->units[own->n_units];
  const char          *id = NULL, *code = NULL, *name = NULL;

  if (own->n_units == CAMPAIGN_MAX_UNITS)
    {
      acies_json_complain (at, problems, NULL,
                           _ ("%1$s has more than %2$d elements in army and reserve"), own->name,
                           CAMPAIGN_MAX_UNITS);
      return;
    }
  if (!read_unit_id (setup, at, &id, problems) ||
      !acies_json_read_string (at, "code", &code, problems))
    return;

  if (strlen (code) > LONGEST_CODE)
    acies_json_complain (at, problems, NULL, _ ("this code is too long"));
  acies_json_read_string_or (at, "name", &name, problems);
  acies_json_read_bool_or (at, "general", &unit->general, problems);
  acies_json_read_int_or (at, "disadvantage", -1, 1, &unit->disadvantage, problems);
  acies_json_warn_unknown (at, unit_keys, problems);
  unit->id = g_strdup (id);
  unit->code = g_strdup (code);
  unit->name = g_strdup (name);
  unit->artillery = g_str_has_suffix (code, ARTILLERY_CODE);
  own->n_units++;
}

static void
read_units (CampaignSetup *setup, guint player, const AciesJsonCursor *army, const char *key,
            AciesProblems *problems)
{
  AciesJsonCursor units;

  if (!acies_json_read_array (army, key, CAMPAIGN_MAX_UNITS, &units, problems))
    return;

  for (guint i = 0; i < acies_json_length (&units); i++)
    {
      const AciesJsonCursor at = acies_json_element (&units, i);

      if (JSON_NODE_HOLDS_OBJECT (at.node))
        read_unit (setup, player, &at, problems);
      else
        acies_json_complain (&at, problems, NULL, _ ("an element is an object in { }"));
    }
}

/* D-CVAL-4 */
static void
check_size (const CampaignSetup *setup, guint player, const AciesJsonCursor *army,
            AciesProblems *problems)
{
  const AciesJsonCursor units = acies_json_member (army, "units");
  const guint           n = acies_json_length (&units);

  if (n > CAMPAIGN_ARMY || (!setup->start.given && n != CAMPAIGN_ARMY))
    acies_json_complain (
      &units, problems, "D-CVAL-4",
      _ ("the army of %1$s has %2$u elements; it starts with %3$d and never has more"),
      setup->players[player].name, n, CAMPAIGN_ARMY);
}

static void
check_generals (const CampaignSetup *setup, guint player, const AciesJsonCursor *army,
                AciesProblems *problems)
{
  guint n = 0;

  for (guint i = 0; i < setup->players[player].n_units; i++)
    n += setup->players[player].units[i].general;
  if (n > 1)
    acies_json_complain (army, problems, NULL, _ ("%s has more than one general"),
                         setup->players[player].name);
}

/* D-CVAL-5 */
static void
read_army_place (CampaignSetup *setup, guint player, const AciesJsonCursor *army,
                 AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (army, "at");
  CampaignPlayerSetup  *own = &setup->players[player];
  const char           *id = NULL;
  int                   node;

  own->at = CAMPAIGN_NOBODY;
  if (own->n_army == 0 && !acies_json_exists (&member))
    return;
  if (!acies_json_read_string (army, "at", &id, problems))
    return;

  node = campaign_node_find (setup, id);
  if (node == CAMPAIGN_UNKNOWN)
    acies_json_complain (&member, problems, "D-CVAL-5",
                         _ ("there is no place called \"%s\" on the map"), id);
  else if (setup->nodes[node].kind == CAMPAIGN_SEA)
    acies_json_complain (&member, problems, "D-CVAL-5", _ ("an army stands on land, not at sea"));
  else if (own->n_army > 0)
    own->at = (gint8)node;
}

void
campaign_setup_read_player (CampaignSetup *setup, guint player, const AciesJsonCursor *at,
                            AciesProblems *problems)
{
  CampaignPlayerSetup *own = &setup->players[player];
  int                  prestige = 0;
  AciesJsonCursor      army, reserve;

  acies_json_read_bool_or (at, "machine", &own->machine, problems);
  acies_json_read_int_or (at, "prestige", 0, MOST_PRESTIGE, &prestige, problems);
  own->prestige = (gint16)prestige;
  own->at = CAMPAIGN_NOBODY;
  acies_json_warn_unknown (at, player_keys, problems);
  if (!acies_json_read_object (at, "army", &army, problems))
    return;

  read_units (setup, player, &army, "units", problems);
  own->n_army = MIN (own->n_units, CAMPAIGN_ARMY);
  check_size (setup, player, &army, problems);
  reserve = acies_json_member (&army, "reserve");
  if (acies_json_exists (&reserve))
    read_units (setup, player, &army, "reserve", problems);
  check_generals (setup, player, &army, problems);
  read_army_place (setup, player, &army, problems);
  acies_json_warn_unknown (&army, army_keys, problems);
}

/* The player that @at names, under D-CVAL-5; CAMPAIGN_UNKNOWN after complaining. */
static int
read_player (const CampaignSetup *setup, const AciesJsonCursor *at, AciesProblems *problems)
{
  const char *id = NULL;
  int         player;

  if (!acies_json_get_string (at, &id, problems))
    return CAMPAIGN_UNKNOWN;

  player = campaign_player_find (setup, id);
  if (player == CAMPAIGN_UNKNOWN)
    acies_json_complain (at, problems, "D-CVAL-5", _ ("there is no player called \"%s\""), id);

  return player;
}

void
campaign_setup_read_allies (CampaignSetup *setup, const AciesJsonCursor *players,
                            AciesProblems *problems)
{
  for (guint player = 0; player < setup->n_players; player++)
    {
      const AciesJsonCursor at = acies_json_element (players, player);
      const AciesJsonCursor member = acies_json_member (&at, "allies");
      AciesJsonCursor       allies;

      if (!acies_json_exists (&member) ||
          !acies_json_read_array (&at, "allies", CAMPAIGN_MAX_PLAYERS, &allies, problems))
        continue;
      for (guint i = 0; i < acies_json_length (&allies); i++)
        {
          const AciesJsonCursor item = acies_json_element (&allies, i);
          const int             ally = read_player (setup, &item, problems);

          if (ally == (int)player)
            acies_json_complain (&item, problems, "D-CVAL-5", _ ("nobody is his own ally"));
          else if (ally >= 0)
            setup->players[player].allies |= (guint8)(1 << ally);
        }
    }
}

/* ---- The situation ---- */

/* The node of the member @id of @at, a city; CAMPAIGN_UNKNOWN after complaining. */
static int
find_city (const CampaignSetup *setup, const AciesJsonCursor *at, const char *id,
           AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, id);
  const int             node = campaign_node_find (setup, id);

  if (node >= 0 && setup->nodes[node].kind == CAMPAIGN_CITY)
    return node;

  acies_json_complain (&member, problems, "D-CVAL-5",
                       _ ("there is no city called \"%s\" on the map"), id);

  return CAMPAIGN_UNKNOWN;
}

static void
read_owners (CampaignSetup *setup, const AciesJsonCursor *situation, AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (situation, "owners");
  AciesJsonCursor       owners;
  g_autoptr (GList)     ids = NULL;

  for (guint i = 0; i < setup->n_nodes; i++)
    setup->start.owners[i] = setup->nodes[i].owner;
  if (!acies_json_exists (&member) ||
      !acies_json_read_object (situation, "owners", &owners, problems))
    return;

  ids = json_object_get_members (json_node_get_object (owners.node));
  for (GList *l = ids; l != NULL; l = l->next)
    {
      const AciesJsonCursor at = acies_json_member (&owners, l->data);
      const int             node = find_city (setup, &owners, l->data, problems);
      const int             owner = read_player (setup, &at, problems);

      if (node >= 0 && owner >= 0)
        setup->start.owners[node] = (gint8)owner;
    }
}

static void
read_sieges (CampaignSetup *setup, const AciesJsonCursor *situation, AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (situation, "sieges");
  AciesJsonCursor       sieges;
  g_autoptr (GList)     ids = NULL;

  for (guint i = 0; i < CAMPAIGN_MAX_NODES; i++)
    setup->start.besiegers[i] = CAMPAIGN_NOBODY;
  if (!acies_json_exists (&member) ||
      !acies_json_read_object (situation, "sieges", &sieges, problems))
    return;

  ids = json_object_get_members (json_node_get_object (sieges.node));
  for (GList *l = ids; l != NULL; l = l->next)
    {
      const AciesJsonCursor at = acies_json_member (&sieges, l->data);
      const AciesJsonCursor by = acies_json_member (&at, "by");
      const int             node = find_city (setup, &sieges, l->data, problems);
      const int besieger = by.node != NULL ? read_player (setup, &by, problems) : CAMPAIGN_UNKNOWN;
      int       seasons = 1;

      if (by.node == NULL)
        acies_json_complain (&at, problems, NULL,
                             _ ("a siege tells by whom it is and how many seasons it has lasted"));
      acies_json_read_int_or (&at, "seasons", 0, 99, &seasons, problems);
      acies_json_warn_unknown (&at, siege_keys, problems);
      if (node < 0 || besieger < 0)
        continue;
      setup->start.besiegers[node] = (gint8)besieger;
      setup->start.seasons[node] = (guint8)seasons;
    }
}

/* A list of players, each once; their number. */
static guint
read_players (const CampaignSetup *setup, const AciesJsonCursor *situation, const char *key,
              guint8 players[CAMPAIGN_MAX_PLAYERS], AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (situation, key);
  AciesJsonCursor       list;
  guint                 n = 0, seen = 0;

  if (!acies_json_exists (&member) ||
      !acies_json_read_array (situation, key, CAMPAIGN_MAX_PLAYERS, &list, problems))
    return 0;

  for (guint i = 0; i < acies_json_length (&list); i++)
    {
      const AciesJsonCursor at = acies_json_element (&list, i);
      const int             player = read_player (setup, &at, problems);

      if (player < 0)
        continue;
      if (seen & (1u << player))
        acies_json_complain (&at, problems, NULL, _ ("%s is listed twice"),
                             setup->players[player].name);
      else
        players[n++] = (guint8)player;
      seen |= 1u << player;
    }

  return n;
}

void
campaign_setup_read_situation (CampaignSetup *setup, const AciesJsonCursor *root,
                               AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (root, "situation");
  CampaignSituation    *start = &setup->start;
  guint8                inside[CAMPAIGN_MAX_PLAYERS];
  guint                 n_inside;
  int                   year = 1, season = CAMPAIGN_SPRING;
  AciesJsonCursor       situation;

  if (!acies_json_exists (&member) ||
      !acies_json_read_object (root, "situation", &situation, problems))
    return;

  start->given = TRUE;
  acies_json_read_int_or (&situation, "year", 1, (int)MAX (setup->years, 1), &year, problems);
  acies_json_read_enum_or (&situation, "season", campaign_season_names, &season, problems);
  start->year = (gint16)year;
  start->season = (guint8)season;
  start->n_order = (guint8)read_players (setup, &situation, "order", start->order, problems);
  n_inside = read_players (setup, &situation, "inside", inside, problems);
  for (guint i = 0; i < n_inside; i++)
    start->inside |= (guint8)(1 << inside[i]);
  read_owners (setup, &situation, problems);
  read_sieges (setup, &situation, problems);
  acies_json_warn_unknown (&situation, situation_keys, problems);
}
