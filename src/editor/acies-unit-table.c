/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-unit-table.h"

#include "editor/acies-army-edit.h"
#include "editor/acies-army-unit.h"
#include "widgets/acies-column-fold.h"
#include "widgets/acies-focus.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>
#include <string.h>

/* Rows beyond this height scroll within the table, so that what belongs to them stays near. */
#define MOST_HEIGHT 336
#define ROOM_FOR_ALL 430 /* px for all columns; the form of a row has what the folded ones show */
#define ROW_HEIGHT 46 /* until there is one to be measured */

struct _AciesUnitTable
{
  GtkWidget parent_instance;

  AciesEditorContext *context;
  guint               side;
  AciesDocumentArray *units;
  GtkFilter          *filter;
  char               *words; /* folded; NULL: all */
  GtkSortListModel   *sorted;
  GtkMultiSelection  *selection;

  GtkWidget           *scroller;
  GtkWidget           *view;
  GtkColumnViewColumn *columns[ACIES_ARMY_N_COLUMNS];
  GtkWidget           *drop_row; /* over which something is dragged; lent */
  guint                height_id;
};

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesUnitTable, acies_unit_table, GTK_TYPE_WIDGET)

/* Filtering and sorting */

static gboolean
matches_cb (gpointer item, gpointer user_data)
{
  AciesUnitTable       *self = user_data;
  const AciesRosterRow *row = NULL;
  g_autofree char      *text = NULL;
  g_autofree char      *folded = NULL;

  if (self->words == NULL)
    return TRUE;

  row = acies_army_unit_get (self->context, item);
  text = g_strdup_printf ("%s %s", row->name, row->kind);
  folded = g_utf8_casefold (text, -1);
  return strstr (folded, self->words) != NULL;
}

/* What one sorts by: a column of a table. */
typedef struct
{
  AciesUnitTable *table;
  AciesArmyColumn column;
} Order;

static int
compare_cb (gconstpointer one, gconstpointer other, gpointer user_data)
{
  const Order *order = user_data;

  return acies_army_cells_compare (order->table->context, order->column, (gpointer)one,
                                   (gpointer)other);
}

/* Dragging rows */

static GdkContentProvider *
on_drag_prepare_cb (AciesUnitTable *self, double x, double y)
{
  GtkWidget   *over = gtk_widget_pick (self->view, x, y, GTK_PICK_DEFAULT);
  GtkListItem *item = acies_army_cells_find_item (over);

  /* In the number and the class one drags over letters. */
  if (item == NULL || !acies_unit_table_is_plain (self) ||
      gtk_widget_get_ancestor (over, GTK_TYPE_EDITABLE) != NULL || GTK_IS_TEXT (over))
    return NULL;

  return gdk_content_provider_new_typed (ACIES_TYPE_DOCUMENT_NODE, gtk_list_item_get_item (item));
}

static void
mark_drop (AciesUnitTable *self, GtkWidget *row, gboolean below)
{
  if (self->drop_row != NULL)
    {
      gtk_widget_remove_css_class (self->drop_row, "acies-drop-above");
      gtk_widget_remove_css_class (self->drop_row, "acies-drop-below");
      g_clear_weak_pointer (&self->drop_row);
    }
  if (row == NULL)
    return;

  g_set_weak_pointer (&self->drop_row, row);
  gtk_widget_add_css_class (row, below ? "acies-drop-below" : "acies-drop-above");
}

/* The row widget at a point: what hangs below the list. */
static GtkWidget *
find_row (AciesUnitTable *self, double x, double y, gboolean *below)
{
  GtkWidget       *over = gtk_widget_pick (self->view, x, y, GTK_PICK_DEFAULT);
  GtkListItem     *item = acies_army_cells_find_item (over);
  GtkWidget       *row = over;
  graphene_point_t point = { 0 };

  if (item == NULL)
    return NULL;

  while (gtk_widget_get_parent (row) != NULL &&
         acies_army_cells_find_item (gtk_widget_get_parent (row)) != NULL)
    row = gtk_widget_get_parent (row);
  if (!gtk_widget_compute_point (self->view, row, &GRAPHENE_POINT_INIT ((float)x, (float)y),
                                 &point))
    return NULL;

  *below = point.y > gtk_widget_get_height (row) / 2.0f;
  return row;
}

