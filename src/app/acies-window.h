/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/acies-application.h"

G_BEGIN_DECLS

/**
 * AciesWindow:
 *
 * The main window: a stack of pages. Its own title bar is hidden: each page begins with a GtkHeaderBar of its own, which has
 * an AciesMenuButton at its end and, unless it is the library, a back button (action "win.back") at its start.
 *
 * Actions for pages and their shortcuts: win.open, win.save, win.save-as, win.back, win.show-library, win.show-rules,
 * win.show-clause (s: a clause's number), win.toggle-panel, win.find, win.fullscreen.
 */
#define ACIES_TYPE_WINDOW (acies_window_get_type ())
G_DECLARE_FINAL_TYPE (AciesWindow, acies_window, ACIES, WINDOW, GtkApplicationWindow)

AciesWindow *acies_window_new (AciesApplication *app);

/* Opens a scenario or a game, told apart by its contents. What cannot be opened is said in the window. */
void acies_window_open_file (AciesWindow *self, GFile *file);

G_END_DECLS
