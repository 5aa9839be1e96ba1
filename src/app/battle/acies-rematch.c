/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-rematch.h"

AciesGame *
acies_rematch_new (AciesGame *game,
                   gboolean   swap)
{
  AciesScenario *scenario = acies_game_get_scenario (game);
  const guint n_sides = acies_scenario_get_n_sides (scenario);
  const guint64 seed = (guint64) g_random_int () << 32 | g_random_int ();
  AciesGameOptions options = *acies_game_get_options (game);
  AciesGame *again = NULL;

  /* Its dice have yet to be rolled. */
  options.start.n_dice = 0;
  again = acies_game_new (scenario, &options, seed);

  for (guint side = 0; side < n_sides; side++)
    acies_game_set_player (again, side,
                           acies_game_get_player (game, swap ? (side + 1) % n_sides : side));

  return again;
}
