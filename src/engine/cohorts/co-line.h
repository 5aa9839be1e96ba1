/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-ties.h"

G_BEGIN_DECLS

/* C-LIN-1, C-LIN-2: the melees of the position, numbered by the lowest roster place of the active side's stands; points, x
 * and die bonus filled, nothing resolved. Returns: how many. */
guint      co_melees      (const CoSetup *setup, const CoState *state, const CoTies *ties, CoMelee melees[CO_MAX_MELEES]);

/* C-MEL-2, C-MEL-4, C-CMD-2: points, x and die bonus of @melee as its units are now. */
void       co_melee_reckon (const CoSetup *setup, const CoState *state, const CoTies *ties, CoMelee *melee);

/* C-LIN-4: the free stands of @side beside its line in @melee; they move as others do (C-LIN-5). */
AciesUnits co_free_stands (const CoSetup *setup, const CoState *state, const CoTies *ties, const CoMelee *melee, guint side);

/* One stand's part of a melee's points (C-MEL-2). */
typedef struct
{
  guint8 g;
  guint8 figures;      /* that fight */
  guint8 value;        /* of a figure, base */
  gint8  commander, ground, flank;  /* a figure: C-CMD-1, C-TER-6 to 8, C-FLK-6 */
  guint8 ground_name;  /* CoModifierName if ground is not 0 */
  gint16 points;
} CoShare;

guint      co_shares      (const CoSetup *setup, const CoState *state, const CoTies *ties, const CoMelee *melee, guint side,
                           CoShare shares[CO_MAX_UNITS]);

/* C-CMD-1: whether some commander of its side reaches stand @g. */
gboolean   co_commanded   (const CoSetup *setup, const CoState *state, guint g);

G_END_DECLS
