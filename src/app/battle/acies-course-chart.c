/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-course-chart.h"

#include "battlefield/acies-widget-style.h"
#include "scene/acies-chart.h"

#define LEAST_WIDTH    240
#define NATURAL_WIDTH  560
#define LEAST_HEIGHT   160
#define NATURAL_HEIGHT 240

struct _AciesCourseChart
{
  GtkWidget parent_instance;

  const AciesCourseModel *model;
  AciesStyle              style;
};

G_DEFINE_FINAL_TYPE (AciesCourseChart, acies_course_chart, GTK_TYPE_WIDGET)

static void
acies_course_chart_measure (GtkWidget     *widget,
                            GtkOrientation orientation,
                            int            for_size,
                            int           *minimum,
                            int           *natural,
                            int           *minimum_baseline,
                            int           *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : LEAST_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH : NATURAL_HEIGHT;
}

static void
acies_course_chart_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  AciesCourseChart *self = ACIES_COURSE_CHART (widget);
  const double width = gtk_widget_get_width (widget);
  const double height = gtk_widget_get_height (widget);
  AciesCourse course = { .event_point = -1 };
  cairo_t *cr = NULL;

  if (self->model == NULL)
    return;

  course.n_sides = self->model->n_sides;
  course.n_points = self->model->n_points;
  course.first_turn = self->model->first_turn;
  for (guint i = 0; i < course.n_sides; i++)
    {
      course.names[i] = self->model->names[i];
      course.values[i] = &g_array_index (self->model->strength[i], gint32, 0);
    }

  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  acies_chart_course (cr, &self->style, &course, &(AciesRect){ 0, 0, width, height });
  cairo_destroy (cr);
}

static void
acies_course_chart_css_changed (GtkWidget         *widget,
                                GtkCssStyleChange *change)
{
  AciesCourseChart *self = ACIES_COURSE_CHART (widget);

  GTK_WIDGET_CLASS (acies_course_chart_parent_class)->css_changed (widget, change);
  if (acies_widget_style_read (&self->style, widget))
    gtk_widget_queue_draw (widget);
}

static void
acies_course_chart_class_init (AciesCourseChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = acies_course_chart_measure;
  widget_class->snapshot = acies_course_chart_snapshot;
  widget_class->css_changed = acies_course_chart_css_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
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
  acies_widget_style_read (&self->style, GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (model == NULL)
    return;

  text = acies_course_model_to_text (model);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}
