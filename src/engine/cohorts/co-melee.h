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

/* C-MEL-6: which figures of @units of @side pay @points, one by one from the fullest stand: @at_least, until that is reached
 * (the loser), else while they fit (the winner). @gone: how many of each unit. Returns: the points, base value. */
int      co_plan_losses      (const CoSetup *setup, const CoState *state, guint side, AciesUnits units, int points,
                              gboolean at_least, guint8 gone[CO_MAX_UNITS]);

/* C-MEL-18: whether nothing of @units is left when @gone are. */
gboolean co_all_gone         (const CoSetup *setup, const CoState *state, guint side, AciesUnits units,
                              const guint8 gone[CO_MAX_UNITS]);

/* C-MEL-3 */
int      co_modified_die     (int die, int x, int bonus);

/* C-MEL-8, C-MEL-16: of the loser's two dice. */
CoResult co_loser_result     (int dice, int x);

/* The melees of the phase: formed, struck flanks tested, those without an opponent left out, quarter tests (3.3, c and d). */
void     co_melees_form      (const CoSetup *setup, CoState *state, AciesEventList *events);

/* C-MEL-17, C-FLK-5: what @melee means for its stands when @loser loses it with @result. */
void     co_melee_settle     (const CoSetup *setup, CoState *state, guint melee, guint loser, CoResult result);

gboolean co_melee_check      (const CoSetup *setup, const CoState *state, const AciesAction *action, AciesVerdict *verdict);
void     co_melee_apply      (const CoSetup *setup, CoState *state, const AciesAction *action, AciesEventList *events);

G_END_DECLS
