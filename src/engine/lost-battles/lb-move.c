/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-move.h"

#include "engine/lost-battles/lb-clauses.h"
#include "engine/lost-battles/lb-events.h"
#include "engine/lost-battles/lb-group.h"
#include "engine/lost-battles/lb-losses.h"
#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-phases.h"
#include "engine/lost-battles/lb-reasons.h"
#include "engine/lost-battles/lb-turn.h"

/* 4.2.5, 5.4.3, 5.5.2, 6.1.5: whether the group may leave the zone at all. */
static gboolean
check_may_go (const LbActivation *group, AciesVerdict *verdict)
{
  if (group->zone == LB_OFF_FIELD)
    return lb_refuse (verdict, ENTRY_FIRST);
  if (group->attacked)
    return lb_refuse (verdict, AFTER_ATTACK);
  if (group->mode == LB_REDUCED)
    return lb_refuse (verdict, REDUCED_STEP);
  if (group->stopped == LB_STOPPED_AT_FRIENDS)
    return lb_refuse (verdict, STOP_AT_FRIENDS);
  if (group->stopped == LB_STOPPED_IN_CAMP)
    return lb_refuse (verdict, STOP_IN_CAMP);

  return TRUE;
}

gboolean
lb_entry_check (const LbSetup *setup, const LbState *state, const LbActivation *group, guint zone,
                AciesVerdict *verdict)
{
  const guint side = state->active;
  const guint load = lb_zone_load (setup, state, zone) + lb_room_of (setup, side, group->units);
  const int   commander = lb_commander_in (state, side, zone);

  /* 2.2.4 */
  if (setup->terrain[zone] & ACIES_TERRAIN_IMPASSABLE)
    return lb_refuse (verdict, IMPASSABLE);
  /* 5.5.3, R67 */
  if (load > setup->capacity[zone])
    return lb_refuse_with (verdict, ZONE_FULL, (int) load, setup->capacity[zone]);
  /* 8.8.1 */
  if (group->commander != 0 && commander >= 0)
    return lb_refuse (verdict, TWO_COMMANDERS);

  return TRUE;
}

/* 5.1.1, R12: who must turn on arrival to face as friends in @zone do; 9.5: scythed chariots vanish instead. */
static AciesUnits
units_to_match (const LbSideSetup *own, const LbState *state, const LbActivation *group, guint zone)
{
  if (state->zone_side[zone] != state->active || state->facing[zone] == group->facing)
    return 0;

  return group->units & ~own->subtype[LB_SCYTHED];
}

static gboolean
check_advance_of (const LbSetup *setup, const LbState *state, const LbActivation *group,
                  AciesVerdict *verdict)
{
  const LbSideSetup *own = &setup->sides[state->active];
  AciesUnits         turning;
  guint              target;
  gboolean           is_dear;

  if (!check_may_go (group, verdict))
    return FALSE;
  target = lb_zone_next (group->zone, group->facing);
  if (target == LB_OFF_FIELD)
    return lb_refuse (verdict, OFF_FIELD_AHEAD);
  if (lb_enemy_in (state, target, state->active))
    return lb_refuse (verdict, ENEMY_IN_ZONE);
  if (group->from == LB_OFF_FIELD && lb_zone_half (target) != state->active)
    return lb_refuse (verdict, ENTRY_ENEMY_HALF);
  is_dear = lb_zone_is_rough (setup, target);
  if (!lb_group_can_afford (own, group, is_dear))
    return lb_refuse (verdict, NO_MOVEMENT);
  if (!lb_entry_check (setup, state, group, target, verdict))
    return FALSE;

  turning = units_to_match (own, state, group, target);
  if (turning != 0)
    {
      LbActivation after = *group;

      if (group->cheap_entry)
        return lb_refuse (verdict, CHEAP_ENTRY_TURN);
      lb_group_spend (own, &after, is_dear);
      if (!lb_units_can_turn (&after, turning))
        return lb_refuse (verdict, FACING_MISMATCH);
    }

  return TRUE;
}

static gboolean
check_leave_of (const LbSetup *setup, const LbActivation *group, AciesVerdict *verdict)
{
  if (!check_may_go (group, verdict))
    return FALSE;
  if (lb_zone_next (group->zone, group->facing) != LB_OFF_FIELD)
    return lb_refuse (verdict, LEAVE_FACING);
  if (setup->terrain[group->zone] & ACIES_TERRAIN_COAST)
    return lb_refuse (verdict, LEAVE_COAST);

  return lb_units_have_moves (group, group->units, 1) || lb_refuse (verdict, NO_MOVEMENT);
}

gboolean
lb_advance_check (const LbSetup *setup, const LbState *state, AciesVerdict *verdict)
{
  return check_advance_of (setup, state, &state->activation, verdict);
}

gboolean
lb_leave_check (const LbSetup *setup, const LbState *state, AciesVerdict *verdict)
{
  return check_leave_of (setup, &state->activation, verdict);
}

gboolean
lb_group_can_leave_zone (const LbSetup *setup, const LbState *state, const LbActivation *group)
{
  return check_advance_of (setup, state, group, NULL) || check_leave_of (setup, group, NULL);
}

