/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-emblems.h"
#include "scene/acies-paint-shapes.h"
#include "scene/acies-paint-table.h"

#include <math.h>

/* The module of a token, drawn facing north; all lengths are in its units unless they say px. */
#define MODULE_WIDTH 64.0
#define MODULE_DEPTH 48.0
#define MIDDLE_X     32.0
#define MIDDLE_Y     24.0

/* Widths in px from which a part is shown. */
#define SHOW_LAUREL 46.0
#define SHOW_TICK   34.0
#define SHOW_PIPS   22.0
#define SHOW_EMBLEM 16.0

#define ACTED_FADE   0.42
#define ACTED_EMBLEM 0.85
#define INK_LEAST    3.2
#define STRIPE_STEP  7.0
#define STRIPE_ALPHA 0.38

/* The broken line across a disordered token. */
static const double broken_line[][2] = {
  { -2, 31 },
  { 6, 27 },
  { 14, 33 },
  { 22, 27 },
  { 30, 33 },
  { 38, 27 },
  { 46, 33 },
  { 54, 27 },
  { 62, 33 },
  { 68, 29 },
};

/* What one token is drawn with. */
typedef struct
{
  cairo_t               *cr;
  const AciesStyle      *style;
  const AciesSceneToken *token;
  double                 width; /* px */
  double                 scale; /* px a unit */
  double                 angle; /* of the facing, radians clockwise from north */
  gboolean               disordered, lead, acted;
  AciesColor             fill, edge, ink, soft;
} Draw;

static AciesColor
named (const Draw *d, AciesColorName name)
{
  return acies_palette_get (&d->style->palette, name);
}

/* Side A is angular, side B rounded. */
static void
body_path (const Draw *d)
{
  cairo_t *cr = d->cr;

  cairo_new_path (cr);
  if ((d->token->side & 1) == 0)
    {
      cairo_move_to (cr, 2, 46);
      cairo_line_to (cr, 2, 14);
      cairo_line_to (cr, 32, 2);
      cairo_line_to (cr, 62, 14);
      cairo_line_to (cr, 62, 46);
    }
  else
    {
      cairo_move_to (cr, 32, 1);
      cairo_curve_to (cr, 41, 7.5, 60, 8, 62, 21);
      cairo_line_to (cr, 62, 29);
      cairo_curve_to (cr, 62, 40, 55, 46, 45, 46);
      cairo_line_to (cr, 19, 46);
      cairo_curve_to (cr, 9, 46, 2, 40, 2, 29);
      cairo_line_to (cr, 2, 21);
      cairo_curve_to (cr, 4, 8, 23, 7.5, 32, 1);
    }
  cairo_close_path (cr);
}

static void
broken_path (cairo_t *cr)
{
  cairo_new_path (cr);
  for (guint i = 0; i < G_N_ELEMENTS (broken_line); i++)
    cairo_line_to (cr, broken_line[i][0], broken_line[i][1]);
}

/* What lies behind the broken line, or in front of it. */
static void
half_path (cairo_t *cr, gboolean rear)
{
  const double end = rear ? 54 : -8;

  broken_path (cr);
  cairo_line_to (cr, 68, end);
  cairo_line_to (cr, -2, end);
  cairo_close_path (cr);
}

static void
stroke_body (const Draw *d, AciesColor color, double alpha, double line_width)
{
  body_path (d);
  acies_color_set (d->cr, color, alpha);
  cairo_set_line_width (d->cr, line_width);
  cairo_stroke (d->cr);
}

/* Rings around the body, half-widths in px; small tokens keep those of scale 0.55. */
static void
draw_ring (const Draw *d, AciesColor outer, AciesColor inner, double outer_half, double inner_half)
{
  const double scale = MAX (d->scale, 0.55);

  cairo_set_line_join (d->cr, CAIRO_LINE_JOIN_ROUND);
  stroke_body (d, outer, 1, 2 * outer_half / scale);
  stroke_body (d, inner, 1, 2 * inner_half / scale);
}

static void
draw_surroundings (const Draw *d, AciesMarks marks)
{
  const AciesColor ground = named (d, ACIES_COLOR_GROUND);
  const AciesColor selection = named (d, ACIES_COLOR_SELECTION);
  const AciesColor inner = named (d, ACIES_COLOR_SELECTION_INNER);

  cairo_set_line_join (d->cr, CAIRO_LINE_JOIN_ROUND);
  stroke_body (d, ground, 0.85, d->width > 30 ? 6 : 7);
  if (marks & ACIES_MARK_CURSOR)
    draw_ring (d, selection, ground, 7.6, 6.2);
  if (marks & ACIES_MARK_SELECTED)
    draw_ring (d, selection, inner, 5.2, 3.2);
  else if (d->token->flags & ACIES_TOKEN_ACTIVE)
    draw_ring (d, selection, inner, 3.8, 2.6);
  else if (marks & ACIES_MARK_LEGAL)
    draw_ring (d, named (d, ACIES_COLOR_LEGAL), ground, 5.2, 2.6);
}

