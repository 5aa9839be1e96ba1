/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/ai/acies-match.h"

static const AciesMatchOptions options = { .elo = { 0, 30 } };

/* Pairs that made @counts of 0, half, 1, one and a half, 2 points. */
static AciesMatchPair *
pairs_new (const guint counts[5], guint *n)
{
  AciesMatchPair *pairs;
  guint           at = 0;

  *n = counts[0] + counts[1] + counts[2] + counts[3] + counts[4];
  pairs = g_new0 (AciesMatchPair, *n);
  for (guint8 i = 0; i < 5; i++)
    for (guint k = 0; k < counts[i]; k++)
      pairs[at++] = (AciesMatchPair){ .finished = TRUE, .half_points = i };

  return pairs;
}

static AciesMatchScore
score_of (const guint counts[5])
{
  AciesMatchScore            score;
  guint                      n;
  g_autofree AciesMatchPair *pairs = pairs_new (counts, &n);

  acies_match_score_init (&score, pairs, n, 0, 1, &options);

  return score;
}

static void
test_score (void)
{
  const guint           counts[5] = { 10, 0, 40, 0, 50 };
  const AciesMatchScore score = score_of (counts);

  g_assert_cmpuint (score.n_pairs, ==, 100);
  g_assert_cmpfloat_with_epsilon (score.score, 0.7, 1e-9);
  /* The variance of a pair's share is 0.11111: its standard error 0.03333. */
  g_assert_cmpfloat_with_epsilon (score.low, 0.7 - 1.96 * 0.033333, 1e-4);
  g_assert_cmpfloat_with_epsilon (score.high, 0.7 + 1.96 * 0.033333, 1e-4);
  g_assert_cmpfloat_with_epsilon (score.elo, 147.19, 0.01);
  g_assert_cmpint (score.verdict, ==, ACIES_MATCH_STRONGER);
}

/* Pairs in which each won once say that nobody is stronger, and say it firmly; lost ones say it soon. */
static void
test_verdicts (void)
{
  const guint even[5] = { 0, 0, 3, 0, 0 }, lost[5] = { 12, 2, 6, 0, 0 };

  g_assert_cmpint (score_of (even).verdict, ==, ACIES_MATCH_OPEN);
  g_assert_cmpfloat_with_epsilon (score_of (even).elo, 0, 1e-9);
  g_assert_cmpint (score_of (lost).verdict, ==, ACIES_MATCH_NOT);
}

/* Few pairs that all went one way leave a doubt, and nothing is infinite. */
static void
test_one_sided (void)
{
  const guint           counts[5] = { 0, 0, 0, 0, 6 };
  const AciesMatchScore score = score_of (counts);

  g_assert_cmpfloat (score.low, <, 0.9);
  g_assert_cmpfloat (score.high, ==, 1);
  g_assert_cmpfloat (score.elo_high, <, 2000);
  g_assert_cmpint (score.verdict, ==, ACIES_MATCH_OPEN);
}

static void
test_nothing (void)
{
  const guint           counts[5] = { 0 };
  const AciesMatchScore score = score_of (counts);

  g_assert_cmpuint (score.n_pairs, ==, 0);
  g_assert_cmpfloat (score.low, ==, 0);
  g_assert_cmpfloat (score.high, ==, 1);
}

/* Scenarios are told apart by the rest of the number. */
static void
test_steps (void)
{
  const AciesMatchPair pairs[] = { { .half_points = 4 }, { .half_points = 0 }, { .half_points = 4 } };
  AciesMatchScore      score;

  acies_match_score_init (&score, pairs, 3, 0, 2, &options);
  g_assert_cmpuint (score.n_pairs, ==, 2);
  g_assert_cmpfloat (score.score, ==, 1);
  acies_match_score_init (&score, pairs, 3, 1, 2, &options);
  g_assert_cmpfloat (score.score, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ai/match/score", test_score);
  g_test_add_func ("/ai/match/verdicts", test_verdicts);
  g_test_add_func ("/ai/match/one-sided", test_one_sided);
  g_test_add_func ("/ai/match/nothing", test_nothing);
  g_test_add_func ("/ai/match/steps", test_steps);

  return g_test_run ();
}
