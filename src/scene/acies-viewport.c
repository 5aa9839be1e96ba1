/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-viewport.h"

#include "engine/core/acies-types.h"

#include <math.h>

#define DEFAULT_MARGIN 8.0

void
acies_rect_include (AciesRect *self, const AciesRect *other)
{
  const AciesRect before = *self;

  if (before.width <= 0)
    {
      *self = *other;
      return;
    }

  self->x = MIN (before.x, other->x);
  self->y = MIN (before.y, other->y);
  self->width = MAX (before.x + before.width, other->x + other->width) - self->x;
  self->height = MAX (before.y + before.height, other->y + other->height) - self->y;
}

/* Very small places have less of it. */
static double
actual_margin (const AciesViewport *self)
{
  return MIN (self->margin, MIN (self->width, self->height) / 4);
}

/* Zones fill the place at zoom 1, within the limits of their shape. */
static void
update_cells (AciesViewport *self)
{
  const double margin = actual_margin (self);
  double       cell_width = MAX ((self->width - 2 * margin) / self->columns, 0.1);
  double       cell_height = MAX ((self->height - 2 * margin) / self->rows, 0.1);
  const double most = self->aspect > 0 ? self->aspect : ACIES_CELL_ASPECT_MAX;
  const double least = self->aspect > 0 ? self->aspect : ACIES_CELL_ASPECT_MIN;

  if (cell_width > cell_height * most)
    cell_width = cell_height * most;
  else if (cell_width < cell_height * least)
    cell_height = cell_width / least;

  self->cell_width = cell_width * self->zoom;
  self->cell_height = cell_height * self->zoom;
}

/* The board stays in the middle where it is smaller than the place, else it covers it up to the
 * margin. */
static double
limit_offset (double offset, double place, double board, double margin)
{
  if (board <= place - 2 * margin)
    return (place - board) / 2;

  return CLAMP (offset, place - margin - board, margin);
}

static void
limit_offsets (AciesViewport *self)
{
  const double margin = actual_margin (self);

  self->offset_x =
    limit_offset (self->offset_x, self->width, self->cell_width * self->columns, margin);
  self->offset_y =
    limit_offset (self->offset_y, self->height, self->cell_height * self->rows, margin);
}

/* Puts the map point (@map_x, @map_y) at (@x, @y), within the limits. */
static void
place_at (AciesViewport *self, double map_x, double map_y, double x, double y)
{
  self->offset_x = x - map_x * self->cell_width;
  self->offset_y = y - map_y * self->cell_height;
  limit_offsets (self);
}

void
acies_viewport_init (AciesViewport *self, guint columns, guint rows)
{
  g_return_if_fail (columns > 0 && rows > 0);

  *self = (AciesViewport){ .columns = columns, .rows = rows, .width = 1, .height = 1, .zoom = 1 };
  self->margin = DEFAULT_MARGIN;
  update_cells (self);
  limit_offsets (self);
}

void
acies_viewport_init_whole (AciesViewport *self, double aspect)
{
  g_return_if_fail (aspect > 0);

  acies_viewport_init (self, 1, 1);
  self->aspect = aspect;
  update_cells (self);
  limit_offsets (self);
}

void
acies_viewport_resize (AciesViewport *self, double width, double height)
{
  const double map_x = (self->width / 2 - self->offset_x) / self->cell_width;
  const double map_y = (self->height / 2 - self->offset_y) / self->cell_height;

  self->width = isfinite (width) ? MAX (width, 1) : 1;
  self->height = isfinite (height) ? MAX (height, 1) : 1;
  update_cells (self);
  place_at (self, map_x, map_y, self->width / 2, self->height / 2);
}

void
acies_viewport_fit (AciesViewport *self)
{
  self->zoom = ACIES_ZOOM_MIN;
  update_cells (self);
  limit_offsets (self);
}

void
acies_viewport_zoom_at (AciesViewport *self, double zoom, double x, double y)
{
  const double at_x = isfinite (x) ? x : self->width / 2;
  const double at_y = isfinite (y) ? y : self->height / 2;
  const double map_x = (at_x - self->offset_x) / self->cell_width;
  const double map_y = (at_y - self->offset_y) / self->cell_height;

  if (!isfinite (zoom))
    return;

  self->zoom = CLAMP (zoom, ACIES_ZOOM_MIN, ACIES_ZOOM_MAX);
  update_cells (self);
  place_at (self, map_x, map_y, at_x, at_y);
}

void
acies_viewport_pan (AciesViewport *self, double dx, double dy)
{
  if (!isfinite (dx) || !isfinite (dy))
    return;

  self->offset_x += dx;
  self->offset_y += dy;
  limit_offsets (self);
}

/* By how much [@start, @start + @length) must move to lie within [0, @place). */
static double
shift_into (double start, double length, double place, double margin)
{
  if (start < margin || length > place - 2 * margin)
    return margin - start;
  if (start + length > place - margin)
    return place - margin - start - length;

  return 0;
}

void
acies_viewport_show (AciesViewport *self, const AciesRect *rect)
{
  const double x = rect->x + self->offset_x, y = rect->y + self->offset_y;
  const double dx = shift_into (x, rect->width, self->width, actual_margin (self));
  const double dy = shift_into (y, rect->height, self->height, actual_margin (self));

  acies_viewport_pan (self, dx, dy);
}

gboolean
acies_viewport_can_pan (const AciesViewport *self)
{
  const double free_width = self->width - 2 * actual_margin (self);
  const double free_height = self->height - 2 * actual_margin (self);

  return self->cell_width * self->columns > free_width + 0.5 ||
         self->cell_height * self->rows > free_height + 0.5;
}

void
acies_viewport_get_origin (const AciesViewport *self, double *x, double *y)
{
  *x = round (self->offset_x);
  *y = round (self->offset_y);
}

AciesRect
acies_viewport_get_board (const AciesViewport *self)
{
  AciesRect board = { 0, 0, self->cell_width * self->columns, self->cell_height * self->rows };

  acies_viewport_get_origin (self, &board.x, &board.y);
  return board;
}

void
acies_viewport_to_board (const AciesViewport *self, double x, double y, double *board_x,
                         double *board_y)
{
  double origin_x, origin_y;

  acies_viewport_get_origin (self, &origin_x, &origin_y);
  *board_x = x - origin_x;
  *board_y = y - origin_y;
}

void
acies_viewport_to_map (const AciesViewport *self, double x, double y, double *map_x, double *map_y)
{
  double board_x, board_y;

  acies_viewport_to_board (self, x, y, &board_x, &board_y);
  *map_x = board_x / self->cell_width;
  *map_y = board_y / self->cell_height;
}

void
acies_viewport_to_pixel (const AciesViewport *self, double map_x, double map_y, double *x,
                         double *y)
{
  double origin_x, origin_y;

  acies_viewport_get_origin (self, &origin_x, &origin_y);
  *x = origin_x + map_x * self->cell_width;
  *y = origin_y + map_y * self->cell_height;
}
