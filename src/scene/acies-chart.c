/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-chart.h"

#include "scene/acies-paint-shapes.h"
#include "scene/acies-paint-text.h"
#include "scene/acies-paint.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define AXIS_FONT  11.0
#define NAME_FONT  12.0
#define LINE_WIDTH 2.6
#define MARKER     15.0 /* px: width of the small tokens on the lines */

#define DICE_LEAST 2
#define DICE_MOST  12

/* Where the values stand. */
typedef struct
{
  cairo_t           *cr;
  const AciesStyle  *style;
  const AciesCourse *course;
  AciesRect          plot;
  double             top; /* the value of the highest line */
} Plot;

static AciesColor
named (const AciesStyle *style, AciesColorName name)
{
  return acies_palette_get (&style->palette, name);
}

/* A side's colour for lines on the page: the fill, or the edge where the fill would be lost on the
 * ground. */
static AciesColor
line_color (const AciesStyle *style, int side)
{
  const AciesColor fill = acies_palette_side (&style->palette, side, ACIES_SIDE_FILL);

  if (acies_color_contrast (fill, named (style, ACIES_COLOR_PLATE)) >= 3)
    return fill;

  return acies_palette_side (&style->palette, side, ACIES_SIDE_EDGE);
}

/* The distance of guide lines: 1, 2, 2.5, 5 times a power of ten, so that there are two to five. */
static double
guide_step (double most)
{
  static const double steps[] = { 1, 2, 2.5, 5, 10 };
  const double        power = pow (10, floor (log10 (MAX (most, 1) / 4)));

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (steps[i] * power * 4 >= most && steps[i] * power >= 1)
      return ceil (steps[i] * power);

  return ceil (10 * power);
}

static double
highest_value (const AciesCourse *course)
{
  double most = 1;

  for (guint side = 0; side < course->n_sides; side++)
    for (guint i = 0; i < course->n_points; i++)
      most = MAX (most, course->values[side][i]);
  return most;
}

static double
x_at (const Plot *plot, guint point)
{
  return plot->plot.x +
         (plot->course->n_points > 1 ? plot->plot.width * point / (plot->course->n_points - 1) : 0);
}

static double
y_at (const Plot *plot, double value)
{
  return plot->plot.y + plot->plot.height * (1 - CLAMP (value, 0, plot->top) / plot->top);
}

static AciesTextStyle
axis_text (const Plot *plot, AciesTextAnchor anchor)
{
  return (AciesTextStyle){
    .size = AXIS_FONT, .anchor = anchor, .color = named (plot->style, ACIES_COLOR_TEXT_DIM)
  };
}

static void
draw_guides (const Plot *plot, double step)
{
  const AciesTextStyle text = axis_text (plot, ACIES_TEXT_END);

  for (double value = 0; value <= plot->top + step / 2; value += step)
    {
      const double y = round (y_at (plot, value)) + 0.5;
      char         words[16];

      g_snprintf (words, sizeof words, "%d", (int) value);
      acies_text_draw (plot->cr, plot->style, &text, plot->plot.x - 10, y, words);
      cairo_move_to (plot->cr, plot->plot.x, y);
      cairo_line_to (plot->cr, plot->plot.x + plot->plot.width, y);
      acies_color_set (plot->cr, named (plot->style, ACIES_COLOR_GRID), value > 0 ? 0.5 : 1);
      cairo_set_line_width (plot->cr, 1);
      cairo_stroke (plot->cr);
    }
}

/* "start" and the numbers of the turns, as many as have room. */
static void
draw_turns (const Plot *plot)
{
  const AciesTextStyle text = axis_text (plot, ACIES_TEXT_MIDDLE);
  const double         y = plot->plot.y + plot->plot.height + AXIS_FONT * 1.3;
  const double         room = plot->plot.width / MAX (plot->course->n_points, 2);
  const guint          every = MAX ((guint) ceil (20 / MAX (room, 1)), 1);

  for (guint i = 0; i < plot->course->n_points; i += every)
    {
      char words[16];

      g_snprintf (words, sizeof words, "%u", i + MAX (plot->course->first_turn, 1) - 1);
      /* Translators: the position before the first turn, on the axis of a chart of turns. */
      acies_text_draw (plot->cr, plot->style, &text, x_at (plot, i), y,
                       i == 0 ? C_ ("chart", "start") : words);
    }
}

