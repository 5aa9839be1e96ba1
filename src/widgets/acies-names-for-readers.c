/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "widgets/acies-names-for-readers.h"

void
acies_name_widget (GtkWidget  *widget,
                   const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* The button inside is what the focus and the reader come to. A menu button hands its own name on to it. */
void
acies_name_menu_button (GtkWidget  *menu_button,
                        const char *name)
{
  acies_name_widget (menu_button, name);
}

void
acies_name_drop_down (GtkWidget  *drop_down,
                      const char *name)
{
  GtkWidget *button = gtk_widget_get_first_child (drop_down);

  acies_name_widget (drop_down, name);
  if (button != NULL)
    acies_name_widget (button, name);
}
