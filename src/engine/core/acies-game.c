/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-game-private.h"

#include "engine/core/acies-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

G_DEFINE_FINAL_TYPE (AciesGame, acies_game, G_TYPE_OBJECT)

enum
{
  RECORDED,
  ACTED,
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
player_clear (AciesPlayer *player)
{
  g_clear_pointer (&player->level, g_free);
  g_clear_pointer (&player->name, g_free);
}

void
acies_game_refresh (AciesGame *self)
{
  self->ruleset->decision (self->setup, self->state, &self->decision);
  if (self->concession.kind != ACIES_CONCESSION_NONE)
    self->decision = (AciesDecision){ .over = TRUE, .side = ACIES_NO_SIDE, .cell = ACIES_NO_CELL };
  self->legal_known = FALSE;
}

void
acies_game_announce (AciesGame *self, AciesGameChange change, guint first, guint n)
{
  g_signal_emit (self, signals[RECORDED], 0, (guint) change);
  if (n > 0)
    g_signal_emit (self, signals[ACTED], 0, first, n);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
acies_game_apply (AciesGame *self, AciesStep *step)
{
  acies_event_list_clear (self->fresh);
  self->ruleset->apply (self->setup, self->state, &step->action, self->fresh);
  step->first_event = acies_event_list_size (self->events);
  step->n_events = acies_event_list_size (self->fresh);
  acies_event_list_append_list (self->events, self->fresh);
  self->forced.given = FALSE;
  acies_game_refresh (self);
}

static void
acies_game_finalize (GObject *object)
{
  AciesGame *self = ACIES_GAME (object);

  for (guint i = 0; i < ACIES_MAX_SIDES; i++)
    player_clear (&self->players[i]);
  g_clear_pointer (&self->unknown, json_object_unref);
  g_clear_pointer (&self->legal, g_free);
  g_clear_pointer (&self->fresh, acies_event_list_free);
  g_clear_pointer (&self->events, acies_event_list_free);
  g_clear_pointer (&self->history, acies_history_free);
  g_clear_pointer (&self->state, g_free);
  g_clear_pointer (&self->scenario, acies_scenario_unref);

  G_OBJECT_CLASS (acies_game_parent_class)->finalize (object);
}

static void
acies_game_class_init (AciesGameClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = acies_game_finalize;

  signals[RECORDED] = g_signal_new ("recorded", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                    0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[ACTED] = g_signal_new ("acted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
acies_game_init (AciesGame *self)
{
  self->concession.side = ACIES_NO_SIDE;
  self->events = acies_event_list_new ();
  self->fresh = acies_event_list_new ();
  self->legal = g_new0 (AciesActionList, 1);
}

AciesGame *
acies_game_new (AciesScenario *scenario, const AciesGameOptions *options, guint64 seed)
{
  AciesGame *self;

  g_return_val_if_fail (scenario != NULL, NULL);

  self = g_object_new (ACIES_TYPE_GAME, NULL);
  self->scenario = acies_scenario_ref (scenario);
  self->ruleset = acies_scenario_get_ruleset (scenario);
  self->setup = acies_scenario_get_setup (scenario);
  self->seed = seed;
  if (options != NULL)
    self->options = *options;
  self->state = g_malloc0 (self->ruleset->state_size);
  self->history = acies_history_new (self->ruleset->state_size);
  self->ruleset->start (self->setup, &self->options.start, seed, self->state, self->events);
  acies_game_refresh (self);

  return self;
}

/* The state and the queue of dice after the first @n_steps actions of @self. */
static void
acies_game_copy_position (AciesGame *self, AciesGame *from, guint n_steps)
{
  const gboolean   now = n_steps == acies_history_n_steps (from->history);
  const AciesStep *next = now ? NULL : acies_history_get_step (from->history, n_steps);

  self->state = g_memdup2 (now ? from->state : acies_history_get_before (from->history, n_steps),
                           self->ruleset->state_size);
  self->forced = now ? from->forced : next->forced;
  if (now)
    self->concession = from->concession;
  self->history = acies_history_copy (from->history, n_steps);
  acies_event_list_append_list (self->events, from->events);
  if (next != NULL)
    acies_event_list_truncate (self->events, next->first_event);
  acies_game_refresh (self);
}

AciesGame *
acies_game_fork (AciesGame *self, guint n_steps)
{
  AciesGame *fork;

  g_return_val_if_fail (ACIES_IS_GAME (self), NULL);
  g_return_val_if_fail (n_steps <= acies_history_n_steps (self->history), NULL);

  fork = g_object_new (ACIES_TYPE_GAME, NULL);
  fork->scenario = acies_scenario_ref (self->scenario);
  fork->ruleset = self->ruleset;
  fork->setup = self->setup;
  fork->options = self->options;
  fork->seed = self->seed;
  acies_game_set_unknown (fork, self->unknown);
  for (guint side = 0; side < ACIES_MAX_SIDES; side++)
    acies_game_set_player (fork, side, &self->players[side]);
  acies_game_copy_position (fork, self, n_steps);

  return fork;
}

AciesScenario *
acies_game_get_scenario (AciesGame *self)
{
  g_return_val_if_fail (ACIES_IS_GAME (self), NULL);

  return self->scenario;
}

const AciesRuleset *
acies_game_get_ruleset (AciesGame *self)
{
  g_return_val_if_fail (ACIES_IS_GAME (self), NULL);

  return self->ruleset;
}

const AciesSetup *
acies_game_get_setup (AciesGame *self)
{
  g_return_val_if_fail (ACIES_IS_GAME (self), NULL);

  return self->setup;
}

const AciesState *
acies_game_get_state (AciesGame *self)
{
  g_return_val_if_fail (ACIES_IS_GAME (self), NULL);

  return self->state;
}

const AciesGameOptions *
acies_game_get_options (AciesGame *self)
{
  g_return_val_if_fail (ACIES_IS_GAME (self), NULL);

  return &self->options;
}

guint64
acies_game_get_seed (AciesGame *self)
{
  g_return_val_if_fail (ACIES_IS_GAME (self), 0);

  return self->seed;
}

const AciesDecision *
acies_game_get_decision (AciesGame *self)
{
  g_return_val_if_fail (ACIES_IS_GAME (self), NULL);

  return &self->decision;
}

gboolean
acies_game_is_over (AciesGame *self)
{
  g_return_val_if_fail (ACIES_IS_GAME (self), TRUE);

  return self->decision.over;
}

const AciesPlayer *
acies_game_get_player (AciesGame *self, guint side)
{
  g_return_val_if_fail (ACIES_IS_GAME (self), NULL);
  g_return_val_if_fail (side < ACIES_MAX_SIDES, NULL);

  return &self->players[side];
}

void
acies_game_set_player (AciesGame *self, guint side, const AciesPlayer *player)
{
  AciesPlayer *own;

  g_return_if_fail (ACIES_IS_GAME (self));
  g_return_if_fail (side < ACIES_MAX_SIDES && player != NULL);

  own = &self->players[side];
  if (own->kind == player->kind && g_strcmp0 (own->level, player->level) == 0 &&
      g_strcmp0 (own->name, player->name) == 0)
    return;

  player_clear (own);
  own->kind = player->kind;
  own->level = g_strdup (player->level);
  own->name = g_strdup (player->name);
  g_signal_emit (self, signals[RECORDED], 0, (guint) ACIES_GAME_PLAYERS_CHANGED);
}

const AciesActionList *
acies_game_get_legal (AciesGame *self)
{
  g_return_val_if_fail (ACIES_IS_GAME (self), NULL);

  if (self->concession.kind != ACIES_CONCESSION_NONE)
    {
      self->legal->n = 0;
      self->legal->complete = TRUE;
    }
  else if (!self->legal_known)
    {
      self->ruleset->legal (self->setup, self->state, self->legal);
      self->legal_known = TRUE;
    }

  return self->legal;
}

gboolean
acies_game_check (AciesGame *self, const AciesAction *action, AciesVerdict *verdict)
{
  g_return_val_if_fail (ACIES_IS_GAME (self), FALSE);
  g_return_val_if_fail (action != NULL, FALSE);

  return self->concession.kind == ACIES_CONCESSION_NONE &&
         self->ruleset->check (self->setup, self->state, action, verdict);
}

gboolean
acies_game_act (AciesGame *self, const AciesAction *action, GError **error)
{
  AciesVerdict verdict = { 0 };
  AciesAction  report = { 0 };
  AciesStep   *step;

  g_return_val_if_fail (ACIES_IS_GAME (self), FALSE);
  g_return_val_if_fail (action != NULL, FALSE);

  if (self->concession.kind != ACIES_CONCESSION_NONE)
    {
      self->refusal = verdict;
      acies_game_set_over_error (error);
      return FALSE;
    }
  if (!self->ruleset->check (self->setup, self->state, action, &verdict))
    {
      self->refusal = verdict;
      acies_ruleset_set_refusal (self->ruleset, self->setup, &verdict, error);
      return FALSE;
    }

  /* A battle that the computer is asked to fight out is played as what came of it: to replay it no computer is needed. */
  if (acies_campaign_resolve (self->ruleset, self->setup, self->state, action, &report))
    action = &report;

  step = acies_history_push (self->history, self->state);
  step->action = *action;
  step->side = self->decision.side;
  step->forced = self->forced;
  acies_game_apply (self, step);
  acies_game_announce (self, ACIES_GAME_ACTED, step->first_event, step->n_events);

  return TRUE;
}

const AciesVerdict *
acies_game_get_refusal (AciesGame *self)
{
  g_return_val_if_fail (ACIES_IS_GAME (self), NULL);

  return &self->refusal;
}

gboolean
acies_game_force_dice (AciesGame *self, const guint8 *values, guint n_values)
{
  g_return_val_if_fail (ACIES_IS_GAME (self), FALSE);

  if (!acies_dice_force (&self->state->dice, values, n_values))
    return FALSE;

  acies_history_forget_undone (self->history);
  memset (&self->forced, 0, sizeof self->forced);
  self->forced.given = TRUE;
  self->forced.n_dice = (guint8) n_values;
  if (n_values > 0)
    memcpy (self->forced.dice, values, n_values);
  acies_game_refresh (self);
  acies_game_announce (self, ACIES_GAME_DICE_FORCED, 0, 0);

  return TRUE;
}

gboolean
acies_game_begin_again (AciesGame *self, const guint8 *dice, guint n_dice)
{
  AciesDice tried;

  g_return_val_if_fail (ACIES_IS_GAME (self), FALSE);

  acies_dice_seed (&tried, self->seed);
  if (acies_history_n_steps (self->history) > 0 || self->concession.kind != ACIES_CONCESSION_NONE ||
      n_dice > ACIES_MAX_START_DICE || !acies_dice_force (&tried, dice, n_dice))
    return FALSE;

  acies_history_forget_undone (self->history);
  memset (&self->forced, 0, sizeof self->forced);
  self->options.start.n_dice = (guint8) n_dice;
  memcpy (self->options.start.dice, dice, n_dice);
  acies_event_list_clear (self->events);
  self->ruleset->start (self->setup, &self->options.start, self->seed, self->state, self->events);
  acies_game_refresh (self);
  acies_game_announce (self, ACIES_GAME_BEGUN_AGAIN, 0, acies_event_list_size (self->events));

  return TRUE;
}

const AciesEventList *
acies_game_get_events (AciesGame *self)
{
  g_return_val_if_fail (ACIES_IS_GAME (self), NULL);

  return self->events;
}

guint
acies_game_get_n_steps (AciesGame *self)
{
  g_return_val_if_fail (ACIES_IS_GAME (self), 0);

  return acies_history_n_steps (self->history);
}

static AciesStep *
acies_game_get_step (AciesGame *self, guint step)
{
  g_return_val_if_fail (ACIES_IS_GAME (self), NULL);
  g_return_val_if_fail (step < acies_history_n_steps (self->history), NULL);

  return acies_history_get_step (self->history, step);
}

const AciesAction *
acies_game_get_step_action (AciesGame *self, guint step)
{
  const AciesStep *own = acies_game_get_step (self, step);

  return own != NULL ? &own->action : NULL;
}

int
acies_game_get_step_side (AciesGame *self, guint step)
{
  const AciesStep *own = acies_game_get_step (self, step);

  return own != NULL ? own->side : ACIES_NO_SIDE;
}

const AciesState *
acies_game_get_step_before (AciesGame *self, guint step)
{
  if (acies_game_get_step (self, step) == NULL)
    return NULL;

  return acies_history_get_before (self->history, step);
}

guint
acies_game_get_step_events (AciesGame *self, guint step, guint *n_events)
{
  const AciesStep *own = acies_game_get_step (self, step);

  if (n_events != NULL)
    *n_events = own != NULL ? own->n_events : 0;

  return own != NULL ? own->first_event : 0;
}

guint64
acies_game_get_step_hash (AciesGame *self, guint step)
{
  AciesStep *own = acies_game_get_step (self, step);

  if (own == NULL)
    return 0;

  if (!own->hashed)
    {
      const gboolean    last = step + 1 == acies_history_n_steps (self->history);
      const AciesState *after = self->state;

      if (!last)
        after = acies_history_get_before (self->history, step + 1);

      own->hash = acies_ruleset_hash (self->ruleset, self->setup, after);
      own->hashed = TRUE;
    }

  return own->hash;
}

gboolean
acies_game_get_step_forced (AciesGame *self, guint step, const guint8 **dice, guint *n_dice)
{
  const AciesForcedDice *forced = &self->forced;

  g_return_val_if_fail (ACIES_IS_GAME (self), FALSE);
  g_return_val_if_fail (step <= acies_history_n_steps (self->history), FALSE);

  if (step < acies_history_n_steps (self->history))
    forced = &acies_history_get_step (self->history, step)->forced;
  if (forced->given)
    {
      *dice = forced->dice;
      *n_dice = forced->n_dice;
    }

  return forced->given;
}

void
acies_game_join_step (AciesGame *self, guint step)
{
  g_return_if_fail (ACIES_IS_GAME (self));

  acies_history_get_step (self->history, step)->joined = TRUE;
}

gboolean
acies_game_get_step_joined (AciesGame *self, guint step)
{
  return acies_history_is_joined (self->history, step);
}

JsonObject *
acies_game_get_unknown (AciesGame *self)
{
  g_return_val_if_fail (ACIES_IS_GAME (self), NULL);

  return self->unknown;
}

void
acies_game_set_unknown (AciesGame *self, JsonObject *unknown)
{
  g_return_if_fail (ACIES_IS_GAME (self));

  if (unknown != NULL)
    json_object_ref (unknown);
  g_clear_pointer (&self->unknown, json_object_unref);
  self->unknown = unknown;
}
