/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-line.h"

G_BEGIN_DECLS

/* C-MEL-5, C-MEL-6: the losses when @points_of_loser are engaged: what the loser must lose at least, and the winner at
 * most of what
 * the loser @sustained. */
int      co_loss_needed      (int points_of_loser);
int      co_loss_of_winner   (int sustained);

/* Takes figures of @units worth @points from the fullest on; @at_least: until it is reached (the loser), else while they fit.
 * @state (nullable): it is only reckoned. @gone (nullable): how many of each unit. Returns: the points taken, base value. */
int      co_take_losses      (const CoSetup *setup, CoState *state, guint side, AciesUnits units, int points, gboolean at_least,
                              AciesEventList *events);

/* C-MEL-3 */
int      co_modified_die     (int die, int x, int bonus);

/* C-MEL-8, C-MEL-16: of the loser's two dice. */
CoResult co_loser_result     (int dice, int x);

gboolean co_melee_check      (const CoSetup *setup, const CoState *state, const AciesAction *action, AciesVerdict *verdict);
void     co_melee_apply      (const CoSetup *setup, CoState *state, const AciesAction *action, AciesEventList *events);

G_END_DECLS
