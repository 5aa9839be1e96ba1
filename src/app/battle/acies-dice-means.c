/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-dice-means.h"

#include "scene/acies-paint.h"

#define REACH         (3 / 7.0)  /* the line's ends lie this far from the middle, in parts of it */
#define HEIGHT        24
#define TICK          7.0
#define TOKEN_WIDTH   20.0
#define LEAST_WIDTH   40
#define NATURAL_WIDTH 320

struct _AciesDiceMeans
{
  AciesDrawing parent_instance;

  int side;
  double mean, even;
};

G_DEFINE_FINAL_TYPE (AciesDiceMeans, acies_dice_means, ACIES_TYPE_DRAWING)

static void
acies_dice_means_draw (AciesDrawing     *drawing,
                       cairo_t          *cr,
                       const AciesStyle *style,
                       double            width,
                       double            height)
{
  AciesDiceMeans *self = ACIES_DICE_MEANS (drawing);
  const double left = TOKEN_WIDTH / 2;
  const double length = width - TOKEN_WIDTH;
  const double share = CLAMP ((self->mean / self->even - 1 + REACH) / (2 * REACH), 0, 1);

  acies_color_set (cr, acies_palette_get (&style->palette, ACIES_COLOR_TEXT_DIM), 1.0);
  cairo_set_line_width (cr, 1.0);
  cairo_move_to (cr, left, height / 2 + 0.5);
  cairo_rel_line_to (cr, length, 0);
  cairo_move_to (cr, left + length / 2, height / 2 - TICK);
  cairo_rel_line_to (cr, 0, 2 * TICK);
  cairo_stroke (cr);
  if (self->mean > 0)
    acies_paint_side_token (cr, style, self->side, ACIES_EMBLEM_STANDARD,
                            left + share * length, height / 2, TOKEN_WIDTH);
}

static void
acies_dice_means_class_init (AciesDiceMeansClass *klass)
{
  AciesDrawingClass *drawing_class = ACIES_DRAWING_CLASS (klass);

  drawing_class->least_width = LEAST_WIDTH;
  drawing_class->natural_width = NATURAL_WIDTH;
  drawing_class->least_height = HEIGHT;
  drawing_class->natural_height = HEIGHT;
  drawing_class->draw = acies_dice_means_draw;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
acies_dice_means_init (AciesDiceMeans *self)
{
}

GtkWidget *
acies_dice_means_new (int           side,
                      double        mean,
                      double        even)
{
  AciesDiceMeans *self = g_object_new (ACIES_TYPE_DICE_MEANS, NULL);

  self->side = side;
  self->mean = mean;
  self->even = even;
  return GTK_WIDGET (self);
}
