/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/ai/acies-balance-run.h"

#include <string.h>

#include "engine/core/acies-json.h"
#include "support/counting-ruleset.h"

static const AciesSimulationGame games[] = {
  { .winner = 0, .level = 1, .turns = 8, .margin = 10, .decisions = 100, .first_break = 3, .finished = TRUE },
  { .winner = 1, .level = 2, .turns = 6, .margin = -30, .decisions = 100, .first_break = 1, .finished = TRUE },
  { .winner = ACIES_NO_SIDE, .turns = 10, .decisions = 100, .finished = TRUE },
  { .winner = 0, .level = 1, .turns = 9, .margin = 4, .decisions = 50, .first_break = 9 },
  { .winner = 0, .level = 2, .turns = 4, .margin = 30, .decisions = 90, .first_break = 2, .finished = TRUE },
};

/* What did not come to an end counts nowhere. */
static void
test_counts (void)
{
  AciesBalance balance;

  acies_balance_init (&balance, games, G_N_ELEMENTS (games));
  g_assert_cmpuint (balance.n_games, ==, 4);
  g_assert_cmpuint (balance.n_unfinished, ==, 1);
  g_assert_cmpuint (balance.wins[0], ==, 2);
  g_assert_cmpuint (balance.wins[1], ==, 1);
  g_assert_cmpuint (balance.draws, ==, 1);
  g_assert_cmpuint (balance.levels[0], ==, 1);
  g_assert_cmpuint (balance.levels[2], ==, 2);
  g_assert_cmpuint (balance.victories[0][1], ==, 1);
  g_assert_cmpuint (balance.victories[0][2], ==, 1);
  g_assert_cmpuint (balance.victories[1][2], ==, 1);
  g_assert_cmpuint (balance.n_decisions, ==, 390);
  g_assert_cmpfloat_with_epsilon (balance.margin_mean, 2.5, 1e-9);
  g_assert_cmpfloat_with_epsilon (balance.margin_sd, 25.0, 1e-9);
  g_assert_cmpfloat_with_epsilon (balance.margin_high - balance.margin_mean, 24.49955, 1e-4);
  g_assert_cmpint (balance.margin_least, ==, -30);
  g_assert_cmpint (balance.margin_most, ==, 30);
  g_assert_cmpfloat_with_epsilon (balance.turns_mean, 7, 1e-9);
  g_assert_cmpuint (balance.turns_least, ==, 4);
  g_assert_cmpuint (balance.turns_most, ==, 10);
  g_assert_cmpuint (balance.n_broken, ==, 3);
  g_assert_cmpfloat_with_epsilon (balance.break_mean, 2, 1e-9);
  g_assert_cmpuint (balance.break_least, ==, 1);
  g_assert_cmpuint (balance.break_most, ==, 3);
}

static void
test_nothing (void)
{
  AciesBalance balance;

  acies_balance_init (&balance, games + 3, 1);
  g_assert_cmpuint (balance.n_games, ==, 0);
  g_assert_cmpuint (balance.n_unfinished, ==, 1);
  g_assert_cmpfloat_with_epsilon (balance.margin_mean, 0, 1e-9);
  acies_balance_init (&balance, NULL, 0);
  g_assert_cmpuint (balance.n_games, ==, 0);
}

static void
test_lopsided (void)
{
  guint indexes[5] = { 99, 99, 99, 99, 99 };

  g_assert_cmpuint (acies_balance_find_lopsided (games, G_N_ELEMENTS (games), indexes, 5), ==, 3);
  g_assert_cmpuint (indexes[0], ==, 1);
  g_assert_cmpuint (indexes[1], ==, 4);
  g_assert_cmpuint (indexes[2], ==, 0);
  g_assert_cmpuint (acies_balance_find_lopsided (games, G_N_ELEMENTS (games), indexes, 2), ==, 2);
  g_assert_cmpuint (indexes[1], ==, 4);
}

/* A battle in which nobody was lost leaves its column empty; what did not come to an end has no row. */
static void
test_csv (void)
{
  g_autoptr (AciesScenario) scenario = counting_scenario_new ();
  g_autoptr (GString)       csv = g_string_new (NULL);
  g_auto (GStrv)            lines = NULL;

  acies_balance_append_csv (csv, scenario, games, G_N_ELEMENTS (games));
  lines = g_strsplit (csv->str, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 6);
  g_assert_cmpstr (lines[0], ==, "game,winner,level,margin,turns,first-break,decisions,score");
  g_assert_true (g_str_has_prefix (lines[1], "1,"));
  g_assert_true (g_str_has_suffix (lines[1], ",10,8,3,100,1"));
  g_assert_true (g_str_has_suffix (lines[3], ",0,10,,100,0.5"));
  g_assert_true (g_str_has_prefix (lines[4], "5,"));
}

