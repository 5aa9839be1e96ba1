/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-types.h"

G_BEGIN_DECLS

/* Candidates of phases move-first and move-last, END_PHASE excepted, all of them legal, onto
 * @list. */
void co_offers_all   (const CoSetup *setup, const CoState *state, AciesActionList *list);

/* Those of stand @g alone (moves, relief, fords); of commander @index of the deciding side. */
void co_offers_stand (const CoSetup *setup, const CoState *state, guint g, AciesActionList *list);
void co_offers_commander (const CoSetup *setup, const CoState *state, guint index,
                          AciesActionList *list);

/* Candidates of an EVADE decision. */
void co_offers_evade (const CoSetup *setup, const CoState *state, AciesActionList *list);

G_END_DECLS
