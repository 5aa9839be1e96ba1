/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-emblems.h"
#include "scene/acies-paint-shapes.h"
#include "scene/acies-paint-table.h"
#include "scene/acies-paint-text.h"

#include <math.h>

/* Widths in px from which a part is shown. */
#define SHOW_EMBLEM 14.0
#define SHOW_TICK 40.0
#define SHOW_NOTCH 20.0
#define SHOW_FIGURES 19.0

/* At this width lines have their plain thickness. */
#define PLAIN_WIDTH 44.0

#define ACTED_FADE 0.42
#define ACTED_EMBLEM 0.85
#define INK_LEAST 3.2
#define STRIPE_STEP 6.0
#define STRIPE_ALPHA 0.38
#define HATCH_STEP 5.0
#define HATCH_ALPHA 0.55

/* Figures stand in two columns, so far from the middle in widths of the base. */
#define N_COLUMNS 2
#define COLUMN 0.41

/* What one base is drawn with; the middle of its front edge is at (0, 0), its rear at y = depth. */
typedef struct
{
  cairo_t               *cr;
  const AciesStyle      *style;
  const AciesSceneToken *token;
  double                 width, depth; /* px */
  double                 pen;
  double                 bar;         /* depth of the front edge's bar */
  gboolean               on_its_head; /* emblem and letters are turned about */
  AciesColor             fill, edge, ink;
} Base;

static AciesColor
named (const Base *b, AciesColorName name)
{
  return acies_palette_get (&b->style->palette, name);
}

/* Side A has sharp corners, side B round ones. */
static void
body_path (const Base *b, double more)
{
  const AciesRect rect = { -b->width / 2 - more, -more, b->width + 2 * more, b->depth + 2 * more };

  cairo_new_path (b->cr);
  if ((b->token->side & 1) == 0)
    cairo_rectangle (b->cr, rect.x, rect.y, rect.width, rect.height);
  else
    acies_shape_rounded (b->cr, &rect, 0.24 * MIN (b->width, b->depth) + more);
}

static void
stroke_body (const Base *b, AciesColor color, double more, double width)
{
  body_path (b, more);
  acies_color_set (b->cr, color, 1);
  cairo_set_line_width (b->cr, width);
  cairo_stroke (b->cr);
}

static void
draw_double (const Base *b, double more)
{
  stroke_body (b, named (b, ACIES_COLOR_SELECTION), more, 5.2 * MAX (b->pen, 0.6));
  stroke_body (b, named (b, ACIES_COLOR_SELECTION_INNER), more, 2.2 * MAX (b->pen, 0.6));
}

static void
draw_surroundings (const Base *b, AciesMarks marks)
{
  const double p = MAX (b->pen, 0.6);

  cairo_set_line_join (b->cr, CAIRO_LINE_JOIN_ROUND);
  body_path (b, 0);
  acies_color_set (b->cr, named (b, ACIES_COLOR_GROUND), 0.9);
  cairo_set_line_width (b->cr, 3.6 * b->pen);
  cairo_stroke (b->cr);
  if (marks & ACIES_MARK_CURSOR)
    {
      stroke_body (b, named (b, ACIES_COLOR_GROUND), 5 * p, 4.4 * p);
      stroke_body (b, named (b, ACIES_COLOR_SELECTION), 5 * p, 2 * p);
    }
  if (marks & ACIES_MARK_SELECTED)
    draw_double (b, 1.6 * p);
  else if (marks & ACIES_MARK_LEGAL)
    {
      stroke_body (b, named (b, ACIES_COLOR_GROUND), 1.6 * p, 5 * p);
      stroke_body (b, named (b, ACIES_COLOR_LEGAL), 1.6 * p, 2.6 * p);
    }
  else if (marks & ACIES_MARK_HOVER)
    stroke_body (b, named (b, ACIES_COLOR_SELECTION), 1.6 * p, 1.6 * p);
}

/* A sign of the second side besides colour and shape. */
static void
draw_stripes (const Base *b)
{
  for (double y = b->bar + STRIPE_STEP * b->pen / 2; y < b->depth; y += STRIPE_STEP * b->pen)
    {
      cairo_move_to (b->cr, -b->width / 2, y);
      cairo_line_to (b->cr, b->width / 2, y);
    }
  acies_color_set (b->cr, b->ink, STRIPE_ALPHA);
  cairo_set_line_width (b->cr, 1.4 * b->pen);
  cairo_stroke (b->cr);
}

