/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/ai/acies-simulation.h"

#include <math.h>

#include "engine/ai/acies-thinker.h"

#define MAX_DECISIONS 20000

/* What all threads share. */
typedef struct
{
  AciesScenario                *scenario;
  const AciesSimulationOptions *options;
  AciesSimulationProgress       progress;
  gpointer                      user_data;
  GCancellable                 *cancellable;
  AciesSimulationGame          *games;
  guint                         next;  /* atomic: the game that the next free thread plays */
  guint                         done;  /* atomic */
} Simulation;

/* What each thread has of its own. */
typedef struct
{
  AciesState     *state;
  AciesEventList *events;
  AciesThinker   *thinkers[ACIES_MAX_SIDES];
} Player;

/* Seeds of a game: of its dice and of each side's choices. */
static guint64
seed_of (guint64 seed, guint game, guint use)
{
  AciesDice dice;

  acies_dice_seed (&dice, seed ^ ((guint64) game << 8) ^ use);

  return acies_dice_next (&dice);
}

/* Of the sides but the first the most points. */
static gint32
best_other (const AciesOutcome *outcome, guint n_sides)
{
  gint32 best = n_sides > 1 ? outcome->points[1] : 0;

  for (guint side = 2; side < n_sides; side++)
    best = MAX (best, outcome->points[side]);

  return best;
}

static guint16
turn_of (Simulation *self, const AciesState *state)
{
  const AciesSetup      *setup = acies_scenario_get_setup (self->scenario);
  g_autoptr (AciesScene) scene = acies_scenario_get_ruleset (self->scenario)->scene (setup, state);

  return (guint16) scene->turn;
}

static void
finish_game (Simulation *self, const AciesState *state, AciesSimulationGame *result)
{
  AciesOutcome outcome;

  acies_scenario_get_ruleset (self->scenario)->outcome (acies_scenario_get_setup (self->scenario),
                                                        state, &outcome);
  result->winner = outcome.winner;
  result->level = outcome.level;
  result->margin = outcome.points[0] -
                   best_other (&outcome, acies_scenario_get_n_sides (self->scenario));
  result->turns = turn_of (self, state);
  result->finished = outcome.over;
}

/* Whether a unit was lost that nobody sent away: it broke, was destroyed or driven off. */
static gboolean
has_break (const AciesEventList *events)
{
  for (guint i = 0; i < acies_event_list_size (events); i++)
    {
      const AciesEventFlags flags = acies_event_list_get (events, i)->flags;

      if ((flags & ACIES_EVENT_LOSS) != 0 &&
          (flags & (ACIES_EVENT_COMMANDER | ACIES_EVENT_MOVE)) == 0)
        return TRUE;
    }

  return FALSE;
}

/* Events are asked for as long as no unit was lost, and no longer. */
static void
apply (Simulation *self, Player *player, const AciesAction *action, AciesSimulationGame *result)
{
  const AciesRuleset *ruleset = acies_scenario_get_ruleset (self->scenario);
  const AciesSetup   *setup = acies_scenario_get_setup (self->scenario);

  if (result->first_break > 0)
    {
      ruleset->apply (setup, player->state, action, NULL);
      return;
    }

  acies_event_list_clear (player->events);
  ruleset->apply (setup, player->state, action, player->events);
  if (has_break (player->events))
    result->first_break = turn_of (self, player->state);
}

static AciesSimulationGame
play_game (Simulation *self, Player *player, guint game)
{
  const AciesRuleset *ruleset = acies_scenario_get_ruleset (self->scenario);
  const AciesSetup   *setup = acies_scenario_get_setup (self->scenario);
  AciesSimulationGame result = { 0 };
  guint64             seeds[ACIES_MAX_SIDES];

  for (guint side = 0; side < ACIES_MAX_SIDES; side++)
    seeds[side] = seed_of (self->options->seed, game, 1 + side);
  ruleset->start (setup, &self->options->start, seed_of (self->options->seed, game, 0),
                  player->state, NULL);
  for (; result.decisions < MAX_DECISIONS; result.decisions++)
    {
      AciesDecision decision;
      AciesAction   action;

      ruleset->decision (setup, player->state, &decision);
      if (decision.over || g_cancellable_is_cancelled (self->cancellable))
        break;

      acies_thinker_choose (player->thinkers[decision.side], player->state, seeds[decision.side],
                            self->cancellable, &action);
      /* What was chosen in haste would depend on when that was. */
      if (g_cancellable_is_cancelled (self->cancellable))
        break;
      apply (self, player, &action, &result);
    }
  finish_game (self, player->state, &result);

  return result;
}

