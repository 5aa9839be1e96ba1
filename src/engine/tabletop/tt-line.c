/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/tabletop/tt-terrain.h"

void
tt_line_init (TtLine *self, const TtPoint *points, guint n)
{
  self->points = g_new0 (TtVec, MAX (n, 1));
  self->arcs = g_new0 (double, MAX (n, 1));
  self->n = 0;

  for (guint i = 0; i < n; i++)
    {
      const TtVec point = tt_from_point (points[i]);
      double      on = 0;

      if (self->n > 0)
        on = tt_vec_distance (self->points[self->n - 1], point);
      if (self->n > 0 && !(on > 0))
        continue;
      self->points[self->n] = point;
      self->arcs[self->n] = self->n > 0 ? self->arcs[self->n - 1] + on : 0;
      self->n++;
    }

  self->n = MAX (self->n, 1);
}

void
tt_line_clear (TtLine *self)
{
  g_clear_pointer (&self->points, g_free);
  g_clear_pointer (&self->arcs, g_free);
  self->n = 0;
}

double
tt_line_length (const TtLine *self)
{
  return self->n > 0 ? self->arcs[self->n - 1] : 0;
}

/* An arc from the first point, of one from where one comes; and back. */
static double
arc_from_first (const TtLine *self, double arc, TtToward toward)
{
  return toward == TT_TOWARD_END ? arc : tt_line_length (self) - arc;
}

double
tt_line_nearest (const TtLine *self, TtVec point, TtToward toward, double *arc)
{
  double least = tt_vec_distance (self->points[0], point), at = 0;

  for (guint i = 0; i + 1 < self->n; i++)
    {
      const TtSegment stretch = { self->points[i], self->points[i + 1] };
      const TtVec     on = tt_segment_nearest (&stretch, point);
      const double    distance = tt_vec_distance (on, point);

      /* Of points as near the first one on the way is taken. */
      if (toward == TT_TOWARD_END ? !(distance < least - TT_TINY) : distance > least + TT_TINY)
        continue;
      least = distance;
      at = self->arcs[i] + tt_vec_distance (self->points[i], on);
    }

  if (arc != NULL)
    *arc = arc_from_first (self, at, toward);

  return least;
}

/* The stretch that has @arc, from the first point; one beyond either end is on the last one there. */
static guint
stretch_at (const TtLine *self, double arc, gboolean at_bend_ahead)
{
  guint i = 0;

  while (i + 2 < self->n && (at_bend_ahead ? !(arc < self->arcs[i + 1]) : arc > self->arcs[i + 1]))
    i++;

  return i;
}

static TtVec
stretch_direction (const TtLine *self, guint i)
{
  if (self->n < 2)
    return tt_vec (0, -1);

  return tt_vec_unit (tt_vec_sub (self->points[i + 1], self->points[i]), tt_vec (0, -1));
}

TtVec
tt_line_at (const TtLine *self, double arc, TtToward toward)
{
  const double along = arc_from_first (self, arc, toward);
  const guint  i = stretch_at (self, along, TRUE);

  return tt_vec_along (self->points[i], stretch_direction (self, i), along - self->arcs[i]);
}

TtVec
tt_line_direction (const TtLine *self, double arc, TtToward toward)
{
  const double along = arc_from_first (self, arc, toward);
  const guint  i = stretch_at (self, along, toward == TT_TOWARD_END);
  const TtVec  direction = stretch_direction (self, i);

  return toward == TT_TOWARD_END ? direction : tt_vec_back (direction);
}

TtPlace
tt_line_place (const TtLine *self, double arc, double depth, TtToward toward)
{
  const TtVec front = tt_line_at (self, arc, toward), rear = tt_line_at (self, arc - depth, toward);
  const TtVec ahead = tt_line_direction (self, arc, toward);

  return (TtPlace){ front, tt_vec_unit (tt_vec_sub (front, rear), ahead) };
}
