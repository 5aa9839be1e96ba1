/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/core/acies-dice.h"

#include <string.h>

#define N_ROLLS 1000000

/* The published first outputs of xoroshiro128++ for the state 1, 2. */
static void
test_generator (void)
{
  static const guint64 expected[] = {
    393217, G_GUINT64_CONSTANT (669327710093319), G_GUINT64_CONSTANT (1732421326133921491),
    G_GUINT64_CONSTANT (11394790081659126983), G_GUINT64_CONSTANT (9555452776773192676),
  };
  AciesDice dice = { .generator = { 1, 2 } };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpuint (acies_dice_next (&dice), ==, expected[i]);
}

/* The published outputs of splitmix64 for the seed 1234567. */
static void
test_seed (void)
{
  AciesDice dice;

  memset (&dice, 0xff, sizeof dice);
  acies_dice_seed (&dice, 1234567);
  g_assert_cmpuint (dice.generator[0], ==, G_GUINT64_CONSTANT (6457827717110365317));
  g_assert_cmpuint (dice.generator[1], ==, G_GUINT64_CONSTANT (3203168211198807973));
  g_assert_cmpuint (dice.n_drawn, ==, 0);
  g_assert_cmpuint (dice.n_forced, ==, 0);
}

/* Chi-square of one die: 5 degrees of freedom, 20.5 is the 0.1% point. */
static void
test_one_die (void)
{
  AciesDice dice;
  guint     counts[7] = { 0 };
  double    chi2 = 0;

  acies_dice_seed (&dice, 216);
  for (guint i = 0; i < N_ROLLS; i++)
    {
      const guint roll = acies_dice_roll (&dice);

      g_assert_cmpuint (roll, >=, 1);
      g_assert_cmpuint (roll, <=, 6);
      counts[roll]++;
    }
  for (guint face = 1; face <= 6; face++)
    {
      const double off = counts[face] - N_ROLLS / 6.0;

      chi2 += off * off / (N_ROLLS / 6.0);
    }
  g_assert_cmpfloat (chi2, <, 20.5);
}

/* Chi-square of the sum of two: 10 degrees of freedom, 29.6 is the 0.1% point. */
static void
test_two_dice (void)
{
  AciesDice dice;
  guint     counts[13] = { 0 };
  double    chi2 = 0;

  acies_dice_seed (&dice, 490);
  for (guint i = 0; i < N_ROLLS / 2; i++)
    {
      const guint one = acies_dice_roll (&dice);

      counts[one + acies_dice_roll (&dice)]++;
    }
  for (guint sum = 2; sum <= 12; sum++)
    {
      const double expected = N_ROLLS / 2 * (6.0 - ABS (7 - (int) sum)) / 36.0;
      const double off = counts[sum] - expected;

      chi2 += off * off / expected;
    }
  g_assert_cmpfloat (chi2, <, 29.6);
}

/* Neighbours are independent: the correlation of 10^6 pairs stays within 3.3 standard errors of 1/1000. */
static void
test_serial_correlation (void)
{
  for (guint lag = 1; lag <= 4; lag++)
    {
      AciesDice dice;
      double    last[4] = { 0 }, sum = 0;

      acies_dice_seed (&dice, lag);
      for (guint i = 0; i < N_ROLLS; i++)
        {
          const double roll = (double) acies_dice_roll (&dice) - 3.5;

          sum += roll * last[i % lag];
          last[i % lag] = roll;
        }
      g_assert_cmpfloat (ABS (sum / N_ROLLS / (35.0 / 12.0)), <, 0.0033);
    }
}

/* Seeds that differ by one give dice that have nothing to do with each other. */
static void
test_neighbouring_seeds (void)
{
  guint same = 0;

  for (guint64 seed = 0; seed < 10000; seed++)
    {
      AciesDice one, other;

      acies_dice_seed (&one, seed);
      acies_dice_seed (&other, seed + 1);
      same += acies_dice_roll (&one) == acies_dice_roll (&other);
    }
  g_assert_cmpuint (same, >, 1540);
  g_assert_cmpuint (same, <, 1800);
}

static void
test_forced (void)
{
  static const guint8 first[] = { 6, 1, 3 }, second[] = { 2 };
  AciesDice           dice, free_dice;

  acies_dice_seed (&dice, 7);
  acies_dice_seed (&free_dice, 7);
  g_assert_true (acies_dice_force (&dice, first, 3));
  g_assert_cmpuint (acies_dice_roll (&dice), ==, 6);
  g_assert_cmpuint (acies_dice_roll (&dice), ==, 1);

  /* A new queue replaces what is left of the old one. */
  g_assert_true (acies_dice_force (&dice, second, 1));
  g_assert_cmpuint (acies_dice_roll (&dice), ==, 2);
  g_assert_cmpuint (dice.n_drawn, ==, 3);
  g_assert_cmpuint (dice.n_drawn_forced, ==, 3);

  /* Forced dice have not advanced the generator. */
  for (guint i = 0; i < 20; i++)
    g_assert_cmpuint (acies_dice_roll (&dice), ==, acies_dice_roll (&free_dice));
  g_assert_cmpuint (dice.n_drawn, ==, 23);
  g_assert_cmpuint (dice.n_drawn_forced, ==, 3);
}

static void
test_forced_out_of_range (void)
{
  static const guint8 high[] = { 1, 7 }, low[] = { 0 }, good[] = { 5, 4 };
  guint8              many[ACIES_MAX_FORCED_DICE + 1];
  AciesDice           dice;

  memset (many, 1, sizeof many);
  acies_dice_seed (&dice, 7);
  g_assert_true (acies_dice_force (&dice, good, 2));
  g_assert_false (acies_dice_force (&dice, high, 2));
  g_assert_false (acies_dice_force (&dice, low, 1));
  g_assert_false (acies_dice_force (&dice, many, G_N_ELEMENTS (many)));
  g_assert_cmpuint (acies_dice_roll (&dice), ==, 5);
  g_assert_true (acies_dice_force (&dice, many, ACIES_MAX_FORCED_DICE));
  g_assert_cmpuint (acies_dice_roll (&dice), ==, 1);
  g_assert_true (acies_dice_force (&dice, NULL, 0));
  g_assert_cmpuint (dice.n_forced, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/core/dice/generator", test_generator);
  g_test_add_func ("/core/dice/seed", test_seed);
  g_test_add_func ("/core/dice/one-die", test_one_die);
  g_test_add_func ("/core/dice/two-dice", test_two_dice);
  g_test_add_func ("/core/dice/serial-correlation", test_serial_correlation);
  g_test_add_func ("/core/dice/neighbouring-seeds", test_neighbouring_seeds);
  g_test_add_func ("/core/dice/forced", test_forced);
  g_test_add_func ("/core/dice/forced-out-of-range", test_forced_out_of_range);

  return g_test_run ();
}
