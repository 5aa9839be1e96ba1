/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-marks.h"

#include "engine/cohorts/co-morale.h"
#include "engine/cohorts/co-terrain.h"
#include "engine/cohorts/co-troops.h"
#include "engine/tabletop/tt-sweep.h"

#define COMMAND      (4 * TT_MM_OF_INCH)  /* C-CMD-1 */
#define CIRCLE_PARTS 48
#define ARC_PARTS    8       /* straight parts of 45 degrees */
#define HALF_FRONT   45.0    /* degrees */

static void
add_point (AciesTableMark *mark, TtVec at)
{
  const TtPoint point = tt_to_point (at);

  g_assert (mark->n_points < ACIES_MAX_MARK_POINTS);
  mark->points[mark->n_points][0] = point.x;
  mark->points[mark->n_points++][1] = point.y;
}

/* @x mm to the right of the middle of the front, @y mm ahead of it. */
static TtVec
seen_from (const TtBase *base, double x, double y)
{
  return tt_vec_along (tt_vec_along (base->place.at, tt_base_right (base), x), base->place.forward,
                       y);
}

static AciesTableMark
begin_mark (guint kind, guint side, guint unit)
{
  return (AciesTableMark){ .kind = (guint8) kind, .side = (gint8) side, .unit = (guint8) unit };
}

/* The front zone as far as @reach mm from the front edge: between the rays of 45 degrees from
 * the corners (1.3). */
static void
mark_front (guint kind, guint side, guint unit, const TtBase *base, double reach, GArray *marks)
{
  const double   half = base->width / 2, facing = tt_place_facing (&base->place);
  AciesTableMark mark = begin_mark (kind, side, unit);

  add_point (&mark, seen_from (base, -half, 0));
  for (guint i = 0; i <= ARC_PARTS; i++)
    add_point (&mark, tt_vec_along (seen_from (base, -half, 0),
                                    tt_heading (facing - HALF_FRONT + HALF_FRONT * i / ARC_PARTS),
                                      reach));
  for (guint i = 0; i <= ARC_PARTS; i++)
    add_point (&mark, tt_vec_along (seen_from (base, half, 0),
                                    tt_heading (facing + HALF_FRONT * i / ARC_PARTS), reach));
  add_point (&mark, seen_from (base, half, 0));
  if (kind == ACIES_TABLE_MARK_ARC)
    mark.length = tt_from_double (reach);
  g_array_append_val (marks, mark);
}

/* C-FIR-2, C-PIL-2: an arc for each range of what it can still shoot with. */
static void
mark_arcs (const CoUnitSpec *unit, const CoStand *stand, guint side, guint index,
           const TtBase *base, GArray *marks)
{
  for (guint i = 0; i < unit->n_weapons; i++)
    {
      const gint32 range = co_weapon_range (unit->weapons[i]);
      gboolean     told = unit->weapons[i] == CO_PILA && !stand->pila;

      for (guint k = 0; k < i; k++)
        told = told || co_weapon_range (unit->weapons[k]) == range;
      if (!told)
        mark_front (ACIES_TABLE_MARK_ARC, side, index, base, tt_to_double (range), marks);
    }
}

static void
mark_command (const CoSetup *setup, const CoState *state, guint side, guint unit, GArray *marks)
{
  for (guint i = 0; i < setup->sides[side].n_commanders; i++)
    {
      const CoCommander *commander = &state->commanders[side][i];
      AciesTableMark     mark = begin_mark (ACIES_TABLE_MARK_COMMAND, side, unit);

      if (!commander->placed || commander->lost)
        continue;
      for (guint part = 0; part < CIRCLE_PARTS; part++)
        add_point (&mark, tt_vec_along (tt_from_point (commander->at),
                                        tt_heading (360.0 * part / CIRCLE_PARTS), COMMAND));
      mark.length = tt_from_double (COMMAND);
      g_array_append_val (marks, mark);
    }
}

