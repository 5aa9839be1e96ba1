/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-types.h"

G_BEGIN_DECLS

/*
 * Why an action is refused: a name, the rule cited, and a sentence for people (context "refusal"; %1$s and %2$s are lengths in
 * millimetres or numbers as the reason's row in dba-reasons.c tells). Add a row where a new reason is needed; never refuse
 * without one. NC_ is there for the catalogue: the list is expanded to sentences only where gi18n-lib.h is included.
 */
#define DBA_REASONS(X) \
  X (WRONG_DECISION,   "D-SEQ-2", NC_ ("refusal", "Something else has to be decided now.")) \
  X (BATTLE_OVER,      "D-VIC-2", NC_ ("refusal", "The battle is over.")) \
  X (NOT_YOURS,        "D-MOV-8", NC_ ("refusal", "Only elements on the table of the side whose bound it is may move, each named once.")) \
  X (MOVED_ALREADY,    "D-MOV-2", NC_ ("refusal", "Each element moves only once in a bound.")) \
  X (INSIDE_CAMP,      "D-CAM-6", NC_ ("refusal", "An element inside a camp can only leave it.")) \
  X (NO_ROOM_OUTSIDE,  "D-CAM-6", NC_ ("refusal", "There is no room in front of the camp.")) \
  X (NOT_IN_CAMP,      "D-CAM-6", NC_ ("refusal", "This element is not in a camp.")) \
  X (CAMP_ENTRY,       "D-CAM-7", NC_ ("refusal", "Only an element that touches its own camp, held by its own side and by no other element, may go in, and not while in contact with the enemy.")) \
  X (BREAK_OFF_FRONT,  "D-BRK-1", NC_ ("refusal", "Only a single element with an enemy to its front may break off.")) \
  X (BREAK_OFF_SLOW,   "D-BRK-2", NC_ ("refusal", "It may break off only from enemies who are slower where it ends.")) \
  X (BREAK_OFF_FLANK,  "D-BRK-3", NC_ ("refusal", "It may not break off with an enemy on its flank or rear.")) \
  X (BREAK_OFF_STEP,   "D-BRK-4", NC_ ("refusal", "Breaking off begins straight back.")) \
  X (BREAK_OFF_END,    "D-BRK-5", NC_ ("refusal", "An element that breaks off must end out of all contact.")) \
  X (IN_CONTACT,       "D-CON-3", NC_ ("refusal", "In contact with the enemy an element may only break off.")) \
  X (GROUP_CONTACT,    "D-GRP-2", NC_ ("refusal", "No element of a group may be in contact with the enemy.")) \
  X (NOT_A_GROUP,      "D-GRP-1", NC_ ("refusal", "The elements of a group must touch one another and face the same way, or stand in column.")) \
  X (BONUS_POINTS,     "D-ROD-3", NC_ ("refusal", "Only the general’s element or its group adds points to a road move.")) \
  X (EXTRA_POINT,      "D-PIP-2", NC_ ("refusal", "So far from the general, or without him, this move costs one point more.")) \
  X (NO_POINTS,        "D-PIP-1", NC_ ("refusal", "There are not enough points left.")) \
  X (BAD_STEP,         "D-MOV-7", NC_ ("refusal", "A path is made of steps with a distance or an angle each.")) \
  X (GROUP_STEP,       "D-GRP-4", NC_ ("refusal", "A line goes straight ahead, wheels up to 90 degrees in all, or forms a column; it cannot turn in place.")) \
  X (BAD_REFORM,       "D-GRP-5", NC_ ("refusal", "Elements regroup only into a narrower front, and all of them.")) \
  X (NOT_ON_ROAD,      "D-ROD-1", NC_ ("refusal", "A road move begins on the road, facing along it, in column.")) \
  X (ROAD_END,         "D-ROD-2", NC_ ("refusal", "The road ends before that.")) \
  X (COLUMN_NEEDED,    "D-GRP-3", NC_ ("refusal", "By road, through bad going, over a river or away from the enemy a group moves in column.")) \
  X (BARRED,           "D-TER-3", NC_ ("refusal", "Artillery and war wagons cannot enter bad going off the road.")) \
  X (TOO_FAR,          "D-MOV-1", NC_ ("refusal", "Too far: the move measures %1$s mm and %2$s mm are allowed.")) \
  X (LINE_UP_LIMIT,    "D-CON-2", NC_ ("refusal", "Lining up moves an element by at most half a base and 45 degrees, and only against an enemy it has reached.")) \
  X (OFF_BOARD,        "D-MOV-5", NC_ ("refusal", "An element may not leave the board.")) \
  X (IMPASSABLE,       "D-MOV-4", NC_ ("refusal", "Nobody can enter this ground.")) \
  X (THROUGH_CAMP,     "D-MOV-6", NC_ ("refusal", "A move may not enter a camp.")) \
  X (ENDS_ON_FRIENDS,  "D-MOV-6", NC_ ("refusal", "A move must end clear of friends.")) \
  X (THROUGH_BODIES,   "D-MOV-3", NC_ ("refusal", "The way leads through elements that it may not pass.")) \
  X (ACROSS_FRONT,     "D-ZOC-1", NC_ ("refusal", "Nobody may cross the front of an enemy within 200 paces.")) \
  X (NOT_LINED_UP,     "D-CON-1", NC_ ("refusal", "In contact an element must line up edge to edge and corner to corner.")) \
  X (SIDE_ON_FRONT,    "D-CON-4", NC_ ("refusal", "An element may not bring its side or rear against an enemy’s front.")) \
  X (CAMP_SLANTING,    "D-CAM-2", NC_ ("refusal", "A camp is attacked with the front edge along one of its edges.")) \
  X (NOT_A_SHOT,       "D-SHO-1", NC_ ("refusal", "Only artillery and bows shoot, at elements of the enemy.")) \
  X (SHOOTER_CONTACT,  "D-SHO-2", NC_ ("refusal", "An element in contact with the enemy does not shoot.")) \
  X (TARGET_CONTACT,   "D-SHO-3", NC_ ("refusal", "Nobody shoots at an element in contact.")) \
  X (RANGE,            "D-SHO-4", NC_ ("refusal", "The target is out of range: %1$s mm away, and %2$s mm is the range.")) \
  X (ARC,              "D-SHO-5", NC_ ("refusal", "The target is not within a base width of straight ahead.")) \
  X (SHOT_BODY,        "D-SHO-6", NC_ ("refusal", "An element stands in the line of the shot.")) \
  X (SHOT_GROUND,      "D-SHO-7", NC_ ("refusal", "A hill, a wood, a built-up area or a camp bars the line of the shot.")) \
  X (SHOT_ALREADY,     "D-SHO-8", NC_ ("refusal", "Each element shoots only once in a bound.")) \
  X (TOO_MANY_AIDS,    "D-SHO-9", NC_ ("refusal", "At most two others, each named once, may aid a shooter.")) \
  X (NOT_A_PAIR,       "D-CMB-1", NC_ ("refusal", "These two have no fight to settle now.")) \
  X (UNKNOWN_BOARD,    "D-SET-2", NC_ ("refusal", "There is no such board.")) \
  X (EDGES_APART,      "D-SET-3", NC_ ("refusal", "The numbers 5 and 6 go to two edges that meet.")) \
  X (NOT_EACH_ONCE,    "D-SET-4", NC_ ("refusal", "Each element is placed exactly once; one of them may hold the camp instead.")) \
  X (DEPLOY_DEPTH,     "D-SET-5", NC_ ("refusal", "Elements deploy within 600 paces of their base edge.")) \
  X (DEPLOY_OVERLAP,   "D-SET-6", NC_ ("refusal", "Two elements would stand on each other.")) \
  X (DEPLOY_GROUND,    "D-SET-7", NC_ ("refusal", "No element can deploy on this ground.")) \
  X (CAMP_PLACE,       "D-SET-8", NC_ ("refusal", "A camp stands wholly on the base edge, in good going, and not in a river."))

typedef enum
{
  DBA_REASON_NONE,
#define DBA_REASON_ROW(name, rule, sentence) DBA_REASON_##name,
  DBA_REASONS (DBA_REASON_ROW)
#undef DBA_REASON_ROW
  DBA_N_REASONS
} DbaReason;

/* acies_verdict_refuse () with a reason of this ruleset; always FALSE. With numbers: whole 1/10 mm. */
#define dba_refuse(verdict, name)            acies_verdict_refuse ((verdict), DBA_REASON_##name, 0, 0)
#define dba_refuse_with(verdict, name, a, b) acies_verdict_refuse ((verdict), DBA_REASON_##name, (a), (b))

/* Adds the place where it failed, mm. Always FALSE. */
gboolean dba_refuse_at (AciesVerdict *verdict, gboolean refused, TtVec place);

const char *dba_reason_rule     (guint reason);
const char *dba_reason_sentence (guint reason);  /* untranslated */

G_END_DECLS
