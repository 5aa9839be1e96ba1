/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/ai/acies-ai.h"

G_BEGIN_DECLS

/* One decision that was played, weighed. Values are those of the side that decided, in hundredths of a point. */
typedef struct
{
  AciesAction best;      /* the best that was found; the action that was played if nothing beats it */
  gint32      loss;      /* what the action is worth less than the best; 0 and more */
  gint32      luck;      /* what its dice brought beyond what they promised; 0 without dice */
  guint8      had_choice;
  guint8      had_dice;
} AciesJudgement;

/**
 * AciesJudge:
 *
 * Weighs decisions of battles that were played: the choice by what it and the best found are worth, both before their dice and
 * with the same ones; the luck by what the dice brought against the mean of all dice, of which the first two are gone through
 * one by one and those behind them are drawn. Of one thread at a time.
 */
typedef struct _AciesJudge AciesJudge;

AciesJudge *acies_judge_new  (const AciesRuleset *ruleset, const AciesSetup *setup, AciesAiLevel level,
                              const AciesAiBudget *budget);
void        acies_judge_free (AciesJudge *self);

/**
 * acies_judge_weigh:
 * @before: the position in which @action was played
 * @after: the position that followed
 * @seed: of the judge's own dice; the same gives the same
 * @judgement: (out): worth nothing if @cancellable was cancelled meanwhile
 */
void acies_judge_weigh (AciesJudge *self, const AciesState *before, const AciesAction *action, const AciesState *after,
                        guint64 seed, GCancellable *cancellable, AciesJudgement *judgement);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesJudge, acies_judge_free)

G_END_DECLS
