/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-session.h"
#include "app/battle/acies-wish.h"
#include "engine/core/acies-error.h"
#include "ui-test-support.h"

#include <glib/gstdio.h>

#define SEED 7

static AciesGame *
game_new (gboolean historical)
{
  g_autofree char          *path = g_build_filename (g_getenv ("ACIES_SCENARIOS"), "lost-battles",
                                                     "cannae-216bc.json", NULL);
  g_autoptr (GFile)         file = g_file_new_for_path (path);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError)        error = NULL;
  g_autoptr (AciesScenario) scenario = acies_scenario_load (file, problems, &error);
  const AciesGameOptions    options = { { historical }, ACIES_UNDO_FREE };

  g_assert_no_error (error);

  return acies_game_new (scenario, &options, SEED);
}

static void
let_computer_play (AciesGame *game, guint side)
{
  AciesPlayer player = { ACIES_PLAYER_COMPUTER, (char *) "random", NULL };

  acies_game_set_player (game, side, &player);
}

/* Any legal action that is not the end of the turn. */
static void
act_once (AciesSession *session)
{
  AciesGame         *game = acies_session_get_game (session);
  const AciesAction  action = acies_game_get_legal (game)->items[0];
  g_autoptr (GError) error = NULL;

  g_assert_true (acies_session_act_all (session, &action, 1, &error));
  g_assert_no_error (error);
}

static gboolean
end_turn (AciesSession *session)
{
  AciesGame             *game = acies_session_get_game (session);
  const AciesActionList *legal = acies_game_get_legal (game);

  for (guint i = 0; i < legal->n; i++)
    {
      AciesActionView view = { 0 };
      AciesAction     action = legal->items[i];

      acies_game_get_ruleset (game)->view (acies_game_get_setup (game), acies_game_get_state (game),
                                           &action, &view);
      if ((view.flags & ACIES_ACTION_ENDS_TURN) != 0)
        return acies_session_act_all (session, &action, 1, NULL);
    }

  return FALSE;
}

static gboolean
is_human_turn (gpointer session)
{
  return acies_session_is_human_turn (session) ||
         acies_game_is_over (acies_session_get_game (session));
}

static void
test_acts_and_undoes (void)
{
  g_autoptr (AciesGame)    game = game_new (FALSE);
  g_autoptr (AciesSession) session = acies_session_new (game, NULL);
  g_autofree char         *reason = NULL;
  const guint64            before = acies_ruleset_hash (acies_game_get_ruleset (game),
                                                        acies_game_get_setup (game),
                                                        acies_game_get_state (game));

  acies_session_start (session);
  g_assert_false (acies_session_get_modified (session));
  g_assert_false (acies_session_can_undo (session, &reason));
  g_assert_nonnull (reason);

  act_once (session);
  g_assert_true (acies_session_get_modified (session));
  g_assert_true (acies_session_can_undo (session, NULL));
  g_assert_true (acies_session_undo (session, NULL));
  g_assert_cmpuint (before, ==, acies_ruleset_hash (acies_game_get_ruleset (game),
                                                    acies_game_get_setup (game),
                                                    acies_game_get_state (game)));
  g_assert_true (acies_session_can_redo (session));
  g_assert_true (acies_session_redo (session));
  g_assert_cmpuint (acies_game_get_n_steps (game), ==, 1);
  acies_session_close (session, TRUE);
}

static void
test_saves_and_opens (void)
{
  g_autoptr (AciesGame)    game = game_new (TRUE);
  g_autoptr (AciesSession) session = acies_session_new (game, NULL);
  g_autoptr (AciesSession) again = NULL;
  g_autoptr (AciesGame)    saved = NULL;
  g_autofree char         *path = g_build_filename (g_get_user_data_dir (), "saved.json", NULL);
  g_autoptr (GFile)        file = g_file_new_for_path (path);
  g_autoptr (GError)       error = NULL;

  acies_session_start (session);
  act_once (session);
  act_once (session);
  g_assert_true (acies_session_save (session, file, &error));
  g_assert_no_error (error);
  g_assert_false (acies_session_get_modified (session));
  act_once (session);
  g_assert_true (acies_session_get_modified (session));
  g_assert_true (acies_session_undo (session, NULL));
  g_assert_false (acies_session_get_modified (session));

  saved = acies_game_load (file, NULL, &error);
  g_assert_no_error (error);
  again = acies_session_new (saved, file);
  g_assert_cmpuint (acies_game_get_n_steps (acies_session_get_game (again)), ==, 2);
  g_assert_cmpuint (acies_game_get_step_hash (acies_session_get_game (again), 1), ==,
                    acies_game_get_step_hash (game, 1));
  acies_session_close (again, TRUE);
  acies_session_close (session, TRUE);
}

