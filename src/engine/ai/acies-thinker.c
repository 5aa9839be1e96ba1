/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/ai/acies-thinker.h"

#include <string.h>

#include "engine/ai/acies-planner.h"
#include "engine/ai/acies-policy.h"
#include "engine/ai/acies-search.h"

struct _AciesThinker
{
  const AciesRuleset *ruleset;
  const AciesSetup   *setup;
  AciesAiLevel        level;
  AciesAiBudget       budget;
  AciesActionList    *legal;   /* random */
  AciesPolicy        *policy;  /* quick and easy */
  AciesPlanner       *planner; /* hard, where lines can be played on quickly */
  AciesSearch        *search;  /* the others */
};

/* Of its free choices the easy level notices one in so many. */
#define EASY_NOTICES 4

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
  else if (level == ACIES_AI_QUICK || level == ACIES_AI_EASY)
    self->policy = acies_policy_new (ruleset, setup, level == ACIES_AI_EASY ? EASY_NOTICES : 1);
  else if (level == ACIES_AI_HARD && ruleset->few != NULL)
    self->planner = acies_planner_new (ruleset, setup);
  else
    self->search = acies_search_new (ruleset, setup);

  return self;
}

void
acies_thinker_free (AciesThinker *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->policy, acies_policy_free);
  g_clear_pointer (&self->planner, acies_planner_free);
  g_clear_pointer (&self->search, acies_search_free);
  g_free (self->legal);
  g_free (self);
}

/* The same seed may be given for a whole battle: the number of dice drawn and the list tell the positions apart. */
static guint64
mix_position (AciesThinker *self, const AciesState *state, guint64 seed)
{
  const char *bytes = (const char *) state + sizeof (AciesState);

  for (gsize i = sizeof (AciesState); i + 8 <= self->ruleset->state_size; i += 8, bytes += 8)
    {
      guint64 word;

      memcpy (&word, bytes, 8);
      seed = (seed ^ word) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
      seed ^= seed >> 32;
    }

  return seed ^ state->dice.n_drawn;
}

/* Of the hurried levels; NULL for those that think. */
static const AciesAction *
choose_at_once (AciesThinker *self, const AciesState *state, guint64 seed)
{
  AciesDice random;

  if (self->policy != NULL)
    return acies_policy_choose (self->policy, state, seed);
  if (self->legal == NULL)
    return NULL;

  acies_dice_seed (&random, seed);
  self->ruleset->legal (self->setup, state, self->legal);

  return &self->legal->items[acies_dice_next (&random) % self->legal->n];
}

/* A choice without a look ahead is worth what the position is. */
static void
give_action (AciesThinker      *self,
             const AciesState  *state,
             const AciesAction *action,
             AciesAiChoice     *choice)
{
  AciesDecision decision;

  self->ruleset->decision (self->setup, state, &decision);
  choice->action = choice->line[0] = *action;
  choice->n_line = 1;
  choice->value = self->ruleset->evaluate (self->setup, state, decision.side);
}

static void
search (AciesThinker     *self,
        const AciesState *state,
        guint64           seed,
        GCancellable     *cancellable,
        AciesAiChoice    *choice)
{
  const AciesSearchBudget budget = {
    .n_nodes = MAX (self->budget.n_nodes / 100 * QUIET_SHARE, 1),
    .n_rolls = MAX (self->budget.n_nodes / 100 * (100 - QUIET_SHARE) / ACTIONS_A_ROLL, 1),
    .milliseconds = self->budget.milliseconds,
  };

  acies_search_choose (self->search, state, seed, &budget, cancellable, choice);
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
  const guint64      mixed = mix_position (self, state, seed);
  const AciesAction *action = choose_at_once (self, state, mixed);

  choice->n_line = choice->n_nodes = 0;
  if (action != NULL)
    give_action (self, state, action, choice);
  else if (self->planner != NULL)
    acies_planner_choose (self->planner, state, mixed, &self->budget, cancellable, choice);
  else
    search (self, state, mixed, cancellable, choice);
}

void
acies_thinker_choose (AciesThinker     *self,
                      const AciesState *state,
                      guint64           seed,
                      GCancellable     *cancellable,
                      AciesAction      *action)
{
  AciesAiChoice choice;

  /* By the thousand: nobody asks what the position is worth. */
  if (self->policy != NULL)
    {
      *action = *choose_at_once (self, state, mix_position (self, state, seed));
      return;
    }

  acies_thinker_think (self, state, seed, cancellable, &choice);
  *action = choice.action;
}
