/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-texts-control.h"

#include "editor/acies-text-control.h"
#include "widgets/acies-common.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>
#include <stdlib.h>

struct _AciesTextsControl
{
  AciesFormControl parent_instance;

  GtkWidget *rows;        /* a box of a row an element */
  GtkWidget *add_button;
};

G_DEFINE_FINAL_TYPE (AciesTextsControl, acies_texts_control, ACIES_TYPE_FORM_CONTROL)

static GtkWidget *
entry_of (GtkWidget *row)
{
  return gtk_widget_get_first_child (row);
}

static guint
count_rows (AciesTextsControl *self)
{
  guint n = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (self->rows); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    n++;

  return n;
}

static GtkWidget *
get_row (AciesTextsControl *self,
         guint              index)
{
  GtkWidget *row = gtk_widget_get_first_child (self->rows);

  for (guint i = 0; i < index && row != NULL; i++)
    row = gtk_widget_get_next_sibling (row);

  return row;
}

static JsonNode *
compose (AciesTextsControl *self)
{
  g_autoptr (JsonArray) list = json_array_new ();

  for (GtkWidget *row = gtk_widget_get_first_child (self->rows); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    json_array_add_string_element (list, gtk_editable_get_text (GTK_EDITABLE (entry_of (row))));

  return json_array_get_length (list) > 0 ? json_node_init_array (json_node_alloc (), list) : NULL;
}

static void
on_typed_cb (AciesTextsControl *self)
{
  acies_form_control_edit (ACIES_FORM_CONTROL (self), compose (self), TRUE);
}

static void
hand_on (AciesTextsControl *self)
{
  acies_form_control_edit (ACIES_FORM_CONTROL (self), compose (self), FALSE);
}

/* The focus stays near: in the row that has come to the place, or at the button that adds one. */
static void
on_remove_cb (GtkWidget         *button,
              AciesTextsControl *self)
{
  GtkWidget *row = gtk_widget_get_parent (button);
  GtkWidget *next = gtk_widget_get_next_sibling (row);

  if (next == NULL)
    next = gtk_widget_get_prev_sibling (row);
  gtk_widget_grab_focus (next != NULL ? entry_of (next) : self->add_button);
  gtk_box_remove (GTK_BOX (self->rows), row);
  hand_on (self);
}

static void
on_up_cb (GtkWidget         *button,
          AciesTextsControl *self)
{
  GtkWidget *row = gtk_widget_get_parent (button);
  GtkWidget *before = gtk_widget_get_prev_sibling (row);

  if (before == NULL)
    return;
  gtk_box_reorder_child_after (GTK_BOX (self->rows), before, row);
  hand_on (self);
}

static void on_entered_cb (GtkWidget *entry, AciesTextsControl *self);

static GtkWidget *
append_row (AciesTextsControl *self,
            const char        *text)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *entry = acies_form_entry_new (0);
  GtkWidget *button = NULL;
  g_autofree char *name = NULL;

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  gtk_box_append (GTK_BOX (row), entry);
  button = acies_common_add_tool (row, "go-up-symbolic", _("Move Up"), NULL);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_up_cb), self, 0);
  button = acies_common_add_tool (row, "user-trash-symbolic", _("Remove"), NULL);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_remove_cb), self, 0);
  gtk_box_append (GTK_BOX (self->rows), row);
  /* Translators: the number of an entry in a list. */
  name = g_strdup_printf (_("Entry %u"), count_rows (self));
  acies_name_widget (entry, name);
  g_signal_connect_object (entry, "changed", G_CALLBACK (on_typed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (entry, "activate", G_CALLBACK (on_entered_cb), self, 0);
  return row;
}

static void
on_add_cb (AciesTextsControl *self)
{
  gtk_widget_grab_focus (entry_of (append_row (self, "")));
  hand_on (self);
}

/* Enter goes on to the next entry, and makes one after the last that has words. */
static void
on_entered_cb (GtkWidget         *entry,
               AciesTextsControl *self)
{
  GtkWidget *next = gtk_widget_get_next_sibling (gtk_widget_get_parent (entry));

  if (next != NULL)
    gtk_widget_grab_focus (entry_of (next));
  else if (gtk_editable_get_text (GTK_EDITABLE (entry))[0] != '\0')
    on_add_cb (self);
}

/* Rows are used again, so that the focus stays where it is. */
static void
acies_texts_control_show (AciesFormControl *control,
                          JsonNode         *value)
{
  AciesTextsControl *self = ACIES_TEXTS_CONTROL (control);
  JsonArray         *list =
    value != NULL && JSON_NODE_HOLDS_ARRAY (value) ? json_node_get_array (value) : NULL;
  const guint n = list != NULL ? json_array_get_length (list) : value != NULL ? 1 : 0;

  while (count_rows (self) > n)
    gtk_box_remove (GTK_BOX (self->rows), gtk_widget_get_last_child (self->rows));
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text =
        acies_form_value_to_text (list != NULL ? json_array_get_element (list, i) : value);
      GtkWidget *row = get_row (self, i);

      if (row == NULL)
        append_row (self, text);
      else
        acies_form_entry_set_text (entry_of (row), text);
    }
}

static GtkWidget *
acies_texts_control_get_focus (AciesFormControl *control)
{
  AciesTextsControl *self = ACIES_TEXTS_CONTROL (control);
  GtkWidget *first = gtk_widget_get_first_child (self->rows);

  return first != NULL ? entry_of (first) : self->add_button;
}

static void
acies_texts_control_show_path (AciesFormControl *control,
                               const char       *rest)
{
  AciesTextsControl *self = ACIES_TEXTS_CONTROL (control);
  GtkWidget *row = rest[0] == '[' ? get_row (self, (guint) strtoul (rest + 1, NULL, 10)) : NULL;

  gtk_widget_grab_focus (row != NULL ? entry_of (row) : acies_texts_control_get_focus (control));
}

static void
acies_texts_control_class_init (AciesTextsControlClass *klass)
{
  AciesFormControlClass *control_class = ACIES_FORM_CONTROL_CLASS (klass);

  control_class->show = acies_texts_control_show;
  control_class->get_focus = acies_texts_control_get_focus;
  control_class->show_path = acies_texts_control_show_path;
}

static void
acies_texts_control_init (AciesTextsControl *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->add_button = gtk_button_new_with_mnemonic (_("_Add an Entry"));
  gtk_widget_set_halign (self->add_button, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), self->rows);
  gtk_box_append (GTK_BOX (box), self->add_button);
  acies_form_control_set_child (ACIES_FORM_CONTROL (self), box);
  g_signal_connect_object (self->add_button, "clicked", G_CALLBACK (on_add_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
acies_texts_control_new (void)
{
  return g_object_new (ACIES_TYPE_TEXTS_CONTROL, NULL);
}
