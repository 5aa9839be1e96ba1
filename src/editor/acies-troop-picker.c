/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-troop-picker.h"

#include "battlefield/acies-token-view.h"
#include "editor/acies-army-unit.h"
#include "engine/core/acies-ruleset.h"
#include "widgets/acies-focus.h"
#include "widgets/acies-names-for-readers.h"
#include "widgets/acies-typing.h"

#include <glib/gi18n.h>
#include <string.h>

#define TOKEN_WIDTH 30

struct _AciesTroopPicker
{
  GtkWidget parent_instance;

  AciesEditorContext *context;
  guint               side;
  GtkWidget          *box;
  GtkWidget          *classes;
  GtkWidget          *troops;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesTroopPicker, acies_troop_picker, GTK_TYPE_WIDGET)

static gboolean
get_troop (AciesTroopPicker *self, guint index, AciesTroop *troop)
{
  return acies_editor_context_get_draft (self->context)->troop (index, troop);
}

static gboolean
find_class (const AciesTroop *troop, const char *id, guint *index)
{
  for (guint i = 0; i < troop->n_classes; i++)
    if (g_strcmp0 (troop->classes[i].id, id) == 0)
      {
        *index = i;
        return TRUE;
      }

  return FALSE;
}

/* What the field of the class stands for if nothing is chosen. */
static const char *
usual_class (AciesTroopPicker *self)
{
  const AciesFormField *field =
    acies_field_find (acies_army_unit_get_fields (self->context), "class");

  return field != NULL ? acies_name_of (field->choices, field->fallback) : NULL;
}

/* The class stays the same if the troops can be of it. */
static void
fill_classes (AciesTroopPicker *self, const char *id)
{
  GtkStringList *list = gtk_string_list_new (NULL);
  AciesTroop     troop = { 0 };
  guint          index = 0;

  if (get_troop (self, acies_troop_picker_get_troop (self), &troop))
    for (guint i = 0; i < troop.n_classes; i++)
      gtk_string_list_append (list, troop.classes[i].label);
  if (!find_class (&troop, id, &index))
    find_class (&troop, usual_class (self), &index);
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->classes), G_LIST_MODEL (list));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->classes), index);
  gtk_widget_set_sensitive (self->classes, troop.n_classes > 1);
  g_object_unref (list);
}

static void
on_troop_cb (AciesTroopPicker *self)
{
  GtkStringObject *item = gtk_drop_down_get_selected_item (GTK_DROP_DOWN (self->classes));
  g_autofree char *label = item != NULL ? g_strdup (gtk_string_object_get_string (item)) : NULL;
  const char      *id = NULL;
  AciesTroop       troop = { 0 };

  get_troop (self, acies_troop_picker_get_troop (self), &troop);
  for (guint i = 0; i < troop.n_classes; i++)
    if (g_strcmp0 (troop.classes[i].label, label) == 0)
      id = troop.classes[i].id;
  fill_classes (self, id);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_class_cb (AciesTroopPicker *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Entries with a picture */

static void
on_setup_cb (AciesTroopPicker *self, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_append (GTK_BOX (box),
                  acies_token_view_new (TOKEN_WIDTH, GTK_ACCESSIBLE_ROLE_PRESENTATION));
  gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, NULL));
  gtk_list_item_set_child (item, box);
}

static void
on_bind_cb (AciesTroopPicker *self, GtkListItem *item)
{
  GtkWidget       *box = gtk_list_item_get_child (item);
  GtkStringObject *words = gtk_list_item_get_item (item);
  AciesTroop       troop = { 0 };
  guint            index = 0;

  /* The closed drop-down shows its entry at place 0. */
  while (get_troop (self, index, &troop) &&
         !g_str_equal (troop.label, gtk_string_object_get_string (words)))
    index++;
  acies_token_view_set_side (ACIES_TOKEN_VIEW (gtk_widget_get_first_child (box)), (int)self->side,
                             (AciesEmblem)troop.emblem);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (box)),
                      gtk_string_object_get_string (words));
}

