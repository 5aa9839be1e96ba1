/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "widgets/acies-window-state.h"

#define LEAST_SIZE 200

/* Keys of a prefix. */
typedef struct
{
  char *width;
  char *height;
  char *maximized;
} Keys;

static void
keys_init (Keys       *keys,
           const char *prefix)
{
  keys->width = g_strconcat (prefix, "-width", NULL);
  keys->height = g_strconcat (prefix, "-height", NULL);
  keys->maximized = g_strconcat (prefix, "-maximized", NULL);
}

static void
keys_clear (Keys *keys)
{
  g_free (keys->width);
  g_free (keys->height);
  g_free (keys->maximized);
}

/* The size that the largest screen can show; what was stored may come from another one. */
static void
get_screen_size (GtkWidget *widget,
                 int       *width,
                 int       *height)
{
  GListModel *monitors = gdk_display_get_monitors (gtk_widget_get_display (widget));

  *width = 0;
  *height = 0;
  for (guint i = 0; i < g_list_model_get_n_items (monitors); i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);
      GdkRectangle area;

      gdk_monitor_get_geometry (monitor, &area);
      *width = MAX (*width, area.width);
      *height = MAX (*height, area.height);
    }
}

void
acies_window_state_restore (GtkWindow  *window,
                            GSettings  *settings,
                            const char *prefix)
{
  int most_width = 0;
  int most_height = 0;
  int width = 0;
  int height = 0;
  Keys keys;

  keys_init (&keys, prefix);
  width = g_settings_get_int (settings, keys.width);
  height = g_settings_get_int (settings, keys.height);
  get_screen_size (GTK_WIDGET (window), &most_width, &most_height);
  if (most_width > 0 && most_height > 0)
    {
      width = MIN (width, most_width);
      height = MIN (height, most_height);
    }
  gtk_window_set_default_size (window, width, height);
  if (g_settings_get_boolean (settings, keys.maximized))
    gtk_window_maximize (window);
  keys_clear (&keys);
}

/* The default size follows the window's as long as it is neither maximised nor in full screen. */
void
acies_window_state_store (GtkWindow  *window,
                          GSettings  *settings,
                          const char *prefix)
{
  int width = 0;
  int height = 0;
  Keys keys;

  keys_init (&keys, prefix);
  gtk_window_get_default_size (window, &width, &height);
  if (width > 0 && height > 0)
    {
      g_settings_set_int (settings, keys.width, MAX (width, LEAST_SIZE));
      g_settings_set_int (settings, keys.height, MAX (height, LEAST_SIZE));
    }
  g_settings_set_boolean (settings, keys.maximized, gtk_window_is_maximized (window));
  keys_clear (&keys);
}

int
acies_window_state_get_for_size (GtkWidget     *window,
                                 GtkOrientation orientation,
                                 int            for_size)
{
  int natural = 0;

  if (orientation != GTK_ORIENTATION_VERTICAL || for_size >= 0)
    return for_size;

  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}
