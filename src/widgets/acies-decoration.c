/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "widgets/acies-decoration.h"

#include <string.h>

const char *
acies_decoration_layout (GtkWidget *widget, gboolean narrow)
{
  g_autofree char *layout = NULL;
  const char      *colon;
  const char      *close;

  if (!narrow)
    return NULL;

  g_object_get (gtk_widget_get_settings (widget), "gtk-decoration-layout", &layout, NULL);
  colon = layout != NULL ? strchr (layout, ':') : NULL;
  close = layout != NULL ? strstr (layout, "close") : NULL;

  return colon != NULL && close != NULL && close < colon ? "close:" : ":close";
}
