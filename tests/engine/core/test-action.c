/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/core/acies-action.h"
#include "engine/core/acies-event.h"
#include "engine/core/acies-odds.h"

/* Each way in which two actions can differ. */
static AciesAction
action_changed (guint way)
{
  AciesAction action = { .kind = 3, .mode = 1, .args = { 1, 2, 3, -1, 5, 6 }, .units = 0xf0, .commanders = 1,
                         .n_words = 2, .words = { 4000, -7, 1 } };

  switch (way)
    {
    case 1: action.kind = 4; break;
    case 2: action.mode = 2; break;
    case 3: action.args[0] = 2; break;
    case 4: action.args[5] = -6; break;
    case 5: action.n_paid = 3; break;
    case 6: action.paid[2] = 1; break;
    case 7: action.units |= ACIES_UNIT_BIT (63); break;
    case 8: action.commanders = 2; break;
    case 9: action.words[1] = 7; break;
    case 10: action.n_words = 3; break;
    default: break;
    }

  return action;
}

static void
test_equal (void)
{
  for (guint one = 0; one <= 10; one++)
    for (guint other = 0; other <= 10; other++)
      {
        const AciesAction a = action_changed (one), b = action_changed (other);

        g_assert_cmpint (acies_action_equal (&a, &b), ==, one == other);
      }
}

/* Words beyond their number mean nothing: what was there before does not count. */
static void
test_unsaid_words (void)
{
  AciesAction a = action_changed (0), b = action_changed (0);

  b.words[2] = 99;
  b.words[ACIES_MAX_ACTION_WORDS - 1] = -1;
  g_assert_true (acies_action_equal (&a, &b));
}

static void
test_copy_list (void)
{
  g_autofree AciesActionList *list = g_new0 (AciesActionList, 1);
  g_autofree AciesActionList *copy = g_new0 (AciesActionList, 1);

  for (guint i = 0; i < 3; i++)
    *acies_action_list_add (list, 1) = action_changed (i);
  list->complete = TRUE;
  acies_action_list_add (copy, 9);
  acies_action_list_copy (copy, list);
  g_assert_cmpuint (copy->n, ==, 3);
  g_assert_true (copy->complete);
  for (guint i = 0; i < 3; i++)
    g_assert_true (acies_action_equal (&copy->items[i], &list->items[i]));
}

static void
test_full_list (void)
{
  g_autofree AciesActionList *list = g_new0 (AciesActionList, 1);

  list->complete = TRUE;
  for (guint i = 0; i < ACIES_MAX_ACTIONS; i++)
    acies_action_list_add (list, 2)->args[0] = (gint16) i;
  g_assert_true (list->complete);
  g_assert_cmpuint (list->n, ==, ACIES_MAX_ACTIONS);

  g_assert_true (acies_action_list_add (list, 9) == &list->items[ACIES_MAX_ACTIONS - 1]);
  g_assert_false (list->complete);
  g_assert_cmpuint (list->n, ==, ACIES_MAX_ACTIONS);
  g_assert_cmpint (list->items[ACIES_MAX_ACTIONS - 1].args[0], ==, 0);
  g_assert_cmpint (list->items[7].args[0], ==, 7);
}

static void
test_events (void)
{
  g_autoptr (AciesEventList) list = acies_event_list_new ();
  g_autoptr (AciesEventList) more = acies_event_list_new ();

  g_assert_null (acies_event_list_add (NULL, 1, 2));
  acies_event_list_add (list, 1, 2)->args[0] = 10;
  acies_event_list_add (more, 3, 4)->args[0] = 30;
  acies_event_list_add (more, 5, 6);
  acies_event_list_append_list (list, more);
  g_assert_cmpuint (acies_event_list_size (list), ==, 3);
  g_assert_cmpint (acies_event_list_get (list, 1)->args[0], ==, 30);
  g_assert_cmpint (acies_event_list_get (list, 2)->kind, ==, 5);
  g_assert_cmpint (acies_event_list_get (list, 2)->clause, ==, 6);
  g_assert_cmpint (acies_event_list_get (list, 2)->cell, ==, ACIES_NO_CELL);
  g_assert_cmpint (acies_event_list_get (list, 2)->side, ==, ACIES_NO_SIDE);

  acies_event_list_truncate (list, 5);
  g_assert_cmpuint (acies_event_list_size (list), ==, 3);
  acies_event_list_truncate (list, 1);
  g_assert_cmpuint (acies_event_list_size (list), ==, 1);
  g_assert_cmpint (acies_event_list_add (list, 7, 0)->args[0], ==, 0);
  acies_event_list_clear (list);
  g_assert_cmpuint (acies_event_list_size (list), ==, 0);
}

