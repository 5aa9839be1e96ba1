/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/tabletop/tt-sweep.h"

#define FINE 0.01   /* mm: how near a search by halves comes */
#define COARSE 0.5  /* mm between samples before it */
#define FOREVER 1e9 /* mm: farther than any table */

/* What a base covers that goes straight ahead or back, which is a rectangle. FALSE if it goes otherwise. */
static gboolean
straight_hull (const TtBase *from, const TtBase *to, TtConvex *hull)
{
  const TtVec    f = from->place.forward, g = to->place.forward;
  const TtVec    way = tt_vec_sub (to->place.at, from->place.at);
  const gboolean ahead = tt_vec_dot (f, way) >= 0;
  const TtBase  *front = ahead ? to : from, *rear = ahead ? from : to;

  if (f.x < g.x || f.x > g.x || f.y < g.y || f.y > g.y || ABS (tt_vec_cross (f, way)) > TT_TINY)
    return FALSE;

  hull->n = 4;
  hull->p[0] = front->quad.p[TT_FRONT_LEFT];
  hull->p[1] = front->quad.p[TT_FRONT_RIGHT];
  hull->p[2] = rear->quad.p[TT_REAR_RIGHT];
  hull->p[3] = rear->quad.p[TT_REAR_LEFT];

  return TRUE;
}

void
tt_sweep_hull (const TtBase *from, const TtBase *to, TtConvex *hull)
{
  TtVec points[8];

  if (straight_hull (from, to, hull))
    return;

  for (guint i = 0; i < 4; i++)
    {
      points[i] = from->quad.p[i];
      points[4 + i] = to->quad.p[i];
    }

  tt_convex_hull (points, 8, hull);
}

double
tt_sweep_penetration (const TtConvex *hull, const TtBase *base)
{
  const TtBox of_hull = tt_polygon_box (tt_convex_polygon (hull)), of_base = tt_base_box (base);

  if (!tt_box_meets (&of_hull, &of_base))
    return -tt_box_gap (&of_hull, &of_base);

  return tt_convex_penetration (tt_convex_polygon (hull), tt_base_polygon (base));
}

/* Narrows @stretch to where |@apart + @speed t| is less than @reach. */
static void
narrow (TtStretch *stretch, double apart, double speed, double reach)
{
  const double to_near = (-reach - apart) / speed, to_far = (reach - apart) / speed;

  if (reach > 0 && (speed > 1e-12 || speed < -1e-12))
    {
      stretch->from = MAX (stretch->from, MIN (to_near, to_far));
      stretch->to = MIN (stretch->to, MAX (to_near, to_far));
    }
  else if (reach <= 0 || apart >= reach || apart <= -reach)
    stretch->to = stretch->from;
}

/* Narrows it to where @a and @b are deeper than @slack in each other along the two axes of @a. */
static void
narrow_on_axes (TtStretch *stretch, const TtBase *a, const TtBase *b, TtVec speed, double slack)
{
  const TtVec  f = a->place.forward, g = b->place.forward;
  const TtVec  apart = tt_vec_sub (tt_base_centre (b), tt_base_centre (a));
  const double like = ABS (tt_vec_dot (f, g)), square = ABS (tt_vec_cross (f, g));
  const double along = (a->depth + b->depth * like + b->width * square) / 2;
  const double aside = (a->width + b->width * like + b->depth * square) / 2;

  narrow (stretch, tt_vec_dot (f, apart), tt_vec_dot (f, speed), along - slack);
  narrow (stretch, tt_vec_cross (f, apart), tt_vec_cross (f, speed), aside - slack);
}

/* Where, on the endless line of movement, the depth is more than @slack to the last bit. */
static gboolean
exact_stretch (const TtBase *base, TtVec direction, const TtBase *other, double slack,
               TtStretch *stretch)
{
  const TtVec  apart = tt_vec_sub (other->centre, base->centre);
  const double aside = tt_vec_cross (direction, apart);

  /* It passes far beside it. */
  if (ABS (aside) > base->reach + other->reach)
    return FALSE;

  *stretch = (TtStretch){ -FOREVER, FOREVER };

  /* As one moves on, the other comes nearer. */
  narrow_on_axes (stretch, base, other, tt_vec_back (direction), slack);
  narrow_on_axes (stretch, other, base, direction, slack);

  return stretch->from < stretch->to;
}

gboolean
tt_sweep_stretch (const TtBase *base, TtVec direction, const TtBase *other, double slack,
                  TtStretch *stretch)
{
  return exact_stretch (base, direction, other, slack + TT_TINY, stretch);
}

