/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/ai/acies-match.h"

#include <time.h>

#include "engine/ai/acies-thinker.h"

#define MAX_DECISIONS 20000

/* What all threads share. */
typedef struct
{
  AciesScenario *const    *scenarios;
  guint                    n_scenarios;
  const AciesMatchOptions *options;
  AciesMatchProgress       progress;
  gpointer                 user_data;
  GCancellable            *cancellable;

  GMutex          lock;      /* of what follows */
  AciesMatchPair *pairs;
  guint           next;      /* the pair that the next free thread plays */
  guint           done;
  guint           n_ready;   /* pairs from the first on that are finished */
  guint           n_used;    /* pairs up to the decision; those wanted while there is none */
} Match;

/* Seeds of a pair: of the dice of both its battles, and of the choices on each side. */
static guint64
seed_of (guint64 seed, guint pair, guint use)
{
  AciesDice dice;

  acies_dice_seed (&dice, seed ^ ((guint64) pair << 8) ^ use);

  return acies_dice_next (&dice);
}

/* Of this thread alone: other work on the machine must not look like thought. */
static gint64
thread_microseconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static void
think (Match            *self,
       AciesThinker     *thinker,
       const AciesState *state,
       guint64           seed,
       guint             player,
       AciesMatchPair   *pair,
       AciesAction      *action)
{
  const gint64 began = thread_microseconds ();
  gint64       used;

  acies_thinker_choose (thinker, state, seed, self->cancellable, action);
  used = thread_microseconds () - began;
  pair->decisions[player]++;
  pair->microseconds[player] += used;
  pair->longest[player] = MAX (pair->longest[player], used);
}

/* Plays one battle, the first player on @side; FALSE if it did not end. Its half points are added to @pair. */
static gboolean
play_battle (Match               *self,
             AciesThinker *const *thinkers,
             guint                number,
             guint                side,
             AciesMatchPair      *pair)
{
  AciesScenario         *scenario = self->scenarios[number % self->n_scenarios];
  const AciesRuleset    *ruleset = acies_scenario_get_ruleset (scenario);
  const AciesSetup      *setup = acies_scenario_get_setup (scenario);
  g_autofree AciesState *state = g_malloc0 (ruleset->state_size);
  AciesDecision          decision;
  AciesOutcome           outcome;

  ruleset->start (setup, &self->options->start, seed_of (self->options->seed, number, 0), state,
                  NULL);
  ruleset->decision (setup, state, &decision);
  for (guint i = 0; i < MAX_DECISIONS && !decision.over; i++)
    {
      const guint player = (guint) decision.side == side ? 0 : 1;
      AciesAction action;

      think (self, thinkers[player], state,
             seed_of (self->options->seed, number, 1 + (guint) decision.side), player, pair,
             &action);
      if (g_cancellable_is_cancelled (self->cancellable))
        return FALSE;
      ruleset->apply (setup, state, &action, NULL);
      ruleset->decision (setup, state, &decision);
    }

  ruleset->outcome (setup, state, &outcome);
  if (outcome.winner == (int) side)
    pair->half_points += 2;
  else if (outcome.winner == ACIES_NO_SIDE)
    pair->half_points += 1;

  return outcome.over;
}

static void
play_pair (Match *self, guint number, AciesMatchPair *pair)
{
  AciesScenario *scenario = self->scenarios[number % self->n_scenarios];
  AciesThinker  *thinkers[2];

  for (guint i = 0; i < 2; i++)
    {
      thinkers[i] = acies_thinker_new (acies_scenario_get_ruleset (scenario),
                                       acies_scenario_get_setup (scenario),
                                       self->options->players[i].level);
      if (self->options->players[i].budget.n_nodes > 0)
        acies_thinker_set_budget (thinkers[i], &self->options->players[i].budget);
    }
  pair->finished = play_battle (self, thinkers, number, 0, pair) &&
                   play_battle (self, thinkers, number, 1, pair);
  for (guint i = 0; i < 2; i++)
    acies_thinker_free (thinkers[i]);
}

/* The test looks at the pairs in their order, whichever thread is the quicker. Called with the lock. */
static void
take_ready (Match *self)
{
  while (self->n_ready < self->n_used && self->pairs[self->n_ready].finished)
    {
      AciesMatchScore score;

      self->n_ready++;
      if (self->options->plays_all)
        continue;
      acies_match_score_init (&score, self->pairs, self->n_ready, 0, 1, self->options);
      if (score.verdict != ACIES_MATCH_OPEN)
        self->n_used = self->n_ready;
    }
}

static gpointer
play_pairs (gpointer data)
{
  Match *self = data;

  g_mutex_lock (&self->lock);
  while (self->next < self->n_used && !g_cancellable_is_cancelled (self->cancellable))
    {
      const guint    number = self->next++;
      AciesMatchPair pair = { 0 };

      g_mutex_unlock (&self->lock);
      play_pair (self, number, &pair);
      g_mutex_lock (&self->lock);
      self->pairs[number] = pair;
      self->done++;
      take_ready (self);
      if (self->progress != NULL)
        self->progress (self->done, self->n_used, self->user_data);
    }
  g_mutex_unlock (&self->lock);

  return NULL;
}

AciesMatchPair *
acies_match_run (AciesScenario *const    *scenarios,
                 guint                    n_scenarios,
                 const AciesMatchOptions *options,
                 AciesMatchProgress       progress,
                 gpointer                 user_data,
                 GCancellable            *cancellable,
                 guint                   *n_used)
{
  Match self = { scenarios, n_scenarios, options, progress, user_data, cancellable };
  g_autoptr (GPtrArray) threads = g_ptr_array_new ();
  guint                 n_threads = options->n_threads;

  g_return_val_if_fail (n_scenarios > 0 && options->n_pairs > 0, NULL);

  g_mutex_init (&self.lock);
  self.pairs = g_new0 (AciesMatchPair, options->n_pairs);
  self.n_used = options->n_pairs;
  if (n_threads == 0)
    n_threads = g_get_num_processors ();
  n_threads = MIN (n_threads, options->n_pairs);
  for (guint i = 1; i < n_threads; i++)
    g_ptr_array_add (threads, g_thread_new ("match", play_pairs, &self));
  play_pairs (&self);
  for (guint i = 0; i < threads->len; i++)
    g_thread_join (g_ptr_array_index (threads, i));
  g_mutex_clear (&self.lock);
  *n_used = self.n_ready;

  return self.pairs;
}
