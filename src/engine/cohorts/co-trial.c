/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-trial.h"

#include "engine/cohorts/co-terrain.h"
#include "engine/cohorts/co-troops.h"
#include "engine/tabletop/tt-sweep.h"

/* ---- What lies near ---- */

/* C-MOV-7, C-DBL-1 */
static gboolean
may_pass (const CoTrial *self, guint friend_g)
{
  return !self->setup->units[self->g].two_deep && !self->setup->units[friend_g].two_deep &&
         self->state->stands[friend_g].status == CO_STEADY &&
         (self->ties->pinned[self->side] & co_bit (self->setup, friend_g)) == 0;
}

static void
find_bodies (CoTrial *self, double far)
{
  const TtBase *own = &self->ties->bases[self->g];

  for (guint g = 0; g < self->setup->n_stands; g++)
    {
      const AciesUnits bit = co_bit (self->setup, g);

      if (g == self->g || !co_on_table (self->state, g) ||
          tt_base_is_farther (own, &self->ties->bases[g], far))
        continue;
      if (co_side_of (self->setup, g) != self->side)
        self->enemies |= bit;
      else
        {
          self->friends |= bit;
          if (!may_pass (self, g))
            self->barring |= bit;
        }
    }
}

static void
find_ground (CoTrial *self, double far)
{
  const TtBase *own = &self->ties->bases[self->g];
  const TtBox   reach = tt_box_grown ((TtBox){ own->centre, own->centre }, own->reach + far);

  for (guint i = 0; i < self->setup->n_features; i++)
    {
      const CoFeature *feature = &self->setup->features[i];
      guint64         *set = feature->ground == CO_RIVER ? &self->rivers : &self->rough;

      if (tt_box_meets (&reach, &feature->area.box))
        *set |= G_GUINT64_CONSTANT (1) << i;
    }
}

void
co_trial_begin (CoTrial *self, const CoSetup *setup, const CoState *state, const CoTies *ties,
                guint g)
{
  const TtBase *own = &ties->bases[g];
  const double  slender = MAX (1.0, own->depth / own->width);
  const double  far =
    tt_to_double (co_allowance (&setup->units[g])) * slender + CO_THREE_INCHES + 1;

  *self = (CoTrial){
    .setup = setup,
    .state = state,
    .ties = ties,
    .g = g,
    .side = co_side_of (setup, g),
    .enemy = 1 - co_side_of (setup, g),
    .engaged = ties->engaged_with[g],
  };
  find_bodies (self, far);
  find_ground (self, far);
  self->starts_rough = self->rough != 0 && co_rough_base (setup, own);
  if (self->starts_rough)
    self->rough = 0;
}

/* ---- What a step sweeps (1.5) ---- */

/* What may lie in the way of one step. */
typedef struct
{
  AciesUnits enemies, barring;
  guint64    rough, rivers;
} Obstacles;

static gboolean
lies_in (const CoTrial *self, guint side, AciesUnits units, const TtConvex *hull)
{
  const TtBase *bases = &self->ties->bases[self->setup->sides[side].offset];
  guint         i;

  ACIES_FOREACH_UNIT (i, units)
    if (tt_exceeds (tt_sweep_penetration (hull, &bases[i]), CO_OVERLAP_SLACK))
      return TRUE;

  return FALSE;
}

/* Notes what a part of the sweep meets: @hull of whole rectangles, @shrunk of those shrunk by
 * the slack of terrain (C-TER-2). */
static void
note_bodies (const CoTrial *self, const Obstacles *near, const TtConvex *hull, CoLeg *leg)
{
  leg->meets_enemy = leg->meets_enemy || lies_in (self, self->enemy, near->enemies, hull);
  leg->meets_friend = leg->meets_friend || lies_in (self, self->side, near->barring, hull);
}

static void
note_ground (const CoTrial *self, const Obstacles *near, const TtConvex *shrunk, CoLeg *leg)
{
  leg->meets_rough = leg->meets_rough || co_features_meet (self->setup, near->rough, shrunk);
  leg->meets_river = leg->meets_river || co_features_meet (self->setup, near->rivers, shrunk);
}

/* What is covered between two places: the hull of both, or the rectangle itself. */
static void
cover (const TtBase *from, const TtBase *to, TtConvex *hull)
{
  if (from != to)
    {
      tt_sweep_hull (from, to, hull);
      return;
    }

  hull->n = G_N_ELEMENTS (to->quad.p);
  for (guint i = 0; i < hull->n; i++)
    hull->p[i] = to->quad.p[i];
}

/* Those of @units whose boxes meet @box: the others cannot be met. */
static AciesUnits
in_box (const CoTrial *self, guint side, AciesUnits units, const TtBox *box)
{
  const TtBase *bases = &self->ties->bases[self->setup->sides[side].offset];
  AciesUnits    found = 0;
  guint         i;

  ACIES_FOREACH_UNIT (i, units)
    {
      const TtBox of_base = tt_base_box (&bases[i]);

      if (tt_box_meets (box, &of_base))
        found |= ACIES_UNIT_BIT (i);
    }

  return found;
}

/* @from and @to are the same base where a stand goes round. */
static void
note_sweep (const CoTrial *self, const Obstacles *near, const TtBase *from, const TtBase *to,
            CoLeg *leg)
{
  const TtBox     box = tt_box_union (tt_base_box (from), tt_base_box (to));
  const Obstacles met = {
    .enemies = in_box (self, self->enemy, near->enemies, &box),
    .barring = in_box (self, self->side, near->barring, &box),
  };
  TtConvex        hull;

  if ((met.enemies | met.barring) != 0)
    {
      cover (from, to, &hull);
      note_bodies (self, &met, &hull, leg);
    }
  if ((near->rough | near->rivers) != 0)
    {
      const TtBase shrunk_to = tt_base_grown (to, -CO_TERRAIN_SLACK);
      const TtBase shrunk_from = from == to ? shrunk_to : tt_base_grown (from, -CO_TERRAIN_SLACK);

      cover (from == to ? &shrunk_to : &shrunk_from, &shrunk_to, &hull);
      note_ground (self, near, &hull, leg);
    }
}

