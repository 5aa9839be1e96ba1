/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-journal.h"
#include "ui-test-support.h"

#define NARROW 360

typedef struct
{
  AciesApplication *app;
  AciesWindow      *window;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  self->app = ui_test_application_new ();
  self->window = ui_test_window_new (self->app);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  if (self->window != NULL)
    gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->app);
}

static gboolean
is_saved_cb (gpointer data)
{
  return acies_window_get_message (data) != NULL;
}

static gboolean
complains_cb (gpointer data)
{
  return acies_window_get_complaint (data) != NULL;
}

static void
test_opens (Fixture      *self,
            gconstpointer data)
{
  g_assert_cmpstr (acies_window_get_page_name (self->window), ==, "library");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (self->window)), ==, "Acies");
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (self->window), "save"));
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (self->window), "back"));
}

static void
test_opens_scenario (Fixture      *self,
                     gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_build_filename (g_getenv ("ACIES_SCENARIOS"), "lost-battles",
                                                      "zama-202bc.json", NULL);

  acies_window_open_file (self->window, file);
  ui_test_wait_for_page (self->window, "scenario");
}

/* A saved battle goes on; its file keeps its bytes whatever is done. */
static void
test_opens_game (Fixture      *self,
                 gconstpointer data)
{
  g_autoptr (GFile) file = ui_test_write_data ("elsewhere/battle.json", "");
  g_autoptr (AciesGame) game = ui_test_game_new ("cannae-216bc", 4);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  ui_test_play_by_chance (game, 20, 7);
  g_assert_true (acies_game_save (game, file, NULL));
  g_file_load_contents (file, NULL, &before, NULL, NULL, NULL);

  acies_window_open_file (self->window, file);
  ui_test_wait_for_page (self->window, "battle");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (self->window)), ==, "Cannae — Acies");
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (self->window), "save"));
  g_assert_cmpuint (acies_game_get_n_steps (acies_session_get_game (acies_window_get_session (self->window))), ==, 20);

  ui_test_play_by_chance (acies_session_get_game (acies_window_get_session (self->window)), 5, 7);
  gtk_widget_activate_action (acies_window_get_page (self->window), "win.back", NULL);
  g_file_load_contents (file, NULL, &after, NULL, NULL, NULL);
  g_assert_cmpstr (before, ==, after);
}

/* Save writes to the file that the battle came from, and says so. */
static void
test_saves (Fixture      *self,
            gconstpointer data)
{
  g_autoptr (GFile) file = ui_test_write_data ("elsewhere/saved.json", "");
  g_autoptr (AciesGame) game = ui_test_game_new ("cannae-216bc", 4);
  g_autoptr (AciesGame) saved = NULL;
  g_autoptr (AciesProblems) problems = acies_problems_new ();

  ui_test_play_by_chance (game, 6, 2);
  g_assert_true (acies_game_save (game, file, NULL));
  acies_window_open_file (self->window, file);
  ui_test_wait_for_page (self->window, "battle");
  ui_test_play_by_chance (acies_session_get_game (acies_window_get_session (self->window)), 4, 3);
  gtk_widget_activate_action (acies_window_get_page (self->window), "win.save", NULL);
  ui_test_wait_until (is_saved_cb, self->window);
  g_assert_nonnull (strstr (acies_window_get_message (self->window), "saved.json"));

  saved = acies_game_load (file, problems, NULL);
  g_assert_cmpuint (acies_game_get_n_steps (saved), ==, 10);
}

typedef struct
{
  const char *name;
  const char *path;   /* of the system; NULL: @text is written below the data folder */
  const char *text;
  const char *said;   /* stands in the sentence */
} BadFile;

static const BadFile bad_files[] = {
  { "half", NULL, "{ \"format\": \"acies-scenario\", ", "half.json" },
  { "empty", NULL, "", "empty.json" },
  { "foreign", NULL, "{ \"name\": \"x\" }", "foreign.json" },
  { "newer", NULL, "{ \"format\": \"acies-scenario\", \"version\": 999 }", "999" },
  { "list", NULL, "[]", "list.json" },
  { "folder", "/tmp", NULL, "tmp: " },
  { "device", "/dev/zero", NULL, "zero: " },
  { "missing", "/nowhere/at/all.json", NULL, "all.json: " },
};

