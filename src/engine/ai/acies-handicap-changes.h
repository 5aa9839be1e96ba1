/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/ai/acies-handicap.h"

G_BEGIN_DECLS

/* All changes of one unit of @scenario after which it still has no errors and can begin as before: one more or one fewer of a
 * kind, one a step up or down among the classes of its kind. Returns: (transfer full) (element-type AciesHandicapChange) */
GArray *acies_handicap_changes_list (AciesScenario *scenario);

/* @root with the change made. Returns: (transfer full) (nullable): NULL if that is no scenario */
AciesScenario *acies_handicap_changes_make (AciesScenario *scenario, const AciesPatch *patch);

G_END_DECLS
