/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-dice-means.h"

#include "battlefield/acies-widget-style.h"
#include "scene/acies-paint.h"

#define EVEN          7.0   /* two dice, in the long run */
#define REACH         3.0   /* the line's ends lie this far from it */
#define HEIGHT        24
#define TICK          7.0
#define TOKEN_WIDTH   20.0
#define LEAST_WIDTH   100
#define NATURAL_WIDTH 320

struct _AciesDiceMeans
{
  GtkWidget parent_instance;

  AciesStyle    style;
  int           side;
  double        mean;
};

G_DEFINE_FINAL_TYPE (AciesDiceMeans, acies_dice_means, GTK_TYPE_WIDGET)

static void
acies_dice_means_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH : HEIGHT;
}

static void
acies_dice_means_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  AciesDiceMeans *self = ACIES_DICE_MEANS (widget);
  const double width = gtk_widget_get_width (widget);
  const double height = gtk_widget_get_height (widget);
  const double left = TOKEN_WIDTH / 2;
  const double length = width - TOKEN_WIDTH;
  const double share = CLAMP ((self->mean - EVEN + REACH) / (2 * REACH), 0, 1);
  cairo_t *cr =
    gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  acies_color_set (cr, acies_palette_get (&self->style.palette, ACIES_COLOR_TEXT_DIM), 1.0);
  cairo_set_line_width (cr, 1.0);
  cairo_move_to (cr, left, height / 2 + 0.5);
  cairo_rel_line_to (cr, length, 0);
  cairo_move_to (cr, left + length / 2, height / 2 - TICK);
  cairo_rel_line_to (cr, 0, 2 * TICK);
  cairo_stroke (cr);
  if (self->mean > 0)
    acies_paint_side_token (cr, &self->style, self->side, ACIES_EMBLEM_STANDARD,
                            left + share * length, height / 2, TOKEN_WIDTH);
  cairo_destroy (cr);
}

static void
acies_dice_means_css_changed (GtkWidget         *widget,
                              GtkCssStyleChange *change)
{
  AciesDiceMeans *self = ACIES_DICE_MEANS (widget);

  GTK_WIDGET_CLASS (acies_dice_means_parent_class)->css_changed (widget, change);
  if (acies_widget_style_read (&self->style, widget))
    gtk_widget_queue_draw (widget);
}

static void
acies_dice_means_class_init (AciesDiceMeansClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = acies_dice_means_measure;
  widget_class->snapshot = acies_dice_means_snapshot;
  widget_class->css_changed = acies_dice_means_css_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
acies_dice_means_init (AciesDiceMeans *self)
{
}

GtkWidget *
acies_dice_means_new (int           side,
                      double        mean)
{
  AciesDiceMeans *self = g_object_new (ACIES_TYPE_DICE_MEANS, NULL);

  self->side = side;
  self->mean = mean;
  acies_widget_style_read (&self->style, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
