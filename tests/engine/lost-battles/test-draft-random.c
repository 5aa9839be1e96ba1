/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include <locale.h>
#include <string.h>

#include "engine/lost-battles/lb-draft-parts.h"
#include "lb-drafts.h"
#include "support/draft-chance.h"
#include "support/lb-scenario.h"
#include "support/shipped.h"

/*
 * Edits by chance of every scenario that comes with the program, and of scenarios spoilt by chance: every patch can be applied,
 * none leaves a reference to what is not there, and good scenarios stay good where the edit promises it.
 */

#define N_WALKS 12
#define N_STEPS 20

/* A path to the id of a side, a unit or a commander. */
static char *
random_id_path (void)
{
  const int side = g_test_rand_int_range (0, 2);

  switch (g_test_rand_int_range (0, 5))
    {
    case 0:
      return g_strdup_printf ("sides[%d].id", side);
    case 1:
      return g_strdup_printf ("sides[%d].commanders[%d].id", side, g_test_rand_int_range (0, 3));
    default:
      return g_strdup_printf ("sides[%d].units[%d].id", side, g_test_rand_int_range (0, 10));
    }
}

static const char *const spoilt_values[] = {
  "null", "7", "-1", "0", "64", "1e300", "99999999999", "true", "\"\"", "\"x\"", "\"spears\"", "\"spears-1\"", "\"army\"",
  "\"c2\"", "\"z9\"", "\"river\"", "\"veteran\"", "\"elephants\"", "\"indian\"", "\"scythed\"", "\"hero\"", "\"carthage\"",
  "[]", "{}", "[ 1, null, [], {} ]", "[ \"c2\", \"e4\", \"c2\" ]", "{ \"zone\": 3, \"units\": [ {} ] }",
  "[ { \"id\": \"a\" }, { \"id\": \"a\", \"count\": 3 } ]", "\"a name that is no id\"",
};

/* The ids of up to three pieces, and one of nobody at times. */
static GPtrArray *
random_ids (const AciesJsonCursor *root, AciesPart part, guint side)
{
  g_autoptr (GArray) pieces = lb_draft.pieces (root, part, side);
  GPtrArray         *ids = g_ptr_array_new_with_free_func (g_free);

  for (int n = g_test_rand_int_range (1, 4); n > 0 && pieces->len > 0; n--)
    {
      const guint index = (guint) g_test_rand_int_range (0, (gint32) pieces->len);

      g_ptr_array_add (ids, g_strdup (g_array_index (pieces, AciesPiece, index).id));
    }
  if (g_test_rand_int_range (0, 10) == 0)
    g_ptr_array_add (ids, g_strdup ("nobody"));
  g_ptr_array_add (ids, NULL);

  return ids;
}

static AciesPart
random_placing (void)
{
  return g_test_rand_bit () ? ACIES_PART_DEPLOYMENT : ACIES_PART_SITUATION;
}

typedef gboolean (*RandomEdit) (const AciesJsonCursor *root, AciesPatch *patch);

static gboolean
edit_rename (const AciesJsonCursor *root, AciesPatch *patch)
{
  g_autofree char *path = g_test_rand_int_range (0, 8) == 0 ? draft_random_path (root->node) : random_id_path ();
  g_autofree char *id = g_strdup_printf ("%s-%d", g_test_rand_bit () ? "new" : "spears", g_test_rand_int_range (0, 99));

  return lb_draft.rename (root, path, id, patch);
}

static gboolean
edit_remove (const AciesJsonCursor *root, AciesPatch *patch)
{
  g_autofree char *path = draft_random_path (root->node);

  return lb_draft.remove (root, path, patch);
}

static guint
random_side (void)
{
  return (guint) g_test_rand_int_range (0, 2) + (g_test_rand_int_range (0, 30) == 0 ? 2 : 0);
}

static guint
random_entry (void)
{
  return (guint) g_test_rand_int_range (0, 9);
}

static gboolean
edit_count (const AciesJsonCursor *root, AciesPatch *patch)
{
  return lb_draft.set_count (root, random_side (), random_entry (), (guint) g_test_rand_int_range (0, 14), patch);
}

static gboolean
edit_split (const AciesJsonCursor *root, AciesPatch *patch)
{
  return lb_draft.split (root, random_side (), random_entry (), (guint) g_test_rand_int_range (0, 5), patch);
}

static gboolean
edit_join (const AciesJsonCursor *root, AciesPatch *patch)
{
  return lb_draft.join (root, random_side (), random_entry (), random_entry (), patch);
}

