/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-offers.h"

#include "engine/cohorts/co-reasons.h"
#include "engine/cohorts/co-river.h"
#include "engine/cohorts/co-trial.h"
#include "engine/cohorts/co-troops.h"
#include "engine/tabletop/tt-sweep.h"

#define MOST_TARGETS      3      /* enemies that a stand is turned towards */
#define FACING_WHEEL      4500   /* 1/100 degree: of the fixed wheels, the one worth a move by itself */
#define LEAST_WHEEL       100    /* 1/100 degree: less is no turn worth its name */
#define COMMANDER_PLACES  8      /* of a commander */
#define COMMAND_REACH     110.0  /* mm from him to the middle of a stand */
#define PINNED_COUNTS     3
#define PLACES_APART      60.0
#define BEHIND            25.0   /* mm behind a stand's rear edge: where a commander rides */
#define RELIEF_REACH      (6 * TT_MM_OF_INCH)

/* Fixed wheels (1.5), 1/100 degree. */
static const gint32 wheels[] = { 1500, 3000, 4500, 9000 };

/* How far back evading men go, 1/100 mm: as far as they can. */
static const gint32 ways_back[] = { 7620, 6000, 4500, 3000, 1500, 500 };

typedef struct
{
  CoTrial          trial;
  AciesActionList *list;
  guint            unit;       /* of the deciding side */
  gint32           allowance;  /* 1/100 mm, not halved */
} Offers;

static gboolean
offer (Offers *self, const TtPath *path, CoMovePlan *plan)
{
  AciesAction *action;

  if (!co_trial_path (&self->trial, path, plan, NULL))
    return FALSE;

  action = acies_action_list_add (self->list, CO_MOVE);
  co_path_pack (path, self->unit, action);

  return TRUE;
}

static void
add_step (TtPath *path, guint kind, gint32 distance, gint32 angle, guint side)
{
  path->steps[path->n_steps++] = (TtStep){
    .kind = (guint8) kind,
    .side = (guint8) side,
    .distance = distance,
    .angle = angle,
  };
}

/* C-ENG-4: how far @base can go straight ahead until it touches an enemy, in whole hundredths,
 * at most @most. */
static gint32
way_to_contact (const Offers *self, const TtBase *base, gint32 most, gboolean *touches)
{
  const CoTrial *trial = &self->trial;
  const guint    offset = trial->setup->sides[trial->enemy].offset;
  int            hit = -1;
  double         way;

  way = tt_sweep_first (base, base->place.forward, tt_to_double (most), &trial->ties->bases[offset],
                        trial->setup->sides[trial->enemy].n_units, ~trial->enemies, 0, &hit);
  *touches = hit >= 0;

  return *touches ? (gint32) (way * TT_UNIT) : most;
}

/* Where @path ends, and what it costs so far. */
static TtBase
end_of (const Offers *self, const TtPath *path, double *cost)
{
  TtBase base = self->trial.ties->bases[self->trial.g];

  *cost = 0;
  for (guint i = 0; i < path->n_steps; i++)
    {
      const TtPlace place = tt_step_end (&path->steps[i], &base);

      *cost += co_step_cost (&path->steps[i], base.width);
      tt_base_set (&base, &place);
    }

  return base;
}

/* @path and then straight ahead: into contact, or as far as the allowance goes, halved on rough
 * ground. @half: half as far too. */
static void
offer_ahead (Offers *self, const TtPath *path, gboolean half)
{
  TtPath       longer = *path;
  CoMovePlan   plan;
  gboolean     touches;
  double       cost;
  const TtBase base = end_of (self, path, &cost);
  const gint32 used = (gint32) (cost * TT_UNIT) + 1;
  gint32       left = self->allowance - (path->n_steps > 0 ? used : 0), way;

  if (left <= 0)
    return;
  way = way_to_contact (self, &base, left, &touches);
  if (way <= 0)
    return;
  add_step (&longer, TT_STEP_ADVANCE, way, 0, 0);
  if (!offer (self, &longer, &plan) && plan.rough && self->trial.engaged == 0)
    {
      left = self->allowance / 2 - (path->n_steps > 0 ? used : 0);
      way = MIN (way, left);
      if (way <= 0)
        return;
      longer.steps[longer.n_steps - 1].distance = way;
      offer (self, &longer, &plan);
    }

  if (half && way > 1)
    {
      longer.steps[longer.n_steps - 1].distance = way / 2;
      offer (self, &longer, &plan);
    }
}

