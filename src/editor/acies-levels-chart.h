/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "battlefield/acies-drawing.h"
#include "engine/ai/acies-balance.h"

G_BEGIN_DECLS

/* Victories of both sides by level, as bars. */
#define ACIES_TYPE_LEVELS_CHART (acies_levels_chart_get_type ())
G_DECLARE_FINAL_TYPE (AciesLevelsChart, acies_levels_chart, ACIES, LEVELS_CHART, AciesDrawing)

/* Holds @scenario for its names; the picture has the numbers as its description. */
void acies_levels_chart_set_balance (AciesLevelsChart *self, AciesScenario *scenario, const AciesBalance *balance);

G_END_DECLS