static gboolean
edit_add (const AciesJsonCursor *root, AciesPatch *patch)
{
  if (g_test_rand_int_range (0, 4) == 0)
    return lb_draft.add_commander (root, random_side (), "Someone else", patch);

  return lb_draft.add_unit (root, random_side (), (guint) g_test_rand_int_range (0, LB_N_TROOPS + 1),
                            (guint) g_test_rand_int_range (0, 4), (guint) g_test_rand_int_range (0, 6), patch);
}

static gboolean
edit_paste (const AciesJsonCursor *root, AciesPatch *patch)
{
  static const char *const lists[] = { "sides[0].units", "sides[1].commanders", "map.labels", "map.watercourses",
                                       "sides", "map", "sides[1].units" };
  g_autofree char         *path = draft_random_path (root->node);
  JsonNode                *there = acies_path_find (root->node, path);

  if (!draft_is_small (there))
    return FALSE;

  return lb_draft.paste (root, lists[g_test_rand_int_range (0, G_N_ELEMENTS (lists))],
                         (guint) g_test_rand_int_range (0, 5), there, patch);
}

static gboolean
edit_paint (const AciesJsonCursor *root, AciesPatch *patch)
{
  gint16      cells[6];
  AciesStroke stroke = { .brush = (guint) g_test_rand_int_range (0, LB_N_BRUSHES + 1), .cells = cells };

  stroke.side = g_test_rand_int_range (-1, 3);
  stroke.on = g_test_rand_int_range (0, 3) > 0;
  stroke.n_cells = (guint) g_test_rand_int_range (0, 7);
  for (guint i = 0; i < stroke.n_cells; i++)
    cells[i] = (gint16) g_test_rand_int_range (g_test_rand_int_range (0, 40) == 0 ? -1 : 0, 20);

  return lb_draft.paint (root, &stroke, patch);
}

static gboolean
edit_deploy (const AciesJsonCursor *root, AciesPatch *patch)
{
  const AciesPart       part = random_placing ();
  const guint           side = random_side ();
  g_autoptr (GPtrArray) ids = random_ids (root, part, side);
  const AciesBand       band = { part, side, (const char *const *) ids->pdata };
  const AciesPlace      place = { g_test_rand_int_range (-1, 21), 0, 0, g_test_rand_int_range (-1, 5) };

  return lb_draft.deploy (root, &band, g_test_rand_int_range (0, 5) == 0 ? NULL : &place, patch);
}

static gboolean
edit_mark (const AciesJsonCursor *root, AciesPatch *patch)
{
  const AciesPart       part = random_placing ();
  const guint           side = random_side ();
  g_autoptr (GPtrArray) ids = random_ids (root, part, side);
  const AciesBand       band = { part, side, (const char *const *) ids->pdata };

  return lb_draft.set_mark (root, &band, (guint) g_test_rand_int_range (0, LB_N_MARKS + 1), g_test_rand_bit (), patch);
}

static gboolean
edit_situation (const AciesJsonCursor *root, AciesPatch *patch)
{
  return lb_draft.begin_situation (root, patch);
}

/* Those that must not leave a reference to what is no more. */
static const struct
{
  RandomEdit edit;
  gboolean   keeps_references;
} edits[] = {
  { edit_rename, TRUE }, { edit_remove, TRUE }, { edit_count, TRUE }, { edit_split, TRUE }, { edit_join, TRUE },
  { edit_add, TRUE }, { edit_paste, TRUE }, { edit_paint, TRUE }, { edit_deploy, TRUE }, { edit_mark, TRUE },
  { edit_situation, FALSE },
};

/* Everything that an editor asks of a draft; the answers only have to come. */
static void
ask_everything (const AciesJsonCursor *root)
{
  g_autofree char *path = draft_random_path (root->node);

  for (int part = 0; part < ACIES_N_PARTS; part++)
    {
      g_autoptr (AciesScene) scene = lb_draft.scene (root, (AciesPart) part);
      g_autoptr (GArray)     evidence = lb_draft.evidence (root, (AciesPart) part);
      g_autoptr (GArray)     pieces = lb_draft.pieces (root, (AciesPart) part, random_side ());

      g_assert_cmpuint (scene->columns * scene->rows, ==, LB_N_ZONES);
      for (guint i = 0; i < evidence->len; i++)
        g_assert_nonnull (g_array_index (evidence, AciesEvidence, i).text);
      for (guint i = 0; i < pieces->len; i++)
        g_assert_true (acies_json_is_id (g_array_index (pieces, AciesPiece, i).id));
    }
  for (guint side = 0; side < 3; side++)
    {
      g_autoptr (GArray) totals = lb_draft.totals (root, side);
      g_autoptr (GArray) candidates = lb_draft.candidates (root, path);
      const AciesPlace   place = { g_test_rand_int_range (-1, 21), 0, 0, -1 };
      AciesRosterRow     row = { 0 };
      AciesRoom          room;

      g_assert_cmpuint (totals->len > 0, ==, side < 2);
      g_assert_nonnull (candidates);
      if (lb_draft.unit_row (root, side, random_entry (), &row))
        g_assert_cmpuint (row.count, >, 0);
      g_free (row.name);
      g_free (row.kind);
      if (lb_draft.room (root, random_placing (), side, &place, &room))
        g_assert_nonnull (room.clause);
      lb_draft.paintable (root, (guint) g_test_rand_int_range (0, LB_N_BRUSHES + 1), side);
    }
}

