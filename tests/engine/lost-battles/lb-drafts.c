/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "lb-drafts.h"

#include "engine/core/acies-scenario-envelope.h"

JsonNode *
lb_drafts_apply (JsonNode *root, const AciesPatch *patch)
{
  g_autoptr (GError)   error = NULL;
  g_autoptr (JsonNode) copy = acies_json_copy (root);
  JsonNode            *after;

  json_node_seal (copy);
  after = acies_patch_apply (copy, patch, lb_draft.order, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (after);

  return after;
}

guint
lb_drafts_count_errors (JsonNode *root)
{
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  const AciesJsonCursor     at = acies_json_root (root);
  AciesEnvelope             envelope;
  const AciesRuleset       *ruleset = acies_envelope_read (&envelope, &at, problems);
  const AciesProblem       *first;
  guint                     n = 0;

  if (ruleset != NULL)
    ruleset->validate (&at, problems);
  for (guint i = 0; i < acies_problems_size (problems); i++)
    n += acies_problems_get (problems, i)->severity == ACIES_SEVERITY_ERROR;

  first = acies_problems_first_error (problems);
  if (first != NULL)
    {
      g_autofree char *text = acies_problem_to_string (first);

      g_test_message ("%s", text);
    }

  return n;
}

static const char *
string_of (const AciesJsonCursor *at)
{
  return at->node != NULL && JSON_NODE_HOLDS_VALUE (at->node) &&
             json_node_get_value_type (at->node) == G_TYPE_STRING
           ? json_node_get_string (at->node)
           : NULL;
}

static guint
count_unknown (GHashTable *ids, const AciesJsonCursor *at)
{
  const char *id = string_of (at);
  guint       n = id != NULL && !g_hash_table_contains (ids, id) ? 1 : 0;

  for (guint i = 0; i < acies_json_length (at); i++)
    {
      const AciesJsonCursor element = acies_json_element (at, i);

      n += count_unknown (ids, &element);
    }

  return n;
}

static guint
count_in_members (GHashTable *ids, const AciesJsonCursor *at, const char *const *keys)
{
  guint n = 0;

  for (; *keys != NULL; keys++)
    {
      const AciesJsonCursor member = acies_json_member (at, *keys);

      n += count_unknown (ids, &member);
    }

  return n;
}

static guint
count_in_army (GHashTable *ids, const AciesJsonCursor *armies, const char *side)
{
  static const char *const group_keys[] = { "units", "commanders", "lead", "disordered", "entered", NULL };
  static const char *const army_keys[] = { "shattered", "withdrawn", "fled", "lost", "killed", "escaped", NULL };
  const AciesJsonCursor    army = acies_json_member (armies, side);
  const AciesJsonCursor    groups = acies_json_member (&army, "groups");
  guint                    n = count_in_members (ids, &army, army_keys);

  for (guint i = 0; i < acies_json_length (&groups); i++)
    {
      const AciesJsonCursor group = acies_json_element (&groups, i);

      n += count_in_members (ids, &group, group_keys);
    }

  return n;
}

static guint
count_in_side (const AciesJsonCursor *root, guint side)
{
  static const char *const bodyguard[] = { "bodyguard", NULL };
  g_autoptr (GHashTable)   ids = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GArray)       pieces = lb_draft.pieces (root, ACIES_PART_DEPLOYMENT, side);
  const AciesJsonCursor    sides = acies_json_member (root, "sides");
  const AciesJsonCursor    own = acies_json_element (&sides, side);
  const AciesJsonCursor    id = acies_json_member (&own, "id");
  const AciesJsonCursor    commanders = acies_json_member (&own, "commanders");
  const AciesJsonCursor    deployment = acies_json_member (root, "deployment");
  const AciesJsonCursor    situation = acies_json_member (root, "situation");
  const AciesJsonCursor    armies = acies_json_member (&situation, "sides");
  guint                    n = 0;

  for (guint i = 0; i < pieces->len; i++)
    g_hash_table_add (ids, g_array_index (pieces, AciesPiece, i).id);
  for (guint i = 0; i < acies_json_length (&commanders); i++)
    {
      const AciesJsonCursor at = acies_json_element (&commanders, i);

      n += count_in_members (ids, &at, bodyguard);
    }
  if (string_of (&id) == NULL)
    return n;

  return n + count_in_army (ids, &deployment, string_of (&id)) + count_in_army (ids, &armies, string_of (&id));
}

char *
lb_drafts_text (JsonNode *root, const char *path)
{
  JsonNode *node = acies_path_find (root, path);

  return node != NULL ? acies_json_to_line (node) : g_strdup ("");
}

guint
lb_drafts_count_dangling (JsonNode *root)
{
  const AciesJsonCursor at = acies_json_root (root);
  g_autofree char      *first = lb_drafts_text (root, "sides[0].id");
  g_autofree char      *second = lb_drafts_text (root, "sides[1].id");

  /* Of two sides with one id the first owns what is said of it. */
  return count_in_side (&at, 0) + (g_str_equal (first, second) ? 0 : count_in_side (&at, 1));
}

GPtrArray *
lb_drafts_load_shipped (void)
{
  g_autofree char   *folder = g_build_filename (g_getenv ("ACIES_SCENARIOS"), "lost-battles", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir)   dir = g_dir_open (folder, 0, &error);
  GPtrArray         *roots = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);
  const char        *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char   *path = g_build_filename (folder, name, NULL);
      g_autoptr (GFile)  file = g_file_new_for_path (path);
      g_autoptr (GError) fault = NULL;

      if (!g_str_has_suffix (name, ".json"))
        continue;
      g_ptr_array_add (roots, acies_json_load (file, &fault));
      g_assert_no_error (fault);
    }
  g_assert_cmpuint (roots->len, >, 0);

  return roots;
}
