/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/**
 * AciesAiRunner:
 *
 * Plays the computer's sides of a game: thinks in a thread, on a copy of the state, shows what it is about to do, and plays it
 * after a pace, so that it can be watched. Its choices come from the game's seed and the number of actions played, never from
 * the battle's dice.
 *
 * Properties: "thinking" (gboolean, read), "paused" (gboolean), "skipping" (gboolean, read), "pace" (guint, milliseconds between
 * two actions), "intent" (string, nullable, read: one line of what comes next).
 */
#define ACIES_TYPE_AI_RUNNER (acies_ai_runner_get_type ())
G_DECLARE_FINAL_TYPE (AciesAiRunner, acies_ai_runner, ACIES, AI_RUNNER, GObject)

#define ACIES_AI_DEFAULT_PACE 600  /* milliseconds */

AciesAiRunner *acies_ai_runner_new (AciesGame *game);

/* Plays what the computer has decided instead of acies_game_act(), or asks somebody first; FALSE with @error if it is refused. */
typedef gboolean (*AciesAiRunnerAct) (const AciesAction *action, gpointer data, GError **error);

/* @data must live as long as @self, or until @act is taken back by NULL. */
void acies_ai_runner_set_act (AciesAiRunner *self, AciesAiRunnerAct act, gpointer data);

/* Drops an older thought and looks at the pending decision: the computer's is thought about, a person's is left alone. */
void acies_ai_runner_consider (AciesAiRunner *self);

/* Drops what is thought about and what waits to be played, without playing it. */
void acies_ai_runner_stop (AciesAiRunner *self);

gboolean    acies_ai_runner_get_thinking (AciesAiRunner *self);
gboolean    acies_ai_runner_get_paused   (AciesAiRunner *self);
gboolean    acies_ai_runner_get_skipping (AciesAiRunner *self);
const char *acies_ai_runner_get_intent   (AciesAiRunner *self);  /* (nullable) */

void acies_ai_runner_set_pace   (AciesAiRunner *self, guint milliseconds);
void acies_ai_runner_set_paused (AciesAiRunner *self, gboolean paused);
void acies_ai_runner_skip       (AciesAiRunner *self);  /* plays without a pause or an intent up to a person's turn */
void acies_ai_runner_step       (AciesAiRunner *self);  /* plays one action, then is paused */
void acies_ai_runner_hurry      (AciesAiRunner *self);  /* thinks no longer: the best found so far counts */

G_END_DECLS
