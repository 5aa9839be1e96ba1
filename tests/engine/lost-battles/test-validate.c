/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include <locale.h>

#include "support/lb-scenario.h"

/* The good scenario with one member changed, and the problem this must be told as. */
typedef struct
{
  const char   *name;     /* clause/what */
  const char   *pointer;
  const char   *value;    /* NULL: taken away */
  const char   *path;
  const char   *clause;   /* NULL: any or none */
  AciesSeverity severity;
} ProblemCase;

#define ERROR   ACIES_SEVERITY_ERROR
#define WARNING ACIES_SEVERITY_WARNING

static const ProblemCase cases[] = {
  /* the army */
  { "1.1/unknown-type", "sides/0/units/0/type", "\"pikes\"", "sides[0].units[0].type", "1.1", ERROR },
  { "1.1/no-type", "sides/0/units/0/type", NULL, "sides[0].units[0].type", "1.1", ERROR },
  { "1.1/unknown-class", "sides/0/units/0/class", "\"good\"", "sides[0].units[0].class", "1.1", ERROR },
  { "1.1/poor-chariots", "sides/1/units/2/class", "\"poor\"", "sides[1].units[2].class", "1.1", ERROR },
  { "1.1/average-elephants", "sides/0/units/4/class", "\"average\"", "sides[0].units[4].class", "1.1", ERROR },
  { "1.1/indian-horse", "sides/0/units/3/class", "\"indian\"", "sides[0].units[3].class", "1.1", ERROR },
  { "9.1/hoplites-on-horses", "sides/0/units/3/subtype", "\"hoplites\"", "sides[0].units[3].subtype", "9.1", ERROR },
  { "9.1/unknown-subtype", "sides/0/units/0/subtype", "\"pikes\"", "sides[0].units[0].subtype", "9.1", ERROR },
  { "1.1/count-of-nought", "sides/0/units/0/count", "0", "sides[0].units[0].count", "1.1", ERROR },
  { "1.1/count-of-thousands", "sides/0/units/0/count", "70000", "sides[0].units[0].count", "1.1", ERROR },
  { "1.1/count-of-words", "sides/0/units/0/count", "\"six\"", "sides[0].units[0].count", "1.1", ERROR },
  { "1.2/three-horses", "sides/1/units/2/horses", "3", "sides[1].units[2].horses", "1.2", ERROR },
  { "9.5/scythed-with-two-horses", "sides/1/units/1/horses", "2", "sides[1].units[1].horses", "9.5", ERROR },
  { "1.2/horses-of-foot", "sides/0/units/0/horses", "4", "sides[0].units[0].horses", "1.2", WARNING },
  { "1.2/escorted-foot", "sides/0/units/0/escorted", "true", "sides[0].units[0].escorted", "1.2", WARNING },
  { "1.1/no-units", "sides/1/units", "[]", "sides[1].units", "1.1", ERROR },
  { "1.4/no-fighting-value", "sides/1/units", "[]", "sides[1].units", "1.4", ERROR },
  { "11.1/two-units", "sides/1/units",
    "[ { \"id\": \"foot\", \"type\": \"heavy-infantry\", \"class\": \"average\", \"count\": 2 } ]",
    "sides[1].units", "11.1", ERROR },
  { "11.1/five-poor-units", "sides/1/units",
    "[ { \"id\": \"foot\", \"type\": \"heavy-infantry\", \"class\": \"poor\", \"count\": 5 } ]",
    "sides[1].units", "11.1", ERROR },
  { "1.1/small-army", "sides/0/units/0/count", "5", "sides[0].units", "1.1", WARNING },
  { "1.1/large-army", "sides/0/units/0/count", "30", "sides[0].units", "1.1", WARNING },
  { "1.4/twice-the-value", "sides/0/units/0/count", "25", "sides", "1.4", WARNING },
  { "1.1/units-are-no-list", "sides/0/units", "{}", "sides[0].units", NULL, ERROR },
  { "1.1/an-entry-is-a-number", "sides/0/units/0", "7", "sides[0].units[0]", NULL, ERROR },
  { "1.1/blank-name", "sides/0/units/0/name", "\"  \"", "sides[0].units[0].name", NULL, ERROR },
  { "1.1/unknown-key", "sides/0/units/0/morale", "3", "sides[0].units[0].morale", NULL, WARNING },

  /* ids */
  { "ids/unit-twice", "sides/0/units/1/id", "\"slingers\"", "sides[0].units[2]", NULL, ERROR },
  { "ids/in-both-armies", "sides/1/units/0/id", "\"spears\"", "sides[1].units[0]", NULL, ERROR },
  { "ids/numbered-and-named", "sides/0/units/1/id", "\"spears-2\"", "sides[0].units[1]", NULL, ERROR },
  { "ids/commander-and-unit", "sides/0/commanders/1/id", "\"horse-1\"", "sides[0].commanders[1]", NULL, ERROR },
  { "ids/commander-and-side", "sides/0/commanders/1/id", "\"blue\"", "sides[0].commanders[1]", NULL, ERROR },
  { "ids/commander-called-army", "sides/0/commanders/1/id", "\"army\"", "sides[0].commanders[1]", NULL, ERROR },
  { "ids/capitals", "sides/0/units/0/id", "\"Spears\"", "sides[0].units[0].id", NULL, ERROR },

  /* commanders */
  { "1.3/three-commanders", "sides/0/commanders/-", "{ \"id\": \"c\", \"rating\": \"poor\", \"kind\": \"strategist\" }",
    "sides[0].commanders", "1.3", ERROR },
  { "1.3/unknown-rating", "sides/0/commanders/0/rating", "\"great\"", "sides[0].commanders[0].rating", "1.3", ERROR },
  { "1.3/unknown-kind", "sides/0/commanders/0/kind", "\"king\"", "sides[0].commanders[0].kind", "1.3", ERROR },
  { "8.1/hero-alone", "sides/0/commanders/0/bodyguard", NULL, "sides[0].commanders[0].bodyguard", "8.1", ERROR },
  { "8.1/bodyguard-of-nothing", "sides/0/commanders/0/bodyguard", "\"ghosts\"", "sides[0].commanders[0].bodyguard",
    "8.1", ERROR },
  { "8.1/bodyguard-of-the-enemy", "sides/0/commanders/0/bodyguard", "\"foot-1\"", "sides[0].commanders[0].bodyguard",
    "8.1", ERROR },
  { "8.1/bodyguard-of-several", "sides/0/commanders/0/bodyguard", "\"spears\"", "sides[0].commanders[0].bodyguard",
    "8.1", ERROR },
  { "8.2/strategist-with-bodyguard", "sides/0/commanders/1/bodyguard", "\"horse-2\"",
    "sides[0].commanders[1].bodyguard", "8.2", ERROR },
  { "8.1/shared-bodyguard", "sides/0/commanders/1",
    "{ \"id\": \"bion\", \"rating\": \"poor\", \"kind\": \"hero\", \"bodyguard\": \"guard\" }",
    "sides[0].commanders[1].bodyguard", "8.1", ERROR },

  /* the field */
  { "2.3.1/key-zone-on-the-flank", "sides/0/key-zone", "\"a2\"", "sides[0].key-zone", "2.3.1", ERROR },
  { "2.3.1/key-zone-of-the-enemy", "sides/0/key-zone", "\"c3\"", "sides[0].key-zone", "2.3.1", ERROR },
  { "2.3.1/no-key-zone", "sides/0/key-zone", NULL, "sides[0].key-zone", "2.3.1", WARNING },
  { "2.2.4/impassable-key-zone", "map/terrain/c2", "[\"impassable\"]", "sides[0].key-zone", "2.2.4", ERROR },
  { "2.3.1/camp-in-front", "sides/0/camp/zone", "\"c2\"", "sides[0].camp.zone", "2.3.1", ERROR },
  { "2.3.1/camp-on-the-wing", "sides/0/camp/zone", "\"a1\"", "sides[0].camp.zone", "2.3.1", ERROR },
  { "2.3.1/camp-nowhere", "sides/0/camp/zone", NULL, "sides[0].camp.zone", "2.3.1", ERROR },
  { "2.2.4/impassable-camp", "map/terrain/c1", "[\"impassable\"]", "sides[0].camp.zone", "2.2.4", ERROR },
  { "2.1.1/terrain-off-the-map", "map/terrain/f1", "[\"hill\"]", "map.terrain.f1", "2.1.1", ERROR },
  { "2.2.1/unknown-terrain", "map/terrain/a2", "[\"swamp\"]", "map.terrain.a2[0]", "2.2.1", ERROR },
  { "2.2.1/terrain-as-a-word", "map/terrain/a2", "\"hill\"", "map.terrain.a2", NULL, ERROR },
  { "2.2.1/river-with-a-gap", "map/watercourses/0/zones", "[\"a1\", \"c1\"]", "map.watercourses[0].zones[1]", "2.2.1",
    ERROR },
  { "2.2.1/river-in-one-place", "map/watercourses/0/zones", "[\"a1\", \"a1\"]", "map.watercourses[0].zones[1]",
    "2.2.1", ERROR },
  { "2.2.1/river-without-zones", "map/watercourses/0/zones", "[]", "map.watercourses[0].zones", "2.2.1", ERROR },
  { "2.2.1/unknown-watercourse", "map/watercourses/0/kind", "\"canal\"", "map.watercourses[0].kind", "2.2.1", ERROR },
  { "2.2.2/settlement-nowhere", "map/settlements/0/zone", "\"z9\"", "map.settlements[0].zone", "2.2.2", ERROR },
  { "2.1.1/narrow-zones", "map/zone-width-m", "10", "map.zone-width-m", "2.1.1", ERROR },
  { "2.1.1/one-side", "sides/1", NULL, "sides", "2.1.1", ERROR },
  { "2.1.1/three-sides", "sides/-", "{ \"id\": \"green\", \"name\": \"Green\", \"units\": [] }", "sides", "2.1.1",
    ERROR },

  /* conditions */
  { "1.2/multiplier-nine", "conditions/multiplier", "9", "conditions.multiplier", "1.2", ERROR },
  { "1.2/no-multiplier", "conditions/multiplier", NULL, "conditions.multiplier", "1.2", ERROR },
  { "6.3.2/limit-two", "conditions/attack-limit", "2", "conditions.attack-limit", "6.3.2", ERROR },
  { "3.1/eleven-turns", "conditions/turns", "11", "conditions.turns", "3.1", ERROR },
  { "10.4/unknown-weather", "conditions/weather", "\"snow\"", "conditions.weather", "10.4", ERROR },
  { "10.3/dust-as-a-word", "conditions/dust", "\"yes\"", "conditions.dust", "10.3", ERROR },
  { "10.3/no-conditions", "conditions", NULL, "conditions", NULL, ERROR },

  /* deployment */
  { "2.2.4/deployed-on-the-impassable", "deployment/blue/groups/0/zone", "\"e3\"", "deployment.blue.groups[0].zone",
    "2.2.4", ERROR },
  { "5.5.1/both-in-one-zone", "deployment/blue/groups/0/zone", "\"c2\"", "deployment.blue.groups[0].zone", "5.5.1",
    ERROR },
  { "5.1.1/two-facings", "deployment/red/groups/-",
    "{ \"zone\": \"c2\", \"facing\": \"west\", \"units\": [\"spears-3\"] }", "deployment.red.groups[2].facing", "5.1.1",
    ERROR },
  { "5.1.1/no-facing", "deployment/red/groups/0/facing", NULL, "deployment.red.groups[0].facing", "5.1.1", ERROR },
  { "5.1.1/unknown-facing", "deployment/red/groups/0/facing", "\"up\"", "deployment.red.groups[0].facing", "5.1.1",
    ERROR },
  { "2.1.2/unit-of-nothing", "deployment/red/groups/0/units/0", "\"ghosts\"", "deployment.red.groups[0].units[0]",
    "2.1.2", ERROR },
  { "2.1.2/unit-of-several", "deployment/red/groups/0/units/0", "\"spears\"", "deployment.red.groups[0].units[0]",
    "2.1.2", ERROR },
  { "2.1.2/unit-in-two-places", "deployment/red/groups/1/units", "[\"spears-1\"]", "deployment.red.groups[1].units",
    "2.1.2", ERROR },
  { "2.1.2/unit-twice", "deployment/red/groups/1/units", "[\"horse-1\", \"horse-1\"]",
    "deployment.red.groups[1].units[1]", "2.1.2", ERROR },
  { "2.1.2/nobody", "deployment/blue/groups/0/units", "[]", "deployment.blue.groups[0]", "2.1.2", ERROR },
  { "6.4/lead-elsewhere", "deployment/red/groups/0/lead", "\"horse-1\"", "deployment.red.groups[0].lead", "6.4",
    ERROR },
  { "9.5/lead-before-scythed", "deployment/blue/groups/0",
    "{ \"zone\": \"c3\", \"facing\": \"north\", \"units\": [\"foot-1\", \"cars\"], \"lead\": \"foot-1\" }",
    "deployment.blue.groups[0].lead", "9.5", ERROR },
  { "8.1/hero-without-bodyguard", "deployment/red/groups/1/commanders", "[\"arche\"]",
    "deployment.red.groups[1].commanders", "8.1", ERROR },
  { "8.8.1/two-commanders", "deployment/red/groups/0/commanders", "[\"bion\"]", "deployment.red.groups[0]", "8.8.1",
    ERROR },
  { "8.2/commander-in-two-places", "deployment/red/groups/0/commanders", "[\"bion\"]",
    "deployment.red.groups[1].commanders", "8.2", ERROR },
  { "5.5.3/nine-at-the-river", "deployment/red/groups/-",
    "{ \"zone\": \"b2\", \"facing\": \"south\", \"units\": [\"spears-3\", \"spears-4\", \"spears-5\", \"spears-6\","
    " \"slingers-1\", \"slingers-2\", \"beasts\"] }", "deployment.red.groups[2].units", "5.5.3", ERROR },
  { "3.3.3/one-army-only", "deployment/blue", NULL, "deployment.blue", "3.3.3", ERROR },
  { "3.3.3/an-army-too-many", "deployment/green", "{ \"groups\": [] }", "deployment.green", NULL, ERROR },
  { "3.4.4/in-the-enemy-half", "deployment/red/groups/1/zone", "\"d3\"", "deployment.red.groups[1].units", "3.4.4",
    WARNING },
  { "3.3.2/too-far-for-the-first-turn", "deployment/red/groups/0/zone", "\"e2\"", "deployment.red.groups[0].units",
    "3.3.2", WARNING },
  { "10.1/more-than-a-surprise-allows", "sides/0/surprised", "true", "deployment.red.groups", "10.1", WARNING },
};

