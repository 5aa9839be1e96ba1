/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-group.h"

#include "engine/lost-battles/lb-deploy.h"
#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-move.h"
#include "engine/lost-battles/lb-phases.h"
#include "engine/lost-battles/lb-reasons.h"
#include "engine/lost-battles/lb-turn.h"

#define ROUGH (ACIES_TERRAIN_HILL | ACIES_TERRAIN_FOREST | ACIES_TERRAIN_MARSH)

gboolean
lb_zone_is_rough (const LbSetup *setup, guint zone)
{
  return (setup->terrain[zone] & ROUGH) != 0 || lb_zone_has_fortified_camp (setup, zone);
}

gboolean
lb_units_have_moves (const LbActivation *group, AciesUnits units, guint n)
{
  guint unit;

  ACIES_FOREACH_UNIT (unit, units)
    if (group->moves[unit] < n)
      return FALSE;

  return TRUE;
}

void
lb_units_spend (LbActivation *group, AciesUnits units, guint n)
{
  guint unit;

  ACIES_FOREACH_UNIT (unit, units)
    group->moves[unit] -= (guint8) n;
}

/* 5.4.1, 5.4.2, 2.2.3, 6.13: those who pay 2 where the way is dear to mounted troops. */
static AciesUnits
dear_units (const LbSideSetup *own, AciesUnits units, gboolean is_dear)
{
  return is_dear ? units & own->slow_terrain : 0;
}

gboolean
lb_group_can_afford (const LbSideSetup *own, const LbActivation *group, gboolean is_dear)
{
  const AciesUnits dear = dear_units (own, group->units, is_dear);

  return lb_units_have_moves (group, dear, 2) &&
         lb_units_have_moves (group, group->units & ~dear, 1);
}

void
lb_group_spend (const LbSideSetup *own, LbActivation *group, gboolean is_dear)
{
  const AciesUnits dear = dear_units (own, group->units, is_dear);

  lb_units_spend (group, dear, 2);
  lb_units_spend (group, group->units & ~dear, 1);
}

/* 6.1.1: rough ground as for a step, and enemy elephants. */
static gboolean
is_dear_to_attack (const LbSetup *setup, const LbState *state, guint target)
{
  const guint enemy = 1u - state->active;

  return lb_zone_is_rough (setup, target) ||
         (state->zone[target] & setup->sides[enemy].arm[LB_ELEPHANTS]) != 0;
}

gboolean
lb_attack_movement_check (const LbSetup *setup, const LbState *state, guint target,
                          AciesVerdict *verdict)
{
  const gboolean is_dear = is_dear_to_attack (setup, state, target);

  return lb_group_can_afford (&setup->sides[state->active], &state->activation, is_dear) ||
         lb_refuse (verdict, NO_MOVEMENT);
}

void
lb_attack_movement_spend (const LbSetup *setup, LbState *state, guint target)
{
  const gboolean is_dear = is_dear_to_attack (setup, state, target);

  /* R8: the attack has made the turn free. */
  state->activation.pending_turn = FALSE;
  lb_group_spend (&setup->sides[state->active], &state->activation, is_dear);
}

/* 5.2.1, 5.3(3), 5.6.1, 4.4: each unit's movements, and the free turns of light troops. */
static void
fill_budgets (const LbSideSetup *own, LbActivation *group)
{
  static const guint8 moves_on_foot[] = {
    [LB_NORMAL] = 1, [LB_REDUCED] = 1, [LB_DOUBLE] = 2, [LB_TRIPLE] = 3
  };
  const guint         on_foot = moves_on_foot[group->mode];
  guint               unit;

  ACIES_FOREACH_UNIT (unit, group->units)
    {
      const AciesUnits bit = ACIES_UNIT_BIT (unit);

      /* 9.4: cataphracts are slow, and are not among those whom rough ground slows. */
      group->moves[unit] = (guint8) ((bit & own->slow_terrain) != 0 ? 2 * on_foot : on_foot);
      if (bit & own->arm[LB_LIGHT_CAVALRY])
        group->free_turns[unit] = 2;
      else if ((bit & own->arm[LB_LIGHT_INFANTRY]) != 0 && !group->cheap_entry)
        group->free_turns[unit] = 1;
    }
}

