/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/ai/acies-policy.h"

#include <string.h>

#include "engine/ai/acies-rollout.h"

#define MAX_STEPS    4   /* that a group is followed before it stands or attacks */
#define MAX_COMPARED 6   /* answers that are compared before one is given */
#define LEAST_GAIN   4   /* over ending the turn, in hundredths of a point */
#define WORTH_ATTACK 12  /* of each unit that comes to attack, beside what threatens anyway */

struct _AciesPolicy
{
  const AciesRuleset *ruleset;
  const AciesSetup   *setup;
  AciesRollout       *judge;
  AciesActionList    *few;    /* of the pending decision */
  AciesActionList    *next;   /* of a position that is tried */
  AciesState         *tried;  /* after an action of few */
  AciesState         *step;   /* after an action of next */
  AciesState         *best;   /* the best of these */
  guint               one_in;
  guint64             seed;
  guint64             n_nodes;
};

AciesPolicy *
acies_policy_new (const AciesRuleset *ruleset, const AciesSetup *setup, guint one_in)
{
  AciesPolicy *self = g_new0 (AciesPolicy, 1);

  self->ruleset = ruleset;
  self->setup = setup;
  self->one_in = one_in;
  self->judge = acies_rollout_new (ruleset, setup);
  self->few = g_new (AciesActionList, 1);
  self->next = g_new (AciesActionList, 1);
  self->tried = g_malloc (ruleset->state_size);
  self->step = g_malloc (ruleset->state_size);
  self->best = g_malloc (ruleset->state_size);

  return self;
}

void
acies_policy_free (AciesPolicy *self)
{
  if (self == NULL)
    return;

  acies_rollout_free (self->judge);
  g_free (self->few);
  g_free (self->next);
  g_free (self->tried);
  g_free (self->step);
  g_free (self->best);
  g_free (self);
}

guint64
acies_policy_get_n_nodes (const AciesPolicy *self)
{
  return self->n_nodes;
}

static void
try_action (AciesPolicy       *self,
            const AciesState  *state,
            const AciesAction *action,
            AciesState        *after)
{
  self->n_nodes++;
  memcpy (after, state, self->ruleset->state_size);
  acies_dice_seed (&after->dice, self->seed);
  self->ruleset->apply (self->setup, after, action, NULL);
}

/* The cheapest attack of the list, the first of equals; NULL if there is none. */
static const AciesAction *
find_attack (AciesPolicy *self, const AciesState *state, const AciesActionList *list)
{
  const AciesAction *best = NULL;
  int                best_cost = 0;

  for (guint i = 0; i < list->n; i++)
    {
      AciesActionView view;

      self->ruleset->view (self->setup, state, &list->items[i], &view);
      if ((view.flags & ACIES_ACTION_ATTACKS) == 0 || (best != NULL && view.cost >= best_cost))
        continue;

      best = &list->items[i];
      best_cost = view.cost;
      if (best_cost == 0)
        break;
    }

  return best;
}

/* Takes the best step of those that can be taken in tried, if it is better than @value, and raises that. */
static gboolean
take_step (AciesPolicy *self, int side, gint32 *value)
{
  gboolean found = FALSE;

  for (guint i = 0; i < self->next->n; i++)
    {
      gint32 reached;

      try_action (self, self->tried, &self->next->items[i], self->step);
      reached = acies_rollout_value (self->judge, self->step, side);
      if (reached <= *value)
        continue;

      *value = reached;
      found = TRUE;
      memcpy (self->best, self->step, self->ruleset->state_size);
    }
  if (found)
    memcpy (self->tried, self->best, self->ruleset->state_size);

  return found;
}

/* What comes of a group of @units that begins to act with @action: it steps on while that makes its stand better, and attacks
 * when it can. */
static gint32
value_of (AciesPolicy       *self,
          const AciesState  *state,
          const AciesAction *action,
          int                side,
          AciesUnits         units)
{
  gint32 value;

  try_action (self, state, action, self->tried);
  value = acies_rollout_value (self->judge, self->tried, side);
  for (guint i = 0; i < MAX_STEPS; i++)
    {
      AciesDecision decision;

      self->ruleset->decision (self->setup, self->tried, &decision);
      if (decision.over || decision.is_main || decision.side != side ||
          self->tried->dice.n_drawn > 0)
        break;

      self->ruleset->legal (self->setup, self->tried, self->next);
      if (find_attack (self, self->tried, self->next) != NULL)
        return value + WORTH_ATTACK * (gint32) acies_units_count (units);
      if (!take_step (self, side, &value))
        break;
    }

  return value;
}

/* Whether the choice number @index is noticed. */
static gboolean
is_noticed (AciesPolicy *self, guint index)
{
  AciesDice chance;

  if (self->one_in == 1)
    return TRUE;

  acies_dice_seed (&chance, self->seed + index);

  return acies_dice_next (&chance) % self->one_in == 0;
}

/* The free choice of a turn: what brings more than to end it. */
static const AciesAction *
choose_main (AciesPolicy *self, const AciesState *state, int side)
{
  const AciesAction *best = NULL, *end = NULL;
  gint32             best_value = G_MININT32, base;

  for (guint i = 0; i < self->few->n; i++)
    {
      const AciesAction *action = &self->few->items[i];
      AciesActionView    view;
      gint32             value;

      self->ruleset->view (self->setup, state, action, &view);
      if (view.flags & ACIES_ACTION_ENDS_TURN)
        {
          end = action;
          continue;
        }
      if (!is_noticed (self, i))
        continue;
      value = value_of (self, state, action, side, view.units);
      if (value > best_value)
        {
          best = action;
          best_value = value;
        }
    }
  if (end == NULL)
    return best != NULL ? best : &self->few->items[0];

  base = acies_rollout_value (self->judge, state, side);

  return best != NULL && best_value >= base + LEAST_GAIN ? best : end;
}

/* The step or answer that looks best for who gives it; of a long list some that are spread over it. */
static const AciesAction *
choose_answer (AciesPolicy *self, const AciesState *state, int side)
{
  const guint        step = 1 + (self->few->n - 1) / MAX_COMPARED;
  const AciesAction *best = NULL;
  gint32             best_value = 0;

  for (guint i = 0; i < self->few->n; i += step)
    {
      const AciesAction *action = &self->few->items[i];
      gint32             value;

      try_action (self, state, action, self->tried);
      value = acies_rollout_value (self->judge, self->tried, side);
      if (best == NULL || value > best_value)
        {
          best = action;
          best_value = value;
        }
    }

  return best;
}

const AciesAction *
acies_policy_choose (AciesPolicy *self, const AciesState *state, guint64 seed)
{
  const AciesAction *attack;
  AciesDecision      decision;

  self->ruleset->decision (self->setup, state, &decision);
  if (self->ruleset->few != NULL)
    self->ruleset->few (self->setup, state, self->few);
  else
    self->ruleset->legal (self->setup, state, self->few);
  if (self->few->n == 1)
    return &self->few->items[0];

  self->seed = seed;
  if (decision.is_main)
    return choose_main (self, state, decision.side);

  attack = find_attack (self, state, self->few);

  return attack != NULL ? attack : choose_answer (self, state, decision.side);
}