/* Who has lost his order: the rear half is hatched and pale, of those who flee the whole. */
static void
draw_disorder (const Base *b)
{
  const gboolean flees = (b->token->flags & ACIES_TOKEN_ROUTED) != 0;
  const double   top = flees ? 0 : b->bar + (b->depth - b->bar) / 2;
  const double   step = HATCH_STEP * MAX (b->pen, 0.6);

  if (!flees && (b->token->flags & ACIES_TOKEN_DISORDERED) == 0)
    return;

  cairo_save (b->cr);
  cairo_rectangle (b->cr, -b->width / 2, top, b->width, b->depth - top);
  acies_color_set (b->cr, acies_palette_side (&b->style->palette, b->token->side, ACIES_SIDE_SOFT),
                   1);
  cairo_fill_preserve (b->cr);
  cairo_clip (b->cr);
  for (double x = -b->width / 2 - b->depth; x < b->width / 2; x += step)
    {
      cairo_move_to (b->cr, x, b->depth);
      cairo_line_to (b->cr, x + b->depth, 0);
    }
  acies_color_set (b->cr, b->edge, HATCH_ALPHA);
  cairo_set_line_width (b->cr, 1.4 * MAX (b->pen, 0.6));
  cairo_stroke (b->cr);
  cairo_restore (b->cr);
}

/* Whoever flees has no front any more: a broken outline. */
static void
draw_outline (const Base *b)
{
  static const double dashes[] = { 3, 2 };

  if ((b->token->flags & ACIES_TOKEN_ROUTED) != 0)
    cairo_set_dash (b->cr, dashes, G_N_ELEMENTS (dashes), 0);
  stroke_body (b, b->edge, 0, MAX (1.5 * b->pen, 0.8));
  cairo_set_dash (b->cr, NULL, 0, 0);
}

/* What it can throw once stands out of its front. */
static void
draw_missiles (const Base *b)
{
  const double out = MAX (0.11 * b->width, 3.2);

  if ((b->token->flags & ACIES_TOKEN_LOADED) == 0 || b->width < SHOW_EMBLEM)
    return;

  for (guint pass = 0; pass < 2; pass++)
    {
      for (int side = -1; side <= 1; side += 2)
        for (guint i = 0; i < 2; i++)
          {
            const double x = side * b->width * (0.24 + 0.1 * i);

            cairo_move_to (b->cr, x, 0.5);
            cairo_line_to (b->cr, x + 0.3 * out, -out);
          }
      acies_color_set (b->cr, pass == 0 ? named (b, ACIES_COLOR_GROUND) : b->edge, 1);
      cairo_set_line_width (b->cr, (pass == 0 ? 3.2 : 1.5) * MAX (b->pen, 0.75));
      cairo_stroke (b->cr);
    }
}

/* An angle behind the base for each time that it was thrown back. */
static void
draw_setbacks (const Base *b)
{
  const double half = MAX (0.11 * b->width, 3), step = MAX (0.09 * b->width, 2.6);

  if (b->token->setbacks == 0 || b->width < SHOW_EMBLEM)
    return;

  for (guint pass = 0; pass < 2; pass++)
    {
      for (guint i = 0; i < b->token->setbacks; i++)
        {
          const double y = b->depth + step * (i + 0.6);

          cairo_move_to (b->cr, -half, y);
          cairo_line_to (b->cr, 0, y + 0.8 * half);
          cairo_line_to (b->cr, half, y);
        }
      acies_color_set (b->cr, named (b, pass == 0 ? ACIES_COLOR_GROUND : ACIES_COLOR_ILLEGAL), 1);
      cairo_set_line_width (b->cr, (pass == 0 ? 4 : 2) * MAX (b->pen, 0.7));
      cairo_stroke (b->cr);
    }
}

static gboolean
shows_figures (const Base *b)
{
  return b->token->figures_full > 0 && b->width >= SHOW_FIGURES;
}

static double
figure_radius (const Base *b)
{
  const guint  rows = (b->token->figures_full + N_COLUMNS - 1u) / N_COLUMNS;
  const double room = (b->depth - b->bar) / (2 * rows);

  return MIN (MAX (0.045 * b->width, 1.5), room * 0.85);
}

/* A disc for each figure that is left, an open ring for each that is lost; those behind are lost first. */
static void
draw_figures (const Base *b)
{
  const guint  full = b->token->figures_full, rows = (full + N_COLUMNS - 1) / N_COLUMNS;
  const double r = figure_radius (b);

  for (guint i = 0; i < full; i++)
    {
      const double x = (i % N_COLUMNS == 0 ? -COLUMN : COLUMN) * b->width;
      const double y = b->bar + (b->depth - b->bar) * (i / N_COLUMNS + 0.5) / rows;

      cairo_new_path (b->cr);
      cairo_arc (b->cr, x, y, r, 0, 2 * G_PI);
      acies_color_set (b->cr, i < b->token->figures ? b->ink : b->edge, 1);
      cairo_fill_preserve (b->cr);
      acies_color_set (b->cr, i < b->token->figures ? b->edge : b->ink, 1);
      cairo_set_line_width (b->cr, 0.35 * r);
      if (r >= 2)
        cairo_stroke (b->cr);
    }
  cairo_new_path (b->cr);
}

