/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* Where scenarios come from: templates, recent files, files that are dropped; and who else writes to them. */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-recent.h"
#include "editor-test-support.h"
#include "editor/acies-editor-copy.h"
#include "engine/core/acies-ruleset.h"

/* A file of the document, below the test's own folder. Returns: (transfer full) */
static GFile *
save_as (EditorTest *self,
         const char *name)
{
  g_autoptr (GFile) file = g_file_new_build_filename (g_get_user_cache_dir (), name, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_cache_dir (), 0700), ==, 0);
  acies_document_save (self->document, file, ACIES_DOCUMENT_SAVE_OVERWRITE, &error);
  g_assert_no_error (error);
  return g_steal_pointer (&file);
}

/* Another program saves the same scenario with another @place. */
static void
write_elsewhere (GFile      *file,
                 const char *place)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesDocument) other = acies_document_load (file, &error);

  g_assert_no_error (error);
  acies_document_set (other, "place", json_node_init_string (json_node_alloc (), place), "edit", NULL, &error);
  acies_document_save (other, NULL, ACIES_DOCUMENT_SAVE_PLAIN, &error);
  g_assert_no_error (error);
}

static void
set_place (EditorTest *self,
           const char *place)
{
  acies_document_set (self->document, "place", json_node_init_string (json_node_alloc (), place), "edit", NULL, NULL);
}

static const char *
get_place (AciesDocument *document)
{
  return json_node_get_string (acies_document_peek (document, "place"));
}

static gboolean
complains_cb (gpointer data)
{
  return acies_editor_window_get_complaint (data) != NULL;
}

/* Presses the button of the notice that has this action. */
static void
press_in_notice (EditorTest *self,
                 const char *action)
{
  g_autoptr (GPtrArray) buttons = editor_test_list (GTK_WIDGET (self->window->notice), GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (gtk_widget_get_visible (buttons->pdata[i]) &&
        g_strcmp0 (gtk_actionable_get_action_name (buttons->pdata[i]), action) == 0)
      {
        g_signal_emit_by_name (buttons->pdata[i], "clicked");
        ui_test_settle (30);
        return;
      }

  g_error ("The notice offers no %s", action);
}

static void
test_reload (EditorTest   *self,
             gconstpointer data)
{
  g_autoptr (GFile) file = save_as (self, "reload.json");

  set_place (self, "Mine");
  write_elsewhere (file, "Theirs");
  ui_test_wait_until (complains_cb, self->window);
  press_in_notice (self, "win.reload");
  g_assert_null (acies_editor_window_get_complaint (self->window));
  g_assert_cmpstr (get_place (self->document), ==, "Theirs");
  g_assert_false (acies_document_is_modified (self->document));

  /* Nothing is lost. */
  editor_test_run (self, "editor.undo");
  g_assert_cmpstr (get_place (self->document), ==, "Mine");
}

static void
test_keep (EditorTest   *self,
           gconstpointer data)
{
  g_autoptr (GFile) file = save_as (self, "keep.json");
  g_autoptr (AciesDocument) saved = NULL;

  set_place (self, "Mine");
  g_action_group_activate_action (G_ACTION_GROUP (self->window), "save", NULL);
  write_elsewhere (file, "Theirs");
  ui_test_wait_until (complains_cb, self->window);
  press_in_notice (self, "win.keep-own");
  g_assert_null (acies_editor_window_get_complaint (self->window));
  g_assert_true (acies_document_is_modified (self->document));
  g_action_group_activate_action (G_ACTION_GROUP (self->window), "save", NULL);
  g_assert_null (acies_editor_window_get_complaint (self->window));
  g_assert_false (acies_document_is_modified (self->document));
  saved = acies_document_load (file, NULL);
  g_assert_cmpstr (get_place (saved), ==, "Mine");
}

/* What this window saves is no change by another program. */
static void
test_own_save (EditorTest   *self,
               gconstpointer data)
{
  g_autoptr (GFile) file = save_as (self, "own.json");

  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *place = g_strdup_printf ("Place %u", i);

      set_place (self, place);
      g_action_group_activate_action (G_ACTION_GROUP (self->window), "save", NULL);
      ui_test_settle (100);
      g_assert_null (acies_editor_window_get_complaint (self->window));
    }
}

/* Unsaved changes of another copy of the program are told of as soon as the file is opened. */
static void
test_other_copy (EditorTest   *self,
                 gconstpointer data)
{
  g_autoptr (GFile) file = save_as (self, "other.json");
  g_autoptr (GFile) folder = acies_editor_window_get_recovery_folder ();
  g_autoptr (AciesDocument) theirs = acies_document_load (file, NULL);
  g_autoptr (AciesDocumentRecovery) recovery = acies_document_recovery_new (theirs, folder);
  AciesEditorWindow *editor = NULL;
  g_autoptr (GError) error = NULL;

  acies_document_forget_file (self->document);
  g_assert_false (acies_document_is_being_edited (file, folder));
  acies_document_set (theirs, "place", json_node_init_string (json_node_alloc (), "Theirs"), "edit", NULL, &error);
  g_assert_true (acies_document_recovery_flush (recovery));
  g_assert_true (acies_document_is_being_edited (file, folder));
  editor = acies_application_edit_file (self->app, file, &error);
  g_assert_no_error (error);
  g_assert_nonnull (acies_editor_window_get_complaint (editor));
  g_assert_nonnull (strstr (acies_editor_window_get_complaint (editor), "other.json"));
  gtk_window_destroy (GTK_WINDOW (editor));
  acies_document_recovery_discard (recovery);
}

/* Recent files */

