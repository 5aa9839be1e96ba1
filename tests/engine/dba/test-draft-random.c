/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include <locale.h>

#include "engine/core/acies-ruleset.h"
#include "engine/dba/dba-draft-parts.h"
#include "engine/dba/dba-quick.h"
#include "support/draft-chance.h"

/*
 * Edits by chance of every scenario that comes with the program, of the templates, and of scenarios spoilt by chance: every patch
 * can be applied, the tree that it was made of stays as it was, and no edit leaves a reference to what is not there.
 */

#define N_STEPS 24

static const char *const spoilt_values[] = {
  "null", "7", "-1", "0", "64", "1e300", "99999999999", "true", "\"\"", "\"x\"", "\"4Bd\"", "\"CF\"", "\"r1\"", "\"c1\"",
  "\"rome\"", "\"dice\"", "\"wood\"", "\"ellipse\"", "\"followers\"", "\"in-camp\"", "\"destroyed\"", "[]", "{}",
  "[ 1, null, [], {} ]", "[ 300, 300 ]", "[ 1e9, -1e9 ]", "[ [ 0, 0 ], [ 1, 1 ] ]", "{ \"at\": [ 3 ], \"facing\": 720 }",
  "{ \"type\": \"polygon\", \"points\": [ [ 0, 0 ], [ 9, 9 ], [ 9, 0 ], [ 0, 9 ] ] }",
  "[ { \"id\": \"a\" }, { \"id\": \"a\", \"code\": 3 } ]", "\"a name that is no id\"",
};

static guint
random_side (void)
{
  return (guint) g_test_rand_int_range (0, 2) + (g_test_rand_int_range (0, 30) == 0 ? 2 : 0);
}

static AciesPart
random_placing (void)
{
  return g_test_rand_bit () ? ACIES_PART_DEPLOYMENT : ACIES_PART_SITUATION;
}

/* On the table, about it, or far away. */
static gint32
random_place (void)
{
  return g_test_rand_int_range (0, 20) == 0 ? g_test_rand_int_range (-G_MAXINT32 / 4, G_MAXINT32 / 4)
                                            : g_test_rand_int_range (-2000, 62000);
}

static AciesPoint
random_point (void)
{
  return (AciesPoint){ random_place (), random_place () };
}

/* The ids of up to three pieces, and one of nobody at times. */
static GPtrArray *
random_ids (const AciesJsonCursor *root, AciesPart part, guint side)
{
  g_autoptr (GArray) pieces = dba_draft.pieces (root, part, side);
  GPtrArray         *ids = g_ptr_array_new_with_free_func (g_free);

  for (int n = g_test_rand_int_range (1, 4); n > 0 && pieces->len > 0; n--)
    g_ptr_array_add (ids, g_strdup (g_array_index (pieces, AciesPiece,
                                                   (guint) g_test_rand_int_range (0, (gint32) pieces->len)).id));
  if (g_test_rand_int_range (0, 10) == 0)
    g_ptr_array_add (ids, g_strdup (g_test_rand_bit () ? "nobody" : ""));
  g_ptr_array_add (ids, NULL);

  return ids;
}

static char *
random_id_path (void)
{
  static const char *const lists[] = { "features", "roads", "rivers" };
  const int                side = g_test_rand_int_range (0, 2);

  switch (g_test_rand_int_range (0, 6))
    {
    case 0:
      return g_strdup_printf ("sides[%d].id", side);
    case 1:
      return g_strdup_printf ("sides[%d].commanders[0].id", side);
    case 2:
      return g_strdup_printf ("map.%s[%d].id", lists[g_test_rand_int_range (0, 3)], g_test_rand_int_range (0, 4));
    default:
      return g_strdup_printf ("sides[%d].units[%d].id", side, g_test_rand_int_range (0, 13));
    }
}

typedef gboolean (*RandomEdit) (const AciesJsonCursor *root, AciesPatch *patch);

static gboolean
edit_rename (const AciesJsonCursor *root, AciesPatch *patch)
{
  g_autofree char *path = g_test_rand_int_range (0, 8) == 0 ? draft_random_path (root->node) : random_id_path ();
  g_autofree char *id = g_strdup_printf ("%s%d", g_test_rand_bit () ? "new-" : "r", g_test_rand_int_range (0, 40));

  return dba_draft.rename (root, path, id, patch);
}

static gboolean
edit_remove (const AciesJsonCursor *root, AciesPatch *patch)
{
  g_autofree char *path = draft_random_path (root->node);

  return dba_draft.remove (root, path, patch);
}

static gboolean
edit_add (const AciesJsonCursor *root, AciesPatch *patch)
{
  if (g_test_rand_int_range (0, 4) == 0)
    return dba_draft.add_commander (root, random_side (), "Someone else", patch);

  return dba_draft.add_unit (root, random_side (), (guint) g_test_rand_int_range (0, DBA_N_TROOPS + 1),
                             (guint) g_test_rand_int_range (0, 6), (guint) g_test_rand_int_range (0, 5), patch);
}

