/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-choose-private.h"

/* How those chosen on a free table would move, in numbers: entered, or added up by keys. */

#define STEP 500 /* 5 mm */
#define SMALL_STEP 100
#define INCH_STEP 635 /* a quarter of an inch */
#define SMALL_INCH_STEP 127
#define ANGLE 500 /* 5 degrees */
#define SMALL_ANGLE 100
#define TURN_STEP 4500
#define FULL_TURN 36000

/* By an angle, then ahead; turned in place instead. */
static void
acies_choose_plan_numbers (AciesChooseTool *self)
{
  AciesTableDrag *drag = &self->move.drag;

  *drag = (AciesTableDrag){ .facing = -1 };
  if (self->move.turn != 0)
    {
      drag->kind = ACIES_TABLE_DRAG_TURN;
      drag->amount = self->move.turn;
    }
  else if (self->move.wheel != 0)
    {
      drag->kind = ACIES_TABLE_DRAG_WHEEL;
      drag->amount = self->move.wheel;
      drag->ahead = self->move.ahead;
    }
  else
    {
      drag->kind = self->move.road     ? ACIES_TABLE_DRAG_ROAD
                   : self->move.column ? ACIES_TABLE_DRAG_COLUMN
                                       : ACIES_TABLE_DRAG_AHEAD;
      drag->amount = self->move.ahead;
      if (drag->kind == ACIES_TABLE_DRAG_AHEAD && drag->amount == 0)
        {
          acies_choose_close_move (self);
          return;
        }
    }
  acies_choose_plan_move (self);
}

gboolean
acies_choose_tool_set_numbers (AciesChooseTool *self, gint32 ahead, gint32 wheel, gint32 turn)
{
  g_return_val_if_fail (ACIES_IS_CHOOSE_TOOL (self), FALSE);

  if (!acies_choose_can_move (self))
    return FALSE;

  self->move.ahead = ahead;
  self->move.wheel = CLAMP (wheel, -18000, 18000);
  self->move.turn = turn;
  acies_choose_plan_numbers (self);

  return TRUE;
}

/* How far an arrow key goes, in the measure of the table. */
static gint32
acies_choose_step (AciesChooseTool *self, gboolean small)
{
  const AciesScene *scene = acies_field_get_scene (self->field);

  if (scene != NULL && scene->measure == ACIES_MEASURE_INCHES)
    return small ? SMALL_INCH_STEP : INCH_STEP;

  return small ? SMALL_STEP : STEP;
}

/* A step of the arrow keys. */
gboolean
acies_choose_nudged (AciesChooseTool *self, int dx, int dy, gboolean small)
{
  const AciesTableMove *move = &self->move;
  const gint32          step = acies_choose_step (self, small);

  if (acies_choose_draft_nudge (self, dx * step, dy * step, 0))
    return TRUE;
  if (acies_choose_lead_nudge (self, dx * step, dy * step))
    return TRUE;
  if (!acies_choose_can_move (self))
    return FALSE;

  return acies_choose_tool_set_numbers (self, move->ahead - dy * step,
                                        move->wheel + dx * (small ? SMALL_ANGLE : ANGLE), 0);
}

/* The turn in place that comes behind another one, past none at all. */
static gint32
acies_choose_next_turn (gint32 turn, int direction)
{
  turn += direction * TURN_STEP;
  if (turn > FULL_TURN / 2)
    turn -= FULL_TURN;
  if (turn <= -FULL_TURN / 2)
    turn += FULL_TURN;

  return turn != 0 ? turn : direction * TURN_STEP;
}

/* To the next angle to which the rules let a base turn. */
gboolean
acies_choose_tool_turn (AciesChooseTool *self, int direction)
{
  gint32 turn;

  g_return_val_if_fail (ACIES_IS_CHOOSE_TOOL (self), FALSE);

  if (acies_choose_draft_nudge (self, 0, 0, direction))
    return TRUE;

  turn = acies_choose_next_turn (self->move.turn, direction);
  for (guint i = 0; i < FULL_TURN / TURN_STEP; i++)
    {
      if (!acies_choose_tool_set_numbers (self, 0, 0, turn))
        return FALSE;
      if (self->move.plan.legal)
        return TRUE;
      turn = acies_choose_next_turn (turn, direction);
    }

  /* None of them will do: it is said why the first does not. */
  return acies_choose_tool_set_numbers (self, 0, 0, turn);
}

gboolean
acies_choose_tool_go_by (AciesChooseTool *self, AciesTableDragKind kind)
{
  g_return_val_if_fail (ACIES_IS_CHOOSE_TOOL (self), FALSE);

  self->move.road = kind == ACIES_TABLE_DRAG_ROAD && !self->move.road;
  self->move.column = kind == ACIES_TABLE_DRAG_COLUMN && !self->move.column;
  if (self->move.road && self->move.ahead == 0)
    self->move.ahead = acies_choose_step (self, FALSE);

  return acies_choose_tool_set_numbers (self, self->move.ahead, 0, 0);
}
