/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-army-cells.h"

#include "battlefield/acies-token-view.h"
#include "editor/acies-army-unit.h"
#include "editor/acies-form-control.h"
#include "editor/acies-form-edit.h"
#include "editor/acies-form-kinds.h"
#include "editor/acies-quiet-cell.h"
#include "engine/core/acies-ruleset.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>

#define KEY_CELL "acies-army-cell"
#define KEY_ITEM "acies-army-item"
#define TOKEN_WIDTH 44
#define NUMBER_CHARS 3

/* A column of one table. */
typedef struct
{
  AciesEditorContext *context;
  AciesArmyColumn     column;
} Column;

/* A cell, as long as it shows a unit. */
typedef struct
{
  const Column      *column;
  AciesDocumentNode *node;
  GtkWidget         *child;
} Cell;

static const struct
{
  const char *title;
  gboolean    can_sort;
} columns[ACIES_ARMY_N_COLUMNS] = {
  [ACIES_ARMY_TOKEN] = { NULL, FALSE },
  [ACIES_ARMY_NUMBER] = { NC_ ("army column", "Number"), TRUE },
  [ACIES_ARMY_NAME] = { NC_ ("army column", "Unit and name"), TRUE },
  [ACIES_ARMY_CLASS] = { NULL, TRUE },
  [ACIES_ARMY_VALUE] = { NULL, TRUE },
  [ACIES_ARMY_REMOVE] = { NULL, FALSE },
};

gboolean
acies_army_cells_has (AciesEditorContext *context, AciesArmyColumn column)
{
  const AciesDraft *draft = acies_editor_context_get_draft (context);

  return (column != ACIES_ARMY_NUMBER || draft->set_count != NULL) &&
         (column != ACIES_ARMY_VALUE || draft->strength_title != NULL);
}

const char *
acies_army_cells_get_title (AciesEditorContext *context, AciesArmyColumn column)
{
  const AciesDraft     *draft = acies_editor_context_get_draft (context);
  const AciesFormField *field = acies_field_find (acies_army_unit_get_fields (context),
                                                  draft->kind_key);

  if (column == ACIES_ARMY_CLASS && field != NULL)
    return g_dpgettext2 (GETTEXT_PACKAGE, "field", field->label);
  if (column == ACIES_ARMY_VALUE && draft->strength_title != NULL)
    return g_dpgettext2 (GETTEXT_PACKAGE, "army column", draft->strength_title);

  return columns[column].title != NULL
           ? g_dpgettext2 (GETTEXT_PACKAGE, "army column", columns[column].title)
           : "";
}

gboolean
acies_army_cells_can_sort (AciesArmyColumn column)
{
  return columns[column].can_sort;
}

/* Choices have an order of their own; others go by what is written. */
static int
compare_kinds (AciesEditorContext *context, AciesDocumentNode *one, AciesDocumentNode *other)
{
  const char           *key = acies_editor_context_get_draft (context)->kind_key;
  const AciesFormField *field = acies_field_find (acies_army_unit_get_fields (context), key);
  const AciesJsonCursor a = acies_json_root (acies_document_node_get_value (one));
  const AciesJsonCursor b = acies_json_root (acies_document_node_get_value (other));

  if (field != NULL && field->choices != NULL)
    return acies_field_get_int (field, &a) - acies_field_get_int (field, &b);

  return g_strcmp0 (acies_json_text (acies_document_node_peek (one, key)),
                    acies_json_text (acies_document_node_peek (other, key)));
}

int
acies_army_cells_compare (AciesEditorContext *context,
                          AciesArmyColumn     column,
                          AciesDocumentNode  *one,
                          AciesDocumentNode  *other)
{
  const AciesRosterRow *a = acies_army_unit_get (context, one);
  const AciesRosterRow *b = acies_army_unit_get (context, other);

  if (column == ACIES_ARMY_NUMBER)
    return (int)a->count - (int)b->count;
  if (column == ACIES_ARMY_VALUE)
    return a->strength - b->strength;
  if (column == ACIES_ARMY_CLASS)
    return compare_kinds (context, one, other);

  return g_utf8_collate (a->name, b->name);
}

