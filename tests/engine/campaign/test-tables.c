/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* The tables and small predicates of campaigns, a clause each. */

#include "config.h"

#include "campaign-field.h"

#include <string.h>

#include "engine/campaign/campaign-battle.h"
#include "engine/campaign/campaign-map.h"
#include "engine/campaign/campaign-march.h"
#include "engine/campaign/campaign-prestige.h"
#include "engine/campaign/campaign-setup.h"
#include "engine/campaign/campaign-siege.h"
#include "engine/campaign/campaign-supply.h"

/* ---- D-CPN-14 ---- */

static void
test_siege (void)
{
  static const guint8 needed[] = { 6, 5, 4, 3, 2, 2, 2 };

  for (guint season = 1; season <= G_N_ELEMENTS (needed); season++)
    {
      g_assert_cmpuint (campaign_siege_needed (season, FALSE), ==, needed[season - 1]);
      g_assert_cmpuint (campaign_siege_needed (season, TRUE), ==, MAX (needed[season - 1] - 1, 2));
    }
}

/* ---- D-CPN-8 ---- */

static void
test_storms (void)
{
  static const guint8 lost[][6] = {
    [CAMPAIGN_SPRING] = { 2, 1, 0, 0, 0, 0 },
    [CAMPAIGN_SUMMER] = { 1, 0, 0, 0, 0, 0 },
    [CAMPAIGN_AUTUMN] = { 2, 1, 0, 0, 0, 0 },
  };

  for (guint season = 0; season < G_N_ELEMENTS (lost); season++)
    for (guint die = 1; die <= 6; die++)
      g_assert_cmpuint (campaign_storm_loss (season, die), ==, lost[season][die - 1]);
}

/* ---- Maps ---- */

typedef struct
{
  JsonNode      *root;
  AciesScenario *scenario;
  AciesGame     *game;
  CampaignState  state;
} Field;

static void
field_init (Field *self, gconstpointer data)
{
  self->root = campaign_field_root ();
  self->scenario = campaign_field_load (self->root);
  self->game = acies_game_new (self->scenario, NULL, 1);
  self->state = *campaign_field_state (self->game);
}

static void
field_clear (Field *self, gconstpointer data)
{
  g_object_unref (self->game);
  acies_scenario_unref (self->scenario);
  json_node_unref (self->root);
}

static const CampaignSetup *
setup_of (Field *self)
{
  return CAMPAIGN_SETUP (acies_scenario_get_setup (self->scenario));
}

static int
node (Field *self, const char *id)
{
  const int found = campaign_node_find (setup_of (self), id);

  g_assert_cmpint (found, >=, 0);

  return found;
}

enum
{
  ROME,
  CARTHAGE,
  SYRACUSE
};

