/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/cohorts/co-apply.h"
#include "engine/cohorts/co-json.h"
#include "engine/cohorts/co-legal.h"
#include "engine/cohorts/co-reasons.h"
#include "engine/cohorts/co-setup.h"
#include "support/co-setups.h"
#include "support/spoil.h"

/*
 * Scenarios and actions spoiled at random: whatever stands in a file or a message is complained of or taken, and nothing breaks.
 */

#define N_SCENARIOS 1500
#define N_STEPS     40    /* of a battle that was taken */
#define N_BATTLES   6
#define N_LONG      150   /* steps of a battle whose actions are spoiled */
#define N_SPOILED   6     /* of each list of actions */

static const char *const values[] = {
  "null", "true", "0", "-1", "7", "1e9", "-0.004", "[]", "{}", "''", "'a'", "'a1'", "'b1'", "'infantry'", "'heavy'", "'bow'", "'pila'",
  "[1, 2]", "['a1', 'b1']", "[[0, 0], [0, 0]]", "{'at': [600, 700], 'facing': 3}", "'river'", "'routed'", "'eliminated'", "'deploy'",
  "9007199254740991", "[900, 580]", "180", "2", "'m1'", "{'at': [900, 600], 'facing': 0, 'figures': 1}", "'wheel'", "'far-bank'",
};

static const char *const rests[] = {
  "'map': {'width': 1800, 'height': 1200, 'features': [{'id': 'w', 'kind': 'wood', 'shape': {'type': 'rect', 'at': [0, 0], 'width': "
  "90, 'height': 60}}, {'id': 'h', 'kind': 'hill', 'crest': [900, 300], 'slope-edges': [0, 2], 'shape': {'type': 'polygon', 'points': "
  "[[850, 250], [950, 250], [900, 350]]}}, {'id': 'po', 'kind': 'river', 'shape': {'type': 'polygon', 'points': [[0, 520], [1800, "
  "520], [1800, 560], [0, 560]]}}]}, 'conditions': {'army-morale': true, 'time-limit': 9, 'break-share': 0.5, 'basing': {'width': "
  "40}}, 'situation': {'turn': 5, 'active': 'b', 'phase': 'fire', 'units': {'a1': {'at': [900, 600], 'facing': 0, 'moved': true}, "
  "'a2': {'at': [940, 600], 'facing': 0, 'push-backs': 1, 'reorganising': true, 'crossing': {'river': 'po', 'stage': 'bank'}}, 'a3': "
  "{'at': [900, 620], 'facing': 0, 'stacked-behind': 'a1'}, 'b1': {'at': [900, 600], 'facing': 180, 'figures': 3}, 'b2': {'at': "
  "[1000, 600], 'facing': 180, 'status': 'rallying', 'restore': 1, 'interruptions': 1}, 'b3': {'status': 'eliminated'}}, "
  "'commanders': {'ac': {'at': [900, 700]}}, 'charges': [['a1', 'b1']], 'army-morale': {'25': 'a'}}",
  "'map': {'zones': {'a': [[0, 800], [1800, 800], [1800, 1200], [0, 1200]], 'b': [[0, 0], [1800, 0], [1800, 400], [0, 400]]}}, "
  "'conditions': {'free-deployment': true}, 'deployment': {'units': {'a1': {'at': [900, 900], 'facing': 0, 'turn': 2}}}",
  "'deployment': {'units': {'a1': {'at': [900, 700], 'facing': 0}, 'a2': {'at': [940, 700], 'facing': 0}, 'a3': {'at': [980, 700], "
  "'facing': 0, 'turn': 2}, 'b1': {'at': [900, 500], 'facing': 180}, 'b2': {'at': [940, 500], 'facing': 180}, 'b3': {'at': [980, 500], "
  "'facing': 180}}, 'commanders': {'ac': {'at': [900, 800]}, 'bc': {'at': [900, 400]}}}",
};

