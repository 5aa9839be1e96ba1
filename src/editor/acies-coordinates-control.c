/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-coordinates-control.h"

#include "editor/acies-text-control.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>

#define N_PARTS 2

struct _AciesCoordinatesControl
{
  AciesFormControl parent_instance;

  GtkWidget *entries[N_PARTS];
};

G_DEFINE_FINAL_TYPE (AciesCoordinatesControl, acies_coordinates_control, ACIES_TYPE_FORM_CONTROL)

/* A number of degrees, or what was typed. */
static JsonNode *
part_of_text (const char *text)
{
  g_autofree char *ascii = acies_form_text_to_ascii (text);
  char *end = NULL;
  const double degrees = g_ascii_strtod (ascii, &end);

  if (*ascii == '\0' || *end != '\0' || !(degrees >= -1000 && degrees <= 1000))
    return acies_form_value_of_text (text);

  return json_node_init_double (json_node_alloc (), degrees);
}

static void
on_changed_cb (AciesCoordinatesControl *self)
{
  g_autoptr (JsonArray) list = json_array_new ();
  gboolean any = FALSE;
  JsonNode *value = NULL;

  for (guint i = 0; i < N_PARTS; i++)
    {
      const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entries[i]));

      any = any || *text != '\0';
      json_array_add_element (list, part_of_text (text));
    }
  if (any)
    value = json_node_init_array (json_node_alloc (), list);
  acies_form_control_edit (ACIES_FORM_CONTROL (self), value, TRUE);
}

static char *
part_to_text (JsonNode *part)
{
  const GType type =
    part != NULL && JSON_NODE_HOLDS_VALUE (part) ? json_node_get_value_type (part) : G_TYPE_INVALID;

  if (type == G_TYPE_DOUBLE || type == G_TYPE_INT64)
    return g_strdup_printf ("%.7g", json_node_get_double (part));

  return acies_form_value_to_text (part);
}

/* What is no pair stands in the first entry, as it is. */
static void
acies_coordinates_control_show (AciesFormControl *control,
                                JsonNode         *value)
{
  AciesCoordinatesControl *self = ACIES_COORDINATES_CONTROL (control);
  JsonArray               *list =
    value != NULL && JSON_NODE_HOLDS_ARRAY (value) ? json_node_get_array (value) : NULL;
  const gboolean is_pair = list != NULL && json_array_get_length (list) == N_PARTS;

  for (guint i = 0; i < N_PARTS; i++)
    {
      g_autofree char *text = NULL;

      if (is_pair)
        text = part_to_text (json_array_get_element (list, i));
      else
        text = acies_form_value_to_text (i == 0 ? value : NULL);
      acies_form_entry_set_text (self->entries[i], text);
    }
}

static GtkWidget *
acies_coordinates_control_get_focus (AciesFormControl *control)
{
  return ACIES_COORDINATES_CONTROL (control)->entries[0];
}

static void
acies_coordinates_control_class_init (AciesCoordinatesControlClass *klass)
{
  AciesFormControlClass *control_class = ACIES_FORM_CONTROL_CLASS (klass);

  control_class->show = acies_coordinates_control_show;
  control_class->get_focus = acies_coordinates_control_get_focus;
}

static void
acies_coordinates_control_init (AciesCoordinatesControl *self)
{
  const char *const names[N_PARTS] = { _("Latitude"), _("Longitude") };
  const char *const marks[N_PARTS] = { C_ ("degrees", "° N"), C_ ("degrees", "° E") };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  for (guint i = 0; i < N_PARTS; i++)
    {
      GtkWidget *mark = gtk_label_new (marks[i]);

      self->entries[i] = acies_form_entry_new (7);
      gtk_widget_set_tooltip_text (self->entries[i], names[i]);
      acies_name_widget (self->entries[i], names[i]);
      gtk_widget_add_css_class (mark, "acies-dim");
      gtk_box_append (GTK_BOX (box), self->entries[i]);
      gtk_box_append (GTK_BOX (box), mark);
      g_signal_connect_object (self->entries[i], "changed", G_CALLBACK (on_changed_cb), self, G_CONNECT_SWAPPED);
    }
  acies_form_control_set_child (ACIES_FORM_CONTROL (self), box);
}

GtkWidget *
acies_coordinates_control_new (void)
{
  return g_object_new (ACIES_TYPE_COORDINATES_CONTROL, NULL);
}
