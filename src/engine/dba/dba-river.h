/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-trail.h"

G_BEGIN_DECLS

/*
 * D-RIV-1, D-RIV-3: the dice of a checked march that has walked to its end, @trail being what it met: the nature of each river
 * not known yet, then a crossing by each element that enters a hard one. Where one fails @march is put back to the last place
 * before. Dice fall into @state; tells nothing.
 */
typedef struct
{
  guint8 river;
  guint8 die;
  guint8 g;       /* whose crossing; DBA_NOBODY: the river's nature */
  guint8 failed;
} DbaRiverDie;

#define DBA_MAX_RIVER_DICE (DBA_MAX_UNITS + DBA_MAX_RIVERS)

guint dba_river_dice (DbaState *state, DbaMarch *march, const DbaTrail *trail, const DbaAround *around, DbaRiverDie *dice);

void  dba_river_tell (const DbaSetup *setup, const DbaState *state, const DbaRiverDie *dice, guint n, AciesEventList *events);

G_END_DECLS
