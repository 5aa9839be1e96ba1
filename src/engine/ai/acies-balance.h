/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/ai/acies-simulation.h"

G_BEGIN_DECLS

#define ACIES_BALANCE_MAX_LEVELS 16

/* What many battles came to. Battles that did not come to an end (stopped, or a fault) are counted as such and
 * nowhere else. Margins are points of the first side less those of the best other one. */
typedef struct
{
  guint   n_games;       /* that came to an end */
  guint   n_unfinished;

  guint   wins[ACIES_MAX_SIDES], draws;
  guint   levels[ACIES_BALANCE_MAX_LEVELS];          /* battles by level of the outcome */
  guint   victories[ACIES_MAX_SIDES][ACIES_BALANCE_MAX_LEVELS];  /* those of them that a side won */

  double  margin_mean, margin_sd;
  double  margin_low, margin_high;                   /* 95% interval of the mean */
  gint32  margin_least, margin_most;
  double  turns_mean;
  guint   turns_least, turns_most;
  guint   n_broken;                                  /* battles in which a unit was lost */
  double  break_mean;                                /* the turn in which the first one was, over those battles */
  guint   break_least, break_most;
  guint64 n_decisions;
} AciesBalance;

/* Counts @games; all is 0 if none of them came to an end. */
void acies_balance_init (AciesBalance *self, const AciesSimulationGame *games, guint n_games);

/* 1 if the first side won, 0 if it lost, else 0.5. */
double acies_balance_score (const AciesSimulationGame *game);

/* The battles with the greatest margins, whichever side they favour, greatest first, earliest first among equals; draws and
 * battles with no margin are none. Writes at most @most indexes. Returns: how many */
guint acies_balance_find_lopsided (const AciesSimulationGame *games, guint n_games, guint *indexes, guint most);

/* A line a battle that came to an end, after one with the names of the columns; battles count from 1; a point in numbers in every
 * locale. */
void acies_balance_append_csv (GString *csv, AciesScenario *scenario, const AciesSimulationGame *games, guint n_games);

/* Victories with their intervals, levels, margin, length, the first unit lost, as lines of text for people. */
void acies_balance_append_text (GString *text, AciesScenario *scenario, const AciesSimulationOptions *options,
                                const AciesBalance *balance);

/* "Rome (standard) won 43, 43.0% (95% interval 33.7 to 52.8%)". Returns: (transfer full) */
char *acies_balance_dup_wins_text (AciesScenario *scenario, const AciesSimulationOptions *options, const AciesBalance *balance,
                                   guint side);

/* "Margin of Rome: mean ...", "Turns: mean ...", "First unit lost: turn ...". Returns: (transfer full) */
char *acies_balance_dup_margin_text (AciesScenario *scenario, const AciesBalance *balance);
char *acies_balance_dup_turns_text  (const AciesBalance *balance);
char *acies_balance_dup_break_text  (const AciesBalance *balance);

/* "Battle 17: Clear victory for Rome, by 12 points, in 8 turns", of one that was won; @index counts from 0, people from 1.
 * Returns: (transfer full) */
char *acies_balance_dup_game_text (AciesScenario *scenario, const AciesSimulationGame *game, guint index);

G_END_DECLS
