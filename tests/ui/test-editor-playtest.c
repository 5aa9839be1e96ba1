/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-battle-page.h"
#include "app/battle/acies-session.h"
#include "editor-test-support.h"

/* The window in which the scenario is tried out; NULL if there is none. */
static AciesWindow *
find_trial (EditorTest *self)
{
  for (GList *at = gtk_application_get_windows (GTK_APPLICATION (self->app)); at != NULL; at = at->next)
    if (ACIES_IS_WINDOW (at->data) && acies_window_get_editor (at->data) != NULL)
      return at->data;

  return NULL;
}

static guint
count_windows (EditorTest *self)
{
  return g_list_length (gtk_application_get_windows (GTK_APPLICATION (self->app)));
}

static guint
count_files (GFile *folder)
{
  g_autoptr (GFileEnumerator) children = g_file_enumerate_children (folder, "standard::name", 0, NULL, NULL);
  GFileInfo *info = NULL;
  guint n = 0;

  while (children != NULL && g_file_enumerator_iterate (children, &info, NULL, NULL, NULL) && info != NULL)
    n++;
  return n;
}

static GSettings *
get_settings (EditorTest *self)
{
  return acies_application_get_settings (self->app);
}

static AciesWindow *
playtest (EditorTest *self)
{
  AciesWindow *window = NULL;

  editor_test_run (self, "editor.playtest");
  ui_test_settle (50);
  window = find_trial (self);
  g_assert_nonnull (window);
  g_assert_cmpstr (acies_window_get_page_name (window), ==, "battle");
  return window;
}

/* The battle is that of the document as it stands, saved or not; leaving it asks nothing and leads to the same place. */
static void
test_there_and_back (EditorTest   *self,
                     gconstpointer data)
{
  g_autoptr (GFile) journals = acies_session_get_journal_folder ();
  g_autoptr (GFile) past = acies_session_get_past_folder ();
  const guint n_files = count_files (journals) + count_files (past);
  const guint n_windows = count_windows (self);
  GtkWidget *page = editor_test_show_part (self, "conditions", -1);
  g_autofree char *before = editor_test_dup_text (self);
  g_autofree char *after = NULL;
  AciesWindow *window = NULL;
  AciesGame *game = NULL;

  acies_document_set (self->document, "name", json_node_init_string (json_node_alloc (), "A trial"), "change", NULL, NULL);
  window = playtest (self);
  game = acies_session_get_game (acies_window_get_session (window));
  g_assert_cmpstr (acies_scenario_get_name (acies_game_get_scenario (game)), ==, "A trial");
  g_assert_nonnull (strstr (gtk_window_get_title (GTK_WINDOW (window)), "A trial"));
  ui_test_play_by_chance (game, 0, 3);
  g_assert_true (acies_game_is_over (game));
  ui_test_settle (50);
  g_assert_cmpuint (count_files (journals) + count_files (past), ==, n_files);

  g_action_group_activate_action (G_ACTION_GROUP (window), "back", NULL);
  ui_test_settle (50);
  g_assert_null (find_trial (self));
  g_assert_cmpuint (count_windows (self), ==, n_windows);
  g_assert_cmpuint (count_files (journals) + count_files (past), ==, n_files);
  g_assert_cmpstr (acies_editor_window_get_part (self->window), ==, "conditions");
  g_assert_true (acies_editor_window_get_page (self->window) == page);
  acies_document_undo (self->document);
  after = editor_test_dup_text (self);
  g_assert_cmpstr (after, ==, before);
}

/* Closing the window in the midst of the battle asks nothing and keeps nothing either; it is not counted as played. */
static void
test_closed (EditorTest   *self,
             gconstpointer data)
{
  g_autoptr (GFile) journals = acies_session_get_journal_folder ();
  const guint n_files = count_files (journals);
  g_autoptr (GVariant) played = g_settings_get_value (get_settings (self), "last-played");
  g_autoptr (GVariant) played_after = NULL;
  AciesWindow *window = playtest (self);

  ui_test_play_by_chance (acies_session_get_game (acies_window_get_session (window)), 5, 3);
  gtk_window_close (GTK_WINDOW (window));
  ui_test_settle (50);
  g_assert_null (find_trial (self));
  g_assert_cmpuint (count_files (journals), ==, n_files);
  played_after = g_settings_get_value (get_settings (self), "last-played");
  g_assert_true (g_variant_equal (played, played_after));
}

