/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "ui-test-support.h"

/* A battle in the real window; the second side is played by the computer if @data says so. */
typedef struct
{
  AciesApplication *app;
  AciesWindow      *window;
  AciesGame        *game;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  const AciesPlayer computer = { .kind = ACIES_PLAYER_COMPUTER, .level = (char *) "random" };

  self->game = ui_test_game_new ("cannae-216bc", 5);
  if (data != NULL)
    acies_game_set_player (self->game, 1, &computer);
  self->app = ui_test_application_new ();
  self->window = ui_test_window_new (self->app);
  acies_window_play (self->window, self->game, NULL);
  acies_ai_runner_set_paused (acies_session_get_runner (acies_window_get_session (self->window)), TRUE);
  ui_test_settle (100);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->app);
  g_clear_object (&self->game);
}

static GtkWidget *
find_dialog (void)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (GTK_IS_MESSAGE_DIALOG (window))
        return window;
    }

  return NULL;
}

/* Asks by the action @name and answers. */
static void
ask_and_answer (Fixture *self, const char *name, int response)
{
  GtkWidget *dialog;

  gtk_widget_activate_action (acies_window_get_page (self->window), name, NULL);
  dialog = find_dialog ();
  g_assert_nonnull (dialog);
  gtk_dialog_response (GTK_DIALOG (dialog), response);
  ui_test_settle (50);
  g_assert_null (find_dialog ());
}

static const char *
get_text (Fixture *self, const char *id)
{
  return gtk_label_get_text (GTK_LABEL (ui_test_find (acies_window_get_page (self->window), GTK_TYPE_LABEL, id)));
}

/* Playing on changes nothing; giving up ends the battle for the enemy, and the page says so. */
static void
test_resign (Fixture *self, gconstpointer data)
{
  const int   side = acies_game_get_decision (self->game)->side;
  const char *loser = acies_scenario_get_side_name (acies_game_get_scenario (self->game), (guint) side);
  const char *winner = acies_scenario_get_side_name (acies_game_get_scenario (self->game), (guint) (1 - side));

  ask_and_answer (self, "battle.resign", GTK_RESPONSE_CANCEL);
  g_assert_false (acies_game_is_over (self->game));
  ask_and_answer (self, "battle.resign", GTK_RESPONSE_ACCEPT);
  ui_test_wait_for_page (self->window, "end");
  g_assert_true (acies_game_is_over (self->game));
  g_assert_nonnull (strstr (get_text (self, "result_label"), winner));
  g_assert_nonnull (strstr (get_text (self, "reason_label"), loser));
  ui_test_picture (GTK_WIDGET (self->window), "resigned.png");

  gtk_widget_activate_action (acies_window_get_page (self->window), "end.look", NULL);
  ui_test_wait_for_page (self->window, "battle");
  gtk_widget_activate_action (acies_window_get_page (self->window), "battle.resign", NULL);
  g_assert_null (find_dialog ());
}

static void
test_draw (Fixture *self, gconstpointer data)
{
  AciesOutcome outcome;

  ask_and_answer (self, "battle.offer-draw", GTK_RESPONSE_ACCEPT);
  ui_test_wait_for_page (self->window, "end");
  acies_game_get_outcome (self->game, &outcome);
  g_assert_cmpint (outcome.winner, ==, ACIES_NO_SIDE);
  g_assert_nonnull (strstr (get_text (self, "reason_label"), "draw"));
}

/* The computer agrees exactly where it does not think itself ahead. */
static void
test_computer (Fixture *self, gconstpointer data)
{
  const AciesRuleset *ruleset = acies_game_get_ruleset (self->game);
  const gboolean      ahead = ruleset->evaluate (acies_game_get_setup (self->game),
                                                 acies_game_get_state (self->game), 1) > 0;

  ask_and_answer (self, "battle.offer-draw", GTK_RESPONSE_ACCEPT);
  g_assert_true (acies_game_is_over (self->game) == !ahead);
  if (ahead)
    g_assert_nonnull (strstr (get_text (self, "refusal"),
                              acies_scenario_get_side_name (acies_game_get_scenario (self->game), 1)));
}

/* Where undo is free the battle goes on, and no move is lost. */
static void
test_undo (Fixture *self, gconstpointer data)
{
  AciesSession *session = acies_window_get_session (self->window);
  guint         n_steps;

  ui_test_play_by_chance (self->game, 3, 4);
  n_steps = acies_game_get_n_steps (self->game);
  ask_and_answer (self, "battle.resign", GTK_RESPONSE_ACCEPT);
  g_assert_true (acies_session_can_undo (session, NULL));
  g_assert_true (acies_session_undo (session, NULL));
  g_assert_false (acies_game_is_over (self->game));
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, n_steps);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/ui/concession/resign", Fixture, NULL, set_up, test_resign, tear_down);
  g_test_add ("/ui/concession/draw", Fixture, NULL, set_up, test_draw, tear_down);
  g_test_add ("/ui/concession/computer", Fixture, "computer", set_up, test_computer, tear_down);
  g_test_add ("/ui/concession/undo", Fixture, NULL, set_up, test_undo, tear_down);
  return g_test_run ();
}
