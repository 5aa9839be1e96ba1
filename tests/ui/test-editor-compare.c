/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor-test-support.h"
#include "editor/acies-compare-window.h"

/* NULL if there is none. */
static AciesCompareWindow *
find_window (void)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (ACIES_IS_COMPARE_WINDOW (window))
        return ACIES_COMPARE_WINDOW (window);
    }

  return NULL;
}

static GFile *
write_document (EditorTest *self)
{
  g_autofree char *text = editor_test_dup_text (self);

  return ui_test_write_data ("scenarios/compared.json", text);
}

/* What is changed is listed at once, in words; it leads to its field; undone, it is gone from the list. */
static void
test_differences (EditorTest   *self,
                  gconstpointer data)
{
  g_autoptr (GFile) file = write_document (self);
  g_autoptr (GError) error = NULL;
  AciesCompareWindow *window = NULL;
  g_autofree char *text = NULL;

  g_assert_true (acies_editor_window_compare (self->window, file, &error));
  g_assert_no_error (error);
  window = find_window ();
  g_assert_cmpuint (acies_compare_window_get_n_differences (window), ==, 0);
  g_assert_nonnull (strstr (gtk_window_get_title (GTK_WINDOW (window)), "compared.json"));

  acies_document_set (self->document, "conditions.turns", json_node_init_int (json_node_alloc (), 4), "change", NULL, NULL);
  acies_document_set (self->document, "place", NULL, "change", NULL, NULL);
  g_assert_cmpuint (acies_compare_window_get_n_differences (window), ==, 2);
  text = acies_compare_window_dup_text (window);
  g_assert_nonnull (strstr (text, "Conditions: Turns\t"));
  g_assert_nonnull (strstr (text, "\t4\n"));
  g_assert_nonnull (strstr (text, "\t(not there)\n"));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  ui_test_picture (GTK_WIDGET (window), "editor-compare.png");

  editor_test_show_part (self, "commanders", -1);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GPtrArray) labels = NULL;

      acies_compare_window_go_to (window, i);
      labels = editor_test_list (GTK_WIDGET (window), GTK_TYPE_LABEL);
      g_assert_cmpuint (labels->len, >, 3);
      g_assert_cmpstr (acies_editor_window_get_part (self->window), !=, "commanders");
    }
  acies_document_undo (self->document);
  acies_document_undo (self->document);
  g_assert_cmpuint (acies_compare_window_get_n_differences (window), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
  g_file_delete (file, NULL, NULL);
}

/* With what was saved, as soon as there is a file. */
static void
test_saved (EditorTest   *self,
            gconstpointer data)
{
  g_autoptr (GFile) file = ui_test_write_data ("scenarios/mine.json", "");
  g_autoptr (GError) error = NULL;
  AciesCompareWindow *window = NULL;

  editor_test_run (self, "editor.compare-saved");
  g_assert_null (find_window ());
  acies_document_save (self->document, file, ACIES_DOCUMENT_SAVE_PLAIN, &error);
  g_assert_no_error (error);
  acies_document_set (self->document, "name", json_node_init_string (json_node_alloc (), "Other"), "change", NULL, NULL);
  editor_test_run (self, "editor.compare-saved");
  window = find_window ();
  g_assert_cmpuint (acies_compare_window_get_n_differences (window), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
  g_file_delete (file, NULL, NULL);
}

/* What is no scenario is refused by name, and opens no window. */
static void
test_refused (EditorTest   *self,
              gconstpointer data)
{
  static const char *const bad[] = { "", "{", "[]", "{\"format\":\"acies-game\"}" };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GFile) file = ui_test_write_data ("scenarios/no-scenario.json", bad[i]);
      g_autoptr (GError) error = NULL;

      g_assert_false (acies_editor_window_compare (self->window, file, &error));
      g_assert_nonnull (strstr (error->message, "no-scenario.json"));
      g_file_delete (file, NULL, NULL);
    }
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);

  editor_test_add ("/ui/editor/compare/differences", "cannae-216bc", test_differences);
  editor_test_add ("/ui/editor/compare/saved", "cannae-216bc", test_saved);
  editor_test_add ("/ui/editor/compare/refused", "cannae-216bc", test_refused);

  return g_test_run ();
}
