/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/tabletop/tt-terrain.h"

#include "engine/tabletop/tt-trig.h"

void
tt_shape_clear (TtShape *self)
{
  g_clear_pointer (&self->points, g_free);
  self->n_points = 0;
}

static void
area_take_polygon (TtArea *self, const TtShape *shape)
{
  self->n = shape->n_points;
  self->points = g_new (TtVec, MAX (self->n, 1));
  for (guint i = 0; i < self->n; i++)
    self->points[i] = tt_from_point (shape->points[i]);
}

static void
area_take_rect (TtArea *self, const TtShape *shape)
{
  const TtVec  at = tt_from_point (shape->at);
  const double width = tt_to_double (shape->width), height = tt_to_double (shape->height);

  self->n = 4;
  self->points = g_new (TtVec, 4);
  self->points[0] = at;
  self->points[1] = tt_vec (at.x + width, at.y);
  self->points[2] = tt_vec (at.x + width, at.y + height);
  self->points[3] = tt_vec (at.x, at.y + height);
}

static void
area_take_ellipse (TtArea *self, const TtShape *shape)
{
  const TtVec turn = tt_turn (tt_to_double (shape->angle)), centre = tt_from_point (shape->at);

  self->n = TT_ELLIPSE_POINTS;
  self->points = g_new (TtVec, TT_ELLIPSE_POINTS);
  for (guint i = 0; i < TT_ELLIPSE_POINTS; i++)
    {
      const TtVec round = tt_turn (360.0 * i / TT_ELLIPSE_POINTS);
      const TtVec at = tt_vec (round.x * tt_to_double (shape->width),
                               round.y * tt_to_double (shape->height));

      self->points[i] = tt_vec_add (centre, tt_vec_turn (at, turn));
    }
}

/* Clockwise on screen. */
static void
area_orient (TtArea *self)
{
  if (!(tt_polygon_area (tt_area_polygon (self)) < 0))
    return;

  for (guint i = 0; i < self->n / 2; i++)
    {
      const TtVec point = self->points[i];

      self->points[i] = self->points[self->n - 1 - i];
      self->points[self->n - 1 - i] = point;
    }
}

void
tt_area_init (TtArea *self, const TtShape *shape, int kind, const TtPoint *crest)
{
  *self = (TtArea){ .kind = kind };

  switch (shape->kind)
    {
    case TT_SHAPE_POLYGON:
      area_take_polygon (self, shape);
      break;
    case TT_SHAPE_RECT:
      area_take_rect (self, shape);
      break;
    case TT_SHAPE_ELLIPSE:
      area_take_ellipse (self, shape);
      break;
    default:
      g_assert_not_reached ();
    }

  area_orient (self);
  self->box = tt_polygon_box (tt_area_polygon (self));
  self->convex = tt_polygon_is_convex (tt_area_polygon (self));
  for (guint i = 0; i < self->n; i++)
    self->crest = tt_vec_along (self->crest, self->points[i], 1.0 / self->n);
  if (crest != NULL)
    self->crest = tt_from_point (*crest);
}

void
tt_area_clear (TtArea *self)
{
  g_clear_pointer (&self->points, g_free);
  self->n = 0;
}

static gboolean
box_contains (const TtBox *box, TtVec point)
{
  return point.x >= box->least.x && point.x <= box->most.x && point.y >= box->least.y &&
         point.y <= box->most.y;
}

gboolean
tt_area_contains (const TtArea *self, TtVec point)
{
  return box_contains (&self->box, point) && tt_polygon_contains (tt_area_polygon (self), point);
}

static double
area_common (const TtArea *self, TtPolygon convex)
{
  const TtBox box = tt_polygon_box (convex);

  return tt_box_meets (&self->box, &box) ? tt_polygon_common (tt_area_polygon (self), convex) : 0;
}

double
tt_area_common (const TtArea *self, const TtBase *base)
{
  return area_common (self, tt_base_polygon (base));
}

