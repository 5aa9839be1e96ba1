/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Tooltips for what changes often: gtk_widget_set_tooltip_text() asks the display where the pointer is at each change, and
 * waits for the answer. These words are looked up only when the pointer rests on the widget. */

/* @words: (nullable): plain text; NULL: no tooltip. */
void acies_tip_set (GtkWidget *widget, const char *words);

/* Returns: (transfer none) (nullable): what acies_tip_set() was given */
const char *acies_tip_get (GtkWidget *widget);

/* Whatever tooltip @window was about to show is given up: for one that is about to go. GTK 4.8 would look for the pointer on the
 * window when the time for the tooltip comes, and it would not be there any more. */
void acies_tip_forget (GtkWindow *window);

G_END_DECLS
