/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-pursuit.h"

#include "engine/lost-battles/lb-clauses.h"
#include "engine/lost-battles/lb-events.h"
#include "engine/lost-battles/lb-losses.h"
#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-phases.h"
#include "engine/lost-battles/lb-reasons.h"

#define MAX_ALL_CHOICES 6 /* up to so many pursuers every choice of them is listed */

/* 9.2, R46: hoplites stay while enemy heavy infantry stands beside their zone. */
static gboolean
hoplites_must_stay (const LbSetup *setup, const LbState *state)
{
  const AciesUnits heavy = setup->sides[1 - state->active].arm[LB_HEAVY_INFANTRY];

  for (guint facing = 0; facing < 4; facing++)
    {
      const guint next = lb_zone_next (state->activation.zone, facing);

      if (lb_enemy_in (state, next, state->active) && (state->zone[next] & heavy) != 0)
        return TRUE;
    }

  return FALSE;
}

/* 8.8.1, R57: bodyguards whose hero would meet another commander there. */
static AciesUnits
units_barred_by_commanders (const LbSetup *setup, const LbState *state)
{
  const LbSideSetup *army = &setup->sides[state->active];
  AciesUnits         barred = 0;

  if (lb_commander_in (state, state->active, state->activation.target) < 0)
    return 0;

  for (guint i = 0; i < army->n_commanders; i++)
    if (army->commanders[i].kind == LB_HERO &&
        state->commanders[state->active][i].state == LB_CMD_ON_FIELD)
      barred |= lb_unit_bit (army->commanders[i].bodyguard);

  return barred;
}

AciesUnits
lb_pursuers (const LbSetup *setup, const LbState *state)
{
  const LbActivation *group = &state->activation;
  const AciesUnits    hoplites = setup->sides[state->active].subtype[LB_HOPLITES];
  AciesUnits          units = group->units;

  if (group->mode == LB_REDUCED)
    units &= group->rolled;
  if ((units & hoplites) != 0 && hoplites_must_stay (setup, state))
    units &= ~hoplites;

  return units & ~units_barred_by_commanders (setup, state);
}

guint
lb_pursuing_strategists (const LbSetup *setup, const LbState *state)
{
  const LbActivation *group = &state->activation;
  const LbSideSetup  *army = &setup->sides[state->active];
  guint               bits = 0;

  if (lb_commander_in (state, state->active, group->target) >= 0)
    return 0;

  for (guint i = 0; i < army->n_commanders; i++)
    if (army->commanders[i].kind == LB_STRATEGIST && (group->commander & (1u << i)) != 0 &&
        state->commanders[state->active][i].zone == group->zone)
      bits |= 1u << i;

  return bits;
}

/* Heroes (bits) whose bodyguards are among @units: they go along, named or not. */
static guint
heroes_of (const LbSetup *setup, const LbState *state, AciesUnits units)
{
  const LbSideSetup *army = &setup->sides[state->active];
  guint              bits = 0;

  for (guint i = 0; i < army->n_commanders; i++)
    if (army->commanders[i].kind == LB_HERO &&
        state->commanders[state->active][i].state == LB_CMD_ON_FIELD &&
        (units & lb_unit_bit (army->commanders[i].bodyguard)) != 0)
      bits |= 1u << i;

  return bits;
}

/* 6.9.1, 6.9.2, 9.2, 8.8.1: why @units are not all pursuers. */
static gboolean
refuse_units (const LbSetup *setup, const LbState *state, AciesUnits units, AciesVerdict *verdict)
{
  const LbActivation *group = &state->activation;

  if (units & ~group->units)
    return lb_refuse (verdict, PURSUER);
  if (group->mode == LB_REDUCED && (units & ~group->rolled) != 0)
    return lb_refuse (verdict, PURSUER_REDUCED);
  if (units & units_barred_by_commanders (setup, state))
    return lb_refuse (verdict, TWO_COMMANDERS);

  return lb_refuse (verdict, HOPLITES_ADVANCE);
}

gboolean
lb_pursuit_check (const LbSetup *setup, const LbState *state, const AciesAction *action,
                  AciesVerdict *verdict)
{
  const LbActivation *group = &state->activation;
  const guint         room = lb_room_of (setup, state->active, action->units);
  AciesUnits          others;

  if (action->units & ~lb_pursuers (setup, state))
    return refuse_units (setup, state, action->units, verdict);
  if (room > setup->capacity[group->target])
    return lb_refuse_with (verdict, ZONE_FULL, (int) room, setup->capacity[group->target]);

  others = action->commanders & ~(AciesUnits) heroes_of (setup, state, action->units);
  if ((others & ~(AciesUnits) lb_pursuing_strategists (setup, state)) != 0 ||
      (others != 0 && action->units == 0))
    return lb_refuse (verdict, STRATEGIST_ABSENT);

  return TRUE;
}

