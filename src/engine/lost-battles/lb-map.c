/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-map.h"

#define LB_ROW(zone)    ((zone) / LB_N_COLUMNS)
#define LB_COLUMN(zone) ((zone) % LB_N_COLUMNS)

/* 2.1.1 */
static const char zone_ids[LB_N_ZONES][3] = {
  "a1", "b1", "c1", "d1", "e1",
  "a2", "b2", "c2", "d2", "e2",
  "a3", "b3", "c3", "d3", "e3",
  "a4", "b4", "c4", "d4", "e4",
};

/* 2.1.3: north, east, south, west; 20 is off the field. */
const guint8 lb_next_zones[LB_N_ZONES][4] = {
  { 20, 1, 5, 20 },   { 20, 2, 6, 0 },    { 20, 3, 7, 1 },    { 20, 4, 8, 2 },
  { 20, 20, 9, 3 },
  { 0, 6, 10, 20 },   { 1, 7, 11, 5 },    { 2, 8, 12, 6 },    { 3, 9, 13, 7 },
  { 4, 20, 14, 8 },
  { 5, 11, 15, 20 },  { 6, 12, 16, 10 },  { 7, 13, 17, 11 },  { 8, 14, 18, 12 },
  { 9, 20, 19, 13 },
  { 10, 16, 20, 20 }, { 11, 17, 20, 15 }, { 12, 18, 20, 16 }, { 13, 19, 20, 17 },
  { 14, 20, 20, 18 },
};

const char *
lb_zone_id (guint zone)
{
  g_return_val_if_fail (zone < LB_N_ZONES, NULL);

  return zone_ids[zone];
}

guint
lb_zone_find (const char *id)
{
  g_return_val_if_fail (id != NULL, LB_OFF_FIELD);

  if (id[0] < 'a' || id[0] > 'e' || id[1] < '1' || id[1] > '4' || id[2] != '\0')
    return LB_OFF_FIELD;

  return (guint) (id[1] - '1') * LB_N_COLUMNS + (guint) (id[0] - 'a');
}

guint
lb_zone_distance (guint a, guint b)
{
  const int columns = (int) LB_COLUMN (a) - (int) LB_COLUMN (b);
  const int rows = (int) LB_ROW (a) - (int) LB_ROW (b);

  return (guint) (ABS (columns) + ABS (rows));
}

guint
lb_zone_half (guint zone)
{
  return zone < LB_N_ZONES / 2 ? 0 : 1;
}

gboolean
lb_zone_is_central (guint zone)
{
  const guint column = LB_COLUMN (zone);

  return !lb_zone_is_edge (zone) && column > 0 && column < LB_N_COLUMNS - 1;
}

gboolean
lb_zone_is_rear (guint zone)
{
  const guint column = LB_COLUMN (zone);
  const guint row = LB_ROW (zone);

  return (row == 0 || row == LB_N_ROWS - 1) && column > 0 && column < LB_N_COLUMNS - 1;
}

gboolean
lb_zone_is_edge (guint zone)
{
  const guint column = LB_COLUMN (zone);
  const guint row = LB_ROW (zone);

  return row == 0 || row == LB_N_ROWS - 1 || column == 0 || column == LB_N_COLUMNS - 1;
}

guint
lb_central_rear (guint side)
{
  return side == 0 ? 2 : 17;
}

guint
lb_forward (guint side)
{
  return side == 0 ? ACIES_FACING_SOUTH : ACIES_FACING_NORTH;
}

guint
lb_opposite (guint facing)
{
  return facing ^ 2;
}

guint
lb_direction_to (guint from, guint to)
{
  for (guint facing = 0; facing < 4; facing++)
    if (lb_next_zones[from][facing] == to)
      return facing;

  g_return_val_if_reached (ACIES_FACING_NORTH);
}

guint
lb_enemy_neighbours (const LbState *state, guint zone, guint side)
{
  const guint32 enemy = state->held[1 - side];
  const guint8 *next = lb_next_zones[zone];

  return ((enemy >> next[0]) & 1) | ((enemy >> next[1]) & 1) << 1 |
         ((enemy >> next[2]) & 1) << 2 | ((enemy >> next[3]) & 1) << 3;
}

