/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/*
 * The exact odds against attacks that are really rolled: 50 positions from battles of the library, and 50 from battles by chance,
 * five of each kind that has rules of its own. A million attacks for each fifty; ACIES_ROLLS says how many for each position.
 */

#include "engine/core/acies-scenario.h"
#include "engine/lost-battles/lb-events.h"
#include "engine/lost-battles/lb-modifiers.h"
#include "support/lb-random.h"

#include <math.h>

enum
{
  N_POSITIONS = 50,
  N_EACH = 5,       /* positions of a kind */
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

static guint
n_rolls (void)
{
  const char *value = g_getenv ("ACIES_ROLLS");

  return value != NULL ? (guint) g_ascii_strtoull (value, NULL, 10) : N_ROLLS;
}

/* Five standard deviations: one false alarm in more than a million comparisons. */
static void
assert_near (guint count, double chance)
{
  const double spread = sqrt (chance * (1.0 - chance) / n_rolls ());

  g_assert_cmpfloat (fabs (count / (double) n_rolls () - chance), <=, 5.0 * spread + 1e-9);
}

static void
compare (Player *player, const AciesAction *attack, AciesEventList *events)
{
  guint     plain[MOST_HITS + 1] = { 0 };
  guint     staked[MOST_HITS + 1] = { 0 };
  AciesOdds odds;

  g_assert_true (player->ruleset->odds (player->setup, &player->state.base, attack, &odds, NULL));
  for (guint i = 0, n = n_rolls (); i < n; i++)
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

/* 6.5, 8.5: what a roll may have of its own. */
typedef enum
{
  KIND_PAIR,           /* 8.5 */
  KIND_BONUS,          /* 4.4.4 */
  KIND_SCREENED,       /* 6.8.2 */
  KIND_ELEPHANTS,      /* 6.6.2 */
  KIND_LIGHT_CAVALRY,  /* 6.7 */
  KIND_HOPLITES,       /* 9.2 */
  KIND_SUPPORTED,      /* 6.5(8) */
  KIND_HALVED,         /* 6.3.4 */
  KIND_DISORDERED,     /* 6.7 */
  KIND_PLAIN,
  N_KINDS
} Kind;
G_STATIC_ASSERT (N_KINDS * N_EACH == N_POSITIONS);

static Kind
kind_of (const LbAttack *attack)
{
  const LbSideSetup *own = &attack->setup->sides[attack->side];
  const guint        target = attack->setup->sides[attack->enemy].units[attack->lead].arm;

  if (attack->bonuses > 1)
    return KIND_PAIR;
  if (lb_attack_is_screened (attack))
    return KIND_SCREENED;
  if (attack->supporter != LB_NO_UNIT)
    return KIND_SUPPORTED;
  if (attack->is_halved)
    return KIND_HALVED;
  if (target == LB_ELEPHANTS)
    return KIND_ELEPHANTS;
  if (target == LB_LIGHT_CAVALRY)
    return KIND_LIGHT_CAVALRY;
  if (own->subtype[LB_HOPLITES] & ACIES_UNIT_BIT (attack->unit))
    return KIND_HOPLITES;
  if (attack->state->disordered[attack->side] & ACIES_UNIT_BIT (attack->unit))
    return KIND_DISORDERED;

  return attack->bonuses > 0 ? KIND_BONUS : KIND_PLAIN;
}

/* Compares the attacks that are legal now and of a kind still wanted. Returns: how many */
static guint
compare_wanted (Player *player, guint wanted[N_KINDS], AciesEventList *events)
{
  guint n_compared = 0;

  player->ruleset->legal (player->setup, &player->state.base, player->list);
  for (guint i = 0; i < player->list->n; i++)
    {
      const AciesAction action = player->list->items[i];
      LbAttack          attack;
      Kind              kind;

      if (action.kind != LB_ATTACK)
        continue;
      lb_attack_describe (LB_SETUP (player->setup), &player->state, &action, &attack);
      /* 9.5: they flee without a roll. */
      if (attack.setup->sides[attack.enemy].units[attack.lead].subtype == LB_SCYTHED)
        continue;
      kind = kind_of (&attack);
      if (wanted[kind] == 0 || acies_dice_next (&player->choices) % 2 == 0)
        continue;
      wanted[kind]--;
      n_compared++;
      compare (player, &action, events);
    }

  return n_compared;
}

static void
test_every_kind (void)
{
  g_autoptr (AciesEventList) events = acies_event_list_new ();
  Player          *player = g_new0 (Player, 1);
  guint            wanted[N_KINDS];
  guint            n_positions = 0;
  const AciesStart start = { TRUE };

  player->list = g_new0 (AciesActionList, 1);
  acies_dice_seed (&player->choices, 480);
  for (guint i = 0; i < N_KINDS; i++)
    wanted[i] = N_EACH;
  for (guint battle = 0; n_positions < N_POSITIONS; battle++)
    {
      g_autoptr (AciesScenario) scenario = lb_random_scenario (battle);

      g_assert_cmpuint (battle, <, 5000);
      player->ruleset = acies_scenario_get_ruleset (scenario);
      player->setup = acies_scenario_get_setup (scenario);
      player->ruleset->start (player->setup, &start, battle, &player->state.base, NULL);
      while (n_positions < N_POSITIONS && step (player))
        n_positions += compare_wanted (player, wanted, events);
    }

  g_free (player->list);
  g_free (player);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lb/6.5/odds-as-rolled", test_sampled);
  g_test_add_func ("/lb/6.5/odds-of-every-kind", test_every_kind);

  return g_test_run ();
}
