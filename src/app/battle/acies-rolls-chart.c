/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-rolls-chart.h"

#include <glib/gi18n.h>

#define LEAST_WIDTH    280
#define NATURAL_WIDTH  560
#define LEAST_HEIGHT   180
#define NATURAL_HEIGHT 230

struct _AciesRollsChart
{
  AciesDrawing parent_instance;

  AciesRollBars bars;
};

G_DEFINE_FINAL_TYPE (AciesRollsChart, acies_rolls_chart, ACIES_TYPE_DRAWING)

static void
acies_rolls_chart_draw (AciesDrawing     *drawing,
                        cairo_t          *cr,
                        const AciesStyle *style,
                        double            width,
                        double            height)
{
  AciesRollsChart *self = ACIES_ROLLS_CHART (drawing);

  if (self->bars.n_sides > 0)
    acies_chart_rolls (cr, style, &self->bars, &(AciesRect){ 0, 0, width, height });
}

static void
acies_rolls_chart_class_init (AciesRollsChartClass *klass)
{
  AciesDrawingClass *drawing_class = ACIES_DRAWING_CLASS (klass);

  drawing_class->least_width = LEAST_WIDTH;
  drawing_class->natural_width = NATURAL_WIDTH;
  drawing_class->least_height = LEAST_HEIGHT;
  drawing_class->natural_height = NATURAL_HEIGHT;
  drawing_class->draw = acies_rolls_chart_draw;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
acies_rolls_chart_init (AciesRollsChart *self)
{
}

GtkWidget *
acies_rolls_chart_new (void)
{
  return g_object_new (ACIES_TYPE_ROLLS_CHART, NULL);
}

void
acies_rolls_chart_set_bars (AciesRollsChart     *self,
                            const AciesRollBars *bars)
{
  g_return_if_fail (ACIES_IS_ROLLS_CHART (self));

  self->bars = *bars;
  gtk_accessible_update_property (
    GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
    bars->single ? _("How often a die showed each number, against what was to be expected")
                 : _("How often two dice showed each total, against what was to be expected"),
    -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