static GdkDragAction
on_drop_motion_cb (AciesUnitTable *self, double x, double y)
{
  gboolean   below = FALSE;
  GtkWidget *row = find_row (self, x, y, &below);

  mark_drop (self, row, below);
  return row != NULL ? GDK_ACTION_MOVE : 0;
}

static void
on_drop_leave_cb (AciesUnitTable *self)
{
  mark_drop (self, NULL, FALSE);
}

static gboolean
has_index (const GArray *rows, guint index)
{
  for (guint i = 0; i < rows->len; i++)
    if (g_array_index (rows, guint, i) == index)
      return TRUE;

  return FALSE;
}

/* One row of those chosen takes them all along. */
static gboolean
on_drop_cb (AciesUnitTable *self, const GValue *value, double x, double y)
{
  const AciesArmy    army = { self->context, self->side };
  AciesDocumentNode *dragged = g_value_get_object (value);
  gboolean           below = FALSE;
  GtkWidget         *row = find_row (self, x, y, &below);
  g_autoptr (GArray) rows = acies_unit_table_get_chosen (self);
  AciesDocumentNode *target = NULL;
  guint              index = 0;

  mark_drop (self, NULL, FALSE);
  if (row == NULL || acies_document_node_get_index (dragged) < 0)
    return FALSE;

  index = (guint)acies_document_node_get_index (dragged);
  if (acies_document_array_get (self->units, index) != dragged)
    return FALSE;
  if (!has_index (rows, index))
    {
      g_array_set_size (rows, 0);
      g_array_append_val (rows, index);
    }
  target = gtk_list_item_get_item (acies_army_cells_find_item (row));
  return acies_army_move (&army, rows,
                          (guint)acies_document_node_get_index (target) + (below ? 1 : 0));
}

