/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-noise.h"
#include "scene/acies-paint-area.h"

#include <math.h>

/* Steps between marks in plain px, and never less than so many px. */
#define TREE_STEP 21.0
#define TREE_STEP_LEAST 11.0
#define REED_STEP 30.0
#define REED_STEP_LEAST 15.0
#define ROCK_STEP 40.0
#define ROCK_STEP_LEAST 20.0
#define STONE_STEP 17.0
#define STONE_STEP_LEAST 9.0
#define HOUSE_STEP 62.0
#define HOUSE_STEP_LEAST 26.0
#define ROW_STEP 7.0
#define HATCH_STEP 9.0

/* Marks keep within the shape shrunk to this. */
#define MARKS_WITHIN 0.92

/* A ring of hachures on a hill: strokes begin on the outline shrunk to @from and run outward to @to. */
typedef struct
{
  double from, to;
  double spacing; /* plain px */
} Ring;

static const Ring gentle_rings[] = { { 0.80, 0.97, 6.4 }, { 0.42, 0.54, 7.4 } };
static const Ring steep_rings[] = { { 0.82, 0.99, 4.4 }, { 0.58, 0.72, 4.6 }, { 0.33, 0.45, 5.0 } };

typedef struct
{
  const AciesGround    *ground;
  const AciesSceneArea *area;
  double (*points)[2]; /* board px; owned */
  double    middle[2]; /* the crest, or the mean of the points */
  AciesRect box;
} Area;

static void
area_init (Area *self, const AciesGround *ground, const AciesSceneArea *area)
{
  const AciesLayout *layout = ground->layout;
  double             right = -G_MAXDOUBLE, bottom = -G_MAXDOUBLE;

  *self = (Area){ ground,
                  area,
                  g_malloc_n (area->n_points, sizeof *self->points),
                  { 0, 0 },
                  { G_MAXDOUBLE, G_MAXDOUBLE, 0, 0 } };
  for (guint i = 0; i < area->n_points; i++)
    {
      double *p = self->points[i];

      acies_table_to_board (layout, area->points[i][0], area->points[i][1], &p[0], &p[1]);
      self->middle[0] += p[0] / area->n_points;
      self->middle[1] += p[1] / area->n_points;
      self->box.x = MIN (self->box.x, p[0]);
      self->box.y = MIN (self->box.y, p[1]);
      right = MAX (right, p[0]);
      bottom = MAX (bottom, p[1]);
    }
  self->box.width = right - self->box.x;
  self->box.height = bottom - self->box.y;
  if (area->has_crest)
    acies_table_to_board (layout, area->crest[0], area->crest[1], &self->middle[0],
                          &self->middle[1]);
}

/* The outline, drawn towards the middle by a factor. */
static void
area_path (const Area *self, double factor)
{
  for (guint i = 0; i < self->area->n_points; i++)
    cairo_line_to (self->ground->cr,
                   self->middle[0] + (self->points[i][0] - self->middle[0]) * factor,
                   self->middle[1] + (self->points[i][1] - self->middle[1]) * factor);
  cairo_close_path (self->ground->cr);
}

static gboolean
area_contains (const Area *self, double x, double y)
{
  gboolean inside = FALSE;

  for (guint i = 0, j = self->area->n_points - 1; i < self->area->n_points; j = i++)
    {
      const double *a = self->points[i], *b = self->points[j];

      if ((a[1] > y) != (b[1] > y) && x < (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0])
        inside = !inside;
    }

  return inside;
}