/* What is kept is read again as it was; what did not come to an end is not kept. */
static void
test_kept (void)
{
  const AciesSimulationOptions options = {
    .start = { .historical = TRUE },
    .ai = { ACIES_AI_RANDOM, ACIES_AI_STANDARD },
    .n_games = G_N_ELEMENTS (games),
    .seed = G_MAXUINT64,
  };
  g_autoptr (AciesProblems)   problems = acies_problems_new ();
  AciesSimulationGame        *copy = g_memdup2 (games, sizeof games);
  g_autoptr (AciesBalanceRun) run = acies_balance_run_new ("abc", &options, copy);
  g_autoptr (JsonNode)        root = acies_balance_run_to_json (run);
  g_autoptr (AciesBalanceRun) back = acies_balance_run_from_json (root, problems);

  g_assert_nonnull (back);
  g_assert_cmpuint (acies_problems_size (problems), ==, 0);
  g_assert_cmpstr (back->revision, ==, "abc");
  g_assert_cmpuint (back->options.n_games, ==, G_N_ELEMENTS (games));
  g_assert_true (back->options.start.historical);
  g_assert_cmpint (back->options.ai[0], ==, ACIES_AI_RANDOM);
  g_assert_cmpint (back->options.ai[1], ==, ACIES_AI_STANDARD);
  g_assert_true (back->options.seed == G_MAXUINT64);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_assert_cmpint (back->games[i].finished, ==, games[i].finished);
      if (games[i].finished)
        g_assert_cmpmem (&back->games[i], sizeof games[i], &games[i], sizeof games[i]);
    }
}

/* A file that was tampered with is refused, whatever is wrong in it. */
static void
test_bad (void)
{
  static const char *const bad[] = {
    "{}",
    "[]",
    "{\"format\":\"acies-game\",\"version\":1}",
    "{\"format\":\"acies-balance\",\"version\":2,\"revision\":\"a\",\"games\":2,\"ai1\":\"random\",\"ai2\":\"deep\","
    "\"historical\":false,\"seed\":\"1\",\"battles\":[]}",
    "{\"format\":\"acies-balance\",\"version\":2,\"revision\":\"a\",\"games\":2,\"ai1\":\"random\",\"ai2\":\"random\","
    "\"historical\":false,\"seed\":\"-1\",\"battles\":[]}",
    "{\"format\":\"acies-balance\",\"version\":2,\"revision\":\"a\",\"games\":2,\"ai1\":\"random\",\"ai2\":\"random\","
    "\"historical\":false,\"seed\":\"1\",\"battles\":[{\"index\":2,\"winner\":0,\"level\":0,\"margin\":0,\"turns\":0,"
    "\"first-break\":0,\"decisions\":0}]}",
    "{\"format\":\"acies-balance\",\"version\":2,\"revision\":\"a\",\"games\":2,\"ai1\":\"random\",\"ai2\":\"random\","
    "\"historical\":false,\"seed\":\"1\",\"battles\":[{\"index\":1,\"winner\":0,\"level\":99,\"margin\":0,\"turns\":0,"
    "\"first-break\":0,\"decisions\":0}]}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError)          error = NULL;
      g_autoptr (AciesProblems)   problems = acies_problems_new ();
      g_autoptr (JsonNode)        root = acies_json_parse (bad[i], strlen (bad[i]), &error);
      g_autoptr (AciesBalanceRun) run = NULL;

      g_assert_no_error (error);
      run = acies_balance_run_from_json (root, problems);
      g_assert_null (run);
      g_assert_true (acies_problems_has_errors (problems));
    }
}

/* A battle played again with its record is the one that was counted. */
static void
test_again (void)
{
  g_autoptr (AciesScenario)       scenario = counting_scenario_new ();
  const AciesRuleset             *ruleset = acies_scenario_get_ruleset (scenario);
  const AciesSimulationOptions    options = { .ai = { ACIES_AI_STANDARD, ACIES_AI_RANDOM }, .n_games = 6, .seed = 9, .n_threads = 2 };
  g_autofree AciesSimulationGame *played = acies_simulation_run (scenario, &options, NULL, NULL, NULL);

  for (guint i = 0; i < options.n_games; i++)
    {
      g_autoptr (GError)     error = NULL;
      g_autoptr (AciesGame)  game = acies_simulation_play_again (scenario, &options, i, NULL, &error);
      g_autoptr (AciesScene) scene = NULL;
      AciesOutcome           outcome;

      g_assert_no_error (error);
      acies_game_get_outcome (game, &outcome);
      scene = ruleset->scene (acies_game_get_setup (game), acies_game_get_state (game));
      g_assert_true (acies_game_is_over (game));
      g_assert_cmpuint (acies_game_get_n_steps (game), ==, played[i].decisions);
      g_assert_cmpint (outcome.winner, ==, played[i].winner);
      g_assert_cmpint (outcome.points[0] - outcome.points[1], ==, played[i].margin);
      g_assert_cmpuint (scene->turn, ==, played[i].turns);
      g_assert_cmpstr (acies_game_get_player (game, 1)->level, ==, "random");
    }
}

static void
test_again_cancelled (void)
{
  g_autoptr (AciesScenario)    scenario = counting_scenario_new ();
  g_autoptr (GCancellable)     cancellable = g_cancellable_new ();
  g_autoptr (GError)           error = NULL;
  const AciesSimulationOptions options = { .n_games = 1 };

  g_cancellable_cancel (cancellable);
  g_assert_null (acies_simulation_play_again (scenario, &options, 0, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ai/balance/counts", test_counts);
  g_test_add_func ("/ai/balance/nothing", test_nothing);
  g_test_add_func ("/ai/balance/lopsided", test_lopsided);
  g_test_add_func ("/ai/balance/csv", test_csv);
  g_test_add_func ("/ai/balance/kept", test_kept);
  g_test_add_func ("/ai/balance/bad", test_bad);
  g_test_add_func ("/ai/balance/again", test_again);
  g_test_add_func ("/ai/balance/again-cancelled", test_again_cancelled);

  return g_test_run ();
}