static void
add_dragging (AciesUnitTable *self)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (ACIES_TYPE_DOCUMENT_NODE, GDK_ACTION_MOVE);

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_object (source, "prepare", G_CALLBACK (on_drag_prepare_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->view, GTK_EVENT_CONTROLLER (source));
  g_signal_connect_object (target, "enter", G_CALLBACK (on_drop_motion_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (target, "motion", G_CALLBACK (on_drop_motion_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (target, "leave", G_CALLBACK (on_drop_leave_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (target, "drop", G_CALLBACK (on_drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->view, GTK_EVENT_CONTROLLER (target));
}

/* The list within the column view, below its titles. */
static GtkWidget *
get_list (AciesUnitTable *self)
{
  GtkWidget *child = gtk_widget_get_first_child (self->view);

  while (child != NULL && !GTK_IS_LIST_VIEW (child))
    child = gtk_widget_get_next_sibling (child);

  return child;
}

/* What the rows take, as far as that is known. */
static int
measure_rows (AciesUnitTable *self)
{
  GtkAdjustment *place = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->view));
  GtkWidget     *row = gtk_widget_get_first_child (get_list (self));
  const int      row_height =
    row != NULL && gtk_widget_get_height (row) > 0 ? gtk_widget_get_height (row) : ROW_HEIGHT;
  const guint  n_rows = g_list_model_get_n_items (G_LIST_MODEL (self->selection));
  const double all = gtk_adjustment_get_upper (place);

  if (all > gtk_adjustment_get_page_size (place))
    return (int)MIN (all, MOST_HEIGHT);

  return MIN ((int)MIN (n_rows, MOST_HEIGHT) * row_height, MOST_HEIGHT);
}

/* As high as its rows, which a list does not ask for by itself. */
static void
update_height (AciesUnitTable *self)
{
  GtkWidget *titles = gtk_widget_get_first_child (self->view);
  int        titles_height = 0;

  gtk_widget_measure (titles, GTK_ORIENTATION_VERTICAL, -1, NULL, &titles_height, NULL, NULL);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (self->scroller),
                                              titles_height + measure_rows (self));
}

static gboolean
on_height_cb (gpointer user_data)
{
  AciesUnitTable *self = ACIES_UNIT_TABLE (user_data);

  self->height_id = 0;
  update_height (self);
  return G_SOURCE_REMOVE;
}

/* Sizes are not set while sizes are being given. */
static void
queue_height (AciesUnitTable *self)
{
  if (self->height_id == 0)
    self->height_id = g_idle_add_full (GDK_PRIORITY_REDRAW - 1, on_height_cb, self, NULL);
}

static void
on_rows_changed_cb (AciesUnitTable *self)
{
  queue_height (self);
  g_signal_emit (self, signals[CHOSEN], 0);
}

/* The widget */

static void
on_activate_cb (AciesUnitTable *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "army.edit", NULL);
}

/* Enter on a row activates it by the list's own key. */
static void
acies_unit_table_install_keys (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint           key;
    GdkModifierType modifiers;
    const char     *action;
  } keys[] = {
    { GDK_KEY_d, GDK_CONTROL_MASK, "list.duplicate" }, { GDK_KEY_Delete, 0, "list.remove" },
    { GDK_KEY_KP_Delete, 0, "list.remove" },           { GDK_KEY_Up, GDK_ALT_MASK, "list.move-up" },
    { GDK_KEY_Down, GDK_ALT_MASK, "list.move-down" },  { GDK_KEY_x, GDK_CONTROL_MASK, "army.cut" },
    { GDK_KEY_c, GDK_CONTROL_MASK, "army.copy" },      { GDK_KEY_F2, 0, "army.edit" },
  };
  static const guint steps[][2] = { { GDK_KEY_minus, GDK_KEY_KP_Subtract },
                                    { GDK_KEY_plus, GDK_KEY_KP_Add } };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i].key, keys[i].modifiers,
                                         keys[i].action, NULL);
  for (guint i = 0; i < 4; i++)
    gtk_widget_class_add_binding_action (widget_class, steps[i / 2][i % 2], 0, "army.change-number",
                                         "i", i < 2 ? -1 : 1);
}

static gboolean
acies_unit_table_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ACIES_UNIT_TABLE (widget)->view);
}

static void
acies_unit_table_dispose (GObject *object)
{
  AciesUnitTable *self = ACIES_UNIT_TABLE (object);

  g_clear_weak_pointer (&self->drop_row);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  /* Rows that go ask for another height. */
  g_clear_handle_id (&self->height_id, g_source_remove);
  g_clear_object (&self->units);
  g_clear_object (&self->context);
  g_clear_pointer (&self->words, g_free);

  G_OBJECT_CLASS (acies_unit_table_parent_class)->dispose (object);
}

