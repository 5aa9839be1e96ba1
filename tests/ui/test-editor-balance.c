/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor-test-support.h"
#include "editor/acies-balance-page.h"
#include "editor/acies-balance-store.h"
#include "editor/acies-handicap-panel.h"
#include "editor/acies-levels-chart.h"

static AciesBalancePage *
show_page (EditorTest *self)
{
  return ACIES_BALANCE_PAGE (editor_test_show_part (self, "balance", -1));
}

static GtkWidget *
find (AciesBalancePage *page,
      GType             type,
      const char       *name)
{
  return ui_test_find (GTK_WIDGET (page), type, name);
}

static void
choose (AciesBalancePage *page,
        guint             n_games,
        const char       *seed)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find (page, GTK_TYPE_SPIN_BUTTON, "games_spin")), n_games);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (find (page, GTK_TYPE_DROP_DOWN, "first_drop")), 0);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (find (page, GTK_TYPE_DROP_DOWN, "second_drop")), 0);
  gtk_editable_set_text (GTK_EDITABLE (find (page, GTK_TYPE_ENTRY, "seed_entry")), seed);
}

static void
run (AciesBalancePage *page)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "balance.run", NULL));
}

static gboolean
is_done_cb (gpointer data)
{
  return !acies_balance_page_is_running (data);
}

static void
run_to_the_end (AciesBalancePage *page)
{
  run (page);
  g_assert_true (acies_balance_page_is_running (page));
  ui_test_wait_until (is_done_cb, page);
}

/* What acies-cli simulate gives for the same scenario: its table. */
static char *
simulate (EditorTest *self,
          const char *seed)
{
  g_autofree char *bytes = editor_test_dup_text (self);
  g_autoptr (GFile) file = ui_test_write_data ("scenarios/simulated.json", bytes);
  g_autofree char *path = g_file_get_path (file);
  const char *const argv[] = { g_getenv ("ACIES_CLI"), "simulate", path, "--games", "12", "--seed", seed, "--ai1",
                               "random", "--ai2", "random", "--csv", NULL };
  g_autoptr (GError) error = NULL;
  char *output = NULL;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &output, NULL, NULL, &error);
  g_assert_no_error (error);
  g_file_delete (file, NULL, NULL);
  return output;
}

static char *
export (AciesBalancePage *page,
        const char       *ending)
{
  g_autofree char *name = g_strconcat ("results", ending, NULL);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  acies_balance_results_export (acies_balance_page_get_results (page), file, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_file_delete (file, NULL, NULL);
  return text;
}

/* The same seed gives the same battles as on the command line, and others than another seed. */
static void
test_same_figures (EditorTest   *self,
                   gconstpointer data)
{
  AciesBalancePage *page = show_page (self);
  g_autofree char *expected = simulate (self, "7");
  g_autofree char *other = simulate (self, "8");
  g_autofree char *table = NULL;

  g_assert_null (acies_balance_page_get_results (page));
  choose (page, 12, "7");
  run_to_the_end (page);
  table = export (page, ".csv");
  g_assert_cmpstr (table, ==, expected);
  g_assert_cmpstr (table, !=, other);
}

/* What is seen, copied and written tells the victories of both sides; the bars have the numbers as words. */
static void
test_results (EditorTest   *self,
              gconstpointer data)
{
  AciesBalancePage *page = show_page (self);
  AciesBalanceResults *results = NULL;
  AciesBalance balance;
  g_autofree char *text = NULL;
  g_autofree char *wins = NULL;
  GtkWidget *label = NULL;

  choose (page, 20, "3");
  run_to_the_end (page);
  results = acies_balance_page_get_results (page);
  g_assert_nonnull (results);
  g_assert_true (acies_balance_results_get_current (results));
  acies_balance_init (&balance, acies_balance_results_get_run (results)->games, 20);
  g_assert_cmpuint (balance.n_games, ==, 20);
  wins = acies_balance_dup_wins_text (acies_balance_results_get_scenario (results),
                                      &acies_balance_results_get_run (results)->options, &balance, 0);
  label = find (page, GTK_TYPE_LABEL, "first_label");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, wins);
  text = export (page, ".txt");
  g_assert_nonnull (strstr (text, wins));
  g_assert_nonnull (find (page, ACIES_TYPE_LEVELS_CHART, NULL));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "balance.copy", NULL));
  ui_test_picture (GTK_WIDGET (self->window), "editor-balance.png");
}