/* 8.2: a strategist who acts with the group is where the group is. */
static void
bring_strategist (const LbSetup *setup, LbState *state, guint zone)
{
  const LbSideSetup *own = &setup->sides[state->active];

  for (guint i = 0; i < own->n_commanders; i++)
    {
      if (own->commanders[i].kind != LB_STRATEGIST || ((state->activation.commander >> i) & 1) == 0)
        continue;
      state->commanders[state->active][i].state = LB_CMD_ON_FIELD;
      state->commanders[state->active][i].zone = (guint8) zone;
    }
}

gboolean
lb_scythed_vanish (const LbSetup *setup, LbState *state, gboolean by_joining,
                   AciesEventList *events)
{
  const guint      side = state->active;
  const AciesUnits scythed = state->activation.units & setup->sides[side].subtype[LB_SCYTHED];
  AciesEvent      *event;

  if (scythed == 0)
    return FALSE;

  event = lb_event_add (events, LB_EVENT_WITHDREW_BY_TURNING, LB_CLAUSE_9_5, side);
  if (event != NULL)
    {
      event->units = scythed;
      event->cell = state->activation.zone;
      event->args[0] = by_joining;
    }

  lb_remove_units (setup, state, side, scythed, LB_LOSS_WITHDRAWN, LB_CLAUSE_9_5, events);

  return lb_check_end (setup, state, events);
}

static void
report_step (const LbState *state, guint kind, guint clause, guint from, AciesEventList *events)
{
  const LbActivation *group = &state->activation;
  AciesEvent         *event = lb_event_add (events, kind, clause, state->active);

  if (event == NULL)
    return;

  event->units = group->units;
  event->commanders = group->commander;
  event->cell = group->zone;
  if (from < LB_N_ZONES)
    event->other_cell = (gint16) from;
  event->args[0] = group->facing;
}

/* 5.1.1, 5.5.2, 9.5: what the group does on arrival among friends. TRUE if the battle is over with it. */
static gboolean
join_friends (const LbSetup *setup, LbState *state, guint facing, AciesEventList *events)
{
  LbActivation *group = &state->activation;

  group->stopped = LB_STOPPED_AT_FRIENDS;
  if (lb_scythed_vanish (setup, state, TRUE, events))
    return TRUE;
  if (group->units != 0 && group->facing != facing)
    lb_matching_turn_make (state, facing, events);

  return FALSE;
}

gboolean
lb_group_arrive (const LbSetup *setup, LbState *state, guint zone, guint kind, guint clause,
                 AciesEventList *events)
{
  const guint    side = state->active;
  LbActivation  *group = &state->activation;
  const guint    from = group->zone;
  const gboolean is_joining = state->zone_side[zone] == side;
  const guint    facing = is_joining ? state->facing[zone] : group->facing;

  lb_put_units (setup, state, side, group->units, zone, facing);
  state->entered[side] |= group->units;
  group->zone = (guint8) zone;
  group->stepped = TRUE;
  group->turned_in_part = FALSE;
  bring_strategist (setup, state, zone);
  report_step (state, kind, clause, from, events);

  return is_joining && join_friends (setup, state, facing, events);
}

void
lb_advance_apply (const LbSetup *setup, LbState *state, AciesEventList *events)
{
  LbActivation *group = &state->activation;
  const guint   target = lb_zone_next (group->zone, group->facing);

  lb_group_spend (&setup->sides[state->active], group, lb_zone_is_rough (setup, target));
  if (lb_group_arrive (setup, state, target, LB_EVENT_ADVANCED, LB_CLAUSE_5_2_2, events))
    return;

  /* 5.4.3 */
  if (group->stopped == LB_STOPPED_NOT && lb_zone_has_camp (setup, target))
    {
      group->stopped = LB_STOPPED_IN_CAMP;
      group->no_attack = TRUE;
    }
  if (group->units != 0)
    lb_after_entry (setup, state, state->active, target, events);

  if (!lb_check_end (setup, state, events))
    lb_group_go_on (setup, state, events);
}

/* 5.7, R23: a strategist leaves as well as his group does: withdrawn if all of it was fresh, else lost. */
static void
take_strategist_off (const LbSetup *setup, LbState *state, AciesEventList *events)
{
  const guint        side = state->active;
  const LbSideSetup *own = &setup->sides[side];
  const gboolean     is_fresh = (state->activation.units & state->disordered[side]) == 0;

  for (guint i = 0; i < own->n_commanders; i++)
    if (own->commanders[i].kind == LB_STRATEGIST && ((state->activation.commander >> i) & 1) != 0)
      lb_remove_commander (setup, state, side, i, is_fresh ? LB_CMD_WITHDRAWN : LB_CMD_LOST,
                           LB_CLAUSE_5_7, events);
}

void
lb_leave_apply (const LbSetup *setup, LbState *state, AciesEventList *events)
{
  const guint      side = state->active;
  const AciesUnits fresh = state->activation.units & state->fresh[side];
  const AciesUnits disordered = state->activation.units & state->disordered[side];

  report_step (state, LB_EVENT_LEFT_FIELD, LB_CLAUSE_5_7, LB_OFF_FIELD, events);
  take_strategist_off (setup, state, events);
  if (fresh != 0)
    lb_remove_units (setup, state, side, fresh, LB_LOSS_WITHDRAWN, LB_CLAUSE_5_7, events);
  if (disordered != 0)
    lb_remove_units (setup, state, side, disordered, LB_LOSS_FLED, LB_CLAUSE_5_7, events);

  if (!lb_check_end (setup, state, events))
    lb_activation_end (setup, state, events);
}
