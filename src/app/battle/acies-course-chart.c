/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-course-chart.h"

#include "scene/acies-chart.h"

#define LEAST_WIDTH    240
#define NATURAL_WIDTH  560
#define LEAST_HEIGHT   160
#define NATURAL_HEIGHT 240

struct _AciesCourseChart
{
  AciesDrawing parent_instance;

  const AciesCourseModel *model;
};

G_DEFINE_FINAL_TYPE (AciesCourseChart, acies_course_chart, ACIES_TYPE_DRAWING)

static void
acies_course_chart_draw (AciesDrawing     *drawing,
                         cairo_t          *cr,
                         const AciesStyle *style,
                         double            width,
                         double            height)
{
  AciesCourseChart *self = ACIES_COURSE_CHART (drawing);
  AciesCourse course;

  if (self->model == NULL)
    return;

  acies_course_model_fill (self->model, &course);
  acies_chart_course (cr, style, &course, &(AciesRect){ 0, 0, width, height });
}

static void
acies_course_chart_class_init (AciesCourseChartClass *klass)
{
  AciesDrawingClass *drawing_class = ACIES_DRAWING_CLASS (klass);

  drawing_class->least_width = LEAST_WIDTH;
  drawing_class->natural_width = NATURAL_WIDTH;
  drawing_class->least_height = LEAST_HEIGHT;
  drawing_class->natural_height = NATURAL_HEIGHT;
  drawing_class->draw = acies_course_chart_draw;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
acies_course_chart_init (AciesCourseChart *self)
{
}

void
acies_course_chart_set_model (AciesCourseChart       *self,
                              const AciesCourseModel *model)
{
  g_autofree char *text = NULL;

  g_return_if_fail (ACIES_IS_COURSE_CHART (self));

  self->model = model;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (model == NULL)
    return;

  text = acies_course_model_to_text (model);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}
