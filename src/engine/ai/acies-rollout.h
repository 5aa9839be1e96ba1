/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-ruleset.h"

G_BEGIN_DECLS

/**
 * AciesRollout:
 *
 * Plays lines with dice to the end of what the acting group does, with quick choices for both sides, and judges where they end.
 */
typedef struct _AciesRollout AciesRollout;

AciesRollout *acies_rollout_new  (const AciesRuleset *ruleset, const AciesSetup *setup);
void          acies_rollout_free (AciesRollout *self);

/* What winning is worth beside the points, in hundredths of one; for a player it is more than any prospect. */
void acies_rollout_set_worth (AciesRollout *self, gint32 worth);

/**
 * acies_rollout_value:
 *
 * Returns: how good @state is for @side, in hundredths of a point; at the end of a battle what was scored
 */
gint32 acies_rollout_value (AciesRollout *self, const AciesState *state, int side);

/**
 * acies_rollout_play:
 * @from: where the line begins; not changed
 * @first: a legal action
 * @seed: of the dice
 *
 * Plays @first and what follows from it until somebody has a free choice again or the battle is over.
 *
 * Returns: how good it ended for @side
 */
gint32 acies_rollout_play (AciesRollout *self, const AciesState *from, const AciesAction *first, guint64 seed, int side);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesRollout, acies_rollout_free)

G_END_DECLS
