/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "support/shipped.h"

#include <string.h>

#include "engine/core/acies-format.h"

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Army lists lie beside the scenarios: they are left out. */
static gboolean
holds_scenario (const char *path)
{
  g_autoptr (GFile)    file = g_file_new_for_path (path);
  g_autoptr (GError)   error = NULL;
  g_autoptr (JsonNode) root = acies_json_load (file, &error);

  g_assert_no_error (error);
  return acies_format_of (root) != ACIES_FORMAT_ARMY_LISTS;
}

GPtrArray *
shipped_paths (const char *ruleset)
{
  g_autofree char   *folder = g_build_filename (g_getenv ("ACIES_SCENARIOS"), ruleset, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir)   dir = g_dir_open (folder, 0, &error);
  GPtrArray         *paths = g_ptr_array_new_with_free_func (g_free);
  const char        *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_str_has_suffix (name, ".json") && holds_scenario (path))
        g_ptr_array_add (paths, g_steal_pointer (&path));
    }
  g_ptr_array_sort (paths, compare_names);
  g_assert_cmpuint (paths->len, >, 0);

  return paths;
}

GPtrArray *
shipped_roots (const char *ruleset)
{
  g_autoptr (GPtrArray) paths = shipped_paths (ruleset);
  GPtrArray            *roots = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);

  for (guint i = 0; i < paths->len; i++)
    {
      g_autoptr (GFile)    file = g_file_new_for_path (g_ptr_array_index (paths, i));
      g_autoptr (GError)   error = NULL;
      g_autoptr (JsonNode) root = acies_json_load (file, &error);

      g_assert_no_error (error);
      g_ptr_array_add (roots, g_steal_pointer (&root));
    }

  return roots;
}

GPtrArray *
shipped_scenarios (const char *ruleset)
{
  g_autoptr (GPtrArray) roots = shipped_roots (ruleset);
  GPtrArray            *scenarios = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_scenario_unref);

  for (guint i = 0; i < roots->len; i++)
    {
      g_autoptr (AciesProblems) problems = acies_problems_new ();
      g_autoptr (GError)        error = NULL;
      AciesScenario            *scenario = acies_scenario_new (g_ptr_array_index (roots, i), problems, &error);

      g_assert_no_error (error);
      g_ptr_array_add (scenarios, scenario);
    }

  return scenarios;
}
