/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/ai/acies-ai.h"

#include "engine/ai/acies-thinker.h"

static const AciesName level_names[] = {
  { "random", ACIES_AI_RANDOM },
  { "standard", ACIES_AI_STANDARD },
  { NULL, 0 },
};

gboolean
acies_ai_level_find (const char *name, AciesAiLevel *level)
{
  int value;

  if (!acies_names_find (level_names, name, &value))
    return FALSE;

  *level = (AciesAiLevel) value;

  return TRUE;
}

const char *
acies_ai_level_name (AciesAiLevel level)
{
  return acies_name_of (level_names, (int) level);
}

void
acies_ai_choose (const AciesRuleset *ruleset,
                 const AciesSetup   *setup,
                 const AciesState   *state,
                 AciesAiLevel        level,
                 guint64             seed,
                 GCancellable       *cancellable,
                 AciesAction        *action)
{
  g_autoptr (AciesThinker) thinker = acies_thinker_new (ruleset, setup, level);

  acies_thinker_choose (thinker, state, seed, cancellable, action);
}

gboolean
acies_ai_takes_draw (const AciesRuleset *ruleset,
                     const AciesSetup   *setup,
                     const AciesState   *state,
                     int                 side)
{
  AciesOutcome outcome;

  ruleset->outcome (setup, state, &outcome);

  return outcome.points[side] <= outcome.points[1 - side] ||
         ruleset->evaluate (setup, state, side) <= 0;
}
