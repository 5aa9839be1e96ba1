/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor-keys-support.h"
#include "editor/acies-troop-picker.h"

#include <glib/gstdio.h>
#include <string.h>

typedef struct
{
  EditorTest *test;
  const char *path;
  const char *expected;
  int         side;
} Wanted;

void
editor_keys_press (GtkWindow  *window,
                   const char *keys)
{
  g_assert_true (ui_test_type_text (window, keys, NULL));
}

void
editor_keys_press_here (EditorTest *self,
                        const char *keys)
{
  editor_keys_press (GTK_WINDOW (self->window), keys);
}

/* The keys, then the letters. */
void
editor_keys_type (EditorTest *self,
                  const char *keys,
                  const char *text)
{
  g_assert_true (ui_test_type_text (GTK_WINDOW (self->window), keys, text));
}

gboolean
editor_keys_has_focus (EditorTest *self,
                       GtkWidget  *widget)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->window));

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* The field, once it is on the screen; NULL before. */
AciesFormRow *
editor_keys_find_row (EditorTest *self,
                      const char *path)
{
  g_autoptr (GPtrArray) rows = editor_test_list (acies_editor_window_get_page (self->window), ACIES_TYPE_FORM_ROW);

  for (guint i = 0; i < rows->len; i++)
    if (gtk_widget_get_mapped (rows->pdata[i]) && g_strcmp0 (acies_form_row_get_path (rows->pdata[i]), path) == 0)
      return rows->pdata[i];

  return NULL;
}

/* The letter that leads to the field; 0 as long as there is none. */
static guint
find_key (EditorTest *self,
          const char *path)
{
  AciesFormRow *row = editor_keys_find_row (self, path);
  const guint   key = row != NULL ? gtk_label_get_mnemonic_keyval (GTK_LABEL (gtk_widget_get_first_child (GTK_WIDGET (row)))) : 0;

  return key != GDK_KEY_VoidSymbol ? key : 0;
}

static gboolean
has_key_cb (gpointer data)
{
  Wanted *wanted = data;

  return find_key (wanted->test, wanted->path) != 0;
}

char *
editor_keys_dup_key (EditorTest *self,
                     const char *path)
{
  Wanted wanted = { .test = self, .path = path };

  g_test_message ("The field %s", path);
  ui_test_wait_until (has_key_cb, &wanted);
  return g_strdup_printf ("alt+%s", gdk_keyval_name (find_key (self, path)));
}

static gboolean
has_value_cb (gpointer data)
{
  Wanted          *wanted = data;
  JsonNode        *node = acies_document_peek (wanted->test->document, wanted->path);
  g_autofree char *text = node != NULL ? acies_json_to_line (node) : NULL;

  return g_strcmp0 (text, wanted->expected) == 0;
}

void
editor_keys_expect (EditorTest *self,
                    const char *path,
                    const char *expected)
{
  Wanted wanted = { self, path, expected };

  g_test_message ("%s: %s", path, expected);
  ui_test_wait_until (has_value_cb, &wanted);
}

/* Fills a field with what it is to hold in the file. */
void
editor_keys_fill_json (EditorTest *self,
                       const char *path,
                       const char *text,
                       const char *expected)
{
  g_autofree char *key = editor_keys_dup_key (self, path);
  g_autofree char *keys = g_strconcat (key, " ctrl+a", NULL);

  editor_keys_type (self, keys, text);
  editor_keys_expect (self, path, expected);
}

void
editor_keys_fill (EditorTest *self,
                  const char *path,
                  const char *text)
{
  g_autofree char *expected = g_strdup_printf ("\"%s\"", text);

  editor_keys_fill_json (self, path, text, expected);
}

/* The entry of a list that begins with @words. */
void
editor_keys_choose (EditorTest *self,
                    const char *path,
                    const char *words,
                    const char *expected)
{
  g_autofree char *key = editor_keys_dup_key (self, path);

  editor_keys_type (self, key, words);
  editor_keys_expect (self, path, expected);
}

static gboolean
is_part_cb (gpointer data)
{
  Wanted *wanted = data;

  return g_str_equal (acies_editor_window_get_part (wanted->test->window), wanted->expected) &&
         acies_editor_window_get_side (wanted->test->window) == wanted->side;
}

/* @side: of whose army; -1 */
void
editor_keys_show_part (EditorTest *self,
                       const char *keys,
                       const char *id,
                       int         side)
{
  Wanted wanted = { .test = self, .expected = id, .side = side };

  editor_keys_press_here (self, keys);
  ui_test_wait_until (is_part_cb, &wanted);
}

static gpointer
find_toplevel (GType type)
{
  GListModel *all = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (all, i);

      if (g_type_is_a (G_OBJECT_TYPE (window), type) && gtk_widget_get_mapped (window))
        return window;
    }

  return NULL;
}

static gboolean
is_open_cb (gpointer data)
{
  return find_toplevel (GPOINTER_TO_SIZE (data)) != NULL;
}

