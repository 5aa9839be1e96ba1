/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/tabletop/tt-move.h"

#include "engine/tabletop/tt-group.h"
#include "engine/tabletop/tt-trig.h"

double
tt_wheel_arc (double width, double degrees)
{
  return width * tt_radians (ABS (degrees));
}

double
tt_turn_shift (double depth, double degrees)
{
  return depth * tt_sin (ABS (degrees) / 2);
}

guint
tt_step_samples (double length)
{
  const double parts = length / TT_SAMPLE - TT_TINY;
  const guint  whole = parts > 0 ? (guint) parts : 0;

  return MAX (whole + (parts > whole), 1);
}

/* Clockwise degrees of a wheel or a turn. */
static double
step_rotation (const TtStep *step)
{
  const double degrees = tt_to_double (step->angle);

  return step->kind == TT_STEP_WHEEL && step->side == TT_LEFT_SIDE ? -degrees : degrees;
}

/* Where a straight step goes. */
static TtVec
step_direction (const TtStep *step, TtVec forward)
{
  if (step->kind == TT_STEP_RETIRE)
    return tt_vec_back (forward);
  if (step->kind == TT_STEP_OBLIQUE)
    return tt_vec_turn (forward, tt_turn (tt_to_double (step->angle)));

  return forward;
}

static TtVec
step_pivot (const TtStep *step, const TtBase *bases, guint n)
{
  return step->kind == TT_STEP_WHEEL ? tt_group_pivot (bases, n, (TtSide) step->side)
                                     : tt_base_centre (&bases[0]);
}

static gboolean
step_is_round (const TtStep *step)
{
  return step->kind == TT_STEP_WHEEL || step->kind == TT_STEP_TURN;
}

double
tt_step_length (const TtStep *step, const TtBase *bases, guint n)
{
  const double degrees = tt_to_double (step->angle);
  TtVec        pivot;
  double       farthest = 0;

  if (step->kind == TT_STEP_TURN)
    return tt_turn_shift (bases[0].depth, degrees);
  if (step->kind != TT_STEP_WHEEL)
    return tt_to_double (step->distance);

  pivot = step_pivot (step, bases, n);
  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < 4; k++)
      farthest = MAX (farthest, tt_vec_distance (pivot, bases[i].quad.p[k]));

  return tt_wheel_arc (farthest, degrees);
}

TtPlace
tt_step_end (const TtStep *step, const TtBase *base)
{
  TtVec way;

  if (step_is_round (step))
    return tt_place_turned (&base->place, step_pivot (step, base, 1), step_rotation (step));

  way = step_direction (step, base->place.forward);

  return tt_place_shifted (&base->place, tt_vec_scale (way, tt_to_double (step->distance)));
}

void
tt_walk_begin (TtWalk *self, const TtBase *bases, guint n, TtFormation formation)
{
  g_return_if_fail (n > 0 && n <= TT_MAX_BODIES);

  self->n = n;
  self->formation = formation;
  self->on_road = FALSE;
  self->n_samples = self->sample = 0;
  self->length = 0;
  self->towed = FALSE;
  self->road = NULL;
  self->arc = 0;
  for (guint i = 0; i < n; i++)
    {
      self->bases[i] = self->origin[i] = bases[i];
      self->paths[i] = 0;
    }
}

static gboolean
step_makes_sense (const TtStep *step, guint n, const TtLine *road)
{
  const gboolean has_distance = step->distance > 0 && step->distance <= TT_LONGEST_STEP;

  switch (step->kind)
    {
    case TT_STEP_ADVANCE:
    case TT_STEP_RETIRE:
      return has_distance;
    case TT_STEP_OBLIQUE:
      return has_distance && ABS (step->angle) <= TT_FULL_TURN / 2;
    case TT_STEP_WHEEL:
      return step->side <= TT_RIGHT_SIDE && step->angle > 0 && step->angle <= TT_FULL_TURN / 4;
    case TT_STEP_TURN:
      return n == 1 && step->angle != 0 && step->angle > -TT_FULL_TURN / 2 &&
             step->angle <= TT_FULL_TURN / 2;
    case TT_STEP_ROAD:
      return has_distance && road != NULL && road->n >= 2 && step->toward <= TT_TOWARD_START;
    default:
      return FALSE;
    }
}

/* The rest of taking up a step: everybody begins from where he is. */
static void
walk_take_up (TtWalk *self, const TtStep *step, double length, guint n_samples)
{
  self->step = *step;
  self->length = length;
  self->n_samples = n_samples;
  self->sample = 0;
  for (guint i = 0; i < self->n; i++)
    self->begin[i] = self->bases[i];
}

