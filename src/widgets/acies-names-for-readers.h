/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Accessible names for widgets whose inner parts have none of their own in GTK 4.8. @name is translated. */

void acies_name_widget      (GtkWidget *widget, const char *name);
void acies_name_menu_button (GtkWidget *menu_button, const char *name);
void acies_name_drop_down   (GtkWidget *drop_down, const char *name);

G_END_DECLS
