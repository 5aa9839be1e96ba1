/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-noise.h"
#include "scene/acies-paint-ground.h"

#include <math.h>

/* Heights of the foot and of the lines from which hachures run down. */
#define FOOT 0.46

/* Contour lines with fewer points are too small to draw. */
#define LEAST_KNOLL 12

typedef struct
{
  double level;
  double length;  /* of a stroke, plain px */
  double spacing; /* plain px between strokes */
} Ring;

static const Ring rings[] = {
  { 0.60, 16, 5.2 },
  { 0.80, 11, 5.6 },
  { 0.98, 9, 5.6 },
};

/* Knolls and saddles. */
static double
roughen (double x, double y, double height, gpointer data)
{
  return height * (0.86 + 0.30 * acies_noise_smooth ("hill", x * 1.7 + 3.1, y * 1.7 + 8.2) +
                   0.10 * acies_noise_smooth ("knoll", x * 4.1, y * 4.1));
}

/* Down the slope at a map point, a unit vector in pixels. */
static void
downhill (const AciesGround *self, double x, double y, double *dx, double *dy)
{
  const double step = 0.5 / ACIES_RELIEF_DETAIL;
  const double gx =
    (acies_relief_at (self->hills, x - step, y) - acies_relief_at (self->hills, x + step, y)) /
    self->layout->cell_width;
  const double gy =
    (acies_relief_at (self->hills, x, y - step) - acies_relief_at (self->hills, x, y + step)) /
    self->layout->cell_height;
  const double length = MAX (hypot (gx, gy), 1e-12);

  *dx = gx / length;
  *dy = gy / length;
}

/* Adds one stroke from a map point if it is as @dark as asked: on the side away from the light,
 * which comes from the north-west. */
static void
add_stroke (const AciesGround *self, const Ring *ring, AciesReliefPoint at, int n, gboolean dark)
{
  const double x = at.x * self->layout->cell_width, y = at.y * self->layout->cell_height;
  const double length = ring->length * self->pen * (0.75 + 0.5 * acies_noise ("stroke", n, 0));
  double       dx, dy;

  downhill (self, at.x, at.y, &dx, &dy);
  if ((dx + 2 * dy > -0.3) != dark)
    return;

  cairo_move_to (self->cr, x, y);
  cairo_line_to (self->cr, x + dx * length, y + dy * length);
}

/* Walks along a contour line and adds a stroke at each step. */
static void
add_ring (const AciesGround *self, const Ring *ring, const GArray *line, gboolean dark)
{
  const double width = self->layout->cell_width, height = self->layout->cell_height;
  const double spacing = ring->spacing * self->pen;
  double       left = 0;
  int          n = 0;

  for (guint i = 0; i < line->len; i++)
    {
      const AciesReliefPoint *a = &g_array_index (line, AciesReliefPoint, i);
      const AciesReliefPoint *b = &g_array_index (line, AciesReliefPoint, (i + 1) % line->len);
      const double            length = hypot ((b->x - a->x) * width, (b->y - a->y) * height);

      for (; left < length; left += spacing * (0.75 + 0.5 * acies_noise ("step", n, 1)), n++)
        {
          const AciesReliefPoint at = { a->x + (b->x - a->x) * left / length,
                                        a->y + (b->y - a->y) * left / length };

          add_stroke (self, ring, at, n, dark);
        }
      left -= length;
    }
}

AciesRelief *
acies_ground_hill_relief (const AciesGround *self)
{
  g_autofree gboolean *mask = acies_ground_mask (self, ACIES_TERRAIN_HILL);
  AciesRelief         *relief;

  if (mask == NULL)
    return NULL;

  relief = acies_relief_new (self->layout->scene->columns, self->layout->scene->rows);
  acies_relief_blur (relief, mask, 0.2, 0.06);
  acies_relief_warp (relief, "spur", 0.12, 2.3);
  acies_relief_map (relief, roughen, NULL);
  return relief;
}

void
acies_ground_paint_hill_bodies (const AciesGround *self)
{
  if (self->hills == NULL)
    return;

  cairo_new_path (self->cr);
  acies_ground_contour_path (self, self->hills, FOOT);
  acies_color_set (self->cr, acies_ground_color (self, ACIES_COLOR_HILL), 1);
  cairo_fill (self->cr);
}

void
acies_ground_paint_hill_marks (const AciesGround *self)
{
  if (self->hills == NULL)
    return;

  acies_color_set (self->cr, acies_ground_color (self, ACIES_COLOR_HILL_INK), 0.8);
  cairo_set_line_cap (self->cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < G_N_ELEMENTS (rings); i++)
    {
      g_autoptr (GPtrArray) lines = acies_relief_contours (self->hills, rings[i].level);

      for (guint dark = 0; dark < 2; dark++)
        {
          for (guint k = 0; k < lines->len; k++)
            if (((GArray *) g_ptr_array_index (lines, k))->len >= LEAST_KNOLL)
              add_ring (self, &rings[i], g_ptr_array_index (lines, k), dark == 1);
          cairo_set_line_width (self->cr, (dark == 1 ? 1.5 : 1.0) * MAX (self->pen, 0.6));
          cairo_stroke (self->cr);
        }
    }
}
