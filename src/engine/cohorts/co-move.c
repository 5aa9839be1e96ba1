/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-move.h"

#include "engine/cohorts/co-reasons.h"
#include "engine/cohorts/co-terrain.h"
#include "engine/cohorts/co-trial.h"
#include "engine/cohorts/co-troops.h"

#define QUARTER        9000   /* 1/100 degree */
#define MOST_OBLIQUE   4500
#define QUARTER_COST   TT_MM_OF_INCH

/* ---- Its steps ---- */

/* C-MOV-3 */
static gboolean
is_well_formed (const TtStep *step)
{
  switch ((TtStepKind) step->kind)
    {
    case TT_STEP_ADVANCE:
    case TT_STEP_RETIRE:
      return step->distance > 0;
    case TT_STEP_OBLIQUE:
      return step->distance > 0 && step->angle >= -MOST_OBLIQUE && step->angle <= MOST_OBLIQUE;
    case TT_STEP_WHEEL:
      return step->angle > 0 && step->angle <= QUARTER;
    case TT_STEP_TURN:
      return step->angle == QUARTER || step->angle == -QUARTER || step->angle == 2 * QUARTER;
    case TT_STEP_REFORM:
    case TT_STEP_ROAD:
    default:
      return FALSE;
    }
}

/* C-MOV-2, R3: mm */
double
co_step_cost (const TtStep *step, double width)
{
  switch ((TtStepKind) step->kind)
    {
    case TT_STEP_WHEEL:
      return tt_wheel_arc (width, tt_to_double (step->angle));
    case TT_STEP_TURN:
      return QUARTER_COST * ABS (step->angle) / QUARTER;
    case TT_STEP_ADVANCE:
    case TT_STEP_RETIRE:
    case TT_STEP_OBLIQUE:
    case TT_STEP_REFORM:
    case TT_STEP_ROAD:
    default:
      return tt_to_double (step->distance);
    }
}

static double
cost_of_path (const TtPath *path, double width)
{
  double cost = 0;

  for (guint i = 0; i < path->n_steps; i++)
    cost += co_step_cost (&path->steps[i], width);

  return cost;
}

/* ---- Who is in the way ---- */

gboolean
co_stands_clear (const CoSetup *setup, const CoState *state, const CoTies *ties, guint g,
                 guint side, const TtBase *base)
{
  const guint offset = setup->sides[side].offset;

  for (guint i = 0; i < setup->sides[side].n_units; i++)
    if (offset + i != g && co_on_table (state, offset + i) &&
        !tt_base_is_farther (base, &ties->bases[offset + i], 0) &&
        tt_exceeds (tt_base_penetration (base, &ties->bases[offset + i]), CO_OVERLAP_SLACK))
      return FALSE;

  return TRUE;
}

gboolean
co_is_on_table (const CoSetup *setup, const TtBase *base)
{
  return !tt_exceeds (tt_base_outside (base, tt_to_double (setup->width),
                                       tt_to_double (setup->height)),
                      CO_LENGTH_SLACK);
}

/* Enemies in front contact with @base; @engages: those it would be engaged with. */
static AciesUnits
find_touched (const CoTrial *trial, const TtBase *base, AciesUnits *engages)
{
  const guint offset = trial->setup->sides[trial->enemy].offset;
  AciesUnits  touched = 0;
  guint       i;

  *engages = 0;
  ACIES_FOREACH_UNIT (i, trial->enemies)
    {
      const TtBase *other = &trial->ties->bases[offset + i];

      if (tt_base_is_farther (base, other, CO_THREE_INCHES + 1))
        continue;
      if (co_front_contact (base, other))
        touched |= ACIES_UNIT_BIT (i);
      else if (trial->state->stands[offset + i].status == CO_STEADY &&
               trial->state->stands[offset + i].stacked_behind == CO_NOBODY &&
               !co_front_contact (other, base) && co_engages (base, other))
        *engages |= ACIES_UNIT_BIT (i);
    }

  return touched;
}

/* ---- The checks, in their order (1.5) ---- */

/* Checks 2, 3 and 5. */
static gboolean
check_mover (const CoTrial *trial, const TtPath *path, AciesVerdict *verdict)
{
  const CoStand *stand = &trial->state->stands[trial->g];

  if (stand->moved)
    return co_refuse (verdict, MOVED_ALREADY);
  if (stand->status == CO_ROUTED)
    return co_refuse (verdict, IS_ROUTED);
  if (stand->status == CO_RALLYING)
    return co_refuse (verdict, IS_RALLYING);
  if ((trial->ties->pinned[trial->side] & co_bit (trial->setup, trial->g)) != 0)
    return co_refuse (verdict, IS_PINNED);
  if (stand->stage != CO_STAGE_NONE)
    return co_refuse (verdict, IS_CROSSING);

  if (path->n_steps == 0)
    return co_refuse (verdict, BAD_STEP);
  for (guint i = 0; i < path->n_steps; i++)
    if (!is_well_formed (&path->steps[i]))
      return co_refuse (verdict, BAD_STEP);

  for (guint i = 0; stand->reorganising && i < path->n_steps; i++)
    if (path->steps[i].kind != TT_STEP_RETIRE)
      return co_refuse (verdict, REORGANISING);

  return TRUE;
}

