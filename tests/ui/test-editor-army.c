/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor-test-support.h"
#include "editor/acies-army-clipboard.h"
#include "editor/acies-army-page.h"
#include "editor/acies-editor-copy.h"
#include "editor/acies-form-control.h"
#include "editor/acies-number-control.h"
#include "engine/core/acies-ruleset.h"

static AciesArmyPage *
show_army (EditorTest *self, int side)
{
  return ACIES_ARMY_PAGE (editor_test_show_part (self, "army", side));
}

static void
choose (AciesArmyPage *page, guint first, guint n)
{
  acies_unit_table_choose (acies_army_page_get_table (page), first, n);
  ui_test_settle (10);
}

static void
run (AciesArmyPage *page, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), action, NULL));
  ui_test_settle (10);
}

static guint
count_rows (AciesArmyPage *page)
{
  return g_list_model_get_n_items (acies_unit_table_get_rows (acies_army_page_get_table (page)));
}

static const char *
text_at (EditorTest *self, const char *path)
{
  return acies_json_text (acies_document_peek (self->document, path));
}

/* An action on some rows: how many rows there are afterwards, and a word of its name. */
typedef struct
{
  const char *action;
  guint       first, n;
  int         more;
  const char *word;
} Step;

static const Step steps[] = {
  { "army.add", 0, 0, 1, "add 1" },        { "list.duplicate", 1, 2, 2, "duplicate 2" },
  { "list.remove", 0, 3, -3, "remove 3" }, { "list.remove", 1, 1, -1, "remove “" },
  { "list.move-down", 0, 2, 0, "move 2" }, { "list.move-up", 2, 1, 0, "move 1" },
  { "army.cut", 0, 1, -1, "remove" },
};

static void
test_steps (EditorTest *self, gconstpointer data)
{
  AciesArmyPage   *page = show_army (self, 0);
  g_autofree char *before = editor_test_dup_text (self);
  const guint      n_rows = count_rows (page);

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_test_message ("%s", steps[i].action);
      choose (page, steps[i].first, steps[i].n);
      run (page, steps[i].action);
      g_assert_cmpuint (count_rows (page), ==, n_rows + (guint)steps[i].more);
      editor_test_check_step (self, before, steps[i].word);
      g_assert_cmpuint (count_rows (page), ==, n_rows);
    }
}

/* Rows go where they are sent, and stay chosen; what is told of them in the deployment stays as it is. */
static void
test_move (EditorTest *self, gconstpointer data)
{
  AciesArmyPage     *page = show_army (self, 0);
  g_autofree char   *first = g_strdup (text_at (self, "sides[0].units[0].id"));
  g_autofree char   *third = g_strdup (text_at (self, "sides[0].units[2].id"));
  g_autoptr (GArray) chosen = NULL;

  choose (page, 2, 1);
  run (page, "list.move-up");
  run (page, "list.move-up");
  g_assert_cmpstr (text_at (self, "sides[0].units[0].id"), ==, third);
  g_assert_cmpstr (text_at (self, "sides[0].units[1].id"), ==, first);
  chosen = acies_unit_table_get_chosen (acies_army_page_get_table (page));
  g_assert_cmpuint (chosen->len, ==, 1);
  g_assert_cmpuint (g_array_index (chosen, guint, 0), ==, 0);
  g_assert_false (gtk_widget_activate_action (GTK_WIDGET (page), "list.move-up", NULL) &&
                  acies_document_can_redo (self->document));
  editor_test_run (self, "editor.undo");
  editor_test_run (self, "editor.undo");
  g_assert_cmpstr (text_at (self, "sides[0].units[0].id"), ==, first);
  g_assert_false (acies_document_is_modified (self->document));
}

/* The controls in the table */

static GtkWidget *
find_cell (AciesArmyPage *page, GType type, guint nth)
{
  g_autoptr (GPtrArray) found =
    editor_test_list (GTK_WIDGET (acies_army_page_get_table (page)), type);

  g_assert_cmpuint (found->len, >, nth);
  return found->pdata[nth];
}

static gint64
number_at (EditorTest *self, const char *path)
{
  JsonNode *node = acies_document_peek (self->document, path);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) ? json_node_get_int (node) : 1;
}

