/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-legal.h"

#include "engine/cohorts/co-apply.h"
#include "engine/cohorts/co-marks.h"
#include "engine/cohorts/co-reasons.h"
#include "engine/cohorts/co-trial.h"
#include "engine/cohorts/co-troops.h"
#include "engine/tabletop/tt-sweep.h"
#include "engine/tabletop/tt-trig.h"

#define STRAIGHT     2.0    /* mm aside: a pull so near the middle line is meant straight */
#define SNAP         12.0   /* mm: a pull that ends so near an enemy is meant to touch him */
#define MOST_OBLIQUE 45.0   /* degrees */
#define MOST_WHEEL   90.0
#define LEAST_TURN   0.5    /* degrees */

/* A pull of one stand that is being made into a move. */
typedef struct
{
  CoTrial         trial;
  guint           unit;
  TtVec           target;    /* mm, where the front centre is taken */
  AciesTablePlan *plan;
} Pull;

static void
fill_plan (const Pull *self, const CoMovePlan *move, AciesTablePlan *plan)
{
  plan->cost = move->cost;
  plan->allowance = move->allowance;
  plan->snapped = move->touched != 0;
  plan->snap_pose = move->end;
  plan->n_bases = 1;
  plan->units[0] = (guint8) self->unit;
  plan->ghosts[0] = move->end;
}

/* Tries a path: the first legal one becomes the plan, else the first of all stays. Whether it is
 * legal. */
static gboolean
try_path (const Pull *self, const TtPath *path)
{
  AciesTablePlan tried = { .legal = FALSE };
  CoMovePlan     move;

  tried.action.kind = CO_MOVE;
  co_path_pack (path, self->unit, &tried.action);
  tried.legal = co_trial_path (&self->trial, path, &move, &tried.verdict);
  fill_plan (self, &move, &tried);
  if (tried.legal || self->plan->n_bases == 0)
    *self->plan = tried;

  return tried.legal;
}

static void
add_step (TtPath *path, guint kind, double mm, double degrees)
{
  path->steps[path->n_steps++] = (TtStep){
    .kind = (guint8) kind,
    .side = degrees < 0 ? TT_LEFT_SIDE : TT_RIGHT_SIDE,
    .distance = tt_from_double (mm),
    .angle = tt_from_double (kind == TT_STEP_WHEEL ? ABS (degrees) : degrees),
  };
}

static TtBase
base_after (const Pull *self, const TtPath *path)
{
  TtBase base = self->trial.ties->bases[self->trial.g];

  for (guint i = 0; i < path->n_steps; i++)
    {
      const TtPlace place = tt_step_end (&path->steps[i], &base);

      tt_base_set (&base, &place);
    }

  return base;
}

/* @mm straight ahead of @base, or just into contact if an enemy stands there or up to @snap mm
 * farther on. */
static double
to_contact (const Pull *self, const TtBase *base, double mm, double snap)
{
  const CoTrial *trial = &self->trial;
  const guint    offset = trial->setup->sides[trial->enemy].offset;
  int            hit = -1;
  const double   way = tt_sweep_first (base, base->place.forward, mm + snap,
                                       &trial->ties->bases[offset],
                                       trial->setup->sides[trial->enemy].n_units,
                                       ~trial->enemies, 0, &hit);

  return hit >= 0 ? (double) (gint64) (way * TT_UNIT) / TT_UNIT : mm;
}

/* @path, and then to the target: straight, or aside with the facing kept. */
static gboolean
try_on_to_target (const Pull *self, const TtPath *path)
{
  const TtBase base = base_after (self, path);
  const TtVec  seen = tt_base_local (&base, self->target);
  TtPath       longer = *path;

  if (seen.y > 0 && ABS (seen.x) <= STRAIGHT)
    add_step (&longer, TT_STEP_ADVANCE, to_contact (self, &base, seen.y, SNAP), 0);
  else if (seen.y > 0 && ABS (seen.x) <= seen.y)
    add_step (&longer, TT_STEP_OBLIQUE, tt_vec_length (seen),
              tt_atan2 (seen.x, seen.y));
  else if (seen.y < -STRAIGHT)
    add_step (&longer, TT_STEP_RETIRE, -seen.y, 0);

  return longer.n_steps > 0 && try_path (self, &longer);
}

