/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-editor-context.h"

G_BEGIN_DECLS

/* What a brush paints, as the map shows it, in a zone of an empty map. Nothing for screen readers: a name stands beside. */
#define ACIES_TYPE_BRUSH_PICTURE (acies_brush_picture_get_type ())
G_DECLARE_FINAL_TYPE (AciesBrushPicture, acies_brush_picture, ACIES, BRUSH_PICTURE, GtkWidget)

/* Returns: (transfer floating) */
GtkWidget *acies_brush_picture_new (AciesEditorContext *context, guint brush);

G_END_DECLS
