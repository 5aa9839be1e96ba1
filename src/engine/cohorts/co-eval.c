/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-legal.h"

#include "engine/cohorts/co-line.h"
#include "engine/cohorts/co-melee.h"
#include "engine/cohorts/co-prospect.h"
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
  WAYS = 36,
};

#define FLANK_PLUS 3  /* C-FLK-2 */
#define A_QUARTER  4  /* C-MEL-5 */

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

/* C-ARM-1 to C-ARM-4: what it costs, beside the points, to have lost a share of them, in hundredths of all. */
static int
fear_of_losses (const Judge *self, guint side, int lost)
{
  static const struct
  {
    int share, cost;
  } steps[] = { { 15, 0 }, { 25, 4 }, { 35, 10 }, { 50, 22 }, { 100, 90 } };
  const int total = MAX (self->setup->sides[side].total, 1);
  const int share = 100 * lost / total;

  if (!self->setup->conditions.army_morale || share <= steps[0].share)
    return 0;

  for (guint i = 1; i < G_N_ELEMENTS (steps); i++)
    {
      const int beyond = share - steps[i - 1].share, width = steps[i].share - steps[i - 1].share;

      if (beyond <= width)
        return total * steps[i - 1].cost +
               total * (steps[i].cost - steps[i - 1].cost) * beyond / width;
    }

  return steps[G_N_ELEMENTS (steps) - 1].cost * total;
}

/* What is lost of @side or as good as lost. */
static int
losses (const Judge *self, guint side)
{
  const int lost = co_points_lost (self->setup, self->state, side);
  int       value = A_POINT * lost + fear_of_losses (self, side, lost);

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

gint32
co_evaluate (const AciesSetup *setup, const AciesState *state, int side)
{
  const int  sign = side == 0 ? 1 : -1;
  CoProspect prospect;
  Judge      self;
  int        value;

  self.setup = CO_SETUP (setup);
  self.state = CO_STATE (state);
  if (self.state->phase == CO_PHASE_DEPLOY)
    return 0;

  co_ties (self.setup, self.state, &self.ties);
  value = losses (&self, 1) - losses (&self, 0);
  value += melees_value (&self) + blows_value (&self);
  co_prospect_init (&prospect, self.setup, self.state, &self.ties);
  value += co_prospect_order (&prospect, 0) - co_prospect_order (&prospect, 1);
  value += co_prospect_shots (&prospect, 0) - co_prospect_shots (&prospect, 1);

  return sign * value + co_prospect_reach (&prospect, (guint) side);
}
