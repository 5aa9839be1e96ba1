/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/ai/acies-ai.h"
#include "engine/core/acies-scenario.h"

G_BEGIN_DECLS

#define ACIES_MATCH_MAX_SCENARIOS 64

/* A match of two computer players. Its unit is the pair: one battle twice with the same dice, the players changing sides, so that
 * neither a lopsided scenario nor lucky dice count for either of them. */

typedef struct
{
  AciesAiLevel  level;
  AciesAiBudget budget;  /* no nodes: that of the level */
} AciesMatchPlayer;

typedef struct
{
  AciesMatchPlayer players[2];
  AciesStart       start;
  guint            n_pairs;    /* at most */
  guint64          seed;
  guint            n_threads;  /* 0: one a core */
  gboolean         plays_all;  /* does not end when the sequential test has decided */
  double           elo[2];     /* between which differences the test decides; the first player's lead */
} AciesMatchOptions;

/* Half points of the first player in both battles of a pair: 0 to 4. Pair k depends on (seed, k) alone. */
typedef struct
{
  gboolean finished;
  guint8   half_points;
  guint32  decisions[2];       /* of each player */
  gint64   microseconds[2];    /* thought about them */
  gint64   longest[2];         /* microseconds */
} AciesMatchPair;

typedef enum
{
  ACIES_MATCH_OPEN,      /* not decided */
  ACIES_MATCH_STRONGER,  /* the first player leads by the greater difference rather than by the lesser */
  ACIES_MATCH_NOT,       /* the other way round */
} AciesMatchVerdict;

/* What some pairs come to. */
typedef struct
{
  guint             n_pairs;
  guint             counts[5];  /* pairs in which the first player made 0, half, 1, one and a half, 2 points */
  double            score;      /* 0 to 1: the first player's share */
  double            low, high;  /* 95 % of it, from the spread of the pairs */
  double            elo, elo_low, elo_high;
  double            llr;        /* log likelihood ratio of the two differences */
  AciesMatchVerdict verdict;
} AciesMatchScore;

/* Called from any thread after each pair. */
typedef void (*AciesMatchProgress) (guint done, guint total, gpointer user_data);

/**
 * acies_match_run:
 * @scenarios: of two sides each; pair k is played in the one number k modulo their number
 * @n_used: (out): how many pairs, from the first, count: all, or those up to the decision of the test or a cancellation
 *
 * The result does not depend on the number of threads, unless players think by the clock.
 *
 * Returns: (transfer full): the pairs
 */
AciesMatchPair *acies_match_run (AciesScenario *const *scenarios, guint n_scenarios, const AciesMatchOptions *options,
                                 AciesMatchProgress progress, gpointer user_data, GCancellable *cancellable, guint *n_used);

/* Counts the pairs @first, @first + @step, ... below @n_pairs. */
void acies_match_score_init (AciesMatchScore *self, const AciesMatchPair *pairs, guint n_pairs, guint first, guint step,
                             const AciesMatchOptions *options);

G_END_DECLS
