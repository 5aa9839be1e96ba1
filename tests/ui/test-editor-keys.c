/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* The editor by keys: access keys, Tab, Enter, Escape, help; and lists that are ticked. */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor-test-support.h"
#include "editor/acies-form-view.h"
#include "editor/acies-several-control.h"
#include "engine/core/acies-ruleset.h"

/* No letter twice on a page, whatever it consists of; the first fields have one each. */
static void
check_access_keys (GtkWidget *page)
{
  g_autoptr (GPtrArray) labels = editor_test_list (page, GTK_TYPE_LABEL);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < labels->len; i++)
    {
      const guint key = gtk_label_get_mnemonic_keyval (labels->pdata[i]);

      if (key == GDK_KEY_VoidSymbol || key == 0)
        continue;
      g_test_message ("%s: %s", gtk_label_get_label (labels->pdata[i]), gdk_keyval_name (key));
      g_assert_true (g_hash_table_add (seen, GUINT_TO_POINTER (gdk_keyval_to_lower (key))));
    }
}

static void
test_access_keys (EditorTest   *self,
                  gconstpointer data)
{
  const guint n = acies_editor_sidebar_get_n_entries (self->window->sidebar);
  g_autoptr (GPtrArray) rows = NULL;

  for (guint i = 0; i < n; i++)
    {
      acies_editor_window_show_entry (self->window, i);
      check_access_keys (acies_editor_window_get_page (self->window));
    }

  rows = editor_test_list (editor_test_show_part (self, "battle", -1), ACIES_TYPE_FORM_ROW);
  for (guint i = 0; i < rows->len && i < 8; i++)
    {
      GtkWidget *label = gtk_widget_get_first_child (rows->pdata[i]);

      g_assert_cmpuint (gtk_label_get_mnemonic_keyval (GTK_LABEL (label)), !=, GDK_KEY_VoidSymbol);
      g_assert_cmpuint (gtk_label_get_mnemonic_keyval (GTK_LABEL (label)), !=, 0);
    }
}

static gboolean
is_river_cb (gpointer data)
{
  JsonNode *place = acies_document_peek (data, "place");

  return place != NULL && g_str_equal (json_node_get_string (place), "River");
}

/* A letter with Alt goes to its field; Tab goes on; Enter and Escape neither close nor lose anything. */
static void
test_typed_keys (EditorTest   *self,
                 gconstpointer data)
{
  AciesFormRow *place = editor_test_find_row (self, "place");
  const guint key = gtk_label_get_mnemonic_keyval (GTK_LABEL (gtk_widget_get_first_child (GTK_WIDGET (place))));
  g_autofree char *keys = g_strdup_printf ("alt+%s ctrl+a R i v e r Return", gdk_keyval_name (key));
  GtkWidget *name = NULL;

  editor_test_find_row (self, "name");
  if (!ui_test_type_into (GTK_WINDOW (self->window), keys))
    return;

  ui_test_wait_until (is_river_cb, self->document);
  g_assert_true (ui_test_type_into (GTK_WINDOW (self->window), "Escape"));
  g_assert_nonnull (self->window);
  g_assert_cmpstr (json_node_get_string (acies_document_peek (self->document, "place")), ==, "River");

  /* Tab goes through the name's row to the next field. */
  name = GTK_WIDGET (editor_test_find_row (self, "name"));
  for (guint i = 0; i < 4 && gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (self->window)), name); i++)
    g_assert_true (ui_test_type_into (GTK_WINDOW (self->window), "Tab"));
  g_assert_nonnull (gtk_widget_get_ancestor (gtk_root_get_focus (GTK_ROOT (self->window)), ACIES_TYPE_FORM_ROW));
  g_assert_false (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (self->window)), name));
}