/* ---- Free movement ---- */

static void
offer_wheel (Offers *self, gint32 angle, guint side)
{
  const CoWheel *wheel = &self->trial.wheels[side];
  const guint    degrees = (guint) angle / TT_UNIT;
  TtPath         path = { 0 };
  CoMovePlan     plan;

  if (MIN (wheel->river, MIN (wheel->enemy, wheel->friend)) <= degrees)
    return;
  add_step (&path, TT_STEP_WHEEL, 0, angle, side);
  if (angle == FACING_WHEEL)
    offer (self, &path, &plan);
  offer_ahead (self, &path, FALSE);
}

/* The wheel that brings the front to look at the middle of @target; 0 if it looks there already.
 * Negative: to the left. */
static gint32
wheel_towards (const Offers *self, const TtBase *target)
{
  const TtBase *own = &self->trial.ties->bases[self->trial.g];
  double        angle = tt_base_angle_to (own, own->place.at, target->centre);
  const double  aside = tt_base_local (own, target->centre).x;
  const guint   side = aside > 0 ? TT_RIGHT_SIDE : TT_LEFT_SIDE;

  /* The front moves while it wheels: look again from where it comes to stand. */
  for (guint round = 0; round < 2 && angle > 0 && angle <= 90; round++)
    {
      const TtStep  step = { .kind = TT_STEP_WHEEL, .side = (guint8) side, .angle =
                             tt_from_double (angle) };
      const TtPlace place = tt_step_end (&step, own);
      TtBase        base = *own;

      tt_base_set (&base, &place);
      if (tt_base_local (&base, target->centre).x * aside > 0)
        angle += tt_base_angle_to (&base, base.place.at, target->centre);
      else
        angle -= tt_base_angle_to (&base, base.place.at, target->centre);
    }
  if (angle * TT_UNIT < LEAST_WHEEL || angle > 90)
    return 0;

  return aside > 0 ? tt_from_double (angle) : -tt_from_double (angle);
}

/* Towards the nearest enemies, one after another. */
static void
offer_approaches (Offers *self)
{
  const CoTrial *trial = &self->trial;
  const TtBase  *own = &trial->ties->bases[trial->g];
  const guint    offset = trial->setup->sides[trial->enemy].offset;
  AciesUnits     left = trial->enemies;

  for (guint n = 0; n < MOST_TARGETS && left != 0; n++)
    {
      double nearest = G_MAXDOUBLE;
      guint  best = 0, i;
      gint32 wheel;

      ACIES_FOREACH_UNIT (i, left)
        {
          const double away = tt_vec_distance (own->place.at,
                                               trial->ties->bases[offset + i].centre);

          if (away < nearest)
            {
              nearest = away;
              best = i;
            }
        }
      left &= ~ACIES_UNIT_BIT (best);

      wheel = wheel_towards (self, &trial->ties->bases[offset + best]);
      if (wheel != 0)
        {
          TtPath path = { 0 };

          add_step (&path, TT_STEP_WHEEL, 0, ABS (wheel), wheel > 0 ? TT_RIGHT_SIDE : TT_LEFT_SIDE);
          offer_ahead (self, &path, FALSE);
        }
    }
}

static void
offer_free (Offers *self)
{
  const TtPath none = { 0 };
  TtPath       path;
  CoMovePlan   plan;

  offer_ahead (self, &none, TRUE);
  offer_approaches (self);
  co_trial_look_round (&self->trial, TT_LEFT_SIDE);
  co_trial_look_round (&self->trial, TT_RIGHT_SIDE);
  for (guint i = 0; i < G_N_ELEMENTS (wheels); i++)
    {
      offer_wheel (self, wheels[i], TT_LEFT_SIDE);
      offer_wheel (self, wheels[i], TT_RIGHT_SIDE);
    }

  path = none;
  add_step (&path, TT_STEP_TURN, 0, 18000, 0);
  offer (self, &path, &plan);
  offer_ahead (self, &path, FALSE);
  for (gint32 angle = -4500; angle <= 4500; angle += 9000)
    {
      path = none;
      add_step (&path, TT_STEP_OBLIQUE, self->allowance, angle, 0);
      if (!offer (self, &path, &plan))
        {
          path.steps[0].distance = self->allowance / 2;
          offer (self, &path, &plan);
        }
    }
}

