/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/tabletop/tt-geometry.h"

static void
convex_add (TtConvex *self, TtVec point)
{
  if (self->n < TT_MAX_CONVEX)
    self->p[self->n++] = point;
}

void
tt_convex_cut (const TtConvex *from, TtVec edge_from, TtVec edge_to, TtConvex *to)
{
  TtVec  last;
  double before;

  to->n = 0;
  if (from->n == 0)
    return;

  last = from->p[from->n - 1];
  before = tt_vec_side (edge_from, edge_to, last);
  for (guint i = 0; i < from->n; i++)
    {
      const TtVec  point = from->p[i];
      const double depth = tt_vec_side (edge_from, edge_to, point);

      if ((before < 0) != (depth < 0))
        convex_add (to, tt_vec_along (last, tt_vec_sub (point, last), before / (before - depth)));
      if (!(depth < 0))
        convex_add (to, point);
      last = point;
      before = depth;
    }
}

/* Points on each other become one; what has no area becomes nothing. */
static void
convex_tidy (TtConvex *self)
{
  guint n = 0;

  for (guint i = 0; i < self->n; i++)
    if (n == 0 || tt_vec_distance (self->p[i], self->p[n - 1]) > TT_TINY)
      self->p[n++] = self->p[i];
  while (n > 1 && !(tt_vec_distance (self->p[0], self->p[n - 1]) > TT_TINY))
    n--;

  self->n = n < 3 ? 0 : n;
  if (self->n > 0 && !(tt_polygon_area (tt_convex_polygon (self)) > TT_TINY))
    self->n = 0;
}

gboolean
tt_convex_clip (TtPolygon a, TtPolygon b, TtConvex *part)
{
  TtConvex work[2];
  guint    now = 0;

  part->n = 0;
  if (a.n < 3 || b.n < 3 || a.n > TT_MAX_CONVEX / 2 || b.n > TT_MAX_CONVEX / 2)
    return FALSE;

  work[0].n = 0;
  for (guint i = 0; i < a.n; i++)
    convex_add (&work[0], a.p[i]);
  for (guint i = 0; i < b.n && work[now].n > 0; i++, now = 1 - now)
    tt_convex_cut (&work[now], b.p[i], b.p[(i + 1) % b.n], &work[1 - now]);

  convex_tidy (&work[now]);
  part->n = work[now].n;
  for (guint i = 0; i < part->n; i++)
    part->p[i] = work[now].p[i];

  return part->n > 0;
}

static gboolean
comes_before (TtVec a, TtVec b)
{
  return a.x < b.x || (!(b.x < a.x) && a.y < b.y);
}

/* Appends @point to the half of a hull that began at @begin, dropping corners that it makes flat or hollow. */
static void
hull_add (TtConvex *hull, guint begin, TtVec point)
{
  if (hull->n > 0 && !(tt_vec_distance (hull->p[hull->n - 1], point) > 0))
    return;
  while (hull->n >= begin + 2 &&
         !(tt_vec_side (hull->p[hull->n - 2], hull->p[hull->n - 1], point) > TT_TINY * TT_TINY))
    hull->n--;
  convex_add (hull, point);
}

void
tt_convex_hull (const TtVec *points, guint n, TtConvex *hull)
{
  TtVec sorted[TT_MAX_CONVEX];
  guint kept = 0, begin;

  for (guint i = 0; i < MIN (n, TT_MAX_CONVEX); i++)
    {
      guint at = kept++;

      for (; at > 0 && comes_before (points[i], sorted[at - 1]); at--)
        sorted[at] = sorted[at - 1];
      sorted[at] = points[i];
    }

  hull->n = 0;
  for (guint i = 0; i < kept; i++)
    hull_add (hull, 0, sorted[i]);
  begin = hull->n > 0 ? hull->n - 1 : 0;
  for (guint i = kept; i-- > 1;)
    hull_add (hull, begin, sorted[i - 1]);

  /* The second half ends where the first began. */
  if (hull->n > 1)
    hull->n--;
}

/* How deep @other lies behind the line through @from with the outward @normal. */
static double
depth_behind (TtVec from, TtVec normal, TtPolygon other)
{
  double deepest = 0;

  for (guint i = 0; i < other.n; i++)
    {
      const double depth = tt_vec_dot (normal, tt_vec_sub (from, other.p[i]));

      if (i == 0 || depth > deepest)
        deepest = depth;
    }

  return deepest;
}

/* The least depth of @other behind an edge of @self; an edge of no length has none. Of a segment its ends are edges too. */
static double
least_depth (TtPolygon self, TtPolygon other, double least)
{
  for (guint i = 0; i < self.n; i++)
    {
      const TtVec  from = self.p[i], along = tt_vec_sub (self.p[(i + 1) % self.n], from);
      const double length = tt_vec_length (along);
      TtVec        ahead;

      if (!(length > TT_TINY))
        continue;
      ahead = tt_vec_scale (along, 1 / length);
      least = MIN (least, depth_behind (from, tt_vec_back (tt_vec_right (ahead)), other));
      if (self.n == 2)
        least = MIN (least, depth_behind (from, tt_vec_back (ahead), other));
    }

  return least;
}

