/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-draft-parts.h"

#include "engine/dba/dba-deploy.h"
#include "engine/dba/dba-fields.h"
#include "engine/dba/dba-names.h"
#include "engine/dba/dba-setup-parts.h"
#include "engine/tabletop/tt-draft.h"

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
  JsonObject        *own = tt_draft_side (edit, side);
  const DbaCampSpec *camp = &setup->sides[side].camp;
  const gboolean     has_size = camp->given && camp->width > 0 && camp->depth > 0;
  const TtSize       size = { has_size ? camp->width : DBA_CAMP_SIZE,
                              has_size ? camp->depth : DBA_CAMP_SIZE };
  const TtPose       pose = dba_draft_camp_pose (&setup->boards[0], point, size);

  if (own == NULL)
    return FALSE;
  tt_draft_set_pose (acies_tree_need_object (own, "camp"), &pose);

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
    if (tt_draft_side_id (edit, i) != NULL)
      json_object_set_string_member (
        edges, tt_draft_side_id (edit, i),
        acies_name_of (dba_edge_names,
                       (int) (i == side ? edge : (edge + DBA_N_EDGES / 2) % DBA_N_EDGES)));

  return TRUE;
}

static gboolean
paint (const AciesTreeEdit *edit, const AciesJsonCursor *root, const AciesStroke *stroke)
{
  g_autoptr (GArray)   points = tt_draft_sift (stroke->points, stroke->n_points);
  const AciesPoint    *at = (const AciesPoint *) (gpointer) points->data;
  g_autoptr (DbaSetup) setup = NULL;
  AciesPoint           last;

  if (stroke->brush < DBA_N_GROUNDS)
    return tt_draft_add_area (edit, acies_name_of (dba_ground_names, (int) stroke->brush),
                              DBA_MAX_FEATURES, at, points->len);
  if (stroke->brush == DBA_BRUSH_ROAD)
    return tt_draft_add_line (edit, "roads", "road", DBA_MAX_ROADS, at, points->len);
  if (stroke->brush == DBA_BRUSH_RIVER)
    return tt_draft_add_line (edit, "rivers", "river", DBA_MAX_RIVERS, at, points->len);
  if (points->len == 0 || stroke->side < 0 || stroke->side >= DBA_N_SIDES)
    return FALSE;

  setup = dba_draft_read (root, ACIES_PART_DEPLOYMENT);
  last = at[points->len - 1];

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
