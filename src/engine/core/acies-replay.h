/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/**
 * AciesReplay:
 *
 * Steps through a battle that was played, without changing it. Every position is at hand, so a step costs nothing. Steps that are
 * played or undone in the battle later are followed, but its turns are those it had when the replay began.
 *
 * Property: "step" (guint).
 */
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

/* A player-turn. */
typedef struct
{
  guint step;  /* actions played before it */
  guint turn;  /* its number in the battle's count of turns */
  int   side;  /* ACIES_NO_SIDE: both */
} AciesReplayTurn;

/* The player-turns in order; the first begins at step 0. Lent. */
const AciesReplayTurn *acies_replay_get_turns (AciesReplay *self, guint *n_turns);

/* The player-turn in which @step stands, an index; a step at which one begins stands in it. */
guint acies_replay_find_turn (AciesReplay *self, guint step);

/* Where the player-turn after @step begins (n_steps after the last), or the one that stands before it. */
guint acies_replay_next_turn     (AciesReplay *self, guint step);
guint acies_replay_previous_turn (AciesReplay *self, guint step);

/* The event that came last when @step actions were played; -1 if none. */
int acies_replay_last_event (AciesReplay *self, guint step);

/* A new battle from here on. Returns: (transfer full) */
AciesGame        *acies_replay_branch     (AciesReplay *self);

G_END_DECLS
