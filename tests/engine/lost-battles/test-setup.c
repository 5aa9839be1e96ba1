/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include <locale.h>

#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-setup.h"
#include "engine/lost-battles/lb-troops.h"
#include "support/lb-scenario.h"

#define RED  0
#define BLUE 1

static LbSetup *
compile (JsonNode *root)
{
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  const AciesJsonCursor     at = acies_json_root (root);
  LbSetup                  *setup = (LbSetup *) lb_setup_new (&at, problems);

  g_assert_nonnull (setup);

  return setup;
}

static LbSetup *
compile_good (void)
{
  g_autoptr (JsonNode) root = lb_scenario_new ();

  return compile (root);
}

static AciesUnits
units_of (const LbSideSetup *side, const char *ids)
{
  g_auto (GStrv) names = g_strsplit (ids, " ", -1);
  AciesUnits     units = 0;

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_assert_cmpint (lb_unit_find (side, names[i]), >=, 0);
      units |= ACIES_UNIT_BIT (lb_unit_find (side, names[i]));
    }

  return units;
}

/* Entries of several units are numbered from 1. */
static void
test_units (void)
{
  LbSetup           *setup = compile_good ();
  const LbSideSetup *red = &setup->sides[RED];
  const LbSideSetup *blue = &setup->sides[BLUE];

  g_assert_cmpuint (red->n_units, ==, 12);
  g_assert_cmpuint (red->n_entries, ==, 5);
  g_assert_cmpstr (red->units[0].id, ==, "spears-1");
  g_assert_cmpuint (red->units[5].number, ==, 6);
  g_assert_cmpstr (red->units[6].id, ==, "guard");
  g_assert_cmpuint (red->units[6].number, ==, 0);
  g_assert_cmpstr (red->entry_names[0], ==, "City levy");
  g_assert_null (red->entry_names[1]);
  g_assert_cmpint (lb_unit_find (red, "spears"), ==, -1);
  g_assert_cmpint (lb_side_find (setup, "blue"), ==, BLUE);

  g_assert_cmpuint (red->all, ==, ACIES_UNIT_BIT (12) - 1);
  g_assert_cmpuint (red->subtype[LB_HOPLITES], ==, 0x3f);
  g_assert_cmpuint (red->quality[LB_POOR], ==, units_of (red, "slingers-1 slingers-2"));
  g_assert_cmpuint (red->room_of_two, ==, red->quality[LB_POOR]);
  g_assert_cmpuint (red->infantry, ==, 0x1ff);
  g_assert_cmpuint (red->cavalry, ==, units_of (red, "horse-1 horse-2"));
  g_assert_cmpuint (blue->mounted, ==, units_of (blue, "cars wagons riders-1 riders-2 riders-3"));
  g_assert_cmpuint (blue->slow_terrain, ==, blue->mounted);
  g_assert_cmpuint (blue->worth[1], ==, units_of (blue, "cars"));

  lb_setup_free ((AciesSetup *) setup);
}

/* 1.4, 9.3, 9.5: hoplites 6 x 3, guard 4, slingers 2 x 2, horse 2 x 3, elephants 3, commanders 12 and 3; legionaries 8 x 4,
 * scythed chariots 1, chariots 3, riders 3 x 3. */
static void
test_fighting_value (void)
{
  LbSetup *setup = compile_good ();

  g_assert_cmpint (setup->sides[RED].fighting_value, ==, 18 + 4 + 4 + 6 + 3 + 12 + 3);
  g_assert_cmpint (setup->sides[BLUE].fighting_value, ==, 32 + 1 + 3 + 9);

  lb_setup_free ((AciesSetup *) setup);
}

/* 1.2 */
static void
test_men (void)
{
  LbSetup *setup = compile_good ();

  g_assert_cmpuint (lb_unit_men (&setup->sides[RED].units[0]), ==, 500);
  g_assert_cmpuint (lb_unit_men (&setup->sides[RED].units[6]), ==, 250);
  g_assert_cmpuint (lb_unit_men (&setup->sides[RED].units[7]), ==, 1000);
  g_assert_cmpuint (lb_unit_men (&setup->sides[RED].units[9]), ==, 250);
  g_assert_cmpuint (lb_unit_men (&setup->sides[RED].units[11]), ==, 10);
  g_assert_cmpuint (lb_unit_men (&setup->sides[BLUE].units[8]), ==, 25);
  g_assert_cmpuint (lb_unit_men (&setup->sides[BLUE].units[9]), ==, 50);

  lb_setup_free ((AciesSetup *) setup);
}

