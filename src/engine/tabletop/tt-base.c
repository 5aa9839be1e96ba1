/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/tabletop/tt-base.h"

#include "engine/tabletop/tt-trig.h"

TtPlace
tt_place (const TtPose *pose)
{
  return (TtPlace){ tt_vec (tt_to_double (pose->x), tt_to_double (pose->y)),
                    tt_heading (tt_to_double (pose->facing)) };
}

TtPlace
tt_place_of (TtVec at, double degrees)
{
  return (TtPlace){ at, tt_heading (degrees) };
}

double
tt_place_facing (const TtPlace *place)
{
  return tt_bearing (place->forward);
}

TtPlace
tt_place_turned (const TtPlace *place, TtVec pivot, double degrees)
{
  const TtVec turn = tt_turn (degrees);

  return (TtPlace){ tt_vec_turn_about (place->at, pivot, turn),
                    tt_vec_turn (place->forward, turn) };
}

TtPose
tt_place_quantise (const TtPlace *place)
{
  const TtPoint at = tt_to_point (place->at);

  return (TtPose){ at.x, at.y, tt_facing_normal (tt_from_double (tt_place_facing (place))) };
}

TtBase
tt_base (const TtPose *pose, const TtSize *size)
{
  const TtPlace place = tt_place (pose);

  return tt_base_at (&place, tt_to_double (size->width), tt_to_double (size->depth));
}

void
tt_base_quantise (TtBase *base)
{
  const TtPose  pose = tt_place_quantise (&base->place);
  const TtPlace place = tt_place (&pose);

  tt_base_set (base, &place);
}

TtVec
tt_base_rear_centre (const TtBase *base)
{
  return tt_vec_along (base->place.at, base->place.forward, -base->depth);
}

TtVec
tt_base_edge_centre (const TtBase *base, TtEdge edge)
{
  return tt_vec_middle (base->quad.p[edge], base->quad.p[(edge + 1) % 4]);
}

TtBase
tt_base_moved (const TtBase *base, TtVec direction, double distance)
{
  TtBase        moved = *base;
  const TtPlace place = tt_place_shifted (&base->place, tt_vec_scale (direction, distance));

  tt_base_set (&moved, &place);

  return moved;
}

TtBase
tt_base_ahead (const TtBase *base, double distance)
{
  return tt_base_moved (base, base->place.forward, distance);
}

TtBase
tt_base_turned (const TtBase *base, double degrees)
{
  TtBase        turned = *base;
  const TtPlace place = tt_place_turned (&base->place, tt_base_centre (base), degrees);

  tt_base_set (&turned, &place);

  return turned;
}

TtBase
tt_base_grown (const TtBase *base, double by)
{
  const double  width = MAX (base->width + 2 * by, 0), depth = MAX (base->depth + 2 * by, 0);
  const TtVec   ahead = tt_vec_scale (base->place.forward, (depth - base->depth) / 2);
  const TtPlace place = tt_place_shifted (&base->place, ahead);

  return tt_base_at (&place, width, depth);
}

TtQuad
tt_base_zone (const TtBase *base, double beyond, double deep)
{
  const TtVec forward = base->place.forward, right = tt_base_right (base);
  const TtVec left_end = tt_vec_along (base->quad.p[TT_FRONT_LEFT], right, -beyond);
  const TtVec right_end = tt_vec_along (base->quad.p[TT_FRONT_RIGHT], right, beyond);

  return (TtQuad){ { tt_vec_along (left_end, forward, deep),
                     tt_vec_along (right_end, forward, deep), right_end, left_end } };
}

TtVec
tt_base_local (const TtBase *base, TtVec point)
{
  const TtVec to = tt_vec_sub (point, base->place.at);

  return tt_vec (tt_vec_dot (to, tt_base_right (base)), tt_vec_dot (to, base->place.forward));
}

TtArc
tt_base_arc (const TtBase *base, TtVec point)
{
  const TtVec  local = tt_base_local (base, point);
  const double aside = (local.x < 0 ? -local.x : local.x) - base->width / 2;
  const double ahead = local.y, behind = -(local.y + base->depth);

  if (ahead > TT_TINY && tt_exceeds (ahead, aside))
    return TT_ARC_FRONT;
  if (behind > TT_TINY && tt_exceeds (behind, aside))
    return TT_ARC_REAR;

  return TT_ARC_FLANK;
}

double
tt_base_angle_to (const TtBase *base, TtVec from, TtVec to)
{
  const TtVec  towards = tt_vec_sub (to, from), forward = base->place.forward;
  const double angle = tt_atan2 (tt_vec_cross (forward, towards), tt_vec_dot (forward, towards));

  return angle < 0 ? -angle : angle;
}

/* How much @a and @b have in common along the axes of @a when their centres are @between apart. */
static double
depth_on_axes (const TtBase *a, const TtBase *b, TtVec between)
{
  const TtVec  f = a->place.forward, g = b->place.forward;
  const double like = ABS (tt_vec_dot (f, g)), square = ABS (tt_vec_cross (f, g));
  const double along = (a->depth + b->depth * like + b->width * square) / 2;
  const double aside = (a->width + b->width * like + b->depth * square) / 2;
  const double depth_along = along - ABS (tt_vec_dot (f, between));
  const double depth_aside = aside - ABS (tt_vec_cross (f, between));

  return MIN (depth_along, depth_aside);
}

double
tt_base_penetration (const TtBase *a, const TtBase *b)
{
  const TtVec  between = tt_vec_sub (tt_base_centre (b), tt_base_centre (a));
  const double of_a = depth_on_axes (a, b, between), of_b = depth_on_axes (b, a, between);

  return MIN (of_a, of_b);
}

/* The square of the least distance of a corner of @corners from @base. */
static double
least_square (const TtBase *base, const TtBase *corners, double least)
{
  for (guint i = 0; i < 4; i++)
    {
      const TtVec  local = tt_base_local (base, corners->quad.p[i]);
      const double aside = ABS (local.x) - base->width / 2;
      const double along = ABS (local.y + base->depth / 2) - base->depth / 2;
      const double x = MAX (aside, 0), y = MAX (along, 0);

      least = MIN (least, x * x + y * y);
    }

  return least;
}

double
tt_base_distance (const TtBase *a, const TtBase *b, TtSegment *shortest)
{
  if (shortest != NULL)
    return tt_convex_distance (tt_base_polygon (a), tt_base_polygon (b), shortest);
  if (tt_base_penetration (a, b) > 0)
    return 0;

  return sqrt (least_square (b, a, least_square (a, b, G_MAXDOUBLE)));
}

double
tt_base_common (const TtBase *base, TtPolygon polygon)
{
  return tt_polygon_common (polygon, tt_base_polygon (base));
}

double
tt_base_outside (const TtBase *base, double width, double height)
{
  const TtBox box = tt_base_box (base);
  double      most = MAX (-box.least.x, -box.least.y);

  most = MAX (most, box.most.x - width);
  most = MAX (most, box.most.y - height);

  return MAX (most, 0);
}
