/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/cohorts/co-setup.h"
#include "support/co-setups.h"

/* ---- What is wrong with a file (2.7) ---- */

#define PLACES "'situation': {'units': {'a1': {'at': [900, 600], 'facing': 0}, 'b1': {'at': [900, 300], 'facing': 180}}}"

/* Sets the member at @path, words parted by slashes, numbers for elements. */
static void
set_member (JsonNode *root, const char *path, const char *value)
{
  g_auto (GStrv) keys = g_strsplit (path, "/", -1);
  JsonNode      *node = root;
  guint          i = 0;

  for (; keys[i + 1] != NULL; i++)
    node = JSON_NODE_HOLDS_ARRAY (node)
             ? json_array_get_element (json_node_get_array (node), (guint) g_ascii_strtoull (keys[i], NULL, 10))
             : json_object_get_member (json_node_get_object (node), keys[i]);
  json_object_set_member (json_node_get_object (node), keys[i], co_setups_parse (value));
}

static void
check_fault (const char *path, const char *value, const char *rest, const char *rule)
{
  g_autoptr (JsonNode)      root = co_setups_json ("heavy", "heavy", rest);
  g_autoptr (AciesProblems) problems = acies_problems_new (), again = acies_problems_new ();
  const AciesJsonCursor     at = acies_json_root (root);
  const AciesProblem       *first;
  AciesSetup               *setup;

  if (path != NULL)
    set_member (root, path, value);
  co_validate (&at, problems);
  first = acies_problems_first_error (problems);
  g_assert_cmpstr (first != NULL ? first->clause : NULL, ==, rule);
  setup = co_setup_new (&at, again);
  g_assert_cmpint (setup == NULL, ==, rule != NULL);
  co_setup_free (setup);
}

#define UNIT "sides/0/units/0"