static void
test_commanders (void)
{
  LbSetup           *setup = compile_good ();
  const LbSideSetup *red = &setup->sides[RED];

  g_assert_cmpuint (red->n_commanders, ==, 2);
  g_assert_cmpstr (red->commanders[0].name, ==, "Arche");
  g_assert_cmpuint (red->commanders[0].rating, ==, LB_RATING_INSPIRED);
  g_assert_cmpuint (red->commanders[0].kind, ==, LB_HERO);
  g_assert_cmpint (red->commanders[0].bodyguard, ==, lb_unit_find (red, "guard"));
  g_assert_cmpuint (red->commanders[1].bodyguard, ==, LB_NO_UNIT);
  g_assert_cmpstr (red->commanders[1].name, ==, "bion");
  g_assert_cmpint (lb_commander_find (red, "bion"), ==, 1);
  g_assert_cmpint (lb_commander_find (red, "cato"), ==, -1);

  lb_setup_free ((AciesSetup *) setup);
}

/* 2.2.1, 2.2.5, 5.5.3, 2.3.1: a river fills the zones of its course and leaves those beside a corner dry. */
static void
test_field (void)
{
  LbSetup *setup = compile_good ();

  g_assert_cmpuint (setup->terrain[lb_zone_find ("a2")], ==, ACIES_TERRAIN_HILL | ACIES_TERRAIN_FOREST);
  g_assert_cmpuint (setup->terrain[lb_zone_find ("a1")], ==, ACIES_TERRAIN_RIVER);
  g_assert_cmpuint (setup->terrain[lb_zone_find ("b2")], ==, ACIES_TERRAIN_RIVER);
  g_assert_cmpuint (setup->terrain[lb_zone_find ("b1")], ==, 0);
  g_assert_cmpuint (setup->capacity[lb_zone_find ("b2")], ==, 8);
  g_assert_cmpuint (setup->capacity[lb_zone_find ("b1")], ==, 12);
  g_assert_cmpuint (setup->sides[RED].key_zone, ==, lb_zone_find ("c2"));
  g_assert_cmpuint (setup->sides[RED].camp_zone, ==, lb_zone_find ("c1"));
  g_assert_true (setup->sides[RED].camp_fortified);
  g_assert_cmpuint (setup->sides[BLUE].camp_zone, ==, LB_OFF_FIELD);
  g_assert_cmpuint (setup->zone_width_m, ==, 500);
  g_assert_cmpuint (setup->watercourses->len, ==, 1);
  g_assert_cmpuint (g_array_index (setup->watercourses, AciesSceneWatercourse, 0).n_cells, ==, 3);
  g_assert_cmpuint (setup->labels->len, ==, 2);
  g_assert_true (g_array_index (setup->labels, AciesSceneLabel, 0).settlement);
  g_assert_cmpint (g_array_index (setup->labels, AciesSceneLabel, 0).edge, ==, ACIES_FACING_SOUTH);
  g_assert_cmpint (g_array_index (setup->labels, AciesSceneLabel, 1).edge, ==, -1);

  lb_setup_free ((AciesSetup *) setup);
}

static void
test_conditions (void)
{
  g_autoptr (JsonNode) root = lb_scenario_new ();
  LbSetup *plain = compile_good ();
  LbSetup *wet;

  g_assert_cmpuint (plain->multiplier, ==, 3);
  g_assert_cmpuint (plain->attack_limit, ==, 4);
  g_assert_cmpuint (plain->turns, ==, 8);
  g_assert_cmpuint (plain->weather, ==, LB_CLEAR);
  g_assert_false (plain->dust);
  g_assert_false (plain->orders_count_undeployed);

  lb_scenario_patch (root, "conditions",
                     "{ \"multiplier\": 1, \"attack-limit\": 5, \"weather\": \"wet\", \"orders-count-undeployed\": true }");
  wet = compile (root);
  g_assert_cmpuint (wet->turns, ==, 10);
  g_assert_cmpuint (wet->weather, ==, LB_WET);
  g_assert_true (wet->orders_count_undeployed);

  lb_setup_free ((AciesSetup *) plain);
  lb_setup_free ((AciesSetup *) wet);
}

/* Heroes stand with their bodyguards though nobody names them; groups of one zone are one. */
static void
test_deployment (void)
{
  g_autoptr (JsonNode) root = lb_scenario_new ();
  LbSetup             *setup;
  const LbSideSetup   *red;
  const LbPlacement   *centre;

  lb_scenario_patch (root, "deployment/red/groups/-",
                     "{ \"zone\": \"c2\", \"facing\": \"south\", \"units\": [\"spears-3\"] }");
  setup = compile (root);
  red = &setup->sides[RED];
  centre = &setup->deployment[RED].placements[0];

  g_assert_true (setup->has_deployment);
  g_assert_cmpuint (setup->deployment[RED].n_placements, ==, 2);
  g_assert_cmpuint (centre->zone, ==, lb_zone_find ("c2"));
  g_assert_cmpuint (centre->facing, ==, ACIES_FACING_SOUTH);
  g_assert_cmpuint (centre->units, ==, units_of (red, "spears-1 spears-2 spears-3 guard"));
  g_assert_cmpuint (centre->lead, ==, 1);
  g_assert_cmpuint (centre->commanders, ==, 1);
  g_assert_cmpuint (setup->deployment[RED].placements[1].commanders, ==, 2);
  g_assert_cmpuint (setup->deployment[RED].placements[1].lead, ==, LB_NO_UNIT);
  g_assert_false (setup->situation.given);

  lb_setup_free ((AciesSetup *) setup);
}