static gboolean
offer_retirement (Offers *self, gint32 distance)
{
  TtPath     path = { 0 };
  CoMovePlan plan;

  add_step (&path, TT_STEP_RETIRE, distance, 0, 0);

  return distance > 0 && offer (self, &path, &plan);
}

/* C-ENG-2: how far straight back until nobody engages it, 1/100 mm, by halves of the way. */
static gint32
way_out (const Offers *self)
{
  const CoTrial *trial = &self->trial;
  const TtBase  *own = &trial->ties->bases[trial->g];
  const guint    offset = trial->setup->sides[trial->enemy].offset;
  gint32         least = 0, most = self->allowance;

  while (most - least > 1)
    {
      const gint32 middle = (least + most) / 2;
      const TtBase base = tt_base_ahead (own, -tt_to_double (middle));
      gboolean     free = TRUE;
      guint        i;

      ACIES_FOREACH_UNIT (i, trial->engaged)
        free = free && !co_engages (&base, &trial->ties->bases[offset + i]);
      if (free)
        most = middle;
      else
        least = middle;
    }

  return most;
}

static void
offer_retirements (Offers *self)
{
  if (self->trial.engaged != 0)
    offer_retirement (self, way_out (self));
  if (!offer_retirement (self, self->allowance))
    offer_retirement (self, self->allowance / 2);
}

/* C-LIN-6 */
static void
offer_relief (Offers *self)
{
  const CoTrial *trial = &self->trial;
  const guint    offset = trial->setup->sides[trial->side].offset;
  guint          i;

  ACIES_FOREACH_UNIT (i, trial->friends & trial->ties->pinned[trial->side])
    if (!tt_base_is_farther (&trial->ties->bases[trial->g], &trial->ties->bases[offset + i],
                             RELIEF_REACH))
      {
        AciesAction *action = acies_action_list_add (self->list, CO_RELIEVE);

        action->units = ACIES_UNIT_BIT (self->unit);
        action->args[0] = (gint16) i;
        if (!co_other_move_check (trial->setup, trial->state, action, NULL))
          self->list->n--;
      }
}

/* C-TER-3 */
static void
offer_fords (Offers *self)
{
  const CoTrial *trial = &self->trial;

  for (guint i = 0; i < trial->setup->n_features; i++)
    if (co_faces_river (&trial->setup->features[i], &trial->ties->bases[trial->g]))
      {
        AciesAction *action = acies_action_list_add (self->list, CO_FORD);

        action->units = ACIES_UNIT_BIT (self->unit);
        action->args[0] = (gint16) i;
        if (!co_other_move_check (trial->setup, trial->state, action, NULL))
          self->list->n--;
      }
}

static void
offer_stand (const CoSetup *setup, const CoState *state, const CoTies *ties, guint g,
             AciesActionList *list)
{
  const guint    side = co_side_of (setup, g);
  const CoStand *stand = &state->stands[g];
  Offers         self = { .list = list, .unit = g - setup->sides[side].offset };

  if (stand->status != CO_STEADY || stand->moved || stand->stage != CO_STAGE_NONE ||
      (ties->pinned[side] & co_bit (setup, g)) != 0)
    return;

  self.allowance = co_allowance (&setup->units[g]);
  co_trial_begin (&self.trial, setup, state, ties, g);
  if (!stand->reorganising && self.trial.engaged != 0)
    {
      const TtPath none = { 0 };

      offer_ahead (&self, &none, FALSE);
    }
  else if (!stand->reorganising)
    offer_free (&self);
  offer_retirements (&self);
  if (!stand->reorganising)
    {
      offer_relief (&self);
      offer_fords (&self);
    }
}

/* ---- Commanders ---- */

static void
offer_place (const CoSetup *setup, const CoState *state, guint index, TtVec at,
             AciesActionList *list)
{
  const TtPoint point = tt_to_point (at);
  AciesAction  *action = acies_action_list_add (list, CO_MOVE_COMMANDER);

  action->commanders = ACIES_UNIT_BIT (index);
  action->n_words = 2;
  action->words[0] = point.x;
  action->words[1] = point.y;
  if (!co_other_move_check (setup, state, action, NULL))
    list->n--;
}

