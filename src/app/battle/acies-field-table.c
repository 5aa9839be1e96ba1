/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-field-table.h"

#include "app/battle/acies-battle-parts.h"
#include "app/battle/acies-field-row.h"
#include "widgets/acies-focus.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>
#include <string.h>

#define KEY_WHICH "acies-which"

struct _AciesFieldTable
{
  GtkWidget parent_instance;

  GListStore         *rows;
  GtkFilter          *filter;
  GtkSortListModel   *sorted;
  GtkSingleSelection *selection;
  gboolean            by_zone;

  GtkWidget *box;
  GtkWidget *kinds;   /* drop-down */
  GtkWidget *search;
  GtkWidget *view;    /* column view */
  GtkColumnViewColumn *columns[ACIES_FIELD_N_ROW_TEXTS];

  AciesField *field;  /* lent; what was told last */
  AciesGame  *game;   /* of it */
};

enum
{
  CELL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesFieldTable, acies_field_table, GTK_TYPE_WIDGET)

/* A column: its title, and in which of the tables it stands; on a free table there are no zones, but pieces of ground. */
typedef struct
{
  const char *title;
  gboolean    of_units;
  gboolean    of_zones;
  gboolean    expand;
  gboolean    of_bases;
  gboolean    of_pieces;
} ColumnKind;

static const ColumnKind kinds[ACIES_FIELD_N_ROW_TEXTS] = {
  [ACIES_FIELD_ROW_ZONE] = { NC_ ("column", "Zone"), TRUE, TRUE, FALSE, TRUE, TRUE },
  [ACIES_FIELD_ROW_ARMY] = { NC_ ("column", "Army"), TRUE, TRUE, FALSE, TRUE, TRUE },
  [ACIES_FIELD_ROW_NAME] = { NC_ ("column", "Name"), TRUE, FALSE, FALSE, TRUE, FALSE },
  [ACIES_FIELD_ROW_STATE] = { NC_ ("column", "State"), TRUE, FALSE, FALSE, FALSE, FALSE },
  [ACIES_FIELD_ROW_FACING] = { NC_ ("column", "Facing"), TRUE, FALSE, FALSE, TRUE, FALSE },
  [ACIES_FIELD_ROW_LEAD] = { NC_ ("column", "Lead"), TRUE, FALSE, FALSE, TRUE, FALSE },
  [ACIES_FIELD_ROW_COMMANDER] = { NC_ ("column", "Commander"), TRUE, FALSE, FALSE, FALSE, FALSE },
  [ACIES_FIELD_ROW_ACTED] = { NC_ ("column", "Has acted"), TRUE, FALSE, FALSE, TRUE, FALSE },
  [ACIES_FIELD_ROW_THREAT] = { NC_ ("column", "Threatened from"), TRUE, TRUE, FALSE, FALSE, FALSE },
  [ACIES_FIELD_ROW_UNITS] = { NC_ ("column", "Units"), FALSE, TRUE, FALSE, FALSE, FALSE },
  [ACIES_FIELD_ROW_CHOICE] = { NC_ ("column", "For those chosen"), FALSE, TRUE, FALSE, FALSE, FALSE },
  [ACIES_FIELD_ROW_TEXT] = { NC_ ("column", "In full"), TRUE, TRUE, TRUE, TRUE, TRUE },
};

/* Rows */

static AciesFieldRowText
which_of (gpointer factory)
{
  return (AciesFieldRowText) GPOINTER_TO_UINT (g_object_get_data (factory, KEY_WHICH));
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (which_of (factory) == ACIES_FIELD_ROW_TEXT)
    {
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_width_chars (GTK_LABEL (label), 24);
    }
  gtk_list_item_set_child (item, label);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  const AciesFieldRowText which = which_of (factory);
  AciesFieldRow          *row = gtk_list_item_get_item (item);
  GtkWidget              *label = gtk_list_item_get_child (item);
  GtkWidget              *cell = gtk_widget_get_parent (label);
  const char             *text = acies_field_row_get_text (row, which);
  g_autofree char        *cell_name = NULL;
  g_autofree char        *row_name = NULL;

  gtk_label_set_label (GTK_LABEL (label), text);
  /* Translators: a cell of a table for screen readers: the title of its column, and what it says. */
  cell_name = g_strdup_printf (C_ ("cell", "%1$s: %2$s"), g_dpgettext2 (NULL, "column", kinds[which].title), text);
  /* Translators: a row of a table for screen readers: a zone, and all that is to be said. */
  row_name = g_strdup_printf (C_ ("row", "%1$s: %2$s"), acies_field_row_get_text (row, ACIES_FIELD_ROW_ZONE),
                              acies_field_row_get_text (row, ACIES_FIELD_ROW_TEXT));
  acies_name_widget (cell, cell_name);
  acies_name_widget (gtk_widget_get_parent (cell), row_name);
}

