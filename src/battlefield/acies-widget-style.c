/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-widget-style.h"

#include "widgets/acies-text-size.h"

#include <string.h>

/* The side colours of a display, and what is shown on boards, kept with it, and who wants to hear of a change. */
#define ACIES_TYPE_SIDE_COLORS (acies_side_colors_get_type ())
G_DECLARE_FINAL_TYPE (AciesSideColors, acies_side_colors, ACIES, SIDE_COLORS, GObject)

struct _AciesSideColors
{
  GObject parent_instance;

  AciesSidePair pair;
  guint         shown;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesSideColors, acies_side_colors, G_TYPE_OBJECT)

#define KEY_COLORS  "acies-side-colors"
#define KEY_WATCHES "acies-watches-side-colors"

#define NORMAL_FONT_PX 14.0

/* Text lighter than this stands on a dark ground. */
#define LIGHT_TEXT 0.5

static void
acies_side_colors_class_init (AciesSideColorsClass *klass)
{
  signals[CHANGED] = g_signal_new ("changed", ACIES_TYPE_SIDE_COLORS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
acies_side_colors_init (AciesSideColors *self)
{
  self->shown = ACIES_SHOWN_DEFAULT;
}

static AciesSideColors *
get_colors (GdkDisplay *display)
{
  AciesSideColors *colors = g_object_get_data (G_OBJECT (display), KEY_COLORS);

  if (colors == NULL)
    {
      colors = g_object_new (ACIES_TYPE_SIDE_COLORS, NULL);
      g_object_set_data_full (G_OBJECT (display), KEY_COLORS, colors, g_object_unref);
    }

  return colors;
}

/* Other colours are to a widget what another theme is. */
static void
colors_changed_cb (GtkWidget *widget)
{
  GTK_WIDGET_GET_CLASS (widget)->css_changed (widget, NULL);
}

static void
watch_colors (GtkWidget *widget, AciesSideColors *colors)
{
  if (g_object_get_data (G_OBJECT (widget), KEY_WATCHES) != NULL)
    return;

  g_object_set_data (G_OBJECT (widget), KEY_WATCHES, GINT_TO_POINTER (TRUE));
  g_signal_connect_object (colors, "changed", G_CALLBACK (colors_changed_cb), widget, G_CONNECT_SWAPPED);
}

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

gboolean
acies_widget_style_read (AciesStyle *style, GtkWidget *widget)
{
  static const AciesPaletteVariant variants[2][2] = {
    { ACIES_PALETTE_LIGHT, ACIES_PALETTE_DARK },
    { ACIES_PALETTE_HIGH_CONTRAST, ACIES_PALETTE_HIGH_CONTRAST_DARK },
  };
  AciesSideColors            *colors = get_colors (gtk_widget_get_display (widget));
  PangoContext               *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  const AciesStyle            before = *style;

  watch_colors (widget, colors);
  acies_style_init (style, variants[is_high_contrast (widget)][is_dark (widget)], colors->pair);
  style->shown = colors->shown;
  style->font = g_intern_string (pango_font_description_get_family (font));
  style->text_scale = CLAMP (acies_text_size_get (widget) / NORMAL_FONT_PX, 0.9, 3.0);

  return memcmp (&before, style, sizeof before) != 0;
}

void
acies_widget_style_set_pair (GdkDisplay *display, AciesSidePair pair)
{
  AciesSideColors *colors = get_colors (display);

  if (colors->pair == pair)
    return;

  colors->pair = pair;
  g_signal_emit (colors, signals[CHANGED], 0);
}

void
acies_widget_style_set_shown (GdkDisplay *display, guint shown)
{
  AciesSideColors *colors = get_colors (display);

  if (colors->shown == shown)
    return;

  colors->shown = shown;
  g_signal_emit (colors, signals[CHANGED], 0);
}
