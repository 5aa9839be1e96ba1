/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/core/acies-game.h"

#include <string.h>

#include "engine/core/acies-error.h"
#include "support/counting-ruleset.h"

typedef struct
{
  guint n_recorded, n_acted, n_changed;
  guint last_change, first, n;
  char  order[64];
} Watch;

static void
recorded_cb (AciesGame *game, guint change, gpointer data)
{
  Watch *watch = data;

  watch->n_recorded++;
  watch->last_change = change;
  g_strlcat (watch->order, "r", sizeof watch->order);
}

static void
acted_cb (AciesGame *game, guint first, guint n, gpointer data)
{
  Watch *watch = data;

  watch->n_acted++;
  watch->first = first;
  watch->n = n;
  g_strlcat (watch->order, "a", sizeof watch->order);
}

static void
changed_cb (AciesGame *game, gpointer data)
{
  Watch *watch = data;

  watch->n_changed++;
  g_strlcat (watch->order, "c", sizeof watch->order);
}

static AciesGame *
game_new (const AciesGameOptions *options, Watch *watch)
{
  g_autoptr (AciesScenario) scenario = counting_scenario_new ();
  AciesGame                *game = acies_game_new (scenario, options, 5);

  if (watch != NULL)
    {
      memset (watch, 0, sizeof *watch);
      g_signal_connect (game, "recorded", G_CALLBACK (recorded_cb), watch);
      g_signal_connect (game, "acted", G_CALLBACK (acted_cb), watch);
      g_signal_connect (game, "changed", G_CALLBACK (changed_cb), watch);
    }

  return game;
}

static void
act (AciesGame *game, CountingKind kind)
{
  const AciesAction action = counting_action (kind, 0);
  g_autoptr (GError) error = NULL;

  acies_game_act (game, &action, &error);
  g_assert_no_error (error);
}

static void
test_start (void)
{
  const AciesGameOptions historical = { .start.historical = TRUE };
  g_autoptr (AciesGame)  game = game_new (NULL, NULL);
  g_autoptr (AciesGame)  other = game_new (&historical, NULL);
  g_autofree char       *reason = NULL;

  g_assert_cmpint (acies_game_get_decision (game)->side, ==, 0);
  g_assert_false (acies_game_is_over (game));
  g_assert_cmpuint (acies_game_get_n_steps (game), ==, 0);
  g_assert_cmpuint (acies_event_list_size (acies_game_get_events (game)), ==, 1);
  g_assert_cmpuint (acies_game_get_legal (game)->n, ==, 3);
  g_assert_cmpuint (acies_game_get_seed (game), ==, 5);
  g_assert_true (acies_game_get_options (other)->start.historical);
  g_assert_false (acies_game_can_undo (game, &reason));
  g_assert_nonnull (reason);
  g_assert_false (acies_game_can_redo (game));
  g_assert_false (acies_game_redo (game));
}

static void
test_act (void)
{
  Watch                 watch;
  g_autoptr (AciesGame) game = game_new (NULL, &watch);
  guint                 n_events;

  act (game, COUNTING_WALK);
  g_assert_cmpstr (watch.order, ==, "rc");  /* it made no event */
  g_assert_cmpuint (acies_game_get_legal (game)->n, ==, 2);
  act (game, COUNTING_STOP);
  act (game, COUNTING_END);
  g_assert_cmpstr (watch.order, ==, "rcrcrac");
  g_assert_cmpuint (watch.first, ==, 1);
  g_assert_cmpuint (watch.n, ==, 1);
  g_assert_cmpuint (watch.last_change, ==, ACIES_GAME_ACTED);
  g_assert_cmpuint (acies_game_get_n_steps (game), ==, 3);
  g_assert_cmpuint (acies_game_get_step_action (game, 2)->kind, ==, COUNTING_END);
  g_assert_cmpuint (acies_game_get_step_events (game, 2, &n_events), ==, 1);
  g_assert_cmpuint (n_events, ==, 1);
  g_assert_cmpint (acies_game_get_decision (game)->side, ==, 1);
}