static void
acies_unit_table_class_init (AciesUnitTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_unit_table_dispose;
  widget_class->grab_focus = acies_unit_table_grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  acies_unit_table_install_keys (widget_class);
  signals[CHOSEN] = g_signal_new ("chosen", ACIES_TYPE_UNIT_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
}

static void
acies_unit_table_init (AciesUnitTable *self)
{
  self->scroller = gtk_scrolled_window_new ();
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "acies-unit-table");
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

static void
add_column (AciesUnitTable *self, AciesArmyColumn which)
{
  GtkListItemFactory             *factory = acies_army_cells_new (self->context, which);
  g_autoptr (GtkColumnViewColumn) column =
    gtk_column_view_column_new (acies_army_cells_get_title (self->context, which), factory);

  if (acies_army_cells_can_sort (which))
    {
      Order                *order = g_new0 (Order, 1);
      g_autoptr (GtkSorter) sorter = NULL;

      *order = (Order){ self, which };
      sorter = GTK_SORTER (gtk_custom_sorter_new (compare_cb, order, g_free));
      gtk_column_view_column_set_sorter (column, sorter);
    }
  gtk_column_view_column_set_expand (column, which == ACIES_ARMY_NAME);
  if (which == ACIES_ARMY_CLASS || which == ACIES_ARMY_VALUE || which == ACIES_ARMY_REMOVE)
    acies_column_fold_add (self->scroller, column, ROOM_FOR_ALL);
  gtk_column_view_append_column (GTK_COLUMN_VIEW (self->view), column);
  self->columns[which] = column;
}

static void
add_view (AciesUnitTable *self)
{
  GtkFilterListModel *filtered = NULL;

  self->filter = GTK_FILTER (gtk_custom_filter_new (matches_cb, self, NULL));
  filtered = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->units)), self->filter);
  self->sorted = gtk_sort_list_model_new (G_LIST_MODEL (filtered), NULL);
  self->selection = gtk_multi_selection_new (G_LIST_MODEL (self->sorted));
  self->view = gtk_column_view_new (GTK_SELECTION_MODEL (self->selection));
  gtk_column_view_set_show_row_separators (GTK_COLUMN_VIEW (self->view), TRUE);
  for (guint i = 0; i < ACIES_ARMY_N_COLUMNS; i++)
    if (acies_army_cells_has (self->context, (AciesArmyColumn)i))
      add_column (self, (AciesArmyColumn)i);
  gtk_sort_list_model_set_sorter (self->sorted,
                                  gtk_column_view_get_sorter (GTK_COLUMN_VIEW (self->view)));
  acies_focus_make_one_stop (self->view);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->view);
  g_signal_connect_object (self->selection, "selection-changed", G_CALLBACK (on_rows_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->selection, "items-changed", G_CALLBACK (on_rows_changed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), "changed",
    G_CALLBACK (queue_height), self, G_CONNECT_SWAPPED);
  queue_height (self);
  g_signal_connect_object (self->view, "activate", G_CALLBACK (on_activate_cb), self,
                           G_CONNECT_SWAPPED);
  add_dragging (self);
}

GtkWidget *
acies_unit_table_new (AciesEditorContext *context, guint side)
{
  AciesUnitTable  *self = g_object_new (ACIES_TYPE_UNIT_TABLE, NULL);
  g_autofree char *path = acies_army_unit_list_path (side);

  self->context = g_object_ref (context);
  self->side = side;
  self->units = acies_document_array_new (acies_editor_context_get_document (context), path);
  add_view (self);
  acies_name_widget (self->view, _ ("Units of the army"));
  return GTK_WIDGET (self);
}

static int
compare_indices_cb (gconstpointer one, gconstpointer other)
{
  const guint a = *(const guint *)one;
  const guint b = *(const guint *)other;

  return (a > b) - (a < b);
}

GArray *
acies_unit_table_get_chosen (AciesUnitTable *self)
{
  GArray               *rows = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GtkBitset) chosen = NULL;
  const guint           n = g_list_model_get_n_items (G_LIST_MODEL (self->selection));

  g_return_val_if_fail (ACIES_IS_UNIT_TABLE (self), rows);

  chosen = gtk_selection_model_get_selection (GTK_SELECTION_MODEL (self->selection));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AciesDocumentNode) node =
        g_list_model_get_item (G_LIST_MODEL (self->selection), i);
      const guint index = (guint)acies_document_node_get_index (node);

      if (gtk_bitset_contains (chosen, i) && acies_document_node_get_index (node) >= 0)
        g_array_append_val (rows, index);
    }
  g_array_sort (rows, compare_indices_cb);
  return rows;
}

static gboolean
find_position (AciesUnitTable *self, guint index, guint *position)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->selection)); i++)
    {
      g_autoptr (AciesDocumentNode) node =
        g_list_model_get_item (G_LIST_MODEL (self->selection), i);

      if (acies_document_node_get_index (node) == (int)index)
        {
          *position = i;
          return TRUE;
        }
    }

  return FALSE;
}

