/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-choose-private.h"

#include <math.h>
#include <string.h>

/* Setting up on a free table: a ready line of battle is shown where it would stand, and its bases are pulled elsewhere. */

#define QUARTER 9000  /* 1/100 degree */

/* The first answer that puts units on the table; NULL if the question is another. */
static const AciesAction *
acies_choose_find_deployment (AciesChooseTool *self, AciesPose *poses)
{
  const AciesTableRules *table;

  if (!acies_choose_has_table (self) || self->stage != ACIES_STAGE_ANSWER)
    return NULL;

  table = acies_choose_ruleset (self)->table;
  for (guint i = 0; table->placements != NULL && i < self->answers->n; i++)
    if (table->placements (acies_choose_setup (self), acies_choose_state (self),
                           &self->answers->items[i], poses))
      return &self->answers->items[i];

  return NULL;
}

static void
acies_choose_show_draft (AciesChooseTool *self)
{
  acies_field_set_draft (self->field, self->side, self->draft.units, self->draft.poses);
}

/* To be called when the question is another. */
void
acies_choose_begin_draft (AciesChooseTool *self)
{
  const AciesAction *first = acies_choose_find_deployment (self, self->draft.poses);

  self->draft.units = 0;
  if (first == NULL)
    return;

  self->draft.action = *first;
  self->draft.units = first->units;
  acies_choose_show_draft (self);
}

gboolean
acies_choose_has_draft (AciesChooseTool *self)
{
  return self->draft.units != 0 && self->stage == ACIES_STAGE_ANSWER;
}

gboolean
acies_choose_tool_has_draft (AciesChooseTool *self)
{
  g_return_val_if_fail (ACIES_IS_CHOOSE_TOOL (self), FALSE);

  return acies_choose_has_draft (self);
}

void
acies_choose_tool_take_draft (AciesChooseTool *self, const AciesAction *action)
{
  g_return_if_fail (ACIES_IS_CHOOSE_TOOL (self));

  if (!acies_choose_has_draft (self) ||
      !acies_choose_ruleset (self)->table->placements (acies_choose_setup (self),
                                                       acies_choose_state (self), action,
                                                       self->draft.poses))
    return;

  self->draft.action = *action;
  self->draft.units = action->units;
  acies_choose_show_draft (self);
  acies_choose_changed (self);
}

/* Whether the whole would be legal with these poses. */
static gboolean
acies_choose_try (AciesChooseTool *self, const AciesPose *poses, AciesAction *action,
                  AciesVerdict *verdict)
{
  *action = self->draft.action;
  *verdict = (AciesVerdict){ 0 };

  return acies_choose_ruleset (self)->table->deploy (acies_choose_setup (self),
                                                     acies_choose_state (self), poses, action,
                                                     verdict);
}

/* Those chosen, moved and turned; the rest as they are. */
static void
acies_choose_shift (AciesChooseTool *self, gint32 dx, gint32 dy, gint32 turn, AciesPose *poses)
{
  guint unit;

  memcpy (poses, self->draft.poses, sizeof self->draft.poses);
  ACIES_FOREACH_UNIT (unit, self->units)
    {
      poses[unit].x += dx;
      poses[unit].y += dy;
      poses[unit].facing = (poses[unit].facing + turn + 36000) % 36000;
    }
}

/* As it would be, or why not, without doing it. */
static void
acies_choose_show_shift (AciesChooseTool *self, const AciesPose *poses)
{
  const AciesRuleset *ruleset = acies_choose_ruleset (self);
  AciesTablePlan      plan = { 0 };
  g_autofree char    *words = NULL;
  guint               unit;

  plan.legal = acies_choose_try (self, poses, &plan.action, &plan.verdict);
  ACIES_FOREACH_UNIT (unit, self->units)
    {
      plan.units[plan.n_bases] = (guint8) unit;
      plan.ghosts[plan.n_bases++] = poses[unit];
    }
  if (!plan.legal)
    words = ruleset->refusal_text (acies_choose_setup (self), &plan.verdict);
  acies_field_show_plan (self->field, &plan, self->side, (int) self->held, words);
}

static void
acies_choose_set_shift (AciesChooseTool *self, const AciesPose *poses)
{
  AciesAction  action;
  AciesVerdict verdict;

  if (!acies_choose_try (self, poses, &action, &verdict))
    {
      acies_choose_refuse (self, &verdict);
      return;
    }

  acies_choose_say (self, NULL);
  self->draft.action = action;
  memcpy (self->draft.poses, poses, sizeof self->draft.poses);
  acies_choose_show_draft (self);
  acies_choose_changed (self);
}

/* Pulling */

gboolean
acies_choose_draft_pull_begins (AciesChooseTool *self, const AciesTablePull *pull)
{
  const AciesUnits bit = pull->unit >= 0 ? ACIES_UNIT_BIT (pull->unit) : 0;

  if (!acies_choose_has_draft (self) || pull->side != self->side || (self->draft.units & bit) == 0)
    return FALSE;

  if ((self->units & bit) == 0)
    acies_choose_tool_choose (self, bit, 0);
  self->held = (guint) pull->unit;

  return TRUE;
}

void
acies_choose_draft_pull (AciesChooseTool *self, const AciesTablePull *pull)
{
  AciesPose poses[ACIES_MAX_PLAN_BASES];

  acies_choose_shift (self, pull->x - pull->from_x, pull->y - pull->from_y, 0, poses);
  acies_choose_show_shift (self, poses);
}

void
acies_choose_draft_pull_ends (AciesChooseTool *self, const AciesTablePull *pull)
{
  AciesPose poses[ACIES_MAX_PLAN_BASES];

  acies_field_show_plan (self->field, NULL, self->side, 0, NULL);
  if (!pull->kept)
    return;

  acies_choose_shift (self, pull->x - pull->from_x, pull->y - pull->from_y, 0, poses);
  acies_choose_set_shift (self, poses);
}

/* By keys: across the table, not ahead; turned by quarters. */
gboolean
acies_choose_draft_nudge (AciesChooseTool *self, gint32 dx, gint32 dy, int quarters)
{
  AciesPose poses[ACIES_MAX_PLAN_BASES];

  if (!acies_choose_has_draft (self) || self->units == 0)
    return FALSE;

  acies_choose_shift (self, dx, dy, quarters * QUARTER, poses);
  acies_choose_set_shift (self, poses);

  return TRUE;
}

/* Chosen one by one; Ctrl or Shift takes along. */
gboolean
acies_choose_draft_unit (AciesChooseTool *self, int side, guint unit)
{
  const AciesUnits      bit = ACIES_UNIT_BIT (unit);
  const GdkModifierType add = GDK_CONTROL_MASK | GDK_SHIFT_MASK;

  if (!acies_choose_has_draft (self))
    return FALSE;
  if (side != self->side || (self->draft.units & bit) == 0)
    return TRUE;

  if ((acies_field_get_modifiers (self->field) & add) != 0)
    acies_choose_tool_toggle_unit (self, unit);
  else
    acies_choose_tool_choose (self, self->units == bit ? 0 : bit, 0);
  self->held = unit;

  return TRUE;
}
