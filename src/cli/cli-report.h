/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/ai/acies-simulation.h"

G_BEGIN_DECLS

#define CLI_MAX_LEVELS 16

/* What many battles came to. Two sides; margins are those of side 0 over side 1. */
typedef struct
{
  AciesScenario                *scenario;
  const AciesSimulationOptions *options;
  const AciesSimulationGame    *games;
  double                        seconds;

  guint   wins[2], draws;
  guint   levels[CLI_MAX_LEVELS];
  guint   n_unfinished;
  double  margin_mean, margin_sd, margin_low, margin_high;  /* low, high: 95% interval of the mean */
  double  turns_mean;
  guint64 n_decisions;
} CliReport;

/* Counts @games, which stay the caller's. */
void cli_report_init (CliReport *self, AciesScenario *scenario, const AciesSimulationOptions *options,
                      const AciesSimulationGame *games, double seconds);

/* 1 if the first side won, 0 if it lost, else 0.5. */
double    cli_report_score      (const AciesSimulationGame *game);

JsonNode *cli_report_to_json    (const CliReport *self);  /* (transfer full) */
void      cli_report_print_csv  (const CliReport *self);  /* a row a battle */
void      cli_report_print_text (const CliReport *self);

G_END_DECLS
