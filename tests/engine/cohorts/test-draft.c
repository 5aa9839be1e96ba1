/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include <locale.h>

#include "engine/core/acies-ruleset.h"
#include "engine/cohorts/co-draft-parts.h"
#include "support/draft-chance.h"

static void
expect (JsonNode *root, const char *path, const char *text)
{
  g_autofree char *found = draft_text (root, path);

  g_assert_cmpstr (found, ==, text);
}

/* *@root as the patch makes it, which is taken over; FALSE if @done is. */
static gboolean
take (JsonNode **root, AciesPatch *patch, gboolean done)
{
  g_autoptr (AciesPatch) taken = patch;
  JsonNode              *after;

  if (!done)
    {
      g_assert_cmpuint (acies_patch_size (taken), ==, 0);
      return FALSE;
    }
  after = draft_apply (&co_draft, *root, taken);
  json_node_unref (*root);
  *root = after;

  return TRUE;
}

static gboolean
draw (JsonNode **root, guint brush, int side, const AciesPoint *points, guint n)
{
  const AciesStroke     stroke = { .brush = brush, .side = side, .on = TRUE, .points = points, .n_points = n };
  const AciesJsonCursor at = acies_json_root (*root);
  AciesPatch           *patch = acies_patch_new ();

  return take (root, patch, co_draft.paint (&at, &stroke, patch));
}

static gboolean
reshape (JsonNode **root, const char *path, AciesReshapeKind kind, guint handle, gint32 x, gint32 y)
{
  const AciesReshape    change = { kind, path, handle, { x, y } };
  const AciesJsonCursor at = acies_json_root (*root);
  AciesPatch           *patch = acies_patch_new ();

  return take (root, patch, co_draft.reshape (&at, &change, patch));
}

static gboolean
deploy (JsonNode **root, AciesPart part, const char *const *ids, const AciesPlace *place)
{
  const AciesBand       band = { part, 0, ids };
  const AciesJsonCursor at = acies_json_root (*root);
  AciesPatch           *patch = acies_patch_new ();

  return take (root, patch, co_draft.deploy (&at, &band, place, patch));
}

static gboolean
set_mark (JsonNode **root, const char *id, guint mark, gboolean on)
{
  const char *const     ids[] = { id, NULL };
  const AciesBand       band = { ACIES_PART_SITUATION, 0, ids };
  const AciesJsonCursor at = acies_json_root (*root);
  AciesPatch           *patch = acies_patch_new ();

  return take (root, patch, co_draft.set_mark (&at, &band, mark, on, patch));
}

static gboolean
add (JsonNode **root, guint troop, guint quality, guint count)
{
  const AciesJsonCursor at = acies_json_root (*root);
  AciesPatch           *patch = acies_patch_new ();

  return take (root, patch, co_draft.add_unit (&at, 0, troop, quality, count, patch));
}

static gboolean
rename_to (JsonNode **root, const char *path, const char *id)
{
  const AciesJsonCursor at = acies_json_root (*root);
  AciesPatch           *patch = acies_patch_new ();

  return take (root, patch, co_draft.rename (&at, path, id, patch));
}

static gboolean
remove_at (JsonNode **root, const char *path)
{
  const AciesJsonCursor at = acies_json_root (*root);
  AciesPatch           *patch = acies_patch_new ();

  return take (root, patch, co_draft.remove (&at, path, patch));
}

static void
set (JsonNode **root, const char *path, const char *text)
{
  AciesPatch *patch = acies_patch_new ();

  acies_patch_set (patch, path, json_from_string (text, NULL));
  take (root, patch, TRUE);
}

static JsonNode *
begun (void)
{
  JsonNode             *root = co_draft.make_template (1);
  const AciesJsonCursor at = acies_json_root (root);
  AciesPatch           *patch = acies_patch_new ();

  g_assert_true (take (&root, patch, co_draft.begin_situation (&at, patch)));

  return root;
}

/* Everything made by a template can be played, and nothing of it is doubtful; of a blank table the armies alone are missing. */
static void
test_templates (void)
{
  const AciesRuleset *ruleset = acies_ruleset_find ("cohorts");
  g_autoptr (JsonNode) blank = co_draft.blank ();

  g_assert_true (ruleset->draft == &co_draft);
  g_assert_cmpuint (draft_count_errors (blank), ==, 2);
  for (guint i = 0; i < co_draft.n_templates; i++)
    {
      g_autoptr (JsonNode)      root = co_draft.make_template (i);
      g_autoptr (AciesProblems) problems = acies_problems_new ();
      const AciesJsonCursor     at = acies_json_root (root);
      AciesTemplate             template = { 0 };

      ruleset->validate (&at, problems);
      for (guint k = 0; k < acies_problems_size (problems); k++)
        g_test_message ("%s: %s", acies_problems_get (problems, k)->path, acies_problems_get (problems, k)->message);
      g_assert_cmpuint (acies_problems_size (problems), ==, 0);
      g_assert_cmpuint (draft_count_errors (root), ==, 0);
      g_assert_true (co_draft.template (i, &template));
    }
  g_assert_null (co_draft.make_template (co_draft.n_templates));
}

