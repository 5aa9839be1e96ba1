/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-throws.h"

#include <string.h>

struct _AciesThrows
{
  AciesGame      *game;
  AciesAction    *actions;  /* NULL: the beginning of the battle */
  guint           n_actions;
  guint8         *used;     /* by action: how many of the dice it draws */
  AciesEventList *events;
  AciesState     *state;    /* a copy to play on */

  guint8     dice[ACIES_MAX_FORCED_DICE];
  guint      n_dice;
  guint      n_due;
  AciesEvent due;           /* of which the next throw is a part */
};

/* The event whose dice come after the first @n_given of those in the list. */
static void
acies_throws_find_due (AciesThrows *self, guint n_given)
{
  for (guint i = 0; i < acies_event_list_size (self->events); i++)
    {
      const AciesEvent *event = acies_event_list_get (self->events, i);

      if (event->n_dice > n_given)
        {
          self->due = *event;
          self->n_due = event->n_dice - n_given;
          return;
        }
      n_given -= event->n_dice;
    }

  g_return_if_reached ();
}

/* Plays one action, or the beginning, on the copy with the dice from @first on; the number of those it draws. */
static guint
acies_throws_try (AciesThrows *self, const AciesAction *action, guint first)
{
  const AciesRuleset *ruleset = acies_game_get_ruleset (self->game);
  const AciesSetup   *setup = acies_game_get_setup (self->game);
  AciesStart          start = acies_game_get_options (self->game)->start;
  const guint         before = action != NULL ? self->state->dice.n_drawn : 0;

  acies_event_list_clear (self->events);
  if (action != NULL)
    {
      acies_dice_force (&self->state->dice, self->dice + first, self->n_dice - first);
      ruleset->apply (setup, self->state, action, self->events);
    }
  else
    {
      start.n_dice = (guint8) self->n_dice;
      memcpy (start.dice, self->dice, self->n_dice);
      ruleset->start (setup, &start, acies_game_get_seed (self->game), self->state, self->events);
    }

  return self->state->dice.n_drawn - before;
}

/* Finds the throw that is due: the queue runs dry in the midst of an action. */
static void
acies_throws_look (AciesThrows *self)
{
  const AciesRuleset *ruleset = acies_game_get_ruleset (self->game);
  const AciesSetup   *setup = acies_game_get_setup (self->game);
  const guint         n_parts = self->actions != NULL ? self->n_actions : 1;
  guint               first = 0;

  self->n_due = 0;
  memcpy (self->state, acies_game_get_state (self->game), ruleset->state_size);
  for (guint i = 0; i < n_parts; i++)
    {
      const AciesAction *action = self->actions != NULL ? &self->actions[i] : NULL;
      guint              drawn;

      if (action != NULL && !ruleset->check (setup, self->state, action, NULL))
        return;

      drawn = acies_throws_try (self, action, first);
      self->used[i] = (guint8) MIN (drawn, self->n_dice - first);
      if (drawn > self->used[i])
        {
          acies_throws_find_due (self, self->used[i]);
          return;
        }
      first += drawn;
    }
}

static AciesThrows *
acies_throws_create (AciesGame *game, const AciesAction *actions, guint n_actions)
{
  AciesThrows *self = g_new0 (AciesThrows, 1);

  self->game = g_object_ref (game);
  self->actions = g_memdup2 (actions, n_actions * sizeof *actions);
  self->n_actions = n_actions;
  self->used = g_new0 (guint8, MAX (n_actions, 1));
  self->events = acies_event_list_new ();
  self->state = g_malloc0 (acies_game_get_ruleset (game)->state_size);
  acies_throws_look (self);

  return self;
}

AciesThrows *
acies_throws_new (AciesGame *game, const AciesAction *actions, guint n_actions)
{
  g_return_val_if_fail (ACIES_IS_GAME (game), NULL);
  g_return_val_if_fail (actions != NULL && n_actions > 0, NULL);

  return acies_throws_create (game, actions, n_actions);
}

