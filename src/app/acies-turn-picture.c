/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-turn-picture.h"

#include "battlefield/acies-widget-style.h"
#include "scene/acies-paint-turn.h"

#define LEAST_WIDTH   200
#define NATURAL_WIDTH 560

struct _AciesTurnPicture
{
  AciesDrawing parent_instance;

  const AciesRuleset *ruleset;  /* NULL: nothing */
};

G_DEFINE_FINAL_TYPE (AciesTurnPicture, acies_turn_picture, ACIES_TYPE_DRAWING)

static void
acies_turn_picture_draw (AciesDrawing *drawing, cairo_t *cr, const AciesStyle *style, double width,
                         double height)
{
  AciesTurnPicture *self = ACIES_TURN_PICTURE (drawing);

  if (self->ruleset != NULL)
    acies_paint_turn (cr, style, self->ruleset, MIN (width, NATURAL_WIDTH));
}

static GtkSizeRequestMode
acies_turn_picture_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
acies_turn_picture_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                            int *minimum, int *natural, int *minimum_baseline,
                            int *natural_baseline)
{
  AciesTurnPicture *self = ACIES_TURN_PICTURE (widget);
  AciesStyle        style = { 0 };
  double            height;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST_WIDTH;
      *natural = NATURAL_WIDTH;
      return;
    }

  *minimum = *natural = 0;
  if (self->ruleset == NULL)
    return;

  acies_widget_style_read (&style, widget);
  height = acies_paint_turn (NULL, &style, self->ruleset,
                             for_size < 0 ? LEAST_WIDTH : MIN (for_size, NATURAL_WIDTH));
  *minimum = *natural = (int) height;
}

static void
acies_turn_picture_class_init (AciesTurnPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  ACIES_DRAWING_CLASS (klass)->draw = acies_turn_picture_draw;
  widget_class->get_request_mode = acies_turn_picture_get_request_mode;
  widget_class->measure = acies_turn_picture_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
acies_turn_picture_init (AciesTurnPicture *self)
{
}

GtkWidget *
acies_turn_picture_new (void)
{
  return g_object_new (ACIES_TYPE_TURN_PICTURE, NULL);
}

void
acies_turn_picture_set_ruleset (AciesTurnPicture *self, const AciesRuleset *ruleset)
{
  g_return_if_fail (ACIES_IS_TURN_PICTURE (self));

  if (self->ruleset == ruleset)
    return;

  self->ruleset = ruleset;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
