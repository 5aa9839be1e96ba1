/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor-test-support.h"
#include "editor/acies-new-window.h"
#include "engine/core/acies-ruleset.h"
#include "engine/core/acies-ruleset.h"

#include <glib/gstdio.h>
#include <string.h>

/* A file of its own for the document. Returns: (transfer full) */
static GFile *
save_somewhere (EditorTest *self)
{
  g_autofree char *path = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  const int handle = g_file_open_tmp ("acies-editor-XXXXXX.json", &path, &error);

  g_assert_no_error (error);
  g_assert_true (g_close (handle, &error));
  file = g_file_new_for_path (path);
  acies_document_save (self->document, file, ACIES_DOCUMENT_SAVE_PLAIN, &error);
  g_assert_no_error (error);
  return g_steal_pointer (&file);
}

static char *
read_text (GFile *file)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_load_contents (file, NULL, &text, NULL, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static void
edit (EditorTest *self)
{
  g_autoptr (GError) error = NULL;

  acies_document_set (self->document, "place", json_node_init_string (json_node_alloc (), "Somewhere"), "edit", NULL, &error);
  g_assert_no_error (error);
}

static void
answer (EditorTest *self,
        int         response)
{
  gtk_window_close (GTK_WINDOW (self->window));
  ui_test_settle (50);
  g_assert_nonnull (self->window);
  g_assert_nonnull (self->window->question);
  gtk_dialog_response (GTK_DIALOG (self->window->question), response);
  ui_test_settle (50);
}

/* The question comes once however often the window is closed; Cancel leaves everything as it is. */
static void
test_close_cancel (EditorTest   *self,
                   gconstpointer data)
{
  GtkWidget *question = NULL;

  edit (self);
  gtk_window_close (GTK_WINDOW (self->window));
  ui_test_settle (50);
  question = self->window->question;
  g_assert_nonnull (question);
  gtk_window_close (GTK_WINDOW (self->window));
  ui_test_settle (50);
  g_assert_true (self->window->question == question);
  gtk_dialog_response (GTK_DIALOG (question), GTK_RESPONSE_CANCEL);
  ui_test_settle (50);
  g_assert_nonnull (self->window);
  g_assert_true (acies_document_is_modified (self->document));
}

static void
test_close_discard (EditorTest   *self,
                    gconstpointer data)
{
  g_autoptr (GFile) file = save_somewhere (self);
  g_autofree char *before = read_text (file);
  g_autofree char *after = NULL;
  g_autoptr (GFile) folder = acies_editor_window_get_recovery_folder ();
  g_autoptr (GPtrArray) left = NULL;

  edit (self);
  answer (self, GTK_RESPONSE_NO);
  g_assert_null (self->window);
  after = read_text (file);
  g_assert_cmpstr (after, ==, before);
  left = acies_document_recoveries (folder);
  g_assert_cmpuint (left->len, ==, 0);
  g_file_delete (file, NULL, NULL);
}

static void
test_close_save (EditorTest   *self,
                 gconstpointer data)
{
  g_autoptr (GFile) file = save_somewhere (self);
  g_autofree char *after = NULL;

  edit (self);
  answer (self, GTK_RESPONSE_YES);
  g_assert_null (self->window);
  after = read_text (file);
  g_assert_nonnull (strstr (after, "Somewhere"));
  g_file_delete (file, NULL, NULL);
}

/* What is not changed is closed without a question; Quit asks too. */
static void
test_close_clean (EditorTest   *self,
                  gconstpointer data)
{
  gtk_window_close (GTK_WINDOW (self->window));
  ui_test_settle (50);
  g_assert_null (self->window);
}

static void
test_quit (EditorTest   *self,
           gconstpointer data)
{
  edit (self);
  g_action_group_activate_action (G_ACTION_GROUP (self->app), "quit", NULL);
  ui_test_settle (50);
  g_assert_nonnull (self->window);
  g_assert_nonnull (self->window->question);
}

/* The unsaved mark tells of the difference to the file, not of the number of steps. */
static void
test_saved_mark (EditorTest   *self,
                 gconstpointer data)
{
  g_autoptr (GFile) file = save_somewhere (self);
  g_autofree char *text = NULL;
  g_autofree char *shown = NULL;

  edit (self);
  g_action_group_activate_action (G_ACTION_GROUP (self->window), "save", NULL);
  g_assert_false (acies_document_is_modified (self->document));
  text = read_text (file);
  shown = editor_test_dup_text (self);
  g_assert_cmpstr (text, ==, shown);
  editor_test_run (self, "editor.undo");
  g_assert_true (acies_document_is_modified (self->document));
  g_assert_true (g_str_has_prefix (gtk_label_get_text (self->window->title_label), "•"));
  editor_test_run (self, "editor.redo");
  g_assert_false (acies_document_is_modified (self->document));
  g_assert_false (g_str_has_prefix (gtk_label_get_text (self->window->title_label), "•"));

  edit (self);
  editor_test_run (self, "editor.undo");
  g_action_group_activate_action (G_ACTION_GROUP (self->window), "revert", NULL);
  g_assert_false (acies_document_is_modified (self->document));
  g_file_delete (file, NULL, NULL);
}

/* A save that fails says so, and the work goes on. */
static void
test_save_fails (EditorTest   *self,
                 gconstpointer data)
{
  g_autoptr (GFile) file = save_somewhere (self);
  g_autoptr (GFile) folder = g_file_get_parent (file);

  edit (self);
  g_file_delete (file, NULL, NULL);
  g_assert_true (g_file_make_directory (file, NULL, NULL));
  g_action_group_activate_action (G_ACTION_GROUP (self->window), "save", NULL);
  g_assert_nonnull (acies_editor_window_get_complaint (self->window));
  g_assert_true (acies_document_is_modified (self->document));
  g_file_delete (file, NULL, NULL);
}

/* The end of a session asks nothing and loses nothing. */
static void
test_leave (EditorTest   *self,
            gconstpointer data)
{
  g_autoptr (GFile) folder = acies_editor_window_get_recovery_folder ();
  g_autoptr (GPtrArray) found = NULL;
  g_autoptr (AciesDocument) document = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  AciesDocumentRecovery *recovery = NULL;
  g_autoptr (GBytes) bytes = NULL;
  gsize length = 0;
  const char *text = NULL;

  edit (self);
  before = editor_test_dup_text (self);
  acies_editor_window_leave (self->window);
  ui_test_settle (50);
  g_assert_null (self->window);

  found = acies_document_recoveries (folder);
  g_assert_cmpuint (found->len, ==, 1);
  document = acies_document_recover (found->pdata[0], &recovery, &error);
  g_assert_no_error (error);
  g_assert_true (acies_document_is_modified (document));
  bytes = acies_document_dup_bytes (document);
  text = g_bytes_get_data (bytes, &length);
  after = g_strndup (text, length);
  g_assert_cmpstr (after, ==, before);
  acies_document_recovery_discard (recovery);
  g_object_unref (recovery);
}

/* The next start offers it once, and keeps it within reach. */
static void
test_offer (EditorTest   *self,
            gconstpointer data)
{
  AciesWindow *main_window = NULL;
  GList *windows = NULL;
  AciesEditorWindow *editor = NULL;

  edit (self);
  acies_editor_window_leave (self->window);
  main_window = ui_test_window_new (self->app);
  acies_application_offer_recovery (self->app, main_window);
  g_assert_nonnull (acies_window_get_complaint (main_window));
  gtk_window_destroy (GTK_WINDOW (main_window));

  main_window = ui_test_window_new (self->app);
  acies_application_offer_recovery (self->app, main_window);
  g_assert_null (acies_window_get_complaint (main_window));
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (main_window), "recover"));
  g_action_group_activate_action (G_ACTION_GROUP (main_window), "recover", NULL);
  ui_test_settle (50);
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (main_window), "recover"));

  for (windows = gtk_application_get_windows (GTK_APPLICATION (self->app)); windows != NULL;
       windows = windows->next)
    if (ACIES_IS_EDITOR_WINDOW (windows->data))
      editor = windows->data;
  g_assert_nonnull (editor);
  g_assert_true (acies_document_is_modified (acies_editor_window_get_document (editor)));
  gtk_window_destroy (GTK_WINDOW (main_window));

  /* Cut off again before it was saved: that is offered anew. */
  acies_editor_window_leave (editor);
  main_window = ui_test_window_new (self->app);
  acies_application_offer_recovery (self->app, main_window);
  g_assert_nonnull (acies_window_get_complaint (main_window));
  g_action_group_activate_action (G_ACTION_GROUP (main_window), "recover", NULL);
  ui_test_settle (50);
  editor = ACIES_EDITOR_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (self->app)));
  acies_document_recovery_discard (editor->recovery);
  gtk_window_destroy (GTK_WINDOW (editor));
  gtk_window_destroy (GTK_WINDOW (main_window));
}

