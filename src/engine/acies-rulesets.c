/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/campaign/campaign-ruleset.h"
#include "engine/cohorts/co-ruleset.h"
#include "engine/core/acies-ruleset.h"
#include "engine/dba/dba-ruleset.h"
#include "engine/lost-battles/lb-ruleset.h"

static const AciesRuleset *const rulesets[] = {
  &acies_lost_battles_ruleset,
  &acies_dba_ruleset,
  &acies_cohorts_ruleset,
  &acies_campaign_ruleset,
  NULL
};

const AciesRuleset *const *
acies_ruleset_list (void)
{
  return rulesets;
}

const AciesRuleset *
acies_ruleset_find (const char *id)
{
  for (guint i = 0; rulesets[i] != NULL; i++)
    if (g_strcmp0 (rulesets[i]->id, id) == 0)
      return rulesets[i];

  return NULL;
}
