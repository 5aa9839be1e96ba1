/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-types.h"

G_BEGIN_DECLS

/* Members of AciesRuleset. */
gboolean co_check (const AciesSetup *setup, const AciesState *state, const AciesAction *action, AciesVerdict *verdict);
void     co_apply (const AciesSetup *setup, AciesState *state, const AciesAction *action, AciesEventList *events);
gboolean co_odds  (const AciesSetup *setup, const AciesState *state, const AciesAction *action, AciesOdds *odds,
                   AciesVerdict *verdict);

/* 3.1: whether an action of @kind answers the decision of @state, whatever it says. */
gboolean co_may_answer (const CoState *state, guint kind);

/* AciesOdds.kind: of a melee (fought now, or next after a relief or a pursuit), of a move and the melee that it brings (no
 * shares, no results: it brings none), of a shot: this and CoWeapon; pila roll twice (C-PIL-1), the results are those of one. */
enum { CO_ODDS_OF_MELEE = 1, CO_ODDS_OF_MOVE, CO_ODDS_OF_HOLD, CO_ODDS_OF_SHOT };

/* Results of odds of a melee: which side loses, and what becomes of it. Worst for the active side first. */
typedef enum { CO_ODDS_DESTROYED, CO_ODDS_ROUT, CO_ODDS_PUSH_BACK, CO_ODDS_STAY, CO_ODDS_DRAWN, CO_ODDS_OTHER_STAYS,
               CO_ODDS_OTHER_PUSHED, CO_ODDS_OTHER_ROUTS, CO_ODDS_OTHER_DESTROYED, CO_ODDS_MISS, CO_ODDS_HIT, CO_ODDS_CREW,
               CO_ODDS_ELEPHANT_ROUTS, CO_ODDS_SHOT_DESTROYS,
               CO_ODDS_KILLED, CO_ODDS_PARTED, CO_N_ODDS } CoOddsResult;

/*
 * Notes of odds (chapter 6):
 *   CONTACT          units (one), other, number TtArc: it would touch that enemy
 *   MAY_EVADE        units (one), other
 *   ELEPHANT_TEST    units (the horse), other the elephant, number that panics, chance
 *   FLANK_TEST       units (one, struck), other the striker, number at which it routs, chance
 *   MAY_ANSWER       units (one), other, number CoWeapon, chance of a hit with each roll
 *   MAY_THROW        units (one), other, number CoWeapon, chance of a hit with each of two rolls (C-PIL-4)
 *   TWO_ROLLS        units (one), other, chance of a hit with each of its two rolls (C-PIL-1)
 *   LEAST_PUSHED     units whose count is X of their side, number X (C-MEL-4)
 *   OUT_OF_REACH     units that no commander reaches, while one reaches others of the line (C-CMD-3)
 *   FREE             units beside the line that fight nobody (C-LIN-4)
 *   PAYS_BEATEN, PAYS_WINNING   units that lose figures, number of points (C-MEL-5, C-MEL-6)
 *   X_BEFORE         units of the line, number X without this relief (C-LIN-6)
 *   STACKED          units that stay stacked behind their line (C-MEL-10)
 *   PUSHED           units that must reorganise, number their X until then (C-MEL-14)
 *   FREED            units that are pinned no more (C-MEL-13)
 */
typedef enum { CO_NOTE_CONTACT, CO_NOTE_MAY_EVADE, CO_NOTE_ELEPHANT_TEST, CO_NOTE_FLANK_TEST, CO_NOTE_MAY_ANSWER,
               CO_NOTE_MAY_THROW, CO_NOTE_TWO_ROLLS, CO_NOTE_LEAST_PUSHED, CO_NOTE_OUT_OF_REACH, CO_NOTE_FREE,
               CO_NOTE_PAYS_BEATEN, CO_NOTE_PAYS_WINNING,
               CO_NOTE_X_BEFORE, CO_NOTE_STACKED, CO_NOTE_PUSHED, CO_NOTE_FREED, CO_N_NOTES } CoNoteName;

G_END_DECLS
