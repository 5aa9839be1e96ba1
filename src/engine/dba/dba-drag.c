/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-drag.h"

#include "engine/dba/dba-contact.h"
#include "engine/dba/dba-reasons.h"
#include "engine/tabletop/tt-candidates.h"
#include "engine/tabletop/tt-group.h"
#include "engine/tabletop/tt-trig.h"

#define MOST_SHIFT     20.0  /* D-CON-2 */
#define MOST_PIVOT     45.0
#define CONTACT_SNAP   12.0  /* mm between the place taken and one lined up with an enemy */
#define FRIEND_SNAP    5.0   /* and one beside or behind a friend */
#define ILLEGAL_SCORE  40.0  /* mm by which a legal end may be farther from the place than an illegal one */
#define SNAP_SCORE     10.0
#define DEGREE_SCORE   0.2   /* mm that a degree beside the wanted facing weighs */
#define COST_SCORE     0.002
#define MOST_CUTS      4
#define LEAST_WAY      5     /* 1/100 mm: less is no step */
#define N_ANGLES       37    /* tried from a quarter to the left to a quarter to the right */
#define N_HALVINGS     24

void
dba_drag_path (const DbaDrag *self, DbaPath *path)
{
  *path = (DbaPath){ .n_elements = (guint8) self->n, .contact_by = DBA_NOBODY,
                     .contact_enemy = DBA_NOBODY };
  for (guint i = 0; i < self->n; i++)
    path->elements[i] = self->elements[i];
}

TtStep *
dba_drag_step (DbaPath *path, TtStepKind kind)
{
  TtStep *step = &path->path.steps[path->path.n_steps++];

  *step = (TtStep){ .kind = kind };

  return step;
}

void
dba_plan_fill (const DbaSetup    *setup,
               const DbaState    *state,
               const AciesAction *action,
               const DbaMovePlan *move,
               AciesTablePlan    *plan)
{
  plan->action = *action;
  plan->cost = move->cost;
  plan->allowance = move->allowance;
  plan->points = move->points;
  plan->snapped = move->lined_up;
  plan->n_bases = move->n_elements;
  for (guint i = 0; i < move->n_elements; i++)
    {
      plan->units[i] =
        (guint8) (move->elements[i] - setup->sides[state->phasing].offset);
      plan->ghosts[i] = move->end[i];
    }
  if (move->lined_up && move->n_elements > 0)
    plan->snap_pose = move->end[0];
}

/* How far from what is wanted the held one would stand. */
static double
score_of (const DbaDrag *self, const DbaMovePlan *move, gboolean legal)
{
  const TtPlace end = tt_place (&move->end[self->lead]);
  double        score = tt_vec_distance (end.at, self->target);

  if (self->has_facing)
    score += DEGREE_SCORE * ABS (tt_atan2 (tt_vec_cross (self->facing, end.forward),
                                           tt_vec_dot (self->facing, end.forward)));
  if (move->lined_up)
    score -= SNAP_SCORE;
  if (!legal)
    score += ILLEGAL_SCORE;

  return score + COST_SCORE * tt_to_double (move->cost);
}

/* The last advance or retirement of @path; NULL. */
static TtStep *
last_straight (DbaPath *path)
{
  for (guint i = path->path.n_steps; i > 0; i--)
    {
      TtStep *step = &path->path.steps[i - 1];

      if (step->kind == TT_STEP_ADVANCE || step->kind == TT_STEP_RETIRE)
        return step;
    }

  return NULL;
}

/* Checks @path; one that is too far is cut short as long as there is something to cut. */
static gboolean
check_path (const DbaDrag *self,
            guint          kind,
            DbaPath       *path,
            gboolean       shorten,
            AciesAction   *action,
            DbaMovePlan   *move,
            AciesVerdict  *verdict)
{
  for (guint cut = 0;; cut++)
    {
      TtStep *step = shorten && cut < MOST_CUTS ? last_straight (path) : NULL;
      gint32  over;

      *action = (AciesAction){ .kind = (guint8) kind };
      *verdict = (AciesVerdict){ 0 };
      dba_path_pack (self->setup, path, self->side, action);
      if (dba_move_check (self->setup, self->state, action, move, verdict))
        return TRUE;

      over = move->cost - move->allowance;
      if (verdict->reason != DBA_REASON_TOO_FAR || step == NULL || step->distance <= over ||
          over <= 0)
        return FALSE;
      step->distance -= over;
      path->contact_by = path->contact_enemy = DBA_NOBODY;
    }
}

void
dba_drag_try (DbaDrag *self, guint kind, const DbaPath *path, gboolean shorten)
{
  DbaPath      as = *path;
  AciesAction  action;
  AciesVerdict verdict;
  DbaMovePlan  move;
  gboolean     legal;
  double       score;

  legal = check_path (self, kind, &as, shorten, &action, &move, &verdict);
  score = score_of (self, &move, legal);
  if (self->found && score >= self->score)
    return;

  self->found = TRUE;
  self->score = score;
  self->plan->legal = legal;
  self->plan->verdict = verdict;
  dba_plan_fill (self->setup, self->state, &action, &move, self->plan);
  if (move.lined_up)
    self->plan->snap_pose = move.end[self->lead];
}

