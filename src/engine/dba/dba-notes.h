/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-odds.h"
#include "engine/dba/dba-combat.h"

G_BEGIN_DECLS

/* What is known of a fight or shot beside its sums and chances. */
typedef enum
{
  DBA_NOTE_DANGER,         /* @other of the enemy, not the opponent, decides how the unit is beaten (D-OUT-1) */
  DBA_NOTE_NO_WAY_BACK,    /* a recoil would be its end (D-REC-3) */
  DBA_NOTE_LAST_LOSS,      /* its loss would be one too many (D-VIC-1) */
  DBA_NOTE_GENERAL,        /* its loss would be that of the general (D-VIC-1) */
} DbaNote;

/* Adds the notes of @fight, whose odds are @found, to @odds. */
void  dba_notes_add       (const DbaSetup *setup, const DbaState *state, const DbaFight *fight, const DbaOdds *found,
                           AciesOdds *odds);
/* AciesRuleset.odds_note_text */
char *dba_odds_note_text  (const AciesSetup *setup, const AciesOddsNote *note);

G_END_DECLS