/* On the way from 10 to 12 a 1 is typed: nothing of the deployment may be lost by that. */
static void
test_type_number (EditorTest *self, gconstpointer data)
{
  AciesArmyPage   *page = show_army (self, 0);
  g_autofree char *before = editor_test_dup_text (self);
  GtkWidget       *control = find_cell (page, ACIES_TYPE_NUMBER_CONTROL, 0);
  GtkWidget       *entry = acies_form_control_get_focus (ACIES_FORM_CONTROL (control));
  const gint64     count = number_at (self, "sides[0].units[0].count");
  g_autofree char *deployment =
    acies_json_to_line (acies_document_peek (self->document, "deployment"));
  g_autofree char *after = NULL;
  g_autofree char *more = g_strdup_printf ("%d", (int)count + 2);

  g_assert_cmpint (count, >, 1);
  gtk_editable_set_text (GTK_EDITABLE (entry), "1");
  gtk_editable_set_text (GTK_EDITABLE (entry), more);
  g_assert_cmpint (number_at (self, "sides[0].units[0].count"), ==, count + 2);
  after = acies_json_to_line (acies_document_peek (self->document, "deployment"));
  g_assert_cmpstr (after, ==, deployment);
  editor_test_check_step (self, before, "Number");
}

static void
test_cells (EditorTest *self, gconstpointer data)
{
  AciesArmyPage   *page = show_army (self, 0);
  g_autofree char *before = editor_test_dup_text (self);
  GtkWidget       *drop_down = find_cell (page, GTK_TYPE_DROP_DOWN, 0);
  const guint      selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (drop_down));

  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), selected == 0 ? 1 : 0);
  editor_test_check_step (self, before, "Class");
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (drop_down)), ==, selected);
}

/* Every control in the table has a name of its own, rows tell what they are. */
static void
test_names (EditorTest *self, gconstpointer data)
{
  AciesArmyPage        *page = show_army (self, 0);
  g_autoptr (GPtrArray) numbers =
    editor_test_list (GTK_WIDGET (acies_army_page_get_table (page)), ACIES_TYPE_NUMBER_CONTROL);

  for (guint i = 0; i < numbers->len; i++)
    {
      GtkWidget         *focus = acies_form_control_get_focus (numbers->pdata[i]);
      GtkListItem       *item = acies_army_cells_find_item (numbers->pdata[i]);
      AciesDocumentNode *node = item != NULL ? gtk_list_item_get_item (item) : NULL;
      g_autofree char   *path = NULL;
      g_autofree char   *name = NULL;

      if (node == NULL)
        continue;
      path = acies_document_node_dup_member_path (node, "name");
      name = g_strdup_printf ("Number of %s", text_at (self, path));
      gtk_test_accessible_assert_property (focus, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
    }
}

/* Stacks */

static void
test_split_and_join (EditorTest *self, gconstpointer data)
{
  AciesArmyPage   *page = show_army (self, 0);
  g_autofree char *before = editor_test_dup_text (self);
  const gint64     count = number_at (self, "sides[0].units[0].count");
  const guint      n_rows = count_rows (page);

  choose (page, 0, 1);
  run (page, "army.split-now");
  g_assert_cmpuint (count_rows (page), ==, n_rows + 1);
  g_assert_cmpint (number_at (self, "sides[0].units[0].count") +
                     number_at (self, "sides[0].units[1].count"),
                   ==, count);
  choose (page, 0, 2);
  run (page, "army.join");
  g_assert_cmpuint (count_rows (page), ==, n_rows);
  g_assert_cmpint (number_at (self, "sides[0].units[0].count"), ==, count);
  editor_test_run (self, "editor.undo");
  editor_test_check_step (self, before, "split");
}

/* Several together */

static AciesArmySeveral *
find_several (AciesArmyPage *page)
{
  return ACIES_ARMY_SEVERAL (ui_test_find (GTK_WIDGET (page), ACIES_TYPE_ARMY_SEVERAL, NULL));
}

static void
test_several (EditorTest *self, gconstpointer data)
{
  AciesArmyPage    *page = show_army (self, 0);
  AciesArmySeveral *several = find_several (page);
  g_autofree char  *before = editor_test_dup_text (self);
  GtkWidget        *entry = NULL;

  choose (page, 0, 3);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (several)));
  g_assert_true (acies_army_several_is_mixed (several, "name"));
  entry = acies_form_control_get_focus (
    ACIES_FORM_CONTROL (acies_army_several_get_control (several, "name")));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  gtk_editable_set_text (GTK_EDITABLE (entry), "A");
  gtk_editable_set_text (GTK_EDITABLE (entry), "Allies");
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *path = g_strdup_printf ("sides[0].units[%u].name", i);

      g_assert_cmpstr (text_at (self, path), ==, "Allies");
    }
  g_assert_false (acies_army_several_is_mixed (several, "name"));
  editor_test_check_step (self, before, "of 3 rows");
  g_assert_true (acies_army_several_is_mixed (several, "name"));
}