static void
test_situation (void)
{
  g_autoptr (JsonNode) root = lb_scenario_new ();
  LbSetup             *setup;
  const LbSituation   *now;
  const LbPlacement   *group;

  lb_scenario_patch (root, "situation",
                     "{ \"turn\": 4, \"active\": \"blue\", \"order\": [\"blue\", \"red\"], \"orders\": 5,"
                     "  \"sides\": {"
                     "    \"red\": { \"groups\": [ { \"zone\": \"b3\", \"facing\": \"east\","
                     "        \"units\": [\"horse-1\", \"horse-2\"], \"disordered\": [\"horse-2\"],"
                     "        \"entered\": [\"horse-1\"], \"lead\": \"horse-2\" } ],"
                     "      \"shattered\": [\"spears-1\"], \"withdrawn\": [\"spears-2\", \"bion\"], \"fled\": [\"spears-3\"],"
                     "      \"escaped\": [\"arche\"], \"camp-captured\": true },"
                     "    \"blue\": { \"groups\": [ { \"zone\": \"c3\", \"facing\": \"north\", \"units\": [\"foot-1\"] } ],"
                     "      \"attacked-from\": [\"c3\", \"d3\"] } } }");
  setup = compile (root);
  now = &setup->situation;
  group = &now->deployment[RED].placements[0];

  g_assert_true (now->given);
  g_assert_cmpuint (now->turn, ==, 4);
  g_assert_cmpuint (now->active, ==, BLUE);
  g_assert_cmpuint (now->order[0], ==, BLUE);
  g_assert_cmpuint (now->order[1], ==, RED);
  g_assert_cmpint (now->orders, ==, 5);
  g_assert_cmpuint (now->weather, ==, LB_CLEAR);
  g_assert_cmpuint (group->disordered, ==, units_of (&setup->sides[RED], "horse-2"));
  g_assert_cmpuint (group->entered, ==, units_of (&setup->sides[RED], "horse-1"));
  g_assert_cmpint (group->lead, ==, lb_unit_find (&setup->sides[RED], "horse-2"));
  g_assert_cmpuint (now->shattered[RED], ==, units_of (&setup->sides[RED], "spears-1"));
  g_assert_cmpuint (now->withdrawn[RED], ==, units_of (&setup->sides[RED], "spears-2"));
  g_assert_cmpuint (now->commanders_withdrawn[RED], ==, 2);
  g_assert_cmpuint (now->fled[RED], ==, units_of (&setup->sides[RED], "spears-3"));
  g_assert_cmpuint (now->escaped[RED], ==, 1);
  g_assert_true (now->camp_captured[RED]);
  g_assert_false (now->camp_captured[BLUE]);
  g_assert_cmpuint (now->attacked_from[BLUE], ==, 1u << lb_zone_find ("c3") | 1u << lb_zone_find ("d3"));

  lb_setup_free ((AciesSetup *) setup);
}

/* Without "orders" the die is rolled; without "order" the listed one holds. */
static void
test_situation_defaults (void)
{
  g_autoptr (JsonNode) root = lb_scenario_new ();
  LbSetup             *setup;

  lb_scenario_patch (root, "situation",
                     "{ \"turn\": 2, \"active\": \"blue\", \"sides\": { \"red\": {}, \"blue\": {} } }");
  setup = compile (root);
  g_assert_cmpint (setup->situation.orders, ==, -1);
  g_assert_cmpuint (setup->situation.order[0], ==, RED);
  g_assert_cmpuint (setup->situation.order[1], ==, BLUE);

  lb_setup_free ((AciesSetup *) setup);
}

/* A side may have as many units as bits, and not one more. */
static void
test_most_units (void)
{
  g_autoptr (JsonNode) root = lb_scenario_new ();
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  LbSetup *setup;

  lb_scenario_patch (root, "sides/0/units/0/count", "58");
  setup = compile (root);
  g_assert_cmpuint (setup->sides[RED].n_units, ==, ACIES_MAX_UNITS);
  g_assert_cmpuint (setup->sides[RED].all, ==, G_MAXUINT64);

  lb_setup_free ((AciesSetup *) setup);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lb/setup/units", test_units);
  g_test_add_func ("/lb/setup/1.4/fighting-value", test_fighting_value);
  g_test_add_func ("/lb/setup/1.2/men", test_men);
  g_test_add_func ("/lb/setup/1.3/commanders", test_commanders);
  g_test_add_func ("/lb/setup/2.2.1/field", test_field);
  g_test_add_func ("/lb/setup/conditions", test_conditions);
  g_test_add_func ("/lb/setup/deployment", test_deployment);
  g_test_add_func ("/lb/setup/situation", test_situation);
  g_test_add_func ("/lb/setup/situation-defaults", test_situation_defaults);
  g_test_add_func ("/lb/setup/most-units", test_most_units);

  return g_test_run ();
}
