/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/ai/acies-ai.h"
#include "engine/core/acies-game.h"

G_BEGIN_DECLS

typedef struct
{
  AciesStart   start;
  AciesAiLevel ai[ACIES_MAX_SIDES];  /* by side */
  guint        n_games;
  guint64      seed;
  guint        n_threads;            /* 0: one a core */
} AciesSimulationOptions;

/* One battle's result; battle k depends on (seed, k) alone, whatever the number of threads. */
typedef struct
{
  gint8   winner;
  guint8  level;
  guint16 turns;
  gint32  margin;       /* side 0's points less those of the best other side */
  guint32 decisions;
  guint16 first_break;  /* the turn in which the first unit was lost; 0: none was */
  guint8  finished;     /* FALSE: stopped at the cap of actions, which is a fault, or cancelled */
} AciesSimulationGame;

typedef void (*AciesSimulationProgress) (guint done, guint total, gpointer user_data);  /* from any thread */

/* Returns: (transfer full): n_games results, in order; after a cancellation some are not finished */
AciesSimulationGame *acies_simulation_run (AciesScenario *scenario, const AciesSimulationOptions *options,
                                           AciesSimulationProgress progress, gpointer user_data, GCancellable *cancellable);

/**
 * acies_simulation_play_again:
 * @index: of the battle, counted from 0
 * @error: G_IO_ERROR_CANCELLED; ACIES_RULE_ERROR, which is a fault
 *
 * Plays one battle of a simulation once more, move for move, as a battle with a record.
 *
 * Returns: (transfer full) (nullable): the battle as it ended
 */
AciesGame *acies_simulation_play_again (AciesScenario *scenario, const AciesSimulationOptions *options, guint index,
                                        GCancellable *cancellable, GError **error);

/* 95% Wilson interval of @count in @total. */
void acies_simulation_interval (guint count, guint total, double *low, double *high);

G_END_DECLS
