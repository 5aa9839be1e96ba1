/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-emblems.h"
#include "scene/acies-paint-shapes.h"
#include "scene/acies-paint-text.h"
#include "scene/acies-paint.h"

#define RING_ARCS 4
#define RING_FROM (G_PI * 0.75) /* lower left, clockwise to the lower right */
#define RING_STEP (G_PI * 0.375)
#define RING_GAP  0.06

#define MAX_PLAIN_PIPS 20

static AciesColor
badge_ground (const AciesStyle *style, int side)
{
  return acies_palette_get (&style->palette,
                            (side & 1) == 0 ? ACIES_COLOR_BADGE : ACIES_COLOR_BADGE_B);
}

/* As many of four arcs lit as the rating; dashed and unlit when dazed. */
static void
draw_ring (cairo_t *cr, const AciesStyle *style, const AciesBadge *badge, double x, double y,
           double radius)
{
  const AciesColor ground = badge_ground (style, badge->side);
  const AciesColor unlit =
    acies_color_mix (ground, acies_color_from_hex (0xFFFFFF), badge->dazed ? 0.5 : 0.28);
  const double dashes[] = { radius * 0.16, radius * 0.14 };

  cairo_save (cr);
  cairo_set_line_width (cr, radius * 0.2);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  if (badge->dazed)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  for (guint i = 0; i < RING_ARCS; i++)
    {
      const double   from = RING_FROM + i * RING_STEP + RING_GAP;
      const gboolean lit = i < badge->rating && !badge->dazed;

      cairo_new_path (cr);
      cairo_arc (cr, x, y, radius * 0.8, from, from + RING_STEP - 2 * RING_GAP);
      acies_color_set (cr, lit ? acies_palette_get (&style->palette, ACIES_COLOR_GOLD) : unlit, 1);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

void
acies_paint_badge (cairo_t          *cr,
                   const AciesStyle *style,
                   const AciesBadge *badge,
                   double            x,
                   double            y,
                   double            radius)
{
  const AciesRect square = { x - radius, y - radius, 2 * radius, 2 * radius };

  g_return_if_fail (cr != NULL && style != NULL && badge != NULL);

  cairo_new_path (cr);
  acies_shape_rounded (cr, &square, badge->strategist ? radius * 0.45 : radius);
  acies_color_set (cr, badge_ground (style, badge->side), 1);
  cairo_fill_preserve (cr);
  acies_color_set (cr, acies_palette_get (&style->palette, ACIES_COLOR_GROUND), 1);
  cairo_set_line_width (cr, radius * 0.12);
  cairo_stroke (cr);
  draw_ring (cr, style, badge, x, y, radius);
  acies_color_set (cr, acies_color_from_hex (0xFFFFFF), badge->dazed ? 0.7 : 1);
  acies_emblem_draw (cr, ACIES_EMBLEM_COMMANDER, x - radius * 0.53, y - radius * 0.46,
                     radius * 1.08);
}

/* The name's ground: a pill that begins behind the badge. */
static void
draw_plate_ground (cairo_t *cr, const AciesStyle *style, const AciesSceneLeader *leader,
                   const AciesRect *box)
{
  const AciesPalette *palette = &style->palette;

  cairo_new_path (cr);
  acies_shape_rounded (cr, box, box->height / 2);
  acies_color_set (cr, acies_palette_get (palette, ACIES_COLOR_GROUND), 0.85);
  cairo_set_line_width (cr, 5);
  cairo_stroke_preserve (cr);
  acies_color_set (cr, acies_palette_get (palette, ACIES_COLOR_PLATE), 1);
  cairo_fill_preserve (cr);
  acies_color_set (cr, acies_palette_side (palette, leader->side, ACIES_SIDE_EDGE), 1);
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);
}

double
acies_paint_plate (cairo_t *cr, const AciesStyle *style, const AciesPlate *plate, double x,
                   double y)
{
  const AciesSceneLeader *leader = plate->leader;
  const double            r = plate->radius, before = 2 * r + 5, after = MAX (r * 0.6, 6);
  const guint             rating = leader->rating > 0 ? leader->rating : ACIES_BADGE_UNRATED;
  const AciesBadge        badge = { leader->side, rating, TRUE, leader->dazed };
  AciesTextStyle          text = { .size = plate->font, .bold = TRUE };
  double                  width = 2 * r;

  g_return_val_if_fail (style != NULL && plate->leader != NULL, 0);

  text.color =
    acies_palette_get (&style->palette, leader->acted ? ACIES_COLOR_TEXT_DIM : ACIES_COLOR_TEXT);
  if (plate->max_width > 0)
    text.max_width = MAX (plate->max_width - before - after, 1);
  if (plate->font > 0 && leader->name != NULL)
    width = before + acies_text_measure (style, &text, leader->name, NULL) + after;
  if (cr == NULL)
    return width;

  if (width > 2 * r)
    {
      const AciesRect pill = { x + 1, y - r * 0.82, width - 2, r * 1.64 };

      draw_plate_ground (cr, style, leader, &pill);
      acies_text_draw (cr, style, &text, x + before, y, leader->name);
    }
  acies_paint_badge (cr, style, &badge, x + r, y, r);
  return width;
}

/* What cannot be spent is struck through, pip by pip. */
static void
strike_pip (cairo_t *cr, AciesColor color, double x, double y, double radius)
{
  cairo_new_path (cr);
  cairo_move_to (cr, x - radius - 1, y + radius + 1);
  cairo_line_to (cr, x + radius + 1, y - radius - 1);
  acies_color_set (cr, color, 1);
  cairo_set_line_width (cr, 1.6);
  cairo_stroke (cr);
}

double
acies_paint_pips (cairo_t                 *cr,
                  const AciesStyle        *style,
                  const AciesSceneCounter *counter,
                  double                   x,
                  double                   y,
                  double                   size)
{
  const AciesPalette *palette = &style->palette;
  const gboolean      own = counter->group == 0;
  const AciesColor    fill = own ? acies_palette_side (palette, counter->side, ACIES_SIDE_FILL)
                                 : acies_palette_get (palette, ACIES_COLOR_GOLD);
  const AciesColor    gilt =
    acies_color_mix (fill, acies_palette_get (palette, ACIES_COLOR_TEXT), 0.45);
  const AciesColor edge =
    own ? acies_palette_side (palette, counter->side, ACIES_SIDE_EDGE) : gilt;
  const guint  total = MAX (counter->left, counter->total);
  const double step = size * (total > MAX_PLAIN_PIPS ? 1.0 * MAX_PLAIN_PIPS / total : 1) * 1.2;
  const double radius = size / 2 - 0.75;

  for (guint i = 0; cr != NULL && i < total; i++)
    {
      cairo_new_path (cr);
      cairo_arc (cr, x + size / 2 + i * step, y + size / 2, radius, 0, 2 * G_PI);
      acies_color_set (cr, fill, i < counter->left && counter->barred == NULL ? 1 : 0);
      cairo_fill_preserve (cr);
      acies_color_set (cr, edge, i < counter->left ? 1 : 0.75);
      cairo_set_line_width (cr, 1.2);
      cairo_stroke (cr);
      if (i < counter->left && counter->barred != NULL)
        strike_pip (cr, acies_palette_get (palette, ACIES_COLOR_TEXT), x + size / 2 + i * step,
                    y + size / 2, radius);
    }
  return total > 0 ? (total - 1) * step + size : 0;
}
