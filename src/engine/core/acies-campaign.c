/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-campaign.h"

#include "engine/core/acies-ruleset.h"
#include "engine/core/acies-scenario.h"

#include <string.h>

/* Set once at the start, read by every thread. */
static gpointer the_resolver;

gboolean
acies_campaign_is_pending (const AciesRuleset *ruleset, const AciesSetup *setup,
                           const AciesState *state)
{
  return ruleset->campaign != NULL && ruleset->campaign->pending (setup, state);
}

AciesScenario *
acies_campaign_open_battle (const AciesRuleset *ruleset, const AciesSetup *setup,
                            const AciesState *state, GError **error)
{
  g_autoptr (JsonNode)      root = NULL;
  g_autoptr (AciesProblems) problems = acies_problems_new ();

  g_return_val_if_fail (acies_campaign_is_pending (ruleset, setup, state), NULL);

  root = ruleset->campaign->scenario (setup, state);

  return acies_scenario_new (root, problems, error);
}

gboolean
acies_campaign_read_aftermath (AciesScenario *battle, const AciesState *state,
                               AciesAftermath *aftermath)
{
  const AciesRuleset *ruleset = acies_scenario_get_ruleset (battle);
  const AciesSetup   *setup = acies_scenario_get_setup (battle);
  AciesOutcome        outcome;

  if (ruleset->fate == NULL || acies_scenario_get_n_sides (battle) != ACIES_BATTLE_SIDES)
    return FALSE;

  memset (aftermath, 0, sizeof *aftermath);
  ruleset->outcome (setup, state, &outcome);
  aftermath->winner = outcome.over ? outcome.winner : ACIES_NO_SIDE;
  for (int side = 0; side < ACIES_BATTLE_SIDES; side++)
    ruleset->fate (setup, state, side, &aftermath->fates[side]);

  return TRUE;
}

void
acies_campaign_install_resolver (AciesResolver resolver)
{
  g_atomic_pointer_set (&the_resolver, (gpointer)resolver);
}

gboolean
acies_campaign_resolve (const AciesRuleset *ruleset, const AciesSetup *setup,
                        const AciesState *state, const AciesAction *request, AciesAction *report)
{
  const AciesCampaignRules *rules = ruleset->campaign;
  const AciesResolver       resolver = (AciesResolver)g_atomic_pointer_get (&the_resolver);
  g_autoptr (AciesScenario) battle = NULL;
  AciesAftermath            aftermath;

  if (rules == NULL || resolver == NULL || !rules->pending (setup, state) ||
      (request != NULL && !rules->asks (request)))
    return FALSE;

  battle = acies_campaign_open_battle (ruleset, setup, state, NULL);

  return battle != NULL && resolver (battle, rules->seed (setup, state, request), &aftermath) &&
         rules->report (setup, state, &aftermath, NULL, report);
}
