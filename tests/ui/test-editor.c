/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor-test-support.h"
#include "editor/acies-choice-control.h"
#include "editor/acies-colour-control.h"
#include "editor/acies-coordinates-control.h"
#include "editor/acies-date-control.h"
#include "editor/acies-form-row.h"
#include "editor/acies-form-view.h"
#include "editor/acies-list-page.h"
#include "editor/acies-number-control.h"
#include "editor/acies-several-control.h"
#include "editor/acies-switch-control.h"
#include "editor/acies-text-control.h"
#include "editor/acies-texts-control.h"

/* The window */

static void
test_blank (EditorTest   *self,
            gconstpointer data)
{
  g_assert_cmpstr (acies_editor_window_get_part (self->window), ==, "battle");
  g_assert_false (acies_document_is_modified (self->document));
  g_assert_null (acies_document_get_file (self->document));
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (self->window), "save"));
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (self->window), "revert"));
  g_assert_cmpuint (acies_editor_sidebar_get_n_entries (self->window->sidebar), >=, 5);
  g_assert_nonnull (acies_field_get_scene (acies_editor_map_get_field (self->window->map)));
}

/* Undo names what it takes back; the title tells of changes. */
static void
test_names (EditorTest   *self,
            gconstpointer data)
{
  GtkWidget *row = NULL;
  GtkWidget *page = editor_test_show_part (self, "battle", -1);
  g_autoptr (GPtrArray) rows = editor_test_list (page, ACIES_TYPE_FORM_ROW);
  GtkWidget *entry = NULL;

  row = rows->pdata[0];
  entry = ui_test_find (row, GTK_TYPE_ENTRY, NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), "Trebia");
  g_assert_cmpstr (gtk_label_get_text (self->window->title_label), ==, "• Trebia");
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (GTK_WIDGET (self->window->undo_button)), "Name"));
  g_assert_cmpstr (json_node_get_string (acies_document_peek (self->document, "id")), ==, "trebia");
  editor_test_run (self, "editor.undo");
  g_assert_false (acies_document_is_modified (self->document));
  g_assert_true (g_str_has_prefix (gtk_widget_get_tooltip_text (GTK_WIDGET (self->window->redo_button)), "Redo "));
}

/* Every control */

static void
poke_drop_down (GtkWidget *drop_down)
{
  const guint n = g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (drop_down)));
  const guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (drop_down));

  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down),
                              selected == GTK_INVALID_LIST_POSITION ? 0 : (selected + 1) % n);
}

/* Changes what @control shows as a person would; FALSE if there is nothing else to be chosen. */
static gboolean
poke (GtkWidget *control)
{
  GtkWidget *focus = acies_form_control_get_focus (ACIES_FORM_CONTROL (control));

  if (ACIES_IS_SWITCH_CONTROL (control))
    gtk_switch_set_active (GTK_SWITCH (focus), !gtk_switch_get_active (GTK_SWITCH (focus)));
  else if (ACIES_IS_CHOICE_CONTROL (control))
    {
      if (g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (focus))) < 2)
        return FALSE;
      poke_drop_down (focus);
    }
  else if (ACIES_IS_SEVERAL_CONTROL (control))
    {
      g_autoptr (GPtrArray) checks = editor_test_list (control, GTK_TYPE_CHECK_BUTTON);

      if (checks->len == 0)
        return FALSE;
      gtk_check_button_set_active (checks->pdata[0], !gtk_check_button_get_active (checks->pdata[0]));
    }
  else if (ACIES_IS_PARAGRAPHS_CONTROL (control))
    gtk_text_buffer_insert_at_cursor (gtk_text_view_get_buffer (GTK_TEXT_VIEW (focus)), "x", -1);
  else if (ACIES_IS_TEXTS_CONTROL (control))
    {
      g_autoptr (GPtrArray) buttons = editor_test_list (control, GTK_TYPE_BUTTON);

      g_signal_emit_by_name (buttons->pdata[buttons->len - 1], "clicked");
    }
  else
    {
      const char *text = gtk_editable_get_text (GTK_EDITABLE (focus));

      gtk_editable_set_text (GTK_EDITABLE (focus), g_str_equal (text, "7") ? "8" : "7");
    }

  return TRUE;
}

/* A control changes the file and nothing but by a step that can be taken back to the byte, and made again. */
static void
check_row (EditorTest   *self,
           AciesFormRow *row)
{
  g_autofree char *before = editor_test_dup_text (self);

  g_test_message ("%s", acies_form_row_get_path (row));
  acies_document_end_merge (self->document);
  if (!poke (acies_form_row_get_control (row)))
    return;

  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (self->window), "save"));
  editor_test_check_step (self, before, NULL);
}

