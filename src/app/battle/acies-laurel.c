/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-laurel.h"

#include "battlefield/acies-widget-style.h"
#include "scene/acies-emblems.h"
#include "scene/acies-paint.h"

#define SIZE        80
#define TOKEN_WIDTH 38.0

struct _AciesLaurel
{
  GtkWidget parent_instance;

  AciesStyle    style;
  int           winner;
};

G_DEFINE_FINAL_TYPE (AciesLaurel, acies_laurel, GTK_TYPE_WIDGET)

static void
acies_laurel_measure (GtkWidget     *widget,
                      GtkOrientation orientation,
                      int            for_size,
                      int           *minimum,
                      int           *natural,
                      int           *minimum_baseline,
                      int           *natural_baseline)
{
  *minimum = *natural = SIZE;
}

static void
acies_laurel_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  AciesLaurel *self = ACIES_LAUREL (widget);
  const double x = gtk_widget_get_width (widget) / 2.0;
  const double y = gtk_widget_get_height (widget) / 2.0;
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT ((float) x - SIZE / 2.0f,
                                                     (float) y - SIZE / 2.0f, SIZE, SIZE);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

  if (self->winner == ACIES_NO_SIDE)
    {
      acies_paint_side_token (cr, &self->style, 0, ACIES_EMBLEM_STANDARD, x - SIZE / 4.0, y,
                              TOKEN_WIDTH);
      acies_paint_side_token (cr, &self->style, 1, ACIES_EMBLEM_STANDARD, x + SIZE / 4.0, y,
                              TOKEN_WIDTH);
    }
  else
    {
      acies_color_set (cr, acies_palette_side (&self->style.palette, self->winner, ACIES_SIDE_FILL),
                       1.0);
      acies_emblem_draw (cr, ACIES_EMBLEM_LAUREL, x - SIZE / 2.0, y - SIZE / 2.0, SIZE);
      acies_paint_side_token (cr, &self->style, self->winner, ACIES_EMBLEM_STANDARD, x, y,
                              TOKEN_WIDTH);
    }
  cairo_destroy (cr);
}

static void
acies_laurel_css_changed (GtkWidget         *widget,
                          GtkCssStyleChange *change)
{
  AciesLaurel *self = ACIES_LAUREL (widget);

  GTK_WIDGET_CLASS (acies_laurel_parent_class)->css_changed (widget, change);
  if (acies_widget_style_read (&self->style, widget))
    gtk_widget_queue_draw (widget);
}

static void
acies_laurel_class_init (AciesLaurelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = acies_laurel_measure;
  widget_class->snapshot = acies_laurel_snapshot;
  widget_class->css_changed = acies_laurel_css_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
acies_laurel_init (AciesLaurel *self)
{
  self->winner = ACIES_NO_SIDE;
}

void
acies_laurel_set_winner (AciesLaurel  *self,
                         int           winner)
{
  g_return_if_fail (ACIES_IS_LAUREL (self));

  self->winner = winner;
  acies_widget_style_read (&self->style, GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
