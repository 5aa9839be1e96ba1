/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/* Steps through a battle that was played, without changing it. */
#define ACIES_TYPE_REPLAY (acies_replay_get_type ())
G_DECLARE_FINAL_TYPE (AciesReplay, acies_replay, ACIES, REPLAY, GObject)

AciesReplay      *acies_replay_new        (AciesGame *game);
AciesGame        *acies_replay_get_game   (AciesReplay *self);
guint             acies_replay_get_n_steps (AciesReplay *self);
guint             acies_replay_get_step   (AciesReplay *self);              /* actions shown as played, 0 .. n_steps */
void              acies_replay_set_step   (AciesReplay *self, guint step);  /* clamped; notifies "step" */
const AciesState *acies_replay_get_state  (AciesReplay *self);
/* The step at which @event has just happened; 0: before the first action. */
guint             acies_replay_find_event (AciesReplay *self, guint event);

/* A new battle from here on. Returns: (transfer full) */
AciesGame        *acies_replay_branch     (AciesReplay *self);

G_END_DECLS
