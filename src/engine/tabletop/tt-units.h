/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-table.h"

G_BEGIN_DECLS

/*
 * The tabletop library: rectangles, paths and ground on a table, for every ruleset that measures. It knows no troops and no
 * allowances. x goes right, y down, facings clockwise from up. What is kept or sent is whole numbers (this header);
 * computations inside an act are doubles in mm and degrees (tt-geometry.h), made of + - * / and sqrt alone, so that they give
 * the same bits on every machine, and are rounded once at the end (tt_place_quantise()).
 */

#define TT_UNIT       100    /* units in a millimetre, and in a degree */
#define TT_FULL_TURN  36000
#define TT_MM_OF_INCH 25.4   /* a true inch; a ruleset that reckons 25 says so itself */

#define TT_MAX_BODIES 64     /* that one act can move */
#define TT_MAX_STEPS  24     /* of a path */
#define TT_MAX_POINTS 256    /* of a shape, road or river */

/* 1/100 mm. */
typedef struct
{
  gint32 x, y;
} TtPoint;

/* The centre of the front edge in 1/100 mm; the facing in 1/100 degree, 0 <= facing < TT_FULL_TURN, when it is normal. */
typedef AciesPose TtPose;

/* 1/100 mm. */
typedef struct
{
  gint32 width, depth;
} TtSize;

typedef enum
{
  TT_LEFT_SIDE,
  TT_RIGHT_SIDE,
} TtSide;

/* @facing brought into 0 <= facing < TT_FULL_TURN. */
static inline gint32
tt_facing_normal (gint32 facing)
{
  const gint32 rest = facing % TT_FULL_TURN;

  return rest < 0 ? rest + TT_FULL_TURN : rest;
}

static inline gboolean
tt_pose_equal (const TtPose *a, const TtPose *b)
{
  return a->x == b->x && a->y == b->y && a->facing == b->facing;
}

/* Millimetres or degrees from whole units. */
static inline double
tt_to_double (gint32 units)
{
  return units / (double) TT_UNIT;
}

/* The nearest whole units of @value mm or degrees, half away from zero; beyond gint32 the end of its range, 0 for NaN. */
gint32 tt_from_double (double value);

G_END_DECLS