double
tt_area_common_convex (const TtArea *self, const TtConvex *convex)
{
  return area_common (self, tt_convex_polygon (convex));
}

gboolean
tt_area_holds (const TtArea *self, const TtBase *base, double area)
{
  return tt_exceeds (tt_area_common (self, base), area);
}

static TtBox
segment_box (const TtSegment *segment)
{
  const TtVec ends[] = { segment->a, segment->b };

  return tt_polygon_box ((TtPolygon){ ends, 2 });
}

double
tt_area_inside (const TtArea *self, const TtSegment *line)
{
  const TtBox box = segment_box (line);

  return tt_box_meets (&self->box, &box) ? tt_polygon_inside (tt_area_polygon (self), line) : 0;
}

double
tt_area_distance (const TtArea *self, const TtBase *base)
{
  double least = G_MAXDOUBLE;

  if (tt_area_contains (self, base->place.at))
    return 0;

  for (guint i = 0; i < self->n; i++)
    {
      const TtVec     ends[] = { self->points[i], self->points[(i + 1) % self->n] };
      const TtPolygon edge = { ends, 2 };

      least = MIN (least, tt_convex_distance (tt_base_polygon (base), edge, NULL));
    }

  return least;
}

/* One piece of a river. */
static TtQuad
river_stretch (TtVec from, TtVec to, double width)
{
  const TtVec along = tt_vec_unit (tt_vec_sub (to, from), tt_vec (0, -1));
  const TtVec aside = tt_vec_scale (tt_vec_right (along), width / 2);

  return (TtQuad){ { tt_vec_sub (to, aside), tt_vec_add (to, aside), tt_vec_add (from, aside),
                     tt_vec_sub (from, aside) } };
}

void
tt_river_init (TtRiver *self, const TtPoint *points, guint n, gint32 width)
{
  guint n_stretches;

  tt_line_init (&self->line, points, n);
  self->width = tt_to_double (width);
  n_stretches = self->line.n - 1;
  self->stretches = g_new0 (TtQuad, MAX (n_stretches, 1));
  self->boxes = g_new0 (TtBox, MAX (n_stretches, 1));
  self->box = (TtBox){ self->line.points[0], self->line.points[0] };

  for (guint i = 0; i < n_stretches; i++)
    {
      const TtVec *p = &self->line.points[i];

      self->stretches[i] = river_stretch (p[0], p[1], self->width);
      self->boxes[i] = tt_polygon_box (tt_quad_polygon (&self->stretches[i]));
      self->box = tt_box_union (self->box, self->boxes[i]);
    }
}

void
tt_river_clear (TtRiver *self)
{
  tt_line_clear (&self->line);
  g_clear_pointer (&self->stretches, g_free);
  g_clear_pointer (&self->boxes, g_free);
}

/* The first stretch from @first on whose box meets @box; as many as there are stretches: none. */
static guint
next_stretch (const TtRiver *self, guint first, const TtBox *box)
{
  while (first < self->line.n - 1 && !tt_box_meets (&self->boxes[first], box))
    first++;

  return first;
}

/*
 * What of @piece lies in some stretch from @first on: what is in that one, and of the rest, cut into convex pieces along its
 * edges, what is in the later ones. It stops when it has found more than @enough.
 */
static double
river_share (const TtRiver *self, guint first, const TtConvex *piece, double enough)
{
  const TtBox box = tt_polygon_box (tt_convex_polygon (piece));
  TtConvex    inside = *piece, outside, rest;
  double      share = 0;

  if (piece->n < 3)
    return 0;
  first = next_stretch (self, first, &box);
  if (first >= self->line.n - 1)
    return 0;
  if (next_stretch (self, first + 1, &box) >= self->line.n - 1)
    return tt_polygon_common (tt_quad_polygon (&self->stretches[first]), tt_convex_polygon (piece));

  for (guint i = 0; i < 4; i++)
    {
      const TtVec from = self->stretches[first].p[i], to = self->stretches[first].p[(i + 1) % 4];

      tt_convex_cut (&inside, from, to, &rest);
      inside = rest;
    }

  share = tt_polygon_area (tt_convex_polygon (&inside));
  inside = *piece;
  for (guint i = 0; i < 4 && !(share > enough); i++)
    {
      const TtVec from = self->stretches[first].p[i], to = self->stretches[first].p[(i + 1) % 4];

      tt_convex_cut (&inside, to, from, &outside);
      share += river_share (self, first + 1, &outside, enough - share);
      tt_convex_cut (&inside, from, to, &rest);
      inside = rest;
    }

  return share;
}

