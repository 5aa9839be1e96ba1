/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/ai/acies-judge.h"

#include <string.h>

#include "engine/ai/acies-rollout.h"
#include "engine/ai/acies-thinker.h"

/* Lines that are played out with dice to tell what an action, or a position in the midst of one, is worth. */
#define N_ROLLS   24
#define N_SETTLED 3

/* Answers that are compared where somebody has to give one, spread over the list. */
#define MAX_ANSWERS 4

#define DIE_FACES 6

/* Of winning, beside the points, in hundredths of one: enough that the last blow of an even battle tells, and not so much
 * that the end of one long since decided is its turning point. */
#define WORTH_WIN 1000

struct _AciesJudge
{
  const AciesRuleset *ruleset;
  const AciesSetup   *setup;
  AciesThinker       *thinker;
  AciesRollout       *rollout;
  AciesActionList    *legal;
  AciesState         *tried;  /* after an action */
};

AciesJudge *
acies_judge_new (const AciesRuleset  *ruleset,
                 const AciesSetup    *setup,
                 AciesAiLevel         level,
                 const AciesAiBudget *budget)
{
  AciesJudge *self = g_new0 (AciesJudge, 1);

  self->ruleset = ruleset;
  self->setup = setup;
  self->thinker = acies_thinker_new (ruleset, setup, level);
  if (budget != NULL)
    acies_thinker_set_budget (self->thinker, budget);
  self->rollout = acies_rollout_new (ruleset, setup);
  acies_rollout_set_worth (self->rollout, WORTH_WIN);
  self->legal = g_new (AciesActionList, 1);
  self->tried = g_malloc0 (ruleset->state_size);

  return self;
}

void
acies_judge_free (AciesJudge *self)
{
  if (self == NULL)
    return;

  acies_thinker_free (self->thinker);
  acies_rollout_free (self->rollout);
  g_free (self->legal);
  g_free (self->tried);
  g_free (self);
}

/* ---- What a position is worth ---- */

/* The answer that is best for who has to give it, played on; for @side. */
static gint32
answer_value (AciesJudge *self, const AciesState *state, int decider, guint64 seed, int side)
{
  const guint step = 1 + (self->legal->n - 1) / MAX_ANSWERS;
  const int   sign = decider == side ? 1 : -1;
  gint32      best = G_MININT32;

  for (guint i = 0; i < self->legal->n; i += step)
    {
      const AciesAction *answer = &self->legal->items[i];

      best = MAX (best, sign * acies_rollout_play (self->rollout, state, answer, seed, side));
    }

  return sign * best;
}

/* A position in which something is still to be answered is played on, with dice of the judge's. */
static gint32
settled_value (AciesJudge *self, const AciesState *state, guint n_rolls, guint64 seed, int side)
{
  AciesDecision decision;
  gint64        sum = 0;

  self->ruleset->decision (self->setup, state, &decision);
  if (decision.over || decision.is_main)
    return acies_rollout_value (self->rollout, state, side);

  self->ruleset->legal (self->setup, state, self->legal);
  for (guint i = 0; i < n_rolls; i++)
    sum += answer_value (self, state, decision.side, seed + i, side);

  return (gint32) (sum / n_rolls);
}

/* ---- What an action is worth before its dice ---- */

static gint32
rolled_value (AciesJudge *self, const AciesState *state, const AciesAction *action, guint64 seed,
              int side)
{
  gint64 sum = 0;

  for (guint i = 0; i < N_ROLLS; i++)
    sum += acies_rollout_play (self->rollout, state, action, seed + i, side);

  return (gint32) (sum / N_ROLLS);
}

/* Where the same side goes on without a die, the best that can come of it counts: the line that is found is followed. */
static gint32
action_value (AciesJudge *self, const AciesState *state, const AciesAction *action, guint64 seed,
              int side, GCancellable *cancellable)
{
  AciesDecision decision;
  AciesAiChoice choice;

  memcpy (self->tried, state, self->ruleset->state_size);
  acies_dice_seed (&self->tried->dice, seed);
  self->ruleset->apply (self->setup, self->tried, action, NULL);
  self->ruleset->decision (self->setup, self->tried, &decision);
  if (self->tried->dice.n_drawn > 0 || decision.over || decision.is_main || decision.side != side)
    return rolled_value (self, state, action, seed, side);

  acies_thinker_think (self->thinker, self->tried, seed, cancellable, &choice);
  for (guint i = 0; i + 1 < choice.n_line; i++)
    self->ruleset->apply (self->setup, self->tried, &choice.line[i], NULL);

  return rolled_value (self, self->tried, &choice.line[choice.n_line - 1], seed, side);
}

static int
cost_of (AciesJudge *self, const AciesState *state, const AciesAction *action)
{
  AciesActionView view = { 0 };

  self->ruleset->view (self->setup, state, action, &view);

  return view.cost;
}

