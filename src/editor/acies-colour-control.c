/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-colour-control.h"

#include "editor/acies-text-control.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>

struct _AciesColourControl
{
  AciesFormControl parent_instance;

  GtkWidget *entry;
  GtkWidget *button;
};

G_DEFINE_FINAL_TYPE (AciesColourControl, acies_colour_control, ACIES_TYPE_FORM_CONTROL)

static void
on_changed_cb (AciesColourControl *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  GdkRGBA colour;

  if (gdk_rgba_parse (&colour, text))
    gtk_color_chooser_set_rgba (GTK_COLOR_CHOOSER (self->button), &colour);
  acies_form_control_edit (ACIES_FORM_CONTROL (self),
                           *text != '\0' ? acies_form_value_of_text (text) : NULL, TRUE);
}

static guint
to_byte (float part)
{
  return (guint) (CLAMP (part, 0.f, 1.f) * 255.f + 0.5f);
}

static void
on_color_set_cb (AciesColourControl *self)
{
  g_autofree char *text = NULL;
  GdkRGBA colour;

  gtk_color_chooser_get_rgba (GTK_COLOR_CHOOSER (self->button), &colour);
  text = g_strdup_printf ("#%02x%02x%02x", to_byte (colour.red), to_byte (colour.green), to_byte (colour.blue));
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
}

static void
acies_colour_control_show (AciesFormControl *control,
                           JsonNode         *value)
{
  g_autofree char *text = acies_form_value_to_text (value);

  acies_form_entry_set_text (ACIES_COLOUR_CONTROL (control)->entry, text);
}

static GtkWidget *
acies_colour_control_get_focus (AciesFormControl *control)
{
  return ACIES_COLOUR_CONTROL (control)->entry;
}

static void
acies_colour_control_class_init (AciesColourControlClass *klass)
{
  AciesFormControlClass *control_class = ACIES_FORM_CONTROL_CLASS (klass);

  control_class->show = acies_colour_control_show;
  control_class->get_focus = acies_colour_control_get_focus;
}

static void
acies_colour_control_init (AciesColourControl *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->entry = acies_form_entry_new (9);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), "#rrggbb");
  self->button = gtk_color_button_new ();
  gtk_color_button_set_title (GTK_COLOR_BUTTON (self->button), _("Choose a Colour"));
  gtk_widget_set_tooltip_text (self->button, _("Choose a Colour"));
  acies_name_widget (gtk_widget_get_first_child (self->button), _("Choose a Colour"));
  gtk_box_append (GTK_BOX (box), self->entry);
  gtk_box_append (GTK_BOX (box), self->button);
  acies_form_control_set_child (ACIES_FORM_CONTROL (self), box);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (on_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->button, "color-set", G_CALLBACK (on_color_set_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
acies_colour_control_new (void)
{
  return g_object_new (ACIES_TYPE_COLOUR_CONTROL, NULL);
}