static void
test_faults (void)
{
  static const struct
  {
    const char *path, *value, *rule;
  } cases[] = {
    { NULL, NULL, NULL },
    { "sides/0/units", "[]", "C-SCN-2" },
    { "sides", "[{'id': 'a', 'name': 'A', 'units': [{'id': 'a1', 'arm': 'chariot'}]}]", "C-SCN-2" },
    { UNIT "/id", "'A 1'", "C-SCN-3" },
    { UNIT "/id", "'b1'", "C-SCN-3" },
    { UNIT "/id", "'a'", "C-SCN-3" },
    { UNIT "/id", "'bc'", "C-SCN-3" },
    { "sides/1/commanders", "[{'id': 'a1'}]", "C-SCN-3" },
    { UNIT "/name", "''", "C-SCN-3" },
    { UNIT "/arm", "'camels'", "C-SCN-4" },
    { UNIT "/armour", "'iron'", "C-SCN-4" },
    { UNIT "/armour", "null", "C-SCN-4" },
    { UNIT "/weapons", "['axe']", "C-SCN-4" },
    { UNIT "/weapons", "'bow'", "C-SCN-4" },
    { UNIT "/figures", "0", "C-SCN-5" },
    { UNIT "/figures", "5", "C-SCN-5" },
    { UNIT "/figures", "9", "C-SCN-5" },
    { UNIT "/figures", "'four'", "C-SCN-5" },
    { "sides/0/units", "[{'id': 'a1', 'arm': 'chariot', 'figures': 3}]", "C-SCN-5" },
    { "sides/0/units", "[{'id': 'a1', 'arm': 'elephant', 'figures': 4}]", "C-SCN-5" },
    { "sides/0/units", "[{'id': 'a1', 'arm': 'infantry', 'armour': 'heavy', 'double': true, 'figures': 8}]", NULL },
    { UNIT "/weapons", "['pila']", "C-SCN-6" },
    { UNIT "/weapons", "['bow', 'bow']", "C-SCN-6" },
    { UNIT "/trained", "false", "C-SCN-6" },
    { "sides/0/units", "[{'id': 'a1', 'arm': 'cavalry', 'armour': 'heavy', 'legionary': true}]", "C-SCN-6" },
    { "sides/0/units", "[{'id': 'a1', 'arm': 'cavalry', 'armour': 'heavy', 'double': true}]", "C-SCN-6" },
    { "sides/0/units", "[{'id': 'a1', 'arm': 'infantry', 'armour': 'heavy', 'legionary': true, 'double': true}]", "C-SCN-6" },
    { "sides/0/units", "[{'id': 'a1', 'arm': 'elephant', 'armour': 'heavy'}]", "C-SCN-6" },
    { "sides/0/units", "[{'id': 'a1', 'arm': 'infantry', 'armour': 'heavy', 'legionary': true, 'weapons': []}]", NULL },
    { "map", "{'features': [{'id': 'f', 'kind': 'swamp', 'shape': {'type': 'rect', 'at': [0, 0], 'width': 9, 'height': 9}}]}", "C-SCN-7" },
    { "map", "{'features': [{'id': 'f', 'kind': 'wood', 'shape': {'type': 'polygon', 'points': [[0, 0], [9, 9]]}}]}", "C-SCN-7" },
    { "map", "{'features': [{'id': 'f', 'kind': 'wood', 'shape': {'type': 'polygon', 'points': [[0, 0], [9, 9], [9, 0], [0, 9]]}}]}",
      "C-SCN-7" },
    { "map", "{'features': [{'id': 'f', 'kind': 'hill', 'slope-edges': [3], 'shape': {'type': 'polygon', 'points': [[0, 0], [9, 0], "
             "[9, 9]]}}]}", "C-SCN-7" },
    { "map", "{'features': [{'id': 'f', 'kind': 'hill', 'slope-edges': [2], 'shape': {'type': 'polygon', 'points': [[0, 0], [9, 0], "
             "[9, 9]]}}]}", NULL },
    { "map", "{'width': 0}", "C-SCN-7" },
    { "map", "{'zones': {'a': [[0, 0], [1, 0]]}}", "C-SCN-7" },
    { "map", "{'zones': {'c': [[0, 0], [9, 0], [9, 9]]}}", "C-SCN-7" },
    { "deployment", "{'units': {'a7': {'at': [1, 1], 'facing': 0}}}", "C-SCN-8" },
    { "deployment", "{'commanders': {'a1': {'at': [1, 1]}}}", "C-SCN-8" },
    { "situation/units/c1", "{'figures': 1}", "C-SCN-8" },
    { "situation/charges", "[['a1', 'c1']]", "C-SCN-8" },
    { "situation/charges", "[['a1', 'a1']]", "C-SCN-8" },
    { "situation/active", "'c'", "C-SCN-8" },
    { "situation/units/a1/stacked-behind", "'b1'", "C-SCN-8" },
    { "situation/units/a1/figures", "5", "C-SCN-5" },
    { "conditions", "{'time-limit': 0}", "C-SCN-10" },
    { "conditions", "{'time-limit': 100}", "C-SCN-10" },
    { "conditions", "{'break-share': 0}", "C-SCN-10" },
    { "conditions", "{'break-share': 1.01}", "C-SCN-10" },
    { "conditions", "{'break-share': 1}", NULL },
    { "conditions", "{'basing': {'width': 0}}", "C-SCN-10" },
    { "conditions", "{'army-morale': 'yes'}", "C-SCN-10" },
    { "situation/phase", "'melee'", "C-SCN-10" },
    { "situation/turn", "0", "C-SCN-10" },
    { "situation/units/a1/push-backs", "3", "C-SCN-10" },
    { "situation/units/a1/status", "'asleep'", "C-SCN-10" },
    { "situation/units/a1/crossing", "{'river': 'po', 'stage': 'bank'}", "C-SCN-10" },
    { "situation/units/a1/at", "[10, 600]", "C-SCN-9" },
    { "situation/units/a1/at", "[20, 600]", NULL },
    { "situation/units/a1/at", "[900, 299.6]", NULL },  /* 0.4 mm deep in each other */
    { "situation/units/a1/at", "[900, 299.4]", "C-SCN-9" },
    { "situation/commanders", "{'ac': {'at': [-1, 0]}}", "C-SCN-9" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_test_message ("%s = %s", cases[i].path, cases[i].value);
      check_fault (cases[i].path, cases[i].value, PLACES, cases[i].rule);
    }
}

/* A zone without room for its army: nobody could begin. One that just fits is enough. */
static void
test_room (void)
{
  static const char *const zone = "'conditions': {'free-deployment': true}, 'map': {'zones': {'a': [[100, 100], [139, 100], [139, 120], "
                                  "[100, 120]]}}";

  check_fault (NULL, NULL, zone, "C-DEP-1");
  check_fault ("map/zones/a", "[[100, 100], [140, 100], [140, 120], [100, 120]]", zone, NULL);
}

/* 2.7: the first of the rules first, 10 before 9; all of them are told. */
static void
test_order (void)
{
  static const char *const rules[] = { "C-SCN-3", "C-SCN-4", "C-SCN-5", "C-SCN-7", "C-SCN-8", "C-SCN-10", "C-SCN-9" };

  g_autoptr (JsonNode)      root = co_setups_json ("heavy", "heavy", PLACES);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  const AciesJsonCursor     at = acies_json_root (root);

  set_member (root, "situation/units/a1/at", "[0, 0]");
  set_member (root, "conditions", "{'time-limit': 1000}");
  set_member (root, "situation/units/x", "{}");
  set_member (root, "map", "{'features': 3}");
  set_member (root, UNIT "/figures", "7");
  set_member (root, UNIT "/weapons", "['spear']");
  set_member (root, "sides/1/units/0/id", "'a1'");
  co_validate (&at, problems);
  for (guint i = 0, found = 0; i < acies_problems_size (problems); i++)
    {
      const char *clause = acies_problems_get (problems, i)->clause;

      if (g_strcmp0 (clause, rules[found]) != 0)
        found++;
      g_assert_cmpuint (found, <, G_N_ELEMENTS (rules));
      if (acies_problems_get (problems, i)->severity != ACIES_SEVERITY_ERROR)
        break;
      g_assert_cmpstr (clause, ==, rules[found]);
      if (found + 1 == G_N_ELEMENTS (rules))
        return;
    }
  g_assert_not_reached ();
}

/* 2.7: what is strange, but can be played. */
static void
test_warnings (void)
{
  static const struct
  {
    const char *path, *value, *clause;
  } cases[] = {
    { "map", "{'features': [{'id': 'po', 'kind': 'river', 'shape': {'type': 'rect', 'at': [0, 590], 'width': 1828, 'height': 60}}]}",
      "C-DEP-2" },
    { "situation/units", "{'a1': {'at': [900, 600], 'facing': 0}}", "C-DEP-3" },
    { "sides/1/commanders", "[]", "C-CMD-1" },
    { UNIT "/armour", "'light'", "C-ORG-3" },  /* 12 against 20 */
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (JsonNode)      root = co_setups_json ("heavy", "heavy", PLACES);
      g_autoptr (AciesProblems) problems = acies_problems_new ();
      const AciesJsonCursor     at = acies_json_root (root);

      set_member (root, cases[i].path, cases[i].value);
      co_validate (&at, problems);
      g_assert_cmpuint (acies_problems_size (problems), ==, 1);
      g_assert_cmpint (acies_problems_get (problems, 0)->severity, ==, ACIES_SEVERITY_WARNING);
      g_assert_cmpstr (acies_problems_get (problems, 0)->clause, ==, cases[i].clause);
    }
}

/* ---- What a good file becomes ---- */

/* 2.1, 2.4, 2.6 */
static void
test_defaults (void)
{
  CoSetup          *setup = co_setups_new ("legion pikes sling javelin cataphract", "elephant chariot numidian", PLACES);
  const CoUnitSpec *a = setup->units, *b = setup->units + setup->sides[1].offset;

  g_assert_cmpuint (setup->n_stands, ==, 8);
  g_assert_cmpint (setup->width, ==, 182880);
  g_assert_cmpint (setup->height, ==, 121920);
  g_assert_cmpuint (setup->conditions.time_limit, ==, 20);
  g_assert_false (setup->conditions.army_morale);

  g_assert_cmpuint (a[0].weapons[0], ==, CO_PILA);
  g_assert_true (a[0].close_weapons && a[1].close_weapons && !a[2].close_weapons && !a[3].close_weapons);
  g_assert_true (b[0].close_weapons && b[1].close_weapons && b[2].close_weapons);
  g_assert_cmpuint (a[0].figures, ==, 4);
  g_assert_cmpuint (a[1].figures, ==, 8);
  g_assert_cmpuint (b[0].figures, ==, 3);
  g_assert_cmpuint (b[1].figures, ==, 2);

  g_assert_cmpint (a[0].size.width, ==, 4000);
  g_assert_cmpint (a[0].size.depth, ==, 2000);
  g_assert_cmpint (a[1].size.depth, ==, 4000);
  g_assert_cmpint (a[4].size.depth, ==, 3000);
  g_assert_cmpint (b[0].size.depth, ==, 4000);
  g_assert_cmpint (setup->sides[0].total, ==, 20 + 40 + 12 + 12 + 24);
  g_assert_cmpint (setup->sides[1].total, ==, 12 + 8 + 12);
  co_setup_free ((AciesSetup *) setup);
}

/* 2.5: the situation overrides the deployment; who stands nowhere is a reserve. */
static void
test_opening (void)
{
  CoSetup *setup = co_setups_new (
    "legion legion legion heavy", "heavy heavy",
    "'deployment': {'units': {'a1': {'at': [100, 600], 'facing': -350}, 'a2': {'at': [200, 600], 'facing': 0}, 'a3': {'at': "
    "[300, 600], 'facing': 0, 'turn': 3}}, 'commanders': {'ac': {'at': [500, 500]}}}, 'situation': {'turn': 4, 'active': 'b', "
    "'phase': 'fire', 'army-morale': {'25': 'a'}, 'units': {'a1': {'at': [150, 510], 'figures': 2, 'pila': false, 'moved': true}, "
    "'b1': {'at': [150, 500], 'facing': 180, 'status': 'rallying'}, 'b2': {'figures': 0}}, 'charges': [['a1', 'b1']]}");
  const CoState *opening = setup->opening;

  g_assert_true (setup->in_situation);
  g_assert_cmpuint (opening->turn, ==, 4);
  g_assert_cmpuint (opening->active, ==, 1);
  g_assert_cmpuint (opening->phase, ==, CO_PHASE_FIRE);
  g_assert_cmpuint (opening->army_morale[0], ==, 0);
  g_assert_cmpuint (opening->army_morale[1], ==, CO_NOBODY);

  g_assert_true (tt_pose_equal (&opening->stands[0].pose, &(TtPose){ 15000, 51000, 1000 }));
  g_assert_cmpuint (opening->stands[0].figures, ==, 2);
  g_assert_false (opening->stands[0].pila);
  g_assert_true (opening->stands[0].moved && opening->stands[1].pila && !opening->stands[3].pila);
  g_assert_cmpuint (opening->stands[1].status, ==, CO_STEADY);
  g_assert_cmpuint (opening->stands[2].status, ==, CO_RESERVE);
  g_assert_cmpuint (setup->units[2].reserve_turn, ==, 3);
  g_assert_cmpuint (opening->stands[3].status, ==, CO_RESERVE);
  g_assert_cmpuint (opening->stands[4].restore, ==, 2);
  g_assert_cmpuint (opening->stands[5].status, ==, CO_ELIMINATED);
  g_assert_cmpuint (opening->stands[5].figures, ==, 0);
  g_assert_true (opening->commanders[0][0].placed && !opening->commanders[1][0].placed);
  g_assert_cmpuint (opening->n_contacts, ==, 1);
  g_assert_cmpuint (opening->contacts[0].arc, ==, TT_ARC_FRONT);
  co_setup_free ((AciesSetup *) setup);
}

/* 2.3: edges are numbered as the file has them, whichever way its polygon turns. */
static void
test_slopes (void)
{
  CoSetup *setup = co_setups_new (
    "heavy", "heavy",
    PLACES ", 'map': {'features': [{'id': 'h', 'kind': 'hill', 'slope-edges': [1], 'shape': {'type': 'polygon', 'points': [[0, 0], "
           "[0, 90], [90, 90], [90, 0]]}}, {'id': 'k', 'kind': 'hill', 'shape': {'type': 'ellipse', 'centre': [300, 300], 'rx': 50, "
           "'ry': 50, 'angle': 0}}]}");
  const CoFeature *hill = &setup->features[0];

  g_assert_cmpuint (hill->n_points, ==, 4);
  g_assert_cmpfloat (hill->points[1].y, ==, 90);
  g_assert_cmpfloat (hill->points[2].x, ==, 90);
  g_assert_cmpuint (hill->slope_edges[0], ==, 2);
  g_assert_cmpfloat (hill->area.crest.x, ==, 45);
  g_assert_cmpuint (setup->features[1].n_points, ==, TT_ELLIPSE_POINTS);
  g_assert_cmpuint (setup->features[1].slope_edges[0], ==, (G_GUINT64_CONSTANT (1) << TT_ELLIPSE_POINTS) - 1);
  co_setup_free ((AciesSetup *) setup);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cohorts/setup/faults", test_faults);
  g_test_add_func ("/cohorts/setup/room", test_room);
  g_test_add_func ("/cohorts/setup/order", test_order);
  g_test_add_func ("/cohorts/setup/warnings", test_warnings);
  g_test_add_func ("/cohorts/setup/defaults", test_defaults);
  g_test_add_func ("/cohorts/setup/opening", test_opening);
  g_test_add_func ("/cohorts/setup/slopes", test_slopes);

  return g_test_run ();
}
