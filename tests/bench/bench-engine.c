/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/*
 * How fast the engine is, on one core, of processor time:
 *   bench-engine SCENARIO              prints all numbers
 *   bench-engine SCENARIO DECISIONS    plays so many random decisions and says nothing (for instructions.py)
 */

#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "engine/ai/acies-thinker.h"
#include "engine/core/acies-scenario.h"

#define SECONDS 2.0  /* of each measurement */

typedef struct
{
  const AciesRuleset *ruleset;
  const AciesSetup   *setup;
  AciesState         *state;
  AciesActionList    *legal;
  AciesDice           random;
  guint64             n_battles, n_decisions, n_listed;
} Bench;

static double
cpu_seconds (void)
{
  return (double) clock () / CLOCKS_PER_SEC;
}

static void
start (Bench *self)
{
  const AciesStart start = { .historical = FALSE };

  self->ruleset->start (self->setup, &start, self->n_battles++, self->state, NULL);
}

static gboolean
is_over (Bench *self, int *side)
{
  AciesDecision decision;

  self->ruleset->decision (self->setup, self->state, &decision);
  *side = decision.side;

  return decision.over;
}

/* List, check, apply: what a program that plays at random has to do. */
static void
decide_at_random (Bench *self)
{
  const AciesAction *action;
  int                side;

  if (is_over (self, &side))
    start (self);

  self->ruleset->legal (self->setup, self->state, self->legal);
  action = &self->legal->items[acies_dice_next (&self->random) % self->legal->n];
  if (!self->ruleset->check (self->setup, self->state, action, NULL))
    g_error ("A listed action is refused");
  self->ruleset->apply (self->setup, self->state, action, NULL);
  self->n_decisions++;
  self->n_listed += self->legal->n;
}

static void
measure_random (Bench *self)
{
  const double begin = cpu_seconds ();
  double       used;

  start (self);
  self->n_battles = self->n_decisions = self->n_listed = 0;
  do
    for (guint i = 0; i < 1000; i++)
      decide_at_random (self);
  while ((used = cpu_seconds () - begin) < SECONDS);

  g_print ("random decisions a second:     %10.0f\n", (double) self->n_decisions / used);
  g_print ("whole random battles a second: %10.0f\n", (double) self->n_battles / used);
  g_print ("decisions a battle:            %10.1f\n", (double) self->n_decisions / (double) self->n_battles);
  g_print ("actions a list:                %10.1f\n", (double) self->n_listed / (double) self->n_decisions);
}

static void
measure_copies (Bench *self)
{
  g_autofree AciesState *copy = g_malloc0 (self->ruleset->state_size);
  const double           begin = cpu_seconds ();
  guint64                n = 0;
  double                 used;
  int                    side;

  do
    {
      decide_at_random (self);
      if (is_over (self, &side))
        continue;
      self->ruleset->legal (self->setup, self->state, self->legal);
      for (guint i = 0; i < self->legal->n; i++, n++)
        {
          memcpy (copy, self->state, self->ruleset->state_size);
          self->ruleset->apply (self->setup, copy, &self->legal->items[i], NULL);
          self->ruleset->evaluate (self->setup, copy, side);
        }
    }
  while ((used = cpu_seconds () - begin) < SECONDS);

  g_print ("copy, apply, evaluate a second:%10.0f\n", (double) n / used);
  g_print ("bytes of a state:              %10" G_GSIZE_FORMAT "\n", self->ruleset->state_size);
}

static void
measure_standard (Bench *self)
{
  const double begin = cpu_seconds ();
  guint64      n = 0, n_battles = 0;
  double       used, longest = 0;

  start (self);
  do
    {
      AciesAction  action;
      const double before = cpu_seconds ();
      int          side;

      if (is_over (self, &side))
        {
          start (self);
          n_battles++;
          continue;
        }
      acies_ai_choose (self->ruleset, self->setup, self->state, ACIES_AI_STANDARD, 1, NULL, &action);
      self->ruleset->apply (self->setup, self->state, &action, NULL);
      longest = MAX (longest, cpu_seconds () - before);
      n++;
    }
  while ((used = cpu_seconds () - begin) < 3 * SECONDS || n_battles == 0);

  g_print ("standard decisions a second:   %10.0f\n", (double) n / used);
  g_print ("standard battles a second:     %10.1f\n", (double) n_battles / used);
  g_print ("longest standard decision:     %10.1f ms\n", 1000 * longest);
}

/* Battles of the quick level on both sides, as a simulation plays them: events off, one player for all battles. */
static void
measure_quick (Bench *self)
{
  g_autoptr (AciesThinker) thinker = acies_thinker_new (self->ruleset, self->setup, ACIES_AI_QUICK);
  const double             begin = cpu_seconds ();
  guint64                  n = 0;
  double                   used;

  self->n_battles = 0;
  start (self);
  do
    {
      AciesAction action;
      int         side;

      if (is_over (self, &side))
        start (self);
      acies_thinker_choose (thinker, self->state, 1, NULL, &action);
      self->ruleset->apply (self->setup, self->state, &action, NULL);
      n++;
    }
  while ((used = cpu_seconds () - begin) < SECONDS);

  g_print ("quick decisions a second:      %10.0f\n", (double) n / used);
  g_print ("quick battles a second:        %10.1f\n", (double) (self->n_battles - 1) / used);
}

int
main (int argc, char *argv[])
{
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (AciesScenario) scenario = NULL;
  g_autoptr (GError)        error = NULL;
  g_autoptr (GFile)         file = NULL;
  Bench                     self = { 0 };

  if (argc < 2)
    {
      g_printerr ("usage: bench-engine SCENARIO [DECISIONS]\n");
      return 2;
    }

  file = g_file_new_for_commandline_arg (argv[1]);
  scenario = acies_scenario_load (file, problems, &error);
  if (scenario == NULL)
    {
      g_printerr ("bench-engine: %s\n", error->message);
      return 1;
    }

  self.ruleset = acies_scenario_get_ruleset (scenario);
  self.setup = acies_scenario_get_setup (scenario);
  self.state = g_malloc0 (self.ruleset->state_size);
  self.legal = g_new0 (AciesActionList, 1);
  acies_dice_seed (&self.random, 1);
  start (&self);
  if (argc > 2)
    for (gint64 i = g_ascii_strtoll (argv[2], NULL, 10); i > 0; i--)
      decide_at_random (&self);
  else
    {
      measure_random (&self);
      measure_copies (&self);
      measure_quick (&self);
      measure_standard (&self);
    }
  g_free (self.state);
  g_free (self.legal);

  return 0;
}
