/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-switch-control.h"

struct _AciesSwitchControl
{
  AciesFormControl parent_instance;

  GtkWidget *toggle;
  gboolean   required;
  gboolean   fallback;
};

G_DEFINE_FINAL_TYPE (AciesSwitchControl, acies_switch_control, ACIES_TYPE_FORM_CONTROL)

static void
on_active_cb (AciesSwitchControl *self)
{
  const gboolean active = gtk_switch_get_active (GTK_SWITCH (self->toggle));
  JsonNode *value = NULL;

  if (self->required || active != self->fallback)
    value = json_node_init_boolean (json_node_alloc (), active);
  acies_form_control_edit (ACIES_FORM_CONTROL (self), value, FALSE);
}

static void
acies_switch_control_show (AciesFormControl *control,
                           JsonNode         *value)
{
  AciesSwitchControl *self = ACIES_SWITCH_CONTROL (control);
  gboolean active = self->fallback;

  if (value != NULL && JSON_NODE_HOLDS_VALUE (value) &&
      json_node_get_value_type (value) == G_TYPE_BOOLEAN)
    active = json_node_get_boolean (value);
  gtk_switch_set_active (GTK_SWITCH (self->toggle), active);
}

static GtkWidget *
acies_switch_control_get_focus (AciesFormControl *control)
{
  return ACIES_SWITCH_CONTROL (control)->toggle;
}

static void
acies_switch_control_class_init (AciesSwitchControlClass *klass)
{
  AciesFormControlClass *control_class = ACIES_FORM_CONTROL_CLASS (klass);

  control_class->show = acies_switch_control_show;
  control_class->get_focus = acies_switch_control_get_focus;
}

static void
acies_switch_control_init (AciesSwitchControl *self)
{
  self->toggle = g_object_new (GTK_TYPE_SWITCH, "halign", GTK_ALIGN_START, "valign", GTK_ALIGN_CENTER, NULL);
  acies_form_control_set_child (ACIES_FORM_CONTROL (self), self->toggle);
  g_signal_connect_object (self->toggle, "notify::active", G_CALLBACK (on_active_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
acies_switch_control_new (gboolean required,
                          gboolean fallback)
{
  AciesSwitchControl *self = g_object_new (ACIES_TYPE_SWITCH_CONTROL, NULL);

  self->required = required;
  self->fallback = fallback;
  return GTK_WIDGET (self);
}