/* Saved, played on, stopped short, gone on with twice: it still knows its file, and what has changed since. */
static void
test_recovers_file (void)
{
  g_autoptr (AciesGame) game = game_new (TRUE);
  AciesSession         *session = acies_session_new (game, NULL);
  g_autofree char      *path = g_build_filename (g_get_user_data_dir (), "mine.json", NULL);
  g_autoptr (GFile)     file = g_file_new_for_path (path);
  g_autoptr (GFile)     journal = NULL;

  act_once (session);
  g_assert_true (acies_session_save (session, file, NULL));
  act_once (session);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GPtrArray) journals = NULL;

      acies_session_close (session, FALSE);
      g_clear_object (&session);
      journals = acies_session_list_journals ();
      g_assert_cmpuint (journals->len, ==, 1);
      session = acies_session_recover (g_ptr_array_index (journals, 0), NULL);
      g_assert_nonnull (acies_session_get_file (session));
      g_assert_true (g_file_equal (acies_session_get_file (session), file));
      g_assert_true (acies_session_get_modified (session));
    }

  g_assert_true (acies_session_undo (session, NULL));
  g_assert_false (acies_session_get_modified (session));
  g_assert_true (acies_session_save (session, acies_session_get_file (session), NULL));
  acies_session_close (session, TRUE);
  g_clear_object (&session);
  g_file_delete (file, NULL, NULL);
}

/* One wish of several actions: undo takes all of it back, redo puts all of it back, and no more. */
static void
test_wish_is_one (void)
{
  g_autoptr (AciesGame)    game = game_new (FALSE);
  g_autoptr (AciesSession) session = acies_session_new (game, NULL);
  AciesAction              actions[3];
  guint                    first = 0;

  act_once (session);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_assert_cmpuint (acies_game_get_legal (game)->n, >, 0);
      actions[i] = acies_game_get_legal (game)->items[0];
      g_assert_true (acies_game_act (game, &actions[i], NULL));
    }
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    g_assert_true (acies_session_undo (session, NULL));
  g_assert_cmpuint (acies_game_get_n_steps (game), ==, 1);

  g_assert_true (acies_session_act_all (session, actions, G_N_ELEMENTS (actions), NULL));
  g_assert_cmpuint (acies_game_get_n_steps (game), ==, 4);
  g_assert_cmpuint (acies_session_get_last_events (session, &first), >, 0);
  g_assert_cmpuint (first, ==, acies_game_get_step_events (game, 1, NULL));
  g_assert_true (acies_session_undo (session, NULL));
  g_assert_cmpuint (acies_game_get_n_steps (game), ==, 1);
  g_assert_true (acies_session_redo (session));
  g_assert_cmpuint (acies_game_get_n_steps (game), ==, 4);
  g_assert_true (acies_session_undo (session, NULL));
  g_assert_true (acies_session_undo (session, NULL));
  g_assert_cmpuint (acies_game_get_n_steps (game), ==, 0);
  g_assert_cmpuint (acies_session_get_last_events (session, &first), ==, 0);
  g_assert_true (acies_session_redo (session));
  g_assert_cmpuint (acies_game_get_n_steps (game), ==, 1);
  act_once (session);
  g_assert_true (acies_session_undo (session, NULL));
  g_assert_cmpuint (acies_game_get_n_steps (game), ==, 1);
  acies_session_close (session, TRUE);
}

