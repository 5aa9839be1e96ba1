/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-paint-area.h"
#include "scene/acies-paint-text.h"

#include <math.h>

#define MM_STEP 10000.0   /* of the grid: 100 mm */
#define INCH_STEP 10160.0 /* 4 inches */
#define GRID_ALPHA 0.35
#define BANK 1.2     /* px outside the water */
#define ROAD_BED 6.0 /* plain px */
#define ROAD_EDGES 9.0
#define NAME_FONT 11.5
#define LEAST_PEN 0.6 /* below it names have no room */

static void
paint_cloth (const AciesGround *self)
{
  const AciesLayout *layout = self->layout;
  cairo_t           *cr = self->cr;

  cairo_rectangle (cr, 0, 0, round (layout->cell_width), round (layout->cell_height));
  acies_color_set (cr, acies_ground_color (self, ACIES_COLOR_GROUND), 1);
  cairo_fill (cr);
}

double
acies_ground_step (const AciesGround *self)
{
  return self->layout->scene->measure == ACIES_MEASURE_INCHES ? INCH_STEP : MM_STEP;
}

static void
paint_grid (const AciesGround *self)
{
  const double      step = acies_ground_step (self);
  const AciesScene *scene = self->layout->scene;
  const double      scale = self->layout->scale;
  cairo_t          *cr = self->cr;

  for (double x = step; x < scene->table_width; x += step)
    {
      cairo_move_to (cr, round (x * scale) + 0.5, 0);
      cairo_line_to (cr, round (x * scale) + 0.5, self->layout->cell_height);
    }
  for (double y = step; y < scene->table_height; y += step)
    {
      cairo_move_to (cr, 0, round (y * scale) + 0.5);
      cairo_line_to (cr, self->layout->cell_width, round (y * scale) + 0.5);
    }
  acies_color_set (cr, acies_ground_color (self, ACIES_COLOR_GRID), GRID_ALPHA);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

static void
line_path (const AciesGround *self, const AciesSceneLine *line)
{
  cairo_new_path (self->cr);
  for (guint i = 0; i < line->n_points; i++)
    {
      double x, y;

      acies_table_to_board (self->layout, line->points[i][0], line->points[i][1], &x, &y);
      cairo_line_to (self->cr, x, y);
    }
}

static void
stroke_line (const AciesGround *self, const AciesSceneLine *line, AciesColor color, double width)
{
  line_path (self, line);
  acies_color_set (self->cr, color, 1);
  cairo_set_line_width (self->cr, width);
  cairo_stroke (self->cr);
}

/* In its true width, with broken lines that show it flowing. */
static void
paint_river (const AciesGround *self, const AciesSceneLine *line)
{
  const double width = MAX (line->width * self->layout->scale, 2);
  const double dashes[] = { 12 * self->pen, 20 * self->pen };

  stroke_line (self, line, acies_ground_color (self, ACIES_COLOR_WATER_INK), width + 2 * BANK);
  stroke_line (self, line, acies_ground_color (self, ACIES_COLOR_WATER), width);
  if (width < 8)
    return;

  cairo_set_dash (self->cr, dashes, G_N_ELEMENTS (dashes), 0);
  stroke_line (self, line, acies_ground_color (self, ACIES_COLOR_WATER_INK), MAX (self->pen, 0.6));
  cairo_set_dash (self->cr, NULL, 0, 0);
}

static void
paint_road (const AciesGround *self, const AciesSceneLine *line)
{
  const AciesColor road = acies_ground_color (self, ACIES_COLOR_ROAD);
  const AciesColor ground = acies_ground_color (self, ACIES_COLOR_GROUND);
  const double     bed = MAX (line->width * self->layout->scale, ROAD_BED * MIN (self->pen, 1.5));

  stroke_line (self, line, road, bed * ROAD_EDGES / ROAD_BED);
  stroke_line (self, line, acies_color_mix (ground, road, 0.18), bed);
}

static void
paint_lines (const AciesGround *self, gboolean rivers)
{
  cairo_set_line_join (self->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (self->cr, CAIRO_LINE_CAP_BUTT);
  for (guint i = 0; i < self->layout->scene->lines->len; i++)
    {
      const AciesSceneLine *line = &g_array_index (self->layout->scene->lines, AciesSceneLine, i);

      if ((line->river != 0) != rivers || line->n_points < 2)
        continue;
      if (rivers)
        paint_river (self, line);
      else
        paint_road (self, line);
    }
}

/* Within the table, whatever it names. */
static void
paint_name (const AciesGround *self, const char *name, double x, double y, AciesColorName color)
{
  const AciesTextStyle text = {
    .size = NAME_FONT * MAX (self->pen, 1),
    .italic = TRUE,
    .anchor = ACIES_TEXT_MIDDLE,
    .color = acies_ground_color (self, color),
    .halo = 3,
  };
  double       height;
  const double half = acies_text_measure (self->style, &text, name, &height) / 2 + 4;

  acies_text_draw (self->cr, self->style, &text,
                   CLAMP (x, half, MAX (self->layout->cell_width - half, half)),
                   CLAMP (y, height, self->layout->cell_height - height), name);
}

/* At the lower end of the piece of ground. */
static void
paint_area_name (const AciesGround *self, const AciesSceneArea *area)
{
  double x = 0, y = 0, bottom = 0;

  for (guint i = 0; i < area->n_points; i++)
    {
      x += (double)area->points[i][0] / area->n_points;
      bottom = MAX (bottom, (double)area->points[i][1]);
    }
  acies_table_to_board (self->layout, x, bottom, &x, &y);
  paint_name (self, area->name, x, y - 9 * MAX (self->pen, 1), ACIES_COLOR_ZONE_LABEL);
}

static void
paint_names (const AciesGround *self)
{
  const AciesScene *scene = self->layout->scene;

  if (self->pen < LEAST_PEN || (self->style->shown & ACIES_SHOWN_ZONE_NAMES) == 0)
    return;

  for (guint i = 0; i < scene->areas->len; i++)
    {
      const AciesSceneArea *area = &g_array_index (scene->areas, AciesSceneArea, i);

      if (area->name != NULL && area->n_points > 0)
        paint_area_name (self, area);
    }
  for (guint i = 0; i < scene->lines->len; i++)
    {
      const AciesSceneLine *line = &g_array_index (scene->lines, AciesSceneLine, i);
      const gint32         *middle = line->n_points > 0 ? line->points[line->n_points / 2] : NULL;
      double                x, y;

      if (line->name == NULL || middle == NULL)
        continue;
      acies_table_to_board (self->layout, middle[0], middle[1], &x, &y);
      paint_name (self, line->name, x, y, ACIES_COLOR_ZONE_LABEL);
    }
}

void
acies_ground_paint_table (const AciesGround *self)
{
  const AciesScene *scene = self->layout->scene;

  paint_cloth (self);
  for (guint i = 0; i < scene->areas->len; i++)
    acies_ground_paint_area (self, &g_array_index (scene->areas, AciesSceneArea, i));
  paint_lines (self, TRUE);
  paint_lines (self, FALSE);
  if (self->style->shown & ACIES_SHOWN_GRID)
    paint_grid (self);
  acies_ground_paint_rim (self);
  paint_names (self);
}
