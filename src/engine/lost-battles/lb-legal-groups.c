/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-legal-groups.h"

#include "engine/lost-battles/lb-conditions.h"
#include "engine/lost-battles/lb-deploy.h"
#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-orders.h"

#define MOST_GROUPS 96
#define HALVED_FROM 4   /* units of a group that is worth halving */

/* What is being listed: the groups of one place. */
typedef struct
{
  const LbSetup     *setup;
  const LbState     *state;
  const LbSideSetup *own;
  AciesActionList   *list;
  AciesUnits         guards;       /* bodyguards of heroes in the battle */
  AciesUnits         whole;        /* of the zone; nobody if off the field */
  guint              zone;
  guint              budget;       /* Orders that can be had for a group of this place */
  guint              strategists;  /* bits: who may come along */
  guint              n_seen;
  AciesUnits         seen[MOST_GROUPS];  /* groups of more than one that have been listed */
} Lister;

static void
add_activation (Lister *lister, AciesUnits units, guint mode)
{
  AciesAction *action = acies_action_list_add (lister->list, LB_ACTIVATE);

  action->units = units;
  action->mode = (guint8) mode;

  /* 8.8.1: no strategist beside a hero. */
  if (lister->strategists == 0 || (units & lister->guards) != 0)
    return;

  for (guint i = 0; i < 2; i++)
    {
      if (((lister->strategists >> i) & 1) == 0)
        continue;
      action = acies_action_list_add (lister->list, LB_ACTIVATE);
      action->units = units;
      action->mode = (guint8) mode;
      action->commanders = ACIES_UNIT_BIT (i);
    }
}

static void
list_single (Lister *lister, AciesUnits unit)
{
  add_activation (lister, unit, LB_NORMAL);
  if (lb_activation_price (lister->setup, lister->state, unit, LB_DOUBLE) <= lister->budget)
    add_activation (lister, unit, LB_DOUBLE);
  if ((unit & lister->own->subtype[LB_LEGIONARIES] & lister->own->quality[LB_VETERAN]) != 0 &&
      lister->budget >= 2)
    add_activation (lister, unit, LB_TRIPLE);
}

/* A group of two or more, unless it has been listed. 4.2.5: only a whole zone has a use for the reduced price. */
static void
list_group (Lister *lister, AciesUnits units)
{
  const guint price = lb_activation_price (lister->setup, lister->state, units, LB_NORMAL);

  if (acies_units_count (units) < 2 || lister->n_seen == MOST_GROUPS)
    return;
  for (guint i = 0; i < lister->n_seen; i++)
    if (lister->seen[i] == units)
      return;

  lister->seen[lister->n_seen++] = units;
  if (price <= lister->budget)
    add_activation (lister, units, LB_NORMAL);
  if (price > 1 && units == lister->whole)
    add_activation (lister, units, LB_REDUCED);
}

static void
enter_place (Lister *lister, guint zone)
{
  lister->zone = zone;
  lister->whole = zone < LB_N_ZONES ? lister->state->zone[zone] : 0;
  lister->budget = lister->state->orders_left +
                   lb_activation_pool (lister->setup, lister->state, zone);
  lister->n_seen = 0;
  lister->strategists = 0;
  for (guint i = 0; i < lister->own->n_commanders; i++)
    if (lb_strategist_may_join (lister->setup, lister->state, i, zone))
      lister->strategists |= 1u << i;
}

static void
list_zone (Lister *lister, guint zone)
{
  const AciesUnits units = lister->state->zone[zone] & ~lister->state->acted[lister->state->active];

  if (units == 0)
    return;
  enter_place (lister, zone);
  if (lister->budget == 0)
    return;

  for (AciesUnits left = units; left != 0; left &= left - 1)
    list_single (lister, left & -left);
  if ((units & (units - 1)) == 0)
    return;
  list_group (lister, units);
  for (guint arm = 0; arm < LB_N_ARMS; arm++)
    if ((units & lister->own->arm[arm]) != 0)
      list_group (lister, units & lister->own->arm[arm]);
}

/* The whole zone if there are Orders enough for it; else its arms, or the first unit of each. */
static void
list_zone_few (Lister *lister, guint zone)
{
  const AciesUnits units = lister->state->zone[zone] & ~lister->state->acted[lister->state->active];

  if (units == 0)
    return;
  enter_place (lister, zone);
  if (lister->budget == 0)
    return;
  if ((units & (units - 1)) == 0)
    {
      list_single (lister, units);
      return;
    }

  list_group (lister, units);
  if (lb_activation_price (lister->setup, lister->state, units, LB_NORMAL) <= lister->budget)
    return;
  for (guint arm = 0; arm < LB_N_ARMS; arm++)
    {
      const AciesUnits same = units & lister->own->arm[arm];

      if (same == 0)
        continue;
      list_group (lister, same);
      if (lb_activation_price (lister->setup, lister->state, same, LB_NORMAL) > lister->budget ||
          (same & (same - 1)) == 0)
        add_activation (lister, same & -same, LB_NORMAL);
    }
}

