/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-noise.h"
#include "scene/acies-paint-area.h"

#include <math.h>

/* Where the body of a wood or marsh ends, and how far within it its marks keep. */
#define BODY_LEVEL 0.62
#define MARK_LEVEL 0.74

/* Steps between marks in plain px; never less than these px, so that small maps stay clear. */
#define TREE_STEP       21.0
#define TREE_STEP_LEAST 11.0
#define REED_STEP       30.0
#define REED_STEP_LEAST 15.0

AciesRelief *
acies_ground_wood_relief (const AciesGround *self, AciesTerrain terrain)
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

static double
tree_radius (const AciesGround *self, const AciesMarkPlace *tree)
{
  return (4.2 + 1.8 * tree->chance) * mark_size (self, TREE_STEP, TREE_STEP_LEAST);
}

static void
add_trunk (cairo_t *cr, const AciesMarkPlace *tree, double r)
{
  cairo_move_to (cr, tree->x, tree->y + r * 1.9);
  cairo_line_to (cr, tree->x, tree->y + r * 0.4);
}

/* Three lobes. */
static void
add_leaves (cairo_t *cr, const AciesMarkPlace *tree, double r)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, tree->x - r * 0.52, tree->y + r * 0.2, r * 0.62, 0, 2 * G_PI);
  cairo_new_sub_path (cr);
  cairo_arc (cr, tree->x + r * 0.52, tree->y + r * 0.2, r * 0.62, 0, 2 * G_PI);
  cairo_new_sub_path (cr);
  cairo_arc (cr, tree->x, tree->y - r * 0.5, r * 0.74, 0, 2 * G_PI);
}

/* The shaded side. */
static void
add_outline (cairo_t *cr, const AciesMarkPlace *tree, double r)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, tree->x, tree->y - r * 0.5, r * 0.74, G_PI * 0.95, G_PI * 1.95);
  cairo_new_sub_path (cr);
  cairo_arc (cr, tree->x + r * 0.52, tree->y + r * 0.2, r * 0.62, -G_PI * 0.25, G_PI * 0.8);
  cairo_new_sub_path (cr);
  cairo_arc (cr, tree->x - r * 0.52, tree->y + r * 0.2, r * 0.62, G_PI * 0.3, G_PI * 1.2);
}

/* A row at a time, so that the trees to the south stand before those behind them. */
static void
draw_tree_row (const AciesGround *self, const AciesMarkPlace *trees, guint n)
{
  const double     size = mark_size (self, TREE_STEP, TREE_STEP_LEAST);
  const AciesColor ink = acies_ground_color (self, ACIES_COLOR_FOREST_INK);
  const AciesColor leaf =
    acies_color_mix (acies_ground_color (self, ACIES_COLOR_FOREST), ink, 0.38);

  acies_color_set (self->cr, ink, 1);
  for (guint i = 0; i < n; i++)
    add_trunk (self->cr, &trees[i], tree_radius (self, &trees[i]));
  cairo_set_line_width (self->cr, 1.3 * size);
  cairo_stroke (self->cr);

  acies_color_set (self->cr, leaf, 1);
  for (guint i = 0; i < n; i++)
    add_leaves (self->cr, &trees[i], tree_radius (self, &trees[i]));
  cairo_fill (self->cr);

  acies_color_set (self->cr, ink, 1);
  for (guint i = 0; i < n; i++)
    add_outline (self->cr, &trees[i], tree_radius (self, &trees[i]));
  cairo_set_line_width (self->cr, MAX (size, 0.6));
  cairo_stroke (self->cr);
}

void
acies_ground_draw_trees (const AciesGround *self, const GArray *trees)
{
  const AciesMarkPlace *places = (const AciesMarkPlace *) (gpointer) trees->data;

  cairo_set_line_cap (self->cr, CAIRO_LINE_CAP_BUTT);
  for (guint first = 0, end; first < trees->len; first = end)
    {
      for (end = first + 1; end < trees->len && places[end].row == places[first].row; end++)
        continue;
      draw_tree_row (self, places + first, end - first);
    }
}

/* Three reeds and two strokes of water each. */
void
acies_ground_draw_reeds (const AciesGround *self, const GArray *reeds)
{
  const double size = mark_size (self, REED_STEP, REED_STEP_LEAST);
  cairo_t     *cr = self->cr;

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  acies_color_set (cr, acies_ground_color (self, ACIES_COLOR_MARSH_INK), 0.95);
  for (guint i = 0; i < reeds->len; i++)
    {
      const AciesMarkPlace *at = &g_array_index (reeds, AciesMarkPlace, i);

      for (int k = -1; k <= 1; k++)
        {
          cairo_move_to (cr, at->x + k * 2 * size, at->y);
          cairo_line_to (cr, at->x + k * 4.2 * size,
                         at->y - ((k == 0 ? 8.5 : 6) + 2 * at->chance) * size);
        }
    }
  cairo_set_line_width (cr, MAX (1.2 * size, 0.7));
  cairo_stroke (cr);

  for (guint i = 0; i < reeds->len; i++)
    {
      const AciesMarkPlace *at = &g_array_index (reeds, AciesMarkPlace, i);

      cairo_move_to (cr, at->x - 8 * size, at->y + 2.4 * size);
      cairo_line_to (cr, at->x + 8 * size, at->y + 2.4 * size);
      cairo_move_to (cr, at->x - 3 * size, at->y + 5.2 * size);
      cairo_line_to (cr, at->x + 5 * size, at->y + 5.2 * size);
    }
  cairo_set_line_width (cr, MAX (size, 0.6));
  cairo_stroke (cr);
}

void
acies_ground_paint_wood_bodies (const AciesGround *self)
{
  if (self->marshes != NULL)
    fill_body (self, self->marshes, ACIES_COLOR_MARSH);
  if (self->forests != NULL)
    fill_body (self, self->forests, ACIES_COLOR_FOREST);
}

void
acies_ground_paint_wood_marks (const AciesGround *self)
{
  if (self->marshes != NULL)
    {
      g_autoptr (GArray) reeds =
        acies_ground_scatter (self, self->marshes, self->forests, MARK_LEVEL,
                              MAX (REED_STEP * self->pen, REED_STEP_LEAST));

      acies_ground_draw_reeds (self, reeds);
    }
  if (self->forests != NULL)
    {
      g_autoptr (GArray) trees =
        acies_ground_scatter (self, self->forests, self->marshes, MARK_LEVEL,
                              MAX (TREE_STEP * self->pen, TREE_STEP_LEAST));

      acies_ground_draw_trees (self, trees);
    }
}