/* C-MOV-1, C-MOV-5, C-TER-1: how far it goes straight ahead: to the enemy, the edge, or the end
 * of its allowance. */
static double
reach_ahead (const CoSetup *setup, const CoState *state, guint g, const TtBase *base)
{
  const guint  enemy = 1 - co_side_of (setup, g);
  const TtVec  table = tt_vec (tt_to_double (setup->width), tt_to_double (setup->height));
  const double whole = tt_to_double (co_allowance (&setup->units[g]));
  const TtBase from = tt_base_grown (base, -CO_TERRAIN_SLACK);
  const TtBase to = tt_base_ahead (&from, whole);
  TtConvex     hull;
  double       reach;

  tt_sweep_hull (&from, &to, &hull);
  reach = co_rough_hull (setup, &hull) ? whole / 2 : whole;
  reach = tt_sweep_to_edge (base, base->place.forward, reach, table, 0);
  for (guint i = 0; i < setup->sides[enemy].n_units; i++)
    {
      const guint other = co_stand (setup, enemy, i);

      if (co_on_table (state, other))
        {
          const TtBase body = co_base (setup, state, other);

          reach = tt_sweep_reach (base, base->place.forward, reach, &body, 0);
        }
    }

  return reach;
}

static void
mark_reach (const CoSetup *setup, const CoState *state, guint g, const TtBase *base, GArray *marks)
{
  const guint    side = co_side_of (setup, g);
  const double   half = base->width / 2, reach = reach_ahead (setup, state, g, base);
  AciesTableMark mark = begin_mark (ACIES_TABLE_MARK_REACH, side, g - setup->sides[side].offset);

  if (reach <= 0)
    return;
  add_point (&mark, seen_from (base, -half, 0));
  add_point (&mark, seen_from (base, -half, reach));
  add_point (&mark, seen_from (base, half, reach));
  add_point (&mark, seen_from (base, half, 0));
  g_array_append_val (marks, mark);
}

/* C-MOR-11 */
static void
mark_flight (const CoSetup *setup, const CoState *state, guint g, const TtBase *base,
             GArray *marks)
{
  const guint    side = co_side_of (setup, g);
  const double   half = base->width / 2, rear = -base->depth;
  const double   end = rear - co_rout_way (setup, state, g);
  AciesTableMark mark = begin_mark (ACIES_TABLE_MARK_FLIGHT, side, g - setup->sides[side].offset);

  add_point (&mark, seen_from (base, half, rear));
  add_point (&mark, seen_from (base, half, end));
  add_point (&mark, seen_from (base, -half, end));
  add_point (&mark, seen_from (base, -half, rear));
  g_array_append_val (marks, mark);
}

static gboolean
is_asked (guint kinds, AciesTableMarkKind kind)
{
  return (kinds & (1u << kind)) != 0;
}

void
co_marks (const AciesSetup *setup, const AciesState *state, guint side, guint unit, guint kinds,
          GArray *marks)
{
  const CoSetup *of = CO_SETUP (setup);
  const CoState *now = CO_STATE (state);
  const guint    g = co_stand (of, side, unit);
  TtBase         base;

  if (is_asked (kinds, ACIES_TABLE_MARK_COMMAND))
    mark_command (of, now, side, unit, marks);
  if (now->stands[g].status != CO_STEADY)
    return;

  base = co_base (of, now, g);
  if (is_asked (kinds, ACIES_TABLE_MARK_ZONE))
    mark_front (ACIES_TABLE_MARK_ZONE, side, unit, &base, CO_THREE_INCHES, marks);
  if (is_asked (kinds, ACIES_TABLE_MARK_ARC))
    mark_arcs (&of->units[g], &now->stands[g], side, unit, &base, marks);
  if (is_asked (kinds, ACIES_TABLE_MARK_FLIGHT))
    mark_flight (of, now, g, &base, marks);
  if (is_asked (kinds, ACIES_TABLE_MARK_REACH))
    mark_reach (of, now, g, &base, marks);
}
