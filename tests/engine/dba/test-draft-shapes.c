/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include <locale.h>
#include <string.h>

#include "engine/core/acies-ruleset.h"
#include "engine/dba/dba-draft-parts.h"
#include "support/draft-chance.h"
#include "support/shipped.h"

static void
expect (JsonNode *root, const char *path, const char *text)
{
  g_autofree char *found = draft_text (root, path);

  g_assert_cmpstr (found, ==, text);
}

/* *@root as the change makes it; FALSE if it cannot be made. */
static gboolean
reshape (JsonNode **root, const char *path, AciesReshapeKind kind, guint handle, gint32 x, gint32 y)
{
  const AciesReshape     change = { kind, path, handle, { x, y } };
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  const AciesJsonCursor  at = acies_json_root (*root);
  JsonNode              *after;

  if (!dba_draft.reshape (&at, &change, patch))
    return FALSE;
  after = draft_apply (&dba_draft, *root, patch);
  json_node_unref (*root);
  *root = after;

  return TRUE;
}

static gboolean
draw (JsonNode **root, guint brush, const AciesPoint *points, guint n)
{
  const AciesStroke      stroke = { .brush = brush, .side = 0, .on = TRUE, .points = points, .n_points = n };
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  const AciesJsonCursor  at = acies_json_root (*root);
  JsonNode              *after;

  if (!dba_draft.paint (&at, &stroke, patch))
    return FALSE;
  after = draft_apply (&dba_draft, *root, patch);
  json_node_unref (*root);
  *root = after;

  return TRUE;
}

static const AciesPoint square[] = { { 10000, 10000 }, { 20000, 10000 }, { 20000, 20050 }, { 10000, 20000 } };
static const AciesPoint bow_tie[] = { { 10000, 10000 }, { 20000, 20000 }, { 20000, 10000 }, { 10000, 20000 } };

/* Areas have three corners at least and do not cross themselves; ids differ. */
static void
test_drawing (void)
{
  g_autoptr (JsonNode) root = dba_draft.blank ();

  g_assert_true (draw (&root, DBA_WOOD, square, 4));
  g_assert_true (draw (&root, DBA_WOOD, square, 3));
  expect (root, "map.features[0]",
          "{\"id\":\"wood\",\"kind\":\"wood\",\"shape\":{\"type\":\"polygon\",\"points\":"
          "[[100,100],[200,100],[200,200.5],[100,200]]}}");
  expect (root, "map.features[1].id", "\"wood-b\"");
  g_assert_false (draw (&root, DBA_WOOD, bow_tie, 4));
  g_assert_false (draw (&root, DBA_WOOD, square, 2));
  g_assert_true (draw (&root, DBA_BRUSH_ROAD, square, 2));
  g_assert_true (draw (&root, DBA_BRUSH_RIVER, square, 3));
  g_assert_false (draw (&root, DBA_BRUSH_RIVER, square, 1));
  expect (root, "map.roads[0].points", "[[100,100],[200,100]]");
  expect (root, "map.rivers[0].id", "\"river\"");
  g_assert_cmpuint (draft_count_errors (root), ==, 4); /* armies alone are missing */
}

/* Corners are pulled, put in and taken out; what crosses itself then is refused. */
static void
test_corners (void)
{
  g_autoptr (JsonNode) root = dba_draft.blank ();

  g_assert_true (draw (&root, DBA_MARSH, square, 4));
  g_assert_true (reshape (&root, "map.features[0]", ACIES_RESHAPE_PULL, 2, 25000, 25000));
  expect (root, "map.features[0].shape.points", "[[100,100],[200,100],[250,250],[100,200]]");
  g_assert_false (reshape (&root, "map.features[0]", ACIES_RESHAPE_PULL, 2, 9000, 15000));
  g_assert_false (reshape (&root, "map.features[0]", ACIES_RESHAPE_PULL, 4, 9000, 15000));
  g_assert_true (reshape (&root, "map.features[0]", ACIES_RESHAPE_INSERT, 3, 5000, 15000));
  expect (root, "map.features[0].shape.points", "[[100,100],[200,100],[250,250],[100,200],[50,150]]");
  g_assert_true (reshape (&root, "map.features[0]", ACIES_RESHAPE_DROP, 2, 0, 0));
  g_assert_true (reshape (&root, "map.features[0]", ACIES_RESHAPE_DROP, 0, 0, 0));
  g_assert_false (reshape (&root, "map.features[0]", ACIES_RESHAPE_DROP, 0, 0, 0));
  g_assert_true (reshape (&root, "map.features[0]", ACIES_RESHAPE_MOVE, 0, -1000, 25));
  expect (root, "map.features[0].shape.points", "[[190,100.25],[90,200.25],[40,150.25]]");
  g_assert_false (reshape (&root, "map.features[7]", ACIES_RESHAPE_MOVE, 0, -1000, 25));
}

static void
set_shape (JsonNode **root, const char *shape)
{
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  JsonNode              *after;

  acies_patch_set (patch, "map.features[0]", json_from_string (shape, NULL));
  after = draft_apply (&dba_draft, *root, patch);
  json_node_unref (*root);
  *root = after;
}

