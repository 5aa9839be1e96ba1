/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-json.h"

G_BEGIN_DECLS

/*
 * A small good scenario to spoil in one place or another: two armies, red above and blue below, of twelve and thirteen units, with
 * a hero, a strategist, a camp, a hill, a river, a settlement and a deployment. It has neither errors nor warnings.
 */
JsonNode *lb_scenario_new (void);

/*
 * Puts the JSON text @value at @pointer ("sides/0/units/1/class"; "-" adds to a list, a new key to an object); NULL takes away what
 * is there. The members on the way must exist.
 */
void lb_scenario_patch (JsonNode *root, const char *pointer, const char *value);

/* Validates @root as a whole. Returns: (transfer full): its problems */
AciesProblems *lb_scenario_validate (JsonNode *root);

/* Whether a problem stands at @path under @clause (NULL: any) with @severity. */
gboolean lb_scenario_has_problem (const AciesProblems *problems, const char *path, const char *clause, AciesSeverity severity);

G_END_DECLS
