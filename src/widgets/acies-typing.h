/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * What is typed anywhere on @page goes into @entry, and Escape anywhere on it stops a search that is under way. Only letters,
 * figures and signs: Return and Space stay with what has the focus, which GtkSearchEntry's own capture would take from it.
 */
void acies_typing_to_search (GtkWidget *page, GtkSearchEntry *entry);

/* The letters typed on @drop_down, whose items are GtkStringObjects, choose its next entry that begins with them. */
void acies_typing_in_drop_down (GtkWidget *drop_down);

G_END_DECLS
