/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/tabletop/tt-geometry.h"

double
tt_polygon_area (TtPolygon polygon)
{
  double twice = 0;

  for (guint i = 2; i < polygon.n; i++)
    twice += tt_vec_side (polygon.p[0], polygon.p[i - 1], polygon.p[i]);

  return twice / 2;
}

TtBox
tt_polygon_box (TtPolygon polygon)
{
  TtBox box = { { 0, 0 }, { 0, 0 } };

  if (polygon.n > 0)
    box.least = box.most = polygon.p[0];
  for (guint i = 1; i < polygon.n; i++)
    {
      box.least.x = MIN (box.least.x, polygon.p[i].x);
      box.least.y = MIN (box.least.y, polygon.p[i].y);
      box.most.x = MAX (box.most.x, polygon.p[i].x);
      box.most.y = MAX (box.most.y, polygon.p[i].y);
    }

  return box;
}

gboolean
tt_polygon_contains (TtPolygon polygon, TtVec point)
{
  gboolean inside = FALSE;

  for (guint i = 0, last = polygon.n - 1; i < polygon.n; last = i++)
    {
      const TtVec a = polygon.p[last], b = polygon.p[i];

      if ((a.y > point.y) != (b.y > point.y) &&
          point.x < a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y))
        inside = !inside;
    }

  return inside;
}

gboolean
tt_polygon_is_convex (TtPolygon polygon)
{
  gboolean left = FALSE, right = FALSE;

  for (guint i = 0; i < polygon.n; i++)
    {
      const double turn = tt_vec_side (polygon.p[i], polygon.p[(i + 1) % polygon.n],
                                       polygon.p[(i + 2) % polygon.n]);

      left |= turn < 0;
      right |= turn > 0;
    }

  return polygon.n >= 3 && !(left && right) && tt_polygon_is_simple (polygon);
}

static TtSegment
polygon_edge (TtPolygon polygon, guint i)
{
  return (TtSegment){ polygon.p[i], polygon.p[(i + 1) % polygon.n] };
}

/* Whether the corner between edge @i and the next is no corner: a point twice, or straight back. */
static gboolean
is_spike (TtPolygon polygon, guint i)
{
  const TtSegment edge = polygon_edge (polygon, i);
  const TtSegment next = polygon_edge (polygon, (i + 1) % polygon.n);
  const TtVec     along = tt_vec_sub (edge.b, edge.a), on = tt_vec_sub (next.b, next.a);
  const double    turn = tt_vec_cross (along, on);

  if (!(tt_vec_dot (along, along) > 0))
    return TRUE;

  return tt_vec_dot (along, on) < 0 && !(turn > 0 || turn < 0);
}

gboolean
tt_polygon_is_simple (TtPolygon polygon)
{
  if (polygon.n < 3)
    return FALSE;

  for (guint i = 0; i < polygon.n; i++)
    {
      const TtSegment edge = polygon_edge (polygon, i);

      if (is_spike (polygon, i))
        return FALSE;
      for (guint j = i + 2; j < polygon.n; j++)
        {
          const TtSegment other = polygon_edge (polygon, j);

          if ((j + 1) % polygon.n != i && tt_segment_crosses (&edge, &other, NULL))
            return FALSE;
        }
    }

  return TRUE;
}

double
tt_polygon_distance (TtPolygon polygon, TtVec point)
{
  double least = G_MAXDOUBLE;

  if (tt_polygon_contains (polygon, point))
    return 0;

  for (guint i = 0; i < polygon.n; i++)
    {
      const TtSegment edge = polygon_edge (polygon, i);

      least = MIN (least, tt_segment_distance (&edge, point));
    }

  return least;
}

/*
 * The share of @line inside, its ends moved sideways by @aside: each edge that is crossed counts what is left of the line from
 * there on, as an entry or as an exit; what does not cancel out is inside. A corner belongs to one side of the line, so that
 * nothing is counted twice.
 */
static double
share_inside (TtPolygon polygon, const TtSegment *line, TtVec along, TtVec aside)
{
  const TtVec  from = tt_vec_add (line->a, aside);
  const double square = tt_vec_dot (along, along);
  double       sum = 0, side, last;

  last = tt_vec_cross (along, tt_vec_sub (polygon.p[polygon.n - 1], from));
  for (guint i = 0; i < polygon.n; i++, last = side)
    {
      const TtVec a = polygon.p[i == 0 ? polygon.n - 1 : i - 1], b = polygon.p[i];
      TtVec       at;
      double      left;

      side = tt_vec_cross (along, tt_vec_sub (b, from));
      if ((last > 0) == (side > 0))
        continue;
      at = tt_vec_along (a, tt_vec_sub (b, a), last / (last - side));
      left = 1 - tt_vec_dot (tt_vec_sub (at, from), along) / square;
      left = CLAMP (left, 0, 1);
      sum += side > 0 ? left : -left;
    }

  return sum < 0 ? -sum : sum;
}

