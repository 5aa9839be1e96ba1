/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/campaign/campaign-scene.h"

#include <glib/gi18n-lib.h>

#include "engine/campaign/campaign-map.h"
#include "engine/campaign/campaign-text.h"
#include "engine/campaign/campaign-year.h"
#include "engine/core/acies-words.h"

#define MAP_UNIT 100 /* of a picture in one of the file */
#define MARGIN 0.12  /* of the map's extent, around its places */

/* "Rome: army of 12 elements, the general with it" */
static char *
army_text (const CampaignSetup *setup, const CampaignState *state, guint player)
{
  const CampaignPlayer *own = &state->players[player];

  if (own->inside)
    /* Translators: a player and a number of elements. */
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "army of %1$s behind the walls, %2$u element",
                   "army of %1$s behind the walls, %2$u elements", own->army.n),
      setup->players[player].name, own->army.n);

  /* Translators: a player and a number of elements. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "army of %1$s, %2$u element",
                                       "army of %1$s, %2$u elements", own->army.n),
                          setup->players[player].name, own->army.n);
}

static char *
place_text (const CampaignSetup *setup, const CampaignState *state, guint node)
{
  const int owner = state->cities[node].owner;

  switch ((CampaignNodeKind)setup->nodes[node].kind)
    {
    case CAMPAIGN_SEA:
      return g_strdup (C_ ("place", "sea"));
    case CAMPAIGN_STAGE:
      return g_strdup (C_ ("place", "open place"));
    case CAMPAIGN_CITY:
      if (owner == CAMPAIGN_NOBODY)
        return g_strdup (C_ ("place", "free city"));
      if (setup->nodes[node].capital)
        /* Translators: %s is a player. */
        return g_strdup_printf (_ ("capital of %s"), setup->players[owner].name);
      /* Translators: %s is a player. */
      return g_strdup_printf (_ ("city of %s"), setup->players[owner].name);
    case CAMPAIGN_N_NODE_KINDS:
      break;
    }

  g_return_val_if_reached (g_strdup (""));
}

/* "Capua, city of Rome, besieged by Carthage for 2 seasons, army of Carthage, 11 elements" */
static char *
node_text (const CampaignSetup *setup, const CampaignState *state, guint node)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  const CampaignCity   *city = &state->cities[node];

  g_ptr_array_add (parts, g_strdup (setup->nodes[node].name));
  g_ptr_array_add (parts, place_text (setup, state, node));
  if (city->besieger >= 0)
    /* Translators: a player and a number of seasons. */
    g_ptr_array_add (
      parts, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "besieged by %1$s for %2$u season",
                                           "besieged by %1$s for %2$u seasons", city->seasons),
                              setup->players[city->besieger].name, city->seasons));
  for (guint player = 0; player < setup->n_players; player++)
    if (state->players[player].at == (gint8)node)
      g_ptr_array_add (parts, army_text (setup, state, player));

  return acies_words_list ((char *const *)parts->pdata, parts->len);
}

/* Where the map's own coordinates begin, and how large the picture is. */
static void
measure_map (const CampaignSetup *setup, AciesScene *scene, double *left, double *top)
{
  double low[2] = { G_MAXDOUBLE, G_MAXDOUBLE }, high[2] = { -G_MAXDOUBLE, -G_MAXDOUBLE };
  double extent, margin;

  for (guint i = 0; i < setup->n_nodes; i++)
    {
      low[0] = MIN (low[0], setup->nodes[i].x);
      low[1] = MIN (low[1], setup->nodes[i].y);
      high[0] = MAX (high[0], setup->nodes[i].x);
      high[1] = MAX (high[1], setup->nodes[i].y);
    }
  extent = MAX (MAX (high[0] - low[0], high[1] - low[1]), 1);
  margin = extent * MARGIN;
  *left = low[0] - margin;
  *top = low[1] - margin;
  scene->map_width = (gint32)((high[0] - low[0] + 2 * margin) * MAP_UNIT);
  scene->map_height = (gint32)((high[1] - low[1] + 2 * margin) * MAP_UNIT);
}

static void
add_nodes (const CampaignSetup *setup, const CampaignState *state, AciesScene *scene)
{
  double left, top;

  measure_map (setup, scene, &left, &top);
  for (guint i = 0; i < setup->n_nodes; i++)
    {
      const CampaignNode  *node = &setup->nodes[i];
      const AciesSceneNode drawn = {
        .kind = node->kind == CAMPAIGN_CITY  ? ACIES_NODE_CITY
                : node->kind == CAMPAIGN_SEA ? ACIES_NODE_SEA
                                             : ACIES_NODE_STAGE,
        .side = state->cities[i].owner >= 0 ? state->cities[i].owner : ACIES_NO_SIDE,
        .capital = node->capital,
        .besieger = state->cities[i].besieger >= 0 ? state->cities[i].besieger : ACIES_NO_SIDE,
        .x = (gint32)((node->x - left) * MAP_UNIT),
        .y = (gint32)((node->y - top) * MAP_UNIT),
        .name = g_strdup (node->name),
        .text = node_text (setup, state, i),
      };

      g_array_append_val (scene->nodes, drawn);
    }
  for (guint i = 0; i < setup->n_routes; i++)
    {
      const AciesSceneLink link = { setup->routes[i].a, setup->routes[i].b, setup->routes[i].sea };

      g_array_append_val (scene->links, link);
    }
}

