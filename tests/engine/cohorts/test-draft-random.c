/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include <locale.h>

#include "engine/cohorts/co-draft-parts.h"
#include "support/draft-walk.h"

static const char *const spoilt_values[] = {
  "null", "7", "-1", "0", "64", "1e300", "99999999999", "true", "\"\"", "\"x\"", "\"infantry\"", "\"elephant\"",
  "\"extra-heavy\"", "\"caesar\"", "\"deploy\"", "\"river\"", "\"ellipse\"", "\"reserve\"", "\"eliminated\"", "[]", "{}",
  "[ 1, null, [], {} ]", "[ 300, 300 ]", "[ 1e9, -1e9 ]", "[ [ 0, 0 ], [ 1, 1 ] ]", "{ \"at\": [ 3 ], \"facing\": 720 }",
  "{ \"type\": \"polygon\", \"points\": [ [ 0, 0 ], [ 9, 9 ], [ 9, 0 ], [ 0, 9 ] ] }", "[ \"bow\", \"bow\", \"pila\" ]",
  "[ { \"id\": \"a\" }, { \"id\": \"a\", \"arm\": 3 } ]", "\"a name that is no id\"",
};

/* Places of units and commanders, charges and zones of those that there are not. */
static guint
count_dangling (JsonNode *root)
{
  g_autoptr (GHashTable) units = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) commanders = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) side_ids = g_hash_table_new (g_str_hash, g_str_equal);
  JsonNode              *charges = acies_path_find (root, "situation.charges");
  const AciesJsonCursor  at = acies_json_root (root);
  const AciesJsonCursor  sides = acies_json_member (&at, "sides");
  const AciesJsonCursor  pairs = acies_json_root (charges);
  guint                  n = 0;

  draft_collect_ids (side_ids, &sides);
  for (guint i = 0; i < MIN (acies_json_length (&sides), CO_N_SIDES); i++)
    {
      const AciesJsonCursor side = acies_json_element (&sides, i);
      const AciesJsonCursor list = acies_json_member (&side, "units");
      const AciesJsonCursor leaders = acies_json_member (&side, "commanders");

      draft_collect_ids (units, &list);
      draft_collect_ids (commanders, &leaders);
    }
  for (guint i = 0; i < acies_json_length (&pairs); i++)
    {
      const AciesJsonCursor pair = acies_json_element (&pairs, i);
      const AciesJsonCursor who = acies_json_element (&pair, 0);

      n += acies_json_text (who.node) != NULL && !g_hash_table_contains (units, acies_json_text (who.node));
    }

  return n + draft_count_unknown_keys (units, root, "deployment.units") +
         draft_count_unknown_keys (units, root, "situation.units") +
         draft_count_unknown_keys (commanders, root, "deployment.commanders") +
         draft_count_unknown_keys (side_ids, root, "map.zones");
}

static const char *const map_lists[] = { "features", NULL };

static const DraftWalk by_chance = {
  .draft = &co_draft,
  .ruleset = "cohorts",
  .n_brushes = CO_N_BRUSHES,
  .n_marks = CO_N_MARKS,
  .spoilt = spoilt_values,
  .n_spoilt = G_N_ELEMENTS (spoilt_values),
  .map_lists = map_lists,
  .most_place = 185000,
  .count_dangling = count_dangling,
};

static void
test_walks (gconstpointer data)
{
  draft_walk_all (&by_chance, GPOINTER_TO_UINT (data));
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/cohorts/draft-random/whole", GUINT_TO_POINTER (0), test_walks);
  g_test_add_data_func ("/cohorts/draft-random/spoilt-a-little", GUINT_TO_POINTER (2), test_walks);
  g_test_add_data_func ("/cohorts/draft-random/spoilt", GUINT_TO_POINTER (12), test_walks);

  return g_test_run ();
}
