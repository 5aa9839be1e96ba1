/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-field-private.h"
#include "scene/acies-scene-words.h"

#include <math.h>

/* What is dragged on a free table: bases, the handles of those chosen, a line around bases, a measure. */

#define MENU_REACH 6.0 /* px: a secondary press that moves less asks for the menu */

static void
acies_field_to_table (AciesField *self, double x, double y, gint32 *table_x, gint32 *table_y)
{
  double board_x;
  double board_y;

  acies_field_to_board (self, x, y, &board_x, &board_y);
  acies_table_from_board (self->layout, board_x, board_y, table_x, table_y);
}

gboolean
acies_field_find_place (AciesField *self, double x, double y, gint32 *table_x, gint32 *table_y)
{
  g_return_val_if_fail (ACIES_IS_FIELD (self), FALSE);

  if (!acies_field_has_table (self) || self->layout == NULL || x < 0 || y < self->place_y ||
      x >= gtk_widget_get_width (GTK_WIDGET (self)) || y >= self->place_y + self->viewport.height)
    return FALSE;

  acies_field_to_table (self, x, y, table_x, table_y);

  return *table_x >= 0 && *table_y >= 0 && *table_x <= self->scene->table_width &&
         *table_y <= self->scene->table_height;
}

static gboolean
acies_field_emit_pull (AciesField *self, AciesFieldSignal signal)
{
  gboolean handled = FALSE;

  if (signal == ACIES_FIELD_PULL_BEGUN)
    g_signal_emit (self, acies_field_signals[signal], 0, &self->pull, &handled);
  else
    g_signal_emit (self, acies_field_signals[signal], 0, &self->pull);

  return handled;
}

/* Where it is now. */
static void
acies_field_set_pull (AciesField *self, double x, double y)
{
  AciesFieldSpot spot;

  acies_field_to_table (self, x, y, &self->pull.x, &self->pull.y);
  acies_field_find_spot (self, x, y, 0, FALSE, &spot);
  self->pull.on_tray = self->pull.unit >= 0 && acies_field_is_in_sight (self, x, y) &&
                       acies_field_is_tray_of (self, &spot, self->pull.side);
}

/* A handle, else the base there; FALSE if neither may be pulled. */
static gboolean
acies_field_begin_pull (AciesField *self, double x, double y, double reach)
{
  AciesFieldSpot spot;
  double         board_x;
  double         board_y;

  acies_field_to_board (self, x, y, &board_x, &board_y);
  acies_field_find_spot (self, x, y, reach, FALSE, &spot);
  self->pull = (AciesTablePull){ .handle = acies_table_overlay_find_handle (self->above, board_x,
                                                                            board_y, reach),
                                 .side = spot.side,
                                 .unit = spot.unit,
                                 .commander = spot.tray < 0 ? spot.commander : -1 };
  acies_field_to_table (self, x, y, &self->pull.from_x, &self->pull.from_y);
  self->pull.x = self->pull.from_x;
  self->pull.y = self->pull.from_y;
  if (self->pull.handle < 0 && spot.unit < 0 && self->pull.commander < 0 && !self->pulls_ground)
    return FALSE;

  return acies_field_emit_pull (self, ACIES_FIELD_PULL_BEGUN);
}

/* What a drag that begins here is. Fingers move the view over empty ground. */
AciesDragKind
acies_field_begin_table_drag (AciesField *self, double x, double y, GtkGesture *drag)
{
  const double   reach = acies_field_reach (drag);
  AciesFieldSpot spot;

  if (self->measuring)
    return ACIES_DRAG_MEASURE;
  if (acies_field_begin_pull (self, x, y, reach))
    return ACIES_DRAG_PULL;

  acies_field_find_spot (self, x, y, reach, FALSE, &spot);
  if (spot.unit < 0 && spot.tray < 0 && self->may_lasso && reach < ACIES_REACH_FINGER)
    return ACIES_DRAG_LASSO;

  return acies_viewport_can_pan (&self->viewport) ? ACIES_DRAG_PAN : ACIES_DRAG_NONE;
}

static AciesRect
acies_field_lasso_rect (AciesField *self, double from_x, double from_y, double x, double y)
{
  AciesRect rect;

  acies_field_to_board (self, MIN (from_x, x), MIN (from_y, y), &rect.x, &rect.y);
  rect.width = fabs (x - from_x);
  rect.height = fabs (y - from_y);

  return rect;
}

static void
acies_field_draw_measure (AciesField *self, double from_x, double from_y, double x, double y)
{
  gint32           from[2];
  gint32           to[2];
  g_autofree char *words = NULL;

  acies_field_to_table (self, from_x, from_y, &from[0], &from[1]);
  acies_field_to_table (self, x, y, &to[0], &to[1]);
  words = acies_field_dup_length (self, hypot (to[0] - from[0], to[1] - from[1]));
  acies_field_set_measure (self, from, to, words);
}

char *
acies_field_dup_length (AciesField *self, double length)
{
  g_return_val_if_fail (ACIES_IS_FIELD (self) && self->scene != NULL, NULL);

  return acies_scene_dup_length (self->scene, length);
}

void
acies_field_move_table_drag (AciesField *self, double from_x, double from_y, double x, double y)
{
  AciesRect rect;

  if (self->drag_kind == ACIES_DRAG_PULL)
    {
      acies_field_set_pull (self, x, y);
      acies_field_emit_pull (self, ACIES_FIELD_PULL_MOVED);
    }
  else if (self->drag_kind == ACIES_DRAG_MEASURE)
    {
      acies_field_draw_measure (self, from_x, from_y, x, y);
    }
  else if (self->drag_kind == ACIES_DRAG_LASSO)
    {
      rect = acies_field_lasso_rect (self, from_x, from_y, x, y);
      acies_table_overlay_set_lasso (self->above, &rect);
    }
}

