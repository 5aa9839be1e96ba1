/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-strength-bar.h"

#include "battlefield/acies-widget-style.h"
#include "scene/acies-chart.h"

#define BAR_HEIGHT    8
#define LEAST_WIDTH   60
#define NATURAL_WIDTH 220

struct _AciesStrengthBar
{
  GtkWidget parent_instance;

  AciesStyle    style;
  int           side;
  int           value, most;
};

G_DEFINE_FINAL_TYPE (AciesStrengthBar, acies_strength_bar, GTK_TYPE_WIDGET)

static void
acies_strength_bar_measure (GtkWidget     *widget,
                            GtkOrientation orientation,
                            int            for_size,
                            int           *minimum,
                            int           *natural,
                            int           *minimum_baseline,
                            int           *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : BAR_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH : BAR_HEIGHT;
}

static void
acies_strength_bar_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  AciesStrengthBar *self = ACIES_STRENGTH_BAR (widget);
  const double width = gtk_widget_get_width (widget);
  const double height = gtk_widget_get_height (widget);
  cairo_t *cr =
    gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  acies_chart_strength (cr, &self->style, self->side, self->value, self->most,
                        &(AciesRect){ 0, (height - BAR_HEIGHT) / 2, width, BAR_HEIGHT });
  cairo_destroy (cr);
}

static void
acies_strength_bar_css_changed (GtkWidget         *widget,
                                GtkCssStyleChange *change)
{
  AciesStrengthBar *self = ACIES_STRENGTH_BAR (widget);

  GTK_WIDGET_CLASS (acies_strength_bar_parent_class)->css_changed (widget, change);
  if (acies_widget_style_read (&self->style, widget))
    gtk_widget_queue_draw (widget);
}

static void
acies_strength_bar_class_init (AciesStrengthBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = acies_strength_bar_measure;
  widget_class->snapshot = acies_strength_bar_snapshot;
  widget_class->css_changed = acies_strength_bar_css_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
acies_strength_bar_init (AciesStrengthBar *self)
{
}

GtkWidget *
acies_strength_bar_new (int           side)
{
  AciesStrengthBar *self = g_object_new (ACIES_TYPE_STRENGTH_BAR, NULL);

  self->side = side;
  acies_widget_style_read (&self->style, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

void
acies_strength_bar_set (AciesStrengthBar *self,
                        int               value,
                        int               most)
{
  g_return_if_fail (ACIES_IS_STRENGTH_BAR (self));

  self->value = value;
  self->most = most;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
