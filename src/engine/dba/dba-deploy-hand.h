/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-types.h"

G_BEGIN_DECLS

/* AciesTableRules: where a deployment puts each unit, and the same with others put in. */
gboolean dba_placements (const AciesSetup *setup, const AciesState *state, const AciesAction *action,
                         AciesPose poses[ACIES_MAX_PLAN_BASES]);
gboolean dba_deploy_at  (const AciesSetup *setup, const AciesState *state, const AciesPose poses[ACIES_MAX_PLAN_BASES],
                         AciesAction *action, AciesVerdict *verdict);

G_END_DECLS