/* Where there is no room for figures: how much of them is left, as a line along the rear. */
static void
draw_share (const Base *b)
{
  const double share = (double) b->token->figures / b->token->figures_full;
  const double high = MAX (0.16 * b->depth, 1.4), width = b->width - 2;

  cairo_rectangle (b->cr, -width / 2, b->depth - high - 0.6, width, high);
  acies_color_set (b->cr, b->edge, 1);
  cairo_fill (b->cr);
  cairo_rectangle (b->cr, -width / 2, b->depth - high - 0.6, width * share, high);
  acies_color_set (b->cr, b->ink, 1);
  cairo_fill (b->cr);
}

static void
draw_strength (const Base *b)
{
  if (shows_figures (b))
    draw_figures (b);
  else if (b->token->figures < b->token->figures_full)
    draw_share (b);
}

/* The bar along the front, with a notch that points forward. */
static void
draw_front (const Base *b)
{
  const double half = b->width * 0.115;

  cairo_rectangle (b->cr, -b->width / 2, 0, b->width, b->bar);
  acies_color_set (b->cr, b->edge, 1);
  cairo_fill (b->cr);
  if (b->width < SHOW_NOTCH)
    return;

  cairo_move_to (b->cr, 0, b->bar * 0.1);
  cairo_line_to (b->cr, half, b->bar);
  cairo_line_to (b->cr, -half, b->bar);
  cairo_close_path (b->cr);
  acies_color_set (b->cr, b->ink, 1);
  cairo_fill (b->cr);
}

static void
draw_body (const Base *b)
{
  cairo_save (b->cr);
  body_path (b, 0);
  acies_color_set (b->cr, b->fill, 1);
  cairo_fill_preserve (b->cr);
  cairo_clip (b->cr);
  if ((b->style->shown & ACIES_SHOWN_STRIPES) != 0 && (b->token->side & 1) != 0)
    draw_stripes (b);
  draw_disorder (b);
  if ((b->token->flags & ACIES_TOKEN_ROUTED) == 0)
    draw_front (b);
  draw_strength (b);
  cairo_restore (b->cr);
  cairo_set_line_join (b->cr, CAIRO_LINE_JOIN_MITER);
  draw_outline (b);
}

/* Emblem and letters turn with the base, and once more where they would stand on their heads. */
static void
begin_upright (const Base *b)
{
  cairo_save (b->cr);
  cairo_translate (b->cr, 0, b->bar + (b->depth - b->bar) / 2);
  if (b->on_its_head)
    cairo_rotate (b->cr, G_PI);
}

static double
emblem_size (const Base *b)
{
  return MIN (b->depth - b->bar - 1, 0.55 * b->width);
}

/* What the figures leave free to the left of the middle. */
static double
free_half (const Base *b)
{
  return shows_figures (b) ? COLUMN * b->width - figure_radius (b) : b->width / 2;
}

static void
draw_emblem (const Base *b)
{
  const double size = emblem_size (b);
  const double alpha = (b->token->flags & ACIES_TOKEN_ACTED) != 0 ? ACTED_EMBLEM : 1;

  acies_color_set (b->cr, b->ink, alpha);
  acies_emblem_draw (b->cr, b->token->emblem, -size / 2, -size / 2, size);
}

/* To the left of the emblem, as large as there is room, or not at all. */
static void
draw_letters (const Base *b)
{
  const double   room = free_half (b) - emblem_size (b) / 2 - 3 * b->pen;
  AciesTextStyle text = {
    .size = MIN ((b->depth - b->bar) * 0.6, 13 * b->pen),
    .bold = TRUE,
    .anchor = ACIES_TEXT_MIDDLE,
    .color = b->ink,
  };
  double width;

  if (b->token->badge == NULL || text.size < ACIES_TEXT_MIN)
    return;

  width = acies_text_measure (b->style, &text, b->token->badge, NULL);
  text.size *= MIN (room / MAX (width, 1), 1);
  if (text.size < ACIES_TEXT_MIN)
    return;

  acies_text_draw (b->cr, b->style, &text, -free_half (b) + 2 * b->pen + room / 2, 0,
                   b->token->badge);
}

