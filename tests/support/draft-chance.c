/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "support/draft-chance.h"

#include <string.h>

#include "engine/core/acies-ruleset.h"
#include "engine/core/acies-scenario-envelope.h"

JsonNode *
draft_apply (const AciesDraft *draft, JsonNode *root, const AciesPatch *patch)
{
  g_autoptr (GError)   error = NULL;
  g_autoptr (JsonNode) copy = acies_json_copy (root);
  JsonNode            *after;

  json_node_seal (copy);
  after = acies_patch_apply (copy, patch, draft->order, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (after);

  return after;
}

guint
draft_count_errors (JsonNode *root)
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

char *
draft_text (JsonNode *root, const char *path)
{
  JsonNode *node = acies_path_find (root, path);

  return node != NULL ? acies_json_to_line (node) : g_strdup ("");
}

static void
collect_paths (JsonNode *node, const char *path, GPtrArray *paths)
{
  g_ptr_array_add (paths, g_strdup (path));
  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObjectIter iter;
      const char    *key;
      JsonNode      *child;

      json_object_iter_init_ordered (&iter, json_node_get_object (node));
      while (json_object_iter_next_ordered (&iter, &key, &child))
        {
          g_autofree char *inner = acies_path_member (path, key);

          collect_paths (child, inner, paths);
        }
    }
  else if (JSON_NODE_HOLDS_ARRAY (node))
    for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
      {
        g_autofree char *inner = acies_path_element (path, i);

        collect_paths (json_array_get_element (json_node_get_array (node), i), inner, paths);
      }
}

/* Anywhere in the tree, or nowhere. */
char *
draft_random_path (JsonNode *root)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);

  collect_paths (root, "", paths);
  if (g_test_rand_int_range (0, 20) == 0)
    return g_strdup ("sides[7].none[3]");

  return g_strdup (g_ptr_array_index (paths, g_test_rand_int_range (0, (gint32) paths->len)));
}

/* What is put in twice and again must not grow beyond measure. */
gboolean
draft_is_small (JsonNode *node)
{
  g_autofree char *text = node != NULL ? acies_json_to_line (node) : NULL;

  return text != NULL && strlen (text) < 1000;
}

/* Replaces something by something else, takes it away, or has it twice. */
JsonNode *
draft_spoil (const AciesDraft *draft, JsonNode *root, const char *const *values, guint n_values)
{
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autofree char       *path = draft_random_path (root);
  JsonNode              *there = acies_path_find (root, path);
  const char            *value = values[g_test_rand_int_range (0, (gint32) n_values)];

  if (path[0] == '\0' || there == NULL)
    return json_node_ref (root);

  switch (g_test_rand_int_range (0, 3))
    {
    case 0:
      acies_patch_remove (patch, path);
      break;
    case 1:
      if (g_str_has_suffix (path, "]") && !g_str_has_suffix (path, "\"]") && draft_is_small (there))
        acies_patch_insert (patch, path, acies_json_copy (there));
      break;
    default:
      acies_patch_set (patch, path, json_from_string (value, NULL));
      break;
    }

  return draft_apply (draft, root, patch);
}
