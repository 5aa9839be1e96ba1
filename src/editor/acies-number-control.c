/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-number-control.h"

#include "editor/acies-text-control.h"
#include "widgets/acies-common.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <string.h>

struct _AciesNumberControl
{
  AciesFormControl parent_instance;

  GtkWidget *box;
  GtkWidget *entry;
  GtkWidget *less_button;
  GtkWidget *more_button;
  int        least, most, fallback;
};

G_DEFINE_FINAL_TYPE (AciesNumberControl, acies_number_control, ACIES_TYPE_FORM_CONTROL)

#define MOST_DIGITS 15

/* What may stand between digits: the separator of the language, and spaces of any width. */
static const char *
skip_separator (const char *at)
{
  const char *separator = localeconv ()->thousands_sep;

  if (separator != NULL && *separator != '\0' && g_str_has_prefix (at, separator))
    return at + strlen (separator);
  if (g_unichar_isspace (g_utf8_get_char (at)))
    return g_utf8_next_char (at);

  return at;
}

gboolean
acies_number_parse (const char *text,
                    gint64     *number)
{
  g_autofree char *bare = g_strstrip (g_strdup (text));
  const char *at = bare;
  gboolean negative = FALSE;
  gint64 value = 0;
  guint n_digits = 0;

  if (g_str_has_prefix (at, "-") || g_str_has_prefix (at, "\xe2\x88\x92"))
    {
      negative = TRUE;
      at = g_utf8_next_char (at);
    }
  while (*at != '\0')
    {
      const int digit = g_unichar_digit_value (g_utf8_get_char (at));
      const char *next = digit >= 0 ? g_utf8_next_char (at) : skip_separator (at);

      if (next == at || (digit < 0 && n_digits == 0))
        return FALSE;
      if (digit >= 0)
        {
          value = value * 10 + digit;
          n_digits++;
        }
      if (n_digits > MOST_DIGITS)
        return FALSE;
      at = next;
    }
  if (n_digits == 0)
    return FALSE;

  *number = negative ? -value : value;
  return TRUE;
}

static void
on_changed_cb (AciesNumberControl *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  JsonNode *value = NULL;
  gint64 number = 0;

  if (acies_number_parse (text, &number))
    value = acies_form_value_of_int (number);
  else if (*text != '\0')
    value = acies_form_value_of_text (text);
  acies_form_control_edit (ACIES_FORM_CONTROL (self), value, TRUE);
}

static void
step (AciesNumberControl *self,
      int                 by)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  g_autofree char *after = NULL;
  gint64 number = 0;

  if (!acies_number_parse (text, &number))
    number = *text == '\0' ? self->fallback : self->least - by;
  number = CLAMP (number + by, self->least, self->most);
  after = g_strdup_printf ("%'" G_GINT64_FORMAT, number);
  acies_form_entry_set_text (self->entry, after);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

static void
on_less_cb (AciesNumberControl *self)
{
  step (self, -1);
}

static void
on_more_cb (AciesNumberControl *self)
{
  step (self, 1);
}

static gboolean
step_cb (GtkWidget *widget,
         GVariant  *arguments,
         gpointer   user_data)
{
  step (ACIES_NUMBER_CONTROL (widget), g_variant_get_int32 (arguments));
  return TRUE;
}

static void
acies_number_control_show (AciesFormControl *control,
                           JsonNode         *value)
{
  AciesNumberControl *self = ACIES_NUMBER_CONTROL (control);
  g_autofree char *text = NULL;

  if (value != NULL && JSON_NODE_HOLDS_VALUE (value) &&
      json_node_get_value_type (value) == G_TYPE_INT64)
    text = g_strdup_printf ("%'" G_GINT64_FORMAT, json_node_get_int (value));
  else
    text = acies_form_value_to_text (value);
  acies_form_entry_set_text (self->entry, text);
}

static GtkWidget *
acies_number_control_get_focus (AciesFormControl *control)
{
  return ACIES_NUMBER_CONTROL (control)->entry;
}

static void
acies_number_control_class_init (AciesNumberControlClass *klass)
{
  AciesFormControlClass *control_class = ACIES_FORM_CONTROL_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  control_class->show = acies_number_control_show;
  control_class->get_focus = acies_number_control_get_focus;
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Up, 0, step_cb, "i", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Down, 0, step_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Page_Up, 0, step_cb, "i", 10);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Page_Down, 0, step_cb, "i", -10);
}

/* For the pointer: the arrow keys do the same. */
static GtkWidget *
button_new (AciesNumberControl *self,
            const char         *icon,
            const char         *name,
            GCallback           callback)
{
  GtkWidget *button = acies_common_icon_button_new (icon, name, NULL);

  gtk_widget_set_focusable (button, FALSE);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), button);
  return button;
}

static void
acies_number_control_init (AciesNumberControl *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (self->box, "linked");
  gtk_widget_set_halign (self->box, GTK_ALIGN_START);
  self->entry = acies_form_entry_new (8);
  gtk_entry_set_input_purpose (GTK_ENTRY (self->entry), GTK_INPUT_PURPOSE_NUMBER);
  gtk_box_append (GTK_BOX (self->box), self->entry);
  self->less_button = button_new (self, "list-remove-symbolic", _("One Less"), G_CALLBACK (on_less_cb));
  self->more_button = button_new (self, "list-add-symbolic", _("One More"), G_CALLBACK (on_more_cb));
  acies_form_control_set_child (ACIES_FORM_CONTROL (self), self->box);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (on_changed_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
acies_number_control_new (int least,
                          int most,
                          int fallback)
{
  AciesNumberControl *self = g_object_new (ACIES_TYPE_NUMBER_CONTROL, NULL);

  self->least = least;
  self->most = most;
  self->fallback = CLAMP (fallback, least, most);
  return GTK_WIDGET (self);
}
