/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/ai/acies-balance.h"
#include "engine/core/acies-problem.h"

G_BEGIN_DECLS

/* A simulation that was run, as it is kept: what was wanted, and what came of it. */
typedef struct
{
  char                  *revision;  /* of the scenario: the hash of its bytes */
  AciesSimulationOptions options;   /* n_games: those that came to an end are among the first so many */
  AciesSimulationGame   *games;
} AciesBalanceRun;

/* @games: (transfer full): options->n_games of them */
AciesBalanceRun *acies_balance_run_new  (const char *revision, const AciesSimulationOptions *options, AciesSimulationGame *games);
void             acies_balance_run_free (AciesBalanceRun *self);

/* Returns: (transfer full): an acies-balance object */
JsonNode *acies_balance_run_to_json (const AciesBalanceRun *self);

/* Returns: (transfer full) (nullable): %NULL with @problems if it is no acies-balance object of this version */
AciesBalanceRun *acies_balance_run_from_json (JsonNode *root, AciesProblems *problems);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesBalanceRun, acies_balance_run_free)

G_END_DECLS