static void
assert_players (EditorTest     *self,
                AciesPlayerKind first,
                AciesPlayerKind second)
{
  AciesWindow *window = playtest (self);
  AciesGame *game = acies_session_get_game (acies_window_get_session (window));

  g_assert_cmpint (acies_game_get_player (game, 0)->kind, ==, first);
  g_assert_cmpint (acies_game_get_player (game, 1)->kind, ==, second);
}

/* Who leads is chosen in the menu and remembered; the same window is used again. */
static void
test_players (EditorTest   *self,
              gconstpointer data)
{
  GActionGroup *actions = G_ACTION_GROUP (self->window);
  guint n_windows = 0;

  g_action_group_activate_action (actions, "playtest-players", g_variant_new_string ("first"));
  assert_players (self, ACIES_PLAYER_HUMAN, ACIES_PLAYER_COMPUTER);
  n_windows = count_windows (self);
  g_action_group_activate_action (actions, "playtest-players", g_variant_new_string ("second"));
  assert_players (self, ACIES_PLAYER_COMPUTER, ACIES_PLAYER_HUMAN);
  g_action_group_activate_action (actions, "playtest-players", g_variant_new_string ("both"));
  assert_players (self, ACIES_PLAYER_HUMAN, ACIES_PLAYER_HUMAN);
  g_action_group_activate_action (actions, "playtest-players", g_variant_new_string ("neither"));
  assert_players (self, ACIES_PLAYER_COMPUTER, ACIES_PLAYER_COMPUTER);
  g_assert_cmpint (g_settings_get_enum (get_settings (self), "playtest-players"), ==, 0);
  g_assert_cmpuint (count_windows (self), ==, n_windows);
  g_settings_reset (get_settings (self), "playtest-players");
  gtk_window_close (GTK_WINDOW (find_trial (self)));
  ui_test_settle (50);
}

/* Another battle in the same window is kept as ever. */
static void
test_other_battle (EditorTest   *self,
                   gconstpointer data)
{
  g_autoptr (GFile) journals = acies_session_get_journal_folder ();
  g_autoptr (AciesGame) game = ui_test_game_new ("zama-202bc", 4);
  AciesWindow *window = playtest (self);
  const guint n_files = count_files (journals);

  acies_window_play (window, game, NULL);
  ui_test_settle (50);
  g_assert_cmpuint (count_files (journals), ==, n_files + 1);
  acies_session_close (acies_window_get_session (window), TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Errors are counted, and lead to the list of them; nothing is played. */
static void
test_errors (EditorTest   *self,
             gconstpointer data)
{
  acies_document_set (self->document, "name", json_node_init_string (json_node_alloc (), ""), "change", NULL, NULL);
  editor_test_run (self, "editor.playtest");
  g_assert_null (find_trial (self));
  g_assert_nonnull (strstr (acies_editor_window_get_complaint (self->window), "1 error"));
  acies_document_set (self->document, "sides[0].name", json_node_init_int (json_node_alloc (), 3), "change", NULL, NULL);
  editor_test_run (self, "editor.playtest");
  g_assert_nonnull (strstr (acies_editor_window_get_complaint (self->window), "2 errors"));
  editor_test_run (self, "editor.show-check");
  g_assert_cmpstr (acies_editor_window_get_part (self->window), ==, "check");
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);

  editor_test_add ("/ui/editor/playtest/there-and-back", "cannae-216bc", test_there_and_back);
  editor_test_add ("/ui/editor/playtest/closed", "cannae-216bc", test_closed);
  editor_test_add ("/ui/editor/playtest/players", "cannae-216bc", test_players);
  editor_test_add ("/ui/editor/playtest/other-battle", "cannae-216bc", test_other_battle);
  editor_test_add ("/ui/editor/playtest/errors", "cannae-216bc", test_errors);

  return g_test_run ();
}
