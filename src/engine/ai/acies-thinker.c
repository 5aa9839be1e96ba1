/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/ai/acies-thinker.h"

#include "engine/ai/acies-search.h"

struct _AciesThinker
{
  const AciesRuleset *ruleset;
  const AciesSetup   *setup;
  AciesAiLevel        level;
  AciesAiBudget       budget;
  AciesSearch        *search;  /* NULL for random */
  AciesActionList    *legal;   /* random */
};

/* Of the nodes so many hundredths are positions before dice are thrown; the others fall to lines with dice. */
#define QUIET_SHARE 20

/* Actions of a line with dice that is played out, with the answers that are compared: about. */
#define ACTIONS_A_ROLL 20

AciesThinker *
acies_thinker_new (const AciesRuleset *ruleset, const AciesSetup *setup, AciesAiLevel level)
{
  AciesThinker *self = g_new0 (AciesThinker, 1);

  self->ruleset = ruleset;
  self->setup = setup;
  self->level = level;
  self->budget = *acies_ai_level_get_budget (level);
  if (level == ACIES_AI_RANDOM)
    self->legal = g_new (AciesActionList, 1);
  else
    self->search = acies_search_new (ruleset, setup);

  return self;
}

void
acies_thinker_free (AciesThinker *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->search, acies_search_free);
  g_free (self->legal);
  g_free (self);
}

/* The same seed may be given for a whole battle: the number of dice drawn and the list tell the positions apart. */
static guint64
mix_position (AciesThinker *self, const AciesState *state, guint64 seed)
{
  const guint8 *bytes = (const guint8 *) state + sizeof (AciesState);

  for (gsize i = 0; i < self->ruleset->state_size - sizeof (AciesState); i++)
    seed = (seed ^ bytes[i]) * G_GUINT64_CONSTANT (0x100000001b3);

  return seed ^ state->dice.n_drawn;
}

static void
think_random (AciesThinker *self, const AciesState *state, guint64 seed, AciesAiChoice *choice)
{
  AciesDecision decision;
  AciesDice     random;

  acies_dice_seed (&random, mix_position (self, state, seed));
  self->ruleset->legal (self->setup, state, self->legal);
  self->ruleset->decision (self->setup, state, &decision);
  choice->action = choice->line[0] = self->legal->items[acies_dice_next (&random) % self->legal->n];
  choice->n_line = 1;
  choice->value = self->ruleset->evaluate (self->setup, state, decision.side);
}

/* A campaign waits for a battle: nobody chooses how that ends. */
static gboolean
think_battle (AciesThinker *self, const AciesState *state, AciesAiChoice *choice)
{
  AciesDecision decision;

  if (!acies_campaign_resolve (self->ruleset, self->setup, state, NULL, &choice->action))
    return FALSE;

  self->ruleset->decision (self->setup, state, &decision);
  choice->line[0] = choice->action;
  choice->n_line = 1;
  choice->value = self->ruleset->evaluate (self->setup, state, decision.side);

  return TRUE;
}

void
acies_thinker_set_budget (AciesThinker *self, const AciesAiBudget *budget)
{
  self->budget = *budget;
}

void
acies_thinker_think (AciesThinker     *self,
                     const AciesState *state,
                     guint64           seed,
                     GCancellable     *cancellable,
                     AciesAiChoice    *choice)
{
  const AciesSearchBudget budget = {
    .n_nodes = MAX (self->budget.n_nodes * QUIET_SHARE / 100, 1),
    .n_rolls = MAX (self->budget.n_nodes / ACTIONS_A_ROLL * (100 - QUIET_SHARE) / 100, 1),
    .milliseconds = self->budget.milliseconds,
  };

  choice->n_line = choice->n_nodes = 0;
  if (think_battle (self, state, choice))
    return;

  if (self->level == ACIES_AI_RANDOM)
    think_random (self, state, seed, choice);
  else
    acies_search_choose (self->search, state, mix_position (self, state, seed), &budget,
                         cancellable, choice);
}

void
acies_thinker_choose (AciesThinker     *self,
                      const AciesState *state,
                      guint64           seed,
                      GCancellable     *cancellable,
                      AciesAction      *action)
{
  AciesAiChoice choice;

  acies_thinker_think (self, state, seed, cancellable, &choice);
  *action = choice.action;
}
