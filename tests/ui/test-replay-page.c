/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-settings.h"
#include "app/battle/acies-log-panel.h"
#include "app/battle/acies-replay-bar.h"
#include "app/battle/acies-replay-page.h"
#include "battlefield/acies-field.h"
#include "engine/core/acies-journal.h"
#include "ui-test-support.h"

#define N_STEPS 60

typedef struct
{
  AciesApplication *app;
  AciesWindow      *window;
  AciesGame        *game;
  AciesReplayPage  *page;    /* when it is open */
  AciesReplay      *replay;
} Fixture;

typedef struct
{
  guint    n_steps;    /* 0: to the end */
  gboolean computer;   /* plays both sides */
} Start;

static const Start half = { N_STEPS, FALSE };
static const Start whole = { 0, FALSE };
static const Start watched = { N_STEPS, TRUE };

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  const Start *start = data;
  const AciesPlayer computer = { .kind = ACIES_PLAYER_COMPUTER, .level = (char *) "random" };

  self->game = ui_test_game_new ("cannae-216bc", 5);
  ui_test_play_by_chance (self->game, start->n_steps, 11);
  for (guint side = 0; side < 2 && start->computer; side++)
    acies_game_set_player (self->game, side, &computer);
  self->app = ui_test_application_new ();
  self->window = ui_test_window_new (self->app);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  g_autoptr (GPtrArray) journals = NULL;

  gtk_window_destroy (GTK_WINDOW (self->window));
  journals = acies_session_list_journals ();
  for (guint i = 0; i < journals->len; i++)
    g_file_delete (g_ptr_array_index (journals, i), NULL, NULL);
  g_clear_object (&self->app);
  g_clear_object (&self->game);
}

static void
run (Fixture    *self,
     const char *action)
{
  gtk_widget_activate_action (acies_window_get_page (self->window), action, NULL);
}

static void
take_page (Fixture *self)
{
  g_assert_cmpstr (acies_window_get_page_name (self->window), ==, "replay");
  self->page = ACIES_REPLAY_PAGE (acies_window_get_page (self->window));
  self->replay = acies_replay_page_get_replay (self->page);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->page));
}

static void
open_replay (Fixture *self)
{
  acies_window_play (self->window, self->game, NULL);
  run (self, "win.replay");
  take_page (self);
}

static GtkWidget *
find (Fixture    *self,
      GType       type,
      const char *id)
{
  return ui_test_find (GTK_WIDGET (self->page), type, id);
}

static AciesReplayBar *
get_bar (Fixture *self)
{
  return ACIES_REPLAY_BAR (find (self, ACIES_TYPE_REPLAY_BAR, NULL));
}

static guint
get_step (Fixture *self)
{
  return acies_replay_get_step (self->replay);
}

static void
assert_shown (Fixture *self)
{
  const AciesRuleset *ruleset = acies_game_get_ruleset (self->game);
  const AciesScene *shown = acies_field_get_scene (ACIES_FIELD (acies_replay_page_get_field (self->page)));
  g_autoptr (AciesScene) wanted = ruleset->scene (acies_game_get_setup (self->game),
                                                  acies_replay_get_state (self->replay));
  GtkRange *scale = GTK_RANGE (acies_replay_bar_get_scale (get_bar (self)));

  g_assert_cmpuint (shown->tokens->len, ==, wanted->tokens->len);
  for (guint i = 0; i < shown->tokens->len; i++)
    g_assert_cmpint (g_array_index (shown->tokens, AciesSceneToken, i).cell, ==,
                     g_array_index (wanted->tokens, AciesSceneToken, i).cell);
  g_assert_cmpuint ((guint) gtk_range_get_value (scale), ==, get_step (self));
}

typedef struct
{
  const char *key;
  guint       from;
  int         to;   /* -1: where the turn before begins; -2: where the turn after it does */
} KeyCase;

static const KeyCase key_cases[] = {
  { "Right", 0, 1 },
  { "Right", 30, 31 },
  { "Right", N_STEPS, N_STEPS },
  { "Left", 0, 0 },
  { "Left", 30, 29 },
  { "Up", 30, 0 },
  { "Down", 30, N_STEPS },
  { "Page_Up", 30, -1 },
  { "Page_Up", 0, 0 },
  { "Page_Down", 30, -2 },
  { "Page_Down", N_STEPS, N_STEPS },
  { "KP_Right", 3, 4 },
};

