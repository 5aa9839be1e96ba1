/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "scene/acies-style.h"

G_BEGIN_DECLS

/* One die of @size px, its middle at (@x, @y), turned by @angle (radians), showing @value (1-6). */
void acies_paint_die (cairo_t          *cr,
                      const AciesStyle *style,
                      double            x,
                      double            y,
                      double            size,
                      double            angle,
                      guint             value);

/*
 * The same die while it tumbles: @done runs from 0 (thrown) to 1 (it lies, and shows @value). Which faces turn up on the way is
 * worked out from @number, the die's place in the row, and has nothing to do with chance.
 */
void acies_paint_tumbling_die (cairo_t          *cr,
                               const AciesStyle *style,
                               double            x,
                               double            y,
                               double            size,
                               guint             number,
                               double            done,
                               guint             value);

G_END_DECLS