/* Check 6 */
static gboolean
check_allowance (const CoTrial *trial, const TtPath *path, gboolean rough, CoMovePlan *plan,
                 AciesVerdict *verdict)
{
  const double cost = cost_of_path (path, trial->ties->bases[trial->g].width);
  const double whole = tt_to_double (co_allowance (&trial->setup->units[trial->g]));
  double       allowance = whole;

  plan->cost = tt_from_double (cost);
  plan->rough = rough;
  if (plan->rough)
    allowance = whole / 2;
  plan->allowance = tt_from_double (allowance);

  if (tt_exceeds (cost, allowance + CO_LENGTH_SLACK))
    return co_refuse_with (verdict, TOO_FAR, co_tenths (cost), co_tenths (allowance));

  return TRUE;
}

/* Check 7: C-ENG-2 */
static gboolean
check_engaged (const CoTrial *trial, const TtPath *path, AciesVerdict *verdict)
{
  const guint kind = path->steps[0].kind;

  if (trial->engaged == 0)
    return TRUE;
  if (kind != TT_STEP_ADVANCE && kind != TT_STEP_RETIRE)
    return co_refuse (verdict, IS_ENGAGED);
  for (guint i = 1; i < path->n_steps; i++)
    if (path->steps[i].kind != kind)
      return co_refuse (verdict, IS_ENGAGED);

  return TRUE;
}

/* Check 8 of one step, which begins at @from. */
static gboolean
check_step (const CoTrial *trial, const TtStep *step, const TtBase *from, const CoLeg *leg,
            gboolean is_first, AciesVerdict *verdict)
{
  const gboolean goes_straight = step->kind == TT_STEP_ADVANCE || step->kind == TT_STEP_RETIRE;
  const TtVec    at = leg->end.place.at;
  AciesUnits     engages = 0;

  if (!is_first && !goes_straight)
    {
      find_touched (trial, from, &engages);
      if (engages != 0)
        return co_refuse_at (verdict, co_refuse (verdict, IS_ENGAGED), from->place.at);
    }

  if (leg->meets_river)
    return co_refuse_at (verdict, co_refuse (verdict, RIVER_IN_WAY), at);
  if (!co_is_on_table (trial->setup, &leg->end))
    return co_refuse_at (verdict, co_refuse (verdict, OFF_TABLE), at);
  if (leg->meets_enemy)
    return co_refuse_at (verdict, co_refuse (verdict, THROUGH_ENEMY), at);
  if (leg->meets_friend)
    return co_refuse_at (verdict, co_refuse (verdict, THROUGH_FRIENDS), at);

  return TRUE;
}

/* C-EVA-4: whether one of @touched is steady and has weapons for close fighting. */
static gboolean
charges_armed (const CoTrial *trial, AciesUnits touched)
{
  const guint offset = trial->setup->sides[trial->enemy].offset;
  guint       i;

  ACIES_FOREACH_UNIT (i, touched)
    if (trial->state->stands[offset + i].status == CO_STEADY &&
        trial->setup->units[offset + i].close_weapons)
      return TRUE;

  return FALSE;
}

/* C-ENG-2, C-ENG-3: how an engaged unit may end. */
static gboolean
check_engaged_end (const CoTrial *trial, gboolean retires, const CoMovePlan *plan,
                   const TtBase *base, AciesVerdict *verdict)
{
  const guint offset = trial->setup->sides[trial->enemy].offset;
  guint       i;

  if (retires)
    return (plan->engages & trial->engaged) == 0 ? TRUE : co_refuse (verdict, IS_ENGAGED);

  if (plan->touched == 0)
    return co_refuse (verdict, IS_ENGAGED);
  ACIES_FOREACH_UNIT (i, plan->touched)
    if (trial->state->stands[offset + i].status == CO_STEADY &&
        co_attack_arc (base, &trial->ties->bases[offset + i]) != TT_ARC_FRONT)
      return co_refuse (verdict, FRONTAL_ONLY);

  return TRUE;
}