/* C-CMD-1: how many steady stands of @side a commander at @at would reach, roughly; those that are
 * pinned count more. */
static guint
count_commanded (const CoSetup *setup, const CoState *state, const CoTies *ties, guint side,
                 TtVec at)
{
  guint n = 0;

  for (guint i = 0; i < setup->sides[side].n_units; i++)
    {
      const guint g = co_stand (setup, side, i);

      if (state->stands[g].status == CO_STEADY &&
          tt_vec_distance (at, ties->bases[g].centre) < COMMAND_REACH)
        n += (ties->pinned[side] & ACIES_UNIT_BIT (i)) != 0 ? PINNED_COUNTS : 1;
    }

  return n;
}

/* C-CMD-4: behind stands of his side, where he reaches most of them; places near each other are one. */
static void
offer_commander (const CoSetup *setup, const CoState *state, const CoTies *ties, guint index,
                 AciesActionList *list)
{
  const guint        side = state->decider, n = setup->sides[side].n_units;
  const CoCommander *commander = &state->commanders[side][index];
  const TtVec        from = tt_from_point (commander->at);
  TtVec              places[CO_MAX_UNITS];
  guint              counts[CO_MAX_UNITS];

  if (!commander->placed || commander->lost || commander->moved)
    return;

  for (guint i = 0; i < n; i++)
    {
      const guint   g = co_stand (setup, side, i);
      const TtBase *base = &ties->bases[g];

      counts[i] = 0;
      if (state->stands[g].status != CO_STEADY)
        continue;
      places[i] = tt_vec_along (tt_base_rear_centre (base), base->place.forward, -BEHIND);
      if (tt_vec_distance (from, places[i]) > BEHIND)
        counts[i] = count_commanded (setup, state, ties, side, places[i]);
    }

  for (guint offered = 0; offered < COMMANDER_PLACES; offered++)
    {
      guint best = 0;

      for (guint i = 1; i < n; i++)
        if (counts[i] > counts[best])
          best = i;
      if (counts[best] == 0)
        return;
      offer_place (setup, state, index, places[best], list);
      for (guint i = 0; i < n; i++)
        if (counts[i] > 0 && tt_vec_distance (places[i], places[best]) < PLACES_APART)
          counts[i] = 0;
    }
}

/* ---- All ---- */

void
co_offers_stand (const CoSetup *setup, const CoState *state, guint g, AciesActionList *list)
{
  CoTies ties;

  co_ties (setup, state, &ties);
  offer_stand (setup, state, &ties, g, list);
}

void
co_offers_commander (const CoSetup *setup, const CoState *state, guint index, AciesActionList *list)
{
  CoTies ties;

  co_ties (setup, state, &ties);
  offer_commander (setup, state, &ties, index, list);
}

void
co_offers_all (const CoSetup *setup, const CoState *state, AciesActionList *list)
{
  CoTies ties;

  co_ties (setup, state, &ties);
  for (guint i = 0; i < setup->sides[state->decider].n_units; i++)
    offer_stand (setup, state, &ties, co_stand (setup, state->decider, i), list);
  for (guint i = 0; i < setup->sides[state->decider].n_commanders; i++)
    offer_commander (setup, state, &ties, i, list);
}

/* C-EVA-1, C-EVA-2 */
void
co_offers_evade (const CoSetup *setup, const CoState *state, AciesActionList *list)
{
  guint unit;

  ACIES_FOREACH_UNIT (unit, state->pending.asked)
    {
      gboolean     found = FALSE;
      AciesAction *action;

      for (guint i = 0; i < G_N_ELEMENTS (ways_back) && !found; i++)
        {
          action = acies_action_list_add (list, CO_EVADE);
          action->units = ACIES_UNIT_BIT (unit);
          action->n_words = 1;
          action->words[0] = ways_back[i];
          found = co_evade_check (setup, state, action, NULL);
          if (!found)
            list->n--;
        }
      action = acies_action_list_add (list, CO_STAND);
      action->units = ACIES_UNIT_BIT (unit);
    }
}
