/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-ai-runner.h"

typedef struct
{
  AciesScenario *scenario;
  AciesState    *state;
  AciesAiLevel   level;
  guint64        seed;
  GCancellable  *hurry;
} AciesThought;

static void
acies_thought_free (gpointer data)
{
  AciesThought *thought = data;

  acies_scenario_unref (thought->scenario);
  g_free (thought->state);
  g_clear_object (&thought->hurry);
  g_free (thought);
}

static void
think_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const AciesThought *thought = data;
  AciesAction        *action = g_new0 (AciesAction, 1);

  acies_ai_choose (acies_scenario_get_ruleset (thought->scenario), acies_scenario_get_setup (thought->scenario),
                   thought->state, thought->level, thought->seed, thought->hurry, action);
  g_task_return_pointer (task, action, g_free);
}

void
acies_ai_runner_think_async (AciesGame *game, AciesAiLevel level, GCancellable *cancellable,
                             GAsyncReadyCallback callback, gpointer user_data)
{
  /* The cancellable only hurries the thought, so the task itself must not know it: it would then fail instead of answering. */
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, user_data);
  AciesThought     *thought = g_new0 (AciesThought, 1);

  g_return_if_fail (!acies_game_is_over (game));

  thought->scenario = acies_scenario_ref (acies_game_get_scenario (game));
  thought->state = g_memdup2 (acies_game_get_state (game), acies_game_get_ruleset (game)->state_size);
  thought->level = level;
  thought->seed = acies_game_get_seed (game) + acies_game_get_n_steps (game);
  thought->hurry = cancellable != NULL ? g_object_ref (cancellable) : NULL;

  g_task_set_source_tag (task, acies_ai_runner_think_async);
  g_task_set_task_data (task, thought, acies_thought_free);
  g_task_run_in_thread (task, think_in_thread);
}

void
acies_ai_runner_think_finish (GAsyncResult *result, AciesAction *action)
{
  g_autofree AciesAction *answer = g_task_propagate_pointer (G_TASK (result), NULL);

  *action = *answer;
}
