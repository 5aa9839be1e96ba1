/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-replay.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesReplayPage:
 *
 * Shows a battle again, action by action: the battlefield, what happened, the log, and a bar to move through it. Nothing can be
 * done to the battle from here.
 *
 * Actions of the class: replay.first, replay.back, replay.forward, replay.last, replay.previous-turn, replay.next-turn,
 * replay.play (a state), replay.speed (i), replay.analyse, replay.branch, replay.continue, replay.toggle-panel,
 * replay.find. It activates win.back.
 *
 * Signals:
 * - "branch" (AciesGame *game): a new battle, branched off at the point that is shown, is to be played;
 * - "continue" (): the battle is to be gone on with where it stands.
 */
#define ACIES_TYPE_REPLAY_PAGE (acies_replay_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesReplayPage, acies_replay_page, ACIES, REPLAY_PAGE, GtkWidget)

GtkWidget *acies_replay_page_new (void);

/* Shows the beginning of @game; %NULL for none. A battle that is not over can be gone on with. */
void acies_replay_page_set_game (AciesReplayPage *self, AciesGame *game);

/* Where it stands; its "step" can be set. Lent. (nullable) */
AciesReplay *acies_replay_page_get_replay (AciesReplayPage *self);

/* Plays the actions after @from up to @to. */
void acies_replay_page_play_part (AciesReplayPage *self, guint from, guint to);

/* The board, for printing and exporting what is seen. */
GtkWidget *acies_replay_page_get_field (AciesReplayPage *self);

G_END_DECLS
