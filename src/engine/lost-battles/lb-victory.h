/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/* 11.2: what @side would score if the battle ended now, without the clearing of 11.1. */
int lb_victory_points (const LbSetup *setup, const LbState *state, guint side);

/* 11.2(7), R63: the points that @side begins with for being the weaker one. */
int lb_handicap (const LbSetup *setup, guint side);

/* 11.3, R48: LbLevel of a margin. */
guint lb_victory_level (guint margin);

/* 11.1: whether @side has less than three units, Poor ones and scythed chariots counting half. */
gboolean lb_side_is_broken (const LbSetup *setup, const LbState *state, guint side);

/* The vtable's outcome: points line by line (LbOutcomeLine, lines of no points left out), margin, level (LbLevel), reason. */
void lb_outcome (const AciesSetup *setup, const AciesState *state, AciesOutcome *outcome);

G_END_DECLS
