/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/tabletop/tt-base.h"

G_BEGIN_DECLS

/*
 * The shortest segment from the front edge of @from to the part of @target within @zone (tt_base_zone(), an arc of fire, any
 * convex of at most 8 points); of equally short ones the one in the middle of the stretch. line->a lies on the front edge.
 * FALSE when no more than @area mm2 of the target is in the zone.
 */
gboolean tt_sight_line        (const TtBase *from, TtPolygon zone, const TtBase *target, double area, TtSegment *line);

/* The same to a part that is already clipped (n > 0). Returns its length. */
double   tt_sight_shortest    (const TtBase *from, const TtConvex *part, TtSegment *line);

static inline double
tt_segment_length (const TtSegment *segment)
{
  return tt_vec_distance (segment->a, segment->b);
}

/* mm of @line strictly inside a base. */
double   tt_sight_inside      (const TtSegment *line, const TtBase *base);

/* The first of @bases that has more than @inside mm of @line; bit i of @skip leaves out bases[i]. -1: none. */
int      tt_sight_cut_by      (const TtSegment *line, const TtBase *bases, guint n, guint64 skip, double inside);

G_END_DECLS
