/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-turn.h"

#include "engine/lost-battles/lb-clauses.h"
#include "engine/lost-battles/lb-events.h"
#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-group.h"
#include "engine/lost-battles/lb-move.h"
#include "engine/lost-battles/lb-phases.h"
#include "engine/lost-battles/lb-reasons.h"

gboolean
lb_units_can_turn (const LbActivation *group, AciesUnits units)
{
  guint unit;

  ACIES_FOREACH_UNIT (unit, units)
    if (group->free_turns[unit] == 0 && group->moves[unit] == 0)
      return FALSE;

  return TRUE;
}

void
lb_units_pay_turn (LbActivation *group, AciesUnits units)
{
  guint unit;

  ACIES_FOREACH_UNIT (unit, units)
    if (group->free_turns[unit] > 0)
      group->free_turns[unit]--;
    else
      group->moves[unit]--;
}

/* 5.3(3): whether a turn costs none of @units a movement. */
static gboolean
all_turn_free (const LbActivation *group, AciesUnits units)
{
  guint unit;

  ACIES_FOREACH_UNIT (unit, units)
    if (group->free_turns[unit] == 0)
      return FALSE;

  return TRUE;
}

/* 5.3(1), R7: the about-turn of a group that is not watched is free as its first turn, where it began; not to hoplites. */
static AciesUnits
units_that_pay (const LbSideSetup *own, const LbActivation *group, guint facing)
{
  const gboolean is_free = group->free_about && !group->turned && !group->stepped &&
                           facing == lb_opposite (group->start_facing);

  return is_free ? group->units & own->subtype[LB_HOPLITES] : group->units;
}

/* 5.3(2): a first turn, where the group began, from a front without enemies to one that it may then attack (R8). */
static gboolean
is_turn_to_attack (const LbSetup *setup, const LbState *state, guint facing)
{
  const LbActivation *group = &state->activation;

  return group->free_attack_turn && !group->turned && !group->stepped &&
         ((group->enemies_at_start >> facing) & 1) != 0 &&
         lb_attack_would_be_legal (setup, state, facing, NULL);
}

/* 4.2.3: books the turn of the whole of @group in itself alone; 9.5: scythed chariots are gone with it. */
static void
turn_group (const LbSideSetup *own, LbActivation *group, guint facing)
{
  lb_units_pay_turn (group, units_that_pay (own, group, facing));
  group->facing = (guint8) facing;
  group->turned = TRUE;
  group->units &= ~own->subtype[LB_SCYTHED];
}

/* 5.1.2: whether a part of a zone's units could still leave after this turn, perhaps after one more. */
static gboolean
could_leave_after_turn (const LbSetup *setup, const LbState *state, const LbActivation *group,
                        guint facing)
{
  const LbSideSetup *own = &setup->sides[state->active];
  LbActivation       after = *group;

  turn_group (own, &after, facing);
  if (after.units == 0 || lb_group_can_leave_zone (setup, state, &after))
    return TRUE;
  if (!lb_units_can_turn (&after, after.units))
    return FALSE;

  lb_units_pay_turn (&after, after.units);
  for (guint other = 0; other < 4; other++)
    {
      after.facing = (guint8) other;
      if (other != facing && lb_group_can_leave_zone (setup, state, &after))
        return TRUE;
    }

  return FALSE;
}

static gboolean
check_turn_of (const LbSetup *setup, const LbState *state, const LbActivation *group, guint facing,
               AciesVerdict *verdict)
{
  const LbSideSetup *own = &setup->sides[state->active];

  if (!lb_units_can_turn (group, units_that_pay (own, group, facing)))
    return (!group->turned && is_turn_to_attack (setup, state, facing)) ||
           lb_refuse (verdict, NO_MOVEMENT);
  if (!group->stepped && !group->was_alone && !could_leave_after_turn (setup, state, group, facing))
    return lb_refuse (verdict, PART_TURN_STAYS);

  return TRUE;
}

gboolean
lb_owed_turn_check (const LbSetup *setup, const LbState *state, AciesVerdict *verdict)
{
  const LbActivation *group = &state->activation;

  return !group->pending_turn || lb_units_can_turn (group, group->units) ||
         lb_refuse (verdict, NO_FREE_TURN);
}

void
lb_owed_turn_pay (const LbSetup *setup, LbState *state)
{
  LbActivation *group = &state->activation;

  if (group->pending_turn)
    lb_units_pay_turn (group, group->units);
  group->pending_turn = FALSE;
}

gboolean
lb_turn_check (const LbSetup *setup, const LbState *state, guint facing, AciesVerdict *verdict)
{
  const LbActivation *group = &state->activation;
  LbActivation        after;

  if (group->zone == LB_OFF_FIELD)
    return lb_refuse (verdict, ENTRY_FIRST);
  if (group->attacked)
    return lb_refuse (verdict, AFTER_ATTACK);
  if (group->stopped == LB_STOPPED_AT_FRIENDS)
    return lb_refuse (verdict, STOP_AT_FRIENDS);
  if (group->cheap_entry)
    return lb_refuse (verdict, CHEAP_ENTRY_TURN);
  if (facing == group->facing)
    return lb_refuse (verdict, SAME_FACING);
  if (!group->pending_turn)
    return check_turn_of (setup, state, group, facing, verdict);

  if (!lb_owed_turn_check (setup, state, verdict))
    return FALSE;
  after = *group;
  lb_units_pay_turn (&after, after.units);
  if (!lb_units_can_turn (&after, after.units))
    return lb_refuse (verdict, NO_FREE_TURN);

  return check_turn_of (setup, state, &after, facing, verdict);
}

static void
report_turn (const LbState *state, guint clause, gboolean is_free, AciesEventList *events)
{
  const LbActivation *group = &state->activation;
  AciesEvent         *event = lb_event_add (events, LB_EVENT_TURNED, clause, state->active);

  if (event == NULL)
    return;

  event->units = group->units;
  event->commanders = group->commander;
  event->cell = group->zone;
  event->args[0] = group->facing;
  event->args[1] = is_free;
}

void
lb_turn_apply (const LbSetup *setup, LbState *state, guint facing, AciesEventList *events)
{
  LbActivation *group = &state->activation;
  AciesUnits    payers;
  gboolean      is_free;

  lb_owed_turn_pay (setup, state);
  payers = units_that_pay (&setup->sides[state->active], group, facing);
  is_free = all_turn_free (group, payers);
  group->pending_turn = !is_free && is_turn_to_attack (setup, state, facing);
  if (!group->pending_turn)
    lb_units_pay_turn (group, payers);

  group->facing = (guint8) facing;
  group->turned = TRUE;
  group->turned_in_part = !group->stepped && !group->was_alone;
  if ((state->zone[group->zone] & ~group->units) == 0)
    state->facing[group->zone] = (guint8) facing;

  report_turn (state, is_free || group->pending_turn ? LB_CLAUSE_5_3 : LB_CLAUSE_5_2_3,
               is_free || group->pending_turn, events);
  if (!lb_scythed_vanish (setup, state, FALSE, events))
    lb_group_go_on (setup, state, events);
}

void
lb_matching_turn_make (LbState *state, guint facing, AciesEventList *events)
{
  LbActivation  *group = &state->activation;
  const gboolean is_free = all_turn_free (group, group->units);

  lb_units_pay_turn (group, group->units);
  group->facing = (guint8) facing;
  group->turned = TRUE;
  report_turn (state, LB_CLAUSE_5_1_1, is_free, events);
}