static void
test_every_control (EditorTest   *self,
                    gconstpointer data)
{
  const guint n = acies_editor_sidebar_get_n_entries (self->window->sidebar);
  guint n_rows = 0;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GPtrArray) rows = NULL;

      acies_editor_window_show_entry (self->window, i);
      rows = editor_test_list (acies_editor_window_get_page (self->window), ACIES_TYPE_FORM_ROW);
      for (guint j = 0; j < rows->len; j++)
        if (acies_form_row_get_path (rows->pdata[j]) != NULL)
          {
            check_row (self, rows->pdata[j]);
            n_rows++;
          }
    }
  g_assert_cmpuint (n_rows, >, 30);
}

/* What may be missing is made by its first field, and can be taken away whole. */
static void
test_optional (EditorTest   *self,
               gconstpointer data)
{
  GtkWidget *page = editor_test_show_part (self, "army", 0);
  g_autoptr (GPtrArray) views = editor_test_list (page, ACIES_TYPE_FORM_VIEW);
  GtkWidget *view = views->pdata[views->len - 1];
  g_autoptr (GPtrArray) buttons = editor_test_list (view, GTK_TYPE_BUTTON);
  GtkWidget *remove = buttons->pdata[0];
  AciesFormRow *row = acies_form_view_get_row (ACIES_FORM_VIEW (view), "zone");
  g_autofree char *before = editor_test_dup_text (self);
  g_autofree char *after = NULL;

  g_assert_false (gtk_widget_get_sensitive (remove));
  g_assert_true (poke (acies_form_row_get_control (row)));
  g_assert_nonnull (acies_document_peek (self->document, "sides[0].camp"));
  g_assert_true (gtk_widget_get_sensitive (remove));
  g_signal_emit_by_name (remove, "clicked");
  g_assert_null (acies_document_peek (self->document, "sides[0].camp"));
  after = editor_test_dup_text (self);
  g_assert_cmpstr (after, ==, before);
}

/* Wrong input */

static AciesFormRow *
find_row (EditorTest *self,
          const char *path)
{
  GtkWidget *page = NULL;
  g_autoptr (GPtrArray) rows = NULL;

  g_assert_true (acies_editor_window_show_path (self->window, path));
  page = acies_editor_window_get_page (self->window);
  rows = editor_test_list (page, ACIES_TYPE_FORM_ROW);
  for (guint i = 0; i < rows->len; i++)
    if (g_strcmp0 (acies_form_row_get_path (rows->pdata[i]), path) == 0)
      return rows->pdata[i];

  g_error ("There is no field %s", path);
}

/* What was typed stays, in the field and in the file; the field says what is wrong, and all is well after it is mended. */
static void
test_wrong_input (EditorTest   *self,
                  gconstpointer data)
{
  AciesFormRow *row = find_row (self, "conditions.turns");
  GtkWidget *entry = ui_test_find (GTK_WIDGET (row), GTK_TYPE_ENTRY, NULL);

  gtk_editable_set_text (GTK_EDITABLE (entry), "many");
  editor_test_wait_for_checker (self);
  g_assert_cmpstr (json_node_get_string (acies_document_peek (self->document, "conditions.turns")), ==, "many");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "many");
  g_assert_nonnull (acies_form_row_get_problem (row));
  gtk_test_accessible_assert_state (entry, GTK_ACCESSIBLE_STATE_INVALID,
                                    GTK_ACCESSIBLE_INVALID_TRUE);

  gtk_editable_set_text (GTK_EDITABLE (entry), "99");
  editor_test_wait_for_checker (self);
  g_assert_nonnull (acies_form_row_get_problem (row));

  gtk_editable_set_text (GTK_EDITABLE (entry), "6");
  editor_test_wait_for_checker (self);
  g_assert_cmpint (json_node_get_int (acies_document_peek (self->document, "conditions.turns")), ==, 6);
  g_assert_null (acies_form_row_get_problem (row));
  gtk_test_accessible_assert_state (entry, GTK_ACCESSIBLE_STATE_INVALID,
                                    GTK_ACCESSIBLE_INVALID_FALSE);
}

