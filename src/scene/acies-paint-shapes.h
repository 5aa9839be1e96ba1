/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "scene/acies-style.h"
#include "scene/acies-viewport.h"

G_BEGIN_DECLS

/* Shapes that several layers use. Paths are added to an empty path; strokes and fills leave it
 * empty. */

void acies_shape_rounded (cairo_t *cr, const AciesRect *rect, double radius);

/* Four corners, the arms a quarter of the shorter side. */
void acies_shape_brackets (cairo_t *cr, const AciesRect *rect, AciesColor color, double line_width);

/* Bold words on a rounded ground of @color, their middle at (@x, @y), the letters black or white as
 * reads better. Returns what the pill covers; with @cr NULL it only measures. @font: px before the
 * text scale. */
AciesRect acies_shape_pill (cairo_t *cr, const AciesStyle *style, AciesColor color, double font,
                            double x, double y, const char *words);

G_END_DECLS
