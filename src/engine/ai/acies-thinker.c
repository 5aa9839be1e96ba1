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
  AciesSearch        *search;  /* standard */
  AciesActionList    *legal;   /* random */
};

static const AciesSearchBudget standard_budget = { .n_nodes = 10000, .n_rolls = 2000 };

AciesThinker *
acies_thinker_new (const AciesRuleset *ruleset, const AciesSetup *setup, AciesAiLevel level)
{
  AciesThinker *self = g_new0 (AciesThinker, 1);

  self->ruleset = ruleset;
  self->setup = setup;
  self->level = level;
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
choose_random (AciesThinker *self, const AciesState *state, guint64 seed, AciesAction *action)
{
  AciesDice random;

  acies_dice_seed (&random, mix_position (self, state, seed));
  self->ruleset->legal (self->setup, state, self->legal);
  *action = self->legal->items[acies_dice_next (&random) % self->legal->n];
}

void
acies_thinker_choose (AciesThinker     *self,
                      const AciesState *state,
                      guint64           seed,
                      GCancellable     *cancellable,
                      AciesAction      *action)
{
  switch (self->level)
    {
    case ACIES_AI_RANDOM:
      choose_random (self, state, seed, action);
      break;
    case ACIES_AI_STANDARD:
      acies_search_choose (self->search, state, mix_position (self, state, seed), &standard_budget,
                           cancellable, action);
      break;
    default:
      g_assert_not_reached ();
    }
}
