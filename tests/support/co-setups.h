/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-ruleset.h"
#include "engine/cohorts/co-types.h"

G_BEGIN_DECLS

/**
 * co_setups_json:
 * @first: troops of the side "a", parted by blanks: "legion horse sling"
 * @second: of the side "b"
 * @rest: further members of the scenario, with ' for quotes: "'map': {...}, 'situation': {...}"
 *
 * A scenario whose units are called a1, a2 ..., b1, b2 ..., its commanders ac and bc. Kinds of troops: legion, heavy, medium,
 * light, bare (foot); pikes, levy (on double stands); bow, sling, javelin (light foot); archer (medium, bow); horse, cataphract,
 * lancer, numidian (light, javelin), parthian (light, bow); chariot; elephant.
 *
 * Returns: (transfer full)
 */
JsonNode *co_setups_json (const char *first, const char *second, const char *rest);

/* Compiles such a scenario, which must be good. Returns: (transfer full): for co_setup_free() */
CoSetup *co_setups_new (const char *first, const char *second, const char *rest);

/* By the test's chances: troops of some sort; "'map': {...}" with ground of all kinds anywhere, a river; two lines of battle, a
   little apart or in contact, for so many units, "'deployment': {...}". */
const char *co_setups_random_army  (void);
char       *co_setups_random_map   (void);
char       *co_setups_random_lines (const char *first, const char *second);

/* A text with ' for quotes. Returns: (transfer full) */
JsonNode *co_setups_parse (const char *text);

G_END_DECLS
