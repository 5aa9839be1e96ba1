/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-ai-runner.h"

#include "engine/ai/acies-thinker.h"

/* Enough for the window to draw between two actions. */
#define LEAST_PACE 15
#define MOST_PACE  60000

struct _AciesAiRunner
{
  GObject parent_instance;

  AciesGame       *game;
  AciesAiRunnerAct act;        /* NULL: plays by itself */
  gpointer         act_data;
  GCancellable    *hurry;      /* of the thought under way */
  guint            thought;    /* number of the latest thought: answers of older ones are dropped */
  AciesThinker    *thinker;    /* remembers what it meant to do next; NULL while a thread has it */
  AciesAiLevel     level;      /* of thinker */
  AciesAction      answer;     /* found, waiting for its moment; kind 0: none */
  guint            moment_id;
  char            *intent;
  guint            pace;
  gboolean         thinking;
  gboolean         paused;
  gboolean         skipping;
  gboolean         stepping;   /* one action although paused */
};

enum
{
  PROP_0,
  PROP_THINKING,
  PROP_PAUSED,
  PROP_SKIPPING,
  PROP_PACE,
  PROP_INTENT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AciesAiRunner, acies_ai_runner, G_TYPE_OBJECT)

/* A thought: everything the thread needs, and nothing that the window changes. */

typedef struct
{
  AciesScenario *scenario;
  AciesState    *state;
  AciesThinker  *thinker;
  AciesAiLevel   level;
  guint64        seed;
  GCancellable  *hurry;
  guint          number;
} AciesThought;

static void
acies_thought_free (gpointer data)
{
  AciesThought *thought = data;

  g_clear_pointer (&thought->thinker, acies_thinker_free);
  acies_scenario_unref (thought->scenario);
  g_free (thought->state);
  g_object_unref (thought->hurry);
  g_free (thought);
}

/* Lends the thinker to @thought; one that another thought still has cannot be waited for. */
static void
acies_ai_runner_lend_thinker (AciesAiRunner *self,
                              AciesThought  *thought)
{
  if (self->thinker != NULL && self->level != thought->level)
    g_clear_pointer (&self->thinker, acies_thinker_free);
  thought->thinker = g_steal_pointer (&self->thinker);
  if (thought->thinker == NULL)
    thought->thinker = acies_thinker_new (acies_game_get_ruleset (self->game),
                                          acies_game_get_setup (self->game), thought->level);
}

static void
acies_ai_runner_take_back (AciesAiRunner *self,
                           AciesThought  *thought)
{
  if (self->thinker != NULL)
    return;

  self->thinker = g_steal_pointer (&thought->thinker);
  self->level = thought->level;
}

static AciesThought *
acies_thought_new (AciesAiRunner *self)
{
  AciesThought      *thought = g_new0 (AciesThought, 1);
  const int          side = acies_game_get_decision (self->game)->side;
  const AciesPlayer *player = acies_game_get_player (self->game, (guint) side);

  thought->scenario = acies_scenario_ref (acies_game_get_scenario (self->game));
  thought->state = g_memdup2 (acies_game_get_state (self->game),
                              acies_game_get_ruleset (self->game)->state_size);
  if (player->level == NULL || !acies_ai_level_find (player->level, &thought->level))
    thought->level = ACIES_AI_NORMAL;
  acies_ai_runner_lend_thinker (self, thought);
  thought->seed = acies_game_get_seed (self->game) + acies_game_get_n_steps (self->game);
  thought->hurry = g_object_ref (self->hurry);
  thought->number = self->thought;

  return thought;
}

static void
think_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const AciesThought *thought = data;
  AciesAction        *action = g_new0 (AciesAction, 1);

  acies_thinker_choose (thought->thinker, thought->state, thought->seed, thought->hurry, action);
  g_task_return_pointer (task, action, g_free);
}

/* Properties that change by themselves */

static void
acies_ai_runner_set_thinking (AciesAiRunner *self, gboolean thinking)
{
  if (self->thinking == thinking)
    return;

  self->thinking = thinking;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_THINKING]);
}

static void
acies_ai_runner_set_skipping (AciesAiRunner *self, gboolean skipping)
{
  if (self->skipping == skipping)
    return;

  self->skipping = skipping;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SKIPPING]);
}

static void
acies_ai_runner_take_intent (AciesAiRunner *self, char *intent)
{
  const gboolean same = g_strcmp0 (self->intent, intent) == 0;

  g_free (self->intent);
  self->intent = intent;
  if (!same)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_INTENT]);
}

/* From a thought to an action */