/* The same for a situation, which the good scenario is given first. */
static const char situation[] =
  "{ \"turn\": 3, \"active\": \"red\", \"weather\": \"wet\", \"sides\": {"
  "  \"red\": { \"groups\": [ { \"zone\": \"c2\", \"facing\": \"south\", \"units\": [\"spears-1\", \"guard\"],"
  "                          \"disordered\": [\"spears-1\"] } ], \"shattered\": [\"spears-6\"] },"
  "  \"blue\": { \"groups\": [ { \"zone\": \"c3\", \"facing\": \"north\", \"units\": [\"foot-1\"] } ] } } }";

static const ProblemCase situation_cases[] = {
  { "3.1/turn-after-the-last", "situation/turn", "9", "situation.turn", "3.1", ERROR },
  { "3.2.1/nobody-active", "situation/active", NULL, "situation.active", "3.2.1", ERROR },
  { "3.2.1/a-stranger-active", "situation/active", "\"green\"", "situation.active", "3.2.1", ERROR },
  { "3.2.1/order-of-one", "situation/order", "[\"red\"]", "situation.order", "3.2.1", ERROR },
  { "3.2.1/order-of-the-same", "situation/order", "[\"red\", \"red\"]", "situation.order[1]", "3.2.1", ERROR },
  { "4.1.1/negative-orders", "situation/orders", "-3", "situation.orders", "4.1.1", ERROR },
  { "10.4/unknown-weather", "situation/weather", "\"hot\"", "situation.weather", "10.4", ERROR },
  { "1.5/dead-and-standing", "situation/sides/red/shattered", "[\"guard\"]", "situation.sides.red.groups", "1.5",
    ERROR },
  { "1.5/shattered-and-fled", "situation/sides/red/fled", "[\"spears-6\"]", "situation.sides.red.fled", "7.3.1",
    ERROR },
  { "1.5/disordered-elsewhere", "situation/sides/red/groups/0/disordered", "[\"spears-2\"]",
    "situation.sides.red.groups[0].disordered", "1.5", ERROR },
  { "6.5(6)/entered-elsewhere", "situation/sides/red/groups/0/entered", "[\"horse-1\"]",
    "situation.sides.red.groups[0].entered", "6.5(6)", ERROR },
  { "8.1/a-dead-man-stands", "situation/sides/red",
    "{ \"groups\": [ { \"zone\": \"c2\", \"facing\": \"south\", \"units\": [\"guard\"], \"commanders\": [\"arche\"] } ],"
    "  \"killed\": [\"arche\"] }", "situation.sides.red.groups[0].commanders", "8.1", ERROR },
  { "8.6.3/lost-and-killed", "situation/sides/red",
    "{ \"lost\": [\"bion\"], \"killed\": [\"bion\"] }", "situation.sides.red.killed", "8.6.3", ERROR },
  { "8.1/a-stranger-lost", "situation/sides/red/lost", "[\"cato\"]", "situation.sides.red.lost[0]", "8.1", ERROR },
  { "8.9.3/attacked-from-nowhere", "situation/sides/red/attacked-from", "[\"x1\"]",
    "situation.sides.red.attacked-from[0]", "2.1.1", ERROR },
  { "2.3.2/camp-captured-twice", "situation/sides/red/camp-captured", "2", "situation.sides.red.camp-captured",
    "2.3.2", ERROR },
  { "10.3/dust-in-the-wet", "conditions/dust", "true", "situation.weather", "10.3", ERROR },
  { "11.1/over-as-soon-as-it-begins", "situation/sides/red/fled",
    "[\"spears-2\", \"spears-3\", \"spears-4\", \"spears-5\", \"slingers-1\", \"slingers-2\", \"horse-1\","
    " \"horse-2\", \"beasts\"]", "situation.sides.red", "11.1", WARNING },
  { "situation/of-one-army", "situation/sides/blue", NULL, "situation.sides.blue", NULL, ERROR },
};

