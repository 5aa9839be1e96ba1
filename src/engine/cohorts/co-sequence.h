/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-types.h"

G_BEGIN_DECLS

/* Upkeep of the active side and its phase move-first (3.3). */
void     co_turn_begin   (const CoSetup *setup, CoState *state, AciesEventList *events);

/* Makes a position that starts in mid-battle ready: notes of 3.3, melees of its phase, its decision. */
void     co_take_up      (const CoSetup *setup, CoState *state);

/* END_PHASE of the decision (deploy excepted: co-deploy.h). */
void     co_phase_end    (const CoSetup *setup, CoState *state, AciesEventList *events);

/* Goes on where nothing is left to decide, to the next decision or the end. After every action but those of the set-up. */
void     co_go_on        (const CoSetup *setup, CoState *state, AciesEventList *events);

void     co_decision     (const AciesSetup *setup, const AciesState *state, AciesDecision *decision);

G_END_DECLS
