/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/*
 * How long a table makes a person or a computer wait, on one core, of processor time: the list of what is legal in the main
 * decisions of battles played at random, and what a drag would be, of one base and of its whole line, to places all round.
 *   bench-table SCENARIO...
 */

#include "config.h"

#include <stdlib.h>
#include <time.h>

#include "engine/core/acies-ruleset.h"
#include "engine/core/acies-scenario.h"
#include "engine/core/acies-table.h"

#define N_DECISIONS 2000  /* of each scenario */
#define EVERY       10    /* main decisions between two of which drags are measured */
#define N_PLACES    8     /* all round, to which a base is dragged */
#define N_SAMPLES   200000

typedef struct
{
  double *ms;
  guint   n;
} Samples;

typedef struct
{
  const AciesRuleset *ruleset;
  const AciesSetup   *setup;
  AciesState         *state;
  AciesActionList    *legal;
  AciesDice           random;
  guint               n_main;
  Samples             lists, drags;
} Bench;

static double
cpu_ms (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
}

static void
add_sample (Samples *samples, double began)
{
  if (samples->n < N_SAMPLES)
    samples->ms[samples->n++] = cpu_ms () - began;
}

static int
compare_ms (gconstpointer a, gconstpointer b)
{
  const double one = *(const double *) a, other = *(const double *) b;

  return one < other ? -1 : one > other;
}

static void
print_samples (Samples *samples, const char *name, double aim)
{
  double sum = 0;

  if (samples->n == 0)
    return;

  qsort (samples->ms, samples->n, sizeof *samples->ms, compare_ms);
  for (guint i = 0; i < samples->n; i++)
    sum += samples->ms[i];
  g_print ("%-10s mean %7.3f ms, 99 of 100 below %7.3f ms, longest %7.3f ms; aim below %g ms\n", name, sum / samples->n,
           samples->ms[samples->n * 99 / 100], samples->ms[samples->n - 1], aim);
}

/* Drags @unit, alone or with its line, to places all round it. */
static void
measure_drags (Bench *self, AciesUnits units, guint unit)
{
  static const int aside[N_PLACES][2] = { { 0, -1 }, { 1, -1 }, { 1, 0 }, { 1, 1 }, { 0, 1 }, { -1, 1 }, { -1, 0 }, { -1, -1 } };
  AciesTableDrag   drag = { .kind = ACIES_TABLE_DRAG_FREE, .units = units, .unit = (guint8) unit, .facing = -1 };
  AciesTableDrag   still = { .kind = ACIES_TABLE_DRAG_AHEAD, .units = units, .unit = (guint8) unit, .amount = 1 };
  AciesTablePlan   plan;

  self->ruleset->table->plan (self->setup, self->state, &still, &plan);
  for (guint i = 0; i < N_PLACES && plan.n_bases > 0; i++)
    {
      AciesTablePlan there;
      double         began;

      drag.x = plan.ghosts[0].x + 4000 * aside[i][0];
      drag.y = plan.ghosts[0].y + 4000 * aside[i][1];
      began = cpu_ms ();
      self->ruleset->table->plan (self->setup, self->state, &drag, &there);
      add_sample (&self->drags, began);
    }
}

static void
measure_position (Bench *self, const AciesDecision *decision)
{
  const double began = cpu_ms ();
  guint        unit;

  self->ruleset->legal (self->setup, self->state, self->legal);
  add_sample (&self->lists, began);
  if (self->n_main++ % EVERY != 0)
    return;

  ACIES_FOREACH_UNIT (unit, decision->units)
    {
      measure_drags (self, G_GUINT64_CONSTANT (1) << unit, unit);
      if (self->ruleset->table->chain != NULL)
        measure_drags (self, self->ruleset->table->chain (self->setup, self->state, (guint) decision->side, unit), unit);
    }
}

/* One decision at random; FALSE at the end of the battle. */
static gboolean
decide (Bench *self)
{
  AciesDecision decision;

  self->ruleset->decision (self->setup, self->state, &decision);
  if (decision.over)
    return FALSE;
  if (decision.is_main)
    measure_position (self, &decision);

  self->ruleset->legal (self->setup, self->state, self->legal);
  self->ruleset->apply (self->setup, self->state,
                        &self->legal->items[acies_dice_next (&self->random) % self->legal->n], NULL);

  return TRUE;
}

static void
measure_scenario (Bench *self, AciesScenario *scenario)
{
  guint64 seed = 1;

  self->ruleset = acies_scenario_get_ruleset (scenario);
  self->setup = acies_scenario_get_setup (scenario);
  self->state = g_malloc0 (self->ruleset->state_size);
  self->ruleset->start (self->setup, NULL, seed, self->state, NULL);
  for (guint i = 0; i < N_DECISIONS; i++)
    if (!decide (self))
      self->ruleset->start (self->setup, NULL, ++seed, self->state, NULL);
  g_free (self->state);
}

int
main (int argc, char *argv[])
{
  Bench self = { 0 };

  self.legal = g_new0 (AciesActionList, 1);
  self.lists.ms = g_new (double, N_SAMPLES);
  self.drags.ms = g_new (double, N_SAMPLES);
  acies_dice_seed (&self.random, 1);
  for (int i = 1; i < argc; i++)
    {
      g_autoptr (GFile)         file = g_file_new_for_commandline_arg (argv[i]);
      g_autoptr (AciesProblems) problems = acies_problems_new ();
      g_autoptr (GError)        error = NULL;
      g_autoptr (AciesScenario) scenario = acies_scenario_load (file, problems, &error);

      if (scenario == NULL || acies_scenario_get_ruleset (scenario)->table == NULL)
        {
          g_printerr ("bench-table: %s\n", error != NULL ? error->message : "no rules for a table");
          return 1;
        }
      measure_scenario (&self, scenario);
    }
  print_samples (&self.lists, "lists", 1);
  print_samples (&self.drags, "drags", 8);
  g_free (self.lists.ms);
  g_free (self.drags.ms);
  g_free (self.legal);

  return 0;
}
