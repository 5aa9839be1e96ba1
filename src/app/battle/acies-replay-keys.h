/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_replay_keys_add:
 * @page: the page that has the actions "replay"
 * @field: its board
 * @scale: its scrubber
 * @log: its log, which has the action log.save
 *
 * Arrows, pages, space and digits move through the replay: on the board and the scrubber before anything else, elsewhere unless
 * the widget that has the focus takes the key itself, or it is a line of text. On the board Shift and arrows walk the zones.
 */
void acies_replay_keys_add (GtkWidget *page, GtkWidget *field, GtkWidget *scale, GtkWidget *log);

G_END_DECLS
