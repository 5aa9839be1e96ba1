/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "support/lb-scenario.h"

#include "engine/lost-battles/lb-validate.h"

static const char base[] =
  "{ \"format\": \"acies-scenario\", \"version\": 1, \"id\": \"ford\", \"ruleset\": \"lost-battles\", \"name\": \"The ford\","
  "  \"license\": \"CC0-1.0\","
  "  \"sides\": ["
  "    { \"id\": \"red\", \"name\": \"Red\", \"key-zone\": \"c2\", \"camp\": { \"zone\": \"c1\", \"fortified\": true },"
  "      \"units\": ["
  "        { \"id\": \"spears\", \"type\": \"heavy-infantry\", \"class\": \"average\", \"subtype\": \"hoplites\", \"count\": 6,"
  "          \"name\": \"City levy\" },"
  "        { \"id\": \"guard\", \"type\": \"heavy-infantry\", \"class\": \"veteran\" },"
  "        { \"id\": \"slingers\", \"type\": \"light-infantry\", \"class\": \"poor\", \"count\": 2 },"
  "        { \"id\": \"horse\", \"type\": \"heavy-cavalry\", \"class\": \"average\", \"count\": 2 },"
  "        { \"id\": \"beasts\", \"type\": \"elephants\", \"class\": \"african\" } ],"
  "      \"commanders\": ["
  "        { \"id\": \"arche\", \"name\": \"Arche\", \"rating\": \"inspired\", \"kind\": \"hero\", \"bodyguard\": \"guard\" },"
  "        { \"id\": \"bion\", \"rating\": \"poor\", \"kind\": \"strategist\" } ] },"
  "    { \"id\": \"blue\", \"name\": \"Blue\", \"key-zone\": \"c3\","
  "      \"units\": ["
  "        { \"id\": \"foot\", \"type\": \"heavy-infantry\", \"class\": \"average\", \"subtype\": \"legionaries\", \"count\": 8 },"
  "        { \"id\": \"cars\", \"type\": \"chariots\", \"class\": \"average\", \"subtype\": \"scythed\" },"
  "        { \"id\": \"wagons\", \"type\": \"chariots\", \"class\": \"average\", \"horses\": 4 },"
  "        { \"id\": \"riders\", \"type\": \"light-cavalry\", \"class\": \"average\", \"count\": 3 } ],"
  "      \"commanders\": [] } ],"
  "  \"map\": {"
  "    \"terrain\": { \"a2\": [\"hill\", \"forest\"], \"e3\": [\"impassable\"] },"
  "    \"watercourses\": [ { \"kind\": \"river\", \"name\": \"Long river\", \"zones\": [\"a1\", \"b2\", \"b3\"] } ],"
  "    \"settlements\": [ { \"name\": \"Ford\", \"zone\": \"b4\", \"edge\": \"south\" } ],"
  "    \"labels\": [ { \"text\": \"Ridge\", \"zone\": \"a2\" } ],"
  "    \"zone-width-m\": 500 },"
  "  \"conditions\": { \"multiplier\": 3, \"attack-limit\": 4, \"turns\": 8 },"
  "  \"deployment\": {"
  "    \"red\": { \"groups\": ["
  "      { \"zone\": \"c2\", \"facing\": \"south\", \"units\": [\"spears-1\", \"spears-2\", \"guard\"], \"lead\": \"spears-2\" },"
  "      { \"zone\": \"d2\", \"facing\": \"south\", \"units\": [\"horse-1\"], \"commanders\": [\"bion\"] } ] },"
  "    \"blue\": { \"groups\": ["
  "      { \"zone\": \"c3\", \"facing\": \"north\", \"units\": [\"foot-1\", \"foot-2\"] } ] } }"
  "}";

JsonNode *
lb_scenario_new (void)
{
  g_autoptr (GError) error = NULL;
  JsonNode          *root = acies_json_parse (base, sizeof base - 1, &error);

  g_assert_no_error (error);

  return root;
}

static JsonNode *
child_of (JsonNode *node, const char *key)
{
  JsonNode *child = NULL;

  if (JSON_NODE_HOLDS_ARRAY (node))
    child = json_array_get_element (json_node_get_array (node), (guint) g_ascii_strtoull (key, NULL, 10));
  else
    child = json_object_get_member (json_node_get_object (node), key);
  g_assert_nonnull (child);

  return child;
}

static void
put (JsonNode *node, const char *key, JsonNode *value)
{
  JsonArray *array;

  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      json_object_set_member (json_node_get_object (node), key, value);
      return;
    }

  array = json_node_get_array (node);
  if (g_strcmp0 (key, "-") == 0)
    {
      json_array_add_element (array, value);
      return;
    }

  /* json-glib replaces no element in place: all are put behind themselves in turn. */
  for (guint i = 0, n = json_array_get_length (array); i < n; i++)
    {
      JsonNode *old = json_array_dup_element (array, 0);
      const gboolean is_it = i == (guint) g_ascii_strtoull (key, NULL, 10);

      json_array_remove_element (array, 0);
      json_array_add_element (array, is_it ? value : old);
      if (is_it)
        json_node_unref (old);
    }
}

void
lb_scenario_patch (JsonNode *root, const char *pointer, const char *value)
{
  g_auto (GStrv)     keys = g_strsplit (pointer, "/", -1);
  g_autoptr (GError) error = NULL;
  const guint        last = g_strv_length (keys) - 1;
  JsonNode          *node = root;

  for (guint i = 0; i < last; i++)
    node = child_of (node, keys[i]);

  if (value != NULL)
    {
      put (node, keys[last], json_from_string (value, &error));
      g_assert_no_error (error);
    }
  else if (JSON_NODE_HOLDS_OBJECT (node))
    json_object_remove_member (json_node_get_object (node), keys[last]);
  else
    json_array_remove_element (json_node_get_array (node), (guint) g_ascii_strtoull (keys[last], NULL, 10));
}

AciesProblems *
lb_scenario_validate (JsonNode *root)
{
  const AciesJsonCursor at = acies_json_root (root);
  AciesProblems        *problems = acies_problems_new ();

  lb_validate (&at, problems);

  return problems;
}

gboolean
lb_scenario_has_problem (const AciesProblems *problems, const char *path, const char *clause, AciesSeverity severity)
{
  for (guint i = 0; i < acies_problems_size (problems); i++)
    {
      const AciesProblem *problem = acies_problems_get (problems, i);

      if (problem->severity == severity && g_strcmp0 (problem->path, path) == 0 &&
          (clause == NULL || g_strcmp0 (problem->clause, clause) == 0))
        return TRUE;
    }

  return FALSE;
}
