/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-marks.h"

#include <math.h>

#include "engine/dba/dba-terrain.h"
#include "engine/dba/dba-troops.h"
#include "engine/tabletop/tt-contact.h"
#include "engine/tabletop/tt-sweep.h"

#define ARC_MM       60.0   /* D-SHO-5: half the width of the arc */
#define COMMAND_MM   300.0  /* D-PIP-2 */
#define ARC_PARTS    6      /* straight parts of a quarter circle */

/* A mark that is being drawn for a base, by points as it sees them. */
typedef struct
{
  AciesTableMark mark;
  TtBase         base;
} Drawing;

static Drawing
begin_mark (guint kind, guint side, guint unit, const TtBase *base)
{
  return (Drawing){ { .kind = (guint8) kind, .side = (gint8) side, .unit = (guint8) unit }, *base };
}

/* @x mm to the right of the middle of the front, @y mm ahead of it. */
static void
add_point (Drawing *self, double x, double y)
{
  const TtVec   right = tt_base_right (&self->base);
  const TtVec   at = tt_vec_along (tt_vec_along (self->base.place.at, right, x),
                                   self->base.place.forward, y);
  const TtPoint point = tt_to_point (at);

  g_assert (self->mark.n_points < ACIES_MAX_MARK_POINTS);
  self->mark.points[self->mark.n_points][0] = point.x;
  self->mark.points[self->mark.n_points++][1] = point.y;
}

/* A part of a circle of @radius about a point, from one direction to another (degrees clockwise from ahead). */
static void
add_arc (Drawing *self, TtVec centre, double radius, double from, double to)
{
  for (guint i = 0; i <= ARC_PARTS; i++)
    {
      const TtVec heading = tt_heading (from + (to - from) * i / ARC_PARTS);

      add_point (self, centre.x + heading.x * radius, centre.y - heading.y * radius);
    }
}

static void
end_mark (Drawing *self, GArray *marks)
{
  g_array_append_val (marks, self->mark);
}

static void
mark_zone (guint side, guint unit, const TtBase *base, GArray *marks)
{
  const double half = base->width / 2;
  Drawing      self = begin_mark (ACIES_TABLE_MARK_ZONE, side, unit, base);

  add_point (&self, -half, 0);
  add_point (&self, -half, DBA_ZONE_MM);
  add_point (&self, half, DBA_ZONE_MM);
  add_point (&self, half, 0);
  end_mark (&self, marks);
}

/* D-SHO-4, D-SHO-5 */
static void
mark_arc (guint side, guint unit, const TtBase *base, double range, GArray *marks)
{
  const double half = base->width / 2, aside = ARC_MM - half;
  const double angle = range > aside ? tt_bearing (tt_vec (aside, -sqrt (range * range -
                                                                          aside * aside)))
                                     : 90;
  Drawing      self = begin_mark (ACIES_TABLE_MARK_ARC, side, unit, base);

  add_point (&self, -MIN (ARC_MM, half + range), 0);
  add_arc (&self, tt_vec (-half, 0), range, -angle, 0);
  add_arc (&self, tt_vec (half, 0), range, 0, angle);
  add_point (&self, MIN (ARC_MM, half + range), 0);
  end_mark (&self, marks);
}

/* D-PIP-2, R5 */
static void
mark_command (guint side, guint general, const TtBase *base, GArray *marks)
{
  const double half = base->width / 2;
  Drawing      self = begin_mark (ACIES_TABLE_MARK_COMMAND, side, general, base);

  add_arc (&self, tt_vec (half, 0), COMMAND_MM, 0, 90);
  add_arc (&self, tt_vec (half, -base->depth), COMMAND_MM, 90, 180);
  add_arc (&self, tt_vec (-half, -base->depth), COMMAND_MM, 180, 270);
  add_arc (&self, tt_vec (-half, 0), COMMAND_MM, 270, 360);
  end_mark (&self, marks);
}

/* Whether @hull has bad going (or a river: @river) in it. */
static gboolean
meets_ground (const DbaBoard *board, const TtConvex *hull, gboolean river)
{
  for (guint i = 0; i < board->n_rivers && river; i++)
    if (tt_river_holds_convex (&board->rivers[i].body, hull, TT_AREA))
      return TRUE;
  for (guint i = 0; i < board->n_features && !river; i++)
    if (dba_ground_is_bad (board->features[i].ground) &&
        tt_area_common_convex (&board->features[i].shape, hull) > TT_AREA)
      return TRUE;

  return FALSE;
}

