/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-payers.h"
#include "support/lb-test-support.h"

/* Two commanders who began the player-turn side by side. */
static const char neighbours[] =
  "red b2 south: r1=HI r2=HI; red c2 south: r3=HI; red strategist rc average b2; red strategist rd inspired c2;"
  "blue c3 north: k1=HI; blue b3 north: k2=HI";

static AciesAction
begin (LbTest *test, AciesUnits units, AciesUnits commanders)
{
  g_autofree AciesActionList *list = g_new0 (AciesActionList, 1);

  g_assert_true (test->ruleset->begin (test->setup, &test->state.base, units, commanders, list, NULL));

  return list->items[0];
}

static char *
caution (LbTest *test, const AciesAction *action, const char **clause)
{
  return test->ruleset->caution_text (test->setup, &test->state.base, action, clause);
}

/* 8.8.3: who would be barred is told before the deed; not where the army pays, and not once it is done. */
static void
test_caution (void)
{
  g_autoptr (LbTest) test = lb_test_new (neighbours);
  AciesAction        action = begin (test, 1, 0);
  const char        *clause = NULL;
  g_autofree char   *words = caution (test, &action, &clause);

  g_assert_cmpstr (clause, ==, "8.8.3");
  g_assert_nonnull (strstr (words, "rc"));
  g_assert_nonnull (strstr (words, "rd"));

  g_assert_true (lb_pay (test->setup, &test->state.base, ACIES_PAYER_ARMY, &action));
  g_assert_null (caution (test, &action, &clause));

  lb_test_play (test, "activate r1; finish");
  action = begin (test, 2, 0);
  g_assert_null (caution (test, &action, &clause));
}

/* 8.8.3: a bonus bars as well, paid from the pool of 8.4. */
static void
test_caution_of_bonus (void)
{
  g_autoptr (LbTest) test = lb_test_new (neighbours);
  AciesAction        attack = { .kind = LB_ATTACK, .units = 1 };
  const char        *clause = NULL;
  g_autofree char   *words = NULL;

  lb_test_play (test, "activate r1 r2 +rc pay army:2");
  g_assert_null (caution (test, &attack, &clause));
  attack.args[2] = 1;
  words = caution (test, &attack, &clause);
  g_assert_nonnull (words);
  g_assert_cmpstr (clause, ==, "8.8.3");
}

/* No caution where the commanders stood apart, or the other has nothing left to give. */
static void
test_no_caution (void)
{
  static const char *const battles[] = {
    "red b2 south: r1=HI; red d2 south: r3=HI; red strategist rc average b2; red strategist rd average d2",
    "red b2 south: r1=HI; red strategist rc average b2",
    "red b2 south: r1=HI; red c2 south: r3=HI; red strategist rc average b2; red strategist rd average c2; red escaped rd",
  };

  for (guint i = 0; i < G_N_ELEMENTS (battles); i++)
    {
      g_autoptr (LbTest) test = lb_test_new (battles[i]);
      const AciesAction  action = begin (test, 1, 0);
      const char        *clause = NULL;

      g_assert_null (caution (test, &action, &clause));
    }
}

/* 8.3.2: who is named pays first, the others the rest; the price stays as it is. */
static void
test_pays_first (void)
{
  g_autoptr (LbTest) test = lb_test_new ("orders 1; red b2 south: r1=HI r2=HI; red strategist rc poor b2;"
                                         "red strategist rd average d2");
  AciesAction        action = begin (test, 3, 0);

  g_assert_true (lb_pay (test->setup, &test->state.base, ACIES_PAYER_ARMY, &action));
  g_assert_cmpuint (action.paid[0], ==, 1);
  g_assert_cmpuint (action.paid[2], ==, 1);
  g_assert_true (test->ruleset->check (test->setup, &test->state.base, &action, NULL));

  action = begin (test, 1, 0);
  g_assert_true (lb_pay (test->setup, &test->state.base, ACIES_PAYER_ARMY, &action));
  g_assert_cmpuint (action.paid[0], ==, 0);
  g_assert_cmpuint (action.paid[2], ==, 1);
  g_assert_true (lb_pay (test->setup, &test->state.base, 0, &action));
  g_assert_cmpuint (action.paid[0], ==, 1);
  g_assert_cmpuint (action.paid[2], ==, 0);

  /* 8.3.1: not from another zone. */
  g_assert_false (lb_pay (test->setup, &test->state.base, 1, &action));
}

/* 8.3.3: off the field either may pay for what is off the field too. */
static void
test_off_the_field (void)
{
  g_autoptr (LbTest) test = lb_test_new ("red off: u1=HI u2=HI; red strategist rc average off; red strategist rd average off");
  AciesAction        action = begin (test, 3, 0);
  g_autofree char   *name = lb_payer_text (test->setup, 0, 1);

  g_assert_cmpstr (name, ==, "rd");
  g_assert_true (lb_pay (test->setup, &test->state.base, 1, &action));
  g_assert_cmpuint (action.paid[1], ==, 2);
  g_assert_true (test->ruleset->check (test->setup, &test->state.base, &action, NULL));
}

/* 4.4.3, R9: at the full price it stays the full price, whoever pays. */
static void
test_keeps_the_price (void)
{
  g_autoptr (LbTest)          test = lb_test_new ("red off: u1=LI; red strategist rc average off");
  g_autofree AciesActionList *list = g_new0 (AciesActionList, 1);
  guint                       n_double = 0;

  g_assert_true (test->ruleset->begin (test->setup, &test->state.base, 1, 0, list, NULL));
  for (guint i = 0; i < list->n; i++)
    {
      AciesActionView before = { 0 };
      AciesActionView after = { 0 };

      test->ruleset->view (test->setup, &test->state.base, &list->items[i], &before);
      g_assert_true (lb_pay (test->setup, &test->state.base, ACIES_PAYER_ARMY, &list->items[i]));
      test->ruleset->view (test->setup, &test->state.base, &list->items[i], &after);
      g_assert_cmpint (before.cost, ==, after.cost);
      n_double += list->items[i].mode == LB_DOUBLE;
    }
  g_assert_cmpuint (n_double, ==, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lb/8.8.3/told-before", test_caution);
  g_test_add_func ("/lb/8.8.3/told-before-a-bonus", test_caution_of_bonus);
  g_test_add_func ("/lb/8.8.3/nothing-to-tell", test_no_caution);
  g_test_add_func ("/lb/8.3.2/who-is-named-pays-first", test_pays_first);
  g_test_add_func ("/lb/8.3.3/either-may-pay", test_off_the_field);
  g_test_add_func ("/lb/4.4.3/the-price-stays", test_keeps_the_price);

  return g_test_run ();
}