/* The body that wheels as one: of a column its head. */
static guint
n_wheeling (const DbaDrag *self)
{
  return self->column ? 1 : self->n;
}

/* The front corner about which the body wheels by @degrees. */
static TtVec
pivot_of (const DbaDrag *self, double degrees)
{
  const TtBase *bases = self->column ? &self->bases[self->lead] : self->bases;

  return tt_group_pivot (bases, n_wheeling (self), degrees < 0 ? TT_LEFT_SIDE : TT_RIGHT_SIDE);
}

TtPlace
dba_drag_wheeled (const DbaDrag *self, double degrees)
{
  return tt_place_turned (&self->bases[self->lead].place, pivot_of (self, degrees), degrees);
}

/* Where the held one stands after wheels by @first and, if @both, by as much again as it takes to face as wanted. */
static TtPlace
after_wheels (const DbaDrag *self, double first, gboolean both, double *second)
{
  const TtPlace place = dba_drag_wheeled (self, first);
  TtVec         pivot;

  *second = 0;
  if (!both)
    return place;

  *second = tt_atan2 (tt_vec_cross (place.forward, self->facing),
                      tt_vec_dot (place.forward, self->facing));
  pivot = tt_vec_turn_about (pivot_of (self, *second), pivot_of (self, first), tt_turn (first));

  return tt_place_turned (&place, pivot, *second);
}

/* How far beside the target the way leads after a first wheel; @way: how long it is. */
static double
miss_of (const DbaDrag *self, double first, gboolean both, double *second, double *way)
{
  const TtPlace place = after_wheels (self, first, both, second);
  const TtVec   ahead = tt_vec_turn (self->bases[self->lead].place.forward, tt_turn (first));
  const TtVec   to = tt_vec_sub (self->target, place.at);

  *way = tt_vec_dot (ahead, to);

  return tt_vec_cross (ahead, to);
}

static void
add_wheel (DbaPath *path, double degrees)
{
  const gint32 angle = tt_from_double (degrees);
  TtStep      *step;

  if (angle == 0)
    return;
  step = dba_drag_step (path, TT_STEP_WHEEL);
  step->side = angle < 0 ? TT_LEFT_SIDE : TT_RIGHT_SIDE;
  step->angle = MIN (ABS (angle), TT_FULL_TURN / 4);
}

static void
add_turn (DbaPath *path, double degrees)
{
  const gint32 angle = tt_from_double (tt_angle_normal (degrees));

  if (angle != 0)
    dba_drag_step (path, TT_STEP_TURN)->angle =
      angle == -TT_FULL_TURN / 2 ? TT_FULL_TURN / 2 : angle;
}

static void
add_ahead (DbaPath *path, double way)
{
  const gint32 distance = tt_from_double (way);

  if (distance >= LEAST_WAY)
    dba_drag_step (path, TT_STEP_ADVANCE)->distance = distance;
}

static void
try_wheels (DbaDrag *self, double first, double way, double second)
{
  DbaPath path;

  dba_drag_path (self, &path);
  add_wheel (&path, first);
  add_ahead (&path, way);
  add_wheel (&path, second);
  if (path.path.n_steps > 0)
    dba_drag_try (self, DBA_MOVE, &path, TRUE);
}

/* Wheels, then straight on, and, if @both, wheels again to face as wanted: every first angle that leads to the target. */
static void
search_wheels (DbaDrag *self, gboolean both)
{
  double before = 0, second, way;

  for (guint i = 0; i < N_ANGLES; i++)
    {
      double low = -90.0 + 5.0 * i - 5.0, high = low + 5.0;
      double miss = miss_of (self, high, both, &second, &way);

      if (i > 0 && (before < 0) != (miss < 0))
        {
          for (guint k = 0; k < N_HALVINGS; k++)
            {
              const double middle = (low + high) / 2;

              if ((miss_of (self, middle, both, &second, &way) < 0) == (before < 0))
                low = middle;
              else
                high = middle;
            }
          miss_of (self, low, both, &second, &way);
          if (way >= 0 && ABS (second) <= 90)
            try_wheels (self, low, way, second);
        }
      before = miss;
    }
}

/* Of one alone: turns towards the place, goes there, and turns to face as wanted. */
static void
search_turns (DbaDrag *self)
{
  const TtBase *base = &self->bases[0];
  const TtVec   ahead = base->place.forward, centre = tt_base_centre (base);
  const double  half = base->depth / 2;
  TtVec         to = tt_vec_sub (self->target, centre);
  double        way = tt_vec_length (to) - half, turn;
  DbaPath       path;

  dba_drag_path (self, &path);
  if (self->has_facing)
    {
      to = tt_vec_sub (tt_vec_along (self->target, self->facing, -half), centre);
      way = tt_vec_length (to);
    }
  turn = way > TT_TOUCH || !self->has_facing
           ? tt_atan2 (tt_vec_cross (ahead, to), tt_vec_dot (ahead, to))
           : 0;
  add_turn (&path, turn);
  add_ahead (&path, way);
  if (self->has_facing)
    add_turn (&path, tt_atan2 (tt_vec_cross (ahead, self->facing),
                               tt_vec_dot (ahead, self->facing)) - turn);
  if (path.path.n_steps > 0)
    dba_drag_try (self, DBA_MOVE, &path, TRUE);
}

