/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-replay-words.h"

#include <glib/gi18n.h>

char *
acies_replay_words_of_step (AciesGame *game, guint step)
{
  const AciesRuleset *ruleset = acies_game_get_ruleset (game);
  AciesScenario      *scenario = acies_game_get_scenario (game);
  char               *action = NULL;
  g_autofree char    *words = NULL;
  int                 side;

  if (step == 0)
    return g_strdup (_("The battle begins."));

  side = acies_game_get_step_side (game, step - 1);
  action = ruleset->action_text (acies_game_get_setup (game),
                                 acies_game_get_step_before (game, step - 1),
                                 acies_game_get_step_action (game, step - 1));
  if (side == ACIES_NO_SIDE)
    return action;

  words = action;

  /* Translators: an army, then what it did ("Activate 2 x African foot"). */
  return g_strdup_printf (_("%1$s: %2$s"), acies_scenario_get_side_name (scenario, (guint) side),
                          words);
}
