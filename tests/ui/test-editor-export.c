/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-print-window.h"
#include "editor-test-support.h"

typedef struct
{
  const char *ending;
  const char *start;  /* of the file */
} FormatCase;

static const FormatCase format_cases[] = {
  { ".png", "\x89PNG" },
  { ".svg", "<?xml" },
  { ".pdf", "%PDF" },
};

static GFile *
new_file (const char *ending)
{
  g_autofree char *name = g_strconcat ("exported", ending, NULL);

  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  return g_file_new_build_filename (g_get_user_data_dir (), name, NULL);
}

static gboolean
is_there_cb (gpointer data)
{
  return g_file_query_exists (data, NULL);
}

static void
assert_file (GFile      *file,
             const char *start)
{
  g_autofree char *bytes = NULL;
  gsize length = 0;

  ui_test_wait_until (is_there_cb, file);
  g_assert_true (g_file_load_contents (file, NULL, &bytes, &length, NULL, NULL));
  g_assert_cmpuint (length, >, 1000);
  g_assert_cmpmem (bytes, strlen (start), start, strlen (start));
  ui_test_settle (50);
  g_file_delete (file, NULL, NULL);
}

static void
export_map (EditorTest *self,
            GFile      *file)
{
  g_autofree char *name = g_file_get_basename (file);
  AciesExportOptions options = { .width = 600 };

  g_assert_true (acies_export_format_for_name (name, &options.format));
  acies_application_export_map_of (self->window, file, &options, ACIES_PALETTE_LIGHT);
}

static void
test_map (EditorTest   *self,
          gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (format_cases); i++)
    {
      g_autoptr (GFile) file = new_file (format_cases[i].ending);

      export_map (self, file);
      assert_file (file, format_cases[i].start);
    }
}

/* A scenario with errors has a map all the same, but no pages, and is not printed. */
static void
test_errors (EditorTest   *self,
             gconstpointer data)
{
  g_autoptr (GFile) picture = new_file (".png");
  g_autoptr (GFile) pages = new_file (".pdf");

  acies_document_set (self->document, "name", json_node_init_string (json_node_alloc (), ""), "change", NULL, NULL);
  export_map (self, picture);
  assert_file (picture, format_cases[0].start);
  g_assert_null (acies_editor_window_get_complaint (self->window));
  acies_application_export_pages_of (self->window, pages);
  g_assert_nonnull (strstr (acies_editor_window_get_complaint (self->window), "1 error"));
  ui_test_settle (50);
  g_assert_false (g_file_query_exists (pages, NULL));
}

static void
test_pages (EditorTest   *self,
            gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (format_cases); i++)
    {
      g_autoptr (GFile) file = new_file (format_cases[i].ending);

      acies_application_export_pages_of (self->window, file);
      assert_file (file, format_cases[i].start);
    }
}

/* What cannot be written is said, with the name. */
static void
test_no_folder (EditorTest   *self,
                gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_build_filename (g_get_user_data_dir (), "absent", "map.png", NULL);

  export_map (self, file);
  for (guint i = 0; i < 100 && acies_editor_window_get_complaint (self->window) == NULL; i++)
    ui_test_settle (50);
  g_assert_nonnull (strstr (acies_editor_window_get_complaint (self->window), "map.png"));
}

/* Whoever closes the window meanwhile gets the file all the same. */
static void
test_closed (EditorTest   *self,
             gconstpointer data)
{
  g_autoptr (GFile) file = new_file (".png");

  export_map (self, file);
  acies_document_recovery_discard (self->window->recovery);
  gtk_window_destroy (GTK_WINDOW (self->window));
  assert_file (file, format_cases[0].start);
  ui_test_settle (200);
}

static void
test_print (EditorTest   *self,
            gconstpointer data)
{
  GListModel *windows = gtk_window_get_toplevels ();
  gboolean found = FALSE;

  g_action_group_activate_action (G_ACTION_GROUP (self->window), "print", NULL);
  for (guint i = 0; i < g_list_model_get_n_items (windows) && !found; i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      found = ACIES_IS_PRINT_WINDOW (window);
      if (found)
        gtk_window_destroy (window);
    }
  g_assert_true (found);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);

  editor_test_add ("/ui/editor/export/map", "cannae-216bc", test_map);
  editor_test_add ("/ui/editor/export/pages", "cannae-216bc", test_pages);
  editor_test_add ("/ui/editor/export/errors", "cannae-216bc", test_errors);
  editor_test_add ("/ui/editor/export/no-folder", "cannae-216bc", test_no_folder);
  editor_test_add ("/ui/editor/export/closed", "cannae-216bc", test_closed);
  editor_test_add ("/ui/editor/export/print", "cannae-216bc", test_print);

  return g_test_run ();
}