/* Whatever is opened, the window says in one sentence what is wrong and stays where it is. */
static void
test_bad_files (Fixture      *self,
                gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad_files); i++)
    {
      const BadFile *bad = &bad_files[i];
      g_autofree char *path = g_strdup_printf ("elsewhere/%s.json", bad->name);
      g_autoptr (GFile) file = bad->path != NULL ? g_file_new_for_path (bad->path) : ui_test_write_data (path, bad->text);

      g_test_message ("%s", bad->name);
      acies_window_open_file (self->window, file);
      ui_test_wait_until (complains_cb, self->window);
      if (strstr (acies_window_get_complaint (self->window), bad->said) == NULL)
        g_error ("%s: %s", bad->name, acies_window_get_complaint (self->window));
      g_assert_cmpstr (acies_window_get_page_name (self->window), ==, "library");
      gtk_window_destroy (GTK_WINDOW (self->window));
      self->window = ui_test_window_new (self->app);
    }
}

/* A record that breaks off is told of by number, and opened up to there. */
static void
test_damaged_record (Fixture      *self,
                     gconstpointer data)
{
  g_autoptr (GFile) file = ui_test_write_data ("elsewhere/damaged.json", "");
  g_autoptr (AciesGame) game = ui_test_game_new ("cannae-216bc", 4);
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *uri = g_file_get_uri (file);
  JsonArray *actions = NULL;

  ui_test_play_by_chance (game, 12, 7);
  root = acies_game_to_json (game);
  actions = json_object_get_array_member (json_node_get_object (root), "actions");
  json_object_set_string_member (json_array_get_object_element (actions, 8), "kind", "juggle");
  g_assert_true (acies_json_save (root, file, NULL));

  acies_window_open_file (self->window, file);
  ui_test_wait_until (complains_cb, self->window);
  g_assert_nonnull (strstr (acies_window_get_complaint (self->window), "damaged.json"));

  gtk_widget_activate_action (acies_window_get_page (self->window), "win.open-up-to", "(si)", uri, 8);
  ui_test_wait_for_page (self->window, "battle");
  g_assert_cmpuint (acies_game_get_n_steps (acies_session_get_game (acies_window_get_session (self->window))), ==, 8);
}

/* Closing in mid-battle asks nothing and loses nothing. */
static void
test_close_in_battle (Fixture      *self,
                      gconstpointer data)
{
  g_autoptr (AciesGame) game = ui_test_game_new ("cannae-216bc", 4);
  g_autoptr (GPtrArray) journals = NULL;
  g_autoptr (AciesGame) again = NULL;
  g_autoptr (GPtrArray) before = acies_session_list_journals ();

  for (guint i = 0; i < before->len; i++)
    g_file_delete (g_ptr_array_index (before, i), NULL, NULL);
  acies_window_play (self->window, game, NULL);
  ui_test_play_by_chance (game, 15, 7);
  gtk_window_close (GTK_WINDOW (self->window));
  self->window = NULL;
  ui_test_settle (50);

  journals = acies_session_list_journals ();
  g_assert_cmpuint (journals->len, ==, 1);
  again = acies_journal_recover (g_ptr_array_index (journals, 0), NULL, NULL);
  g_assert_nonnull (again);
  g_assert_cmpuint (acies_game_get_n_steps (again), ==, 15);
  g_assert_cmpuint (acies_game_get_step_hash (again, 14), ==, acies_game_get_step_hash (game, 14));
  g_file_delete (g_ptr_array_index (journals, 0), NULL, NULL);
}

