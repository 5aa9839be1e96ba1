/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-victory.h"

#include "engine/lost-battles/lb-events.h"
#include "engine/lost-battles/lb-losses.h"
#include "engine/lost-battles/lb-names.h"
#include "engine/lost-battles/lb-troops.h"

enum
{
  CAMP_POINTS = 5,        /* 11.2(4) */
  FATIGUED_POINTS = 20,   /* 11.2(5) */
  SURPRISED_POINTS = 30,  /* 11.2(6) */
};

typedef struct
{
  LbOutcomeLine line;
  int         (*points) (const LbSetup *setup, const LbState *state, guint side);
} PointsRow;

/* 11.3, R48: the least margin of each level. */
static const guint8 level_margins[LB_N_LEVELS] = {
  [LB_LEVEL_DRAW] = 0,
  [LB_LEVEL_PYRRHIC] = 1,
  [LB_LEVEL_CLEAR] = 25,
  [LB_LEVEL_MAJOR] = 50,
  [LB_LEVEL_STRATEGIC] = 75,
  [LB_LEVEL_OVERWHELMING] = 100,
};

/* 9.3, R49: to the enemy an Average legionary is worth 3. */
static int
score_of (const LbSetup *setup, guint side, AciesUnits units)
{
  const LbSideSetup *army = &setup->sides[side];
  const AciesUnits   legionaries = army->subtype[LB_LEGIONARIES] & army->quality[LB_AVERAGE];

  return lb_fighting_value (setup, side, units, 0) - (int) acies_units_count (units & legionaries);
}

/* The commanders of @side whose state is @one or @other, as bits. */
static guint
commanders_in (const LbSetup *setup, const LbState *state, guint side, guint one, guint other)
{
  guint bits = 0;

  for (guint i = 0; i < setup->sides[side].n_commanders; i++)
    if (state->commanders[side][i].state == one || state->commanders[side][i].state == other)
      bits |= 1u << i;

  return bits;
}

/* 11.2(1), R23: withdrawn commanders score as lost ones. */
static int
points_for_losses (const LbSetup *setup, const LbState *state, guint side)
{
  const guint      enemy = 1 - side;
  const AciesUnits units = state->disordered[enemy] | state->withdrawn[enemy] | state->fled[enemy];
  const guint      out = commanders_in (setup, state, enemy, LB_CMD_LOST, LB_CMD_WITHDRAWN);

  return score_of (setup, enemy, units) + lb_fighting_value (setup, enemy, 0, out);
}

/* 11.2(2) */
static int
points_for_fled (const LbSetup *setup, const LbState *state, guint side)
{
  return (int) acies_units_count (state->fled[1 - side]);
}

/* 11.2(3) */
static int
points_for_shattered (const LbSetup *setup, const LbState *state, guint side)
{
  const guint enemy = 1 - side;
  const guint killed = commanders_in (setup, state, enemy, LB_CMD_KILLED, LB_CMD_KILLED);

  return 2 * score_of (setup, enemy, state->shattered[enemy]) +
         2 * lb_fighting_value (setup, enemy, 0, killed);
}

/* 11.2(4), R64 */
static int
points_for_camp (const LbSetup *setup, const LbState *state, guint side)
{
  const guint    enemy = 1 - side;
  const gboolean remains = (lb_on_field (state, enemy) | state->undeployed[enemy]) != 0;

  return state->camp_captured[enemy] && remains ? CAMP_POINTS : 0;
}

/* 11.2(5), 10.2 */
static int
points_for_fatigue (const LbSetup *setup, const LbState *state, guint side)
{
  return setup->sides[side].fatigued ? FATIGUED_POINTS : 0;
}

/* 11.2(6), 10.1 */
static int
points_for_surprise (const LbSetup *setup, const LbState *state, guint side)
{
  return setup->sides[side].surprised ? SURPRISED_POINTS : 0;
}

/* 11.2(7), R63 */
int
lb_handicap (const LbSetup *setup, guint side)
{
  return MAX (0, 2 * (setup->sides[1 - side].fighting_value - setup->sides[side].fighting_value));
}

static int
points_for_weakness (const LbSetup *setup, const LbState *state, guint side)
{
  return lb_handicap (setup, side);
}

/* 11.2, in its order. */
static const PointsRow points_rows[] = {
  { LB_LINE_LOSSES, points_for_losses },
  { LB_LINE_FLED, points_for_fled },
  { LB_LINE_SHATTERED, points_for_shattered },
  { LB_LINE_CAMP, points_for_camp },
  { LB_LINE_FATIGUED, points_for_fatigue },
  { LB_LINE_SURPRISED, points_for_surprise },
  { LB_LINE_HANDICAP, points_for_weakness },
};
G_STATIC_ASSERT (G_N_ELEMENTS (points_rows) == LB_N_LINES);
G_STATIC_ASSERT (G_N_ELEMENTS (points_rows) <= ACIES_MAX_OUTCOME_LINES);

int
lb_victory_points (const LbSetup *setup, const LbState *state, guint side)
{
  int points = 0;

  for (guint i = 0; i < G_N_ELEMENTS (points_rows); i++)
    points += points_rows[i].points (setup, state, side);

  return points;
}

guint
lb_victory_level (guint margin)
{
  guint level = LB_LEVEL_DRAW;

  while (level + 1 < LB_N_LEVELS && margin >= level_margins[level + 1])
    level++;

  return level;
}

/* 11.1 */
gboolean
lb_side_is_broken (const LbSetup *setup, const LbState *state, guint side)
{
  const AciesUnits units = lb_on_field (state, side) | state->undeployed[side];

  return lb_units_halves (&setup->sides[side], units) < LB_FEWEST_HALVES;
}

static void
add_lines (const LbSetup *setup, const LbState *state, guint side, AciesOutcome *outcome)
{
  for (guint i = 0; i < G_N_ELEMENTS (points_rows); i++)
    {
      const int points = points_rows[i].points (setup, state, side);

      if (points == 0)
        continue;
      outcome->points[side] += points;
      outcome->lines[side][outcome->n_lines[side]++] = (AciesOutcomeLine){
        .name = (guint8) points_rows[i].line,
        .clause = (guint16) lb_line_clause (points_rows[i].line),
        .points = (gint16) points,
      };
    }
}

void
lb_outcome (const AciesSetup *setup, const AciesState *state, AciesOutcome *outcome)
{
  *outcome = (AciesOutcome){
    .over = LB_STATE (state)->phase == LB_PHASE_OVER,
    .winner = ACIES_NO_SIDE,
    .reason = LB_STATE (state)->end_reason,
  };
  for (guint side = 0; side < LB_N_SIDES; side++)
    add_lines (LB_SETUP (setup), LB_STATE (state), side, outcome);

  if (outcome->points[0] != outcome->points[1])
    outcome->winner = outcome->points[0] > outcome->points[1] ? 0 : 1;
  outcome->margin = ABS (outcome->points[0] - outcome->points[1]);
  outcome->level = (guint8) lb_victory_level ((guint) outcome->margin);
}
