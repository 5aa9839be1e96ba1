/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-draft-parts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/cohorts/co-names.h"
#include "engine/cohorts/co-setup-parts.h"
#include "engine/cohorts/co-words.h"

#define STREAM_WIDTH 20.0  /* mm, as it is drawn */
#define RIVER_WIDTH  40.0
#define MOST_BENDS   (ACIES_MOST_CORNERS / 2)
#define LEAST_MITRE  0.5   /* of a half width over the way out to a corner: sharper bends are cut off */

/* ---- What there is ---- */

static void
add_feature (GArray *shapes, const AciesJsonCursor *at)
{
  g_autoptr (AciesProblems) ignored = acies_problems_new ();
  AciesShape                shape = { .side = ACIES_NO_SIDE };
  int                       ground = CO_HILL;

  if (!tt_draft_read_feature (at, &shape))
    return;

  acies_json_read_enum_or (at, "kind", co_ground_names, &ground, ignored);
  shape.name = tt_draft_name (at, co_ground_words ((guint) ground));
  shape.brush = (guint) ground;
  g_array_append_val (shapes, shape);
}

static void
add_zone (GArray *shapes, const CoSetup *setup, const AciesJsonCursor *zones, guint side)
{
  const CoSideSetup *own = &setup->sides[side];
  AciesShape         shape = { .side = (int) side, .brush = CO_BRUSH_ZONE };

  if (own->id[0] == '\0' || co_side_find (setup, own->id) != (int) side ||
      !tt_draft_read_line (zones, own->id, TT_LEAST_CORNERS, acies_path_member ("map.zones", own->id), &shape))
    return;

  /* Translators: %s is an army. */
  shape.name = g_strdup_printf (_("Zone of %s"), own->name);
  g_array_append_val (shapes, shape);
}

GArray *
co_draft_shapes (const AciesJsonCursor *root)
{
  g_autoptr (CoSetup)   setup = co_draft_read (root, ACIES_PART_DEPLOYMENT);
  const AciesJsonCursor map = acies_json_member (root, "map");
  const AciesJsonCursor zones = acies_json_member (&map, "zones");
  const AciesJsonCursor list = acies_json_member (&map, "features");
  GArray               *shapes = acies_shapes_new ();

  for (guint side = 0; side < CO_N_SIDES; side++)
    add_zone (shapes, setup, &zones, side);
  for (guint i = 0; i < acies_json_length (&list); i++)
    {
      const AciesJsonCursor at = acies_json_element (&list, i);

      add_feature (shapes, &at);
    }

  return shapes;
}

/* ---- Drawing ---- */

/* The unit vector to the right of the way from one bend to the next. */
static TtVec
right_of (const TtVec *bends, guint from)
{
  return tt_vec_right (tt_vec_unit (tt_vec_sub (bends[from + 1], bends[from]), tt_vec (1, 0)));
}

/* From a bend to the right bank. */
static TtVec
to_bank (const TtVec *bends, guint n, guint i, double half)
{
  const TtVec before = right_of (bends, i > 0 ? i - 1 : 0);
  const TtVec after = right_of (bends, i + 1 < n ? i : n - 2);
  const TtVec out = tt_vec_unit (tt_vec_add (before, after), before);

  return tt_vec_scale (out, half / MAX (tt_vec_dot (out, after), LEAST_MITRE));
}

/* A course of so many mm as an area: along its one bank, and back along the other. */
static gboolean
add_course (const AciesTreeEdit *edit, const char *kind, double width, const GArray *points)
{
  const guint n = MIN (points->len, MOST_BENDS);
  TtVec       bends[MOST_BENDS];
  AciesPoint  corners[2 * MOST_BENDS];

  if (n < TT_LEAST_BENDS)
    return FALSE;

  for (guint i = 0; i < n; i++)
    {
      const AciesPoint at = g_array_index (points, AciesPoint, i * (points->len - 1) / (n - 1));

      bends[i] = tt_from_point ((TtPoint){ at.x, at.y });
    }
  for (guint i = 0; i < n; i++)
    {
      const TtVec   out = to_bank (bends, n, i, width / 2);
      const TtPoint left = tt_to_point (tt_vec_sub (bends[i], out));
      const TtPoint right = tt_to_point (tt_vec_add (bends[i], out));

      corners[i] = (AciesPoint){ left.x, left.y };
      corners[2 * n - 1 - i] = (AciesPoint){ right.x, right.y };
    }

  return tt_draft_add_area (edit, kind, CO_MAX_FEATURES, corners, 2 * n);
}

/* C-DEP-1: one for each side, which takes the place of that before. */
static gboolean
set_zone (const AciesTreeEdit *edit, int side, const AciesPoint *points, guint n)
{
  const char *id = side >= 0 ? tt_draft_side_id (edit, (guint) side) : NULL;
  JsonObject *map;

  if (id == NULL || !tt_draft_is_outline (points, n))
    return FALSE;

  map = acies_tree_need_object (acies_tree_root (edit), "map");
  json_object_set_member (acies_tree_need_object (map, "zones"), id, tt_draft_points (points, n));

  return TRUE;
}