/* A list says that they differ, and whatever else is chosen goes for all. */
static void
test_several_choice (EditorTest *self, gconstpointer data)
{
  AciesArmyPage    *page = show_army (self, 0);
  AciesArmySeveral *several = find_several (page);
  g_autofree char  *before = editor_test_dup_text (self);
  GtkWidget        *drop_down = NULL;
  GtkStringObject  *item = NULL;

  choose (page, 0, count_rows (page));
  g_assert_true (acies_army_several_is_mixed (several, "class"));
  drop_down = acies_form_control_get_focus (
    ACIES_FORM_CONTROL (acies_army_several_get_control (several, "class")));
  item = gtk_drop_down_get_selected_item (GTK_DROP_DOWN (drop_down));
  g_assert_cmpstr (gtk_string_object_get_string (item), ==, "Mixed");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), 0);
  g_assert_false (acies_army_several_is_mixed (several, "class"));
  editor_test_check_step (self, before, "Class");
}

/* The clipboard */

static gboolean
has_rows_cb (gpointer data)
{
  gpointer *wanted = data;

  return count_rows (wanted[0]) == GPOINTER_TO_UINT (wanted[1]);
}

static void
test_paste (EditorTest *self, gconstpointer data)
{
  AciesArmyPage   *page = show_army (self, 0);
  g_autofree char *before = editor_test_dup_text (self);
  guint            n_rows = 0;
  gpointer         wanted[2] = { NULL };

  choose (page, 0, 2);
  run (page, "army.copy");
  page = show_army (self, 1);
  n_rows = count_rows (page);
  choose (page, 0, 1);
  run (page, "army.paste");
  wanted[0] = page;
  wanted[1] = GUINT_TO_POINTER (n_rows + 2);
  ui_test_wait_until (has_rows_cb, wanted);
  g_assert_cmpstr (text_at (self, "sides[1].units[1].type"), ==,
                   text_at (self, "sides[0].units[0].type"));
  g_assert_cmpstr (text_at (self, "sides[1].units[1].id"), !=,
                   text_at (self, "sides[0].units[0].id"));
  editor_test_check_step (self, before, "paste 2");
}

/* What is no units is refused in a sentence; nothing happens. */
static void
test_paste_garbage (EditorTest *self, gconstpointer data)
{
  static const char *const texts[] = {
    "",
    "no JSON",
    "{}",
    "[1,2",
    "{\"format\":\"acies-units\"}",
    "{\"format\":\"acies-units\",\"ruleset\":\"other\",\"units\":[{}]}",
    "{\"format\":\"acies-units\",\"ruleset\":\"lost-battles\",\"units\":[7]}",
    "{\"format\":\"acies-units\",\"ruleset\":\"lost-battles\",\"units\":{}}",
  };
  AciesArmyPage *page = show_army (self, 0);
  GdkClipboard  *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (page));

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (
        acies_army_clipboard_parse (texts[i], strlen (texts[i]), "lost-battles", &error));
      g_assert_nonnull (error);
      g_assert_true (g_str_has_suffix (error->message, "."));
    }
  gdk_clipboard_set_text (clipboard, texts[1]);
  run (page, "army.paste");
  ui_test_settle (100);
  g_assert_false (acies_document_is_modified (self->document));
  g_assert_cmpstr (acies_toast_get_text (self->window->toast), ==,
                   "There are no units on the clipboard.");
}