/* What one side has to answer in the other's turn never takes the place of what the answer is to: dice stay in sight. */
static void
test_answers_belong (void)
{
  g_autoptr (AciesGame) game = ui_test_game_new ("cannae-216bc", 3);
  int                   owner = ACIES_NO_SIDE;
  guint                 owned = 0;  /* the last step of the side whose turn it is */
  guint                 n_answers = 0;

  while (!acies_game_is_over (game))
    {
      const AciesDecision *decision = acies_game_get_decision (game);
      const guint          step = acies_game_get_n_steps (game);
      const int            side = decision->side;
      guint                first = 0;

      if (decision->is_main)
        owner = side;
      if (side == owner)
        owned = step;
      ui_test_play_by_chance (game, 1, step);
      acies_wish_get_last_events (game, &first);
      if (owner == ACIES_NO_SIDE)
        continue;

      g_assert_cmpuint (first, ==, acies_game_get_step_events (game, owned, NULL));
      n_answers += side != owner;
    }

  g_assert_cmpuint (n_answers, >, 0);
}

/* A wish of which a later part is refused: what was played is one undo as well. */
static void
test_wish_refused (void)
{
  g_autoptr (AciesGame)    game = game_new (FALSE);
  g_autoptr (AciesSession) session = acies_session_new (game, NULL);
  g_autoptr (GError)       error = NULL;
  AciesAction              actions[3];

  for (guint i = 0; i < 2; i++)
    {
      actions[i] = acies_game_get_legal (game)->items[0];
      g_assert_true (acies_game_act (game, &actions[i], NULL));
    }
  g_assert_true (acies_game_undo (game, NULL));
  g_assert_true (acies_game_undo (game, NULL));
  actions[2] = actions[0];

  g_assert_false (acies_session_act_all (session, actions, G_N_ELEMENTS (actions), &error));
  g_assert_error (error, ACIES_RULE_ERROR, ACIES_RULE_ERROR_REFUSED);
  g_assert_cmpuint (acies_game_get_n_steps (game), ==, 2);
  g_assert_true (acies_session_undo (session, NULL));
  g_assert_cmpuint (acies_game_get_n_steps (game), ==, 0);
  acies_session_close (session, TRUE);
}

static void
test_save_that_fails (void)
{
  g_autoptr (AciesGame)    game = game_new (TRUE);
  g_autoptr (AciesSession) session = acies_session_new (game, NULL);
  g_autoptr (GFile)        file = g_file_new_for_path ("/no/such/folder/battle.json");
  g_autoptr (GError)       error = NULL;

  act_once (session);
  g_assert_false (acies_session_save (session, file, &error));
  g_assert_nonnull (error);
  g_assert_null (acies_session_get_file (session));
  g_assert_true (acies_session_get_modified (session));
  acies_session_close (session, TRUE);
}

/* What was not closed is found again, up to the last action. */
static void
test_recovers (void)
{
  g_autoptr (AciesGame)    game = game_new (FALSE);
  g_autoptr (AciesSession) session = acies_session_new (game, NULL);
  g_autoptr (AciesSession) again = NULL;
  g_autoptr (GPtrArray)    journals = NULL;
  g_autoptr (GPtrArray)    left = NULL;
  g_autoptr (GError)       error = NULL;
  guint64                  hash;

  let_computer_play (game, 1);
  for (int i = 0; i < 5; i++)
    act_once (session);
  acies_session_undo (session, NULL);
  hash = acies_game_get_step_hash (game, 3);
  acies_session_close (session, FALSE);

  journals = acies_session_list_journals ();
  g_assert_cmpuint (journals->len, ==, 1);
  again = acies_session_recover (g_ptr_array_index (journals, 0), &error);
  g_assert_no_error (error);
  g_assert_cmpuint (acies_game_get_n_steps (acies_session_get_game (again)), ==, 4);
  g_assert_cmpuint (acies_game_get_step_hash (acies_session_get_game (again), 3), ==, hash);
  g_assert_true (acies_session_is_human (again, 0));
  g_assert_false (acies_session_is_human (again, 1));
  acies_session_close (again, TRUE);

  left = acies_session_list_journals ();
  g_assert_cmpuint (left->len, ==, 0);
}

/* The computer plays its turn by itself while the main loop goes on, and a person cannot act for it. */
static gboolean
count_cb (gpointer count)
{
  (*(guint *) count)++;

  return G_SOURCE_CONTINUE;
}

