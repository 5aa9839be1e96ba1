/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-field-private.h"

#include <math.h>

#define DRAG_THRESHOLD 8.0
#define LEAST_GHOST    32.0
#define LEAST_BADGE    28.0

void
acies_field_hover (AciesField *self, int cell)
{
  AciesFieldZone *before = acies_field_get_zone (self, self->hovered);
  AciesFieldZone *now = acies_field_get_zone (self, cell);

  if (self->hovered == cell)
    return;

  self->hovered = cell;
  if (before != NULL)
    acies_field_zone_set_hover (before, FALSE);
  if (now != NULL)
    acies_field_zone_set_hover (now, TRUE);
}

/* Where what is dragged hangs. */
typedef struct
{
  int      cell;     /* ACIES_NO_CELL */
  gboolean on_tray;  /* over the tray of its own side */
} DropPlace;

/* Only what is in sight counts: zones that lie under a panel or beyond the window are nowhere. */
gboolean
acies_field_is_in_sight (AciesField *self, double x, double y)
{
  return x >= 0 && y >= 0 && x < gtk_widget_get_width (GTK_WIDGET (self)) &&
         y < gtk_widget_get_height (GTK_WIDGET (self));
}

gboolean
acies_field_is_tray_of (AciesField *self, const AciesFieldSpot *spot, int side)
{
  return spot->tray >= 0 && acies_field_tray_get_side (self->trays[spot->tray]) == side;
}

static DropPlace
acies_field_find_drop (AciesField *self, double x, double y)
{
  DropPlace      place = { ACIES_NO_CELL, FALSE };
  AciesFieldSpot spot;

  if (!acies_field_is_in_sight (self, x, y))
    return place;

  acies_field_find_spot (self, x, y, 0, FALSE, &spot);
  place.cell = spot.cell;
  place.on_tray = acies_field_is_tray_of (self, &spot, self->lifted.side);

  return place;
}

static void
drag_begin_cb (AciesField *self, double x, double y, GtkGesture *drag)
{
  if (acies_field_wants_strokes (self))
    {
      acies_field_begin_stroke (self, x, y, drag);
      return;
    }

  self->drag_kind = ACIES_DRAG_PENDING;
  self->drag_x = x;
  self->drag_y = y;
}

static void
acies_field_show_ghost (AciesField *self)
{
  AciesGhost ghost = { NULL, NULL, 1, MAX (self->viewport.cell_width * 0.28, LEAST_GHOST) };

  if (self->lifted.unit >= 0)
    {
      ghost.token = acies_scene_find_token (self->scene, self->lifted.side,
                                            (guint) self->lifted.unit);
      ghost.count = MAX (acies_units_count (self->marks.selected[self->lifted.side]), 1);
      if (acies_field_has_table (self))
        ghost.width = MAX (ghost.token->width * self->layout->scale, LEAST_GHOST);
    }
  else
    {
      ghost.leader = acies_scene_find_leader (self->scene, self->lifted.side,
                                              (guint) self->lifted.commander);
      ghost.width = acies_field_has_table (self)
                      ? LEAST_BADGE
                      : MAX (self->viewport.cell_width * 0.2, LEAST_BADGE);
    }
  acies_field_overlay_set_ghost (self->overlay, &ghost);
}

/* Whether what lies at the beginning may be dragged. */
static gboolean
acies_field_lift (AciesField *self)
{
  const AciesFieldSpot *spot = &self->lifted;
  gboolean              allowed = FALSE;

  if (spot->unit >= 0)
    g_signal_emit (self, acies_field_signals[ACIES_FIELD_DRAG_BEGUN], 0, spot->side,
                   (guint) spot->unit,
                   &allowed);
  else if (spot->commander >= 0)
    g_signal_emit (self, acies_field_signals[ACIES_FIELD_LEADER_DRAG_BEGUN], 0, spot->side,
                   (guint) spot->commander, &allowed);

  return allowed;
}