static void
walk_move_to (TtWalk *self, guint i, const TtPlace *place)
{
  self->paths[i] += tt_vec_distance (self->bases[i].place.at, place->at);
  tt_base_set (&self->bases[i], place);
}

/* Where base @i is when the head is at @arc; @arc is then that of the next one behind. */
static TtPlace
walk_road_place (const TtWalk *self, guint i, double *arc)
{
  const double at = *arc;

  *arc -= self->bases[i].depth;

  return tt_line_place (self->road, at, self->bases[i].depth, (TtToward) self->step.toward);
}

/* The head comes to the nearest point of the road, the others behind it: that is part of their way. */
static void
walk_enter_road (TtWalk *self)
{
  double arc;

  tt_line_nearest (self->road, self->bases[0].place.at, (TtToward) self->step.toward, &self->arc);
  arc = self->arc;
  for (guint i = 0; i < self->n; i++)
    {
      const TtPlace place = walk_road_place (self, i, &arc);

      walk_move_to (self, i, &place);
    }
}

gboolean
tt_walk_step (TtWalk *self, const TtStep *step, const TtLine *road)
{
  double length;
  guint  n_wheeling;

  if (!step_makes_sense (step, self->n, road))
    return FALSE;

  self->towed = self->formation == TT_COLUMN && self->n > 1 &&
                (step->kind == TT_STEP_WHEEL || !tt_group_is_straight (self->bases, self->n));
  n_wheeling = self->towed ? 1 : self->n;
  length = tt_step_length (step, self->bases, n_wheeling);
  walk_take_up (self, step, length, step->kind == TT_STEP_TURN ? 1 : tt_step_samples (length));

  self->road = road;
  if (step->kind == TT_STEP_ROAD)
    {
      self->towed = FALSE;
      self->on_road = TRUE;
    }
  else if (step_is_round (step))
    self->pivot = step_pivot (step, self->bases, n_wheeling);

  return TRUE;
}

void
tt_walk_reform (TtWalk *self, const TtPlace *places, TtFormation formation)
{
  const TtStep step = { .kind = TT_STEP_REFORM };
  double       length = 0;

  for (guint i = 0; i < self->n; i++)
    {
      self->ends[i] = places[i];
      length = MAX (length, tt_vec_distance (self->bases[i].place.at, places[i].at));
    }

  self->towed = FALSE;
  self->formation = formation;
  walk_take_up (self, &step, length, tt_step_samples (length));
}

void
tt_walk_reorder (TtWalk *self, const guint8 *order)
{
  TtBase bases[TT_MAX_BODIES], origin[TT_MAX_BODIES];
  double paths[TT_MAX_BODIES];

  for (guint i = 0; i < self->n; i++)
    {
      bases[i] = self->bases[order[i]];
      origin[i] = self->origin[order[i]];
      paths[i] = self->paths[order[i]];
    }

  for (guint i = 0; i < self->n; i++)
    {
      self->bases[i] = self->begin[i] = bases[i];
      self->origin[i] = origin[i];
      self->paths[i] = paths[i];
    }
  self->sample = self->n_samples;
}

/* How much farther than its front centre a corner of a towed base may go: it swings about its rear centre. */
static double
swing (const TtBase *base)
{
  const double half = base->width / 2;

  if (!(base->depth > 0))
    return G_MAXFLOAT;

  return sqrt (half * half + base->depth * base->depth) / base->depth;
}

/* Everybody on the road is within the depths of all of where its head is. */
static TtBox
road_box (const TtWalk *self)
{
  const TtVec  at = self->bases[0].place.at;
  const double aside = tt_line_nearest (self->road, at, (TtToward) self->step.toward, NULL);
  double       deep = 0, wide = 0;

  for (guint i = 0; i < self->n; i++)
    {
      deep += self->bases[i].depth;
      wide = MAX (wide, self->bases[i].width);
    }

  return tt_box_grown ((TtBox){ at, at }, aside + self->length + deep + wide);
}

TtBox
tt_walk_box (const TtWalk *self)
{
  TtBox  box = tt_base_box (&self->bases[0]);
  double farthest = 1;

  for (guint i = 0; i < self->n; i++)
    {
      box = tt_box_union (box, tt_base_box (&self->bases[i]));
      if (self->towed && i > 0)
        farthest = MAX (farthest, 1 + swing (&self->bases[i]));
    }

  /* A millimetre for the first pull of a column that does not stand quite straight. */
  box = tt_box_grown (box, self->length * farthest + 1);

  return self->step.kind == TT_STEP_ROAD ? tt_box_union (box, road_box (self)) : box;
}

