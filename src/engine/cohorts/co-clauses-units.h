/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/*
 * Rows of co_clauses: units, turns, moves, engaged and pinned.
 * Included by co-clauses.c only, inside the table.
 */

  { "C-ORG-1", NC_ ("clause title", "One stand, one unit"),
    NC_ ("clause",
         "A stand is one unit: a cohort of foot or a squadron of horse. It carries up to four "
         "figures, of a hundred men each, and they move, shoot, fight and run together. Only "
         "their number changes.") },
  { "C-ORG-2", NC_ ("clause title", "Armour classes"),
    NC_ ("clause",
         "Foot and horse belong to one of five classes, by shield, helmet and body armour: extra "
         "heavy, heavy, medium, light and unarmoured. Chariots and elephants have no class; what "
         "concerns them is told in chapters of their own.") },
  { "C-ORG-3", NC_ ("clause title", "Points of a figure"),
    NC_ ("clause",
         "A figure is worth 6 points if extra heavy, 5 heavy, 4 medium, 3 light and 2 "
         "unarmoured; each man of a chariot’s or an elephant’s crew 4. A figure fights with "
         "these points in a melee, and with these points it is counted when it is lost.") },
  { "C-SEQ-1", NC_ ("clause title", "The turn"),
    NC_ ("clause",
         "The sides take turns, the first side of the scenario beginning; turn 3 of the one is "
         "followed by turn 3 of the other. In a turn its side rallies, moves, shoots, and moves "
         "with those who have not moved yet. Then every melee on the table is fought, and what "
         "follows from them is carried out.") },
  { "C-SEQ-2", NC_ ("clause title", "One thing at a time"),
    NC_ ("clause",
         "Only what is asked for now can be done, and only by the side that is asked. While the "
         "enemy decides whether to evade or to follow, everything else waits.") },
  { "C-SEQ-3", NC_ ("clause title", "One move a turn"),
    NC_ ("clause",
         "A unit moves once in its side’s turn: before the shooting or after it. Relieving, "
         "being relieved and beginning to cross a river are such a move as well.") },
  { "C-SEQ-4", NC_ ("clause title", "One shot a turn"),
    NC_ ("clause",
         "A unit shoots once in its own side’s turn, and once in the enemy’s, in answer to one "
         "of those who shoot at it.") },
  { "C-MOV-1", NC_ ("clause title", "Allowances"),
    NC_ ("clause",
         "In a turn, extra heavy, heavy and medium foot go 6 inches; light and unarmoured foot, "
         "and medium foot with bows, 8; elephants 9; chariots and extra heavy horse 10; other "
         "horse 12.") },
  { "C-MOV-2", NC_ ("clause title", "All steps are paid for"),
    NC_ ("clause",
         "All steps of a move are added up and may not come to more than the allowance. Going "
         "ahead, back or aslant costs its length; a wheel costs the way of the outer corner, so "
         "that 45 degrees on a stand of 40 mm cost 1.2 inches; turning on the spot costs 1 inch "
         "for each quarter.") },
  { "C-MOV-3", NC_ ("clause title", "The five steps"),
    NC_ ("clause",
         "A move is made of straight advances, of steps straight back with the front kept, of "
         "steps aslant by up to 45 degrees with the front kept, of wheels of up to 90 degrees "
         "about a front corner, and of turns on the spot by a quarter or a half.") },
  { "C-MOV-4", NC_ ("clause title", "On the table"),
    NC_ ("clause",
         "No corner of a unit may leave the table, at the end of any step.") },
  { "C-MOV-5", NC_ ("clause title", "Not through enemies"),
    NC_ ("clause",
         "No unit passes through or over an enemy, not even a routed one, and not with a corner "
         "while it wheels.") },
  { "C-MOV-6", NC_ ("clause title", "Not on friends"),
    NC_ ("clause",
         "At its end a move must be clear of friends; 0.5 mm of overlap are forgiven.") },
  { "C-MOV-7", NC_ ("clause title", "Passing friends"),
    NC_ ("clause",
         "A unit of one rank may go through friends of one rank who are steady and not pinned. "
         "Units two ranks deep neither pass nor let others pass.") },
  { "C-ENG-1", NC_ ("clause title", "Pinned units stay"),
    NC_ ("clause",
         "A pinned unit cannot move, nor can one stacked behind it. It waits for the melee to "
         "part them, or for a fresh cohort to relieve it.") },
  { "C-ENG-2", NC_ ("clause title", "Engaged units"),
    NC_ ("clause",
         "An engaged unit has two choices if it moves: straight back, until nobody engages it "
         "any more, or straight ahead into contact. One that becomes engaged in the middle of "
         "its move may only go straight on.") },
  { "C-ENG-3", NC_ ("clause title", "No flank attack while engaged"),
    NC_ ("clause",
         "An engaged unit attacks to the front: it may not strike the flank or the rear of "
         "anybody, not even of another enemy than the one who holds it.") },
  { "C-ENG-4", NC_ ("clause title", "Pinned"),
    NC_ ("clause",
         "Enemies are pinned when the front edge of one of them touches the other, with more "
         "than a corner. Both are, whichever way they face. A unit pins at most two enemies to "
         "its front.") },
  { "C-ENG-5", NC_ ("clause title", "Engaged"),
    NC_ ("clause",
         "Two enemies not in contact are engaged when they are at most 3 inches apart and each "
         "has the other’s centre before its front, within 45 degrees beyond its corners. Both "
         "may still shoot.") },
