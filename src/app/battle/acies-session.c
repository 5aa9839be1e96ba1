/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-session.h"

#include "app/battle/acies-session-files.h"
#include "app/battle/acies-session-private.h"
#include "app/battle/acies-wish.h"
#include "engine/core/acies-error.h"

#include <glib/gi18n-lib.h>

enum
{
  PROP_0,
  PROP_MODIFIED,
  PROP_FILE,
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

static void
acies_session_consider (AciesSession *self)
{
  if (self->started && self->throws == NULL)
    acies_ai_runner_consider (self->runner);
}

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

  /* Dice were asked for in another position. */
  g_clear_pointer (&self->throws, acies_throws_free);
  self->was_over = over;
  acies_session_consider (self);
  g_signal_emit (self, signals[CHANGED], 0);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);
  if (ended)
    g_signal_emit (self, signals[OVER], 0);
}

static void
acies_session_report_journal (AciesSession *self, const char *message)
{
  if (self->journal_failed)
    return;

  self->journal_failed = TRUE;
  g_signal_emit (self, signals[JOURNAL_FAILED], 0, message);
}

static void
journal_error_cb (AciesSession *self)
{
  const GError *error = acies_journal_get_error (self->journal);

  if (error != NULL)
    acies_session_report_journal (self, error->message);
}

static void
acies_session_mark_saved (AciesSession *self)
{
  const guint n_steps = acies_game_get_n_steps (self->game);

  self->saved_steps = n_steps;
  self->saved_hash = n_steps == 0 ? 0 : acies_game_get_step_hash (self->game, n_steps - 1);
  if (self->journal != NULL)
    acies_journal_note_saved (self->journal, self->file);
}

/* What the journal knows of the file, so that a battle gone on with after a crash is saved there again. */
static void
acies_session_take_saved (AciesSession *self, const AciesJournalSaved *saved)
{
  g_set_object (&self->file, saved->file);
  self->saved_steps = saved->n_steps;
  self->saved_hash = saved->hash;
}

static AciesJournal *
begin_journal (AciesGame *game)
{
  g_autoptr (GFile)  file = acies_session_files_new_journal (acies_game_get_scenario (game));
  g_autoptr (GError) error = NULL;
  AciesJournal      *journal = acies_journal_new (game, file, &error);

  if (journal == NULL)
    g_message ("%s", error->message);

  return journal;
}

/* @journal: (nullable): the journal of @game; @is_unkept: it needs none. */
static AciesSession *
acies_session_create (AciesGame *game, AciesJournal *journal, gboolean is_unkept)
{
  AciesSession *self = g_object_new (ACIES_TYPE_SESSION, NULL);

  self->game = g_object_ref (game);
  self->runner = acies_ai_runner_new (game);
  acies_ai_runner_set_act (self->runner, acies_session_act_for_computer, self);
  self->was_over = acies_game_is_over (game);
  self->is_unkept = is_unkept;
  if (journal != NULL)
    {
      self->journal = g_object_ref (journal);
      g_signal_connect_object (journal, "notify::error", G_CALLBACK (journal_error_cb), self,
                               G_CONNECT_SWAPPED);
    }

  g_signal_connect_object (game, "acted", G_CALLBACK (game_acted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

/* Object */

static void
acies_session_dispose (GObject *object)
{
  AciesSession *self = ACIES_SESSION (object);

  if (self->runner != NULL)
    {
      acies_ai_runner_stop (self->runner);
      acies_ai_runner_set_act (self->runner, NULL, NULL);
    }
  g_clear_object (&self->runner);
  g_clear_pointer (&self->throws, acies_throws_free);
  g_clear_object (&self->journal);
  g_clear_object (&self->game);
  g_clear_object (&self->file);
  g_clear_object (&self->past);

  G_OBJECT_CLASS (acies_session_parent_class)->dispose (object);
}

static void
acies_session_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AciesSession *self = ACIES_SESSION (object);

  switch (id)
    {
    case PROP_MODIFIED:
      g_value_set_boolean (value, acies_session_get_modified (self));
      break;
    case PROP_FILE:
      g_value_set_object (value, self->file);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_session_class_init (AciesSessionClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags lent = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GType       type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = acies_session_dispose;
  object_class->get_property = acies_session_get_property;

  properties[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE, lent);
  properties[PROP_FILE] = g_param_spec_object ("file", NULL, NULL, G_TYPE_FILE, lent);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[ACTED] = g_signal_new ("acted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[OVER] = g_signal_new ("over", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
  signals[JOURNAL_FAILED] = g_signal_new ("journal-failed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                          NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
acies_session_init (AciesSession *self)
{
}

AciesSession *
acies_session_new (AciesGame *game, GFile *file)
{
  gboolean                 is_past;
  g_autoptr (AciesJournal) journal = NULL;
  AciesSession            *self;

  g_return_val_if_fail (ACIES_IS_GAME (game), NULL);

  is_past = acies_game_is_over (game);
  journal = is_past ? NULL : begin_journal (game);
  self = acies_session_create (game, journal, is_past);
  if (g_set_object (&self->file, file))
    acies_session_mark_saved (self);

  return self;
}

AciesSession *
acies_session_new_trial (AciesGame *game)
{
  g_return_val_if_fail (ACIES_IS_GAME (game), NULL);

  return acies_session_create (game, NULL, TRUE);
}

AciesSession *
acies_session_recover (GFile *file, GError **error)
{
  g_autoptr (AciesGame)    game = NULL;
  g_autoptr (GError)       fault = NULL;
  g_autoptr (AciesJournal) journal = acies_journal_resume (file, &game, &fault);
  AciesJournalSaved        saved = { 0 };
  AciesSession            *self;

  /* A journal that can be read but not written: the battle goes on, and the page says that it is not kept safe. */
  if (journal == NULL && g_error_matches (fault, ACIES_FILE_ERROR, ACIES_FILE_ERROR_ACCESS))
    {
      g_clear_error (&fault);
      game = acies_journal_recover (file, &saved, &fault);
    }
  if (game == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&fault));
      return NULL;
    }

  self = acies_session_create (game, journal, FALSE);
  acies_session_take_saved (self, journal != NULL ? acies_journal_get_saved (journal) : &saved);
  g_clear_object (&saved.file);

  return self;
}

AciesGame *
acies_session_get_game (AciesSession *self)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), NULL);

  return self->game;
}

AciesAiRunner *
acies_session_get_runner (AciesSession *self)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), NULL);

  return self->runner;
}