/* Every troop and class that is offered is one that the rules take, with its points; so are all figures of a whole unit. */
static void
test_troops (void)
{
  AciesTroop troop;

  for (guint i = 0; co_draft.troop (i, &troop); i++)
    for (guint k = 0; k < troop.n_classes; k++)
      {
        g_autoptr (JsonNode)  root = co_draft.make_template (1);
        AciesJsonCursor       at;
        AciesRosterRow        row = { 0 };

        for (guint other = 0; other < k; other++)
          g_assert_cmpstr (troop.classes[k].id, !=, troop.classes[other].id);
        g_assert_true (add (&root, i, k, 1));
        g_assert_cmpuint (draft_count_errors (root), ==, 0);
        at = acies_json_root (root);
        g_assert_true (co_draft.unit_row (&at, 0, 6, &row));
        g_assert_cmpint (row.strength, >, 0);
        g_free (row.name);
        g_free (row.kind);
      }
  g_assert_false (co_draft.troop (co_draft.n_troops, &troop));
}

static gint32
points_of (JsonNode *root, guint side)
{
  const AciesJsonCursor at = acies_json_root (root);
  g_autoptr (GArray)    totals = co_draft.totals (&at, side);

  for (guint i = 0; i < totals->len; i++)
    if (g_str_equal (g_array_index (totals, AciesTotal, i).id, "points"))
      return g_array_index (totals, AciesTotal, i).value;

  return -1;
}

/* 2.6: three heavy cohorts, two medium horse, light archers: 3 x 20 + 2 x 16 + 12. */
static void
test_points (void)
{
  g_autoptr (JsonNode) root = co_draft.make_template (1);

  g_assert_cmpint (points_of (root, 0), ==, 104);
  g_assert_cmpint (points_of (root, 2), ==, -1);
  set (&root, "sides[0].units[0].figures", "1");
  g_assert_cmpint (points_of (root, 0), ==, 89);
}

static const AciesPoint square[] = { { 10000, 10000 }, { 20000, 10000 }, { 20000, 20050 }, { 10000, 20000 } };
static const AciesPoint bow_tie[] = { { 10000, 10000 }, { 20000, 20000 }, { 20000, 10000 }, { 10000, 20000 } };
static const AciesPoint course[] = { { 10000, 10000 }, { 30000, 10000 }, { 30000, 40000 } };

/* Streams and rivers are drawn along their course, and become ground between two banks. */
static void
test_drawing (void)
{
  g_autoptr (JsonNode) root = co_draft.blank ();

  g_assert_true (draw (&root, CO_WOOD, ACIES_NO_SIDE, square, 4));
  expect (root, "map.features[0]",
          "{\"id\":\"wood\",\"kind\":\"wood\",\"shape\":{\"type\":\"polygon\",\"points\":"
          "[[100,100],[200,100],[200,200.5],[100,200]]}}");
  g_assert_false (draw (&root, CO_HILL, ACIES_NO_SIDE, bow_tie, 4));
  g_assert_true (draw (&root, CO_RIVER, ACIES_NO_SIDE, course, 3));
  expect (root, "map.features[1].shape.points", "[[100,80],[320,80],[320,400],[280,400],[280,120],[100,120]]");
  g_assert_false (draw (&root, CO_STREAM, ACIES_NO_SIDE, course, 1));
  g_assert_cmpuint (draft_count_errors (root), ==, 2);
}

/* Each army has a zone at most, which can be changed and taken away. */
static void
test_zones (void)
{
  g_autoptr (JsonNode) root = co_draft.make_template (1);

  g_assert_false (draw (&root, CO_BRUSH_ZONE, ACIES_NO_SIDE, square, 4));
  g_assert_true (draw (&root, CO_BRUSH_ZONE, 0, course, 3));
  g_assert_true (draw (&root, CO_BRUSH_ZONE, 0, square, 4));
  expect (root, "map.zones", "{\"south\":[[100,100],[200,100],[200,200.5],[100,200]]}");
  g_assert_true (reshape (&root, "map.zones.south", ACIES_RESHAPE_PULL, 1, 25000, 9000));
  g_assert_false (reshape (&root, "map.zones.south", ACIES_RESHAPE_PULL, 1, 12000, 30000));
  expect (root, "map.zones.south", "[[100,100],[250,90],[200,200.5],[100,200]]");
  g_assert_true (rename_to (&root, "sides[0].id", "rome"));
  expect (root, "map.zones.rome", "[[100,100],[250,90],[200,200.5],[100,200]]");
  g_assert_true (remove_at (&root, "map.zones.rome"));
  g_assert_cmpuint (draft_count_errors (root), ==, 0);
}