/* D-MOV-1, D-TER-2, D-RIV-2: how far the ground lets it go straight ahead; it may stop short of what would slow it. */
static double
ground_reach (const DbaBoard *board, guint type, const TtBase *base)
{
  double reach = tt_to_double (dba_troops_allowance (type, DBA_GOING_GOOD));

  for (guint river = 0; river < 2; river++)
    {
      const DbaGoing going = river ? DBA_GOING_RIVER : DBA_GOING_BAD;
      const double   slow = tt_to_double (dba_troops_allowance (type, going));

      while (reach > slow)
        {
          const TtBase end = tt_base_ahead (base, reach);
          TtConvex     hull;

          tt_sweep_hull (base, &end, &hull);
          if (!meets_ground (board, &hull, river != 0))
            break;
          reach = MAX (reach - 1.0, slow);
        }
    }

  return reach;
}

/* How far bodies, the edge and impassable ground let it go. */
static double
free_reach (const DbaSetup *setup,
            const DbaState *state,
            guint           g,
            const TtBase   *base,
            double          reach)
{
  const DbaBoard *board = dba_board (setup, state);
  const TtVec     ahead = base->place.forward;
  const TtVec     table = tt_vec (tt_to_double (board->width), tt_to_double (board->height));
  guint           other;

  reach = tt_sweep_to_edge (base, ahead, reach, table, 0);
  DBA_FOREACH (other, (dba_on_table (setup, state, 0) | dba_on_table (setup, state, 1)) &
                        ~DBA_BIT (g))
    {
      const TtBase body = dba_base (setup, state, other);

      if (!tt_base_is_farther (base, &body, reach))
        reach = tt_sweep_touch (base, ahead, reach, &body, 0);
    }
  for (guint i = 0; i < board->n_features; i++)
    if (dba_ground_is_impassable (board->features[i].ground))
      reach = tt_sweep_to_polygon (base, ahead, reach,
                                   tt_area_polygon (&board->features[i].shape), TT_AREA);

  return reach;
}

static void
mark_reach (const DbaSetup *setup,
            const DbaState *state,
            guint           g,
            const TtBase   *base,
            GArray         *marks)
{
  const guint  side = dba_side_of (setup, g), unit = g - setup->sides[side].offset;
  const double half = base->width / 2;
  const double ground =
    ground_reach (dba_board (setup, state), setup->units[g].type, base);
  const double reach = free_reach (setup, state, g, base, ground);
  Drawing      self = begin_mark (ACIES_TABLE_MARK_REACH, side, unit, base);

  if (reach < TT_TOUCH)
    return;

  add_point (&self, -half, 0);
  add_point (&self, -half, reach);
  add_point (&self, half, reach);
  add_point (&self, half, 0);
  end_mark (&self, marks);
}

static gboolean
is_asked (guint kinds, AciesTableMarkKind kind)
{
  return (kinds & (1u << kind)) != 0;
}

void
dba_marks (const AciesSetup *setup,
           const AciesState *state,
           guint             side,
           guint             unit,
           guint             kinds,
           GArray           *marks)
{
  const DbaSetup *of = DBA_SETUP (setup);
  const DbaState *now = DBA_STATE (state);
  const guint     offset = of->sides[side].offset, g = offset + unit;
  const guint     general = of->sides[side].general;
  const double    range = tt_to_double (dba_troops_range (of->units[g].type));
  const guint     at = now->elements[general].state;

  if (is_asked (kinds, ACIES_TABLE_MARK_COMMAND) && (at == DBA_ON_TABLE || at == DBA_IN_CAMP))
    {
      const TtBase leader = dba_base (of, now, general);

      mark_command (side, general - offset, &leader, marks);
    }
  /* R22 */
  if (now->elements[g].state == DBA_ON_TABLE)
    {
      const TtBase base = dba_base (of, now, g);

      if (is_asked (kinds, ACIES_TABLE_MARK_ZONE))
        mark_zone (side, unit, &base, marks);
      if (is_asked (kinds, ACIES_TABLE_MARK_ARC) && range > 0)
        mark_arc (side, unit, &base, range, marks);
      if (is_asked (kinds, ACIES_TABLE_MARK_REACH))
        mark_reach (of, now, g, &base, marks);
    }
}
