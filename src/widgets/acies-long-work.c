/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "widgets/acies-long-work.h"

struct _AciesLongWork
{
  GObject parent_instance;

  AciesLongWorkRun run;
  gpointer         data;
  GDestroyNotify   free_data, free_result;
  GCancellable    *cancellable;
  gpointer         result;       /* NULL until it is done */
  guint            done, total;  /* atomic */
};

enum
{
  DONE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesLongWork, acies_long_work, G_TYPE_OBJECT)

static void
acies_long_work_finalize (GObject *object)
{
  AciesLongWork *self = ACIES_LONG_WORK (object);

  if (self->free_data != NULL)
    self->free_data (self->data);
  if (self->result != NULL && self->free_result != NULL)
    self->free_result (self->result);
  g_clear_object (&self->cancellable);

  G_OBJECT_CLASS (acies_long_work_parent_class)->finalize (object);
}

static void
acies_long_work_class_init (AciesLongWorkClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = acies_long_work_finalize;

  signals[DONE] = g_signal_new ("done", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
}

static void
acies_long_work_init (AciesLongWork *self)
{
  self->cancellable = g_cancellable_new ();
}

static void
run_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  AciesLongWork *self = source;

  g_task_return_pointer (task, self->run (self, self->data, self->cancellable), self->free_result);
}

static void
run_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  AciesLongWork *self = ACIES_LONG_WORK (source);

  self->result = g_task_propagate_pointer (G_TASK (result), NULL);
  g_signal_emit (self, signals[DONE], 0);
}

AciesLongWork *
acies_long_work_new (AciesLongWorkRun run,
                     gpointer         data,
                     GDestroyNotify   free_data,
                     GDestroyNotify   free_result)
{
  AciesLongWork    *self = g_object_new (ACIES_TYPE_LONG_WORK, NULL);
  g_autoptr (GTask) task = g_task_new (self, NULL, run_cb, NULL);

  self->run = run;
  self->data = data;
  self->free_data = free_data;
  self->free_result = free_result;
  g_task_set_source_tag (task, acies_long_work_new);
  g_task_run_in_thread (task, run_thread);

  return self;
}

void
acies_long_work_progress (guint done, guint total, gpointer work)
{
  AciesLongWork *self = work;

  g_atomic_int_set (&self->total, total);
  g_atomic_int_set (&self->done, done);
}

void
acies_long_work_stop (AciesLongWork *self)
{
  g_return_if_fail (ACIES_IS_LONG_WORK (self));

  g_cancellable_cancel (self->cancellable);
}

void
acies_long_work_get_done (AciesLongWork *self, guint *done, guint *total)
{
  g_return_if_fail (ACIES_IS_LONG_WORK (self));

  *done = (guint) g_atomic_int_get (&self->done);
  *total = (guint) g_atomic_int_get (&self->total);
}

gpointer
acies_long_work_take (AciesLongWork *self)
{
  g_return_val_if_fail (ACIES_IS_LONG_WORK (self), NULL);

  return g_steal_pointer (&self->result);
}
