/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-legal.h"
#include "engine/dba/dba-line-words.h"
#include "engine/dba/dba-spots.h"

#include "engine/dba/dba-apply.h"
#include "engine/dba/dba-camp.h"
#include "engine/dba/dba-chain.h"
#include "engine/dba/dba-contact.h"
#include "engine/dba/dba-deploy-hand.h"
#include "engine/dba/dba-drag.h"
#include "engine/dba/dba-marks.h"
#include "engine/dba/dba-terrain.h"
#include "engine/dba/dba-troops.h"
#include "engine/tabletop/tt-group.h"

#define BONUS_CMM   2500 /* D-ROD-3 */
#define SNAP_AHEAD  4.0  /* mm short of an enemy that a drag straight ahead closes */
#define MOST_SHIFT  20.0

/* Who is dragged, and where they stand. FALSE if nobody of the deciding side is. */
static gboolean
begin_drag (DbaDrag              *self,
            const DbaSetup       *setup,
            const DbaState       *state,
            const AciesTableDrag *drag,
            AciesTablePlan       *plan)
{
  const guint held = setup->sides[state->phasing].offset + drag->unit;
  guint8      order[DBA_MAX_UNITS];
  guint       g;

  *self = (DbaDrag){ .setup = setup, .state = state, .side = state->phasing, .plan = plan };
  DBA_FOREACH (g, dba_from_units (setup, self->side, drag->units))
    {
      if (g == held)
        self->lead = self->n;
      self->bases[self->n] = dba_base (setup, state, g);
      self->elements[self->n++] = (guint8) g;
    }
  if (self->n == 0)
    return FALSE;

  self->target = tt_vec (tt_to_double (drag->x), tt_to_double (drag->y));
  self->column = self->n > 1 && tt_group_is_column (self->bases, self->n, order);
  if (self->column)
    {
      /* Whoever is held, the head goes as much farther as it is ahead of him. */
      self->target = tt_vec_add (self->target, tt_vec_sub (self->bases[order[0]].place.at,
                                                           self->bases[self->lead].place.at));
      self->lead = order[0];
    }
  self->has_facing = drag->kind == ACIES_TABLE_DRAG_FREE && drag->facing >= 0;
  if (self->has_facing)
    self->facing = tt_place_of (self->target, tt_to_double (drag->facing)).forward;

  return TRUE;
}

/* Whether one alone with an enemy before its front is dragged: it can but break off. */
static gboolean
breaks_off (const DbaDrag *self)
{
  DbaContacts contacts;

  if (self->n != 1)
    return FALSE;

  dba_contacts (self->setup, self->state, self->elements[0], &contacts);

  return (contacts.front | contacts.flanking) != 0;
}

/* Straight back by @way mm, and, if @about, turned round. */
static void
plan_break_off (DbaDrag *self, double way, gboolean about, gboolean shorten)
{
  DbaPath path;

  dba_drag_path (self, &path);
  dba_drag_step (&path, TT_STEP_RETIRE)->distance = MAX (tt_from_double (way), 1);
  if (about)
    dba_drag_step (&path, TT_STEP_TURN)->angle = TT_FULL_TURN / 2;
  dba_drag_try (self, DBA_BREAK_OFF, &path, shorten);
}

/*
 * The enemy whom the held one touches or nearly touches with its front at @end: lines up with him, the last step, straight
 * ahead, as much longer or shorter as it takes.
 */
static gboolean
find_ahead (const DbaDrag *self, const TtPlace *end_place, DbaPath *path)
{
  const TtBase *held = &self->bases[self->lead];
  const TtBase  end = tt_base_at (end_place, held->width, held->depth);
  guint         k;

  DBA_FOREACH (k, dba_on_table (self->setup, self->state, !self->side))
    {
      const TtBase enemy = dba_base (self->setup, self->state, k);

      if (tt_base_is_farther (&end, &enemy, SNAP_AHEAD))
        continue;
      for (TtEdge edge = TT_EDGE_FRONT; edge < TT_N_EDGES; edge++)
        {
          const TtPlace place = tt_contact_lined_up_place (&enemy, edge, end.width);
          const TtVec   to = tt_vec_sub (place.at, end.place.at);

          if (tt_vec_length (to) > MOST_SHIFT ||
              ABS (tt_vec_dot (to, end.place.forward)) > SNAP_AHEAD ||
              tt_vec_dot (place.forward, end.place.forward) < 0.999)
            continue;
          path->contact_by = self->elements[self->lead];
          path->contact_enemy = (guint8) k;
          path->contact_edge = (guint8) edge;
          path->path.steps[path->path.n_steps - 1].distance +=
            tt_from_double (tt_vec_dot (to, end.place.forward));
          return TRUE;
        }
    }

  return FALSE;
}

