/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-measure-control.h"

#include "editor/acies-text-control.h"

#include <math.h>
#include <string.h>

#define MOST 1e7 /* of any number */
#define PAGE 10
#define CHARS_OF_NUMBER 8
#define CHARS_OF_POINT 10
#define CHARS_OF_POINTS 10

struct _AciesMeasureControl
{
  AciesFormControl parent_instance;

  const AciesFormField *field;
  GtkWidget            *entry;
};

G_DEFINE_FINAL_TYPE (AciesMeasureControl, acies_measure_control, ACIES_TYPE_FORM_CONTROL)

/* Reading */

/* Files have two decimals at most, and none where there is nothing behind the point. */
static JsonNode *
node_of_number (double number)
{
  const double rounded = round (number * 100) / 100;

  return rounded == floor (rounded) ? json_node_init_int (json_node_alloc (), (gint64)rounded)
                                    : json_node_init_double (json_node_alloc (), rounded);
}

/* The number that is the whole of @word; NULL if it is none. */
static JsonNode *
parse_number (const char *word)
{
  char        *end = NULL;
  const double number = g_ascii_strtod (word, &end);

  if (*word == '\0' || *end != '\0' || !(number >= -MOST && number <= MOST))
    return NULL;

  return node_of_number (number);
}

/* Two numbers with a space between them. */
static JsonNode *
parse_point (const char *text)
{
  g_auto (GStrv)        words = g_strsplit_set (text, " \t", -1);
  g_autoptr (JsonArray) pair = json_array_new ();

  for (guint i = 0; words[i] != NULL; i++)
    {
      JsonNode *number = NULL;

      if (*words[i] == '\0')
        continue;
      number = parse_number (words[i]);
      if (number == NULL)
        return NULL;
      json_array_add_element (pair, number);
    }
  if (json_array_get_length (pair) != 2)
    return NULL;

  return json_node_init_array (json_node_alloc (), pair);
}

static JsonNode *
parse_points (const char *text)
{
  g_auto (GStrv)        parts = g_strsplit_set (text, ";\n", -1);
  g_autoptr (JsonArray) list = json_array_new ();

  for (guint i = 0; parts[i] != NULL; i++)
    {
      JsonNode *point = NULL;

      if (*g_strstrip (parts[i]) == '\0')
        continue;
      point = parse_point (parts[i]);
      if (point == NULL)
        return NULL;
      json_array_add_element (list, point);
    }

  return json_node_init_array (json_node_alloc (), list);
}

static void
on_changed_cb (AciesMeasureControl *self)
{
  const char      *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  g_autofree char *ascii = acies_form_text_to_ascii (text);
  JsonNode        *value = NULL;

  if (*ascii != '\0')
    {
      if (self->field->kind == ACIES_FIELD_LENGTH)
        value = parse_number (ascii);
      else
        value = self->field->kind == ACIES_FIELD_POINT ? parse_point (ascii) : parse_points (ascii);
      if (value == NULL)
        value = acies_form_value_of_text (text);
    }
  acies_form_control_edit (ACIES_FORM_CONTROL (self), value, TRUE);
}

/* Showing */

static gboolean
is_number (JsonNode *node)
{
  const GType type = JSON_NODE_HOLDS_VALUE (node) ? json_node_get_value_type (node)
                                                  : G_TYPE_INVALID;

  return type == G_TYPE_DOUBLE || type == G_TYPE_INT64;
}

/* Whether it could be told: else it is shown as it stands in the file. */
static gboolean
print (GString  *text,
       JsonNode *node)
{
  JsonArray *list = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  if (is_number (node))
    {
      g_string_append_printf (text, "%.10g", json_node_get_double (node));
      return TRUE;
    }

  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    {
      JsonNode *element = json_array_get_element (list, i);

      if (i > 0)
        g_string_append (text, is_number (element) ? " " : "; ");
      if (!print (text, element))
        return FALSE;
    }

  return list != NULL;
}

