/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "scene/acies-report.h"

G_BEGIN_DECLS

/* Parts that need no battle under way; each adds itself to @sheet. @turns: of the battle. */
void acies_report_add_armies   (AciesSheet *sheet, AciesScenario *scenario);
void acies_report_add_orders   (AciesSheet *sheet, AciesScenario *scenario, guint turns);
void acies_report_add_overview (AciesSheet *sheet, AciesScenario *scenario);

G_END_DECLS