/* Cells */

static const char *
key_of_control (const Column *column)
{
  if (column->column == ACIES_ARMY_NUMBER)
    return "count";

  return acies_editor_context_get_draft (column->context)->kind_key;
}

static void
show_token (Cell *cell, const AciesRosterRow *row)
{
  const char           *path = acies_document_node_get_path (cell->node);
  g_autofree char      *text = g_strdup_printf ("%s, %s", row->name, row->kind);
  const AciesSceneToken token = {
    .side = (gint8)(path != NULL ? acies_editor_path_get_index (path, "sides") : 0),
    .cell = ACIES_NO_CELL,
    .emblem = row->emblem,
    .pips = row->pips,
    .flags = row->diamonds ? ACIES_TOKEN_DIAMONDS : 0,
    .name = row->name,
    .text = text,
  };

  acies_token_view_set_token (ACIES_TOKEN_VIEW (gtk_widget_get_last_child (cell->child)), &token);
}

static void
show_name (Cell *cell, const AciesRosterRow *row)
{
  GtkWidget *name = gtk_widget_get_first_child (cell->child);
  GtkWidget *kind = gtk_widget_get_last_child (cell->child);

  gtk_label_set_text (GTK_LABEL (name),
                      acies_army_unit_get_name (cell->column->context, cell->node));
  gtk_label_set_text (GTK_LABEL (kind), row->kind);
}

static void
show_control (Cell *cell, const AciesRosterRow *row)
{
  AciesEditorContext   *context = cell->column->context;
  const char           *key = key_of_control (cell->column);
  const AciesFormField *field = acies_field_find (acies_army_unit_get_fields (context), key);
  GtkWidget            *control = acies_quiet_cell_get_child (ACIES_QUIET_CELL (cell->child));
  const char           *unit = acies_army_unit_get_name (context, cell->node);
  g_autofree char      *path = acies_document_node_dup_member_path (cell->node, key);
  g_autofree char      *name = NULL;

  if (path == NULL)
    return;

  /* Translators: for screen readers; %s are units: Number of Gallic foot. */
  name = cell->column->column == ACIES_ARMY_NUMBER ? g_strdup_printf (_("Number of %s"), unit)
                                                   : g_strdup_printf (_("Kind of %s"), unit);
  acies_form_kind_refresh (control, context, field, path);
  acies_form_control_show (ACIES_FORM_CONTROL (control),
                           acies_document_node_peek (cell->node, key));
  acies_form_kind_name (control, name);
}

static void
show_button (Cell *cell)
{
  /* Translators: a button; %s are units. */
  g_autofree char *name =
    g_strdup_printf (_("Remove %s"), acies_army_unit_get_name (cell->column->context, cell->node));
  GtkWidget *button = acies_quiet_cell_get_child (ACIES_QUIET_CELL (cell->child));

  gtk_widget_set_tooltip_text (button, name);
  acies_name_widget (button, name);
}

/* Rows and cells are nameless of themselves. */
static void
name_cell (Cell *cell, const AciesRosterRow *row)
{
  GtkWidget       *holder = gtk_widget_get_parent (cell->child);
  const char      *title = acies_army_cells_get_title (cell->column->context, cell->column->column);
  g_autofree char *words = NULL;

  if (holder == NULL || gtk_widget_get_parent (holder) == NULL)
    return;

  if (acies_army_cells_has (cell->column->context, ACIES_ARMY_VALUE))
    /* Translators: a row of units for screen readers: how many, their name, their kind, what their strength counts
       ("Fighting Value"), and it. */
    words = g_strdup_printf (_("%1$u × %2$s, %3$s, %4$s %5$d"), row->count,
                             acies_army_unit_get_name (cell->column->context, cell->node),
                             row->kind,
                             acies_army_cells_get_title (cell->column->context, ACIES_ARMY_VALUE),
                             row->strength);
  else
    /* Translators: a row of units for screen readers: its name, its kind. */
    words = g_strdup_printf (_("%1$s, %2$s"), acies_army_unit_get_name (cell->column->context, cell->node),
                             row->kind);
  acies_name_widget (gtk_widget_get_parent (holder), words);
  acies_name_widget (holder, *title != '\0' ? title : row->name);
}