static void
test_refusal (void)
{
  Watch                 watch;
  g_autoptr (AciesGame) game = game_new (NULL, &watch);
  const AciesAction     action = counting_action (COUNTING_STRIKE, 0);
  g_autoptr (GError)    error = NULL;
  g_autofree void      *before = NULL;
  const gsize           size = acies_game_get_ruleset (game)->state_size;
  AciesVerdict          verdict = { 0 };

  act (game, COUNTING_WALK);
  before = g_memdup2 (acies_game_get_state (game), size);
  g_assert_false (acies_game_check (game, &action, &verdict));
  g_assert_false (acies_game_act (game, &action, &error));
  g_assert_error (error, ACIES_RULE_ERROR, ACIES_RULE_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, "No enemy is there.");
  g_assert_cmpuint (acies_game_get_refusal (game)->reason, ==, verdict.reason);
  g_assert_cmpmem (acies_game_get_state (game), size, before, size);
  g_assert_cmpuint (acies_game_get_n_steps (game), ==, 1);
  g_assert_cmpuint (watch.n_changed, ==, 1);
}

static void
test_forced_dice (void)
{
  static const guint8   dice[] = { 6, 5 }, bad[] = { 9 };
  const AciesGameOptions historical = { .start.historical = TRUE };
  Watch                 watch;
  g_autoptr (AciesGame) game = game_new (&historical, &watch);
  const AciesEvent     *event;

  act (game, COUNTING_WALK);
  act (game, COUNTING_STEP);
  act (game, COUNTING_STEP);
  g_assert_false (acies_game_force_dice (game, bad, 1));
  g_assert_true (acies_game_force_dice (game, dice, 2));
  g_assert_cmpuint (watch.last_change, ==, ACIES_GAME_DICE_FORCED);
  act (game, COUNTING_STRIKE);
  event = acies_event_list_get (acies_game_get_events (game), watch.first);
  g_assert_cmpuint (event->dice[0], ==, 6);
  g_assert_cmpuint (event->dice[1], ==, 5);
}

static void
test_players (void)
{
  Watch                 watch;
  g_autoptr (AciesGame) game = game_new (NULL, &watch);
  char                  level[] = "standard", name[] = "Hannibal";
  const AciesPlayer     player = { ACIES_PLAYER_COMPUTER, level, name };

  g_assert_cmpint (acies_game_get_player (game, 1)->kind, ==, ACIES_PLAYER_HUMAN);
  acies_game_set_player (game, 1, &player);
  level[0] = name[0] = 'x';
  g_assert_cmpint (acies_game_get_player (game, 1)->kind, ==, ACIES_PLAYER_COMPUTER);
  g_assert_cmpstr (acies_game_get_player (game, 1)->level, ==, "standard");
  g_assert_cmpstr (acies_game_get_player (game, 1)->name, ==, "Hannibal");
  g_assert_cmpuint (watch.n_recorded, ==, 1);
  g_assert_cmpuint (watch.last_change, ==, ACIES_GAME_PLAYERS_CHANGED);

  acies_game_set_player (game, 1, acies_game_get_player (game, 1));
  g_assert_cmpuint (watch.n_recorded, ==, 1);
}

/* The hash sees the position, the generator and the number of dice. */
static void
test_hash (void)
{
  const AciesGameOptions historical = { .start.historical = TRUE };
  g_autoptr (AciesGame)  game = game_new (&historical, NULL);
  const AciesRuleset    *ruleset = acies_game_get_ruleset (game);
  g_autofree AciesState *copy = g_memdup2 (acies_game_get_state (game), ruleset->state_size);
  const AciesSetup      *setup = acies_game_get_setup (game);
  const guint64          hash = acies_ruleset_hash (ruleset, setup, copy);

  copy->dice.n_drawn++;
  g_assert_cmpuint (acies_ruleset_hash (ruleset, setup, copy), !=, hash);
  copy->dice.n_drawn--;
  copy->dice.generator[1] ^= 1;
  g_assert_cmpuint (acies_ruleset_hash (ruleset, setup, copy), !=, hash);
  copy->dice.generator[1] ^= 1;
  g_assert_cmpuint (acies_ruleset_hash (ruleset, setup, copy), ==, hash);

  act (game, COUNTING_WALK);
  act (game, COUNTING_STEP);
  g_assert_cmpuint (acies_game_get_step_hash (game, 1), !=, acies_game_get_step_hash (game, 0));
  g_assert_cmpuint (acies_game_get_step_hash (game, 1), ==,
                    acies_ruleset_hash (ruleset, setup, acies_game_get_state (game)));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/core/game/start", test_start);
  g_test_add_func ("/core/game/act", test_act);
  g_test_add_func ("/core/game/refusal", test_refusal);
  g_test_add_func ("/core/game/forced-dice", test_forced_dice);
  g_test_add_func ("/core/game/players", test_players);
  g_test_add_func ("/core/game/hash", test_hash);

  return g_test_run ();
}