AciesThrows *
acies_throws_new_start (AciesGame *game)
{
  g_return_val_if_fail (ACIES_IS_GAME (game), NULL);
  g_return_val_if_fail (acies_game_get_n_steps (game) == 0, NULL);

  return acies_throws_create (game, NULL, 0);
}

void
acies_throws_free (AciesThrows *self)
{
  g_object_unref (self->game);
  g_free (self->actions);
  g_free (self->used);
  acies_event_list_free (self->events);
  g_free (self->state);
  g_free (self);
}

guint
acies_throws_get_n_due (AciesThrows *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_due;
}

char *
acies_throws_dup_text (AciesThrows *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (self->n_due == 0)
    return NULL;

  return acies_game_get_ruleset (self->game)->throw_text (acies_game_get_setup (self->game),
                                                          &self->due);
}

const char *
acies_throws_get_clause (AciesThrows *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (self->n_due == 0)
    return NULL;

  return acies_game_get_ruleset (self->game)->clauses[self->due.clause].number;
}

int
acies_throws_get_side (AciesThrows *self)
{
  g_return_val_if_fail (self != NULL, ACIES_NO_SIDE);

  return self->n_due > 0 ? self->due.side : ACIES_NO_SIDE;
}

gboolean
acies_throws_enter (AciesThrows *self, const guint8 *dice, guint n_dice)
{
  const guint most = self->actions != NULL ? ACIES_MAX_FORCED_DICE : ACIES_MAX_START_DICE;

  g_return_val_if_fail (self != NULL, FALSE);

  if (n_dice == 0 || n_dice != self->n_due || self->n_dice + n_dice > most)
    return FALSE;
  for (guint i = 0; i < n_dice; i++)
    if (dice[i] < 1 || dice[i] > 6)
      return FALSE;

  memcpy (self->dice + self->n_dice, dice, n_dice);
  self->n_dice += n_dice;
  acies_throws_look (self);

  return TRUE;
}

void
acies_throws_roll (AciesThrows *self)
{
  guint     fallen;
  AciesDice machine;
  guint8    dice[ACIES_MAX_EVENT_DICE];

  g_return_if_fail (self != NULL && self->n_due > 0);

  fallen = acies_game_get_state (self->game)->dice.n_drawn + self->n_dice;
  acies_dice_seed (&machine, acies_game_get_seed (self->game) ^ ((guint64) (fallen + 1) << 40));
  for (guint i = 0; i < self->n_due; i++)
    dice[i] = (guint8) acies_dice_roll (&machine);
  acies_throws_enter (self, dice, self->n_due);
}

const guint8 *
acies_throws_get_dice (AciesThrows *self, guint *n_dice)
{
  g_return_val_if_fail (self != NULL, NULL);

  *n_dice = self->n_dice;

  return self->dice;
}

const AciesAction *
acies_throws_get_actions (AciesThrows *self, guint *n_actions)
{
  g_return_val_if_fail (self != NULL, NULL);

  *n_actions = self->n_actions;

  return self->actions;
}

void
acies_throws_restart (AciesThrows *self)
{
  g_return_if_fail (self != NULL);

  self->n_dice = 0;
  acies_throws_look (self);
}

/* Plays action @i with its dice, which begin at @first. */
static gboolean
acies_throws_play_one (AciesThrows *self, guint i, guint first, GError **error)
{
  if (self->used[i] > 0)
    acies_game_force_dice (self->game, self->dice + first, self->used[i]);
  if (!acies_game_act (self->game, &self->actions[i], error))
    return FALSE;

  if (i > 0)
    acies_game_join_step (self->game, acies_game_get_n_steps (self->game) - 1);

  return TRUE;
}

gboolean
acies_throws_play (AciesThrows *self, GError **error)
{
  guint first = 0;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (self->n_due == 0, FALSE);

  if (self->actions == NULL)
    return acies_game_begin_again (self->game, self->dice, self->n_dice);

  for (guint i = 0; i < self->n_actions; i++)
    {
      if (!acies_throws_play_one (self, i, first, error))
        return FALSE;
      first += self->used[i];
    }

  return TRUE;
}