static void
acies_field_start_drag (AciesField *self, double x, double y, GtkGesture *drag)
{
  acies_field_find_spot (self, x, y, acies_field_reach (drag), FALSE, &self->lifted);
  if (acies_field_has_table (self) && self->lifted.tray < 0)
    {
      self->drag_kind = acies_field_begin_table_drag (self, x, y, drag);
      if (gtk_widget_get_focus_child (GTK_WIDGET (self)) == NULL)
        gtk_widget_grab_focus (GTK_WIDGET (self));
    }
  else if (acies_field_lift (self))
    {
      self->drag_kind = ACIES_DRAG_UNITS;
      self->drag_cell = self->lifted.cell;
      self->drag_on_tray = self->lifted.tray >= 0;
      acies_field_show_ghost (self);
      /* Escape must find the board. */
      if (gtk_widget_get_focus_child (GTK_WIDGET (self)) == NULL)
        gtk_widget_grab_focus (GTK_WIDGET (self));
    }
  else
    {
      self->drag_kind = acies_viewport_can_pan (&self->viewport) ? ACIES_DRAG_PAN : ACIES_DRAG_NONE;
    }

  if (self->drag_kind != ACIES_DRAG_NONE)
    gtk_gesture_set_state (drag, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
acies_field_pan_to (AciesField *self, double x, double y)
{
  acies_viewport_pan (&self->viewport, x - self->drag_x, y - self->drag_y);
  self->drag_x = x;
  self->drag_y = y;
  acies_field_view_changed (self);
}

static void
acies_field_move_units (AciesField *self, double x, double y)
{
  const DropPlace place = acies_field_find_drop (self, x, y);

  acies_field_overlay_move_ghost (self->overlay, x, y);
  acies_field_hover (self, place.cell);
  if (place.cell == self->drag_cell && place.on_tray == self->drag_on_tray)
    return;

  self->drag_cell = place.cell;
  self->drag_on_tray = place.on_tray;
  acies_field_overlay_tell_ghost (self->overlay, NULL, FALSE);
  g_signal_emit (self, acies_field_signals[ACIES_FIELD_DRAG_MOVED], 0, place.cell);
}

static void
drag_update_cb (AciesField *self, double dx, double dy, GtkGesture *drag)
{
  double x;
  double y;

  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (drag), &x, &y);
  if (self->drag_kind == ACIES_DRAG_PENDING && hypot (dx, dy) > DRAG_THRESHOLD)
    acies_field_start_drag (self, x, y, drag);

  if (self->drag_kind == ACIES_DRAG_PAN)
    acies_field_pan_to (self, x + dx, y + dy);
  if (self->drag_kind == ACIES_DRAG_UNITS)
    acies_field_move_units (self, x + dx, y + dy);
  if (self->drag_kind == ACIES_DRAG_STROKE)
    acies_field_move_stroke (self, x + dx, y + dy);
  acies_field_move_table_drag (self, x, y, x + dx, y + dy);
}

static void
acies_field_let_go (AciesField *self)
{
  self->drag_kind = ACIES_DRAG_NONE;
  acies_field_overlay_set_ghost (self->overlay, NULL);
  acies_field_hover (self, ACIES_NO_CELL);
}

static void
drag_end_cb (AciesField *self, double dx, double dy, GtkGesture *drag)
{
  const AciesDragKind kind = self->drag_kind;
  DropPlace           place;
  gint32              table_x;
  gint32              table_y;
  double              x;
  double              y;

  if (kind == ACIES_DRAG_STROKE)
    acies_field_end_stroke (self);
  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (drag), &x, &y);
  if (kind != ACIES_DRAG_UNITS)
    {
      acies_field_end_table_drag (self, x, y, x + dx, y + dy);
      self->drag_kind = ACIES_DRAG_NONE;
      return;
    }

  place = acies_field_find_drop (self, x + dx, y + dy);
  acies_field_let_go (self);
  if (place.cell != ACIES_NO_CELL || place.on_tray)
    g_signal_emit (self, acies_field_signals[ACIES_FIELD_DROPPED], 0, place.cell);
  else if (acies_field_find_place (self, x + dx, y + dy, &table_x, &table_y))
    g_signal_emit (self, acies_field_signals[ACIES_FIELD_DROPPED_AT], 0, table_x, table_y);
  else
    g_signal_emit (self, acies_field_signals[ACIES_FIELD_DROPPED_OUTSIDE], 0, x + dx, y + dy);
}

/* A press of which nothing has come yet, the view on its way and a stroke are not of the scene; were the press forgotten, what
 * becomes of it would be taken for a click where it ends. */
gboolean
acies_field_drags_scene (AciesField *self)
{
  return self->drag_kind != ACIES_DRAG_NONE && self->drag_kind != ACIES_DRAG_PENDING &&
         self->drag_kind != ACIES_DRAG_PAN && self->drag_kind != ACIES_DRAG_STROKE;
}

gboolean
acies_field_stop_drag (AciesField *self)
{
  const gboolean was_dragged =
    self->drag_kind == ACIES_DRAG_UNITS || acies_field_cancel_stroke (self) ||
    acies_field_cancel_table_drag (self);

  acies_field_let_go (self);
  if (was_dragged)
    gtk_gesture_set_state (self->drag, GTK_EVENT_SEQUENCE_DENIED);

  return was_dragged;
}

static void
drag_cancel_cb (AciesField *self)
{
  acies_field_cancel_stroke (self);
  acies_field_cancel_table_drag (self);
  acies_field_let_go (self);
}

static void
middle_update_cb (AciesField *self, double dx, double dy, GtkGesture *drag)
{
  double x;
  double y;

  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (drag), &x, &y);
  acies_field_pan_to (self, x + dx, y + dy);
}

static void
middle_begin_cb (AciesField *self, double x, double y)
{
  self->drag_x = x;
  self->drag_y = y;
}

void
acies_field_tell_drag (AciesField *self, const char *words, gboolean barred)
{
  g_return_if_fail (ACIES_IS_FIELD (self));

  if (self->drag_kind == ACIES_DRAG_UNITS)
    acies_field_overlay_tell_ghost (self->overlay, words, barred);
}

gboolean
acies_field_is_over_tray (AciesField *self)
{
  g_return_val_if_fail (ACIES_IS_FIELD (self), FALSE);

  return self->drag_kind == ACIES_DRAG_UNITS && self->drag_on_tray;
}

void
acies_field_add_drags (AciesField *self)
{
  GtkGesture *middle = acies_field_add_gesture (self, gtk_gesture_drag_new (), GDK_BUTTON_MIDDLE);

  g_signal_connect_swapped (middle, "drag-begin", G_CALLBACK (middle_begin_cb), self);
  g_signal_connect_swapped (middle, "drag-update", G_CALLBACK (middle_update_cb), self);

  self->drag = acies_field_add_gesture (self, gtk_gesture_drag_new (), GDK_BUTTON_PRIMARY);
  g_signal_connect_swapped (self->drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (self->drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (self->drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (self->drag, "cancel", G_CALLBACK (drag_cancel_cb), self);
}
