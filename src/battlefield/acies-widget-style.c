/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-widget-style.h"

#include <string.h>

#define NORMAL_FONT_PX 14.0

/* Text lighter than this stands on a dark ground. */
#define LIGHT_TEXT 0.5

static gboolean
is_dark (GtkWidget *widget)
{
  GdkRGBA text;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &text);

  return 0.2126 * text.red + 0.7152 * text.green + 0.0722 * text.blue > LIGHT_TEXT;
}

static gboolean
is_high_contrast (GtkWidget *widget)
{
  g_autofree char *theme = NULL;
  g_autofree char *folded = NULL;
  const char      *forced = g_getenv ("GTK_THEME");

  g_object_get (gtk_widget_get_settings (widget), "gtk-theme-name", &theme, NULL);
  folded = g_ascii_strdown (forced != NULL ? forced : theme != NULL ? theme : "", -1);

  return strstr (folded, "highcontrast") != NULL || g_str_has_suffix (folded, "-hc") ||
         strstr (folded, "-hc-") != NULL || g_str_has_suffix (folded, ":hc");
}

static double
font_px (const PangoFontDescription *font, PangoContext *context)
{
  const double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;
  double       dpi = pango_cairo_context_get_resolution (context);

  if (pango_font_description_get_size_is_absolute (font))
    return size;

  return size * (dpi > 0 ? dpi : 96.0) / 72.0;
}

gboolean
acies_widget_style_read (AciesStyle *style, GtkWidget *widget, AciesSidePair pair)
{
  static const AciesPaletteVariant variants[2][2] = {
    { ACIES_PALETTE_LIGHT, ACIES_PALETTE_DARK },
    { ACIES_PALETTE_HIGH_CONTRAST, ACIES_PALETTE_HIGH_CONTRAST_DARK },
  };
  PangoContext               *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  const AciesStyle            before = *style;

  acies_style_init (style, variants[is_high_contrast (widget)][is_dark (widget)], pair);
  style->font = g_intern_string (pango_font_description_get_family (font));
  style->text_scale = CLAMP (font_px (font, context) / NORMAL_FONT_PX, 0.9, 3.0);

  return memcmp (&before, style, sizeof before) != 0;
}
