/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-setup-parts.h"

#include <glib/gi18n-lib.h>

#include "engine/lost-battles/lb-map.h"

/*
 * How far a unit can have come in the turn in which it entered: what a designer is warned of, not what the rules of play
 * decide. So it is generous: it looks at no other unit, and lets everybody move double.
 */
typedef struct
{
  const LbSetup *setup;
  guint          side;
  guint          goal;
  gboolean       is_slow;   /* pays 2 in difficult zones (5.4.1) */
  gboolean       may_turn;  /* 9.5 */
} LbReach;

#define DIFFICULT (ACIES_TERRAIN_HILL | ACIES_TERRAIN_FOREST | ACIES_TERRAIN_MARSH)

static guint
step_cost (const LbReach *reach, guint zone)
{
  const gboolean is_difficult = (reach->setup->terrain[zone] & DIFFICULT) != 0 ||
                                lb_zone_has_fortified_camp (reach->setup, zone);

  return reach->is_slow && is_difficult ? 2 : 1;
}

/* Whether @goal can be reached from @zone with @left movements and @n_free free turns (5.3). */
static gboolean
can_reach (const LbReach *reach, guint zone, guint facing, guint left, guint n_free)
{
  const guint next = lb_zone_next (zone, facing);

  if (zone == reach->goal)
    return TRUE;

  /* 3.4.4, 2.2.4 */
  if (next != LB_OFF_FIELD && lb_zone_half (next) == reach->side &&
      (reach->setup->terrain[next] & ACIES_TERRAIN_IMPASSABLE) == 0 &&
      step_cost (reach, next) <= left &&
      can_reach (reach, next, facing, left - step_cost (reach, next), n_free))
    return TRUE;

  if (!reach->may_turn || (n_free == 0 && left == 0))
    return FALSE;

  for (guint turn = ACIES_FACING_NORTH; turn <= ACIES_FACING_WEST; turn++)
    if (turn != facing &&
        can_reach (reach, zone, turn, n_free > 0 ? left : left - 1, n_free > 0 ? n_free - 1 : 0))
      return TRUE;

  return FALSE;
}

/* 3.3.2, 3.3.3: one way in, with @left movements before it. */
static gboolean
can_reach_through (const LbReach *reach, guint entry, guint facing, guint left, guint n_free)
{
  const LbSideSetup *own = &reach->setup->sides[reach->side];
  const gboolean     is_free = own->camp_zone == entry && !own->camp_fortified;

  if (reach->setup->terrain[entry] & ACIES_TERRAIN_IMPASSABLE)
    return FALSE;

  return can_reach (reach, entry, facing, is_free ? left : left - 1, n_free);
}

/* 4.4.1, 9.3: the most movements of a unit */
static guint
most_movements (const LbSideSetup *own, guint unit)
{
  const LbUnitSpec *spec = &own->units[unit];

  if (spec->subtype == LB_LEGIONARIES && spec->quality == LB_VETERAN)
    return 3;

  return (own->slow_terrain & ACIES_UNIT_BIT (unit)) != 0 ? 4 : 2;
}

/* 5.3(3) */
static const guint8 free_turns[LB_N_ARMS] = {
  [LB_LIGHT_INFANTRY] = 1,
  [LB_LIGHT_CAVALRY] = 2,
};

gboolean
lb_setup_can_reach (const LbSetup *setup, guint side, guint unit, guint goal)
{
  const LbSideSetup *own = &setup->sides[side];
  const LbUnitSpec  *spec = &own->units[unit];
  const guint        middle = lb_central_rear (side);
  const guint        most = most_movements (own, unit);
  const guint        n_free = free_turns[spec->arm];
  const LbReach      reach = { setup, side, goal, (own->slow_terrain & ACIES_UNIT_BIT (unit)) != 0,
                               spec->subtype != LB_SCYTHED };

  for (guint entry = middle - 1; entry <= middle + 1; entry++)
    if (can_reach_through (&reach, entry, lb_forward (side), most, n_free))
      return TRUE;

  /* R51: mounted troops may come in facing the wing. */
  return (own->mounted & ACIES_UNIT_BIT (unit)) != 0 &&
         (can_reach_through (&reach, middle - 1, ACIES_FACING_WEST, most, n_free) ||
          can_reach_through (&reach, middle + 1, ACIES_FACING_EAST, most, n_free));
}

void
lb_setup_check_reach (const LbGroupReader *reader, AciesUnits units, guint zone,
                      const AciesJsonCursor *group)
{
  const LbSideSetup    *own = &reader->setup->sides[reader->side];
  const AciesJsonCursor at = acies_json_member (group, "units");
  guint                 unit;

  if (units == 0)
    return;

  if (lb_zone_half (zone) != reader->side)
    {
      acies_json_warn (&at, reader->problems, "3.4.4",
                       _("in the turn in which they enter the field units do not come into the enemy's half"));
      return;
    }
  ACIES_FOREACH_UNIT (unit, units)
    if (!lb_setup_can_reach (reader->setup, reader->side, unit, zone))
      {
        acies_json_warn (&at, reader->problems, "3.3.2",
                         /* Translators: %1$s is the id of a unit, %2$s a zone like a2. */
                         _("\"%1$s\" cannot come as far as %2$s in the first turn"), own->units[unit].id, lb_zone_id (zone));
        return;
      }
}

void
lb_setup_check_surprise (const LbGroupReader *reader, const AciesJsonCursor *at)
{
  const LbSideSetup  *own = &reader->setup->sides[reader->side];
  const LbDeployment *deployment = &reader->deployment[reader->side];
  const AciesUnits    heavy = own->arm[LB_HEAVY_INFANTRY] | own->arm[LB_ELEPHANTS];
  AciesUnits          units = 0;
  guint               count;

  if (!own->surprised)
    return;

  for (guint i = 0; i < deployment->n_placements; i++)
    units |= deployment->placements[i].units;
  count = acies_units_count (units) + acies_units_count (units & heavy);
  if (count > 4)
    acies_json_warn (at, reader->problems, "10.1",
                     _("a surprised army brings on at most four units in the first turn, heavy infantry and elephants "
                       "counting as two; these count as %u"), count);
}