static void
assert_problem (const AciesProblems *problems, const ProblemCase *expected)
{
  if (lb_scenario_has_problem (problems, expected->path, expected->clause, expected->severity))
    return;

  for (guint i = 0; i < acies_problems_size (problems); i++)
    {
      g_autofree char *line = acies_problem_to_string (acies_problems_get (problems, i));

      g_test_message ("found: %s", line);
    }
  g_test_message ("expected: %s [%s]", expected->path, expected->clause);
  g_test_fail ();
}

static void
assert_sentences (const AciesProblems *problems)
{
  for (guint i = 0; i < acies_problems_size (problems); i++)
    {
      const AciesProblem *problem = acies_problems_get (problems, i);

      g_assert_cmpuint (strlen (problem->message), >, 0);
      g_assert_null (strchr (problem->message, '%'));
    }
}

static void
test_problem (gconstpointer data)
{
  const ProblemCase *expected = data;
  g_autoptr (JsonNode) root = lb_scenario_new ();
  g_autoptr (AciesProblems) problems = NULL;

  lb_scenario_patch (root, expected->pointer, expected->value);
  problems = lb_scenario_validate (root);
  assert_problem (problems, expected);
  assert_sentences (problems);
  if (expected->severity == WARNING)
    g_assert_false (acies_problems_has_errors (problems));
}

