/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/ai/acies-ai.h"
#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/**
 * acies_ai_runner_think_async:
 * @game: whose pending decision is to be made; must not be over
 * @level: of the computer player
 * @cancellable: (nullable): cancelling ends the thought early; the best found so far is then the answer
 * @callback: called in the main context
 *
 * Thinks in a thread, on a copy of the state with the game's scenario kept alive: @game may change or go meanwhile. The computer's
 * own choices come from the game's seed and the number of actions played, never from the battle's dice.
 */
void acies_ai_runner_think_async (AciesGame *game, AciesAiLevel level, GCancellable *cancellable,
                                  GAsyncReadyCallback callback, gpointer user_data);

/* Sets @action, a legal action of the position that was thought about. */
void acies_ai_runner_think_finish (GAsyncResult *result, AciesAction *action);

G_END_DECLS
