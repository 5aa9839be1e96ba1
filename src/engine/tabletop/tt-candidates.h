/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/tabletop/tt-move.h"

G_BEGIN_DECLS

/* A way into contact: at most two steps, until the front touches, and what then lines it up exactly. */
typedef struct
{
  guint        n_steps;   /* 0: it touches already */
  TtStep       steps[2];
  TtAdjustment rest;      /* for tt_walk_adjust() */
} TtApproach;

#define TT_MAX_APPROACHES 5

typedef struct
{
  double distance;  /* the longest last step, mm */
  double aside;     /* how far lining up may shift, mm */
  double degrees;   /* and turn */
} TtApproachLimits;

/**
 * tt_approaches:
 * @bases: one base, or a line that moves as one
 * @n: how many
 * @by: which of them comes into contact
 * @enemy: with whom
 * @edge: on which of his edges
 * @limits: how far
 * @ways: (array length=TT_MAX_APPROACHES): filled
 *
 * The sensible ways to line up bases[by] on @edge of @enemy: straight on; a wheel, then straight on; of a single base a turn,
 * then straight on. Wheel and turn either bring it to face as it must, or aim it at its place. Nobody else's body and no cost is
 * looked at: walk each way and judge.
 *
 * Returns: how many @ways, the shorter first: straight on, wheels, turns
 */
guint tt_approaches (const TtBase *bases, guint n, guint by, const TtBase *enemy, TtEdge edge,
                     const TtApproachLimits *limits, TtApproach *ways);

G_END_DECLS
