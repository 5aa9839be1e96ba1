/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The few preferences; each acts at once. */
#define ACIES_TYPE_PREFERENCES_WINDOW (acies_preferences_window_get_type ())
G_DECLARE_FINAL_TYPE (AciesPreferencesWindow, acies_preferences_window, ACIES, PREFERENCES_WINDOW, GtkWindow)

GtkWidget *acies_preferences_window_new (GtkWindow *parent, GSettings *settings);

G_END_DECLS
