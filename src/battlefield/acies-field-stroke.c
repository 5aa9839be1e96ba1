/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-field-private.h"

#include <math.h>

#define SAMPLES_A_ZONE 8.0
#define MOST_SAMPLES   200u

int
acies_field_find_cell (AciesField *self, double x, double y)
{
  AciesFieldSpot spot;

  g_return_val_if_fail (ACIES_IS_FIELD (self), ACIES_NO_CELL);

  if (x < 0 || y < 0 || x >= gtk_widget_get_width (GTK_WIDGET (self)) ||
      y >= gtk_widget_get_height (GTK_WIDGET (self)))
    return ACIES_NO_CELL;

  acies_field_find_spot (self, x, y, 0, FALSE, &spot);

  return spot.cell;
}

void
acies_field_begin_stroke (AciesField *self, double x, double y, GtkGesture *drag)
{
  const int cell = acies_field_find_cell (self, x, y);
  gboolean  allowed = FALSE;

  self->drag_kind = ACIES_DRAG_NONE;
  if (cell == ACIES_NO_CELL)
    return;

  acies_field_finish_moving (self);
  acies_field_set_cursor (self, cell, TRUE);
  gtk_gesture_set_state (drag, GTK_EVENT_SEQUENCE_CLAIMED);
  self->drag_kind = ACIES_DRAG_STROKE;
  self->drag_cell = cell;
  self->drag_x = x;
  self->drag_y = y;
  g_signal_emit (self, acies_field_signals[ACIES_FIELD_STROKE_BEGUN], 0, cell, &allowed);
  if (!allowed)
    self->drag_kind = ACIES_DRAG_NONE;
}

/* The edges of a zone that a stroke is not in yet belong to nobody. */
static int
acies_field_find_stroke_cell (AciesField *self, double x, double y)
{
  const int cell = acies_field_find_cell (self, x, y);
  AciesRect rect;
  double    across;
  double    down;

  if (cell == ACIES_NO_CELL || cell == self->drag_cell)
    return self->drag_cell;

  rect = acies_field_cell_rect (self, cell);
  across = (x - rect.x) / rect.width;
  down = (y - rect.y) / rect.height;

  return fmin (across, 1 - across) >= self->stroke_margin &&
             fmin (down, 1 - down) >= self->stroke_margin
           ? cell
           : self->drag_cell;
}

/* The pointer may have leapt over zones since it was seen last. */
void
acies_field_move_stroke (AciesField *self, double x, double y)
{
  const double step = MIN (self->viewport.cell_width, self->viewport.cell_height) / SAMPLES_A_ZONE;
  const double from_x = self->drag_x;
  const double from_y = self->drag_y;
  const double length = hypot (x - from_x, y - from_y);
  const guint  n = (guint) CLAMP (ceil (length / MAX (step, 1)), 1, MOST_SAMPLES);

  self->drag_x = x;
  self->drag_y = y;
  for (guint i = 1; i <= n && self->drag_kind == ACIES_DRAG_STROKE; i++)
    {
      const int cell = acies_field_find_stroke_cell (self, from_x + (x - from_x) * i / n,
                                                     from_y + (y - from_y) * i / n);

      if (cell == self->drag_cell)
        continue;
      self->drag_cell = cell;
      g_signal_emit (self, acies_field_signals[ACIES_FIELD_STROKE_MOVED], 0, cell);
    }
}

void
acies_field_end_stroke (AciesField *self)
{
  self->drag_kind = ACIES_DRAG_NONE;
  acies_field_set_cursor (self, self->drag_cell, TRUE);
  g_signal_emit (self, acies_field_signals[ACIES_FIELD_STROKE_ENDED], 0);
}

gboolean
acies_field_cancel_stroke (AciesField *self)
{
  if (self->drag_kind != ACIES_DRAG_STROKE)
    return FALSE;

  self->drag_kind = ACIES_DRAG_NONE;
  g_signal_emit (self, acies_field_signals[ACIES_FIELD_STROKE_CANCELLED], 0);

  return TRUE;
}

void
acies_field_set_strokes (AciesField *self, double margin)
{
  g_return_if_fail (ACIES_IS_FIELD (self));

  if (margin < 0)
    acies_field_stop_drag (self);
  self->stroke_margin = margin;
}

gboolean
acies_field_wants_strokes (AciesField *self)
{
  g_return_val_if_fail (ACIES_IS_FIELD (self), FALSE);

  return self->stroke_margin >= 0;
}

void
acies_field_set_course (AciesField *self, const gint16 *cells, guint n_cells)
{
  const guint n = self->scene != NULL ? self->scene->columns * self->scene->rows : 0;

  g_return_if_fail (ACIES_IS_FIELD (self));

  for (guint i = 0; i < n_cells; i++)
    g_return_if_fail (cells[i] >= 0 && (guint) cells[i] < n);

  acies_field_overlay_set_course (self->overlay, cells, n_cells);
}
