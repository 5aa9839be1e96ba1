/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include <locale.h>

#include "engine/dba/dba-draft-parts.h"
#include "support/draft-walk.h"

static const char *const spoilt_values[] = {
  "null", "7", "-1", "0", "64", "1e300", "99999999999", "true", "\"\"", "\"x\"", "\"4Bd\"", "\"CF\"", "\"r1\"", "\"c1\"",
  "\"rome\"", "\"dice\"", "\"wood\"", "\"ellipse\"", "\"followers\"", "\"in-camp\"", "\"destroyed\"", "[]", "{}",
  "[ 1, null, [], {} ]", "[ 300, 300 ]", "[ 1e9, -1e9 ]", "[ [ 0, 0 ], [ 1, 1 ] ]", "{ \"at\": [ 3 ], \"facing\": 720 }",
  "{ \"type\": \"polygon\", \"points\": [ [ 0, 0 ], [ 9, 9 ], [ 9, 0 ], [ 0, 9 ] ] }",
  "[ { \"id\": \"a\" }, { \"id\": \"a\", \"code\": 3 } ]", "\"a name that is no id\"",
};

/* Places and references of units, edges of sides that there are not. */
static guint
count_dangling (JsonNode *root)
{
  g_autoptr (GHashTable) units = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) side_ids = g_hash_table_new (g_str_hash, g_str_equal);
  const AciesJsonCursor  at = acies_json_root (root);
  const AciesJsonCursor  sides = acies_json_member (&at, "sides");
  guint                  n = 0;

  draft_collect_ids (side_ids, &sides);
  for (guint i = 0; i < MIN (acies_json_length (&sides), DBA_N_SIDES); i++)
    {
      const AciesJsonCursor side = acies_json_element (&sides, i);
      const AciesJsonCursor list = acies_json_member (&side, "units");

      draft_collect_ids (units, &list);
    }
  for (guint i = 0; i < DBA_N_SIDES; i++)
    {
      g_autofree char *path = g_strdup_printf ("sides[%u].commanders[0].unit", i);
      const char      *unit = acies_json_text (acies_path_find (root, path));

      n += unit != NULL && !g_hash_table_contains (units, unit);
    }

  return n + draft_count_unknown_keys (units, root, "deployment.elements") +
         draft_count_unknown_keys (units, root, "situation.elements") +
         draft_count_unknown_keys (side_ids, root, "deployment.edges");
}

static const char *const map_lists[] = { "features", "roads", "rivers", NULL };

static const DraftWalk by_chance = {
  .draft = &dba_draft,
  .ruleset = "dba",
  .n_brushes = DBA_N_BRUSHES,
  .n_marks = DBA_N_MARKS,
  .spoilt = spoilt_values,
  .n_spoilt = G_N_ELEMENTS (spoilt_values),
  .map_lists = map_lists,
  .most_place = 62000,
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

  g_test_add_data_func ("/dba/draft-random/whole", GUINT_TO_POINTER (0), test_walks);
  g_test_add_data_func ("/dba/draft-random/spoilt-a-little", GUINT_TO_POINTER (2), test_walks);
  g_test_add_data_func ("/dba/draft-random/spoilt", GUINT_TO_POINTER (12), test_walks);

  return g_test_run ();
}