static void
acies_ai_runner_play_answer (AciesAiRunner *self)
{
  g_autoptr (GError) error = NULL;
  const AciesAction  answer = self->answer;

  self->answer.kind = 0;
  self->stepping = FALSE;
  if (self->act != NULL ? self->act (&answer, self->act_data, &error)
                        : acies_game_act (self->game, &answer, &error))
    return;

  acies_ai_runner_set_thinking (self, FALSE);
  g_warning ("The computer's action was refused: %s", error->message);
}

static gboolean
moment_cb (gpointer data)
{
  g_autoptr (AciesAiRunner) self = g_object_ref (data);

  self->moment_id = 0;
  acies_ai_runner_play_answer (self);

  return G_SOURCE_REMOVE;
}

/* Plays the waiting answer when its moment has come; below the priority of drawing, so that each action is seen. */
static void
acies_ai_runner_time_answer (AciesAiRunner *self)
{
  const gboolean at_once = self->skipping || self->stepping;

  g_clear_handle_id (&self->moment_id, g_source_remove);
  if (self->answer.kind == 0 || (self->paused && !self->stepping))
    return;

  self->moment_id = g_timeout_add_full (G_PRIORITY_DEFAULT_IDLE,
                                        at_once ? LEAST_PACE : MAX (self->pace, LEAST_PACE),
                                        moment_cb, self, NULL);
}

static void
thought_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AciesAiRunner) self = g_object_ref (ACIES_AI_RUNNER (source));
  AciesThought           *thought = g_task_get_task_data (G_TASK (result));
  g_autofree AciesAction *answer = g_task_propagate_pointer (G_TASK (result), NULL);
  const AciesRuleset     *ruleset = acies_scenario_get_ruleset (thought->scenario);

  acies_ai_runner_take_back (self, thought);
  if (thought->number != self->thought)
    return;

  g_clear_object (&self->hurry);
  self->answer = *answer;
  if (self->skipping)
    {
      acies_ai_runner_play_answer (self);
      return;
    }

  acies_ai_runner_set_thinking (self, FALSE);
  acies_ai_runner_take_intent (self,
                               ruleset->intent_text (acies_scenario_get_setup (thought->scenario),
                                                     thought->state, answer));
  acies_ai_runner_time_answer (self);
}

static void
acies_ai_runner_think (AciesAiRunner *self)
{
  g_autoptr (GTask) task = NULL;

  self->hurry = g_cancellable_new ();

  /* The task does not know the cancellable: hurrying a thought must not make it fail. */
  task = g_task_new (self, NULL, thought_cb, NULL);
  g_task_set_source_tag (task, acies_ai_runner_think);
  g_task_set_task_data (task, acies_thought_new (self), acies_thought_free);
  g_task_run_in_thread (task, think_in_thread);
  acies_ai_runner_set_thinking (self, TRUE);
}

/* Object */

static void
acies_ai_runner_dispose (GObject *object)
{
  AciesAiRunner *self = ACIES_AI_RUNNER (object);

  acies_ai_runner_stop (self);
  g_clear_pointer (&self->thinker, acies_thinker_free);
  g_clear_object (&self->game);
  g_clear_pointer (&self->intent, g_free);

  G_OBJECT_CLASS (acies_ai_runner_parent_class)->dispose (object);
}

