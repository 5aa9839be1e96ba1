/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/ai/acies-ai.h"

#include <string.h>

#include "engine/ai/acies-simulation.h"
#include "engine/ai/acies-thinker.h"

static AciesScenario *
scenario_new (const char *name)
{
  g_autoptr (GFile)         file = g_file_new_build_filename (g_getenv ("ACIES_SCENARIOS"), name, NULL);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError)        error = NULL;
  AciesScenario            *scenario = acies_scenario_load (file, problems, &error);

  g_assert_no_error (error);

  return scenario;
}

static void
test_levels (void)
{
  static const char *const names[ACIES_N_AI_LEVELS] = { "random", "quick", "easy", "normal", "hard", "standard" };
  AciesAiLevel             level;

  for (guint i = 0; i < ACIES_N_AI_LEVELS; i++)
    {
      g_assert_true (acies_ai_level_find (names[i], &level));
      g_assert_cmpint (level, ==, (int) i);
      g_assert_cmpstr (acies_ai_level_name (level), ==, names[i]);
      g_assert_cmpuint (acies_ai_level_get_budget (level)->n_nodes, >, 0);
    }
  g_assert_false (acies_ai_level_find ("oracle", &level));
  g_assert_cmpstr (acies_ai_level_title (ACIES_AI_HARD), ==, "Hard");
}

/* A battle in which each choice is legal, is made again from the same seed, and leaves the position as it is. */
static void
test_choices (gconstpointer data)
{
  const AciesAiLevel        level = (AciesAiLevel) GPOINTER_TO_INT (data);
  const AciesStart          start = { .historical = FALSE };
  g_autoptr (AciesScenario) scenario = scenario_new ("lost-battles/cannae-216bc.json");
  const AciesRuleset       *ruleset = acies_scenario_get_ruleset (scenario);
  const AciesSetup         *setup = acies_scenario_get_setup (scenario);
  g_autofree AciesState    *state = g_malloc0 (ruleset->state_size);
  g_autofree AciesState    *before = g_malloc0 (ruleset->state_size);
  AciesDecision             decision;

  ruleset->start (setup, &start, 3, state, NULL);
  for (guint step = 0; step < 5000; step++)
    {
      AciesAction action = { 0 }, again = { 0 };

      ruleset->decision (setup, state, &decision);
      if (decision.over)
        return;

      memcpy (before, state, ruleset->state_size);
      acies_ai_choose (ruleset, setup, state, level, 77, NULL, &action);
      g_assert_cmpmem (state, ruleset->state_size, before, ruleset->state_size);
      g_assert_true (ruleset->check (setup, state, &action, NULL));
      if (step % 8 == 0)
        {
          acies_ai_choose (ruleset, setup, state, level, 77, NULL, &again);
          g_assert_true (acies_action_equal (&action, &again));
        }
      ruleset->apply (setup, state, &action, NULL);
    }
  g_error ("The battle does not end");
}

/* Nobody can tell the dice that will fall: other ones in the state do not change the choice. */
static void
test_dice_unseen (void)
{
  const AciesStart          start = { .historical = TRUE };
  g_autoptr (AciesScenario) scenario = scenario_new ("lost-battles/cannae-216bc.json");
  const AciesRuleset       *ruleset = acies_scenario_get_ruleset (scenario);
  const AciesSetup         *setup = acies_scenario_get_setup (scenario);
  g_autofree AciesState    *state = g_malloc0 (ruleset->state_size);
  g_autofree AciesState    *other = g_malloc0 (ruleset->state_size);

  ruleset->start (setup, &start, 3, state, NULL);
  for (guint step = 0; step < 40; step++)
    {
      AciesAction action = { 0 }, again = { 0 };

      acies_ai_choose (ruleset, setup, state, ACIES_AI_STANDARD, 5, NULL, &action);
      memcpy (other, state, ruleset->state_size);
      other->dice.generator[0] ^= 0x5555;
      acies_ai_choose (ruleset, setup, other, ACIES_AI_STANDARD, 5, NULL, &again);
      g_assert_true (acies_action_equal (&action, &again));
      ruleset->apply (setup, state, &action, NULL);
    }
}

