/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "widgets/acies-common.h"

#include "widgets/acies-names-for-readers.h"

void
acies_common_set_child (GtkWidget  *parent,
                        GtkWidget **place,
                        GtkWidget  *child)
{
  g_clear_pointer (place, gtk_widget_unparent);
  *place = child;
  if (child != NULL)
    gtk_widget_set_parent (child, parent);
}

void
acies_common_set_css_class (GtkWidget  *widget,
                            const char *css_class,
                            gboolean    on)
{
  if (on)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

GtkWidget *
acies_common_icon_button_new (const char *icon,
                              const char *name,
                              const char *action)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, name);
  acies_name_widget (button, name);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

GtkWidget *
acies_common_add_tool (GtkWidget  *box,
                       const char *icon,
                       const char *name,
                       const char *action)
{
  GtkWidget *button = acies_common_icon_button_new (icon, name, action);

  gtk_widget_add_css_class (button, "flat");
  gtk_box_append (GTK_BOX (box), button);
  return button;
}