/* Sorting and filtering */

static int
compare (gconstpointer a, gconstpointer b, gpointer data)
{
  AciesFieldRow          *one = ACIES_FIELD_ROW ((gpointer) a);
  AciesFieldRow          *other = ACIES_FIELD_ROW ((gpointer) b);
  const AciesFieldRowText which = (AciesFieldRowText) GPOINTER_TO_UINT (data);

  if (which == ACIES_FIELD_ROW_ZONE)
    return acies_field_row_get_cell (one) - acies_field_row_get_cell (other);
  if (which == ACIES_FIELD_ROW_UNITS)
    return acies_field_row_get_n_units (one) - acies_field_row_get_n_units (other);

  return g_utf8_collate (acies_field_row_get_text (one, which),
                         acies_field_row_get_text (other, which));
}

/* Every word must be somewhere in the row. */
static gboolean
matches (gpointer item, gpointer data)
{
  AciesFieldTable    *self = data;
  g_autofree char    *wanted = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)),
                                                -1);
  g_auto (GStrv)      words = g_strsplit (wanted, " ", -1);
  g_autoptr (GString) all = g_string_new (NULL);
  g_autofree char    *folded = NULL;

  for (guint i = 0; i < ACIES_FIELD_N_ROW_TEXTS; i++)
    g_string_append_printf (all, "%s ", acies_field_row_get_text (item, (AciesFieldRowText) i));
  folded = g_utf8_casefold (all->str, -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (folded, words[i]) == NULL)
      return FALSE;

  return TRUE;
}

static void
searched_cb (AciesFieldTable *self)
{
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
}

static void
activate_cb (AciesFieldTable *self, guint position)
{
  g_autoptr (AciesFieldRow) row = g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  if (row != NULL && acies_field_row_get_cell (row) != ACIES_NO_CELL)
    g_signal_emit (self, signals[CELL_CHOSEN], 0, acies_field_row_get_cell (row));
}

static void
kind_cb (AciesFieldTable *self)
{
  acies_field_table_set_by_zone (self,
                                 gtk_drop_down_get_selected (GTK_DROP_DOWN (self->kinds)) == 1);
}

/* Widget */

static void
acies_field_table_dispose (GObject *object)
{
  AciesFieldTable *self = ACIES_FIELD_TABLE (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->rows);
  self->field = NULL;
  g_clear_object (&self->game);

  G_OBJECT_CLASS (acies_field_table_parent_class)->dispose (object);
}

static gboolean
acies_field_table_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ACIES_FIELD_TABLE (widget)->view);
}

static void
acies_field_table_class_init (AciesFieldTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_field_table_dispose;
  widget_class->grab_focus = acies_field_table_grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);

  signals[CELL_CHOSEN] = g_signal_new ("cell-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                       NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
add_column (AciesFieldTable *self, AciesFieldRowText which)
{
  GtkListItemFactory  *factory = gtk_signal_list_item_factory_new ();
  GtkColumnViewColumn *column;
  g_autoptr (GtkSorter) sorter = NULL;

  g_object_set_data (G_OBJECT (factory), KEY_WHICH, GUINT_TO_POINTER (which));
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  column = gtk_column_view_column_new (g_dpgettext2 (NULL, "column", kinds[which].title), factory);
  sorter = GTK_SORTER (gtk_custom_sorter_new (compare, GUINT_TO_POINTER (which), NULL));
  gtk_column_view_column_set_sorter (column, sorter);
  gtk_column_view_column_set_resizable (column, TRUE);
  gtk_column_view_column_set_expand (column, kinds[which].expand);
  gtk_column_view_append_column (GTK_COLUMN_VIEW (self->view), column);
  self->columns[which] = column;
  g_object_unref (column);
}

/* The row of the headings and the list below it have names of their own. */
static void
name_parts (GtkWidget *view, const char *name)
{
  acies_name_widget (view, name);
  for (GtkWidget *child = gtk_widget_get_first_child (view); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    acies_name_widget (child, gtk_widget_get_next_sibling (child) == NULL ? name : _("Headings"));
}

static void
acies_field_table_add_view (AciesFieldTable *self)
{
  GtkFilterListModel *filtered;
  GtkWidget          *scroller = gtk_scrolled_window_new ();

  self->rows = g_list_store_new (ACIES_TYPE_FIELD_ROW);
  self->filter = GTK_FILTER (gtk_custom_filter_new (matches, self, NULL));
  filtered = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->rows)), self->filter);
  self->sorted = gtk_sort_list_model_new (G_LIST_MODEL (filtered), NULL);
  self->selection = gtk_single_selection_new (G_LIST_MODEL (self->sorted));
  self->view = gtk_column_view_new (GTK_SELECTION_MODEL (self->selection));
  gtk_column_view_set_show_row_separators (GTK_COLUMN_VIEW (self->view), TRUE);
  for (guint i = 0; i < ACIES_FIELD_N_ROW_TEXTS; i++)
    add_column (self, (AciesFieldRowText) i);
  gtk_sort_list_model_set_sorter (self->sorted,
                                  gtk_column_view_get_sorter (GTK_COLUMN_VIEW (self->view)));
  g_signal_connect_swapped (self->view, "activate", G_CALLBACK (activate_cb), self);
  name_parts (self->view, _("Battlefield as a table"));
  acies_focus_make_one_stop (self->view);

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->view);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (self->box), scroller);
}

