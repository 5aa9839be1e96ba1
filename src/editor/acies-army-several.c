/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-army-several.h"

#include "editor/acies-army-edit.h"
#include "editor/acies-army-unit.h"
#include "editor/acies-choice-control.h"
#include "editor/acies-form-edit.h"
#include "editor/acies-form-kinds.h"
#include "engine/core/acies-ruleset.h"

#include <glib/gi18n.h>

/* Stands for values that differ, in lists; no file can have it as an id. */
#define MIXED "\001"

/* A field of all of them. */
typedef struct
{
  const AciesFormField *field;
  GtkWidget            *control;
  GtkWidget            *mark; /* says that they differ */
  gboolean              mixed;
} Entry;

struct _AciesArmySeveral
{
  GtkWidget parent_instance;

  AciesEditorContext *context;
  guint               side;
  GtkWidget          *box;
  GtkWidget          *title;
  GtkWidget          *grid;
  GArray             *entries; /* Entry */
  GArray             *rows;    /* guint */
};

G_DEFINE_FINAL_TYPE (AciesArmySeveral, acies_army_several, GTK_TYPE_WIDGET)

static JsonNode *
peek_value (AciesArmySeveral *self, guint i, const char *key)
{
  g_autofree char *path = g_strdup_printf ("sides[%u].units[%u].%s", self->side,
                                           g_array_index (self->rows, guint, i), key);

  return acies_document_peek (acies_editor_context_get_document (self->context), path);
}

static gboolean
differs (AciesArmySeveral *self, const char *key)
{
  JsonNode *first = self->rows->len > 0 ? peek_value (self, 0, key) : NULL;

  for (guint i = 1; i < self->rows->len; i++)
    {
      JsonNode *other = peek_value (self, i, key);

      if (first == NULL || other == NULL ? first != other : !json_node_equal (first, other))
        return TRUE;
    }

  return FALSE;
}

/* A list gets an entry of its own for values that differ; other fields are empty then. */
static void
show_entry (AciesArmySeveral *self, Entry *entry)
{
  AciesFormControl    *control = ACIES_FORM_CONTROL (entry->control);
  GtkWidget           *focus = acies_form_control_get_focus (control);
  g_autoptr (JsonNode) value = NULL;

  entry->mixed = differs (self, entry->field->key);
  gtk_widget_set_visible (entry->mark, entry->mixed && !ACIES_IS_CHOICE_CONTROL (control) &&
                                         !GTK_IS_ENTRY (focus));
  gtk_accessible_update_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  entry->mixed ? _("The rows differ.") : "", -1);
  if (ACIES_IS_CHOICE_CONTROL (control))
    {
      GPtrArray *choices = acies_form_kind_list_choices (self->context, entry->field);

      if (entry->mixed)
        acies_choices_add (choices, MIXED, C_ ("value", "Mixed"));
      acies_choice_control_take_choices (ACIES_CHOICE_CONTROL (control), choices);
    }
  if (GTK_IS_ENTRY (focus))
    gtk_entry_set_placeholder_text (GTK_ENTRY (focus), entry->mixed ? C_ ("value", "Mixed") : NULL);
  if (entry->mixed && ACIES_IS_CHOICE_CONTROL (control))
    value = json_node_init_string (json_node_alloc (), MIXED);
  else if (!entry->mixed && self->rows->len > 0 && peek_value (self, 0, entry->field->key) != NULL)
    value = json_node_ref (peek_value (self, 0, entry->field->key));
  acies_form_control_show (control, value);
}

static void
show (AciesArmySeveral *self)
{
  g_autofree char *words = NULL;

  if (self->rows->len < 2)
    return;

  words = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%u row chosen", "%u rows chosen", self->rows->len),
    self->rows->len);
  gtk_label_set_text (GTK_LABEL (self->title), words);
  for (guint i = 0; i < self->entries->len; i++)
    show_entry (self, &g_array_index (self->entries, Entry, i));
}

static const Entry *
find_entry (AciesArmySeveral *self, gconstpointer control, const char *key)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = &g_array_index (self->entries, Entry, i);

      if (entry->control == control || g_strcmp0 (entry->field->key, key) == 0)
        return entry;
    }

  return NULL;
}

static void
on_edited_cb (AciesArmySeveral *self, JsonNode *value, gboolean typing, GtkWidget *control)
{
  const AciesArmy army = { self->context, self->side };
  const Entry    *entry = find_entry (self, control, NULL);
  const gboolean  is_mixed = g_strcmp0 (acies_json_text (value), MIXED) == 0;
  g_autofree char *merge = NULL;

  if (is_mixed || self->rows->len == 0)
    return;

  merge = typing ? g_strdup_printf ("several %s", entry->field->key) : NULL;
  acies_army_set (&army, self->rows, entry->field, value, merge);
}