/* What came with the program is opened as a copy with a name of its own, and stays as it was. */
static void
test_shipped (EditorTest   *self,
              gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_build_filename (g_getenv ("ACIES_SCENARIOS"), acies_ruleset_list ()[0]->id,
                                                      "cannae-216bc.json", NULL);
  g_autofree char *before = read_text (file);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  AciesEditorWindow *other = acies_application_edit_file (self->app, file, &error);

  g_assert_no_error (error);
  g_assert_null (acies_document_get_file (acies_editor_window_get_document (other)));
  g_assert_cmpstr (acies_document_get_title (acies_editor_window_get_document (other)), ==, "Cannae (copy)");
  g_assert_false (acies_document_is_modified (acies_editor_window_get_document (other)));
  gtk_window_close (GTK_WINDOW (other));
  after = read_text (file);
  g_assert_cmpstr (after, ==, before);
}

/* A file that is open already comes to the front; one that is no scenario is refused by name. */
static void
test_open (EditorTest   *self,
           gconstpointer data)
{
  g_autoptr (GFile) file = save_somewhere (self);
  g_autoptr (GFile) wrong = ui_test_write_data ("notes.json", "{ \"format\": \"notes\" }");
  g_autoptr (GError) error = NULL;

  g_assert_true (acies_application_edit_file (self->app, file, NULL) == self->window);
  g_assert_null (acies_application_edit_file (self->app, wrong, &error));
  g_assert_nonnull (error);
  g_assert_nonnull (strstr (error->message, "notes.json"));
  g_file_delete (file, NULL, NULL);
  g_file_delete (wrong, NULL, NULL);
}