/* Another file while a battle is under way: the battle stays in its journal. */
static void
test_open_over_battle (Fixture      *self,
                       gconstpointer data)
{
  g_autoptr (AciesGame) game = ui_test_game_new ("cannae-216bc", 4);
  g_autoptr (GFile) file = g_file_new_build_filename (g_getenv ("ACIES_SCENARIOS"), "lost-battles",
                                                      "zama-202bc.json", NULL);
  g_autoptr (GPtrArray) journals = NULL;

  acies_window_play (self->window, game, NULL);
  ui_test_play_by_chance (game, 3, 7);
  acies_window_open_file (self->window, file);
  ui_test_wait_for_page (self->window, "scenario");
  g_assert_null (acies_window_get_session (self->window));
  journals = acies_session_list_journals ();
  g_assert_cmpuint (journals->len, ==, 1);
  g_file_delete (g_ptr_array_index (journals, 0), NULL, NULL);
}

/* Size comes back with the next window. */
static void
test_size (Fixture      *self,
           gconstpointer data)
{
  int width = 0;
  int height = 0;

  gtk_window_set_default_size (GTK_WINDOW (self->window), 700, 520);
  ui_test_settle (100);
  gtk_window_close (GTK_WINDOW (self->window));
  self->window = ui_test_window_new (self->app);
  gtk_window_get_default_size (GTK_WINDOW (self->window), &width, &height);
  g_assert_cmpint (width, ==, 700);
  g_assert_cmpint (height, ==, 520);
  g_settings_reset (acies_application_get_settings (self->app), "window-width");
  g_settings_reset (acies_application_get_settings (self->app), "window-height");
}

static void
check_width (Fixture *self)
{
  int least = 0;

  gtk_widget_measure (acies_window_get_page (self->window), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (least > NARROW)
    g_error ("%s is %d wide at least", acies_window_get_page_name (self->window), least);
}

/* Every page has room on a narrow screen, and changes shape without a warning. */
static void
test_narrow (Fixture      *self,
             gconstpointer data)
{
  static const int widths[] = { NARROW, 1024, 640, NARROW, 1366 };
  g_autoptr (AciesScenario) scenario = ui_test_scenario_new ("issus-333bc");
  g_autoptr (AciesGame) game = ui_test_game_new ("issus-333bc", 4);

  check_width (self);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      gtk_window_set_default_size (GTK_WINDOW (self->window), widths[i], 600);
      acies_window_show_library (self->window);
      ui_test_settle (60);
      acies_window_show_scenario (self->window, scenario);
      ui_test_settle (60);
      check_width (self);
      gtk_widget_activate_action (acies_window_get_page (self->window), "win.show-rules", NULL);
      ui_test_settle (60);
      check_width (self);
    }

  ui_test_play_by_chance (game, 0, 7);
  acies_window_play (self->window, game, NULL);
  ui_test_settle (60);
  check_width (self);
}

static void
test_quit (Fixture      *self,
           gconstpointer data)
{
  g_action_group_activate_action (G_ACTION_GROUP (self->app), "quit", NULL);
  self->window = NULL;
  ui_test_settle (50);
  g_assert_null (gtk_application_get_windows (GTK_APPLICATION (self->app)));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/ui/window/opens", Fixture, NULL, set_up, test_opens, tear_down);
  g_test_add ("/ui/window/opens-a-scenario", Fixture, NULL, set_up, test_opens_scenario, tear_down);
  g_test_add ("/ui/window/opens-a-game", Fixture, NULL, set_up, test_opens_game, tear_down);
  g_test_add ("/ui/window/saves", Fixture, NULL, set_up, test_saves, tear_down);
  g_test_add ("/ui/window/bad-files", Fixture, NULL, set_up, test_bad_files, tear_down);
  g_test_add ("/ui/window/damaged-record", Fixture, NULL, set_up, test_damaged_record, tear_down);
  g_test_add ("/ui/window/close-in-mid-battle", Fixture, NULL, set_up, test_close_in_battle, tear_down);
  g_test_add ("/ui/window/open-over-a-battle", Fixture, NULL, set_up, test_open_over_battle, tear_down);
  g_test_add ("/ui/window/size-comes-back", Fixture, NULL, set_up, test_size, tear_down);
  g_test_add ("/ui/window/narrow", Fixture, NULL, set_up, test_narrow, tear_down);
  g_test_add ("/ui/window/quit", Fixture, NULL, set_up, test_quit, tear_down);
  return g_test_run ();
}
