/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-dice-window.h"
#include "app/battle/acies-end-page.h"
#include "app/battle/acies-points-table.h"
#include "app/battle/acies-rematch.h"
#include "ui-test-support.h"

typedef struct
{
  AciesApplication *app;
  AciesWindow      *window;
  AciesGame        *game;
  AciesOutcome      outcome;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  const AciesPlayer computer = { .kind = ACIES_PLAYER_COMPUTER, .level = (char *) "standard" };

  self->game = ui_test_game_new ("cannae-216bc", 5);
  acies_game_set_player (self->game, 1, &computer);
  ui_test_play_by_chance (self->game, 0, 11);
  acies_game_get_ruleset (self->game)->outcome (acies_game_get_setup (self->game),
                                                acies_game_get_state (self->game), &self->outcome);
  self->app = ui_test_application_new ();
  self->window = ui_test_window_new (self->app);
  acies_window_play (self->window, self->game, NULL);
  ui_test_settle (100);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->app);
  g_clear_object (&self->game);
}

static const char *
get_text (Fixture    *self,
          const char *id)
{
  return gtk_label_get_text (GTK_LABEL (ui_test_find (acies_window_get_page (self->window), GTK_TYPE_LABEL, id)));
}

/* The page says who won and why, and what history says of it. */
static void
test_result (Fixture      *self,
             gconstpointer data)
{
  const AciesRuleset *ruleset = acies_game_get_ruleset (self->game);
  g_autofree char *reason = ruleset->outcome_text (acies_game_get_setup (self->game), &self->outcome);

  g_assert_cmpstr (acies_window_get_page_name (self->window), ==, "end");
  g_assert_true (self->outcome.over);
  g_assert_nonnull (strstr (get_text (self, "result_label"), ruleset->outcome_level_text (self->outcome.level)));
  if (self->outcome.winner != ACIES_NO_SIDE)
    g_assert_nonnull (strstr (get_text (self, "result_label"),
                              acies_scenario_get_side_name (acies_game_get_scenario (self->game),
                                                            (guint) self->outcome.winner)));
  g_assert_cmpstr (get_text (self, "reason_label"), ==, reason);
  g_assert_nonnull (strstr (get_text (self, "history_label"), "Carthage"));
  g_assert_nonnull (strstr (get_text (self, "history_label"), "70,000"));
  ui_test_picture (GTK_WIDGET (self->window), "end.png");
}

/* Every reason that any side scored for has one line. */
static void
test_points (Fixture      *self,
             gconstpointer data)
{
  AciesPointsTable *table = ACIES_POINTS_TABLE (ui_test_find (acies_window_get_page (self->window),
                                                              ACIES_TYPE_POINTS_TABLE, NULL));
  g_autoptr (GHashTable) names = g_hash_table_new (NULL, NULL);

  for (guint side = 0; side < 2; side++)
    {
      gint32 sum = 0;

      for (guint i = 0; i < self->outcome.n_lines[side]; i++)
        {
          g_hash_table_add (names, GUINT_TO_POINTER ((guint) self->outcome.lines[side][i].name + 1));
          sum += self->outcome.lines[side][i].points;
        }
      g_assert_cmpint (sum, ==, self->outcome.points[side]);
    }
  g_assert_cmpuint (acies_points_table_get_n_lines (table), ==, g_hash_table_size (names));
}

/* A clause of the points leads to the rules, and Back leads here again. */
static void
test_clause (Fixture      *self,
             gconstpointer data)
{
  gtk_widget_activate_action (acies_window_get_page (self->window), "win.show-clause", "s", "11.2(1)");
  g_assert_cmpstr (acies_window_get_page_name (self->window), ==, "rules");
  gtk_widget_activate_action (acies_window_get_page (self->window), "win.back", NULL);
  g_assert_cmpstr (acies_window_get_page_name (self->window), ==, "end");
}

