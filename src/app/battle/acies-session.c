/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-session.h"

#include "app/battle/acies-ai-runner.h"
#include "app/battle/acies-session-files.h"
#include "engine/core/acies-error.h"
#include "engine/core/acies-journal.h"

#include <glib/gi18n-lib.h>

/* A skipped turn still lets the window draw between two actions. */
#define SKIP_PACE 15

struct _AciesSession
{
  GObject parent_instance;

  AciesGame    *game;
  AciesJournal *journal;   /* NULL if it could not be begun */
  GFile        *file;      /* NULL: never saved */

  guint    saved_steps;    /* the position as it was saved */
  guint64  saved_hash;
  gboolean was_over;
  gboolean started;
  gboolean journal_failed;

  GCancellable *hurry;     /* of the thought under way */
  guint         thought;   /* number of the latest thought: older ones are dropped */
  AciesAction   answer;    /* found, waiting for its moment; kind 0: none */
  guint         moment_id;
  char         *intent;
  guint         pace;      /* milliseconds */
  gboolean      thinking;
  gboolean      paused;
  gboolean      skipping;
  gboolean      single_step;
};

enum
{
  PROP_0,
  PROP_THINKING,
  PROP_PAUSED,
  PROP_SKIPPING,
  PROP_PACE,
  PROP_MODIFIED,
  PROP_FILE,
  PROP_INTENT,
  N_PROPS
};

enum
{
  ACTED,
  CHANGED,
  OVER,
  JOURNAL_FAILED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesSession, acies_session, G_TYPE_OBJECT)

static void acies_session_consider (AciesSession *self);

/* The computer's turn */

static void
acies_session_set_thinking (AciesSession *self, gboolean thinking)
{
  if (self->thinking == thinking)
    return;

  self->thinking = thinking;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_THINKING]);
}

static void
acies_session_set_skipping (AciesSession *self, gboolean skipping)
{
  if (self->skipping == skipping)
    return;

  self->skipping = skipping;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SKIPPING]);
}

static void
acies_session_set_intent (AciesSession *self, char *intent)
{
  if (g_strcmp0 (self->intent, intent) == 0)
    {
      g_free (intent);
      return;
    }

  g_free (self->intent);
  self->intent = intent;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_INTENT]);
}

/* Forgets the thought under way and the answer that waits. */
static void
acies_session_drop_thought (AciesSession *self)
{
  self->thought++;
  self->answer.kind = 0;
  g_clear_handle_id (&self->moment_id, g_source_remove);
  if (self->hurry != NULL)
    g_cancellable_cancel (self->hurry);
  g_clear_object (&self->hurry);
  acies_session_set_thinking (self, FALSE);
}

static gboolean
acies_session_play_answer (AciesSession *self)
{
  const AciesAction  answer = self->answer;
  g_autoptr (GError) error = NULL;

  self->answer.kind = 0;
  if (self->single_step)
    acies_session_set_paused (self, TRUE);
  self->single_step = FALSE;

  if (acies_game_act (self->game, &answer, &error))
    return TRUE;

  g_warning ("The computer's action was refused: %s", error->message);
  return FALSE;
}

static gboolean
moment_cb (gpointer data)
{
  g_autoptr (AciesSession) self = g_object_ref (data);

  self->moment_id = 0;
  acies_session_play_answer (self);

  return G_SOURCE_REMOVE;
}

/* Plays the waiting answer when its moment has come: a pace after it was found, not while paused. */
static void
acies_session_time_answer (AciesSession *self)
{
  const guint wait = self->skipping ? SKIP_PACE : MAX (self->pace, SKIP_PACE);

  g_clear_handle_id (&self->moment_id, g_source_remove);
  if (self->answer.kind == 0 || (self->paused && !self->single_step))
    return;

  self->moment_id = g_timeout_add_full (G_PRIORITY_DEFAULT_IDLE, self->single_step ? SKIP_PACE : wait, moment_cb, self, NULL);
}

typedef struct
{
  AciesSession *self;
  guint         thought;
} AciesThoughtTicket;

static void
thought_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree AciesThoughtTicket *ticket = data;
  g_autoptr (AciesSession)       self = ticket->self;
  const AciesRuleset            *ruleset = acies_game_get_ruleset (self->game);
  AciesAction                    answer;

  acies_ai_runner_think_finish (result, &answer);
  if (ticket->thought != self->thought)
    return;

  g_clear_object (&self->hurry);
  self->answer = answer;
  acies_session_set_thinking (self, FALSE);
  acies_session_set_intent (self, ruleset->intent_text (acies_game_get_setup (self->game),
                                                        acies_game_get_state (self->game), &answer));
  acies_session_time_answer (self);
}