/* A battle that was taken can be played: some steps of it, by chance. */
static void
play_on (const AciesSetup *setup, guint64 seed)
{
  g_autofree AciesActionList *list = g_new0 (AciesActionList, 1);
  g_autofree CoState         *state = g_new0 (CoState, 1);
  g_autoptr (JsonBuilder)     builder = json_builder_new ();

  co_start (setup, NULL, seed, &state->base, NULL);
  for (guint i = 0; i < N_STEPS && state->phase != CO_PHASE_OVER; i++)
    {
      list->n = 0;
      co_legal (setup, &state->base, list);
      g_assert_cmpuint (list->n, >, 0);
      co_apply (setup, &state->base, &list->items[g_test_rand_int_range (0, (gint32) list->n)], NULL);
    }
  co_state_write (setup, &state->base, builder);
  json_node_unref (json_builder_get_root (builder));
}

/* What is taken without complaint can be played; what is not has the rule that it breaks. */
static void
test_scenarios (void)
{
  guint n_good = 0;

  for (guint i = 0; i < N_SCENARIOS; i++)
    {
      g_autoptr (JsonNode)      root = co_setups_json ("legion bow horse", "levy elephant chariot",
                                                       rests[g_test_rand_int_range (0, G_N_ELEMENTS (rests))]);
      g_autoptr (AciesProblems) problems = acies_problems_new ();
      const AciesJsonCursor     at = acies_json_root (root);
      AciesSetup               *setup;

      for (int n = g_test_rand_int_range (0, 4); n > 0; n--)
        spoil (root, values, G_N_ELEMENTS (values));
      co_validate (&at, problems);
      for (guint j = 0; j < acies_problems_size (problems); j++)
        if (acies_problems_get (problems, j)->severity == ACIES_SEVERITY_ERROR)
          g_assert_nonnull (acies_problems_get (problems, j)->clause);
      setup = co_setup_new (&at, problems);
      g_assert_cmpint (setup == NULL, ==, acies_problems_has_errors (problems));
      if (setup == NULL)
        continue;

      n_good++;
      play_on (setup, i);
      co_setup_free (setup);
    }
  g_assert_cmpuint (n_good, >, N_SCENARIOS / 10);
  g_assert_cmpuint (n_good, <, N_SCENARIOS);
}

/* Reading it ends in a complaint or an action, and check can judge the action. */
static void
try_spoiled (const AciesSetup *setup, const CoState *state, const AciesAction *action)
{
  g_autoptr (JsonBuilder)   builder = json_builder_new ();
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (JsonNode)      node = NULL;
  AciesJsonCursor           at;
  AciesAction               read = { 0 };
  AciesVerdict              verdict = { 0 };

  co_action_write (setup, &state->base, action, builder);
  node = json_builder_get_root (builder);
  for (int n = g_test_rand_int_range (0, 4); n > 0; n--)
    spoil (node, values, G_N_ELEMENTS (values));
  at = acies_json_root (node);
  if (!co_action_read (setup, &state->base, &at, &read, problems))
    {
      g_assert_true (acies_problems_has_errors (problems));
      return;
    }

  g_assert_false (acies_problems_has_errors (problems));
  if (!co_check (setup, &state->base, &read, &verdict))
    g_assert_nonnull (co_reason_rule (verdict.reason));
}

static void
test_actions (void)
{
  g_autofree AciesActionList *list = g_new0 (AciesActionList, 1);
  g_autofree CoState         *state = g_new0 (CoState, 1);

  for (guint i = 0; i < N_BATTLES; i++)
    {
      const char      *first = co_setups_random_army (), *second = co_setups_random_army ();
      g_autofree char *map = co_setups_random_map (), *lines = co_setups_random_lines (first, second);
      g_autofree char *rest = g_strdup_printf ("%s, %s, 'conditions': {'free-deployment': %s}", map, lines,
                                               i % 3 == 0 ? "true" : "false");
      AciesSetup      *setup = (AciesSetup *) co_setups_new (first, second, rest);

      co_start (setup, NULL, (guint64) g_test_rand_int (), &state->base, NULL);
      for (guint step = 0; step < N_LONG && state->phase != CO_PHASE_OVER; step++)
        {
          list->n = 0;
          co_legal (setup, &state->base, list);
          for (guint n = 0; n < N_SPOILED; n++)
            try_spoiled (setup, state, &list->items[g_test_rand_int_range (0, (gint32) list->n)]);
          co_apply (setup, &state->base, &list->items[g_test_rand_int_range (0, (gint32) list->n)], NULL);
        }
      co_setup_free (setup);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cohorts/broken/scenarios", test_scenarios);
  g_test_add_func ("/cohorts/broken/actions", test_actions);

  return g_test_run ();
}
