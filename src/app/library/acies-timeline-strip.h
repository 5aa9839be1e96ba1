/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/library/acies-timeline-rows.h"
#include "battlefield/acies-drawing.h"

G_BEGIN_DECLS

/**
 * AciesTimelineStrip:
 *
 * The years of the battles of a time line as a scale with a mark for each, for the eye and the pointer alone: the rows below it
 * tell the same in words. Signal: "chosen" (AciesTimelineStrip *, guint row): a mark was clicked.
 */
#define ACIES_TYPE_TIMELINE_STRIP (acies_timeline_strip_get_type ())
G_DECLARE_FINAL_TYPE (AciesTimelineStrip, acies_timeline_strip, ACIES, TIMELINE_STRIP, AciesDrawing)

/* @rows: (nullable): of AciesTimelineRow */
void acies_timeline_strip_set_rows (AciesTimelineStrip *self, GListModel *rows);

/* The row whose mark is nearest to @x, @y in pixels, if the pointer is on one; else -1. */
int acies_timeline_strip_pick (AciesTimelineStrip *self, double x, double y);

/* Where the middle of the mark of @row is, in pixels; FALSE if it has none. */
gboolean acies_timeline_strip_place (AciesTimelineStrip *self, guint row, double *x, double *y);

G_END_DECLS
