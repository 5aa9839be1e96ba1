/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/**
 * contract_play:
 * @name: of the scenario, for messages
 * @n_steps: at most so many actions; the battle may end before
 *
 * Plays @scenario at random and holds the ruleset to the promises of acies-ruleset.h at every step; then replays the record,
 * and takes everything back.
 */
void contract_play (AciesScenario *scenario, const char *name, const AciesStart *start, guint64 seed, guint n_steps);

/* Plays at random with dice that are entered throw by throw; the record must lead to the same bytes. Returns: how many fell */
guint contract_play_entered (AciesScenario *scenario, guint64 seed, guint n_steps);

G_END_DECLS