/* Tells both trees if references have got lost. */
static void
check_references (guint which, JsonNode *root, JsonNode *after)
{
  const guint before = lb_drafts_count_dangling (root);
  const guint now = lb_drafts_count_dangling (after);

  if (now > before)
    {
      g_autofree char *old_text = acies_json_to_line (root);
      g_autofree char *new_text = acies_json_to_line (after);

      g_test_message ("edit %u made\n%s\nof\n%s", which, new_text, old_text);
    }
  g_assert_cmpuint (now, <=, before);
}

/* One edit; the new root, or the old one if there was nothing to do. */
static JsonNode *
step (JsonNode *root)
{
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  const guint            which = (guint) g_test_rand_int_range (0, G_N_ELEMENTS (edits));
  const AciesJsonCursor  at = acies_json_root (root);
  g_autofree char       *before = acies_json_to_line (root);
  const gboolean         is_done = edits[which].edit (&at, patch);
  g_autofree char       *still = acies_json_to_line (root);
  JsonNode              *after;

  g_assert_cmpstr (before, ==, still);
  if (!is_done)
    {
      g_assert_cmpuint (acies_patch_size (patch), ==, 0);
      return json_node_ref (root);
    }

  after = draft_apply (&lb_draft, root, patch);
  g_assert_false (acies_json_same (root, after));
  if (edits[which].keeps_references)
    check_references (which, root, after);

  return after;
}

static void
walk (JsonNode *start, guint n_spoilt)
{
  JsonNode *root = acies_json_copy (start);

  for (guint i = 0; i < N_STEPS; i++)
    {
      JsonNode       *next = i < n_spoilt ? draft_spoil (&lb_draft, root, spoilt_values, G_N_ELEMENTS (spoilt_values)) : step (root);
      AciesJsonCursor at;

      json_node_unref (root);
      root = next;
      at = acies_json_root (root);
      if (i % 4 == 0)
        ask_everything (&at);
    }
  json_node_unref (root);
}

/* Where the walk @i begins: in turn at each of the last @n_made of @roots, which were made for this, and at any of the others. */
static JsonNode *
choose_start (GPtrArray *roots, guint n_made, guint i)
{
  const guint n_shipped = roots->len - n_made;
  const guint turn = i % (n_made + 2);

  return g_ptr_array_index (roots, turn < n_made ? n_shipped + turn : (guint) g_test_rand_int_range (0, (gint32) n_shipped));
}

static void
test_walks (gconstpointer data)
{
  const guint           n_spoilt = GPOINTER_TO_UINT (data);
  g_autoptr (GPtrArray) roots = shipped_roots ("lost-battles");

  g_ptr_array_add (roots, lb_scenario_new ());
  g_ptr_array_add (roots, lb_draft.blank ());
  for (guint i = 0; i < N_WALKS; i++)
    walk (choose_start (roots, 2, i), n_spoilt);
}

/* Puts one unit where there is room for it and nobody bars the way. */
static gboolean
edit_deploy_well (const AciesJsonCursor *root, AciesPatch *patch)
{
  const guint        side = (guint) g_test_rand_int_range (0, 2);
  const gboolean     in_situation = acies_json_member (root, "situation").node != NULL;
  const AciesPart    part = in_situation ? ACIES_PART_SITUATION : ACIES_PART_DEPLOYMENT;
  g_autoptr (GArray) pieces = lb_draft.pieces (root, part, side);
  const AciesPiece  *piece = &g_array_index (pieces, AciesPiece, g_test_rand_int_range (0, (gint32) pieces->len));
  const char *const  ids[] = { piece->id, NULL };
  const AciesBand    band = { part, side, ids };
  const AciesPlace   place = { g_test_rand_int_range (0, LB_N_ZONES), 0, 0, -1 };
  AciesRoom          room;

  if (!lb_draft.room (root, part, side, &place, &room) || room.taken + 2 > room.most)
    return FALSE;
  /* 8.8.1: two commanders do not stand in one zone. */
  for (guint i = 0; i < pieces->len; i++)
    if (g_array_index (pieces, AciesPiece, i).commander)
      return FALSE;

  return lb_draft.deploy (root, &band, &place, patch);
}