static void
acies_session_think (AciesSession *self, const AciesPlayer *player)
{
  AciesThoughtTicket *ticket = g_new0 (AciesThoughtTicket, 1);
  AciesAiLevel        level;

  if (player->level == NULL || !acies_ai_level_find (player->level, &level))
    level = ACIES_AI_STANDARD;

  self->thought++;
  self->hurry = g_cancellable_new ();
  ticket->self = g_object_ref (self);
  ticket->thought = self->thought;
  acies_session_set_thinking (self, TRUE);
  acies_ai_runner_think_async (self->game, level, self->hurry, thought_cb, ticket);
}

/* Starts what the position asks for: the computer's thought, or rest. */
static void
acies_session_consider (AciesSession *self)
{
  const int side = acies_session_get_side (self);

  acies_session_drop_thought (self);
  if (!self->started)
    return;

  if (side == ACIES_NO_SIDE || acies_session_is_human (self, side))
    {
      self->single_step = FALSE;
      acies_session_set_skipping (self, FALSE);
      acies_session_set_intent (self, NULL);
      return;
    }

  acies_session_think (self, acies_game_get_player (self->game, (guint) side));
}

/* The game */

static void
game_acted_cb (AciesSession *self, guint first, guint n)
{
  g_signal_emit (self, signals[ACTED], 0, first, n);
}

static void
game_changed_cb (AciesSession *self)
{
  const gboolean over = acies_game_is_over (self->game);
  const gboolean ended = over && !self->was_over;

  self->was_over = over;
  acies_session_consider (self);
  g_signal_emit (self, signals[CHANGED], 0);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);
  if (ended)
    g_signal_emit (self, signals[OVER], 0);
}

static void
acies_session_report_journal (AciesSession *self, const GError *error)
{
  if (error == NULL || self->journal_failed)
    return;

  self->journal_failed = TRUE;
  g_signal_emit (self, signals[JOURNAL_FAILED], 0, error->message);
}

static void
journal_error_cb (AciesSession *self)
{
  acies_session_report_journal (self, acies_journal_get_error (self->journal));
}

static void
acies_session_mark_saved (AciesSession *self)
{
  self->saved_steps = acies_game_get_n_steps (self->game);
  self->saved_hash = self->saved_steps == 0 ? 0 : acies_game_get_step_hash (self->game, self->saved_steps - 1);
}

