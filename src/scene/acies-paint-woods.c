/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-noise.h"
#include "scene/acies-paint-ground.h"

#include <math.h>

/* Where the body of a wood or marsh ends, and how far within it its marks keep. */
#define BODY_LEVEL 0.62
#define MARK_LEVEL 0.74

/* Steps between marks in plain px; never less than these px, so that small maps stay clear. */
#define TREE_STEP       21.0
#define TREE_STEP_LEAST 11.0
#define REED_STEP       30.0
#define REED_STEP_LEAST 15.0

/* Returns: (nullable): the relief of a body over all zones with @terrain. */
static AciesRelief *
body_relief (const AciesGround *self, AciesTerrain terrain)
{
  g_autofree gboolean *mask = acies_ground_mask (self, terrain);
  AciesRelief         *relief;

  if (mask == NULL)
    return NULL;

  relief = acies_relief_new (self->layout->scene->columns, self->layout->scene->rows);
  acies_relief_blur (relief, mask, 0.11, 1);
  acies_relief_warp (relief, terrain == ACIES_TERRAIN_FOREST ? "wood" : "marsh", 0.11, 3.1);
  acies_relief_warp (relief, "edge", 0.03, 9);
  return relief;
}

static void
fill_body (const AciesGround *self, const AciesRelief *relief, AciesColorName name)
{
  cairo_new_path (self->cr);
  acies_ground_contour_path (self, relief, BODY_LEVEL);
  acies_color_set (self->cr, acies_ground_color (self, name), 1);
  cairo_fill (self->cr);
}

static double
mark_size (const AciesGround *self, double step, double least)
{
  return MAX (step * self->pen, least) / step;
}

/* Trunk, three lobes, the shaded side outlined. */
static void
draw_tree (const AciesGround *self, double x, double y, double chance)
{
  const double     size = mark_size (self, TREE_STEP, TREE_STEP_LEAST);
  const double     r = (4.2 + 1.8 * chance) * size;
  const AciesColor ink = acies_ground_color (self, ACIES_COLOR_FOREST_INK);
  const AciesColor leaf = acies_color_mix (acies_ground_color (self, ACIES_COLOR_FOREST), ink, 0.38);
  cairo_t         *cr = self->cr;

  cairo_move_to (cr, x, y + r * 1.9);
  cairo_line_to (cr, x, y + r * 0.4);
  acies_color_set (cr, ink, 1);
  cairo_set_line_width (cr, 1.3 * size);
  cairo_stroke (cr);

  cairo_arc (cr, x - r * 0.52, y + r * 0.2, r * 0.62, 0, 2 * G_PI);
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + r * 0.52, y + r * 0.2, r * 0.62, 0, 2 * G_PI);
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y - r * 0.5, r * 0.74, 0, 2 * G_PI);
  acies_color_set (cr, leaf, 1);
  cairo_fill (cr);

  acies_color_set (cr, ink, 1);
  cairo_set_line_width (cr, MAX (size, 0.6));
  cairo_arc (cr, x, y - r * 0.5, r * 0.74, G_PI * 0.95, G_PI * 1.95);
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + r * 0.52, y + r * 0.2, r * 0.62, -G_PI * 0.25, G_PI * 0.8);
  cairo_new_sub_path (cr);
  cairo_arc (cr, x - r * 0.52, y + r * 0.2, r * 0.62, G_PI * 0.3, G_PI * 1.2);
  cairo_stroke (cr);
}

/* Three reeds and two strokes of water. */
static void
draw_reeds (const AciesGround *self, double x, double y, double chance)
{
  const double size = mark_size (self, REED_STEP, REED_STEP_LEAST);
  cairo_t     *cr = self->cr;

  for (int k = -1; k <= 1; k++)
    {
      cairo_move_to (cr, x + k * 2 * size, y);
      cairo_line_to (cr, x + k * 4.2 * size, y - ((k == 0 ? 8.5 : 6) + 2 * chance) * size);
    }
  acies_color_set (cr, acies_ground_color (self, ACIES_COLOR_MARSH_INK), 0.95);
  cairo_set_line_width (cr, MAX (1.2 * size, 0.7));
  cairo_stroke (cr);

  cairo_move_to (cr, x - 8 * size, y + 2.4 * size);
  cairo_line_to (cr, x + 8 * size, y + 2.4 * size);
  cairo_move_to (cr, x - 3 * size, y + 5.2 * size);
  cairo_line_to (cr, x + 5 * size, y + 5.2 * size);
  cairo_set_line_width (cr, MAX (size, 0.6));
  cairo_stroke (cr);
}

void
acies_ground_paint_wood_bodies (const AciesGround *self)
{
  g_autoptr (AciesRelief) marsh = body_relief (self, ACIES_TERRAIN_MARSH);
  g_autoptr (AciesRelief) forest = body_relief (self, ACIES_TERRAIN_FOREST);

  if (marsh != NULL)
    fill_body (self, marsh, ACIES_COLOR_MARSH);
  if (forest != NULL)
    fill_body (self, forest, ACIES_COLOR_FOREST);
}

void
acies_ground_paint_wood_marks (const AciesGround *self)
{
  g_autoptr (AciesRelief) marsh = body_relief (self, ACIES_TERRAIN_MARSH);
  g_autoptr (AciesRelief) forest = body_relief (self, ACIES_TERRAIN_FOREST);

  cairo_set_line_cap (self->cr, CAIRO_LINE_CAP_ROUND);
  if (marsh != NULL)
    acies_ground_scatter (self, marsh, MARK_LEVEL, MAX (REED_STEP * self->pen, REED_STEP_LEAST), draw_reeds);
  cairo_set_line_cap (self->cr, CAIRO_LINE_CAP_BUTT);
  if (forest != NULL)
    acies_ground_scatter (self, forest, MARK_LEVEL, MAX (TREE_STEP * self->pen, TREE_STEP_LEAST), draw_tree);
}
