/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-coordinates-control.h"

#include "editor/acies-text-control.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>
#include <locale.h>

#define N_PARTS 2

struct _AciesCoordinatesControl
{
  AciesFormControl parent_instance;

  GtkWidget *entries[N_PARTS];
};

G_DEFINE_FINAL_TYPE (AciesCoordinatesControl, acies_coordinates_control, ACIES_TYPE_FORM_CONTROL)

#define ARABIC_POINT 0x066b
#define MINUS        0x2212

/* Digits of any script, and the decimal point of the language or of files, as files have them. */
static char *
to_ascii (const char *text)
{
  const gunichar point = g_utf8_get_char_validated (localeconv ()->decimal_point, -1);
  GString *ascii = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      const gunichar letter = g_utf8_get_char (at);

      if (g_unichar_isdigit (letter))
        g_string_append_c (ascii, (char) ('0' + g_unichar_digit_value (letter)));
      else if (letter == point || letter == ARABIC_POINT)
        g_string_append_c (ascii, '.');
      else if (letter == MINUS)
        g_string_append_c (ascii, '-');
      else
        g_string_append_unichar (ascii, letter);
    }

  return g_strstrip (g_string_free (ascii, FALSE));
}

/* A number of degrees, or what was typed. */
static JsonNode *
part_of_text (const char *text)
{
  g_autofree char *ascii = to_ascii (text);
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