/* Filter and order */

static void
test_view (EditorTest *self, gconstpointer data)
{
  AciesArmyPage  *page = show_army (self, 0);
  AciesUnitTable *table = acies_army_page_get_table (page);
  const guint     n_rows = count_rows (page);
  guint           last = 0;

  acies_unit_table_sort (table, ACIES_ARMY_VALUE);
  for (guint i = 0; i < n_rows; i++)
    {
      g_autoptr (AciesDocumentNode) node =
        g_list_model_get_item (acies_unit_table_get_rows (table), i);
      AciesRosterRow        row = { 0 };
      const AciesJsonCursor root = acies_json_root (acies_document_get_root (self->document));

      acies_ruleset_list ()[0]->draft->unit_row (&root, 0,
                                                 (guint)acies_document_node_get_index (node), &row);
      g_assert_cmpuint ((guint)row.strength, >=, last);
      last = (guint)row.strength;
      g_free (row.name);
      g_free (row.kind);
    }
  g_assert_false (acies_unit_table_is_plain (table));
  acies_unit_table_sort (table, -1);
  acies_unit_table_filter (table, "cavalry");
  g_assert_cmpuint (count_rows (page), <, n_rows);
  g_assert_cmpuint (count_rows (page), >, 0);
  acies_unit_table_filter (table, "");
  g_assert_cmpuint (count_rows (page), ==, n_rows);
  g_assert_true (acies_unit_table_is_plain (table));
  g_assert_false (acies_document_is_modified (self->document));
}

/* The window finds a unit in its row, and its field. */
static void
test_show (EditorTest *self, gconstpointer data)
{
  AciesArmyPage     *page = NULL;
  g_autoptr (GArray) chosen = NULL;
  GtkWidget         *focus = NULL;

  g_assert_true (acies_editor_window_show_path (self->window, "sides[1].units[2].name"));
  ui_test_settle (20);
  g_assert_cmpint (acies_editor_window_get_side (self->window), ==, 1);
  page = ACIES_ARMY_PAGE (acies_editor_window_get_page (self->window));
  chosen = acies_unit_table_get_chosen (acies_army_page_get_table (page));
  g_assert_cmpuint (chosen->len, ==, 1);
  g_assert_cmpuint (g_array_index (chosen, guint, 0), ==, 2);
  focus = gtk_root_get_focus (GTK_ROOT (self->window));
  g_assert_nonnull (gtk_widget_get_ancestor (focus, GTK_TYPE_ENTRY));
  g_assert_true (acies_editor_window_show_path (self->window, "sides[0].name"));
  g_assert_cmpint (acies_editor_window_get_side (self->window), ==, 0);
}

/* Keys go from row to row, change the number, lead to the fields and away from the table by one Tab. */
static void
test_keyboard (EditorTest *self, gconstpointer data)
{
  AciesArmyPage  *page = show_army (self, 0);
  AciesUnitTable *table = acies_army_page_get_table (page);
  g_autofree char *before = editor_test_dup_text (self);
  g_autofree char *first = g_strdup (text_at (self, "sides[0].units[0].id"));
  const gint64    count = number_at (self, "sides[0].units[1].count");
  const guint     n_rows = count_rows (page);

  choose (page, 0, 1);
  acies_unit_table_focus_chosen (table);
  if (!ui_test_type_into (GTK_WINDOW (self->window), "Down plus plus"))
    return;

  g_assert_nonnull (gtk_widget_get_focus_child (GTK_WIDGET (table)));
  g_assert_cmpint (number_at (self, "sides[0].units[1].count"), ==, count + 2);
  editor_test_check_step (self, before, "number");
  g_assert_true (ui_test_type_into (GTK_WINDOW (self->window), "ctrl+d"));
  g_assert_cmpuint (count_rows (page), ==, n_rows + 1);
  editor_test_check_step (self, before, "duplicate");
  choose (page, 1, 1);
  acies_unit_table_focus_chosen (table);
  g_assert_true (ui_test_type_into (GTK_WINDOW (self->window), "alt+Up"));
  g_assert_cmpstr (text_at (self, "sides[0].units[1].id"), ==, first);
  editor_test_check_step (self, before, "move");
  choose (page, 1, 1);
  acies_unit_table_focus_chosen (table);
  g_assert_true (ui_test_type_into (GTK_WINDOW (self->window), "Delete"));
  g_assert_cmpuint (count_rows (page), ==, n_rows - 1);
  g_assert_nonnull (acies_toast_get_text (self->window->toast));
  editor_test_check_step (self, before, "remove");
  choose (page, 0, 1);
  acies_unit_table_focus_chosen (table);
  g_assert_true (ui_test_type_into (GTK_WINDOW (self->window), "Tab"));
  g_assert_null (gtk_widget_get_focus_child (GTK_WIDGET (table)));
  acies_unit_table_focus_chosen (table);
  g_assert_true (ui_test_type_into (GTK_WINDOW (self->window), "F2"));
  g_assert_null (gtk_widget_get_focus_child (GTK_WIDGET (table)));
}