void
acies_session_start (AciesSession *self)
{
  g_return_if_fail (ACIES_IS_SESSION (self));

  if (self->started)
    return;

  self->started = TRUE;
  if (self->journal == NULL && !self->is_unkept)
    acies_session_report_journal (
      self, _("This battle cannot be kept safe while it runs. Save it yourself."));
  acies_session_ask_start (self);
  acies_session_consider (self);
}

void
acies_session_announce (AciesSession *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Players */

int
acies_session_get_side (AciesSession *self)
{
  const AciesDecision *decision = acies_game_get_decision (self->game);

  return decision->over ? ACIES_NO_SIDE : decision->side;
}

gboolean
acies_session_is_human (AciesSession *self, int side)
{
  return side != ACIES_NO_SIDE &&
         acies_game_get_player (self->game, (guint) side)->kind == ACIES_PLAYER_HUMAN;
}

gboolean
acies_session_is_human_turn (AciesSession *self)
{
  return self->throws == NULL && acies_session_is_human (self, acies_session_get_side (self));
}

void
acies_session_set_player (AciesSession *self, guint side, const AciesPlayer *player)
{
  g_return_if_fail (ACIES_IS_SESSION (self));

  acies_game_set_player (self->game, side, player);
  g_clear_pointer (&self->throws, acies_throws_free);
  acies_session_ask_start (self);
  acies_session_consider (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Whether a person may act now. */
static gboolean
acies_session_check_turn (AciesSession *self, GError **error)
{
  if (acies_session_is_human_turn (self))
    return TRUE;

  g_set_error_literal (error, ACIES_RULE_ERROR, ACIES_RULE_ERROR_REFUSED,
                       self->throws != NULL
                         ? _("Enter the dice first.")
                         : _("The computer decides now: wait for it, or skip its turn."));
  return FALSE;
}

gboolean
acies_session_act_all (AciesSession *self, const AciesAction *actions, guint n, GError **error)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), FALSE);

  if (acies_game_get_options (self->game)->dice == ACIES_DICE_ENTERED)
    return acies_session_check_turn (self, error) &&
           acies_session_play_with_dice (self, actions, n, error);

  for (guint i = 0; i < n; i++)
    {
      if (!acies_session_check_turn (self, error) ||
          !acies_game_act (self->game, &actions[i], error))
        return FALSE;
      if (i > 0)
        acies_game_join_step (self->game, acies_game_get_n_steps (self->game) - 1);
    }

  return TRUE;
}

guint
acies_session_get_last_events (AciesSession *self, guint *first)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), 0);

  return acies_wish_get_last_events (self->game, first);
}

/* Undo and redo */

