/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-several-control.h"

#include "editor/acies-choice-control.h"
#include "editor/acies-editor-context.h"

#include <glib/gi18n.h>

#define MOST_HEIGHT  320  /* of the list, in logical pixels */
#define LEAST_CHARS  12
#define MOST_CHARS   40
#define KEY_VALUE    "acies-value"

struct _AciesSeveralControl
{
  AciesFormControl parent_instance;

  GtkWidget *button;
  GtkWidget *label;
  GtkWidget *rows;      /* a box of check buttons: the choices, then the strangers */
  GtkWidget *nothing;   /* said where there is nothing to choose */
  GPtrArray *choices;   /* AciesChoice */
  GPtrArray *values;    /* JsonNode: what is ticked, in the order of the file */
  gboolean   required;
  gboolean   is_filling;
};

G_DEFINE_FINAL_TYPE (AciesSeveralControl, acies_several_control, ACIES_TYPE_FORM_CONTROL)

static const AciesChoice *
find_choice (AciesSeveralControl *self,
             JsonNode            *value)
{
  const char *id = acies_json_text (value);

  for (guint i = 0; i < self->choices->len && id != NULL; i++)
    if (g_str_equal (((AciesChoice *) self->choices->pdata[i])->id, id))
      return self->choices->pdata[i];

  return NULL;
}

static char *
dup_words (AciesSeveralControl *self,
           JsonNode            *value)
{
  const AciesChoice *choice = find_choice (self, value);
  g_autofree char *text = NULL;

  if (choice != NULL)
    return g_strdup (choice->words);

  text = acies_form_value_to_text (value);
  return g_strdup_printf (_("“%s” (unknown)"), text);
}

/* The button tells what is ticked. */
static void
update_summary (AciesSeveralControl *self)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = NULL;

  for (guint i = 0; i < self->values->len; i++)
    g_ptr_array_add (words, dup_words (self, self->values->pdata[i]));
  g_ptr_array_add (words, NULL);
  text = g_strjoinv (", ", (char **) words->pdata);
  gtk_label_set_text (GTK_LABEL (self->label), words->len > 1 ? text : C_ ("choices", "None"));
  gtk_widget_set_tooltip_text (self->button, words->len > 1 ? text : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_first_child (self->button)),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, words->len > 1 ? text : C_ ("choices", "None"), -1);
}

static JsonNode *
compose (AciesSeveralControl *self)
{
  g_autoptr (JsonArray) list = NULL;

  if (self->values->len == 0 && !self->required)
    return NULL;

  list = json_array_new ();
  for (guint i = 0; i < self->values->len; i++)
    json_array_add_element (list, json_node_copy (self->values->pdata[i]));
  return json_node_init_array (json_node_alloc (), list);
}

static void
on_toggled_cb (GtkCheckButton      *check,
               AciesSeveralControl *self)
{
  JsonNode *value = g_object_get_data (G_OBJECT (check), KEY_VALUE);

  if (self->is_filling)
    return;

  if (gtk_check_button_get_active (check))
    g_ptr_array_add (self->values, json_node_ref (value));
  else
    for (guint i = self->values->len; i > 0; i--)
      if (json_node_equal (self->values->pdata[i - 1], value))
        g_ptr_array_remove_index (self->values, i - 1);
  update_summary (self);
  acies_form_control_edit (ACIES_FORM_CONTROL (self), compose (self), FALSE);
}

static gboolean
is_ticked (AciesSeveralControl *self,
           JsonNode            *value)
{
  for (guint i = 0; i < self->values->len; i++)
    if (json_node_equal (self->values->pdata[i], value))
      return TRUE;

  return FALSE;
}

/* Rows are used again, so that the focus stays in an open list. Takes @value over. */
static GtkWidget *
fill_row (AciesSeveralControl *self,
          GtkWidget           *row,
          JsonNode            *value)
{
  g_autofree char *words = dup_words (self, value);

  if (row == NULL)
    {
      row = gtk_check_button_new ();
      gtk_box_append (GTK_BOX (self->rows), row);
      g_signal_connect_object (row, "toggled", G_CALLBACK (on_toggled_cb), self, 0);
    }
  gtk_check_button_set_label (GTK_CHECK_BUTTON (row), words);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (row), is_ticked (self, value));
  g_object_set_data_full (G_OBJECT (row), KEY_VALUE, value, (GDestroyNotify) json_node_unref);
  return gtk_widget_get_next_sibling (row);
}