/* A wheel so that the front looks where it is pulled, and on. */
static gboolean
try_wheel_to_target (const Pull *self)
{
  const TtBase *own = &self->trial.ties->bases[self->trial.g];
  const TtVec   seen = tt_base_local (own, self->target);
  TtPath        path = { 0 };
  double        angle = tt_atan2 (seen.x, seen.y);
  TtBase        base;

  if (ABS (angle) < LEAST_TURN || ABS (angle) > MOST_WHEEL)
    return FALSE;
  add_step (&path, TT_STEP_WHEEL, 0, angle);
  base = base_after (self, &path);
  add_step (&path, TT_STEP_ADVANCE,
            to_contact (self, &base, MAX (tt_base_local (&base, self->target).y, 0.01), SNAP), 0);

  return try_path (self, &path);
}

/* The wheel or turn that gives it @facing, and on to the target. */
static void
try_with_facing (const Pull *self, gint32 facing)
{
  const gint32 own = self->trial.state->stands[self->trial.g].pose.facing;
  const gint32 turn = tt_facing_normal (facing - own);
  const double angle = tt_to_double (turn > TT_FULL_TURN / 2 ? turn - TT_FULL_TURN : turn);
  TtPath       path = { 0 };

  if (ABS (angle) > MOST_WHEEL)
    add_step (&path, TT_STEP_TURN, 0, 180);
  else if (ABS (angle) >= LEAST_TURN)
    add_step (&path, TT_STEP_WHEEL, 0, angle);
  if (!try_on_to_target (self, &path) && path.n_steps > 0)
    try_path (self, &path);
}

static void
plan_free (const Pull *self, gint32 facing)
{
  const TtPath none = { 0 };

  if (facing >= 0)
    {
      try_with_facing (self, facing);
      return;
    }
  if (!try_on_to_target (self, &none))
    try_wheel_to_target (self);
}

/* So far, but not into the enemy: who is told to go too far meets him. */
static void
plan_ahead (const Pull *self, gint32 amount)
{
  const TtBase *own = &self->trial.ties->bases[self->trial.g];
  TtPath        path = { 0 };

  if (amount > 0)
    add_step (&path, TT_STEP_ADVANCE, to_contact (self, own, tt_to_double (amount), 0), 0);
  else if (amount < 0)
    add_step (&path, TT_STEP_RETIRE, -tt_to_double (amount), 0);
  try_path (self, &path);
}

static void
plan_round (const Pull *self, const AciesTableDrag *drag)
{
  TtPath path = { 0 };
  TtBase base;

  if (drag->kind == ACIES_TABLE_DRAG_WHEEL)
    add_step (&path, TT_STEP_WHEEL, 0, tt_to_double (drag->amount));
  else
    add_step (&path, TT_STEP_TURN, 0, tt_to_double (drag->amount == -18000 ? 18000 : drag->amount));
  base = base_after (self, &path);
  if (drag->ahead > 0)
    add_step (&path, TT_STEP_ADVANCE, to_contact (self, &base, tt_to_double (drag->ahead), 0), 0);
  else if (drag->ahead < 0)
    add_step (&path, TT_STEP_RETIRE, -tt_to_double (drag->ahead), 0);
  try_path (self, &path);
}

/* C-DEP-1: in the set-up a stand is put where it is pulled. */
static void
plan_deployment (const CoSetup *setup, const CoState *state, const AciesTableDrag *drag,
                 AciesTablePlan *plan)
{
  const guint  g = co_stand (setup, state->decider, drag->unit);
  const gint32 facing = drag->facing >= 0 ? drag->facing : state->stands[g].pose.facing;

  plan->action.kind = CO_DEPLOY;
  plan->action.units = ACIES_UNIT_BIT (drag->unit);
  plan->action.n_words = 3;
  plan->action.words[0] = drag->x;
  plan->action.words[1] = drag->y;
  plan->action.words[2] = tt_facing_normal (facing);
  plan->legal = co_check ((const AciesSetup *) setup, &state->base, &plan->action, &plan->verdict);
  plan->n_bases = 1;
  plan->units[0] = drag->unit;
  plan->ghosts[0] = (AciesPose){ drag->x, drag->y, tt_facing_normal (facing) };
}

