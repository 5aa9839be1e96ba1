/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/tabletop/tt-sight.h"

double
tt_sight_shortest (const TtBase *from, const TtConvex *part, TtSegment *line)
{
  const TtPolygon front = { from->quad.p, 2 };

  return tt_convex_distance (front, tt_convex_polygon (part), line);
}

gboolean
tt_sight_line (const TtBase *from, TtPolygon zone, const TtBase *target, double area,
               TtSegment *line)
{
  const TtBox of_zone = tt_polygon_box (zone), of_target = tt_base_box (target);
  TtConvex    part;

  if (!tt_box_meets (&of_zone, &of_target))
    return FALSE;
  if (!tt_convex_clip (tt_base_polygon (target), zone, &part))
    return FALSE;
  if (!tt_exceeds (tt_polygon_area (tt_convex_polygon (&part)), area))
    return FALSE;

  tt_sight_shortest (from, &part, line);

  return TRUE;
}

double
tt_sight_inside (const TtSegment *line, const TtBase *base)
{
  double from, to;

  return tt_quad_inside (&base->quad, line, &from, &to) ? to - from : 0;
}

int
tt_sight_cut_by (const TtSegment *line, const TtBase *bases, guint n, guint64 skip, double inside)
{
  for (guint i = 0; i < n; i++)
    if ((skip >> i & 1) == 0 && tt_exceeds (tt_sight_inside (line, &bases[i]), inside))
      return (int) i;

  return -1;
}