static void
draw_event (const Plot *plot)
{
  const AciesCourse *course = plot->course;
  const gboolean     late = course->event_point * 2 >= (int) course->n_points;
  AciesTextStyle     text = axis_text (plot, late ? ACIES_TEXT_END : ACIES_TEXT_START);
  double             x;

  if (course->event_point < 0 || course->event_point >= (int) course->n_points)
    return;

  x = round (x_at (plot, (guint) course->event_point)) + 0.5;
  cairo_move_to (plot->cr, x, plot->plot.y);
  cairo_line_to (plot->cr, x, plot->plot.y + plot->plot.height);
  acies_color_set (plot->cr, text.color, 1);
  cairo_set_line_width (plot->cr, 1);
  cairo_stroke (plot->cr);
  text.max_width = MAX (late ? x - plot->plot.x : plot->plot.x + plot->plot.width - x, 20) - 8;
  if (course->event_text != NULL)
    acies_text_draw (plot->cr, plot->style, &text, late ? x - 8 : x + 8,
                     plot->plot.y + plot->plot.height - AXIS_FONT, course->event_text);
}

/* Side A has a solid line, the others broken ones; each its token's shape at every turn. */
static void
draw_line (const Plot *plot, int side)
{
  const double  dashes[] = { 7, 4 };
  const gint32 *values = plot->course->values[side];
  const double  marker = MIN (MARKER, MAX (plot->plot.width / plot->course->n_points * 0.6, 5));

  cairo_save (plot->cr);
  cairo_set_line_join (plot->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (plot->cr, LINE_WIDTH);
  cairo_set_dash (plot->cr, dashes, side == 0 ? 0 : G_N_ELEMENTS (dashes), 0);
  acies_color_set (plot->cr, line_color (plot->style, side), 1);
  for (guint i = 0; i < plot->course->n_points; i++)
    cairo_line_to (plot->cr, x_at (plot, i), y_at (plot, values[i]));
  cairo_stroke (plot->cr);
  cairo_restore (plot->cr);
  for (guint i = 0; i < plot->course->n_points; i++)
    acies_paint_side_token (plot->cr, plot->style, side, ACIES_EMBLEM_NONE, x_at (plot, i),
                            y_at (plot, values[i]), marker);
}

static char *
line_label (const AciesCourse *course, guint side)
{
  /* Translators: at the end of a side's line in the chart: its name and the strength left. */
  return g_strdup_printf (C_ ("chart", "%1$s %2$d"), course->names[side],
                          (int) course->values[side][course->n_points - 1]);
}

/* The names at the right end, kept from standing on each other. */
static void
draw_names (const Plot *plot, double max_width)
{
  const AciesCourse *course = plot->course;
  const double       row = NAME_FONT * CLAMP (plot->style->text_scale, 0.5, 3) * 1.5;
  const double       bottom = plot->plot.y + plot->plot.height;
  double             y[ACIES_MAX_SIDES];

  for (guint side = 0; side < course->n_sides; side++)
    {
      y[side] = y_at (plot, course->values[side][course->n_points - 1]);
      for (guint other = 0; other < side; other++)
        if (fabs (y[side] - y[other]) < row)
          y[side] = y[other] + (y[side] > y[other] && y[other] + row <= bottom ? row : -row);
    }
  for (guint side = 0; side < course->n_sides; side++)
    {
      const AciesTextStyle text = { .size = NAME_FONT,
                                    .bold = TRUE,
                                    .max_width = max_width,
                                    .color = line_color (plot->style, (int) side) };
      g_autofree char     *words = line_label (course, side);

      acies_text_draw (plot->cr, plot->style, &text, plot->plot.x + plot->plot.width + MARKER,
                       y[side], words);
    }
}

static double
name_room (const AciesStyle *style, const AciesCourse *course, double most)
{
  const AciesTextStyle text = { .size = NAME_FONT, .bold = TRUE };
  double               room = 0;

  for (guint side = 0; side < course->n_sides; side++)
    {
      g_autofree char *words = line_label (course, side);

      room = MAX (room, acies_text_measure (style, &text, words, NULL));
    }
  return MIN (room + 1, most);
}

void
acies_chart_course (cairo_t *cr, const AciesStyle *style, const AciesCourse *course,
                    const AciesRect *area)
{
  Plot                 plot = { .cr = cr, .style = style, .course = course };
  const AciesTextStyle axis = { .size = AXIS_FONT };
  double               step, names, left;
  char                 words[16];

  g_return_if_fail (cr != NULL && style != NULL && course != NULL && area != NULL);
  g_return_if_fail (course->n_points > 0 && course->n_sides <= ACIES_MAX_SIDES);

  step = guide_step (highest_value (course));
  plot.top = ceil (highest_value (course) / step) * step;
  g_snprintf (words, sizeof words, "%d", (int) plot.top);
  left = acies_text_measure (style, &axis, words, NULL) + 14;
  names = name_room (style, course, area->width * 0.3);
  plot.plot = (AciesRect){ area->x + left, area->y + AXIS_FONT,
                           MAX (area->width - left - names - MARKER - 2, 1),
                           MAX (area->height - AXIS_FONT * 3.2, 1) };
  cairo_save (cr);
  cairo_new_path (cr);
  draw_guides (&plot, step);
  draw_turns (&plot);
  draw_event (&plot);
  for (guint side = 0; side < course->n_sides; side++)
    draw_line (&plot, (int) side);
  draw_names (&plot, names);
  cairo_restore (cr);
}

/* Ways of 36 in which two dice give the total. */
static guint
ways (int total)
{
  return (guint) (6 - ABS (total - 7));
}

static AciesColor
bar_color (const AciesStyle *style, const AciesDiceBars *bars, int total)
{
  if (total < bars->needed)
    return acies_color_mix (named (style, ACIES_COLOR_TEXT_DIM), named (style, ACIES_COLOR_PLATE),
                            0.68);
  if (total >= bars->needed_twice)
    return named (style, ACIES_COLOR_TARGET);

  return acies_palette_side (&style->palette, bars->side, ACIES_SIDE_FILL);
}

static void
draw_bar (cairo_t *cr, const AciesStyle *style, const AciesDiceBars *bars, int total,
          const AciesRect *bar)
{
  const gboolean hits = total >= bars->needed;

  cairo_rectangle (cr, bar->x, bar->y, bar->width, bar->height);
  acies_color_set (cr, bar_color (style, bars, total), 1);
  cairo_fill (cr);
  /* A pale side (ivory, the white of print) needs its edge to be seen. */
  if (hits && total < bars->needed_twice)
    {
      cairo_rectangle (cr, bar->x + 0.5, bar->y + 0.5, bar->width - 1, bar->height - 1);
      acies_color_set (cr, line_color (style, bars->side), 1);
      cairo_set_line_width (cr, 1);
      cairo_stroke (cr);
    }
  if (total == bars->rolled)
    {
      cairo_rectangle (cr, bar->x - 2, bar->y - 2, bar->width + 4, bar->height + 4);
      acies_color_set (cr, named (style, ACIES_COLOR_SELECTION), 1);
      cairo_set_line_width (cr, 2);
      cairo_stroke (cr);
    }
}

void
acies_chart_dice (cairo_t *cr, const AciesStyle *style, const AciesDiceBars *bars,
                  const AciesRect *area)
{
  const double step = area->width / (DICE_MOST - DICE_LEAST + 1), gap = MIN (step * 0.12, 3);
  const double foot = AXIS_FONT * CLAMP (style->text_scale, 0.5, 3) * 1.5;
  const double tall = MAX (area->height - foot - 2, 1);

  g_return_if_fail (cr != NULL && bars != NULL);

  cairo_save (cr);
  cairo_new_path (cr);
  for (int total = DICE_LEAST; total <= DICE_MOST; total++)
    {
      const double         height = round (tall * ways (total) / 6);
      const AciesRect      bar = { area->x + (total - DICE_LEAST) * step + gap / 2,
                                   area->y + 2 + tall - height, MAX (step - gap, 1), height };
      const AciesTextStyle text = {
        .size = AXIS_FONT,
        .bold = total >= bars->needed,
        .anchor = ACIES_TEXT_MIDDLE,
        .color = named (style, total >= bars->needed ? ACIES_COLOR_TEXT : ACIES_COLOR_TEXT_DIM),
      };
      char words[16];

      draw_bar (cr, style, bars, total, &bar);
      g_snprintf (words, sizeof words, "%d", total);
      acies_text_draw (cr, style, &text, bar.x + bar.width / 2, area->y + 2 + tall + foot * 0.55,
                       words);
    }
  cairo_restore (cr);
}

void
acies_chart_strength (cairo_t          *cr,
                      const AciesStyle *style,
                      int               side,
                      double            value,
                      double            most,
                      const AciesRect  *area)
{
  const double    part = most > 0 ? CLAMP (value / most, 0, 1) : 0;
  const AciesRect filled = { area->x, area->y, area->width * part, area->height };

  g_return_if_fail (cr != NULL && style != NULL && area != NULL);

  cairo_save (cr);
  cairo_new_path (cr);
  acies_shape_rounded (cr, area, area->height / 2);
  acies_color_set (cr, named (style, ACIES_COLOR_TEXT_DIM), 0.18);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  acies_shape_rounded (cr, &filled, area->height / 2);
  acies_color_set (cr, acies_palette_side (&style->palette, side, ACIES_SIDE_FILL), 1);
  cairo_fill_preserve (cr);
  acies_color_set (cr, line_color (style, side), 1);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  cairo_restore (cr);
}
