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
