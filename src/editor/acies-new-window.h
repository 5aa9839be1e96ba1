/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesNewWindow:
 *
 * What a new scenario is made of: nothing, or a copy of a battle that there is.
 *
 * Signal "made" (AciesDocument *document): something was chosen; the window closes.
 */
#define ACIES_TYPE_NEW_WINDOW (acies_new_window_get_type ())
G_DECLARE_FINAL_TYPE (AciesNewWindow, acies_new_window, ACIES, NEW_WINDOW, GtkWindow)

/* @folders: of the battles that can be copied; read in a thread */
GtkWidget *acies_new_window_new (GtkWindow *parent, GFile *const *folders, guint n_folders);

/* Takes the entry at @index, as if it were chosen: first an empty scenario for each rule system. FALSE if there is none. */
gboolean acies_new_window_choose (AciesNewWindow *self, guint index);

/* How many entries there are. */
guint acies_new_window_get_n_entries (AciesNewWindow *self);

G_END_DECLS