static void
test_odds (void)
{
  guint ways = 0;

  for (int total = -3; total <= 15; total++)
    ways += acies_odds_ways_2d6 (total);
  g_assert_cmpuint (ways, ==, 36);
  g_assert_cmpuint (acies_odds_ways_2d6 (7), ==, 6);
  g_assert_cmpuint (acies_odds_ways_2d6 (11), ==, 2);
  g_assert_cmpuint (acies_odds_at_least_2d6 (-5), ==, 36);
  g_assert_cmpuint (acies_odds_at_least_2d6 (9), ==, 10);
  g_assert_cmpuint (acies_odds_at_least_2d6 (12), ==, 1);
  g_assert_cmpuint (acies_odds_at_least_2d6 (13), ==, 0);
}

/* Results stand worst for the attacker first; beyond the last there is nothing. */
static void
test_chance_from (void)
{
  AciesOdds odds = { .n_results = 3 };

  odds.results[0].chance = 0.5;
  odds.results[1].chance = 0.375;
  odds.results[2].chance = 0.125;
  g_assert_cmpfloat (acies_odds_chance_from (&odds, 0), ==, 1.0);
  g_assert_cmpfloat (acies_odds_chance_from (&odds, 1), ==, 0.5);
  g_assert_cmpfloat (acies_odds_chance_from (&odds, 2), ==, 0.125);
  g_assert_cmpfloat (acies_odds_chance_from (&odds, 3), ==, 0.0);
}

/* Whatever the ways of 36, the whole per cents make 100, and none is off by one or more. */
static void
test_percents (void)
{
  static const guint8 ways[][4] = {
    { 12, 12, 12, 0 }, { 15, 6, 15, 0 }, { 1, 35, 0, 0 }, { 7, 7, 7, 15 }, { 36, 0, 0, 0 }, { 5, 10, 20, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      AciesOdds odds = { 0 };
      guint     percents[ACIES_MAX_ODDS_RESULTS];
      guint     sum = 0;

      for (guint k = 0; k < G_N_ELEMENTS (ways[i]); k++)
        if (ways[i][k] > 0)
          odds.results[odds.n_results++].chance = ways[i][k] / 36.0;
      acies_odds_percents (&odds, FALSE, percents);
      for (guint k = 0; k < odds.n_results; k++)
        {
          sum += percents[k];
          g_assert_cmpfloat_with_epsilon (percents[k], odds.results[k].chance * 100, 0.999);
        }
      g_assert_cmpuint (sum, ==, 100);
      g_assert_cmpuint (acies_odds_percent_from (&odds, 0), ==, 100);
      g_assert_cmpuint (acies_odds_percent_from (&odds, 1), ==, 100 - percents[0]);
      g_assert_cmpuint (acies_odds_percent_of (&odds, 0, 1), ==, percents[0]);
      g_assert_cmpuint (acies_odds_percent_of (&odds, 0, 1) + acies_odds_percent_of (&odds, 1, 1) +
                          acies_odds_percent_of (&odds, 2, G_MAXUINT8),
                        ==, 100);
      g_assert_cmpuint (acies_odds_percent_of (&odds, odds.n_results, 1), ==, 0);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/core/action/equal", test_equal);
  g_test_add_func ("/core/action/unsaid-words", test_unsaid_words);
  g_test_add_func ("/core/action/copy-list", test_copy_list);
  g_test_add_func ("/core/action/full-list", test_full_list);
  g_test_add_func ("/core/event/list", test_events);
  g_test_add_func ("/core/odds/two-dice", test_odds);
  g_test_add_func ("/core/odds/chance-from", test_chance_from);
  g_test_add_func ("/core/odds/percents", test_percents);

  return g_test_run ();
}