static gboolean
paint (const AciesTreeEdit *edit, const AciesStroke *stroke)
{
  g_autoptr (GArray) points = tt_draft_sift (stroke->points, stroke->n_points);
  const AciesPoint  *at = (const AciesPoint *) (gpointer) points->data;
  const char        *kind = acies_name_of (co_ground_names, (int) stroke->brush);

  switch (stroke->brush)
    {
    case CO_HILL:
    case CO_WOOD:
      return tt_draft_add_area (edit, kind, CO_MAX_FEATURES, at, points->len);
    case CO_STREAM:
      return add_course (edit, kind, STREAM_WIDTH, points);
    case CO_RIVER:
      return add_course (edit, kind, RIVER_WIDTH, points);
    case CO_BRUSH_ZONE:
      return set_zone (edit, stroke->side, at, points->len);
    default:
      return FALSE;
    }
}

gboolean
co_draft_paint (const AciesJsonCursor *root, const AciesStroke *stroke, AciesPatch *patch)
{
  AciesTreeEdit edit;

  if (!stroke->on || !acies_tree_begin (&edit, root))
    return FALSE;
  if (!paint (&edit, stroke))
    return acies_tree_cancel (&edit);

  return acies_tree_end (&edit, patch);
}

/* ---- Changing ---- */

/* Where the edge @edge of a shape of @n corners goes: a new corner parts the edge behind @handle, a lost one joins two. */
static guint
edge_after (const AciesReshape *reshape, guint n, guint edge)
{
  if (reshape->kind == ACIES_RESHAPE_INSERT)
    return edge > reshape->handle ? edge + 1 : edge;
  if (reshape->handle == 0)
    return edge == 0 ? n - 2 : edge - 1;

  return edge >= reshape->handle ? edge - 1 : edge;
}

/* C-TER-6: slopes are numbered by corners. */
static void
renumber_slopes (JsonObject *feature, guint n, const AciesReshape *reshape)
{
  JsonArray *old = acies_tree_array (feature, "slope-edges");
  JsonArray *now;
  gboolean   is_slope[TT_MAX_POINTS + 1] = { FALSE };

  if (old == NULL || (reshape->kind != ACIES_RESHAPE_INSERT && reshape->kind != ACIES_RESHAPE_DROP))
    return;

  for (guint i = 0; i < json_array_get_length (old); i++)
    {
      JsonNode    *node = json_array_get_element (old, i);
      const gint64 edge = JSON_NODE_HOLDS_VALUE (node) ? json_node_get_int (node) : -1;

      if (edge < 0 || edge >= MIN (n, TT_MAX_POINTS))
        continue;
      is_slope[edge_after (reshape, n, (guint) edge)] = TRUE;
      if (reshape->kind == ACIES_RESHAPE_INSERT && edge == reshape->handle)
        is_slope[edge + 1] = TRUE;
    }
  now = json_array_new ();
  for (guint i = 0; i <= MIN (n, TT_MAX_POINTS); i++)
    if (is_slope[i])
      json_array_add_int_element (now, i);
  json_object_set_array_member (feature, "slope-edges", now);
}

static guint
count_corners (const AciesJsonCursor *feature)
{
  const AciesJsonCursor shape = acies_json_member (feature, "shape");
  const AciesJsonCursor points = acies_json_member (&shape, "points");

  return acies_json_length (&points);
}

static gboolean
is_zone (const GArray *steps)
{
  const AciesPathStep *step = (const AciesPathStep *) steps->data;

  return steps->len == 3 && g_strcmp0 (step[0].key, "map") == 0 && g_strcmp0 (step[1].key, "zones") == 0 &&
         step[2].key != NULL;
}

static gboolean
reshape_at (const AciesTreeEdit *edit, const GArray *steps, const AciesReshape *reshape)
{
  const AciesPathStep  *last = &g_array_index (steps, AciesPathStep, steps->len - 1);
  const gboolean        in_zones = is_zone (steps);
  const char           *path = in_zones ? "map.zones" : reshape->path;
  JsonNode             *node = acies_path_find (edit->after, path);
  const AciesJsonCursor at = acies_json_root (acies_path_find (edit->before, path));
  JsonObject           *object;

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return FALSE;
  object = json_node_get_object (node);
  if (in_zones)
    return tt_draft_reshape_line (object, &at, last->key, TT_LEAST_CORNERS, reshape);
  if (!tt_draft_is_in_list (steps, "features") || !tt_draft_reshape_feature (object, &at, reshape))
    return FALSE;
  renumber_slopes (object, count_corners (&at), reshape);

  return TRUE;
}

gboolean
co_draft_reshape (const AciesJsonCursor *root, const AciesReshape *reshape, AciesPatch *patch)
{
  g_autoptr (GArray) steps = acies_path_parse (reshape->path, NULL);
  AciesTreeEdit      edit;

  if (steps == NULL || steps->len == 0 || !acies_tree_begin (&edit, root))
    return FALSE;
  if (!reshape_at (&edit, steps, reshape))
    return acies_tree_cancel (&edit);

  return acies_tree_end (&edit, patch);
}