static void
acies_field_table_init (AciesFieldTable *self)
{
  const char *const names[] = { _("By Unit"), _("By Zone"), NULL };
  GtkWidget        *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->kinds = gtk_drop_down_new_from_strings (names);
  acies_name_drop_down (self->kinds, _("Rows"));
  self->search = gtk_search_entry_new ();
  gtk_widget_set_hexpand (self->search, TRUE);
  g_object_set (self->search, "placeholder-text", _("Filter: zone, army, name, state"), NULL);
  acies_name_widget (self->search, _("Filter"));
  gtk_box_append (GTK_BOX (head), self->kinds);
  gtk_box_append (GTK_BOX (head), self->search);
  gtk_widget_set_margin_start (head, 8);
  gtk_widget_set_margin_end (head, 8);
  gtk_widget_set_margin_top (head, 8);
  gtk_box_append (GTK_BOX (self->box), head);
  acies_field_table_add_view (self);
  acies_field_table_set_by_zone (self, FALSE);

  g_signal_connect_swapped (self->kinds, "notify::selected", G_CALLBACK (kind_cb), self);
  g_signal_connect_swapped (self->search, "search-changed", G_CALLBACK (searched_cb), self);
}

/* Filling */

static void
add_row (GPtrArray *rows, AciesFieldRow *row)
{
  g_ptr_array_add (rows, row);
}

/* Adds @row, with who bears on those of @side in its zone. */
static void
acies_field_table_add_threatened (AciesFieldTable *self, const AciesScene *scene,
                                  AciesFieldRow *row, int side, GPtrArray *rows)
{
  const AciesRuleset *ruleset = acies_game_get_ruleset (self->game);
  const int           cell = acies_field_row_get_cell (row);

  if (ruleset->threats != NULL && side != ACIES_NO_SIDE && cell != ACIES_NO_CELL)
    acies_field_row_tell_threats (row, scene,
                                  ruleset->threats (acies_game_get_setup (self->game),
                                                    acies_game_get_state (self->game), side, cell));
  add_row (rows, row);
}

static void
acies_field_table_list_units (AciesFieldTable *self, const AciesScene *scene, GPtrArray *rows)
{
  for (guint i = 0; i < scene->tokens->len; i++)
    {
      const AciesSceneToken *token = &g_array_index (scene->tokens, AciesSceneToken, i);

      acies_field_table_add_threatened (self, scene, acies_field_row_new_unit (scene, token),
                                        token->side, rows);
    }
  for (guint i = 0; i < scene->leaders->len; i++)
    add_row (rows,
             acies_field_row_new_leader (scene,
                                         &g_array_index (scene->leaders, AciesSceneLeader, i)));
}

/* Of a free table: its ground, roads and rivers, camps, as they are numbered on the board. */
static void
acies_field_table_list_pieces (const AciesScene *scene, GPtrArray *rows)
{
  int piece = 0;

  for (guint i = 0; i < scene->areas->len; i++)
    {
      const AciesSceneArea *area = &g_array_index (scene->areas, AciesSceneArea, i);

      add_row (rows, acies_field_row_new_piece (scene, piece++, ACIES_NO_SIDE, area->name,
                                                area->text));
    }
  for (guint i = 0; i < scene->lines->len; i++)
    {
      const AciesSceneLine *line = &g_array_index (scene->lines, AciesSceneLine, i);

      add_row (rows, acies_field_row_new_piece (scene, piece++, ACIES_NO_SIDE, line->name,
                                                line->text));
    }
  for (guint i = 0; i < scene->camps->len; i++)
    {
      const AciesSceneCamp *camp = &g_array_index (scene->camps, AciesSceneCamp, i);

      add_row (rows, acies_field_row_new_piece (scene, piece++, camp->side, _("Camp"), camp->text));
    }
}

