/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/*
 * The computer player in the battles that come with the program: it beats whoever plays at random from either side, and leads
 * its cohorts as an army. Seeds are fixed, so that every run is the same. ACIES_COMPUTER_BATTLES: battles of each scenario from
 * each side; else one from one of them, of every third scenario, which does not take long.
 */

#include "config.h"

#include <stdlib.h>

#include "engine/ai/acies-thinker.h"
#include "engine/cohorts/co-line.h"
#include "engine/cohorts/co-types.h"
#include "engine/cohorts/co-victory.h"
#include "engine/core/acies-scenario.h"
#include "support/shipped.h"

#define MOST_STEPS  10000
#define LEAST_SHARE 0.95  /* of victories in many battles */
#define LEAST_OF_FEW 0.85 /* in one of each scenario, where a throw of army morale may turn a battle */

/* What was counted of how the computer leads its army. */
typedef struct
{
  guint n_battles, n_won;
  guint n_stands;      /* steady, at the ends of its turns */
  guint n_commanded;   /* of them in a commander's reach, where it has commanders */
  guint own_lost, enemy_lost; /* points */
} Count;

typedef struct
{
  const AciesRuleset *ruleset;
  const CoSetup      *setup;
  CoState             state;
  AciesThinker       *computer, *chance;
  guint               side;  /* of the computer */
  Count              *count;
} Battle;

/* The computer ends its moves: who is in reach of a commander. */
static void
count_turn (Battle *self)
{
  if (self->setup->sides[self->side].n_commanders == 0)
    return;

  for (guint i = 0; i < self->setup->sides[self->side].n_units; i++)
    {
      const guint g = co_stand (self->setup, self->side, i);

      if (self->state.stands[g].status != CO_STEADY)
        continue;
      self->count->n_stands++;
      self->count->n_commanded += co_commanded (self->setup, &self->state, g);
    }
}

static void
play (Battle *self, guint64 seed)
{
  const AciesSetup *setup = (const AciesSetup *) self->setup;
  guint             n = 0;

  self->ruleset->start (setup, NULL, seed, &self->state.base, NULL);
  for (; n < MOST_STEPS; n++)
    {
      AciesDecision decision;
      AciesAction   action;
      gboolean      is_own;

      self->ruleset->decision (setup, &self->state.base, &decision);
      if (decision.over)
        break;
      is_own = decision.side == (int) self->side;
      acies_thinker_choose (is_own ? self->computer : self->chance, &self->state.base, seed, NULL, &action);
      if (is_own && action.kind == CO_END_PHASE && self->state.phase == CO_PHASE_MOVE_LAST)
        count_turn (self);
      self->ruleset->apply (setup, &self->state.base, &action, NULL);
    }
  g_assert_cmpuint (n, <, MOST_STEPS);
}

static void
play_scenario (AciesScenario *scenario, guint side, guint n_battles, Count *count)
{
  Battle battle = { .ruleset = acies_scenario_get_ruleset (scenario),
                    .setup = CO_SETUP (acies_scenario_get_setup (scenario)),
                    .side = side, .count = count };

  battle.computer = acies_thinker_new (battle.ruleset, (const AciesSetup *) battle.setup, ACIES_AI_STANDARD);
  battle.chance = acies_thinker_new (battle.ruleset, (const AciesSetup *) battle.setup, ACIES_AI_RANDOM);
  for (guint i = 0; i < n_battles; i++)
    {
      AciesOutcome outcome;

      play (&battle, i + 1);
      battle.ruleset->outcome ((const AciesSetup *) battle.setup, &battle.state.base, &outcome);
      count->n_battles++;
      count->n_won += outcome.winner == (int) side;
      count->own_lost += (guint) co_points_lost (battle.setup, &battle.state, side);
      count->enemy_lost += (guint) co_points_lost (battle.setup, &battle.state, 1 - side);
      g_test_message ("%s, computer %u, seed %u: %s in turn %u", acies_scenario_get_id (scenario), side, i + 1,
                      outcome.winner == (int) side ? "won" : "not won", battle.state.turn);
    }
  acies_thinker_free (battle.computer);
  acies_thinker_free (battle.chance);
}

static void
test_beats_chance (void)
{
  const char           *asked = g_getenv ("ACIES_COMPUTER_BATTLES");
  const guint           n_each = asked != NULL ? (guint) strtoul (asked, NULL, 10) : 0;
  const guint           step = n_each > 0 ? 1 : 3;
  g_autoptr (GPtrArray) scenarios = shipped_scenarios ("cohorts");
  Count                 count = { 0 };

  for (guint i = 0; i < scenarios->len; i += step)
    {
      AciesScenario *scenario = g_ptr_array_index (scenarios, i);

      for (guint side = 0; side < CO_N_SIDES; side++)
        if (n_each > 0 || side == i % CO_N_SIDES)
          play_scenario (scenario, side, MAX (n_each, 1), &count);
    }
  g_test_message ("%u of %u battles won", count.n_won, count.n_battles);
  g_test_message ("%u of %u stands in reach of a commander", count.n_commanded, count.n_stands);
  g_test_message ("%u points lost for %u", count.own_lost, count.enemy_lost);

  g_assert_cmpuint (count.n_battles, >, 0);
  g_assert_cmpfloat (count.n_won, >=, (n_each > 0 ? LEAST_SHARE : LEAST_OF_FEW) * count.n_battles);
  g_assert_cmpuint (3 * count.n_commanded, >=, count.n_stands);
  g_assert_cmpuint (2 * count.own_lost, <, count.enemy_lost);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cohorts/computer/beats-chance", test_beats_chance);

  return g_test_run ();
}
