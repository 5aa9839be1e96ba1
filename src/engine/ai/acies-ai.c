/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/ai/acies-ai.h"

#include "engine/ai/acies-thinker.h"

#include <glib/gi18n-lib.h>

static const AciesName level_names[] = {
  { "random", ACIES_AI_RANDOM },
  { "quick", ACIES_AI_QUICK },
  { "easy", ACIES_AI_EASY },
  { "normal", ACIES_AI_NORMAL },
  { "hard", ACIES_AI_HARD },
  { "standard", ACIES_AI_STANDARD },
  { NULL, 0 },
};

static const char *const level_titles[ACIES_N_AI_LEVELS] = {
  [ACIES_AI_RANDOM] = NC_ ("level", "Random"),
  [ACIES_AI_QUICK] = NC_ ("level", "Quick"),
  [ACIES_AI_EASY] = NC_ ("level", "Easy"),
  [ACIES_AI_NORMAL] = NC_ ("level", "Normal"),
  [ACIES_AI_HARD] = NC_ ("level", "Hard"),
  [ACIES_AI_STANDARD] = NC_ ("level", "Standard"),
};

static const AciesAiBudget level_budgets[ACIES_N_AI_LEVELS] = {
  [ACIES_AI_RANDOM] = { 1, 0 },
  [ACIES_AI_QUICK] = { 1, 0 },
  [ACIES_AI_EASY] = { 1, 0 },
  [ACIES_AI_NORMAL] = { 50000, 0 },
  [ACIES_AI_HARD] = { 400000, 2000 },
  [ACIES_AI_STANDARD] = { 50000, 0 },
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

const char *
acies_ai_level_title (AciesAiLevel level)
{
  g_return_val_if_fail (level < ACIES_N_AI_LEVELS, NULL);

  return g_dpgettext2 (GETTEXT_PACKAGE, "level", level_titles[level]);
}

const AciesAiBudget *
acies_ai_level_get_budget (AciesAiLevel level)
{
  g_return_val_if_fail (level < ACIES_N_AI_LEVELS, NULL);

  return &level_budgets[level];
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

int
acies_ai_weigh_flags (AciesActionFlags flags)
{
  if (flags & ACIES_ACTION_ATTACKS)
    return 3;
  if (flags & (ACIES_ACTION_MOVES | ACIES_ACTION_PLACES | ACIES_ACTION_LEAVES))
    return 2;

  return flags & ACIES_ACTION_STARTS_GROUP ? 1 : 0;
}

char *
acies_ai_choice_dup_intent (const AciesAiChoice *choice,
                            const AciesRuleset  *ruleset,
                            const AciesSetup    *setup,
                            const AciesState    *state)
{
  g_autofree AciesState *at = g_memdup2 (state, ruleset->state_size);
  char                  *intent = NULL;
  int                    weight = -1;

  for (guint i = 0; i < choice->n_line; i++)
    {
      AciesActionView view;

      ruleset->view (setup, at, &choice->line[i], &view);
      if (acies_ai_weigh_flags (view.flags) >= weight)
        {
          weight = acies_ai_weigh_flags (view.flags);
          g_free (intent);
          intent = ruleset->intent_text (setup, at, &choice->line[i]);
        }
      ruleset->apply (setup, at, &choice->line[i], NULL);
    }

  return intent;
}

gboolean
acies_ai_takes_draw (const AciesRuleset *ruleset,
                     const AciesSetup   *setup,
                     const AciesState   *state,
                     int                 side)
{
  AciesOutcome outcome;
  gint32       best_other = G_MININT32;

  ruleset->outcome (setup, state, &outcome);
  for (int other = 0; other < ACIES_MAX_SIDES; other++)
    if (other != side)
      best_other = MAX (best_other, outcome.points[other]);

  return outcome.points[side] <= best_other ||
         ruleset->evaluate (setup, state, side) <= 0;
}