static void
add_army (const CampaignSetup *setup, const CampaignState *state, guint player, AciesScene *scene)
{
  const CampaignPlayer *own = &state->players[player];
  AciesSceneToken       token = { 0 };

  if (own->at == CAMPAIGN_NOBODY)
    return;

  token.side = (gint8)player;
  token.cell = own->at;
  token.emblem = ACIES_EMBLEM_STANDARD;
  if (state->decider == (gint8)player && state->decision == CAMPAIGN_DECIDE_MARCH)
    token.flags |= ACIES_TOKEN_ACTIVE;
  token.badge = g_strdup_printf ("%u", own->army.n);
  token.name = g_strdup (setup->players[player].name);
  token.text = acies_words_capitalise (army_text (setup, state, player));
  g_array_append_val (scene->tokens, token);
}

static void
fill_side (const CampaignSetup *setup, const CampaignState *state, guint player, AciesScene *scene)
{
  const CampaignPlayer *own = &state->players[player];
  AciesSceneSide       *side = &scene->sides[player];
  const guint           n_cities = campaign_count_cities (setup, state, (int)player);

  side->name = g_strdup (setup->players[player].name);
  side->strength = own->army.n;
  side->strength_start = CAMPAIGN_ARMY;
  side->score = own->prestige;
  if (own->out)
    side->standing = g_strdup (C_ ("standing", "out"));
  else
    /* Translators: a player's points of prestige, and his cities. */
    side->standing =
      g_strdup_printf (C_ ("standing", "prestige %1$d, cities %2$u"), own->prestige, n_cities);
}

AciesScene *
campaign_scene (const AciesSetup *setup, const AciesState *state)
{
  const CampaignSetup *own = CAMPAIGN_SETUP (setup);
  const CampaignState *now = CAMPAIGN_STATE (state);
  AciesScene          *scene = acies_scene_new (0, 0);

  scene->turn = (guint)(now->year - 1) * CAMPAIGN_N_SEASONS + now->season + 1;
  scene->turns = own->years * CAMPAIGN_N_SEASONS;
  /* Translators: the year of a campaign, how many it has, and the season. */
  scene->turn_text = g_strdup_printf (_ ("Year %1$d of %2$u, %3$s"), now->year, own->years,
                                      campaign_season_words (now->season));
  scene->active = now->decision == CAMPAIGN_DECIDE_OVER || now->decision == CAMPAIGN_DECIDE_SEASON
                    ? ACIES_NO_SIDE
                    : now->decider;
  scene->n_sides = own->n_players;
  add_nodes (own, now, scene);
  for (guint i = 0; i < own->n_players; i++)
    {
      fill_side (own, now, i, scene);
      add_army (own, now, i, scene);
    }

  return scene;
}

AciesScene *
campaign_scene_preview (const AciesSetup *setup)
{
  CampaignState state;

  campaign_start (setup, NULL, 0, (AciesState *)&state, NULL);

  return campaign_scene (setup, (const AciesState *)&state);
}

/* ---- The army as a table ---- */

/* Whether a unit like @unit of @player stands before it. */
static gboolean
is_told (const CampaignPlayerSetup *player, guint unit)
{
  for (guint i = 0; i < unit; i++)
    if (g_strcmp0 (player->units[i].code, player->units[unit].code) == 0 &&
        g_strcmp0 (player->units[i].name, player->units[unit].name) == 0)
      return TRUE;

  return FALSE;
}

GArray *
campaign_roster (const AciesSetup *setup, guint side)
{
  const CampaignPlayerSetup *player = &CAMPAIGN_SETUP (setup)->players[side];
  GArray                    *roster = acies_roster_new ();

  for (guint i = 0; i < player->n_units; i++)
    {
      AciesRosterRow row = { .emblem = ACIES_EMBLEM_STANDARD, .count = 1 };

      if (is_told (player, i))
        continue;
      for (guint k = i + 1; k < player->n_units; k++)
        row.count += g_strcmp0 (player->units[i].code, player->units[k].code) == 0 &&
                     g_strcmp0 (player->units[i].name, player->units[k].name) == 0;
      row.strength = (gint32)row.count;
      row.name =
        g_strdup (player->units[i].name != NULL ? player->units[i].name : player->units[i].code);
      row.kind = g_strdup (player->units[i].code);
      acies_roster_take (roster, &row);
    }

  return roster;
}