static gboolean
edit_paste (const AciesJsonCursor *root, AciesPatch *patch)
{
  static const char *const lists[] = { "sides[0].units", "sides[1].commanders", "map.features", "map.rivers", "sides", "map",
                                       "sides[1].units" };
  g_autofree char         *path = draft_random_path (root->node);
  JsonNode                *there = acies_path_find (root->node, path);

  return draft_is_small (there) &&
         dba_draft.paste (root, lists[g_test_rand_int_range (0, G_N_ELEMENTS (lists))],
                          (guint) g_test_rand_int_range (0, 5), there, patch);
}

static gboolean
edit_enlist (const AciesJsonCursor *root, AciesPatch *patch)
{
  const AciesQuickArmy army = { (guint) g_test_rand_int_range (0, 81), (guint) g_test_rand_int_range (0, 4) };

  return dba_draft.enlist (root, random_side (), &army, patch);
}

static gboolean
edit_paint (const AciesJsonCursor *root, AciesPatch *patch)
{
  AciesPoint  points[6];
  AciesStroke stroke = { .brush = (guint) g_test_rand_int_range (0, DBA_N_BRUSHES + 1), .points = points };

  stroke.side = g_test_rand_int_range (-1, 3);
  stroke.on = g_test_rand_int_range (0, 5) > 0;
  stroke.n_points = (guint) g_test_rand_int_range (0, 7);
  for (guint i = 0; i < stroke.n_points; i++)
    points[i] = random_point ();

  return dba_draft.paint (root, &stroke, patch);
}

static gboolean
edit_reshape (const AciesJsonCursor *root, AciesPatch *patch)
{
  g_autoptr (GArray) shapes = dba_draft.shapes (root);
  g_autofree char   *path = draft_random_path (root->node);
  AciesReshape       reshape = { (AciesReshapeKind) g_test_rand_int_range (0, ACIES_RESHAPE_DROP + 1), path,
                                 (guint) g_test_rand_int_range (0, 6), random_point () };

  if (shapes->len > 0 && g_test_rand_int_range (0, 5) > 0)
    reshape.path = g_array_index (shapes, AciesShape, (guint) g_test_rand_int_range (0, (gint32) shapes->len)).path;

  return dba_draft.reshape (root, &reshape, patch);
}

static gboolean
edit_deploy (const AciesJsonCursor *root, AciesPatch *patch)
{
  const AciesPart       part = random_placing ();
  const guint           side = random_side ();
  g_autoptr (GPtrArray) ids = random_ids (root, part, side);
  const AciesBand       band = { part, side, (const char *const *) ids->pdata };
  AciesPlace            place = { ACIES_NO_CELL, random_place (), random_place (), g_test_rand_int_range (-1, 36001) };

  if (g_test_rand_bit ())
    dba_draft.snap (root, &band, g_test_rand_int_range (0, 5000), &place);

  return dba_draft.deploy (root, &band, g_test_rand_int_range (0, 5) == 0 ? NULL : &place, patch);
}

static gboolean
edit_mark (const AciesJsonCursor *root, AciesPatch *patch)
{
  const AciesPart       part = random_placing ();
  const guint           side = random_side ();
  g_autoptr (GPtrArray) ids = random_ids (root, part, side);
  const AciesBand       band = { part, side, (const char *const *) ids->pdata };

  return dba_draft.set_mark (root, &band, (guint) g_test_rand_int_range (0, DBA_N_MARKS + 1), g_test_rand_bit (), patch);
}

static gboolean
edit_situation (const AciesJsonCursor *root, AciesPatch *patch)
{
  return dba_draft.begin_situation (root, patch);
}

static const RandomEdit edits[] = {
  edit_rename, edit_remove, edit_add, edit_paste, edit_enlist, edit_paint, edit_reshape, edit_deploy, edit_mark, edit_situation,
};

/* Everything that an editor asks of a draft; the answers only have to come. */
static void
ask_everything (const AciesJsonCursor *root)
{
  g_autofree char   *path = draft_random_path (root->node);
  g_autoptr (GArray) shapes = dba_draft.shapes (root);
  g_autoptr (GArray) candidates = dba_draft.candidates (root, path);

  g_assert_nonnull (candidates);
  for (guint i = 0; i < shapes->len; i++)
    {
      const AciesShape *shape = &g_array_index (shapes, AciesShape, i);

      g_assert_nonnull (acies_path_find (root->node, shape->path));
      g_assert_cmpuint (shape->brush, <, DBA_N_BRUSHES);
      g_assert_cmpuint (shape->n_handles, <=, ACIES_MOST_CORNERS);
    }
  for (int part = 0; part < ACIES_N_PARTS; part++)
    {
      g_autoptr (AciesScene) scene = dba_draft.scene (root, (AciesPart) part);
      g_autoptr (GArray)     pieces = dba_draft.pieces (root, (AciesPart) part, random_side ());

      g_assert_cmpint (scene->table_width, >, 0);
      for (guint i = 0; i < pieces->len; i++)
        g_assert_true (acies_json_is_id (g_array_index (pieces, AciesPiece, i).id));
    }
  for (guint side = 0; side < 3; side++)
    {
      g_autoptr (GArray) totals = dba_draft.totals (root, side);
      AciesQuickArmy     army = { 0 };
      AciesRosterRow     row = { 0 };

      g_assert_cmpuint (totals->len > 0, ==, side < 2);
      if (dba_draft.enlisted (root, side, &army))
        g_assert_true (dba_quick.check (&army));
      if (dba_draft.unit_row (root, side, (guint) g_test_rand_int_range (0, 13), &row))
        g_assert_cmpuint (row.count, ==, 1);
      g_free (row.name);
      g_free (row.kind);
    }
}

