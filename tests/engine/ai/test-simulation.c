/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/ai/acies-simulation.h"

#include "support/counting-ruleset.h"

static AciesSimulationGame *
run (AciesAiLevel first, AciesAiLevel second, guint n_games, guint n_threads)
{
  g_autoptr (AciesScenario)    scenario = counting_scenario_new ();
  const AciesSimulationOptions options = {
    .ai = { first, second }, .n_games = n_games, .seed = 42, .n_threads = n_threads,
  };

  return acies_simulation_run (scenario, &options, NULL, NULL, NULL);
}

static guint
count_wins (const AciesSimulationGame *games, guint n, int side)
{
  guint wins = 0;

  for (guint i = 0; i < n; i++)
    {
      g_assert_true (games[i].finished);
      wins += games[i].winner == side;
    }

  return wins;
}

static void
assert_same_game (const AciesSimulationGame *one, const AciesSimulationGame *other)
{
  g_assert_cmpint (one->winner, ==, other->winner);
  g_assert_cmpint (one->margin, ==, other->margin);
  g_assert_cmpuint (one->turns, ==, other->turns);
  g_assert_cmpuint (one->decisions, ==, other->decisions);
}

/* Battle k is the same whatever the number of threads and of battles. */
static void
test_threads (void)
{
  g_autofree AciesSimulationGame *one = run (ACIES_AI_STANDARD, ACIES_AI_RANDOM, 40, 1);
  g_autofree AciesSimulationGame *three = run (ACIES_AI_STANDARD, ACIES_AI_RANDOM, 40, 3);
  g_autofree AciesSimulationGame *fewer = run (ACIES_AI_STANDARD, ACIES_AI_RANDOM, 10, 2);
  guint                           n_different = 0;

  for (guint i = 0; i < 40; i++)
    {
      assert_same_game (&one[i], &three[i]);
      if (i < 10)
        assert_same_game (&one[i], &fewer[i]);
      n_different += one[i].decisions != one[0].decisions || one[i].margin != one[0].margin;
    }
  g_assert_cmpuint (n_different, >, 20);
}

/* The standard player is better in a game that nobody has tuned it for. */
static void
test_strength (void)
{
  g_autofree AciesSimulationGame *first = run (ACIES_AI_STANDARD, ACIES_AI_RANDOM, 100, 0);
  g_autofree AciesSimulationGame *second = run (ACIES_AI_RANDOM, ACIES_AI_STANDARD, 100, 0);

  g_assert_cmpuint (count_wins (first, 100, 0) + count_wins (second, 100, 1), >=, 150);
}

static void
progress_cb (guint done, guint total, gpointer data)
{
  guint *n = data;

  g_assert_cmpuint (total, ==, 12);
  g_assert_cmpuint (done, <=, total);
  g_atomic_int_inc (n);
}

static void
test_progress (void)
{
  g_autoptr (AciesScenario)       scenario = counting_scenario_new ();
  const AciesSimulationOptions    options = { .n_games = 12, .n_threads = 2 };
  guint                           n = 0;
  g_autofree AciesSimulationGame *games = acies_simulation_run (scenario, &options, progress_cb, &n, NULL);

  g_assert_cmpuint (n, ==, 12);
}

static void
test_cancelled (void)
{
  g_autoptr (AciesScenario)       scenario = counting_scenario_new ();
  g_autoptr (GCancellable)        cancellable = g_cancellable_new ();
  const AciesSimulationOptions    options = { .n_games = 12, .n_threads = 2 };
  g_autofree AciesSimulationGame *games = NULL;

  g_cancellable_cancel (cancellable);
  games = acies_simulation_run (scenario, &options, NULL, NULL, cancellable);
  for (guint i = 0; i < 12; i++)
    g_assert_false (games[i].finished);
}

/* Wilson's interval: the textbook's 8 of 10, none, all, and nothing known. */
static void
test_interval (void)
{
  double low, high;

  acies_simulation_interval (8, 10, &low, &high);
  g_assert_cmpfloat_with_epsilon (low, 0.4902, 0.0005);
  g_assert_cmpfloat_with_epsilon (high, 0.9433, 0.0005);
  acies_simulation_interval (0, 20, &low, &high);
  g_assert_cmpfloat_with_epsilon (low, 0, 1e-9);
  g_assert_cmpfloat_with_epsilon (high, 0.1611, 0.0005);
  acies_simulation_interval (20, 20, &low, &high);
  g_assert_cmpfloat_with_epsilon (high, 1, 1e-9);
  acies_simulation_interval (0, 0, &low, &high);
  g_assert_cmpfloat (high - low, >, 0.8);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ai/simulation/threads", test_threads);
  g_test_add_func ("/ai/simulation/strength", test_strength);
  g_test_add_func ("/ai/simulation/progress", test_progress);
  g_test_add_func ("/ai/simulation/cancelled", test_cancelled);
  g_test_add_func ("/ai/simulation/interval", test_interval);

  return g_test_run ();
}
