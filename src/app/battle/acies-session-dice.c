/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-session-private.h"

#include "engine/core/acies-error.h"

#include <glib/gi18n-lib.h>

/* Rolls what is not asked for, up to the next throw of a person. */
static void
acies_session_roll (AciesSession *self, AciesThrows *throws)
{
  while (self->rolls_for_computer && acies_throws_get_n_due (throws) > 0)
    {
      const int side = acies_throws_get_side (throws);

      if (side == ACIES_NO_SIDE || acies_session_is_human (self, side))
        return;
      acies_throws_roll (throws);
    }
}

/* Takes @throws over: plays what they are for, or asks for the next one. */
static gboolean
acies_session_go_on (AciesSession *self, AciesThrows *throws, GError **error)
{
  g_autoptr (AciesThrows) own = throws;
  gboolean                held;
  gboolean                done;

  acies_session_roll (self, own);
  if (acies_throws_get_n_due (own) > 0)
    {
      self->throws = g_steal_pointer (&own);
      acies_ai_runner_stop (self->runner);
      acies_session_announce (self);
      return TRUE;
    }

  held = acies_session_hold (self);
  done = acies_throws_play (own, error);
  acies_session_release (self, held);

  return done;
}

gboolean
acies_session_play_with_dice (AciesSession *self, const AciesAction *actions, guint n,
                              GError **error)
{
  return acies_session_go_on (self, acies_throws_new (self->game, actions, n), error);
}

gboolean
acies_session_act_for_computer (const AciesAction *action, gpointer data, GError **error)
{
  AciesSession *self = data;

  if (acies_game_get_options (self->game)->dice == ACIES_DICE_ENTERED)
    return acies_session_play_with_dice (self, action, 1, error);

  return acies_game_act (self->game, action, error);
}

/* Whether the battle has not begun with the dice of a table yet. */
static gboolean
acies_session_waits_for_start (AciesSession *self)
{
  const AciesGameOptions *options = acies_game_get_options (self->game);

  return options->dice == ACIES_DICE_ENTERED && options->start.n_dice == 0 &&
         acies_game_get_n_steps (self->game) == 0 && !acies_game_is_over (self->game);
}

void
acies_session_ask_start (AciesSession *self)
{
  g_autoptr (AciesThrows) throws = NULL;

  if (!self->started || self->throws != NULL || !acies_session_waits_for_start (self))
    return;

  throws = acies_throws_new_start (self->game);
  if (acies_throws_get_n_due (throws) > 0)
    acies_session_go_on (self, g_steal_pointer (&throws), NULL);
}

AciesThrows *
acies_session_get_throws (AciesSession *self)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), NULL);

  return self->throws;
}

gboolean
acies_session_enter_dice (AciesSession *self, const guint8 *dice, guint n_dice, GError **error)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), FALSE);

  if (self->throws == NULL || !acies_throws_enter (self->throws, dice, n_dice))
    {
      g_set_error_literal (error, ACIES_RULE_ERROR, ACIES_RULE_ERROR_REFUSED,
                           _("These are not the dice that are asked for."));
      return FALSE;
    }

  return acies_session_go_on (self, g_steal_pointer (&self->throws), error);
}

gboolean
acies_session_can_take_back (AciesSession *self)
{
  guint n_actions = 0;

  g_return_val_if_fail (ACIES_IS_SESSION (self), FALSE);

  if (self->throws == NULL)
    return FALSE;

  acies_throws_get_actions (self->throws, &n_actions);

  return n_actions > 0 && acies_session_is_human (self, acies_session_get_side (self));
}

char *
acies_session_dup_waiting_words (AciesSession *self)
{
  guint              n_actions;
  const AciesAction *actions = acies_throws_get_actions (self->throws, &n_actions);

  return acies_game_get_ruleset (self->game)->action_text (acies_game_get_setup (self->game),
                                                           acies_game_get_state (self->game),
                                                           actions);
}

gboolean
acies_session_take_back (AciesSession *self)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), FALSE);

  if (self->throws == NULL)
    return FALSE;

  if (!acies_session_can_take_back (self))
    {
      acies_throws_restart (self->throws);
      return acies_session_go_on (self, g_steal_pointer (&self->throws), NULL);
    }

  g_clear_pointer (&self->throws, acies_throws_free);
  acies_session_announce (self);

  return TRUE;
}

void
acies_session_set_rolls_for_computer (AciesSession *self, gboolean rolls)
{
  g_return_if_fail (ACIES_IS_SESSION (self));

  self->rolls_for_computer = rolls;
}
