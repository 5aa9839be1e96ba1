/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-outcome.h"

#include "engine/dba/dba-bodies.h"
#include "engine/dba/dba-events.h"
#include "engine/dba/dba-terrain.h"
#include "engine/tabletop/tt-contact.h"

#define FLIGHT      150.0  /* D-FLE-1, mm */
#define VEER        15.0   /* D-FLE-2, degrees */
#define MOST_VEER   90.0
#define STEP_BEYOND 2.0    /* mm: looking for a place clear of those passed */

typedef enum
{
  WAY_FREE,
  WAY_BARRED,
  WAY_OFF_BOARD,
} Way;

/* Whether the straight way from @from to @to is free for @g; friends it passes are added to @passed. */
static gboolean
is_free (const DbaBodies *bodies, guint g, const TtBase *from, const TtBase *to, DbaSet *passed)
{
  TtConvex hull;

  tt_sweep_hull (from, to, &hull);
  if (dba_bodies_ground_bars (bodies, &hull))
    return FALSE;

  for (guint i = 0; i < bodies->n; i++)
    {
      const guint other = bodies->order[i];

      if (other == g || !dba_bodies_meet (bodies, &hull, other))
        continue;
      if (!dba_bodies_may_pass (bodies, g, from, other))
        return FALSE;
      *passed |= DBA_BIT (other);
    }

  return TRUE;
}

static gboolean
is_clear_of (const DbaBodies *bodies, const TtBase *base, DbaSet passed)
{
  return tt_contact_collider (base, bodies->bases, bodies->setup->n_elements, ~passed) < 0;
}

/* One stretch of the way: to the board's edge at most. */
static Way
run (const DbaBodies *bodies, guint g, TtBase *base, double distance, DbaSet *passed)
{
  const TtVec  table = tt_vec (tt_to_double (bodies->board->width),
                               tt_to_double (bodies->board->height));
  const TtVec  ahead = base->place.forward;
  const double reach = tt_sweep_to_edge (base, ahead, distance, table, TT_TOUCH);
  const TtBase end = tt_base_moved (base, ahead, reach);

  if (!is_free (bodies, g, base, &end, passed))
    return WAY_BARRED;

  *base = end;

  return reach < distance - TT_TINY ? WAY_OFF_BOARD : WAY_FREE;
}

/* D-FLE-1: straight ahead from @base, and on until clear of those passed. */
static Way
flight (const DbaBodies *bodies, guint g, TtBase *base)
{
  DbaSet passed = 0;
  Way    way;

  if (dba_off_board (bodies->board, base))
    return WAY_OFF_BOARD;

  way = run (bodies, g, base, FLIGHT, &passed);
  while (way == WAY_FREE && !is_clear_of (bodies, base, passed))
    way = run (bodies, g, base, STEP_BEYOND, &passed);

  return way;
}

/* D-FLE-1 to D-FLE-4: the first way that is not barred, from @turned to @end; WAY_BARRED if there is none. */
static Way
find_way (const DbaBodies *bodies, guint g, TtBase *turned, TtBase *end)
{
  const TtBase about = tt_base_turned (&bodies->bases[g], 180);

  for (double veer = 0; veer <= MOST_VEER; veer += VEER)
    for (int sign = 1; sign >= -1; sign -= 2)
      {
        Way way;

        if (veer == 0 && sign < 0)
          continue;

        *turned = *end = tt_base_turned (&about, sign * veer);
        way = flight (bodies, g, end);
        if (way != WAY_BARRED)
          return way;
      }

  return WAY_BARRED;
}

/* It turns where it stands, then goes. */
static void
tell_flight (const DbaSetup *setup,
             const DbaState *state,
             const TtBase   *turned,
             guint           g,
             AciesEventList *events)
{
  AciesEvent  *event = dba_event_add_element (events, setup, state, DBA_EVENT_FLEE, "D-FLE-1", g);
  const TtPose pose = tt_place_quantise (&turned->place);

  if (event == NULL)
    return;

  event->n_legs = 1;
  event->legs[0][0] = pose.x;
  event->legs[0][1] = pose.y;
  event->legs[0][2] = pose.facing;
}

void
dba_flee (const DbaSetup *setup, DbaState *state, guint g, AciesEventList *events)
{
  DbaBodies bodies;
  TtBase    turned, end;

  dba_recoil (setup, state, g, DBA_EVENT_RECOIL, events);
  if (state->elements[g].state != DBA_ON_TABLE)
    return;

  dba_bodies_init (&bodies, setup, state);
  switch (find_way (&bodies, g, &turned, &end))
    {
    case WAY_BARRED:
      dba_destroy (setup, state, g, DBA_DESTROYED_NO_WAY, "D-FLE-4", events);
      break;
    case WAY_OFF_BOARD:
      dba_leave_board (setup, state, g, "D-FLE-3", events);
      break;
    case WAY_FREE:
    default:
      bodies.bases[g] = end;
      dba_bodies_settle (&bodies, state, g);
      tell_flight (setup, state, &turned, g, events);
      break;
    }
}