/* Stop ends it at once, long before all are played; what was played is shown, and nothing is left running. */
static void
test_stop (EditorTest   *self,
           gconstpointer data)
{
  AciesBalancePage *page = show_page (self);
  g_autoptr (AciesBalanceRun) kept = NULL;

  choose (page, 10000, "4");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (find (page, GTK_TYPE_DROP_DOWN, "first_drop")), 3);
  run (page);
  ui_test_settle (400);
  g_assert_true (acies_balance_page_is_running (page));
  g_assert_true (gtk_widget_get_visible (find (page, GTK_TYPE_PROGRESS_BAR, "progress")));
  run (page);
  ui_test_wait_until (is_done_cb, page);
  g_assert_false (gtk_widget_get_visible (find (page, GTK_TYPE_PROGRESS_BAR, "progress")));
  if (acies_balance_page_get_results (page) != NULL)
    {
      const AciesBalanceRun *run = acies_balance_results_get_run (acies_balance_page_get_results (page));
      AciesBalance balance;

      acies_balance_init (&balance, run->games, run->options.n_games);
      g_assert_cmpuint (balance.n_games, <, 10000);
      g_assert_cmpuint (balance.n_unfinished, >, 0);
    }
  kept = acies_balance_store_find (acies_document_get_revision (self->document));
  g_assert_null (kept);
}

static gboolean
is_found_cb (gpointer data)
{
  return !acies_handicap_panel_is_running (data);
}

/* What is found can be made of the scenario, as one step of undo, as long as it is the one that was looked at. */
static void
test_handicap (EditorTest   *self,
               gconstpointer data)
{
  AciesBalancePage *page = show_page (self);
  AciesHandicapPanel *panel = ACIES_HANDICAP_PANEL (find (page, ACIES_TYPE_HANDICAP_PANEL, "handicap"));
  g_autofree char *before = editor_test_dup_text (self);
  g_autofree char *after = NULL;
  g_autofree char *undone = NULL;

  choose (page, 4, "5");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "balance.handicap", NULL));
  g_assert_true (acies_handicap_panel_is_running (panel));
  ui_test_wait_until (is_found_cb, panel);
  g_assert_nonnull (acies_handicap_panel_get_result (panel));
  g_assert_cmpuint (acies_handicap_panel_get_result (panel)->changes->len, >, 0);
  ui_test_settle (50);
  ui_test_picture (GTK_WIDGET (self->window), "editor-handicap.png");

  g_assert_true (acies_handicap_panel_apply (panel, 0));
  after = editor_test_dup_text (self);
  g_assert_cmpstr (after, !=, before);
  g_assert_false (acies_handicap_panel_apply (panel, 0));
  g_assert_true (acies_document_undo (self->document));
  undone = editor_test_dup_text (self);
  g_assert_cmpstr (undone, ==, before);
  g_assert_true (acies_handicap_panel_apply (panel, 0));
}

/* Whoever closes the window while battles are played waits for nothing. */
static void
test_closed (EditorTest   *self,
             gconstpointer data)
{
  AciesBalancePage *page = show_page (self);

  choose (page, 10000, "4");
  run (page);
  ui_test_settle (100);
  acies_document_recovery_discard (self->window->recovery);
  gtk_window_destroy (GTK_WINDOW (self->window));
  ui_test_settle (100);
  g_assert_null (self->window);
}

/* Results belong to a state of the document: after an edit they are of an earlier one, after undo they are not; another window with the
 * same scenario finds them again. */
static void
test_revision (EditorTest   *self,
               gconstpointer data)
{
  AciesBalancePage *page = show_page (self);
  g_autoptr (AciesBalanceRun) kept = NULL;
  AciesBalanceResults *results = NULL;

  choose (page, 5, "11");
  run_to_the_end (page);
  results = acies_balance_page_get_results (page);
  kept = acies_balance_store_find (acies_document_get_revision (self->document));
  g_assert_nonnull (kept);
  g_assert_cmpuint (kept->options.n_games, ==, 5);
  g_assert_true (acies_balance_results_get_current (results));

  acies_document_set (self->document, "conditions.turns", json_node_init_int (json_node_alloc (), 4), "change", NULL, NULL);
  ui_test_settle (500);
  g_assert_false (acies_balance_results_get_current (results));
  acies_document_undo (self->document);
  ui_test_settle (500);
  g_assert_true (acies_balance_results_get_current (results));
}

static gboolean
has_results_cb (gpointer data)
{
  return acies_balance_page_get_results (data) != NULL;
}

