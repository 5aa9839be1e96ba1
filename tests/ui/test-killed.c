/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-session.h"
#include "app/library/acies-library-page.h"
#include "app/library/acies-library-sidebar.h"
#include "engine/core/acies-journal.h"
#include "ui-test-support.h"

/* The program itself, with its window, plays computer against computer and is killed. */

#define N_KILLS     4
#define N_BEFORE    10      /* actions of the game that it opens */
#define PATIENCE_US (60 * G_USEC_PER_SEC)

static GSubprocess *
start_program (GFile *game)
{
  g_autoptr (GError) error = NULL;
  GSubprocess *program = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, &error, g_getenv ("ACIES_PROGRAM"),
                                           g_file_peek_path (game), NULL);

  g_assert_no_error (error);
  return program;
}

static void
kill_program (GSubprocess *program)
{
  g_subprocess_force_exit (program);
  g_assert_true (g_subprocess_wait (program, NULL, NULL));
}

static GFile *
write_game (void)
{
  const AciesPlayer computer = { .kind = ACIES_PLAYER_COMPUTER, .level = (char *) "random" };
  g_autoptr (GFile) file = ui_test_write_data ("elsewhere/watched.json", "");
  g_autoptr (AciesGame) game = ui_test_game_new ("cannae-216bc", 12);
  g_autoptr (GError) error = NULL;

  acies_game_set_player (game, 0, &computer);
  acies_game_set_player (game, 1, &computer);
  ui_test_play_by_chance (game, N_BEFORE, 4);
  acies_game_save (game, file, &error);
  g_assert_no_error (error);
  return g_steal_pointer (&file);
}

/* Whole lines of the journal that tell of an action. */
static guint
count_actions (GFile *journal)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint n = 0;

  if (!g_file_load_contents (journal, NULL, &text, NULL, NULL, NULL))
    return 0;

  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL && lines[i + 1] != NULL; i++)
    n += g_str_has_prefix (lines[i], "{\"act\"");

  return n;
}

/* Waits until the program has written @n actions. Returns: (transfer full): its journal */
static GFile *
wait_for_actions (guint n)
{
  const gint64 end = g_get_monotonic_time () + PATIENCE_US;

  while (g_get_monotonic_time () < end)
    {
      g_autoptr (GPtrArray) journals = acies_session_list_journals ();

      g_assert_cmpuint (journals->len, <=, 1);
      if (journals->len == 1 && count_actions (g_ptr_array_index (journals, 0)) >= n)
        return g_object_ref (g_ptr_array_index (journals, 0));
      g_usleep (1000);
    }

  g_error ("The program has not played %u actions", n);
}

/* The battle is found as it stood after the last action that was written. */
static void
test_kills (void)
{
  g_autoptr (GFile) game = write_game ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  for (guint i = 0; i < N_KILLS; i++)
    {
      const guint n_wanted = (guint) g_rand_int_range (rand, 1, 6);
      g_autoptr (GSubprocess) program = start_program (game);
      g_autoptr (GFile) journal = wait_for_actions (n_wanted);
      g_autoptr (AciesGame) found = NULL;
      g_autoptr (GError) error = NULL;

      g_usleep ((gulong) g_rand_int_range (rand, 0, 30000));
      kill_program (program);
      found = acies_journal_recover (journal, NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (acies_game_get_n_steps (found), ==, N_BEFORE + count_actions (journal));
      g_assert_cmpuint (acies_game_get_n_steps (found), >=, N_BEFORE + n_wanted);
      g_assert_true (g_file_delete (journal, NULL, NULL));
    }

  g_file_delete (game, NULL, NULL);
}

static gboolean
is_loaded_cb (gpointer data)
{
  return !acies_library_model_get_loading (acies_library_page_get_model (data));
}

static gboolean
is_settled_cb (gpointer data)
{
  return acies_library_page_is_settled (data);
}

static AciesLibraryItem *
load_underway (AciesLibraryPage *page)
{
  GtkWidget *sidebar = ui_test_find (GTK_WIDGET (page), ACIES_TYPE_LIBRARY_SIDEBAR, NULL);
  GtkWidget *grid = ui_test_find (GTK_WIDGET (page), GTK_TYPE_GRID_VIEW, "grid");
  g_autoptr (AciesLibraryItem) item = NULL;

  acies_library_page_reload (page);
  ui_test_wait_until (is_loaded_cb, page);
  acies_library_sidebar_select (ACIES_LIBRARY_SIDEBAR (sidebar), ACIES_CATEGORY_UNDERWAY);
  ui_test_wait_until (is_settled_cb, page);
  item = g_list_model_get_item (G_LIST_MODEL (gtk_grid_view_get_model (GTK_GRID_VIEW (grid))), 0);
  g_assert_nonnull (item);

  return item;
}

/* A second program leaves the battle of the first alone; once that one is killed, it goes on with it. */
static void
test_second_program (void)
{
  g_autoptr (GFile) game = write_game ();
  g_autoptr (GSubprocess) program = start_program (game);
  g_autoptr (GFile) journal = wait_for_actions (1);
  g_autoptr (AciesApplication) app = ui_test_application_new ();
  AciesWindow *window = ui_test_window_new (app);
  AciesLibraryPage *page = ACIES_LIBRARY_PAGE (acies_window_get_page (window));
  g_autofree char *uri = g_file_get_uri (journal);
  guint n_actions = 0;

  ui_test_wait_until (is_loaded_cb, page);
  g_assert_true (acies_library_item_is_in_use (load_underway (page)));
  gtk_widget_activate_action (GTK_WIDGET (page), "library.discard", "s", uri);
  g_assert_nonnull (acies_window_get_complaint (window));
  g_assert_true (g_file_query_exists (journal, NULL));

  kill_program (program);
  n_actions = count_actions (journal);
  g_assert_false (acies_library_item_is_in_use (load_underway (page)));
  gtk_widget_activate_action (GTK_WIDGET (page), "library.continue", "s", uri);
  ui_test_wait_for_page (window, "battle");
  g_assert_cmpuint (acies_game_get_n_steps (acies_session_get_game (acies_window_get_session (window))), >=,
                    N_BEFORE + n_actions);

  gtk_window_destroy (GTK_WINDOW (window));
  g_file_delete (journal, NULL, NULL);
  g_file_delete (game, NULL, NULL);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ui/killed/nothing-is-lost", test_kills);
  g_test_add_func ("/ui/killed/second-program", test_second_program);
  return g_test_run ();
}
