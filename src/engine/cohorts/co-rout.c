/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-morale.h"

#include "engine/cohorts/co-events.h"
#include "engine/cohorts/co-move.h"
#include "engine/cohorts/co-slide.h"
#include "engine/cohorts/co-troops.h"
#include "engine/tabletop/tt-sight.h"
#include "engine/tabletop/tt-sweep.h"

/* ---- The rout move (C-MOR-5 to C-MOR-7, C-MOR-11, C-MOR-12) ---- */

/* A router on its way: straight to its own rear. */
typedef struct
{
  const CoSetup *setup;
  const CoState *state;
  guint          g;
  TtBase         start, end;
  TtConvex       swept;
} Flight;

static void
flight_to (Flight *flight, double distance)
{
  flight->end = tt_base_ahead (&flight->start, -distance);
  tt_sweep_hull (&flight->start, &flight->end, &flight->swept);
}

/* C-MOR-5 */
static gboolean
runs_into_enemy (const Flight *flight)
{
  const CoSetup *setup = flight->setup;
  const guint    other = 1 - co_side_of (setup, flight->g);

  for (guint unit = 0; unit < setup->sides[other].n_units; unit++)
    {
      const guint enemy = co_stand (setup, other, unit);
      TtBase      base;

      if (!co_on_table (flight->state, enemy))
        continue;
      base = co_base (setup, flight->state, enemy);
      if (tt_exceeds (tt_sweep_penetration (&flight->swept, &base), CO_OVERLAP_SLACK))
        return TRUE;
    }

  return FALSE;
}

/* C-MOR-7 */
static gboolean
ends_on_friend (const Flight *flight)
{
  const CoSetup *setup = flight->setup;
  const guint    side = co_side_of (setup, flight->g);

  for (guint unit = 0; unit < setup->sides[side].n_units; unit++)
    {
      const guint friend_g = co_stand (setup, side, unit);
      TtBase      base;

      if (friend_g == flight->g || !co_on_table (flight->state, friend_g))
        continue;
      base = co_base (setup, flight->state, friend_g);
      if (tt_exceeds (tt_base_penetration (&flight->end, &base), CO_OVERLAP_SLACK))
        return TRUE;
    }

  return FALSE;
}

/* C-MOR-12: short of the river that bars the way, back to where no friend stands. */
static void
stop_before_river (Flight *flight, double distance)
{
  flight_to (flight, distance);
  while (distance > 0 && ends_on_friend (flight))
    {
      distance = MAX (distance - 1, 0);
      flight_to (flight, distance);
    }
}

/* Where it ends: full distance, on by whole millimetres until no friend is under it. */
static void
fly (Flight *flight)
{
  const TtVec back = tt_vec_back (flight->start.place.forward);
  const guint allowance = (guint) (co_allowance (&flight->setup->units[flight->g]) *
                                   CO_STEPS_PER_MM / TT_UNIT);
  guint       steps = allowance, dry = co_dry_steps (flight->setup, &flight->start, back, steps);

  flight_to (flight, co_steps_to_mm (steps));
  while (dry == steps && ends_on_friend (flight) && co_is_on_table (flight->setup, &flight->end) &&
         !runs_into_enemy (flight))
    {
      steps += CO_STEPS_PER_MM;
      dry = co_dry_steps (flight->setup, &flight->start, back, steps);
      flight_to (flight, co_steps_to_mm (steps));
    }
  if (dry < steps)
    stop_before_river (flight, co_steps_to_mm (dry));
}

double
co_rout_way (const CoSetup *setup, const CoState *state, guint g)
{
  Flight flight = { .setup = setup, .state = state, .g = g, .start = co_base (setup, state, g) };

  fly (&flight);

  return tt_vec_length (tt_vec_sub (flight.end.place.at, flight.start.place.at));
}

/* C-MOR-11: it has turned about, its front edge where its rear edge was. */
static void
settle (const CoSetup *setup, CoState *state, guint g, const TtBase *end, AciesEventList *events)
{
  CoStand      *stand = &state->stands[g];
  const TtPose  from = stand->pose;
  const TtPoint at = tt_to_point (tt_base_rear_centre (end));
  AciesEvent   *event;

  stand->pose = (TtPose){ at.x, at.y, tt_facing_normal (from.facing + TT_FULL_TURN / 2) };
  stand->stacked_behind = CO_NOBODY;
  co_leave_crossing (setup, state, g);
  event = co_event_add_stand (events, setup, state, CO_EVENT_ROUTED, "C-MOR-11", g);
  if (event == NULL)
    return;

  event->args[0] = (gint16) (from.x / TT_UNIT);
  event->args[1] = (gint16) (from.y / TT_UNIT);
  event->args[2] = (gint16) (from.facing / TT_UNIT);
}