gboolean
lb_between_enemies (const LbState *state, guint zone, guint side)
{
  const guint enemies = lb_enemy_neighbours (state, zone, side);

  return (enemies & 5) == 5 || (enemies & 10) == 10;
}

guint
lb_zone_load (const LbSetup *setup, const LbState *state, guint zone)
{
  const guint side = state->zone_side[zone];

  return side < LB_N_SIDES ? lb_room_of (setup, side, state->zone[zone]) : 0;
}

guint
lb_room_of (const LbSetup *setup, guint side, AciesUnits units)
{
  return acies_units_count (units) + acies_units_count (units & setup->sides[side].room_of_two);
}

gboolean
lb_zone_has_camp (const LbSetup *setup, guint zone)
{
  return setup->sides[0].camp_zone == zone || setup->sides[1].camp_zone == zone;
}

gboolean
lb_zone_has_fortified_camp (const LbSetup *setup, guint zone)
{
  for (guint side = 0; side < LB_N_SIDES; side++)
    if (setup->sides[side].camp_zone == zone && setup->sides[side].camp_fortified)
      return TRUE;

  return FALSE;
}

guint
lb_unit_facing (const LbState *state, guint side, guint unit)
{
  const LbActivation *group = &state->activation;

  if (group->open && side == state->active && (group->units & ACIES_UNIT_BIT (unit)) != 0)
    return group->facing;

  return state->facing[state->where[side][unit]];
}

int
lb_commander_in (const LbState *state, guint side, guint zone)
{
  for (int i = 0; i < 2; i++)
    if (state->commanders[side][i].state == LB_CMD_ON_FIELD &&
        state->commanders[side][i].zone == zone)
      return i;

  return -1;
}

/* Takes @units, all standing in @zone, out of it. */
static void
vacate (LbState *state, guint side, AciesUnits units, guint zone)
{
  state->zone[zone] &= ~units;
  if (state->lead[zone] != LB_NO_UNIT && (units & ACIES_UNIT_BIT (state->lead[zone])) != 0)
    state->lead[zone] = LB_NO_UNIT;
  if (state->zone[zone] != 0)
    return;

  state->zone_side[zone] = LB_N_SIDES;
  state->facing[zone] = ACIES_FACING_NORTH;
  state->held[side] &= ~(1u << zone);
}

/* 8.1: a hero is where his bodyguard is. */
static void
bring_heroes (const LbSetup *setup, LbState *state, guint side, AciesUnits units, guint zone)
{
  const LbSideSetup *own = &setup->sides[side];

  for (guint i = 0; i < own->n_commanders; i++)
    {
      LbCommander *commander = &state->commanders[side][i];

      if (own->commanders[i].kind != LB_HERO ||
          (units & lb_unit_bit (own->commanders[i].bodyguard)) == 0)
        continue;
      if (commander->state != LB_CMD_UNDEPLOYED && commander->state != LB_CMD_ON_FIELD)
        continue;
      commander->state = LB_CMD_ON_FIELD;
      commander->zone = (guint8) zone;
    }
}

void
lb_put_units (const LbSetup *setup, LbState *state, guint side, AciesUnits units, guint zone,
              guint facing)
{
  const guint from = state->where[side][acies_units_first (units)];
  guint       unit;

  if (from < LB_N_ZONES)
    vacate (state, side, units, from);
  state->fresh[side] |= units & state->undeployed[side];
  state->undeployed[side] &= ~units;

  if (state->zone[zone] == 0)
    state->lead[zone] = LB_NO_UNIT;
  state->zone_side[zone] = (guint8) side;
  state->zone[zone] |= units;
  state->facing[zone] = (guint8) facing;
  state->held[side] |= 1u << zone;
  ACIES_FOREACH_UNIT (unit, units)
    state->where[side][unit] = (guint8) zone;

  bring_heroes (setup, state, side, units, zone);
}

void
lb_take_units (LbState *state, guint side, AciesUnits units)
{
  guint unit;

  ACIES_FOREACH_UNIT (unit, units)
    {
      if (state->where[side][unit] < LB_N_ZONES)
        vacate (state, side, ACIES_UNIT_BIT (unit), state->where[side][unit]);
      state->where[side][unit] = LB_OFF_FIELD;
    }

  state->undeployed[side] &= ~units;
  state->fresh[side] &= ~units;
  state->disordered[side] &= ~units;
}
