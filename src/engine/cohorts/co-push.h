/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-line.h"

G_BEGIN_DECLS

/* C-MEL-9, C-MEL-10, C-MEL-17: pushes the loser of @melee (index) back, shoving and stacking. */
void       co_push_back       (const CoSetup *setup, CoState *state, guint melee, AciesEventList *events);

/* C-MEL-11, C-MEL-12: who may conform or go forward as extra, and who follows, in the melee of the decision. */
AciesUnits co_may_conform     (const CoSetup *setup, const CoState *state);
AciesUnits co_may_go_forward  (const CoSetup *setup, const CoState *state);
AciesUnits co_followers       (const CoSetup *setup, const CoState *state);

/* The next of the decisions that follow push backs, in their order; those about nobody are passed over. FALSE: none is left. */
gboolean   co_push_decision   (const CoSetup *setup, CoState *state);

/* CONFORM, FOLLOW, HOLD */
gboolean   co_push_check      (const CoSetup *setup, const CoState *state, const AciesAction *action, AciesVerdict *verdict);
void       co_push_apply      (const CoSetup *setup, CoState *state, const AciesAction *action, AciesEventList *events);

G_END_DECLS
