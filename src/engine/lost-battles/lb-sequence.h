/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/**
 * lb_start:
 * @start: (nullable): the scenario's historical deployment instead of an empty field; a situation of the scenario overrides it
 * @seed: of the dice
 *
 * Sets @state up to its first decision (3.3.1, or turn 2 after a historical deployment, or a situation).
 */
void lb_start (const AciesSetup *setup, const AciesStart *start, guint64 seed, AciesState *state, AciesEventList *events);

/* The position of the deployment or the situation, before any turn begins: no dice, for pictures of scenarios in the making. */
void lb_start_position (const LbSetup *setup, gboolean in_situation, LbState *state);

/* 8.9, R26: whether the side that moves second may switch the order of the turn that begins. */
gboolean lb_switch_check (const LbSetup *setup, const LbState *state, AciesVerdict *verdict);

/* 8.9: the answer to a turn-order decision; then the dice of the turn (R16) and its first player-turn. */
void lb_turn_order_apply (const LbSetup *setup, LbState *state, gboolean is_switched, AciesEventList *events);

/* 4.1.1, 10.1, R1: the Fighting Value that counts for the Orders of @side now. */
guint lb_orders_value (const LbSetup *setup, const LbState *state, guint side);

/* 3.2.3: the active side does no more: leads, lone strategists, and on to the next decision. */
void lb_end_turn_apply (const LbSetup *setup, LbState *state, AciesEventList *events);

G_END_DECLS
