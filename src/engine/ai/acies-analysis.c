/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/ai/acies-analysis-private.h"

#include <string.h>

/* What all threads share. */
typedef struct
{
  AciesAnalysis              *analysis;
  const AciesAnalysisOptions *options;
  AciesSimulationProgress     progress;
  gpointer                    user_data;
  GCancellable               *cancellable;
  guint                       next;  /* atomic: the step that the next free thread weighs */
  guint                       done;  /* atomic */
} Run;

AciesAnalysis *
acies_analysis_new (AciesGame *game)
{
  AciesAnalysis *self = NULL;
  gsize          size;

  g_return_val_if_fail (ACIES_IS_GAME (game), NULL);

  self = g_new0 (AciesAnalysis, 1);
  size = acies_game_get_ruleset (game)->state_size;
  self->scenario = acies_scenario_ref (acies_game_get_scenario (game));
  self->seed = acies_game_get_seed (game);
  self->n_steps = acies_game_get_n_steps (game);
  self->steps = g_new0 (AciesAnalysisStep, MAX (self->n_steps, 1));
  self->states = g_malloc ((self->n_steps + 1) * size);
  for (guint i = 0; i < self->n_steps; i++)
    {
      self->steps[i].action = *acies_game_get_step_action (game, i);
      self->steps[i].side = (gint8) acies_game_get_step_side (game, i);
      memcpy (self->states + i * size, acies_game_get_step_before (game, i), size);
    }
  memcpy (self->states + self->n_steps * size, acies_game_get_state (game), size);

  return self;
}

void
acies_analysis_free (AciesAnalysis *self)
{
  if (self == NULL)
    return;

  acies_scenario_unref (self->scenario);
  g_free (self->steps);
  g_free (self->states);
  g_free (self);
}

const AciesState *
acies_analysis_state_at (const AciesAnalysis *self, guint step)
{
  const gsize size = acies_scenario_get_ruleset (self->scenario)->state_size;

  return (const AciesState *) (const void *) (self->states + step * size);
}

/* ---- Weighing ---- */

static void
place_step (AciesAnalysis *self, guint step)
{
  const AciesSetup      *setup = acies_scenario_get_setup (self->scenario);
  g_autoptr (AciesScene) scene = acies_scenario_get_ruleset (self->scenario)
                                   ->scene (setup, acies_analysis_state_at (self, step));

  self->steps[step].turn = (guint16) scene->turn;
  self->steps[step].active = scene->active;
}

static gpointer
weigh_steps (gpointer data)
{
  Run                   *run = data;
  AciesAnalysis         *self = run->analysis;
  g_autoptr (AciesJudge) judge = NULL;
  guint                  step;

  judge = acies_judge_new (acies_scenario_get_ruleset (self->scenario),
                           acies_scenario_get_setup (self->scenario), run->options->level,
                           run->options->budget);
  while (!g_cancellable_is_cancelled (run->cancellable) &&
         (step = (guint) g_atomic_int_add (&run->next, 1)) < self->n_steps)
    {
      AciesAnalysisStep *at = &self->steps[step];

      place_step (self, step);
      acies_judge_weigh (judge, acies_analysis_state_at (self, step), &at->action,
                         acies_analysis_state_at (self, step + 1), self->seed + step,
                         run->cancellable, &at->judgement);
      at->done = !g_cancellable_is_cancelled (run->cancellable);
      if (run->progress != NULL)
        run->progress ((guint) g_atomic_int_add (&run->done, 1) + 1, self->n_steps, run->user_data);
    }

  return NULL;
}

static void
count_step (AciesAnalysis *self, const AciesAnalysisStep *step)
{
  if (!step->done || step->side < 0)
    return;

  self->n_done++;
  self->sides[step->side].n_choices += step->judgement.had_choice;
  self->sides[step->side].n_mistakes += step->judgement.loss >= ACIES_ANALYSIS_MISTAKE;
  self->sides[step->side].loss += step->judgement.loss;
  for (int side = 0; side < 2; side++)
    self->sides[side].luck += side == step->side ? step->judgement.luck : -step->judgement.luck;
}

