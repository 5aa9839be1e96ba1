/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/ai/acies-handicap-changes.h"

#include <math.h>
#include <string.h>

#include "support/shipped.h"

static const char *const rulesets[] = { "lost-battles", "dba", "cohorts" };

static const AciesHandicapOptions by_lot = { .level = ACIES_AI_RANDOM, .n_games = 16, .seed = 3, .n_threads = 2 };

static AciesScenario *
first_scenario (const char *ruleset)
{
  g_autoptr (GPtrArray) shipped = shipped_scenarios (ruleset);

  return acies_scenario_ref (g_ptr_array_index (shipped, 0));
}

static int
count_units (AciesScenario *scenario)
{
  int n = 0;

  for (guint side = 0; side < 2; side++)
    {
      g_autoptr (GArray) roster = acies_scenario_get_ruleset (scenario)->roster (acies_scenario_get_setup (scenario), side);

      for (guint i = 0; i < roster->len; i++)
        if (!g_array_index (roster, AciesRosterRow, i).commander)
          n += (int) g_array_index (roster, AciesRosterRow, i).count;
    }

  return n;
}

/* Each change can be made, keeps what the scenario had, and is of one unit. */
static void
test_changes (gconstpointer data)
{
  g_autoptr (AciesScenario) scenario = first_scenario (data);
  g_autoptr (GArray)        changes = acies_handicap_changes_list (scenario);
  const int                 n_units = count_units (scenario);

  for (guint i = 0; i < changes->len; i++)
    {
      const AciesHandicapChange *change = &g_array_index (changes, AciesHandicapChange, i);
      g_autoptr (AciesScenario)  made = acies_handicap_changes_make (scenario, change->patch);
      const int                  more = strstr (change->text, "one more") != NULL   ? 1
                                        : strstr (change->text, "one fewer") != NULL ? -1
                                                                                     : 0;

      g_assert_nonnull (made);
      g_assert_cmpint (count_units (made), ==, n_units + more);
      g_assert_cmpint (acies_scenario_has_deployment (made), ==, acies_scenario_has_deployment (scenario));
      for (guint k = 0; k < i; k++)
        g_assert_cmpstr (change->text, !=, g_array_index (changes, AciesHandicapChange, k).text);
    }
}

/* Where the rules let an army be of any size there are changes of every sort. */
static void
test_sorts (void)
{
  g_autoptr (AciesScenario) scenario = first_scenario ("lost-battles");
  g_autoptr (GArray)        changes = acies_handicap_changes_list (scenario);
  guint                     n_more = 0, n_fewer = 0, n_steps = 0;

  for (guint i = 0; i < changes->len; i++)
    {
      const char *text = g_array_index (changes, AciesHandicapChange, i).text;

      n_more += strstr (text, "one more") != NULL;
      n_fewer += strstr (text, "one fewer") != NULL;
      n_steps += strstr (text, "instead of") != NULL;
    }
  g_assert_cmpuint (n_more, >, 0);
  g_assert_cmpuint (n_fewer, >, 0);
  g_assert_cmpuint (n_steps, >, 0);
}

/* The points that are advised bring the same battles nearer to even than none. */
static void
test_points (void)
{
  g_autoptr (AciesScenario) scenario = first_scenario ("lost-battles");
  g_autoptr (GError)        error = NULL;
  g_autoptr (AciesHandicap) handicap = NULL;
  double                    before, after;

  handicap = acies_handicap_find (acies_scenario_get_root (scenario), &by_lot, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (handicap->has_points);
  g_assert_cmpuint (handicap->n_games, ==, 16);
  before = fabs (acies_handicap_share (16, handicap->wins[0], handicap->draws) - 0.5);
  after = fabs (acies_handicap_share (16, handicap->points_wins[0], handicap->points_draws) - 0.5);
  g_assert_cmpint (handicap->points, >, 0);
  g_assert_cmpfloat (after, <, before);
  g_assert_cmpfloat (after, <=, 0.2);
  g_assert_cmpuint (handicap->changes->len, ==, ACIES_HANDICAP_MOST);
}

static void
progress_cb (guint done, guint total, gpointer data)
{
  g_assert_cmpuint (done, <=, total);
  if (done >= 30)
    g_cancellable_cancel (data);
}

/* Stopped early, it ranks what was played; stopped at once, it has nothing to say. */
static void
test_stopped (void)
{
  g_autoptr (AciesScenario) scenario = first_scenario ("lost-battles");
  g_autoptr (GCancellable)  cancellable = g_cancellable_new ();
  g_autoptr (GError)        error = NULL;
  g_autoptr (AciesHandicap) handicap = NULL;

  handicap = acies_handicap_find (acies_scenario_get_root (scenario), &by_lot, progress_cb, cancellable, cancellable,
                                  &error);
  g_assert_no_error (error);
  g_assert_cmpuint (handicap->changes->len, >, 0);
  for (guint i = 0; i < handicap->changes->len; i++)
    g_assert_cmpuint (g_array_index (handicap->changes, AciesHandicapChange, i).n_games, >, 0);
  g_assert_null (acies_handicap_find (acies_scenario_get_root (scenario), &by_lot, NULL, NULL, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rulesets); i++)
    {
      g_autofree char *path = g_strconcat ("/ai/handicap/changes/", rulesets[i], NULL);

      g_test_add_data_func (path, rulesets[i], test_changes);
    }
  g_test_add_func ("/ai/handicap/sorts", test_sorts);
  g_test_add_func ("/ai/handicap/points", test_points);
  g_test_add_func ("/ai/handicap/stopped", test_stopped);

  return g_test_run ();
}