/* ---- References ---- */

static void
collect_ids (GHashTable *ids, const AciesJsonCursor *list)
{
  for (guint i = 0; i < acies_json_length (list); i++)
    {
      const AciesJsonCursor at = acies_json_element (list, i);
      const AciesJsonCursor id = acies_json_member (&at, "id");

      if (acies_json_text (id.node) != NULL)
        g_hash_table_add (ids, (gpointer) acies_json_text (id.node));
    }
}

static guint
count_unknown_keys (GHashTable *ids, JsonNode *root, const char *path)
{
  JsonNode      *node = acies_path_find (root, path);
  JsonObjectIter iter;
  const char    *key;
  guint          n = 0;

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return 0;
  json_object_iter_init (&iter, json_node_get_object (node));
  while (json_object_iter_next (&iter, &key, NULL))
    n += !g_hash_table_contains (ids, key);

  return n;
}

/* Places and references of units, edges of sides that there are not. */
static guint
count_dangling (JsonNode *root)
{
  g_autoptr (GHashTable) units = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) side_ids = g_hash_table_new (g_str_hash, g_str_equal);
  const AciesJsonCursor  at = acies_json_root (root);
  const AciesJsonCursor  sides = acies_json_member (&at, "sides");
  guint                  n = 0;

  collect_ids (side_ids, &sides);
  for (guint i = 0; i < MIN (acies_json_length (&sides), DBA_N_SIDES); i++)
    {
      const AciesJsonCursor side = acies_json_element (&sides, i);
      const AciesJsonCursor list = acies_json_member (&side, "units");

      collect_ids (units, &list);
    }
  for (guint i = 0; i < DBA_N_SIDES; i++)
    {
      g_autofree char *path = g_strdup_printf ("sides[%u].commanders[0].unit", i);
      const char      *unit = acies_json_text (acies_path_find (root, path));

      n += unit != NULL && !g_hash_table_contains (units, unit);
    }

  return n + count_unknown_keys (units, root, "deployment.elements") +
         count_unknown_keys (units, root, "situation.elements") +
         count_unknown_keys (side_ids, root, "deployment.edges");
}

/* One edit; the new root, or the old one if there was nothing to do. */
static JsonNode *
step (JsonNode *root)
{
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  const guint            which = (guint) g_test_rand_int_range (0, G_N_ELEMENTS (edits));
  const AciesJsonCursor  at = acies_json_root (root);
  g_autofree char       *before = acies_json_to_line (root);
  const gboolean         is_done = edits[which](&at, patch);
  g_autofree char       *still = acies_json_to_line (root);
  JsonNode              *after;

  g_assert_cmpstr (before, ==, still);
  if (!is_done)
    {
      g_assert_cmpuint (acies_patch_size (patch), ==, 0);
      return json_node_ref (root);
    }

  after = draft_apply (&dba_draft, root, patch);
  g_assert_false (acies_json_same (root, after));
  if (count_dangling (after) > count_dangling (root))
    {
      g_autofree char *now = acies_json_to_line (after);

      g_test_message ("edit %u made\n%s\nof\n%s", which, now, before);
      g_test_fail ();
    }

  return after;
}

static void
walk (JsonNode *start, guint n_spoilt)
{
  JsonNode *root = acies_json_copy (start);

  for (guint i = 0; i < N_STEPS; i++)
    {
      JsonNode       *next = i < n_spoilt ? draft_spoil (&dba_draft, root, spoilt_values, G_N_ELEMENTS (spoilt_values))
                                          : step (root);
      AciesJsonCursor at;

      json_node_unref (root);
      root = next;
      at = acies_json_root (root);
      if (i % 4 == 0)
        ask_everything (&at);
    }
  json_node_unref (root);
}

static void
test_walks (gconstpointer data)
{
  const guint           n_spoilt = GPOINTER_TO_UINT (data);
  g_autoptr (GPtrArray) roots = draft_load_shipped ("dba");

  g_ptr_array_add (roots, dba_draft.blank ());
  for (guint i = 0; i < dba_draft.n_templates; i++)
    g_ptr_array_add (roots, dba_draft.make_template (i));
  for (guint i = 0; i < roots->len; i++)
    walk (g_ptr_array_index (roots, i % roots->len), n_spoilt);
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