/* Slopes stay on the edges that they were on, whatever corners come and go. */
static void
test_slopes (void)
{
  g_autoptr (JsonNode) root = co_draft.make_template (1);

  g_assert_true (draw (&root, CO_HILL, ACIES_NO_SIDE, square, 4));
  set (&root, "map.features[0].slope-edges", "[1,3]");
  g_assert_true (reshape (&root, "map.features[0]", ACIES_RESHAPE_INSERT, 1, 25000, 15000));
  expect (root, "map.features[0].slope-edges", "[1,2,4]");
  g_assert_true (reshape (&root, "map.features[0]", ACIES_RESHAPE_DROP, 2, 0, 0));
  expect (root, "map.features[0].slope-edges", "[1,3]");
  g_assert_true (reshape (&root, "map.features[0]", ACIES_RESHAPE_DROP, 0, 0, 0));
  expect (root, "map.features[0].slope-edges", "[0,2]");
  g_assert_cmpuint (draft_count_errors (root), ==, 0);
}

/* A band goes together; who stands nowhere stands in line on the right; reserves keep their turn, commanders have no facing. */
static void
test_deploying (void)
{
  const char *const    two[] = { "s2", "s3", NULL };
  const char *const    chief[] = { "commander", NULL };
  const AciesPlace     place = { ACIES_NO_CELL, 50000, 100050, -1 };
  g_autoptr (JsonNode) root = co_draft.make_template (1);

  g_assert_true (deploy (&root, ACIES_PART_DEPLOYMENT, two, NULL));
  expect (root, "deployment.units.s2", "");
  g_assert_true (deploy (&root, ACIES_PART_DEPLOYMENT, two, &place));
  expect (root, "deployment.units.s2", "{\"at\":[500,1000.5],\"facing\":0}");
  expect (root, "deployment.units.s3", "{\"at\":[540,1000.5],\"facing\":0}");
  set (&root, "deployment.units.s2.turn", "3");
  g_assert_true (deploy (&root, ACIES_PART_DEPLOYMENT, two, &(AciesPlace){ ACIES_NO_CELL, 60000, 100050, 9000 }));
  expect (root, "deployment.units.s2", "{\"at\":[600,1000.5],\"facing\":90,\"turn\":3}");
  g_assert_true (deploy (&root, ACIES_PART_DEPLOYMENT, chief, &place));
  expect (root, "deployment.commanders.commander", "{\"at\":[500,1000.5]}");
  g_assert_cmpuint (draft_count_errors (root), ==, 0);
  g_assert_false (deploy (&root, ACIES_PART_SITUATION, two, &place));
}

/* Reserves stand where they will come; who has no place lies beside the table. */
static void
test_scene (void)
{
  const char *const      two[] = { "s2", NULL };
  g_autoptr (JsonNode)   root = co_draft.make_template (1);
  g_autoptr (AciesScene) scene = NULL;
  g_autoptr (GArray)     pieces = NULL;
  AciesJsonCursor        at;

  set (&root, "conditions.free-deployment", "true");
  set (&root, "deployment.units.s1.turn", "3");
  g_assert_true (deploy (&root, ACIES_PART_DEPLOYMENT, two, NULL));
  at = acies_json_root (root);
  scene = co_draft.scene (&at, ACIES_PART_DEPLOYMENT);
  g_assert_cmpuint (scene->tokens->len, ==, 12);
  g_assert_true (acies_scene_find_token (scene, 0, 0)->on_table);
  g_assert_false (acies_scene_find_token (scene, 0, 1)->on_table);
  g_assert_true (acies_scene_find_token (scene, 0, 2)->on_table);
  pieces = co_draft.pieces (&at, ACIES_PART_DEPLOYMENT, 0);
  g_assert_cmpuint (pieces->len, ==, 7);
  g_assert_true (g_array_index (pieces, AciesPiece, 0).placed);
  g_assert_false (g_array_index (pieces, AciesPiece, 1).placed);
  g_assert_true (g_array_index (pieces, AciesPiece, 6).commander);
}

