/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "support/lb-test-support.h"

static gint32
sum_of (GArray *account)
{
  gint32 sum = 0;

  for (guint i = 0; i < account->len; i++)
    {
      const AciesAccountLine *line = &g_array_index (account, AciesAccountLine, i);

      g_assert_cmpint ((int) strlen (line->words), >, 2);
      g_assert_nonnull (line->clause);
      sum += line->value;
    }

  return sum;
}

static void
assert_account (const LbTest *test, AciesAccountKind kind, guint side, guint counter, gint32 figure)
{
  g_autoptr (GArray) account = test->ruleset->account (test->setup, &test->state.base, kind, side, counter);

  g_assert_cmpint (sum_of (account), ==, figure);
}

/* Every figure of the scene is the sum of its parts. */
static void
assert_accounts (const LbTest *test)
{
  g_autoptr (AciesScene) scene = test->ruleset->scene (test->setup, &test->state.base);

  for (guint side = 0; side < scene->n_sides; side++)
    {
      assert_account (test, ACIES_ACCOUNT_SCORE, side, 0, scene->sides[side].score);
      assert_account (test, ACIES_ACCOUNT_STRENGTH, side, 0, scene->sides[side].strength);
    }
  for (guint i = 0; i < scene->counters->len; i++)
    {
      const AciesSceneCounter *counter = &g_array_index (scene->counters, AciesSceneCounter, i);

      assert_account (test, ACIES_ACCOUNT_COUNTER, (guint) counter->side, i, counter->left);
    }
}

static void
test_parts (void)
{
  g_autoptr (LbTest) test =
    lb_test_new ("red c2 south: r1=HI r2=HI-v!; red off: u1=HI; red shattered: s1=HI-v; red withdrawn: w1=LI; red fled: f1=HC;"
                 "red hero rh average r1; red strategist rc brilliant killed; blue c4 north: k1=HI k2=HC!; blue surprised;"
                 "blue camp c4 open; blue strategist bc poor lost");

  assert_accounts (test);
  lb_test_play (test, "activate r1");
  assert_accounts (test);
}

/* In whole battles played by chance. */
static void
test_battles (void)
{
  g_autoptr (LbTest)          test =
    lb_test_new ("red c2 south: r1=HI r2=HI-v r5=EL-i; red b2 south: r3=HC; red hero rh average r1; red strategist rc brilliant b2;"
                 "blue c3 north: k1=HI k2=HC; blue b3 north: k3=LI k4=HI-p; blue hero bh inspired k1; blue camp c4 open");
  g_autofree AciesActionList *legal = g_new0 (AciesActionList, 1);
  guint32                     luck = 12345;
  AciesDecision               decision = { 0 };

  for (guint i = 0; i < 600 && !decision.over; i++)
    {
      test->ruleset->legal (test->setup, &test->state.base, legal);
      luck = luck * 1664525 + 1013904223;
      test->ruleset->apply (test->setup, &test->state.base, &legal->items[(luck >> 16) % legal->n], NULL);
      test->ruleset->decision (test->setup, &test->state.base, &decision);
      assert_accounts (test);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lb/account/1.4/parts", test_parts);
  g_test_add_func ("/lb/account/11.2/battles", test_battles);

  return g_test_run ();
}