/* Those of @units that a stand wheeling within @reach mm of @pivot could touch. */
static AciesUnits
within (const CoTrial *self, guint side, AciesUnits units, TtVec pivot, double reach)
{
  const TtBase *bases = &self->ties->bases[self->setup->sides[side].offset];
  AciesUnits    found = 0;
  guint         i;

  ACIES_FOREACH_UNIT (i, units)
    if (tt_vec_distance (pivot, bases[i].centre) < reach + bases[i].reach)
      found |= ACIES_UNIT_BIT (i);

  return found;
}

static guint64
ground_within (const CoTrial *self, guint64 features, TtVec pivot, double reach)
{
  const TtBox box = tt_box_grown ((TtBox){ pivot, pivot }, reach);
  guint64     found = 0;
  guint       i;

  ACIES_FOREACH_UNIT (i, features)
    {
      const TtArea *area = &self->setup->features[i].area;

      if (tt_box_meets (&box, &area->box) &&
          tt_polygon_distance (tt_area_polygon (area), pivot) < reach)
        found |= G_GUINT64_CONSTANT (1) << i;
    }

  return found;
}

/* Forgets what needs no further look once @leg has met one of its kind. FALSE: nothing is left to look for. */
static gboolean
is_still_open (const CoLeg *leg, Obstacles *near)
{
  if (leg->meets_enemy)
    near->enemies = 0;
  if (leg->meets_friend)
    near->barring = 0;
  if (leg->meets_rough)
    near->rough = 0;
  if (leg->meets_river)
    near->rivers = 0;

  return (near->enemies | near->barring) != 0 || (near->rough | near->rivers) != 0;
}

/* Notes at which degree something was met first. */
static void
note_first (guint8 *first, gboolean met, guint degree)
{
  if (met && *first == CO_NEVER)
    *first = (guint8) degree;
}

/* A wheel is tested at each degree or less, from its first part to its end. @wheel: (nullable) */
static void
sweep_wheel (const CoTrial *self, const TtStep *step, const TtBase *from, CoLeg *leg,
             CoWheel *wheel)
{
  const TtVec  pivot = tt_base_corner (from, step->side == TT_RIGHT_SIDE ? TT_FRONT_RIGHT
                                       : TT_FRONT_LEFT);
  const double reach = from->reach * 2;
  const guint  n_parts = (guint) ((step->angle + TT_UNIT - 1) / TT_UNIT);
  TtStep       part = *step;
  TtBase       base = *from;
  Obstacles    near = {
    within (self, self->enemy, self->enemies, pivot, reach),
    within (self, self->side, self->barring, pivot, reach),
    ground_within (self, self->rough, pivot, reach),
    ground_within (self, self->rivers, pivot, reach),
  };

  for (guint i = 1; i <= n_parts && is_still_open (leg, &near); i++)
    {
      TtPlace place;

      part.angle = (gint32) ((gint64) step->angle * i / n_parts);
      place = tt_step_end (&part, from);
      tt_base_set (&base, &place);
      note_sweep (self, &near, &base, &base, leg);
      if (wheel == NULL)
        continue;
      note_first (&wheel->rough, leg->meets_rough, i);
      note_first (&wheel->river, leg->meets_river, i);
      note_first (&wheel->enemy, leg->meets_enemy, i);
      note_first (&wheel->friend, leg->meets_friend, i);
    }
}

void
co_trial_look_round (CoTrial *self, guint side)
{
  const TtStep step = { .kind = TT_STEP_WHEEL, .side = (guint8) side, .angle = TT_FULL_TURN / 4 };
  CoWheel     *wheel = &self->wheels[side];
  CoLeg        leg = { .meets_rough = FALSE };

  *wheel = (CoWheel){ FALSE, CO_NEVER, CO_NEVER, CO_NEVER, CO_NEVER };
  sweep_wheel (self, &step, &self->ties->bases[self->g], &leg, wheel);
  wheel->known = TRUE;
}

/* Takes from what is known of a wheel what one of whole degrees from the stand's place meets. FALSE: it must be swept. */
static gboolean
recall_wheel (const CoTrial *self, const TtStep *step, const TtBase *from, CoLeg *leg)
{
  const CoWheel *wheel = &self->wheels[step->side];
  const TtPlace *own = &self->ties->bases[self->g].place;
  const guint    degrees = (guint) step->angle / TT_UNIT;

  if (!wheel->known || step->angle % TT_UNIT != 0 ||
      memcmp (own, &from->place, sizeof *own) != 0)
    return FALSE;

  leg->meets_rough = wheel->rough <= degrees;
  leg->meets_river = wheel->river <= degrees;
  leg->meets_enemy = wheel->enemy <= degrees;
  leg->meets_friend = wheel->friend <= degrees;

  return TRUE;
}

void
co_leg (const CoTrial *self, const TtStep *step, const TtBase *from, CoLeg *leg)
{
  const Obstacles all = { self->enemies, self->barring, self->rough, self->rivers };
  const TtPlace   place = tt_step_end (step, from);

  *leg = (CoLeg){ .end = *from };
  tt_base_set (&leg->end, &place);

  if (step->kind != TT_STEP_WHEEL)
    note_sweep (self, &all, step->kind == TT_STEP_TURN ? &leg->end : from, &leg->end, leg);
  else if (!recall_wheel (self, step, from, leg))
    sweep_wheel (self, step, from, leg, NULL);
}
