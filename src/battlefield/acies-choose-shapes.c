/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-choose-private.h"

#include <math.h>

/* Shapes on a free table that help to judge. */

#define NEAR 12000.0 /* 1/100 mm; enemies whose zones are shown while a move is looked at */

static void
acies_choose_add_marks (AciesChooseTool *self, int side, guint unit, guint kinds, GArray *marks)
{
  const AciesTableRules *table = acies_choose_ruleset (self)->table;

  if (kinds != 0 && table->marks != NULL)
    table->marks (acies_choose_setup (self), acies_choose_state (self), (guint)side, unit, kinds,
                  marks);
}

static gboolean
acies_choose_is_near_move (AciesChooseTool *self, const AciesSceneToken *token)
{
  for (guint i = 0; self->move.open && i < self->move.plan.n_bases; i++)
    if (hypot (self->move.plan.ghosts[i].x - token->pose.x,
               self->move.plan.ghosts[i].y - token->pose.y) < NEAR)
      return TRUE;

  return FALSE;
}

static gboolean
has_unit (AciesUnits units, guint unit)
{
  return (units & ACIES_UNIT_BIT (unit)) != 0;
}

/* Shown without being asked for: where the one chosen can shoot, or those who are about to; where those who are about to fight
 * would flee. */
static guint
acies_choose_kinds_at_hand (AciesChooseTool *self, const AciesSceneToken *token,
                            const AciesOdds *attack)
{
  const gboolean own = token->side == self->side;
  const gboolean attacks = attack != NULL && own && has_unit (attack->units, token->unit);
  const gboolean is_struck = attack != NULL && token->side == attack->target_side &&
                             has_unit (attack->targets, token->unit);

  if (attack != NULL && attack->opposed && (attacks || is_struck))
    return 1u << ACIES_TABLE_MARK_FLIGHT;
  if (attacks || (attack == NULL && own && self->units == ACIES_UNIT_BIT (token->unit)))
    return 1u << ACIES_TABLE_MARK_ARC;

  return 0;
}

/* Those of whoever is chosen or has the cursor; zones of all enemies, or of those whom a move comes near. */
static guint
acies_choose_kinds_of (AciesChooseTool *self, const AciesSceneToken *token,
                       const AciesOdds *attack)
{
  const guint    zone = 1u << ACIES_TABLE_MARK_ZONE;
  const gboolean chosen = token->side == self->side && has_unit (self->units, token->unit);
  guint          kinds = acies_choose_kinds_at_hand (self, token, attack);
  int            side = ACIES_NO_SIDE;
  guint          unit = 0;

  acies_field_get_cursor_unit (self->field, &side, &unit);
  if (chosen || (self->units == 0 && token->side == side && token->unit == unit))
    kinds |= self->mark_kinds & ~zone;
  if (token->side != self->side &&
      ((self->mark_kinds & zone) != 0 || acies_choose_is_near_move (self, token)))
    kinds |= zone;

  return kinds;
}

void
acies_choose_show_marks (AciesChooseTool *self)
{
  const AciesScene     *scene = acies_field_get_scene (self->field);
  g_autoptr (GArray)    marks = g_array_new (FALSE, FALSE, sizeof (AciesTableMark));
  g_autofree AciesOdds *attack = NULL;

  if (!acies_choose_has_table (self) || scene == NULL)
    {
      acies_field_set_table_marks (self->field, marks);
      return;
    }

  if (self->preview.open)
    {
      attack = g_new0 (AciesOdds, 1);
      acies_choose_read_preview (self, attack);
    }
  acies_choose_add_spots (self, marks);
  for (guint i = 0; i < scene->tokens->len; i++)
    {
      const AciesSceneToken *token = &g_array_index (scene->tokens, AciesSceneToken, i);

      if (token->on_table)
        acies_choose_add_marks (self, token->side, token->unit,
                                acies_choose_kinds_of (self, token, attack), marks);
    }
  acies_field_set_table_marks (self->field, marks);
}

void
acies_choose_tool_toggle_marks (AciesChooseTool *self, AciesTableMarkKind kind)
{
  g_return_if_fail (ACIES_IS_CHOOSE_TOOL (self));

  self->mark_kinds ^= 1u << kind;
  acies_choose_show_marks (self);
}

gboolean
acies_choose_tool_shows_marks (AciesChooseTool *self, AciesTableMarkKind kind)
{
  g_return_val_if_fail (ACIES_IS_CHOOSE_TOOL (self), FALSE);

  return (self->mark_kinds >> kind & 1) != 0;
}
