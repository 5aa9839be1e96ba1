/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-draft-parts.h"

#include "engine/dba/dba-deploy.h"
#include "engine/dba/dba-fields.h"
#include "engine/dba/dba-names.h"
#include "engine/dba/dba-setup-parts.h"
#include "engine/tabletop/tt-geometry.h"

#define LEAST_CORNERS 3
#define LEAST_BENDS   2

/* The points that differ from the one before, on the board at least with their numbers. */
static GArray *
sift (const AciesPoint *points, guint n)
{
  GArray *sifted = g_array_new (FALSE, FALSE, sizeof (AciesPoint));

  for (guint i = 0; i < n && sifted->len < TT_MAX_POINTS; i++)
    {
      const AciesPoint *last = sifted->len > 0
                               ? &g_array_index (sifted, AciesPoint, sifted->len - 1) : NULL;

      if (last == NULL || last->x != points[i].x || last->y != points[i].y)
        g_array_append_val (sifted, points[i]);
    }

  return sifted;
}

gboolean
dba_draft_is_outline (const AciesPoint *points, guint n)
{
  g_autofree TtVec *corners = g_new (TtVec, MAX (n, 1));

  for (guint i = 0; i < n; i++)
    corners[i] = tt_from_point ((TtPoint){ points[i].x, points[i].y });

  return n >= LEAST_CORNERS && tt_polygon_is_simple ((TtPolygon){ corners, n }) &&
         fabs (tt_polygon_area ((TtPolygon){ corners, n })) >= 1;
}

/* Puts a new object at the end of a list of the map, with an id of its own; NULL if the list is full. */
static JsonObject *
append_piece (const AciesTreeEdit *edit, const char *list, const char *words, guint most)
{
  const AciesJsonCursor after = acies_json_root (edit->after);
  g_autofree char      *id = acies_draft_make_id (&after, words);
  JsonArray            *pieces = acies_tree_need_array (acies_tree_need_object (acies_tree_root (edit), "map"), list);
  JsonObject           *object;

  if (json_array_get_length (pieces) >= most)
    return NULL;

  object = json_object_new ();
  json_object_set_string_member (object, "id", id);
  json_array_add_object_element (pieces, object);

  return object;
}

static gboolean
draw_area (const AciesTreeEdit *edit, guint ground, const GArray *points)
{
  const char *kind = acies_name_of (dba_ground_names, (int) ground);
  JsonObject *object, *shape;

  if (!dba_draft_is_outline ((const AciesPoint *) (gpointer) points->data, points->len))
    return FALSE;
  object = append_piece (edit, "features", kind, DBA_MAX_FEATURES);
  if (object == NULL)
    return FALSE;

  json_object_set_string_member (object, "kind", kind);
  shape = acies_tree_need_object (object, "shape");
  json_object_set_string_member (shape, "type", "polygon");
  json_object_set_member (shape, "points",
                          dba_edit_points ((const AciesPoint *) (gpointer) points->data,
                                           points->len));

  return TRUE;
}

static gboolean
draw_line (const AciesTreeEdit *edit, gboolean river, const GArray *points)
{
  JsonObject *object;

  if (points->len < LEAST_BENDS)
    return FALSE;
  object = append_piece (edit, river ? "rivers" : "roads", river ? "river" : "road",
                         river ? DBA_MAX_RIVERS : DBA_MAX_ROADS);
  if (object == NULL)
    return FALSE;
  json_object_set_member (object, "points",
                          dba_edit_points ((const AciesPoint *) (gpointer) points->data,
                                           points->len));

  return TRUE;
}

/* ---- Edges ---- */

guint
dba_draft_nearest_edge (const DbaBoard *board, AciesPoint point)
{
  const gint32 from[DBA_N_EDGES] = {
    [DBA_NORTH] = point.y,
    [DBA_EAST] = board->width - point.x,
    [DBA_SOUTH] = board->height - point.y,
    [DBA_WEST] = point.x,
  };
  guint nearest = DBA_NORTH;

  for (guint edge = 1; edge < DBA_N_EDGES; edge++)
    if (from[edge] < from[nearest])
      nearest = edge;

  return nearest;
}