static GMenuModel *
get_recent_menu (EditorTest *self)
{
  return G_MENU_MODEL (gtk_application_get_menu_by_id (GTK_APPLICATION (self->app), "recent-scenarios"));
}

static void
test_recent (EditorTest   *self,
             gconstpointer data)
{
  g_autoptr (GFile) file = save_as (self, "recent_one.json");
  g_autofree char *uri = g_file_get_uri (file);
  g_autofree char *label = NULL;
  g_autofree char *target = NULL;
  g_autoptr (GPtrArray) files = NULL;

  set_place (self, "Somewhere");
  g_action_group_activate_action (G_ACTION_GROUP (self->window), "save", NULL);
  g_assert_cmpint (g_menu_model_get_n_items (get_recent_menu (self)), >=, 1);
  g_assert_true (g_menu_model_get_item_attribute (get_recent_menu (self), 0, G_MENU_ATTRIBUTE_LABEL, "s", &label));
  g_assert_true (g_menu_model_get_item_attribute (get_recent_menu (self), 0, G_MENU_ATTRIBUTE_TARGET, "s", &target));
  g_assert_cmpstr (label, ==, "recent__one.json");
  g_assert_cmpstr (target, ==, uri);
  g_action_group_activate_action (G_ACTION_GROUP (self->window), "open-recent", g_variant_new_string (target));
  g_assert_null (acies_editor_window_get_complaint (self->window));

  /* A file that is gone is said to be, and goes from the list. */
  acies_document_forget_file (self->document);
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_action_group_activate_action (G_ACTION_GROUP (self->window), "open-recent", g_variant_new_string (target));
  g_assert_nonnull (acies_editor_window_get_complaint (self->window));
  files = acies_recent_list_edited (acies_application_get_settings (self->app));
  for (guint i = 0; i < files->len; i++)
    g_assert_false (g_file_equal (files->pdata[i], file));
}

/* Files that are dropped */

static gboolean
drop_on (GtkWidget *widget,
         GFile     *file)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  GSList list = { file, NULL };
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_list (&list));
  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !taken; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, 10.0, 10.0, &taken);
    }

  return taken;
}

static guint
count_editors (EditorTest *self)
{
  guint n = 0;

  for (GList *at = gtk_application_get_windows (GTK_APPLICATION (self->app)); at != NULL; at = at->next)
    n += ACIES_IS_EDITOR_WINDOW (at->data);

  return n;
}

/* On the editor: another editor; a file that is none is refused by name. On the main window: the battle's page. */
static void
test_drop (EditorTest   *self,
           gconstpointer data)
{
  g_autoptr (GFile) file = save_as (self, "dropped.json");
  g_autoptr (GFile) wrong = ui_test_write_data ("notes.json", "{}");
  AciesWindow *main_window = NULL;

  acies_document_forget_file (self->document);
  g_assert_true (drop_on (GTK_WIDGET (self->window), file));
  g_assert_cmpuint (count_editors (self), ==, 2);
  g_assert_true (drop_on (GTK_WIDGET (self->window), wrong));
  g_assert_cmpuint (count_editors (self), ==, 2);
  g_assert_nonnull (strstr (acies_editor_window_get_complaint (self->window), "notes.json"));
  for (GList *at = gtk_application_get_windows (GTK_APPLICATION (self->app)); at != NULL; at = at->next)
    if (ACIES_IS_EDITOR_WINDOW (at->data) && at->data != self->window)
      {
        gtk_window_destroy (at->data);
        break;
      }

  main_window = ui_test_window_new (self->app);
  g_assert_true (drop_on (GTK_WIDGET (main_window), file));
  ui_test_wait_for_page (main_window, "scenario");
  g_assert_cmpuint (count_editors (self), ==, 1);
  gtk_window_destroy (GTK_WINDOW (main_window));
}

/* Templates */

static void
test_templates (EditorTest   *self,
                gconstpointer data)
{
  for (guint i = 0; acies_ruleset_list ()[i] != NULL; i++)
    {
      const AciesRuleset *ruleset = acies_ruleset_list ()[i];

      for (guint j = 0; ruleset->draft != NULL && j < ruleset->draft->n_templates; j++)
        {
          g_autoptr (AciesDocument) document = acies_editor_copy_template (ruleset, j);
          AciesEditorWindow *editor = acies_application_edit_document (self->app, document, NULL);
          EditorTest other = { self->app, editor, document };
          AciesDocumentChecker *checker =
            acies_editor_context_get_checker (acies_editor_window_get_context (editor));

          editor_test_wait_for_checker (&other);
          g_assert_cmpuint (acies_document_checker_count (checker, ACIES_SEVERITY_ERROR), ==, 0);
          g_assert_cmpuint (acies_document_checker_count (checker, ACIES_SEVERITY_WARNING), ==, 0);
          g_assert_false (acies_document_is_modified (document));
          gtk_window_destroy (GTK_WINDOW (editor));
        }
    }
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  editor_test_add ("/ui/editor-open/changed-reload", "cannae-216bc", test_reload);
  editor_test_add ("/ui/editor-open/changed-keep", "cannae-216bc", test_keep);
  editor_test_add ("/ui/editor-open/own-save", "cannae-216bc", test_own_save);
  editor_test_add ("/ui/editor-open/other-copy", "cannae-216bc", test_other_copy);
  editor_test_add ("/ui/editor-open/recent", "cannae-216bc", test_recent);
  editor_test_add ("/ui/editor-open/drop", "cannae-216bc", test_drop);
  editor_test_add ("/ui/editor-open/templates", "cannae-216bc", test_templates);
  return g_test_run ();
}
