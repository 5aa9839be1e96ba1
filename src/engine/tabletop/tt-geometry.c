/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/tabletop/tt-geometry.h"

#include "engine/tabletop/tt-trig.h"

TtVec
tt_turn (double degrees)
{
  TtVec turn;

  tt_sin_cos (degrees, &turn.y, &turn.x);

  return turn;
}

TtVec
tt_heading (double degrees)
{
  double sine, cosine;

  tt_sin_cos (degrees, &sine, &cosine);

  return tt_vec (sine, 0 - cosine);
}

double
tt_bearing (TtVec direction)
{
  const double degrees = tt_atan2 (direction.x, -direction.y);

  return degrees < 0 ? degrees + 360 : degrees;
}

TtVec
tt_from_point (TtPoint point)
{
  return tt_vec (tt_to_double (point.x), tt_to_double (point.y));
}

TtPoint
tt_to_point (TtVec at)
{
  return (TtPoint){ tt_from_double (at.x), tt_from_double (at.y) };
}

TtVec
tt_segment_nearest (const TtSegment *segment, TtVec point)
{
  const TtVec  along = tt_vec_sub (segment->b, segment->a);
  const double square = tt_vec_dot (along, along);
  const double share = square > 0 ? tt_vec_dot (tt_vec_sub (point, segment->a), along) / square : 0;

  if (!(share > 0))
    return segment->a;

  return share < 1 ? tt_vec_along (segment->a, along, share) : segment->b;
}

double
tt_segment_distance (const TtSegment *segment, TtVec point)
{
  return tt_vec_distance (tt_segment_nearest (segment, point), point);
}

/* The common stretch of two segments on one line, or of a point and a segment. */
static gboolean
common_stretch (const TtSegment *a, const TtSegment *b, TtVec *at)
{
  const TtVec along = tt_vec_sub (a->b, a->a);
  TtVec       from = b->a, to = b->b;

  if (tt_vec_dot (along, along) > 0)
    {
      from = tt_segment_nearest (a, from);
      to = tt_segment_nearest (a, to);
    }
  else
    from = to = a->a;

  if (tt_segment_distance (a, from) > TT_TINY || tt_segment_distance (b, from) > TT_TINY ||
      tt_segment_distance (b, to) > TT_TINY)
    return FALSE;

  if (at != NULL)
    *at = tt_vec_middle (from, to);

  return TRUE;
}

gboolean
tt_segment_crosses (const TtSegment *a, const TtSegment *b, TtVec *at)
{
  const TtVec  along_a = tt_vec_sub (a->b, a->a), along_b = tt_vec_sub (b->b, b->a);
  const TtVec  between = tt_vec_sub (b->a, a->a);
  const double across = tt_vec_cross (along_a, along_b);
  const double lengths = tt_vec_length (along_a) * tt_vec_length (along_b);
  double       share_a, share_b;

  if (!(across > 1e-12 * lengths || across < -1e-12 * lengths))
    return common_stretch (a, b, at);

  share_a = tt_vec_cross (between, along_b) / across;
  share_b = tt_vec_cross (between, along_a) / across;
  if (!(share_a >= 0 && share_a <= 1 && share_b >= 0 && share_b <= 1))
    return FALSE;

  if (at != NULL)
    *at = tt_vec_along (a->a, along_a, share_a);

  return TRUE;
}

double
tt_segment_shortest (const TtSegment *a, const TtSegment *b, TtSegment *shortest)
{
  const TtVec     p[2] = { a->a, a->b }, q[2] = { b->a, b->b };
  const TtPolygon of_a = { p, 2 }, of_b = { q, 2 };

  return tt_convex_distance (of_a, of_b, shortest);
}