/* Tries @path, which ends with @amount straight ahead from @from; and into contact with whom that all but touches. */
static void
try_ahead (DbaDrag *self, DbaPath *path, const TtPlace *from, gint32 amount)
{
  const TtPlace end = tt_place_shifted (from, tt_vec_scale (from->forward,
                                                            tt_to_double (amount)));

  self->target = end.at;
  dba_drag_try (self, DBA_MOVE, path, FALSE);
  if (amount > 0 && find_ahead (self, &end, path))
    dba_drag_try (self, DBA_MOVE, path, FALSE);
}

/* Straight ahead by an amount; back by one: breaking off, or turned round. */
static void
plan_ahead (DbaDrag *self, gint32 amount)
{
  DbaPath path;

  if (amount < 0 && breaks_off (self))
    {
      plan_break_off (self, -tt_to_double (amount), FALSE, FALSE);
      return;
    }

  dba_drag_path (self, &path);
  if (amount < 0)
    dba_drag_step (&path, TT_STEP_TURN)->angle = TT_FULL_TURN / 2;
  dba_drag_step (&path, TT_STEP_ADVANCE)->distance = ABS (amount);
  try_ahead (self, &path, &self->bases[self->lead].place, amount);
}

/* @amount as an angle, at most half a turn either way. */
static gint32
angle_of (gint32 amount)
{
  const gint32 angle = tt_facing_normal (amount);

  return angle > TT_FULL_TURN / 2 ? angle - TT_FULL_TURN : angle;
}

static void
plan_turn (DbaDrag *self, gint32 amount)
{
  DbaPath path;

  dba_drag_path (self, &path);
  dba_drag_step (&path, TT_STEP_TURN)->angle = angle_of (amount);
  dba_drag_try (self, DBA_MOVE, &path, FALSE);
}

/* By an angle, then straight ahead; there is no step back after a wheel (D-MOV-7). */
static void
plan_wheel (DbaDrag *self, gint32 amount, gint32 ahead)
{
  const gint32  angle = CLAMP (angle_of (amount), -TT_FULL_TURN / 4, TT_FULL_TURN / 4);
  const TtPlace wheeled = dba_drag_wheeled (self, tt_to_double (angle));
  DbaPath       path;
  TtStep       *step;

  dba_drag_path (self, &path);
  step = dba_drag_step (&path, TT_STEP_WHEEL);
  step->side = angle < 0 ? TT_LEFT_SIDE : TT_RIGHT_SIDE;
  step->angle = ABS (angle);
  if (ahead != 0)
    dba_drag_step (&path, TT_STEP_ADVANCE)->distance = ahead;
  try_ahead (self, &path, &wheeled, ahead);
}

/* The road nearest to the head and the way along it that it faces. */
static void
nearest_road (const DbaDrag *self, TtStep *step)
{
  const DbaBoard *board = dba_board (self->setup, self->state);
  const TtPlace  *head = &self->bases[self->lead].place;
  double          least = G_MAXDOUBLE;

  for (guint i = 0; i < board->n_roads; i++)
    {
      const TtLine *line = &board->roads[i].line;
      double        arc;
      const double  from = tt_line_nearest (line, head->at, TT_TOWARD_END, &arc);

      if (!(from < least))
        continue;
      least = from;
      step->road = (guint8) i;
      step->toward =
        tt_vec_dot (head->forward, tt_line_direction (line, arc, TT_TOWARD_END)) < 0
          ? TT_TOWARD_START
          : TT_TOWARD_END;
    }
}

