/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-battle-page-private.h"

#define KEY_ODDS  "show-odds"
#define KEY_REACH "show-reach"
#define KEY_STOP  "stop-after-action"

static void
read_aids (AciesBattlePage *self)
{
  acies_choose_tool_set_aids (self->tool, g_settings_get_boolean (self->settings, KEY_REACH),
                              g_settings_get_boolean (self->settings, KEY_ODDS));
}

/* A computer that waits only because of the preference goes on when that is taken back. */
static void
on_stop_changed_cb (AciesBattlePage *self)
{
  if (self->session != NULL && !g_settings_get_boolean (self->settings, KEY_STOP))
    acies_ai_runner_set_paused (acies_session_get_runner (self->session), FALSE);
}

void
acies_battle_page_follow_preferences (AciesBattlePage *self)
{
  g_signal_connect_object (self->settings, "changed::" KEY_ODDS, G_CALLBACK (read_aids), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::" KEY_REACH, G_CALLBACK (read_aids), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::" KEY_STOP, G_CALLBACK (on_stop_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_settings_bind (self->settings, "panel-visible", self->panel, "visible", G_SETTINGS_BIND_DEFAULT);
  read_aids (self);
}

/* Whether the last action on record was the computer's. */
static gboolean
computer_acted (AciesBattlePage *self)
{
  AciesGame    *game = acies_session_get_game (self->session);
  const guint   n = acies_game_get_n_steps (game);
  AciesDecision decision;

  if (n == 0)
    return FALSE;

  acies_game_get_ruleset (game)->decision (acies_game_get_setup (game),
                                           acies_game_get_step_before (game, n - 1), &decision);

  return decision.side != ACIES_NO_SIDE && !acies_session_is_human (self->session, decision.side);
}

void
acies_battle_page_stop_computer (AciesBattlePage *self)
{
  AciesAiRunner *runner = acies_session_get_runner (self->session);

  if (!g_settings_get_boolean (self->settings, KEY_STOP) || acies_ai_runner_get_skipping (runner))
    return;

  acies_ai_runner_set_paused (runner, computer_acted (self) &&
                                        !acies_session_is_human_turn (self->session));
}
