/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-prospect.h"

#include "engine/cohorts/co-fire.h"
#include "engine/cohorts/co-line.h"
#include "engine/cohorts/co-troops.h"

/* What each thing is worth, in hundredths of a point or of what it concerns; found by playing against each other. */
enum
{
  A_POINT = 100,
  FLANK_THREAT = 7,   /* per cent of the points of a stand on whose flank or rear an enemy may come */
  MOST_THREATS = 2,   /* that count */
  SHAKEN_THREAT = 6,  /* for each push back, of one whom an enemy may reach (C-MEL-16) */
  UNARMED_THREAT = 8, /* of one without weapons for close fighting (C-EVA-1) */
  COMMANDED = 30,     /* hundredths of a point a stand in a commander's reach */
  SUPPORTED = 40,     /* a pinned one with another close behind it */
  APPROACH = 2,       /* an inch and figure: battles are won by coming to grips */
  SHOT_SHARE = 90,    /* per cent of a shot that comes next */
  LATER_SHOT_SHARE = 40,
  PILA_ROLLS = 2,     /* C-PIL-1 */
  WAYS = 36,
};

#define NEAR_ENEMY   (8 * TT_MM_OF_INCH)
#define CLOSE_BEHIND (4 * TT_MM_OF_INCH)
#define FARTHEST     1e9
#define NO_RANGE     0.0

static int
points_of (const CoProspect *self, guint g)
{
  return (int) (self->state->stands[g].figures * co_figure_points (&self->setup->units[g]));
}

void
co_prospect_init (CoProspect *self, const CoSetup *setup, const CoState *state, const CoTies *ties)
{
  self->setup = setup;
  self->state = state;
  self->ties = ties;
  for (guint side = 0; side < CO_N_SIDES; side++)
    {
      self->steady[side] = 0;
      for (guint i = 0; i < setup->sides[side].n_units; i++)
        if (state->stands[co_stand (setup, side, i)].status == CO_STEADY)
          self->steady[side] |= ACIES_UNIT_BIT (i);
    }
}

/* ---- Order ---- */

/* Whether enemy @e, who is free to move, may charge where @own stands. */
static gboolean
may_reach (const CoProspect *self, const TtBase *own, guint e)
{
  const CoUnitSpec *unit = &self->setup->units[e];
  const TtBase     *other = &self->ties->bases[e];

  return unit->close_weapons &&
         !tt_base_is_farther (own, other, tt_to_double (co_allowance (unit))) &&
         tt_base_arc (other, own->centre) == TT_ARC_FRONT;
}

/* What stand @g of @side has to fear from enemies who may charge it. */
static int
danger_of (const CoProspect *self, guint side, guint g)
{
  const TtBase  *own = &self->ties->bases[g];
  const CoStand *stand = &self->state->stands[g];
  guint          n_flank = 0, n_near = 0, i;
  int            danger = 0;

  ACIES_FOREACH_UNIT (i, self->steady[1 - side] & ~self->ties->pinned[1 - side])
    {
      const guint e = co_stand (self->setup, 1 - side, i);

      if (!may_reach (self, own, e))
        continue;
      n_near++;
      n_flank += !tt_base_is_farther (own, &self->ties->bases[e], NEAR_ENEMY) &&
                 tt_base_arc (own, self->ties->bases[e].place.at) != TT_ARC_FRONT;
    }

  danger = (int) MIN (n_flank, MOST_THREATS) * FLANK_THREAT;
  if (n_near > 0 && (self->ties->pinned[side] & co_bit (self->setup, g)) == 0)
    {
      danger += stand->push_backs * SHAKEN_THREAT;
      danger += self->setup->units[g].close_weapons ? 0 : UNARMED_THREAT;
    }

  return points_of (self, g) * danger;
}

/* A second line close behind. */
static gboolean
is_supported (const CoProspect *self, guint side, guint g)
{
  const TtBase *own = &self->ties->bases[g];
  guint         i;

  ACIES_FOREACH_UNIT (i, self->steady[side] & ~co_bit (self->setup, g))
    {
      const TtBase *other = &self->ties->bases[co_stand (self->setup, side, i)];

      if (!tt_base_is_farther (own, other, CLOSE_BEHIND) &&
          tt_base_arc (own, other->centre) == TT_ARC_REAR)
        return TRUE;
    }

  return FALSE;
}

