/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-ruleset.h"

G_BEGIN_DECLS

/**
 * AciesPolicy:
 *
 * A hurried player: looks at what each of few actions brings at once, and attacks where it can. It is the quick level, and plays
 * the lines of a deeper search on. An object is of one thread at a time.
 */
typedef struct _AciesPolicy AciesPolicy;

/* @one_in: of the free choices of a turn it notices one in so many, by chance; 1 all. A weak player overlooks most. */
AciesPolicy *acies_policy_new  (const AciesRuleset *ruleset, const AciesSetup *setup, guint one_in);
void         acies_policy_free (AciesPolicy *self);

/**
 * acies_policy_choose:
 * @seed: of the dice with which it tries actions; never those of @state
 *
 * Returns: (transfer none): a legal action of the pending decision, until the next call
 */
const AciesAction *acies_policy_choose (AciesPolicy *self, const AciesState *state, guint64 seed);

/* Actions that it has tried since it was made. */
guint64 acies_policy_get_n_nodes (const AciesPolicy *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesPolicy, acies_policy_free)

G_END_DECLS