/* A scenario that cannot be played for its errors is a press away from being mended. */

static gboolean
complains_cb (gpointer data)
{
  return acies_window_get_complaint (data) != NULL;
}

static void
test_mend (EditorTest   *self,
           gconstpointer data)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  AciesWindow *main_window = ui_test_window_new (self->app);
  GtkWidget *notice = NULL;
  g_autoptr (GPtrArray) buttons = NULL;
  GList *windows = NULL;
  guint n_editors = 0;

  acies_document_set (self->document, "name", NULL, "edit", NULL, &error);
  g_assert_no_error (error);
  file = save_somewhere (self);
  gtk_window_destroy (GTK_WINDOW (self->window));
  acies_window_open_file (main_window, file);
  ui_test_wait_until (complains_cb, main_window);
  notice = ui_test_find (GTK_WIDGET (main_window), ACIES_TYPE_NOTICE, NULL);
  buttons = editor_test_list (notice, GTK_TYPE_BUTTON);
  g_signal_emit_by_name (buttons->pdata[0], "clicked");
  ui_test_settle (50);

  for (windows = gtk_application_get_windows (GTK_APPLICATION (self->app)); windows != NULL;
       windows = windows->next)
    if (ACIES_IS_EDITOR_WINDOW (windows->data))
      {
        GFile *mended = acies_document_get_file (acies_editor_window_get_document (windows->data));

        g_assert_true (g_file_equal (mended, file));
        n_editors++;
      }
  g_assert_cmpuint (n_editors, ==, 1);
  g_file_delete (file, NULL, NULL);
}

