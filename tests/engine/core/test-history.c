/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/core/acies-error.h"
#include "engine/core/acies-game.h"
#include "support/counting-ruleset.h"

static AciesGame *
game_new (AciesUndoPolicy undo)
{
  g_autoptr (AciesScenario) scenario = counting_scenario_new ();
  const AciesGameOptions    options = { .start.historical = TRUE, .undo = undo };

  return acies_game_new (scenario, &options, 11);
}

static void
act (AciesGame *game, CountingKind kind)
{
  const AciesAction  action = counting_action (kind, 0);
  g_autoptr (GError) error = NULL;

  acies_game_act (game, &action, &error);
  g_assert_no_error (error);
}

/* Walks the first pawn up to the enemy. */
static void
walk_up (AciesGame *game)
{
  act (game, COUNTING_WALK);
  act (game, COUNTING_STEP);
  act (game, COUNTING_STEP);
}

static GBytes *
snapshot (AciesGame *game)
{
  return g_bytes_new (acies_game_get_state (game), acies_game_get_ruleset (game)->state_size);
}

static void
assert_state (AciesGame *game, GBytes *expected)
{
  g_autoptr (GBytes) now = snapshot (game);

  g_assert_true (g_bytes_equal (now, expected));
}

/* Free undo takes dice back, and redo throws the same ones. */
static void
test_free (void)
{
  g_autoptr (AciesGame) game = game_new (ACIES_UNDO_FREE);
  g_autoptr (GBytes)    before = NULL, after = NULL;
  guint                 n_events, n_events_after;

  walk_up (game);
  before = snapshot (game);
  n_events = acies_event_list_size (acies_game_get_events (game));
  act (game, COUNTING_STRIKE);
  act (game, COUNTING_PARRY);
  after = snapshot (game);
  n_events_after = acies_event_list_size (acies_game_get_events (game));

  for (guint i = 0; i < 3; i++)
    {
      g_assert_true (acies_game_undo (game, NULL));
      g_assert_true (acies_game_undo (game, NULL));
      assert_state (game, before);
      g_assert_cmpuint (acies_event_list_size (acies_game_get_events (game)), ==, n_events);
      g_assert_cmpuint (acies_game_get_n_steps (game), ==, 3);
      g_assert_cmpuint (acies_game_get_legal (game)->n, ==, 2);
      g_assert_true (acies_game_can_redo (game));
      g_assert_true (acies_game_redo (game));
      g_assert_true (acies_game_redo (game));
      g_assert_false (acies_game_can_redo (game));
      assert_state (game, after);
      g_assert_cmpuint (acies_event_list_size (acies_game_get_events (game)), ==, n_events_after);
    }
}

static void
test_to_the_start (void)
{
  g_autoptr (AciesGame) game = game_new (ACIES_UNDO_FREE);
  g_autoptr (GBytes)    start = snapshot (game);
  g_autoptr (GError)    error = NULL;

  walk_up (game);
  for (guint i = 0; i < 3; i++)
    g_assert_true (acies_game_undo (game, NULL));
  assert_state (game, start);
  g_assert_false (acies_game_undo (game, &error));
  g_assert_error (error, ACIES_RULE_ERROR, ACIES_RULE_ERROR_UNDO_BARRED);
  assert_state (game, start);
}

static void
test_new_action_forgets (void)
{
  g_autoptr (AciesGame) game = game_new (ACIES_UNDO_FREE);

  walk_up (game);
  acies_game_undo (game, NULL);
  acies_game_undo (game, NULL);
  act (game, COUNTING_STOP);
  g_assert_false (acies_game_can_redo (game));
  g_assert_cmpuint (acies_game_get_n_steps (game), ==, 2);
  g_assert_cmpuint (acies_game_get_step_action (game, 1)->kind, ==, COUNTING_STOP);
}

static void
assert_barred (AciesGame *game)
{
  g_autoptr (GBytes) before = snapshot (game);
  g_autoptr (GError) error = NULL;
  g_autofree char   *reason = NULL;

  g_assert_false (acies_game_can_undo (game, &reason));
  g_assert_nonnull (reason);
  g_assert_false (acies_game_undo (game, &error));
  g_assert_error (error, ACIES_RULE_ERROR, ACIES_RULE_ERROR_UNDO_BARRED);
  g_assert_cmpstr (error->message, ==, reason);
  assert_state (game, before);
}

static void
test_strict_dice (void)
{
  static const guint8   dice[] = { 1, 1 };
  g_autoptr (AciesGame) game = game_new (ACIES_UNDO_STRICT);

  walk_up (game);
  g_assert_true (acies_game_can_undo (game, NULL));
  act (game, COUNTING_STRIKE);
  assert_barred (game);
  act (game, COUNTING_PARRY);
  assert_barred (game);

  /* Nor does one take back that the other side has its turn now. */
  act (game, COUNTING_END);
  assert_barred (game);

  /* Forced dice are dice. */
  act (game, COUNTING_WALK);
  g_assert_true (acies_game_force_dice (game, dice, 2));
  act (game, COUNTING_STRIKE);
  assert_barred (game);
}

static void
test_strict_other_side (void)
{
  g_autoptr (AciesGame) game = game_new (ACIES_UNDO_STRICT);
  const AciesAction     second = counting_action (COUNTING_WALK, 1);

  walk_up (game);
  act (game, COUNTING_STRIKE);
  act (game, COUNTING_DUCK);
  assert_barred (game);  /* the answer was the other side's, without a die */

  g_assert_true (acies_game_act (game, &second, NULL));
  act (game, COUNTING_STOP);
  g_assert_true (acies_game_undo (game, NULL));
  g_assert_true (acies_game_undo (game, NULL));
  assert_barred (game);

  act (game, COUNTING_END);
  assert_barred (game);
}

/* The queue that was handed in before an action comes back with it. */
static void
test_forced_dice_come_back (void)
{
  static const guint8   dice[] = { 6, 6 }, others[] = { 1, 1 };
  g_autoptr (AciesGame) game = game_new (ACIES_UNDO_FREE);
  const guint8         *forced;
  guint                 n_forced;
  g_autoptr (GBytes)    after = NULL;

  walk_up (game);
  g_assert_true (acies_game_force_dice (game, dice, 2));
  act (game, COUNTING_STRIKE);
  after = snapshot (game);
  g_assert_true (acies_game_undo (game, NULL));
  g_assert_true (acies_game_get_step_forced (game, 3, &forced, &n_forced));
  g_assert_cmpmem (forced, n_forced, dice, 2);
  act (game, COUNTING_STRIKE);
  assert_state (game, after);
  g_assert_true (acies_game_get_step_forced (game, 3, &forced, &n_forced));
  g_assert_false (acies_game_get_step_forced (game, 4, &forced, &n_forced));

  /* Other dice make another history. */
  g_assert_true (acies_game_undo (game, NULL));
  g_assert_true (acies_game_force_dice (game, others, 2));
  g_assert_false (acies_game_can_redo (game));
  act (game, COUNTING_STRIKE);
  g_assert_true (acies_game_get_step_forced (game, 3, &forced, &n_forced));
  g_assert_cmpmem (forced, n_forced, others, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/core/history/free", test_free);
  g_test_add_func ("/core/history/to-the-start", test_to_the_start);
  g_test_add_func ("/core/history/new-action-forgets", test_new_action_forgets);
  g_test_add_func ("/core/history/strict-dice", test_strict_dice);
  g_test_add_func ("/core/history/strict-other-side", test_strict_other_side);
  g_test_add_func ("/core/history/forced-dice-come-back", test_forced_dice_come_back);

  return g_test_run ();
}