/* The action that ends the turn, if there is one; looked for in the legal list. */
static gboolean
find_end (AciesJudge *self, const AciesState *state, AciesAction *end)
{
  self->ruleset->legal (self->setup, state, self->legal);
  for (guint i = 0; i < self->legal->n; i++)
    {
      AciesActionView view = { 0 };

      self->ruleset->view (self->setup, state, &self->legal->items[i], &view);
      if ((view.flags & ACIES_ACTION_ENDS_TURN) != 0)
        {
          *end = self->legal->items[i];
          return TRUE;
        }
    }

  return FALSE;
}

/* What costs less leaves something for others: of a dearer best action only the share counts that the same price would buy. */
static gint32
loss_of (gint32 best, int best_cost, gint32 played, int played_cost, gint32 nothing)
{
  gint64 gain = (gint64) best - nothing;

  if (played_cost > 0 && best_cost > played_cost && gain > 0)
    gain = gain * played_cost / best_cost;

  return (gint32) CLAMP (nothing + gain - played, 0, G_MAXINT32);
}

static void
weigh_choice (AciesJudge *self, const AciesState *before, const AciesAction *action, guint64 seed,
              GCancellable *cancellable, AciesJudgement *judgement)
{
  AciesDecision decision;
  AciesAiChoice choice;
  AciesAction   end;
  gint32        best, played, nothing = 0;
  gboolean      has_end;

  acies_thinker_think (self->thinker, before, seed, cancellable, &choice);
  if (acies_action_equal (&choice.action, action) || g_cancellable_is_cancelled (cancellable))
    return;

  self->ruleset->decision (self->setup, before, &decision);
  has_end = decision.is_main && find_end (self, before, &end);
  best = action_value (self, before, &choice.action, seed, decision.side, cancellable);
  played = action_value (self, before, action, seed, decision.side, cancellable);
  if (has_end)
    nothing = action_value (self, before, &end, seed, decision.side, cancellable);
  judgement->loss = has_end ? loss_of (best, cost_of (self, before, &choice.action), played,
                                       cost_of (self, before, action), nothing)
                            : MAX (best - played, 0);
  if (judgement->loss > 0)
    judgement->best = choice.action;
}

/* ---- Luck ---- */

/* The value after @action with the first @n dice as given. What is still open then is settled by the same dice as after the real
 * throw, so that they tell nothing of its luck. Returns: how many dice fell */
static guint
value_with (AciesJudge *self, const AciesState *before, const AciesAction *action,
            const guint8 *dice, guint n, guint64 seed, guint64 further, gint32 *value)
{
  AciesDecision decision;
  guint         n_drawn;

  self->ruleset->decision (self->setup, before, &decision);
  memcpy (self->tried, before, self->ruleset->state_size);
  acies_dice_seed (&self->tried->dice, further);
  acies_dice_force (&self->tried->dice, dice, n);
  self->ruleset->apply (self->setup, self->tried, action, NULL);
  n_drawn = self->tried->dice.n_drawn;
  *value = settled_value (self, self->tried, N_SETTLED, seed, decision.side);

  return n_drawn;
}

/* The mean over all first dice, and over all second ones where there is a second. */
static double
expected_value (AciesJudge *self, const AciesState *before, const AciesAction *action, guint64 seed)
{
  guint8 dice[2];
  double sum = 0;

  for (dice[0] = 1; dice[0] <= DIE_FACES; dice[0]++)
    {
      gint32 value;

      if (value_with (self, before, action, dice, 1, seed, seed + dice[0], &value) <= 1)
        {
          sum += (double) value * DIE_FACES;
          continue;
        }
      for (dice[1] = 1; dice[1] <= DIE_FACES; dice[1]++)
        {
          value_with (self, before, action, dice, 2, seed,
                      seed + (guint) (DIE_FACES * dice[0] + dice[1]), &value);
          sum += value;
        }
    }

  return sum / (DIE_FACES * DIE_FACES);
}

static void
weigh_luck (AciesJudge *self, const AciesState *before, const AciesAction *action,
            const AciesState *after, guint64 seed, AciesJudgement *judgement)
{
  AciesDecision decision;

  self->ruleset->decision (self->setup, before, &decision);
  judgement->luck = settled_value (self, after, N_SETTLED, seed, decision.side) -
                    (gint32) expected_value (self, before, action, seed);
}

void
acies_judge_weigh (AciesJudge        *self,
                   const AciesState  *before,
                   const AciesAction *action,
                   const AciesState  *after,
                   guint64            seed,
                   GCancellable      *cancellable,
                   AciesJudgement    *judgement)
{
  g_return_if_fail (self != NULL && judgement != NULL);

  *judgement = (AciesJudgement){ .best = *action };
  self->ruleset->legal (self->setup, before, self->legal);
  judgement->had_choice = self->legal->n > 1 || !self->legal->complete;
  judgement->had_dice = after->dice.n_drawn != before->dice.n_drawn;
  if (judgement->had_choice)
    weigh_choice (self, before, action, seed, cancellable, judgement);
  if (judgement->had_dice && !g_cancellable_is_cancelled (cancellable))
    weigh_luck (self, before, action, after, seed, judgement);
}