static gpointer
play_games (gpointer data)
{
  Simulation         *self = data;
  const AciesRuleset *ruleset = acies_scenario_get_ruleset (self->scenario);
  const AciesSetup   *setup = acies_scenario_get_setup (self->scenario);
  const guint         n_sides = acies_scenario_get_n_sides (self->scenario);
  Player              player = { g_malloc0 (ruleset->state_size), acies_event_list_new () };
  guint               game;

  for (guint side = 0; side < n_sides; side++)
    player.thinkers[side] = acies_thinker_new (ruleset, setup, self->options->ai[side]);

  while (!g_cancellable_is_cancelled (self->cancellable) &&
         (game = (guint) g_atomic_int_add (&self->next, 1)) < self->options->n_games)
    {
      self->games[game] = play_game (self, &player, game);
      if (self->progress != NULL)
        self->progress ((guint) g_atomic_int_add (&self->done, 1) + 1, self->options->n_games,
                        self->user_data);
    }

  for (guint side = 0; side < n_sides; side++)
    acies_thinker_free (player.thinkers[side]);
  acies_event_list_free (player.events);
  g_free (player.state);

  return NULL;
}

AciesSimulationGame *
acies_simulation_run (AciesScenario                *scenario,
                      const AciesSimulationOptions *options,
                      AciesSimulationProgress       progress,
                      gpointer                      user_data,
                      GCancellable                 *cancellable)
{
  Simulation            self = { scenario, options, progress, user_data, cancellable, NULL, 0, 0 };
  g_autoptr (GPtrArray) threads = g_ptr_array_new ();
  guint                 n_threads;

  g_return_val_if_fail (scenario != NULL && options != NULL, NULL);

  n_threads = options->n_threads > 0 ? options->n_threads : g_get_num_processors ();
  n_threads = MIN (n_threads, MAX (options->n_games, 1));
  self.games = g_new0 (AciesSimulationGame, MAX (options->n_games, 1));
  for (guint i = 0; i < options->n_games; i++)
    self.games[i].winner = ACIES_NO_SIDE;
  for (guint i = 1; i < n_threads; i++)
    g_ptr_array_add (threads, g_thread_new ("simulation", play_games, &self));
  play_games (&self);
  for (guint i = 0; i < threads->len; i++)
    g_thread_join (g_ptr_array_index (threads, i));

  return self.games;
}

/* Who thinks for the sides of @game stands in its record. */
static void
name_players (AciesGame *game, const AciesSimulationOptions *options)
{
  const guint n_sides = acies_scenario_get_n_sides (acies_game_get_scenario (game));

  for (guint side = 0; side < n_sides; side++)
    {
      const AciesPlayer player = { .kind = ACIES_PLAYER_COMPUTER,
                                   .level = (char *) acies_ai_level_name (options->ai[side]) };

      acies_game_set_player (game, side, &player);
    }
}

AciesGame *
acies_simulation_play_again (AciesScenario                *scenario,
                             const AciesSimulationOptions *options,
                             guint                         index,
                             GCancellable                 *cancellable,
                             GError                      **error)
{
  const AciesRuleset    *ruleset = acies_scenario_get_ruleset (scenario);
  const AciesSetup      *setup = acies_scenario_get_setup (scenario);
  const AciesGameOptions game_options = { .start = options->start };
  const guint            n_sides = acies_scenario_get_n_sides (scenario);
  g_autoptr (AciesGame)  game = NULL;
  AciesThinker          *players[ACIES_MAX_SIDES] = { NULL };
  gboolean               good = TRUE;

  game = acies_game_new (scenario, &game_options, seed_of (options->seed, index, 0));
  name_players (game, options);
  for (guint side = 0; side < n_sides; side++)
    players[side] = acies_thinker_new (ruleset, setup, options->ai[side]);
  while (good && !acies_game_is_over (game) && acies_game_get_n_steps (game) < MAX_DECISIONS)
    {
      const guint side = (guint) acies_game_get_decision (game)->side;
      AciesAction action;

      acies_thinker_choose (players[side], acies_game_get_state (game),
                            seed_of (options->seed, index, 1 + side), cancellable, &action);
      good = !g_cancellable_set_error_if_cancelled (cancellable, error) &&
             acies_game_act (game, &action, error);
    }
  for (guint side = 0; side < n_sides; side++)
    acies_thinker_free (players[side]);

  return good ? g_steal_pointer (&game) : NULL;
}

void
acies_simulation_interval (guint count, guint total, double *low, double *high)
{
  const double z = 1.959964;
  const double n = MAX (total, 1), share = total > 0 ? count / n : 0.5;
  const double scale = 1 + z * z / n;
  const double middle = (share + z * z / (2 * n)) / scale;
  const double half = z * sqrt (share * (1 - share) / n + z * z / (4 * n * n)) / scale;

  *low = MAX (middle - half, 0);
  *high = MIN (middle + half, 1);
}
