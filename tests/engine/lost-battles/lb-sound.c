/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "lb-sound.h"

#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-sequence.h"
#include "engine/lost-battles/lb-troops.h"
#include "engine/lost-battles/lb-victory.h"

static void
assert_each_in_one_set (const LbSetup *setup, const LbState *state, guint side)
{
  const AciesUnits sets[] = { state->undeployed[side], state->fresh[side], state->disordered[side],
                              state->shattered[side],  state->withdrawn[side], state->fled[side] };
  AciesUnits       seen = 0;

  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      g_assert_cmpuint (seen & sets[i], ==, 0);
      seen |= sets[i];
    }
  g_assert_cmpuint (seen, ==, setup->sides[side].all);
}

/* 5.5.3, once more from the ground itself. */
static guint
room_in (const LbSetup *setup, guint zone)
{
  const guint narrow = ACIES_TERRAIN_RIVER | ACIES_TERRAIN_COAST | ACIES_TERRAIN_MARSH | ACIES_TERRAIN_FOREST;

  return (setup->terrain[zone] & narrow) != 0 ? 8 : 12;
}

static void
assert_zone (const LbSetup *setup, const LbState *state, guint side, guint zone)
{
  const AciesUnits here = state->zone[zone];
  guint            load = 0;
  guint            unit;

  g_assert_cmpuint (here, !=, 0);
  g_assert_cmpuint (setup->terrain[zone] & ACIES_TERRAIN_IMPASSABLE, ==, 0);
  g_assert_cmpuint (setup->capacity[zone], ==, room_in (setup, zone));
  g_assert_cmpuint (state->facing[zone], <, 4);
  ACIES_FOREACH_UNIT (unit, here)
    {
      g_assert_cmpuint (state->where[side][unit], ==, zone);
      load += setup->sides[side].units[unit].quality == LB_POOR ? 2 : 1;
      if (!state->activation.open)
        g_assert_cmpuint (lb_unit_facing (state, side, unit), ==, state->facing[zone]);
    }
  g_assert_cmpuint (load, <=, setup->capacity[zone]);
  if (state->lead[zone] != LB_NO_UNIT)
    g_assert_cmpuint (here & ACIES_UNIT_BIT (state->lead[zone]), !=, 0);
}

static void
assert_zones (const LbSetup *setup, const LbState *state, guint side)
{
  AciesUnits standing = 0;

  for (guint zone = 0; zone < LB_N_ZONES; zone++)
    {
      const gboolean is_held = state->zone_side[zone] == side;

      g_assert_cmpint (is_held, ==, (state->held[side] >> zone) & 1);
      if (!is_held)
        continue;
      assert_zone (setup, state, side, zone);
      g_assert_cmpuint (standing & state->zone[zone], ==, 0);
      standing |= state->zone[zone];
    }
  g_assert_cmpuint (standing, ==, lb_on_field (state, side));
}

/* 6.4.4: but for the moment in which the lead is asked for. */
static void
assert_leads (const LbSetup *setup, const LbState *state)
{
  const guint enemy = 1u - state->active;
  guint       zone;

  if (state->phase == LB_PHASE_COMBAT || state->phase == LB_PHASE_OVER)
    return;
  LB_FOREACH_ZONE (zone, state->held[enemy])
    {
      const AciesUnits scythed = state->zone[zone] & setup->sides[enemy].subtype[LB_SCYTHED];

      g_assert_cmpuint (state->lead[zone], !=, LB_NO_UNIT);
      /* 9.5 */
      if (scythed != 0)
        g_assert_cmpuint (scythed & ACIES_UNIT_BIT (state->lead[zone]), !=, 0);
    }
}

static void
assert_commanders (const LbSetup *setup, const LbState *state, guint side)
{
  const LbSideSetup *own = &setup->sides[side];
  const LbCommander *pair = state->commanders[side];

  for (guint i = 0; i < own->n_commanders; i++)
    {
      const gboolean is_on_field = pair[i].state == LB_CMD_ON_FIELD;
      const guint    pool = lb_commander_pool (own->commanders[i].rating);

      g_assert_cmpint (is_on_field, ==, pair[i].zone < LB_N_ZONES);
      if (is_on_field)
        g_assert_false (lb_enemy_in (state, pair[i].zone, side));
      if (own->commanders[i].kind == LB_HERO && is_on_field)
        g_assert_cmpuint (pair[i].zone, ==, state->where[side][own->commanders[i].bodyguard]);
      g_assert_cmpuint (pair[i].activation_left, <=, pool);
      g_assert_cmpuint (pair[i].bonus_left, <=, pool);
    }
  if (pair[0].state == LB_CMD_ON_FIELD && pair[1].state == LB_CMD_ON_FIELD)
    g_assert_cmpuint (pair[0].zone, !=, pair[1].zone);
}

