/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-battle-page-private.h"

/* A person's own action may take its time: whoever is in a hurry goes on, which ends it. */
#define MOST_MS 1200

/* Whether a person played the last action. */
static gboolean
acies_battle_page_was_human (AciesBattlePage *self)
{
  AciesGame          *game = acies_battle_page_get_game (self);
  const AciesRuleset *ruleset = acies_game_get_ruleset (game);
  const guint         n_steps = acies_game_get_n_steps (game);
  AciesDecision       decision;

  if (n_steps == 0)
    return TRUE;

  ruleset->decision (acies_game_get_setup (game), acies_game_get_step_before (game, n_steps - 1),
                     &decision);

  return acies_session_is_human (self->session, decision.side);
}

/* As long as the computer's pace leaves between two of its actions; nothing of a turn that is skipped. */
static guint
acies_battle_page_find_time (AciesBattlePage *self)
{
  AciesAiRunner *runner = acies_session_get_runner (self->session);
  guint          pace = 0;

  if (!g_settings_get_boolean (self->settings, "animations") || acies_ai_runner_get_skipping (runner))
    return 0;
  if (acies_battle_page_was_human (self))
    return MOST_MS;

  g_object_get (runner, "pace", &pace, NULL);

  return MIN (pace, MOST_MS);
}

void
acies_battle_page_add_story (AciesBattlePage *self, guint first, guint n)
{
  /* Of what is skipped nothing is shown, not even its end. */
  if (acies_ai_runner_get_skipping (acies_session_get_runner (self->session)))
    {
      self->story.n = 0;
      return;
    }

  if (self->story.n == 0)
    self->story.first = first;
  self->story.n = first + n - self->story.first;
}

void
acies_battle_page_show_position (AciesBattlePage *self)
{
  AciesGame          *game = acies_battle_page_get_game (self);
  const AciesRuleset *ruleset = acies_game_get_ruleset (game);
  AciesFieldStory     story = self->story;

  self->story.n = 0;
  if (story.first + story.n > acies_event_list_size (acies_game_get_events (game)))
    story.n = 0;
  story.most_ms = story.n > 0 ? acies_battle_page_find_time (self) : 0;
  acies_field_take_scene_after (self->field,
                                ruleset->scene (acies_game_get_setup (game),
                                                acies_game_get_state (game)),
                                acies_game_get_events (game), &story);
}

/* After an undo that is what was done before. */
void
acies_battle_page_show_result (AciesBattlePage *self)
{
  AciesGame       *game = acies_battle_page_get_game (self);
  guint            first;
  const guint      n = acies_session_get_last_events (self->session, &first);
  g_autofree char *end = acies_game_dup_concession_text (game);

  acies_result_card_show (self->result, game, first, n, end);
  acies_kept_results_update (self->kept, self->session);
  if (acies_field_is_moving (self->field))
    acies_result_card_tumble (self->result);
}