/* @journal: where to; NULL for a new file. */
static AciesSession *
acies_session_create (AciesGame *game, GFile *file, GFile *journal)
{
  AciesSession      *self = g_object_new (ACIES_TYPE_SESSION, NULL);
  g_autoptr (GFile)  place = journal != NULL ? g_object_ref (journal)
                                             : acies_session_files_new_journal (acies_game_get_scenario (game));
  g_autoptr (GError) error = NULL;

  self->game = g_object_ref (game);
  g_set_object (&self->file, file);
  self->was_over = acies_game_is_over (game);
  if (file != NULL)
    acies_session_mark_saved (self);

  g_signal_connect_object (game, "acted", G_CALLBACK (game_acted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);

  self->journal = acies_journal_new (game, place, &error);
  if (self->journal != NULL)
    g_signal_connect_object (self->journal, "notify::error", G_CALLBACK (journal_error_cb), self, G_CONNECT_SWAPPED);
  else
    g_message ("%s", error->message);

  return self;
}

/* Object */

static void
acies_session_dispose (GObject *object)
{
  AciesSession *self = ACIES_SESSION (object);

  if (self->game != NULL)
    acies_session_drop_thought (self);
  g_clear_object (&self->journal);
  g_clear_object (&self->game);
  g_clear_object (&self->file);
  g_clear_pointer (&self->intent, g_free);

  G_OBJECT_CLASS (acies_session_parent_class)->dispose (object);
}

static void
acies_session_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AciesSession *self = ACIES_SESSION (object);

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
    case PROP_MODIFIED:
      g_value_set_boolean (value, acies_session_get_modified (self));
      break;
    case PROP_FILE:
      g_value_set_object (value, self->file);
      break;
    case PROP_INTENT:
      g_value_set_string (value, self->intent);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_session_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  AciesSession *self = ACIES_SESSION (object);

  switch (id)
    {
    case PROP_PAUSED:
      acies_session_set_paused (self, g_value_get_boolean (value));
      break;
    case PROP_PACE:
      acies_session_set_pace (self, g_value_get_uint (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_session_class_init (AciesSessionClass *klass)
{
  GObjectClass          *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags      lent = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags      open = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = acies_session_dispose;
  object_class->get_property = acies_session_get_property;
  object_class->set_property = acies_session_set_property;

  properties[PROP_THINKING] = g_param_spec_boolean ("thinking", NULL, NULL, FALSE, lent);
  properties[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE, open);
  properties[PROP_SKIPPING] = g_param_spec_boolean ("skipping", NULL, NULL, FALSE, lent);
  properties[PROP_PACE] = g_param_spec_uint ("pace", NULL, NULL, 0, 60000, ACIES_SESSION_DEFAULT_PACE, open);
  properties[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE, lent);
  properties[PROP_FILE] = g_param_spec_object ("file", NULL, NULL, G_TYPE_FILE, lent);
  properties[PROP_INTENT] = g_param_spec_string ("intent", NULL, NULL, NULL, lent);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[ACTED] = g_signal_new ("acted", ACIES_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  signals[CHANGED] = g_signal_new ("changed", ACIES_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[OVER] = g_signal_new ("over", ACIES_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[JOURNAL_FAILED] = g_signal_new ("journal-failed", ACIES_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
acies_session_init (AciesSession *self)
{
  self->pace = ACIES_SESSION_DEFAULT_PACE;
}

AciesSession *
acies_session_new (AciesGame *game, GFile *file)
{
  g_return_val_if_fail (ACIES_IS_GAME (game), NULL);

  return acies_session_create (game, file, NULL);
}

AciesSession *
acies_session_open (GFile *file, GError **error)
{
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (AciesGame)     game = acies_game_load (file, problems, error);

  return game != NULL ? acies_session_create (game, file, NULL) : NULL;
}

AciesSession *
acies_session_recover (GFile *journal, GError **error)
{
  g_autoptr (AciesGame) game = acies_journal_recover (journal, error);

  return game != NULL ? acies_session_create (game, NULL, journal) : NULL;
}

AciesGame *
acies_session_get_game (AciesSession *self)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), NULL);

  return self->game;
}

void
acies_session_start (AciesSession *self)
{
  g_return_if_fail (ACIES_IS_SESSION (self));

  if (self->started)
    return;

  self->started = TRUE;
  if (self->journal == NULL)
    {
      g_autoptr (GError) error = g_error_new_literal (ACIES_FILE_ERROR, ACIES_FILE_ERROR_ACCESS,
                                                      _("This battle cannot be kept safe while it runs: save it yourself."));

      acies_session_report_journal (self, error);
    }
  acies_session_consider (self);
}

int
acies_session_get_side (AciesSession *self)
{
  const AciesDecision *decision = acies_game_get_decision (self->game);

  return decision->over ? ACIES_NO_SIDE : decision->side;
}

gboolean
acies_session_is_human (AciesSession *self, int side)
{
  return side != ACIES_NO_SIDE && acies_game_get_player (self->game, (guint) side)->kind == ACIES_PLAYER_HUMAN;
}

gboolean
acies_session_is_human_turn (AciesSession *self)
{
  return acies_session_is_human (self, acies_session_get_side (self));
}

gboolean
acies_session_act (AciesSession *self, const AciesAction *action, GError **error)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), FALSE);

  if (!acies_session_is_human_turn (self))
    {
      g_set_error_literal (error, ACIES_RULE_ERROR, ACIES_RULE_ERROR_REFUSED,
                           _("The computer decides now. Stop it and take its side in the menu if you want to play for it."));
      return FALSE;
    }

  return acies_game_act (self->game, action, error);
}

/* Undo and redo */

static gboolean
acies_session_was_human (AciesSession *self, guint step)
{
  AciesDecision decision;

  acies_game_get_ruleset (self->game)->decision (acies_game_get_setup (self->game),
                                                 acies_game_get_step_before (self->game, step), &decision);

  return acies_session_is_human (self, decision.side);
}

/* The number of actions that one undo takes back: the last of a person and all after it; 0 if there is none. */
static guint
acies_session_count_undo (AciesSession *self)
{
  const guint n_steps = acies_game_get_n_steps (self->game);

  for (guint n = 1; n <= n_steps; n++)
    if (acies_session_was_human (self, n_steps - n))
      return n;

  return 0;
}

gboolean
acies_session_can_undo (AciesSession *self, char **reason)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), FALSE);

  if (reason != NULL)
    *reason = NULL;

  if (acies_session_count_undo (self) > 0)
    return acies_game_can_undo (self->game, reason);

  if (reason != NULL)
    *reason = g_strdup (_("You have done nothing yet."));
  return FALSE;
}

