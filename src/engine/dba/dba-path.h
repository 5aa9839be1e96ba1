/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-types.h"
#include "engine/tabletop/tt-move.h"

G_BEGIN_DECLS

/* A move or break-off as it is said; elements by g. */
typedef struct
{
  guint8   n_elements;
  guint8   elements[DBA_MAX_UNITS];  /* in the order of the action (1.5) */
  gboolean by_road;                  /* mode "road" */
  guint8   bonus_points;             /* D-ROD-3 */
  guint8   contact_by, contact_enemy, contact_edge;  /* by: DBA_NOBODY without "contact"; edge: TtEdge */
  TtPath   path;                     /* a reform's bodies and anchor are elements by g */
} DbaPath;

/* Writes @path of @side's elements into the members of @action (kind excepted). */
void dba_path_pack   (const DbaSetup *setup, const DbaPath *path, guint side, AciesAction *action);

/* The inverse; an action that was not packed so gives a path that no check lets pass. */
void dba_path_unpack (const DbaSetup *setup, const AciesAction *action, guint side, DbaPath *path);

G_END_DECLS