static gboolean
acies_session_was_human (AciesSession *self, guint step)
{
  return acies_session_is_human (self, acies_wish_get_decider (self->game, step));
}

/* The number of actions that one undo takes back: a person's last wish and all after it; 0 if there is none. */
static guint
acies_session_count_undo (AciesSession *self)
{
  const guint n_steps = acies_game_get_n_steps (self->game);

  if (acies_game_get_concession (self->game)->kind != ACIES_CONCESSION_NONE)
    return 1;
  for (guint n = 1; n <= n_steps; n++)
    if (acies_session_was_human (self, n_steps - n))
      return n_steps - acies_wish_find (self->game, n_steps - n);

  return 0;
}

gboolean
acies_session_can_undo (AciesSession *self, char **reason)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), FALSE);

  if (reason != NULL)
    *reason = NULL;
  if (acies_session_can_take_back (self))
    return TRUE;
  if (acies_session_count_undo (self) > 0)
    return acies_game_can_undo (self->game, reason);

  if (reason != NULL)
    *reason = g_strdup (_("You have done nothing yet."));
  return FALSE;
}

char *
acies_session_dup_undo_words (AciesSession *self)
{
  guint back;
  guint step;

  g_return_val_if_fail (ACIES_IS_SESSION (self), NULL);

  if (acies_session_can_take_back (self))
    return acies_session_dup_waiting_words (self);

  back = acies_session_count_undo (self);
  if (back == 0 || acies_game_get_concession (self->game)->kind != ACIES_CONCESSION_NONE)
    return NULL;

  step = acies_game_get_n_steps (self->game) - back;

  return acies_game_get_ruleset (self->game)->action_text (acies_game_get_setup (self->game),
                                                           acies_game_get_step_before (self->game,
                                                                                       step),
                                                           acies_game_get_step_action (self->game,
                                                                                       step));
}

gboolean
acies_session_can_redo (AciesSession *self)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), FALSE);

  return acies_game_can_redo (self->game);
}

gboolean
acies_session_hold (AciesSession *self)
{
  const gboolean started = self->started;

  acies_ai_runner_stop (self->runner);
  self->started = FALSE;

  return started;
}

void
acies_session_release (AciesSession *self, gboolean started)
{
  self->started = started;
  acies_session_consider (self);
}

gboolean
acies_session_undo (AciesSession *self, GError **error)
{
  guint    wanted;
  guint    done = 0;
  gboolean held;

  g_return_val_if_fail (ACIES_IS_SESSION (self), FALSE);

  if (acies_session_can_take_back (self))
    return acies_session_take_back (self);

  wanted = MAX (acies_session_count_undo (self), 1);
  held = acies_session_hold (self);
  while (done < wanted && acies_game_undo (self->game, error))
    done++;
  for (; done < wanted && done > 0; done--)
    acies_game_redo (self->game);
  acies_session_release (self, held);

  return done == wanted;
}

/* Whether the next step that can be put back goes with the one before it: of one wish, or the computer's. */
static gboolean
acies_session_redo_goes_on (AciesSession *self)
{
  return acies_game_can_redo (self->game) &&
         (!acies_session_is_human_turn (self) ||
          acies_game_get_step_joined (self->game, acies_game_get_n_steps (self->game)));
}

gboolean
acies_session_redo (AciesSession *self)
{
  gboolean done;
  gboolean held;

  g_return_val_if_fail (ACIES_IS_SESSION (self), FALSE);

  held = acies_session_hold (self);
  done = acies_game_redo (self->game);
  while (acies_session_redo_goes_on (self))
    acies_game_redo (self->game);
  acies_session_release (self, held);

  return done;
}

void
acies_session_stop (AciesSession *self)
{
  g_return_if_fail (ACIES_IS_SESSION (self));

  acies_session_hold (self);
}

/* Files */

GFile *
acies_session_get_file (AciesSession *self)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), NULL);

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

  if (g_set_object (&self->file, file))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FILE]);
  acies_session_mark_saved (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);

  return TRUE;
}

GFile *
acies_session_close (AciesSession *self, gboolean give_up)
{
  gboolean needless;

  g_return_val_if_fail (ACIES_IS_SESSION (self), NULL);

  acies_session_hold (self);
  if (self->journal == NULL)
    return NULL;

  needless = give_up || acies_game_get_n_steps (self->game) == 0 ||
             (self->file != NULL && !acies_session_get_modified (self));
  if (acies_game_is_over (self->game))
    {
      self->past = acies_session_files_keep_past (self->game);
      needless = self->past != NULL;
    }
  if (needless)
    acies_journal_remove (self->journal);
  g_clear_object (&self->journal);

  return self->past;
}
