/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/ai/acies-ai.h"

G_BEGIN_DECLS

/* A computer player with its memory, for many choices in one battle or many. Of one thread at a time. */
typedef struct _AciesThinker AciesThinker;

AciesThinker *acies_thinker_new  (const AciesRuleset *ruleset, const AciesSetup *setup, AciesAiLevel level);
void          acies_thinker_free (AciesThinker *self);

/* What one choice may cost from now on; without it the budget of the level holds. */
void acies_thinker_set_budget (AciesThinker *self, const AciesAiBudget *budget);

/**
 * acies_thinker_think:
 * @choice: (out): the action as acies_ai_choose() gives it, what it is worth and what is meant to follow
 */
void acies_thinker_think (AciesThinker *self, const AciesState *state, guint64 seed, GCancellable *cancellable,
                          AciesAiChoice *choice);

/* As acies_ai_choose(): only the action of what acies_thinker_think() finds. */
void acies_thinker_choose (AciesThinker *self, const AciesState *state, guint64 seed, GCancellable *cancellable,
                           AciesAction *action);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesThinker, acies_thinker_free)

G_END_DECLS
