/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/ai/acies-judge.h"
#include "engine/ai/acies-simulation.h"
#include "engine/core/acies-game.h"

G_BEGIN_DECLS

#define ACIES_ANALYSIS_MOST_MOMENTS 3

/* A choice that costs as much as that, in hundredths of a point, is counted as a mistake. */
#define ACIES_ANALYSIS_MISTAKE 100

/* A turning point: a choice that cost, or dice that brought or took, more than any other. */
typedef struct
{
  guint    step;     /* the action, counted from 0 */
  gboolean is_luck;  /* the dice did it, else the choice */
  gint32   swing;    /* for the side that decided, in hundredths of a point: below 0 it suffered */
} AciesMoment;

/* What a side did, in hundredths of a point. */
typedef struct
{
  guint  n_choices;   /* decisions in which there was a choice */
  guint  n_mistakes;
  gint64 loss;        /* of all its choices */
  gint64 luck;        /* what the dice of both sides brought it; two sides have the same with opposite signs */
} AciesAnalysisSide;

/**
 * AciesAnalysis:
 *
 * What a battle that was played turned on: each decision weighed against the best that is found, and luck apart from choice.
 * Holds its own copy of the battle.
 */
typedef struct _AciesAnalysis AciesAnalysis;

typedef struct
{
  AciesAiLevel         level;      /* who looks for better */
  const AciesAiBudget *budget;     /* (nullable): of one thought; else the level's own */
  guint                n_threads;  /* 0: one a core */
} AciesAnalysisOptions;

/* @game: of two sides. Quick: everything else is done by acies_analysis_run(). Returns: (transfer full) */
AciesAnalysis *acies_analysis_new  (AciesGame *game);
void           acies_analysis_free (AciesAnalysis *self);

/* Weighs all decisions, in any thread, once; the same for any number of threads. After a cancellation some are left out. */
void acies_analysis_run (AciesAnalysis *self, const AciesAnalysisOptions *options, AciesSimulationProgress progress,
                         gpointer user_data, GCancellable *cancellable);

guint acies_analysis_get_n_steps (const AciesAnalysis *self);
guint acies_analysis_get_n_done  (const AciesAnalysis *self);  /* steps that were weighed */

/* NULL if step @step was not weighed. */
const AciesJudgement *acies_analysis_get_judgement (const AciesAnalysis *self, guint step);
int                   acies_analysis_get_side      (const AciesAnalysis *self, guint step);  /* who decided */
guint                 acies_analysis_get_turn      (const AciesAnalysis *self, guint step);

const AciesAnalysisSide *acies_analysis_get_totals (const AciesAnalysis *self, guint side);

/* The greatest swings, greatest first, of different turns of a side as long as there are. Returns: how many */
guint acies_analysis_find_moments (const AciesAnalysis *self, AciesMoment moments[ACIES_ANALYSIS_MOST_MOMENTS]);

/* One sentence on a turning point; on what a side's choices cost; on what the dice did. Returns: (transfer full) */
char *acies_analysis_dup_moment_text (const AciesAnalysis *self, const AciesMoment *moment);
char *acies_analysis_dup_side_text   (const AciesAnalysis *self, guint side);
char *acies_analysis_dup_luck_text   (const AciesAnalysis *self);

/* All of it, each decision too. Returns: (transfer full) */
JsonNode *acies_analysis_to_json (const AciesAnalysis *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesAnalysis, acies_analysis_free)

G_END_DECLS
