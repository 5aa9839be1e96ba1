/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "widgets/acies-toast.h"

#define SHOWN_SECONDS 5

struct _AciesToast
{
  GtkWidget parent_instance;

  GtkWidget *revealer;
  GtkWidget *label;
  GtkWidget *button;
  GtkWidget *scope;     /* weak: where the button's action is found */
  char      *action;
  guint      timeout;
};

G_DEFINE_FINAL_TYPE (AciesToast, acies_toast, GTK_TYPE_WIDGET)

static gboolean
on_timeout_cb (gpointer user_data)
{
  AciesToast *self = ACIES_TOAST (user_data);

  self->timeout = 0;
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), FALSE);
  return G_SOURCE_REMOVE;
}

static void
hide_now (AciesToast *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), FALSE);
}

static void
on_clicked_cb (AciesToast *self)
{
  GtkWidget *scope = self->scope != NULL ? self->scope : GTK_WIDGET (self);
  g_autoptr (GVariant) target = NULL;
  g_autofree char *name = NULL;

  if (self->action != NULL && g_action_parse_detailed_name (self->action, &name, &target, NULL))
    gtk_widget_activate_action_variant (scope, name, target);
  hide_now (self);
}

static void
on_child_revealed_cb (AciesToast *self)
{
  const gboolean shown = gtk_revealer_get_reveal_child (GTK_REVEALER (self->revealer)) ||
                         gtk_revealer_get_child_revealed (GTK_REVEALER (self->revealer));

  gtk_widget_set_visible (GTK_WIDGET (self), shown);
}

static void
acies_toast_dispose (GObject *object)
{
  AciesToast *self = ACIES_TOAST (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_weak_pointer (&self->scope);
  g_clear_pointer (&self->action, g_free);
  g_clear_pointer (&self->revealer, gtk_widget_unparent);

  G_OBJECT_CLASS (acies_toast_parent_class)->dispose (object);
}

static void
acies_toast_class_init (AciesToastClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_toast_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
acies_toast_init (AciesToast *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_widget_add_css_class (box, "acies-toast");
  self->label = g_object_new (GTK_TYPE_LABEL,
                              "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS,
                              "wrap", TRUE,
                              "max-width-chars", 60,
                              NULL);
  self->button = gtk_button_new ();
  gtk_box_append (GTK_BOX (box), self->label);
  gtk_box_append (GTK_BOX (box), self->button);
  self->revealer = g_object_new (GTK_TYPE_REVEALER,
                                 "child", box,
                                 "transition-type", GTK_REVEALER_TRANSITION_TYPE_CROSSFADE,
                                 NULL);
  gtk_widget_set_parent (self->revealer, GTK_WIDGET (self));
  g_object_set (self, "halign", GTK_ALIGN_CENTER, "valign", GTK_ALIGN_END, "visible", FALSE, NULL);
  g_signal_connect_object (self->button, "clicked", G_CALLBACK (on_clicked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->revealer, "notify::child-revealed", G_CALLBACK (on_child_revealed_cb), self,
                           G_CONNECT_SWAPPED);
}

void
acies_toast_show (AciesToast *self,
                  const char *text,
                  const char *button,
                  const char *action,
                  GtkWidget  *scope)
{
  g_return_if_fail (ACIES_IS_TOAST (self));
  g_return_if_fail (text != NULL);

  g_clear_handle_id (&self->timeout, g_source_remove);
  gtk_label_set_text (GTK_LABEL (self->label), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->label), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);
  g_set_weak_pointer (&self->scope, scope);
  g_free (self->action);
  self->action = g_strdup (action);
  gtk_widget_set_visible (self->button, button != NULL);
  gtk_button_set_label (GTK_BUTTON (self->button), button != NULL ? button : "");
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), TRUE);
  self->timeout = g_timeout_add_seconds (SHOWN_SECONDS, on_timeout_cb, self);
}

const char *
acies_toast_get_text (AciesToast *self)
{
  g_return_val_if_fail (ACIES_IS_TOAST (self), NULL);

  return self->timeout != 0 ? gtk_label_get_text (GTK_LABEL (self->label)) : NULL;
}
