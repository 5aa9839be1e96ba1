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

/* Another deployment than the one shown; whom it leaves out goes back. */
static void
acies_choose_take (AciesChooseTool *self, const AciesAction *action, const AciesPose *poses)
{
  const AciesUnits left_out = self->draft.units & ~action->units;

  if (left_out != 0)
    {
      g_autoptr (AciesScene) scene = acies_choose_ruleset (self)->scene (acies_choose_setup (self),
                                                                         acies_choose_state (self));

      acies_field_put_back (self->field, self->side, left_out, scene);
    }
  memcpy (self->draft.poses, poses, sizeof self->draft.poses);
  self->draft.action = *action;
  self->draft.units = action->units;
  acies_choose_show_draft (self);
}

void
acies_choose_tool_take_draft (AciesChooseTool *self, const AciesAction *action)
{
  AciesPose poses[ACIES_MAX_PLAN_BASES] = { 0 };

  g_return_if_fail (ACIES_IS_CHOOSE_TOOL (self));

  if (!acies_choose_has_draft (self) ||
      !acies_choose_ruleset (self)->table->placements (acies_choose_setup (self),
                                                       acies_choose_state (self), action, poses))
    return;

  acies_choose_take (self, action, poses);
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

/* Whether the army is set up one by one. */
static gboolean
acies_choose_is_single (AciesChooseTool *self)
{
  return acies_choose_has_draft (self) && acies_units_count (self->draft.units) == 1;
}

/* The listed deployment of @unit alone. */
static const AciesAction *
acies_choose_find_placing (AciesChooseTool *self, guint unit, AciesPose *poses)
{
  for (guint i = 0; i < self->answers->n; i++)
    if (self->answers->items[i].units == ACIES_UNIT_BIT (unit) &&
        acies_choose_ruleset (self)->table->placements (acies_choose_setup (self),
                                                        acies_choose_state (self),
                                                        &self->answers->items[i], poses))
      return &self->answers->items[i];

  return NULL;
}

/* Where the army is set up one by one, the draft becomes that of @unit, who may stand on the table already. FALSE if it cannot be
 * set up now. */
static gboolean
acies_choose_adopt (AciesChooseTool *self, guint unit)
{
  const AciesSceneToken *token =
    acies_scene_find_token (acies_field_get_scene (self->field), self->side, unit);
  AciesPose          poses[ACIES_MAX_PLAN_BASES] = { 0 };
  const AciesAction *listed;
  AciesAction        action;

  if ((self->draft.units & ACIES_UNIT_BIT (unit)) != 0)
    return TRUE;
  if (!acies_choose_is_single (self) || token == NULL)
    return FALSE;

  listed = acies_choose_find_placing (self, unit, poses);
  if (listed != NULL)
    {
      acies_choose_take (self, listed, poses);
      return TRUE;
    }
  action = self->draft.action;
  action.units = ACIES_UNIT_BIT (unit);
  poses[unit] = token->pose;
  if (!token->on_table ||
      !acies_choose_ruleset (self)->table->deploy (acies_choose_setup (self),
                                                   acies_choose_state (self), poses, &action, NULL))
    return FALSE;

  acies_choose_take (self, &action, poses);

  return TRUE;
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

  if (!acies_choose_has_draft (self) || pull->side != self->side || pull->unit < 0 ||
      !acies_choose_adopt (self, (guint) pull->unit))
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
  if (side != self->side || !acies_choose_adopt (self, unit))
    return TRUE;

  if ((acies_field_get_modifiers (self->field) & add) != 0)
    acies_choose_tool_toggle_unit (self, unit);
  else
    acies_choose_tool_choose (self, self->units == bit ? 0 : bit, 0);
  self->held = unit;

  return TRUE;
}

/* Out of the tray: of those set up one by one. */
gboolean
acies_choose_draft_drag_begins (AciesChooseTool *self, guint unit)
{
  if (!acies_choose_is_single (self) || !acies_choose_adopt (self, unit))
    return FALSE;

  acies_choose_tool_choose (self, ACIES_UNIT_BIT (unit), 0);
  self->held = unit;

  return TRUE;
}

/* With its middle at a place of the table, and set up there at once. */
void
acies_choose_draft_drop (AciesChooseTool *self, gint32 x, gint32 y)
{
  const AciesSceneToken *token =
    acies_scene_find_token (acies_field_get_scene (self->field), self->side, self->held);
  AciesPose    poses[ACIES_MAX_PLAN_BASES];
  AciesAction  action;
  AciesVerdict verdict;
  double       facing;

  if (!acies_choose_is_single (self) || token == NULL ||
      (self->draft.units & ACIES_UNIT_BIT (self->held)) == 0)
    return;

  memcpy (poses, self->draft.poses, sizeof poses);
  facing = poses[self->held].facing / 100.0 * G_PI / 180;
  poses[self->held].x = x + (gint32) (sin (facing) * token->depth / 2);
  poses[self->held].y = y - (gint32) (cos (facing) * token->depth / 2);
  if (acies_choose_try (self, poses, &action, &verdict))
    acies_choose_wish (self, &action, 1);
  else
    acies_choose_refuse (self, &verdict);
}