/* Feet of marks about @step px apart, row by row from the north: of AciesMarkPlace, owned. */
static GArray *
area_scatter (const Area *self, double step)
{
  const AciesLayout *layout = self->ground->layout;
  const int          nx = MAX ((int) (layout->cell_width / step), 1);
  const int          ny = MAX ((int) (layout->cell_height / (step * 0.86)), 1);
  const double       dx = layout->cell_width / nx, dy = layout->cell_height / ny;
  GArray            *places = g_array_new (FALSE, FALSE, sizeof (AciesMarkPlace));

  for (int j = (int) (self->box.y / dy) - 1; j <= (int) ((self->box.y + self->box.height) / dy) + 1;
       j++)
    for (int i = (int) (self->box.x / dx) - 1;
         i <= (int) ((self->box.x + self->box.width) / dx) + 1;
         i++)
      {
        const double         shift = j % 2 != 0 ? 0.23 : -0.22;
        const AciesMarkPlace place = {
          (i + 0.5 + shift + 0.55 * (acies_noise ("x", i, j) - 0.5)) * dx,
          (j + 0.5 + 0.55 * (acies_noise ("y", i, j) - 0.5)) * dy,
          acies_noise ("mark", i, j),
          j,
        };

        if (area_contains (self, self->middle[0] + (place.x - self->middle[0]) / MARKS_WITHIN,
                           self->middle[1] + (place.y - self->middle[1]) / MARKS_WITHIN) &&
            area_contains (self, place.x, place.y))
          g_array_append_val (places, place);
      }

  return places;
}

static double
mark_step (const AciesGround *ground, double step, double least)
{
  return MAX (step * ground->pen, least);
}

static void
fill (const Area *self, AciesColor color)
{
  cairo_new_path (self->ground->cr);
  area_path (self, 1);
  acies_color_set (self->ground->cr, color, 1);
  cairo_fill (self->ground->cr);
}

/* @dash: 0 for a whole line. */
static void
outline (const Area *self, AciesColor color, double width, double dash)
{
  const double dashes[] = { dash * self->ground->pen, 1.5 * dash * self->ground->pen };
  cairo_t     *cr = self->ground->cr;

  cairo_new_path (cr);
  area_path (self, 1);
  acies_color_set (cr, color, 1);
  cairo_set_line_width (cr, MAX (width * self->ground->pen, 0.6));
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (dash > 0)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

/* Hills: strokes run down from the crest; thicker on the side away from the light, which comes from the north-west. */

static void
add_stroke (const Area *self, const Ring *ring, const double at[2], int n, gboolean dark)
{
  const double dx = at[0] - self->middle[0], dy = at[1] - self->middle[1];
  const double length = MAX (hypot (dx, dy), 1e-9);
  const double end =
    ring->from + (ring->to - ring->from) * (0.7 + 0.3 * acies_noise ("stroke", n, 0));

  if ((dx + 2 * dy > -0.3 * length) != dark)
    return;

  cairo_move_to (self->ground->cr, self->middle[0] + dx * ring->from,
                 self->middle[1] + dy * ring->from);
  cairo_line_to (self->ground->cr, self->middle[0] + dx * end, self->middle[1] + dy * end);
}

static void
add_ring (const Area *self, const Ring *ring, gboolean dark)
{
  const double spacing = ring->spacing * self->ground->pen / ring->from;
  double       left = 0;
  int          n = 0;

  for (guint i = 0; i < self->area->n_points; i++)
    {
      const double *a = self->points[i], *b = self->points[(i + 1) % self->area->n_points];
      const double  length = hypot (b[0] - a[0], b[1] - a[1]);

      for (; left < length; left += spacing * (0.75 + 0.5 * acies_noise ("step", n, 1)), n++)
        {
          const double at[2] = { a[0] + (b[0] - a[0]) * left / length,
                                 a[1] + (b[1] - a[1]) * left / length };

          add_stroke (self, ring, at, n, dark);
        }
      left -= length;
    }
}

static void
paint_rings (const Area *self, const Ring *rings, guint n_rings)
{
  cairo_t *cr = self->ground->cr;

  acies_color_set (cr, acies_ground_color (self->ground, ACIES_COLOR_HILL_INK), 0.8);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < n_rings; i++)
    for (guint dark = 0; dark < 2; dark++)
      {
        cairo_new_path (cr);
        add_ring (self, &rings[i], dark == 1);
        cairo_set_line_width (cr, (dark == 1 ? 1.5 : 1.0) * MAX (self->ground->pen, 0.6));
        cairo_stroke (cr);
      }
}

