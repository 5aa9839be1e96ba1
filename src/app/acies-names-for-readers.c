/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-names-for-readers.h"

void
acies_name_widget (GtkWidget  *widget,
                   const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* The button inside is what the focus and the reader come to. */
static void
name_with_button (GtkWidget  *widget,
                  const char *name)
{
  GtkWidget *button = gtk_widget_get_first_child (widget);

  acies_name_widget (widget, name);
  if (button != NULL)
    acies_name_widget (button, name);
}

void
acies_name_menu_button (GtkWidget  *menu_button,
                        const char *name)
{
  name_with_button (menu_button, name);
}

void
acies_name_drop_down (GtkWidget  *drop_down,
                      const char *name)
{
  name_with_button (drop_down, name);
}
