/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "scene/acies-paint.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* One zone by itself, drawn as large as its place: who stands there, in their ranks. Follows the theme. */
#define ACIES_TYPE_ZONE_PICTURE (acies_zone_picture_get_type ())
G_DECLARE_FINAL_TYPE (AciesZonePicture, acies_zone_picture, ACIES, ZONE_PICTURE, GtkWidget)

/* @scene: lent, must live as long */
GtkWidget *acies_zone_picture_new (const AciesScene *scene, int cell);

void acies_zone_picture_set_marks (AciesZonePicture *self, const AciesTokenMarks *marks);

int acies_zone_picture_get_cell (AciesZonePicture *self);

/* How wide its tokens are drawn, px; 0 if nobody stands there or it has no size yet. */
double acies_zone_picture_get_token_width (AciesZonePicture *self);

G_END_DECLS