static void
test_situation_problem (gconstpointer data)
{
  const ProblemCase *expected = data;
  g_autoptr (JsonNode) root = lb_scenario_new ();
  g_autoptr (AciesProblems) good = NULL;
  g_autoptr (AciesProblems) problems = NULL;

  lb_scenario_patch (root, "situation", situation);
  good = lb_scenario_validate (root);
  g_assert_cmpuint (acies_problems_size (good), ==, 0);

  lb_scenario_patch (root, expected->pointer, expected->value);
  problems = lb_scenario_validate (root);
  assert_problem (problems, expected);
  assert_sentences (problems);
}

static void
test_good (void)
{
  g_autoptr (JsonNode) root = lb_scenario_new ();
  g_autoptr (AciesProblems) problems = lb_scenario_validate (root);

  if (acies_problems_size (problems) > 0)
    g_test_message ("%s", acies_problem_to_string (acies_problems_get (problems, 0)));
  g_assert_cmpuint (acies_problems_size (problems), ==, 0);
}

/* R28: it cannot be dusty and wet. */
static void
test_dust_and_wet (void)
{
  g_autoptr (JsonNode) root = lb_scenario_new ();
  g_autoptr (AciesProblems) problems = NULL;

  lb_scenario_patch (root, "conditions/dust", "true");
  lb_scenario_patch (root, "conditions/weather", "\"overcast\"");
  problems = lb_scenario_validate (root);
  g_assert_true (lb_scenario_has_problem (problems, "conditions.dust", "10.3", ERROR));
}