/* The first of @units that may enter together: at most @most, in the room of one zone, within 10.1, with one hero (8.8.1). */
static AciesUnits
first_that_fit (const Lister *lister, AciesUnits units, guint most, guint room)
{
  const guint side = lister->state->active;
  const guint allowance = lb_entry_allowance (lister->setup, lister->state, side);
  AciesUnits  fitting = 0;

  for (AciesUnits left = units; left != 0 && most > 0; left &= left - 1)
    {
      const AciesUnits more = fitting | (left & -left);

      if (lb_room_of (lister->setup, side, more) > room ||
          lb_entry_count (lister->setup, lister->state, side, more) > allowance ||
          acies_units_count (more & lister->guards) > 1)
        continue;
      fitting = more;
      most--;
    }

  return fitting;
}

static void
list_entry_group (Lister *lister, AciesUnits units, guint room)
{
  const guint n = acies_units_count (units);

  list_group (lister, first_that_fit (lister, units, n, room));
  if (n >= HALVED_FROM)
    list_group (lister, first_that_fit (lister, units, n / 2, room));
}

/* The units of each "units" entry of the scenario among @units. */
static void
list_scenario_entries (Lister *lister, AciesUnits units, guint room)
{
  while (units != 0)
    {
      const guint entry = lister->own->units[acies_units_first (units)].entry;
      AciesUnits  same = 0;
      guint       unit;

      ACIES_FOREACH_UNIT (unit, units)
        if (lister->own->units[unit].entry == entry)
          same |= ACIES_UNIT_BIT (unit);

      list_entry_group (lister, same, room);
      units &= ~same;
    }
}

static void
list_singles (Lister *lister, AciesUnits units, guint room)
{
  for (AciesUnits left = units; left != 0; left &= left - 1)
    if (first_that_fit (lister, left & -left, 1, room) != 0)
      list_single (lister, left & -left);
}

/* @singly: each unit for itself too; else only where there is no other way */
static void
list_undeployed (Lister *lister, gboolean singly)
{
  const guint      n_before = lister->list->n;
  const guint      side = lister->state->active;
  const AciesUnits units = lister->state->undeployed[side] & ~lister->state->acted[side];
  guint            room;

  if (units == 0)
    return;
  room = lb_entry_room (lister->setup, lister->state);
  enter_place (lister, LB_OFF_FIELD);
  if (room == 0 || lister->budget == 0)
    return;

  if (singly)
    list_singles (lister, units, room);
  list_scenario_entries (lister, units, room);
  for (guint arm = 0; arm < LB_N_ARMS; arm++)
    list_entry_group (lister, units & lister->own->arm[arm], room);
  list_entry_group (lister, units, room);
  if (lister->list->n == n_before)
    list_singles (lister, units, room);
}

static void
init (Lister *lister, const LbSetup *setup, const LbState *state, AciesActionList *list)
{
  const guint side = state->active;

  lister->setup = setup;
  lister->state = state;
  lister->own = &setup->sides[side];
  lister->list = list;
  lister->guards = 0;
  for (guint i = 0; i < lister->own->n_commanders; i++)
    if (lister->own->commanders[i].kind == LB_HERO &&
        (state->commanders[side][i].state == LB_CMD_ON_FIELD ||
         state->commanders[side][i].state == LB_CMD_UNDEPLOYED))
      lister->guards |= ACIES_UNIT_BIT (lister->own->commanders[i].bodyguard);
}

void
lb_groups_list_few (const LbSetup *setup, const LbState *state, AciesActionList *list)
{
  Lister lister;

  init (&lister, setup, state, list);
  for (guint32 zones = state->held[state->active]; zones != 0; zones &= zones - 1)
    list_zone_few (&lister, (guint) __builtin_ctz (zones));
  list_undeployed (&lister, FALSE);
}

void
lb_groups_list (const LbSetup *setup, const LbState *state, AciesActionList *list)
{
  const guint side = state->active;
  Lister      lister;

  init (&lister, setup, state, list);
  for (guint32 zones = state->held[side]; zones != 0; zones &= zones - 1)
    list_zone (&lister, (guint) __builtin_ctz (zones));
  list_undeployed (&lister, TRUE);
}