/* The keys step on the board, on the scrubber and on the page alike, and the board, the words and the scrubber follow. */
static void
test_keys (Fixture      *self,
           gconstpointer data)
{
  GtkWidget *places[3];

  open_replay (self);
  places[0] = GTK_WIDGET (self->page);
  places[1] = acies_replay_page_get_field (self->page);
  places[2] = acies_replay_bar_get_scale (get_bar (self));
  for (guint i = 0; i < G_N_ELEMENTS (key_cases) * G_N_ELEMENTS (places); i++)
    {
      const KeyCase *test = &key_cases[i / G_N_ELEMENTS (places)];
      guint wanted = (guint) test->to;

      if (test->to == -1)
        wanted = acies_replay_previous_turn (self->replay, test->from);
      else if (test->to == -2)
        wanted = acies_replay_next_turn (self->replay, test->from);
      g_test_message ("%s at %u", test->key, test->from);
      acies_replay_set_step (self->replay, test->from);
      g_assert_true (ui_test_press (places[i % G_N_ELEMENTS (places)], test->key));
      g_assert_cmpuint (get_step (self), ==, wanted);
      assert_shown (self);
    }
  g_assert_cmpuint (acies_replay_next_turn (self->replay, 30), >, 30);
  g_assert_cmpuint (acies_replay_previous_turn (self->replay, 30), <, 30);
}

/* Where one is stands there in words, and a screen reader hears it at the scrubber. */
static void
test_words (Fixture      *self,
            gconstpointer data)
{
  const AciesReplayTurn *turns = NULL;
  guint n = 0;

  open_replay (self);
  turns = acies_replay_get_turns (self->replay, &n);
  for (guint i = 1; i < n; i++)
    {
      const char *side = acies_scenario_get_side_name (acies_game_get_scenario (self->game), (guint) turns[i].side);
      g_autofree char *words = NULL;

      words = g_strdup_printf ("Turn %u of 10, %s, action %u of %u", turns[i].turn, side, turns[i].step, N_STEPS);
      acies_replay_set_step (self->replay, turns[i].step);
      g_assert_cmpstr (acies_replay_bar_get_words (get_bar (self)), ==, words);
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (acies_replay_bar_get_scale (get_bar (self))),
                                           GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, words);
    }
  g_assert_cmpuint (n, >, 2);
  ui_test_picture (GTK_WIDGET (self->window), "replay.png");
}

/* Choosing a line of the log leads to its event; stepping chooses the line of the event that came last. */
static void
test_log (Fixture      *self,
          gconstpointer data)
{
  AciesLogPanel *log = NULL;
  GListModel *lines = NULL;

  open_replay (self);
  log = ACIES_LOG_PANEL (find (self, ACIES_TYPE_LOG_PANEL, NULL));
  lines = acies_log_panel_get_shown (log);
  g_assert_cmpuint (g_list_model_get_n_items (lines), ==, acies_event_list_size (acies_game_get_events (self->game)));
  for (guint i = 0; i < g_list_model_get_n_items (lines); i += 4)
    {
      acies_log_panel_select (log, i);
      g_assert_cmpuint (get_step (self), ==, acies_replay_find_event (self->replay, i));
      assert_shown (self);
    }
  for (guint step = 0; step <= N_STEPS; step += 7)
    {
      g_autoptr (GtkBitset) chosen = NULL;

      acies_replay_set_step (self->replay, step);
      chosen = gtk_selection_model_get_selection (
        gtk_list_view_get_model (GTK_LIST_VIEW (ui_test_find (GTK_WIDGET (log), GTK_TYPE_LIST_VIEW, "list"))));
      g_assert_cmpuint (gtk_bitset_get_size (chosen), ==, 1);
      g_assert_cmpint ((int) gtk_bitset_get_minimum (chosen), ==, acies_replay_last_event (self->replay, step));
    }
}

static gboolean
is_at_end_cb (gpointer data)
{
  Fixture *self = data;

  return get_step (self) == N_STEPS && !acies_replay_bar_get_playing (get_bar (self));
}

