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

/*
 * For measure() of a window's class: the size to measure its contents for, instead of @for_size. GTK keeps no window lower than
 * its contents are at whatever width, and words that wrap take that for their narrowest: a sentence that fits would
 * make the window as high as if each word stood in a line of its own. So no width stands for the contents' natural one.
 */
int acies_window_state_get_for_size (GtkWidget *window, GtkOrientation orientation, int for_size);

G_END_DECLS
