/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Every row of the table of shortcuts, by groups, with a field to search them; as narrow as a telephone. */
#define ACIES_TYPE_SHORTCUTS_WINDOW (acies_shortcuts_window_get_type ())
G_DECLARE_FINAL_TYPE (AciesShortcutsWindow, acies_shortcuts_window, ACIES, SHORTCUTS_WINDOW, GtkWindow)

/* Shows a new one over @parent. Owned by GTK. */
GtkWidget *acies_shortcuts_window_show (GtkWindow *parent);

G_END_DECLS
