/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "scene/acies-style.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesDrawing:
 *
 * A widget without children whose picture is drawn by the scene's functions: it knows the theme and the side colours it stands
 * in, and draws itself anew when they change.
 */
#define ACIES_TYPE_DRAWING (acies_drawing_get_type ())
G_DECLARE_DERIVABLE_TYPE (AciesDrawing, acies_drawing, ACIES, DRAWING, GtkWidget)

/* A kind of drawing sets these in its class_init. Sizes are in pixels. */
struct _AciesDrawingClass
{
  GtkWidgetClass parent_class;

  int least_width, natural_width;
  int least_height, natural_height;

  /* Draws the whole of @self, from the origin to @width and @height. */
  void (*draw) (AciesDrawing *self, cairo_t *cr, const AciesStyle *style, double width, double height);
};

G_END_DECLS
