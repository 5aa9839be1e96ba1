/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/core/acies-throws.h"

#include "support/counting-ruleset.h"
#include "support/play-support.h"

static AciesGame *
game_new (void)
{
  g_autoptr (AciesScenario) scenario = counting_scenario_new ();
  const AciesGameOptions    options = { .start.historical = TRUE, .dice = ACIES_DICE_ENTERED };

  return acies_game_new (scenario, &options, 11);
}

/* The first pawn walks up to the enemy and strikes: one wish. */
static AciesThrows *
strike_new (AciesGame *game)
{
  const AciesAction actions[] = {
    counting_action (COUNTING_WALK, 0),
    counting_action (COUNTING_STEP, 0),
    counting_action (COUNTING_STEP, 0),
    counting_action (COUNTING_STRIKE, 0),
  };

  return acies_throws_new (game, actions, G_N_ELEMENTS (actions));
}

static void
test_wish (void)
{
  static const guint8     dice[] = { 6, 2 };
  g_autoptr (AciesGame)   game = game_new ();
  g_autoptr (AciesThrows) throws = strike_new (game);
  const AciesEvent       *event;
  g_autoptr (GError)      error = NULL;
  guint                   first;

  g_assert_cmpuint (acies_throws_get_n_due (throws), ==, 2);
  g_assert_true (acies_throws_enter (throws, dice, 2));
  g_assert_cmpuint (acies_throws_get_n_due (throws), ==, 0);
  g_assert_cmpuint (acies_game_get_n_steps (game), ==, 0);

  acies_throws_play (throws, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (acies_game_get_n_steps (game), ==, 4);
  g_assert_true (acies_game_get_step_joined (game, 3));
  first = acies_game_get_step_events (game, 3, NULL);
  event = acies_event_list_get (acies_game_get_events (game), first);
  g_assert_cmpmem (event->dice, event->n_dice, dice, 2);
  g_assert_cmpuint (acies_game_get_state (game)->dice.n_drawn_forced, ==, 2);
}

/* Dice that cannot have fallen are refused, and nothing is played before all are there. */
static void
test_refused (void)
{
  static const guint8     wrong[] = { 7, 1 }, none[] = { 0, 1 }, three[] = { 1, 2, 3 };
  g_autoptr (AciesGame)   game = game_new ();
  g_autoptr (AciesGame)   before = acies_game_fork (game, 0);
  g_autoptr (AciesThrows) throws = strike_new (game);
  guint                   n_dice;

  g_assert_false (acies_throws_enter (throws, wrong, 2));
  g_assert_false (acies_throws_enter (throws, none, 2));
  g_assert_false (acies_throws_enter (throws, three, 3));
  g_assert_false (acies_throws_enter (throws, three, 1));
  g_assert_false (acies_throws_enter (throws, three, 0));
  g_assert_cmpuint (acies_throws_get_n_due (throws), ==, 2);
  acies_throws_get_dice (throws, &n_dice);
  g_assert_cmpuint (n_dice, ==, 0);

  g_assert_true (acies_throws_enter (throws, three, 2));
  acies_throws_restart (throws);
  g_assert_cmpuint (acies_throws_get_n_due (throws), ==, 2);
  assert_same_position (game, before);
}

/* An action that throws nothing asks for nothing; one that is refused neither. */
static void
test_no_dice (void)
{
  const AciesAction       walk = counting_action (COUNTING_WALK, 0);
  const AciesAction       parry = counting_action (COUNTING_PARRY, 0);
  g_autoptr (AciesGame)   game = game_new ();
  g_autoptr (AciesThrows) throws = acies_throws_new (game, &walk, 1);
  g_autoptr (AciesThrows) refused = acies_throws_new (game, &parry, 1);
  g_autoptr (AciesThrows) start = acies_throws_new_start (game);
  g_autoptr (GError)      error = NULL;

  g_assert_cmpuint (acies_throws_get_n_due (throws), ==, 0);
  g_assert_cmpuint (acies_throws_get_n_due (refused), ==, 0);
  g_assert_cmpuint (acies_throws_get_n_due (start), ==, 0);
  g_assert_false (acies_throws_play (refused, &error));
  g_assert_nonnull (error);
  g_assert_true (acies_throws_play (throws, NULL));
}

/* Dice of the machine: the same whenever the same has fallen before, others after others. */
static void
test_rolled (void)
{
  g_autoptr (AciesGame)   game = game_new ();
  g_autoptr (AciesThrows) one = strike_new (game);
  g_autoptr (AciesThrows) two = strike_new (game);
  const guint8           *dice;
  guint                   n_one, n_two;

  acies_throws_roll (one);
  acies_throws_roll (two);
  dice = acies_throws_get_dice (one, &n_one);
  g_assert_cmpmem (dice, n_one, acies_throws_get_dice (two, &n_two), n_two);
  g_assert_cmpuint (n_one, ==, 2);
  g_assert_cmpuint (acies_throws_get_n_due (one), ==, 0);
  for (guint i = 0; i < n_one; i++)
    g_assert_true (dice[i] >= 1 && dice[i] <= 6);
  g_assert_true (acies_throws_play (one, NULL));
}

/* What undo leaves of a queue is not taken for dice that have been rolled. */
static void
test_after_undo (void)
{
  static const guint8     dice[] = { 6, 6 };
  g_autoptr (AciesGame)   game = game_new ();
  g_autoptr (AciesThrows) throws = strike_new (game);
  g_autoptr (AciesThrows) again = NULL;
  const AciesAction       strike = counting_action (COUNTING_STRIKE, 0);

  g_assert_true (acies_throws_enter (throws, dice, 2));
  g_assert_true (acies_throws_play (throws, NULL));
  g_assert_true (acies_game_undo (game, NULL));
  again = acies_throws_new (game, &strike, 1);
  g_assert_cmpuint (acies_throws_get_n_due (again), ==, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/core/throws/wish", test_wish);
  g_test_add_func ("/core/throws/refused", test_refused);
  g_test_add_func ("/core/throws/no-dice", test_no_dice);
  g_test_add_func ("/core/throws/rolled", test_rolled);
  g_test_add_func ("/core/throws/after-undo", test_after_undo);

  return g_test_run ();
}
