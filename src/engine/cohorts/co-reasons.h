/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-types.h"

G_BEGIN_DECLS

/*
 * Why an action is refused: a name, the rule cited, and a sentence for people (context "refusal"; %1$s and %2$s are lengths in
 * inches as the reason's numbers tell). Add a row where a new reason is needed; never refuse without one. NC_ is there for the
 * catalogue: the list is expanded to sentences only where gi18n-lib.h is included.
 */
#define CO_REASONS(X) \
  X (WRONG_DECISION,   "C-SEQ-2", NC_ ("refusal", "Something else has to be decided now.")) \
  X (BATTLE_OVER,      "C-VIC-1", NC_ ("refusal", "The battle is over.")) \
  X (NOT_YOURS,        "C-SEQ-2", NC_ ("refusal", "Only units on the table of the side that decides may do this.")) \
  X (MOVED_ALREADY,    "C-SEQ-3", NC_ ("refusal", "Each unit moves only once in a turn.")) \
  X (IS_ROUTED,        "C-MOR-9", NC_ ("refusal", "A routed unit takes no orders.")) \
  X (IS_RALLYING,      "C-RAL-3", NC_ ("refusal", "A unit that rallies takes no orders until it is restored.")) \
  X (IS_PINNED,        "C-ENG-1", NC_ ("refusal", "A unit that is pinned, or stacked behind one, cannot move.")) \
  X (IS_CROSSING,      "C-TER-5", NC_ ("refusal", "A unit that crosses a river does nothing else.")) \
  X (BAD_STEP,         "C-MOV-3", NC_ ("refusal", "A move is made of advances, retirements, obliques up to 45 degrees, wheels up to 90 and turns by quarters.")) \
  X (REORGANISING,     "C-MEL-14", NC_ ("refusal", "A unit that reorganises can only retire.")) \
  X (TOO_FAR,          "C-MOV-2", NC_ ("refusal", "Too far: the move measures %1$s inches and %2$s are allowed.")) \
  X (IS_ENGAGED,       "C-ENG-2", NC_ ("refusal", "An engaged unit either retires out of reach or attacks straight ahead.")) \
  X (FRONTAL_ONLY,     "C-ENG-3", NC_ ("refusal", "An engaged unit may not strike a flank or rear.")) \
  X (RIVER_IN_WAY,     "C-TER-4", NC_ ("refusal", "A river is crossed only by fording it.")) \
  X (OFF_TABLE,        "C-MOV-4", NC_ ("refusal", "No part of it may leave the table.")) \
  X (THROUGH_ENEMY,    "C-MOV-5", NC_ ("refusal", "The way leads through an enemy.")) \
  X (ENDS_ON_FRIENDS,  "C-MOV-6", NC_ ("refusal", "It must end clear of friends.")) \
  X (THROUGH_FRIENDS,  "C-MOV-7", NC_ ("refusal", "The way leads through friends that it may not pass.")) \
  X (NO_CLOSE_WEAPONS, "C-EVA-4", NC_ ("refusal", "Without weapons for close fighting it may not charge those who have them.")) \
  X (NO_RELIEF,        "C-LIN-6", NC_ ("refusal", "Fresh trained infantry with close weapons, close behind and facing alike, relieves a trained unit in contact.")) \
  X (NO_FORD,          "C-TER-4", NC_ ("refusal", "A ford begins within an inch of a river, facing across it.")) \
  X (COMMANDER_FAR,    "C-CMD-5", NC_ ("refusal", "A commander moves at most 12 inches: this is %1$s.")) \
  X (COMMANDER_GONE,   "C-CMD-5", NC_ ("refusal", "This commander is lost or not on the table.")) \
  X (COMMANDER_ENEMY,  "C-CMD-5", NC_ ("refusal", "A commander keeps clear of the enemy.")) \
  X (COMMANDER_MOVED,  "C-CMD-4", NC_ ("refusal", "A commander moves once in a turn.")) \
  X (NOT_ASKED,        "C-EVA-1", NC_ ("refusal", "This unit is not charged now, or cannot evade.")) \
  X (EVADE_DISTANCE,   "C-EVA-2", NC_ ("refusal", "It evades by at most 3 inches.")) \
  X (FIRED_ALREADY,    "C-SEQ-4", NC_ ("refusal", "Each unit shoots only once.")) \
  X (IN_THE_WATER,     "C-TER-5", NC_ ("refusal", "Nobody shoots from the water.")) \
  X (NO_MISSILES,      "C-FIR-1", NC_ ("refusal", "It has no such missiles.")) \
  X (PILA_GONE,        "C-PIL-3", NC_ ("refusal", "Its pila are thrown.")) \
  X (SHOOTER_PINNED,   "C-FIR-7", NC_ ("refusal", "A pinned unit does not shoot.")) \
  X (TARGET_PINNED,    "C-FIR-5", NC_ ("refusal", "Nobody shoots into a melee.")) \
  X (NO_ANSWER,        "C-FIR-6", NC_ ("refusal", "A unit answers only those who shot at it from its front.")) \
  X (OUT_OF_ARC,       "C-FIR-3", NC_ ("refusal", "The target does not lie before its front.")) \
  X (OUT_OF_RANGE,     "C-FIR-2", NC_ ("refusal", "Out of range: the target is %1$s inches away and %2$s is the reach.")) \
  X (LINE_BLOCKED,     "C-FIR-4", NC_ ("refusal", "Another unit or a wood stands in the line of the shot.")) \
  X (NO_VOLLEY,        "C-PIL-4", NC_ ("refusal", "Pila are thrown at the run only by those in contact made this turn, at that enemy.")) \
  X (NO_SUCH_MELEE,    "C-MEL-1", NC_ ("refusal", "There is no such melee to be fought now.")) \
  X (ONE_BY_ONE,       "C-ORG-1", NC_ ("refusal", "Each unit and each commander acts alone.")) \
  X (NO_TARGET,        "C-FIR-2", NC_ ("refusal", "It has no target that it can reach and see.")) \
  X (NO_CONFORM,       "C-MEL-11", NC_ ("refusal", "This unit cannot fall back with those pushed back.")) \
  X (NO_FOLLOW,        "C-MEL-12", NC_ ("refusal", "This unit cannot go forward with those who follow.")) \
  X (DEPLOY_ZONE,      "C-DEP-1", NC_ ("refusal", "It must stand wholly within its side’s zone.")) \
  X (DEPLOY_RIVER,     "C-DEP-2", NC_ ("refusal", "Nobody deploys in a river.")) \
  X (DEPLOY_RESERVE,   "C-DEP-3", NC_ ("refusal", "This unit comes later.")) \
  X (DEPLOY_MISSING,   "C-DEP-3", NC_ ("refusal", "Every unit has to be placed first."))

typedef enum
{
  CO_REASON_NONE,
#define CO_REASON_ROW(name, rule, sentence) CO_REASON_##name,
  CO_REASONS (CO_REASON_ROW)
#undef CO_REASON_ROW
  CO_N_REASONS
} CoReason;

/* acies_verdict_refuse () with a reason of this ruleset; always FALSE. With numbers: whole 1/10 mm. */
#define co_refuse(verdict, name)            acies_verdict_refuse ((verdict), CO_REASON_##name, 0, 0)
#define co_refuse_with(verdict, name, a, b) acies_verdict_refuse ((verdict), CO_REASON_##name, (a), (b))

/* A length in mm as such a number. */
static inline gint
co_tenths (double mm)
{
  return (gint) CLAMP (mm * 10 + 0.5, 0, G_MAXINT16);
}

/* Adds the place where it failed, mm. Always FALSE. */
gboolean co_refuse_at (AciesVerdict *verdict, gboolean refused, TtVec place);

const char *co_reason_rule     (guint reason);
const char *co_reason_sentence (guint reason);  /* untranslated */

G_END_DECLS
