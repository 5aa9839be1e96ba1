/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-choose-private.h"

/* Attacks */

static gboolean
acies_choose_open_preview (AciesChooseTool *self, const AciesPlan *plan)
{
  const AciesRuleset *ruleset = acies_choose_ruleset (self);
  const AciesSetup   *setup = acies_choose_setup (self);
  AciesActionList    *attacks = self->preview.attacks;
  guint               kept = 0;

  g_free (self->preview.state);
  self->preview.state = g_memdup2 (acies_choose_state (self), ruleset->state_size);
  for (guint i = 0; i < plan->n_actions; i++)
    ruleset->apply (setup, self->preview.state, &plan->actions[i], NULL);

  ruleset->legal (setup, self->preview.state, attacks);
  for (guint i = 0; i < attacks->n; i++)
    {
      AciesActionView view = { 0 };

      ruleset->view (setup, self->preview.state, &attacks->items[i], &view);
      if ((view.flags & ACIES_ACTION_ATTACKS) != 0 && view.cell == plan->target)
        attacks->items[kept++] = attacks->items[i];
    }
  attacks->n = kept;

  self->preview.plan = *plan;
  self->preview.from = plan->cell;
  self->preview.target = plan->target;
  self->preview.chosen = 0;
  self->preview.serial++;
  self->preview.open = kept > 0;

  return kept > 0;
}

static const AciesPlan *
acies_choose_plan_against (AciesChooseTool *self, int cell)
{
  for (guint i = 0; i < self->plans->n; i++)
    if (self->plans->items[i].target == cell)
      return &self->plans->items[i];

  return NULL;
}

gboolean
acies_choose_tool_aim (AciesChooseTool *self, int cell)
{
  const AciesPlan *plan;

  g_return_val_if_fail (ACIES_IS_CHOOSE_TOOL (self), FALSE);

  plan = cell != ACIES_NO_CELL ? acies_choose_plan_against (self, cell) : NULL;
  if (plan == NULL || !acies_choose_open_preview (self, plan))
    return FALSE;

  acies_choose_say (self, NULL);
  acies_choose_changed (self);

  return TRUE;
}

void
acies_choose_tool_choose_attack (AciesChooseTool *self, guint index)
{
  g_return_if_fail (ACIES_IS_CHOOSE_TOOL (self));
  g_return_if_fail (self->preview.open && index < self->preview.attacks->n);

  if (self->preview.chosen == index)
    return;

  self->preview.chosen = index;
  acies_choose_changed (self);
}

void
acies_choose_tool_follow (AciesChooseTool *self, const AciesPlan *plan)
{
  const AciesPlan copy = *plan;

  g_return_if_fail (ACIES_IS_CHOOSE_TOOL (self));

  if (copy.target == ACIES_NO_CELL)
    {
      acies_choose_wish (self, copy.actions, copy.n_actions);
      return;
    }

  if (acies_choose_open_preview (self, &copy))
    acies_choose_changed (self);
}

/* Answers */

/* The listed answer about exactly who is chosen; where the list is not complete, the like of another with them put in. */
gboolean
acies_choose_tool_get_answer (AciesChooseTool *self, AciesAction *action, AciesVerdict *verdict)
{
  const AciesAction *like = NULL;

  g_return_val_if_fail (ACIES_IS_CHOOSE_TOOL (self), FALSE);

  *verdict = (AciesVerdict){ 0 };
  if (acies_choose_leads (self))
    return FALSE;
  if (acies_choose_has_draft (self))
    {
      *action = self->draft.action;
      return TRUE;
    }
  if (self->stage != ACIES_STAGE_ANSWER || (self->units == 0 && self->commanders == 0))
    return FALSE;

  for (guint i = 0; i < self->answers->n; i++)
    {
      AciesActionView view = { 0 };

      acies_choose_view (self, &self->answers->items[i], &view);
      if ((view.flags & ACIES_ACTION_DECLINES) != 0)
        continue;
      if (view.units == self->units && (view.commanders == self->commanders || !self->subset))
        {
          *action = self->answers->items[i];
          return TRUE;
        }
      if (view.units != 0)
        like = &self->answers->items[i];
    }

  if (like == NULL || !self->subset)
    return FALSE;

  *action = *like;
  action->units = self->units;
  action->commanders = self->commanders;

  return acies_game_check (self->game, action, verdict);
}

gboolean
acies_choose_tool_confirm (AciesChooseTool *self)
{
  AciesAction  actions[ACIES_MAX_PLAN_ACTIONS + 1];
  AciesAction  answer;
  AciesVerdict verdict;
  guint        n;

  g_return_val_if_fail (ACIES_IS_CHOOSE_TOOL (self), FALSE);

  if (self->preview.open)
    {
      n = self->preview.plan.n_actions;
      for (guint i = 0; i < n; i++)
        actions[i] = self->preview.plan.actions[i];
      actions[n] = self->preview.attacks->items[self->preview.chosen];
      acies_choose_wish (self, actions, n + 1);
      return TRUE;
    }

  if (acies_choose_play_move (self))
    return TRUE;
  if (acies_choose_tool_get_answer (self, &answer, &verdict))
    {
      acies_choose_wish (self, &answer, 1);
      return TRUE;
    }
  if (verdict.reason != 0)
    acies_choose_refuse (self, &verdict);

  return verdict.reason != 0;
}