static void
show (Cell *cell)
{
  const AciesRosterRow *row = NULL;

  if (acies_document_node_get_path (cell->node) == NULL)
    return;

  row = acies_army_unit_get (cell->column->context, cell->node);
  switch (cell->column->column)
    {
    case ACIES_ARMY_TOKEN:
      show_token (cell, row);
      break;
    case ACIES_ARMY_NUMBER:
    case ACIES_ARMY_CLASS:
      show_control (cell, row);
      break;
    case ACIES_ARMY_NAME:
      show_name (cell, row);
      break;
    case ACIES_ARMY_VALUE:
      {
        g_autofree char *text = g_strdup_printf ("%d", row->strength);

        gtk_label_set_text (GTK_LABEL (cell->child), text);
        break;
      }
    case ACIES_ARMY_REMOVE:
      show_button (cell);
      break;
    case ACIES_ARMY_N_COLUMNS:
    default:
      g_assert_not_reached ();
    }
  name_cell (cell, row);
}

static Cell *
cell_of (GtkWidget *child)
{
  return g_object_get_data (G_OBJECT (child), KEY_CELL);
}

static void
on_edited_cb (GtkWidget *child, JsonNode *value, gboolean typing)
{
  Cell                 *cell = cell_of (child);
  const AciesFormField *fields = acies_army_unit_get_fields (cell->column->context);
  const AciesFormEdit   edit = {
      .fields = fields,
      .field = acies_field_find (fields, key_of_control (cell->column)),
      .object_path = cell->node != NULL ? acies_document_node_get_path (cell->node) : NULL,
      .typing = typing,
  };

  if (edit.object_path != NULL)
    acies_form_edit_apply (cell->column->context, &edit, value);
}

static void
on_remove_cb (GtkWidget *child)
{
  Cell *cell = cell_of (child);

  if (cell->node != NULL)
    gtk_widget_activate_action (child, "army.remove-row", "i",
                                acies_document_node_get_index (cell->node));
}

/* What is typed in a cell belongs to its row. */
static void
on_enter_cb (GtkWidget *child)
{
  Cell *cell = cell_of (child);

  if (cell->node != NULL)
    gtk_widget_activate_action (child, "army.choose-row", "i",
                                acies_document_node_get_index (cell->node));
}

static void
on_leave_cb (GtkWidget *child)
{
  acies_form_edit_end (cell_of (child)->column->context);
}

static GtkWidget *
token_cell_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *handle = g_object_new (GTK_TYPE_IMAGE, "icon-name", "list-drag-handle-symbolic",
                                    "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_add_css_class (handle, "acies-dim");
  gtk_widget_set_tooltip_text (handle, _("Drag to Move"));
  gtk_box_append (GTK_BOX (box), handle);
  gtk_box_append (GTK_BOX (box), acies_token_view_new (TOKEN_WIDTH, GTK_ACCESSIBLE_ROLE_IMG));
  return box;
}

static GtkWidget *
name_cell_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "ellipsize",
                                       PANGO_ELLIPSIZE_END, "width-chars", 12, NULL);

      if (i == 1)
        gtk_widget_add_css_class (label, "acies-card-line");
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