gboolean
acies_session_can_redo (AciesSession *self)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), FALSE);

  return acies_game_can_redo (self->game);
}

gboolean
acies_session_undo (AciesSession *self, GError **error)
{
  const gboolean started = self->started;
  guint          left;

  g_return_val_if_fail (ACIES_IS_SESSION (self), FALSE);

  left = MAX (acies_session_count_undo (self), 1);
  acies_session_drop_thought (self);
  self->started = FALSE;
  for (guint done = 0; left > 0; left--, done++)
    if (!acies_game_undo (self->game, error))
      {
        while (done-- > 0)
          acies_game_redo (self->game);
        break;
      }

  self->started = started;
  acies_session_consider (self);

  return left == 0;
}

gboolean
acies_session_redo (AciesSession *self)
{
  const gboolean started = self->started;
  gboolean       done;

  g_return_val_if_fail (ACIES_IS_SESSION (self), FALSE);

  acies_session_drop_thought (self);
  self->started = FALSE;
  done = acies_game_redo (self->game);
  while (!acies_session_is_human_turn (self) && acies_game_can_redo (self->game))
    acies_game_redo (self->game);

  self->started = started;
  acies_session_consider (self);

  return done;
}

/* Watching the computer */

gboolean
acies_session_get_thinking (AciesSession *self)
{
  return self->thinking;
}

const char *
acies_session_get_intent (AciesSession *self)
{
  return self->intent;
}

void
acies_session_set_pace (AciesSession *self, guint milliseconds)
{
  g_return_if_fail (ACIES_IS_SESSION (self));

  if (self->pace == milliseconds)
    return;

  self->pace = milliseconds;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PACE]);
}

gboolean
acies_session_get_paused (AciesSession *self)
{
  return self->paused;
}

void
acies_session_set_paused (AciesSession *self, gboolean paused)
{
  g_return_if_fail (ACIES_IS_SESSION (self));

  if (self->paused == paused)
    return;

  self->paused = paused;
  if (paused)
    acies_session_set_skipping (self, FALSE);
  acies_session_time_answer (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAUSED]);
}

gboolean
acies_session_get_skipping (AciesSession *self)
{
  return self->skipping;
}

void
acies_session_skip (AciesSession *self)
{
  g_return_if_fail (ACIES_IS_SESSION (self));

  if (acies_session_is_human_turn (self) || acies_game_is_over (self->game))
    return;

  acies_session_set_paused (self, FALSE);
  acies_session_set_skipping (self, TRUE);
  acies_session_time_answer (self);
}

void
acies_session_step (AciesSession *self)
{
  g_return_if_fail (ACIES_IS_SESSION (self));

  if (acies_session_is_human_turn (self) || acies_game_is_over (self->game))
    return;

  acies_session_set_paused (self, TRUE);
  self->single_step = TRUE;
  acies_session_time_answer (self);
}

void
acies_session_hurry (AciesSession *self)
{
  g_return_if_fail (ACIES_IS_SESSION (self));

  if (self->hurry != NULL)
    g_cancellable_cancel (self->hurry);
}

void
acies_session_set_player (AciesSession *self, guint side, const AciesPlayer *player)
{
  g_return_if_fail (ACIES_IS_SESSION (self));

  acies_game_set_player (self->game, side, player);
  acies_session_consider (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Files */

GFile *
acies_session_get_file (AciesSession *self)
{
  return self->file;
}

gboolean
acies_session_get_modified (AciesSession *self)
{
  const guint n_steps = acies_game_get_n_steps (self->game);

  if (n_steps != self->saved_steps)
    return TRUE;

  return n_steps > 0 && acies_game_get_step_hash (self->game, n_steps - 1) != self->saved_hash;
}

gboolean
acies_session_save (AciesSession *self, GFile *file, GError **error)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), FALSE);

  if (!acies_game_save (self->game, file, error))
    return FALSE;

  acies_session_mark_saved (self);
  if (g_set_object (&self->file, file))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FILE]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);

  return TRUE;
}

void
acies_session_close (AciesSession *self, gboolean give_up)
{
  const gboolean over = acies_game_is_over (self->game);
  const gboolean untouched = acies_game_get_n_steps (self->game) == 0;
  const gboolean saved = self->file != NULL && !acies_session_get_modified (self);

  g_return_if_fail (ACIES_IS_SESSION (self));

  acies_session_drop_thought (self);
  self->started = FALSE;
  if (self->journal == NULL)
    return;

  if (over && !acies_session_files_keep_past (self->game))
    return;
  if (over || give_up || untouched || saved)
    acies_journal_remove (self->journal);
  g_clear_object (&self->journal);
}
