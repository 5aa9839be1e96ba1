/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-computer-turn.h"

#include "engine/core/acies-replay.h"

gboolean
acies_computer_turn_exists (AciesSession *session)
{
  AciesGame *game;

  g_return_val_if_fail (ACIES_IS_SESSION (session), FALSE);

  game = acies_session_get_game (session);
  for (guint step = acies_game_get_n_steps (game); step > 0; step--)
    {
      const int side = acies_game_get_step_side (game, step - 1);

      if (side != ACIES_NO_SIDE && !acies_session_is_human (session, side))
        return TRUE;
    }

  return FALSE;
}

gboolean
acies_computer_turn_find (AciesSession *session, guint *from, guint *to)
{
  g_autoptr (AciesReplay) replay = NULL;
  const AciesReplayTurn  *turns;
  guint                   n;

  g_return_val_if_fail (ACIES_IS_SESSION (session), FALSE);

  replay = acies_replay_new (acies_session_get_game (session));
  turns = acies_replay_get_turns (replay, &n);
  for (guint i = n; i > 0; i--)
    {
      const int side = turns[i - 1].side;

      *from = turns[i - 1].step;
      *to = acies_replay_next_turn (replay, *from);
      if (side != ACIES_NO_SIDE && !acies_session_is_human (session, side) && *to > *from)
        return TRUE;
    }

  return FALSE;
}
