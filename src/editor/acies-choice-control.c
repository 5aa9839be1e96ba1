/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-choice-control.h"

#include "editor/acies-editor-context.h"
#include "widgets/acies-typing.h"

#include <glib/gi18n.h>

/* Lists longer than this are searched by typing. */
#define LONG_LIST 10

struct _AciesChoiceControl
{
  AciesFormControl parent_instance;

  GtkWidget *drop_down;
  char      *none;
  GPtrArray *choices;
  JsonNode  *stranger;  /* what stands in the file and is none of them; NULL */

  gboolean   is_choosing;  /* a choice is being told of: GTK holds on to the list of choices until that is over */
  GPtrArray *next;         /* the choices from then on; NULL: the same */
  guint      next_id;
};

G_DEFINE_FINAL_TYPE (AciesChoiceControl, acies_choice_control, ACIES_TYPE_FORM_CONTROL)

static void
choice_free (gpointer data)
{
  AciesChoice *choice = data;

  g_free (choice->id);
  g_free (choice->words);
  g_free (choice);
}

GPtrArray *
acies_choices_new (void)
{
  return g_ptr_array_new_with_free_func (choice_free);
}

void
acies_choices_add (GPtrArray  *choices,
                   const char *id,
                   const char *words)
{
  AciesChoice *choice = g_new0 (AciesChoice, 1);

  choice->id = g_strdup (id);
  choice->words = g_strdup (words);
  g_ptr_array_add (choices, choice);
}

gboolean
acies_choices_equal (GPtrArray *one,
                     GPtrArray *other)
{
  if (one->len != other->len)
    return FALSE;

  for (guint i = 0; i < one->len; i++)
    {
      const AciesChoice *a = one->pdata[i];
      const AciesChoice *b = other->pdata[i];

      if (!g_str_equal (a->id, b->id) || !g_str_equal (a->words, b->words))
        return FALSE;
    }

  return TRUE;
}

/* The entries are: none, if it may be; the choices; the stranger, if there is one. */
static guint
first_choice (AciesChoiceControl *self)
{
  return self->none != NULL ? 1 : 0;
}

static gboolean
is_id (JsonNode   *value,
       const char *id)
{
  return g_strcmp0 (acies_json_text (value), id) == 0;
}

static gboolean
find_choice (AciesChoiceControl *self,
             JsonNode           *value,
             guint              *index)
{
  for (guint i = 0; i < self->choices->len; i++)
    if (is_id (value, ((AciesChoice *) self->choices->pdata[i])->id))
      {
        *index = first_choice (self) + i;
        return TRUE;
      }

  return FALSE;
}

static void
fill (AciesChoiceControl *self)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  if (self->none != NULL)
    gtk_string_list_append (list, self->none);
  for (guint i = 0; i < self->choices->len; i++)
    gtk_string_list_append (list, ((AciesChoice *) self->choices->pdata[i])->words);
  if (self->stranger != NULL)
    {
      g_autofree char *text = acies_form_value_to_text (self->stranger);
      /* Translators: what stands in a file where one of a list is expected. */
      g_autofree char *words = g_strdup_printf (_("“%s” (unknown)"), text);

      gtk_string_list_append (list, words);
    }
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->drop_down), G_LIST_MODEL (list));
  gtk_drop_down_set_enable_search (GTK_DROP_DOWN (self->drop_down), self->choices->len > LONG_LIST);
  g_object_unref (list);
}

static void
acies_choice_control_show (AciesFormControl *control,
                           JsonNode         *value)
{
  AciesChoiceControl *self = ACIES_CHOICE_CONTROL (control);
  guint index = self->none != NULL ? 0 : GTK_INVALID_LIST_POSITION;
  const gboolean is_stranger = value != NULL && !find_choice (self, value, &index);

  g_clear_pointer (&self->stranger, json_node_unref);
  if (is_stranger)
    {
      self->stranger = json_node_ref (value);
      index = first_choice (self) + self->choices->len;
    }
  fill (self);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->drop_down), index);
}

static void
on_selected_cb (AciesChoiceControl *self)
{
  const guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->drop_down));
  const guint first = first_choice (self);
  JsonNode *value = NULL;

  if (selected == GTK_INVALID_LIST_POSITION)
    return;

  if (selected >= first + self->choices->len)
    value = self->stranger != NULL ? json_node_ref (self->stranger) : NULL;
  else if (selected >= first)
    value = acies_form_value_of_text (((AciesChoice *) self->choices->pdata[selected - first])->id);
  self->is_choosing = TRUE;
  acies_form_control_edit (ACIES_FORM_CONTROL (self), value, FALSE);
  self->is_choosing = FALSE;
}

static GtkWidget *
acies_choice_control_get_focus (AciesFormControl *control)
{
  return ACIES_CHOICE_CONTROL (control)->drop_down;
}

static void
acies_choice_control_finalize (GObject *object)
{
  AciesChoiceControl *self = ACIES_CHOICE_CONTROL (object);

  g_clear_handle_id (&self->next_id, g_source_remove);
  g_clear_pointer (&self->next, g_ptr_array_unref);
  g_clear_pointer (&self->stranger, json_node_unref);
  g_ptr_array_unref (self->choices);
  g_free (self->none);

  G_OBJECT_CLASS (acies_choice_control_parent_class)->finalize (object);
}

static void
acies_choice_control_class_init (AciesChoiceControlClass *klass)
{
  AciesFormControlClass *control_class = ACIES_FORM_CONTROL_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = acies_choice_control_finalize;
  control_class->show = acies_choice_control_show;
  control_class->get_focus = acies_choice_control_get_focus;
}

static void
acies_choice_control_init (AciesChoiceControl *self)
{
  GtkExpression *words = gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");

  self->choices = acies_choices_new ();
  self->drop_down = gtk_drop_down_new (NULL, words);
  gtk_widget_set_halign (self->drop_down, GTK_ALIGN_START);
  acies_typing_in_drop_down (self->drop_down);
  acies_form_control_set_child (ACIES_FORM_CONTROL (self), self->drop_down);
  g_signal_connect_object (self->drop_down, "notify::selected", G_CALLBACK (on_selected_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
acies_choice_control_new (const char *none)
{
  AciesChoiceControl *self = g_object_new (ACIES_TYPE_CHOICE_CONTROL, NULL);

  self->none = g_strdup (none);
  return GTK_WIDGET (self);
}

static gboolean
on_next_cb (gpointer user_data)
{
  AciesChoiceControl *self = ACIES_CHOICE_CONTROL (user_data);

  self->next_id = 0;
  acies_choice_control_take_choices (self, g_steal_pointer (&self->next));
  return G_SOURCE_REMOVE;
}

void
acies_choice_control_take_choices (AciesChoiceControl *self,
                                   GPtrArray          *choices)
{
  g_autoptr (GPtrArray) taken = choices;

  g_return_if_fail (ACIES_IS_CHOICE_CONTROL (self));

  g_clear_handle_id (&self->next_id, g_source_remove);
  g_clear_pointer (&self->next, g_ptr_array_unref);
  if (acies_choices_equal (self->choices, taken))
    return;
  if (self->is_choosing)
    {
      self->next = g_steal_pointer (&taken);
      self->next_id = g_idle_add (on_next_cb, self);
      return;
    }

  g_ptr_array_unref (self->choices);
  self->choices = g_steal_pointer (&taken);
  acies_form_control_show_again (ACIES_FORM_CONTROL (self));
}