void
acies_analysis_run (AciesAnalysis              *self,
                    const AciesAnalysisOptions *options,
                    AciesSimulationProgress     progress,
                    gpointer                    user_data,
                    GCancellable               *cancellable)
{
  Run                   run = { self, options, progress, user_data, cancellable, 0, 0 };
  g_autoptr (GPtrArray) threads = g_ptr_array_new ();
  guint                 n_threads;

  g_return_if_fail (self != NULL && options != NULL);

  n_threads = options->n_threads > 0 ? options->n_threads : g_get_num_processors ();
  n_threads = MIN (n_threads, MAX (self->n_steps, 1));
  for (guint i = 1; i < n_threads; i++)
    g_ptr_array_add (threads, g_thread_new ("analysis", weigh_steps, &run));
  weigh_steps (&run);
  for (guint i = 0; i < threads->len; i++)
    g_thread_join (g_ptr_array_index (threads, i));
  for (guint i = 0; i < self->n_steps; i++)
    count_step (self, &self->steps[i]);
}

/* ---- Turning points ---- */

static gboolean
is_same_turn (const AciesAnalysis *self, guint one, guint other)
{
  return self->steps[one].turn == self->steps[other].turn &&
         self->steps[one].active == self->steps[other].active;
}

/* Puts @moment where it belongs among the @n greatest, if it does; of a turn of a side the greatest alone stays. */
static guint
keep_moment (const AciesAnalysis *self, const AciesMoment *moment, AciesMoment *moments, guint n)
{
  guint at = n;

  for (guint i = 0; i < n; i++)
    if (is_same_turn (self, moments[i].step, moment->step))
      {
        if (ABS (moments[i].swing) >= ABS (moment->swing))
          return n;
        memmove (&moments[i], &moments[i + 1], (n - i - 1) * sizeof *moments);
        n--;
        at = n;
        break;
      }
  while (at > 0 && ABS (moments[at - 1].swing) < ABS (moment->swing))
    at--;
  if (at >= ACIES_ANALYSIS_MOST_MOMENTS)
    return n;

  n = MIN (n + 1, ACIES_ANALYSIS_MOST_MOMENTS);
  memmove (&moments[at + 1], &moments[at], (n - at - 1) * sizeof *moments);
  moments[at] = *moment;

  return n;
}

guint
acies_analysis_find_moments (const AciesAnalysis *self,
                             AciesMoment          moments[ACIES_ANALYSIS_MOST_MOMENTS])
{
  guint n = 0;

  for (guint i = 0; i < self->n_steps; i++)
    {
      const AciesJudgement *judgement = acies_analysis_get_judgement (self, i);
      const AciesMoment     choice = { i, FALSE, judgement != NULL ? -judgement->loss : 0 };
      const AciesMoment     luck = { i, TRUE, judgement != NULL ? judgement->luck : 0 };

      if (choice.swing != 0)
        n = keep_moment (self, &choice, moments, n);
      if (luck.swing != 0)
        n = keep_moment (self, &luck, moments, n);
    }

  return n;
}

/* ---- What was found ---- */

guint
acies_analysis_get_n_steps (const AciesAnalysis *self)
{
  return self->n_steps;
}

guint
acies_analysis_get_n_done (const AciesAnalysis *self)
{
  return self->n_done;
}

const AciesJudgement *
acies_analysis_get_judgement (const AciesAnalysis *self, guint step)
{
  g_return_val_if_fail (step < self->n_steps, NULL);

  return self->steps[step].done ? &self->steps[step].judgement : NULL;
}

int
acies_analysis_get_side (const AciesAnalysis *self, guint step)
{
  g_return_val_if_fail (step < self->n_steps, ACIES_NO_SIDE);

  return self->steps[step].side;
}

guint
acies_analysis_get_turn (const AciesAnalysis *self, guint step)
{
  g_return_val_if_fail (step < self->n_steps, 0);

  return self->steps[step].turn;
}

const AciesAnalysisSide *
acies_analysis_get_totals (const AciesAnalysis *self, guint side)
{
  g_return_val_if_fail (side < ACIES_MAX_SIDES, NULL);

  return &self->sides[side];
}