/* Of rectangles the corner across stays, of ellipses the middle; what is not known is kept. */
static void
test_rect_and_ellipse (void)
{
  g_autoptr (JsonNode) root = dba_draft.blank ();

  set_shape (&root, "{\"id\":\"f\",\"kind\":\"wood\",\"colour\":\"dark\",\"shape\":{\"type\":\"rect\",\"at\":[100,100],"
                    "\"width\":50,\"height\":40}}");
  g_assert_true (reshape (&root, "map.features[0]", ACIES_RESHAPE_PULL, 0, 20000, 16000));
  expect (root, "map.features[0].shape", "{\"type\":\"rect\",\"at\":[150,140],\"width\":50,\"height\":20}");
  expect (root, "map.features[0].colour", "\"dark\"");
  g_assert_false (reshape (&root, "map.features[0]", ACIES_RESHAPE_INSERT, 0, 20000, 16000));

  set_shape (&root, "{\"id\":\"f\",\"kind\":\"steep-hill\",\"crest\":[300,310],\"shape\":{\"type\":\"ellipse\","
                    "\"centre\":[300,300],\"rx\":80,\"ry\":50,\"angle\":90}}");
  /* Turned by a quarter its length lies from north to south. */
  g_assert_true (reshape (&root, "map.features[0]", ACIES_RESHAPE_PULL, 0, 31000, 36000));
  expect (root, "map.features[0].shape.rx", "60");
  g_assert_true (reshape (&root, "map.features[0]", ACIES_RESHAPE_MOVE, 0, 1000, -2000));
  expect (root, "map.features[0].shape.centre", "[310,280]");
  expect (root, "map.features[0].crest", "[310,290]");
}

/* A camp stands with its rear on the nearest edge, wherever it is put and pulled. */
static void
test_camps (void)
{
  const AciesPoint     near_west[] = { { 3000, 20000 } };
  const AciesPoint     corner[] = { { 100, 59000 } };
  g_autoptr (JsonNode) root = dba_draft.blank ();

  g_assert_true (draw (&root, DBA_BRUSH_CAMP, near_west, 1));
  expect (root, "sides[0].camp", "{\"at\":[40,200],\"facing\":90}");
  g_assert_true (draw (&root, DBA_BRUSH_CAMP, corner, 1));
  expect (root, "sides[0].camp", "{\"at\":[40,580],\"facing\":90}");
  g_assert_true (reshape (&root, "sides[0].camp", ACIES_RESHAPE_MOVE, 0, 30000, -55000));
  expect (root, "sides[0].camp", "{\"at\":[320,40],\"facing\":180}");
  g_assert_true (draw (&root, DBA_BRUSH_BASE_EDGE, near_west, 1));
  expect (root, "deployment.edges", "{\"north\":\"west\",\"south\":\"east\"}");
}

/* What can be pointed at, with handles on it. */
static void
test_shapes (void)
{
  g_autoptr (GPtrArray) roots = shipped_roots ("dba");

  for (guint i = 0; i < roots->len; i++)
    {
      JsonNode             *root = g_ptr_array_index (roots, i);
      const AciesJsonCursor at = acies_json_root (root);
      g_autoptr (GArray)    shapes = dba_draft.shapes (&at);

      g_assert_cmpuint (shapes->len, >, 3);
      for (guint k = 0; k < shapes->len; k++)
        {
          const AciesShape *shape = &g_array_index (shapes, AciesShape, k);

          g_assert_nonnull (acies_path_find (root, shape->path));
          g_assert_cmpuint (shape->n_points, >, 1);
          for (guint h = 0; h < shape->n_handles; h++)
            g_assert_cmpfloat (acies_shape_distance (shape, shape->handles[h]), <, 300);
          g_assert_cmpfloat (acies_shape_distance (shape, (AciesPoint){ -90000, 0 }), >, 80000);
        }
    }
}

/* Where a ring is pressed is within it, where the hole would be too; a line counts as wide as it is. */
static void
test_distance (void)
{
  AciesPoint points[] = { { 0, 0 }, { 10000, 0 }, { 10000, 10000 }, { 0, 10000 } };
  AciesShape shape = { .closed = TRUE, .n_points = 4, .points = points };

  g_assert_cmpfloat (acies_shape_distance (&shape, (AciesPoint){ 5000, 5000 }), ==, 0);
  g_assert_cmpfloat (acies_shape_distance (&shape, (AciesPoint){ 13000, 14000 }), ==, 5000);
  shape.closed = FALSE;
  g_assert_cmpfloat (acies_shape_distance (&shape, (AciesPoint){ 5000, 5000 }), ==, 5000);
  g_assert_cmpfloat (acies_shape_distance (&shape, (AciesPoint){ 0, 5000 }), ==, 5000);
  shape.width = 3000;
  g_assert_cmpfloat (acies_shape_distance (&shape, (AciesPoint){ 5000, 1000 }), ==, 0);
  g_assert_cmpfloat (acies_shape_distance (&shape, (AciesPoint){ 5000, 3500 }), ==, 2000);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dba/draft-shapes/drawing", test_drawing);
  g_test_add_func ("/dba/draft-shapes/corners", test_corners);
  g_test_add_func ("/dba/draft-shapes/rect-and-ellipse", test_rect_and_ellipse);
  g_test_add_func ("/dba/draft-shapes/camps", test_camps);
  g_test_add_func ("/dba/draft-shapes/shapes", test_shapes);
  g_test_add_func ("/dba/draft-shapes/distance", test_distance);

  return g_test_run ();
}