static void
plan_move (const CoSetup *setup, const CoState *state, const AciesTableDrag *drag,
           AciesTablePlan *plan)
{
  CoTies ties;
  Pull   self = { .unit = drag->unit, .plan = plan };

  co_ties (setup, state, &ties);
  co_trial_begin (&self.trial, setup, state, &ties, co_stand (setup, state->decider, drag->unit));
  self.target = tt_from_point ((TtPoint){ drag->x, drag->y });

  switch (drag->kind)
    {
    case ACIES_TABLE_DRAG_FREE:
      plan_free (&self, drag->facing);
      break;
    case ACIES_TABLE_DRAG_AHEAD:
      plan_ahead (&self, drag->amount);
      break;
    case ACIES_TABLE_DRAG_WHEEL:
    case ACIES_TABLE_DRAG_TURN:
      plan_round (&self, drag);
      break;
    case ACIES_TABLE_DRAG_ROAD:
    case ACIES_TABLE_DRAG_COLUMN:
    default:
      co_refuse (&plan->verdict, BAD_STEP);
      break;
    }
}

static void
plan_drag (const AciesSetup *setup, const AciesState *state, const AciesTableDrag *drag,
           AciesTablePlan *plan)
{
  const CoSetup *of = CO_SETUP (setup);
  const CoState *now = CO_STATE (state);
  const gboolean is_one = drag->units == ACIES_UNIT_BIT (drag->unit) &&
                          drag->unit < of->sides[now->decider].n_units;

  *plan = (AciesTablePlan){ .legal = FALSE };
  if (now->decision == CO_DECIDE_OVER)
    co_refuse (&plan->verdict, BATTLE_OVER);
  else if (now->decision != CO_DECIDE_MOVE && now->decision != CO_DECIDE_DEPLOY)
    co_refuse (&plan->verdict, WRONG_DECISION);
  else if (!is_one)
    co_refuse (&plan->verdict, ONE_BY_ONE);
  else if (now->decision == CO_DECIDE_DEPLOY)
    plan_deployment (of, now, drag, plan);
  else if (!co_on_table (now, co_stand (of, now->decider, drag->unit)))
    co_refuse (&plan->verdict, NOT_YOURS);
  else
    plan_move (of, now, drag, plan);
}

static gboolean
trace_action (const AciesSetup *setup, const AciesState *state, const AciesAction *action,
              AciesTablePlan *plan)
{
  const CoSetup *of = CO_SETUP (setup);
  const CoState *now = CO_STATE (state);
  CoMovePlan     move;
  guint          g;

  *plan = (AciesTablePlan){ .legal = FALSE };
  if (action->kind != CO_MOVE || now->decision != CO_DECIDE_MOVE || !co_actor (of, now, action, &g))
    return FALSE;

  plan->legal = co_move_check (of, now, action, NULL, &move, &plan->verdict);
  plan->action = *action;
  plan->cost = move.cost;
  plan->allowance = move.allowance;
  plan->n_bases = 1;
  plan->units[0] = (guint8) acies_units_first (action->units);
  plan->ghosts[0] = move.end;

  return TRUE;
}

static gboolean
placements (const AciesSetup *setup, const AciesState *state, const AciesAction *action,
            AciesPose poses[ACIES_MAX_PLAN_BASES])
{
  if (action->kind != CO_DEPLOY || acies_units_count (action->units) != 1)
    return FALSE;

  poses[acies_units_first (action->units)] = (AciesPose){ action->words[0], action->words[1],
                                                          action->words[2] };

  return TRUE;
}

static gboolean
deploy_at (const AciesSetup *setup, const AciesState *state,
           const AciesPose poses[ACIES_MAX_PLAN_BASES], AciesAction *action,
           AciesVerdict *verdict)
{
  const AciesPose *pose;

  if (action->kind != CO_DEPLOY || acies_units_count (action->units) != 1)
    return FALSE;

  pose = &poses[acies_units_first (action->units)];
  action->words[0] = pose->x;
  action->words[1] = pose->y;
  action->words[2] = pose->facing;

  return co_check (setup, state, action, verdict);
}

/* C-DEP-1 in the set-up, C-CMD-4 and C-CMD-5 later. */
static gboolean
lead_to (const AciesSetup *setup, const AciesState *state, guint commander, gint32 x, gint32 y,
         AciesAction *action, AciesVerdict *verdict)
{
  const gboolean deploys = CO_STATE (state)->decision == CO_DECIDE_DEPLOY;

  *action = (AciesAction){
    .kind = deploys ? CO_DEPLOY_COMMANDER : CO_MOVE_COMMANDER,
    .commanders = commander < CO_MAX_COMMANDERS ? ACIES_UNIT_BIT (commander) : 0,
    .n_words = 2,
    .words = { x, y },
  };

  return co_check (setup, state, action, verdict);
}

const AciesTableRules co_table = {
  .plan = plan_drag,
  .trace = trace_action,
  .marks = co_marks,
  .placements = placements,
  .deploy = deploy_at,
  .lead = lead_to,
};
