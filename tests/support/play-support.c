/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "support/play-support.h"

void
play_random (AciesGame *game, guint64 seed, guint n_actions)
{
  AciesDice random;

  acies_dice_seed (&random, seed);
  for (guint i = 0; i < n_actions && !acies_game_is_over (game); i++)
    {
      const AciesActionList *legal = acies_game_get_legal (game);
      const AciesAction      action = legal->items[acies_dice_next (&random) % legal->n];
      g_autoptr (GError)     error = NULL;

      acies_game_act (game, &action, &error);
      g_assert_no_error (error);
    }
}

void
assert_same_position (AciesGame *one, AciesGame *other)
{
  const gsize size = acies_game_get_ruleset (one)->state_size;

  g_assert_true (acies_game_get_ruleset (one) == acies_game_get_ruleset (other));
  g_assert_cmpmem (acies_game_get_state (one), size, acies_game_get_state (other), size);
  g_assert_cmpuint (acies_game_get_n_steps (one), ==, acies_game_get_n_steps (other));
  g_assert_cmpuint (acies_event_list_size (acies_game_get_events (one)), ==,
                    acies_event_list_size (acies_game_get_events (other)));
}
