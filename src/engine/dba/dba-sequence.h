/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-types.h"

G_BEGIN_DECLS

/* 3.2: a bound begins: number, marks, die, points. */
void dba_bound_begin (const DbaSetup *setup, DbaState *state, AciesEventList *events);

/* The movement die of a bound that has begun already: a situation without points (2). */
void dba_bound_die   (const DbaSetup *setup, DbaState *state, AciesEventList *events);

/* 3.2.2: no more moves: turning to face, then shooting. */
void dba_moves_end (const DbaSetup *setup, DbaState *state, AciesEventList *events);

/* Goes on where nothing is left to decide: skips sides without a shot, fixes and drops pairs, ends the bound (victory check),
 * begins the next. Called after each shot and fight, and on loading a situation. In phase combat without pairs they are fixed
 * now. */
void dba_go_on (const DbaSetup *setup, DbaState *state, AciesEventList *events);

/* 3.2.3: the deciding side shoots no more. */
void dba_shooting_end (const DbaSetup *setup, DbaState *state, AciesEventList *events);

/* Who has to decide what (AciesRuleset.decision). */
void dba_decision (const AciesSetup *setup, const AciesState *state, AciesDecision *decision);

/* D-VIC-1, D-VIC-3: losses of @side as they count now. */
guint    dba_losses       (const DbaSetup *setup, const DbaState *state, guint side);
gboolean dba_general_lost (const DbaSetup *setup, const DbaState *state, guint side);

/* D-VIC-1, D-VIC-4: at the end of a bound; sets phase, winner, reason and tells it. */
void     dba_victory_check (const DbaSetup *setup, DbaState *state, AciesEventList *events);

/* Levels and lines of an outcome. Points are what the side has made the enemy lose. */
typedef enum { DBA_LEVEL_DRAW, DBA_LEVEL_VICTORY, DBA_N_LEVELS } DbaOutcomeLevel;
typedef enum { DBA_LINE_ELEMENTS, DBA_LINE_CAMP, DBA_N_LINES } DbaOutcomeLineName;

void     dba_outcome (const AciesSetup *setup, const AciesState *state, AciesOutcome *outcome);

/* What a campaign hears of a side: elements destroyed or off the board, the general (D-VIC-1), the camp (D-VIC-3). */
void     dba_army_fate    (const AciesSetup *setup, const AciesState *state, int side, AciesFate *fate);

G_END_DECLS