static void
paint_hill (const Area *self, gboolean marks)
{
  const AciesGround *ground = self->ground;
  const gboolean     steep = self->area->ground == ACIES_GROUND_STEEP_HILL;
  const AciesColor   body = acies_ground_color (ground, ACIES_COLOR_HILL);
  const AciesColor   ink = acies_ground_color (ground, ACIES_COLOR_HILL_INK);

  fill (self, steep ? acies_color_mix (body, ink, 0.14) : body);
  cairo_new_path (ground->cr);
  area_path (self, steep ? 0.33 : 0.42);
  acies_color_set (
    ground->cr, acies_color_mix (body, acies_ground_color (ground, ACIES_COLOR_GROUND), 0.35), 1);
  cairo_fill (ground->cr);
  outline (self, acies_color_mix (body, ink, 0.55), steep ? 1.6 : 1, 0);
  if (!marks)
    return;

  if (steep)
    paint_rings (self, steep_rings, G_N_ELEMENTS (steep_rings));
  else
    paint_rings (self, gentle_rings, G_N_ELEMENTS (gentle_rings));
  if (self->area->has_crest)
    {
      cairo_new_path (ground->cr);
      cairo_arc (ground->cr, self->middle[0], self->middle[1], 2.2 * ground->pen, 0, 2 * G_PI);
      cairo_fill (ground->cr);
    }
}

/* Going that is bad */

static void
paint_wood (const Area *self, gboolean marks)
{
  const AciesGround *ground = self->ground;
  g_autoptr (GArray) trees = NULL;

  fill (self, acies_ground_color (ground, ACIES_COLOR_FOREST));
  outline (self, acies_ground_color (ground, ACIES_COLOR_FOREST_INK), 1.4, 2);
  if (!marks)
    return;

  trees = area_scatter (self, mark_step (ground, TREE_STEP, TREE_STEP_LEAST));
  acies_ground_draw_trees (ground, trees);
}

static void
paint_marsh (const Area *self, gboolean marks)
{
  const AciesGround *ground = self->ground;
  g_autoptr (GArray) reeds = NULL;

  fill (self, acies_ground_color (ground, ACIES_COLOR_MARSH));
  outline (self, acies_ground_color (ground, ACIES_COLOR_MARSH_INK), 1.4, 2);
  if (!marks)
    return;

  reeds = area_scatter (self, mark_step (ground, REED_STEP, REED_STEP_LEAST));
  acies_ground_draw_reeds (ground, reeds);
}

/* Stones and tufts. */
static void
paint_rough (const Area *self, gboolean marks)
{
  const AciesGround *ground = self->ground;
  const AciesColor   ink = acies_ground_color (ground, ACIES_COLOR_IMPASSABLE_INK);
  const double       size = mark_step (ground, STONE_STEP, STONE_STEP_LEAST) / STONE_STEP;
  g_autoptr (GArray) stones = NULL;

  fill (self, acies_color_mix (acies_ground_color (ground, ACIES_COLOR_GROUND),
                               acies_ground_color (ground, ACIES_COLOR_IMPASSABLE), 0.55));
  outline (self, ink, 1.2, 2);
  if (!marks)
    return;

  stones = area_scatter (self, mark_step (ground, STONE_STEP, STONE_STEP_LEAST));
  cairo_new_path (ground->cr);
  for (guint i = 0; i < stones->len; i++)
    {
      const AciesMarkPlace *at = &g_array_index (stones, AciesMarkPlace, i);
      const double          r = (1.6 + 1.6 * at->chance) * size;

      cairo_move_to (ground->cr, at->x - r * 1.4, at->y + r * 0.5);
      cairo_line_to (ground->cr, at->x - r * 0.3, at->y - r);
      cairo_line_to (ground->cr, at->x + r * 1.4, at->y + r * 0.5);
    }
  acies_color_set (ground->cr, ink, 0.85);
  cairo_set_line_width (ground->cr, MAX (1.1 * size, 0.7));
  cairo_stroke (ground->cr);
}

