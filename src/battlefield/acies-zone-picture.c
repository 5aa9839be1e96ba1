/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-zone-picture.h"

#include "battlefield/acies-widget-style.h"

#define LEAST_WIDTH  220
#define LEAST_HEIGHT 180
#define GOOD_WIDTH   400
#define GOOD_HEIGHT  320
#define EDGES        64  /* of the popover around it: its padding, its border, its shadow */

struct _AciesZonePicture
{
  GtkWidget parent_instance;

  const AciesScene *scene;
  int               cell;
  AciesTokenMarks   marks;
  AciesStyle        style;
  AciesLayout      *layout;  /* of the size it has; NULL: to be made */
};

G_DEFINE_FINAL_TYPE (AciesZonePicture, acies_zone_picture, GTK_TYPE_WIDGET)

static void
acies_zone_picture_lay_out (AciesZonePicture *self)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self));
  const int height = gtk_widget_get_height (GTK_WIDGET (self));

  if (self->layout == NULL && width > 0 && height > 0)
    self->layout = acies_layout_new (self->scene, &self->style, width, height);
}

static void
acies_zone_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AciesZonePicture *self = ACIES_ZONE_PICTURE (widget);
  const AciesRect  *zone;
  cairo_t          *cr;

  acies_zone_picture_lay_out (self);
  if (self->layout == NULL)
    return;

  zone = &self->layout->cells[self->cell].rect;
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) zone->width,
                                                       (float) zone->height));
  acies_color_set (cr, acies_palette_get (&self->style.palette, ACIES_COLOR_GROUND), 1);
  cairo_paint (cr);
  cairo_translate (cr, -zone->x, -zone->y);
  acies_paint_zone_tokens (cr, self->layout, &self->style, self->cell, &self->marks);
  cairo_destroy (cr);
}

static void
acies_zone_picture_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  g_clear_pointer (&ACIES_ZONE_PICTURE (widget)->layout, acies_layout_free);
}

static void
acies_zone_picture_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                            int *minimum, int *natural,
                            int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  const int  width = root != NULL ? gtk_widget_get_width (root) : 0;
  const int  height = root != NULL ? gtk_widget_get_height (root) : 0;

  /* A list may stand below, so it takes half the height. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST_WIDTH;
      *natural = width > 0 ? CLAMP (width - EDGES, LEAST_WIDTH, GOOD_WIDTH) : GOOD_WIDTH;
    }
  else
    {
      *minimum = LEAST_HEIGHT;
      *natural = height > 0 ? CLAMP (height / 2 - EDGES, LEAST_HEIGHT, GOOD_HEIGHT) : GOOD_HEIGHT;
    }
}

static void
acies_zone_picture_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  AciesZonePicture *self = ACIES_ZONE_PICTURE (widget);

  GTK_WIDGET_CLASS (acies_zone_picture_parent_class)->css_changed (widget, change);
  if (!acies_widget_style_read (&self->style, widget))
    return;

  g_clear_pointer (&self->layout, acies_layout_free);
  gtk_widget_queue_draw (widget);
}

static void
acies_zone_picture_finalize (GObject *object)
{
  g_clear_pointer (&ACIES_ZONE_PICTURE (object)->layout, acies_layout_free);

  G_OBJECT_CLASS (acies_zone_picture_parent_class)->finalize (object);
}

static void
acies_zone_picture_class_init (AciesZonePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = acies_zone_picture_finalize;
  widget_class->snapshot = acies_zone_picture_snapshot;
  widget_class->size_allocate = acies_zone_picture_size_allocate;
  widget_class->measure = acies_zone_picture_measure;
  widget_class->css_changed = acies_zone_picture_css_changed;
  gtk_widget_class_set_css_name (widget_class, "acies-zone-picture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
acies_zone_picture_init (AciesZonePicture *self)
{
  acies_token_marks_clear (&self->marks);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
acies_zone_picture_new (const AciesScene *scene, int cell)
{
  AciesZonePicture *self = g_object_new (ACIES_TYPE_ZONE_PICTURE, NULL);

  g_return_val_if_fail (scene != NULL && cell >= 0 && (guint) cell < scene->columns * scene->rows,
                        NULL);

  self->scene = scene;
  self->cell = cell;
  acies_widget_style_read (&self->style, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  scene->cells[cell].text, -1);

  return GTK_WIDGET (self);
}

void
acies_zone_picture_set_marks (AciesZonePicture *self, const AciesTokenMarks *marks)
{
  g_return_if_fail (ACIES_IS_ZONE_PICTURE (self));

  self->marks = *marks;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

int
acies_zone_picture_get_cell (AciesZonePicture *self)
{
  g_return_val_if_fail (ACIES_IS_ZONE_PICTURE (self), ACIES_NO_CELL);

  return self->cell;
}

double
acies_zone_picture_get_token_width (AciesZonePicture *self)
{
  g_return_val_if_fail (ACIES_IS_ZONE_PICTURE (self), 0);

  acies_zone_picture_lay_out (self);

  return self->layout != NULL ? self->layout->cells[self->cell].token_width : 0;
}
