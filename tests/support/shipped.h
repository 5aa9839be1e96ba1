/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-scenario.h"

G_BEGIN_DECLS

/* The scenarios of @ruleset that come with the program, in the order of their files' names; at least one. Returns: (transfer full)
 * (element-type filename): where they lie; (element-type JsonNode): their roots; (element-type AciesScenario): the scenarios */
GPtrArray *shipped_paths     (const char *ruleset);
GPtrArray *shipped_roots     (const char *ruleset);
GPtrArray *shipped_scenarios (const char *ruleset);

G_END_DECLS
