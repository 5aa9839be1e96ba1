/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-move.h"

G_BEGIN_DECLS

/* A drag that is being turned into a move: who, where to, and the best that was found so far. */
typedef struct
{
  const DbaSetup *setup;
  const DbaState *state;
  guint           side;
  guint           n;
  guint8          elements[DBA_MAX_UNITS];
  TtBase          bases[DBA_MAX_UNITS];
  guint           lead;       /* index of the one held; of a column its head */
  gboolean        column;
  TtVec           target;     /* where its front centre is taken */
  gboolean        has_facing;
  TtVec           facing;     /* the unit vector of the facing wanted */
  AciesTablePlan *plan;       /* of the best path */
  gboolean        found;
  double          score;      /* of the best, the less the better */
} DbaDrag;

/* A path without steps of those who are dragged. */
void dba_drag_path (const DbaDrag *self, DbaPath *path);

/* Adds a step; returns it to be filled. */
TtStep *dba_drag_step (DbaPath *path, TtStepKind kind);

/* Where the held one stands after a wheel by @degrees, to the left if negative. */
TtPlace dba_drag_wheeled (const DbaDrag *self, double degrees);

/* Tries @path as an action of @kind and keeps it if it is better than what there is. @shorten: one too far is cut short. */
void dba_drag_try (DbaDrag *self, guint kind, const DbaPath *path, gboolean shorten);

/* The search of a free drag: straight on, wheels, turns, into contact, beside friends. */
void dba_drag_search (DbaDrag *self);

/* Fills @plan with what the check of a move or break-off found out. */
void dba_plan_fill (const DbaSetup *setup, const DbaState *state, const AciesAction *action, const DbaMovePlan *move,
                    AciesTablePlan *plan);

G_END_DECLS
