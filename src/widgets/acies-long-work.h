/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * AciesLongWork:
 *
 * Something that takes seconds or minutes, in a thread: with a look at how far it is, and a way to end it. The thread holds it as
 * long as it runs. Signal "done" (): the result can be taken; also after it was stopped.
 */
#define ACIES_TYPE_LONG_WORK (acies_long_work_get_type ())
G_DECLARE_FINAL_TYPE (AciesLongWork, acies_long_work, ACIES, LONG_WORK, GObject)

/* In the thread; tells acies_long_work_progress() how far it is, and ends soon after @cancellable was cancelled. */
typedef gpointer (*AciesLongWorkRun) (AciesLongWork *work, gpointer data, GCancellable *cancellable);

/* Begins at once. @data: (transfer full); @free_result: (nullable): for a result that nobody takes. Returns: (transfer full) */
AciesLongWork *acies_long_work_new (AciesLongWorkRun run, gpointer data, GDestroyNotify free_data, GDestroyNotify free_result);

/* From any thread; fits the progress functions of the engine, with the work as their data. */
void acies_long_work_progress (guint done, guint total, gpointer work);

void     acies_long_work_stop       (AciesLongWork *self);
void     acies_long_work_get_done   (AciesLongWork *self, guint *done, guint *total);  /* 0 of 0: not known yet */
gpointer acies_long_work_take       (AciesLongWork *self);                             /* (nullable): the result, once */

G_END_DECLS