/* Near its neighbours it lines up with them, farther away it stays where it is. */
static void
test_snapping (void)
{
  const char *const     one[] = { "s1", NULL };
  const AciesBand       band = { ACIES_PART_DEPLOYMENT, 0, one };
  g_autoptr (JsonNode)  root = co_draft.make_template (1);
  const AciesJsonCursor at = acies_json_root (root);
  g_autoptr (GArray)    pieces = co_draft.pieces (&at, ACIES_PART_DEPLOYMENT, 0);
  const AciesPlace      other = g_array_index (pieces, AciesPiece, 1).place;
  AciesPlace            place = { ACIES_NO_CELL, other.x - 4700, other.y + 600, -1 };
  AciesPlace            far = { ACIES_NO_CELL, 3000, 3000, -1 };

  g_assert_true (co_draft.snap (&at, &band, 1500, &place));
  g_assert_cmpint (place.x, ==, other.x - 4000);
  g_assert_cmpint (place.y, ==, other.y);
  g_assert_false (co_draft.snap (&at, &band, 1500, &far));
}

/* A start in mid-battle is that of the deployment until it says otherwise, and can be played on from any state. */
static void
test_situation (void)
{
  const char *const    three[] = { "s3", NULL };
  g_autoptr (JsonNode) root = begun ();

  expect (root, "situation.active", "\"south\"");
  g_assert_cmpuint (draft_count_errors (root), ==, 0);
  g_assert_true (set_mark (&root, "s1", CO_MARK_ROUTED, TRUE));
  g_assert_true (set_mark (&root, "s1", CO_MARK_THROWN, TRUE));
  g_assert_true (set_mark (&root, "s2", CO_MARK_ELIMINATED, TRUE));
  g_assert_true (deploy (&root, ACIES_PART_SITUATION, three, NULL));
  expect (root, "situation.units.s1", "{\"status\":\"routed\",\"pila\":false}");
  expect (root, "situation.units.s3", "{\"status\":\"reserve\"}");
  g_assert_cmpuint (draft_count_errors (root), ==, 0);
  g_assert_true (deploy (&root, ACIES_PART_SITUATION, three, &(AciesPlace){ ACIES_NO_CELL, 60000, 110000, -1 }));
  expect (root, "situation.units.s3", "{\"at\":[600,1100],\"facing\":0}");
  g_assert_true (set_mark (&root, "s1", CO_MARK_ROUTED, FALSE));
  g_assert_true (set_mark (&root, "s1", CO_MARK_THROWN, FALSE));
  expect (root, "situation.units.s1", "{}");
  g_assert_false (set_mark (&root, "nobody", CO_MARK_MOVED, TRUE));
}

/* What refers to a unit follows its name, and goes with it. */
static void
test_references (void)
{
  g_autoptr (JsonNode) root = begun ();

  set (&root, "situation.charges", "[[\"s1\",\"n1\"],[\"n2\",\"s2\"]]");
  set (&root, "situation.units.s3.stacked-behind", "\"s1\"");
  g_assert_true (rename_to (&root, "sides[0].units[0].id", "tenth"));
  expect (root, "situation.charges", "[[\"tenth\",\"n1\"],[\"n2\",\"s2\"]]");
  expect (root, "situation.units.s3.stacked-behind", "\"tenth\"");
  expect (root, "deployment.units.s1", "");
  g_assert_false (rename_to (&root, "sides[0].units[0].id", "s2"));
  g_assert_true (remove_at (&root, "sides[0].units[0]"));
  expect (root, "situation.charges", "[[\"n2\",\"s2\"]]");
  expect (root, "situation.units.s3.stacked-behind", "");
  expect (root, "deployment.units.tenth", "");
  g_assert_true (rename_to (&root, "sides[1].commanders[0].id", "pompey"));
  g_assert_true (remove_at (&root, "sides[1].commanders[0]"));
  expect (root, "deployment.commanders.pompey", "");
  g_assert_cmpuint (draft_count_errors (root), ==, 0);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cohorts/draft/templates", test_templates);
  g_test_add_func ("/cohorts/draft/troops", test_troops);
  g_test_add_func ("/cohorts/draft/points", test_points);
  g_test_add_func ("/cohorts/draft/drawing", test_drawing);
  g_test_add_func ("/cohorts/draft/zones", test_zones);
  g_test_add_func ("/cohorts/draft/slopes", test_slopes);
  g_test_add_func ("/cohorts/draft/deploying", test_deploying);
  g_test_add_func ("/cohorts/draft/scene", test_scene);
  g_test_add_func ("/cohorts/draft/snapping", test_snapping);
  g_test_add_func ("/cohorts/draft/situation", test_situation);
  g_test_add_func ("/cohorts/draft/references", test_references);

  return g_test_run ();
}
