/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/core/acies-luck.h"
#include "engine/lost-battles/lb-events.h"
#include "engine/lost-battles/lb-ruleset.h"
#include "support/lb-test-support.h"
#include "support/play-support.h"

#define N_ATTACKS 3

static const char *const names[] = { "Red", "Blue" };

/* An attack that needs @needed with @modifiers, two hits from @over on, and these dice. */
static void
add_attack (AciesEventList *events, int side, int needed, int modifiers, int over, guint first, guint second)
{
  AciesEvent *event = lb_event_add (events, LB_EVENT_ATTACK, 0, side);
  const int   total = (int) (first + second) + modifiers;

  event->n_dice = 2;
  event->dice[0] = (guint8) first;
  event->dice[1] = (guint8) second;
  event->args[0] = (gint16) needed;
  event->args[1] = (gint16) total;
  event->args[5] = (gint16) over;
  if (total >= needed)
    event->args[2] = over > 0 && total - needed >= over ? 2 : 1;
}

static void
count (AciesLuck *luck, const AciesEventList *events)
{
  acies_luck_count (luck, &acies_lost_battles_ruleset, NULL, 2, events);
}

/* What @n attacks of side 0, each of the given kind, hit with the dice that @throw stands for, six to a die. */
static guint
hits_of (const int kinds[][3], guint n, guint throw)
{
  g_autoptr (AciesEventList) events = acies_event_list_new ();
  AciesLuck                  luck;

  for (guint i = 0; i < n; i++, throw /= 36)
    add_attack (events, 0, kinds[i][0], kinds[i][1], kinds[i][2], 1 + throw % 6, 1 + throw / 6 % 6);
  count (&luck, events);
  return (guint) luck.rows[0][LB_ROLL_ATTACK].results;
}

/* The chance is that of all throws counted one by one. */
static void
test_exact (void)
{
  static const int           kinds[N_ATTACKS][3] = { { 9, 1, 4 }, { 8, -1, 0 }, { 9, 2, 3 } };
  const guint                n_throws = 36 * 36 * 36;
  g_autoptr (AciesEventList) events = acies_event_list_new ();
  AciesLuck                  luck;
  guint                      n_good = 0;

  add_attack (events, 0, 9, 1, 4, 6, 6);
  add_attack (events, 0, 8, -1, 0, 5, 5);
  add_attack (events, 0, 9, 2, 3, 2, 3);
  count (&luck, events);
  g_assert_cmpint (luck.rows[0][LB_ROLL_ATTACK].results, ==, 3);
  g_assert_cmpint (luck.favoured, ==, 0);

  for (guint throw = 0; throw < n_throws; throw++)
    n_good += hits_of (kinds, N_ATTACKS, throw) >= 3;
  g_assert_cmpfloat_with_epsilon (luck.chance, (double) n_good / n_throws, 1e-12);
}

/* The enemy's bad luck is one's own good luck, and both alike are nobody's. */
static void
test_both (void)
{
  g_autoptr (AciesEventList) events = acies_event_list_new ();
  AciesLuck                  luck;
  g_autofree char           *words = NULL;

  count (&luck, events);
  g_assert_cmpint (luck.favoured, ==, ACIES_NO_SIDE);

  add_attack (events, 0, 7, 0, 4, 1, 1);
  count (&luck, events);
  g_assert_cmpint (luck.favoured, ==, 1);
  /* 21 of 36 ways hit, 3 of them (11 and 12) twice: the miss leaves 24/36 to the enemy, and comes in 15 of 36. */
  g_assert_cmpfloat_with_epsilon (luck.surplus, 24 / 36.0, 1e-12);
  g_assert_cmpfloat_with_epsilon (luck.chance, 15 / 36.0, 1e-12);

  for (guint i = 0; i < 5; i++)
    add_attack (events, 1, 7, 0, 4, 6, 6);
  count (&luck, events);
  words = acies_luck_to_text (&luck, names);
  g_assert_cmpfloat (luck.chance, <, 1e-5);
  g_assert_nonnull (strstr (words, "Blue"));
}

/* In whole battles every attack promises what its odds said before, and no roll is left out. */
static void
test_battles (void)
{
  g_autoptr (LbTest) test = lb_test_new ("opening");

  for (guint64 seed = 1; seed <= 4; seed++)
    {
      g_autoptr (AciesGame) game = acies_game_new (test->scenario, NULL, seed);
      const AciesRuleset   *ruleset = acies_game_get_ruleset (game);
      AciesLuck             luck;
      guint                 n_attacks = 0;
      guint                 n_pairs = 0;

      play_random (game, seed, 2000);
      for (guint step = 0; step < acies_game_get_n_steps (game); step++)
        {
          guint        n_events;
          const guint  first = acies_game_get_step_events (game, step, &n_events);
          AciesVerdict verdict = { 0 };
          AciesOdds    odds = { 0 };
          AciesRoll    roll = { 0 };
          gboolean     attacks;

          attacks = ruleset->odds (acies_game_get_setup (game), acies_game_get_step_before (game, step),
                                   acies_game_get_step_action (game, step), &odds, &verdict);
          for (guint i = first; attacks && odds.n_ways > 0 && i < first + n_events; i++)
            if (ruleset->roll (acies_game_get_setup (game),
                               acies_event_list_get (acies_game_get_events (game), i), &roll) &&
                roll.purpose == LB_ROLL_ATTACK)
              {
                n_attacks++;
                for (guint k = 0; k < roll.n_results; k++)
                  g_assert_cmpfloat_with_epsilon (odds.results[k].chance, (double) roll.ways[k] / roll.n_ways, 1e-9);
              }
        }

      acies_luck_count (&luck, ruleset, acies_game_get_setup (game), 2, acies_game_get_events (game));
      for (guint i = 0; i < acies_event_list_size (acies_game_get_events (game)); i++)
        {
          const AciesEvent *event = acies_event_list_get (acies_game_get_events (game), i);

          n_pairs += event->kind == LB_EVENT_RECOVERY || (event->kind == LB_EVENT_ATTACK && event->n_dice == 2);
        }
      g_assert_cmpuint (luck.rows[0][LB_ROLL_ATTACK].n_rolls + luck.rows[1][LB_ROLL_ATTACK].n_rolls, ==, n_attacks);
      g_assert_cmpuint (luck.rows[0][LB_ROLL_ATTACK].n_rolls + luck.rows[1][LB_ROLL_ATTACK].n_rolls +
                          luck.rows[0][LB_ROLL_RECOVERY].n_rolls + luck.rows[1][LB_ROLL_RECOVERY].n_rolls, ==, n_pairs);
      g_assert_cmpfloat (luck.chance, >, 0);
      g_assert_cmpfloat (luck.chance, <=, 1);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lb/luck/every-throw-counted", test_exact);
  g_test_add_func ("/lb/luck/both-sides", test_both);
  g_test_add_func ("/lb/6.5/rolls-promise-their-odds", test_battles);
  return g_test_run ();
}