/* Goes on where test_revision left: nothing is played, and yet there are results. */
static void
test_found_again (EditorTest   *self,
                  gconstpointer data)
{
  AciesBalancePage *page = show_page (self);

  ui_test_wait_until (has_results_cb, page);
  g_assert_cmpuint (acies_balance_results_get_run (acies_balance_page_get_results (page))->options.seed, ==, 11);
  g_assert_true (acies_balance_results_get_current (acies_balance_page_get_results (page)));
}

/* A scenario with errors is not played; the page says so and leads to them. */
static void
test_errors (EditorTest   *self,
             gconstpointer data)
{
  AciesBalancePage *page = show_page (self);
  GtkWidget *reason = find (page, GTK_TYPE_LABEL, "reason_label");

  g_assert_false (gtk_widget_get_visible (reason));
  acies_document_set (self->document, "name", json_node_init_string (json_node_alloc (), ""), "change", NULL, NULL);
  ui_test_settle (500);
  g_assert_true (gtk_widget_get_visible (reason));
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (reason)), "1 error"));
  g_assert_false (gtk_widget_get_sensitive (find (page, GTK_TYPE_BUTTON, "run_button")));
  g_signal_emit_by_name (find (page, GTK_TYPE_BUTTON, "errors_button"), "clicked");
  g_assert_cmpstr (acies_editor_window_get_part (self->window), ==, "check");
}

/* What is no seed is marked, and nothing can be started. */
static void
test_bad_seed (EditorTest   *self,
               gconstpointer data)
{
  static const char *const bad[] = { "", "x", "-1", "1.5", "18446744073709551616" };
  AciesBalancePage *page = show_page (self);
  GtkWidget *entry = find (page, GTK_TYPE_ENTRY, "seed_entry");
  GtkWidget *button = find (page, GTK_TYPE_BUTTON, "run_button");

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      gtk_editable_set_text (GTK_EDITABLE (entry), bad[i]);
      g_assert_false (gtk_widget_get_sensitive (button));
      gtk_test_accessible_assert_state (entry, GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE);
    }
  gtk_editable_set_text (GTK_EDITABLE (entry), "18446744073709551615");
  g_assert_true (gtk_widget_get_sensitive (button));
}

/* The most lopsided battle is shown again in a window, as it was counted, and leads back. */
static gboolean
is_replayed_cb (gpointer data)
{
  for (GList *at = gtk_application_get_windows (data); at != NULL; at = at->next)
    if (ACIES_IS_WINDOW (at->data) && g_str_equal (acies_window_get_page_name (at->data), "replay"))
      return TRUE;

  return FALSE;
}

static void
test_watch (EditorTest   *self,
            gconstpointer data)
{
  AciesBalancePage *page = show_page (self);
  GtkWidget *rows = NULL;
  AciesWindow *window = NULL;

  choose (page, 6, "2");
  run_to_the_end (page);
  rows = find (page, GTK_TYPE_BOX, "lopsided");
  g_signal_emit_by_name (ui_test_find (rows, GTK_TYPE_BUTTON, NULL), "clicked");
  ui_test_wait_until (is_replayed_cb, self->app);
  for (GList *at = gtk_application_get_windows (GTK_APPLICATION (self->app)); at != NULL; at = at->next)
    if (ACIES_IS_WINDOW (at->data))
      window = at->data;
  g_assert_true (acies_window_get_editor (window) == GTK_WINDOW (self->window));
  g_action_group_activate_action (G_ACTION_GROUP (window), "back", NULL);
  ui_test_settle (50);
  g_assert_false (is_replayed_cb (self->app));
  g_assert_cmpstr (acies_editor_window_get_part (self->window), ==, "balance");
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);

  editor_test_add ("/ui/editor/balance/same-figures", "cannae-216bc", test_same_figures);
  editor_test_add ("/ui/editor/balance/results", "cannae-216bc", test_results);
  editor_test_add ("/ui/editor/balance/stop", "pharsalus-48bc", test_stop);
  editor_test_add ("/ui/editor/balance/handicap", "cannae-216bc", test_handicap);
  editor_test_add ("/ui/editor/balance/closed", "cannae-216bc", test_closed);
  editor_test_add ("/ui/editor/balance/revision", "zama-202bc", test_revision);
  editor_test_add ("/ui/editor/balance/found-again", "zama-202bc", test_found_again);
  editor_test_add ("/ui/editor/balance/errors", "cannae-216bc", test_errors);
  editor_test_add ("/ui/editor/balance/bad-seed", "cannae-216bc", test_bad_seed);
  editor_test_add ("/ui/editor/balance/watch", "marathon-490bc", test_watch);

  return g_test_run ();
}
