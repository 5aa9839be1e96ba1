/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-types.h"

G_BEGIN_DECLS

#define ACIES_MAX_ROLL_PURPOSES 8
#define ACIES_MAX_ROLL_RESULTS  4

/* Dice that fell, and what they promised before. */
typedef struct
{
  guint8  purpose;                        /* the ruleset's enum: an attack, a recovery */
  gint8   side;                           /* whose luck a high result is */
  gint16  shown;                          /* what counts: the sum of the dice, or the one that is kept */
  double  expected;                       /* its mean */
  guint8  n_results;                      /* 0: the number shown counts; opposed: 3, where 0 is the enemy's success, 1 nobody's */
  guint8  result;                         /* how many successes: hits, 0 to n_results - 1 */
  guint16 ways[ACIES_MAX_ROLL_RESULTS];   /* in which the dice give each result */
  guint16 n_ways;                         /* their sum */
  gint16  needed;                         /* the number to be reached with the modifiers; 0 none */
  guint16 needed_clause;                  /* where it comes from: index into the clause table */
} AciesRoll;

G_END_DECLS
