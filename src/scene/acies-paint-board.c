/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-emblems.h"
#include "scene/acies-paint-ground.h"
#include "scene/acies-paint-text.h"
#include "scene/acies-paint.h"

#include <math.h>

#define LABEL_INSET 10.0  /* px from the zone's left edge to its name */
#define LABEL_ROW   12.0  /* px from its top to the middle of the name */

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

      cairo_rectangle (self->cr, x, y, round (rect->x + rect->width) - x, round (rect->y + rect->height) - y);
      acies_color_set (self->cr, acies_ground_color (self, odd ? ACIES_COLOR_GROUND_ALT : ACIES_COLOR_GROUND), 1);
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

static double
standard_size (const AciesGround *self)
{
  return CLAMP (18 * self->scale, 8, 18 * MAX (self->pen, 1));
}

static double
text_size (const AciesGround *self, double font)
{
  return MAX (font * CLAMP (self->style->text_scale, 0.5, 3), ACIES_TEXT_MIN);
}

static void
paint_zone_name (const AciesGround *self, int cell)
{
  const AciesCellPlace *place = &self->layout->cells[cell];
  const char           *name = scene_cell (self, cell)->name;
  const gboolean        key = scene_cell (self, cell)->key_side != ACIES_NO_SIDE;
  const AciesTextStyle  text = {
    .size = self->layout->zone_font,
    .max_width = place->rect.width - 2 * LABEL_INSET - (key ? standard_size (self) + 4 : 0),
    .color = acies_ground_color (self, ACIES_COLOR_ZONE_LABEL),
    .halo = 1.5,
  };

  if (name == NULL || text.size <= 0 || text.max_width < 20)
    return;

  acies_text_draw (self->cr, self->style, &text, place->rect.x + LABEL_INSET,
                   place->rect.y + LABEL_ROW * MAX (text_size (self, text.size) / 11, 1), name);
}

/* The owner's standard, top right. */
static void
paint_key_zone (const AciesGround *self, int cell)
{
  const AciesRect    *rect = &self->layout->cells[cell].rect;
  const AciesPalette *palette = &self->style->palette;
  const int           side = scene_cell (self, cell)->key_side;
  const double        size = standard_size (self), inset = size * 0.3;

  if (side == ACIES_NO_SIDE)
    return;

  acies_color_set (self->cr,
                   acies_palette_side (palette, side,
                                       acies_palette_is_dark (palette) ? ACIES_SIDE_EDGE : ACIES_SIDE_FILL),
                   1);
  acies_emblem_draw (self->cr, ACIES_EMBLEM_STANDARD, rect->x + rect->width - size - inset, rect->y + inset, size);
}

