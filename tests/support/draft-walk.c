/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "support/draft-walk.h"

#include "engine/core/acies-ruleset.h"
#include "support/draft-chance.h"
#include "support/shipped.h"

#define N_STEPS 24

void
draft_collect_ids (GHashTable *ids, const AciesJsonCursor *list)
{
  for (guint i = 0; i < acies_json_length (list); i++)
    {
      const AciesJsonCursor at = acies_json_element (list, i);
      const AciesJsonCursor id = acies_json_member (&at, "id");

      if (acies_json_text (id.node) != NULL)
        g_hash_table_add (ids, (gpointer) acies_json_text (id.node));
    }
}

guint
draft_count_unknown_keys (GHashTable *ids, JsonNode *root, const char *path)
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
random_place (const DraftWalk *walk)
{
  return g_test_rand_int_range (0, 20) == 0 ? g_test_rand_int_range (-G_MAXINT32 / 4, G_MAXINT32 / 4)
                                            : g_test_rand_int_range (-2000, walk->most_place);
}

static AciesPoint
random_point (const DraftWalk *walk)
{
  return (AciesPoint){ random_place (walk), random_place (walk) };
}

/* The ids of up to three pieces, and one of nobody at times. */
static GPtrArray *
random_ids (const DraftWalk *walk, const AciesJsonCursor *root, AciesPart part, guint side)
{
  g_autoptr (GArray) pieces = walk->draft->pieces (root, part, side);
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
random_id_path (const DraftWalk *walk)
{
  const int side = g_test_rand_int_range (0, 2);

  switch (g_test_rand_int_range (0, 6))
    {
    case 0:
      return g_strdup_printf ("sides[%d].id", side);
    case 1:
      return g_strdup_printf ("sides[%d].commanders[0].id", side);
    case 2:
      return g_strdup_printf ("map.%s[%d].id",
                              walk->map_lists[g_test_rand_int_range (0, (gint32) g_strv_length ((char **) walk->map_lists))],
                              g_test_rand_int_range (0, 4));
    default:
      return g_strdup_printf ("sides[%d].units[%d].id", side, g_test_rand_int_range (0, 13));
    }
}

typedef gboolean (*RandomEdit) (const DraftWalk *walk, const AciesJsonCursor *root, AciesPatch *patch);

static gboolean
edit_rename (const DraftWalk *walk, const AciesJsonCursor *root, AciesPatch *patch)
{
  g_autofree char *path = g_test_rand_int_range (0, 8) == 0 ? draft_random_path (root->node) : random_id_path (walk);
  g_autofree char *id = g_strdup_printf ("%s%d", g_test_rand_bit () ? "new-" : "r", g_test_rand_int_range (0, 40));

  return walk->draft->rename (root, path, id, patch);
}

static gboolean
edit_remove (const DraftWalk *walk, const AciesJsonCursor *root, AciesPatch *patch)
{
  g_autofree char *path = draft_random_path (root->node);

  return walk->draft->remove (root, path, patch);
}

static gboolean
edit_add (const DraftWalk *walk, const AciesJsonCursor *root, AciesPatch *patch)
{
  if (g_test_rand_int_range (0, 4) == 0)
    return walk->draft->add_commander (root, random_side (), "Someone else", patch);

  return walk->draft->add_unit (root, random_side (), (guint) g_test_rand_int_range (0, (gint32) walk->draft->n_troops + 1),
                             (guint) g_test_rand_int_range (0, 6), (guint) g_test_rand_int_range (0, 5), patch);
}

static gboolean
edit_paste (const DraftWalk *walk, const AciesJsonCursor *root, AciesPatch *patch)
{
  static const char *const lists[] = { "sides[0].units", "sides[1].commanders", "map.features", "map.rivers", "sides", "map",
                                       "sides[1].units" };
  g_autofree char         *path = draft_random_path (root->node);
  JsonNode                *there = acies_path_find (root->node, path);

  return draft_is_small (there) &&
         walk->draft->paste (root, lists[g_test_rand_int_range (0, G_N_ELEMENTS (lists))],
                          (guint) g_test_rand_int_range (0, 5), there, patch);
}

static gboolean
edit_enlist (const DraftWalk *walk, const AciesJsonCursor *root, AciesPatch *patch)
{
  const AciesQuickArmy army = { (guint) g_test_rand_int_range (0, 81), (guint) g_test_rand_int_range (0, 4) };

  return walk->draft->enlist != NULL && walk->draft->enlist (root, random_side (), &army, patch);
}

static gboolean
edit_paint (const DraftWalk *walk, const AciesJsonCursor *root, AciesPatch *patch)
{
  AciesPoint  points[6];
  AciesStroke stroke = { .brush = (guint) g_test_rand_int_range (0, (gint32) walk->n_brushes + 1), .points = points };

  stroke.side = g_test_rand_int_range (-1, 3);
  stroke.on = g_test_rand_int_range (0, 5) > 0;
  stroke.n_points = (guint) g_test_rand_int_range (0, 7);
  for (guint i = 0; i < stroke.n_points; i++)
    points[i] = random_point (walk);

  return walk->draft->paint (root, &stroke, patch);
}

static gboolean
edit_reshape (const DraftWalk *walk, const AciesJsonCursor *root, AciesPatch *patch)
{
  g_autoptr (GArray) shapes = walk->draft->shapes (root);
  g_autofree char   *path = draft_random_path (root->node);
  AciesReshape       reshape = { (AciesReshapeKind) g_test_rand_int_range (0, ACIES_RESHAPE_DROP + 1), path,
                                 (guint) g_test_rand_int_range (0, 6), random_point (walk) };

  if (shapes->len > 0 && g_test_rand_int_range (0, 5) > 0)
    reshape.path = g_array_index (shapes, AciesShape, (guint) g_test_rand_int_range (0, (gint32) shapes->len)).path;

  return walk->draft->reshape (root, &reshape, patch);
}

static gboolean
edit_deploy (const DraftWalk *walk, const AciesJsonCursor *root, AciesPatch *patch)
{
  const AciesPart       part = random_placing ();
  const guint           side = random_side ();
  g_autoptr (GPtrArray) ids = random_ids (walk, root, part, side);
  const AciesBand       band = { part, side, (const char *const *) ids->pdata };
  AciesPlace            place = { ACIES_NO_CELL, random_place (walk), random_place (walk), g_test_rand_int_range (-1, 36001) };

  if (g_test_rand_bit ())
    walk->draft->snap (root, &band, g_test_rand_int_range (0, 5000), &place);

  return walk->draft->deploy (root, &band, g_test_rand_int_range (0, 5) == 0 ? NULL : &place, patch);
}

static gboolean
edit_mark (const DraftWalk *walk, const AciesJsonCursor *root, AciesPatch *patch)
{
  const AciesPart       part = random_placing ();
  const guint           side = random_side ();
  g_autoptr (GPtrArray) ids = random_ids (walk, root, part, side);
  const AciesBand       band = { part, side, (const char *const *) ids->pdata };

  return walk->draft->set_mark (root, &band, (guint) g_test_rand_int_range (0, (gint32) walk->n_marks + 1), g_test_rand_bit (), patch);
}

static gboolean
edit_situation (const DraftWalk *walk, const AciesJsonCursor *root, AciesPatch *patch)
{
  return walk->draft->begin_situation (root, patch);
}

static const RandomEdit edits[] = {
  edit_rename, edit_remove, edit_add, edit_paste, edit_enlist, edit_paint, edit_reshape, edit_deploy, edit_mark, edit_situation,
};

/* Everything that an editor asks of a draft; the answers only have to come. */
static void
ask_everything (const DraftWalk *walk, const AciesJsonCursor *root)
{
  g_autofree char   *path = draft_random_path (root->node);
  g_autoptr (GArray) shapes = walk->draft->shapes (root);
  g_autoptr (GArray) candidates = walk->draft->candidates (root, path);

  g_assert_nonnull (candidates);
  for (guint i = 0; i < shapes->len; i++)
    {
      const AciesShape *shape = &g_array_index (shapes, AciesShape, i);

      g_assert_nonnull (acies_path_find (root->node, shape->path));
      g_assert_cmpuint (shape->brush, <, walk->n_brushes);
      g_assert_cmpuint (shape->n_handles, <=, ACIES_MOST_CORNERS);
    }
  for (int part = 0; part < ACIES_N_PARTS; part++)
    {
      g_autoptr (AciesScene) scene = walk->draft->scene (root, (AciesPart) part);
      g_autoptr (GArray)     pieces = walk->draft->pieces (root, (AciesPart) part, random_side ());

      g_assert_cmpint (scene->table_width, >, 0);
      for (guint i = 0; i < pieces->len; i++)
        g_assert_true (acies_json_is_id (g_array_index (pieces, AciesPiece, i).id));
    }
  for (guint side = 0; side < 3; side++)
    {
      g_autoptr (GArray) totals = walk->draft->totals (root, side);
      AciesQuickArmy     army = { 0 };
      AciesRosterRow     row = { 0 };

      g_assert_cmpuint (totals->len > 0, ==, side < 2);
      if (walk->draft->enlisted != NULL && walk->draft->enlisted (root, side, &army))
        g_assert_true (acies_ruleset_find (walk->ruleset)->quick->check (&army));
      if (walk->draft->unit_row (root, side, (guint) g_test_rand_int_range (0, 13), &row))
        g_assert_cmpuint (row.count, ==, 1);
      g_free (row.name);
      g_free (row.kind);
    }
}

/* One edit; the new root, or the old one if there was nothing to do. */
static JsonNode *
step (const DraftWalk *walk, JsonNode *root)
{
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  const guint            which = (guint) g_test_rand_int_range (0, G_N_ELEMENTS (edits));
  const AciesJsonCursor  at = acies_json_root (root);
  g_autofree char       *before = acies_json_to_line (root);
  const gboolean         is_done = edits[which](walk, &at, patch);
  g_autofree char       *still = acies_json_to_line (root);
  JsonNode              *after;

  g_assert_cmpstr (before, ==, still);
  if (!is_done)
    {
      g_assert_cmpuint (acies_patch_size (patch), ==, 0);
      return json_node_ref (root);
    }

  after = draft_apply (walk->draft, root, patch);
  g_assert_false (acies_json_same (root, after));
  if (walk->count_dangling (after) > walk->count_dangling (root))
    {
      g_autofree char *now = acies_json_to_line (after);

      g_test_message ("edit %u made\n%s\nof\n%s", which, now, before);
      g_test_fail ();
    }

  return after;
}

static void
walk_from (const DraftWalk *walk, JsonNode *start, guint n_spoilt)
{
  JsonNode *root = acies_json_copy (start);

  for (guint i = 0; i < N_STEPS; i++)
    {
      JsonNode       *next = i < n_spoilt ? draft_spoil (walk->draft, root, walk->spoilt, walk->n_spoilt)
                                          : step (walk, root);
      AciesJsonCursor at;

      json_node_unref (root);
      root = next;
      at = acies_json_root (root);
      if (i % 4 == 0)
        ask_everything (walk, &at);
    }
  json_node_unref (root);
}

void
draft_walk_all (const DraftWalk *walk, guint n_spoilt)
{
  g_autoptr (GPtrArray) roots = shipped_roots (walk->ruleset);

  g_ptr_array_add (roots, walk->draft->blank ());
  for (guint i = 0; i < walk->draft->n_templates; i++)
    g_ptr_array_add (roots, walk->draft->make_template (i));
  for (guint i = 0; i < roots->len; i++)
    walk_from (walk, g_ptr_array_index (roots, i), n_spoilt);
}
