/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-paint-shapes.h"
#include "scene/acies-paint-table.h"
#include "scene/acies-scene-words.h"

#include <math.h>

#define GHOST_TINT 0.22
#define MARK_TINT 0.09
#define LOOKED_TINT 0.3
#define LOOKED_WIDTH 3.0
#define PILL_FONT 12.0
#define MARK_EDGE 3.0
#define MARK_WORDS 44.0 /* px around that a length needs */
#define MARK_FONT 10.0
#define CROSS 9.0
#define LASSO_TINT 0.08

static AciesColor
named (const AciesStyle *style, AciesColorName name)
{
  return acies_palette_get (&style->palette, name);
}

static void
corners_path (cairo_t *cr, const double corners[4][2])
{
  cairo_new_path (cr);
  for (guint i = 0; i < 4; i++)
    cairo_line_to (cr, corners[i][0], corners[i][1]);
  cairo_close_path (cr);
}

/* A small angle in the middle of the front, that points forward. */
static void
chevron_path (cairo_t *cr, const double corners[4][2])
{
  const double x = (corners[0][0] + corners[1][0]) / 2, y = (corners[0][1] + corners[1][1]) / 2;
  const double across[2] = { (corners[1][0] - corners[0][0]) * 0.1,
                             (corners[1][1] - corners[0][1]) * 0.1 };
  const double back[2] = { -across[1], across[0] };

  cairo_new_path (cr);
  cairo_move_to (cr, x - across[0] + back[0] * 1.5, y - across[1] + back[1] * 1.5);
  cairo_line_to (cr, x + back[0] * 0.6, y + back[1] * 0.6);
  cairo_line_to (cr, x + across[0] + back[0] * 1.5, y + across[1] + back[1] * 1.5);
}

