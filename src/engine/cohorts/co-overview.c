/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-scene.h"

#include <glib/gi18n-lib.h>

#include "engine/core/acies-ruleset.h"
#include "engine/cohorts/co-clauses.h"

const AciesClause co_overview[] = {
  { "C-ORG-1", NC_ ("clause title", "Cohorts on a table"),
    NC_ ("clause",
         "Each unit is one stand: a Roman cohort, a squadron of horse, a band of warriors. It has "
         "up to four figures, each a hundred men. How well the men are armoured says most: how "
         "hard they are to hit, how much they are worth in a fight, and how easily they lose heart.") },
  { "C-FIR-8", NC_ ("clause title", "What is drawn on the table"),
    NC_ ("clause",
         "Dots on a stand are its figures, rings those that it has lost; darts before its front are "
         "pila not thrown yet. Hatching behind means disorder, all over a rout; an angle behind the "
         "stand stands for each time that it was pushed back. A dotted line joins those who are "
         "engaged, a bar with a diamond those in contact, an arrow a shot that has not fallen yet. A "
         "band lies around those who fight as one line, and says how many points they weigh.") },
  { "C-SEQ-1", NC_ ("clause title", "A turn"),
    NC_ ("clause",
         "In your turn each unit may move once and shoot once, in the order you like: those who "
         "move first shoot from their new place, the others shoot and move afterwards. All shots "
         "of a turn count at the same moment, and whoever is shot at from his front may answer. "
         "Then every melee on the table is fought, the enemy's as well as yours.") },
  { "C-ENG-5", NC_ ("clause title", "Engaged and pinned"),
    NC_ ("clause",
         "Enemies who face each other within 3 inches are engaged: they may only retire out of "
         "reach or attack straight ahead. Enemies in contact are pinned and stay until the melee "
         "parts them. So nobody slips past a line that is close to him.") },
  { "C-LIN-1", NC_ ("clause title", "Battle lines"),
    NC_ ("clause",
         "Pinned units of a side that face the same way and stand no more than a stand’s width "
         "apart fight together, as one line, in one melee. Behind a broken place of the line a "
         "second one may stand ready: it fills gaps, and takes over from tired cohorts.") },
  { "C-MEL-1", NC_ ("clause title", "Melees"),
    NC_ ("clause",
         "Add up the points of all figures in contact, throw one die, and multiply. The higher "
         "product wins. A line that was pushed back takes 1 or 2 from its die; one fresh unit in "
         "it sets that right. The loser pays a quarter of his points, the winner half of that, and "
         "two dice tell whether the loser stays, is pushed back or routs.") },
  { "C-MOR-2", NC_ ("clause title", "Routs spread"),
    NC_ ("clause",
         "A routed unit runs its whole move. Friends beside it, behind it and those it runs past "
         "test their morale, those beside it with 3 against them, and whoever fails runs too. In "
         "the next turn it rallies or is lost; rallying takes two turns.") },
  { "C-FLK-2", NC_ ("clause title", "Flanks"),
    NC_ ("clause",
         "A unit struck in flank or rear tests at once, with 3 against it. If it runs the next in "
         "line may run as well. If it holds, the striker still fights with 3 points more for each "
         "figure in that turn.") },
  { "C-CMD-1", NC_ ("clause title", "Commanders"),
    NC_ ("clause",
         "A commander within 4 inches adds 1 point to each figure of a unit. If commanders reach "
         "every unit of a line that fights they add 1 to its die too.") },
  { "C-VIC-2", NC_ ("clause title", "What wins"),
    NC_ ("clause",
         "A battle ends when nobody of a side stands, when an army loses heart, if the battle is "
         "played so, or when the time is up: then the side that has lost the smaller share of its "
         "points has won.") },
  { "C-PIL-4", NC_ ("clause title", "Six things that newcomers miss"),
    NC_ ("clause",
         "1. Pila fly once in a battle: keep them for the run into contact.\n"
         "2. Whoever follows up a push back is spent sooner; whoever holds may bring up his second "
         "line.\n"
         "3. A unit pushed back reorganises only after a whole turn out of contact, without "
         "moving.\n"
         "4. Archers and slingers cannot charge men with swords, but they can evade them.\n"
         "5. Shots are worse for every man the shooters have lost.\n"
         "6. Two lines with gaps are safer than one without: a rout runs along a closed line only "
         "to the next man, but every man behind it tests.") },
  { NULL, NULL, NULL },
};

const AciesPhase co_phases[] = {
  { NC_ ("phase", "Rally"), NC_ ("phase", "Routed units rally or are lost, reserves come, rivers are crossed"), "C-RAL-1", 2,
    FALSE },
  { NC_ ("phase", "Move"), NC_ ("phase", "Those who shall shoot from their new place move first"), "C-MOV-1", 0, TRUE },
  { NC_ ("phase", "Shoot"), NC_ ("phase", "Two dice a shot, the enemy answers, all losses at once"), "C-FIR-8", 2, TRUE },
  { NC_ ("phase", "Move the others"), NC_ ("phase", "Whoever has not moved yet may do so now"), "C-SEQ-3", 0, TRUE },
  { NC_ ("phase", "Fight"), NC_ ("phase", "Pila at the run, struck flanks, then every melee: a die each"), "C-MEL-1", 2, TRUE },
  { NC_ ("phase", "Rout and push back"), NC_ ("phase", "The beaten run or give ground; the winner follows or holds"), "C-MEL-9",
    0, FALSE },
  { NC_ ("phase", "End"), NC_ ("phase", "Units reorganise, the armies’ morale is tried, the losses are counted"), "C-ARM-1", 2,
    FALSE },
  { NULL, NULL, NULL, 0, FALSE },
};
