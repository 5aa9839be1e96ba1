/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor-test-support.h"

#include "editor/acies-editor-copy.h"
#include "engine/core/acies-ruleset.h"

static AciesDocument *
document_new (const char *scenario)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  AciesDocument *document = NULL;
  const char *ruleset = scenario != NULL && g_str_has_suffix (scenario, "dba") ? "dba" : acies_ruleset_list ()[0]->id;

  if (scenario == NULL || g_str_equal (scenario, ruleset))
    return acies_editor_copy_blank (acies_ruleset_find (ruleset));

  file = ui_test_find_scenario (scenario);
  document = acies_editor_copy_load (file, &error);
  g_assert_no_error (error);
  return document;
}

static void
set_up (EditorTest   *self,
        gconstpointer data)
{
  self->app = ui_test_application_new ();
  self->document = document_new (data);
  self->window = acies_application_edit_document (self->app, self->document, NULL);
  g_object_add_weak_pointer (G_OBJECT (self->window), (gpointer *) &self->window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->window));
  ui_test_settle (50);
}

static void
tear_down (EditorTest   *self,
           gconstpointer data)
{
  if (self->window != NULL)
    {
      acies_document_recovery_discard (self->window->recovery);
      gtk_window_destroy (GTK_WINDOW (self->window));
    }
  ui_test_settle (20);
  g_clear_object (&self->document);
  g_clear_object (&self->app);
}

void
editor_test_add (const char *path,
                 const char *scenario,
                 void (*test) (EditorTest *, gconstpointer))
{
  g_test_add (path, EditorTest, scenario, set_up, test, tear_down);
}

GtkWidget *
editor_test_show_part (EditorTest *self,
                       const char *id,
                       int         side)
{
  const guint n = acies_editor_sidebar_get_n_entries (self->window->sidebar);

  for (guint i = 0; i < n; i++)
    {
      const AciesEditorEntry *entry = acies_editor_sidebar_get_entry (self->window->sidebar, i);

      if (!g_str_equal (entry->part->id, id) || entry->side != side)
        continue;
      acies_editor_window_show_entry (self->window, i);
      ui_test_settle (30);
      return acies_editor_window_get_page (self->window);
    }

  g_error ("There is no part %s %d", id, side);
}

char *
editor_test_dup_text (EditorTest *self)
{
  g_autoptr (GBytes) bytes = acies_document_dup_bytes (self->document);
  gsize length = 0;
  const char *data = g_bytes_get_data (bytes, &length);

  return g_strndup (data, length);
}

static gboolean
is_judged_cb (gpointer data)
{
  return !acies_document_checker_is_busy (data);
}

void
editor_test_wait_for_checker (EditorTest *self)
{
  ui_test_wait_until (is_judged_cb, acies_editor_context_get_checker (
                                      acies_editor_window_get_context (self->window)));
  ui_test_settle (20);
}

void
editor_test_run (EditorTest *self,
                 const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), action, NULL));
}

static void
list_below (GtkWidget *root,
            GType      type,
            GPtrArray *found)
{
  if (g_type_is_a (G_OBJECT_TYPE (root), type))
    g_ptr_array_add (found, root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_below (child, type, found);
}

GPtrArray *
editor_test_list (GtkWidget *root,
                  GType      type)
{
  GPtrArray *found = g_ptr_array_new ();

  list_below (root, type, found);
  return found;
}

void
editor_test_check_step (EditorTest *self,
                        const char *before,
                        const char *word)
{
  g_autofree char *after = editor_test_dup_text (self);
  g_autofree char *undone = NULL;
  g_autofree char *redone = NULL;
  const char *name = acies_document_get_undo_name (self->document);

  g_assert_cmpstr (after, !=, before);
  g_assert_nonnull (name);
  g_assert_nonnull (strstr (name, word != NULL ? word : ""));
  g_assert_true (acies_document_is_modified (self->document));
  editor_test_run (self, "editor.undo");
  undone = editor_test_dup_text (self);
  g_assert_cmpstr (undone, ==, before);
  g_assert_false (acies_document_can_undo (self->document));
  g_assert_false (acies_document_is_modified (self->document));
  editor_test_run (self, "editor.redo");
  redone = editor_test_dup_text (self);
  g_assert_cmpstr (redone, ==, after);
  editor_test_run (self, "editor.undo");
  ui_test_settle (10);
}

AciesFormRow *
editor_test_find_row (EditorTest *self,
                      const char *path)
{
  g_autoptr (GPtrArray) rows = NULL;

  g_assert_true (acies_editor_window_show_path (self->window, path));
  rows = editor_test_list (acies_editor_window_get_page (self->window), ACIES_TYPE_FORM_ROW);
  for (guint i = 0; i < rows->len; i++)
    if (g_strcmp0 (acies_form_row_get_path (rows->pdata[i]), path) == 0)
      return rows->pdata[i];

  g_error ("There is no field %s", path);
}
