/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-choose-private.h"

/* Who pays for the chosen group, and what that costs beside the price. */

static const guint all_payers[ACIES_MAX_PAYERS] = { 0, 1, ACIES_PAYER_ARMY };

static void
acies_choose_pay_for (AciesChooseTool *self, AciesAction *action)
{
  AciesAction paid = *action;

  if (acies_choose_ruleset (self)->pay (acies_choose_setup (self), acies_choose_state (self),
                                        self->payer, &paid))
    *action = paid;
}

void
acies_choose_pay (AciesChooseTool *self)
{
  if (!self->payer_chosen || self->stage != ACIES_STAGE_GROUP ||
      acies_choose_ruleset (self)->pay == NULL)
    return;

  for (guint i = 0; i < self->beginnings->n; i++)
    acies_choose_pay_for (self, &self->beginnings->items[i]);
  for (guint i = 0; i < self->plans->n; i++)
    if (self->plans->items[i].n_actions > 0)
      acies_choose_pay_for (self, &self->plans->items[i].actions[0]);
}

guint
acies_choose_tool_get_payers (AciesChooseTool *self, guint payers[ACIES_MAX_PAYERS])
{
  const AciesRuleset *ruleset;
  guint               n = 0;

  g_return_val_if_fail (ACIES_IS_CHOOSE_TOOL (self), 0);

  if (self->stage != ACIES_STAGE_GROUP || self->beginnings->n == 0)
    return 0;

  ruleset = acies_choose_ruleset (self);
  for (guint i = 0; ruleset->pay != NULL && i < ACIES_MAX_PAYERS; i++)
    {
      AciesAction action = self->beginnings->items[0];

      if (ruleset->pay (acies_choose_setup (self), acies_choose_state (self), all_payers[i],
                        &action))
        payers[n++] = all_payers[i];
    }

  return n > 1 ? n : 0;
}

guint
acies_choose_tool_get_payer (AciesChooseTool *self)
{
  guint       payers[ACIES_MAX_PAYERS] = { ACIES_PAYER_ARMY };
  const guint n = acies_choose_tool_get_payers (self, payers);

  for (guint i = 0; self->payer_chosen && i < n; i++)
    if (payers[i] == self->payer)
      return self->payer;

  return payers[0];
}

void
acies_choose_tool_set_payer (AciesChooseTool *self, guint payer)
{
  g_return_if_fail (ACIES_IS_CHOOSE_TOOL (self));

  if (acies_choose_tool_get_payer (self) == payer)
    return;

  self->payer_chosen = TRUE;
  self->payer = payer;
  acies_choose_update (self);
}

static char *
acies_choose_caution_of (AciesChooseTool *self, const AciesState *state, const AciesAction *action,
                         const char **clause)
{
  const AciesRuleset *ruleset = acies_choose_ruleset (self);

  if (ruleset->caution_text == NULL)
    return NULL;

  return ruleset->caution_text (acies_choose_setup (self), state, action, clause);
}

char *
acies_choose_tool_dup_caution (AciesChooseTool *self, const char **clause)
{
  char *caution = NULL;

  g_return_val_if_fail (ACIES_IS_CHOOSE_TOOL (self), NULL);

  if (self->preview.open)
    {
      if (self->preview.plan.n_actions > 0)
        caution = acies_choose_caution_of (self, acies_choose_state (self),
                                           &self->preview.plan.actions[0], clause);
      if (caution == NULL)
        caution = acies_choose_caution_of (self, self->preview.state,
                                           &self->preview.attacks->items[self->preview.chosen],
                                           clause);
      return caution;
    }

  if (self->stage == ACIES_STAGE_GROUP)
    for (guint i = 0; caution == NULL && i < self->beginnings->n; i++)
      caution = acies_choose_caution_of (self, acies_choose_state (self),
                                         &self->beginnings->items[i], clause);

  return caution;
}
