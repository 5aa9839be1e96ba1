/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "scene/acies-style.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_widget_style_read:
 * @style: (out): colours and letters for drawing in @widget
 *
 * Reads the theme as @widget shows it: light or dark from the colour of its text, high contrast from the theme's name, family
 * and size of its letters. To be called again in the widget's css_changed, which is called too when the side colours of the
 * display change.
 *
 * Returns: whether @style is other than before (pass a zeroed one the first time)
 */
gboolean acies_widget_style_read (AciesStyle *style, GtkWidget *widget);

/* The side colours on @display; whatever was drawn with others is drawn anew. */
void acies_widget_style_set_pair (GdkDisplay *display, AciesSidePair pair);

/* What is shown on boards on @display (AciesShown), likewise. */
void acies_widget_style_set_shown (GdkDisplay *display, guint shown);

G_END_DECLS