static void
test_computer_plays (void)
{
  g_autoptr (AciesGame)    game = game_new (TRUE);
  g_autoptr (AciesSession) session = NULL;
  g_autoptr (GError)       error = NULL;
  const guint              human = (guint) acies_game_get_decision (game)->side;
  guint                    beats = 0;
  guint                    beat;
  AciesAction              action;

  let_computer_play (game, 1 - human);
  session = acies_session_new (game, NULL);
  acies_ai_runner_set_pace (acies_session_get_runner (session), 0);
  acies_session_start (session);
  while (acies_session_get_side (session) == (int) human)
    if (!end_turn (session))
      act_once (session);

  action = acies_game_get_legal (game)->items[0];
  g_assert_false (acies_session_act_all (session, &action, 1, &error));
  g_assert_nonnull (error);

  beat = g_timeout_add (5, count_cb, &beats);
  acies_ai_runner_skip (acies_session_get_runner (session));
  ui_test_wait_until (is_human_turn, session);
  g_source_remove (beat);
  g_assert_cmpuint (beats, >, 0);
  g_assert_false (acies_ai_runner_get_thinking (acies_session_get_runner (session)));
  g_assert_false (acies_ai_runner_get_skipping (acies_session_get_runner (session)));
  g_assert_true (acies_session_is_human_turn (session));

  /* One undo takes back the computer's turn and what the person did before it. */
  g_assert_true (acies_session_can_undo (session, NULL));
  g_assert_true (acies_session_undo (session, NULL));
  g_assert_true (acies_session_is_human_turn (session));
  acies_session_close (session, TRUE);
}

static gboolean
has_answer (gpointer session)
{
  return acies_ai_runner_get_intent (acies_session_get_runner (session)) != NULL;
}

static void
test_computer_pauses (void)
{
  g_autoptr (AciesGame)    game = game_new (TRUE);
  g_autoptr (AciesSession) session = NULL;
  AciesAiRunner           *runner;
  guint                    n_steps;

  let_computer_play (game, 0);
  let_computer_play (game, 1);
  session = acies_session_new (game, NULL);
  runner = acies_session_get_runner (session);
  acies_ai_runner_set_pace (runner, 0);
  acies_ai_runner_set_paused (runner, TRUE);
  acies_session_start (session);
  ui_test_wait_until (has_answer, session);
  ui_test_settle (100);
  g_assert_cmpuint (acies_game_get_n_steps (game), ==, 0);

  acies_ai_runner_step (runner);
  ui_test_settle (200);
  n_steps = acies_game_get_n_steps (game);
  g_assert_cmpuint (n_steps, ==, 1);
  g_assert_true (acies_ai_runner_get_paused (runner));

  /* Closed in mid-thought: nothing is played any more. */
  acies_ai_runner_set_paused (runner, FALSE);
  acies_session_close (session, TRUE);
  n_steps = acies_game_get_n_steps (game);
  ui_test_settle (200);
  g_assert_cmpuint (acies_game_get_n_steps (game), ==, n_steps);
}

static gboolean
is_over (gpointer session)
{
  return acies_game_is_over (acies_session_get_game (session));
}

/* Position after a turn of the standard computer on its own, as watched or skipped. */
static guint64
play_computer_turn (gboolean skip, guint *n_steps)
{
  const AciesPlayer        computer = { ACIES_PLAYER_COMPUTER, (char *) "standard", NULL };
  g_autoptr (AciesGame)    game = game_new (TRUE);
  g_autoptr (AciesSession) session = NULL;
  const guint              human = (guint) acies_game_get_decision (game)->side;

  acies_game_set_player (game, 1 - human, &computer);
  session = acies_session_new (game, NULL);
  acies_ai_runner_set_pace (acies_session_get_runner (session), 0);
  acies_session_start (session);
  while (acies_session_get_side (session) == (int) human)
    if (!end_turn (session))
      act_once (session);
  if (skip)
    acies_ai_runner_skip (acies_session_get_runner (session));
  ui_test_wait_until (is_human_turn, session);
  g_assert_null (acies_ai_runner_get_intent (acies_session_get_runner (session)));
  *n_steps = acies_game_get_n_steps (game);
  acies_session_close (session, TRUE);

  return acies_game_get_step_hash (game, *n_steps - 1);
}

