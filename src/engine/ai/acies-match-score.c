/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/ai/acies-match.h"

#include <math.h>

#define NORMAL_95   1.959964 /* standard deviations on both sides that hold 95 of 100 */
#define DECIDED     2.944439 /* log (0.95 / 0.05): five of a hundred wrong decisions either way */
#define FEWEST      8        /* pairs before the test may decide: the spread of fewer says little */
#define BEST_POINTS 4        /* half points of a pair */

/* The share of the points that a lead of so many Elo is expected to bring. */
static double
score_of_elo (double elo)
{
  return 1 / (1 + pow (10, -elo / 400));
}

/* @score is kept as far from the ends as a battle in @n_pairs pairs more would bring it. */
static double
elo_of_score (double score, guint n_pairs)
{
  const double least = 1.0 / (4.0 * (n_pairs + 1));

  return -400 * log10 (1 / CLAMP (score, least, 1 - least) - 1);
}

/* The variance of a pair's share. Pairs that all ended alike do not mean that the next one must. */
static double
spread_of (const AciesMatchScore *self)
{
  double squares = 0;

  for (guint i = 0; i <= BEST_POINTS; i++)
    {
      const double off = i / (double) BEST_POINTS - self->score;

      squares += self->counts[i] * off * off;
    }

  return MAX (squares / MAX (self->n_pairs - 1, 1), 0.5 / self->n_pairs);
}

/* The pentanomial test in its normal form: how much better the greater difference explains the mean than the lesser. */
static void
test (AciesMatchScore *self, double variance, const AciesMatchOptions *options)
{
  const double lesser = score_of_elo (options->elo[0]), greater = score_of_elo (options->elo[1]);

  self->llr = self->n_pairs * (greater - lesser) * (2 * self->score - lesser - greater) /
              (2 * variance);
  if (self->n_pairs < FEWEST)
    return;
  if (self->llr >= DECIDED)
    self->verdict = ACIES_MATCH_STRONGER;
  else if (self->llr <= -DECIDED)
    self->verdict = ACIES_MATCH_NOT;
}

void
acies_match_score_init (AciesMatchScore         *self,
                        const AciesMatchPair    *pairs,
                        guint                    n_pairs,
                        guint                    first,
                        guint                    step,
                        const AciesMatchOptions *options)
{
  double variance, half;

  g_return_if_fail (step > 0);

  *self = (AciesMatchScore){ .score = 0.5, .high = 1 };
  for (guint i = first; i < n_pairs; i += step)
    {
      self->counts[pairs[i].half_points]++;
      self->n_pairs++;
    }
  if (self->n_pairs == 0)
    return;

  self->score = 0;
  for (guint i = 1; i <= BEST_POINTS; i++)
    self->score += i * self->counts[i] / (double) (BEST_POINTS * self->n_pairs);
  variance = spread_of (self);
  half = NORMAL_95 * sqrt (variance / self->n_pairs);
  self->low = MAX (self->score - half, 0);
  self->high = MIN (self->score + half, 1);
  self->elo = elo_of_score (self->score, self->n_pairs);
  self->elo_low = elo_of_score (self->low, self->n_pairs);
  self->elo_high = elo_of_score (self->high, self->n_pairs);
  test (self, variance, options);
}
