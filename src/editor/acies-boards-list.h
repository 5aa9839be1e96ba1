/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-editor-context.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesBoardsList:
 *
 * The other maps of a scenario, among which a set-up chooses (AciesDraft.boards_path): each by what lies on it. The map is drawn
 * on as ever; it becomes one more of them, or takes the place of one, which then is to be drawn on.
 */
#define ACIES_TYPE_BOARDS_LIST (acies_boards_list_get_type ())
G_DECLARE_FINAL_TYPE (AciesBoardsList, acies_boards_list, ACIES, BOARDS_LIST, GtkWidget)

/* Returns: (transfer floating) */
GtkWidget *acies_boards_list_new (AciesEditorContext *context);

/* Gives the board that @path leads to the focus; FALSE if it leads to none. */
gboolean acies_boards_list_show_path (AciesBoardsList *self, const char *path);

guint acies_boards_list_get_n (AciesBoardsList *self);

G_END_DECLS