/* All that is typed in one visit to a field is one step. */
static void
test_typing (EditorTest   *self,
             gconstpointer data)
{
  GtkWidget *entry = ui_test_find (GTK_WIDGET (find_row (self, "place")), GTK_TYPE_ENTRY, NULL);
  g_autofree char *before = editor_test_dup_text (self);
  g_autofree char *after = NULL;

  gtk_editable_set_text (GTK_EDITABLE (entry), "T");
  gtk_editable_set_text (GTK_EDITABLE (entry), "Tr");
  gtk_editable_set_text (GTK_EDITABLE (entry), "Tre");
  editor_test_run (self, "editor.undo");
  after = editor_test_dup_text (self);
  g_assert_cmpstr (after, ==, before);
  g_assert_false (acies_document_can_undo (self->document));
}

typedef struct
{
  const char *day, *year;
  guint       month, era;  /* positions: 0 no month; 0 BC, 1 AD */
  const char *file;
} DateCase;

static const DateCase date_cases[] = {
  { "2", "216", 8, 0, "-0215-08-02" },
  { "", "216", 8, 0, "-0215-08" },
  { "", "1", 0, 0, "0000" },
  { "", "9", 9, 1, "0009-09" },
  { "31", "331", 10, 0, "-0330-10-31" },
};

static void
test_dates (EditorTest   *self,
            gconstpointer data)
{
  GtkWidget *control = acies_form_row_get_control (find_row (self, "date"));
  g_autoptr (GPtrArray) entries = editor_test_list (control, GTK_TYPE_ENTRY);
  g_autoptr (GPtrArray) lists = editor_test_list (control, GTK_TYPE_DROP_DOWN);

  for (guint i = 0; i < G_N_ELEMENTS (date_cases); i++)
    {
      const DateCase *test = &date_cases[i];

      gtk_editable_set_text (GTK_EDITABLE (entries->pdata[0]), test->day);
      gtk_drop_down_set_selected (GTK_DROP_DOWN (lists->pdata[0]), test->month);
      gtk_editable_set_text (GTK_EDITABLE (entries->pdata[1]), test->year);
      gtk_drop_down_set_selected (GTK_DROP_DOWN (lists->pdata[1]), test->era);
      g_assert_cmpstr (json_node_get_string (acies_document_peek (self->document, "date")), ==, test->file);
    }

  /* What the file says comes back into the parts. */
  editor_test_run (self, "editor.undo");
  gtk_editable_set_text (GTK_EDITABLE (entries->pdata[1]), "soon");
  editor_test_wait_for_checker (self);
  g_assert_nonnull (acies_form_row_get_problem (find_row (self, "date")));
}

/* Check */

static void
test_check (EditorTest   *self,
            gconstpointer data)
{
  AciesFormRow *row = find_row (self, "name");
  GtkWidget *entry = ui_test_find (GTK_WIDGET (row), GTK_TYPE_ENTRY, NULL);
  AciesDocumentChecker *checker =
    acies_editor_context_get_checker (acies_editor_window_get_context (self->window));
  g_autoptr (AciesDocumentProblem) problem = NULL;

  editor_test_wait_for_checker (self);
  g_assert_cmpuint (acies_document_checker_count (checker, ACIES_SEVERITY_ERROR), ==, 0);
  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  editor_test_wait_for_checker (self);
  g_assert_cmpuint (acies_document_checker_count (checker, ACIES_SEVERITY_ERROR), ==, 1);

  /* A scenario with errors is not played, and the complaint leads to the errors. */
  editor_test_run (self, "editor.playtest");
  g_assert_nonnull (acies_editor_window_get_complaint (self->window));
  editor_test_run (self, "editor.show-check");
  g_assert_cmpstr (acies_editor_window_get_part (self->window), ==, "check");
  problem = g_list_model_get_item (G_LIST_MODEL (checker), 0);
  acies_editor_context_go_to (acies_editor_window_get_context (self->window),
                              acies_document_problem_get_path (problem));
  g_assert_cmpstr (acies_editor_window_get_part (self->window), ==, "battle");
  g_assert_true (
    gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (self->window)), GTK_WIDGET (row)));
}

/* Commanders */

/* There is room for two; whatever was done can be undone. */
static void
test_commanders (EditorTest   *self,
                 gconstpointer data)
{
  AciesEditorContext *context = acies_editor_window_get_context (self->window);
  GtkWidget *page = editor_test_show_part (self, "commanders", -1);
  g_autofree char *before = editor_test_dup_text (self);
  g_autofree char *after = NULL;

  g_assert_cmpuint (acies_commanders_page_count (context, -1), ==, 0);
  gtk_widget_activate_action (page, "list.add", "i", 0);
  g_assert_cmpuint (acies_commanders_page_count (context, -1), ==, 1);
  gtk_widget_activate_action (page, "list.duplicate", NULL);
  g_assert_cmpuint (acies_commanders_page_count (context, -1), ==, 2);
  gtk_widget_activate_action (page, "list.add", "i", 0);
  g_assert_cmpuint (acies_commanders_page_count (context, -1), ==, 2);
  g_assert_nonnull (acies_toast_get_text (self->window->toast));
  gtk_widget_activate_action (page, "list.move-up", NULL);
  gtk_widget_activate_action (page, "list.remove", NULL);
  g_assert_cmpuint (acies_commanders_page_count (context, -1), ==, 1);

  while (acies_document_can_undo (self->document))
    editor_test_run (self, "editor.undo");
  after = editor_test_dup_text (self);
  g_assert_cmpstr (after, ==, before);
}

