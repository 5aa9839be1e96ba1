/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/ai/acies-rollout.h"

#include <string.h>

/* A group's action has a dozen or two decisions; this ends lines of a ruleset that has more. */
#define MAX_STEPS 64

/* Answers that are compared before one is given. */
#define MAX_COMPARED 6

/* Sets the dice that judge an answer apart from those that fall after it: nobody knows the coming dice. */
#define OTHER_DICE G_GUINT64_CONSTANT (0xd1b54a32d192ed03)

/* Of winning, beside the points: more than any prospect. In hundredths of a point. */
#define WORTH_WIN 10000

struct _AciesRollout
{
  const AciesRuleset *ruleset;
  const AciesSetup   *setup;
  AciesActionList    *legal;
  AciesState         *state;  /* of the line */
  AciesState         *tried;  /* after an answer that is compared */
  gint32              worth;  /* of winning, beside the points */
};

AciesRollout *
acies_rollout_new (const AciesRuleset *ruleset, const AciesSetup *setup)
{
  AciesRollout *self = g_new0 (AciesRollout, 1);

  self->ruleset = ruleset;
  self->setup = setup;
  self->worth = WORTH_WIN;
  self->legal = g_new (AciesActionList, 1);
  self->state = g_malloc0 (ruleset->state_size);
  self->tried = g_malloc0 (ruleset->state_size);

  return self;
}

void
acies_rollout_free (AciesRollout *self)
{
  if (self == NULL)
    return;

  g_free (self->legal);
  g_free (self->state);
  g_free (self->tried);
  g_free (self);
}

void
acies_rollout_set_worth (AciesRollout *self, gint32 worth)
{
  self->worth = worth;
}

static gint32
final_value (AciesRollout *self, const AciesState *state, int side)
{
  AciesOutcome outcome;
  gint32       best_other = G_MININT32;

  self->ruleset->outcome (self->setup, state, &outcome);
  for (int other = 0; other < ACIES_MAX_SIDES; other++)
    if (other != side)
      best_other = MAX (best_other, outcome.points[other]);

  if (outcome.winner == ACIES_NO_SIDE)
    return 100 * (outcome.points[side] - best_other);

  return 100 * (outcome.points[side] - best_other) +
         (outcome.winner == side ? self->worth : -self->worth);
}

gint32
acies_rollout_value (AciesRollout *self, const AciesState *state, int side)
{
  AciesDecision decision;

  self->ruleset->decision (self->setup, state, &decision);
  if (decision.over)
    return final_value (self, state, side);

  return self->ruleset->evaluate (self->setup, state, side);
}

/* The cheapest attack of the list, the first of equals; NULL if there is none. */
static const AciesAction *
find_attack (AciesRollout *self)
{
  const AciesAction *best = NULL;
  int                best_cost = 0;

  for (guint i = 0; i < self->legal->n; i++)
    {
      AciesActionView view;

      self->ruleset->view (self->setup, self->state, &self->legal->items[i], &view);
      if ((view.flags & ACIES_ACTION_ATTACKS) == 0 || (best != NULL && view.cost >= best_cost))
        continue;

      best = &self->legal->items[i];
      best_cost = view.cost;
      if (best_cost == 0)
        break;
    }

  return best;
}

/* The answer that looks best for who gives it, of up to MAX_COMPARED spread over the list. */
static const AciesAction *
find_answer (AciesRollout *self, int side, guint64 seed)
{
  const guint        step = 1 + (self->legal->n - 1) / MAX_COMPARED;
  const AciesAction *best = NULL;
  gint32             best_value = 0;

  for (guint i = 0; i < self->legal->n; i += step)
    {
      const AciesAction *action = &self->legal->items[i];
      gint32             value;

      memcpy (self->tried, self->state, self->ruleset->state_size);
      acies_dice_seed (&self->tried->dice, seed ^ OTHER_DICE);
      self->ruleset->apply (self->setup, self->tried, action, NULL);
      value = acies_rollout_value (self, self->tried, side);
      if (best == NULL || value > best_value)
        {
          best = action;
          best_value = value;
        }
    }

  return best;
}

/* A group that may attack attacks. */
static const AciesAction *
choose (AciesRollout *self, int side, guint64 seed)
{
  const AciesAction *action;

  self->ruleset->legal (self->setup, self->state, self->legal);
  if (self->legal->n == 1)
    return &self->legal->items[0];

  action = find_attack (self);

  return action != NULL ? action : find_answer (self, side, seed);
}

gint32
acies_rollout_play (AciesRollout      *self,
                    const AciesState  *from,
                    const AciesAction *first,
                    guint64            seed,
                    int                side)
{
  memcpy (self->state, from, self->ruleset->state_size);
  acies_dice_seed (&self->state->dice, seed);
  self->ruleset->apply (self->setup, self->state, first, NULL);
  for (guint i = 0; i < MAX_STEPS; i++)
    {
      AciesDecision decision;

      self->ruleset->decision (self->setup, self->state, &decision);
      if (decision.over)
        return final_value (self, self->state, side);
      if (decision.is_main)
        break;

      self->ruleset->apply (self->setup, self->state, choose (self, decision.side, seed), NULL);
    }

  return self->ruleset->evaluate (self->setup, self->state, side);
}
