/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "widgets/acies-notice.h"

#include "engine/core/acies-brief.h"
#include "widgets/acies-resources.h"
#include "widgets/acies-scroller.h"

struct _AciesNotice
{
  GtkWidget parent_instance;

  GtkLabel  *label;
  GtkButton *button;
  GtkButton *other_button;
};

G_DEFINE_FINAL_TYPE (AciesNotice, acies_notice, GTK_TYPE_WIDGET)

static void
acies_notice_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (acies_notice_parent_class)->dispose (object);
}

static void
acies_notice_class_init (AciesNoticeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ACIES_TYPE_SCROLLER);
  G_OBJECT_CLASS (klass)->dispose = acies_notice_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
  gtk_widget_class_set_template_from_resource (widget_class, ACIES_RESOURCES "app/acies-notice.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesNotice, label);
  gtk_widget_class_bind_template_child (widget_class, AciesNotice, button);
  gtk_widget_class_bind_template_child (widget_class, AciesNotice, other_button);
  gtk_widget_class_bind_template_callback (widget_class, acies_notice_hide);
}

static void
acies_notice_init (AciesNotice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
acies_notice_new (void)
{
  return g_object_new (ACIES_TYPE_NOTICE, NULL);
}

static void
show_button (GtkButton  *button,
             const char *words,
             const char *action)
{
  g_autofree char *name = NULL;
  g_autoptr (GVariant) target = NULL;

  gtk_widget_set_visible (GTK_WIDGET (button), words != NULL);
  if (words == NULL || !g_action_parse_detailed_name (action, &name, &target, NULL))
    return;

  gtk_button_set_label (button, words);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), NULL);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), name);
}

void
acies_notice_show (AciesNotice *self,
                   const char  *text,
                   const char  *button,
                   const char  *action)
{
  g_autofree char *brief = NULL;

  g_return_if_fail (ACIES_IS_NOTICE (self));
  g_return_if_fail (text != NULL);

  brief = acies_brief_message (text);
  gtk_label_set_text (self->label, brief);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->label), g_str_equal (brief, text) ? NULL : text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, brief, -1);
  show_button (self->button, button, action);
  show_button (self->other_button, NULL, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

void
acies_notice_hide (AciesNotice *self)
{
  g_return_if_fail (ACIES_IS_NOTICE (self));

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
acies_notice_offer (AciesNotice *self,
                    const char  *button,
                    const char  *action)
{
  g_return_if_fail (ACIES_IS_NOTICE (self));
  g_return_if_fail (button != NULL && action != NULL);

  show_button (self->other_button, button, action);
}

const char *
acies_notice_get_text (AciesNotice *self)
{
  g_return_val_if_fail (ACIES_IS_NOTICE (self), NULL);

  return gtk_widget_get_visible (GTK_WIDGET (self)) ? gtk_label_get_text (self->label) : NULL;
}
