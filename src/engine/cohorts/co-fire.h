/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-ties.h"
#include "engine/cohorts/co-troops.h"

G_BEGIN_DECLS

/* A shot worked out: weapon, sum, covered. One a unit, of however many crews or ranks (C-ELE-2, C-DBL-4). */
typedef struct
{
  guint   weapon;       /* CoWeapon */
  guint   rolls;        /* 2 for pila (C-PIL-1) */
  int     casualties;   /* C-FIR-9, 0 or more, to be taken off */
  gboolean covered;     /* C-TER-9 */
} CoShotSum;

/* 3.3: SHOOT of the deciding side in phases fire, return fire and volley. @sum: (nullable) */
gboolean co_shot_check  (const CoSetup *setup, const CoState *state, const AciesAction *action, const CoTies *ties,
                         CoShotSum *sum,
                         AciesVerdict *verdict);
void     co_shot_apply  (const CoSetup *setup, CoState *state, const AciesAction *action,
                         AciesEventList *events);  /* declares */

/* C-FIR-6, C-PIL-4: those of the deciding side who may shoot now, by some target (decision.units). */
AciesUnits co_shooters  (const CoSetup *setup, const CoState *state, const CoTies *ties);

/* C-FIR-10: rolls all declared shots, takes what they hit, runs the chain of routed elephants, forgets the shots. */
void     co_fire        (const CoSetup *setup, CoState *state, AciesEventList *events);

G_END_DECLS
