/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-ruleset.h"

G_BEGIN_DECLS

/* "Turn 4 of 10"; "Turn 4" where battles have no last turn; "Before the first turn" while they are set up. (transfer full) */
char *acies_scene_dup_turn (const AciesScene *scene);

/* "35.5 mm", "4.5 inches": a length on the scene's table, 1/100 mm. (transfer full) */
char *acies_scene_dup_length (const AciesScene *scene, double length);

/* "14 inches", "640 mm": how far something reaches, 1/100 mm. (transfer full) */
char *acies_scene_dup_range  (const AciesScene *scene, double range);

/* "35.5 of 50.0 mm": a way and how far it may be. (transfer full) */
char *acies_scene_dup_way    (const AciesScene *scene, double way, double most);

/* Where something stands on a table: "400 mm from the left edge, 300 mm from the far edge". (transfer full) */
char *acies_scene_dup_place  (const AciesScene *scene, double x, double y);

/* What the strength of the sides of a scene counts: "Elements left". Translated, lent. */
const char *acies_scene_words_left (const AciesRuleset *ruleset);

/* What the strength of a row of a roster counts: "Fighting Value". Translated, lent. (nullable): just the units */
const char *acies_scene_words_worth (const AciesRuleset *ruleset);

G_END_DECLS
