/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-types.h"

G_BEGIN_DECLS

/* Who stands against whom now (1.3, 1.4; of the steady: C-RAL-6): worked out of the places, never stored. By stand: sets of the
 * enemy's units. */
typedef struct
{
  TtBase     bases[CO_MAX_STANDS];    /* of those on the table, filled first: nobody works one out twice */
  AciesUnits fronts[CO_MAX_STANDS];   /* front contact on them, the at most two that it fights (C-LIN-3) */
  AciesUnits touched[CO_MAX_STANDS];  /* front contact on them, all */
  AciesUnits pinned_with[CO_MAX_STANDS];
  AciesUnits engaged_with[CO_MAX_STANDS];
  AciesUnits pinned[CO_N_SIDES];      /* by side: its own units; those stacked behind pinned ones too */
  AciesUnits engaged[CO_N_SIDES];
} CoTies;

/* Whether stand @g is pinned, itself or by what it is stacked behind; whether it is engaged. */
static inline gboolean
co_is_pinned (const CoSetup *setup, const CoTies *ties, guint g)
{
  return (ties->pinned[co_side_of (setup, g)] & co_bit (setup, g)) != 0;
}

static inline gboolean
co_is_engaged (const CoTies *ties, guint g)
{
  return ties->engaged_with[g] != 0;
}

void     co_ties             (const CoSetup *setup, const CoState *state, CoTies *ties);

/* 1.4 of two rectangles: whether the strip before @a reaches @b. */
gboolean co_front_contact    (const TtBase *a, const TtBase *b);

/* 1.3, R2: from which arc of @b an attack of @a in contact comes. */
TtArc    co_attack_arc       (const TtBase *a, const TtBase *b);

/* 1.3: in which arc of @target the midpoint of the front edge of @shooter lies. */
TtArc    co_shot_arc         (const TtBase *shooter, const TtBase *target);

/* C-ENG-5 of two rectangles not in front contact. */
gboolean co_engages          (const TtBase *a, const TtBase *b);

/* The angle between two facings, 0 to 180 degrees; and whether they are within 45 (C-LIN-1), the border excluded. */
double   co_facings_apart    (const TtBase *a, const TtBase *b);
gboolean co_face_alike       (const TtBase *a, const TtBase *b);

G_END_DECLS