/* Lower left, faded and struck out once it was captured. */
static void
paint_camp (const AciesGround *self, int cell)
{
  const AciesSceneCell *camp = scene_cell (self, cell);
  const AciesRect      *rect = &self->layout->cells[cell].rect;
  const double          size = MIN (rect->width, rect->height) * 0.22;
  const double          x = rect->x + MIN (7, rect->width * 0.04), y = rect->y + rect->height - size * 1.12;
  const AciesColor      color = acies_ground_color (self, ACIES_COLOR_CAMP);

  if (camp->camp_side == ACIES_NO_SIDE)
    return;

  acies_color_set (self->cr, color, camp->camp_captured ? 0.45 : 1);
  acies_emblem_draw (self->cr, camp->camp_fortified ? ACIES_EMBLEM_CAMP_FORTIFIED : ACIES_EMBLEM_CAMP, x, y, size);
  if (!camp->camp_captured)
    return;

  acies_color_set (self->cr, acies_ground_color (self, ACIES_COLOR_TEXT), 1);
  cairo_set_line_width (self->cr, MAX (size / 14, 1.2));
  cairo_set_line_cap (self->cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (self->cr, x, y + size * 0.1);
  cairo_line_to (self->cr, x + size, y + size * 0.95);
  cairo_move_to (self->cr, x + size, y + size * 0.1);
  cairo_line_to (self->cr, x, y + size * 0.95);
  cairo_stroke (self->cr);
}

/* Four houses, their common foot in the middle of (@x, @y). */
static void
paint_houses (const AciesGround *self, double x, double y, double size)
{
  static const double houses[][3] = { { 0, -0.75, 1.2 }, { -1.05, -0.1, 1.0 }, { 1.05, -0.1, 0.9 }, { 0.1, 0.45, 0.8 } };
  cairo_t            *cr = self->cr;

  for (guint i = 0; i < G_N_ELEMENTS (houses); i++)
    {
      const double s = size * houses[i][2], hx = x + houses[i][0] * size, hy = y + houses[i][1] * size;

      cairo_move_to (cr, hx - s * 0.52, hy - s * 0.02);
      cairo_line_to (cr, hx, hy - s * 0.55);
      cairo_line_to (cr, hx + s * 0.52, hy - s * 0.02);
      cairo_line_to (cr, hx + s * 0.36, hy - s * 0.02);
      cairo_line_to (cr, hx + s * 0.36, hy + s * 0.4);
      cairo_line_to (cr, hx - s * 0.36, hy + s * 0.4);
      cairo_line_to (cr, hx - s * 0.36, hy - s * 0.02);
      cairo_close_path (cr);
    }
  acies_color_set (cr, acies_ground_color (self, ACIES_COLOR_SETTLEMENT), 1);
  cairo_fill (cr);
}

/* The middle of a label of this size near the edge that it names. */
static void
label_place (const AciesGround *self, const AciesSceneLabel *label, double width, double height,
             double *x, double *y)
{
  const AciesRect *rect = &self->layout->cells[label->cell].rect;
  const AciesRect *room = &self->layout->cells[label->cell].room;
  const double     gap = 6 * MAX (self->pen, 0.5);

  *x = rect->x + rect->width / 2;
  *y = room->y + room->height / 2;
  switch (label->edge)
    {
    case ACIES_FACING_NORTH:
      *y = room->y + height / 2;
      break;
    case ACIES_FACING_SOUTH:
      *y = rect->y + rect->height - gap - height / 2;
      break;
    case ACIES_FACING_EAST:
      *x = rect->x + rect->width - gap - width / 2;
      break;
    case ACIES_FACING_WEST:
      *x = rect->x + gap + width / 2;
      break;
    default:
      break;
    }
}

static gboolean
is_watery (const AciesGround *self, int cell)
{
  return acies_ground_sea_edges (self, cell) != 0;
}

static void
paint_label (const AciesGround *self, const AciesSceneLabel *label)
{
  const double   font = label->settlement ? self->layout->settlement_font : self->layout->label_font;
  const double   house = label->settlement ? 0.1 * MIN (self->layout->cell_width, self->layout->cell_height) : 0;
  AciesTextStyle text = { .size = font, .anchor = ACIES_TEXT_MIDDLE, .halo = 2, .italic = !label->settlement };
  double         width = house * 3.2, height = house * 2.2, line = 0, x, y;

  if (font > 0 && label->text != NULL)
    {
      text.max_width = self->layout->cell_width - 12;
      width = MAX (width, acies_text_measure (self->style, &text, label->text, &line));
      height += line;
    }
  if (width <= 0)
    return;

  text.color = acies_ground_color (self, label->settlement ? ACIES_COLOR_SETTLEMENT
                                         : is_watery (self, label->cell) ? ACIES_COLOR_COAST_INK
                                                                         : ACIES_COLOR_ZONE_LABEL);
  label_place (self, label, width, height, &x, &y);
  if (house > 0)
    paint_houses (self, x, y - height / 2 + house * 1.4, house);
  if (line > 0)
    acies_text_draw (self->cr, self->style, &text, x, y + height / 2 - line / 2, label->text);
}

void
acies_paint_surround (cairo_t *cr, const AciesStyle *style, double width, double height)
{
  const AciesPalette *palette = &style->palette;
  const AciesColor    ground = acies_palette_get (palette, ACIES_COLOR_GROUND_ALT);

  acies_color_set (cr, acies_color_mix (ground, acies_palette_get (palette, ACIES_COLOR_GRID), 0.28), 1);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_fill (cr);
}

static void
paint_features (const AciesGround *self)
{
  const GArray *labels = self->layout->scene->labels;

  for (int cell = 0; cell < n_cells (self); cell++)
    {
      paint_camp (self, cell);
      paint_key_zone (self, cell);
      paint_zone_name (self, cell);
    }
  acies_ground_paint_water_names (self);
  for (guint i = 0; i < labels->len; i++)
    {
      const AciesSceneLabel *label = &g_array_index (labels, AciesSceneLabel, i);

      if (label->cell >= 0 && label->cell < n_cells (self))
        paint_label (self, label);
    }
}

void
acies_paint_ground (cairo_t *cr, const AciesLayout *layout, const AciesStyle *style)
{
  AciesGround self;

  g_return_if_fail (cr != NULL && layout != NULL && style != NULL);

  acies_ground_init (&self, cr, layout, style);
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, 0, 0, round (layout->cell_width * layout->scene->columns),
                   round (layout->cell_height * layout->scene->rows));
  cairo_clip (cr);
  paint_zones (&self);
  acies_ground_paint_impassable (&self);
  acies_ground_paint_hills (&self);
  acies_ground_paint_marshes (&self);
  acies_ground_paint_forests (&self);
  acies_ground_paint_watercourses (&self);
  acies_ground_paint_sea (&self);
  paint_grid (&self);
  paint_features (&self);
  cairo_restore (cr);
}

void
acies_paint_board (cairo_t *cr, const AciesLayout *layout, const AciesStyle *style)
{
  const int n = (int) (layout->scene->columns * layout->scene->rows);

  acies_paint_ground (cr, layout, style);
  for (int cell = 0; cell < n; cell++)
    acies_paint_zone_tokens (cr, layout, style, cell, NULL);
}