/* Moves router @g; what it sweeps is then in @flight. */
static void
make_rout_move (const CoSetup *setup, CoState *state, guint g, Flight *flight,
                AciesEventList *events)
{
  *flight = (Flight){ .setup = setup, .state = state, .g = g, .start = co_base (setup, state, g) };
  flight_to (flight, 0);
  if (co_struck (state, g) == TT_ARC_REAR)
    {
      co_eliminate (setup, state, g, CO_LOST_REAR, "C-FLK-7", events);
      return;
    }

  fly (flight);
  if (runs_into_enemy (flight))
    co_eliminate (setup, state, g, CO_LOST_BLOCKED, "C-MOR-5", events);
  else if (!co_is_on_table (setup, &flight->end))
    co_eliminate (setup, state, g, CO_LOST_OFF_TABLE, "C-MOR-6", events);
  else
    settle (setup, state, g, &flight->end, events);
}

/* ---- Whom it frightens (C-MOR-2) ---- */

typedef enum { NOT_NEAR, BEHIND_OR_PASSED, ADJACENT } Nearness;

/* Whether a third friend stands on the line between the two centres. */
static gboolean
is_screened (const Flight *flight, guint g, const TtBase *base)
{
  const CoSetup  *setup = flight->setup;
  const guint     side = co_side_of (setup, g);
  const TtSegment line = { flight->start.centre, base->centre };

  for (guint unit = 0; unit < setup->sides[side].n_units; unit++)
    {
      const guint third = co_stand (setup, side, unit);
      TtBase      between;

      if (third == g || third == flight->g || !co_on_table (flight->state, third))
        continue;
      between = co_base (setup, flight->state, third);
      if (tt_exceeds (tt_sight_inside (&line, &between), 0))
        return TRUE;
    }

  return FALSE;
}

/* R18: adjacent up to the width of a stand, behind or passed nearer than it. */
static Nearness
nearness_of (const Flight *flight, guint g)
{
  const double width = tt_to_double (flight->setup->conditions.stand_width);
  const TtBase base = co_base (flight->setup, flight->state, g);
  double       way;

  if (!tt_exceeds (tt_base_distance (&flight->start, &base, NULL), width + CO_LENGTH_SLACK) &&
      !is_screened (flight, g, &base))
    return ADJACENT;

  way = tt_convex_distance (tt_convex_polygon (&flight->swept), tt_base_polygon (&base), NULL);

  return tt_exceeds (width, way) ? BEHIND_OR_PASSED : NOT_NEAR;
}

/* C-MOR-8: the round of tests that one router starts; who fails joins the queue. */
static void
frighten (const CoSetup *setup, CoState *state, const Flight *flight, AciesUnits *tested,
          CoRouters *routers, AciesEventList *events)
{
  const guint side = co_side_of (setup, flight->g);

  for (guint unit = 0; unit < setup->sides[side].n_units; unit++)
    {
      const guint    g = co_stand (setup, side, unit);
      CoStand       *stand = &state->stands[g];
      const gboolean may_test = stand->status == CO_STEADY || stand->status == CO_RALLYING;
      Nearness       nearness;

      if (g == flight->g || !may_test || (tested[side] & ACIES_UNIT_BIT (unit)))
        continue;
      nearness = nearness_of (flight, g);
      if (nearness == NOT_NEAR)
        continue;
      tested[side] |= ACIES_UNIT_BIT (unit);
      if (co_morale_test (setup, state, g, nearness == ADJACENT, "C-MOR-2", events))
        continue;
      co_set_routed (state, g);
      co_router_add (routers, g);
    }
}

void
co_router_add (CoRouters *routers, guint g)
{
  g_return_if_fail (routers->n < CO_MAX_STANDS);

  routers->stands[routers->n++] = (guint8) g;
}

void
co_set_routed (CoState *state, guint g)
{
  CoStand *stand = &state->stands[g];

  stand->status = CO_ROUTED;
  stand->restore = stand->interruptions = 0; /* C-RAL-5: rallying begins anew */
}

void
co_rout_chain (const CoSetup *setup, CoState *state, CoRouters *routers, AciesEventList *events)
{
  AciesUnits tested[CO_N_SIDES] = { 0, 0 };

  for (guint i = 0; i < routers->n; i++)
    {
      Flight flight;

      make_rout_move (setup, state, routers->stands[i], &flight, events);
      frighten (setup, state, &flight, tested, routers, events);
    }
  routers->n = 0;
}
