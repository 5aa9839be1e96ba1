/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-ruleset.h"
#include "engine/dba/dba-types.h"

G_BEGIN_DECLS

/**
 * dba_setups_json:
 * @rome: codes of the first side, parted by blanks; the first is the general's: "3Cv 4Bd 4Bd"
 * @gaul: of the second
 * @rest: further members of the scenario, with ' for quotes: "'deployment': {'mode': 'dice'}"
 *
 * A scenario whose elements are called r1, r2 ..., g1, g2 ...
 *
 * Returns: (transfer full)
 */
JsonNode *dba_setups_json (const char *rome, const char *gaul, const char *rest);

/* Compiles such a scenario, which must be good. Returns: (transfer full): for dba_setup_free() */
DbaSetup *dba_setups_new (const char *rome, const char *gaul, const char *rest);

/* By the test's chances: an army of twelve of some sort; "'map': {...}" with ground of all kinds anywhere, rivers, a road. */
const char *dba_setups_random_army (void);
char       *dba_setups_random_map  (void);

/* A text with ' for quotes. Returns: (transfer full) */
JsonNode *dba_setups_parse (const char *text);

G_END_DECLS
