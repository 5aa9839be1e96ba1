/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/*
 * Whole battles by chance over scenarios by chance: none comes to a dead end or goes on for ever, and each position is sound.
 * ACIES_BATTLES says how many, ACIES_SEED the first one's number; by default some hundreds of new ones each time. The number of the
 * battle under way is told, so that a failure can be played again with ACIES_BATTLES=1.
 */

#include "config.h"

#include "lb-sound.h"

#include "engine/lost-battles/lb-events.h"
#include "support/lb-random.h"

enum
{
  N_BATTLES = 200,
  MANY_BATTLES = 2000,    /* so many show every event and modifier there is */
  MOST_STEPS = 20000,     /* of a battle */
  N_CHECKED = 6,          /* actions of each list that are asked of check */
};

typedef struct
{
  const AciesRuleset *ruleset;
  const AciesSetup   *setup;
  AciesActionList    *list;
  AciesEventList     *events;
  LbState             state, quiet, before;
  AciesDice           chance;
  guint64             n_steps;
  guint64             n_events[LB_N_EVENTS];
  guint64             n_modifiers[LB_N_MODIFIERS];
  guint64             n_ends[2];
} Player;

static guint64
number_from (const char *variable, guint64 otherwise)
{
  const char *value = g_getenv (variable);

  return value != NULL ? g_ascii_strtoull (value, NULL, 10) : otherwise;
}

static const AciesAction *
draw (Player *player)
{
  return &player->list->items[acies_dice_next (&player->chance) % player->list->n];
}

/* Armies that act by chance alone seldom meet: they mostly attack where they can, else go on with plain activations. */
static AciesAction
choose (Player *player)
{
  const AciesActionList *list = player->list;
  const guint            first = (guint) (acies_dice_next (&player->chance) % list->n);
  const AciesAction     *action = draw (player);

  if (acies_dice_next (&player->chance) % 8 == 0)
    return *action;

  for (guint i = 0; i < list->n; i++)
    if (list->items[(first + i) % list->n].kind == LB_ATTACK)
      return list->items[(first + i) % list->n];
  for (guint i = 0; i < 24; i++)
    {
      if (action->kind == LB_ADVANCE || action->kind == LB_PURSUE || (action->kind == LB_ACTIVATE && action->mode == LB_NORMAL))
        break;
      action = draw (player);
    }

  return *action;
}

static void
count_events (Player *player)
{
  for (guint i = 0; i < acies_event_list_size (player->events); i++)
    {
      const AciesEvent *event = acies_event_list_get (player->events, i);

      player->n_events[event->kind]++;
      for (guint modifier = 0; modifier < event->n_modifiers; modifier++)
        player->n_modifiers[event->modifiers[modifier].name]++;
    }
  acies_event_list_clear (player->events);
}

static void
step (Player *player)
{
  AciesAction action;

  player->ruleset->legal (player->setup, &player->state.base, player->list);
  g_assert_cmpuint (player->list->n, >, 0);
  for (guint i = 0; i < N_CHECKED; i++)
    g_assert_true (player->ruleset->check (player->setup, &player->state.base, draw (player), NULL));

  action = choose (player);
  player->before = player->state;
  player->quiet = player->state;
  player->ruleset->apply (player->setup, &player->state.base, &action, player->events);
  player->ruleset->apply (player->setup, &player->quiet.base, &action, NULL);
  g_assert_cmpmem (&player->quiet, sizeof player->quiet, &player->state, sizeof player->state);
  lb_assert_sound (LB_SETUP (player->setup), &player->state);
  lb_assert_follows (LB_SETUP (player->setup), &player->before, &player->state);
  count_events (player);
}

static void
fight (Player *player, guint64 number)
{
  g_autoptr (AciesScenario) scenario = lb_random_scenario (number);
  const AciesStart          start = { .historical = acies_scenario_has_deployment (scenario) };
  AciesDecision             decision;
  guint                     n_steps = 0;

  player->ruleset = acies_scenario_get_ruleset (scenario);
  player->setup = acies_scenario_get_setup (scenario);
  player->ruleset->start (player->setup, &start, number, &player->state.base, player->events);
  acies_dice_seed (&player->chance, number);
  lb_assert_sound (LB_SETUP (player->setup), &player->state);
  count_events (player);

  for (;;)
    {
      player->ruleset->decision (player->setup, &player->state.base, &decision);
      if (decision.over)
        break;
      step (player);
      g_assert_cmpuint (n_steps++, <, MOST_STEPS);
    }
  player->n_steps += n_steps;
  player->n_ends[player->state.end_reason]++;
}

/* That the armies, the ground and the choices were of every kind. */
static void
assert_everything_seen (const Player *player)
{
  for (guint kind = 1; kind < LB_N_EVENTS; kind++)
    if (player->n_events[kind] == 0)
      g_error ("no event of kind %u", kind);
  for (guint name = 0; name < LB_N_MODIFIERS; name++)
    if (player->n_modifiers[name] == 0)
      g_error ("the modifier %u never counted", name);
  g_assert_cmpuint (player->n_ends[0], >, 0);
  g_assert_cmpuint (player->n_ends[1], >, 0);
}

static void
test_battles (void)
{
  const guint64 n_battles = number_from ("ACIES_BATTLES", N_BATTLES);
  const guint64 first = number_from ("ACIES_SEED", (guint64) g_get_real_time ());
  Player       *player = g_new0 (Player, 1);

  player->list = g_new0 (AciesActionList, 1);
  player->events = acies_event_list_new ();
  for (guint64 i = 0; i < n_battles; i++)
    {
      g_test_message ("ACIES_SEED=%" G_GUINT64_FORMAT, first + i);
      fight (player, first + i);
    }

  g_test_message ("%" G_GUINT64_FORMAT " battles, %" G_GUINT64_FORMAT " actions, %" G_GUINT64_FORMAT " attacks; %" G_GUINT64_FORMAT
                  " battles ended with the last turn, %" G_GUINT64_FORMAT " with a broken army",
                  n_battles, player->n_steps, player->n_events[LB_EVENT_ATTACK], player->n_ends[0], player->n_ends[1]);
  if (n_battles >= MANY_BATTLES)
    assert_everything_seen (player);

  acies_event_list_free (player->events);
  g_free (player->list);
  g_free (player);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lb/random-battles", test_battles);

  return g_test_run ();
}
