/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-form-control.h"

#include "editor/acies-editor-context.h"

typedef struct
{
  GtkWidget *child;
  JsonNode  *entered;    /* what was entered here last; NULL: nothing */
  gboolean   has_value;  /* whether @entered tells of the control at all */
  gboolean   is_showing;
} AciesFormControlPrivate;

enum
{
  EDITED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AciesFormControl, acies_form_control, GTK_TYPE_WIDGET)

static AciesFormControlPrivate *
get_private (AciesFormControl *self)
{
  return acies_form_control_get_instance_private (self);
}

static void
acies_form_control_dispose (GObject *object)
{
  AciesFormControlPrivate *private = get_private (ACIES_FORM_CONTROL (object));

  g_clear_pointer (&private->child, gtk_widget_unparent);
  g_clear_pointer (&private->entered, json_node_unref);

  G_OBJECT_CLASS (acies_form_control_parent_class)->dispose (object);
}

static gboolean
acies_form_control_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (acies_form_control_get_focus (ACIES_FORM_CONTROL (widget)));
}

static gboolean
acies_form_control_mnemonic_activate (GtkWidget *widget,
                                      gboolean   group_cycling)
{
  return gtk_widget_grab_focus (widget);
}

static void
acies_form_control_class_init (AciesFormControlClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_form_control_dispose;
  widget_class->grab_focus = acies_form_control_grab_focus;
  widget_class->mnemonic_activate = acies_form_control_mnemonic_activate;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  signals[EDITED] = g_signal_new ("edited", ACIES_TYPE_FORM_CONTROL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                  JSON_TYPE_NODE, G_TYPE_BOOLEAN);
}

static void
acies_form_control_init (AciesFormControl *self)
{
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
}

static gboolean
is_same (JsonNode *one,
         JsonNode *other)
{
  if (one == NULL || other == NULL)
    return one == other;

  return json_node_equal (one, other);
}

static JsonNode *
ref_or_null (JsonNode *value)
{
  return value != NULL ? json_node_ref (value) : NULL;
}

static void
show_now (AciesFormControl *self,
          JsonNode         *value)
{
  AciesFormControlPrivate *private = get_private (self);

  private->is_showing = TRUE;
  ACIES_FORM_CONTROL_GET_CLASS (self)->show (self, value);
  private->is_showing = FALSE;
}

void
acies_form_control_show (AciesFormControl *self,
                         JsonNode         *value)
{
  AciesFormControlPrivate *private = NULL;

  g_return_if_fail (ACIES_IS_FORM_CONTROL (self));

  private = get_private (self);
  if (private->has_value && is_same (private->entered, value))
    return;

  show_now (self, value);
  g_clear_pointer (&private->entered, json_node_unref);
  private->entered = ref_or_null (value);
  private->has_value = TRUE;
}

void
acies_form_control_show_again (AciesFormControl *self)
{
  AciesFormControlPrivate *private = get_private (self);

  if (private->has_value)
    show_now (self, private->entered);
}

void
acies_form_control_edit (AciesFormControl *self,
                         JsonNode         *value,
                         gboolean          typing)
{
  AciesFormControlPrivate *private = get_private (self);
  g_autoptr (JsonNode) entered = value;

  if (private->is_showing || (private->has_value && is_same (private->entered, entered)))
    return;

  g_clear_pointer (&private->entered, json_node_unref);
  private->entered = ref_or_null (entered);
  private->has_value = TRUE;
  g_signal_emit (self, signals[EDITED], 0, entered, typing);
}

GtkWidget *
acies_form_control_get_focus (AciesFormControl *self)
{
  g_return_val_if_fail (ACIES_IS_FORM_CONTROL (self), NULL);

  return ACIES_FORM_CONTROL_GET_CLASS (self)->get_focus (self);
}

void
acies_form_control_show_path (AciesFormControl *self,
                              const char       *rest)
{
  AciesFormControlClass *klass = NULL;

  g_return_if_fail (ACIES_IS_FORM_CONTROL (self));

  klass = ACIES_FORM_CONTROL_GET_CLASS (self);
  if (klass->show_path != NULL)
    klass->show_path (self, rest);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

void
acies_form_control_set_child (AciesFormControl *self,
                              GtkWidget        *child)
{
  AciesFormControlPrivate *private = get_private (self);

  g_assert (private->child == NULL);
  private->child = child;
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}

char *
acies_form_value_to_text (JsonNode *value)
{
  if (value == NULL || JSON_NODE_HOLDS_NULL (value))
    return g_strdup ("");
  if (acies_json_text (value) != NULL)
    return g_strdup (acies_json_text (value));

  return acies_json_to_line (value);
}

JsonNode *
acies_form_value_of_text (const char *text)
{
  return json_node_init_string (json_node_alloc (), text);
}

JsonNode *
acies_form_value_of_int (gint64 number)
{
  return json_node_init_int (json_node_alloc (), number);
}
