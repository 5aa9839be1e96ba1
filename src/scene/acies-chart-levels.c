/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-chart.h"

#include "scene/acies-paint-text.h"
#include "scene/acies-paint.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define FONT   12.0
#define MARKER 18.0
#define ROW    26.0 /* px: from row to row, at a text scale of 1 */
#define GAP    8.0  /* px: between words and bars */
#define COUNT  30.0 /* px: for the number at a bar's end */

/* Where the rows stand. */
typedef struct
{
  cairo_t              *cr;
  const AciesStyle     *style;
  const AciesLevelBars *bars;
  AciesRect             area;
  double                row;     /* height */
  double                half;    /* of the column with the words */
  double                most;    /* victories of the longest bar */
} Plot;

static double
scale_of (const AciesStyle *style)
{
  return CLAMP (style->text_scale, 0.5, 3);
}

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

/* Words and numbers stand on the outer side. */
static AciesTextAnchor
anchor_of (guint side)
{
  return side == 0 ? ACIES_TEXT_END : ACIES_TEXT_START;
}

static AciesTextStyle
text_style (const Plot *plot, AciesTextAnchor anchor, double max_width)
{
  return (AciesTextStyle){
    .size = FONT, .anchor = anchor, .color = named (plot, ACIES_COLOR_TEXT), .max_width = max_width
  };
}

static double
middle_of (const Plot *plot)
{
  return plot->area.x + plot->area.width / 2;
}

static double
widest_level (const AciesStyle *style, const AciesLevelBars *bars)
{
  const AciesTextStyle text = { .size = FONT };
  double               width = 0;

  for (guint i = 0; i < bars->n_levels; i++)
    width = MAX (width, acies_text_measure (style, &text, bars->levels[i], NULL));
  return width;
}

static double
most_victories (const AciesLevelBars *bars)
{
  guint most = 1;

  for (guint side = 0; side < 2; side++)
    for (guint i = 0; i < bars->n_levels; i++)
      most = MAX (most, bars->victories[side][i]);
  return most;
}

/* Above: each name at the end where its bars grow. */
static void
draw_names (const Plot *plot)
{
  const double room = plot->area.width / 2 - MARKER - 2 * GAP;
  const double y = plot->area.y + plot->row / 2;

  for (guint side = 0; side < 2; side++)
    {
      const double         out = side == 0 ? -1 : 1;
      const double         x = middle_of (plot) + out * (GAP + MARKER / 2);
      const AciesTextStyle text = text_style (plot, anchor_of (side), room);

      acies_paint_side_token (plot->cr, plot->style, (int) side, ACIES_EMBLEM_NONE, x, y, MARKER);
      acies_text_draw (plot->cr, plot->style, &text, x + out * (MARKER / 2 + GAP / 2), y,
                       plot->bars->names[side]);
    }
}

/* A pale side needs its edge to be seen. */
static void
draw_bar (const Plot *plot, guint side, guint level, double y)
{
  const guint          n = plot->bars->victories[side][level];
  const double         out = side == 0 ? -1 : 1;
  const double         start = middle_of (plot) + out * plot->half;
  const double         count = COUNT * scale_of (plot->style);
  const double         room = MAX (plot->area.width / 2 - plot->half - count, 1);
  const double         length = round (room * n / plot->most);
  const double         height = round (plot->row * 0.62);
  const AciesTextStyle text = text_style (plot, anchor_of (side), 0);
  char                 words[16];

  if (n > 0)
    {
      cairo_rectangle (plot->cr, round (MIN (start, start + out * length)) + 0.5,
                       round (y - height / 2) + 0.5, MAX (length - 1, 1), height - 1);
      acies_color_set (plot->cr, side_color (plot, side, ACIES_SIDE_FILL), 1);
      cairo_fill_preserve (plot->cr);
      acies_color_set (plot->cr, side_color (plot, side, ACIES_SIDE_EDGE), 1);
      cairo_set_line_width (plot->cr, 1);
      cairo_stroke (plot->cr);
    }
  g_snprintf (words, sizeof words, "%u", n);
  acies_text_draw (plot->cr, plot->style, &text, start + out * (length + 5), y, words);
}

/* The greatest victories come first. */
static void
draw_level (const Plot *plot, guint level)
{
  const guint          row = plot->bars->n_levels - level;
  const double         y = plot->area.y + (row + 0.5) * plot->row;
  const AciesTextStyle text = text_style (plot, ACIES_TEXT_MIDDLE, 2 * plot->half - GAP);

  acies_text_draw (plot->cr, plot->style, &text, middle_of (plot), y, plot->bars->levels[level]);
  for (guint side = 0; side < 2; side++)
    draw_bar (plot, side, level, y);
}

static void
draw_draws (const Plot *plot)
{
  const AciesTextStyle text = text_style (plot, ACIES_TEXT_MIDDLE, plot->area.width);
  const double         y = plot->area.y + (plot->bars->n_levels + 1.5) * plot->row;
  g_autofree char     *words = NULL;

  /* Translators: below bars of victories: how many battles nobody won. */
  words = g_strdup_printf (C_ ("chart", "Draws: %u"), plot->bars->draws);
  acies_text_draw (plot->cr, plot->style, &text, middle_of (plot), y, words);
}

void
acies_chart_levels (cairo_t *cr, const AciesStyle *style, const AciesLevelBars *bars,
                    const AciesRect *area)
{
  Plot plot = { .cr = cr, .style = style, .bars = bars };

  g_return_if_fail (cr != NULL && style != NULL && bars != NULL && area != NULL);
  g_return_if_fail (bars->n_levels <= ACIES_MAX_LEVEL_BARS);

  plot.area = *area;
  plot.row = area->height / (bars->n_levels + 2);
  plot.half = MIN (widest_level (style, bars) / 2 + GAP, area->width / 4);
  plot.most = most_victories (bars);
  cairo_save (cr);
  cairo_new_path (cr);
  draw_names (&plot);
  for (guint i = 0; i < bars->n_levels; i++)
    draw_level (&plot, i);
  draw_draws (&plot);
  cairo_restore (cr);
}