/* The path, filled and dashed; the colour is left set. */
static void
ghost_fill (cairo_t *cr, const AciesStyle *style, gboolean barred)
{
  static const double dashes[] = { 5, 4 };
  const AciesColor    color = named (style, barred ? ACIES_COLOR_ILLEGAL : ACIES_COLOR_SELECTION);

  acies_color_set (cr, barred ? color : named (style, ACIES_COLOR_LEGAL), GHOST_TINT);
  cairo_fill_preserve (cr);
  acies_color_set (cr, named (style, ACIES_COLOR_GROUND), 0.8);
  cairo_set_line_width (cr, 3.4);
  cairo_stroke_preserve (cr);
  acies_color_set (cr, color, 1);
  cairo_set_line_width (cr, 1.8);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

void
acies_paint_ghost (cairo_t              *cr,
                   const AciesLayout    *layout,
                   const AciesStyle     *style,
                   const AciesFootprint *ghost,
                   gboolean              barred)
{
  double corners[4][2];

  g_return_if_fail (cr != NULL && layout != NULL && style != NULL);

  acies_footprint_corners (ghost, layout, corners);
  cairo_save (cr);
  corners_path (cr, corners);
  ghost_fill (cr, style, barred);
  chevron_path (cr, corners);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
acies_paint_round_ghost (cairo_t              *cr,
                         const AciesLayout    *layout,
                         const AciesStyle     *style,
                         const AciesFootprint *ghost,
                         gboolean              barred)
{
  AciesRect box;

  g_return_if_fail (cr != NULL && layout != NULL && style != NULL);

  box = acies_footprint_bounds (ghost, layout);
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_arc (cr, box.x + box.width / 2, box.y + box.height / 2, box.width / 2, 0, 2 * G_PI);
  ghost_fill (cr, style, barred);
  cairo_restore (cr);
}

void
acies_paint_snap (cairo_t              *cr,
                  const AciesLayout    *layout,
                  const AciesStyle     *style,
                  const AciesFootprint *ghost)
{
  double corners[4][2];

  acies_footprint_corners (ghost, layout, corners);
  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint pass = 0; pass < 2; pass++)
    {
      cairo_new_path (cr);
      cairo_move_to (cr, corners[0][0], corners[0][1]);
      cairo_line_to (cr, corners[1][0], corners[1][1]);
      acies_color_set (cr, named (style, pass == 0 ? ACIES_COLOR_GROUND : ACIES_COLOR_LEGAL), 1);
      cairo_set_line_width (cr, pass == 0 ? 6 : 3.4);
      cairo_stroke (cr);
    }
  for (guint i = 0; i < 2; i++)
    {
      cairo_new_path (cr);
      cairo_arc (cr, corners[i][0], corners[i][1], 4, 0, 2 * G_PI);
      acies_color_set (cr, named (style, ACIES_COLOR_GROUND), 1);
      cairo_fill_preserve (cr);
      acies_color_set (cr, named (style, ACIES_COLOR_LEGAL), 1);
      cairo_set_line_width (cr, 2);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

/* At its far end, which lies in the middle of its points. */
static void
paint_length (cairo_t              *cr,
              const AciesLayout    *layout,
              const AciesStyle     *style,
              const AciesTableMark *mark,
              AciesColorName        color)
{
  const gint32    *one = mark->points[(mark->n_points - 1) / 2];
  const gint32    *other = mark->points[mark->n_points / 2];
  g_autofree char *words = NULL;
  double           x, y;

  if (mark->length <= 0 || mark->n_points == 0)
    return;

  words = acies_scene_dup_range (layout->scene, mark->length);
  acies_table_to_board (layout, (one[0] + (double) other[0]) / 2, (one[1] + (double) other[1]) / 2,
                        &x, &y);
  acies_shape_pill (cr, style, named (style, color), MARK_FONT, x, y, words);
}

/* Told apart by the line: dots threaten, the others are dashed more or less. */
void
acies_paint_table_mark (cairo_t              *cr,
                        const AciesLayout    *layout,
                        const AciesStyle     *style,
                        const AciesTableMark *mark)
{
  static const struct
  {
    AciesColorName color;
    double         dashes[2];
    double         width;
  } looks[] = {
    [ACIES_TABLE_MARK_ZONE] = { ACIES_COLOR_THREAT, { 0, 5 }, 2.4 },
    [ACIES_TABLE_MARK_ARC] = { ACIES_COLOR_TARGET, { 8, 4 }, 1.6 },
    [ACIES_TABLE_MARK_COMMAND] = { ACIES_COLOR_SELECTION, { 14, 5 }, 1.8 },
    [ACIES_TABLE_MARK_REACH] = { ACIES_COLOR_LEGAL, { 1, 0 }, 2 },
    [ACIES_TABLE_MARK_ANSWER] = { ACIES_COLOR_LEGAL, { 6, 4 }, 1.6 },
    [ACIES_TABLE_MARK_FLIGHT] = { ACIES_COLOR_ILLEGAL, { 3, 4 }, 1.6 },
  };
  const gboolean looked = mark->kind == ACIES_TABLE_MARK_ANSWER && mark->unit > 0;

  g_return_if_fail (mark->kind < G_N_ELEMENTS (looks));

  cairo_save (cr);
  cairo_new_path (cr);
  for (guint i = 0; i < mark->n_points; i++)
    {
      double x, y;

      acies_table_to_board (layout, mark->points[i][0], mark->points[i][1], &x, &y);
      cairo_line_to (cr, x, y);
    }
  cairo_close_path (cr);
  acies_color_set (cr, named (style, looks[mark->kind].color), looked ? LOOKED_TINT : MARK_TINT);
  cairo_fill_preserve (cr);
  acies_color_set (cr, named (style, looked ? ACIES_COLOR_SELECTION : looks[mark->kind].color), 1);
  cairo_set_line_cap (cr, mark->kind == ACIES_TABLE_MARK_ZONE ? CAIRO_LINE_CAP_ROUND
                                                              : CAIRO_LINE_CAP_BUTT);
  cairo_set_line_width (cr, looked ? LOOKED_WIDTH : looks[mark->kind].width);
  if (looks[mark->kind].dashes[1] > 0 && !looked)
    cairo_set_dash (cr, looks[mark->kind].dashes, 2, 0);
  cairo_stroke (cr);
  paint_length (cr, layout, style, mark, looks[mark->kind].color);
  cairo_restore (cr);
}

AciesRect
acies_paint_table_mark_bounds (const AciesLayout *layout, const AciesTableMark *mark)
{
  const double edge = mark->length > 0 ? MARK_WORDS : MARK_EDGE;
  double       left = G_MAXDOUBLE, top = G_MAXDOUBLE, right = -G_MAXDOUBLE, bottom = -G_MAXDOUBLE;

  for (guint i = 0; i < mark->n_points; i++)
    {
      double x, y;

      acies_table_to_board (layout, mark->points[i][0], mark->points[i][1], &x, &y);
      left = MIN (left, x);
      right = MAX (right, x);
      top = MIN (top, y);
      bottom = MAX (bottom, y);
    }
  if (mark->n_points == 0)
    return (AciesRect){ 0 };

  return (AciesRect){ left - edge, top - edge, right - left + 2 * edge, bottom - top + 2 * edge };
}

void
acies_paint_failure (
  cairo_t *cr, const AciesLayout *layout, const AciesStyle *style, gint32 x, gint32 y)
{
  double at_x, at_y;

  acies_table_to_board (layout, x, y, &at_x, &at_y);
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_arc (cr, at_x, at_y, CROSS, 0, 2 * G_PI);
  acies_color_set (cr, named (style, ACIES_COLOR_GROUND), 0.9);
  cairo_fill_preserve (cr);
  acies_color_set (cr, named (style, ACIES_COLOR_ILLEGAL), 1);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  cairo_move_to (cr, at_x - CROSS / 2, at_y - CROSS / 2);
  cairo_line_to (cr, at_x + CROSS / 2, at_y + CROSS / 2);
  cairo_move_to (cr, at_x + CROSS / 2, at_y - CROSS / 2);
  cairo_line_to (cr, at_x - CROSS / 2, at_y + CROSS / 2);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
acies_paint_place (
  cairo_t *cr, const AciesLayout *layout, const AciesStyle *style, gint32 x, gint32 y)
{
  double at_x, at_y;

  acies_table_to_board (layout, x, y, &at_x, &at_y);
  cairo_save (cr);
  for (guint pass = 0; pass < 2; pass++)
    {
      cairo_new_path (cr);
      cairo_arc (cr, at_x, at_y, ACIES_PLACE_RADIUS, 0, 2 * G_PI);
      acies_color_set (cr, named (style, pass == 0 ? ACIES_COLOR_GROUND : ACIES_COLOR_SELECTION),
                       1);
      cairo_set_line_width (cr, pass == 0 ? 6 : 3);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

void
acies_paint_measure (
  cairo_t *cr, const AciesStyle *style, const double from[2], const double to[2], const char *words)
{
  const double length = hypot (to[0] - from[0], to[1] - from[1]);
  const double across[2] = { length > 0 ? -(to[1] - from[1]) / length * 5 : 0,
                             length > 0 ? (to[0] - from[0]) / length * 5 : 5 };

  cairo_save (cr);
  for (guint pass = 0; pass < 2; pass++)
    {
      cairo_new_path (cr);
      cairo_move_to (cr, from[0], from[1]);
      cairo_line_to (cr, to[0], to[1]);
      for (guint end = 0; end < 2; end++)
        {
          const double *at = end == 0 ? from : to;

          cairo_move_to (cr, at[0] - across[0], at[1] - across[1]);
          cairo_line_to (cr, at[0] + across[0], at[1] + across[1]);
        }
      acies_color_set (cr, named (style, pass == 0 ? ACIES_COLOR_GROUND : ACIES_COLOR_SELECTION),
                       1);
      cairo_set_line_width (cr, pass == 0 ? 4.4 : 2);
      cairo_stroke (cr);
    }
  acies_shape_pill (cr, style, named (style, ACIES_COLOR_SELECTION), PILL_FONT,
                    (from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 14, words);
  cairo_restore (cr);
}

void
acies_paint_lasso (cairo_t *cr, const AciesStyle *style, const AciesRect *rect)
{
  static const double dashes[] = { 6, 4 };

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, rect->x, rect->y, rect->width, rect->height);
  acies_color_set (cr, named (style, ACIES_COLOR_SELECTION), LASSO_TINT);
  cairo_fill_preserve (cr);
  acies_color_set (cr, named (style, ACIES_COLOR_SELECTION), 1);
  cairo_set_line_width (cr, 1.6);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (cr);
  cairo_restore (cr);
}
