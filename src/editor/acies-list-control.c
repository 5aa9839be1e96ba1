/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-list-control.h"

#include "editor/acies-text-control.h"

#define CHARS 24

struct _AciesListControl
{
  AciesFormControl parent_instance;

  GtkWidget *entry;
  gboolean   pairs;  /* of ids; else numbers */
};

G_DEFINE_FINAL_TYPE (AciesListControl, acies_list_control, ACIES_TYPE_FORM_CONTROL)

/* A whole number, or what was typed. */
static JsonNode *
number_of_text (const char *text)
{
  g_autofree char *ascii = acies_form_text_to_ascii (text);
  gint64           number;

  if (!g_ascii_string_to_signed (ascii, 10, G_MININT32, G_MAXINT32, &number, NULL))
    return acies_form_value_of_text (text);

  return json_node_init_int (json_node_alloc (), number);
}

/* The words of an item, as many as there are: whoever reads the file says what is wrong with others than two. */
static JsonNode *
pair_of_text (const char *text)
{
  g_auto (GStrv)        words = g_strsplit_set (text, " \t", -1);
  g_autoptr (JsonArray) pair = json_array_new ();

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      json_array_add_string_element (pair, words[i]);

  return json_node_init_array (json_node_alloc (), pair);
}

static void
on_changed_cb (AciesListControl *self)
{
  const char           *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  g_auto (GStrv)        items = g_strsplit_set (text, ",;", -1);
  g_autoptr (JsonArray) list = json_array_new ();
  JsonNode             *value = NULL;

  for (guint i = 0; items[i] != NULL; i++)
    if (*g_strstrip (items[i]) != '\0')
      json_array_add_element (list, self->pairs ? pair_of_text (items[i])
                                                : number_of_text (items[i]));
  if (json_array_get_length (list) > 0)
    value = json_node_init_array (json_node_alloc (), list);
  acies_form_control_edit (ACIES_FORM_CONTROL (self), value, TRUE);
}

/* (transfer full) */
static char *
item_to_text (JsonNode *item)
{
  g_autoptr (GString) words = g_string_new (NULL);
  JsonArray          *pair;

  if (!JSON_NODE_HOLDS_ARRAY (item))
    return acies_form_value_to_text (item);

  pair = json_node_get_array (item);
  for (guint i = 0; i < json_array_get_length (pair); i++)
    {
      g_autofree char *word = acies_form_value_to_text (json_array_get_element (pair, i));

      g_string_append_printf (words, "%s%s", i > 0 ? " " : "", word);
    }

  return g_string_free (g_steal_pointer (&words), FALSE);
}

/* What is no list stands there as it is. (transfer full) */
static char *
value_to_text (JsonNode *value)
{
  g_autoptr (GString) text = g_string_new (NULL);
  JsonArray          *list;

  if (value == NULL || !JSON_NODE_HOLDS_ARRAY (value))
    return acies_form_value_to_text (value);

  list = json_node_get_array (value);
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      g_autofree char *item = item_to_text (json_array_get_element (list, i));

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", item);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* While it is typed the commas and spaces at its end are left alone. */
static void
acies_list_control_show (AciesFormControl *control, JsonNode *value)
{
  AciesListControl *self = ACIES_LIST_CONTROL (control);
  g_autofree char  *text = value_to_text (value);
  g_autofree char  *shown = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry)));

  g_strdelimit (shown, ",; \t", ' ');
  g_strchomp (shown);
  if (gtk_widget_has_focus (gtk_widget_get_first_child (self->entry)) && g_str_equal (shown, text))
    return;

  acies_form_entry_set_text (self->entry, text);
}

static GtkWidget *
acies_list_control_get_focus (AciesFormControl *control)
{
  return ACIES_LIST_CONTROL (control)->entry;
}

static void
acies_list_control_class_init (AciesListControlClass *klass)
{
  AciesFormControlClass *control_class = ACIES_FORM_CONTROL_CLASS (klass);

  control_class->show = acies_list_control_show;
  control_class->get_focus = acies_list_control_get_focus;
}

static void
acies_list_control_init (AciesListControl *self)
{
  self->entry = acies_form_entry_new (CHARS);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (on_changed_cb), self, G_CONNECT_SWAPPED);
  acies_form_control_set_child (ACIES_FORM_CONTROL (self), self->entry);
}

GtkWidget *
acies_list_control_new (gboolean pairs)
{
  AciesListControl *self = g_object_new (ACIES_TYPE_LIST_CONTROL, NULL);

  self->pairs = pairs;

  return GTK_WIDGET (self);
}
