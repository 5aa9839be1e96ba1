/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-choose-private.h"

#include <string.h>

/* As many kinds of steps as any group is likely to know. */
#define MOST_SAMPLES 48

/* Two steps that differ only in who makes them are the same sample. */
static gboolean
same_step (const AciesAction *a, const AciesAction *b)
{
  AciesAction one = *a;
  AciesAction other = *b;

  one.units = other.units = 0;
  one.commanders = other.commanders = 0;

  return acies_action_equal (&one, &other);
}

static void
acies_choose_add_sample (AciesChooseTool *self, const AciesAction *action)
{
  for (guint i = 0; i < self->samples->len; i++)
    if (same_step (action, &g_array_index (self->samples, AciesAction, i)))
      return;

  if (self->samples->len < MOST_SAMPLES)
    g_array_append_vals (self->samples, action, 1);
}

void
acies_choose_learn_steps (AciesChooseTool *self)
{
  const guint first = self->stage == ACIES_STAGE_GROUP ? 1 : 0;

  for (guint i = 0; i < self->plans->n; i++)
    for (guint k = first; k < self->plans->items[i].n_actions; k++)
      acies_choose_add_sample (self, &self->plans->items[i].actions[k]);
  for (guint i = 0; i < self->preview.attacks->n; i++)
    acies_choose_add_sample (self, &self->preview.attacks->items[i]);
}

/* Tries every known step in @state: is one of them refused that would have led to, or struck, @cell? */
static gboolean
acies_choose_try_steps (AciesChooseTool *self, const AciesState *state, int cell,
                        AciesVerdict *verdict)
{
  const AciesRuleset *ruleset = acies_choose_ruleset (self);
  const AciesSetup   *setup = acies_choose_setup (self);

  for (guint i = 0; i < self->samples->len; i++)
    {
      AciesAction     step = g_array_index (self->samples, AciesAction, i);
      AciesActionView view = { 0 };

      if (step.units != 0)
        step.units = ACIES_UNIT_BIT (acies_units_first (self->units));
      ruleset->view (setup, state, &step, &view);
      if (view.cell == cell && !ruleset->check (setup, state, &step, verdict))
        return TRUE;
    }

  return FALSE;
}

/* The positions that the plans go through, shortest ways first; @cell is where the wish went. */
gboolean
acies_choose_find_reason (AciesChooseTool *self, int cell, AciesVerdict *verdict)
{
  const AciesRuleset    *ruleset = acies_choose_ruleset (self);
  const AciesSetup      *setup = acies_choose_setup (self);
  g_autofree AciesState *state = g_malloc (ruleset->state_size);

  *verdict = (AciesVerdict){ 0 };
  if (self->units == 0)
    return FALSE;
  if (self->stage == ACIES_STAGE_ACTING &&
      acies_choose_try_steps (self, acies_choose_state (self), cell, verdict))
    return TRUE;

  for (guint depth = 1; depth < ACIES_MAX_PLAN_ACTIONS; depth++)
    for (guint i = 0; i < self->plans->n; i++)
      {
        const AciesPlan *plan = &self->plans->items[i];

        if (plan->n_actions < depth)
          continue;
        memcpy (state, acies_choose_state (self), ruleset->state_size);
        for (guint k = 0; k < depth; k++)
          ruleset->apply (setup, state, &plan->actions[k], NULL);
        if (acies_choose_try_steps (self, state, cell, verdict))
          return TRUE;
      }

  return FALSE;
}
