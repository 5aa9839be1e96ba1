/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-move.h"

G_BEGIN_DECLS

/* What a wheel to one side from where the stand is meets, and at which whole degree first; CO_NEVER. */
typedef struct
{
  gboolean known;
  guint8   rough, river, enemy, friend;
} CoWheel;

#define CO_NEVER 0xff

/* What trying many moves of one stand needs only once. */
typedef struct
{
  const CoSetup *setup;
  const CoState *state;
  const CoTies  *ties;             /* of @state */
  guint          g, side, enemy;   /* the mover; sides */
  AciesUnits     engaged;          /* with it at the start */
  AciesUnits     friends, enemies; /* on the table, so near that a move within its allowance can concern them */
  AciesUnits     barring;          /* of the friends: those it may not pass (C-MOV-7) */
  guint64        rough, rivers;    /* features as near, a bit each (C-TER-1, C-TER-4); rough: none if it starts on some */
  gboolean       starts_rough;
  CoWheel        wheels[2];        /* by TtSide; co_trial_look_round () */
} CoTrial;

void     co_trial_begin (CoTrial *self, const CoSetup *setup, const CoState *state,
                         const CoTies *ties, guint g);

/* Looks once at all that a wheel to @side may meet: for those who try many. */
void     co_trial_look_round (CoTrial *self, guint side);

/* 1.5 of a path; @plan is filled as far as it came. @verdict: (nullable) */
gboolean co_trial_path  (const CoTrial *self, const TtPath *path, CoMovePlan *plan,
                         AciesVerdict *verdict);

/* One step of a path: where it ends and what it sweeps (1.5). */
typedef struct
{
  TtBase   end;
  gboolean meets_rough, meets_river, meets_enemy, meets_friend;
} CoLeg;

/* A well-formed @step of the trial's stand from @from. */
void     co_leg         (const CoTrial *self, const TtStep *step, const TtBase *from, CoLeg *leg);

/* C-MOV-2, C-MOV-3: what a step costs a stand of @width, mm. */
double   co_step_cost   (const TtStep *step, double width);

G_END_DECLS
