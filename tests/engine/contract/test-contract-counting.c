/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "contract.h"
#include "support/counting-ruleset.h"

/* The tests' own ruleset keeps the promises too; else what the core's tests say would be worth nothing. */
static void
test_counting (void)
{
  g_autoptr (AciesScenario) scenario = counting_scenario_new ();
  guint                     n_dice = 0;

  for (guint64 seed = 0; seed < 20; seed++)
    {
      const AciesStart start = { .historical = seed % 2 == 1 };

      contract_play (scenario, "strip", &start, seed, 1000);
    }
  for (guint64 seed = 0; seed < 20; seed++)
    n_dice += contract_play_entered (scenario, seed, 1000);
  g_assert_cmpuint (n_dice, >, 20);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/contract/counting", test_counting);

  return g_test_run ();
}
