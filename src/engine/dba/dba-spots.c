/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-spots.h"

#include "engine/dba/dba-deploy.h"
#include "engine/dba/dba-setup.h"

#define STRIP 4000 /* 1/100 mm: how deep an edge is shown */

/* A rectangle along @edge, from @first to @last on it and @deep from it. */
static void
fill_strip (const DbaBoard *board,
            guint           edge,
            const gint32    ends[2],
            gint32          deep,
            AciesTableMark *mark)
{
  const struct
  {
    gint32 along, deep;
  } corners[] = { { ends[0], 0 }, { ends[1], 0 }, { ends[1], deep }, { ends[0], deep } };

  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    {
      const TtPose pose = dba_edge_pose (board, edge, corners[i].along, corners[i].deep);

      mark->points[mark->n_points][0] = pose.x;
      mark->points[mark->n_points++][1] = pose.y;
    }
}

/* The half of the edge numbered 5 that lies towards the one numbered 6. */
static void
fill_half (const DbaBoard *board, guint five, guint six, AciesTableMark *mark)
{
  const gint32   length = dba_edge_length (board, five);
  const gboolean low = six == DBA_NORTH || six == DBA_WEST;
  const gint32   ends[] = { low ? 0 : length / 2, low ? length / 2 : length };

  fill_strip (board, five, ends, STRIP, mark);
}

static void
fill_whole (const DbaBoard *board, guint edge, gint32 deep, AciesTableMark *mark)
{
  const gint32 ends[] = { 0, dba_edge_length (board, edge) };

  fill_strip (board, edge, ends, deep, mark);
}

static void
fill_camp (const DbaBoard *board, guint edge, gint32 offset, AciesTableMark *mark)
{
  const gint32 ends[] = { offset - DBA_CAMP_SIZE / 2, offset + DBA_CAMP_SIZE / 2 };

  fill_strip (board, edge, ends, DBA_CAMP_SIZE, mark);
}

gboolean
dba_spot (const AciesSetup  *setup,
          const AciesState  *state,
          const AciesAction *action,
          AciesTableMark    *mark)
{
  const DbaState *now = DBA_STATE (state);
  const DbaBoard *board = dba_board (DBA_SETUP (setup), now);
  guint           edge;

  *mark = (AciesTableMark){ .kind = ACIES_TABLE_MARK_ANSWER, .side = ACIES_NO_SIDE };
  if (now->phase != DBA_PHASE_SETUP || now->step >= DBA_STEP_DONE)
    return FALSE;

  mark->side = (gint8) dba_deploy_side (now);
  edge = now->edges[mark->side];
  switch (action->kind)
    {
    case DBA_CHOOSE_TERRAIN:
      fill_whole (board, (guint) action->args[1], STRIP, mark);
      break;
    case DBA_ASSIGN_EDGES:
      fill_half (board, (guint) action->args[0], (guint) action->args[1], mark);
      break;
    case DBA_PLACE_CAMP:
      if (edge < DBA_N_EDGES)
        fill_camp (board, edge, action->words[0], mark);
      break;
    case DBA_DEPLOY:
      if (edge < DBA_N_EDGES)
        fill_whole (board, edge, DBA_DEPLOY_DEPTH, mark);
      break;
    default:
      break;
    }

  return mark->n_points > 0;
}
