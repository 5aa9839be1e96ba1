/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-balance-job.h"

#include "editor/acies-balance-store.h"

#include <glib/gi18n.h>

struct _AciesBalanceJob
{
  GObject parent_instance;

  AciesScenario         *scenario;
  AciesSimulationOptions options;
  char                  *revision;
  GCancellable          *cancellable;
  AciesBalanceRun       *run;     /* NULL until it is done */
  gint                   n_done;  /* atomic */
  gint64                 began;
};

static guint done_signal;

G_DEFINE_FINAL_TYPE (AciesBalanceJob, acies_balance_job, G_TYPE_OBJECT)

static void
acies_balance_job_finalize (GObject *object)
{
  AciesBalanceJob *self = ACIES_BALANCE_JOB (object);

  g_clear_pointer (&self->scenario, acies_scenario_unref);
  g_clear_pointer (&self->run, acies_balance_run_free);
  g_clear_object (&self->cancellable);
  g_free (self->revision);

  G_OBJECT_CLASS (acies_balance_job_parent_class)->finalize (object);
}

static void
acies_balance_job_class_init (AciesBalanceJobClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = acies_balance_job_finalize;
  done_signal = g_signal_new ("done", ACIES_TYPE_BALANCE_JOB, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 0);
}

static void
acies_balance_job_init (AciesBalanceJob *self)
{
  self->cancellable = g_cancellable_new ();
}

static void
progress_cb (guint    done,
             guint    total,
             gpointer data)
{
  g_atomic_int_set (&ACIES_BALANCE_JOB (data)->n_done, (gint) done);
}

/* Only what was played to the end is worth keeping. */
static void
run_thread (GTask        *task,
            gpointer      source,
            gpointer      task_data,
            GCancellable *cancellable)
{
  AciesBalanceJob *self = source;
  AciesSimulationGame *games =
    acies_simulation_run (self->scenario, &self->options, progress_cb, self, self->cancellable);
  AciesBalanceRun *run = acies_balance_run_new (self->revision, &self->options, games);

  if (!g_cancellable_is_cancelled (self->cancellable))
    acies_balance_store_keep (run);
  g_task_return_pointer (task, run, (GDestroyNotify) acies_balance_run_free);
}

static void
on_run_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  AciesBalanceJob *self = ACIES_BALANCE_JOB (source);

  self->run = g_task_propagate_pointer (G_TASK (result), NULL);
  g_signal_emit (self, done_signal, 0);
}

AciesBalanceJob *
acies_balance_job_new (AciesScenario                *scenario,
                       const AciesSimulationOptions *options,
                       const char                   *revision)
{
  AciesBalanceJob *self = g_object_new (ACIES_TYPE_BALANCE_JOB, NULL);
  g_autoptr (GTask) task = g_task_new (self, NULL, on_run_cb, NULL);

  self->scenario = acies_scenario_ref (scenario);
  self->options = *options;
  self->options.n_threads = MAX (g_get_num_processors (), 2) - 1;
  self->revision = g_strdup (revision);
  self->began = g_get_monotonic_time ();
  g_task_run_in_thread (task, run_thread);
  return self;
}

void
acies_balance_job_stop (AciesBalanceJob *self)
{
  g_return_if_fail (ACIES_IS_BALANCE_JOB (self));

  g_cancellable_cancel (self->cancellable);
}

guint
acies_balance_job_get_n_done (AciesBalanceJob *self)
{
  return (guint) g_atomic_int_get (&self->n_done);
}

guint
acies_balance_job_get_n_games (AciesBalanceJob *self)
{
  return self->options.n_games;
}

AciesScenario *
acies_balance_job_get_scenario (AciesBalanceJob *self)
{
  return self->scenario;
}

/* About how many seconds are left; below 0 if there is no telling yet. */
static double
estimate (AciesBalanceJob *self)
{
  const guint n_done = acies_balance_job_get_n_done (self);
  const double seconds = (double) (g_get_monotonic_time () - self->began) / G_USEC_PER_SEC;

  return n_done > 0 ? seconds / n_done * (self->options.n_games - n_done) : -1;
}

static char *
describe_rest (double seconds)
{
  const guint minutes = (guint) (seconds / 60 + 0.5);

  if (seconds < 0)
    return g_strdup (_("just begun"));
  if (seconds < 60)
    return g_strdup (_("less than a minute left"));

  return g_strdup_printf (ngettext ("about %u minute left", "about %u minutes left", minutes), minutes);
}

char *
acies_balance_job_dup_progress (AciesBalanceJob *self)
{
  g_autofree char *rest = describe_rest (estimate (self));

  /* Translators: how many battles of how many have been played, and how long the others will take. */
  return g_strdup_printf (_("%1$u of %2$u, %3$s"), acies_balance_job_get_n_done (self),
                          acies_balance_job_get_n_games (self), rest);
}

AciesBalanceRun *
acies_balance_job_take_run (AciesBalanceJob *self)
{
  return g_steal_pointer (&self->run);
}

/* One battle again */

typedef struct
{
  AciesScenario         *scenario;
  AciesSimulationOptions options;
  guint                  index;
} Again;

static void
again_free (gpointer data)
{
  Again *again = data;

  acies_scenario_unref (again->scenario);
  g_free (again);
}

static void
again_thread (GTask        *task,
              gpointer      source,
              gpointer      task_data,
              GCancellable *cancellable)
{
  const Again *again = task_data;
  GError *error = NULL;
  AciesGame *game = acies_simulation_play_again (again->scenario, &again->options, again->index,
                                                 cancellable, &error);

  if (game != NULL)
    g_task_return_pointer (task, game, g_object_unref);
  else
    g_task_return_error (task, error);
}

void
acies_balance_play_again_async (AciesScenario                *scenario,
                                const AciesSimulationOptions *options,
                                guint                         index,
                                GCancellable                 *cancellable,
                                GAsyncReadyCallback           callback,
                                gpointer                      user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Again *again = g_new0 (Again, 1);

  again->scenario = acies_scenario_ref (scenario);
  again->options = *options;
  again->index = index;
  g_task_set_task_data (task, again, again_free);
  g_task_run_in_thread (task, again_thread);
}

AciesGame *
acies_balance_play_again_finish (GAsyncResult *result,
                                 GError      **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