/* 1.4, 9.3, 9.5 */
static int
worth_of (const LbUnitSpec *unit, gboolean to_enemy)
{
  if (unit->subtype == LB_SCYTHED)
    return 1;
  if (unit->subtype == LB_LEGIONARIES && unit->quality == LB_AVERAGE && !to_enemy)
    return 4;

  return unit->quality == LB_POOR ? 2 : unit->quality == LB_VETERAN || unit->quality == LB_INDIAN ? 4 : 3;
}

static int
worth_of_commander (guint rating)
{
  static const int worth[] = { [LB_RATING_POOR] = 3, [LB_RATING_AVERAGE] = 6, [LB_RATING_INSPIRED] = 12, [LB_RATING_BRILLIANT] = 18 };

  return worth[rating];
}

/* 1.4: the whole army; 4.1.1: what of it is on the field. */
static void
assert_fighting_value (const LbSetup *setup, const LbState *state, guint side)
{
  const LbSideSetup *own = &setup->sides[side];
  const gboolean     counts_all = setup->orders_count_undeployed && !own->surprised;
  int                all = 0;
  int                now = 0;

  for (guint unit = 0; unit < own->n_units; unit++)
    {
      const LbUnitState is = lb_unit_state (state, side, unit);
      const int         worth = worth_of (&own->units[unit], FALSE);

      all += worth;
      now += is == LB_UNIT_FRESH || is == LB_UNIT_DISORDERED || (counts_all && is == LB_UNIT_UNDEPLOYED) ? worth : 0;
    }
  for (guint i = 0; i < own->n_commanders; i++)
    {
      const guint is = state->commanders[side][i].state;
      const int   worth = worth_of_commander (own->commanders[i].rating);

      all += worth;
      now += is == LB_CMD_ON_FIELD || (counts_all && is == LB_CMD_UNDEPLOYED) ? worth : 0;
    }
  g_assert_cmpint (own->fighting_value, ==, all);
  g_assert_cmpint ((int) lb_orders_value (setup, state, side), ==, now);
}

/* 11.2, unit by unit: what the enemy of @side has earned from it. */
static int
points_from (const LbSetup *setup, const LbState *state, guint side)
{
  const LbSideSetup *own = &setup->sides[side];
  int                points = 0;

  for (guint unit = 0; unit < own->n_units; unit++)
    {
      const LbUnitState is = lb_unit_state (state, side, unit);
      const int         worth = worth_of (&own->units[unit], TRUE);

      if (is == LB_UNIT_SHATTERED)
        points += 2 * worth;
      else if (is == LB_UNIT_FLED)
        points += worth + 1;
      else if (is == LB_UNIT_DISORDERED || is == LB_UNIT_WITHDRAWN)
        points += worth;
    }
  for (guint i = 0; i < own->n_commanders; i++)
    {
      const guint is = state->commanders[side][i].state;
      const int   worth = worth_of_commander (own->commanders[i].rating);

      if (is == LB_CMD_KILLED)
        points += 2 * worth;
      else if (is == LB_CMD_LOST || is == LB_CMD_WITHDRAWN)
        points += worth;
    }

  return points;
}

