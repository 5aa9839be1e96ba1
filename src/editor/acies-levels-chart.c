/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-levels-chart.h"

#include "scene/acies-chart.h"

#include <glib/gi18n.h>

#define LEAST_WIDTH    260
#define NATURAL_WIDTH  560
#define LEAST_HEIGHT   180
#define NATURAL_HEIGHT 200

struct _AciesLevelsChart
{
  AciesDrawing parent_instance;

  AciesScenario *scenario;  /* whose names the bars have */
  AciesLevelBars bars;
};

G_DEFINE_FINAL_TYPE (AciesLevelsChart, acies_levels_chart, ACIES_TYPE_DRAWING)

static void
acies_levels_chart_draw (AciesDrawing     *drawing,
                         cairo_t          *cr,
                         const AciesStyle *style,
                         double            width,
                         double            height)
{
  AciesLevelsChart *self = ACIES_LEVELS_CHART (drawing);

  if (self->scenario != NULL)
    acies_chart_levels (cr, style, &self->bars, &(AciesRect){ 0, 0, width, height });
}

static void
acies_levels_chart_finalize (GObject *object)
{
  g_clear_pointer (&ACIES_LEVELS_CHART (object)->scenario, acies_scenario_unref);

  G_OBJECT_CLASS (acies_levels_chart_parent_class)->finalize (object);
}

static void
acies_levels_chart_class_init (AciesLevelsChartClass *klass)
{
  AciesDrawingClass *drawing_class = ACIES_DRAWING_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = acies_levels_chart_finalize;
  drawing_class->least_width = LEAST_WIDTH;
  drawing_class->natural_width = NATURAL_WIDTH;
  drawing_class->least_height = LEAST_HEIGHT;
  drawing_class->natural_height = NATURAL_HEIGHT;
  drawing_class->draw = acies_levels_chart_draw;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
acies_levels_chart_init (AciesLevelsChart *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Victories of both armies by level"), -1);
}

static char *
describe (const AciesLevelBars *bars)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = bars->n_levels; i-- > 0;)
    /* Translators: a level of victory, then each army and how many it won. */
    g_string_append_printf (text, _("%1$s: %2$s %3$u, %4$s %5$u. "), bars->levels[i],
                            bars->names[0], bars->victories[0][i], bars->names[1],
                            bars->victories[1][i]);
  g_string_append_printf (text, C_ ("chart", "Draws: %u"), bars->draws);
  return g_strdup (text->str);
}

void
acies_levels_chart_set_balance (AciesLevelsChart   *self,
                                AciesScenario      *scenario,
                                const AciesBalance *balance)
{
  const AciesRuleset *ruleset = acies_scenario_get_ruleset (scenario);
  const guint n_levels = MIN (ruleset->n_outcome_levels, ACIES_MAX_LEVEL_BARS + 1) - 1;
  g_autofree char *words = NULL;

  g_return_if_fail (ACIES_IS_LEVELS_CHART (self));

  acies_scenario_ref (scenario);
  g_clear_pointer (&self->scenario, acies_scenario_unref);
  self->scenario = scenario;
  self->bars = (AciesLevelBars){ .n_levels = n_levels, .draws = balance->draws };
  for (guint side = 0; side < 2; side++)
    {
      self->bars.names[side] = acies_scenario_get_side_name (scenario, side);
      for (guint i = 0; i < MIN (n_levels, ACIES_BALANCE_MAX_LEVELS - 1); i++)
        self->bars.victories[side][i] = balance->victories[side][i + 1];
    }
  for (guint i = 0; i < n_levels; i++)
    self->bars.levels[i] = ruleset->outcome_level_text (i + 1);
  words = describe (&self->bars);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words,
                                  -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