static gboolean
has_moved_cb (gpointer data)
{
  return get_step (data) > 2;
}

/* Space plays and pauses, digits set the speed; at the end it stops, and from there it plays from the beginning. */
static void
test_playing (Fixture      *self,
              gconstpointer data)
{
  int speed = 0;

  open_replay (self);
  g_assert_true (ui_test_press (GTK_WIDGET (self->page), "8"));
  g_object_get (self->page, "speed", &speed, NULL);
  g_assert_cmpint (speed, ==, 8);
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (find (self, GTK_TYPE_DROP_DOWN, "speeds"))), ==, 3);

  g_assert_true (ui_test_press (GTK_WIDGET (self->page), "space"));
  g_assert_true (acies_replay_bar_get_playing (get_bar (self)));
  ui_test_wait_until (has_moved_cb, self);
  g_assert_true (ui_test_press (GTK_WIDGET (self->page), "space"));
  g_assert_false (acies_replay_bar_get_playing (get_bar (self)));

  acies_replay_set_step (self->replay, N_STEPS - 2);
  run (self, "replay.play");
  ui_test_wait_until (is_at_end_cb, self);
  run (self, "replay.play");
  g_assert_cmpuint (get_step (self), ==, 0);
  run (self, "replay.forward");
  g_assert_false (acies_replay_bar_get_playing (get_bar (self)));
}

/* Whatever is pressed, nothing is asked and the battle stays as it was; nor does the computer play on meanwhile. */
static void
test_record_stays (Fixture      *self,
                   gconstpointer data)
{
  static const char *const presses[] = { "space", "Left", "Right", "Page_Down", "Down", "Up", "1", "4" };
  const guint64 hash = acies_game_get_step_hash (self->game, N_STEPS - 1);

  acies_window_play (self->window, self->game, NULL);
  acies_ai_runner_set_pace (acies_session_get_runner (acies_window_get_session (self->window)), 1);
  run (self, "win.replay");
  take_page (self);
  for (guint i = 0; i < 5 * G_N_ELEMENTS (presses); i++)
    {
      ui_test_press (acies_replay_page_get_field (self->page), presses[i % G_N_ELEMENTS (presses)]);
      gtk_widget_activate_action (acies_replay_page_get_field (self->page), "field.activate-cell", "i", (int) i % 20);
      gtk_widget_activate_action (acies_replay_page_get_field (self->page), "battle.end-turn", NULL);
      gtk_widget_activate_action (acies_replay_page_get_field (self->page), "battle.undo", NULL);
      ui_test_settle (5);
    }
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, N_STEPS);
  g_assert_cmpuint (acies_game_get_step_hash (self->game, N_STEPS - 1), ==, hash);
}

/* Shift and arrows walk the zones of the board. */
static void
test_walking (Fixture      *self,
              gconstpointer data)
{
  AciesField *field = NULL;
  int cell = 0;

  open_replay (self);
  field = ACIES_FIELD (acies_replay_page_get_field (self->page));
  acies_field_set_cursor (field, 6, TRUE);
  cell = acies_field_get_cursor (field);
  g_assert_true (ui_test_press (GTK_WIDGET (field), "<Shift>Right"));
  g_assert_cmpint (acies_field_get_cursor (field), ==, cell + 1);
  g_assert_true (ui_test_press (GTK_WIDGET (field), "<Shift>Left"));
  g_assert_cmpint (acies_field_get_cursor (field), ==, cell);
  g_assert_cmpuint (get_step (self), ==, 0);
}

