/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gio/gio.h>

#include "engine/core/acies-json.h"

G_BEGIN_DECLS

/**
 * AciesScenario:
 *
 * A battle or a campaign that can be played: the envelope (name, date, sides ...), the JSON tree whole (unknown keys are kept)
 * and what its ruleset compiled from it. Immutable, reference-counted, may be shared between threads.
 */

/* How hard a battle is to play well, as its author sees it. */
typedef enum
{
  ACIES_DIFFICULTY_UNKNOWN,
  ACIES_DIFFICULTY_EASY,
  ACIES_DIFFICULTY_MEDIUM,
  ACIES_DIFFICULTY_HARD,
} AciesDifficulty;

/* Their wire names. */
extern const AciesName acies_difficulties[];

/* "Easy", translated; "" if unknown. */
const char *acies_difficulty_text (AciesDifficulty difficulty);

/**
 * acies_scenario_new:
 * @root: (transfer none): an acies-scenario or acies-campaign object; the scenario keeps a copy
 * @problems: every problem found, warnings too
 * @error: ACIES_FILE_ERROR: the first error
 *
 * Returns: (transfer full) (nullable): the scenario, or %NULL if any problem is an error
 */
AciesScenario *acies_scenario_new (JsonNode *root, AciesProblems *problems, GError **error);

/* The scenario that a game holds, at @at: problems and the error tell paths from the root of the game. */
AciesScenario *acies_scenario_new_embedded (const AciesJsonCursor *at, AciesProblems *problems, GError **error);

/* acies_json_load() and acies_scenario_new(); errors begin with the file's name. */
AciesScenario *acies_scenario_load (GFile *file, AciesProblems *problems, GError **error);

AciesScenario *acies_scenario_ref   (AciesScenario *self);
void           acies_scenario_unref (AciesScenario *self);

const AciesRuleset *acies_scenario_get_ruleset (const AciesScenario *self);
const AciesSetup   *acies_scenario_get_setup   (const AciesScenario *self);
JsonNode           *acies_scenario_get_root    (const AciesScenario *self);  /* (transfer none) */

const char *acies_scenario_get_id         (const AciesScenario *self);
const char *acies_scenario_get_name       (const AciesScenario *self);  /* translated where a translation exists; so below */
const char *acies_scenario_get_date       (const AciesScenario *self);  /* (nullable) ISO 8601, astronomical year */
const char *acies_scenario_get_place      (const AciesScenario *self);  /* (nullable) */
const char *acies_scenario_get_war        (const AciesScenario *self);  /* (nullable) "Second Punic War" */
const char *acies_scenario_get_summary    (const AciesScenario *self);  /* (nullable) */
const char *acies_scenario_get_background (const AciesScenario *self);  /* (nullable) */
const char *acies_scenario_get_author     (const AciesScenario *self);  /* (nullable) */
const char *acies_scenario_get_license    (const AciesScenario *self);  /* (nullable) */
guint       acies_scenario_get_n_sources  (const AciesScenario *self);
const char *acies_scenario_get_source     (const AciesScenario *self, guint index);
AciesDifficulty acies_scenario_get_difficulty (const AciesScenario *self);
guint       acies_scenario_get_minutes    (const AciesScenario *self);  /* that people take to play it; 0: not told */
const char *acies_scenario_get_question   (const AciesScenario *self);  /* (nullable) what a study of its situation asks */
guint       acies_scenario_get_n_links    (const AciesScenario *self);  /* the same battle under other rules */
const char *acies_scenario_get_link       (const AciesScenario *self, guint index);  /* its id */
guint       acies_scenario_get_n_sides    (const AciesScenario *self);
const char *acies_scenario_get_side_id    (const AciesScenario *self, guint side);
const char *acies_scenario_get_side_name  (const AciesScenario *self, guint side);
int         acies_scenario_find_side      (const AciesScenario *self, const char *id);  /* ACIES_NO_SIDE */
gboolean    acies_scenario_has_deployment (const AciesScenario *self);  /* a historical one for every side */
gboolean    acies_scenario_has_situation  (const AciesScenario *self);  /* starts in mid-battle */
gboolean    acies_scenario_is_campaign    (const AciesScenario *self);  /* its battles are games of their own */

/* A text of a scenario in the user's language, else itself (gettext context "scenario"). */
const char *acies_scenario_translate (const char *text);

/* The name for people under @key of @at, translated: absent (NULL), or 1 to 200 characters; else NULL after complaining under
   @clause. Returns: (transfer full) (nullable) */
char *acies_scenario_dup_name (const AciesJsonCursor *at, const char *key, const char *clause, AciesProblems *problems);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesScenario, acies_scenario_unref)

G_END_DECLS
