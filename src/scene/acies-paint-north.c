/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-paint-ground.h"

#include "scene/acies-paint-text.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define INSET  7.0   /* px from the corner of the field */
#define HEIGHT 1.25  /* of the needle, in sizes of a standard */
#define HALF   0.30  /* half its width, likewise */
#define NOTCH  0.72  /* of its height, where its foot is cut in */

/* Half of the needle: the west one is filled, both are outlined. */
static void
half_path (cairo_t *cr, double x, double y, double half, double height)
{
  cairo_new_path (cr);
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x + half, y + height);
  cairo_line_to (cr, x, y + height * NOTCH);
  cairo_close_path (cr);
}

static void
draw_needle (const AciesGround *self, double x, double y, double half, double height)
{
  const AciesColor ground = acies_ground_color (self, ACIES_COLOR_GROUND);
  const AciesColor ink = acies_ground_color (self, ACIES_COLOR_ZONE_LABEL);
  cairo_t         *cr = self->cr;

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint east = 0; east < 2; east++)
    {
      half_path (cr, x, y, east ? half : -half, height);
      acies_color_set (cr, ground, 1);
      cairo_set_line_width (cr, 3);
      cairo_stroke_preserve (cr);
      acies_color_set (cr, east ? ground : ink, 1);
      cairo_fill (cr);
    }
  for (guint east = 0; east < 2; east++)
    {
      half_path (cr, x, y, east ? half : -half, height);
      acies_color_set (cr, ink, 1);
      cairo_set_line_width (cr, 1);
      cairo_stroke (cr);
    }
}

AciesRect
acies_ground_paint_north (const AciesGround *self)
{
  const AciesScene    *scene = self->layout->scene;
  const guint          corner = scene->columns - 1;
  const AciesRect     *rect = &self->layout->cells[corner].rect;
  const double         size = acies_ground_standard_size (self);
  const gboolean       key = scene->cells[corner].key_side != ACIES_NO_SIDE;
  const AciesTextStyle text = {
    .size = MAX (self->layout->zone_font, ACIES_TEXT_MIN),
    .bold = TRUE,
    .color = acies_ground_color (self, ACIES_COLOR_ZONE_LABEL),
    .halo = 1.5,
  };
  /* Translators: the letter for north on a map. */
  const char  *letter = C_ ("compass", "N");
  const double letter_width = acies_text_measure (self->style, &text, letter, NULL);
  const double width = letter_width + 3 + 2 * HALF * size;
  const double right = rect->x + rect->width - INSET - (key ? size + 4 : 0);
  AciesRect    box = { right - width, rect->y, width, INSET + HEIGHT * size };

  if (self->layout->zone_font <= 0 || rect->width < 5 * width)
    return (AciesRect){ right, rect->y, 0, 0 };

  acies_text_draw (self->cr, self->style, &text, box.x, rect->y + INSET + HEIGHT * size / 2,
                   letter);
  draw_needle (self, right - HALF * size, rect->y + INSET, HALF * size, HEIGHT * size);

  return box;
}