static void
acies_measure_control_show (AciesFormControl *control,
                            JsonNode         *value)
{
  AciesMeasureControl *self = ACIES_MEASURE_CONTROL (control);
  g_autoptr (GString)  text = g_string_new (NULL);

  if (value == NULL || !print (text, value))
    {
      g_autofree char *other = acies_form_value_to_text (value);

      g_string_assign (text, other);
    }
  acies_form_entry_set_text (self->entry, text->str);
}

static GtkWidget *
acies_measure_control_get_focus (AciesFormControl *control)
{
  return ACIES_MEASURE_CONTROL (control)->entry;
}

/* Keys */

static gboolean
is_of_number (char letter)
{
  return g_ascii_isdigit (letter) || letter == '.' || letter == ',' || letter == '-';
}

/* Where the number at the cursor begins and ends, in bytes; FALSE if there is none. */
static gboolean
find_number (const char *text,
             gsize       cursor,
             gsize      *start,
             gsize      *end)
{
  *start = *end = cursor;
  while (*start > 0 && is_of_number (text[*start - 1]))
    (*start)--;
  while (is_of_number (text[*end]))
    (*end)++;

  return *end > *start;
}

static gboolean
step_cb (GtkWidget *widget,
         GVariant  *arguments,
         gpointer   user_data)
{
  AciesMeasureControl *self = ACIES_MEASURE_CONTROL (widget);
  const char          *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  const int            position = gtk_editable_get_position (GTK_EDITABLE (self->entry));
  const gsize          cursor = (gsize)(g_utf8_offset_to_pointer (text, position) - text);
  g_autofree char     *word = NULL;
  g_autofree char     *ascii = NULL;
  g_autoptr (JsonNode) number = NULL;
  g_autoptr (JsonNode) stepped = NULL;
  g_autoptr (GString)  after = NULL;
  gsize                start;
  gsize                end;

  if (*text == '\0' && self->field->kind == ACIES_FIELD_LENGTH)
    {
      word = g_strdup_printf ("%d", self->field->fallback);
      acies_form_entry_set_text (self->entry, word);
      return TRUE;
    }
  if (!find_number (text, cursor, &start, &end))
    return TRUE;

  word = g_strndup (text + start, end - start);
  ascii = acies_form_text_to_ascii (word);
  number = parse_number (ascii);
  if (number == NULL)
    return TRUE;
  stepped = node_of_number (json_node_get_double (number) + g_variant_get_int32 (arguments));
  after = g_string_new_len (text, (gssize)start);
  print (after, stepped);
  g_string_append (after, text + end);
  acies_form_entry_set_text (self->entry, after->str);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), position);
  return TRUE;
}

static void
acies_measure_control_class_init (AciesMeasureControlClass *klass)
{
  AciesFormControlClass *control_class = ACIES_FORM_CONTROL_CLASS (klass);
  GtkWidgetClass        *widget_class = GTK_WIDGET_CLASS (klass);

  control_class->show = acies_measure_control_show;
  control_class->get_focus = acies_measure_control_get_focus;
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Up, 0, step_cb, "i", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Down, 0, step_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Page_Up, 0, step_cb, "i", PAGE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Page_Down, 0, step_cb, "i", -PAGE);
}

static void
acies_measure_control_init (AciesMeasureControl *self)
{
}

static int
count_chars (AciesFieldKind kind)
{
  if (kind == ACIES_FIELD_LENGTH)
    return CHARS_OF_NUMBER;

  return kind == ACIES_FIELD_POINT ? CHARS_OF_POINT : CHARS_OF_POINTS;
}

GtkWidget *
acies_measure_control_new (const AciesFormField *field)
{
  AciesMeasureControl *self = g_object_new (ACIES_TYPE_MEASURE_CONTROL, NULL);

  self->field = field;
  self->entry = acies_form_entry_new (count_chars (field->kind));
  if (field->kind != ACIES_FIELD_POINTS)
    gtk_widget_set_halign (self->entry, GTK_ALIGN_START);
  acies_form_control_set_child (ACIES_FORM_CONTROL (self), self->entry);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (on_changed_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