gpointer
editor_keys_wait_for (GType type)
{
  ui_test_wait_until (is_open_cb, GSIZE_TO_POINTER (type));
  ui_test_settle (100);
  return find_toplevel (type);
}

static gboolean
has_object_cb (gpointer data)
{
  Wanted *wanted = data;

  return acies_document_peek (wanted->test->document, wanted->path) != NULL;
}

void
editor_keys_wait_for_object (EditorTest *self,
                             const char *path)
{
  Wanted wanted = { .test = self, .path = path };

  ui_test_wait_until (has_object_cb, &wanted);
}

void
editor_keys_append (GString    *keys,
                    const char *key,
                    int         n)
{
  for (int i = 0; i < n; i++)
    g_string_append_printf (keys, " %s", key);
}

static gboolean
is_saved_cb (gpointer data)
{
  return !acies_document_is_modified (data) && acies_document_get_file (data) != NULL;
}

void
editor_keys_save (EditorTest *self,
                  const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWindow        *chooser = NULL;

  editor_keys_press_here (self, "ctrl+s");
  chooser = editor_keys_wait_for (GTK_TYPE_FILE_CHOOSER_DIALOG);
  g_assert_true (ui_test_type_text (chooser, "ctrl+a", path));
  ui_test_settle (200);
  editor_keys_press (chooser, "Return");
  ui_test_wait_until (is_saved_cb, self->document);
  g_assert_true (g_file_equal (acies_document_get_file (self->document), file));
}

/* The other reader of the file has nothing to say against it either. */
void
editor_keys_validate (EditorTest *self,
                      const char *path)
{
  const char *const  argv[] = { g_getenv ("ACIES_CLI"), "validate", path, NULL };
  g_autoptr (GError) error = NULL;
  g_autofree char   *output = NULL;
  g_autofree char   *complaints = NULL;
  g_autofree char   *saved = NULL;
  g_autofree char   *shown = editor_test_dup_text (self);
  int                status = 0;

  g_assert_true (g_file_get_contents (path, &saved, NULL, NULL));
  g_assert_cmpstr (saved, ==, shown);
  g_assert_true (g_spawn_sync (NULL, (char **)argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &output, &complaints, &status, &error));
  g_assert_no_error (error);
  g_test_message ("%s%s", output, complaints);
  g_assert_true (g_spawn_check_wait_status (status, NULL));
  g_assert_null (strstr (output, "warning"));
  g_assert_cmpstr (complaints, ==, "");
}

typedef struct
{
  GtkDropDown *list;
  const char  *words;
} Entry;

static gboolean
has_entry_cb (gpointer data)
{
  Entry           *entry = data;
  GtkStringObject *item = gtk_drop_down_get_selected_item (entry->list);

  return item != NULL && g_str_equal (gtk_string_object_get_string (item), entry->words);
}

void
editor_keys_add_troops (EditorTest *self,
                        const char *count_key,
                        const char *troop,
                        const char *last)
{
  GtkWidget            *page = acies_editor_window_get_page (self->window);
  GtkWidget            *picker = ui_test_find (page, ACIES_TYPE_TROOP_PICKER, NULL);
  g_autoptr (GPtrArray) lists = editor_test_list (picker, GTK_TYPE_DROP_DOWN);
  g_autofree char      *keys = g_strdup_printf ("alt+d ctrl+a %s Tab Tab", count_key);
  Entry                 entry = { lists->pdata[1], troop };

  editor_keys_type (self, keys, troop);
  ui_test_wait_until (has_entry_cb, &entry);
  editor_keys_press_here (self, "Insert");
  editor_keys_wait_for_object (self, last);
}

static void
play (const char *path)
{
  const AciesGameOptions    options = { .start = { .historical = TRUE }, .undo = ACIES_UNDO_FREE };
  g_autoptr (GFile)         file = g_file_new_for_path (path);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError)        error = NULL;
  g_autoptr (AciesScenario) scenario = acies_scenario_load (file, problems, &error);
  g_autoptr (AciesGame)     game = NULL;

  g_assert_no_error (error);
  game = acies_game_new (scenario, &options, 218);
  ui_test_play_by_chance (game, 40, 218);
  g_assert_cmpuint (acies_game_get_n_steps (game), >, 20);
}

void
editor_keys_author (void (*write) (EditorTest *self, AciesWindow *library))
{
  EditorTest       self = { .app = ui_test_application_new () };
  AciesWindow     *library = ui_test_window_new (self.app);
  g_autofree char *folder = g_dir_make_tmp ("acies-author-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "battle.json", NULL);

  if (!ui_test_type (library, "Escape"))
    return;

  write (&self, library);
  editor_keys_save (&self, path);
  editor_keys_validate (&self, path);
  play (path);

  gtk_window_destroy (GTK_WINDOW (self.window));
  gtk_window_destroy (GTK_WINDOW (library));
  ui_test_settle (50);
  g_clear_object (&self.document);
  g_clear_object (&self.app);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}
