/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-field-private.h"

void
acies_field_set_zone_marks (AciesField *self, int cell, AciesMarks marks, const char *cost,
                            const char *hint)
{
  AciesFieldZone *zone;

  g_return_if_fail (ACIES_IS_FIELD (self));

  zone = acies_field_get_zone (self, cell);
  if (zone != NULL)
    acies_field_zone_set_marks (zone, marks, cost, hint);
}

const char *
acies_field_get_zone_hint (AciesField *self, int cell)
{
  AciesFieldZone *zone;

  g_return_val_if_fail (ACIES_IS_FIELD (self), NULL);

  zone = acies_field_get_zone (self, cell);

  return zone != NULL ? acies_field_zone_get_hint (zone) : NULL;
}

/* The units of @side whose marks differ. */
static AciesUnits
acies_token_marks_differ (const AciesTokenMarks *a, const AciesTokenMarks *b, guint side)
{
  return (a->selected[side] ^ b->selected[side]) | (a->targets[side] ^ b->targets[side]) |
         (a->choices[side] ^ b->choices[side]) | (a->hidden[side] ^ b->hidden[side]);
}

void
acies_field_set_token_marks (AciesField *self, const AciesTokenMarks *marks)
{
  AciesTokenMarks before;

  g_return_if_fail (ACIES_IS_FIELD (self));

  before = self->marks;
  self->marks = *marks;
  for (int side = 0; side < ACIES_MAX_SIDES; side++)
    {
      self->marks.hidden[side] |= self->moving[side];
      self->marks.hidden_leaders[side] = self->moving_leaders[side];
    }
  if (self->scene == NULL)
    return;

  for (guint i = 0; i < self->scene->tokens->len; i++)
    {
      const AciesSceneToken *token = &g_array_index (self->scene->tokens, AciesSceneToken, i);
      const AciesUnits       differ = acies_token_marks_differ (&before, &self->marks,
                                                                (guint) token->side);

      if ((differ & ACIES_UNIT_BIT (token->unit)) != 0)
        {
          acies_field_redraw_zone (self, token->cell);
          acies_field_redraw_piece (self, token);
          if (token->on_table)
            gtk_widget_queue_draw (GTK_WIDGET (self));
        }
    }
  for (guint i = 0; i < self->scene->leaders->len; i++)
    {
      const AciesSceneLeader *leader = &g_array_index (self->scene->leaders, AciesSceneLeader, i);

      if (acies_token_marks_hide_leader (&before, leader) !=
          acies_token_marks_hide_leader (&self->marks, leader))
        {
          acies_field_redraw_zone (self, leader->cell);
          acies_field_redraw_commander (self, i);
        }
    }
  for (guint i = 0; i < ACIES_FIELD_N_TRAYS; i++)
    if (!acies_field_tray_is_empty (self->trays[i]))
      acies_field_tray_set_marks (self->trays[i], &self->marks);
  acies_field_update_magnifier (self);
}

static void
acies_field_redraw_leader (AciesField *self)
{
  const AciesLeaderPlace *place = NULL;

  if (self->layout != NULL && self->leader_side != ACIES_NO_SIDE)
    place = acies_layout_find_leader (self->layout, self->leader_side, self->leader);
  if (place != NULL)
    acies_field_redraw_zone (self, place->cell);
}

void
acies_field_set_leader_mark (AciesField *self, int side, guint commander)
{
  g_return_if_fail (ACIES_IS_FIELD (self));

  if (self->leader_side == side && self->leader == commander)
    return;

  acies_field_redraw_leader (self);
  self->leader_side = side;
  self->leader = commander;
  if (self->scene != NULL)
    acies_field_give_views (self, 0);
  acies_field_redraw_leader (self);
  for (guint i = 0; i < ACIES_FIELD_N_TRAYS; i++)
    {
      const gboolean here = acies_field_tray_get_side (self->trays[i]) == side;

      acies_field_tray_set_leader_mark (self->trays[i], here ? (int) commander : -1);
    }
}

void
acies_field_set_arrow (AciesField *self, AciesArrow kind, int from, int to, const char *text)
{
  g_return_if_fail (ACIES_IS_FIELD (self));

  acies_field_overlay_set_arrow (self->overlay, kind, from, to, text);
}

void
acies_field_point_out (AciesField *self, int cell)
{
  g_return_if_fail (ACIES_IS_FIELD (self));

  if (cell != ACIES_NO_CELL)
    acies_field_set_cursor (self, cell, FALSE);
  acies_field_overlay_point_out (self->overlay, cell);
}

void
acies_field_point_out_place (AciesField *self, const gint32 *place)
{
  g_return_if_fail (ACIES_IS_FIELD (self));

  acies_table_overlay_point_out (self->above, place);
}

gboolean
acies_field_get_pointed_out (AciesField *self, gint32 place[2])
{
  g_return_val_if_fail (ACIES_IS_FIELD (self), FALSE);

  return acies_table_overlay_get_pointed_out (self->above, place);
}

void
acies_field_set_ring (AciesField *self, int cell)
{
  g_return_if_fail (ACIES_IS_FIELD (self));

  acies_field_overlay_point_out (self->overlay, cell);
}

void
acies_field_set_advice (AciesField *self, const AciesAdviceMark *mark)
{
  g_return_if_fail (ACIES_IS_FIELD (self));

  acies_field_overlay_set_advice (self->overlay, mark);
}

void
acies_field_set_ground_only (AciesField *self, gboolean ground_only)
{
  g_return_if_fail (ACIES_IS_FIELD (self));

  if (self->ground_only == ground_only)
    return;

  self->ground_only = ground_only;
  acies_field_give_views (self, ACIES_ALL_CELLS);
}