/* Every problem is told, not only the first. */
static void
test_all_problems (void)
{
  g_autoptr (JsonNode) root = lb_scenario_new ();
  g_autoptr (AciesProblems) problems = NULL;

  lb_scenario_patch (root, "sides/0/units/0/type", "\"pikes\"");
  lb_scenario_patch (root, "sides/1/key-zone", "\"a3\"");
  lb_scenario_patch (root, "conditions/turns", "0");
  lb_scenario_patch (root, "deployment/blue/groups/0/units/0", "\"ghosts\"");
  problems = lb_scenario_validate (root);
  g_assert_true (lb_scenario_has_problem (problems, "sides[0].units[0].type", "1.1", ERROR));
  g_assert_true (lb_scenario_has_problem (problems, "sides[1].key-zone", "2.3.1", ERROR));
  g_assert_true (lb_scenario_has_problem (problems, "conditions.turns", "3.1", ERROR));
  g_assert_true (lb_scenario_has_problem (problems, "deployment.blue.groups[0].units[0]", "2.1.2", ERROR));
}

/* Replaces each value of @node in turn by each of some others, and validates the whole. */
static void
spoil (JsonNode *root, JsonNode *node, GString *pointer)
{
  static const char *const values[] = { NULL, "null", "-1", "1e300", "\"\"", "\"c2\"", "[]", "{}", "[[[]]]", "true" };
  g_autoptr (GList)        keys = NULL;
  const gsize              length = pointer->len;

  if (JSON_NODE_HOLDS_OBJECT (node))
    keys = json_object_get_members (json_node_get_object (node));
  else if (JSON_NODE_HOLDS_ARRAY (node))
    for (guint i = 0; i < MIN (json_array_get_length (json_node_get_array (node)), 2); i++)
      keys = g_list_append (keys, (gpointer) (i == 0 ? "0" : "1"));

  for (GList *key = keys; key != NULL; key = key->next)
    {
      g_string_append_printf (pointer, "%s%s", length > 0 ? "/" : "", (const char *) key->data);
      for (guint i = 0; i < G_N_ELEMENTS (values); i++)
        {
          g_autoptr (JsonNode) spoilt = json_from_string ("{}", NULL);
          g_autoptr (AciesProblems) problems = NULL;
          g_autofree char *text = acies_json_to_line (root);

          json_node_unref (spoilt);
          spoilt = json_from_string (text, NULL);
          lb_scenario_patch (spoilt, pointer->str, values[i]);
          problems = lb_scenario_validate (spoilt);
          assert_sentences (problems);
        }
      if (JSON_NODE_HOLDS_OBJECT (node))
        spoil (root, json_object_get_member (json_node_get_object (node), key->data), pointer);
      else
        spoil (root, json_array_get_element (json_node_get_array (node), (guint) (*(const char *) key->data - '0')),
               pointer);
      g_string_truncate (pointer, length);
    }
}

