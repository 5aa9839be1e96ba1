/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-types.h"

G_BEGIN_DECLS

/*
 * How armies stand to each other before they fight: for the judgement of positions (dba_evaluate ()). In hundredths of an
 * element.
 */
typedef struct
{
  const DbaSetup *setup;
  const DbaState *state;
  DbaSet          table[DBA_N_SIDES];
  TtBase          bases[DBA_MAX_ELEMENTS];                /* of those on the table */
  TtVec           centres[DBA_MAX_ELEMENTS];
  gint8           bonuses[DBA_MAX_ELEMENTS];              /* what each adds to its factor, whoever it meets */
} DbaProspect;

/* Works out what all kinds of fights are worth, once for a battle. */
void dba_prospect_prepare (DbaSetup *setup);

void dba_prospect_init (DbaProspect *self, const DbaSetup *setup, const DbaState *state);

/* How well @side stands: its lines, supports, flanks, its general among his men, the ground. */
int  dba_prospect_order (const DbaProspect *self, guint side);

/* What draws @side forward: good opponents before its front; and what threatens it. */
int  dba_prospect_reach (const DbaProspect *self, guint side);

/* From 1 on the readiness to fight grows with the bounds. */
double dba_prospect_boldness (const DbaState *state);

G_END_DECLS
