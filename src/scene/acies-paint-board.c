/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-emblems.h"
#include "scene/acies-paint-area.h"
#include "scene/acies-paint-table.h"

#include <math.h>

static const AciesSceneCell *
scene_cell (const AciesGround *self, int cell)
{
  return &self->layout->scene->cells[cell];
}

static int
n_cells (const AciesGround *self)
{
  return (int) (self->layout->scene->columns * self->layout->scene->rows);
}

static void
paint_zones (const AciesGround *self)
{
  const guint columns = self->layout->scene->columns;

  for (int cell = 0; cell < n_cells (self); cell++)
    {
      const AciesRect *rect = &self->layout->cells[cell].rect;
      const gboolean   odd = ((guint) cell % columns + (guint) cell / columns) % 2 != 0;
      const double     x = round (rect->x), y = round (rect->y);

      cairo_rectangle (self->cr, x, y, round (rect->x + rect->width) - x,
                       round (rect->y + rect->height) - y);
      acies_color_set (
        self->cr, acies_ground_color (self, odd ? ACIES_COLOR_GROUND_ALT : ACIES_COLOR_GROUND), 1);
      cairo_fill (self->cr);
    }
}

/* On whole pixels; the line between the two halves of the field is dashed. */
static void
paint_grid (const AciesGround *self)
{
  static const double dashes[] = { 10, 5 };
  const AciesScene   *scene = self->layout->scene;
  const double        width = round (self->layout->cell_width * scene->columns);
  const double        height = round (self->layout->cell_height * scene->rows);
  cairo_t            *cr = self->cr;

  acies_color_set (cr, acies_ground_color (self, ACIES_COLOR_GRID), 1);
  cairo_set_line_width (cr, 1);
  for (guint column = 1; column < scene->columns; column++)
    {
      const double x = round (column * self->layout->cell_width) + 0.5;

      cairo_move_to (cr, x, 0);
      cairo_line_to (cr, x, height);
    }
  for (guint row = 1; row < scene->rows; row++)
    if (2 * row != scene->rows)
      {
        const double y = round (row * self->layout->cell_height) + 0.5;

        cairo_move_to (cr, 0, y);
        cairo_line_to (cr, width, y);
      }
  cairo_stroke (cr);

  if (scene->rows % 2 == 0)
    {
      const double y = round (scene->rows / 2 * self->layout->cell_height) + 0.5;

      cairo_save (cr);
      cairo_move_to (cr, 0, y);
      cairo_line_to (cr, width, y);
      cairo_set_line_width (cr, 1.6);
      cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
      cairo_stroke (cr);
      cairo_restore (cr);
    }
}

/* What a side is named by on the ground itself. */
static AciesColor
side_color (const AciesPalette *palette, int side)
{
  return acies_palette_side (palette, side,
                             acies_palette_is_dark (palette) ? ACIES_SIDE_EDGE : ACIES_SIDE_FILL);
}

/* The owner's standard, top right. */
static void
paint_key_zone (const AciesGround *self, int cell)
{
  const AciesRect *rect = &self->layout->cells[cell].rect;
  const int        side = scene_cell (self, cell)->key_side;
  const double     size = acies_ground_standard_size (self), inset = size * 0.3;

  if (side == ACIES_NO_SIDE)
    return;

  acies_color_set (self->cr, side_color (&self->style->palette, side), 1);
  acies_emblem_draw (self->cr, ACIES_EMBLEM_STANDARD, rect->x + rect->width - size - inset,
                     rect->y + inset, size);
}

/* Lower left; once captured it fades under the standard of the side that took it. */
static void
paint_camp (const AciesGround *self, int cell)
{
  const AciesSceneCell *camp = scene_cell (self, cell);
  const AciesPalette   *palette = &self->style->palette;
  const AciesRect      *rect = &self->layout->cells[cell].rect;
  const double          size = MIN (rect->width, rect->height) * 0.22;
  const double x = rect->x + MIN (7, rect->width * 0.04), y = rect->y + rect->height - size * 1.12;

  if (camp->camp_side == ACIES_NO_SIDE)
    return;

  acies_color_set (self->cr, acies_ground_color (self, ACIES_COLOR_CAMP),
                   camp->camp_captured ? 0.4 : 1);
  acies_emblem_draw (
    self->cr, camp->camp_fortified ? ACIES_EMBLEM_CAMP_FORTIFIED : ACIES_EMBLEM_CAMP, x, y, size);
  if (!camp->camp_captured)
    return;

  acies_color_set (self->cr, side_color (palette, 1 - camp->camp_side), 1);
  acies_emblem_draw (self->cr, ACIES_EMBLEM_STANDARD, x + size * 0.3, y + size * 0.1, size * 0.8);
}

void
acies_paint_surround (cairo_t *cr, const AciesStyle *style, double width, double height)
{
  const AciesPalette *palette = &style->palette;
  const AciesColor    ground = acies_palette_get (palette, ACIES_COLOR_GROUND_ALT);

  acies_color_set (
    cr, acies_color_mix (ground, acies_palette_get (palette, ACIES_COLOR_GRID), 0.28), 1);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_fill (cr);
}

/* The ground of zones. */
static void
paint_field (const AciesGround *self)
{
  paint_zones (self);
  acies_ground_paint_impassable (self);
  acies_ground_paint_hill_bodies (self);
  acies_ground_paint_wood_bodies (self);
  if (self->style->shown & ACIES_SHOWN_TERRAIN_MARKS)
    {
      acies_ground_paint_hill_marks (self);
      acies_ground_paint_wood_marks (self);
    }
  acies_ground_paint_watercourses (self);
  acies_ground_paint_sea (self);
  if (self->style->shown & ACIES_SHOWN_GRID)
    paint_grid (self);
  for (int cell = 0; cell < n_cells (self); cell++)
    {
      paint_camp (self, cell);
      paint_key_zone (self, cell);
    }
  acies_ground_paint_labels (self);
}

void
acies_paint_ground (cairo_t *cr, const AciesLayout *layout, const AciesStyle *style)
{
  const guint columns = MAX (layout->scene->columns, 1), rows = MAX (layout->scene->rows, 1);
  AciesGround self;

  g_return_if_fail (cr != NULL && layout != NULL && style != NULL);

  acies_ground_init (&self, cr, layout, style);
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, 0, 0, round (layout->cell_width * columns),
                   round (layout->cell_height * rows));
  cairo_clip (cr);
  if (layout->scale > 0)
    acies_ground_paint_table (&self);
  else
    paint_field (&self);
  cairo_restore (cr);
  acies_ground_clear (&self);
}

void
acies_paint_board (cairo_t *cr, const AciesLayout *layout, const AciesStyle *style)
{
  const int n = (int) (layout->scene->columns * layout->scene->rows);

  acies_paint_ground (cr, layout, style);
  if (layout->scale > 0)
    acies_paint_table (cr, layout, style, NULL);
  for (int cell = 0; cell < n; cell++)
    acies_paint_zone_tokens (cr, layout, style, cell, NULL);
}