guint64
tt_walk_out_of_reach (const TtWalk *self, const TtBase *others, guint n)
{
  const TtBox box = tt_box_grown (tt_walk_box (self), 2 * TT_TOUCH);
  guint64     out = 0;

  for (guint i = 0; i < n; i++)
    {
      const TtBox other = tt_base_box (&others[i]);

      if (!tt_box_meets (&box, &other))
        out |= G_GUINT64_CONSTANT (1) << i;
    }

  return out;
}

/* How far the front centre of base @i walks in the whole step. */
static double
walk_way (const TtWalk *self, guint i)
{
  const TtVec from = self->begin[i].place.at;

  if (self->step.kind == TT_STEP_WHEEL)
    return tt_wheel_arc (tt_vec_distance (self->pivot, from), tt_to_double (self->step.angle));
  if (self->step.kind == TT_STEP_REFORM)
    return tt_vec_distance (from, self->ends[i].at);

  return self->length;
}

/* Where base @i is after the @share of a step in which it is not towed; @turn: the rotation so far. */
static TtPlace
walk_place (const TtWalk *self, guint i, double share, TtVec turn)
{
  const TtPlace *begin = &self->begin[i].place, *end = &self->ends[i];
  TtVec          way;

  if (step_is_round (&self->step))
    return (TtPlace){ tt_vec_turn_about (begin->at, self->pivot, turn),
                      tt_vec_turn (begin->forward, turn) };

  if (self->step.kind == TT_STEP_REFORM)
    return share < 1 ? (TtPlace){ tt_vec_along (begin->at, tt_vec_sub (end->at, begin->at), share),
                                  begin->forward }
                     : *end;

  way = step_direction (&self->step, begin->forward);

  return tt_place_shifted (begin, tt_vec_scale (way, self->length * share));
}

/* Pulled by the one ahead: its front comes to that one's rear, its rear follows straight. */
static void
walk_tow (TtWalk *self, guint i)
{
  const TtBase *base = &self->bases[i];
  const TtVec   front = tt_base_rear_centre (&self->bases[i - 1]);
  const TtVec   pull = tt_vec_sub (front, tt_base_rear_centre (base));
  const TtPlace place = { front, tt_vec_unit (pull, base->place.forward) };

  walk_move_to (self, i, &place);
}

/* Everybody not towed, to @share of the step. */
static void
walk_rigidly (TtWalk *self, double share)
{
  const guint n = self->towed ? 1 : self->n;
  const TtVec turn = step_is_round (&self->step) ? tt_turn (step_rotation (&self->step) * share)
                                                 : tt_vec (1, 0);
  double      arc = self->arc + self->length * share;

  for (guint i = 0; i < n; i++)
    {
      const TtPlace place = self->step.kind == TT_STEP_ROAD ? walk_road_place (self, i, &arc)
                                                            : walk_place (self, i, share, turn);

      tt_base_set (&self->bases[i], &place);
    }
}

static void
walk_to_sample (TtWalk *self, guint sample)
{
  const double share = (double) sample / self->n_samples;
  const double part = share - (double) self->sample / self->n_samples;

  if (self->step.kind == TT_STEP_ROAD && self->sample == 0)
    walk_enter_road (self);

  self->sample = sample;
  walk_rigidly (self, share);
  for (guint i = 0; i < self->n; i++)
    if (self->towed && i > 0)
      walk_tow (self, i);
    else
      self->paths[i] += walk_way (self, i) * part;
}

gboolean
tt_walk_next (TtWalk *self)
{
  if (self->sample >= self->n_samples)
    return FALSE;

  walk_to_sample (self, self->sample + 1);

  return TRUE;
}

void
tt_walk_finish (TtWalk *self)
{
  if (!self->towed && self->sample < self->n_samples)
    walk_to_sample (self, self->n_samples);

  while (tt_walk_next (self))
    continue;
}

void
tt_walk_adjust (TtWalk *self, const TtAdjustment *by)
{
  tt_adjust (by, self->bases, self->n);
}

double
tt_walk_cost_of (const TtWalk *self, guint i)
{
  double cost = self->paths[i];

  if (self->on_road)
    return cost;

  for (guint k = TT_FRONT_LEFT; k <= TT_FRONT_RIGHT; k++)
    cost = MAX (cost, tt_vec_distance (self->origin[i].quad.p[k], self->bases[i].quad.p[k]));

  return cost;
}

double
tt_walk_cost (const TtWalk *self)
{
  double most = 0;

  for (guint i = 0; i < self->n; i++)
    most = MAX (most, tt_walk_cost_of (self, i));

  return most;
}
