/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Makes a list or grid of many one stop for Tab: from any of its items Tab leads out of it. Arrow keys go about within. */
void acies_focus_make_one_stop (GtkWidget *widget);

/*
 * Up and Down do nothing in @flow_box until its children have their places: GTK 4.8 divides by the number of children in a line,
 * which is nought until then, and the program would end.
 */
void acies_focus_wait_for_layout (GtkFlowBox *flow_box);

/*
 * Appends @item, a control or a box of some, in a child that is no stop itself. Where nothing of @item can be used, Tab passes
 * it by: GTK 4.8 would come to such a child and go no further.
 */
void acies_focus_append_to_flow (GtkFlowBox *flow_box, GtkWidget *item);

/*
 * Closes every popover below @widget that takes the keys to itself. GTK 4.8 lets one that is open in a window that goes keep the
 * keyboard, and no other window would hear a key again.
 */
void acies_focus_close_popovers (GtkWidget *widget);

/* @keyval alone, typed in @widget or below it, calls @callback with @data, which outlives @widget. */
void acies_focus_on_key (GtkWidget *widget, guint keyval, GtkShortcutFunc callback, gpointer data);

/* Page Up and Page Down turn @scroller over wherever the focus is within @page. */
void acies_focus_scroll_by_pages (GtkWidget *page, GtkScrolledWindow *scroller);

/* Scrolls what @widget is in, once everything has its place, so far that it is to be seen; the focus stays where it is. */
void acies_focus_bring_into_view (GtkWidget *widget);

G_END_DECLS
