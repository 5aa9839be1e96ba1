/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-types.h"

G_BEGIN_DECLS

#define ACIES_MAX_OUTCOME_LINES 16

/* One line of a side's points. */
typedef struct
{
  guint8 name;    /* the ruleset's enum; words by AciesRuleset.outcome_line_text, wire name in its JSON */
  guint16 clause; /* index into its clause table */
  gint16 points;  /* in the unit of the ruleset's scores */
} AciesOutcomeLine;

/* The end of a battle. */
typedef struct
{
  gboolean over;
  gint8    winner;   /* ACIES_NO_SIDE: a draw */
  guint8   level;    /* the ruleset's enum, 0 a draw, rising */
  gint32   margin;   /* winner's points less the loser's */
  guint8   reason;   /* the ruleset's enum */
  gint32   points[ACIES_MAX_SIDES];
  guint    n_lines[ACIES_MAX_SIDES];
  AciesOutcomeLine lines[ACIES_MAX_SIDES][ACIES_MAX_OUTCOME_LINES];
} AciesOutcome;

G_END_DECLS