static void
acies_field_table_list_zones (AciesFieldTable *self, const AciesScene *scene, GPtrArray *rows)
{
  acies_field_table_list_pieces (scene, rows);
  for (guint i = 0; i < scene->columns * scene->rows; i++)
    {
      const char    *hint = acies_field_get_zone_hint (self->field, (int) i);
      AciesFieldRow *row = acies_field_row_new_zone (scene, (int) i, hint);

      acies_field_table_add_threatened (self, scene, row, scene->cells[i].side, rows);
    }
}

/* The columns, their titles and the kinds of rows of the board that is shown. */
static void
acies_field_table_set_columns (AciesFieldTable *self)
{
  const gboolean table = self->field != NULL && acies_field_has_table (self->field);
  const char    *place = table ? NC_ ("column", "Place") : kinds[ACIES_FIELD_ROW_ZONE].title;
  GtkStringList *names = GTK_STRING_LIST (gtk_drop_down_get_model (GTK_DROP_DOWN (self->kinds)));
  const char    *second = table ? _("By Piece of Ground") : _("By Zone");

  for (guint i = 0; i < ACIES_FIELD_N_ROW_TEXTS; i++)
    {
      const gboolean first = table ? kinds[i].of_bases : kinds[i].of_units;
      const gboolean other = table ? kinds[i].of_pieces : kinds[i].of_zones;

      gtk_column_view_column_set_visible (self->columns[i], self->by_zone ? other : first);
    }
  gtk_column_view_column_set_title (self->columns[ACIES_FIELD_ROW_ZONE],
                                    g_dpgettext2 (NULL, "column", place));
  if (g_strcmp0 (gtk_string_list_get_string (names, 1), second) != 0)
    {
      const guint chosen = self->by_zone ? 1 : 0;

      gtk_string_list_splice (names, 1, 1, (const char *const[]){ second, NULL });
      gtk_drop_down_set_selected (GTK_DROP_DOWN (self->kinds), chosen);
    }
  g_object_set (self->search, "placeholder-text",
                table ? _("Filter: place, army, name") : _("Filter: zone, army, name, state"), NULL);
}

/* Of columns that say nothing in any row there is none: the others have more room. */
static void
acies_field_table_hide_empty (AciesFieldTable *self, GPtrArray *rows)
{
  for (guint i = 0; i < ACIES_FIELD_N_ROW_TEXTS; i++)
    {
      gboolean says = rows->len == 0;

      for (guint k = 0; k < rows->len && !says; k++)
        says = *acies_field_row_get_text (rows->pdata[k], (AciesFieldRowText) i) != '\0';
      if (!says)
        gtk_column_view_column_set_visible (self->columns[i], FALSE);
    }
}

void
acies_field_table_update (AciesFieldTable *self, AciesField *field, AciesGame *game)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);
  const AciesScene     *scene;
  guint                 chosen;

  g_return_if_fail (ACIES_IS_FIELD_TABLE (self));

  self->field = field;
  g_set_object (&self->game, game);
  acies_field_table_set_columns (self);
  scene = acies_field_get_scene (field);
  if (scene != NULL && game != NULL && self->by_zone)
    acies_field_table_list_zones (self, scene, rows);
  else if (scene != NULL && game != NULL)
    acies_field_table_list_units (self, scene, rows);

  acies_field_table_hide_empty (self, rows);
  chosen = gtk_single_selection_get_selected (self->selection);
  g_list_store_splice (self->rows, 0, g_list_model_get_n_items (G_LIST_MODEL (self->rows)),
                       rows->pdata, rows->len);
  gtk_single_selection_set_selected (self->selection, chosen);
}

void
acies_field_table_set_by_zone (AciesFieldTable *self, gboolean by_zone)
{
  g_return_if_fail (ACIES_IS_FIELD_TABLE (self));

  self->by_zone = by_zone;
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->kinds), by_zone ? 1 : 0);
  if (self->field != NULL)
    acies_field_table_update (self, self->field, self->game);
  else
    acies_field_table_set_columns (self);
}

GListModel *
acies_field_table_get_shown (AciesFieldTable *self)
{
  g_return_val_if_fail (ACIES_IS_FIELD_TABLE (self), NULL);

  return G_LIST_MODEL (self->selection);
}
