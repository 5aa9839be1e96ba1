/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-log-model.h"
#include "app/battle/acies-log-panel.h"
#include "app/battle/acies-replay-page.h"
#include "app/battle/acies-result-card.h"
#include "ui-test-support.h"
#include "widgets/acies-tip.h"

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

/* How the computer stands in its own judgement and by the points. */
typedef enum
{
  STANDS_BEHIND,
  STANDS_BETTER,       /* it thinks so; the points do not */
  LEADS_WITHOUT_HOPE,  /* by the points; it thinks otherwise */
  STANDS_AND_LEADS,
} Standing;

static Standing
judge (AciesGame *game, int computer)
{
  const AciesRuleset *ruleset = acies_game_get_ruleset (game);
  const gboolean      better = ruleset->evaluate (acies_game_get_setup (game), acies_game_get_state (game), computer) > 0;
  AciesOutcome        outcome;

  acies_game_get_outcome (game, &outcome);
  return (outcome.points[computer] > outcome.points[1 - computer] ? 2 : 0) + (better ? 1 : 0);
}

/* A battle under way in which the computer, which plays side @computer, stands so. */
static AciesGame *
find_battle (Standing standing, int *computer)
{
  static const char *const ids[] = { "cannae-216bc", "issus-333bc" };
  const AciesPlayer        player = { .kind = ACIES_PLAYER_COMPUTER, .level = (char *) "random" };

  for (guint luck = 1; luck < 40; luck++)
    {
      g_autoptr (AciesGame) game = ui_test_game_new (ids[luck % G_N_ELEMENTS (ids)], luck);

      while (!acies_game_is_over (game))
        {
          for (*computer = 0; *computer < 2; (*computer)++)
            if (judge (game, *computer) == standing)
              {
                acies_game_set_player (game, (guint) *computer, &player);
                return g_steal_pointer (&game);
              }
          ui_test_play_by_chance (game, 7, luck);
        }
    }
  g_error ("There is no battle of standing %d", standing);
}

/* The computer plays on only where a person sees why: it thinks that it stands better, and the points say so. */
static void
test_computer (Fixture *self, gconstpointer data)
{
  for (Standing standing = STANDS_BEHIND; standing <= STANDS_AND_LEADS; standing++)
    {
      int                   computer = 0;
      g_autoptr (AciesGame) game = find_battle (standing, &computer);
      AciesOutcome          outcome;
      g_autofree char      *points = NULL;

      acies_window_play (self->window, game, NULL);
      acies_ai_runner_set_paused (acies_session_get_runner (acies_window_get_session (self->window)), TRUE);
      ui_test_settle (100);
      g_assert_cmpint (judge (game, computer), ==, standing);
      ask_and_answer (self, "battle.offer-draw", GTK_RESPONSE_ACCEPT);
      g_assert_cmpint (acies_game_is_over (game), ==, standing != STANDS_AND_LEADS);
      if (standing != STANDS_AND_LEADS)
        continue;

      acies_game_get_outcome (game, &outcome);
      points = g_strdup_printf ("%d victory points to %d", outcome.points[computer], outcome.points[1 - computer]);
      g_assert_nonnull (strstr (get_text (self, "refusal"), points));
      g_assert_nonnull (strstr (get_text (self, "refusal"),
                                acies_scenario_get_side_name (acies_game_get_scenario (game), (guint) computer)));
    }
}

/* However free undo is, the end stands, and everything that speaks of undo says so. */
static void
assert_final (Fixture *self)
{
  GtkWidget        *page = acies_window_get_page (self->window);
  AciesSession     *session = acies_window_get_session (self->window);
  g_autofree char  *reason = NULL;
  g_autofree char  *tooltip = NULL;
  const guint       n_steps = acies_game_get_n_steps (self->game);

  g_assert_false (acies_session_can_undo (session, &reason));
  g_assert_cmpstr (reason, !=, NULL);
  g_assert_false (acies_session_undo (session, NULL));
  g_assert_false (acies_session_can_redo (session));
  tooltip = g_strdup (acies_tip_get (ui_test_find (page, GTK_TYPE_BUTTON, "undo_button")));
  g_assert_cmpstr (tooltip, ==, reason);
  g_assert_false (gtk_widget_is_sensitive (ui_test_find (page, GTK_TYPE_BUTTON, "undo_button")));
  g_assert_true (acies_game_is_over (self->game));
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, n_steps);
}

/* The last line of the log below @page tells the end, and so do its copied text and a search for it. */
static void
assert_logged (Fixture *self, GtkWidget *page)
{
  AciesLogPanel           *log = ACIES_LOG_PANEL (ui_test_find (page, ACIES_TYPE_LOG_PANEL, NULL));
  GListModel              *lines = acies_log_panel_get_shown (log);
  const guint              n_lines = acies_log_model_count_lines (self->game);
  g_autofree char         *text = acies_log_panel_to_text (log);
  g_autofree char         *end = acies_game_dup_concession_text (self->game);
  g_autoptr (AciesLogItem) last = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (lines), ==, n_lines);
  last = g_list_model_get_item (lines, n_lines - 1);
  g_assert_cmpstr (acies_log_item_get_text (last), ==, end);
  g_assert_nonnull (strstr (text, end));
  acies_log_panel_select (log, n_lines - 1);
  ui_test_settle (20);
}

/* The replay tells the end where it stands, after the last action, and no sooner. */
static void
assert_replayed (Fixture *self)
{
  g_autofree char *end = acies_game_dup_concession_text (self->game);
  GtkWidget       *page;
  AciesReplay     *replay;
  AciesResultCard *card;

  gtk_widget_activate_action (acies_window_get_page (self->window), "win.replay", NULL);
  ui_test_wait_for_page (self->window, "replay");
  page = acies_window_get_page (self->window);
  replay = acies_replay_page_get_replay (ACIES_REPLAY_PAGE (page));
  card = ACIES_RESULT_CARD (ui_test_find (page, ACIES_TYPE_RESULT_CARD, NULL));
  for (guint step = 0; step <= acies_replay_get_n_steps (replay); step++)
    {
      g_autofree char *told = NULL;

      acies_replay_set_step (replay, step);
      told = acies_result_card_dup_text (card);
      g_assert_cmpint (strstr (told, end) != NULL, ==, step == acies_replay_get_n_steps (replay));
    }
  assert_logged (self, page);
}

static void
test_stands (Fixture *self, gconstpointer data)
{
  const char *const names[] = { "battle.resign", "battle.offer-draw" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      if (i > 0)
        {
          tear_down (self, data);
          set_up (self, data);
        }
      ui_test_play_by_chance (self->game, 1 + 2 * i, 4);
      ask_and_answer (self, names[i], GTK_RESPONSE_ACCEPT);
      ui_test_wait_for_page (self->window, "end");
      gtk_widget_activate_action (acies_window_get_page (self->window), "end.look", NULL);
      ui_test_wait_for_page (self->window, "battle");
      assert_final (self);
      assert_logged (self, acies_window_get_page (self->window));
      assert_replayed (self);
    }
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/ui/concession/resign", Fixture, NULL, set_up, test_resign, tear_down);
  g_test_add ("/ui/concession/draw", Fixture, NULL, set_up, test_draw, tear_down);
  g_test_add ("/ui/concession/computer", Fixture, "computer", set_up, test_computer, tear_down);
  g_test_add ("/ui/concession/stands", Fixture, NULL, set_up, test_stands, tear_down);
  return g_test_run ();
}