/* Straight on as far as the target is ahead; then a wheel to face as wanted. */
static void
search_straight (DbaDrag *self)
{
  const TtPlace *place = &self->bases[self->lead].place;
  const TtVec    to = tt_vec_sub (self->target, place->at);
  double         second, way;

  try_wheels (self, 0, tt_vec_dot (place->forward, to), 0);
  if (!self->has_facing)
    return;

  miss_of (self, 0, TRUE, &second, &way);
  if (way >= 0 && ABS (second) <= 90)
    try_wheels (self, 0, way, second);
}

static void
search_ways (DbaDrag *self)
{
  search_straight (self);
  search_wheels (self, FALSE);
  if (self->has_facing)
    search_wheels (self, TRUE);
  if (self->n == 1)
    search_turns (self);
}

/* Into contact with enemy @k on an edge whose lined-up place is near the target. */
static void
search_contact (DbaDrag *self, guint k, TtEdge edge)
{
  const TtApproachLimits limits = { 150.0, MOST_SHIFT, MOST_PIVOT };
  const TtBase           enemy = dba_base (self->setup, self->state, k);
  const TtPlace          place = tt_contact_lined_up_place (&enemy, edge, enemy.width);
  TtApproach             ways[TT_MAX_APPROACHES];
  guint                  n_ways;

  if (tt_vec_distance (place.at, self->target) > CONTACT_SNAP)
    return;

  n_ways = tt_approaches (self->bases, self->n, self->lead, &enemy, edge, &limits, ways);
  for (guint i = 0; i < n_ways; i++)
    {
      DbaPath path;

      if (ways[i].n_steps == 0)
        continue;
      dba_drag_path (self, &path);
      for (guint step = 0; step < ways[i].n_steps; step++)
        path.path.steps[path.path.n_steps++] = ways[i].steps[step];
      path.contact_by = self->elements[self->lead];
      path.contact_enemy = (guint8) k;
      path.contact_edge = (guint8) edge;
      dba_drag_try (self, DBA_MOVE, &path, FALSE);
    }
}

/* Whether a friend's right (@beyond 1), left (-1) or rear (0) is near the target: then it is the target. */
static gboolean
snap_beside (DbaDrag *self, const TtBase *friend, int beyond)
{
  const TtVec at = beyond == 0 ? tt_base_rear_centre (friend)
                               : tt_vec_along (friend->place.at, tt_base_right (friend),
                                               beyond * friend->width);

  if (tt_vec_distance (at, self->target) > FRIEND_SNAP)
    return FALSE;

  self->target = at;
  self->facing = friend->place.forward;
  self->has_facing = TRUE;

  return TRUE;
}

/* The place beside or behind a friend who does not move with them, if it is near. */
static gboolean
snap_to_friends (DbaDrag *self)
{
  DbaSet friends = dba_on_table (self->setup, self->state, self->side);
  guint  g;

  for (guint i = 0; i < self->n; i++)
    friends &= ~DBA_BIT (self->elements[i]);
  DBA_FOREACH (g, friends)
    {
      const TtBase friend = dba_base (self->setup, self->state, g);

      if (self->has_facing && tt_vec_dot (self->facing, friend.place.forward) < 0.9)
        continue;
      for (int beyond = -1; beyond <= 1; beyond++)
        if (snap_beside (self, &friend, beyond))
          return TRUE;
    }

  return FALSE;
}

/* Whether the plan found stands where the drag was snapped to. */
static gboolean
is_at_target (const DbaDrag *self)
{
  const TtPlace end = tt_place (&self->plan->ghosts[self->lead]);

  return tt_vec_distance (end.at, self->target) <= TT_TOUCH &&
         tt_vec_dot (end.forward, self->facing) > 0.9998;
}

/* No way leads there: a line would have to turn round for it, and one alone stands there already. */
static void
tell_no_way (DbaDrag *self)
{
  DbaPath path;

  dba_drag_path (self, &path);
  if (self->n > 1)
    dba_drag_step (&path, TT_STEP_TURN)->angle = TT_FULL_TURN / 2;
  dba_drag_try (self, DBA_MOVE, &path, FALSE);
}

void
dba_drag_search (DbaDrag *self)
{
  DbaDrag beside = *self;
  guint   k;

  if (snap_to_friends (&beside))
    {
      search_ways (&beside);
      if (beside.found && beside.plan->legal && is_at_target (&beside))
        {
          beside.plan->snapped = TRUE;
          beside.plan->snap_pose = beside.plan->ghosts[beside.lead];
          *self = beside;
          self->score -= SNAP_SCORE;
        }
    }

  DBA_FOREACH (k, dba_on_table (self->setup, self->state, !self->side))
    for (TtEdge edge = TT_EDGE_FRONT; edge < TT_N_EDGES; edge++)
      search_contact (self, k, edge);
  search_ways (self);
  if (!self->found)
    tell_no_way (self);
}