/* A branch is a battle of its own with its own journal; the other one is whole, in its own. */
static void
test_branch (Fixture      *self,
             gconstpointer data)
{
  g_autoptr (GPtrArray) journals = NULL;
  AciesGame *branch = NULL;
  guint n_old = 0;

  open_replay (self);
  acies_replay_set_step (self->replay, 20);
  g_assert_true (ui_test_press (GTK_WIDGET (self->page), "<Control>b"));
  g_assert_cmpstr (acies_window_get_page_name (self->window), ==, "battle");
  branch = acies_session_get_game (acies_window_get_session (self->window));
  g_assert_true (branch != self->game);
  g_assert_cmpuint (acies_game_get_n_steps (branch), ==, 20);
  ui_test_play_by_chance (branch, 2, 3);
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, N_STEPS);

  journals = acies_session_list_journals ();
  g_assert_cmpuint (journals->len, ==, 2);
  for (guint i = 0; i < journals->len; i++)
    {
      g_autoptr (AciesGame) kept = acies_journal_recover (g_ptr_array_index (journals, i), NULL, NULL);

      g_assert_nonnull (kept);
      n_old += acies_game_get_n_steps (kept) == N_STEPS;
    }
  g_assert_cmpuint (n_old, ==, 1);
}

/* Where the computer played all, who branches off commands the side that decides. */
static void
test_branch_to_play (Fixture      *self,
                     gconstpointer data)
{
  AciesSession *session = NULL;

  open_replay (self);
  acies_replay_set_step (self->replay, 20);
  run (self, "replay.branch");
  session = acies_window_get_session (self->window);
  g_assert_true (acies_session_is_human_turn (session));
  g_assert_cmpint (acies_game_get_player (self->game, 0)->kind, ==, ACIES_PLAYER_COMPUTER);
  g_assert_cmpint (acies_game_get_player (self->game, 1)->kind, ==, ACIES_PLAYER_COMPUTER);
}

/* Continue and Back lead to the battle as it stands; it was kept all the while. */
static void
test_continue (Fixture      *self,
               gconstpointer data)
{
  AciesSession *session = NULL;

  for (guint i = 0; i < 2; i++)
    {
      if (i == 0)
        open_replay (self);
      else
        {
          run (self, "win.replay");
          take_page (self);
        }
      session = acies_window_get_session (self->window);
      acies_replay_set_step (self->replay, 7);
      g_assert_true (ui_test_press (GTK_WIDGET (self->page), i == 0 ? "<Control>Return" : "Escape"));
      g_assert_cmpstr (acies_window_get_page_name (self->window), ==, "battle");
      g_assert_true (acies_window_get_session (self->window) == session);
      g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, N_STEPS);
    }
}

static gboolean
has_stopped_cb (gpointer data)
{
  return !acies_replay_bar_get_playing (get_bar (data));
}

/* The computer's last turn is played again from its beginning to its end, and no further. */
static void
test_computer_turn (Fixture      *self,
                    gconstpointer data)
{
  const AciesPlayer computer = { .kind = ACIES_PLAYER_COMPUTER, .level = (char *) "random" };
  const guint side = 1 - (guint) acies_game_get_decision (self->game)->side;
  g_autoptr (AciesReplay) replay = acies_replay_new (self->game);
  const AciesReplayTurn *turns = NULL;
  guint n = 0;

  acies_window_play (self->window, self->game, NULL);
  run (self, "win.replay-turn");
  g_assert_cmpstr (acies_window_get_page_name (self->window), ==, "battle");
  acies_session_set_player (acies_window_get_session (self->window), side, &computer);

  turns = acies_replay_get_turns (replay, &n);
  while (n > 0 && (turns[n - 1].side != (int) side || acies_replay_next_turn (replay, turns[n - 1].step) == turns[n - 1].step))
    n--;
  g_assert_cmpuint (n, >, 0);
  run (self, "win.replay-turn");
  take_page (self);
  g_assert_cmpuint (get_step (self), >=, turns[n - 1].step);
  g_assert_cmpuint (get_step (self), <, N_STEPS);
  run (self, "replay.first");
  acies_replay_page_play_part (self->page, turns[n - 1].step, acies_replay_next_turn (replay, turns[n - 1].step));
  g_assert_cmpuint (get_step (self), ==, turns[n - 1].step);
  g_assert_true (acies_replay_bar_get_playing (get_bar (self)));
  acies_replay_set_step (self->replay, acies_replay_next_turn (replay, turns[n - 1].step) - 1);
  ui_test_wait_until (has_stopped_cb, self);
  g_assert_cmpuint (get_step (self), ==, acies_replay_next_turn (replay, turns[n - 1].step));
  run (self, "win.back");
  g_assert_cmpstr (acies_window_get_page_name (self->window), ==, "battle");
}

