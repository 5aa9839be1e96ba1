/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-deploy.h"

#include "engine/cohorts/co-events.h"
#include "engine/cohorts/co-reasons.h"
#include "engine/cohorts/co-sequence.h"
#include "engine/cohorts/co-terrain.h"

/* ---- Where a stand may be put ---- */

static gboolean
is_on_table (const CoSetup *setup, const TtBase *base)
{
  return tt_base_outside (base, tt_to_double (setup->width), tt_to_double (setup->height)) <=
         CO_LENGTH_SLACK;
}

/* C-DEP-1: the corners lie in it, its border being part of it. */
static gboolean
is_in_zone (const CoSideSetup *side, const TtVec *points, guint n)
{
  const TtPolygon zone = { side->zone, side->n_zone };

  if (side->n_zone == 0)
    return TRUE;
  for (guint i = 0; i < n; i++)
    if (tt_polygon_distance (zone, points[i]) > CO_LENGTH_SLACK)
      return FALSE;

  return TRUE;
}

/* C-MOV-6, of any stand: on the field before it begins are also those whom a situation put there. */
static gboolean
is_clear (const CoSetup *setup, const CoState *state, guint g, const TtBase *base)
{
  for (guint other = 0; other < setup->n_stands; other++)
    {
      TtBase its;

      if (other == g || !co_on_table (state, other))
        continue;
      its = co_base (setup, state, other);
      if (!tt_base_is_farther (base, &its, 0) &&
          tt_base_penetration (base, &its) > CO_OVERLAP_SLACK)
        return FALSE;
    }

  return TRUE;
}

static gboolean
check_place (const CoSetup *setup, const CoState *state, guint g, const TtPose *pose,
             AciesVerdict *verdict)
{
  const TtBase base = tt_base (pose, &setup->units[g].size);

  if (!is_in_zone (&setup->sides[co_side_of (setup, g)], base.quad.p, G_N_ELEMENTS (base.quad.p)))
    return co_refuse_at (verdict, co_refuse (verdict, DEPLOY_ZONE), base.centre);
  if (!is_on_table (setup, &base))
    return co_refuse_at (verdict, co_refuse (verdict, OFF_TABLE), base.centre);
  if (!is_clear (setup, state, g, &base))
    return co_refuse_at (verdict, co_refuse (verdict, ENDS_ON_FRIENDS), base.centre);
  if (co_in_river (setup, &base, FALSE))
    return co_refuse_at (verdict, co_refuse (verdict, DEPLOY_RIVER), base.centre);

  return TRUE;
}

/* ---- Actions ---- */

/* Of the deciding side, not one that comes later, nor one that is gone or in a fight already. */
static gboolean
check_unit (const CoSetup *setup, const CoState *state, const AciesAction *action,
            AciesVerdict *verdict)
{
  const guint unit = action->units != 0 ? acies_units_first (action->units) : CO_MAX_UNITS;
  TtPose      pose;
  guint       g;

  if (unit >= setup->sides[state->decider].n_units || action->units != ACIES_UNIT_BIT (unit) ||
      action->n_words != 3)
    return co_refuse (verdict, NOT_YOURS);

  g = co_stand (setup, state->decider, unit);
  if (setup->units[g].reserve_turn > 0)
    return co_refuse (verdict, DEPLOY_RESERVE);
  if (state->stands[g].status != CO_RESERVE && state->stands[g].status != CO_STEADY)
    return co_refuse (verdict, NOT_YOURS);

  pose = (TtPose){ action->words[0], action->words[1], action->words[2] };

  return check_place (setup, state, g, &pose, verdict);
}

static gboolean
check_commander (const CoSetup *setup, const CoState *state, const AciesAction *action,
                 AciesVerdict *verdict)
{
  const CoSideSetup *side = &setup->sides[state->decider];
  const guint        commander = action->commanders != 0 ? acies_units_first (action->commanders)
                                                         : CO_MAX_COMMANDERS;
  const TtPoint      point = { action->words[0], action->words[1] };
  const TtVec        at = tt_from_point (point);

  if (commander >= side->n_commanders || action->commanders != ACIES_UNIT_BIT (commander) ||
      action->n_words != 2)
    return co_refuse (verdict, NOT_YOURS);
  if (!is_in_zone (side, &at, 1))
    return co_refuse_at (verdict, co_refuse (verdict, DEPLOY_ZONE), at);
  if (point.x < 0 || point.y < 0 || point.x > setup->width || point.y > setup->height)
    return co_refuse_at (verdict, co_refuse (verdict, OFF_TABLE), at);

  return TRUE;
}

/* C-DEP-3: whether @side still has stands to place. */
static gboolean
has_unplaced (const CoSetup *setup, const CoState *state, guint side)
{
  for (guint unit = 0; unit < setup->sides[side].n_units; unit++)
    {
      const guint g = co_stand (setup, side, unit);

      if (state->stands[g].status == CO_RESERVE && setup->units[g].reserve_turn == 0)
        return TRUE;
    }

  return FALSE;
}

gboolean
co_deploy_check (const CoSetup *setup, const CoState *state, const AciesAction *action,
                 AciesVerdict *verdict)
{
  switch (action->kind)
    {
    case CO_DEPLOY:
      return check_unit (setup, state, action, verdict);
    case CO_DEPLOY_COMMANDER:
      return check_commander (setup, state, action, verdict);
    default:
      return !has_unplaced (setup, state, state->decider) || co_refuse (verdict, DEPLOY_MISSING);
    }
}

guint
co_deploy_place (const CoSetup *setup, CoState *state, const AciesAction *action)
{
  const guint g = co_stand (setup, state->decider, acies_units_first (action->units));
  CoStand    *stand = &state->stands[g];

  stand->pose = (TtPose){ action->words[0], action->words[1], tt_facing_normal (action->words[2]) };
  stand->status = CO_STEADY;

  return g;
}

static void
place_commander (const CoSetup *setup, CoState *state, const AciesAction *action,
                 AciesEventList *events)
{
  const guint  i = acies_units_first (action->commanders);
  CoCommander *commander = &state->commanders[state->decider][i];

  commander->at = (TtPoint){ action->words[0], action->words[1] };
  commander->placed = TRUE;
  co_event_add_commander (events, setup, state, CO_EVENT_COMMANDER_MOVED, "C-DEP-1",
                          state->decider, i);
}

/* The other side deploys, or the battle begins with the side that moves first (R41). */
static void
end_deployment (const CoSetup *setup, CoState *state, AciesEventList *events)
{
  if (state->decider != state->active)
    co_turn_begin (setup, state, events);
  else
    state->decider = (guint8) (1 - state->active);
}

void
co_deploy_apply (const CoSetup *setup, CoState *state, const AciesAction *action,
                 AciesEventList *events)
{
  switch (action->kind)
    {
    case CO_DEPLOY:
      co_event_add_stand (events, setup, state, CO_EVENT_DEPLOYED, "C-DEP-1",
                          co_deploy_place (setup, state, action));
      break;
    case CO_DEPLOY_COMMANDER:
      place_commander (setup, state, action, events);
      break;
    default:
      end_deployment (setup, state, events);
      break;
    }
}