/* D-CPN-3, D-CPN-21: stages by routes of any kind. */
static void
test_distance (Field *self, gconstpointer data)
{
  static const struct
  {
    const char *from, *to;
    guint       stages;
  } cases[] = {
    { "roma", "roma", 0 },    { "roma", "capua", 1 },         { "roma", "lilybaeum", 2 },
    { "roma", "messana", 4 }, { "hadrumetum", "acragas", 4 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpuint (
      campaign_distance (setup_of (self), node (self, cases[i].from), node (self, cases[i].to)), ==,
      cases[i].stages);
}

/* D-CPN-9 */
static void
test_supply (Field *self, gconstpointer data)
{
  static const struct
  {
    int         player;
    const char *at;
    gboolean    fed;
  } cases[] = {
    { ROME, "roma", TRUE },         { ROME, "rhegium", TRUE },      { ROME, "messana", TRUE },
    { ROME, "hadrumetum", FALSE },  { ROME, "himera", FALSE },      { CARTHAGE, "himera", TRUE },
    { CARTHAGE, "messana", TRUE },  { CARTHAGE, "rhegium", FALSE }, { SYRACUSE, "rhegium", TRUE },
    { SYRACUSE, "tarentum", TRUE }, { SYRACUSE, "roma", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (campaign_is_supplied (setup_of (self), &self->state, cases[i].player,
                                           node (self, cases[i].at)),
                     ==, cases[i].fed);
}

/* D-CPN-18: both must name each other. */
static void
test_allies (Field *self, gconstpointer data)
{
  g_assert_true (campaign_is_friend (&self->state, ROME, ROME));
  g_assert_false (campaign_is_friend (&self->state, ROME, SYRACUSE));
  self->state.players[ROME].allies = 1 << SYRACUSE;
  g_assert_false (campaign_is_friend (&self->state, ROME, SYRACUSE));
  self->state.players[SYRACUSE].allies = 1 << ROME;
  g_assert_true (campaign_is_friend (&self->state, ROME, SYRACUSE));
  g_assert_true (
    campaign_is_friendly_city (setup_of (self), &self->state, ROME, node (self, "messana")));
  g_assert_true (
    campaign_is_enemy_city (setup_of (self), &self->state, CARTHAGE, node (self, "messana")));
  g_assert_false (
    campaign_is_enemy_city (setup_of (self), &self->state, CARTHAGE, node (self, "himera")));
}

/* D-CPN-12: a place with any army, an enemy city and the sea are closed. */
static void
test_retreats (Field *self, gconstpointer data)
{
  const int himera = node (self, "himera"), messana = node (self, "messana"),
            lilybaeum = node (self, "lilybaeum");

  g_assert_cmpuint (campaign_retreats (setup_of (self), &self->state, CARTHAGE, himera), ==,
                    CAMPAIGN_NODE_BIT (lilybaeum));
  g_assert_cmpuint (campaign_retreats (setup_of (self), &self->state, SYRACUSE, himera), ==,
                    CAMPAIGN_NODE_BIT (messana));
  self->state.players[ROME].at = (gint8)lilybaeum;
  g_assert_cmpuint (campaign_retreats (setup_of (self), &self->state, CARTHAGE, himera), ==, 0);
  g_assert_cmpuint (campaign_retreats (setup_of (self), &self->state, CARTHAGE, lilybaeum), ==,
                    CAMPAIGN_NODE_BIT (lilybaeum));
}

/* D-CPN-17: the marked general leads, without him the first of the roster. */
static void
test_leader (Field *self, gconstpointer data)
{
  g_assert_cmpint (campaign_leader (setup_of (self), &self->state, ROME), ==, 0);
  campaign_fall (&self->state, ROME, 0);
  g_assert_cmpint (campaign_leader (setup_of (self), &self->state, ROME), ==, 1);
  campaign_fall (&self->state, ROME, 1);
  campaign_list_remove (&self->state.players[ROME].reserve, 1);
  campaign_list_add (&self->state.players[ROME].army, 1); /* back, but last */
  g_assert_cmpint (campaign_leader (setup_of (self), &self->state, ROME), ==, 1);
  g_assert_true (campaign_has_artillery (setup_of (self), &self->state, SYRACUSE));
  g_assert_false (campaign_has_artillery (setup_of (self), &self->state, ROME));
}

/* D-CPN-20 */
static void
test_ranking (Field *self, gconstpointer data)
{
  guint8 ranking[CAMPAIGN_MAX_PLAYERS];

  g_assert_cmpuint (campaign_winners (setup_of (self), &self->state), ==, 7);
  self->state.players[SYRACUSE].army.n--;
  g_assert_cmpuint (campaign_winners (setup_of (self), &self->state), ==, 3);
  self->state.cities[node (self, "messana")].owner = SYRACUSE;
  self->state.cities[node (self, "capua")].owner = SYRACUSE;
  g_assert_cmpuint (campaign_winners (setup_of (self), &self->state), ==, 1 << SYRACUSE);
  self->state.players[ROME].prestige = 1;
  campaign_rank (setup_of (self), &self->state, ranking);
  g_assert_cmpuint (ranking[0], ==, ROME);
  g_assert_cmpuint (ranking[1], ==, SYRACUSE);
  g_assert_cmpuint (ranking[2], ==, CARTHAGE);
  g_assert_cmpuint (campaign_year_prestige (setup_of (self), &self->state, SYRACUSE), ==, 1);
  g_assert_cmpuint (campaign_year_prestige (setup_of (self), &self->state, ROME), ==, 0);
}

/* D-CPN-13, D-CPN-19: dispersal ends what the army was doing. */
static void
test_disperse (Field *self, gconstpointer data)
{
  const int messana = node (self, "messana");

  self->state.players[ROME].at = (gint8)messana;
  self->state.cities[messana].besieger = ROME;
  self->state.cities[messana].seasons = 2;
  self->state.players[SYRACUSE].at = (gint8)messana;
  self->state.players[SYRACUSE].inside = TRUE;
  campaign_disperse (setup_of (self), &self->state, ROME, "D-CPN-13", NULL);
  g_assert_cmpint (self->state.players[ROME].at, ==, CAMPAIGN_NOBODY);
  g_assert_cmpuint (self->state.players[ROME].army.n, ==, 0);
  g_assert_cmpuint (self->state.players[ROME].reserve.n, ==, 12);
  g_assert_cmpint (self->state.cities[messana].besieger, ==, CAMPAIGN_NOBODY);
  g_assert_false (self->state.players[SYRACUSE].inside);
}

/* D-CPN-11: a report is an action and back, its record's name too. */
static void
test_report (void)
{
  CampaignReport report = { .winner = ROME, .general_lost = 1 << CARTHAGE, .camp_lost = 1 << ROME },
                 back;
  AciesAction action;

  g_strlcpy (report.record, "battles/Schlacht bei Himera, 1. Frühling.json", sizeof report.record);
  for (guint i = 0; i < CAMPAIGN_MAX_LOST; i++)
    report.lost[report.n_lost++] = (CampaignFallen){ i % 2, i % 3, (gint8)i };
  campaign_report_pack (&report, &action);
  campaign_report_unpack (&action, &back);
  g_assert_cmpmem (&report, sizeof report, &back, sizeof back);
}

/* The chances of armies add up, and more is better. */
static void
test_chances (void)
{
  for (int own = 10; own <= 125; own += 5)
    for (int other = 10; other <= 125; other += 5)
      {
        const int chance = campaign_chance (own, other);

        g_assert_cmpint (chance, >, 0);
        g_assert_cmpint (chance, <, 100);
        g_assert_cmpint (chance + campaign_chance (other, own), ==, 100);
        g_assert_cmpint (chance, <=, campaign_chance (own + 5, other));
      }
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *path;
    void (*test) (Field *, gconstpointer);
  } fields[] = {
    { "/campaign/D-CPN-3/distance", test_distance },
    { "/campaign/D-CPN-9/supply", test_supply },
    { "/campaign/D-CPN-12/retreats", test_retreats },
    { "/campaign/D-CPN-13/disperse", test_disperse },
    { "/campaign/D-CPN-17/leader", test_leader },
    { "/campaign/D-CPN-18/allies", test_allies },
    { "/campaign/D-CPN-20/ranking", test_ranking },
  };

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/campaign/D-CPN-8/storms", test_storms);
  g_test_add_func ("/campaign/D-CPN-11/report", test_report);
  g_test_add_func ("/campaign/D-CPN-14/needed", test_siege);
  g_test_add_func ("/campaign/chances", test_chances);
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    g_test_add (fields[i].path, Field, NULL, field_init, fields[i].test, field_clear);

  return g_test_run ();
}
