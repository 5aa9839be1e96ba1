/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/ai/acies-planner.h"

#include <math.h>
#include <string.h>

#include "engine/ai/acies-policy.h"
#include "engine/ai/acies-rollout.h"

#define MAX_LINES 8
#define N_NODES   10000 /* of the search that finds the lines */
#define N_ROLLS   2000
#define MAX_STEPS 400  /* of a line that is played on: two turns of a great battle have fewer */
#define FEWEST    4    /* times that each line is played before any is dropped */

/* How far a line may be worth more or less than the search says, one standard deviation, in hundredths of a point. */
#define DOUBT 60.0

/* Standard errors by which the best must lead all others for the comparison to end early. */
#define CLEAR_LEAD 3.0

/* Between the seeds of one playing and the next. */
#define PLAY_STRIDE G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)

/* A line that is compared. */
typedef struct
{
  const AciesSearchLine *line;
  double                 sum;      /* of the values that it came to */
  double                 lag;      /* of how much less it came to than the first candidate, under the same dice */
  double                 squares;  /* of lag */
  double                 score;
  double                 error;    /* standard error of how it compares with the first */
} Candidate;

struct _AciesPlanner
{
  const AciesRuleset *ruleset;
  const AciesSetup   *setup;
  AciesSearch        *search;
  AciesPolicy        *policy;
  AciesRollout       *judge;
  AciesState         *state;   /* of a line that is played on */
  AciesSearchLine    *lines;

  /* what is meant to follow */
  AciesState         *expected; /* before the action of the plan that was given last */
  AciesAction         plan[ACIES_AI_MAX_LINE];
  guint               n_plan, at_plan;
  gint32              plan_value;

  /* the choice under way */
  const AciesState   *root;
  int                 side;
  guint64             seed;
  guint64             n_nodes;  /* of the policy at its beginning */
  guint               n_played; /* actions of lines that are played on */
  guint               n_most;
  GCancellable       *cancellable;
  gint64              deadline;
};

AciesPlanner *
acies_planner_new (const AciesRuleset *ruleset, const AciesSetup *setup)
{
  AciesPlanner *self = g_new0 (AciesPlanner, 1);

  self->ruleset = ruleset;
  self->setup = setup;
  self->search = acies_search_new (ruleset, setup);
  self->policy = acies_policy_new (ruleset, setup, 1);
  self->judge = acies_rollout_new (ruleset, setup);
  self->state = g_malloc (ruleset->state_size);
  self->expected = g_malloc (ruleset->state_size);
  self->lines = g_new (AciesSearchLine, MAX_LINES);

  return self;
}

void
acies_planner_free (AciesPlanner *self)
{
  if (self == NULL)
    return;

  acies_search_free (self->search);
  acies_policy_free (self->policy);
  acies_rollout_free (self->judge);
  g_free (self->state);
  g_free (self->expected);
  g_free (self->lines);
  g_free (self);
}

static gboolean
must_answer (AciesPlanner *self)
{
  return g_cancellable_is_cancelled (self->cancellable) ||
         (self->deadline != 0 && g_get_monotonic_time () >= self->deadline);
}

static guint
nodes_used (AciesPlanner *self)
{
  return (guint) (acies_policy_get_n_nodes (self->policy) - self->n_nodes) + self->n_played;
}

/* Plays @line and what may follow until the side has its next turn; FALSE if there was no time to. */
static gboolean
play_on (AciesPlanner *self, const AciesSearchLine *line, guint64 seed, gint32 *value)
{
  gboolean was_answered = FALSE;

  self->n_played += line->n_path;
  memcpy (self->state, self->root, self->ruleset->state_size);
  acies_dice_seed (&self->state->dice, seed);
  for (guint i = 0; i < line->n_path; i++)
    self->ruleset->apply (self->setup, self->state, &line->path[i], NULL);

  for (guint i = 0; i < MAX_STEPS; i++)
    {
      AciesDecision decision;

      self->ruleset->decision (self->setup, self->state, &decision);
      was_answered |= decision.is_main && decision.side != self->side;
      if (decision.over || (was_answered && decision.is_main && decision.side == self->side))
        break;
      if (must_answer (self))
        return FALSE;
      self->n_played++;
      self->ruleset->apply (self->setup, self->state,
                            acies_policy_choose (self->policy, self->state, ~seed - i), NULL);
    }
  *value = acies_rollout_value (self->judge, self->state, self->side);

  return TRUE;
}

static int
compare_candidates (gconstpointer a, gconstpointer b)
{
  const Candidate *one = a, *other = b;

  if (one->score != other->score)
    return one->score < other->score ? 1 : -1;

  return one->line < other->line ? -1 : 1;
}

/* Plays each of the first @n candidates with the same dice. */
static gboolean
play_round (AciesPlanner *self, Candidate *candidates, guint n, guint number)
{
  gint32 values[MAX_LINES];

  for (guint i = 0; i < n; i++)
    if (!play_on (self, candidates[i].line, self->seed + number * PLAY_STRIDE, &values[i]))
      return FALSE;
  for (guint i = 0; i < n; i++)
    {
      const double lag = values[0] - values[i];

      candidates[i].sum += values[i];
      candidates[i].lag += lag;
      candidates[i].squares += lag * lag;
    }

  return TRUE;
}

