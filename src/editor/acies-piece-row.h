/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-editor-context.h"

G_BEGIN_DECLS

/* Rows of a list of pieces: picture, name, what is said of him; with his id and zone. */

/* Returns: (transfer floating): a GtkListBoxRow */
GtkWidget *acies_piece_row_new (AciesEditorContext *context, const AciesPiece *piece);

const char *acies_piece_row_get_id   (GtkWidget *row);
int         acies_piece_row_get_cell (GtkWidget *row);

/* Whether it stands on the field. */
gboolean acies_piece_row_is_placed (GtkWidget *row);

G_END_DECLS
