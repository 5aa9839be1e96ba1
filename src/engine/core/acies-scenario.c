/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-scenario.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/core/acies-error.h"
#include "engine/core/acies-format.h"
#include "engine/core/acies-ruleset.h"
#include "engine/core/acies-scenario-envelope.h"

#define LONGEST_NAME 200

struct _AciesScenario
{
  gatomicrefcount     refs;
  JsonNode           *root;     /* sealed: threads share it */
  const AciesRuleset *ruleset;
  AciesSetup         *setup;
  AciesEnvelope       envelope; /* its texts are lent by the tree */
};

/* Compiles the ruleset's part; validation comes first, so that every problem is told at once. */
static gboolean
acies_scenario_compile (AciesScenario *self, AciesProblems *problems)
{
  const AciesJsonCursor root = acies_json_root (self->root);

  self->ruleset->validate (&root, problems);
  if (acies_problems_has_errors (problems))
    return FALSE;

  self->setup = self->ruleset->setup_new (&root, problems);

  return self->setup != NULL;
}

/* The ruleset whose rules a file with a broken frame breaks: its own, else the first that has a
 * rule for that. (nullable) */
static const AciesRuleset *
acies_scenario_find_judge (const AciesJsonCursor *root)
{
  const AciesJsonCursor      member = acies_json_member (root, "ruleset");
  const char                *id = acies_json_text (member.node);
  const AciesRuleset        *own = id != NULL ? acies_envelope_find_ruleset (root, id) : NULL;
  const AciesRuleset *const *all = acies_ruleset_list ();
  const gboolean             is_campaign = acies_format_of (root->node) == ACIES_FORMAT_CAMPAIGN;

  if (own != NULL)
    return own;

  for (guint i = 0; all[i] != NULL; i++)
    if ((all[i]->campaign != NULL) == is_campaign &&
        (all[i]->envelope_clause != NULL || all[i]->sides_clause != NULL))
      return all[i];

  return NULL;
}

/* The rule of @judge that a fault of the frame at @path breaks. (nullable) */
static const char *
acies_scenario_find_clause (const AciesRuleset *judge, const char *path)
{
  if (strcmp (path, "sides") == 0 || strcmp (path, "players") == 0)
    return judge->sides_clause;
  if (judge->ids_clause != NULL && g_str_has_suffix (path, "].id") &&
      (g_str_has_prefix (path, "sides[") || g_str_has_prefix (path, "players[")))
    return judge->ids_clause;

  return judge->envelope_clause;
}

/* Adds what is wrong with the frame of a file, under the rules that ask for it. */
static void
acies_scenario_report_envelope (const AciesJsonCursor *root, const AciesProblems *own,
                                AciesProblems *problems)
{
  const AciesRuleset *judge = acies_scenario_find_judge (root);

  for (guint i = 0; i < acies_problems_size (own); i++)
    {
      const AciesProblem *problem = acies_problems_get (own, i);
      const char         *clause = problem->clause;

      if (clause == NULL && judge != NULL && problem->severity == ACIES_SEVERITY_ERROR)
        clause = acies_scenario_find_clause (judge, problem->path);
      acies_problems_add (problems, problem->severity, problem->path, clause, "%s",
                          problem->message);
    }
}

static gboolean
acies_scenario_check_format (const AciesJsonCursor *root, AciesProblems *problems, GError **error)
{
  g_autoptr (AciesProblems) own = acies_problems_new ();
  const AciesFormat         format = acies_format_of (root->node) == ACIES_FORMAT_CAMPAIGN
                                       ? ACIES_FORMAT_CAMPAIGN : ACIES_FORMAT_SCENARIO;
  const gboolean            good = acies_format_check (root, format, own, error);

  acies_scenario_report_envelope (root, own, problems);

  return good;
}

AciesScenario *
acies_scenario_new (JsonNode *root, AciesProblems *problems, GError **error)
{
  g_autoptr (AciesScenario) self = NULL;
  g_autoptr (AciesProblems) own = acies_problems_new ();
  AciesJsonCursor           at = acies_json_root (root);

  g_return_val_if_fail (root != NULL, NULL);
  g_return_val_if_fail (problems != NULL, NULL);

  if (!acies_scenario_check_format (&at, problems, error))
    return NULL;

  self = g_new0 (AciesScenario, 1);
  g_atomic_ref_count_init (&self->refs);
  self->root = acies_json_copy (root);
  json_node_seal (self->root);
  at = acies_json_root (self->root);
  self->ruleset = acies_envelope_read (&self->envelope, &at, own);
  acies_scenario_report_envelope (&at, own, problems);
  if (self->ruleset != NULL && acies_scenario_compile (self, problems))
    return g_steal_pointer (&self);

  acies_problems_to_error (problems, error);

  return NULL;
}

AciesScenario *
acies_scenario_new_embedded (const AciesJsonCursor *at, AciesProblems *problems, GError **error)
{
  g_autoptr (AciesProblems) own = acies_problems_new ();
  g_autoptr (GError)        fault = NULL;
  g_autofree char          *path = acies_json_path (at);
  g_autofree char          *text = NULL;
  AciesScenario            *self = acies_scenario_new (at->node, own, &fault);

  acies_problems_add_below (problems, path, own);
  if (self != NULL)
    return self;

  text = acies_problem_to_string (acies_problems_first_error (problems));
  g_set_error_literal (error, fault->domain, fault->code, text);

  return NULL;
}

