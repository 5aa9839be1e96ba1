/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Holds a control in a cell of a table, which keys pass over: the row has the focus, and arrow keys go from row to row. The
 * pointer and screen readers reach the control as ever. Returns: (transfer floating)
 */
#define ACIES_TYPE_QUIET_CELL (acies_quiet_cell_get_type ())
G_DECLARE_FINAL_TYPE (AciesQuietCell, acies_quiet_cell, ACIES, QUIET_CELL, GtkWidget)

GtkWidget *acies_quiet_cell_new       (GtkWidget *child);
GtkWidget *acies_quiet_cell_get_child (AciesQuietCell *self);

G_END_DECLS
