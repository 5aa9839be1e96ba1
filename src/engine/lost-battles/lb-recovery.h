/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-events.h"

G_BEGIN_DECLS

typedef enum { LB_MAY_NOT_RECOVER, LB_MAY_RECOVER, LB_MUST_RECOVER } LbRecoveryRight;

/**
 * lb_recovery_right:
 * @side: whose unit is struck, in the enemy's player-turn
 * @unit: the unit struck, still in the state it had before the hit
 * @commander: (out): who may try; set unless %LB_MAY_NOT_RECOVER
 *
 * 8.6.1, 8.6.2, 8.7, 9.2, R44, R54, R55: whether a commander in @zone may or must try to remove the hit.
 */
LbRecoveryRight lb_recovery_right (const LbSetup *setup, const LbState *state, guint side, guint unit, guint *commander);

/* 8.6.3, 8.7: rolls for @commander; kills him or lets him escape. Emits the event; the hit itself is the caller's. */
LbRecovery lb_recovery_attempt (const LbSetup *setup, LbState *state, guint side, guint commander, guint unit,
                                AciesEventList *events);

/* 8.6.3: the least 2d6 total that removes a hit; the highest that kills (8.6.3, 8.7); by rating and kind. */
guint lb_recovery_needed (guint rating);
guint lb_recovery_fatal  (guint rating, guint kind);

G_END_DECLS
