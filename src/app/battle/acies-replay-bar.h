/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-replay.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesReplayBar:
 *
 * Moves through a replay: a scrubber with a mark at each turn, buttons for steps, playing at 1 to 8 actions a second, and in
 * words where one is.
 *
 * Properties: "playing" (gboolean), "speed" (int, 1, 2, 4 or 8), "narrow" (gboolean): buttons below the scrubber instead of
 * beside it.
 *
 * It activates replay.first, replay.back, replay.forward, replay.last, replay.play of the page around it.
 */
#define ACIES_TYPE_REPLAY_BAR (acies_replay_bar_get_type ())
G_DECLARE_FINAL_TYPE (AciesReplayBar, acies_replay_bar, ACIES, REPLAY_BAR, GtkWidget)

/* NULL for none. Playing ends. */
void acies_replay_bar_set_replay (AciesReplayBar *self, AciesReplay *replay);

gboolean acies_replay_bar_get_playing (AciesReplayBar *self);

/* How long an action lasts at the speed that is chosen, ms. */
guint acies_replay_bar_get_step_ms (AciesReplayBar *self);

/* From the end it plays from the beginning. */
void acies_replay_bar_set_playing (AciesReplayBar *self, gboolean playing);

/* Plays on up to @step and stops there. */
void acies_replay_bar_play_up_to (AciesReplayBar *self, guint step);

/* "Turn 3 of 10, Carthage, action 14 of 96". Lent. */
const char *acies_replay_bar_get_words (AciesReplayBar *self);

/* The scrubber, for keys and focus. */
GtkWidget *acies_replay_bar_get_scale (AciesReplayBar *self);

G_END_DECLS
