/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-strength-bar.h"

#include "scene/acies-chart.h"

#define BAR_HEIGHT    8
#define LEAST_WIDTH   40
#define NATURAL_WIDTH 220

struct _AciesStrengthBar
{
  AciesDrawing parent_instance;

  int side;
  int value, most;
};

G_DEFINE_FINAL_TYPE (AciesStrengthBar, acies_strength_bar, ACIES_TYPE_DRAWING)

static void
acies_strength_bar_draw (AciesDrawing     *drawing,
                         cairo_t          *cr,
                         const AciesStyle *style,
                         double            width,
                         double            height)
{
  AciesStrengthBar *self = ACIES_STRENGTH_BAR (drawing);

  acies_chart_strength (cr, style, self->side, self->value, self->most,
                        &(AciesRect){ 0, (height - BAR_HEIGHT) / 2, width, BAR_HEIGHT });
}

static void
acies_strength_bar_class_init (AciesStrengthBarClass *klass)
{
  AciesDrawingClass *drawing_class = ACIES_DRAWING_CLASS (klass);

  drawing_class->least_width = LEAST_WIDTH;
  drawing_class->natural_width = NATURAL_WIDTH;
  drawing_class->least_height = BAR_HEIGHT;
  drawing_class->natural_height = BAR_HEIGHT;
  drawing_class->draw = acies_strength_bar_draw;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
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
