/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-ruleset.h"
#include "scene/acies-style.h"

#include <cairo.h>

G_BEGIN_DECLS

/**
 * acies_paint_turn:
 * @cr: (nullable): only measures if %NULL
 * @width: px
 *
 * A side's turn as a picture: its steps from top to bottom with the dice thrown for them, and around those that are done again
 * and again an arrow back to the first of them. Drawn from the phases of @ruleset.
 *
 * Returns: the height, px
 */
double acies_paint_turn (cairo_t *cr, const AciesStyle *style, const AciesRuleset *ruleset, double width);

G_END_DECLS