int
co_prospect_order (const CoProspect *self, guint side)
{
  int   value = 0;
  guint i;

  ACIES_FOREACH_UNIT (i, self->steady[side])
    {
      const guint g = co_stand (self->setup, side, i);

      value -= danger_of (self, side, g);
      if (co_commanded (self->setup, self->state, g))
        value += COMMANDED;
      if ((self->ties->pinned[side] & ACIES_UNIT_BIT (i)) != 0 && is_supported (self, side, g))
        value += SUPPORTED;
    }

  return value;
}

/* ---- Missiles ---- */

/* C-FIR-2: how far stand @g shoots, mm; pila are thrown when it comes to that. */
static double
range_of (const CoUnitSpec *unit)
{
  double range = NO_RANGE;

  for (guint i = 0; i < unit->n_weapons; i++)
    if (unit->weapons[i] != CO_PILA)
      range = MAX (range, tt_to_double (co_weapon_range (unit->weapons[i])));

  return range;
}

/* C-FIR-8, C-FIR-9: what a roll of @g at @target takes, in the mean, in hundredths of a point. */
static int
worth_of_roll (const CoProspect *self, guint g, guint target)
{
  const CoUnitSpec *unit = &self->setup->units[target];
  const int         casualties = (int) co_casualties (self->setup, self->state, g);
  int               sum = 0;

  for (int total = 2; total <= 12; total++)
    {
      const int ways = (int) acies_odds_ways_2d6 (total) * A_POINT;

      switch (co_shot_outcome (unit, total - casualties))
        {
        case CO_SHOT_HIT:
        case CO_SHOT_CREW:
          sum += ways * (int) co_figure_points (unit);
          break;
        case CO_SHOT_ROUT:
        case CO_SHOT_DESTROYED:
        case CO_SHOT_KILLED:
          sum += ways * points_of (self, target);
          break;
        case CO_SHOT_MISS:
        case CO_N_SHOT_OUTCOMES:
        default:
          break;
        }
    }

  return sum / WAYS;
}

/* The best target that @g may shoot at from where it stands, roughly: nobody looks whether others are in the way. */
static int
best_shot (const CoProspect *self, guint side, guint g)
{
  const TtBase *own = &self->ties->bases[g];
  const double  range = range_of (&self->setup->units[g]);
  int           best = 0;
  guint         i;

  if (range <= NO_RANGE)
    return 0;

  ACIES_FOREACH_UNIT (i, self->steady[1 - side] & ~self->ties->pinned[1 - side])
    {
      const guint   e = co_stand (self->setup, 1 - side, i);
      const TtBase *other = &self->ties->bases[e];

      if (tt_vec_distance (own->place.at, other->centre) > range + other->depth / 2 ||
          tt_base_arc (own, other->centre) != TT_ARC_FRONT)
        continue;
      best = MAX (best, worth_of_roll (self, g, e));
    }

  return best;
}

int
co_prospect_shots (const CoProspect *self, guint side)
{
  const gboolean next = self->state->active == side && self->state->phase == CO_PHASE_MOVE_FIRST;
  int            value = 0, declared = 0;
  guint          i;

  ACIES_FOREACH_UNIT (i, self->steady[side] & ~self->ties->pinned[side])
    value += best_shot (self, side, co_stand (self->setup, side, i));
  for (i = 0; i < self->state->n_shots; i++)
    {
      const CoShot *shot = &self->state->shots[i];

      if (co_side_of (self->setup, shot->shooter) == side)
        declared += worth_of_roll (self, shot->shooter, shot->target) *
                    (shot->weapon == CO_PILA ? PILA_ROLLS : 1);
    }

  return value * (next ? SHOT_SHARE : LATER_SHOT_SHARE) / 100 + declared;
}

/* ---- Reach ---- */

int
co_prospect_reach (const CoProspect *self, guint side)
{
  double value = 0;
  guint  i;

  ACIES_FOREACH_UNIT (i, self->steady[side])
    {
      const guint       g = co_stand (self->setup, side, i);
      const CoUnitSpec *unit = &self->setup->units[g];
      const TtVec       at = self->ties->bases[g].place.at;
      const double      range = unit->close_weapons ? 0 : range_of (unit);
      double            nearest = FARTHEST;

      for (guint k = 0; k < self->setup->sides[1 - side].n_units; k++)
        {
          const guint enemy = co_stand (self->setup, 1 - side, k);

          if (co_on_table (self->state, enemy))
            nearest = MIN (nearest, tt_vec_distance (at, self->ties->bases[enemy].centre));
        }
      if (nearest < FARTHEST)
        value -= MAX (nearest - range, 0) / TT_MM_OF_INCH * APPROACH *
                 self->state->stands[g].figures;
    }

  return (int) value;
}