/* Crescents, open to the lee. */
static void
paint_dunes (const Area *self, gboolean marks)
{
  const AciesGround *ground = self->ground;
  const double       size = mark_step (ground, REED_STEP, REED_STEP_LEAST) / REED_STEP;
  const AciesColor   ink = acies_ground_color (ground, ACIES_COLOR_HILL_INK);
  g_autoptr (GArray) dunes = NULL;

  fill (self, acies_color_mix (acies_ground_color (ground, ACIES_COLOR_GROUND),
                               acies_ground_color (ground, ACIES_COLOR_HILL), 0.6));
  outline (self, ink, 1.2, 2);
  if (!marks)
    return;

  dunes = area_scatter (self, mark_step (ground, REED_STEP, REED_STEP_LEAST));
  for (guint i = 0; i < dunes->len; i++)
    {
      const AciesMarkPlace *at = &g_array_index (dunes, AciesMarkPlace, i);
      const double          r = (7 + 4 * at->chance) * size;

      cairo_new_sub_path (ground->cr);
      cairo_arc (ground->cr, at->x, at->y + r * 0.5, r, G_PI * 1.15, G_PI * 1.85);
    }
  acies_color_set (ground->cr, ink, 0.8);
  cairo_set_line_cap (ground->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (ground->cr, MAX (1.2 * size, 0.7));
  cairo_stroke (ground->cr);
}

static void
paint_built_up (const Area *self, gboolean marks)
{
  const AciesGround *ground = self->ground;
  const AciesColor   ink = acies_ground_color (ground, ACIES_COLOR_SETTLEMENT);
  const double       step = mark_step (ground, HOUSE_STEP, HOUSE_STEP_LEAST);
  g_autoptr (GArray) houses = NULL;

  fill (self, acies_color_mix (acies_ground_color (ground, ACIES_COLOR_GROUND), ink, 0.14));
  outline (self, ink, 2.4, 0);
  if (!marks)
    return;

  cairo_new_path (ground->cr);
  area_path (self, 1);
  cairo_clip (ground->cr);
  houses = area_scatter (self, step * 0.62);
  for (guint i = 0; i < houses->len; i++)
    {
      const AciesMarkPlace *at = &g_array_index (houses, AciesMarkPlace, i);

      acies_ground_draw_houses (ground, at->x, at->y, step * 0.14);
    }
}

/* Furrows within hedges, every other field ploughed across. */
static void
paint_fields (const Area *self, gboolean marks)
{
  const AciesGround *ground = self->ground;
  const AciesColor   leaf = acies_ground_color (ground, ACIES_COLOR_FOREST_INK);
  const double       step = MAX (ROW_STEP * ground->pen, 4);
  cairo_t           *cr = ground->cr;

  fill (self, acies_color_mix (acies_ground_color (ground, ACIES_COLOR_GROUND),
                               acies_ground_color (ground, ACIES_COLOR_FOREST), 0.5));
  if (marks)
    {
      cairo_save (cr);
      cairo_new_path (cr);
      area_path (self, 1);
      cairo_clip (cr);
      for (double y = self->box.y + step; y < self->box.y + self->box.height; y += step)
        {
          const gboolean across = (int) ((y - self->box.y) / (self->box.height / 2 + 1)) % 2 == 0;

          cairo_move_to (cr, self->box.x + (across ? 0 : self->box.width / 2), y);
          cairo_line_to (cr, self->box.x + (across ? self->box.width / 2 : self->box.width), y);
        }
      for (double x = self->box.x + step; x < self->box.x + self->box.width; x += step)
        {
          const gboolean lower = x < self->box.x + self->box.width / 2;

          cairo_move_to (cr, x, self->box.y + (lower ? self->box.height / 2 : 0));
          cairo_line_to (cr, x, self->box.y + (lower ? self->box.height : self->box.height / 2));
        }
      acies_color_set (cr, leaf, 0.45);
      cairo_set_line_width (cr, MAX (0.9 * ground->pen, 0.6));
      cairo_stroke (cr);
      cairo_restore (cr);
    }
  outline (self, leaf, 2.6, 3);
}

/* What nobody enters */

static void
paint_impassable (const Area *self, gboolean marks)
{
  const AciesGround *ground = self->ground;
  const AciesColor   ink = acies_ground_color (ground, ACIES_COLOR_IMPASSABLE_INK);
  const double       step = MAX (HATCH_STEP * ground->pen, 5);
  g_autoptr (GArray) rocks = NULL;
  cairo_t           *cr = ground->cr;

  fill (self, acies_ground_color (ground, ACIES_COLOR_IMPASSABLE));
  cairo_save (cr);
  cairo_new_path (cr);
  area_path (self, 1);
  cairo_clip (cr);
  for (double x = self->box.x - self->box.height; x < self->box.x + self->box.width; x += step)
    {
      cairo_move_to (cr, x, self->box.y + self->box.height);
      cairo_line_to (cr, x + self->box.height, self->box.y);
    }
  acies_color_set (cr, ink, 0.55);
  cairo_set_line_width (cr, MAX (1.1 * ground->pen, 0.7));
  cairo_stroke (cr);
  cairo_restore (cr);
  outline (self, ink, 1.8, 0);
  if (!marks)
    return;

  rocks = area_scatter (self, mark_step (ground, ROCK_STEP, ROCK_STEP_LEAST));
  for (guint i = 0; i < rocks->len; i++)
    acies_ground_draw_rock (ground, &g_array_index (rocks, AciesMarkPlace, i));
}

static void
paint_water (const Area *self, gboolean marks)
{
  static const double lines[] = { 0.93, 0.83, 0.7, 0.52 };
  const AciesGround  *ground = self->ground;
  const AciesColor    ink = acies_ground_color (ground, ACIES_COLOR_COAST_INK);

  fill (self, acies_ground_color (ground, ACIES_COLOR_SEA));
  outline (self, ink, 1.8, 0);
  for (guint i = 0; marks && i < G_N_ELEMENTS (lines); i++)
    {
      cairo_new_path (ground->cr);
      area_path (self, lines[i]);
      acies_color_set (ground->cr, ink, 0.6 - 0.12 * i);
      cairo_set_line_width (ground->cr, MAX (ground->pen, 0.6));
      cairo_stroke (ground->cr);
    }
}

static void
paint_open (const Area *self, gboolean marks)
{
  fill (self, acies_ground_color (self->ground, ACIES_COLOR_GROUND_ALT));
  outline (self, acies_ground_color (self->ground, ACIES_COLOR_GRID), 1, marks ? 3 : 0);
}

void
acies_ground_paint_area (const AciesGround *self, const AciesSceneArea *area)
{
  static void (*const painters[ACIES_N_GROUNDS]) (const Area *, gboolean) = {
    [ACIES_GROUND_OPEN] = paint_open,       [ACIES_GROUND_GENTLE_HILL] = paint_hill,
    [ACIES_GROUND_STEEP_HILL] = paint_hill, [ACIES_GROUND_WOOD] = paint_wood,
    [ACIES_GROUND_ROUGH] = paint_rough,     [ACIES_GROUND_MARSH] = paint_marsh,
    [ACIES_GROUND_DUNES] = paint_dunes,     [ACIES_GROUND_BUILT_UP] = paint_built_up,
    [ACIES_GROUND_FIELDS] = paint_fields,   [ACIES_GROUND_IMPASSABLE] = paint_impassable,
    [ACIES_GROUND_WATER] = paint_water,
  };
  Area shape;

  if (area->n_points < 3 || area->ground >= ACIES_N_GROUNDS)
    return;

  area_init (&shape, self, area);
  cairo_save (self->cr);
  painters[area->ground](&shape, (self->style->shown & ACIES_SHOWN_TERRAIN_MARKS) != 0);
  cairo_restore (self->cr);
  g_free (shape.points);
}