static GtkWidget *
control_cell_new (const Column *column)
{
  const AciesFormField *fields = acies_army_unit_get_fields (column->context);
  GtkWidget            *control = acies_form_kind_create (
               column->context, acies_field_find (fields, key_of_control (column)));
  GtkWidget          *cell = acies_quiet_cell_new (control);
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_object (control, "edited", G_CALLBACK (on_edited_cb), cell, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "enter", G_CALLBACK (on_enter_cb), cell, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (on_leave_cb), cell, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (control, focus);
  if (column->column == ACIES_ARMY_NUMBER)
    g_object_set (acies_form_control_get_focus (ACIES_FORM_CONTROL (control)), "width-chars",
                  NUMBER_CHARS, "max-width-chars", NUMBER_CHARS, NULL);
  return cell;
}

static GtkWidget *
value_cell_new (void)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 1.0, NULL);

  gtk_widget_add_css_class (label, "acies-army-strong");
  gtk_widget_add_css_class (label, "acies-numbers");
  return label;
}

static GtkWidget *
remove_cell_new (void)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");
  GtkWidget *cell = acies_quiet_cell_new (button);

  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_remove_cb), cell, G_CONNECT_SWAPPED);
  return cell;
}

static GtkWidget *
child_new (const Column *column)
{
  switch (column->column)
    {
    case ACIES_ARMY_TOKEN:
      return token_cell_new ();
    case ACIES_ARMY_NAME:
      return name_cell_new ();
    case ACIES_ARMY_VALUE:
      return value_cell_new ();
    case ACIES_ARMY_REMOVE:
      return remove_cell_new ();
    case ACIES_ARMY_NUMBER:
    case ACIES_ARMY_CLASS:
    case ACIES_ARMY_N_COLUMNS:
    default:
      return control_cell_new (column);
    }
}

static void
on_setup_cb (GtkListItemFactory *factory, GtkListItem *item, const Column *column)
{
  Cell *cell = g_new0 (Cell, 1);

  cell->column = column;
  cell->child = child_new (column);
  g_object_set_data_full (G_OBJECT (cell->child), KEY_CELL, cell, g_free);
  gtk_list_item_set_child (item, cell->child);
}

static void
on_bind_cb (GtkListItemFactory *factory, GtkListItem *item, const Column *column)
{
  GtkWidget *child = gtk_list_item_get_child (item);
  GtkWidget *holder = gtk_widget_get_parent (child);
  Cell      *cell = cell_of (child);

  cell->node = gtk_list_item_get_item (item);
  if (holder != NULL && gtk_widget_get_parent (holder) != NULL)
    g_object_set_data (G_OBJECT (gtk_widget_get_parent (holder)), KEY_ITEM, item);
  g_signal_connect_swapped (cell->node, "notify::value", G_CALLBACK (show), cell);
  show (cell);
}

static void
on_unbind_cb (GtkListItemFactory *factory, GtkListItem *item, const Column *column)
{
  GtkWidget *child = gtk_list_item_get_child (item);
  GtkWidget *holder = gtk_widget_get_parent (child);
  GtkWidget *row = holder != NULL ? gtk_widget_get_parent (holder) : NULL;
  Cell      *cell = cell_of (child);

  g_signal_handlers_disconnect_by_data (cell->node, cell);
  cell->node = NULL;
  if (row != NULL && g_object_get_data (G_OBJECT (row), KEY_ITEM) == item)
    g_object_set_data (G_OBJECT (row), KEY_ITEM, NULL);
}

static void
column_free (gpointer data, GClosure *closure)
{
  Column *column = data;

  g_object_unref (column->context);
  g_free (column);
}

GtkListItemFactory *
acies_army_cells_new (AciesEditorContext *context, AciesArmyColumn column)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  Column             *data = g_new0 (Column, 1);

  data->context = g_object_ref (context);
  data->column = column;
  g_signal_connect_data (factory, "setup", G_CALLBACK (on_setup_cb), data, column_free, 0);
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind_cb), data);
  g_signal_connect (factory, "unbind", G_CALLBACK (on_unbind_cb), data);
  return factory;
}

GtkListItem *
acies_army_cells_find_item (GtkWidget *widget)
{
  for (GtkWidget *at = widget; at != NULL; at = gtk_widget_get_parent (at))
    {
      GtkListItem *item = g_object_get_data (G_OBJECT (at), KEY_ITEM);

      if (item != NULL)
        return item;
    }

  return NULL;
}
