/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/ai/acies-analysis.h"

G_BEGIN_DECLS

/* One action of the battle. */
typedef struct
{
  AciesAction    action;
  gint8          side;      /* who decided */
  gint8          active;    /* whose turn it was */
  guint16        turn;
  gboolean       done;      /* weighed */
  AciesJudgement judgement;
} AciesAnalysisStep;

struct _AciesAnalysis
{
  AciesScenario     *scenario;
  guint64            seed;     /* of the battle; the judge's dice come from it */
  guint              n_steps;
  AciesAnalysisStep *steps;
  guint8            *states;   /* n_steps + 1, one behind the other: before each action, and the last */
  AciesAnalysisSide  sides[ACIES_MAX_SIDES];
  guint              n_done;
};

/* The position before @step, or after the last. Lent. */
const AciesState *acies_analysis_state_at (const AciesAnalysis *self, guint step);

G_END_DECLS
