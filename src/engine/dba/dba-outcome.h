/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-factors.h"

G_BEGIN_DECLS

/*
 * Outcome moves (1.11). They change poses and states, and tell it in events. All deterministic; none throws a die.
 */

/* D-REC-1 to 6; @kind: RECOIL or FLANK_RECOIL. */
void dba_recoil (const DbaSetup *setup, DbaState *state, guint g, guint kind, AciesEventList *events);

/* D-FLE-1 to 4 */
void dba_flee (const DbaSetup *setup, DbaState *state, guint g, AciesEventList *events);

/* D-PUR-1 to 3, if @g is of a kind that pursues and free to; does nothing else. */
void dba_pursue (const DbaSetup *setup, DbaState *state, guint g, AciesEventList *events);

/* Removes @g; @rule tells why. Also empties a camp it held (R13). */
void dba_destroy (const DbaSetup *setup, DbaState *state, guint g, guint by, const char *rule, AciesEventList *events);

/* D-REC-5, D-FLE-3: @g leaves the board and is lost. */
void dba_leave_board (const DbaSetup *setup, DbaState *state, guint g, const char *rule, AciesEventList *events);

/* What the table says, applied: loser's move, friends of his on the winner's flank or rear (D-OUT-5), winner's pursuit, camps. */
void dba_apply_result (const DbaSetup *setup, DbaState *state, const DbaFight *fight, guint result_a, guint result_b,
                       AciesEventList *events);

/* What would really become of everybody if the table said this: the results applied to a copy, @after; told in @events
 * (nullable). Blocked recoils are destroyed there, pursuers have gone ahead, camps have changed hands. */
void dba_foresee (const DbaSetup *setup, const DbaState *state, const DbaFight *fight, guint result_a, guint result_b,
                  DbaState *after, AciesEventList *events);

G_END_DECLS