/* A finished battle is replayed from its end, without a way to go on with it, and Back leads to its end. */
static void
test_finished (Fixture      *self,
               gconstpointer data)
{
  open_replay (self);
  g_assert_false (gtk_widget_get_visible (find (self, GTK_TYPE_BUTTON, "continue_button")));
  run (self, "replay.last");
  assert_shown (self);
  g_assert_nonnull (strstr (acies_replay_bar_get_words (get_bar (self)), "the battle is over"));
  g_assert_false (gtk_widget_get_sensitive (find (self, GTK_TYPE_BUTTON, "branch_button")));
  run (self, "replay.back");
  g_assert_true (gtk_widget_get_sensitive (find (self, GTK_TYPE_BUTTON, "branch_button")));
  run (self, "win.back");
  g_assert_cmpstr (acies_window_get_page_name (self->window), ==, "end");
}

/* A saved game is replayed without touching its file; Continue goes on with it. */
static void
test_file (Fixture      *self,
           gconstpointer data)
{
  g_autoptr (GFile) file = ui_test_write_data ("scenarios/saved.txt", "");
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_assert_true (acies_game_save (self->game, file, NULL));
  g_assert_true (g_file_load_contents (file, NULL, &before, NULL, NULL, NULL));
  acies_window_replay_file (self->window, file);
  ui_test_wait_for_page (self->window, "replay");
  take_page (self);
  g_assert_cmpuint (acies_replay_get_n_steps (self->replay), ==, N_STEPS);
  run (self, "replay.last");
  run (self, "win.back");
  g_assert_cmpstr (acies_window_get_page_name (self->window), ==, "library");

  acies_window_replay_file (self->window, file);
  ui_test_wait_for_page (self->window, "replay");
  take_page (self);
  run (self, "replay.continue");
  g_assert_cmpstr (acies_window_get_page_name (self->window), ==, "battle");
  g_assert_true (g_file_equal (acies_session_get_file (acies_window_get_session (self->window)), file));
  g_assert_true (g_file_load_contents (file, NULL, &after, NULL, NULL, NULL));
  g_assert_cmpstr (before, ==, after);
  g_file_delete (file, NULL, NULL);
}

static void
set_desktop_animations (gboolean enabled)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", enabled, NULL);
}

static gboolean
is_moving (Fixture *self)
{
  return acies_field_is_moving (ACIES_FIELD (acies_replay_page_get_field (self->page)));
}

static gboolean
is_still_cb (gpointer data)
{
  return !is_moving (data);
}

/* The last step before which the board shows somebody elsewhere than after it. */
static guint
find_move (Fixture *self)
{
  const AciesEventList *events = acies_game_get_events (self->game);

  for (guint step = N_STEPS; step > 1; step--)
    {
      guint       n = 0;
      const guint first = acies_game_get_step_events (self->game, step - 1, &n);

      for (guint i = 0; i < n; i++)
        {
          const AciesEvent *event = acies_event_list_get (events, first + i);

          if ((event->flags & ACIES_EVENT_MOVE) != 0 && event->units != 0 &&
              event->cell != ACIES_NO_CELL && event->other_cell != ACIES_NO_CELL)
            return step;
        }
    }

  g_assert_not_reached ();
}

/* One step forward is shown as it came about, at the speed of the replay; it ends by itself, or with the next press of a key. */
static void
test_motion (Fixture      *self,
             gconstpointer data)
{
  guint step = 0;

  open_replay (self);
  set_desktop_animations (TRUE);
  step = find_move (self);
  acies_replay_set_step (self->replay, step - 1);
  g_assert_false (is_moving (self));
  run (self, "replay.forward");
  g_assert_true (is_moving (self));
  assert_shown (self);
  ui_test_settle (120);
  ui_test_picture (GTK_WIDGET (self->window), "replay-motion.png");
  ui_test_wait_until (is_still_cb, self);

  acies_replay_set_step (self->replay, step - 1);
  run (self, "replay.forward");
  g_assert_true (is_moving (self));
  if (ui_test_type (self->window, "Left"))
    {
      g_assert_false (is_moving (self));
      g_assert_cmpuint (get_step (self), ==, step - 1);
    }
  set_desktop_animations (FALSE);
}

