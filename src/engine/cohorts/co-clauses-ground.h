/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/*
 * Rows of co_clauses: two ranks, elephants, chariots, ground.
 * Included by co-clauses.c only, inside the table.
 */

  { "C-DBL-1", NC_ ("clause title", "Double stands"),
    NC_ ("clause",
         "Levies, militia and phalanxes may stand two ranks deep: two stands, one behind the "
         "other, that are one unit of up to eight figures and move as one.") },
  { "C-DBL-2", NC_ ("clause title", "The front rank fights"),
    NC_ ("clause",
         "In a melee only the front rank of such a unit fights: at most four figures.") },
  { "C-DBL-3", NC_ ("clause title", "The rear rank bleeds"),
    NC_ ("clause",
         "Losses come from the rear rank first, so the front stays full as long as there are men "
         "behind.") },
  { "C-DBL-4", NC_ ("clause title", "One shot"),
    NC_ ("clause",
         "A unit two ranks deep makes one shot, and all its losses are taken from the dice.") },
  { "C-ELE-1", NC_ ("clause title", "Moves of elephants"),
    NC_ ("clause",
         "Elephants move 9 inches.") },
  { "C-ELE-2", NC_ ("clause title", "Shots of elephants"),
    NC_ ("clause",
         "The crews of a stand of elephants make one shot.") },
  { "C-ELE-3", NC_ ("clause title", "Elephants rout"),
    NC_ ("clause",
         "A missile that scores 7 to 9 makes elephants rout. Friends in their way test as "
         "always; those who hold are run through.") },
  { "C-ELE-4", NC_ ("clause title", "Elephants killed"),
    NC_ ("clause",
         "A missile that scores 10 or more kills them.") },
  { "C-ELE-5", NC_ ("clause title", "Points of elephants"),
    NC_ ("clause",
         "Elephants are worth 12 points: a crew of three, 4 points each. Without a crew they are "
         "lost.") },
  { "C-ELE-6", NC_ ("clause title", "Horse charged by elephants"),
    NC_ ("clause",
         "Horses charged by elephants may bolt: each unit of cavalry that is touched throws two "
         "dice and routs with 10 or more.") },
  { "C-ELE-7", NC_ ("clause title", "Horse that refuses"),
    NC_ ("clause",
         "Cavalry that charges elephants throws two dice. With 10 or more the horses refuse: the "
         "unit stands 1 inch short of them, and has moved.") },
  { "C-ELE-8", NC_ ("clause title", "Elephants do not rally"),
    NC_ ("clause",
         "Routed elephants are not rallied: at their side’s next turn they are lost.") },
  { "C-ELE-9", NC_ ("clause title", "Morale of elephants"),
    NC_ ("clause",
         "Elephants fail a morale test with 7 or more.") },
  { "C-CHA-1", NC_ ("clause title", "Moves and shots of chariots"),
    NC_ ("clause",
         "Chariots move 10 inches, and each stand of them makes its own shot.") },
  { "C-CHA-2", NC_ ("clause title", "Points of chariots"),
    NC_ ("clause",
         "A chariot’s stand is worth 8 points: a crew of two, 4 points each.") },
  { "C-CHA-3", NC_ ("clause title", "Shots at chariots"),
    NC_ ("clause",
         "A missile that scores 6 to 8 hits one of the crew of a chariot, 9 does nothing, and 10 "
         "or more destroys it.") },
  { "C-CHA-4", NC_ ("clause title", "Morale of chariots"),
    NC_ ("clause",
         "Chariots fail a morale test with 7 or more.") },
  { "C-CHA-5", NC_ ("clause title", "Rally of chariots"),
    NC_ ("clause",
         "Routed chariots rally with 9 or more.") },
  { "C-TER-1", NC_ ("clause title", "Rough ground"),
    NC_ ("clause",
         "Hills, woods and streams halve the whole move of a unit that touches them, at its "
         "start, its end or on its way.") },
  { "C-TER-2", NC_ ("clause title", "Touching ground"),
    NC_ ("clause",
         "A unit touches ground when more than a rim of 0.5 mm of its base lies on it.") },
  { "C-TER-3", NC_ ("clause title", "Crossing a river"),
    NC_ ("clause",
         "A river takes three turns. A unit within an inch of the bank and facing across stops "
         "there for its move. At the start of its side’s next turn it is in the water, at the "
         "next on the far bank, and from the one after that it is free. A taken place, or an "
         "enemy who pins it, keeps it waiting.") },
  { "C-TER-4", NC_ ("clause title", "Rivers bar the way"),
    NC_ ("clause",
         "There is no other way into a river or across it.") },
  { "C-TER-5", NC_ ("clause title", "While crossing"),
    NC_ ("clause",
         "A unit that crosses a river makes no other move, and in the water it does not shoot.") },
  { "C-TER-6", NC_ ("clause title", "Downhill"),
    NC_ ("clause",
         "A unit fights downhill against an enemy off its hill, where a slope lies between them, "
         "or lower down on the same hill: its centre is more than 10 mm nearer the crest than "
         "his. It adds 1 point a figure. Some edges of a hill may be no slope.") },
  { "C-TER-7", NC_ ("clause title", "Woods"),
    NC_ ("clause",
         "A unit whose centre is in a wood adds 1 point a figure against an enemy whose centre "
         "is not.") },
  { "C-TER-8", NC_ ("clause title", "The bank"),
    NC_ ("clause",
         "A unit that holds the bank of a stream or river between it and the enemy, and does not "
         "stand in the water, adds 1 point a figure. For the ground no more than 1 is ever "
         "added.") },
  { "C-TER-9", NC_ ("clause title", "Cover"),
    NC_ ("clause",
         "1 is taken from the dice of a shot at a target that stands uphill of the shooter as in "
         "C-TER-6, in a wood, or within an inch behind a stream or river. It is taken once.") },