/* What was typed in one visit is one step; another visit, to the same field too, is another. */
static void
test_visits (EditorTest   *self,
             gconstpointer data)
{
  guint n = 0;

  editor_test_find_row (self, "place");
  if (!ui_test_type_into (GTK_WINDOW (self->window), "ctrl+a A B C"))
    return;

  editor_test_find_row (self, "author");
  g_assert_true (ui_test_type_into (GTK_WINDOW (self->window), "ctrl+a D E"));
  editor_test_find_row (self, "place");
  g_assert_true (ui_test_type_into (GTK_WINDOW (self->window), "End F G"));
  for (n = 0; acies_document_can_undo (self->document); n++)
    acies_document_undo (self->document);
  g_assert_cmpuint (n, ==, 3);
}

/* The parts are one stop: Tab leaves their list at once, and the part that is shown stays. */
static void
test_tab_past_parts (EditorTest   *self,
                     gconstpointer data)
{
  GtkWidget *sidebar = GTK_WIDGET (self->window->sidebar);

  editor_test_show_part (self, "conditions", -1);
  g_assert_true (gtk_widget_child_focus (sidebar, GTK_DIR_TAB_FORWARD));
  if (!ui_test_type_into (GTK_WINDOW (self->window), "Tab"))
    return;

  g_assert_false (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (self->window)), sidebar));
  g_assert_cmpstr (acies_editor_window_get_part (self->window), ==, "conditions");
}

/* F1 opens the rules at what the field is about. */
static void
test_clause (EditorTest   *self,
             gconstpointer data)
{
  AciesFormRow *row = editor_test_find_row (self, "conditions.turns");

  g_assert_nonnull (acies_form_row_get_clause (row));
  g_assert_cmpstr (acies_editor_window_get_clause (self->window), ==, acies_form_row_get_clause (row));
  editor_test_find_row (self, "name");
  g_assert_null (acies_editor_window_get_clause (self->window));
}

/* Lists that are ticked */

static const AciesFormField *
find_field (AciesEditorContext *context,
            AciesFieldKind      kind,
            const AciesForm   **form)
{
  for (*form = acies_editor_context_get_draft (context)->forms; (*form)->path != NULL; (*form)++)
    for (const AciesFormField *field = (*form)->fields; field->key != NULL; field++)
      if (field->kind == kind)
        return field;

  g_error ("The rules have no such field");
}

static GtkWidget *
check_button (GtkWidget *control,
              guint      index)
{
  GtkWidget *popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (acies_form_control_get_focus (ACIES_FORM_CONTROL (control)))));
  g_autoptr (GPtrArray) checks = editor_test_list (popover, GTK_TYPE_CHECK_BUTTON);

  g_assert_cmpuint (index, <, checks->len);
  return checks->pdata[index];
}

static void
check_list (EditorTest *self,
            const char *path,
            const char *expected)
{
  JsonNode *node = acies_document_peek (self->document, path);
  g_autofree char *text = node != NULL ? acies_json_to_line (node) : g_strdup ("");

  g_assert_cmpstr (text, ==, expected);
}

/* Those ticked later stand behind; the last tick that goes takes the member with it; strangers stay until they are unticked. */
static void
test_set (EditorTest   *self,
          gconstpointer data)
{
  AciesEditorContext *context = acies_editor_window_get_context (self->window);
  const AciesForm *form = NULL;
  const AciesFormField *field = find_field (context, ACIES_FIELD_SET, &form);
  GtkWidget *view = g_object_ref_sink (acies_form_view_new (context, form->fields, NULL));
  g_autofree char *path = g_strconcat ("trial.", field->key, NULL);
  g_autofree char *one = g_strdup_printf ("[\"%s\"]", field->choices[1].name);
  g_autofree char *two = g_strdup_printf ("[\"%s\",\"%s\"]", field->choices[1].name, field->choices[0].name);
  AciesFormRow *row = acies_form_view_get_row (ACIES_FORM_VIEW (view), field->key);
  GtkWidget *control = acies_form_row_get_control (row);
  g_autoptr (GError) error = NULL;

  acies_form_view_set_path (ACIES_FORM_VIEW (view), "trial");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check_button (control, 1)), TRUE);
  check_list (self, path, one);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check_button (control, 0)), TRUE);
  check_list (self, path, two);
  acies_document_undo (self->document);
  check_list (self, path, one);
  g_assert_false (gtk_check_button_get_active (GTK_CHECK_BUTTON (check_button (control, 0))));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check_button (control, 1)), FALSE);
  check_list (self, path, "");

  acies_document_set (self->document, path, json_from_string ("[\"nowhere\", 7]", &error), "trial", NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (acies_several_control_get_summary (ACIES_SEVERAL_CONTROL (control)), "nowhere"));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check_button (control, 0)), TRUE);
  g_assert_nonnull (strstr (acies_several_control_get_summary (ACIES_SEVERAL_CONTROL (control)), "nowhere"));
  g_object_unref (view);
}