static void
draw_broken_half (const Draw *d)
{
  cairo_t *cr = d->cr;

  cairo_save (cr);
  body_path (d);
  cairo_clip (cr);
  half_path (cr, TRUE);
  cairo_clip (cr);
  acies_color_set (cr, d->soft, 1);
  cairo_paint (cr);
  for (int k = -8; k < 16; k++)
    {
      cairo_move_to (cr, k * 7, 52);
      cairo_line_to (cr, k * 7 + 24, 28);
    }
  acies_color_set (cr, d->edge, 0.34);
  cairo_set_line_width (cr, 1.6);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Lines along the front of the second side's tokens: a sign besides colour and shape. */
static void
draw_stripes (const Draw *d)
{
  cairo_t *cr = d->cr;

  cairo_save (cr);
  body_path (d);
  cairo_clip (cr);
  for (double y = 5; y < MODULE_DEPTH; y += STRIPE_STEP)
    {
      cairo_move_to (cr, 0, y);
      cairo_line_to (cr, MODULE_WIDTH, y);
    }
  acies_color_set (cr, d->ink, STRIPE_ALPHA);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_outline (const Draw *d)
{
  static const double dashes[] = { 6, 4 };
  const double        line_width = MAX (2.2, 1.1 / d->scale);
  cairo_t            *cr = d->cr;

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  if (!d->disordered)
    {
      stroke_body (d, d->edge, 1, line_width);
      return;
    }

  cairo_save (cr);
  cairo_rectangle (cr, -6, -6, 76, 36);
  cairo_clip (cr);
  stroke_body (d, d->edge, 1, line_width);
  cairo_restore (cr);

  cairo_save (cr);
  cairo_rectangle (cr, -6, 30, 76, 30);
  cairo_clip (cr);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  stroke_body (d, d->edge, 1, line_width);
  cairo_restore (cr);

  cairo_save (cr);
  body_path (d);
  cairo_clip (cr);
  broken_path (cr);
  cairo_set_line_width (cr, line_width);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_lead_stripe (const Draw *d)
{
  cairo_t *cr = d->cr;

  cairo_save (cr);
  body_path (d);
  cairo_clip (cr);
  if ((d->token->side & 1) == 0)
    {
      cairo_move_to (cr, 0, 18.6);
      cairo_line_to (cr, 32, 6.6);
      cairo_line_to (cr, 64, 18.6);
    }
  else
    {
      cairo_move_to (cr, 2, 27);
      cairo_curve_to (cr, 5, 12.5, 23, 12, 32, 5.8);
      cairo_curve_to (cr, 41, 12, 59, 12.5, 62, 27);
    }
  acies_color_set (cr, acies_palette_side (&d->style->palette, d->token->side, ACIES_SIDE_LEAD), 1);
  cairo_set_line_width (cr, MAX (3.4, 1.6 / d->scale));
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_pips (const Draw *d)
{
  const double radius = d->width >= SHOW_TICK ? 2.1 : 2.5;
  const double half = radius * 1.35, y = 42.2;
  cairo_t     *cr = d->cr;

  for (guint i = 0; i < d->token->pips; i++)
    {
      const double x = MIDDLE_X + (i - (d->token->pips - 1) / 2.0) * 8;

      if (d->token->flags & ACIES_TOKEN_DIAMONDS)
        {
          cairo_move_to (cr, x, y - half);
          cairo_line_to (cr, x + half, y);
          cairo_line_to (cr, x, y + half);
          cairo_line_to (cr, x - half, y);
          cairo_close_path (cr);
        }
      else
        {
          cairo_new_sub_path (cr);
          cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
        }
    }
  acies_color_set (cr, d->disordered ? d->edge : d->ink, 1);
  cairo_fill (cr);
}

/* From the upright frame, whose origin is the token's middle, into the turned module. */
static void
turn_to_module (const Draw *d)
{
  cairo_rotate (d->cr, d->angle);
  cairo_translate (d->cr, -MIDDLE_X, -MIDDLE_Y);
}

/* The emblem over the broken line: ink on the whole half, edge on the broken one, there kept clear
 * of the hatch. */
static void
draw_broken_emblem (const Draw *d, double x, double y, double size)
{
  static const double around[][2] = { { 1.6, 0 }, { -1.6, 0 }, { 0, 1.6 }, { 0, -1.6 } };
  cairo_t            *cr = d->cr;

  for (guint rear = 0; rear < 2; rear++)
    {
      cairo_save (cr);
      cairo_save (cr);
      turn_to_module (d);
      half_path (cr, rear == 1);
      cairo_restore (cr);
      cairo_clip (cr);
      acies_color_set (cr, d->soft, 1);
      for (guint i = 0; rear == 1 && i < G_N_ELEMENTS (around); i++)
        acies_emblem_draw (cr, d->token->emblem, x + around[i][0], y + around[i][1], size);
      acies_color_set (cr, rear == 1 ? d->edge : d->ink, 1);
      acies_emblem_draw (cr, d->token->emblem, x, y, size);
      cairo_restore (cr);
    }
}

/* Never turned; a little towards the front, for a lead unit to the rear. */
static void
draw_emblem (const Draw *d)
{
  const gboolean pips = d->width >= SHOW_PIPS && d->token->pips > 0;
  const double   size = pips ? (d->lead ? 30 : 32) : 37;
  const gboolean upright =
    d->token->facing == ACIES_FACING_NORTH || d->token->facing == ACIES_FACING_SOUTH;
  const double   unled = pips || !upright ? 1 : -2;
  const double   forward = d->lead ? -1 : unled;
  const double   x = forward * sin (d->angle) - size / 2;
  const double   y = -forward * cos (d->angle) - size / 2;

  if (d->disordered)
    {
      draw_broken_emblem (d, x, y, size);
      return;
    }
  acies_color_set (d->cr, d->ink, d->acted ? ACTED_EMBLEM : 1);
  acies_emblem_draw (d->cr, d->token->emblem, x, y, size);
}

/* Where a point of the module lies in the upright frame. */
static void
module_point (const Draw *d, double module_x, double module_y, double *x, double *y)
{
  const double dx = module_x - MIDDLE_X, dy = module_y - MIDDLE_Y;

  *x = dx * cos (d->angle) - dy * sin (d->angle);
  *y = dx * sin (d->angle) + dy * cos (d->angle);
}

static void
draw_laurel (const Draw *d)
{
  const gboolean side_b = (d->token->side & 1) != 0;
  double         x, y;

  module_point (d, 7, 40, &x, &y);
  cairo_new_path (d->cr);
  cairo_arc (d->cr, x, y, 8.6, 0, 2 * G_PI);
  acies_color_set (d->cr, named (d, side_b ? ACIES_COLOR_BADGE_B : ACIES_COLOR_BADGE), 1);
  cairo_fill (d->cr);
  acies_color_set (d->cr, named (d, ACIES_COLOR_GOLD), 1);
  acies_emblem_draw (d->cr, ACIES_EMBLEM_LAUREL, x - 7.2, y - 7.2, 14.4);
}

static void
draw_tick (const Draw *d)
{
  cairo_t *cr = d->cr;
  double   x, y;

  module_point (d, 56, 39, &x, &y);
  cairo_new_path (cr);
  cairo_arc (cr, x, y, 7.4, 0, 2 * G_PI);
  acies_color_set (cr, named (d, ACIES_COLOR_PLATE), 1);
  cairo_fill_preserve (cr);
  acies_color_set (cr, d->edge, 1);
  cairo_set_line_width (cr, 1.6);
  cairo_stroke (cr);
  cairo_move_to (cr, x - 3.6, y);
  cairo_line_to (cr, x - 1, y + 3);
  cairo_line_to (cr, x + 3.8, y - 3);
  cairo_set_line_width (cr, 2.2);
  cairo_stroke (cr);
}

static void
draw_badges (const Draw *d)
{
  const AciesSceneToken *token = d->token;

  if (d->lead && d->width >= SHOW_LAUREL)
    draw_laurel (d);
  if (d->acted && d->width >= SHOW_TICK && token->hero == 0)
    draw_tick (d);
  if (token->hero > 0 && d->width >= SHOW_EMBLEM)
    {
      const AciesBadge badge = { token->side, token->hero, FALSE, token->hero_dazed };
      double           x, y;

      module_point (d, 57, 40, &x, &y);
      acies_paint_badge (d->cr, d->style, &badge, x, y, d->width >= SHOW_LAUREL ? 10.6 : 12.5);
    }
}

/* A box at the front of a unit that may be named in an answer; a tick in it if it is. */
static void
draw_choice_box (const Draw *d, gboolean chosen)
{
  const double size = MAX (15, 11 / d->scale);
  cairo_t     *cr = d->cr;
  double       x, y;

  module_point (d, MIDDLE_X, 1, &x, &y);
  cairo_new_path (cr);
  cairo_rectangle (cr, x - size / 2, y - size / 2, size, size);
  acies_color_set (cr, named (d, ACIES_COLOR_PLATE), 1);
  cairo_fill_preserve (cr);
  acies_color_set (cr, named (d, ACIES_COLOR_TEXT), 1);
  cairo_set_line_width (cr, size / 8);
  cairo_stroke (cr);
  if (!chosen)
    return;

  cairo_move_to (cr, x - size * 0.3, y);
  cairo_line_to (cr, x - size * 0.07, y + size * 0.25);
  cairo_line_to (cr, x + size * 0.34, y - size * 0.3);
  cairo_set_line_width (cr, size / 6);
  cairo_stroke (cr);
}

static void
draw_body (const Draw *d, AciesMarks marks)
{
  cairo_save (d->cr);
  turn_to_module (d);
  draw_surroundings (d, marks);
  body_path (d);
  acies_color_set (d->cr, d->fill, 1);
  cairo_fill (d->cr);
  if ((d->style->shown & ACIES_SHOWN_STRIPES) != 0 && (d->token->side & 1) != 0)
    draw_stripes (d);
  if (d->disordered)
    draw_broken_half (d);
  draw_outline (d);
  if (d->lead)
    draw_lead_stripe (d);
  if (d->width >= SHOW_PIPS)
    draw_pips (d);
  cairo_restore (d->cr);
}

/* Ink that can be read on a faded fill. */
static AciesColor
readable_ink (AciesColor ink, AciesColor fill)
{
  const AciesColor dark = acies_color_from_hex (0x101418), light = acies_color_from_hex (0xFFFFFF);

  if (acies_color_contrast (ink, fill) >= INK_LEAST)
    return ink;

  return acies_color_contrast (dark, fill) > acies_color_contrast (light, fill) ? dark : light;
}

static void
choose_colors (Draw *d)
{
  const AciesPalette *palette = &d->style->palette;
  const int           side = d->token->side;

  d->fill = acies_palette_side (palette, side, ACIES_SIDE_FILL);
  d->edge = acies_palette_side (palette, side, ACIES_SIDE_EDGE);
  d->ink = acies_palette_side (palette, side, ACIES_SIDE_INK);
  d->soft = acies_palette_side (palette, side, ACIES_SIDE_SOFT);
  if (d->acted)
    {
      d->fill = acies_color_mix (d->fill, named (d, ACIES_COLOR_GROUND), ACTED_FADE);
      d->ink = readable_ink (d->ink, d->fill);
    }
}

void
acies_paint_token (cairo_t               *cr,
                   const AciesStyle      *style,
                   const AciesSceneToken *token,
                   double                 x,
                   double                 y,
                   double                 width,
                   AciesMarks             marks)
{
  Draw d = {
    .cr = cr, .style = style, .token = token, .width = width, .scale = width / MODULE_WIDTH
  };

  g_return_if_fail (cr != NULL && style != NULL && token != NULL);

  if (!(width > 0))
    return;

  if (token->width > 0)
    {
      acies_paint_base_at (cr, style, token, &(AciesBasePlace){ x, y, 0, width }, marks);
      return;
    }

  d.angle = token->facing * G_PI / 2;
  d.disordered = (token->flags & ACIES_TOKEN_DISORDERED) != 0;
  d.lead = (token->flags & ACIES_TOKEN_LEAD) != 0;
  d.acted = (token->flags & ACIES_TOKEN_ACTED) != 0;
  choose_colors (&d);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, d.scale, d.scale);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_dash (cr, NULL, 0, 0);
  draw_body (&d, marks);
  if (width >= SHOW_EMBLEM)
    draw_emblem (&d);
  draw_badges (&d);
  if (marks & ACIES_MARK_LEGAL)
    draw_choice_box (&d, (marks & ACIES_MARK_SELECTED) != 0);
  cairo_restore (cr);

  if (marks & ACIES_MARK_TARGET)
    {
      const gboolean sideways = (token->facing & 1) != 0;
      const double   w = width * (sideways ? ACIES_TOKEN_DEPTH : 1),
                   h = width * (sideways ? 1 : ACIES_TOKEN_DEPTH);
      const AciesRect box = { x - w * 0.58, y - h * 0.58, w * 1.16, h * 1.16 };

      acies_shape_brackets (cr, &box, named (&d, ACIES_COLOR_TARGET), CLAMP (width / 15, 1.5, 3));
    }
}

void
acies_paint_side_token (cairo_t          *cr,
                        const AciesStyle *style,
                        int               side,
                        AciesEmblem       emblem,
                        double            x,
                        double            y,
                        double            width)
{
  const AciesSceneToken token = { .side = (gint8) side, .cell = ACIES_NO_CELL, .emblem = emblem };

  acies_paint_token (cr, style, &token, x, y, width, 0);
}
