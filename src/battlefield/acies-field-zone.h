/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "scene/acies-sprites.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesFieldZone:
 *
 * One zone of the board: a child widget of its own, so that a screen reader and the keyboard find it and so that only it is drawn
 * again when its marks change. Class action: zone.activate.
 */
#define ACIES_TYPE_FIELD_ZONE (acies_field_zone_get_type ())
G_DECLARE_FINAL_TYPE (AciesFieldZone, acies_field_zone, ACIES, FIELD_ZONE, GtkWidget)

AciesFieldZone *acies_field_zone_new (int cell);

/* How it is drawn. All lent; layout NULL for nothing. @token_marks NULL: without tokens. */
typedef struct
{
  const AciesLayout     *layout;
  const AciesStyle      *style;
  const AciesTokenMarks *token_marks;
  const AciesSceneLeader *leader;  /* outlined, if he stands here; NULL */
  AciesSprites           *sprites; /* nullable */
} AciesZoneView;

/* @redraw: FALSE if it looks as before. */
void acies_field_zone_set_view (AciesFieldZone *self, const AciesZoneView *view, gboolean redraw);

/* Returns: whether anything is other than before. */
gboolean acies_field_zone_set_marks (AciesFieldZone *self, AciesMarks marks, const char *cost, const char *hint);
void     acies_field_zone_set_hover (AciesFieldZone *self, gboolean hover);
AciesMarks acies_field_zone_get_marks (AciesFieldZone *self);
const char *acies_field_zone_get_hint (AciesFieldZone *self);  /* (nullable) */

/* Tells screen readers what stands here; to be called when the scene is another. */
void acies_field_zone_describe (AciesFieldZone *self);

G_END_DECLS