/* Whoever jumps, goes back, wants no motion or chooses an event is there at once. */
static void
test_no_motion (Fixture      *self,
                gconstpointer data)
{
  g_autoptr (GSettings) settings = acies_settings_new ();
  guint step = 0;

  open_replay (self);
  step = find_move (self);
  acies_replay_set_step (self->replay, step - 1);
  run (self, "replay.forward");
  g_assert_false (is_moving (self));

  set_desktop_animations (TRUE);
  run (self, "replay.back");
  g_assert_false (is_moving (self));
  acies_replay_set_step (self->replay, step - 2);
  acies_replay_set_step (self->replay, step);
  g_assert_false (is_moving (self));
  acies_replay_set_step (self->replay, step - 1);
  acies_log_panel_select (ACIES_LOG_PANEL (find (self, ACIES_TYPE_LOG_PANEL, NULL)),
                          (guint) acies_replay_last_event (self->replay, step));
  g_assert_cmpuint (get_step (self), ==, step);
  g_assert_false (is_moving (self));

  g_settings_set_boolean (settings, "animations", FALSE);
  acies_replay_set_step (self->replay, step - 1);
  run (self, "replay.forward");
  g_assert_false (is_moving (self));
  g_settings_reset (settings, "animations");
  set_desktop_animations (FALSE);
}

static gboolean
is_narrow_cb (gpointer data)
{
  gboolean narrow = FALSE;

  g_object_get (get_bar (data), "narrow", &narrow, NULL);
  return narrow;
}

static gboolean
is_wide_cb (gpointer data)
{
  return !is_narrow_cb (data);
}

/* From 360 pixels on everything has its place. */
static void
test_narrow (Fixture      *self,
             gconstpointer data)
{
  int least = 0;

  open_replay (self);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 360, 640);
  ui_test_wait_until (is_narrow_cb, self);
  gtk_widget_measure (GTK_WIDGET (self->page), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
  acies_replay_set_step (self->replay, 30);
  ui_test_settle (50);
  ui_test_picture (GTK_WIDGET (self->window), "replay-narrow.png");
  g_assert_true (gtk_widget_get_mapped (find (self, GTK_TYPE_BUTTON, "branch_button")));

  gtk_window_set_default_size (GTK_WINDOW (self->window), 1024, 600);
  ui_test_wait_until (is_wide_cb, self);
  gtk_widget_measure (GTK_WIDGET (self->page), GTK_ORIENTATION_VERTICAL, 1024, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 600);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/ui/replay/keys", Fixture, &half, set_up, test_keys, tear_down);
  g_test_add ("/ui/replay/words", Fixture, &half, set_up, test_words, tear_down);
  g_test_add ("/ui/replay/log", Fixture, &half, set_up, test_log, tear_down);
  g_test_add ("/ui/replay/playing", Fixture, &half, set_up, test_playing, tear_down);
  g_test_add ("/ui/replay/record-stays", Fixture, &watched, set_up, test_record_stays, tear_down);
  g_test_add ("/ui/replay/walking", Fixture, &half, set_up, test_walking, tear_down);
  g_test_add ("/ui/replay/branch", Fixture, &half, set_up, test_branch, tear_down);
  g_test_add ("/ui/replay/branch-to-play", Fixture, &watched, set_up, test_branch_to_play, tear_down);
  g_test_add ("/ui/replay/continue", Fixture, &half, set_up, test_continue, tear_down);
  g_test_add ("/ui/replay/computer-turn", Fixture, &half, set_up, test_computer_turn, tear_down);
  g_test_add ("/ui/replay/finished", Fixture, &whole, set_up, test_finished, tear_down);
  g_test_add ("/ui/replay/file", Fixture, &half, set_up, test_file, tear_down);
  g_test_add ("/ui/replay/motion", Fixture, &half, set_up, test_motion, tear_down);
  g_test_add ("/ui/replay/no-motion", Fixture, &half, set_up, test_no_motion, tear_down);
  g_test_add ("/ui/replay/narrow", Fixture, &half, set_up, test_narrow, tear_down);
  return g_test_run ();
}
