/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-event.h"
#include "engine/core/acies-ruleset.h"

G_BEGIN_DECLS

/* All rolls of one purpose of a side. */
typedef struct
{
  guint    n_rolls;
  gint     shown;             /* sum of what was shown */
  double   shown_expected;    /* sum of the means */
  gint     results;           /* sum of the successes */
  double   results_expected;  /* what the odds promised */
} AciesLuckRow;

/**
 * AciesLuck:
 *
 * The dice of a battle against what they promised. The chances are exact: from the distribution of the sum of all
 * successes, each roll with its own odds, not from an approximation.
 */
typedef struct
{
  guint        n_sides;
  AciesLuckRow rows[ACIES_MAX_SIDES][ACIES_MAX_ROLL_PURPOSES];
  guint        totals[ACIES_MAX_SIDES][13];  /* how often two dice together showed 2 ... 12 */
  guint        n_pairs[ACIES_MAX_SIDES];
  guint        faces[ACIES_MAX_SIDES][7];    /* how often a die thrown against one of the enemy showed 1 ... 6 */
  guint        n_faces[ACIES_MAX_SIDES];
  int          favoured;                     /* whose successes, less the enemy's, are above what was promised; ACIES_NO_SIDE */
  double       surplus;                      /* by how many */
  double       chance;                       /* 0-1: that dice favour it so much or more */
} AciesLuck;

/* Counts the rolls among @events, of a battle of @n_sides. */
void acies_luck_count (AciesLuck            *self,
                       const AciesRuleset   *ruleset,
                       const AciesSetup     *setup,
                       guint                 n_sides,
                       const AciesEventList *events);

/* The one sentence on it, for people; @names: of the sides. Returns: (transfer full) */
char *acies_luck_to_text (const AciesLuck *self, const char *const *names);

G_END_DECLS
