/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Tells whoever has turned away from @window, through the desktop, what has come about there. There is one notification a window:
 * the later takes the place of the earlier. Chosen, it brings the window to the front ("app.present-window"); it is taken back
 * when the window is looked at. It is never the only place where a thing is told.
 *
 * Returns: FALSE if nothing was sent: the window is in front, belongs to no application, or notifications are switched off
 */
gboolean acies_desktop_news_tell (GtkWindow *window, const char *title, const char *text);

/* Whether anything may be told so, in all windows; the person decides. */
void acies_desktop_news_allow (gboolean allow);

G_END_DECLS
