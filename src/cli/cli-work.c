/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "cli/cli-work.h"

#include <glib-unix.h>
#include <glib/gi18n-lib.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#define PROGRESS_MS 200
#define CLEAR_LINE  "\r\033[K"

typedef struct
{
  CliWork    work;
  CliWorkRun run;
  gpointer   data, result;
  GMainLoop *loop;
  guint      interrupt_id;
} Running;

static gboolean
quit_cb (gpointer data)
{
  g_main_loop_quit (data);

  return G_SOURCE_REMOVE;
}

static gpointer
run_thread (gpointer data)
{
  Running *self = data;

  self->result = self->run (&self->work, self->data);
  g_idle_add (quit_cb, self->loop);

  return NULL;
}

/* The handler goes with it: once more ends the program as it ends any. */
static gboolean
interrupt_cb (gpointer data)
{
  Running *self = data;

  self->interrupt_id = 0;
  g_cancellable_cancel (self->work.cancellable);

  return G_SOURCE_REMOVE;
}

static gboolean
progress_cb (gpointer data)
{
  const Running *self = data;
  const guint    done = (guint) g_atomic_int_get (&self->work.done);
  const guint    total = (guint) g_atomic_int_get (&self->work.total);

  if (total == 0)
    return G_SOURCE_CONTINUE;

  fputs (CLEAR_LINE, stderr);
  /* Translators: how much of long work is done; Ctrl+C are two keys. */
  fprintf (stderr, _("%1$u of %2$u (Ctrl+C: no more)"), done, total);
  fflush (stderr);

  return G_SOURCE_CONTINUE;
}

void
cli_work_progress (guint done, guint total, gpointer work)
{
  CliWork *self = work;

  g_atomic_int_set (&self->total, total);
  g_atomic_int_set (&self->done, done);
}

gpointer
cli_work_run (CliWorkRun run, gpointer data, gboolean *stopped)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GMainLoop)    loop = g_main_loop_new (NULL, FALSE);
  const gboolean           seen = isatty (STDERR_FILENO) != 0;
  Running                  self = { { cancellable, 0, 0 }, run, data, NULL, loop, 0 };
  GThread                 *thread;
  guint                    progress_id = 0;

  self.interrupt_id = g_unix_signal_add (SIGINT, interrupt_cb, &self);
  if (seen)
    progress_id = g_timeout_add (PROGRESS_MS, progress_cb, &self);
  thread = g_thread_new ("work", run_thread, &self);
  g_main_loop_run (loop);
  g_thread_join (thread);

  if (seen)
    {
      g_source_remove (progress_id);
      fputs (CLEAR_LINE, stderr);
      fflush (stderr);
    }
  if (self.interrupt_id > 0)
    g_source_remove (self.interrupt_id);
  *stopped = g_cancellable_is_cancelled (cancellable);

  return self.result;
}
