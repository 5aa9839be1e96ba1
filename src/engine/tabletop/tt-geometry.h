/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <math.h>

#include "engine/tabletop/tt-units.h"

G_BEGIN_DECLS

#define TT_TINY 1e-6  /* mm; less is the noise of computation, not geometry */

/* Whether @value is greater than @limit by more than the noise of computation. */
static inline gboolean
tt_exceeds (double value, double limit)
{
  return value > limit + TT_TINY;
}

/* A point or a direction, mm. */
typedef struct
{
  double x, y;
} TtVec;

typedef struct
{
  TtVec a, b;
} TtSegment;

/* Corners FL, FR, RR, RL of a base, or four others in that order: convex, clockwise on screen. */
typedef struct
{
  TtVec p[4];
} TtQuad;

#define TT_MAX_CONVEX 16

/* A small convex polygon, clockwise on screen: a clipped base, a swept hull. n = 0: nothing. */
typedef struct
{
  guint n;
  TtVec p[TT_MAX_CONVEX];
} TtConvex;

/* Any simple polygon, lent; clockwise on screen where that matters (tt_polygon_area() > 0). */
typedef struct
{
  const TtVec *p;
  guint        n;
} TtPolygon;

typedef struct
{
  TtVec least, most;
} TtBox;

static inline TtVec
tt_vec (double x, double y)
{
  return (TtVec){ x, y };
}

static inline TtVec
tt_vec_add (TtVec a, TtVec b)
{
  return tt_vec (a.x + b.x, a.y + b.y);
}

static inline TtVec
tt_vec_sub (TtVec a, TtVec b)
{
  return tt_vec (a.x - b.x, a.y - b.y);
}

static inline TtVec
tt_vec_scale (TtVec a, double by)
{
  return tt_vec (a.x * by, a.y * by);
}

/* @a + @by times @direction: a point so far that way. */
static inline TtVec
tt_vec_along (TtVec a, TtVec direction, double by)
{
  return tt_vec (a.x + direction.x * by, a.y + direction.y * by);
}

static inline TtVec
tt_vec_middle (TtVec a, TtVec b)
{
  return tt_vec ((a.x + b.x) * 0.5, (a.y + b.y) * 0.5);
}

static inline double
tt_vec_dot (TtVec a, TtVec b)
{
  return a.x * b.x + a.y * b.y;
}

/* Positive when @b lies clockwise (on screen) of @a. */
static inline double
tt_vec_cross (TtVec a, TtVec b)
{
  return a.x * b.y - a.y * b.x;
}

/* Positive when @point lies to the right of the way from @from to @to: inside that edge of a polygon clockwise on screen. */
static inline double
tt_vec_side (TtVec from, TtVec to, TtVec point)
{
  return tt_vec_cross (tt_vec_sub (to, from), tt_vec_sub (point, from));
}

static inline double
tt_vec_length (TtVec a)
{
  return sqrt (tt_vec_dot (a, a));
}

static inline double
tt_vec_distance (TtVec a, TtVec b)
{
  return tt_vec_length (tt_vec_sub (a, b));
}

/* A quarter turn clockwise: of forward, the direction to the right. */
static inline TtVec
tt_vec_right (TtVec a)
{
  return tt_vec (-a.y, a.x);
}

static inline TtVec
tt_vec_back (TtVec a)
{
  return tt_vec (-a.x, -a.y);
}

/* @a turned clockwise by the angle whose cosine and sine are @turn.x and @turn.y (tt_turn()). */
static inline TtVec
tt_vec_turn (TtVec a, TtVec turn)
{
  return tt_vec (a.x * turn.x - a.y * turn.y, a.x * turn.y + a.y * turn.x);
}

static inline TtVec
tt_vec_turn_about (TtVec a, TtVec pivot, TtVec turn)
{
  return tt_vec_add (pivot, tt_vec_turn (tt_vec_sub (a, pivot), turn));
}

/* Of length 1; @otherwise when @a has no length. */
static inline TtVec
tt_vec_unit (TtVec a, TtVec otherwise)
{
  const double length = tt_vec_length (a);

  return length > 0 ? tt_vec_scale (a, 1 / length) : otherwise;
}

TtVec  tt_turn        (double degrees);            /* cosine and sine, for tt_vec_turn(); degrees clockwise */
TtVec  tt_heading     (double degrees);            /* the unit vector of a facing: (sin, -cos) */
double tt_bearing     (TtVec direction);           /* the facing of a direction, 0 <= degrees < 360; 0 when it has no length */
TtVec  tt_from_point  (TtPoint point);             /* mm of 1/100 mm */
TtPoint tt_to_point   (TtVec at);                  /* rounded, half away from zero */

