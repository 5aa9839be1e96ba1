/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ACIES_ZOOM_MIN 1.0
#define ACIES_ZOOM_MAX 6.0

typedef struct
{
  double x, y, width, height;
} AciesRect;

static inline gboolean
acies_rect_contains (const AciesRect *self, double x, double y)
{
  return x >= self->x && y >= self->y && x < self->x + self->width && y < self->y + self->height;
}

/* Grows @self (empty: no width) to cover @other too. */
void acies_rect_include (AciesRect *self, const AciesRect *other);

/*
 * Where the board stands in a widget or on a page. Plain data, copied with =.
 * Three systems: *pixels* of the widget (logical); *board* pixels, the same measure from the
 * board's top left corner, in which layouts, painting and picking work; *map* units, one a zone,
 * which know nothing of sizes. Zoom 1 fits the whole board. Zones are stretched between the two
 * aspects below to fill the place.
 */
typedef struct
{
  guint  columns, rows;
  double width, height;            /* of the place, pixels */
  double margin;                   /* kept free around the board at zoom 1 */
  double zoom;
  double cell_width, cell_height;  /* pixels */
  double offset_x, offset_y;       /* of the board, exact; for use see acies_viewport_get_origin () */
  double aspect;                   /* of a board that is one whole, which is never stretched; 0: zones */
} AciesViewport;

/* Width to height of a zone. */
#define ACIES_CELL_ASPECT_MIN 0.80
#define ACIES_CELL_ASPECT_MAX 1.60

/* An empty place of 1 x 1 pixels, margin 8. */
void acies_viewport_init (AciesViewport *self, guint columns, guint rows);

/* The same for a board that is one whole of a fixed shape: one zone, width to height @aspect. */
void acies_viewport_init_whole (AciesViewport *self, double aspect);

/* The place's size changed: keeps the zoom and what was in the middle. Sizes that are no number or
 * below 1 count as 1. */
void acies_viewport_resize (AciesViewport *self, double width, double height);

/* Shows the whole board. */
void acies_viewport_fit (AciesViewport *self);

/* Sets the zoom (kept within the limits); the map point under (@x, @y) stays there as far as the
 * limits of panning allow. Coordinates that are no number count as the middle. */
void acies_viewport_zoom_at (AciesViewport *self, double zoom, double x, double y);

/* Moves the board by this many pixels, never so far that the place shows more than the margin
 * beside it. */
void acies_viewport_pan (AciesViewport *self, double dx, double dy);

/* Pans just enough that the rectangle (board pixels) is in sight. */
void acies_viewport_show (AciesViewport *self, const AciesRect *rect);

gboolean acies_viewport_can_pan (const AciesViewport *self);

/* Where the board's top left corner stands, in whole pixels. */
void acies_viewport_get_origin (const AciesViewport *self, double *x, double *y);

/* The board, in pixels of the place. */
AciesRect acies_viewport_get_board (const AciesViewport *self);

void acies_viewport_to_board (const AciesViewport *self,
                              double               x,
                              double               y,
                              double              *board_x,
                              double              *board_y);
void acies_viewport_to_map (const AciesViewport *self,
                            double               x,
                            double               y,
                            double              *map_x,
                            double              *map_y);
void acies_viewport_to_pixel (const AciesViewport *self,
                              double               map_x,
                              double               map_y,
                              double              *x,
                              double              *y);

G_END_DECLS
