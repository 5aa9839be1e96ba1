/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-legal.h"

#include "engine/cohorts/co-line.h"
#include "engine/cohorts/co-melee.h"
#include "engine/cohorts/co-troops.h"
#include "engine/cohorts/co-victory.h"

/* What each thing is worth, in hundredths of a point or of what it concerns; found by playing
 * against each other. */
enum
{
  A_POINT = 100,
  ROUTED_LOSS = 60,         /* per cent of a routed stand's points that are as good as lost */
  RALLYING_LOSS = 35,
  PUSHED_LOSS = 6,          /* per cent of the points pushed back */
  ROUT_SHARE = 60,          /* per cent of the points engaged that a rout costs */
  FLANK_THREAT = 7,         /* per cent of the points of a stand whose flank or rear an enemy looks at from near */
  APPROACH = 2,             /* hundredths of a point an inch and figure: battles are won by coming to grips */
  COMMANDED = 30,           /* hundredths of a point a stand in a commander's reach */
  SUPPORTED = 40,           /* a stand with another close behind it */
  WAYS = 36,
};

#define NEAR_ENEMY   (8 * TT_MM_OF_INCH)
#define CLOSE_BEHIND (4 * TT_MM_OF_INCH)
#define FARTHEST     1e9
#define FLANK_PLUS   3    /* C-FLK-2 */
#define A_QUARTER    4    /* C-MEL-5 */

/* A position that is judged. */
typedef struct
{
  const CoSetup *setup;
  const CoState *state;
  CoTies         ties;
} Judge;

static int
points_of (const Judge *self, guint g)
{
  return (int) (self->state->stands[g].figures * co_figure_points (&self->setup->units[g]));
}

/* What is lost of @side or as good as lost. */
static int
losses (const Judge *self, guint side)
{
  int value = A_POINT * co_points_lost (self->setup, self->state, side);

  for (guint i = 0; i < self->setup->sides[side].n_units; i++)
    {
      const guint g = co_stand (self->setup, side, i);

      if (self->state->stands[g].status == CO_ROUTED)
        value += points_of (self, g) * ROUTED_LOSS;
      else if (self->state->stands[g].status == CO_RALLYING)
        value += points_of (self, g) * RALLYING_LOSS;
    }

  return value;
}

/* ---- Melees ---- */

/* What losing @melee costs @side, in the mean of the loser's dice (C-MEL-5, C-MEL-8). */
static int
cost_of_defeat (const CoMelee *melee, guint side)
{
  const int points = melee->points[side];
  int       cost = A_POINT * (points + A_QUARTER - 1) / A_QUARTER;
  int       by_dice = 0;

  for (int total = 2; total <= 12; total++)
    {
      const int ways = (int) acies_odds_ways_2d6 (total);

      switch (co_loser_result (total, melee->x[side]))
        {
        case CO_RESULT_ROUT:
          by_dice += ways * points * ROUT_SHARE;
          break;
        case CO_RESULT_PUSH_BACK:
          by_dice += ways * points * PUSHED_LOSS;
          break;
        case CO_RESULT_NONE:
        case CO_RESULT_DRAWN:
        case CO_RESULT_STAY:
        case CO_RESULT_DESTROYED:
        case CO_N_RESULTS:
        default:
          break;
        }
    }

  return cost + by_dice / WAYS;
}

/* What @melee promises to side 0. */
static int
melee_value (const CoMelee *melee)
{
  const int costs[CO_N_SIDES] = { cost_of_defeat (melee, 0), cost_of_defeat (melee, 1) };
  int       won[CO_N_SIDES] = { 0, 0 };

  for (int a = 1; a <= 6; a++)
    for (int b = 1; b <= 6; b++)
      {
        const int first = melee->points[0] * co_modified_die (a, melee->x[0], melee->die_bonus[0]);
        const int second = melee->points[1] * co_modified_die (b, melee->x[1], melee->die_bonus[1]);

        if (first != second)
          won[first < second]++;
      }

  /* C-MEL-6: the winner pays for it, too. */
  return (won[0] * (costs[1] - A_POINT * melee->points[1] / (2 * A_QUARTER)) -
          won[1] * (costs[0] - A_POINT * melee->points[0] / (2 * A_QUARTER))) / WAYS;
}

static int
melees_value (const Judge *self)
{
  CoMelee melees[CO_MAX_MELEES];
  guint   n;
  int     value = 0;

  if (self->state->phase == CO_PHASE_MELEE || self->state->phase == CO_PHASE_POST_MELEE)
    {
      for (guint i = 0; i < self->state->n_melees; i++)
        if (!self->state->melees[i].resolved)
          value += melee_value (&self->state->melees[i]);
      return value;
    }

  n = co_melees (self->setup, self->state, &self->ties, melees);
  for (guint i = 0; i < n; i++)
    value += melee_value (&melees[i]);

  return value;
}

