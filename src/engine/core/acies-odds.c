/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-odds.h"

guint
acies_odds_ways_2d6 (int total)
{
  if (total < 2 || total > 12)
    return 0;

  return (guint) (total <= 7 ? total - 1 : 13 - total);
}

guint
acies_odds_at_least_2d6 (int total)
{
  guint ways = 0;

  for (int sum = MAX (total, 2); sum <= 12; sum++)
    ways += acies_odds_ways_2d6 (sum);

  return ways;
}

double
acies_odds_chance_from (const AciesOdds *odds, guint first)
{
  double chance = 0;

  for (guint i = first; i < odds->n_results; i++)
    chance += odds->results[i].chance;

  return chance;
}

void
acies_odds_percents (const AciesOdds *odds,
                     gboolean         decisive,
                     guint            percents[ACIES_MAX_ODDS_RESULTS])
{
  double rests[ACIES_MAX_ODDS_RESULTS];
  guint  given = 0;

  for (guint i = 0; i < odds->n_results; i++)
    {
      const AciesOddsResult *result = &odds->results[i];
      const double           percent = (decisive ? result->decisive : result->chance) * 100;

      /* What is a whole number but for the last bits is meant to be one. */
      percents[i] = (guint) (percent + 1e-6);
      rests[i] = percent - percents[i];
      given += percents[i];
    }
  for (; given < 100 && odds->n_results > 0; given++)
    {
      guint largest = 0;

      for (guint i = 1; i < odds->n_results; i++)
        if (rests[i] > rests[largest] + 1e-9)
          largest = i;
      percents[largest]++;
      rests[largest] -= 1;
    }
}

guint
acies_odds_percent_of (const AciesOdds *odds, guint first, guint n)
{
  const guint end = MIN (first + n, odds->n_results);
  guint       percents[ACIES_MAX_ODDS_RESULTS];
  guint       sum = 0;

  acies_odds_percents (odds, FALSE, percents);
  for (guint i = first; i < end; i++)
    sum += percents[i];

  return sum;
}

guint
acies_odds_percent_from (const AciesOdds *odds, guint first)
{
  return acies_odds_percent_of (odds, first, odds->n_results);
}