static double
river_common (const TtRiver *self, const TtConvex *convex, double enough)
{
  const TtBox box = tt_polygon_box (tt_convex_polygon (convex));

  return tt_box_meets (&self->box, &box) ? river_share (self, 0, convex, enough) : 0;
}

static TtConvex
convex_of (const TtBase *base)
{
  const TtVec *p = base->quad.p;

  return (TtConvex){ 4, { p[0], p[1], p[2], p[3] } };
}

gboolean
tt_river_holds_convex (const TtRiver *self, const TtConvex *convex, double area)
{
  return tt_exceeds (river_common (self, convex, area + 2 * TT_TINY), area);
}

double
tt_river_common (const TtRiver *self, const TtBase *base)
{
  const TtConvex convex = convex_of (base);

  return river_common (self, &convex, G_MAXDOUBLE);
}

gboolean
tt_river_holds (const TtRiver *self, const TtBase *base, double area)
{
  const TtConvex convex = convex_of (base);

  return tt_river_holds_convex (self, &convex, area);
}

gboolean
tt_river_contains (const TtRiver *self, TtVec point)
{
  for (guint i = 0; i + 1 < self->line.n; i++)
    if (box_contains (&self->boxes[i], point) &&
        tt_polygon_contains (tt_quad_polygon (&self->stretches[i]), point))
      return TRUE;

  return FALSE;
}

double
tt_river_inside (const TtRiver *self, const TtSegment *line)
{
  const TtBox box = segment_box (line);
  double      starts[TT_MAX_POINTS], ends[TT_MAX_POINTS], covered = 0, reached = 0;
  guint       n = 0;

  /* Kept in the order of their starts. */
  for (guint i = 0; i + 1 < self->line.n && n < TT_MAX_POINTS; i++)
    {
      double from, to;
      guint  at;

      if (!tt_box_meets (&self->boxes[i], &box))
        continue;
      if (!tt_quad_inside (&self->stretches[i], line, &from, &to))
        continue;
      for (at = n++; at > 0 && starts[at - 1] > from; at--)
        {
          starts[at] = starts[at - 1];
          ends[at] = ends[at - 1];
        }
      starts[at] = from;
      ends[at] = to;
    }

  for (guint i = 0; i < n; i++)
    if (ends[i] > reached)
      {
        covered += ends[i] - MAX (starts[i], reached);
        reached = ends[i];
      }

  return covered;
}

int
tt_river_bank (const TtRiver *self, TtVec point)
{
  const TtVec *p = self->line.points;
  double       least = G_MAXDOUBLE, side = 0;

  for (guint i = 0; i + 1 < self->line.n; i++)
    {
      const TtSegment stretch = { p[i], p[i + 1] };
      const TtVec     on = tt_segment_nearest (&stretch, point);
      const double    distance = tt_vec_distance (on, point);

      if (!(distance < least - TT_TINY))
        continue;
      least = distance;
      side = tt_vec_side (p[i], p[i + 1], point);

      /* Nearest to a bend one stands outside of it, whatever either stretch says. */
      if (i + 2 < self->line.n && !(tt_vec_distance (on, p[i + 1]) > TT_TINY))
        {
          const double turn = tt_vec_side (p[i], p[i + 1], p[i + 2]);

          side = turn > 0 || turn < 0 ? -turn : side;
        }
    }

  return side > 0 ? 1 : -1;
}