/* C-FLK-2: what the blows of this turn on flanks and rears promise to side 0. */
static int
blows_value (const Judge *self)
{
  int value = 0;

  for (guint i = 0; i < self->state->n_contacts; i++)
    {
      const CoContact *contact = &self->state->contacts[i];
      const int        needed =
        (int) co_morale_fails (&self->setup->units[contact->target]) - FLANK_PLUS;
      int              worth;

      if (contact->arc == TT_ARC_FRONT || self->state->stands[contact->target].status != CO_STEADY)
        continue;
      worth = points_of (self, contact->target) * ROUT_SHARE *
              (int) acies_odds_at_least_2d6 (needed) / WAYS;
      value += co_side_of (self->setup, contact->target) == 1 ? worth : -worth;
    }

  return value;
}

/* ---- Places ---- */

/* What stand @g of @side may hope for and has to fear from where it stands, to its side. */
static int
place_value (const Judge *self, guint side, guint g)
{
  const TtBase *own = &self->ties.bases[g];
  const int     worth = points_of (self, g);
  int           value = 0;

  for (guint i = 0; i < self->setup->sides[1 - side].n_units; i++)
    {
      const guint   enemy = co_stand (self->setup, 1 - side, i);
      const TtBase *other = &self->ties.bases[enemy];

      if (self->state->stands[enemy].status == CO_STEADY &&
          self->setup->units[enemy].close_weapons &&
          !tt_base_is_farther (own, other, NEAR_ENEMY) &&
          tt_base_arc (own, other->place.at) != TT_ARC_FRONT &&
          tt_base_arc (other, own->centre) == TT_ARC_FRONT)
        value -= worth * FLANK_THREAT;
    }
  if (co_commanded (self->setup, self->state, g))
    value += COMMANDED;

  return value;
}

/* A second line close behind. */
static gboolean
is_supported (const Judge *self, guint side, guint g)
{
  const TtBase *own = &self->ties.bases[g];

  for (guint i = 0; i < self->setup->sides[side].n_units; i++)
    {
      const guint friend = co_stand (self->setup, side, i);

      if (friend != g && self->state->stands[friend].status == CO_STEADY &&
          !tt_base_is_farther (own, &self->ties.bases[friend], CLOSE_BEHIND) &&
          tt_base_arc (own, self->ties.bases[friend].centre) == TT_ARC_REAR)
        return TRUE;
    }

  return FALSE;
}

static int
places_value (const Judge *self, guint side)
{
  int value = 0;

  for (guint i = 0; i < self->setup->sides[side].n_units; i++)
    {
      const guint g = co_stand (self->setup, side, i);

      if (self->state->stands[g].status != CO_STEADY)
        continue;
      value += place_value (self, side, g);
      if ((self->ties.pinned[side] & ACIES_UNIT_BIT (i)) != 0 && is_supported (self, side, g))
        value += SUPPORTED;
    }

  return value;
}

/* How near @side is to the enemy: what makes it come. */
static int
approach_value (const Judge *self, guint side)
{
  double value = 0;

  for (guint i = 0; i < self->setup->sides[side].n_units; i++)
    {
      const guint g = co_stand (self->setup, side, i);
      double      nearest = FARTHEST;

      if (self->state->stands[g].status != CO_STEADY || !self->setup->units[g].close_weapons)
        continue;
      for (guint k = 0; k < self->setup->sides[1 - side].n_units; k++)
        {
          const guint enemy = co_stand (self->setup, 1 - side, k);

          if (co_on_table (self->state, enemy))
            nearest = MIN (nearest, tt_vec_distance (self->ties.bases[g].place.at,
                                                     self->ties.bases[enemy].centre));
        }
      if (nearest < FARTHEST)
        value -= nearest / TT_MM_OF_INCH * self->state->stands[g].figures * APPROACH;
    }

  return (int) value;
}

gint32
co_evaluate (const AciesSetup *setup, const AciesState *state, int side)
{
  const int sign = side == 0 ? 1 : -1;
  Judge     self = { .setup = CO_SETUP (setup), .state = CO_STATE (state) };
  int       value;

  if (self.state->phase == CO_PHASE_DEPLOY)
    return 0;

  co_ties (self.setup, self.state, &self.ties);
  value = losses (&self, 1) - losses (&self, 0);
  value += melees_value (&self) + blows_value (&self);
  value += places_value (&self, 0) - places_value (&self, 1);

  return sign * value + approach_value (&self, (guint) side);
}
