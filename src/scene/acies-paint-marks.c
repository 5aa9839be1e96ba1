/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-paint-shapes.h"
#include "scene/acies-paint-text.h"
#include "scene/acies-paint.h"

#include <math.h>

#define INSET       4.0 /* px from the zone's edge to its outline */
#define CORNER      5.0
#define TINT        0.10
#define PILL_FONT   12.0
#define PILL_SHARE  0.12 /* of a small zone's width or height: the letters of its price */
#define MOST_OVERHANG 8.0 /* px of a price over the upper border */
#define ARROW_WIDTH 9.0
#define STRIPE_GAP  11.0
#define ARROW_HALO  4.0

static AciesColor
named (const AciesStyle *style, AciesColorName name)
{
  return acies_palette_get (&style->palette, name);
}

static AciesRect
inset_rect (const AciesRect *rect, double by)
{
  return (AciesRect){ rect->x + by, rect->y + by, rect->width - 2 * by, rect->height - 2 * by };
}

/* Lines in small zones are thinner. */
static double
pen (const AciesLayout *layout)
{
  return CLAMP (MIN (layout->cell_width, layout->cell_height) / 100, 0.45, 1);
}

static void
stroke_rounded (cairo_t *cr, const AciesRect *rect, AciesColor color, double width)
{
  cairo_new_path (cr);
  acies_shape_rounded (cr, rect, CORNER);
  acies_color_set (cr, color, 1);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

static void
tint (cairo_t *cr, const AciesRect *rect, AciesColor color)
{
  cairo_new_path (cr);
  acies_shape_rounded (cr, rect, CORNER);
  acies_color_set (cr, color, TINT);
  cairo_fill (cr);
}

static void
draw_double (cairo_t *cr, const AciesStyle *style, const AciesRect *rect, double p)
{
  stroke_rounded (cr, rect, named (style, ACIES_COLOR_SELECTION), 4.6 * p);
  stroke_rounded (cr, rect, named (style, ACIES_COLOR_SELECTION_INNER), 2 * p);
}

static void
draw_dashed (cairo_t *cr, const AciesStyle *style, const AciesRect *rect, double p)
{
  const double dashes[] = { 7 * p, 5 * p };

  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  stroke_rounded (cr, rect, named (style, ACIES_COLOR_ILLEGAL), 1.8 * p);
  cairo_set_dash (cr, NULL, 0, 0);
}

/* Round dots, and a triangle with an exclamation mark at the lower right. */
static void
draw_threat (cairo_t *cr, const AciesStyle *style, const AciesRect *rect, double p)
{
  const AciesColor color = named (style, ACIES_COLOR_THREAT);
  const double     dots[] = { 0, 6 * p }, size = 14 * p;
  const double x = rect->x + rect->width - size * 0.95, y = rect->y + rect->height - size * 0.45;

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (cr, dots, G_N_ELEMENTS (dots), 0);
  stroke_rounded (cr, rect, color, 2.4 * p);
  cairo_set_dash (cr, NULL, 0, 0);

  cairo_move_to (cr, x, y - size * 0.8);
  cairo_line_to (cr, x + size * 0.5, y);
  cairo_line_to (cr, x - size * 0.5, y);
  cairo_close_path (cr);
  acies_color_set (cr, color, 1);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, 1.5 * p);
  cairo_stroke_preserve (cr);
  cairo_fill (cr);
  acies_color_set (cr, named (style, ACIES_COLOR_GROUND), 1);
  cairo_set_line_width (cr, 1.6 * p);
  cairo_move_to (cr, x, y - size * 0.52);
  cairo_line_to (cr, x, y - size * 0.28);
  cairo_move_to (cr, x, y - size * 0.1);
  cairo_line_to (cr, x, y - size * 0.1);
  cairo_stroke (cr);
}