/* From history to units */

static void
test_muster (EditorTest *self, gconstpointer data)
{
  AciesArmyPage        *page = show_army (self, 0);
  g_autofree char      *before = editor_test_dup_text (self);
  const AciesDraft     *draft = acies_ruleset_list ()[0]->draft;
  const AciesContingent foot = { .side = 0, .troop = 3, .quality = 1, .men = 56000 };
  const AciesContingent horse = { .side = 1, .troop = 6, .quality = 1, .men = 10100 };
  AciesMuster           answer = { 0 };
  AciesMusterWindow    *muster = NULL;

  run (page, "army.muster");
  muster = acies_army_page_get_muster (page);
  g_assert_nonnull (muster);
  acies_muster_window_set_multiplier (muster, 8);
  acies_muster_window_add (muster, &foot);
  acies_muster_window_add (muster, &horse);
  g_assert_true (draft->muster (&foot, 8, &answer));
  g_assert_cmpuint (answer.units, ==, 14);
  acies_muster_window_use (muster, ACIES_NO_SIDE);
  ui_test_settle (50);
  g_assert_null (acies_army_page_get_muster (page));
  g_assert_cmpint (number_at (self, "conditions.multiplier"), ==, 8);
  g_assert_cmpint (number_at (self, "sides[0].units[1].count"), ==, 14);
  g_assert_true (draft->muster (&horse, 8, &answer));
  g_assert_cmpint (number_at (self, "sides[1].units[1].count"), ==, answer.units);
  editor_test_check_step (self, before, "muster");
}

static gboolean
has_added_cb (gpointer data)
{
  EditorTest *self = data;

  return acies_document_can_undo (self->document);
}

/* Enter in the number adds; a number that cannot be is told of, and adds nobody. */
static void
test_enter_adds (EditorTest *self, gconstpointer data)
{
  AciesArmyPage   *page = show_army (self, 0);
  const guint      n_rows = count_rows (page);
  g_autofree char *before = editor_test_dup_text (self);
  g_autofree char *count = g_strdup_printf ("sides[0].units[%u].count", n_rows);
  GtkLabel        *words = NULL;

  if (!ui_test_type_text (GTK_WINDOW (self->window), "alt+d ctrl+a 3 Return", NULL))
    return;
  ui_test_wait_until (has_added_cb, self);
  g_assert_cmpint (number_at (self, count), ==, 3);
  editor_test_check_step (self, before, "add 3");

  g_assert_true (ui_test_type_into (GTK_WINDOW (self->window), "alt+d ctrl+a 9 9 9 Return"));
  g_assert_cmpuint (count_rows (page), ==, n_rows);
  words = GTK_LABEL (ui_test_find (GTK_WIDGET (self->window->toast), GTK_TYPE_LABEL, NULL));
  g_assert_nonnull (strstr (gtk_label_get_text (words), "999"));
  g_assert_nonnull (strstr (gtk_label_get_text (words), "from 1 to"));
}

