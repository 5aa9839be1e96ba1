/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-types.h"

G_BEGIN_DECLS

/* Both members of a fight or shot before the dice; g or DBA_CAMP (side). */
typedef struct
{
  gboolean shooting;
  gboolean shot_back;        /* D-SHO-10 */
  guint8   a, b;             /* shooting: shooter and target */
  DbaSet   aids;             /* aiding shooters */
  gboolean doubled;          /* once the dice have fallen: the loser has half or less (D-OUT-3) */
} DbaFight;

/* 5.3: every factor of a (@of_a) or b in @fight, in the order of the rule ids, with their sum. */
void dba_factors (const DbaSetup *setup, const DbaState *state, const DbaFight *fight, gboolean of_a, DbaFactors *factors);

/* What the table says for one of a fight, should it lose: beaten, and with half or less. */
typedef struct
{
  guint beaten, doubled;     /* DbaResult */
} DbaFates;

void  dba_table_fates (const DbaSetup *setup, const DbaState *state, const DbaFight *fight, gboolean of_a, DbaFates *fates);

/* The one of them that these totals give. */
guint dba_fate (const DbaFates *fates, int own, int other);

/* 5.5 with R3: the table's result for the loser (a if @of_a) given both totals; DBA_STANDS if it did not lose or ignores it. */
guint dba_table_result (const DbaSetup *setup, const DbaState *state, const DbaFight *fight, gboolean of_a, int own, int other);

/* The most dangerous enemy of the loser (R3): whose line is worst; DBA_NOBODY if there is none. */
guint dba_most_dangerous (const DbaSetup *setup, const DbaState *state, const DbaFight *fight, gboolean of_a);

/* 5.5, the standard table's line for two types (DbaType) in contact on good going, the loser beaten or doubled: for estimates. */
guint dba_table_line (guint loser, guint enemy, gboolean doubled);

G_END_DECLS
