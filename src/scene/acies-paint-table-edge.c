/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-paint-area.h"
#include "scene/acies-paint-text.h"
#include "scene/acies-table-layout.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* What stands along the rim of a table: whose base edges they are, where north is, how long a step of the grid is. */

#define SCALE_FONT   11.0
#define SCALE_INSET  12.0    /* px from the rim */
#define SCALE_PLACES 9       /* that are tried */
#define NAME_PLACE   0.7     /* of an edge, where the name of the army stands */
#define LEAST_PEN    0.6     /* below it words have no room */
#define NAME_ROOM    70.0    /* px on either side of it */
#define EDGE_BAND    5.0     /* px, of a base edge */
#define EDGE_FONT    11.5
#define NORTH_HEIGHT 20.0    /* px, of the needle */

static gboolean
meet (const AciesRect *a, double left, double top, double right, double bottom)
{
  return left < a->x + a->width && right > a->x && top < a->y + a->height && bottom > a->y;
}

/* The box that points of the table have on the board meets @box. */
static gboolean
points_meet (const AciesGround *self,
             gint32           (*points)[2],
             guint              n,
             double             out,
             const AciesRect   *box)
{
  double left = G_MAXDOUBLE, top = G_MAXDOUBLE, right = -G_MAXDOUBLE, bottom = -G_MAXDOUBLE;

  for (guint i = 0; i < n; i++)
    {
      double x, y;

      acies_table_to_board (self->layout, points[i][0], points[i][1], &x, &y);
      left = MIN (left, x);
      right = MAX (right, x);
      top = MIN (top, y);
      bottom = MAX (bottom, y);
    }

  return n > 0 && meet (box, left - out, top - out, right + out, bottom + out);
}

/* Whether nothing of the ground lies in @box. */
static gboolean
is_bare (const AciesGround *self, const AciesRect *box)
{
  const AciesScene *scene = self->layout->scene;

  for (guint i = 0; i < scene->areas->len; i++)
    {
      const AciesSceneArea *area = &g_array_index (scene->areas, AciesSceneArea, i);

      if (points_meet (self, area->points, area->n_points, 0, box))
        return FALSE;
    }
  for (guint i = 0; i < scene->lines->len; i++)
    {
      const AciesSceneLine *line = &g_array_index (scene->lines, AciesSceneLine, i);

      for (guint k = 1; k < line->n_points; k++)
        if (points_meet (self, line->points + k - 1, 2, line->width * self->layout->scale / 2, box))
          return FALSE;
    }

  return TRUE;
}

/* Where the name of the army on the lower edge would stand, nothing else does. */
static gboolean
meets_name (const AciesGround *self, const AciesRect *box)
{
  const double middle = self->layout->cell_width * NAME_PLACE;

  return meet (box, middle - NAME_ROOM, 0, middle + NAME_ROOM, self->layout->cell_height);
}

/* The first place along the lower rim, from the left on, whose ground is bare; else the lower left. */
static AciesRect
find_corner (const AciesGround *self, double width, double height)
{
  const double    bottom = self->layout->cell_height - SCALE_INSET - height;
  const AciesRect corner = { SCALE_INSET, bottom, width, height };

  for (guint i = 0; i < SCALE_PLACES; i++)
    {
      AciesRect box = corner;

      box.x += i * (self->layout->cell_width - width - 2 * SCALE_INSET) / (SCALE_PLACES - 1);
      if (is_bare (self, &box) && !meets_name (self, &box))
        return box;
    }

  return corner;
}

static void
paint_scale (const AciesGround *self)
{
  const double         length = acies_ground_step (self) * self->layout->scale;
  const AciesTextStyle text = {
    .size = SCALE_FONT * MAX (self->pen, 1),
    .anchor = ACIES_TEXT_MIDDLE,
    .color = acies_ground_color (self, ACIES_COLOR_TEXT_DIM),
    .halo = 2,
  };
  /* Translators: the length of the scale bar on a table. */
  const gboolean inches = self->layout->scene->measure == ACIES_MEASURE_INCHES;
  const char    *words = inches ? _ ("4 inches") : _ ("100 mm");
  AciesRect      box;
  double         height, foot;

  acies_text_measure (self->style, &text, words, &height);
  box = find_corner (self, length, height + 8);
  foot = box.y + box.height;
  acies_color_set (self->cr, text.color, 1);
  cairo_set_line_width (self->cr, 1.4);
  cairo_move_to (self->cr, box.x, foot - 4);
  cairo_line_to (self->cr, box.x, foot);
  cairo_line_to (self->cr, box.x + length, foot);
  cairo_line_to (self->cr, box.x + length, foot - 4);
  cairo_stroke (self->cr);
  acies_text_draw (self->cr, self->style, &text, box.x + length / 2, foot - 4 - height / 2,
                   words);
}