/* 5.3(1), R7: no enemy to the left, right or rear, nor beside the zone behind. */
static gboolean
is_unwatched (const LbState *state, const LbActivation *group)
{
  const guint rear = lb_zone_next (group->zone, lb_opposite (group->facing));

  if ((group->enemies_at_start & ~(1u << group->facing)) != 0)
    return FALSE;

  return rear == LB_OFF_FIELD || lb_enemy_neighbours (state, rear, state->active) == 0;
}

void
lb_group_open (const LbSetup *setup, LbState *state, AciesUnits units, guint commanders, guint mode,
               gboolean is_cheap_entry)
{
  const guint        side = state->active;
  const LbSideSetup *own = &setup->sides[side];
  LbActivation      *group = &state->activation;

  memset (group, 0, sizeof *group);
  group->open = TRUE;
  group->mode = (guint8) mode;
  group->units = units;
  group->commander = (guint8) commanders;
  group->from = group->zone = state->where[side][acies_units_first (units)];
  group->facing = (guint8) lb_forward (side);
  group->was_alone = TRUE;
  group->no_attack = group->zone == LB_OFF_FIELD || mode == LB_DOUBLE || mode == LB_TRIPLE;
  group->cheap_entry = is_cheap_entry && (units & own->arm[LB_LIGHT_INFANTRY]) != 0;
  group->pool_open = TRUE;
  group->lead = LB_NO_UNIT;
  group->target = LB_OFF_FIELD;

  if (group->zone < LB_N_ZONES)
    {
      group->facing = state->facing[group->zone];
      group->was_alone = state->zone[group->zone] == units;
      group->enemies_at_start = (guint8) lb_enemy_neighbours (state, group->zone, side);
      group->free_about = is_unwatched (state, group);
      group->free_attack_turn = ((group->enemies_at_start >> group->facing) & 1) == 0;
    }
  group->start_facing = group->facing;
  fill_budgets (own, group);

  state->phase = LB_PHASE_GROUP;
}

gboolean
lb_finish_check (const LbSetup *setup, const LbState *state, AciesVerdict *verdict)
{
  const LbActivation *group = &state->activation;

  if (group->attacked)
    return TRUE;
  if (group->turned_in_part)
    return lb_refuse (verdict, PART_TURN_STAYS);

  return lb_owed_turn_check (setup, state, verdict);
}

void
lb_finish_apply (const LbSetup *setup, LbState *state, AciesEventList *events)
{
  lb_owed_turn_pay (setup, state);
  lb_activation_end (setup, state, events);
}

void
lb_activation_end (const LbSetup *setup, LbState *state, AciesEventList *events)
{
  memset (&state->activation, 0, sizeof state->activation);
  if (state->phase != LB_PHASE_OVER)
    state->phase = LB_PHASE_ACTIVATE;
}

gboolean
lb_group_can_step (const LbSetup *setup, const LbState *state)
{
  const LbActivation *group = &state->activation;

  if (group->zone == LB_OFF_FIELD)
    return lb_deploy_is_possible (setup, state);
  if (group->stopped == LB_STOPPED_AT_FRIENDS)
    return FALSE;
  if (lb_advance_check (setup, state, NULL))
    return TRUE;
  for (guint facing = 0; facing < 4; facing++)
    if (lb_turn_check (setup, state, facing, NULL))
      return TRUE;

  return lb_group_can_attack (setup, state, NULL) || lb_leave_check (setup, state, NULL);
}

void
lb_group_go_on (const LbSetup *setup, LbState *state, AciesEventList *events)
{
  if (state->activation.units == 0 || !lb_group_can_step (setup, state))
    lb_activation_end (setup, state, events);
}
