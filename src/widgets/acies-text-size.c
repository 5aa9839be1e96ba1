/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "widgets/acies-text-size.h"

#define POINTS_PER_INCH 72.0
#define PLAIN_DPI       96.0
#define PLAIN_POINTS    11.0

double
acies_text_size_get (GtkWidget *widget)
{
  PangoContext               *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  const double                size = (double) pango_font_description_get_size (font) / PANGO_SCALE;
  const double                dpi = pango_cairo_context_get_resolution (context);

  if (pango_font_description_get_size_is_absolute (font))
    return size;

  return size * (dpi > 0 ? dpi : PLAIN_DPI) / POINTS_PER_INCH;
}

int
acies_text_size_scale (GtkWidget *widget, int length)
{
  const double plain = PLAIN_POINTS * PLAIN_DPI / POINTS_PER_INCH;

  return (int) (length * MAX (acies_text_size_get (widget) / plain, 1));
}

void
acies_text_size_open (GtkWindow *window, int width, int height)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

  gtk_window_set_default_size (window, acies_text_size_scale (GTK_WIDGET (window), width),
                               acies_text_size_scale (GTK_WIDGET (window), height));
}