/* Sorted rows keep their order when one of them changes; not while it is worked at. */
static gboolean
is_sorted (EditorTest *self, AciesUnitTable *table)
{
  GListModel *rows = acies_unit_table_get_rows (table);
  gint64      last = 0;

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (AciesDocumentNode) node = g_list_model_get_item (rows, i);
      g_autofree char *path = g_strdup_printf ("%s.count", acies_document_node_get_path (node));
      JsonNode        *count = acies_document_peek (self->document, path);
      const gint64     now = count != NULL ? json_node_get_int (count) : 1;

      if (now < last)
        return FALSE;
      last = now;
    }

  return TRUE;
}

typedef struct
{
  EditorTest     *test;
  AciesUnitTable *table;
} SortTest;

static gboolean
is_sorted_cb (gpointer data)
{
  const SortTest *sort = data;

  return is_sorted (sort->test, sort->table);
}

static void
test_sort_again (EditorTest *self, gconstpointer data)
{
  AciesArmyPage     *page = show_army (self, 0);
  AciesUnitTable    *table = acies_army_page_get_table (page);
  SortTest           sort = { self, table };
  g_autoptr (GArray) chosen = NULL;

  acies_unit_table_sort (table, ACIES_ARMY_NUMBER);
  g_assert_true (is_sorted (self, table));
  choose (page, 0, 1);
  acies_unit_table_focus_chosen (table);
  if (!ui_test_type_into (GTK_WINDOW (self->window), "minus minus minus minus minus minus minus minus minus"))
    return;
  g_assert_cmpint (number_at (self, "sides[0].units[0].count"), ==, 1);
  g_assert_false (is_sorted (self, table));
  g_assert_true (ui_test_type_into (GTK_WINDOW (self->window), "ctrl+f"));
  ui_test_wait_until (is_sorted_cb, &sort);
  chosen = acies_unit_table_get_chosen (table);
  g_assert_cmpuint (chosen->len, ==, 1);
  g_assert_cmpuint (g_array_index (chosen, guint, 0), ==, 0);
  editor_test_run (self, "editor.undo");
  ui_test_wait_until (is_sorted_cb, &sort);
}

/* In a window of the least size for desks, and in the narrowest, no column lies beyond the edge. */
static void
test_narrow (EditorTest *self, gconstpointer data)
{
  static const int sizes[][2] = { { 1024, 600 }, { 360, 640 }, { 1366, 740 } };
  AciesArmyPage   *page = NULL;
  GtkWidget       *scroller = NULL;
  GtkAdjustment   *place = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *picture = g_strdup_printf ("editor-army-%d.png", sizes[i][0]);

      gtk_window_set_default_size (GTK_WINDOW (self->window), sizes[i][0], sizes[i][1]);
      page = show_army (self, 0);
      scroller = ui_test_find (GTK_WIDGET (acies_army_page_get_table (page)), GTK_TYPE_SCROLLED_WINDOW, NULL);
      place = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scroller));
      ui_test_settle (400);
      ui_test_picture (GTK_WIDGET (self->window), picture);
      g_test_message ("%d: %g of %g", sizes[i][0], gtk_adjustment_get_page_size (place), gtk_adjustment_get_upper (place));
      g_assert_cmpfloat (gtk_adjustment_get_upper (place), <=, gtk_adjustment_get_page_size (place));
    }
}

/* Two windows */

static gboolean
has_pasted_cb (gpointer data)
{
  EditorTest *other = data;

  return acies_document_can_undo (other->document);
}

static EditorTest
open_other (EditorTest *self)
{
  EditorTest other = { .app = self->app };

  other.document = acies_editor_copy_blank (acies_ruleset_list ()[0]);
  other.window = acies_application_edit_document (self->app, other.document, NULL);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (other.window));
  return other;
}

