/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/tabletop/tt-base.h"

G_BEGIN_DECLS

/* What a base moved straight covers: the hull of where it starts and where it ends. */
void     tt_sweep_hull        (const TtBase *from, const TtBase *to, TtConvex *hull);

/* The penetration of a hull into a base: > 0 when the sweep meets it. */
double   tt_sweep_penetration (const TtConvex *hull, const TtBase *base);

/* A stretch of a straight move. */
typedef struct
{
  double from, to;  /* mm along the direction; from > to: empty */
} TtStretch;

/*
 * The stretch of the line of movement on which @base, moved along @direction (unit vector, any distance, also negative), lies
 * deeper than @slack in @other. Exact, no sampling. FALSE if nowhere.
 */
gboolean tt_sweep_stretch     (const TtBase *base, TtVec direction, const TtBase *other, double slack, TtStretch *stretch);

/*
 * How far @base can go along @direction, at most @distance, before it lies deeper than @slack in @other: @distance when it never
 * does, 0 when it does already. With slack 0 it stops touching.
 */
double   tt_sweep_reach       (const TtBase *base, TtVec direction, double distance, const TtBase *other, double slack);

/*
 * As tt_sweep_reach() over many, at most 64; bit i of @skip leaves out others[i]. @hit (nullable): the first one met, -1 none;
 * ties: the least i.
 */
double   tt_sweep_first       (const TtBase *base, TtVec direction, double distance, const TtBase *others, guint n,
                               guint64 skip, double slack, int *hit);

/*
 * How far @base can go along @direction, at most @distance, until it touches @other, if it would ever come deeper than @slack in
 * it: one that it slides along does not stop it.
 */
double   tt_sweep_touch       (const TtBase *base, TtVec direction, double distance, const TtBase *other, double slack);

/* As tt_sweep_touch() over many, at most 64, as in tt_sweep_first(). */
double   tt_sweep_first_touch (const TtBase *base, TtVec direction, double distance, const TtBase *others, guint n,
                               guint64 skip, double slack, int *hit);

/*
 * The least distance, 0 or more, by which @base must be moved along @direction until it is not deeper than @slack in @obstacle
 * any more: how far one is pushed back.
 */
double   tt_sweep_clear       (const TtBase *base, TtVec direction, const TtBase *obstacle, double slack);

/* How far @base can go along @direction, at most @distance, before a corner is more than @slack outside the @table. */
double   tt_sweep_to_edge     (const TtBase *base, TtVec direction, double distance, TtVec table, double slack);

/* How far it can go before it has more than @area mm2 of a simple polygon; bisection between 0.5 mm samples, to 0.01 mm. */
double   tt_sweep_to_polygon  (const TtBase *base, TtVec direction, double distance, TtPolygon polygon, double area);

G_END_DECLS