static void
scroll_to (AciesUnitTable *self, guint position)
{
  GtkWidget *list = get_list (self);

  if (list != NULL)
    gtk_widget_activate_action (list, "list.scroll-to-item", "u", position);
}

static void
choose_rows (AciesUnitTable *self, const GArray *rows)
{
  g_autoptr (GtkBitset) chosen = gtk_bitset_new_empty ();
  g_autoptr (GtkBitset) all =
    gtk_bitset_new_range (0, g_list_model_get_n_items (G_LIST_MODEL (self->selection)));
  guint                 position = 0;

  for (guint i = 0; i < rows->len; i++)
    if (find_position (self, g_array_index (rows, guint, i), &position))
      gtk_bitset_add (chosen, position);
  gtk_selection_model_set_selection (GTK_SELECTION_MODEL (self->selection), chosen, all);
}

void
acies_unit_table_choose (AciesUnitTable *self, guint first, guint n)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (guint));
  guint              position = 0;

  g_return_if_fail (ACIES_IS_UNIT_TABLE (self));

  for (guint row = first; row < first + n; row++)
    g_array_append_val (rows, row);
  choose_rows (self, rows);
  if (find_position (self, first, &position))
    scroll_to (self, position);
}

void
acies_unit_table_sort_again (AciesUnitTable *self)
{
  g_autoptr (GArray) rows = NULL;

  g_return_if_fail (ACIES_IS_UNIT_TABLE (self));

  rows = acies_unit_table_get_chosen (self);
  gtk_sorter_changed (gtk_column_view_get_sorter (GTK_COLUMN_VIEW (self->view)),
                      GTK_SORTER_CHANGE_DIFFERENT);
  choose_rows (self, rows);
}

static GtkWidget *
find_row_widget (AciesUnitTable *self, guint position)
{
  GtkWidget *list = get_list (self);

  for (GtkWidget *row = list != NULL ? gtk_widget_get_first_child (list) : NULL; row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      GtkListItem *item = acies_army_cells_find_item (row);

      if (item != NULL && gtk_list_item_get_position (item) == position)
        return row;
    }

  return NULL;
}

gboolean
acies_unit_table_focus_chosen (AciesUnitTable *self)
{
  g_autoptr (GtkBitset) chosen = NULL;
  GtkWidget            *row = NULL;

  g_return_val_if_fail (ACIES_IS_UNIT_TABLE (self), FALSE);

  chosen = gtk_selection_model_get_selection (GTK_SELECTION_MODEL (self->selection));
  if (!gtk_bitset_is_empty (chosen))
    row = find_row_widget (self, gtk_bitset_get_minimum (chosen));

  return gtk_widget_grab_focus (row != NULL ? row : self->view);
}

void
acies_unit_table_filter (AciesUnitTable *self, const char *words)
{
  g_return_if_fail (ACIES_IS_UNIT_TABLE (self));

  g_free (self->words);
  self->words = *words != '\0' ? g_utf8_casefold (words, -1) : NULL;
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
}

void
acies_unit_table_sort (AciesUnitTable *self, int column)
{
  g_return_if_fail (ACIES_IS_UNIT_TABLE (self));

  gtk_column_view_sort_by_column (GTK_COLUMN_VIEW (self->view),
                                  column >= 0 ? self->columns[column] : NULL, GTK_SORT_ASCENDING);
}

/* A sorter without a column leaves all as it is. */
gboolean
acies_unit_table_is_plain (AciesUnitTable *self)
{
  g_return_val_if_fail (ACIES_IS_UNIT_TABLE (self), FALSE);

  return self->words == NULL &&
         gtk_sorter_get_order (gtk_column_view_get_sorter (GTK_COLUMN_VIEW (self->view))) ==
           GTK_SORTER_ORDER_NONE;
}

GListModel *
acies_unit_table_get_rows (AciesUnitTable *self)
{
  g_return_val_if_fail (ACIES_IS_UNIT_TABLE (self), NULL);

  return G_LIST_MODEL (self->selection);
}
