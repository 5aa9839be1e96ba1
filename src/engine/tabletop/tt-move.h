/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/tabletop/tt-contact.h"
#include "engine/tabletop/tt-terrain.h"

G_BEGIN_DECLS

/* Names on the wire and in the state: never renumber. */
typedef enum
{
  TT_STEP_ADVANCE = 1,  /* straight ahead by distance */
  TT_STEP_RETIRE,       /* straight back, facing kept */
  TT_STEP_OBLIQUE,      /* by distance along facing + angle, facing kept */
  TT_STEP_WHEEL,        /* by angle > 0 about the front corner of side; left is anticlockwise */
  TT_STEP_TURN,         /* by angle, clockwise, about the centre of the base */
  TT_STEP_REFORM,       /* into the files of the path's TtReform */
  TT_STEP_ROAD,         /* along a road by distance */
} TtStepKind;

typedef struct
{
  guint8 kind;      /* TtStepKind */
  guint8 side;      /* TtSide of a wheel */
  guint8 road;      /* index */
  guint8 toward;    /* TtToward of a road */
  gint32 distance;  /* 1/100 mm */
  gint32 angle;     /* 1/100 degree */
} TtStep;

/* Files left to right, each front to back. Bodies by their index in whatever list the caller numbers them. */
typedef struct
{
  guint8 anchor;                  /* the front body of a file; keeps its place */
  guint8 n_files;                 /* 0: no reform */
  guint8 lengths[TT_MAX_BODIES];  /* bodies in each file */
  guint8 bodies[TT_MAX_BODIES];   /* file after file */
} TtReform;

typedef struct
{
  guint8   n_steps;
  TtStep   steps[TT_MAX_STEPS];
  TtReform reform;                /* for the one TT_STEP_REFORM */
} TtPath;

typedef enum
{
  TT_RIGID,   /* one base, or a line: all move as one body */
  TT_COLUMN,  /* bases[0] leads, each other is towed by the one before it */
} TtFormation;

#define TT_SAMPLE 2.0              /* mm: no sample is farther from the last */
#define TT_LONGEST_STEP 1000000    /* 1/100 mm: more is no step */

/*
 * TtWalk:
 *
 * Bases on their way along a path, sample by sample, and what the way costs:
 * |[
 * tt_walk_begin (&walk, bases, n, TT_RIGID);
 * for (guint i = 0; i < path.n_steps; i++)
 *   {
 *     if (!tt_walk_step (&walk, &path.steps[i], NULL))
 *       return malformed;
 *     while (tt_walk_next (&walk))
 *       test (walk.bases, walk.n);   // never the start
 *   }
 * cost = tt_walk_cost (&walk);
 * ]|
 * A large struct without pointers into itself: it may be copied, and need not be cleared first. Read its fields only.
 */
typedef struct
{
  guint       n;
  TtFormation formation;
  TtBase      bases[TT_MAX_BODIES];   /* now */
  TtBase      origin[TT_MAX_BODIES];  /* where the move began */
  double      paths[TT_MAX_BODIES];   /* mm walked by each front centre so far */
  gboolean    on_road;                /* the last step was a road step */
  guint       n_samples, sample;      /* of the present step; sample n_samples is its end */
  double      length;                 /* of the present step, mm */

  /* private */
  TtStep      step;
  gboolean    towed;
  TtVec       pivot;
  TtBase      begin[TT_MAX_BODIES];   /* where the present step began */
  TtPlace     ends[TT_MAX_BODIES];    /* of a reform */
  const TtLine *road;
  double      arc;
} TtWalk;

/* @bases in the order of the action; of a column from head to tail. */
void     tt_walk_begin   (TtWalk *self, const TtBase *bases, guint n, TtFormation formation);

/*
 * Takes up a step; the walk stands at its start until tt_walk_next(). @road: the line of a TT_STEP_ROAD, else NULL (it must
 * outlive the step). FALSE, nothing done, if the step makes no sense here (distance not positive, an angle out of its range, a
 * turn of more than one base, a road without a line). A TT_STEP_REFORM is taken up with tt_walk_reform().
 * A road step first snaps the head to the nearest point of the road: that is part of its way.
 */
gboolean tt_walk_step    (TtWalk *self, const TtStep *step, const TtLine *road);

/* Takes up a reform: places[i] is where bases[i] goes (tt_group_reform()). The walk goes on in @formation. */
void     tt_walk_reform  (TtWalk *self, const TtPlace *places, TtFormation formation);

/* Changes the order of the bases, and what is kept of each: after a reform into a column from head to tail. */
void     tt_walk_reorder (TtWalk *self, const guint8 *order);

/*
 * A box that holds every base at every sample of the present step; ask before the first. What it does not meet need not be
 * looked at: tt_walk_out_of_reach() gives the bits of @others, at most 64, that are farther than TT_TOUCH from it.
 */
TtBox    tt_walk_box     (const TtWalk *self);
guint64  tt_walk_out_of_reach (const TtWalk *self, const TtBase *others, guint n);

/* To the next sample of the step. FALSE when it was at the end already. */
gboolean tt_walk_next    (TtWalk *self);

/* To the end of the step (a towed column goes sample by sample all the same). */
void     tt_walk_finish  (TtWalk *self);

/* Lined up by a rigid movement. It is no part of the way, but moves corners: ask for the cost before. */
void     tt_walk_adjust  (TtWalk *self, const TtAdjustment *by);

/*
 * What base @i has walked, by the whole move: the greatest of the way of its front centre and the straight distances of its two
 * front corners from where they began. On the road the way alone.
 */
double   tt_walk_cost_of (const TtWalk *self, guint i);
double   tt_walk_cost    (const TtWalk *self);   /* the greatest */

/* Length of a step of a rigid body: of the way of the farthest corner for a wheel, else of the straight way. */
double   tt_step_length  (const TtStep *step, const TtBase *bases, guint n);

/* Samples that a step of such a length has: max (1, ceil (length / TT_SAMPLE)). */
guint    tt_step_samples (double length);

/* The end of one step of a single base, no sampling: advance, retire, oblique, wheel, turn. */
TtPlace  tt_step_end     (const TtStep *step, const TtBase *base);

/* The arc of the outer front corner of a wheeling base of @width, mm. */
double   tt_wheel_arc    (double width, double degrees);

/* How far a front centre is displaced by a turn about the centre of the base: depth times the sine of half the angle. */
double   tt_turn_shift   (double depth, double degrees);

G_END_DECLS