/* The chart begins with both armies whole and ends with what is left; nobody grows stronger. */
static void
test_course (Fixture      *self,
             gconstpointer data)
{
  g_autoptr (AciesCourseModel) course = acies_course_model_new (self->game);
  g_autofree char *text = acies_course_model_to_text (course);

  g_assert_cmpuint (course->n_sides, ==, 2);
  g_assert_cmpuint (course->first_turn, ==, 2);
  g_assert_cmpuint (course->n_points, ==, course->last_turn - course->first_turn + 2);
  for (guint side = 0; side < 2; side++)
    {
      for (guint i = 1; i < course->n_points; i++)
        g_assert_cmpint (g_array_index (course->strength[side], gint32, i), <=,
                         g_array_index (course->strength[side], gint32, i - 1));
      g_assert_nonnull (strstr (text, course->names[side]));
      g_assert_cmpfloat (acies_course_model_get_mean (course, side), <=, 12);
    }
  g_assert_cmpint (course->turning_point, >, 0);
  g_assert_cmpint (course->turning_point, <, (int) course->n_points);
}

/* Whether a label below @widget has these words. */
static gboolean
shows (GtkWidget  *widget,
       const char *words)
{
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), words))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (shows (child, words))
      return TRUE;

  return FALSE;
}

/* The dice window says what the page says, a row for each kind of roll, and follows the battle. */
static void
test_dice (Fixture      *self,
           gconstpointer data)
{
  g_autofree char *words = acies_dice_window_words (self->game);
  g_autoptr (AciesGame) young = ui_test_game_new ("cannae-216bc", 7);
  GtkWidget *window = acies_dice_window_new (young);
  g_autofree char *before = NULL;
  g_autofree char *now = NULL;

  g_assert_cmpstr (get_text (self, "luck_label"), ==, words);
  gtk_window_present (GTK_WINDOW (window));
  ui_test_settle (50);
  before = acies_dice_window_words (young);
  ui_test_play_by_chance (young, 0, 11);
  now = acies_dice_window_words (young);
  g_assert_cmpstr (before, !=, now);
  g_assert_true (shows (window, now));
  ui_test_picture (window, "dice.png");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_rematch (Fixture      *self,
              gconstpointer data)
{
  AciesGame *again = NULL;

  gtk_widget_activate_action (acies_window_get_page (self->window), "end.rematch", NULL);
  g_assert_cmpstr (acies_window_get_page_name (self->window), ==, "battle");
  again = acies_session_get_game (acies_window_get_session (self->window));
  g_assert_cmpuint (acies_game_get_n_steps (again), ==, 0);
  g_assert_cmpuint (acies_game_get_seed (again), !=, acies_game_get_seed (self->game));
  g_assert_cmpint (acies_game_get_player (again, 0)->kind, ==, ACIES_PLAYER_HUMAN);
  g_assert_cmpint (acies_game_get_player (again, 1)->kind, ==, ACIES_PLAYER_COMPUTER);
  g_assert_true (acies_game_get_options (again)->start.historical);
}

static void
test_swap (Fixture      *self,
           gconstpointer data)
{
  g_autoptr (AciesGame) again = acies_rematch_new (self->game, TRUE);

  g_assert_cmpint (acies_game_get_player (again, 0)->kind, ==, ACIES_PLAYER_COMPUTER);
  g_assert_cmpstr (acies_game_get_player (again, 0)->level, ==, "standard");
  g_assert_cmpint (acies_game_get_player (again, 1)->kind, ==, ACIES_PLAYER_HUMAN);
}

static guint
count_files (GFile *folder)
{
  g_autoptr (GFileEnumerator) children =
    g_file_enumerate_children (folder, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  GFile *child = NULL;
  guint n = 0;

  while (children != NULL && g_file_enumerator_iterate (children, NULL, &child, NULL, NULL) && child != NULL)
    n++;

  return n;
}

/* The field can be looked at, the result be had again, and nothing is written of a battle that was over when it was opened. */
static void
test_look (Fixture      *self,
           gconstpointer data)
{
  g_autoptr (GFile) past = acies_session_get_past_folder ();
  g_autoptr (GFile) journals = acies_session_get_journal_folder ();
  const guint n_past = count_files (past);
  const guint n_journals = count_files (journals);

  gtk_widget_activate_action (acies_window_get_page (self->window), "end.look", NULL);
  g_assert_cmpstr (acies_window_get_page_name (self->window), ==, "battle");
  ui_test_settle (100);
  gtk_widget_activate_action (acies_window_get_page (self->window), "battle.result", NULL);
  g_assert_cmpstr (acies_window_get_page_name (self->window), ==, "end");
  gtk_widget_activate_action (acies_window_get_page (self->window), "win.back", NULL);
  g_assert_cmpstr (acies_window_get_page_name (self->window), ==, "library");
  g_assert_cmpuint (count_files (past), ==, n_past);
  g_assert_cmpuint (count_files (journals), ==, n_journals);
}

/* A battle that ends in the window is kept among the past ones, and its journal goes. */
static void
test_kept (void)
{
  g_autoptr (GFile) past = acies_session_get_past_folder ();
  g_autoptr (GFile) journals = acies_session_get_journal_folder ();
  const guint n_past = count_files (past);
  g_autoptr (AciesApplication) app = ui_test_application_new ();
  AciesWindow *window = ui_test_window_new (app);
  g_autoptr (AciesGame) game = ui_test_game_new ("issus-333bc", 3);

  acies_window_play (window, game, NULL);
  ui_test_play_by_chance (game, 0, 21);
  ui_test_wait_for_page (window, "end");
  g_assert_cmpuint (count_files (journals), ==, 1);
  gtk_widget_activate_action (acies_window_get_page (window), "win.show-library", NULL);
  g_assert_cmpuint (count_files (past), ==, n_past + 1);
  g_assert_cmpuint (count_files (journals), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

static GtkWidget *
find_button (GtkWidget *root, const char *words)
{
  const char *label = GTK_IS_BUTTON (root) ? gtk_button_get_label (GTK_BUTTON (root)) : NULL;

  if (g_strcmp0 (label, words) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_button (child, words);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* What a rematch puts in place of the end page is a button away, with the battle that ended here. */
static void
test_shown_again (gconstpointer action)
{
  g_autoptr (AciesApplication) app = ui_test_application_new ();
  AciesWindow *window = ui_test_window_new (app);
  g_autoptr (AciesGame) game = ui_test_game_new ("issus-333bc", 3);
  g_autofree char *result = NULL;

  acies_window_play (window, game, NULL);
  ui_test_play_by_chance (game, 0, 21);
  ui_test_wait_for_page (window, "end");
  result = g_strdup (gtk_label_get_text (GTK_LABEL (ui_test_find (acies_window_get_page (window), GTK_TYPE_LABEL, "reason_label"))));
  gtk_widget_activate_action (acies_window_get_page (window), action, NULL);
  g_assert_cmpstr (acies_window_get_page_name (window), ==, "battle");
  g_assert_cmpstr (acies_window_get_message (window), ==, "The finished battle is kept under Past Battles.");
  ui_test_picture (GTK_WIDGET (window), "rematch.png");
  g_signal_emit_by_name (find_button (GTK_WIDGET (window), "Show It"), "clicked");
  ui_test_wait_for_page (window, "end");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (ui_test_find (acies_window_get_page (window), GTK_TYPE_LABEL, "reason_label"))), ==,
                   result);

  /* And so it is after a rematch of that one, out of its file. */
  gtk_widget_activate_action (acies_window_get_page (window), action, NULL);
  g_assert_cmpstr (acies_window_get_message (window), ==, "The finished battle is kept under Past Battles.");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/ui/end/result", Fixture, NULL, set_up, test_result, tear_down);
  g_test_add ("/ui/end/points-line-by-line", Fixture, NULL, set_up, test_points, tear_down);
  g_test_add ("/ui/end/clause-and-back", Fixture, NULL, set_up, test_clause, tear_down);
  g_test_add ("/ui/end/course", Fixture, NULL, set_up, test_course, tear_down);
  g_test_add ("/ui/end/dice", Fixture, NULL, set_up, test_dice, tear_down);
  g_test_add ("/ui/end/rematch", Fixture, NULL, set_up, test_rematch, tear_down);
  g_test_add ("/ui/end/swap-sides", Fixture, NULL, set_up, test_swap, tear_down);
  g_test_add ("/ui/end/look-at-the-field", Fixture, NULL, set_up, test_look, tear_down);
  g_test_add_func ("/ui/end/kept-among-past-battles", test_kept);
  g_test_add_data_func ("/ui/end/shown-again/rematch", "end.rematch", test_shown_again);
  g_test_add_data_func ("/ui/end/shown-again/swap-sides", "end.swap-sides", test_shown_again);
  return g_test_run ();
}