double
tt_sweep_reach (const TtBase *base, TtVec direction, double distance, const TtBase *other,
                double slack)
{
  TtStretch stretch;

  if (!tt_sweep_stretch (base, direction, other, slack, &stretch) || stretch.to <= 0)
    return distance;

  return CLAMP (stretch.from, 0, distance);
}

double
tt_sweep_touch (const TtBase *base, TtVec direction, double distance, const TtBase *other,
                double slack)
{
  TtStretch deep, touching;

  if (!tt_sweep_stretch (base, direction, other, slack, &deep) || deep.to <= 0)
    return distance;

  exact_stretch (base, direction, other, 0, &touching);

  return CLAMP (touching.from, 0, distance);
}

typedef double (*Reach) (const TtBase *, TtVec, double, const TtBase *, double);

static double
first_of (Reach         reach,
          const TtBase *base,
          TtVec         direction,
          double        distance,
          const TtBase *others,
          guint         n,
          guint64       skip,
          double        slack,
          int          *hit)
{
  double least = distance;

  if (hit != NULL)
    *hit = -1;

  for (guint i = 0; i < n; i++)
    {
      double far;

      if (skip >> i & 1)
        continue;
      far = reach (base, direction, distance, &others[i], slack);
      if (!(far < least))
        continue;
      least = far;
      if (hit != NULL)
        *hit = (int) i;
    }

  return least;
}

double
tt_sweep_first (const TtBase *base,
                TtVec         direction,
                double        distance,
                const TtBase *others,
                guint         n,
                guint64       skip,
                double        slack,
                int          *hit)
{
  return first_of (tt_sweep_reach, base, direction, distance, others, n, skip, slack, hit);
}

double
tt_sweep_first_touch (const TtBase *base,
                      TtVec         direction,
                      double        distance,
                      const TtBase *others,
                      guint         n,
                      guint64       skip,
                      double        slack,
                      int          *hit)
{
  return first_of (tt_sweep_touch, base, direction, distance, others, n, skip, slack, hit);
}

double
tt_sweep_clear (const TtBase *base, TtVec direction, const TtBase *obstacle, double slack)
{
  TtStretch stretch;

  if (!tt_exceeds (tt_base_penetration (base, obstacle), slack))
    return 0;

  exact_stretch (base, direction, obstacle, slack, &stretch);

  return MAX (stretch.to, 0);
}

/* How far a coordinate @at may go at @speed until it leaves @least to @most. */
static double
leave_at (double at, double speed, double least, double most)
{
  if (speed > 1e-12)
    return (most - at) / speed;
  if (speed < -1e-12)
    return (least - at) / speed;

  return FOREVER;
}

double
tt_sweep_to_edge (const TtBase *base, TtVec direction, double distance, TtVec table, double slack)
{
  double reach = distance;

  for (guint i = 0; i < 4; i++)
    {
      const TtVec  at = base->quad.p[i];
      const double x = leave_at (at.x, direction.x, -slack, table.x + slack);
      const double y = leave_at (at.y, direction.y, -slack, table.y + slack);

      reach = MIN (reach, MIN (x, y));
    }

  return MAX (reach, 0);
}

static gboolean
is_in_at (const TtBase *base, TtVec direction, double distance, TtPolygon polygon, double area)
{
  const TtBase moved = tt_base_moved (base, direction, distance);

  return tt_exceeds (tt_base_common (&moved, polygon), area);
}

double
tt_sweep_to_polygon (const TtBase *base, TtVec direction, double distance, TtPolygon polygon,
                     double area)
{
  const TtBase end = tt_base_moved (base, direction, distance);
  const guint  n = 1 + (guint) (distance / COARSE);
  TtConvex     hull;
  double       free = 0, taken = distance;
  guint        i;

  if (is_in_at (base, direction, 0, polygon, area))
    return 0;
  tt_sweep_hull (base, &end, &hull);
  if (!tt_exceeds (tt_polygon_common (polygon, tt_convex_polygon (&hull)), area))
    return distance;

  for (i = 1; i <= n && !is_in_at (base, direction, distance * i / n, polygon, area); i++)
    free = distance * i / n;
  if (i > n)
    return distance;

  taken = distance * i / n;
  while (taken - free > FINE)
    {
      const double middle = (free + taken) / 2;

      if (is_in_at (base, direction, middle, polygon, area))
        taken = middle;
      else
        free = middle;
    }

  return free;
}