static void
fill (AciesSeveralControl *self)
{
  GtkWidget *row = gtk_widget_get_first_child (self->rows);

  self->is_filling = TRUE;
  for (guint i = 0; i < self->choices->len; i++)
    {
      const AciesChoice *choice = self->choices->pdata[i];

      row = fill_row (self, row, acies_form_value_of_text (choice->id));
    }
  for (guint i = 0; i < self->values->len; i++)
    if (find_choice (self, self->values->pdata[i]) == NULL)
      row = fill_row (self, row, json_node_ref (self->values->pdata[i]));
  while (row != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (row);

      gtk_box_remove (GTK_BOX (self->rows), row);
      row = next;
    }
  gtk_widget_set_visible (self->nothing, gtk_widget_get_first_child (self->rows) == NULL);
  update_summary (self);
  self->is_filling = FALSE;
}

/* What is no list stands there as a stranger. */
static void
acies_several_control_show (AciesFormControl *control,
                            JsonNode         *value)
{
  AciesSeveralControl *self = ACIES_SEVERAL_CONTROL (control);

  g_ptr_array_set_size (self->values, 0);
  if (value != NULL && JSON_NODE_HOLDS_ARRAY (value))
    {
      JsonArray *list = json_node_get_array (value);

      for (guint i = 0; i < json_array_get_length (list); i++)
        g_ptr_array_add (self->values, json_node_ref (json_array_get_element (list, i)));
    }
  else if (value != NULL)
    g_ptr_array_add (self->values, json_node_ref (value));
  fill (self);
}

static GtkWidget *
acies_several_control_get_focus (AciesFormControl *control)
{
  return ACIES_SEVERAL_CONTROL (control)->button;
}

static void
acies_several_control_finalize (GObject *object)
{
  AciesSeveralControl *self = ACIES_SEVERAL_CONTROL (object);

  g_ptr_array_unref (self->choices);
  g_ptr_array_unref (self->values);

  G_OBJECT_CLASS (acies_several_control_parent_class)->finalize (object);
}

static void
acies_several_control_class_init (AciesSeveralControlClass *klass)
{
  AciesFormControlClass *control_class = ACIES_FORM_CONTROL_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = acies_several_control_finalize;
  control_class->show = acies_several_control_show;
  control_class->get_focus = acies_several_control_get_focus;
}

/* Up and Down go from tick to tick. */
static gboolean
on_key_cb (AciesSeveralControl *self,
           guint                key,
           guint                code,
           GdkModifierType      state)
{
  const gboolean down = key == GDK_KEY_Down || key == GDK_KEY_KP_Down;

  if (!down && key != GDK_KEY_Up && key != GDK_KEY_KP_Up)
    return FALSE;

  gtk_widget_child_focus (self->rows, down ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD);
  return TRUE;
}

static GtkWidget *
popover_new (AciesSeveralControl *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *scroller = NULL;
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  self->nothing = g_object_new (GTK_TYPE_LABEL, "label", _("There is nothing to choose yet."), "wrap", TRUE,
                                "max-width-chars", MOST_CHARS, NULL);
  gtk_box_append (GTK_BOX (box), self->nothing);
  gtk_box_append (GTK_BOX (box), self->rows);
  scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW,
                           "child", box,
                           "hscrollbar-policy", GTK_POLICY_NEVER,
                           "propagate-natural-height", TRUE,
                           "propagate-natural-width", TRUE,
                           "max-content-height", MOST_HEIGHT,
                           NULL);
  gtk_popover_set_child (GTK_POPOVER (popover), scroller);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->rows, keys);
  return popover;
}

static void
acies_several_control_init (AciesSeveralControl *self)
{
  self->choices = acies_choices_new ();
  self->values = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);
  self->label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "ellipsize", PANGO_ELLIPSIZE_END,
                              "width-chars", LEAST_CHARS, "max-width-chars", MOST_CHARS, NULL);
  self->button = gtk_menu_button_new ();
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->button), self->label);
  gtk_menu_button_set_always_show_arrow (GTK_MENU_BUTTON (self->button), TRUE);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->button), popover_new (self));
  gtk_widget_set_halign (self->button, GTK_ALIGN_START);
  acies_form_control_set_child (ACIES_FORM_CONTROL (self), self->button);
  update_summary (self);
}

GtkWidget *
acies_several_control_new (gboolean required)
{
  AciesSeveralControl *self = g_object_new (ACIES_TYPE_SEVERAL_CONTROL, NULL);

  self->required = required;
  return GTK_WIDGET (self);
}

void
acies_several_control_take_choices (AciesSeveralControl *self,
                                    GPtrArray           *choices)
{
  g_autoptr (GPtrArray) taken = choices;

  g_return_if_fail (ACIES_IS_SEVERAL_CONTROL (self));

  if (acies_choices_equal (self->choices, taken))
    return;

  g_ptr_array_unref (self->choices);
  self->choices = g_steal_pointer (&taken);
  fill (self);
}

const char *
acies_several_control_get_summary (AciesSeveralControl *self)
{
  g_return_val_if_fail (ACIES_IS_SEVERAL_CONTROL (self), NULL);

  return gtk_label_get_text (GTK_LABEL (self->label));
}