/* What is thought can be played as it is told: the action first, each legal after the one before, with a word of what is meant. */
static void
test_line (gconstpointer data)
{
  const AciesAiLevel        level = (AciesAiLevel) GPOINTER_TO_INT (data);
  const AciesStart          start = { .historical = TRUE };
  const AciesAiBudget       budget = { .n_nodes = 3000 };
  g_autoptr (AciesScenario) scenario = scenario_new ("lost-battles/cannae-216bc.json");
  const AciesRuleset       *ruleset = acies_scenario_get_ruleset (scenario);
  const AciesSetup         *setup = acies_scenario_get_setup (scenario);
  g_autofree AciesState    *state = g_malloc0 (ruleset->state_size);
  g_autofree AciesState    *along = g_malloc0 (ruleset->state_size);
  g_autoptr (AciesThinker)  thinker = acies_thinker_new (ruleset, setup, level);
  guint                     longest = 0;

  acies_thinker_set_budget (thinker, &budget);
  ruleset->start (setup, &start, 3, state, NULL);
  for (guint step = 0; step < 60; step++)
    {
      AciesAiChoice    choice;
      g_autofree char *intent = NULL;

      acies_thinker_think (thinker, state, 5, NULL, &choice);
      intent = acies_ai_choice_dup_intent (&choice, ruleset, setup, state);
      g_assert_nonnull (intent);
      g_assert_cmpuint (choice.n_line, >=, 1);
      g_assert_true (acies_action_equal (&choice.action, &choice.line[0]));
      memcpy (along, state, ruleset->state_size);
      for (guint i = 0; i < choice.n_line; i++)
        {
          g_assert_true (ruleset->check (setup, along, &choice.line[i], NULL));
          ruleset->apply (setup, along, &choice.line[i], NULL);
        }
      longest = MAX (longest, choice.n_line);
      ruleset->apply (setup, state, &choice.action, NULL);
    }
  if (level == ACIES_AI_NORMAL || level == ACIES_AI_HARD)
    g_assert_cmpuint (longest, >, 1);
}

/* The clock ends a thought that would go on for minutes. */
static void
test_clock (void)
{
  const AciesStart          start = { .historical = TRUE };
  const AciesAiBudget       budget = { .n_nodes = G_MAXINT, .milliseconds = 50 };
  g_autoptr (AciesScenario) scenario = scenario_new ("lost-battles/cannae-216bc.json");
  const AciesRuleset       *ruleset = acies_scenario_get_ruleset (scenario);
  const AciesSetup         *setup = acies_scenario_get_setup (scenario);
  g_autofree AciesState    *state = g_malloc0 (ruleset->state_size);
  g_autoptr (AciesThinker)  thinker = acies_thinker_new (ruleset, setup, ACIES_AI_HARD);
  AciesAction               action = { 0 };
  gint64                    began;

  ruleset->start (setup, &start, 3, state, NULL);
  acies_thinker_set_budget (thinker, &budget);
  began = g_get_monotonic_time ();
  acies_thinker_choose (thinker, state, 5, NULL, &action);
  g_assert_true (ruleset->check (setup, state, &action, NULL));
  g_assert_cmpint (g_get_monotonic_time () - began, <, 2 * G_USEC_PER_SEC);
}

static void
test_cancelled (void)
{
  const AciesStart          start = { .historical = TRUE };
  g_autoptr (AciesScenario) scenario = scenario_new ("lost-battles/cannae-216bc.json");
  const AciesRuleset       *ruleset = acies_scenario_get_ruleset (scenario);
  const AciesSetup         *setup = acies_scenario_get_setup (scenario);
  g_autofree AciesState    *state = g_malloc0 (ruleset->state_size);
  g_autoptr (GCancellable)  cancellable = g_cancellable_new ();
  AciesAction               action = { 0 };

  ruleset->start (setup, &start, 3, state, NULL);
  g_cancellable_cancel (cancellable);
  acies_ai_choose (ruleset, setup, state, ACIES_AI_STANDARD, 5, cancellable, &action);
  g_assert_true (ruleset->check (setup, state, &action, NULL));
}

static gpointer
cancel_soon (gpointer cancellable)
{
  g_usleep (30000);
  g_cancellable_cancel (cancellable);

  return NULL;
}

