/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/core/acies-replay.h"

#include "support/counting-ruleset.h"
#include "support/play-support.h"

static AciesGame *
game_new (void)
{
  const AciesGameOptions    options = { .start.historical = TRUE };
  g_autoptr (AciesScenario) scenario = counting_scenario_new ();
  AciesGame                *game = acies_game_new (scenario, &options, 9);

  play_random (game, 8, 1000);

  return game;
}

static void
step_cb (GObject *replay, GParamSpec *pspec, guint *n)
{
  *n += 1;
}

static void
test_steps (void)
{
  g_autoptr (AciesGame)   game = game_new ();
  g_autoptr (AciesReplay) replay = acies_replay_new (game);
  const guint             n_steps = acies_game_get_n_steps (game);
  guint                   n_notified = 0;

  g_signal_connect (replay, "notify::step", G_CALLBACK (step_cb), &n_notified);
  g_assert_true (acies_replay_get_game (replay) == game);
  g_assert_cmpuint (acies_replay_get_n_steps (replay), ==, n_steps);
  g_assert_cmpuint (acies_replay_get_step (replay), ==, n_steps);
  g_assert_true (acies_replay_get_state (replay) == acies_game_get_state (game));

  acies_replay_set_step (replay, 1000000);
  g_assert_cmpuint (n_notified, ==, 0);
  for (guint step = 0; step < n_steps; step++)
    {
      acies_replay_set_step (replay, step);
      g_assert_cmpuint (n_notified, ==, step + 1);
      g_assert_true (acies_replay_get_state (replay) == acies_game_get_step_before (game, step));
    }
}

/* Every event is found in the step during which it came. */
static void
test_events (void)
{
  g_autoptr (AciesGame)   game = game_new ();
  g_autoptr (AciesReplay) replay = acies_replay_new (game);
  guint                   event = acies_game_get_step_events (game, 0, NULL);

  for (guint i = 0; i < event; i++)
    g_assert_cmpuint (acies_replay_find_event (replay, i), ==, 0);
  for (guint step = 0; step < acies_game_get_n_steps (game); step++)
    {
      guint n;

      g_assert_cmpuint (acies_game_get_step_events (game, step, &n), ==, event);
      for (; n > 0; n--)
        g_assert_cmpuint (acies_replay_find_event (replay, event++), ==, step + 1);
    }
  g_assert_cmpuint (event, ==, acies_event_list_size (acies_game_get_events (game)));
}

static void
test_branch (void)
{
  g_autoptr (AciesGame)   game = game_new ();
  g_autoptr (AciesReplay) replay = acies_replay_new (game);
  const gsize             size = acies_game_get_ruleset (game)->state_size;
  const guint             n_steps = acies_game_get_n_steps (game);
  g_autoptr (AciesGame)   branch = NULL;

  acies_replay_set_step (replay, 5);
  branch = acies_replay_branch (replay);
  g_assert_cmpuint (acies_game_get_n_steps (branch), ==, 5);
  g_assert_cmpmem (acies_game_get_state (branch), size, acies_replay_get_state (replay), size);
  play_random (branch, 99, 3);
  g_assert_cmpuint (acies_game_get_n_steps (game), ==, n_steps);
}

/* Wherever a battle branches off, the branch is the battle that the record plays up to there, and goes its own way. */
static void
test_fork (void)
{
  g_autoptr (AciesGame) game = game_new ();
  g_autoptr (JsonNode)  root = NULL;
  const guint8          dice[] = { 1, 2 };
  const guint           n_steps = acies_game_get_n_steps (game);
  const gsize           size = acies_game_get_ruleset (game)->state_size;

  for (guint i = 0; i < 3; i++)
    g_assert_true (acies_game_undo (game, NULL));
  g_assert_true (acies_game_force_dice (game, dice, G_N_ELEMENTS (dice)));
  play_random (game, 3, 1);
  g_assert_true (acies_game_force_dice (game, dice, G_N_ELEMENTS (dice)));
  root = acies_game_to_json (game);
  for (guint step = 0; step <= acies_game_get_n_steps (game); step++)
    {
      g_autoptr (AciesGame) played = acies_game_from_json (root, (int) step, NULL, NULL);
      g_autoptr (AciesGame) fork = acies_game_fork (game, step);

      assert_same_position (played, fork);
      g_assert_false (acies_game_can_redo (fork));
      g_assert_true (acies_game_get_decision (fork)->over == acies_game_get_decision (played)->over);
      play_random (played, 4, 2);
      play_random (fork, 4, 2);
      assert_same_position (played, fork);
      for (guint i = 0; i < acies_game_get_n_steps (fork); i++)
        g_assert_cmpmem (acies_game_get_step_before (fork, i), size, acies_game_get_step_before (played, i), size);
    }
  g_assert_cmpuint (acies_game_get_n_steps (game), ==, n_steps - 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/core/replay/steps", test_steps);
  g_test_add_func ("/core/replay/events", test_events);
  g_test_add_func ("/core/replay/branch", test_branch);
  g_test_add_func ("/core/replay/fork", test_fork);

  return g_test_run ();
}
