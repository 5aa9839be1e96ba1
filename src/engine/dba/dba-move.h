/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-march.h"

G_BEGIN_DECLS

/* What a move would be; filled as far as it came even when it is refused. */
typedef struct
{
  gint32  cost, allowance;           /* 1/100 mm, D-MOV-1 */
  guint8  points;                    /* D-PIP-1, D-PIP-2, bonus points included */
  guint8  extra;                     /* 1 if D-PIP-2 asks for one more, and why: DbaExtra */
  guint8  n_elements;
  guint8  elements[DBA_MAX_UNITS];   /* g, in the order of the action */
  TtPose  end[DBA_MAX_UNITS];        /* quantised, lined up */
  gboolean lined_up;                 /* with an enemy */
  DbaSet  zones;                     /* enemies whose zone of control it crosses */
  int     river;                     /* the first river it enters off-road, -1 none */
  DbaSet  entering;                  /* elements that enter that river (D-RIV-3) */
} DbaMovePlan;

typedef enum { DBA_EXTRA_NONE, DBA_EXTRA_FAR, DBA_EXTRA_BEYOND, DBA_EXTRA_GENERAL_LOST } DbaExtra;

/* 3.1, order of checks: a MOVE or BREAK_OFF action of the phasing side. @plan: (nullable) */
gboolean dba_move_check (const DbaSetup *setup, const DbaState *state, const AciesAction *action, DbaMovePlan *plan,
                         AciesVerdict *verdict);

/* The same of a path, when nobody asks why not. @excess: (out): by how much it is too far, 1/100 mm, if that is what is wrong */
gboolean dba_move_allows (const DbaSetup *setup, const DbaState *state, guint kind, const DbaPath *path, const DbaKnown *known,
                          gint32 *excess);

/* A checked one: points, river dice (D-RIV-1, D-RIV-3), poses, pursuit of enemies left by a break-off. */
void     dba_move_apply (const DbaSetup *setup, DbaState *state, const AciesAction *action, AciesEventList *events);

/* D-CAM-6, D-CAM-7 */
gboolean dba_camp_move_check (const DbaSetup *setup, const DbaState *state, const AciesAction *action, AciesVerdict *verdict);
void     dba_camp_move_apply (const DbaSetup *setup, DbaState *state, const AciesAction *action, AciesEventList *events);

/* D-PIP-2: why moving exactly @elements costs one point more (DbaExtra). */
guint    dba_extra_point (const DbaSetup *setup, const DbaState *state, DbaSet elements);

/* D-PIP-1, D-PIP-2: whether @needed points are there; @extra: DbaExtra, counted in. */
gboolean dba_points_check (const DbaState *state, guint needed, guint extra, AciesVerdict *verdict);

G_END_DECLS
