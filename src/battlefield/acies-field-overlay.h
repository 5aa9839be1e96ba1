/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "scene/acies-paint.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What lies over all zones: the arrow of an attack or move, a zone pointed out, and what is being dragged. Takes no input. */
#define ACIES_TYPE_FIELD_OVERLAY (acies_field_overlay_get_type ())
G_DECLARE_FINAL_TYPE (AciesFieldOverlay, acies_field_overlay, ACIES, FIELD_OVERLAY, GtkWidget)

AciesFieldOverlay *acies_field_overlay_new (void);

/* Where and how the board is drawn; both lent, layout NULL for nothing. @x, @y: the board's corner. */
void acies_field_overlay_set_board (AciesFieldOverlay *self, const AciesLayout *layout, const AciesStyle *style, double x,
                                    double y);

/* @from: ACIES_NO_CELL for none. */
void acies_field_overlay_set_arrow (AciesFieldOverlay *self, AciesArrow kind, int from, int to, const char *text);

/* A zone that is pointed out, which may lie out of sight; ACIES_NO_CELL for none. */
void acies_field_overlay_point_out (AciesFieldOverlay *self, int cell);

/* A dragged token and how many go along; NULL to end. @width: across its front. */
void acies_field_overlay_set_ghost  (AciesFieldOverlay *self, const AciesSceneToken *token, guint count, double width);
void acies_field_overlay_move_ghost (AciesFieldOverlay *self, double x, double y);

G_END_DECLS
