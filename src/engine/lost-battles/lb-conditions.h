/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/* 10.3, 10.4: the dice of a new turn, weather first, then dust, which sets the order of this turn (R16, R27). */
void lb_roll_conditions (const LbSetup *setup, LbState *state, AciesEventList *events);

/* 10.3, 10.4: whether the die for Orders is halved (once, R28). */
gboolean lb_orders_are_halved (const LbSetup *setup, const LbState *state);

/* 10.1: what @units count against the four that a surprised army may bring on in this turn. */
guint lb_entry_count (const LbSetup *setup, const LbState *state, guint side, AciesUnits units);

/* 10.1: how many of the four are left; G_MAXUINT for an army that is not surprised. */
guint lb_entry_allowance (const LbSetup *setup, const LbState *state, guint side);

G_END_DECLS