static void
on_leave_cb (AciesArmySeveral *self)
{
  acies_form_edit_end (self->context);
}

static void
add_entry (AciesArmySeveral *self, const AciesFormField *field)
{
  const int   row = (int)self->entries->len;
  const char *words = g_dpgettext2 (GETTEXT_PACKAGE, "field", field->label);
  Entry       entry = { .field = field };
  GtkWidget  *label =
    g_object_new (GTK_TYPE_LABEL, "label", words, "xalign", 0.0, "wrap", TRUE, NULL);
  GtkEventController *focus = gtk_event_controller_focus_new ();

  entry.control = acies_form_kind_create (self->context, field);
  entry.mark =
    g_object_new (GTK_TYPE_LABEL, "label", C_ ("value", "Mixed"), "visible", FALSE, NULL);
  gtk_widget_add_css_class (entry.mark, "acies-dim");
  acies_form_kind_name (entry.control, words);
  gtk_grid_attach (GTK_GRID (self->grid), label, 0, row, 1, 1);
  gtk_grid_attach (GTK_GRID (self->grid), entry.control, 1, row, 1, 1);
  gtk_grid_attach (GTK_GRID (self->grid), entry.mark, 2, row, 1, 1);
  g_signal_connect_object (entry.control, "edited", G_CALLBACK (on_edited_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (on_leave_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (entry.control, focus);
  g_array_append_val (self->entries, entry);
}

static gboolean
acies_army_several_grab_focus (GtkWidget *widget)
{
  AciesArmySeveral *self = ACIES_ARMY_SEVERAL (widget);

  return self->entries->len > 0 &&
         gtk_widget_grab_focus (g_array_index (self->entries, Entry, 0).control);
}

static void
acies_army_several_dispose (GObject *object)
{
  AciesArmySeveral *self = ACIES_ARMY_SEVERAL (object);

  g_array_set_size (self->entries, 0);
  g_array_set_size (self->rows, 0);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->context);

  G_OBJECT_CLASS (acies_army_several_parent_class)->dispose (object);
}

static void
acies_army_several_finalize (GObject *object)
{
  AciesArmySeveral *self = ACIES_ARMY_SEVERAL (object);

  g_array_unref (self->entries);
  g_array_unref (self->rows);

  G_OBJECT_CLASS (acies_army_several_parent_class)->finalize (object);
}

static void
acies_army_several_class_init (AciesArmySeveralClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = acies_army_several_dispose;
  object_class->finalize = acies_army_several_finalize;
  widget_class->grab_focus = acies_army_several_grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
acies_army_several_init (AciesArmySeveral *self)
{
  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  self->rows = g_array_new (FALSE, FALSE, sizeof (guint));
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->title = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, NULL);
  self->grid = g_object_new (GTK_TYPE_GRID, "column-spacing", 12, "row-spacing", 10, NULL);
  gtk_widget_add_css_class (self->title, "heading");
  gtk_box_append (GTK_BOX (self->box), self->title);
  gtk_box_append (GTK_BOX (self->box), self->grid);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Rows chosen"), -1);
}

GtkWidget *
acies_army_several_new (AciesEditorContext *context, guint side)
{
  AciesArmySeveral *self = g_object_new (ACIES_TYPE_ARMY_SEVERAL, NULL);

  self->context = g_object_ref (context);
  self->side = side;
  for (const AciesFormField *field = acies_army_unit_get_fields (context); field->key != NULL;
       field++)
    if (acies_form_kind_is_known (field) && field->kind != ACIES_FIELD_ID &&
        field->kind != ACIES_FIELD_REFERENCE && !g_str_equal (field->key, "count"))
      add_entry (self, field);
  return GTK_WIDGET (self);
}

void
acies_army_several_set_rows (AciesArmySeveral *self, const GArray *rows)
{
  g_return_if_fail (ACIES_IS_ARMY_SEVERAL (self));

  g_array_set_size (self->rows, 0);
  g_array_append_vals (self->rows, rows->data, rows->len);
  show (self);
}

GtkWidget *
acies_army_several_get_control (AciesArmySeveral *self, const char *key)
{
  const Entry *entry = NULL;

  g_return_val_if_fail (ACIES_IS_ARMY_SEVERAL (self), NULL);

  entry = find_entry (self, NULL, key);
  return entry != NULL ? entry->control : NULL;
}

gboolean
acies_army_several_is_mixed (AciesArmySeveral *self, const char *key)
{
  const Entry *entry = NULL;

  g_return_val_if_fail (ACIES_IS_ARMY_SEVERAL (self), FALSE);

  entry = find_entry (self, NULL, key);
  return entry != NULL && entry->mixed;
}