static void
acies_ai_runner_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AciesAiRunner *self = ACIES_AI_RUNNER (object);

  switch (id)
    {
    case PROP_THINKING:
      g_value_set_boolean (value, self->thinking);
      break;
    case PROP_PAUSED:
      g_value_set_boolean (value, self->paused);
      break;
    case PROP_SKIPPING:
      g_value_set_boolean (value, self->skipping);
      break;
    case PROP_PACE:
      g_value_set_uint (value, self->pace);
      break;
    case PROP_INTENT:
      g_value_set_string (value, self->intent);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_ai_runner_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  AciesAiRunner *self = ACIES_AI_RUNNER (object);

  switch (id)
    {
    case PROP_PAUSED:
      acies_ai_runner_set_paused (self, g_value_get_boolean (value));
      break;
    case PROP_PACE:
      acies_ai_runner_set_pace (self, g_value_get_uint (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_ai_runner_class_init (AciesAiRunnerClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags lent = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags open = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = acies_ai_runner_dispose;
  object_class->get_property = acies_ai_runner_get_property;
  object_class->set_property = acies_ai_runner_set_property;

  properties[PROP_THINKING] = g_param_spec_boolean ("thinking", NULL, NULL, FALSE, lent);
  properties[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE, open);
  properties[PROP_SKIPPING] = g_param_spec_boolean ("skipping", NULL, NULL, FALSE, lent);
  properties[PROP_PACE] = g_param_spec_uint ("pace", NULL, NULL, 0, MOST_PACE,
                                             ACIES_AI_DEFAULT_PACE, open);
  properties[PROP_INTENT] = g_param_spec_string ("intent", NULL, NULL, NULL, lent);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
acies_ai_runner_init (AciesAiRunner *self)
{
  self->pace = ACIES_AI_DEFAULT_PACE;
}

AciesAiRunner *
acies_ai_runner_new (AciesGame *game)
{
  AciesAiRunner *self = g_object_new (ACIES_TYPE_AI_RUNNER, NULL);

  self->game = g_object_ref (game);

  return self;
}

void
acies_ai_runner_set_act (AciesAiRunner *self, AciesAiRunnerAct act, gpointer data)
{
  g_return_if_fail (ACIES_IS_AI_RUNNER (self));

  self->act = act;
  self->act_data = data;
}

static gboolean
acies_ai_runner_has_turn (AciesAiRunner *self)
{
  const AciesDecision *decision = acies_game_get_decision (self->game);

  return !decision->over && decision->side != ACIES_NO_SIDE &&
         acies_game_get_player (self->game, (guint) decision->side)->kind == ACIES_PLAYER_COMPUTER;
}

/* Forgets what is thought about and what waits to be played. */
static void
acies_ai_runner_drop (AciesAiRunner *self)
{
  self->thought++;
  self->answer.kind = 0;
  g_clear_handle_id (&self->moment_id, g_source_remove);
  if (self->hurry != NULL)
    g_cancellable_cancel (self->hurry);
  g_clear_object (&self->hurry);
}

void
acies_ai_runner_consider (AciesAiRunner *self)
{
  const AciesDecision *decision;

  g_return_if_fail (ACIES_IS_AI_RUNNER (self));

  acies_ai_runner_drop (self);
  if (acies_ai_runner_has_turn (self))
    {
      acies_ai_runner_think (self);
      return;
    }

  /* A question in the midst of the computer's turn does not end the skipping of that turn. */
  acies_ai_runner_set_thinking (self, FALSE);
  decision = acies_game_get_decision (self->game);
  if (decision->over || decision->is_main)
    acies_ai_runner_set_skipping (self, FALSE);
  self->stepping = FALSE;
  acies_ai_runner_take_intent (self, NULL);
}

void
acies_ai_runner_stop (AciesAiRunner *self)
{
  g_return_if_fail (ACIES_IS_AI_RUNNER (self));

  acies_ai_runner_drop (self);
  acies_ai_runner_set_thinking (self, FALSE);
}

gboolean
acies_ai_runner_get_thinking (AciesAiRunner *self)
{
  g_return_val_if_fail (ACIES_IS_AI_RUNNER (self), FALSE);

  return self->thinking;
}

gboolean
acies_ai_runner_get_paused (AciesAiRunner *self)
{
  g_return_val_if_fail (ACIES_IS_AI_RUNNER (self), FALSE);

  return self->paused;
}

gboolean
acies_ai_runner_get_skipping (AciesAiRunner *self)
{
  g_return_val_if_fail (ACIES_IS_AI_RUNNER (self), FALSE);

  return self->skipping;
}

const char *
acies_ai_runner_get_intent (AciesAiRunner *self)
{
  g_return_val_if_fail (ACIES_IS_AI_RUNNER (self), NULL);

  return self->intent;
}

void
acies_ai_runner_set_pace (AciesAiRunner *self, guint milliseconds)
{
  g_return_if_fail (ACIES_IS_AI_RUNNER (self));
  g_return_if_fail (milliseconds <= MOST_PACE);

  if (self->pace == milliseconds)
    return;

  self->pace = milliseconds;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PACE]);
}

void
acies_ai_runner_set_paused (AciesAiRunner *self, gboolean paused)
{
  g_return_if_fail (ACIES_IS_AI_RUNNER (self));

  if (self->paused == paused)
    return;

  self->paused = paused;
  if (paused)
    acies_ai_runner_set_skipping (self, FALSE);
  acies_ai_runner_time_answer (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAUSED]);
}

void
acies_ai_runner_skip (AciesAiRunner *self)
{
  g_return_if_fail (ACIES_IS_AI_RUNNER (self));

  if (!acies_ai_runner_has_turn (self))
    return;

  acies_ai_runner_set_paused (self, FALSE);
  acies_ai_runner_take_intent (self, NULL);
  acies_ai_runner_set_skipping (self, TRUE);
  acies_ai_runner_time_answer (self);
}

void
acies_ai_runner_step (AciesAiRunner *self)
{
  g_return_if_fail (ACIES_IS_AI_RUNNER (self));

  if (!acies_ai_runner_has_turn (self))
    return;

  acies_ai_runner_set_paused (self, TRUE);
  self->stepping = TRUE;
  acies_ai_runner_time_answer (self);
}

void
acies_ai_runner_hurry (AciesAiRunner *self)
{
  g_return_if_fail (ACIES_IS_AI_RUNNER (self));

  if (self->hurry != NULL)
    g_cancellable_cancel (self->hurry);
}
