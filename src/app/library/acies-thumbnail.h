/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/library/acies-picture.h"

G_BEGIN_DECLS

/**
 * AciesThumbnail:
 *
 * Shows an AciesPicture at the widget's own width and device scale, in the colours of the theme; drawn again in a thread when one
 * of these changes. Properties: "least-width" (int).
 */
#define ACIES_TYPE_THUMBNAIL (acies_thumbnail_get_type ())
G_DECLARE_FINAL_TYPE (AciesThumbnail, acies_thumbnail, ACIES, THUMBNAIL, GtkWidget)

void     acies_thumbnail_set_picture (AciesThumbnail *self, AciesPicture *picture);

/* Whether the picture as it should be is on the screen. */
gboolean acies_thumbnail_is_drawn    (AciesThumbnail *self);

G_END_DECLS
