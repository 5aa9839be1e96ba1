/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-factors.h"

G_BEGIN_DECLS

gboolean dba_fight_check (const DbaSetup *setup, const DbaState *state, const AciesAction *action, AciesVerdict *verdict);

/* D-CMB-2: dice (a's, then b's), totals, last-combat, results; an empty camp falls without dice (D-CAM-5). */
void     dba_fight_apply (const DbaSetup *setup, DbaState *state, const AciesAction *action, AciesEventList *events);

/* Throws the dice of a fight or shot (a's, then b's; none for an empty camp), remembers it as the last and applies what the table
 * says. */
void     dba_fight_out   (const DbaSetup *setup, DbaState *state, const DbaFight *fight, AciesEventList *events);

/* The fight or shot that an action would be. */
gboolean dba_fight_of (const DbaSetup *setup, const DbaState *state, const AciesAction *action, DbaFight *fight);

/* 3.5, section 8: a fight before its dice. */
typedef struct
{
  DbaFactors a, b;
  guint8     ways[DBA_N_RESULTS][DBA_N_RESULTS];   /* of 36, by the results of a and b */
} DbaOdds;

void     dba_fight_odds  (const DbaSetup *setup, const DbaState *state, const DbaFight *fight, DbaOdds *odds);

/* 3.5, D-ODD-1: the member of AciesRuleset. Results are named a + 4 * b (DbaResult each), sorted by a's wire name, then b's. */
gboolean dba_odds (const AciesSetup *setup, const AciesState *state, const AciesAction *action, AciesOdds *odds,
                   AciesVerdict *verdict);

G_END_DECLS