/* What is known of each line after @number rounds: what it came to, and as far as that is uncertain what the search says. */
static void
judge (Candidate *candidates, guint n, guint number)
{
  for (guint i = 0; i < n; i++)
    {
      Candidate   *one = &candidates[i];
      const double mean = one->lag / number;
      const double variance = MAX (one->squares / number - mean * mean, 0) / MAX (number - 1, 1);
      const double trust = DOUBT * DOUBT / (DOUBT * DOUBT + variance);

      one->error = sqrt (variance * trust);
      one->score = -trust * mean + (1 - trust) * (one->line->value - candidates[0].line->value);
    }
}

static gboolean
is_clear (const Candidate *candidates, guint n)
{
  guint best = 0;

  for (guint i = 1; i < n; i++)
    if (candidates[i].score > candidates[best].score)
      best = i;
  for (guint i = 0; i < n; i++)
    if (i != best && candidates[best].score - candidates[i].score <
                       CLEAR_LEAD * MAX (candidates[i].error, candidates[best].error) + 1)
      return FALSE;

  return TRUE;
}

/* Plays rounds until so many nodes are used or one line leads clearly. */
static gboolean
play_rounds (AciesPlanner *self, Candidate *candidates, guint n, guint most, guint *number)
{
  while (nodes_used (self) < most || *number < FEWEST)
    {
      if (!play_round (self, candidates, n, *number))
        return FALSE;
      ++*number;
      judge (candidates, n, *number);
      if (*number % 8 == 0 && is_clear (candidates, n))
        return FALSE;
    }

  return TRUE;
}

/* The better half of the lines goes on to be played twice as often. The first, with which all compare, stays among them. */
static const Candidate *
compare_lines (AciesPlanner *self, Candidate *candidates, guint n)
{
  const guint n_rounds = (guint) ceil (log2 (n));
  guint       number = 0;

  for (guint round = 1; n > 1; round++)
    {
      const guint    most = self->n_most / n_rounds * round;
      const gboolean goes_on = play_rounds (self, candidates, n, most, &number);

      if (!goes_on || n == 2)
        break;
      qsort (candidates + 1, n - 1, sizeof *candidates, compare_candidates);
      n = (n + 1) / 2;
    }
  qsort (candidates, n, sizeof *candidates, compare_candidates);

  return &candidates[0];
}

/* Remembers how @choice goes on, and where. */
static void
remember (AciesPlanner *self, const AciesState *state, const AciesAiChoice *choice)
{
  self->n_plan = self->at_plan = 0;
  if (choice->n_line < 2)
    return;

  self->n_plan = choice->n_line;
  memcpy (self->plan, choice->line, choice->n_line * sizeof choice->line[0]);
  memcpy (self->expected, state, self->ruleset->state_size);
}

/* Gives the next action of what is remembered, if the position is the one that it was to lead to, dice aside. */
static gboolean
recall (AciesPlanner *self, const AciesState *state, AciesAiChoice *choice)
{
  const gsize size = self->ruleset->state_size - sizeof (AciesState);

  if (self->at_plan + 1 >= self->n_plan)
    return FALSE;

  self->ruleset->apply (self->setup, self->expected, &self->plan[self->at_plan++], NULL);
  if (memcmp (self->expected + 1, state + 1, size) != 0)
    {
      self->n_plan = 0;
      return FALSE;
    }

  choice->n_line = self->n_plan - self->at_plan;
  memcpy (choice->line, &self->plan[self->at_plan], choice->n_line * sizeof choice->line[0]);
  choice->action = choice->line[0];
  choice->value = self->plan_value;

  return TRUE;
}

void
acies_planner_choose (AciesPlanner        *self,
                      const AciesState    *state,
                      guint64              seed,
                      const AciesAiBudget *budget,
                      GCancellable        *cancellable,
                      AciesAiChoice       *choice)
{
  const AciesSearchBudget first = { N_NODES, N_ROLLS, budget->milliseconds / 2 };
  Candidate               candidates[MAX_LINES];
  const Candidate        *best;
  AciesDecision           decision;
  guint                   n;

  if (recall (self, state, choice))
    return;

  self->n_plan = 0;
  self->deadline = 0;
  if (budget->milliseconds > 0)
    self->deadline = g_get_monotonic_time () + 1000 * budget->milliseconds;
  acies_search_choose (self->search, state, seed, &first, cancellable, choice);
  n = acies_search_get_lines (self->search, self->lines, MAX_LINES);
  self->ruleset->decision (self->setup, state, &decision);
  if (n < 2 || !decision.is_main)
    return;

  self->root = state;
  self->side = decision.side;
  self->seed = seed;
  self->n_nodes = acies_policy_get_n_nodes (self->policy);
  self->n_played = 0;
  self->n_most = budget->n_nodes;
  self->cancellable = cancellable;
  for (guint i = 0; i < n; i++)
    candidates[i] = (Candidate){ .line = &self->lines[i] };
  best = compare_lines (self, candidates, n);
  choice->action = best->line->path[0];
  choice->value = best->line->value;
  choice->n_line = best->line->n_path;
  memcpy (choice->line, best->line->path, best->line->n_path * sizeof choice->line[0]);
  choice->n_nodes += nodes_used (self);
  self->plan_value = choice->value;
  remember (self, state, choice);
}