AciesScenario *
acies_scenario_load (GFile *file, AciesProblems *problems, GError **error)
{
  g_autoptr (JsonNode) root = acies_json_load (file, error);
  AciesScenario       *self;

  if (root == NULL)
    return NULL;

  self = acies_scenario_new (root, problems, error);
  if (self == NULL)
    {
      g_autofree char *name = g_file_get_parse_name (file);

      g_prefix_error (error, "%s: ", name);
    }

  return self;
}

AciesScenario *
acies_scenario_ref (AciesScenario *self)
{
  g_atomic_ref_count_inc (&self->refs);

  return self;
}

void
acies_scenario_unref (AciesScenario *self)
{
  if (!g_atomic_ref_count_dec (&self->refs))
    return;

  if (self->setup != NULL)
    self->ruleset->setup_free (self->setup);
  json_node_unref (self->root);
  g_free (self);
}

const AciesRuleset *
acies_scenario_get_ruleset (const AciesScenario *self)
{
  return self->ruleset;
}

const AciesSetup *
acies_scenario_get_setup (const AciesScenario *self)
{
  return self->setup;
}

JsonNode *
acies_scenario_get_root (const AciesScenario *self)
{
  return self->root;
}

const char *
acies_scenario_translate (const char *text)
{
  if (text == NULL || text[0] == '\0')
    return text;

  return g_dpgettext2 (GETTEXT_PACKAGE, "scenario", text);
}

char *
acies_scenario_dup_name (const AciesJsonCursor *at, const char *key, const char *clause,
                         AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, key);
  const char           *name = acies_json_text (member.node);
  g_autofree char      *bare = NULL;

  if (name == NULL)
    return NULL;

  bare = g_strstrip (g_strdup (name));
  if (bare[0] != '\0' && g_utf8_strlen (name, -1) <= LONGEST_NAME)
    return g_strdup (acies_scenario_translate (name));

  acies_json_complain (&member, problems, clause, _("a name has 1 to %d characters"), LONGEST_NAME);

  return NULL;
}

const char *
acies_scenario_get_id (const AciesScenario *self)
{
  return self->envelope.id;
}

const char *
acies_scenario_get_name (const AciesScenario *self)
{
  return acies_scenario_translate (self->envelope.name);
}

const char *
acies_scenario_get_date (const AciesScenario *self)
{
  return self->envelope.date;
}

const char *
acies_scenario_get_place (const AciesScenario *self)
{
  return acies_scenario_translate (self->envelope.place);
}

const char *
acies_scenario_get_war (const AciesScenario *self)
{
  return acies_scenario_translate (self->envelope.war);
}

const char *
acies_scenario_get_summary (const AciesScenario *self)
{
  return acies_scenario_translate (self->envelope.summary);
}

const char *
acies_scenario_get_background (const AciesScenario *self)
{
  return acies_scenario_translate (self->envelope.background);
}

const char *
acies_scenario_get_author (const AciesScenario *self)
{
  return self->envelope.author;
}

const char *
acies_scenario_get_license (const AciesScenario *self)
{
  return self->envelope.license;
}

guint
acies_scenario_get_n_sources (const AciesScenario *self)
{
  return acies_json_length (&self->envelope.sources);
}

const char *
acies_scenario_get_source (const AciesScenario *self, guint index)
{
  const AciesJsonCursor source = acies_json_element (&self->envelope.sources, index);

  g_return_val_if_fail (source.node != NULL, NULL);

  return json_node_get_string (source.node);
}

AciesDifficulty
acies_scenario_get_difficulty (const AciesScenario *self)
{
  return (AciesDifficulty) self->envelope.difficulty;
}

guint
acies_scenario_get_minutes (const AciesScenario *self)
{
  return (guint) self->envelope.minutes;
}

const char *
acies_scenario_get_question (const AciesScenario *self)
{
  return acies_scenario_translate (self->envelope.question);
}

guint
acies_scenario_get_n_links (const AciesScenario *self)
{
  return acies_json_length (&self->envelope.links);
}

const char *
acies_scenario_get_link (const AciesScenario *self, guint index)
{
  const AciesJsonCursor link = acies_json_element (&self->envelope.links, index);

  g_return_val_if_fail (link.node != NULL, NULL);

  return json_node_get_string (link.node);
}

guint
acies_scenario_get_n_sides (const AciesScenario *self)
{
  return self->envelope.n_sides;
}

const char *
acies_scenario_get_side_id (const AciesScenario *self, guint side)
{
  g_return_val_if_fail (side < self->envelope.n_sides, NULL);

  return self->envelope.side_ids[side];
}

const char *
acies_scenario_get_side_name (const AciesScenario *self, guint side)
{
  g_return_val_if_fail (side < self->envelope.n_sides, NULL);

  return acies_scenario_translate (self->envelope.side_names[side]);
}

int
acies_scenario_find_side (const AciesScenario *self, const char *id)
{
  for (guint i = 0; i < self->envelope.n_sides; i++)
    if (g_strcmp0 (self->envelope.side_ids[i], id) == 0)
      return (int) i;

  return ACIES_NO_SIDE;
}

gboolean
acies_scenario_has_deployment (const AciesScenario *self)
{
  return self->envelope.has_deployment;
}

gboolean
acies_scenario_has_situation (const AciesScenario *self)
{
  return self->envelope.has_situation;
}

gboolean
acies_scenario_is_campaign (const AciesScenario *self)
{
  return self->ruleset->campaign != NULL;
}
