/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/ai/acies-balance.h"
#include "engine/core/acies-patch.h"

G_BEGIN_DECLS

#define ACIES_HANDICAP_MOST 5  /* changes that are proposed */

/* One change of one unit, and how the battles went with it. */
typedef struct
{
  AciesPatch *patch;    /* the edit of the scenario */
  char       *text;     /* what it is, one phrase: "Rome: one more of Legionaries" */
  guint       n_games;
  guint       wins[2], draws;
} AciesHandicapChange;

typedef struct
{
  AciesStart   start;
  AciesAiLevel level;      /* of both sides */
  guint        n_games;    /* battles of the scenario as it is, and of each change that is left in the end */
  guint64      seed;
  guint        n_threads;  /* 0: one a core */
} AciesHandicapOptions;

/**
 * AciesHandicap:
 *
 * What would bring a battle nearest to even, found by playing it many times over: points to one side, or a change of one unit. Of
 * the changes those that promise little are given up early.
 */
typedef struct
{
  guint    n_games;      /* of the scenario as it is */
  guint    wins[2], draws;
  gboolean has_points;   /* points decide the battles, so that a handicap can be given in them */
  guint    points_side;  /* who should get them */
  gint32   points;       /* 0: none are needed */
  guint    points_wins[2], points_draws;  /* how the same battles would have ended with them */
  GArray  *changes;      /* AciesHandicapChange, nearest to even first; at most ACIES_HANDICAP_MOST */
} AciesHandicap;

/**
 * acies_handicap_find:
 * @root: a scenario without errors, of two sides
 * @progress: (nullable): counts battles, from any thread; the total can become less
 * @error: ACIES_FILE_ERROR: @root is no such scenario; G_IO_ERROR_CANCELLED: stopped before the scenario as it is was played
 *
 * The same for any number of threads. When it is cancelled the changes that were played by then are ranked.
 *
 * Returns: (transfer full) (nullable)
 */
AciesHandicap *acies_handicap_find (JsonNode *root, const AciesHandicapOptions *options, AciesSimulationProgress progress,
                                    gpointer user_data, GCancellable *cancellable, GError **error);
void           acies_handicap_free (AciesHandicap *self);

/* Victories of the first side among @n_games, a draw as half a one, 0 to 1; 0.5 if there were none. */
double acies_handicap_share (guint n_games, guint wins, guint draws);

/* One sentence on the points; on how a battle goes with a change, behind its text. Returns: (transfer full) */
char *acies_handicap_dup_points_text (const AciesHandicap *self, AciesScenario *scenario);
char *acies_handicap_dup_change_text (const AciesHandicapChange *change, AciesScenario *scenario);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesHandicap, acies_handicap_free)

G_END_DECLS
