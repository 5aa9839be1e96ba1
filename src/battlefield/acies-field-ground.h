/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-scene.h"
#include "scene/acies-style.h"
#include "scene/acies-viewport.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesFieldGround:
 *
 * The picture of a board's ground, painted in a thread from a copy of what it needs. Until the picture of another view is there,
 * the one at hand is shown in its place, moved and stretched to fit.
 *
 * Signals: "painted" (): another picture is there and is to be shown.
 */
#define ACIES_TYPE_FIELD_GROUND (acies_field_ground_get_type ())
G_DECLARE_FINAL_TYPE (AciesFieldGround, acies_field_ground, ACIES, FIELD_GROUND, GObject)

AciesFieldGround *acies_field_ground_new (void);

/* What it shows is other than before: painted anew when it is next seen. */
void acies_field_ground_forget (AciesFieldGround *self);

/* The picture is of another board, or not wanted any more: shown no longer; what is being painted is given up. */
void acies_field_ground_clear (AciesFieldGround *self);

/* Shows it in the place of @viewport, whose top is at @y; has it painted if it is not the one at hand. @scale: pixels a px. */
void acies_field_ground_snapshot (AciesFieldGround    *self,
                                  GtkSnapshot         *snapshot,
                                  const AciesScene    *scene,
                                  const AciesStyle    *style,
                                  const AciesViewport *viewport,
                                  double               y,
                                  int                  scale);

/* Whether what was shown last is what was asked for. */
gboolean acies_field_ground_is_sharp (AciesFieldGround *self);

/* How many pictures were painted. */
guint acies_field_ground_get_n_painted (AciesFieldGround *self);

G_END_DECLS
