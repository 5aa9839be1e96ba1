/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-choose-private.h"

/* Going round those who can still act: zone by zone, then those off the field, kind by kind, as they would enter together. */

static gboolean
same_kind (const AciesSceneToken *a, const AciesSceneToken *b)
{
  return a->emblem == b->emblem && a->pips == b->pips &&
         (a->flags & ACIES_TOKEN_DIAMONDS) == (b->flags & ACIES_TOKEN_DIAMONDS);
}

/* Adds the units in @cell that can act to @groups, all as one group, or a group for each kind off the field. */
static void
acies_choose_add_groups (AciesChooseTool *self, const AciesScene *scene, int cell, GArray *groups)
{
  AciesUnits left = acies_scene_units_in (scene, self->side, cell) & self->can_begin;

  while (left != 0)
    {
      const AciesSceneToken *first = acies_scene_find_token (scene, self->side,
                                                             acies_units_first (left));
      AciesUnits             group = 0;
      guint                  unit;

      ACIES_FOREACH_UNIT (unit, left)
        {
          const AciesSceneToken *token = acies_scene_find_token (scene, self->side, unit);

          if (cell != ACIES_NO_CELL || same_kind (first, token))
            group |= ACIES_UNIT_BIT (unit);
        }
      g_array_append_val (groups, group);
      left &= ~group;
    }
}

/* The group after the one that is chosen, or after the first that has somebody of it. */
static guint
acies_choose_find_next (AciesChooseTool *self, const GArray *groups, int direction)
{
  for (guint i = 0; i < groups->len; i++)
    if ((g_array_index (groups, AciesUnits, i) & self->units) != 0)
      return (i + groups->len + (guint) direction) % groups->len;

  return direction > 0 ? 0 : groups->len - 1;
}

static gboolean
acies_choose_can_go (AciesChooseTool *self, AciesUnits units, AciesPlanList *plans)
{
  return acies_plans_find (acies_choose_ruleset (self), acies_choose_setup (self),
                           acies_choose_state (self), units, 0, plans, NULL);
}

static AciesUnits
first_units (AciesUnits units, guint n)
{
  AciesUnits first = 0;

  for (; n > 0 && units != 0; n--)
    {
      first |= units & -units;
      units &= units - 1;
    }

  return first;
}

/* As many of @units, who are off the field, as can go somewhere together; all of them if not even one can. */
static AciesUnits
acies_choose_fit (AciesChooseTool *self, AciesUnits units)
{
  g_autofree AciesPlanList *plans = g_new0 (AciesPlanList, 1);
  guint                     fit = 0;
  guint                     too_many = acies_units_count (units);

  if (acies_choose_can_go (self, units, plans))
    return units;

  while (too_many - fit > 1)
    {
      const guint middle = (fit + too_many) / 2;

      if (acies_choose_can_go (self, first_units (units, middle), plans))
        fit = middle;
      else
        too_many = middle;
    }

  return fit > 0 ? first_units (units, fit) : units;
}

/* The zone at the cursor if the chosen can go there, else the cheapest; ACIES_NO_CELL if there is none. */
static int
acies_choose_find_entry (AciesChooseTool *self)
{
  const int cursor = acies_field_get_cursor (self->field);
  int       first = ACIES_NO_CELL;

  for (guint i = 0; i < self->plans->n; i++)
    {
      const AciesPlan *plan = &self->plans->items[i];

      if (plan->target != ACIES_NO_CELL || plan->cell == ACIES_NO_CELL)
        continue;
      if (plan->cell == cursor)
        return cursor;
      if (first == ACIES_NO_CELL)
        first = plan->cell;
    }

  return first;
}

/* The keyboard goes to whoever is chosen; for those off the field to where they can enter, so that Return sends them there. */
static void
acies_choose_focus (AciesChooseTool *self)
{
  const int entry = self->cell == ACIES_NO_CELL ? acies_choose_find_entry (self) : ACIES_NO_CELL;

  if (entry != ACIES_NO_CELL)
    acies_field_set_cursor (self->field, entry, TRUE);
  else
    acies_field_focus_unit (self->field, self->side, acies_units_first (self->units));
}

gboolean
acies_choose_tool_next (AciesChooseTool *self, int direction)
{
  const AciesScene  *scene;
  g_autoptr (GArray) groups = g_array_new (FALSE, FALSE, sizeof (AciesUnits));
  AciesUnits         units;

  g_return_val_if_fail (ACIES_IS_CHOOSE_TOOL (self), FALSE);
  g_return_val_if_fail (direction == 1 || direction == -1, FALSE);

  scene = acies_field_get_scene (self->field);
  if (scene == NULL || (self->stage != ACIES_STAGE_MAIN && self->stage != ACIES_STAGE_GROUP &&
                        self->stage != ACIES_STAGE_LEADER))
    return FALSE;
  if (acies_choose_has_table (self))
    return acies_choose_table_next (self, direction);

  for (guint i = 0; i < scene->columns * scene->rows; i++)
    acies_choose_add_groups (self, scene, (int) i, groups);
  acies_choose_add_groups (self, scene, ACIES_NO_CELL, groups);
  if (groups->len == 0)
    return FALSE;

  units = g_array_index (groups, AciesUnits, acies_choose_find_next (self, groups, direction));
  if (acies_scene_find_token (scene, self->side, acies_units_first (units))->cell == ACIES_NO_CELL)
    units = acies_choose_fit (self, units);
  self->walking = TRUE;
  acies_choose_tool_choose (self, units, 0);
  acies_choose_focus (self);

  return TRUE;
}
