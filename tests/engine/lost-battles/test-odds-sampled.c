/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* The exact odds against a million attacks that are really rolled: 50 positions from battles of the library, 20,000 rolls each. */

#include "engine/core/acies-scenario.h"
#include "engine/lost-battles/lb-events.h"
#include "engine/lost-battles/lb-types.h"

#include <math.h>

enum
{
  N_POSITIONS = 50,
  N_ROLLS = 20000,
  MOST_HITS = 2,
};

static const char *const battles[] = {
  "cannae-216bc", "issus-333bc", "marathon-490bc", "pharsalus-48bc", "zama-202bc",
};

typedef struct
{
  const AciesRuleset *ruleset;
  const AciesSetup   *setup;
  AciesActionList    *list;
  LbState             state;
  AciesDice           choices;
} Player;

static AciesScenario *
load (const char *name)
{
  g_autofree char *path = g_strdup_printf ("%s/lost-battles/%s.json", g_getenv ("ACIES_SCENARIOS"), name);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError) error = NULL;
  AciesScenario *scenario = acies_scenario_load (file, problems, &error);

  g_assert_no_error (error);

  return scenario;
}

/* One random step of a battle; FALSE when it is over. */
static gboolean
step (Player *player)
{
  AciesDecision decision;

  player->ruleset->decision (player->setup, &player->state.base, &decision);
  if (decision.over)
    return FALSE;

  player->ruleset->legal (player->setup, &player->state.base, player->list);
  player->ruleset->apply (player->setup, &player->state.base,
                          &player->list->items[acies_dice_next (&player->choices) % player->list->n], NULL);

  return TRUE;
}

/* An attack that is legal now, chosen at random; NULL if there is none. */
static const AciesAction *
find_attack (Player *player)
{
  const AciesAction *attacks[ACIES_MAX_ACTIONS];
  guint              n = 0;

  player->ruleset->legal (player->setup, &player->state.base, player->list);
  for (guint i = 0; i < player->list->n; i++)
    if (player->list->items[i].kind == LB_ATTACK)
      attacks[n++] = &player->list->items[i];

  return n > 0 ? attacks[acies_dice_next (&player->choices) % n] : NULL;
}

/* Hits of one roll as it falls, and as they would be if the attacker stakes himself wherever he may. */
static void
roll (Player *player, const AciesAction *attack, AciesEventList *events, guint *plain, guint *staked)
{
  LbState       copy = player->state;
  AciesDecision decision;

  acies_dice_seed (&copy.base.dice, acies_dice_next (&player->choices));
  acies_event_list_clear (events);
  player->ruleset->apply (player->setup, &copy.base, attack, events);
  player->ruleset->decision (player->setup, &copy.base, &decision);

  *plain = 0;
  *staked = decision.kind == LB_DECIDE_DECISIVE ? 1 : 0;
  for (guint i = 0; i < acies_event_list_size (events); i++)
    {
      const AciesEvent *event = acies_event_list_get (events, i);

      if (event->kind == LB_EVENT_ATTACK)
        *plain += (guint) event->args[2];
      else if (event->kind == LB_EVENT_DECISIVE)
        *staked += 1;
    }
  *staked += *plain;
}

/* Five standard deviations: one false alarm in more than a million comparisons. */
static void
assert_near (guint count, double chance)
{
  const double spread = sqrt (chance * (1.0 - chance) / N_ROLLS);

  g_assert_cmpfloat (fabs (count / (double) N_ROLLS - chance), <=, 5.0 * spread + 1e-9);
}

static void
compare (Player *player, const AciesAction *attack, AciesEventList *events)
{
  guint     plain[MOST_HITS + 1] = { 0 };
  guint     staked[MOST_HITS + 1] = { 0 };
  AciesOdds odds;

  g_assert_true (player->ruleset->odds (player->setup, &player->state.base, attack, &odds, NULL));
  for (guint i = 0; i < N_ROLLS; i++)
    {
      guint hits = 0, hits_staked = 0;

      roll (player, attack, events, &hits, &hits_staked);
      g_assert_cmpuint (hits_staked, <=, MOST_HITS);
      plain[hits]++;
      staked[hits_staked]++;
    }

  for (guint i = 0; i < odds.n_results; i++)
    {
      assert_near (plain[i], odds.results[i].chance);
      assert_near (staked[i], odds.has_decisive ? odds.results[i].decisive : odds.results[i].chance);
    }
}

static void
test_sampled (void)
{
  g_autoptr (AciesEventList) events = acies_event_list_new ();
  Player *player = g_new0 (Player, 1);
  guint   n_positions = 0;
  const AciesStart start = { TRUE };

  player->list = g_new0 (AciesActionList, 1);
  acies_dice_seed (&player->choices, 216);
  for (guint battle = 0; n_positions < N_POSITIONS; battle++)
    {
      g_autoptr (AciesScenario) scenario = load (battles[battle % G_N_ELEMENTS (battles)]);
      guint n_here = 0;

      player->ruleset = acies_scenario_get_ruleset (scenario);
      player->setup = acies_scenario_get_setup (scenario);
      player->ruleset->start (player->setup, &start, battle + 1, &player->state.base, NULL);
      while (n_here < 5 && n_positions < N_POSITIONS && step (player))
        {
          const AciesAction *found = acies_dice_next (&player->choices) % 4 == 0 ? find_attack (player) : NULL;
          const AciesAction  attack = found != NULL ? *found : (AciesAction){ 0 };

          if (found == NULL)
            continue;
          compare (player, &attack, events);
          n_here++;
          n_positions++;
        }
    }

  g_free (player->list);
  g_free (player);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lb/6.5/odds-as-rolled", test_sampled);

  return g_test_run ();
}