/* C-EVA-1 */
static AciesUnits
find_evaders (const CoTrial *trial, AciesUnits touched)
{
  const guint offset = trial->setup->sides[trial->enemy].offset;
  AciesUnits  evaders = 0;
  guint       i;

  if (!trial->setup->units[trial->g].close_weapons)
    return 0;

  ACIES_FOREACH_UNIT (i, touched & ~trial->ties->pinned[trial->enemy])
    if (trial->state->stands[offset + i].status == CO_STEADY &&
        co_can_evade (&trial->setup->units[offset + i]))
      evaders |= ACIES_UNIT_BIT (i);

  return evaders;
}

/* C-MOV-6 of @base: those whom the move can concern are known. */
static gboolean
is_clear_of_friends (const CoTrial *trial, const TtBase *base)
{
  const TtBase *bases = &trial->ties->bases[trial->setup->sides[trial->side].offset];
  guint         i;

  ACIES_FOREACH_UNIT (i, trial->friends)
    if (!tt_base_is_farther (base, &bases[i], 0) &&
        tt_exceeds (tt_base_penetration (base, &bases[i]), CO_OVERLAP_SLACK))
      return FALSE;

  return TRUE;
}

/* Check 9 */
static gboolean
check_end (const CoTrial *trial, const TtPath *path, const TtBase *base, CoMovePlan *plan,
           AciesVerdict *verdict)
{
  plan->touched = find_touched (trial, base, &plan->engages);
  plan->evaders = find_evaders (trial, plan->touched);

  if (!is_clear_of_friends (trial, base))
    return co_refuse_at (verdict, co_refuse (verdict, ENDS_ON_FRIENDS), base->place.at);
  if (!trial->setup->units[trial->g].close_weapons && charges_armed (trial, plan->touched))
    return co_refuse_at (verdict, co_refuse (verdict, NO_CLOSE_WEAPONS), base->place.at);
  if (trial->engaged != 0 &&
      !check_engaged_end (trial, path->steps[0].kind == TT_STEP_RETIRE, plan, base, verdict))
    return co_refuse_at (verdict, FALSE, base->place.at);

  return TRUE;
}

gboolean
co_trial_path (const CoTrial *trial, const TtPath *path, CoMovePlan *plan, AciesVerdict *verdict)
{
  CoLeg    legs[TT_MAX_STEPS];
  TtBase   base = trial->ties->bases[trial->g];
  gboolean rough = trial->starts_rough;

  memset (plan, 0, sizeof *plan);
  plan->end = trial->state->stands[trial->g].pose;
  if (!check_mover (trial, path, verdict))
    return FALSE;

  for (guint i = 0; i < path->n_steps; i++)
    {
      co_leg (trial, &path->steps[i], &base, &legs[i]);
      base = legs[i].end;
      rough = rough || legs[i].meets_rough;
    }
  if (!check_allowance (trial, path, rough, plan, verdict) || !check_engaged (trial, path, verdict))
    return FALSE;

  for (guint i = 0; i < path->n_steps; i++)
    {
      const TtBase *from = i == 0 ? &trial->ties->bases[trial->g] : &legs[i - 1].end;

      plan->end = tt_place_quantise (&legs[i].end.place);
      if (!check_step (trial, &path->steps[i], from, &legs[i], i == 0, verdict))
        return FALSE;
    }
  tt_base_quantise (&base);

  return check_end (trial, path, &base, plan, verdict);
}

gboolean
co_path_check (const CoSetup *setup,
               const CoState *state,
               guint          g,
               const TtPath  *path,
               const CoTies  *ties,
               CoMovePlan    *plan,
               AciesVerdict  *verdict)
{
  CoMovePlan  unasked;
  CoTies      own;
  CoTrial     trial;

  if (ties == NULL)
    {
      co_ties (setup, state, &own);
      ties = &own;
    }
  co_trial_begin (&trial, setup, state, ties, g);

  return co_trial_path (&trial, path, plan != NULL ? plan : &unasked, verdict);
}

gboolean
co_move_check (const CoSetup     *setup,
               const CoState     *state,
               const AciesAction *action,
               const CoTies      *ties,
               CoMovePlan        *plan,
               AciesVerdict      *verdict)
{
  guint  g;
  TtPath path;

  if (!co_actor (setup, state, action, &g))
    return co_refuse (verdict, NOT_YOURS);
  co_path_unpack (action, &path);

  return co_path_check (setup, state, g, &path, ties, plan, verdict);
}

gboolean
co_actor (const CoSetup *setup, const CoState *state, const AciesAction *action, guint *g)
{
  guint unit;

  if (acies_units_count (action->units) != 1 || action->commanders != 0)
    return FALSE;
  unit = acies_units_first (action->units);
  if (unit >= setup->sides[state->decider].n_units)
    return FALSE;
  *g = co_stand (setup, state->decider, unit);

  return co_on_table (state, *g);
}
