/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-noise.h"
#include "scene/acies-paint-ground.h"

#include <math.h>

/* How far the sea reaches into a coast zone, map units. */
#define DEPTH 0.30

/* The shore and the lines that follow it out to sea. */
typedef struct
{
  double depth; /* part of the way from the edge to the shore */
  double alpha;
  double width; /* plain px */
} Lining;

static const Lining linings[] = {
  { 1.00, 1.00, 1.8 },
  { 0.82, 0.60, 1.1 },
  { 0.64, 0.45, 1.0 },
  { 0.46, 0.33, 0.9 },
  { 0.28, 0.22, 0.8 },
};

/* Where the sea lies, as squares of one map unit: zones of deep water and ground off the field. */
typedef struct
{
  GArray            *waters; /* AciesReliefPoint: top left corners */
  const AciesRelief *coast;  /* the zones that have a coast, blurred: there the sea comes in */
} Sea;

static gboolean
is_coast (const AciesGround *self, int cell)
{
  return cell != ACIES_NO_CELL &&
         (self->layout->scene->cells[cell].terrain & ACIES_TERRAIN_COAST) != 0;
}

static gboolean
is_impassable (const AciesGround *self, int cell)
{
  return cell != ACIES_NO_CELL &&
         (self->layout->scene->cells[cell].terrain & ACIES_TERRAIN_IMPASSABLE) != 0;
}

gboolean *
acies_ground_deep_water (const AciesGround *self)
{
  const int n_cells = (int) (self->layout->scene->columns * self->layout->scene->rows);
  gboolean *deep = g_new0 (gboolean, n_cells);
  gboolean  any = FALSE, grew = TRUE;

  while (grew)
    {
      grew = FALSE;
      for (int cell = 0; cell < n_cells; cell++)
        for (AciesFacing edge = 0; edge < 4 && is_impassable (self, cell) && !deep[cell]; edge++)
          {
            const int beside = acies_ground_neighbour (self, cell, edge);

            deep[cell] = is_coast (self, beside) || (beside != ACIES_NO_CELL && deep[beside]);
            grew |= deep[cell];
          }
      any |= grew;
    }
  if (!any)
    g_clear_pointer (&deep, g_free);
  return deep;
}

/* Off the field on the sides where the coast goes on along the edge; else the flank, or the one
 * edge there is. */
static guint
outer_edges (const AciesGround *self, int cell)
{
  const guint flanks = 1u << ACIES_FACING_EAST | 1u << ACIES_FACING_WEST;
  guint       outer = 0, along = 0;

  for (AciesFacing edge = 0; edge < 4; edge++)
    if (acies_ground_neighbour (self, cell, edge) == ACIES_NO_CELL)
      {
        const int left = acies_ground_neighbour (self, cell, (edge + 3) % 4);
        const int right = acies_ground_neighbour (self, cell, (edge + 1) % 4);

        outer |= 1u << edge;
        if (is_coast (self, left) || is_coast (self, right))
          along |= 1u << edge;
      }
  if (along != 0)
    return along;

  return (outer & flanks) != 0 ? outer & flanks : outer;
}

guint
acies_ground_sea_edges (const AciesGround *self, int cell)
{
  guint edges = 0;

  if (!is_coast (self, cell))
    return 0;

  for (AciesFacing edge = 0; edge < 4; edge++)
    if (is_impassable (self, acies_ground_neighbour (self, cell, edge)))
      edges |= 1u << edge;

  return edges != 0 ? edges : outer_edges (self, cell);
}

static void
add_water (GArray *waters, int column, int row)
{
  const AciesReliefPoint corner = { column, row };

  g_array_append_val (waters, corner);
}

/* Returns: (transfer full): where the sea lies. */
static GArray *
find_waters (const AciesGround *self)
{
  static const gint8   step[4][2] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };
  const int            columns = (int) self->layout->scene->columns;
  const int            n_cells = columns * (int) self->layout->scene->rows;
  g_autofree gboolean *deep = acies_ground_deep_water (self);
  GArray              *waters = g_array_new (FALSE, FALSE, sizeof (AciesReliefPoint));

  for (int cell = 0; cell < n_cells; cell++)
    {
      const guint edges = acies_ground_sea_edges (self, cell);

      for (AciesFacing edge = 0; edge < 4; edge++)
        if (edges & 1u << edge)
          add_water (waters, cell % columns + step[edge][0], cell / columns + step[edge][1]);
      if (deep != NULL && deep[cell])
        add_water (waters, cell % columns, cell / columns);
    }
  return waters;
}

/* Distance to the nearest water as a part of how far the sea comes in there; at most 0 in the water
 * itself. */
static double
shore_distance (double x, double y, double height, gpointer data)
{
  const Sea   *sea = data;
  const double wave = 1 + 0.22 * acies_noise_smooth ("bay", x * 1.9, y * 1.9) +
                      0.12 * acies_noise_smooth ("shore", x * 5.3, y * 5.3);
  const double reach = CLAMP ((acies_relief_at (sea->coast, x, y) - 0.5) * 2.4, 0, 1);
  double       nearest = G_MAXDOUBLE;

  for (guint i = 0; i < sea->waters->len; i++)
    {
      const AciesReliefPoint *water = &g_array_index (sea->waters, AciesReliefPoint, i);
      const double            dx = MAX (water->x - x, x - water->x - 1);
      const double            dy = MAX (water->y - y, y - water->y - 1);
      const double            out = hypot (MAX (dx, 0), MAX (dy, 0));

      nearest = MIN (nearest, out > 0 ? out : MAX (dx, dy));
    }
  return nearest / (DEPTH * wave * MAX (reach, 0.02));
}

/* Contours rise towards what they enclose. */
static double
negate (double x, double y, double height, gpointer data)
{
  return -shore_distance (x, y, height, data);
}

static void
draw_sea (const AciesGround *self, const AciesRelief *relief)
{
  cairo_t *cr = self->cr;

  cairo_new_path (cr);
  acies_ground_contour_path (self, relief, -1);
  acies_color_set (cr, acies_ground_color (self, ACIES_COLOR_SEA), 1);
  cairo_fill (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < G_N_ELEMENTS (linings); i++)
    {
      acies_ground_contour_path (self, relief, -linings[i].depth);
      acies_color_set (cr, acies_ground_color (self, ACIES_COLOR_COAST_INK), linings[i].alpha);
      cairo_set_line_width (cr, linings[i].width * MAX (self->pen, 0.6));
      cairo_stroke (cr);
    }
}

void
acies_ground_paint_sea (const AciesGround *self)
{
  const AciesScene       *scene = self->layout->scene;
  g_autofree gboolean    *coast = acies_ground_mask (self, ACIES_TERRAIN_COAST);
  g_autofree gboolean    *deep = acies_ground_deep_water (self);
  g_autoptr (AciesRelief) relief = NULL;
  g_autoptr (AciesRelief) reach = NULL;
  g_autoptr (GArray)      waters = NULL;
  Sea                     sea;

  if (coast == NULL)
    return;

  for (guint cell = 0; deep != NULL && cell < scene->columns * scene->rows; cell++)
    coast[cell] |= deep[cell];
  reach = acies_relief_new (scene->columns, scene->rows);
  acies_relief_blur (reach, coast, 0.16, 1);
  waters = find_waters (self);
  sea = (Sea){ waters, reach };
  relief = acies_relief_new (scene->columns, scene->rows);
  acies_relief_map (relief, negate, &sea);
  draw_sea (self, relief);
}