static void
add_troops (AciesTroopPicker *self)
{
  const AciesDraft              *draft = acies_editor_context_get_draft (self->context);
  GtkStringList                 *list = gtk_string_list_new (NULL);
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  AciesTroop                     troop = { 0 };

  for (guint i = 0; i < draft->n_troops && draft->troop (i, &troop); i++)
    gtk_string_list_append (list, troop.label);
  g_signal_connect_object (factory, "setup", G_CALLBACK (on_setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (on_bind_cb), self, G_CONNECT_SWAPPED);
  gtk_drop_down_set_factory (GTK_DROP_DOWN (self->troops), factory);
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->troops), G_LIST_MODEL (list));
  g_object_unref (list);
}

static void
acies_troop_picker_dispose (GObject *object)
{
  AciesTroopPicker *self = ACIES_TROOP_PICKER (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->context);

  G_OBJECT_CLASS (acies_troop_picker_parent_class)->dispose (object);
}

static void
acies_troop_picker_class_init (AciesTroopPickerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_troop_picker_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  signals[CHANGED] = g_signal_new ("changed", ACIES_TYPE_TROOP_PICKER, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
acies_troop_picker_init (AciesTroopPicker *self)
{
  self->box
    = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE, "column-spacing", 8,
                    "row-spacing", 8, "min-children-per-line", 2, "max-children-per-line", 4, NULL);
  self->classes = gtk_drop_down_new (NULL, NULL);
  self->troops = gtk_drop_down_new (NULL, NULL);
  acies_focus_wait_for_layout (GTK_FLOW_BOX (self->box));
  acies_name_widget (self->box, _("Units"));
  acies_troop_picker_append (self, self->classes);
  acies_troop_picker_append (self, self->troops);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  acies_name_drop_down (self->classes, _("Class of the units"));
  acies_name_drop_down (self->troops, _("Kind of the units"));
  acies_typing_in_drop_down (self->classes);
  acies_typing_in_drop_down (self->troops);
}

GtkWidget *
acies_troop_picker_new (AciesEditorContext *context, guint side)
{
  AciesTroopPicker *self = g_object_new (ACIES_TYPE_TROOP_PICKER, NULL);

  self->context = g_object_ref (context);
  self->side = side;
  add_troops (self);
  fill_classes (self, NULL);
  g_signal_connect_object (self->troops, "notify::selected", G_CALLBACK (on_troop_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->classes, "notify::selected", G_CALLBACK (on_class_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

static void
insert (AciesTroopPicker *self, GtkWidget *widget, int place)
{
  gtk_flow_box_insert (GTK_FLOW_BOX (self->box), widget, place);
  gtk_widget_set_focusable (gtk_widget_get_parent (widget), FALSE);
}

void
acies_troop_picker_prepend (AciesTroopPicker *self, GtkWidget *widget)
{
  g_return_if_fail (ACIES_IS_TROOP_PICKER (self));

  insert (self, widget, 0);
}

void
acies_troop_picker_append (AciesTroopPicker *self, GtkWidget *widget)
{
  g_return_if_fail (ACIES_IS_TROOP_PICKER (self));

  insert (self, widget, -1);
}

guint
acies_troop_picker_get_troop (AciesTroopPicker *self)
{
  g_return_val_if_fail (ACIES_IS_TROOP_PICKER (self), 0);

  return gtk_drop_down_get_selected (GTK_DROP_DOWN (self->troops));
}

guint
acies_troop_picker_get_quality (AciesTroopPicker *self)
{
  g_return_val_if_fail (ACIES_IS_TROOP_PICKER (self), 0);

  return gtk_drop_down_get_selected (GTK_DROP_DOWN (self->classes));
}

void
acies_troop_picker_set (AciesTroopPicker *self, guint troop, guint quality)
{
  g_return_if_fail (ACIES_IS_TROOP_PICKER (self));

  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->troops), troop);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->classes), quality);
}
