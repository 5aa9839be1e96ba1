/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The size of a window from one start to the next. @prefix: of the keys in @settings: "window" for "window-width",
 * "window-height" and "window-maximized". */

/* As it was, clipped to the present screen. */
void acies_window_state_restore (GtkWindow *window, GSettings *settings, const char *prefix);
void acies_window_state_store   (GtkWindow *window, GSettings *settings, const char *prefix);

G_END_DECLS
