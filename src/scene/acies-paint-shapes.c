/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-paint-shapes.h"

#include "scene/acies-paint-text.h"

void
acies_shape_rounded (cairo_t *cr, const AciesRect *rect, double radius)
{
  const double r = MIN (radius, MIN (rect->width, rect->height) / 2);
  const double right = rect->x + rect->width, bottom = rect->y + rect->height;

  cairo_new_sub_path (cr);
  cairo_arc (cr, right - r, rect->y + r, r, -G_PI / 2, 0);
  cairo_arc (cr, right - r, bottom - r, r, 0, G_PI / 2);
  cairo_arc (cr, rect->x + r, bottom - r, r, G_PI / 2, G_PI);
  cairo_arc (cr, rect->x + r, rect->y + r, r, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

void
acies_shape_brackets (cairo_t *cr, const AciesRect *rect, AciesColor color, double line_width)
{
  const double arm = MIN (rect->width, rect->height) / 4;

  cairo_save (cr);
  cairo_new_path (cr);
  for (guint corner = 0; corner < 4; corner++)
    {
      const double x = rect->x + (corner & 1 ? rect->width : 0), dx = corner & 1 ? -arm : arm;
      const double y = rect->y + (corner & 2 ? rect->height : 0), dy = corner & 2 ? -arm : arm;

      cairo_move_to (cr, x + dx, y);
      cairo_line_to (cr, x, y);
      cairo_line_to (cr, x, y + dy);
    }
  acies_color_set (cr, color, 1);
  cairo_set_line_width (cr, line_width);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_stroke (cr);
  cairo_restore (cr);
}

AciesRect
acies_shape_pill (cairo_t *cr, const AciesStyle *style, AciesColor color, double font, double x,
                  double y, const char *words)
{
  const AciesColor white = acies_color_from_hex (0xFFFFFF), black = acies_color_from_hex (0x101418);
  const AciesTextStyle text = {
    .size = font,
    .bold = TRUE,
    .anchor = ACIES_TEXT_MIDDLE,
    .color = acies_color_contrast (white, color) >= 4.5 ? white : black,
  };
  double          height;
  const double    width = acies_text_measure (style, &text, words, &height) + height;
  const AciesRect box = { x - width / 2, y - height * 0.6, width, height * 1.2 };

  if (cr == NULL)
    return box;

  cairo_new_path (cr);
  acies_shape_rounded (cr, &box, box.height / 2);
  acies_color_set (cr, acies_palette_get (&style->palette, ACIES_COLOR_GROUND), 0.9);
  cairo_set_line_width (cr, 3);
  cairo_stroke_preserve (cr);
  acies_color_set (cr, color, 1);
  cairo_fill (cr);
  acies_text_draw (cr, style, &text, x, y, words);
  return box;
}
