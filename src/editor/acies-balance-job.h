/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gio/gio.h>

#include "engine/ai/acies-balance-run.h"

G_BEGIN_DECLS

/* A simulation in the background, or one of its battles played again. */
#define ACIES_TYPE_BALANCE_JOB (acies_balance_job_get_type ())
G_DECLARE_FINAL_TYPE (AciesBalanceJob, acies_balance_job, ACIES, BALANCE_JOB, GObject)

/**
 * acies_balance_job_new:
 * @scenario: what is played; it is shared with the threads and never changes
 * @revision: of the document it was made from
 *
 * Begins to play at once, leaving one core free for the window. Signal "done": the result can be taken.
 *
 * Returns: (transfer full): the job; the threads hold it as long as they run
 */
AciesBalanceJob *acies_balance_job_new (AciesScenario *scenario, const AciesSimulationOptions *options, const char *revision);

/* Ends it as soon as may be; "done" comes with what was played so far. */
void acies_balance_job_stop (AciesBalanceJob *self);

guint          acies_balance_job_get_n_done  (AciesBalanceJob *self);
guint          acies_balance_job_get_n_games (AciesBalanceJob *self);
AciesScenario *acies_balance_job_get_scenario (AciesBalanceJob *self);

/* How far it is, and about how long the rest will take, in words. Returns: (transfer full) */
char *acies_balance_job_dup_progress (AciesBalanceJob *self);

/* Returns: (transfer full) (nullable): the result, once */
AciesBalanceRun *acies_balance_job_take_run (AciesBalanceJob *self);

/* Plays battle @index of a simulation again, in a thread; finish gives the battle (transfer full) (nullable). */
void acies_balance_play_again_async (AciesScenario *scenario, const AciesSimulationOptions *options, guint index,
                                     GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data);
AciesGame *acies_balance_play_again_finish (GAsyncResult *result, GError **error);

G_END_DECLS
