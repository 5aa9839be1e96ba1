/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-drawing.h"

#include "battlefield/acies-widget-style.h"

typedef struct
{
  AciesStyle style;
} AciesDrawingPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AciesDrawing, acies_drawing, GTK_TYPE_WIDGET)

static void
acies_drawing_measure (GtkWidget     *widget,
                       GtkOrientation orientation,
                       int            for_size,
                       int           *minimum,
                       int           *natural,
                       int           *minimum_baseline,
                       int           *natural_baseline)
{
  const AciesDrawingClass *klass = ACIES_DRAWING_GET_CLASS (widget);
  const gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = across ? klass->least_width : klass->least_height;
  *natural = across ? klass->natural_width : klass->natural_height;
}

static void
acies_drawing_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  AciesDrawing *self = ACIES_DRAWING (widget);
  AciesDrawingPrivate *priv = acies_drawing_get_instance_private (self);
  const int width = gtk_widget_get_width (widget);
  const int height = gtk_widget_get_height (widget);
  cairo_t *cr = NULL;

  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  ACIES_DRAWING_GET_CLASS (self)->draw (self, cr, &priv->style, width, height);
  cairo_destroy (cr);
}

static void
acies_drawing_css_changed (GtkWidget         *widget,
                           GtkCssStyleChange *change)
{
  AciesDrawingPrivate *priv = acies_drawing_get_instance_private (ACIES_DRAWING (widget));

  GTK_WIDGET_CLASS (acies_drawing_parent_class)->css_changed (widget, change);
  if (acies_widget_style_read (&priv->style, widget))
    gtk_widget_queue_draw (widget);
}

static void
acies_drawing_constructed (GObject *object)
{
  AciesDrawingPrivate *priv = acies_drawing_get_instance_private (ACIES_DRAWING (object));

  G_OBJECT_CLASS (acies_drawing_parent_class)->constructed (object);
  acies_widget_style_read (&priv->style, GTK_WIDGET (object));
}

static void
acies_drawing_class_init (AciesDrawingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = acies_drawing_constructed;
  widget_class->measure = acies_drawing_measure;
  widget_class->snapshot = acies_drawing_snapshot;
  widget_class->css_changed = acies_drawing_css_changed;
}

static void
acies_drawing_init (AciesDrawing *self)
{
}
