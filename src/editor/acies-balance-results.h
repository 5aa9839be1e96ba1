/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

#include "engine/ai/acies-balance-run.h"

G_BEGIN_DECLS

/**
 * AciesBalanceResults:
 *
 * What a simulation came to: victories with their intervals, levels as bars, spread and length, and the most lopsided battles.
 *
 * Signal "watch" (guint index): that battle of the simulation is to be shown.
 */
#define ACIES_TYPE_BALANCE_RESULTS (acies_balance_results_get_type ())
G_DECLARE_FINAL_TYPE (AciesBalanceResults, acies_balance_results, ACIES, BALANCE_RESULTS, GtkWidget)

/* @run: (transfer full): at least one battle came to its end; @scenario: it was played from */
void acies_balance_results_take_run (AciesBalanceResults *self, AciesBalanceRun *run, AciesScenario *scenario);

/* (nullable): what is shown, and what it was played from. */
const AciesBalanceRun *acies_balance_results_get_run      (AciesBalanceResults *self);
AciesScenario         *acies_balance_results_get_scenario (AciesBalanceResults *self);

/* Whether what is shown is of the scenario as it stands; else it says so. */
void     acies_balance_results_set_current (AciesBalanceResults *self, gboolean current);
gboolean acies_balance_results_get_current (AciesBalanceResults *self);

/* All of it as text. Returns: (transfer full) */
char *acies_balance_results_dup_text (AciesBalanceResults *self);

/* Writes a line a battle if the name of @file ends in .csv, else the text. Errors: ACIES_FILE_ERROR_ACCESS. */
gboolean acies_balance_results_export (AciesBalanceResults *self, GFile *file, GError **error);

G_END_DECLS
