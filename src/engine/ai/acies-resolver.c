/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/ai/acies-resolver.h"

#include "engine/ai/acies-search.h"
#include "engine/core/acies-scenario.h"

#define MOST_TURNS     60
#define MOST_DECISIONS 20000

/* Sets the seeds of the players' choices apart from those of the dice. */
#define OF_CHOICES G_GUINT64_CONSTANT (0x5851f42d4c957f2d)

/* A campaign has dozens of battles: each choice is a small part of what it is on a table. */
static const AciesSearchBudget brief = { .n_nodes = 150, .n_rolls = 30 };

/* Turns of both sides as the picture counts them. */
static guint
count_turns (const AciesRuleset *ruleset, const AciesSetup *setup, const AciesState *state)
{
  g_autoptr (AciesScene) scene = ruleset->scene (setup, state);

  return scene->turn;
}

static gboolean
resolve (AciesScenario *battle, guint64 seed, AciesAftermath *aftermath)
{
  const AciesRuleset    *ruleset = acies_scenario_get_ruleset (battle);
  const AciesSetup      *setup = acies_scenario_get_setup (battle);
  const AciesStart       start = { .historical = FALSE };
  g_autofree AciesState *state = g_malloc0 (ruleset->state_size);
  g_autoptr (AciesSearch) search = acies_search_new (ruleset, setup);
  AciesDice              choices = { 0 };

  acies_dice_seed (&choices, seed ^ OF_CHOICES);
  ruleset->start (setup, &start, seed, state, NULL);
  for (guint i = 0; i < MOST_DECISIONS; i++)
    {
      AciesDecision decision;
      AciesAiChoice choice;

      ruleset->decision (setup, state, &decision);
      if (decision.over || (decision.is_main && count_turns (ruleset, setup, state) > MOST_TURNS))
        break;
      acies_search_choose (search, state, acies_dice_next (&choices), &brief, NULL, &choice);
      ruleset->apply (setup, state, &choice.action, NULL);
    }

  return acies_campaign_read_aftermath (battle, state, aftermath);
}

void
acies_ai_install_resolver (void)
{
  acies_campaign_install_resolver (resolve);
}
