/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/core/acies-game.h"
#include "engine/core/acies-plan.h"
#include "support/counting-ruleset.h"

static AciesGame *
game_new (gboolean historical)
{
  g_autoptr (AciesScenario) scenario = counting_scenario_new ();
  const AciesGameOptions    options = { .start.historical = historical };

  return acies_game_new (scenario, &options, 11);
}

static void
act (AciesGame *game, CountingKind kind)
{
  const AciesAction  action = counting_action (kind, 0);
  g_autoptr (GError) error = NULL;

  acies_game_act (game, &action, &error);
  g_assert_no_error (error);
}

static gboolean
find (AciesGame *game, AciesUnits units, AciesPlanList *list, AciesVerdict *verdict)
{
  return acies_plans_find (acies_game_get_ruleset (game), acies_game_get_setup (game),
                           acies_game_get_state (game), units, 0, list, verdict);
}

static const AciesPlan *
plan_to (const AciesPlanList *list, int cell, int target)
{
  for (guint i = 0; i < list->n; i++)
    if (list->items[i].cell == cell && list->items[i].target == target)
      return &list->items[i];

  return NULL;
}

/* From afar: one or two cells, and no attack. */
static void
test_moves (void)
{
  g_autoptr (AciesGame)     game = game_new (FALSE);
  g_autofree AciesPlanList *list = g_new0 (AciesPlanList, 1);
  const AciesPlan          *plan;

  g_assert_true (find (game, ACIES_UNIT_BIT (1), list, NULL));
  g_assert_cmpuint (list->n, ==, 2);
  plan = plan_to (list, 2, ACIES_NO_CELL);
  g_assert_nonnull (plan);
  g_assert_cmpuint (plan->n_actions, ==, 3);
  g_assert_cmpuint (plan->actions[0].kind, ==, COUNTING_WALK);
  g_assert_cmpuint (plan->actions[0].units, ==, ACIES_UNIT_BIT (1));
  g_assert_cmpuint (plan->actions[2].kind, ==, COUNTING_STEP);
  g_assert_cmpint (plan->cost, ==, 1);
  g_assert_cmpint (plan->facing, ==, ACIES_FACING_EAST);
  g_assert_nonnull (plan_to (list, 1, ACIES_NO_CELL));
  g_assert_cmpuint (list->items[0].n_actions, ==, 2);  /* the shorter of two at the same cost comes first */
}

/* Near the enemy the attack is offered, and not played. */
static void
test_attack (void)
{
  g_autoptr (AciesGame)     game = game_new (TRUE);
  g_autofree AciesPlanList *list = g_new0 (AciesPlanList, 1);
  const AciesPlan          *plan;

  g_assert_true (find (game, ACIES_UNIT_BIT (0), list, NULL));
  g_assert_cmpuint (list->n, ==, 3);
  plan = plan_to (list, 3, 4);
  g_assert_nonnull (plan);
  g_assert_cmpuint (plan->n_actions, ==, 3);
  for (guint i = 0; i < plan->n_actions; i++)
    g_assert_cmpuint (plan->actions[i].kind, !=, COUNTING_STRIKE);
}

/* In the midst of its action the group is planned on from where it is. */
static void
test_under_way (void)
{
  g_autoptr (AciesGame)     game = game_new (TRUE);
  g_autofree AciesPlanList *list = g_new0 (AciesPlanList, 1);

  act (game, COUNTING_WALK);
  act (game, COUNTING_STEP);
  g_assert_true (find (game, 0, list, NULL));
  g_assert_cmpuint (list->n, ==, 2);
  g_assert_nonnull (plan_to (list, 3, ACIES_NO_CELL));
  g_assert_nonnull (plan_to (list, 3, 4));
  g_assert_cmpuint (plan_to (list, 3, 4)->n_actions, ==, 1);

  act (game, COUNTING_STEP);
  g_assert_true (find (game, 0, list, NULL));
  g_assert_cmpuint (list->n, ==, 1);
  g_assert_cmpuint (list->items[0].n_actions, ==, 0);
  g_assert_cmpint (list->items[0].target, ==, 4);
}

static void
test_none (void)
{
  g_autoptr (AciesGame)     game = game_new (TRUE);
  g_autofree AciesPlanList *list = g_new0 (AciesPlanList, 1);
  AciesVerdict              verdict;

  act (game, COUNTING_WALK);
  act (game, COUNTING_STOP);
  g_assert_false (find (game, ACIES_UNIT_BIT (0), list, &verdict));
  g_assert_cmpuint (list->n, ==, 0);
  g_assert_cmpuint (verdict.reason, !=, 0);
  g_assert_true (find (game, ACIES_UNIT_BIT (1), list, &verdict));
  g_assert_cmpuint (verdict.reason, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/core/plan/moves", test_moves);
  g_test_add_func ("/core/plan/attack", test_attack);
  g_test_add_func ("/core/plan/under-way", test_under_way);
  g_test_add_func ("/core/plan/none", test_none);

  return g_test_run ();
}
