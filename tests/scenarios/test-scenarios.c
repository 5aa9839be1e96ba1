/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/ai/acies-simulation.h"
#include "engine/core/acies-game.h"
#include "engine/core/acies-json.h"
#include "engine/core/acies-ruleset.h"
#include "engine/core/acies-scenario.h"
#include "scene/acies-export.h"
#include "support/shipped.h"

#include <string.h>

/* Every battle that comes with the program: without fault, told to the end, drawn, and playable in both deployments. */

/* The scenario in the file @path, of which nothing at all may be complained. */
static AciesScenario *
load (const char *path)
{
  g_autoptr (GFile)         file = g_file_new_for_path (path);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError)        error = NULL;
  AciesScenario            *scenario = acies_scenario_load (file, problems, &error);

  for (guint i = 0; i < acies_problems_size (problems); i++)
    {
      g_autofree char *text = acies_problem_to_string (acies_problems_get (problems, i));

      g_test_message ("%s", text);
    }
  g_assert_no_error (error);
  g_assert_cmpuint (acies_problems_size (problems), ==, 0);

  return scenario;
}

static void
assert_told (const char *text)
{
  g_assert_nonnull (text);
  g_assert_cmpuint (strlen (text), >, 0);
}

static guint
count_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \n", -1);
  guint          n = 0;

  for (guint i = 0; words[i] != NULL; i++)
    n += words[i][0] != '\0';

  return n;
}

/* What happened in history: a victor and a level of victory, or a draw, as the end page compares them with the player's. */
static void
assert_history (AciesScenario *scenario)
{
  const AciesRuleset       *ruleset = acies_scenario_get_ruleset (scenario);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  const AciesJsonCursor     top = acies_json_root (acies_scenario_get_root (scenario));
  const AciesJsonCursor     result = acies_json_member (&top, "result");
  const char               *winner = NULL;
  const char               *level = NULL;
  const char               *text = NULL;
  const char               *casualties = NULL;
  guint                     known = 0;

  if (!acies_json_exists (&result))
    return;

  acies_json_read_string_or (&result, "winner", &winner, problems);
  acies_json_read_string_or (&result, "level", &level, problems);
  acies_json_read_string_or (&result, "text", &text, problems);
  acies_json_read_string_or (&result, "casualties", &casualties, problems);
  assert_told (text);
  assert_told (casualties);
  g_assert_true (winner == NULL || acies_scenario_find_side (scenario, winner) >= 0);
  g_assert_nonnull (level);
  while (known < ruleset->n_outcome_levels && !g_str_equal (ruleset->outcome_level_name (known), level))
    known++;
  g_assert_cmpuint (known, <, ruleset->n_outcome_levels);
  g_assert_cmpint (winner == NULL, ==, known == 0);
}

static void
test_told (gconstpointer data)
{
  g_autoptr (AciesScenario) scenario = load (data);
  g_autofree char          *base = g_path_get_basename (data);
  g_autofree char          *named = g_strconcat (acies_scenario_get_id (scenario), ".json", NULL);

  g_assert_cmpstr (base, ==, named);
  assert_told (acies_scenario_get_date (scenario));
  assert_told (acies_scenario_get_place (scenario));
  assert_told (acies_scenario_get_summary (scenario));
  assert_told (acies_scenario_get_background (scenario));
  g_assert_cmpuint (count_words (acies_scenario_get_background (scenario)), <=, 300);
  g_assert_cmpstr (acies_scenario_get_author (scenario), ==, "The Acies contributors");
  g_assert_cmpstr (acies_scenario_get_license (scenario), ==, "CC-BY-SA-4.0");
  g_assert_cmpuint (acies_scenario_get_n_sources (scenario), >, 0);
  assert_history (scenario);
}

static void
test_drawn (gconstpointer data)
{
  g_autoptr (AciesScenario) scenario = load (data);
  g_autoptr (AciesScene)    scene = acies_scenario_get_ruleset (scenario)->scene_preview (acies_scenario_get_setup (scenario));
  const AciesExportOptions  options = { ACIES_EXPORT_PNG, 400, acies_scenario_get_name (scenario), NULL };
  g_autoptr (GError)        error = NULL;
  g_autoptr (GBytes)        picture = NULL;
  AciesStyle                style;
  guint                     n_seen[ACIES_MAX_SIDES] = { 0 };

  for (guint i = 0; i < scene->tokens->len; i++)
    n_seen[g_array_index (scene->tokens, AciesSceneToken, i).side]++;
  for (guint side = 0; side < acies_scenario_get_n_sides (scenario); side++)
    g_assert_cmpuint (n_seen[side], >, 0);

  acies_style_init (&style, ACIES_PALETTE_LIGHT, ACIES_PAIR_CRIMSON_AZURE);
  picture = acies_export_to_bytes (scene, &style, &options, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_bytes_get_size (picture), >, 5000);  /* a blank sheet of that width has far less */
}

/* To the end by legal actions of any kind, once with the armies off the field and once where they stood. */
static void
test_played (gconstpointer data)
{
  g_autoptr (AciesScenario) scenario = load (data);
  AciesSimulationOptions    options = { .ai = { ACIES_AI_RANDOM, ACIES_AI_RANDOM }, .n_games = 1, .n_threads = 1 };

  for (guint historical = 0; historical < 2; historical++)
    {
      g_autofree AciesSimulationGame *game = NULL;

      options.start.historical = historical == 1;
      options.seed = historical;
      if (options.start.historical && !acies_scenario_has_deployment (scenario))
        continue;
      game = acies_simulation_run (scenario, &options, NULL, NULL, NULL);
      g_assert_true (game->finished);
      g_assert_cmpuint (game->decisions, >, 0);
      g_assert_cmpint (game->winner, <, (int) acies_scenario_get_n_sides (scenario));
    }
}

/* A study begins in the middle of a turn's choices, and asks about them. */
static void
test_asked (gconstpointer data)
{
  g_autoptr (AciesScenario) scenario = load (data);
  g_autoptr (AciesGame)     game = acies_game_new (scenario, NULL, 1);

  assert_told (acies_scenario_get_question (scenario));
  g_assert_true (acies_scenario_has_situation (scenario));
  g_assert_true (acies_game_get_decision (game)->is_main);
  g_assert_cmpuint (acies_game_get_legal (game)->n, >, 10);
}

static void
add (const char *ruleset, const char *path, const char *what, GTestDataFunc test)
{
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *name = g_strndup (base, strlen (base) - strlen (".json"));
  g_autofree char *test_path = g_strconcat ("/scenarios/", ruleset, "/", name, "/", what, NULL);

  g_test_add_data_func_full (test_path, g_strdup (path), test, g_free);
}

/* The scenarios in @folder. */
static void
add_folder (const char *folder, gboolean are_studies)
{
  g_autoptr (GPtrArray) paths = shipped_paths (folder);

  for (guint i = 0; i < paths->len; i++)
    {
      const char *path = g_ptr_array_index (paths, i);

      add (folder, path, "told", test_told);
      add (folder, path, "drawn", test_drawn);
      add (folder, path, "played", test_played);
      if (are_studies)
        add (folder, path, "asked", test_asked);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add_folder ("lost-battles", FALSE);
  add_folder ("dba", FALSE);
  add_folder ("cohorts", FALSE);
  add_folder ("lost-battles/studies", TRUE);

  return g_test_run ();
}