static void
list_pursuit (const LbSetup *setup, const LbState *state, AciesUnits units, AciesActionList *list)
{
  const guint strategists = lb_pursuing_strategists (setup, state);

  if (lb_room_of (setup, state->active, units) > setup->capacity[state->activation.target])
    return;

  acies_action_list_add (list, LB_PURSUE)->units = units;
  if (strategists != 0 && units != 0)
    {
      AciesAction *action = acies_action_list_add (list, LB_PURSUE);

      action->units = units;
      action->commanders = strategists;
    }
}

/* 5.5.3: all of @units, or as many of them as the emptied zone holds, the first first. */
static AciesUnits
as_many_as_fit (const LbSetup *setup, const LbState *state, AciesUnits units)
{
  const guint capacity = setup->capacity[state->activation.target];
  AciesUnits  fitting = 0;
  guint       unit;

  if (lb_room_of (setup, state->active, units) <= capacity)
    return units;

  ACIES_FOREACH_UNIT (unit, units)
    if (lb_room_of (setup, state->active, fitting | ACIES_UNIT_BIT (unit)) <= capacity)
      fitting |= ACIES_UNIT_BIT (unit);

  return fitting;
}

/* Whole arms and single units, where there are too many pursuers to name every choice. */
static void
list_some (const LbSetup *setup, const LbState *state, AciesUnits pursuers, AciesActionList *list)
{
  const LbSideSetup *army = &setup->sides[state->active];
  guint              unit;

  for (guint arm = 0; arm < LB_N_ARMS; arm++)
    {
      const AciesUnits units = pursuers & army->arm[arm];

      if (acies_units_count (units) > 1 && units != pursuers)
        list_pursuit (setup, state, units, list);
    }
  ACIES_FOREACH_UNIT (unit, pursuers)
    list_pursuit (setup, state, ACIES_UNIT_BIT (unit), list);
  list->complete = FALSE;
}

/* All who fit, nobody, then every other choice of few pursuers; of many some, the rest can be asked of check. */
void
lb_pursuit_list (const LbSetup *setup, const LbState *state, AciesActionList *list)
{
  const AciesUnits pursuers = lb_pursuers (setup, state);
  const AciesUnits most = as_many_as_fit (setup, state, pursuers);

  list_pursuit (setup, state, most, list);
  list_pursuit (setup, state, 0, list);
  if (acies_units_count (pursuers) > MAX_ALL_CHOICES)
    {
      list_some (setup, state, pursuers, list);
      return;
    }

  for (AciesUnits units = pursuers; units != 0; units = (units - 1) & pursuers)
    if (units != most)
      list_pursuit (setup, state, units, list);
}

/* 6.9.5: the lead goes on leading where it arrives. */
static void
advance (const LbSetup *setup, LbState *state, AciesUnits units, guint strategists)
{
  const LbActivation *group = &state->activation;
  const guint         side = state->active;
  const guint         target = group->target;
  const guint         lead = state->lead[group->zone];

  lb_put_units (setup, state, side, units, target, group->facing);
  state->entered[side] |= units;
  if (lead != LB_NO_UNIT && (units & ACIES_UNIT_BIT (lead)) != 0)
    state->lead[target] = (guint8) lead;
  for (guint i = 0; i < setup->sides[side].n_commanders; i++)
    if (strategists & (1u << i))
      state->commanders[side][i].zone = (guint8) target;
}

void
lb_pursuit_apply (const LbSetup *setup, LbState *state, const AciesAction *action,
                  AciesEventList *events)
{
  const guint from = state->activation.zone;
  const guint target = state->activation.target;
  const guint strategists = (guint) action->commanders & lb_pursuing_strategists (setup, state);
  AciesEvent *event = lb_event_add (events, LB_EVENT_PURSUED, LB_CLAUSE_6_9_1, state->active);

  if (event != NULL)
    {
      event->units = action->units;
      event->commanders = strategists | heroes_of (setup, state, action->units);
      event->cell = (gint16) target;
      event->other_cell = (gint16) from;
    }

  if (action->units != 0)
    {
      advance (setup, state, action->units, strategists);
      lb_after_entry (setup, state, state->active, target, events);
      if (lb_check_end (setup, state, events))
        return;
    }

  /* 6.9.4 */
  state->phase = LB_PHASE_GROUP;
  lb_activation_end (setup, state, events);
}
