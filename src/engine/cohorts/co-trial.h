/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-move.h"

G_BEGIN_DECLS

/* What trying many moves of one stand needs only once. */
typedef struct
{
  const CoSetup *setup;
  const CoState *state;
  const CoTies  *ties;             /* of @state */
  guint          g, side, enemy;   /* the mover; sides */
  AciesUnits     engaged;          /* with it at the start */
  AciesUnits     friends, enemies; /* on the table, so near that a move within its allowance can concern them */
} CoTrial;

void     co_trial_begin (CoTrial *self, const CoSetup *setup, const CoState *state,
                         const CoTies *ties, guint g);

/* 1.5 of a path; @plan is filled as far as it came. @verdict: (nullable) */
gboolean co_trial_path  (const CoTrial *self, const TtPath *path, CoMovePlan *plan,
                         AciesVerdict *verdict);

/* C-MOV-2, C-MOV-3: what a step costs a stand of @width, mm. */
double   co_step_cost   (const TtStep *step, double width);

G_END_DECLS
