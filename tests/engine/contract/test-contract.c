/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "contract.h"
#include "engine/core/acies-format.h"

#define N_STEPS       5000
#define N_TABLE_STEPS 200  /* a step on a table has hundreds of moves to judge, each measured */
/* Scenarios of a folder, by chance; all with -m thorough. */
#ifdef __SANITIZE_ADDRESS__
#define MOST_SCENARIOS 2
#else
#define MOST_SCENARIOS 6
#endif
#define N_CASE_STEPS 40  /* actions of a battle that a rule case begins with */

/* Whole battles of a scenario that is shipped. */
static void
test_scenario (gconstpointer data)
{
  g_autoptr (GFile)         file = g_file_new_for_path (data);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError)        error = NULL;
  g_autoptr (AciesScenario) scenario = acies_scenario_load (file, problems, &error);
  guint                     n_steps;

  g_assert_no_error (error);
  n_steps = acies_scenario_get_ruleset (scenario)->table != NULL ? N_TABLE_STEPS : N_STEPS;
  for (guint64 seed = 0; seed < 2; seed++)
    {
      const AciesStart start = { .historical = seed == 1 && acies_scenario_has_deployment (scenario) };

      contract_play (scenario, acies_scenario_get_id (scenario), &start, seed, n_steps);
    }
  g_assert_cmpuint (contract_play_entered (scenario, 5, n_steps), >, 10);
}

/* The first steps from the position of each rule case of a file: positions that whole battles seldom come to. */
static void
test_cases (gconstpointer data)
{
  g_autoptr (GFile)    file = g_file_new_for_path (data);
  g_autoptr (GError)   error = NULL;
  g_autoptr (JsonNode) root = acies_json_load (file, &error);
  AciesJsonCursor      at, cases;

  g_assert_no_error (error);
  at = acies_json_root (root);
  cases = acies_json_member (&at, "cases");
  for (guint i = 0; i < acies_json_length (&cases); i++)
    {
      const AciesJsonCursor     item = acies_json_element (&cases, i);
      const AciesJsonCursor     battle = acies_json_member (&item, "scenario");
      const AciesJsonCursor     campaign = acies_json_member (&item, "campaign");
      const AciesJsonCursor     node = acies_json_exists (&battle) ? battle : campaign;
      const AciesStart          start = { .historical = FALSE };
      g_autoptr (AciesProblems) problems = acies_problems_new ();
      g_autoptr (AciesScenario) scenario = NULL;

      if (!acies_json_exists (&node))
        continue;
      scenario = acies_scenario_new (node.node, problems, NULL);
      if (scenario != NULL)
        contract_play (scenario, acies_scenario_get_id (scenario), &start, i, N_CASE_STEPS);
    }
}

/* Army lists lie among the scenarios that are made of them. */
static gboolean
holds_army_lists (const char *path)
{
  g_autoptr (GFile)    file = g_file_new_for_path (path);
  g_autoptr (JsonNode) root = acies_json_load (file, NULL);

  return root != NULL && acies_format_of (root) == ACIES_FORMAT_ARMY_LISTS;
}

static GPtrArray *
list_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GPtrArray       *files = g_ptr_array_new_with_free_func (g_free);
  const char      *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (files, g_build_filename (folder, name, NULL));

  return files;
}

/* Takes files out by chance until @most are left; the seed of the tests tells which. */
static void
leave_some (GPtrArray *files, guint most)
{
  while (files->len > most)
    g_ptr_array_remove_index_fast (files, (guint) g_test_rand_int_range (0, (gint32) files->len));
}

/* Adds a test for each .json file of @folder and of the folders in it, for at most @most of each. */
static void
add_files (const char *folder, const char *path, guint most, GTestDataFunc test)
{
  g_autoptr (GPtrArray) files = list_folder (folder);

  leave_some (files, most);
  for (guint i = 0; i < files->len; i++)
    {
      const char      *file = g_ptr_array_index (files, i);
      g_autofree char *name = g_path_get_basename (file);
      g_autofree char *test_path = g_strconcat (path, "/", name, NULL);

      if (g_file_test (file, G_FILE_TEST_IS_DIR))
        add_files (file, test_path, most, test);
      else if (g_str_has_suffix (name, ".json") && !holds_army_lists (file))
        g_test_add_data_func_full (test_path, g_strdup (file), test, g_free);
    }
}

int
main (int argc, char *argv[])
{
  g_autofree char *cases = NULL;

  g_test_init (&argc, &argv, NULL);

  cases = g_test_build_filename (G_TEST_DIST, "cases", NULL);
  add_files (g_getenv ("ACIES_SCENARIOS"), "/contract/scenarios", g_test_thorough () ? G_MAXUINT : MOST_SCENARIOS,
             test_scenario);
  add_files (cases, "/contract/cases", G_MAXUINT, test_cases);

  return g_test_run ();
}