double
tt_convex_penetration (TtPolygon a, TtPolygon b)
{
  double least;

  if (a.n == 0 || b.n == 0)
    return -G_MAXDOUBLE;

  least = least_depth (b, a, least_depth (a, b, G_MAXDOUBLE));

  return least < G_MAXDOUBLE ? least : -tt_vec_distance (a.p[0], b.p[0]);
}

/* The nearest pairs of two convex polygons: always a corner and an edge; equally near ones are ends of one stretch. */
typedef struct
{
  TtPolygon of[2];
  double    least;
  double    most_square;   /* of what is as near */
  TtSegment first, last;   /* from of[0] to of[1]; last is the one farthest from first */
} Nearest;

static void
nearest_note (Nearest *self, TtSegment pair, double distance)
{
  if (distance < self->least - TT_TINY)
    self->first = self->last = pair;
  else if (tt_vec_distance (self->first.a, pair.a) > tt_vec_distance (self->first.a, self->last.a))
    self->last = pair;

  self->least = MIN (self->least, distance);
  self->most_square = (self->least + TT_TINY) * (self->least + TT_TINY);
}

/* Corners of of[@which] against edges of the other. */
static void
nearest_try (Nearest *self, guint which)
{
  const TtPolygon corners = self->of[which], edges = self->of[1 - which];

  for (guint i = 0; i < corners.n; i++)
    for (guint j = 0; j < edges.n; j++)
      {
        const TtSegment edge = { edges.p[j], edges.p[j + 1 < edges.n ? j + 1 : 0] };
        const TtVec     at = corners.p[i], on = tt_segment_nearest (&edge, at);
        const TtVec     way = tt_vec_sub (on, at);
        const double    square = tt_vec_dot (way, way);

        if (!(square > self->most_square))
          nearest_note (self, which == 0 ? (TtSegment){ at, on } : (TtSegment){ on, at },
                        sqrt (square));
      }
}

/* Some point that both have: they lie on each other. */
static TtVec
common_point (TtPolygon a, TtPolygon b)
{
  TtConvex part;
  TtVec    sum = { 0, 0 };

  for (guint i = 0; i < a.n; i++)
    for (guint j = 0; j < b.n; j++)
      {
        const TtSegment of_a = { a.p[i], a.p[(i + 1) % a.n] };
        const TtSegment of_b = { b.p[j], b.p[(j + 1) % b.n] };

        if (tt_segment_crosses (&of_a, &of_b, &sum))
          return sum;
      }

  if (!tt_convex_clip (a, b, &part))
    return tt_polygon_contains (b, a.p[0]) ? a.p[0] : b.p[0];

  for (guint i = 0; i < part.n; i++)
    sum = tt_vec_along (sum, part.p[i], 1.0 / part.n);

  return sum;
}

double
tt_convex_distance (TtPolygon a, TtPolygon b, TtSegment *shortest)
{
  Nearest nearest = { .of = { a, b }, .least = G_MAXDOUBLE, .most_square = G_MAXDOUBLE };

  if (a.n == 0 || b.n == 0)
    return G_MAXDOUBLE;

  if (tt_convex_penetration (a, b) > 0)
    {
      if (shortest != NULL)
        shortest->a = shortest->b = common_point (a, b);
      return 0;
    }

  nearest_try (&nearest, 0);
  nearest_try (&nearest, 1);
  if (shortest != NULL)
    {
      shortest->a = tt_vec_middle (nearest.first.a, nearest.last.a);
      shortest->b = tt_vec_middle (nearest.first.b, nearest.last.b);
    }

  return nearest.least;
}

gboolean
tt_quad_inside (const TtQuad *quad, const TtSegment *line, double *from, double *to)
{
  const double length = tt_vec_distance (line->a, line->b);
  const TtVec  along = tt_vec_unit (tt_vec_sub (line->b, line->a), tt_vec (0, -1));

  *from = 0;
  *to = length;
  for (guint i = 0; i < 4; i++)
    {
      const TtVec  way = tt_vec_sub (quad->p[(i + 1) % 4], quad->p[i]);
      const TtVec  edge = tt_vec_unit (way, tt_vec (0, -1));
      const double depth = tt_vec_cross (edge, tt_vec_sub (line->a, quad->p[i])) - TT_TINY;
      const double speed = tt_vec_cross (edge, along);

      if (speed > 1e-12)
        *from = MAX (*from, -depth / speed);
      else if (speed < -1e-12)
        *to = MIN (*to, -depth / speed);
      else if (depth < 0)
        return FALSE;
    }

  return *to > *from;
}
