/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-types.h"

G_BEGIN_DECLS

/* What the tables of chapter 5 say of a kind of troops. Pure; nothing here looks at a position. */

gint32   co_allowance      (const CoUnitSpec *unit);  /* C-MOV-1, C-ELE-1, C-CHA-1: a turn's move, 1/100 mm, not halved */
guint    co_figure_points  (const CoUnitSpec *unit);  /* C-ORG-3, C-ELE-5, C-CHA-2: of one figure or crewman */
guint    co_morale_fails   (const CoUnitSpec *unit);  /* C-MOR-1, C-ELE-9, C-CHA-4: 2d6 of this or more fail */
guint    co_rallies        (const CoUnitSpec *unit);  /* C-RAL-1, C-CHA-5: this or more rally; 13 never (C-ELE-8) */
guint    co_fighting       (const CoUnitSpec *unit, guint figures);  /* C-DBL-2: how many of them fight in a melee */
gint32   co_weapon_range   (guint weapon);            /* C-FIR-2, 1/100 mm */
gboolean co_is_model       (const CoUnitSpec *unit);  /* a chariot or an elephant */
gboolean co_can_evade      (const CoUnitSpec *unit);  /* C-EVA-1: single foot or horse, missile weapons and no others */

/* What a missile's score does to a target (5.2). */
typedef enum { CO_SHOT_MISS, CO_SHOT_HIT, CO_SHOT_CREW, CO_SHOT_ROUT, CO_SHOT_DESTROYED, CO_SHOT_KILLED,
               CO_N_SHOT_OUTCOMES } CoShotOutcome;

CoShotOutcome co_shot_outcome (const CoUnitSpec *target, int score);  /* C-FIR-8, C-CHA-3, C-ELE-3, C-ELE-4 */

G_END_DECLS
