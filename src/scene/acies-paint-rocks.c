/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-noise.h"
#include "scene/acies-paint-area.h"

#define ROCK_STEP       46.0
#define ROCK_STEP_LEAST 20.0
#define HATCH_STEP      9.0
#define BODY_LEVEL      0.42
#define ROCK_LEVEL      0.9

static double
jagged (double x, double y, double height, gpointer data)
{
  return height + 0.12 * acies_noise_smooth ("crag", x * 7, y * 7);
}

void
acies_ground_draw_rock (const AciesGround *self, const AciesMarkPlace *at)
{
  static const double outline[][2] = {
    { -1, 0.6 }, { -0.2, -1 }, { 0.25, -0.1 }, { 0.55, -0.55 }, { 1, 0.6 }
  };
  const double grow = MAX (ROCK_STEP * self->pen, ROCK_STEP_LEAST) / ROCK_STEP;
  const double size = (7 + 4 * at->chance) * grow;
  cairo_t     *cr = self->cr;

  for (guint i = 0; i < G_N_ELEMENTS (outline); i++)
    cairo_line_to (cr, at->x + outline[i][0] * size, at->y + outline[i][1] * size);
  cairo_close_path (cr);
  acies_color_set (cr, acies_ground_color (self, ACIES_COLOR_IMPASSABLE), 1);
  cairo_fill_preserve (cr);
  acies_color_set (cr, acies_ground_color (self, ACIES_COLOR_IMPASSABLE_INK), 1);
  cairo_set_line_width (cr, MAX (1.5 * grow, 0.8));
  cairo_stroke (cr);
}

static void
draw_hatching (const AciesGround *self)
{
  const double width = self->layout->cell_width * self->layout->scene->columns;
  const double height = self->layout->cell_height * self->layout->scene->rows;
  const double step = MAX (HATCH_STEP * self->pen, 5);

  for (double x = -height; x < width; x += step)
    {
      cairo_move_to (self->cr, x, height);
      cairo_line_to (self->cr, x + height, 0);
    }
  acies_color_set (self->cr, acies_ground_color (self, ACIES_COLOR_IMPASSABLE_INK), 0.55);
  cairo_set_line_width (self->cr, MAX (1.1 * self->pen, 0.7));
  cairo_stroke (self->cr);
}

/* Impassable zones that are no deep water: as good as the whole zone. */
void
acies_ground_paint_impassable (const AciesGround *self)
{
  const AciesScene       *scene = self->layout->scene;
  g_autofree gboolean    *mask = acies_ground_mask (self, ACIES_TERRAIN_IMPASSABLE);
  g_autofree gboolean    *deep = acies_ground_deep_water (self);
  g_autoptr (AciesRelief) relief = NULL;
  g_autoptr (GArray)      rocks = NULL;

  if (mask == NULL)
    return;

  for (guint cell = 0; deep != NULL && cell < scene->columns * scene->rows; cell++)
    mask[cell] &= !deep[cell];
  relief = acies_relief_new (scene->columns, scene->rows);
  acies_relief_blur (relief, mask, 0.03, 1);
  acies_relief_map (relief, jagged, NULL);

  cairo_save (self->cr);
  cairo_new_path (self->cr);
  acies_ground_contour_path (self, relief, BODY_LEVEL);
  acies_color_set (self->cr, acies_ground_color (self, ACIES_COLOR_IMPASSABLE), 1);
  cairo_fill_preserve (self->cr);
  cairo_clip (self->cr);
  draw_hatching (self);
  cairo_set_line_join (self->cr, CAIRO_LINE_JOIN_MITER);
  rocks = acies_ground_scatter (self, relief, NULL, ROCK_LEVEL,
                                MAX (ROCK_STEP * self->pen, ROCK_STEP_LEAST));
  for (guint i = 0; i < rocks->len; i++)
    acies_ground_draw_rock (self, &g_array_index (rocks, AciesMarkPlace, i));
  cairo_restore (self->cr);
}