/* D-ROD-3: the extra points that a way of @distance takes, as far as they are there. */
static guint
bonus_for (const DbaDrag *self, gint32 distance)
{
  const guint general = self->setup->sides[self->side].general;
  gint32      least = G_MAXINT32;
  gboolean    led = FALSE;
  guint       bonus = 0;

  for (guint i = 0; i < self->n; i++)
    {
      led = led || self->elements[i] == general;
      least = MIN (least, dba_troops_allowance (self->setup->units[self->elements[i]].type,
                                                DBA_GOING_ROAD));
    }
  while (led && bonus + 1 < self->state->left && least + (gint32) bonus * BONUS_CMM < distance)
    bonus++;

  return bonus;
}

static void
plan_road (DbaDrag *self, gint32 amount)
{
  DbaPath path;
  TtStep *step;

  dba_drag_path (self, &path);
  path.by_road = TRUE;
  step = dba_drag_step (&path, TT_STEP_ROAD);
  step->distance = ABS (amount);
  nearest_road (self, step);
  path.bonus_points = (guint8) bonus_for (self, step->distance);
  dba_drag_try (self, DBA_MOVE, &path, FALSE);
}

static void
plan_column (DbaDrag *self, gint32 amount)
{
  DbaPath   path;
  TtReform *reform = &path.path.reform;

  dba_drag_path (self, &path);
  if (!self->column && self->n > 1)
    {
      dba_drag_step (&path, TT_STEP_REFORM);
      tt_group_column_reform (self->bases, self->n, self->lead, reform);
      reform->anchor = self->elements[reform->anchor];
      for (guint i = 0; i < self->n; i++)
        reform->bodies[i] = self->elements[reform->bodies[i]];
    }
  if (amount > 0)
    dba_drag_step (&path, TT_STEP_ADVANCE)->distance = amount;
  dba_drag_try (self, DBA_MOVE, &path, FALSE);
}

/* Where @g stands after a step into or out of a camp. FALSE if there is no such camp. */
static gboolean
camp_step_end (const DbaSetup *setup, const DbaState *state, guint g, guint kind, TtPose *end)
{
  const guint side = dba_side_of (setup, g);
  const guint inside = dba_camp_occupied_by (state, g);
  const guint camp = kind == DBA_ENTER_CAMP ? side : inside;
  TtPlace     place;

  if (camp == DBA_NOBODY || !state->camps[camp].placed)
    return FALSE;

  place = kind == DBA_LEAVE_CAMP ? dba_camp_outside (setup, state, g, camp)
                                 : tt_place (&state->camps[camp].pose);
  *end = tt_place_quantise (&place);

  return TRUE;
}

/* D-CAM-6, D-CAM-7: a step of @g into or out of a camp. FALSE if there is no such camp. */
static gboolean
plan_camp (const DbaSetup *setup, const DbaState *state, guint g, guint kind, AciesTablePlan *plan)
{
  const guint side = dba_side_of (setup, g);

  if (!camp_step_end (setup, state, g, kind, &plan->ghosts[0]))
    return FALSE;

  plan->action.kind = (guint8) kind;
  plan->action.units = dba_to_units (setup, side, DBA_BIT (g));
  plan->legal = dba_camp_move_check (setup, state, &plan->action, &plan->verdict);
  plan->points = 1 + (dba_extra_point (setup, state, DBA_BIT (g)) != DBA_EXTRA_NONE);
  plan->n_bases = 1;
  plan->units[0] = (guint8) (g - setup->sides[side].offset);

  return TRUE;
}

/* One inside a camp is dragged out, one is dragged onto its own camp. */
static gboolean
plan_by_camp (DbaDrag *self)
{
  const DbaCamp *own = &self->state->camps[self->side];
  const guint    g = self->elements[0];
  TtBase         camp;

  if (self->n != 1)
    return FALSE;
  if (self->state->elements[g].state == DBA_IN_CAMP)
    return plan_camp (self->setup, self->state, g, DBA_LEAVE_CAMP, self->plan);
  if (!own->placed)
    return FALSE;

  camp = dba_camp_base (own);

  return tt_polygon_contains (tt_base_polygon (&camp), self->target) &&
         plan_camp (self->setup, self->state, g, DBA_ENTER_CAMP, self->plan);
}

