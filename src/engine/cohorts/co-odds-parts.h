/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-odds.h"
#include "engine/cohorts/co-apply.h"
#include "engine/cohorts/co-line.h"

G_BEGIN_DECLS

/* What odds are filled with. Chances are told as ways out of 36. */

#define CO_WAYS 36
#define CO_DIE  6

void co_odds_add_result   (AciesOdds *odds, guint name, double chance);
void co_odds_add_own      (AciesOdds *odds, CoModifierName name, int value);    /* a part of the deciding side's sum; none if 0 */
void co_odds_add_other    (AciesOdds *odds, CoModifierName name, int value);    /* of its enemy's */

/* A note about @units of @side and stand @other, CO_NOBODY none; nothing if @units is empty. */
void co_odds_add_note     (AciesOdds *odds, const CoSetup *setup, CoNoteName name, guint side, AciesUnits units, guint other,
                           int number, guint ways);

/* C-FIR-8, C-CHA-3, C-ELE-3: the least score that does anything to @target. */
int  co_least_score       (const CoUnitSpec *target);

/* @melee as @side sees it. */
void co_odds_fill_melee   (const CoSetup *setup, const CoState *state, const CoTies *ties, const CoMelee *melee, guint side,
                           AciesOdds *odds);

/* MELEE, also before the melee phase; RELIEVE and FOLLOW: the melee that comes next; HOLD: that none
 * does; MOVE into contact. */
gboolean co_odds_of_melee  (const CoSetup *setup, const CoState *state, const AciesAction *action, AciesOdds *odds,
                            AciesVerdict *verdict);
gboolean co_odds_of_relief (const CoSetup *setup, const CoState *state, const AciesAction *action, AciesOdds *odds,
                            AciesVerdict *verdict);
gboolean co_odds_of_follow (const CoSetup *setup, const CoState *state, const AciesAction *action, AciesOdds *odds,
                            AciesVerdict *verdict);
gboolean co_odds_of_hold   (const CoSetup *setup, const CoState *state, const AciesAction *action, AciesOdds *odds,
                            AciesVerdict *verdict);
gboolean co_odds_of_move   (const CoSetup *setup, const CoState *state, const AciesAction *action, AciesOdds *odds,
                            AciesVerdict *verdict);

G_END_DECLS