/* What is copied in one window is pasted in another, by keys, with ids of its own there. */
static void
test_two_windows (EditorTest *self, gconstpointer data)
{
  AciesArmyPage   *page = show_army (self, 0);
  EditorTest       other = open_other (self);
  AciesArmyPage   *target = show_army (&other, 1);
  g_autofree char *name = g_strdup (text_at (self, "sides[0].units[0].name"));
  g_autofree char *before = editor_test_dup_text (&other);
  const guint      n_rows = count_rows (page);

  choose (page, 0, 2);
  acies_unit_table_focus_chosen (acies_army_page_get_table (page));
  if (!ui_test_type_into (GTK_WINDOW (self->window), "ctrl+c"))
    return;
  g_assert_true (ui_test_type_into (GTK_WINDOW (other.window), "alt+4 ctrl+v"));
  ui_test_wait_until (has_pasted_cb, &other);
  g_assert_cmpuint (count_rows (target), ==, 2);
  g_assert_cmpstr (text_at (&other, "sides[1].units[0].name"), ==, name);
  g_assert_cmpint (number_at (&other, "sides[1].units[0].count"), ==, number_at (self, "sides[0].units[0].count"));
  editor_test_check_step (&other, before, "paste");

  /* Cut there, and put back here. */
  editor_test_run (&other, "editor.redo");
  choose (target, 0, 1);
  acies_unit_table_focus_chosen (acies_army_page_get_table (target));
  g_assert_true (ui_test_type_into (GTK_WINDOW (other.window), "ctrl+x"));
  g_assert_cmpuint (count_rows (target), ==, 1);
  g_assert_false (acies_document_can_undo (self->document));
  g_assert_true (ui_test_type_into (GTK_WINDOW (self->window), "ctrl+v"));
  ui_test_wait_until (has_pasted_cb, self);
  g_assert_cmpuint (count_rows (page), ==, n_rows + 1);

  acies_document_recovery_discard (other.window->recovery);
  gtk_window_destroy (GTK_WINDOW (other.window));
  g_object_unref (other.document);
}

/* Totals wait for a moment without anything else to do. */
static gboolean
has_19_units_cb (gpointer data)
{
  g_autofree char *text = acies_army_totals_get_text (data);

  return strstr (text, "19 units") != NULL;
}

static void
test_totals (EditorTest *self, gconstpointer data)
{
  AciesArmyPage   *page = show_army (self, 0);
  AciesArmyTotals *totals =
    ACIES_ARMY_TOTALS (ui_test_find (GTK_WIDGET (page), ACIES_TYPE_ARMY_TOTALS, NULL));
  g_autofree char *before = acies_army_totals_get_text (totals);

  g_assert_nonnull (strstr (before, "18 units"));
  g_assert_nonnull (strstr (before, "men"));
  g_assert_nonnull (strstr (before, "Fighting Value"));
  g_assert_nonnull (strstr (before, "Handicap"));
  run (page, "army.add");
  ui_test_wait_until (has_19_units_cb, totals);
}

int
main (int argc, char **argv)
{
  static const char cannae[] = "cannae-216bc";

  gtk_test_init (&argc, &argv, NULL);
  editor_test_add ("/ui/editor/army/steps", cannae, test_steps);
  editor_test_add ("/ui/editor/army/move", cannae, test_move);
  editor_test_add ("/ui/editor/army/type-number", cannae, test_type_number);
  editor_test_add ("/ui/editor/army/cells", cannae, test_cells);
  editor_test_add ("/ui/editor/army/names", cannae, test_names);
  editor_test_add ("/ui/editor/army/split-and-join", cannae, test_split_and_join);
  editor_test_add ("/ui/editor/army/several", cannae, test_several);
  editor_test_add ("/ui/editor/army/several-choice", cannae, test_several_choice);
  editor_test_add ("/ui/editor/army/paste", cannae, test_paste);
  editor_test_add ("/ui/editor/army/paste-garbage", cannae, test_paste_garbage);
  editor_test_add ("/ui/editor/army/view", cannae, test_view);
  editor_test_add ("/ui/editor/army/show", cannae, test_show);
  editor_test_add ("/ui/editor/army/keyboard", cannae, test_keyboard);
  editor_test_add ("/ui/editor/army/muster", NULL, test_muster);
  editor_test_add ("/ui/editor/army/enter-adds", cannae, test_enter_adds);
  editor_test_add ("/ui/editor/army/totals", cannae, test_totals);
  editor_test_add ("/ui/editor/army/sort-again", cannae, test_sort_again);
  editor_test_add ("/ui/editor/army/two-windows", cannae, test_two_windows);
  editor_test_add ("/ui/editor/army/narrow", cannae, test_narrow);
  return g_test_run ();
}
