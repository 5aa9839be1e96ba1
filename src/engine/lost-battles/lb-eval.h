/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/**
 * lb_evaluate:
 *
 * How good the position is for @side: the points both would score now (11.2), what their troops are still worth, and what each
 * army threatens. A judgement for computer players, no rule; antisymmetric, so that both sides' values add up to nothing.
 *
 * Returns: hundredths of a victory point; above 0 is good for @side
 */
gint32 lb_evaluate (const AciesSetup *setup, const AciesState *state, int side);

G_END_DECLS
