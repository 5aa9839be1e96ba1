/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "scene/acies-paint.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesTokenView:
 *
 * One unit's token, commander's badge or side's emblem, drawn by cairo: for panels and the reserve. Its accessible name is the
 * unit's line of text. Follows the theme.
 */
#define ACIES_TYPE_TOKEN_VIEW (acies_token_view_get_type ())
G_DECLARE_FINAL_TYPE (AciesTokenView, acies_token_view, ACIES, TOKEN_VIEW, GtkWidget)

/* @width: across the front, px; @role: IMG in a panel, GRID_CELL where it can be chosen */
GtkWidget *acies_token_view_new (int width, GtkAccessibleRole role);

/* Shows a unit; it is copied. */
void acies_token_view_set_token (AciesTokenView *self, const AciesSceneToken *token);

/* Shows a commander's badge; copied. */
void acies_token_view_set_leader (AciesTokenView *self, const AciesSceneLeader *leader);

/* Shows the token of a side without a state. */
void acies_token_view_set_side (AciesTokenView *self, int side, AciesEmblem emblem);

void acies_token_view_set_width (AciesTokenView *self, int width);
void acies_token_view_set_marks (AciesTokenView *self, AciesMarks marks);

G_END_DECLS
