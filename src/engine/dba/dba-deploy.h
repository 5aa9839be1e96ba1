/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-types.h"

G_BEGIN_DECLS

/* What the set-up decisions go by, for dba-deploy*.c alone. */

#define DBA_DEPLOY_DEPTH 15000  /* 1/100 mm: 600 paces (D-SET-5) */
#define DBA_CAMP_SIZE    4000   /* each way, of a camp of the set-up */
#define DBA_CAMP_STEP    1000   /* between its places that are tried, from the middle of the edge on */

/* Who camps and deploys first (3.1): the low scorer, in a historical scenario the side listed first. */
static inline guint
dba_deploy_first (const DbaState *state)
{
  return state->low != DBA_NOBODY ? state->low : 0;
}

/* The side that decides the present step. */
guint   dba_deploy_side (const DbaState *state);

/* The length of @edge, 1/100 mm. */
gint32  dba_edge_length (const DbaBoard *board, guint edge);

/* The pose at @along (x of a northern or southern edge, y of another) and @deep from @edge, facing inward. */
TtPose  dba_edge_pose (const DbaBoard *board, guint edge, gint32 along, gint32 deep);

/* D-SET-8: a camp of the set-up whose inner edge's centre is at @offset. */
gboolean dba_camp_fits (const DbaSetup *setup, const DbaState *state, guint side, gint32 offset, AciesVerdict *verdict);

/* D-SET-5 and D-SET-7 of one element of @side at @pose. */
gboolean dba_deploy_fits (const DbaSetup *setup, const DbaState *state, guint g, const TtPose *pose, AciesVerdict *verdict);

/* What holds the camp of @side if the deploying says nothing of it (DbaGarrison), and the unit if one does. */
guint    dba_deploy_garrison (const DbaSetup *setup, guint side, guint *unit);

/* The ready lines of battle for @side. */
void     dba_deploy_legal (const DbaSetup *setup, const DbaState *state, AciesActionList *list);

G_END_DECLS