/* Upper right: a needle, half of it filled, and its letter. */
static void
paint_north (const AciesGround *self)
{
  const double         size = NORTH_HEIGHT * MAX (self->pen, 1), half = size * 0.24;
  const double         x = self->layout->cell_width - SCALE_INSET - half, y = SCALE_INSET;
  const AciesColor     ink = acies_ground_color (self, ACIES_COLOR_ZONE_LABEL);
  const AciesTextStyle text = { .size = SCALE_FONT * MAX (self->pen, 1),
                                .bold = TRUE,
                                .anchor = ACIES_TEXT_END,
                                .color = ink,
                                .halo = 2 };
  cairo_t             *cr = self->cr;

  /* Translators: the letter for north on a map. */
  acies_text_draw (cr, self->style, &text, x - half - 3, y + size / 2, C_ ("compass", "N"));
  for (guint east = 0; east < 2; east++)
    {
      cairo_new_path (cr);
      cairo_move_to (cr, x, y);
      cairo_line_to (cr, x + (east ? half : -half), y + size);
      cairo_line_to (cr, x, y + size * 0.72);
      cairo_close_path (cr);
      acies_color_set (cr, east ? acies_ground_color (self, ACIES_COLOR_GROUND) : ink, 1);
      cairo_fill_preserve (cr);
      acies_color_set (cr, ink, 1);
      cairo_set_line_width (cr, 1);
      cairo_stroke (cr);
    }
}

/* Turns the ground so that @edge lies below, from 0 to @length; to be restored. */
static void
turn_to_edge (const AciesGround *self, int edge, double *length)
{
  const double width = self->layout->cell_width, height = self->layout->cell_height;
  cairo_t     *cr = self->cr;

  *length = edge == ACIES_FACING_NORTH || edge == ACIES_FACING_SOUTH ? width : height;
  if (edge == ACIES_FACING_SOUTH)
    cairo_translate (cr, 0, height);
  else if (edge == ACIES_FACING_EAST)
    {
      cairo_translate (cr, width, height);
      cairo_rotate (cr, -G_PI / 2);
    }
  else if (edge == ACIES_FACING_WEST)
    cairo_rotate (cr, G_PI / 2);
}

/* A band in the colour of whose base edge it is, with the name of the army; letters of the north edge stand upright too. */
static void
paint_base_edge (const AciesGround *self, guint side)
{
  const AciesSceneSide *army = &self->layout->scene->sides[side];
  const gboolean        north = army->edge == ACIES_FACING_NORTH;
  const AciesPalette   *palette = &self->style->palette;
  const AciesColor      color = acies_palette_side (palette, (int) side, ACIES_SIDE_FILL);
  const AciesTextStyle  text = { .size = EDGE_FONT * MAX (self->pen, 1),
                                 .bold = TRUE,
                                 .anchor = ACIES_TEXT_MIDDLE,
                                 .color = color,
                                 .halo = 3 };
  double                length, height;

  acies_text_measure (self->style, &text, army->name, &height);
  cairo_save (self->cr);
  turn_to_edge (self, army->edge, &length);
  cairo_rectangle (self->cr, 0, north ? 0 : -EDGE_BAND, length, EDGE_BAND);
  acies_color_set (self->cr, color, 1);
  cairo_fill (self->cr);
  if (self->pen >= LEAST_PEN)
    acies_text_draw (self->cr, self->style, &text, length * NAME_PLACE,
                     (north ? 1 : -1) * (EDGE_BAND + 2 + height / 2), army->name);
  cairo_restore (self->cr);
}

void
acies_ground_paint_rim (const AciesGround *self)
{
  const AciesScene *scene = self->layout->scene;

  for (guint side = 0; side < scene->n_sides; side++)
    if (scene->sides[side].edge >= 0)
      paint_base_edge (self, side);
  if (self->pen < LEAST_PEN)
    return;

  paint_scale (self);
  paint_north (self);
}