/* To skip the computer's turn does not make it think less. */
static void
test_skipped_plays_alike (void)
{
  guint         n_watched, n_skipped;
  const guint64 watched = play_computer_turn (FALSE, &n_watched);
  const guint64 skipped = play_computer_turn (TRUE, &n_skipped);

  g_assert_cmpuint (n_skipped, ==, n_watched);
  g_assert_cmpuint (skipped, ==, watched);
}

/* Pauses the computer in the midst of a turn that is skipped, at the tenth action. */
static void
pause_cb (AciesSession *session)
{
  if (acies_game_get_n_steps (acies_session_get_game (session)) == 10)
    acies_ai_runner_set_paused (acies_session_get_runner (session), TRUE);
}

/* A skipped turn can be stopped after any action, and goes on from there. */
static void
test_pause_ends_skipping (void)
{
  g_autoptr (AciesGame)    game = game_new (TRUE);
  g_autoptr (AciesSession) session = NULL;
  AciesAiRunner           *runner;

  let_computer_play (game, 0);
  let_computer_play (game, 1);
  session = acies_session_new (game, NULL);
  g_signal_connect (session, "changed", G_CALLBACK (pause_cb), NULL);
  runner = acies_session_get_runner (session);
  acies_session_start (session);
  acies_ai_runner_skip (runner);
  ui_test_wait_until (has_answer, session);
  ui_test_settle (100);
  g_assert_cmpuint (acies_game_get_n_steps (game), ==, 10);
  g_assert_true (acies_ai_runner_get_paused (runner));
  g_assert_false (acies_ai_runner_get_skipping (runner));

  acies_ai_runner_skip (runner);
  ui_test_wait_until (is_over, session);
  g_assert_false (acies_ai_runner_get_thinking (runner));
  acies_session_close (session, TRUE);
}

static void
count_over_cb (guint *count)
{
  (*count)++;
}

/* Two computers fight to the end: "over" comes once, and the record is kept among the past battles. */
static void
test_ends (void)
{
  g_autoptr (AciesGame)      game = game_new (TRUE);
  g_autoptr (AciesSession)   session = NULL;
  g_autoptr (GFile)          past = acies_session_get_past_folder ();
  g_autoptr (GFileEnumerator) records = NULL;
  g_autoptr (GFileInfo)      info = NULL;
  guint                      n_over = 0;

  session = acies_session_new (game, NULL);
  g_signal_connect_swapped (session, "over", G_CALLBACK (count_over_cb), &n_over);
  acies_session_start (session);
  while (!is_over (session))
    if (!end_turn (session))
      act_once (session);
  g_assert_cmpuint (n_over, ==, 1);
  g_assert_cmpint (acies_session_get_side (session), ==, ACIES_NO_SIDE);
  acies_session_close (session, FALSE);

  records = g_file_enumerate_children (past, G_FILE_ATTRIBUTE_STANDARD_NAME, 0, NULL, NULL);
  g_assert_nonnull (records);
  info = g_file_enumerator_next_file (records, NULL, NULL);
  g_assert_nonnull (info);
  g_assert_true (g_str_has_suffix (g_file_info_get_name (info), ".json"));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ui/session/acts-and-undoes", test_acts_and_undoes);
  g_test_add_func ("/ui/session/saves-and-opens", test_saves_and_opens);
  g_test_add_func ("/ui/session/recovers-file", test_recovers_file);
  g_test_add_func ("/ui/session/wish-is-one", test_wish_is_one);
  g_test_add_func ("/ui/session/answers-belong-to-what-asked", test_answers_belong);
  g_test_add_func ("/ui/session/wish-refused", test_wish_refused);
  g_test_add_func ("/ui/session/save-that-fails", test_save_that_fails);
  g_test_add_func ("/ui/session/recovers", test_recovers);
  g_test_add_func ("/ui/session/computer-plays", test_computer_plays);
  g_test_add_func ("/ui/session/computer-pauses", test_computer_pauses);
  g_test_add_func ("/ui/session/skipped-plays-alike", test_skipped_plays_alike);
  g_test_add_func ("/ui/session/pause-ends-skipping", test_pause_ends_skipping);
  g_test_add_func ("/ui/session/ends", test_ends);

  return g_test_run ();
}