/* Who says stop waits no longer than it takes to notice, however long the thought would have gone on. */
static void
test_stopped (gconstpointer data)
{
  const AciesStart          start = { .historical = TRUE };
  const AciesAiBudget       budget = { .n_nodes = G_MAXINT };
  g_autoptr (AciesScenario) scenario = scenario_new (data);
  const AciesRuleset       *ruleset = acies_scenario_get_ruleset (scenario);
  const AciesSetup         *setup = acies_scenario_get_setup (scenario);
  g_autofree AciesState    *state = g_malloc0 (ruleset->state_size);
  g_autoptr (AciesThinker)  thinker = acies_thinker_new (ruleset, setup, ACIES_AI_HARD);
  g_autoptr (GCancellable)  cancellable = g_cancellable_new ();
  GThread                  *thread;
  AciesAction               action = { 0 };
  gint64                    took;

  ruleset->start (setup, &start, 3, state, NULL);
  acies_thinker_set_budget (thinker, &budget);
  thread = g_thread_new ("cancel", cancel_soon, cancellable);
  took = g_get_monotonic_time ();
  acies_thinker_choose (thinker, state, 5, cancellable, &action);
  took = g_get_monotonic_time () - took;
  g_thread_join (thread);
  g_test_message ("Answered after %" G_GINT64_FORMAT " ms", took / 1000);
  g_assert_true (ruleset->check (setup, state, &action, NULL));
  g_assert_cmpint (took, <, G_USEC_PER_SEC);
}

/* A sample of what the table of src/engine/ai/README.md says; sides are swapped. */
static void
test_strength (gconstpointer data)
{
  g_autoptr (AciesScenario) scenario = scenario_new (data);
  const guint               n_games = 10;
  guint                     wins = 0;

  for (guint side = 0; side < 2; side++)
    {
      AciesSimulationOptions          options = { .n_games = n_games, .seed = 216 };
      g_autofree AciesSimulationGame *games = NULL;

      options.ai[side] = ACIES_AI_STANDARD;
      options.ai[1 - side] = ACIES_AI_RANDOM;
      games = acies_simulation_run (scenario, &options, NULL, NULL, NULL);
      for (guint i = 0; i < n_games; i++)
        {
          g_assert_true (games[i].finished);
          wins += games[i].winner == (int) side;
        }
    }
  g_assert_cmpuint (wins, >=, 19);
}

int
main (int argc, char *argv[])
{
  static const char *const names[] = { "cannae-216bc", "issus-333bc", "marathon-490bc", "pharsalus-48bc", "zama-202bc" };

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ai/levels", test_levels);
  g_test_add_data_func ("/ai/choices/random", GINT_TO_POINTER (ACIES_AI_RANDOM), test_choices);
  g_test_add_data_func ("/ai/choices/standard", GINT_TO_POINTER (ACIES_AI_STANDARD), test_choices);
  g_test_add_data_func ("/ai/choices/quick", GINT_TO_POINTER (ACIES_AI_QUICK), test_choices);
  g_test_add_data_func ("/ai/line/random", GINT_TO_POINTER (ACIES_AI_RANDOM), test_line);
  g_test_add_data_func ("/ai/line/quick", GINT_TO_POINTER (ACIES_AI_QUICK), test_line);
  g_test_add_data_func ("/ai/line/normal", GINT_TO_POINTER (ACIES_AI_NORMAL), test_line);
  g_test_add_data_func ("/ai/line/hard", GINT_TO_POINTER (ACIES_AI_HARD), test_line);
  g_test_add_func ("/ai/clock", test_clock);
  g_test_add_func ("/ai/dice-unseen", test_dice_unseen);
  g_test_add_func ("/ai/cancelled", test_cancelled);
  g_test_add_data_func ("/ai/stopped/lost-battles", "lost-battles/cannae-216bc.json", test_stopped);
  g_test_add_data_func ("/ai/stopped/dba", "dba/cannae-216bc-dba.json", test_stopped);
  g_test_add_data_func ("/ai/stopped/cohorts", "cohorts/pharsalus-48bc-cohorts.json", test_stopped);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strconcat ("/ai/strength/", names[i], NULL);

      g_test_add_data_func_full (path, g_strdup_printf ("lost-battles/%s.json", names[i]), test_strength, g_free);
    }

  return g_test_run ();
}
