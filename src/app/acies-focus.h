/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Makes a list or grid of many one stop for Tab: from any of its items Tab leads out of it. Arrow keys go about within. */
void acies_focus_make_one_stop (GtkWidget *widget);

/* Page Up and Page Down turn @scroller over wherever the focus is within @page. */
void acies_focus_scroll_by_pages (GtkWidget *page, GtkScrolledWindow *scroller);

G_END_DECLS