/* Stripes over the zone, from the upper right down (@slope 1) or from the upper left (-1), light and dark on any ground. */
static void
draw_stripes (cairo_t *cr, const AciesStyle *style, const AciesRect *rect, double p, double slope)
{
  const double middle = rect->x + rect->width / 2;
  const double reach = rect->width / 2 + rect->height / 2;

  cairo_save (cr);
  cairo_rectangle (cr, rect->x, rect->y, rect->width, rect->height);
  cairo_clip (cr);
  for (guint pass = 0; pass < 2; pass++)
    {
      for (double at = -reach; at <= reach; at += STRIPE_GAP * p)
        {
          cairo_move_to (cr, middle + at + slope * rect->height / 2, rect->y);
          cairo_line_to (cr, middle + at - slope * rect->height / 2, rect->y + rect->height);
        }
      acies_color_set (cr, named (style, pass == 0 ? ACIES_COLOR_GROUND : ACIES_COLOR_THREAT),
                       pass == 0 ? 0.5 : 0.8);
      cairo_set_line_width (cr, pass == 0 ? 3 * p : 1.4 * p);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

void
acies_paint_zone_marks (cairo_t           *cr,
                        const AciesLayout *layout,
                        const AciesStyle  *style,
                        int                cell,
                        AciesMarks         marks)
{
  const double p = pen (layout);
  AciesRect    rect, outer;

  g_return_if_fail (cr != NULL && layout != NULL && style != NULL);
  g_return_if_fail (cell >= 0 && (guint) cell < layout->scene->columns * layout->scene->rows);

  rect = inset_rect (&layout->cells[cell].rect, INSET * p);
  outer = inset_rect (&layout->cells[cell].rect, -3 * p);
  cairo_save (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  if (marks & (ACIES_MARK_INFERRED | ACIES_MARK_GUESSED))
    draw_stripes (cr, style, &rect, p, 1);
  if (marks & ACIES_MARK_GUESSED)
    draw_stripes (cr, style, &rect, p, -1);
  if (marks & ACIES_MARK_TARGET)
    tint (cr, &rect, named (style, ACIES_COLOR_TARGET));
  else if (marks & ACIES_MARK_LEGAL)
    tint (cr, &rect, named (style, ACIES_COLOR_LEGAL));
  if (marks & ACIES_MARK_ILLEGAL)
    draw_dashed (cr, style, &rect, p);
  if (marks & ACIES_MARK_LEGAL)
    stroke_rounded (cr, &rect, named (style, ACIES_COLOR_LEGAL), 2.6 * p);
  if (marks & ACIES_MARK_THREAT)
    draw_threat (cr, style, &rect, p);
  if (marks & ACIES_MARK_SELECTED)
    draw_double (cr, style, &rect, p);
  if (marks & ACIES_MARK_TARGET)
    acies_shape_brackets (cr, &rect, named (style, ACIES_COLOR_TARGET), 4 * p);
  if (marks & ACIES_MARK_HOVER)
    stroke_rounded (cr, &rect, named (style, ACIES_COLOR_SELECTION), 1);
  if (marks & ACIES_MARK_CURSOR)
    draw_double (cr, style, &outer, p);
  cairo_restore (cr);
}

static double
overlap (const AciesRect *a, const AciesRect *b)
{
  const double width = MIN (a->x + a->width, b->x + b->width) - MAX (a->x, b->x);
  const double height = MIN (a->y + a->height, b->y + b->height) - MAX (a->y, b->y);

  return width > 0 && height > 0 ? width * height : 0;
}

/* How much of what there is to read and to see in @cell lies under @box; names count for more than bodies. */
static double
hidden_by (const AciesLayout *layout, int cell, const AciesRect *box)
{
  const AciesCellPlace *place = &layout->cells[cell];
  double                hidden = 2 * (overlap (&place->head, box) + overlap (&place->foot, box));

  for (guint i = place->first; i < place->first + place->count; i++)
    hidden += overlap (&g_array_index (layout->tokens, AciesTokenPlace, i).box, box);
  for (guint i = place->first_leader; i < place->first_leader + place->n_leaders; i++)
    hidden += 4 * overlap (&g_array_index (layout->leaders, AciesLeaderPlace, i).box, box);

  return hidden;
}

/* A price is as large as the letters of the desktop, but no more than a part of its zone. */
static double
cost_font (const AciesLayout *layout, const AciesStyle *style)
{
  const double most = MIN (layout->cell_width, layout->cell_height) * PILL_SHARE;

  return MIN (PILL_FONT, most / MAX (style->text_scale, 0.5));
}

/* Where a price may stand: within the zone, or (@row below 0) over its border with the zone above. */
static AciesRect
cost_place (const AciesLayout *layout, int cell, const AciesRect *pill, double column, double row)
{
  const AciesRect room = inset_rect (&layout->cells[cell].rect, 2 * INSET * pen (layout));
  AciesRect       box = *pill;

  box.x = room.x + (room.width - box.width) * column;
  box.y = row >= 0 ? room.y + (room.height - box.height) * row
                   : MAX (layout->cells[cell].rect.y - MIN (box.height / 2, MOST_OVERHANG), 0);
  return box;
}

AciesRect
acies_paint_zone_cost_box (const AciesLayout *layout,
                           const AciesStyle  *style,
                           int                cell,
                           const char        *words)
{
  static const double columns[] = { 0.5, 1, 0 };
  static const double rows[] = { 1, 0, -1, 0.5 };
  const AciesColor    any = { 0 };
  const double        font = cost_font (layout, style);
  const AciesRect     pill = acies_shape_pill (NULL, style, any, font, 0, 0, words);
  AciesRect           best = pill;
  double              least = G_MAXDOUBLE;

  for (guint row = 0; row < G_N_ELEMENTS (rows); row++)
    for (guint column = 0; column < G_N_ELEMENTS (columns); column++)
      {
        const AciesRect box = cost_place (layout, cell, &pill, columns[column], rows[row]);
        const double    hidden = hidden_by (layout, cell, &box);

        if (hidden >= least)
          continue;
        least = hidden;
        best = box;
      }

  return best;
}

void
acies_paint_zone_cost (cairo_t           *cr,
                       const AciesLayout *layout,
                       const AciesStyle  *style,
                       int                cell,
                       AciesMarks         marks,
                       const char        *words)
{
  const AciesColorName name = marks & ACIES_MARK_TARGET    ? ACIES_COLOR_TARGET
                              : marks & ACIES_MARK_LEGAL   ? ACIES_COLOR_LEGAL
                              : marks & ACIES_MARK_ILLEGAL ? ACIES_COLOR_ILLEGAL
                              : marks & ACIES_MARK_THREAT  ? ACIES_COLOR_THREAT
                                                           : ACIES_COLOR_SELECTION;
  AciesRect            pill;

  g_return_if_fail (cr != NULL && layout != NULL && style != NULL && words != NULL);
  g_return_if_fail (cell >= 0 && (guint) cell < layout->scene->columns * layout->scene->rows);

  pill = acies_paint_zone_cost_box (layout, style, cell, words);
  acies_shape_pill (cr, style, named (style, name), cost_font (layout, style),
                    pill.x + pill.width / 2, pill.y + pill.height / 2, words);
}

/* Where an arrow runs and where its words stand. */
typedef struct
{
  double x1, y1, x2, y2;
  double text_x, text_y;
} ArrowLine;

static void
middle_of (const AciesLayout *layout, int cell, double *x, double *y)
{
  const AciesRect *rect = &layout->cells[cell].rect;

  *x = rect->x + rect->width / 2;
  *y = rect->y + rect->height / 2;
}

/* An attack's arrow is short and crosses the border; the others go from middle to middle. */
static ArrowLine
arrow_line (const AciesLayout *layout, AciesArrow kind, int from, int to)
{
  const double begin = kind == ACIES_ARROW_ATTACK ? 0.41 : 0.21;
  const double end = kind == ACIES_ARROW_ATTACK ? 0.60 : 0.80;
  double       x1, y1, x2, y2;
  ArrowLine    line;

  middle_of (layout, from, &x1, &y1);
  middle_of (layout, to, &x2, &y2);
  line.x1 = x1 + (x2 - x1) * begin;
  line.y1 = y1 + (y2 - y1) * begin;
  line.x2 = x1 + (x2 - x1) * end;
  line.y2 = y1 + (y2 - y1) * end;
  line.text_x = (line.x1 + line.x2) / 2;
  line.text_y = (line.y1 + line.y2) / 2;
  return line;
}

static double
arrow_width (const AciesLayout *layout, AciesArrow kind)
{
  return (kind == ACIES_ARROW_PAST ? 0.6 : 1) * ARROW_WIDTH *
         CLAMP (MIN (layout->cell_width, layout->cell_height) / 125, 0.5, 3);
}

static void
draw_arrow (cairo_t *cr, const ArrowLine *line, double width, AciesColor color, AciesColor halo)
{
  const double length = hypot (line->x2 - line->x1, line->y2 - line->y1), head = width * 1.9;

  cairo_save (cr);
  cairo_translate (cr, line->x1, line->y1);
  cairo_rotate (cr, atan2 (line->y2 - line->y1, line->x2 - line->x1));
  cairo_new_path (cr);
  cairo_move_to (cr, 0, -width * 0.28);
  cairo_line_to (cr, length - head, -width * 0.42);
  cairo_line_to (cr, length - head, -width * 1.05);
  cairo_line_to (cr, length, 0);
  cairo_line_to (cr, length - head, width * 1.05);
  cairo_line_to (cr, length - head, width * 0.42);
  cairo_line_to (cr, 0, width * 0.28);
  cairo_close_path (cr);
  acies_color_set (cr, halo, 1);
  cairo_set_line_width (cr, ARROW_HALO);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke_preserve (cr);
  acies_color_set (cr, color, 1);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* Words stand above an arrow that lies, to the right of one that stands; within the board. */
static AciesRect
place_words (const AciesLayout *layout, const AciesStyle *style, ArrowLine *line, double width,
             const char *text)
{
  const AciesColor any = named (style, ACIES_COLOR_TARGET);
  const AciesRect  size = acies_shape_pill (NULL, style, any, PILL_FONT, 0, 0, text);
  const double     board_width = layout->cell_width * layout->scene->columns;
  const double     board_height = layout->cell_height * layout->scene->rows;
  const gboolean   lies = fabs (line->x2 - line->x1) >= fabs (line->y2 - line->y1);

  if (lies)
    line->text_y -= width * 1.05 + size.height / 2 + 3;
  else
    line->text_x += width * 1.05 + size.width / 2 + 3;
  line->text_x = CLAMP (line->text_x, size.width / 2 + 2,
                        MAX (board_width - size.width / 2 - 2, size.width / 2 + 2));
  line->text_y = CLAMP (line->text_y, size.height / 2 + 2,
                        MAX (board_height - size.height / 2 - 2, size.height / 2 + 2));
  return (AciesRect){ line->text_x - size.width / 2, line->text_y - size.height / 2, size.width,
                      size.height };
}

void
acies_paint_arrow (cairo_t           *cr,
                   const AciesLayout *layout,
                   const AciesStyle  *style,
                   AciesArrow         kind,
                   int                from,
                   int                to,
                   const char        *text)
{
  static const AciesColorName colors[] = {
    [ACIES_ARROW_ATTACK] = ACIES_COLOR_TARGET,
    [ACIES_ARROW_MOVE] = ACIES_COLOR_LEGAL,
    [ACIES_ARROW_PAST] = ACIES_COLOR_TEXT_DIM,
  };
  const double width = arrow_width (layout, kind);
  ArrowLine    line;

  g_return_if_fail (cr != NULL && layout != NULL && style != NULL && kind < G_N_ELEMENTS (colors));
  g_return_if_fail (from >= 0 && (guint) from < layout->scene->columns * layout->scene->rows);
  g_return_if_fail (to >= 0 && (guint) to < layout->scene->columns * layout->scene->rows);

  if (from == to)
    return;

  line = arrow_line (layout, kind, from, to);
  draw_arrow (cr, &line, width, named (style, colors[kind]), named (style, ACIES_COLOR_GROUND));
  if (text == NULL)
    return;

  place_words (layout, style, &line, width, text);
  acies_shape_pill (cr, style, named (style, colors[kind]), PILL_FONT, line.text_x, line.text_y,
                    text);
}

AciesRect
acies_paint_arrow_bounds (const AciesLayout *layout,
                          const AciesStyle  *style,
                          int                from,
                          int                to,
                          const char        *text)
{
  const double width = arrow_width (layout, ACIES_ARROW_ATTACK), around = width * 1.05 + ARROW_HALO;
  ArrowLine    line = arrow_line (layout, ACIES_ARROW_MOVE, from, to);
  double       left = MIN (line.x1, line.x2) - around, right = MAX (line.x1, line.x2) + around;
  double       top = MIN (line.y1, line.y2) - around, bottom = MAX (line.y1, line.y2) + around;

  if (text != NULL)
    {
      const AciesRect words = place_words (layout, style, &line, width, text);

      left = MIN (left, words.x - ARROW_HALO);
      right = MAX (right, words.x + words.width + ARROW_HALO);
      top = MIN (top, words.y - ARROW_HALO);
      bottom = MAX (bottom, words.y + words.height + ARROW_HALO);
    }
  return (AciesRect){ left, top, right - left, bottom - top };
}