static void
plan_free (DbaDrag *self)
{
  const TtPlace *place = &self->bases[self->lead].place;
  const double   back = -tt_vec_dot (place->forward, tt_vec_sub (self->target, place->at));
  const double   depth = self->bases[self->lead].depth;

  if (plan_by_camp (self))
    return;
  if (!breaks_off (self))
    {
      dba_drag_search (self);
      return;
    }

  plan_break_off (self, back, FALSE, TRUE);
  plan_break_off (self, back - depth, TRUE, TRUE);
}

static void
plan_drag (const AciesSetup     *setup,
           const AciesState     *state,
           const AciesTableDrag *drag,
           AciesTablePlan       *plan)
{
  DbaDrag self;

  *plan = (AciesTablePlan){ .legal = FALSE };
  if (DBA_STATE (state)->phase != DBA_PHASE_MOVE)
    {
      plan->action.kind = DBA_MOVE;
      dba_check (setup, state, &plan->action, &plan->verdict);
      return;
    }
  if (!begin_drag (&self, DBA_SETUP (setup), DBA_STATE (state), drag, plan))
    return;

  switch (drag->kind)
    {
    case ACIES_TABLE_DRAG_FREE:
      plan_free (&self);
      break;
    case ACIES_TABLE_DRAG_AHEAD:
      plan_ahead (&self, drag->amount);
      break;
    case ACIES_TABLE_DRAG_WHEEL:
      plan_wheel (&self, drag->amount, drag->ahead);
      break;
    case ACIES_TABLE_DRAG_TURN:
      plan_turn (&self, drag->amount);
      break;
    case ACIES_TABLE_DRAG_ROAD:
      plan_road (&self, drag->amount);
      break;
    case ACIES_TABLE_DRAG_COLUMN:
      plan_column (&self, drag->amount);
      break;
    default:
      g_return_if_reached ();
    }
}

static gboolean
trace_action (const AciesSetup  *setup,
              const AciesState  *state,
              const AciesAction *action,
              AciesTablePlan    *plan)
{
  const DbaSetup *of = DBA_SETUP (setup);
  const DbaState *now = DBA_STATE (state);
  const DbaSet    set = now->phase == DBA_PHASE_MOVE
                          ? dba_from_units (of, now->phasing, action->units)
                          : 0;
  DbaMovePlan     move;

  *plan = (AciesTablePlan){ .legal = FALSE };
  if (set == 0)
    return FALSE;
  if (action->kind == DBA_LEAVE_CAMP || action->kind == DBA_ENTER_CAMP)
    return plan_camp (of, now, acies_units_first (set), action->kind, plan);
  if (action->kind != DBA_MOVE && action->kind != DBA_BREAK_OFF)
    return FALSE;

  plan->legal = dba_move_check (of, now, action, &move, &plan->verdict);
  dba_plan_fill (of, now, action, &move, plan);

  return TRUE;
}

/* Those who are free to move together; of others, or when nobody moves, those who stand together. */
static AciesUnits
chain_of (const AciesSetup *setup, const AciesState *state, guint side, guint unit)
{
  const DbaSetup *of = DBA_SETUP (setup);
  const DbaState *now = DBA_STATE (state);
  const guint     g = of->sides[side].offset + unit;
  DbaSet          among = dba_on_table (of, now, side);

  if (now->phase == DBA_PHASE_MOVE && now->phasing == side)
    among = dba_chain_free (of, now, side);
  if ((among & DBA_BIT (g)) == 0)
    return ACIES_UNIT_BIT (unit);

  return dba_to_units (of, side, dba_chain_of (of, now, g, among));
}

static char *
placements_text (const AciesSetup *setup, const AciesState *state, const AciesAction *action)
{
  return dba_line_words (DBA_SETUP (setup), DBA_STATE (state), action);
}

const AciesTableRules dba_table = {
  .plan = plan_drag,
  .trace = trace_action,
  .marks = dba_marks,
  .chain = chain_of,
  .placements = dba_placements,
  .placements_text = placements_text,
  .spot = dba_spot,
  .deploy = dba_deploy_at,
};
