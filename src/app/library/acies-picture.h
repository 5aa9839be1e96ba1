/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-ruleset.h"
#include "engine/core/acies-scenario.h"
#include "scene/acies-style.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesPicture:
 *
 * The small picture of a battle: what is to be drawn, and the latest drawing of it. Drawn in a thread.
 */
#define ACIES_TYPE_PICTURE (acies_picture_get_type ())
G_DECLARE_FINAL_TYPE (AciesPicture, acies_picture, ACIES, PICTURE, GObject)

/* What a drawing is for; plain data, zeroed before it is filled, compared byte by byte. */
typedef struct
{
  AciesStyle style;
  int        width, height;  /* logical pixels */
  int        scale;          /* device pixels each */
} AciesPictureSize;

/* The scenario's own preview. Returns: (transfer full) */
AciesPicture *acies_picture_new_for_scenario (AciesScenario *scenario);

/* @scene: (transfer full): a position. Returns: (transfer full) */
AciesPicture *acies_picture_new_for_scene (AciesScene *scene);

/* The file of a scenario or a game, read when it is drawn. Returns: (transfer full) */
AciesPicture *acies_picture_new_for_file (GFile *file);

/* The latest drawing; whether it is the one for @size (nullable) is told in @fits; a file that
 * cannot be read fits as it is. Returns: (transfer none) (nullable) */
GdkTexture *acies_picture_get_texture (AciesPicture *self, const AciesPictureSize *size, gboolean *fits);

/* Draws in a thread and keeps the drawing. Finished in the main context; an error if cancelled or the file cannot be read. */
void     acies_picture_draw_async  (AciesPicture *self, const AciesPictureSize *size, GCancellable *cancellable,
                                    GAsyncReadyCallback callback, gpointer user_data);
gboolean acies_picture_draw_finish (AciesPicture *self, GAsyncResult *result, GError **error);

G_END_DECLS
