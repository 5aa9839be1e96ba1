/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-event.h"

G_BEGIN_DECLS

#define ACIES_MAX_ODDS_RESULTS 12

/* Number of ways, of 36, in which two dice give @total (2-12; 0 outside). */
guint acies_odds_ways_2d6 (int total);

/* Number of ways, of 36, in which two dice give at least @total. */
guint acies_odds_at_least_2d6 (int total);

typedef struct
{
  guint8 name;      /* the ruleset's enum of results ("one hit"), worst for the attacker first */
  double chance;    /* 0-1 */
  double decisive;  /* the chance if the attacker chooses the ruleset's stake wherever he may; = chance if there is none */
} AciesOddsResult;

#define ACIES_MAX_ODDS_SHARES 128
#define ACIES_MAX_ODDS_BONUSES 4
#define ACIES_MAX_ODDS_NOTES 24

/* What one unit adds to a sum that many make up. */
typedef struct
{
  gint8         side;
  guint8        unit;
  guint8        count;     /* of it that fights: figures */
  guint8        value;     /* of each */
  guint8        n_bonuses;
  AciesModifier bonuses[ACIES_MAX_ODDS_BONUSES];  /* to each */
  gint16        points;    /* count * (value + bonuses) */
} AciesOddsShare;

/* What else an attack brings, before or beside its dice: whom it strikes, who may flee or answer, what has to be tested. */
typedef struct
{
  guint8     name;      /* the ruleset's enum */
  gint8      side;      /* whose units */
  AciesUnits units;     /* whom it concerns, of that side */
  guint8     other;     /* the enemy's unit that it concerns, if it is about one */
  gint16     number;    /* the ruleset's: an arc, a number needed */
  double     chance;    /* 0-1 of what the note fears or hopes; 0 if there is no die */
} AciesOddsNote;

/* An attack before its dice: the sum that will be thrown and the exact chance of each result. */
typedef struct
{
  AciesUnits    units;             /* who attacks */
  gint8         target_side;
  AciesUnits    targets;           /* who is struck */
  gint16        cell;              /* where */
  guint16       needed_clause;     /* the clause of the number needed; with shares: of what their sums are for */
  gint16        needed;            /* the number needed on the dice before modifiers */
  gint16        modifier;          /* their sum */
  guint8        n_modifiers;
  AciesModifier modifiers[ACIES_MAX_EVENT_MODIFIERS];
  gboolean      has_decisive;
  gboolean      opposed;           /* the struck throw too: no number is needed, sums are compared */
  gint16        other_modifier;    /* then the sum of theirs */
  guint8        n_other_modifiers;
  AciesModifier other_modifiers[ACIES_MAX_EVENT_MODIFIERS];
  guint8        n_ways;            /* columns of the dice diagram: ways[total] of 36 for 2d6, 0 if the ruleset has none */
  guint8        n_results;
  AciesOddsResult results[ACIES_MAX_ODDS_RESULTS];
  guint8        n_lost;            /* of the results, the first in which the attacker is beaten; 0 if the ruleset does not tell */
  guint8        n_drawn;           /* behind these, in which neither is; in the others the struck are */
  guint8        kind;              /* the ruleset's; what its words need to know */
  gint16        points[2];         /* sums of the shares of the side that decides and of the other; 0 without shares */
  gint32        products[2][2];    /* of the same two: the least and the greatest product of the changed die and the points; all 0
                                    * if nothing is multiplied */
  guint         n_shares;
  AciesOddsShare shares[ACIES_MAX_ODDS_SHARES];  /* the deciding side's first */
  guint         n_notes;
  AciesOddsNote notes[ACIES_MAX_ODDS_NOTES];
  gint16        cost;              /* Orders that the attack itself costs (bonus) */
} AciesOdds;

/* The chance (0-1) of the result @first or a better one: they stand worst for the attacker first. 0 if there is none such. */
double acies_odds_chance_from (const AciesOdds *odds, guint first);

/* The chances of all results in whole per cents that make 100 together: what is cut off goes to the largest remainders, earlier
 * results first. @decisive: those with the stake. @percents: room for all results */
void acies_odds_percents (const AciesOdds *odds, gboolean decisive, guint percents[ACIES_MAX_ODDS_RESULTS]);

/* The sum of these for @n results from @first on. */
guint acies_odds_percent_of (const AciesOdds *odds, guint first, guint n);

/* The same from the result @first to the last: acies_odds_chance_from() as it is shown. */
guint acies_odds_percent_from (const AciesOdds *odds, guint first);

G_END_DECLS
