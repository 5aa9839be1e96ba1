/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "battlefield/acies-drawing.h"
#include "scene/acies-chart.h"

G_BEGIN_DECLS

/* How often dice showed each total, against what was to be expected. */
#define ACIES_TYPE_ROLLS_CHART (acies_rolls_chart_get_type ())
G_DECLARE_FINAL_TYPE (AciesRollsChart, acies_rolls_chart, ACIES, ROLLS_CHART, AciesDrawing)

GtkWidget *acies_rolls_chart_new (void);

/* @bars: copied; its names are lent and must outlive their being shown. */
void acies_rolls_chart_set_bars (AciesRollsChart *self, const AciesRollBars *bars);

G_END_DECLS