/* New: from nothing, or from a battle. */

static void
on_made_cb (AciesDocument **made,
            AciesDocument  *document)
{
  g_set_object (made, document);
}

static gboolean
has_battles_cb (gpointer data)
{
  return acies_new_window_get_n_entries (data) > 4;
}

/* Whatever is offered to begin with can be edited. */
static void
test_new (EditorTest   *self,
          gconstpointer data)
{
  g_autoptr (GFile) folder = g_file_new_for_path (g_getenv ("ACIES_SCENARIOS"));

  for (guint i = 0, n = 1; i < n; i++)
    {
      GtkWidget *window = acies_new_window_new (GTK_WINDOW (self->window), &folder, 1);
      g_autoptr (AciesDocument) made = NULL;

      gtk_window_present (GTK_WINDOW (window));
      ui_test_wait_until (has_battles_cb, window);
      g_signal_connect_swapped (window, "made", G_CALLBACK (on_made_cb), &made);
      n = acies_new_window_get_n_entries (ACIES_NEW_WINDOW (window));
      g_assert_true (acies_new_window_choose (ACIES_NEW_WINDOW (window), i));
      g_assert_nonnull (made);
      g_assert_null (acies_document_get_file (made));
      g_assert_nonnull (acies_ruleset_find (acies_json_text (acies_document_peek (made, "ruleset")))->draft);
      ui_test_settle (30);
    }
}

static gboolean
is_made_cb (gpointer data)
{
  return *(AciesDocument **) data != NULL;
}

/* What is typed searches, wherever the focus is; Enter begins with the first that is found. */
static void
test_new_search (EditorTest   *self,
                 gconstpointer data)
{
  g_autoptr (GFile) folder = g_file_new_for_path (g_getenv ("ACIES_SCENARIOS"));
  GtkWidget *window = acies_new_window_new (GTK_WINDOW (self->window), &folder, 1);
  g_autoptr (AciesDocument) made = NULL;

  gtk_window_present (GTK_WINDOW (window));
  ui_test_wait_until (has_battles_cb, window);
  g_signal_connect_swapped (window, "made", G_CALLBACK (on_made_cb), &made);
  if (!ui_test_type_into (GTK_WINDOW (window), "z a m a"))
    return;
  g_assert_true (ui_test_type_into (GTK_WINDOW (window), "Return"));
  ui_test_wait_until (is_made_cb, &made);
  g_assert_nonnull (strstr (acies_document_get_title (made), "Zama"));
  ui_test_settle (30);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data = g_dir_make_tmp ("acies-editor-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", data, TRUE);
  gtk_test_init (&argc, &argv, NULL);
  editor_test_add ("/ui/editor-files/close-cancel", "cannae-216bc", test_close_cancel);
  editor_test_add ("/ui/editor-files/close-discard", "cannae-216bc", test_close_discard);
  editor_test_add ("/ui/editor-files/close-save", "cannae-216bc", test_close_save);
  editor_test_add ("/ui/editor-files/close-clean", "cannae-216bc", test_close_clean);
  editor_test_add ("/ui/editor-files/new-search", NULL, test_new_search);
  editor_test_add ("/ui/editor-files/quit-asks", "cannae-216bc", test_quit);
  editor_test_add ("/ui/editor-files/saved-mark", "cannae-216bc", test_saved_mark);
  editor_test_add ("/ui/editor-files/save-fails", "cannae-216bc", test_save_fails);
  editor_test_add ("/ui/editor-files/end-of-session", "cannae-216bc", test_leave);
  editor_test_add ("/ui/editor-files/offered-once", "cannae-216bc", test_offer);
  editor_test_add ("/ui/editor-files/shipped-is-copied", "cannae-216bc", test_shipped);
  editor_test_add ("/ui/editor-files/open", "cannae-216bc", test_open);
  editor_test_add ("/ui/editor-files/mend", "cannae-216bc", test_mend);
  editor_test_add ("/ui/editor-files/new", "cannae-216bc", test_new);
  return g_test_run ();
}