/* Who can be named is ticked by name; Escape closes the list and nothing else. */
static void
test_references (EditorTest   *self,
                 gconstpointer data)
{
  AciesEditorContext *context = acies_editor_window_get_context (self->window);
  const AciesFormField field = { .key = "shattered", .label = "Shattered", .kind = ACIES_FIELD_REFERENCES };
  const AciesFormField fields[] = { field, { .key = NULL } };
  const AciesJsonCursor root = acies_editor_context_get_root (context);
  g_autofree char *side = g_strdup (acies_editor_context_get_text (context, "sides[0].id"));
  g_autofree char *object = g_strconcat ("situation.sides.", side, NULL);
  g_autofree char *path = g_strconcat (object, ".shattered", NULL);
  g_autoptr (GArray) candidates = acies_editor_context_get_draft (context)->candidates (&root, path);
  GtkWidget *view = g_object_ref_sink (acies_form_view_new (context, fields, NULL));
  GtkWidget *control = acies_form_row_get_control (acies_form_view_get_row (ACIES_FORM_VIEW (view), "shattered"));
  g_autofree char *expected = NULL;

  g_assert_cmpuint (candidates->len, >, 5);
  expected = g_strdup_printf ("[\"%s\"]", g_array_index (candidates, AciesCandidate, 3).id);
  acies_form_view_set_path (ACIES_FORM_VIEW (view), object);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check_button (control, 3)), TRUE);
  check_list (self, path, expected);
  g_assert_cmpstr (acies_several_control_get_summary (ACIES_SEVERAL_CONTROL (control)), ==,
                   g_array_index (candidates, AciesCandidate, 3).name);
  g_object_unref (view);
}

/* From a page without anything to choose the keys lead on. */
static void
test_empty_page (EditorTest   *self,
                 gconstpointer data)
{
  editor_test_show_part (self, "deployment", -1);
  editor_test_wait_for_checker (self);
  if (!ui_test_type_into (GTK_WINDOW (self->window), "ctrl+k"))
    return;

  g_assert_cmpstr (acies_editor_window_get_part (self->window), ==, "check");
  g_assert_true (ui_test_type_into (GTK_WINDOW (self->window), "ctrl+Page_Down"));
  g_assert_cmpstr (acies_editor_window_get_part (self->window), ==, "balance");
  g_assert_true (ui_test_type_into (GTK_WINDOW (self->window), "ctrl+Page_Up ctrl+Page_Up"));
  g_assert_cmpstr (acies_editor_window_get_part (self->window), ==, "sources");
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  editor_test_add ("/ui/editor-keys/access-keys-are-unique", "cannae-216bc", test_access_keys);
  editor_test_add ("/ui/editor-keys/typed", "cannae-216bc", test_typed_keys);
  editor_test_add ("/ui/editor-keys/visits-are-steps", "cannae-216bc", test_visits);
  editor_test_add ("/ui/editor-keys/tab-past-the-parts", "cannae-216bc", test_tab_past_parts);
  editor_test_add ("/ui/editor-keys/help-at-the-clause", "cannae-216bc", test_clause);
  editor_test_add ("/ui/editor-keys/set", "cannae-216bc", test_set);
  editor_test_add ("/ui/editor-keys/references", "cannae-216bc", test_references);
  editor_test_add ("/ui/editor/keys/empty-page", "cannae-216bc", test_empty_page);
  return g_test_run ();
}
