/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-ties.h"

G_BEGIN_DECLS

/*
 * How armies stand to each other before they fight: for the judgement of positions (co_evaluate ()). In hundredths of a point.
 */
typedef struct
{
  const CoSetup *setup;
  const CoState *state;
  const CoTies  *ties;               /* of @state */
  AciesUnits     steady[CO_N_SIDES];
} CoProspect;

void co_prospect_init (CoProspect *self, const CoSetup *setup, const CoState *state, const CoTies *ties);

/* How well @side stands: commanders, second lines; less what its flanks, its shooters and its shaken stands have to fear. */
int  co_prospect_order (const CoProspect *self, guint side);

/* What the missiles of @side are good for: those that are thrown already, and those that may be from where it stands. */
int  co_prospect_shots (const CoProspect *self, guint side);

/* What makes @side come: how far it is from getting to grips, or into range. */
int  co_prospect_reach (const CoProspect *self, guint side);

G_END_DECLS
