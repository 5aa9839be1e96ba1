/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-paint-dice.h"

#include "scene/acies-paint-shapes.h"

#include <math.h>

/* Parts of a die's side. */
#define ROUNDING  0.18
#define OUTLINE   0.045
#define PIP       0.085
#define THROW     1.1   /* how far above it is thrown from */
#define N_FACES   5     /* that turn up before the one that counts */

/* Where a face has its pips: a bit a place, row by row of 3 x 3. */
static const guint16 faces[7] = { 0, 0x010, 0x101, 0x111, 0x145, 0x155, 0x16d };

void
acies_paint_die (cairo_t *cr, const AciesStyle *style, double x, double y, double size,
                 double angle,
                 guint value)
{
  const AciesRect square = { -size / 2, -size / 2, size, size };

  g_return_if_fail (cr != NULL && style != NULL);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, angle);
  cairo_new_path (cr);
  acies_shape_rounded (cr, &square, size * ROUNDING);
  acies_color_set (cr, acies_palette_get (&style->palette, ACIES_COLOR_PLATE), 1);
  cairo_fill_preserve (cr);
  acies_color_set (cr, acies_palette_get (&style->palette, ACIES_COLOR_TEXT), 1);
  cairo_set_line_width (cr, MAX (size * OUTLINE, 1));
  cairo_stroke (cr);
  for (guint i = 0; i < 9; i++)
    if ((faces[MIN (value, 6)] >> i & 1) != 0)
      {
        cairo_new_sub_path (cr);
        cairo_arc (cr, size * 0.25 * (i % 3 - 1.0), size * 0.25 * (i / 3 - 1.0), size * PIP, 0,
                   2 * G_PI);
      }
  cairo_fill (cr);
  cairo_restore (cr);
}

void
acies_paint_tumbling_die (cairo_t *cr, const AciesStyle *style, double x, double y, double size,
                          guint number, double done, guint value)
{
  const double left = 1 - CLAMP (done, 0, 1);
  const guint  face = (guint) (left * N_FACES + 0.999);
  const double sense = number % 2 == 0 ? 1 : -1;
  /* It falls, and jumps up once more before it lies. */
  const double height = left > 0.45 ? (left - 0.45) / 0.55 : 0.35 * sin (left / 0.45 * G_PI);

  if (left <= 0)
    acies_paint_die (cr, style, x, y, size, 0, value);
  else
    acies_paint_die (cr, style, x, y - height * size * THROW, size, sense * left * left * 2 * G_PI,
                     (value + face * (number % 5 + 1) - 1) % 6 + 1);
}