double
tt_polygon_inside (TtPolygon polygon, const TtSegment *segment)
{
  const TtVec  along = tt_vec_sub (segment->b, segment->a);
  const double length = tt_vec_length (along);
  TtVec        aside;
  double       left, right;

  if (polygon.n < 3 || !(length > TT_TINY))
    return 0;

  aside = tt_vec_scale (tt_vec_right (along), TT_TINY / length);
  right = share_inside (polygon, segment, along, aside);
  if (!(right > 0))
    return 0;
  left = share_inside (polygon, segment, along, tt_vec_back (aside));

  return length * MIN (left, right);
}

/* Clips a polygon point by point, without keeping it: each edge of the convex window hands on what is inside of it. */
typedef struct
{
  TtPolygon window;
  TtVec     first[TT_MAX_CONVEX + 1], last[TT_MAX_CONVEX + 1];
  double    first_depth[TT_MAX_CONVEX], last_depth[TT_MAX_CONVEX];
  gboolean  begun[TT_MAX_CONVEX + 1];
  double    twice; /* the area of what came through */
} Clipper;

static void clipper_take (Clipper *self, guint level, TtVec point);

static void
clipper_hand_on (Clipper *self, guint level, TtVec point, double depth)
{
  const double last = self->last_depth[level];

  if ((last < 0) != (depth < 0))
    clipper_take (self, level + 1,
                  tt_vec_along (self->last[level], tt_vec_sub (point, self->last[level]),
                                last / (last - depth)));
}

static void
clipper_take (Clipper *self, guint level, TtVec point)
{
  double depth;

  if (level == self->window.n)
    {
      if (self->begun[level])
        self->twice += tt_vec_side (self->first[level], self->last[level], point);
      else
        self->first[level] = point;
      self->begun[level] = TRUE;
      self->last[level] = point;
      return;
    }

  depth = tt_vec_side (self->window.p[level], self->window.p[(level + 1) % self->window.n], point);
  if (self->begun[level])
    clipper_hand_on (self, level, point, depth);
  else
    {
      self->begun[level] = TRUE;
      self->first[level] = point;
      self->first_depth[level] = depth;
    }
  self->last[level] = point;
  self->last_depth[level] = depth;
  if (!(depth < 0))
    clipper_take (self, level + 1, point);
}

/* Clips point by point: for any number of points. */
static double
common_of_many (TtPolygon polygon, TtPolygon convex)
{
  Clipper clipper;

  clipper.window = convex;
  clipper.twice = 0;
  for (guint i = 0; i <= convex.n; i++)
    clipper.begun[i] = FALSE;

  for (guint i = 0; i < polygon.n; i++)
    clipper_take (&clipper, 0, polygon.p[i]);
  for (guint i = 0; i < convex.n; i++)
    if (clipper.begun[i])
      clipper_hand_on (&clipper, i, clipper.first[i], clipper.first_depth[i]);

  return (clipper.twice < 0 ? -clipper.twice : clipper.twice) / 2;
}

#define MOST_FEW 256

/* What of @polygon is inside one edge, into @to; each run outside adds a point at most, so half as many more. */
static guint
clip_few (TtPolygon polygon, TtVec edge_from, TtVec edge_to, TtVec *to)
{
  TtVec  last = polygon.p[polygon.n - 1];
  double before = tt_vec_side (edge_from, edge_to, last);
  guint  n = 0;

  for (guint i = 0; i < polygon.n; i++)
    {
      const TtVec  point = polygon.p[i];
      const double depth = tt_vec_side (edge_from, edge_to, point);

      if ((before < 0) != (depth < 0))
        to[n++] = tt_vec_along (last, tt_vec_sub (point, last), before / (before - depth));
      if (!(depth < 0))
        to[n++] = point;
      last = point;
      before = depth;
    }

  return n;
}

double
tt_polygon_common (TtPolygon polygon, TtPolygon convex)
{
  TtVec     work[2][MOST_FEW];
  TtPolygon now = polygon;
  double    area;

  if (polygon.n < 3 || convex.n < 3 || convex.n > TT_MAX_CONVEX)
    return 0;

  for (guint i = 0; i < convex.n && now.n > 0; i++)
    {
      TtVec *to = work[i % 2];

      if (now.n + now.n / 2 > MOST_FEW)
        return common_of_many (polygon, convex);
      now = (TtPolygon){ to, clip_few (now, convex.p[i], convex.p[(i + 1) % convex.n], to) };
    }
  area = tt_polygon_area (now);

  return area < 0 ? -area : area;
}
