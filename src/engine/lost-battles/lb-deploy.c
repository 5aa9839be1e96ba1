/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-deploy.h"

#include "engine/lost-battles/lb-clauses.h"
#include "engine/lost-battles/lb-conditions.h"
#include "engine/lost-battles/lb-events.h"
#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-group.h"
#include "engine/lost-battles/lb-move.h"
#include "engine/lost-battles/lb-reasons.h"
#include "engine/lost-battles/lb-turn.h"

#define N_REARS  3
#define NO_FACING 4

typedef struct
{
  guint8 zone;
  guint8 wing;  /* 3.3.2, R51: the facing towards the wing beside it; NO_FACING in the central rear */
} Rear;

static const Rear rears[LB_N_SIDES][N_REARS] = {
  { { 1, ACIES_FACING_WEST }, { 2, NO_FACING }, { 3, ACIES_FACING_EAST } },
  { { 16, ACIES_FACING_WEST }, { 17, NO_FACING }, { 18, ACIES_FACING_EAST } },
};

static const Rear *
find_rear (guint side, guint zone)
{
  for (guint i = 0; i < N_REARS; i++)
    if (rears[side][i].zone == zone)
      return &rears[side][i];

  return NULL;
}

/* 3.4.2, 10.1: after the first turn only the central rear is open, but not so to an army that was surprised. */
static gboolean
is_late (const LbSetup *setup, const LbState *state)
{
  return state->turn > 1 && !setup->sides[state->active].surprised;
}

/* 3.3.2, R51: only cavalry and chariots. */
static gboolean
may_face_wing (const LbSetup *setup, const LbState *state)
{
  return (state->activation.units & ~setup->sides[state->active].mounted) == 0;
}

/* 3.3.2, 3.3.3, 5.4.1: one movement whatever the ground, none into the own unfortified camp. */
static guint
entry_cost (const LbSetup *setup, const LbState *state, guint zone)
{
  const LbSideSetup *own = &setup->sides[state->active];

  return own->camp_zone == zone && !own->camp_fortified ? 0 : 1;
}

/* 3.4.5, 5.1.1, R12: whether the group can turn at once to the facing of friends in @zone. */
static gboolean
check_matching (const LbSetup *setup, const LbState *state, guint zone, guint facing,
                AciesVerdict *verdict)
{
  const LbSideSetup  *own = &setup->sides[state->active];
  const LbActivation *group = &state->activation;
  const AciesUnits    turning = group->units & ~own->subtype[LB_SCYTHED];
  LbActivation        after;

  if (state->zone_side[zone] != state->active || state->facing[zone] == facing || turning == 0)
    return TRUE;
  if (group->cheap_entry)
    return lb_refuse (verdict, CHEAP_ENTRY_TURN);

  after = *group;
  lb_units_spend (&after, after.units, entry_cost (setup, state, zone));

  return lb_units_can_turn (&after, turning) || lb_refuse (verdict, FACING_MISMATCH);
}

gboolean
lb_deploy_check (const LbSetup *setup, const LbState *state, guint zone, guint facing,
                 AciesVerdict *verdict)
{
  const guint side = state->active;
  const Rear *rear = find_rear (side, zone);

  if (state->activation.zone != LB_OFF_FIELD)
    return lb_refuse (verdict, ENTERED_ALREADY);
  if (rear == NULL)
    return lb_refuse (verdict, ENTRY_ZONE);
  if (facing != lb_forward (side) && (facing != rear->wing || !may_face_wing (setup, state)))
    return lb_refuse (verdict, ENTRY_ZONE);
  if (is_late (setup, state) && (zone != lb_central_rear (side) || facing != lb_forward (side)))
    return lb_refuse (verdict, ENTRY_LATE);
  if (lb_enemy_in (state, zone, side))
    return lb_refuse (verdict, ENTRY_ENEMY);

  return lb_entry_check (setup, state, &state->activation, zone, verdict) &&
         check_matching (setup, state, zone, facing, verdict);
}

void
lb_deploy_apply (const LbSetup *setup, LbState *state, guint zone, guint facing,
                 AciesEventList *events)
{
  LbActivation *group = &state->activation;

  state->entered_this_turn += (guint8) lb_entry_count (setup, state, state->active, group->units);
  lb_units_spend (group, group->units, entry_cost (setup, state, zone));
  group->facing = (guint8) facing;

  if (!lb_group_arrive (setup, state, zone, LB_EVENT_DEPLOYED, LB_CLAUSE_3_3_2, events))
    lb_group_go_on (setup, state, events);
}

gboolean
lb_deploy_is_possible (const LbSetup *setup, const LbState *state)
{
  for (guint i = 0; i < N_REARS; i++)
    {
      const Rear *rear = &rears[state->active][i];

      if (lb_deploy_check (setup, state, rear->zone, lb_forward (state->active), NULL) ||
          (rear->wing != NO_FACING && lb_deploy_check (setup, state, rear->zone, rear->wing, NULL)))
        return TRUE;
    }

  return FALSE;
}

static void
list_entry (const LbSetup *setup, const LbState *state, guint zone, guint facing,
            AciesActionList *list)
{
  AciesAction *action;

  if (!lb_deploy_check (setup, state, zone, facing, NULL))
    return;

  action = acies_action_list_add (list, LB_DEPLOY);
  action->args[0] = (gint16) zone;
  action->args[1] = (gint16) facing;
}

void
lb_deploy_list (const LbSetup *setup, const LbState *state, AciesActionList *list)
{
  for (guint i = 0; i < N_REARS; i++)
    {
      const Rear *rear = &rears[state->active][i];

      list_entry (setup, state, rear->zone, lb_forward (state->active), list);
      if (rear->wing != NO_FACING)
        list_entry (setup, state, rear->zone, rear->wing, list);
    }
}

guint
lb_entry_room (const LbSetup *setup, const LbState *state)
{
  const guint side = state->active;
  guint       most = 0;

  for (guint i = 0; i < N_REARS; i++)
    {
      const guint zone = rears[side][i].zone;
      const guint load = lb_zone_load (setup, state, zone);

      if (is_late (setup, state) && zone != lb_central_rear (side))
        continue;
      if (lb_enemy_in (state, zone, side) || (setup->terrain[zone] & ACIES_TERRAIN_IMPASSABLE) != 0)
        continue;
      if (setup->capacity[zone] > load)
        most = MAX (most, setup->capacity[zone] - load);
    }

  return most;
}
