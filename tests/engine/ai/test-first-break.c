/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/ai/acies-simulation.h"

#include "support/shipped.h"

#define N_GAMES 2

static const char *const rulesets[] = { "lost-battles", "dba", "cohorts" };

static gboolean
is_break (const AciesEvent *event)
{
  const AciesEventFlags flags = event->flags & (ACIES_EVENT_LOSS | ACIES_EVENT_COMMANDER | ACIES_EVENT_MOVE);

  return flags == ACIES_EVENT_LOSS;
}

/* The turn after the first step of @game that lost a unit; 0 if none did. */
static guint
find_break (AciesGame *game)
{
  const AciesRuleset   *ruleset = acies_game_get_ruleset (game);
  const AciesEventList *events = acies_game_get_events (game);
  const guint           n_steps = acies_game_get_n_steps (game);

  for (guint step = 0; step < n_steps; step++)
    {
      guint       n;
      const guint first = acies_game_get_step_events (game, step, &n);

      for (guint i = first; i < first + n; i++)
        if (is_break (acies_event_list_get (events, i)))
          {
            const AciesState      *after = step + 1 < n_steps ? acies_game_get_step_before (game, step + 1)
                                                              : acies_game_get_state (game);
            g_autoptr (AciesScene) scene = ruleset->scene (acies_game_get_setup (game), after);

            return scene->turn;
          }
    }

  return 0;
}

/* What is counted while a battle is played is what its story tells. */
static void
test_break (gconstpointer data)
{
  g_autoptr (GPtrArray)           shipped = shipped_scenarios (data);
  AciesScenario                  *scenario = g_ptr_array_index (shipped, 0);
  const AciesSimulationOptions    options = { .n_games = N_GAMES, .seed = 11 };
  g_autofree AciesSimulationGame *played = acies_simulation_run (scenario, &options, NULL, NULL, NULL);

  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autoptr (GError)    error = NULL;
      g_autoptr (AciesGame) game = acies_simulation_play_again (scenario, &options, i, NULL, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (find_break (game), ==, played[i].first_break);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rulesets); i++)
    {
      g_autofree char *path = g_strconcat ("/ai/first-break/", rulesets[i], NULL);

      g_test_add_data_func (path, rulesets[i], test_break);
    }

  return g_test_run ();
}