/* Layout */

typedef struct
{
  int             width;
  AciesEditorRoom room;
} RoomCase;

static const RoomCase room_cases[] = {
  { 1366, ACIES_EDITOR_WIDE },
  { 1024, ACIES_EDITOR_WIDE },
  { 720, ACIES_EDITOR_MEDIUM },
  { 360, ACIES_EDITOR_NARROW },
};

static void
test_room (EditorTest   *self,
           gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (room_cases); i++)
    {
      GtkWidget *window = NULL;
      int least = 0;

      gtk_window_destroy (GTK_WINDOW (self->window));
      self->window = NULL;
      window = GTK_WIDGET (acies_application_edit_document (self->app, self->document, NULL));
      self->window = ACIES_EDITOR_WINDOW (window);
      gtk_window_set_default_size (GTK_WINDOW (window), room_cases[i].width, 600);
      gtk_test_widget_wait_for_draw (window);
      ui_test_settle (100);
      gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_assert_cmpint (least, <=, room_cases[i].width);
      g_assert_cmpint (acies_editor_layout_get_room (self->window->layout), ==, room_cases[i].room);
    }
  g_object_add_weak_pointer (G_OBJECT (self->window), (gpointer *) &self->window);
}

/* F9 and the switcher bring the map and take it away. */
static void
test_map (EditorTest   *self,
          gconstpointer data)
{
  const gboolean had = acies_editor_layout_has_map (self->window->layout);

  g_action_group_activate_action (G_ACTION_GROUP (self->window), "toggle-panel", NULL);
  g_assert_cmpint (acies_editor_layout_has_map (self->window->layout), !=, had);
  g_action_group_activate_action (G_ACTION_GROUP (self->window), "toggle-panel", NULL);
  g_assert_cmpint (acies_editor_layout_has_map (self->window->layout), ==, had);
}

/* By keyboard alone: to a part, into a field, an edit, and back. */
static void
test_keyboard (EditorTest   *self,
               gconstpointer data)
{
  if (!ui_test_type_into (GTK_WINDOW (self->window), "alt+1 ctrl+a T r e b i a Tab"))
    return;

  g_assert_cmpstr (json_node_get_string (acies_document_peek (self->document, "name")), ==, "Trebia");
  g_assert_true (ui_test_type_into (GTK_WINDOW (self->window), "ctrl+z"));
  g_assert_false (acies_document_is_modified (self->document));
  g_assert_true (ui_test_type_into (GTK_WINDOW (self->window), "ctrl+Next"));
  g_assert_cmpstr (acies_editor_window_get_part (self->window), !=, "battle");
  g_assert_true (ui_test_type_into (GTK_WINDOW (self->window), "ctrl+k"));
  g_assert_cmpstr (acies_editor_window_get_part (self->window), ==, "check");
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  editor_test_add ("/ui/editor/blank", NULL, test_blank);
  editor_test_add ("/ui/editor/names", NULL, test_names);
  editor_test_add ("/ui/editor/every-control-changes-and-undoes", "cannae-216bc", test_every_control);
  editor_test_add ("/ui/editor/optional-objects", "cannae-216bc", test_optional);
  editor_test_add ("/ui/editor/wrong-input-stays", "cannae-216bc", test_wrong_input);
  editor_test_add ("/ui/editor/typing-is-one-step", "cannae-216bc", test_typing);
  editor_test_add ("/ui/editor/dates", "cannae-216bc", test_dates);
  editor_test_add ("/ui/editor/check-leads-to-the-field", "cannae-216bc", test_check);
  editor_test_add ("/ui/editor/commanders", NULL, test_commanders);
  editor_test_add ("/ui/editor/room", "cannae-216bc", test_room);
  editor_test_add ("/ui/editor/map", "cannae-216bc", test_map);
  editor_test_add ("/ui/editor/keyboard", "cannae-216bc", test_keyboard);
  return g_test_run ();
}
