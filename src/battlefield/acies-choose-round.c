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

  for (guint i = 0; i < scene->columns * scene->rows; i++)
    acies_choose_add_groups (self, scene, (int) i, groups);
  acies_choose_add_groups (self, scene, ACIES_NO_CELL, groups);
  if (groups->len == 0)
    return FALSE;

  units = g_array_index (groups, AciesUnits, acies_choose_find_next (self, groups, direction));
  self->walking = TRUE;
  acies_choose_tool_choose (self, units, 0);
  acies_field_focus_unit (self->field, self->side, acies_units_first (units));

  return TRUE;
}