/* D-SET-8: with its rear on the edge that is nearest, as near to @point as it finds room there. */
TtPose
dba_draft_camp_pose (const DbaBoard *board, AciesPoint point, TtSize size)
{
  const guint  edge = dba_draft_nearest_edge (board, point);
  const gint32 along = edge == DBA_NORTH || edge == DBA_SOUTH ? point.x : point.y;
  const gint32 length = dba_edge_length (board, edge);

  return dba_edge_pose (board, edge, CLAMP (along, size.width / 2,
                                            MAX (length - size.width / 2, size.width / 2)),
                        size.depth);
}

static gboolean
put_camp (const AciesTreeEdit *edit, const DbaSetup *setup, guint side, AciesPoint point)
{
  JsonObject        *own = dba_edit_side (edit, side);
  const DbaCampSpec *camp = &setup->sides[side].camp;
  const gboolean     has_size = camp->given && camp->width > 0 && camp->depth > 0;
  const TtSize       size = { has_size ? camp->width : DBA_CAMP_SIZE,
                              has_size ? camp->depth : DBA_CAMP_SIZE };
  const TtPose       pose = dba_draft_camp_pose (&setup->boards[0], point, size);

  if (own == NULL)
    return FALSE;
  dba_edit_set_pose (acies_tree_need_object (own, "camp"), &pose);

  return TRUE;
}

/* D-SET-3: the enemy has the edge across. */
gboolean
dba_draft_set_edge (const AciesTreeEdit *edit, guint side, guint edge)
{
  JsonObject *deployment = acies_tree_need_object (acies_tree_root (edit), "deployment");
  JsonObject *edges;

  json_object_set_string_member (deployment, "mode", acies_name_of (dba_mode_names, DBA_DEPLOY_HISTORICAL));
  edges = acies_tree_need_object (deployment, "edges");
  for (guint i = 0; i < DBA_N_SIDES; i++)
    if (dba_edit_side_id (edit, i) != NULL)
      json_object_set_string_member (
        edges, dba_edit_side_id (edit, i),
        acies_name_of (dba_edge_names,
                       (int) (i == side ? edge : (edge + DBA_N_EDGES / 2) % DBA_N_EDGES)));

  return TRUE;
}

static gboolean
paint (const AciesTreeEdit *edit, const AciesJsonCursor *root, const AciesStroke *stroke)
{
  g_autoptr (GArray)   points = sift (stroke->points, stroke->n_points);
  g_autoptr (DbaSetup) setup = NULL;
  AciesPoint           last;

  if (stroke->brush < DBA_N_GROUNDS)
    return draw_area (edit, stroke->brush, points);
  if (stroke->brush == DBA_BRUSH_ROAD || stroke->brush == DBA_BRUSH_RIVER)
    return draw_line (edit, stroke->brush == DBA_BRUSH_RIVER, points);
  if (points->len == 0 || stroke->side < 0 || stroke->side >= DBA_N_SIDES)
    return FALSE;

  setup = dba_draft_read (root, ACIES_PART_DEPLOYMENT);
  last = g_array_index (points, AciesPoint, points->len - 1);

  if (stroke->brush == DBA_BRUSH_CAMP)
    return put_camp (edit, setup, (guint) stroke->side, last);

  return dba_draft_set_edge (edit, (guint) stroke->side,
                             dba_draft_nearest_edge (&setup->boards[0], last));
}

gboolean
dba_draft_paint (const AciesJsonCursor *root, const AciesStroke *stroke, AciesPatch *patch)
{
  AciesTreeEdit edit;

  if (!stroke->on || stroke->brush >= DBA_N_BRUSHES || !acies_tree_begin (&edit, root))
    return FALSE;
  if (!paint (&edit, root, stroke))
    return acies_tree_cancel (&edit);

  return acies_tree_end (&edit, patch);
}
