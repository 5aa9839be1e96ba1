/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-draft-parts.h"

#include "engine/dba/dba-deploy.h"
#include "engine/dba/dba-setup-parts.h"
#include "engine/tabletop/tt-draft.h"

/* Wherever it is moved it stands on an edge. */
static gboolean
reshape_camp (const AciesJsonCursor *root, guint side, JsonObject *object,
              const AciesReshape *reshape)
{
  g_autoptr (DbaSetup) setup = dba_draft_read (root, ACIES_PART_DEPLOYMENT);
  const DbaCampSpec   *camp = &setup->sides[side].camp;
  const TtSize         size = { camp->width, camp->depth };
  const TtBase         base = tt_base (&camp->pose, &size);
  const TtPoint        middle = tt_to_point (tt_base_centre (&base));
  AciesPoint           to = { middle.x, middle.y };
  TtPose               pose;

  if (!camp->given || reshape->kind != ACIES_RESHAPE_MOVE)
    return FALSE;
  to.x += reshape->point.x;
  to.y += reshape->point.y;
  pose = dba_draft_camp_pose (&setup->boards[0], to, size);
  tt_draft_set_pose (object, &pose);

  return TRUE;
}

/* Moved by so much the middle of the edge is nearest to one that is the army's then. */
static gboolean
reshape_edge (const AciesJsonCursor *root, const AciesTreeEdit *edit, const char *id,
              const AciesReshape *reshape)
{
  g_autoptr (DbaSetup) setup = dba_draft_read (root, ACIES_PART_DEPLOYMENT);
  const int            side = dba_side_find (setup, id);
  const DbaBoard      *board = &setup->boards[0];
  guint                edge;
  TtPose               middle;
  AciesPoint           to;

  if (side < 0 || reshape->kind != ACIES_RESHAPE_MOVE)
    return FALSE;
  edge = dba_draft_edge (setup, (guint) side);
  middle = dba_edge_pose (board, edge, dba_edge_length (board, edge) / 2, 0);
  to = (AciesPoint){ middle.x, middle.y };
  to.x += reshape->point.x;
  to.y += reshape->point.y;

  return dba_draft_set_edge (edit, (guint) side, dba_draft_nearest_edge (board, to));
}

/* The id of the side whose base edge it is; NULL. */
static const char *
side_of_edge (const GArray *steps)
{
  const AciesPathStep *step = (const AciesPathStep *) steps->data;

  return steps->len == 3 && g_strcmp0 (step[0].key, "deployment") == 0 && g_strcmp0 (step[1].key, "edges") == 0
           ? step[2].key
           : NULL;
}

/* The side whose camp @path is; -1. */
static int
side_of_camp (const GArray *steps)
{
  const AciesPathStep *step = (const AciesPathStep *) steps->data;

  return steps->len == 3 && g_strcmp0 (step[0].key, "sides") == 0 && step[1].key == NULL &&
             step[1].index < DBA_N_SIDES && g_strcmp0 (step[2].key, "camp") == 0
           ? (int) step[1].index
           : -1;
}

gboolean
dba_draft_reshape (const AciesJsonCursor *root, const AciesReshape *reshape, AciesPatch *patch)
{
  g_autoptr (GArray) steps = acies_path_parse (reshape->path, NULL);
  AciesTreeEdit      edit;
  AciesJsonCursor    at;
  JsonNode          *node;
  gboolean           done = FALSE;

  if (steps == NULL || !acies_tree_begin (&edit, root))
    return FALSE;
  node = acies_path_find (edit.after, reshape->path);
  if (node != NULL && side_of_edge (steps) != NULL)
    {
      if (!reshape_edge (root, &edit, side_of_edge (steps), reshape))
        return acies_tree_cancel (&edit);
      return acies_tree_end (&edit, patch);
    }
  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return acies_tree_cancel (&edit);

  at = acies_json_root (acies_path_find (edit.before, reshape->path));
  if (tt_draft_is_in_list (steps, "features"))
    done = tt_draft_reshape_feature (json_node_get_object (node), &at, reshape);
  else if (tt_draft_is_in_list (steps, "roads") || tt_draft_is_in_list (steps, "rivers"))
    done = tt_draft_reshape_line (json_node_get_object (node), &at, "points", TT_LEAST_BENDS, reshape);
  else if (side_of_camp (steps) >= 0)
    done = reshape_camp (root, (guint) side_of_camp (steps), json_node_get_object (node), reshape);
  if (!done)
    return acies_tree_cancel (&edit);

  return acies_tree_end (&edit, patch);
}
