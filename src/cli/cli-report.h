/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/ai/acies-balance.h"

G_BEGIN_DECLS

/* Many battles of two sides, and what they came to. */
typedef struct
{
  const char                   *path;      /* of the scenario, as it was given */
  AciesScenario                *scenario;
  const AciesSimulationOptions *options;
  const AciesSimulationGame    *games;
  double                        seconds;
  AciesBalance                  balance;   /* of those that came to an end */
} CliReport;

/* Counts @games, which stay the caller's. */
void cli_report_init (CliReport *self, const char *path, AciesScenario *scenario, const AciesSimulationOptions *options,
                      const AciesSimulationGame *games, double seconds);

JsonNode *cli_report_to_json    (const CliReport *self);  /* (transfer full) */
void      cli_report_print_csv  (const CliReport *self);  /* a row a battle */
void      cli_report_print_text (const CliReport *self);

G_END_DECLS
