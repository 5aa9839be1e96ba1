/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/tabletop/tt-geometry.h"

G_BEGIN_DECLS

typedef enum
{
  TT_FRONT_LEFT,
  TT_FRONT_RIGHT,
  TT_REAR_RIGHT,
  TT_REAR_LEFT,
} TtCorner;

/* Edge e goes from corner e to corner (e + 1) % 4. */
typedef enum
{
  TT_EDGE_FRONT,
  TT_EDGE_RIGHT,
  TT_EDGE_REAR,
  TT_EDGE_LEFT,
} TtEdge;

#define TT_N_EDGES 4

/* Which way a base sees a point, its borders being rays of 45 degrees outward from the corners. */
typedef enum
{
  TT_ARC_FRONT,
  TT_ARC_FLANK,   /* a point on a ray too */
  TT_ARC_REAR,
} TtArc;

/* A pose in full precision, while an act is computed. */
typedef struct
{
  TtVec at;       /* centre of the front edge, mm */
  TtVec forward;  /* of length 1 */
} TtPlace;

/* A rectangle on the table with its corners worked out. Make it with tt_base() or tt_base_at(); move it with tt_base_set(). */
typedef struct
{
  TtPlace place;
  double  width, depth;  /* mm */
  TtQuad  quad;          /* by TtCorner */
  TtVec   centre;
  double  reach;         /* no corner is farther from the centre */
} TtBase;

TtPlace tt_place          (const TtPose *pose);
TtPlace tt_place_of       (TtVec at, double degrees);
double  tt_place_facing   (const TtPlace *place);               /* 0 <= degrees < 360 */
TtPlace tt_place_turned   (const TtPlace *place, TtVec pivot, double degrees);  /* clockwise about @pivot */

/* Rounded to whole units, half away from zero, the facing normal. tt_place_quantise (tt_place (pose)) is pose again. */
TtPose  tt_place_quantise (const TtPlace *place);

TtBase  tt_base           (const TtPose *pose, const TtSize *size);

static inline TtPlace
tt_place_shifted (const TtPlace *place, TtVec by)
{
  return (TtPlace){ tt_vec_add (place->at, by), place->forward };
}

/* Keeps the size. */
static inline void
tt_base_set (TtBase *base, const TtPlace *place)
{
  const TtVec aside = tt_vec_scale (tt_vec_right (place->forward), base->width / 2);
  const TtVec rear = tt_vec_along (place->at, place->forward, -base->depth);

  base->quad.p[TT_FRONT_LEFT] = tt_vec_sub (place->at, aside);
  base->quad.p[TT_FRONT_RIGHT] = tt_vec_add (place->at, aside);
  base->quad.p[TT_REAR_RIGHT] = tt_vec_add (rear, aside);
  base->quad.p[TT_REAR_LEFT] = tt_vec_sub (rear, aside);
  base->centre = tt_vec_along (place->at, place->forward, -base->depth / 2);
  base->reach = (base->width + base->depth) / 2;
  base->place = *place;
}

static inline TtBase
tt_base_at (const TtPlace *place, double width, double depth)
{
  TtBase base;

  base.width = width;
  base.depth = depth;
  tt_base_set (&base, place);

  return base;
}

/* Rounded as the state will hold it: the same base after tt_place_quantise(). */
void    tt_base_quantise  (TtBase *base);

static inline TtVec
tt_base_right (const TtBase *base)
{
  return tt_vec_right (base->place.forward);
}

static inline TtVec
tt_base_corner (const TtBase *base, TtCorner corner)
{
  return base->quad.p[corner];
}

static inline TtSegment
tt_base_edge (const TtBase *base, TtEdge edge)
{
  return (TtSegment){ base->quad.p[edge], base->quad.p[(edge + 1) % 4] };
}

static inline TtVec
tt_base_centre (const TtBase *base)
{
  return base->centre;
}

/* Surely farther apart than @than mm: cheap; FALSE proves nothing. */
static inline gboolean
tt_base_is_farther (const TtBase *a, const TtBase *b, double than)
{
  const TtVec  between = tt_vec_sub (b->centre, a->centre);
  const double reach = a->reach + b->reach + than;

  return tt_vec_dot (between, between) > reach * reach;
}

static inline TtPolygon
tt_base_polygon (const TtBase *base)
{
  return tt_quad_polygon (&base->quad);
}

TtVec   tt_base_rear_centre (const TtBase *base);
TtVec   tt_base_edge_centre (const TtBase *base, TtEdge edge);

static inline TtBox
tt_base_box (const TtBase *base)
{
  TtBox box = { base->quad.p[0], base->quad.p[0] };

  for (guint i = 1; i < 4; i++)
    box = tt_box_union (box, (TtBox){ base->quad.p[i], base->quad.p[i] });

  return box;
}

/* Moved straight by @distance along @direction (unit vector); along its own forward: straight ahead, negative: straight back. */
TtBase  tt_base_moved       (const TtBase *base, TtVec direction, double distance);
TtBase  tt_base_ahead       (const TtBase *base, double distance);
TtBase  tt_base_turned      (const TtBase *base, double degrees);   /* clockwise about its centre */

/* Grown by @by on all four sides (negative: shrunk, at most to nothing). */
TtBase  tt_base_grown       (const TtBase *base, double by);

/* The ground ahead: @deep mm in front of the front edge, @beyond mm wider than the base on either side (negative: narrower). */
TtQuad  tt_base_zone        (const TtBase *base, double beyond, double deep);

/* @point as the base sees it: x to the right of its centre line, y ahead of its front edge. */
TtVec   tt_base_local       (const TtBase *base, TtVec point);
TtArc   tt_base_arc         (const TtBase *base, TtVec point);

/* The angle in degrees, 0 to 180, from the base's facing to the direction from @from to @to. */
double  tt_base_angle_to    (const TtBase *base, TtVec from, TtVec to);

/* Between two bases. As tt_convex_penetration() and tt_convex_distance(), quicker. */
double  tt_base_penetration (const TtBase *a, const TtBase *b);
double  tt_base_distance    (const TtBase *a, const TtBase *b, TtSegment *shortest);
double  tt_base_common      (const TtBase *base, TtPolygon polygon);    /* mm2 of it within a simple polygon */

/* How far its farthest corner is outside the rectangle 0, 0, @width, @height; 0 within. */
double  tt_base_outside     (const TtBase *base, double width, double height);

G_END_DECLS
