/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-chart.h"

#include "engine/core/acies-odds.h"
#include "scene/acies-paint-text.h"
#include "scene/acies-paint.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define AXIS_FONT 11.0
#define FACES     6
#define MARKER    18.0
#define LEGEND    24.0  /* height of the line with the names */
#define COUNTS    16.0  /* and of the numbers above the tallest bar */

typedef struct
{
  cairo_t             *cr;
  const AciesStyle    *style;
  const AciesRollBars *bars;
  AciesRect            plot;
  double               most;  /* rolls of the tallest bar */
} Plot;

static AciesColor
named (const Plot *plot, AciesColorName name)
{
  return acies_palette_get (&plot->style->palette, name);
}

static AciesColor
side_color (const Plot *plot, guint side, AciesSideColor color)
{
  return acies_palette_side (&plot->style->palette, (int) side, color);
}

static int
least_of (const AciesRollBars *bars)
{
  return bars->single ? 1 : 2;
}

static int
most_of (const AciesRollBars *bars)
{
  return bars->single ? FACES : 2 * FACES;
}

static double
expected_of (const AciesRollBars *bars, guint side, int total)
{
  const double share = bars->single ? 1.0 / FACES
                                    : acies_odds_ways_2d6 (total) / (double) (FACES * FACES);

  return bars->n_rolls[side] * share;
}

static double
highest (const AciesRollBars *bars)
{
  double most = 1;

  for (guint side = 0; side < bars->n_sides; side++)
    for (int total = least_of (bars); total <= most_of (bars); total++)
      {
        most = MAX (most, bars->totals[side][total]);
        most = MAX (most, expected_of (bars, side, total));
      }
  return most;
}

static double
y_at (const Plot *plot, double n)
{
  return plot->plot.y + plot->plot.height * (1 - n / plot->most);
}

/* How many they were, above the bar and the line across it. */
static void
draw_count (const Plot *plot, guint side, int total, double x, double y)
{
  const AciesTextStyle text = {
    .size = AXIS_FONT, .anchor = ACIES_TEXT_MIDDLE, .color = named (plot, ACIES_COLOR_TEXT)
  };
  char                 words[16];

  if (plot->bars->totals[side][total] == 0)
    return;

  g_snprintf (words, sizeof words, "%u", plot->bars->totals[side][total]);
  acies_text_draw (plot->cr, plot->style, &text, x, y - AXIS_FONT * 0.7, words);
}

/* A pale side needs its edge to be seen. */
static void
draw_bar (const Plot *plot, guint side, int total, double x, double width)
{
  const double bottom = plot->plot.y + plot->plot.height;
  const double y = round (y_at (plot, plot->bars->totals[side][total]));
  const double mark = round (y_at (plot, expected_of (plot->bars, side, total))) + 0.5;

  if (plot->bars->totals[side][total] > 0)
    cairo_rectangle (plot->cr, x + 0.5, y + 0.5, MAX (width - 1, 1), MAX (bottom - y - 1, 0));
  acies_color_set (plot->cr, side_color (plot, side, ACIES_SIDE_FILL), 1);
  cairo_fill_preserve (plot->cr);
  acies_color_set (plot->cr, side_color (plot, side, ACIES_SIDE_EDGE), 1);
  cairo_set_line_width (plot->cr, 1);
  cairo_stroke (plot->cr);
  if (plot->bars->n_rolls[side] == 0)
    return;

  for (guint pass = 0; pass < 2; pass++)
    {
      cairo_move_to (plot->cr, x - 2, mark);
      cairo_line_to (plot->cr, x + width + 2, mark);
      acies_color_set (plot->cr, named (plot, pass == 0 ? ACIES_COLOR_PLATE : ACIES_COLOR_TEXT), 1);
      cairo_set_line_width (plot->cr, pass == 0 ? 4 : 2);
      cairo_stroke (plot->cr);
    }
  draw_count (plot, side, total, x + width / 2, MIN (y, mark - 2));
}

static void
draw_total (const Plot *plot, int total)
{
  const int            least = least_of (plot->bars);
  const double         step = plot->plot.width / (most_of (plot->bars) - least + 1);
  const double         gap = step * 0.14;
  const double         width = (step - 2 * gap) / plot->bars->n_sides;
  const double         x = plot->plot.x + (total - least) * step;
  const AciesTextStyle text = {
    .size = AXIS_FONT, .anchor = ACIES_TEXT_MIDDLE, .color = named (plot, ACIES_COLOR_TEXT_DIM)
  };
  char                 words[16];

  for (guint side = 0; side < plot->bars->n_sides; side++)
    draw_bar (plot, side, total, round (x + gap + side * width), round (width) - 1);
  g_snprintf (words, sizeof words, "%d", total);
  acies_text_draw (plot->cr, plot->style, &text, x + step / 2,
                   plot->plot.y + plot->plot.height + AXIS_FONT * 1.1, words);
}

/* The names with their tokens, and what the lines across mean. */
static void
draw_legend (const Plot *plot, const AciesRect *area)
{
  const double   y = area->y + LEGEND / 2;
  const double   room = area->width / (plot->bars->n_sides + 1);
  AciesTextStyle text = {
    .size = AXIS_FONT, .color = named (plot, ACIES_COLOR_TEXT), .max_width = room - MARKER - 10
  };

  for (guint side = 0; side < plot->bars->n_sides; side++)
    {
      const double x = area->x + side * room;

      acies_paint_side_token (plot->cr, plot->style, (int) side, ACIES_EMBLEM_NONE, x + MARKER / 2,
                              y, MARKER);
      acies_text_draw (plot->cr, plot->style, &text, x + MARKER + 6, y, plot->bars->names[side]);
    }
  cairo_move_to (plot->cr, area->x + plot->bars->n_sides * room, round (y) + 0.5);
  cairo_rel_line_to (plot->cr, MARKER, 0);
  acies_color_set (plot->cr, text.color, 1);
  cairo_set_line_width (plot->cr, 2);
  cairo_stroke (plot->cr);
  acies_text_draw (plot->cr, plot->style, &text,
                   area->x + plot->bars->n_sides * room + MARKER + 6, y, C_ ("chart", "expected"));
}

void
acies_chart_rolls (cairo_t *cr, const AciesStyle *style, const AciesRollBars *bars,
                   const AciesRect *area)
{
  Plot         plot = { .cr = cr, .style = style, .bars = bars };
  const double foot = AXIS_FONT * CLAMP (style->text_scale, 0.5, 3) * 1.8;

  g_return_if_fail (cr != NULL && bars != NULL && area != NULL);
  g_return_if_fail (bars->n_sides > 0 && bars->n_sides <= ACIES_MAX_SIDES);

  plot.most = highest (bars);
  plot.plot = (AciesRect){ area->x, area->y + LEGEND + COUNTS, area->width,
                           MAX (area->height - LEGEND - COUNTS - foot, 1) };
  cairo_save (cr);
  cairo_new_path (cr);
  draw_legend (&plot, area);
  cairo_move_to (cr, plot.plot.x, round (plot.plot.y + plot.plot.height) + 0.5);
  cairo_rel_line_to (cr, plot.plot.width, 0);
  acies_color_set (cr, named (&plot, ACIES_COLOR_GRID), 1);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  for (int total = least_of (bars); total <= most_of (bars); total++)
    draw_total (&plot, total);
  cairo_restore (cr);
}
