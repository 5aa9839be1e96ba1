/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-json.h"

G_BEGIN_DECLS

/* As AciesRuleset.validate: tells every problem of the ruleset's part of a scenario, good or bad. */
void lb_validate (const AciesJsonCursor *root, AciesProblems *problems);

G_END_DECLS
