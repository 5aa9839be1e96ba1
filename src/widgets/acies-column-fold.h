/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Hides @column of the table within @scroller as long as that is narrower than @width pixels: for what can be seen and done
 * elsewhere too, so that nothing that cannot lies beyond the edge.
 */
void acies_column_fold_add (GtkWidget *scroller, GtkColumnViewColumn *column, int width);

G_END_DECLS