/* Wrong kinds anywhere are told or harmless, and never end the program. */
static void
test_anything_anywhere (void)
{
  g_autoptr (JsonNode) root = lb_scenario_new ();
  GString             *pointer = g_string_new (NULL);

  lb_scenario_patch (root, "situation", situation);
  spoil (root, root, pointer);
  g_string_free (pointer, TRUE);
}

static void
test_not_even_an_object (void)
{
  static const char *const roots[] = { "[]", "7", "\"scenario\"", "null", "{}" };

  for (guint i = 0; i < G_N_ELEMENTS (roots); i++)
    {
      g_autoptr (JsonNode) root = json_from_string (roots[i], NULL);
      g_autoptr (AciesProblems) problems = NULL;

      if (root == NULL)
        root = json_node_new (JSON_NODE_NULL);
      problems = lb_scenario_validate (root);
      g_assert_true (acies_problems_has_errors (problems));
    }
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lb/validate/good", test_good);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/lb/validate/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_problem);
    }
  for (guint i = 0; i < G_N_ELEMENTS (situation_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/lb/validate/situation/", situation_cases[i].name, NULL);

      g_test_add_data_func (path, &situation_cases[i], test_situation_problem);
    }
  g_test_add_func ("/lb/validate/10.3/dust-and-wet", test_dust_and_wet);
  g_test_add_func ("/lb/validate/all-at-once", test_all_problems);
  g_test_add_func ("/lb/validate/anything-anywhere", test_anything_anywhere);
  g_test_add_func ("/lb/validate/not-even-an-object", test_not_even_an_object);

  return g_test_run ();
}