static gboolean
edit_rename_well (const AciesJsonCursor *root, AciesPatch *patch)
{
  g_autofree char *path = random_id_path ();
  g_autofree char *id = g_strdup_printf ("new%d", g_test_rand_int_range (0, 1000));

  return lb_draft.rename (root, path, id, patch);
}

static gboolean
edit_paint_well (const AciesJsonCursor *root, AciesPatch *patch)
{
  const guint       side = (guint) g_test_rand_int_range (0, 2);
  const guint       brush = (guint) g_test_rand_int_range (0, LB_N_BRUSHES);
  const guint64     cells = lb_draft.paintable (root, brush, side);
  const gint16      start = (gint16) g_test_rand_int_range (0, LB_N_ZONES);
  const gint16      end = (gint16) g_test_rand_int_range (0, LB_N_ZONES);
  const gint16      course[] = { start, end };
  const AciesStroke stroke = { .brush = brush, .side = (int) side, .on = g_test_rand_bit (), .cells = course,
                               .n_cells = lb_draft.brushes[brush].kind == ACIES_BRUSH_PATH ? 2 : 1 };

  /* What is cramped or barred may have too many in it. */
  if ((cells >> start & 1) == 0 || brush == LB_BRUSH_IMPASSABLE || brush == LB_BRUSH_RIVER ||
      brush == LB_BRUSH_FOREST || brush == LB_BRUSH_MARSH || brush == LB_BRUSH_COAST)
    return FALSE;

  return lb_draft.paint (root, &stroke, patch);
}

static const RandomEdit good_edits[] = { edit_rename_well, edit_split, edit_join, edit_deploy_well, edit_paint_well };

/* A commander would bar the way into zones, so there is none. */
static JsonNode *
without_commanders (JsonNode *root)
{
  JsonNode *now = acies_json_copy (root);

  for (guint side = 0; side < 2; side++)
    {
      g_autofree char       *path = g_strdup_printf ("sides[%u].commanders", side);
      g_autoptr (AciesPatch) patch = acies_patch_new ();
      const AciesJsonCursor  at = acies_json_root (now);
      JsonNode              *next;

      if (!lb_draft.remove (&at, path, patch))
        continue;
      next = draft_apply (&lb_draft, now, patch);
      json_node_unref (now);
      now = next;
    }

  return now;
}

static void
test_stays_good (gconstpointer data)
{
  const gboolean        with_commanders = GPOINTER_TO_UINT (data) != 0;
  g_autoptr (GPtrArray) roots = shipped_roots ("lost-battles");
  guint                 n_deployed = 0;

  g_ptr_array_add (roots, lb_scenario_new ());
  for (guint i = 0; i < N_WALKS; i++)
    {
      JsonNode *start = choose_start (roots, 1, i);
      JsonNode *root = with_commanders ? acies_json_copy (start) : without_commanders (start);

      g_assert_cmpuint (draft_count_errors (root), ==, 0);
      for (guint k = 0; k < N_STEPS; k++)
        {
          g_autoptr (AciesPatch) patch = acies_patch_new ();
          const guint            which = (guint) g_test_rand_int_range (0, G_N_ELEMENTS (good_edits));
          const AciesJsonCursor  at = acies_json_root (root);
          JsonNode              *next;

          if (!good_edits[which](&at, patch))
            continue;
          next = draft_apply (&lb_draft, root, patch);
          json_node_unref (root);
          root = next;
          g_assert_cmpuint (draft_count_errors (root), ==, 0);
          g_assert_cmpuint (lb_drafts_count_dangling (root), ==, 0);
          n_deployed += good_edits[which] == edit_deploy_well;
        }
      json_node_unref (root);
    }
  g_assert_cmpuint (n_deployed, >, 0);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/lb/draft/random/good", GUINT_TO_POINTER (0), test_walks);
  g_test_add_data_func ("/lb/draft/random/spoilt-once", GUINT_TO_POINTER (1), test_walks);
  g_test_add_data_func ("/lb/draft/random/spoilt-often", GUINT_TO_POINTER (12), test_walks);
  g_test_add_data_func ("/lb/draft/random/stays-good", GUINT_TO_POINTER (0), test_stays_good);
  g_test_add_data_func ("/lb/draft/random/stays-good-with-commanders", GUINT_TO_POINTER (1), test_stays_good);

  return g_test_run ();
}
