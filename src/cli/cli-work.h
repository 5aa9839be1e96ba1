/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Long work of a command. While it goes on a line on standard error, if that is a terminal, tells how far it is. Ctrl+C asks it
 * to end with what there is; a second Ctrl+C ends the program. */
typedef struct
{
  GCancellable *cancellable;  /* lent: cancelled by Ctrl+C */
  guint         done, total;  /* atomic */
} CliWork;

/* Does the work; is called in a thread of its own. */
typedef gpointer (*CliWorkRun) (CliWork *work, gpointer data);

/* To be called from any thread; fits the progress functions of the engine, with the CliWork as their data. */
void cli_work_progress (guint done, guint total, gpointer work);

/* Runs @run to its end. @stopped: (out): whether it was asked to end early. Returns: what @run returned */
gpointer cli_work_run (CliWorkRun run, gpointer data, gboolean *stopped);

G_END_DECLS
