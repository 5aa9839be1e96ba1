/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The button of the primary menu, at the end of every page's header bar; F10 opens that of the page in front. In full screen a
 * button that leaves it stands beside. Property "menu-id" (construct only): which menu of the application; "primary". */
#define ACIES_TYPE_MENU_BUTTON (acies_menu_button_get_type ())
G_DECLARE_FINAL_TYPE (AciesMenuButton, acies_menu_button, ACIES, MENU_BUTTON, GtkWidget)

G_END_DECLS