static inline TtPolygon
tt_quad_polygon (const TtQuad *quad)
{
  return (TtPolygon){ quad->p, 4 };
}

static inline TtPolygon
tt_convex_polygon (const TtConvex *convex)
{
  return (TtPolygon){ convex->p, convex->n };
}

/* Points and segments. */
TtVec    tt_segment_nearest  (const TtSegment *segment, TtVec point);
double   tt_segment_distance (const TtSegment *segment, TtVec point);

/*
 * Whether two segments share a point, and one such point in @at (nullable). Touching counts; of parallel ones that lie on each
 * other the middle of the common stretch is given.
 */
gboolean tt_segment_crosses  (const TtSegment *a, const TtSegment *b, TtVec *at);

/*
 * The shortest segment from @a to @b, from->a on @a, from->b on @b, and its length. When a whole stretch is as near (parallel
 * ones) it starts from the middle of that stretch. Crossing ones give length 0.
 */
double   tt_segment_shortest (const TtSegment *a, const TtSegment *b, TtSegment *shortest);

/* Simple polygons, convex or not; fewer than three points have no inside. */
double   tt_polygon_area     (TtPolygon polygon);               /* > 0 when it is clockwise on screen */
TtBox    tt_polygon_box      (TtPolygon polygon);
gboolean tt_polygon_contains (TtPolygon polygon, TtVec point);  /* a point on the edge may be called either way */
gboolean tt_polygon_is_convex (TtPolygon polygon);
gboolean tt_polygon_is_simple (TtPolygon polygon);              /* no two edges cross, no point twice; for checking a map */
double   tt_polygon_distance (TtPolygon polygon, TtVec point);  /* to the edge or the inside: 0 within */

/* How many mm of @segment run strictly inside; along an edge is not inside. Either sense of turning. */
double   tt_polygon_inside   (TtPolygon polygon, const TtSegment *segment);

/* From where to where, mm from line->a, @line is strictly inside @quad; along an edge is not inside. FALSE if nowhere. */
gboolean tt_quad_inside      (const TtQuad *quad, const TtSegment *line, double *from, double *to);

/* Common area, mm2, of a convex polygon (at most TT_MAX_CONVEX points) and any simple one. Nothing is allocated. */
double   tt_polygon_common   (TtPolygon polygon, TtPolygon convex);

/* The part of the convex @a within the convex @b; at most 8 points each. FALSE, n = 0, when there is none. */
gboolean tt_convex_clip      (TtPolygon a, TtPolygon b, TtConvex *part);

/* The part of @from to the right of the line from @edge_from to @edge_to; n = 0: none. @to is another one than @from. */
void     tt_convex_cut       (const TtConvex *from, TtVec edge_from, TtVec edge_to, TtConvex *to);

/* The convex hull of @n points, at most 12; collinear points are left out. */
void     tt_convex_hull      (const TtVec *points, guint n, TtConvex *hull);

/*
 * How deep two convex polygons lie in each other: the least common depth over all separating axes, mm. 0 or less: they do not,
 * and the number is minus the widest gap over these axes (no distance: corners may be farther apart).
 */
double   tt_convex_penetration (TtPolygon a, TtPolygon b);

/* The distance of two convex polygons, 0 when they share a point; @shortest (nullable) as in tt_segment_shortest(). */
double   tt_convex_distance  (TtPolygon a, TtPolygon b, TtSegment *shortest);

static inline TtBox
tt_box_grown (TtBox box, double by)
{
  return (TtBox){ tt_vec (box.least.x - by, box.least.y - by), tt_vec (box.most.x + by, box.most.y + by) };
}

/* The least box that has both. */
static inline TtBox
tt_box_union (TtBox a, TtBox b)
{
  return (TtBox){ tt_vec (MIN (a.least.x, b.least.x), MIN (a.least.y, b.least.y)),
                  tt_vec (MAX (a.most.x, b.most.x), MAX (a.most.y, b.most.y)) };
}

/* The wider of the gaps between two boxes along x and y; negative when they meet. */
static inline double
tt_box_gap (const TtBox *a, const TtBox *b)
{
  const double x = MAX (a->least.x - b->most.x, b->least.x - a->most.x);
  const double y = MAX (a->least.y - b->most.y, b->least.y - a->most.y);

  return MAX (x, y);
}

static inline gboolean
tt_box_meets (const TtBox *a, const TtBox *b)
{
  return a->least.x <= b->most.x && b->least.x <= a->most.x && a->least.y <= b->most.y && b->least.y <= a->most.y;
}

G_END_DECLS
