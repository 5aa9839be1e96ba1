/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-paint-text.h"

#include <math.h>
#include <pango/pangocairo.h>

static double
actual_size (const AciesStyle *style, const AciesTextStyle *text)
{
  return MAX (text->size * CLAMP (style->text_scale, 0.5, 3), ACIES_TEXT_MIN);
}

/* One line, in the style's letters, no wider than asked. */
static void
set_up (PangoLayout *layout, const AciesStyle *style, const AciesTextStyle *text, const char *words)
{
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_family (font, style->font != NULL ? style->font : "Sans");
  pango_font_description_set_absolute_size (font, actual_size (style, text) * PANGO_SCALE);
  pango_font_description_set_weight (font, text->bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_style (font, text->italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);

  pango_layout_set_single_paragraph_mode (layout, TRUE);
  if (text->max_width > 0)
    {
      pango_layout_set_width (layout, (int) ceil (text->max_width * PANGO_SCALE));
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
    }
  pango_layout_set_text (layout, words, -1);
}

/* Width and height of the line, px; @left is where it begins in a layout of set width. */
static double
line_size (PangoLayout *layout, double *left, double *height)
{
  PangoRectangle logical;

  pango_layout_get_extents (layout, NULL, &logical);
  *left = pango_units_to_double (logical.x);
  *height = pango_units_to_double (logical.height);
  return pango_units_to_double (logical.width);
}

static void
draw_halo (cairo_t *cr, PangoLayout *layout, const AciesStyle *style, const AciesTextStyle *text)
{
  cairo_save (cr);
  pango_cairo_layout_path (cr, layout);
  acies_color_set (cr, acies_palette_get (&style->palette, text->halo_name), 0.9);
  cairo_set_line_width (cr, 2 * text->halo);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
  cairo_restore (cr);
}

double
acies_text_draw (cairo_t *cr, const AciesStyle *style, const AciesTextStyle *text, double x,
                 double y, const char *words)
{
  g_autoptr (PangoLayout) layout = pango_cairo_create_layout (cr);
  double                  left, height, width;

  g_return_val_if_fail (words != NULL, 0);

  set_up (layout, style, text, words);
  width = line_size (layout, &left, &height);
  if (text->anchor == ACIES_TEXT_MIDDLE)
    x -= width / 2;
  else if (text->anchor == ACIES_TEXT_END)
    x -= width;

  cairo_move_to (cr, x - left, y - height / 2);
  if (text->halo > 0)
    draw_halo (cr, layout, style, text);
  cairo_move_to (cr, x - left, y - height / 2);
  acies_color_set (cr, text->color, 1);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
  return width;
}

double
acies_text_measure (const AciesStyle *style, const AciesTextStyle *text, const char *words,
                    double *height)
{
  PangoContext           *context;
  g_autoptr (PangoLayout) layout = NULL;
  double                  left, tall, width;

  g_return_val_if_fail (words != NULL, 0);

  context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  layout = pango_layout_new (context);
  g_object_unref (context);
  set_up (layout, style, text, words);
  width = line_size (layout, &left, &tall);
  if (height != NULL)
    *height = tall;
  return width;
}
