/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-paint-ground.h"

#include "scene/acies-noise.h"
#include "scene/acies-paint-shapes.h"

#include <math.h>

#define PLAIN_WIDTH  180.0
#define PLAIN_HEIGHT 144.0
#define PLAIN_SCALE  0.0108  /* px a 1/100 mm of a table */
#define STRENGTH     0.35  /* how far strong terrain goes towards its marks' colour */

void
acies_ground_init (AciesGround *self, cairo_t *cr, const AciesLayout *layout,
                   const AciesStyle *style)
{
  const double zones = MIN (layout->cell_width / PLAIN_WIDTH, layout->cell_height / PLAIN_HEIGHT);
  const double scale = layout->scale > 0 ? layout->scale / PLAIN_SCALE : zones;

  *self =
    (AciesGround){ cr, layout, style, scale, scale < 1 ? MAX (scale, 0.45) : pow (scale, 0.8) };
  self->hills = acies_ground_hill_relief (self);
  self->forests = acies_ground_wood_relief (self, ACIES_TERRAIN_FOREST);
  self->marshes = acies_ground_wood_relief (self, ACIES_TERRAIN_MARSH);
}

void
acies_ground_clear (AciesGround *self)
{
  g_clear_pointer (&self->hills, acies_relief_free);
  g_clear_pointer (&self->forests, acies_relief_free);
  g_clear_pointer (&self->marshes, acies_relief_free);
}

static gboolean
is_terrain (AciesColorName name)
{
  return name == ACIES_COLOR_HILL || name == ACIES_COLOR_FOREST || name == ACIES_COLOR_MARSH ||
         name == ACIES_COLOR_WATER || name == ACIES_COLOR_SEA || name == ACIES_COLOR_IMPASSABLE;
}

AciesColor
acies_ground_color (const AciesGround *self, AciesColorName name)
{
  const AciesColor color = acies_palette_get (&self->style->palette, name);

  if ((self->style->shown & ACIES_SHOWN_STRONG_TERRAIN) == 0 || !is_terrain (name))
    return color;

  /* The colour of its marks comes after that of its body. */
  return acies_color_mix (color, acies_palette_get (&self->style->palette, name + 1), STRENGTH);
}

gboolean *
acies_ground_mask (const AciesGround *self, AciesTerrain terrain)
{
  const AciesScene    *scene = self->layout->scene;
  const guint          n_cells = scene->columns * scene->rows;
  g_autofree gboolean *mask = g_new0 (gboolean, n_cells);
  gboolean             any = FALSE;

  for (guint cell = 0; cell < n_cells; cell++)
    {
      mask[cell] = (scene->cells[cell].terrain & terrain) != 0;
      any |= mask[cell];
    }
  return any ? g_steal_pointer (&mask) : NULL;
}

static void
closed_curve (const AciesGround *self, const GArray *line)
{
  const double width = self->layout->cell_width, height = self->layout->cell_height;
  const guint  n = line->len;

  for (guint i = 0; i <= n; i++)
    {
      const AciesReliefPoint *p[4];

      for (guint k = 0; k < 4; k++)
        p[k] = &g_array_index (line, AciesReliefPoint, (i + n + k - 2) % n);
      if (i == 0)
        cairo_move_to (self->cr, p[2]->x * width, p[2]->y * height);
      else
        cairo_curve_to (
          self->cr, (p[1]->x + (p[2]->x - p[0]->x) / 6) * width,
          (p[1]->y + (p[2]->y - p[0]->y) / 6) * height, (p[2]->x - (p[3]->x - p[1]->x) / 6) * width,
          (p[2]->y - (p[3]->y - p[1]->y) / 6) * height, p[2]->x * width, p[2]->y * height);
    }
  cairo_close_path (self->cr);
}

void
acies_ground_contour_path (const AciesGround *self, const AciesRelief *relief, double level)
{
  g_autoptr (GPtrArray) lines = acies_relief_contours (relief, level);

  for (guint i = 0; i < lines->len; i++)
    closed_curve (self, g_ptr_array_index (lines, i));
}

GArray *
acies_ground_scatter (const AciesGround *self,
                      const AciesRelief *relief,
                      const AciesRelief *shared,
                      double             level,
                      double             step)
{
  const AciesLayout *layout = self->layout;
  const double       board_width = layout->cell_width * relief->columns;
  const double       board_height = layout->cell_height * relief->rows;
  const int          nx = MAX ((int) (board_width / step), 1);
  const int          ny = MAX ((int) (board_height / (step * 0.86)), 1);
  GArray            *places = g_array_new (FALSE, FALSE, sizeof (AciesMarkPlace));

  for (int j = 0; j < ny; j++)
    for (int i = 0; i < nx; i++)
      {
        const double         shift = j % 2 != 0 ? 0.23 : -0.22;
        const AciesMarkPlace place = {
          (i + 0.5 + shift + 0.55 * (acies_noise ("x", i, j) - 0.5)) * board_width / nx,
          (j + 0.5 + 0.55 * (acies_noise ("y", i, j) - 0.5)) * board_height / ny,
          acies_noise ("mark", i, j),
          j,
        };

        const double x = place.x / layout->cell_width, y = place.y / layout->cell_height;

        if (acies_relief_at (relief, x, y) < level)
          continue;
        if (shared == NULL || place.chance < 0.5 || acies_relief_at (shared, x, y) < level)
          g_array_append_val (places, place);
      }
  return places;
}

int
acies_ground_neighbour (const AciesGround *self, int cell, AciesFacing edge)
{
  static const gint8 step[4][2] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };
  const int columns = (int) self->layout->scene->columns, rows = (int) self->layout->scene->rows;
  const int          column = cell % columns + step[edge][0], row = cell / columns + step[edge][1];

  if (column < 0 || row < 0 || column >= columns || row >= rows)
    return ACIES_NO_CELL;

  return row * columns + column;
}

double
acies_ground_standard_size (const AciesGround *self)
{
  return CLAMP (18 * self->scale, 8, 18 * MAX (self->pen, 1));
}