static void
assert_victory_points (const LbSetup *setup, const LbState *state)
{
  AciesOutcome outcome;

  lb_outcome ((const AciesSetup *) setup, (const AciesState *) state, &outcome);
  for (guint side = 0; side < LB_N_SIDES; side++)
    {
      const guint        enemy = 1 - side;
      const LbSideSetup *own = &setup->sides[side];
      const gboolean     remains = (lb_on_field (state, enemy) | state->undeployed[enemy]) != 0;
      int                points = points_from (setup, state, enemy);
      int                lines = 0;

      points += state->camp_captured[enemy] && remains ? 5 : 0;
      points += own->fatigued ? 20 : 0;
      points += own->surprised ? 30 : 0;
      points += 2 * MAX (0, setup->sides[enemy].fighting_value - own->fighting_value);
      for (guint i = 0; i < outcome.n_lines[side]; i++)
        lines += outcome.lines[side][i].points;

      g_assert_cmpint (lb_victory_points (setup, state, side), ==, points);
      g_assert_cmpint (outcome.points[side], ==, points);
      g_assert_cmpint (lines, ==, points);
    }
  g_assert_cmpint (outcome.margin, ==, ABS (outcome.points[0] - outcome.points[1]));
  g_assert_cmpint (outcome.winner == ACIES_NO_SIDE, ==, outcome.margin == 0);
  if (outcome.margin != 0)
    g_assert_cmpint (outcome.points[outcome.winner], >, outcome.points[1 - outcome.winner]);
  g_assert_cmpint (outcome.over, ==, state->phase == LB_PHASE_OVER);
}

/* 11.1, in halves of a unit. */
static guint
halves_left (const LbSetup *setup, const LbState *state, guint side)
{
  guint halves = 0;
  guint unit;

  ACIES_FOREACH_UNIT (unit, lb_on_field (state, side) | state->undeployed[side])
    {
      const LbUnitSpec *spec = &setup->sides[side].units[unit];

      halves += spec->quality == LB_POOR || spec->subtype == LB_SCYTHED ? 1 : 2;
    }

  return halves;
}

/* 4.1: Orders; 6.3: the limit, but that what is halved or alone may fill it. */
static void
assert_budgets (const LbState *state)
{
  const LbActivation *group = &state->activation;

  g_assert_cmpuint (state->orders_left, <=, state->orders_total);
  if (group->attacked)
    g_assert_cmpuint (group->size2, <=, group->limit2);
  g_assert_cmpuint (group->rolled & group->supporters, ==, 0);
  if (!group->open)
    g_assert_cmpuint (group->units, ==, 0);
  if (state->phase != LB_PHASE_COMBAT)
    g_assert_cmpuint (state->combat.stage, ==, 0);
}

void
lb_assert_sound (const LbSetup *setup, const LbState *state)
{
  for (guint side = 0; side < LB_N_SIDES; side++)
    {
      assert_each_in_one_set (setup, state, side);
      assert_zones (setup, state, side);
      assert_commanders (setup, state, side);
      assert_fighting_value (setup, state, side);
      if (state->phase != LB_PHASE_OVER && state->phase != LB_PHASE_COMBAT)
        g_assert_cmpuint (halves_left (setup, state, side), >=, 6);
    }
  g_assert_cmpuint (state->held[0] & state->held[1], ==, 0);
  g_assert_cmpuint (state->turn, <=, setup->turns);
  assert_leads (setup, state);
  assert_budgets (state);
  assert_victory_points (setup, state);
}

/* How far out of the battle a unit is: the one who has left may not change how. */
static guint
rank_of (LbUnitState is)
{
  switch (is)
    {
    case LB_UNIT_UNDEPLOYED:
      return 0;
    case LB_UNIT_FRESH:
      return 1;
    case LB_UNIT_DISORDERED:
      return 2;
    case LB_UNIT_SHATTERED:
    case LB_UNIT_WITHDRAWN:
    case LB_UNIT_FLED:
      break;
    }

  return 3;
}

void
lb_assert_follows (const LbSetup *setup, const LbState *before, const LbState *after)
{
  g_assert_cmpuint (after->turn, >=, before->turn);
  for (guint side = 0; side < LB_N_SIDES; side++)
    {
      for (guint unit = 0; unit < setup->sides[side].n_units; unit++)
        {
          const LbUnitState then = lb_unit_state (before, side, unit);
          const LbUnitState now = lb_unit_state (after, side, unit);

          g_assert_cmpuint (rank_of (now), >=, rank_of (then));
          if (rank_of (then) == 3)
            g_assert_cmpuint (now, ==, then);
        }
      for (guint i = 0; i < setup->sides[side].n_commanders; i++)
        {
          const guint then = before->commanders[side][i].state;

          if (then == LB_CMD_KILLED || then == LB_CMD_LOST || then == LB_CMD_WITHDRAWN)
            g_assert_cmpuint (after->commanders[side][i].state, ==, then);
        }
      g_assert_cmpuint (after->camp_captured[side], >=, before->camp_captured[side]);
    }
}