/* All of whom lie within it, by their middles. */
static void
acies_field_close_lasso (AciesField *self, const AciesRect *rect)
{
  AciesUnits units[ACIES_MAX_SIDES] = { 0 };

  for (guint i = 0; i < self->layout->tokens->len; i++)
    {
      const AciesTokenPlace *place = &g_array_index (self->layout->tokens, AciesTokenPlace, i);
      const AciesSceneToken *token =
        &g_array_index (self->scene->tokens, AciesSceneToken, place->token);

      if (acies_rect_contains (rect, place->x, place->y))
        units[token->side] |= ACIES_UNIT_BIT (token->unit);
    }
  g_signal_emit (self, acies_field_signals[ACIES_FIELD_LASSOED], 0, units);
}

void
acies_field_end_table_drag (AciesField *self, double from_x, double from_y, double x, double y)
{
  const AciesDragKind kind = self->drag_kind;

  self->drag_kind = ACIES_DRAG_NONE;
  if (kind == ACIES_DRAG_LASSO)
    {
      const AciesRect rect = acies_field_lasso_rect (self, from_x, from_y, x, y);

      acies_table_overlay_set_lasso (self->above, NULL);
      acies_field_close_lasso (self, &rect);
    }
  if (kind != ACIES_DRAG_PULL)
    return;

  /* Out of the window it is given up. */
  self->pull.kept = acies_field_is_in_sight (self, x, y);
  acies_field_set_pull (self, x, y);
  acies_field_emit_pull (self, ACIES_FIELD_PULL_ENDED);
}

/* Nothing comes of it; FALSE if there was none. */
gboolean
acies_field_cancel_table_drag (AciesField *self)
{
  const AciesDragKind kind = self->drag_kind;

  if (kind != ACIES_DRAG_PULL && kind != ACIES_DRAG_LASSO && kind != ACIES_DRAG_MEASURE)
    return FALSE;

  self->drag_kind = ACIES_DRAG_NONE;
  acies_table_overlay_set_lasso (self->above, NULL);
  if (kind == ACIES_DRAG_MEASURE)
    acies_field_set_measure (self, NULL, NULL, NULL);
  if (kind != ACIES_DRAG_PULL)
    return TRUE;

  self->pull.kept = FALSE;
  acies_field_emit_pull (self, ACIES_FIELD_PULL_ENDED);

  return TRUE;
}

/* From the nearest corner or edge of one to that of the other. */
void
acies_field_measure_bases (AciesField *self, const AciesSceneToken *from, const AciesSceneToken *to)
{
  const AciesFootprint one = acies_token_footprint (from), other = acies_token_footprint (to);
  double               ends[2][2];
  gint32               places[2][2];
  g_autofree char     *words = NULL;

  g_return_if_fail (ACIES_IS_FIELD (self) && self->layout != NULL);

  acies_footprint_gap (&one, &other, self->layout, ends);
  for (guint i = 0; i < 2; i++)
    acies_table_from_board (self->layout, ends[i][0], ends[i][1], &places[i][0], &places[i][1]);
  words = acies_field_dup_length (self, hypot (places[1][0] - places[0][0],
                                               places[1][1] - places[0][1]));
  acies_field_set_measure (self, places[0], places[1], words);
}

/* The secondary button measures; pressed without moving it asks for the menu. */

static void
secondary_update_cb (AciesField *self, double dx, double dy, GtkGesture *drag)
{
  double x;
  double y;

  if (!acies_field_has_table (self) || hypot (dx, dy) < MENU_REACH)
    return;

  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (drag), &x, &y);
  gtk_gesture_set_state (drag, GTK_EVENT_SEQUENCE_CLAIMED);
  acies_field_draw_measure (self, x, y, x + dx, y + dy);
}

static void
secondary_end_cb (AciesField *self, double dx, double dy, GtkGesture *drag)
{
  double x;
  double y;

  if (!acies_field_has_table (self) || hypot (dx, dy) >= MENU_REACH)
    return;

  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (drag), &x, &y);
  acies_field_menu_at (self, x, y, acies_field_reach (drag));
}

void
acies_field_add_measure (AciesField *self)
{
  GtkGesture *drag = acies_field_add_gesture (self, gtk_gesture_drag_new (), GDK_BUTTON_SECONDARY);

  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (secondary_update_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (secondary_end_cb), self);
}

void
acies_field_set_measuring (AciesField *self, gboolean measuring)
{
  g_return_if_fail (ACIES_IS_FIELD (self));

  self->measuring = measuring;
  if (!measuring)
    acies_field_set_measure (self, NULL, NULL, NULL);
}

void
acies_field_set_may_lasso (AciesField *self, gboolean may_lasso)
{
  g_return_if_fail (ACIES_IS_FIELD (self));

  self->may_lasso = may_lasso;
}

void
acies_field_set_pulls_ground (AciesField *self, gboolean pulls_ground)
{
  g_return_if_fail (ACIES_IS_FIELD (self));

  self->pulls_ground = pulls_ground;
}

GdkModifierType
acies_field_get_modifiers (AciesField *self)
{
  g_return_val_if_fail (ACIES_IS_FIELD (self), 0);

  return self->modifiers;
}
