/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-wish.h"

guint
acies_wish_find (AciesGame *game, guint step)
{
  while (step > 0 && acies_game_get_step_joined (game, step))
    step--;

  return step;
}

static void
get_decision (AciesGame *game, guint step, AciesDecision *decision)
{
  acies_game_get_ruleset (game)->decision (acies_game_get_setup (game),
                                           acies_game_get_step_before (game, step), decision);
}

int
acies_wish_get_decider (AciesGame *game, guint step)
{
  AciesDecision decision;

  get_decision (game, step, &decision);

  return decision.side;
}

/* Whose turn it was at @step: the side that last had the free choice. */
static int
get_owner (AciesGame *game, guint step)
{
  AciesDecision decision;

  get_decision (game, step, &decision);
  while (!decision.is_main && step > 0)
    get_decision (game, --step, &decision);

  return decision.side;
}

guint
acies_wish_get_last_events (AciesGame *game, guint *first)
{
  const guint n_steps = acies_game_get_n_steps (game);
  guint       step;
  int         owner;

  *first = 0;
  if (n_steps == 0)
    return 0;

  step = acies_wish_find (game, n_steps - 1);
  owner = get_owner (game, step);
  while (step > 0 && acies_wish_get_decider (game, step) != owner)
    step = acies_wish_find (game, step - 1);
  *first = acies_game_get_step_events (game, step, NULL);

  return acies_event_list_size (acies_game_get_events (game)) - *first;
}