/* The commander's badge to the right; else, if it has acted, a tick. */
static void
draw_badge (const Base *b)
{
  const AciesSceneToken *token = b->token;
  const gboolean         leads = token->hero > 0 || (token->flags & ACIES_TOKEN_LEAD) != 0;
  const double most = (shows_figures (b) ? 0.09 : 0.14) * b->width;
  const double r = MIN (MAX (0.3 * MIN (b->width, b->depth), 5 * MIN (b->pen, 1.4)), most);
  const double x = shows_figures (b) ? free_half (b) - r - b->pen : b->width * 0.36;
  const guint      rating = token->hero > 0 ? token->hero : ACIES_BADGE_UNRATED;
  const AciesBadge badge = { token->side, rating, FALSE, token->hero_dazed };

  if (leads)
    acies_paint_badge (b->cr, b->style, &badge, x, 0, MAX (r, 3));
  if ((token->flags & ACIES_TOKEN_ACTED) == 0 || b->width < SHOW_TICK || leads)
    return;

  cairo_new_path (b->cr);
  cairo_arc (b->cr, x, 0, r, 0, 2 * G_PI);
  acies_color_set (b->cr, named (b, ACIES_COLOR_PLATE), 1);
  cairo_fill_preserve (b->cr);
  acies_color_set (b->cr, b->edge, 1);
  cairo_set_line_width (b->cr, r * 0.2);
  cairo_stroke (b->cr);
  cairo_move_to (b->cr, x - r * 0.5, 0);
  cairo_line_to (b->cr, x - r * 0.13, r * 0.4);
  cairo_line_to (b->cr, x + r * 0.5, -r * 0.4);
  cairo_set_line_width (b->cr, r * 0.3);
  cairo_stroke (b->cr);
}

static void
draw_brackets (const Base *b)
{
  const double    out = 4 * MAX (b->pen, 0.7);
  const AciesRect box = { -b->width / 2 - out, -out, b->width + 2 * out, b->depth + 2 * out };

  acies_shape_brackets (b->cr, &box, named (b, ACIES_COLOR_GROUND), 5 * MAX (b->pen, 0.6));
  acies_shape_brackets (b->cr, &box, named (b, ACIES_COLOR_TARGET), 3 * MAX (b->pen, 0.6));
}

static void
choose_colors (Base *b)
{
  const AciesPalette *palette = &b->style->palette;
  const AciesColor dark = acies_color_from_hex (0x101418), light = acies_color_from_hex (0xFFFFFF);
  const int        side = b->token->side;

  b->fill = acies_palette_side (palette, side, ACIES_SIDE_FILL);
  b->edge = acies_palette_side (palette, side, ACIES_SIDE_EDGE);
  b->ink = acies_palette_side (palette, side, ACIES_SIDE_INK);
  if ((b->token->flags & ACIES_TOKEN_ACTED) == 0)
    return;

  b->fill = acies_color_mix (b->fill, named (b, ACIES_COLOR_GROUND), ACTED_FADE);
  if (acies_color_contrast (b->ink, b->fill) < INK_LEAST)
    b->ink =
      acies_color_contrast (dark, b->fill) > acies_color_contrast (light, b->fill) ? dark : light;
}

void
acies_paint_base_at (cairo_t               *cr,
                     const AciesStyle      *style,
                     const AciesSceneToken *token,
                     const AciesBasePlace  *place,
                     AciesMarks             marks)
{
  Base b = { .cr = cr, .style = style, .token = token, .width = place->width };

  g_return_if_fail (cr != NULL && style != NULL && token != NULL);

  if (!(place->width > 0) || token->width <= 0)
    return;

  b.depth = place->width * token->depth / token->width;
  b.pen = CLAMP (place->width / PLAIN_WIDTH, 0.3, 2);
  b.bar = MIN (MAX (MIN (4 * b.pen, 0.3 * b.depth), 0.13 * b.depth), b.depth);
  b.on_its_head = cos (place->angle) < -0.01;
  choose_colors (&b);

  cairo_save (cr);
  cairo_translate (cr, place->x, place->y);
  cairo_rotate (cr, place->angle);
  cairo_translate (cr, 0, -b.depth / 2);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_dash (cr, NULL, 0, 0);
  draw_surroundings (&b, marks);
  draw_missiles (&b);
  draw_setbacks (&b);
  draw_body (&b);
  begin_upright (&b);
  if (place->width >= SHOW_EMBLEM)
    {
      draw_emblem (&b);
      draw_letters (&b);
    }
  draw_badge (&b);
  cairo_restore (cr);
  if (marks & ACIES_MARK_TARGET)
    draw_brackets (&b);
  cairo_restore (cr);
}

void
acies_paint_base (cairo_t               *cr,
                  const AciesLayout     *layout,
                  const AciesStyle      *style,
                  const AciesSceneToken *token,
                  AciesMarks             marks)
{
  const AciesFootprint base = acies_token_footprint (token);
  const AciesRect      box = acies_footprint_bounds (&base, layout);
  const AciesBasePlace place = {
    box.x + box.width / 2,
    box.y + box.height / 2,
    token->pose.facing / 100.0 * G_PI / 180,
    token->width * layout->scale,
  };

  acies_paint_base_at (cr, style, token, &place, marks);
}
