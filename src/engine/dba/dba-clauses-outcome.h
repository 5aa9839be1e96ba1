/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/*
 * Rows of dba_clauses: recoil, flight, pursuit, camps, victory.
 * Included by dba-clauses.c only, inside the table.
 */

  { "D-REC-1", NC_ ("clause title", "Recoil"),
    NC_ ("clause",
         "An element that recoils goes straight back by the depth of its own base, facing as before.") },
  { "D-REC-2", NC_ ("clause title", "Pushing friends back"),
    NC_ ("clause",
         "Friends in the way that it may not pass, and whose facing differs by no more than 45 degrees, are "
         "pushed straight back along its line, just as far as needed, and push others in turn. They suffer "
         "nothing else, may come to any ground but impassable, and never pass through others or off the board.") },
  { "D-REC-3", NC_ ("clause title", "No way back"),
    NC_ ("clause",
         "It is destroyed if enemies, impassable ground, a camp, elephants, war wagons, or friends at another "
         "angle are in its way, or if those it pushes have no room.") },
  { "D-REC-4", NC_ ("clause title", "Recoil when flanked"),
    NC_ ("clause",
         "It is destroyed if an enemy front is on its flank or rear.") },
  { "D-REC-5", NC_ ("clause title", "Off the board"),
    NC_ ("clause",
         "If a corner of it would come off the board it is lost.") },
  { "D-REC-6", NC_ ("clause title", "Passing friends"),
    NC_ ("clause",
         "Recoiling or fleeing, mounted troops go through all friends but pikes and elephants, whatever way "
         "these face, and psiloi through all that face the same or the opposite way. One that would end on "
         "those it passed goes on to the first free place behind them; without one it is destroyed.") },
  { "D-FLE-1", NC_ ("clause title", "Flight"),
    NC_ ("clause",
         "An element that flees recoils first. Then it turns about and runs 150 mm (600 paces) straight on, "
         "whatever the ground.") },
  { "D-FLE-2", NC_ ("clause title", "Finding a way"),
    NC_ ("clause",
         "If enemies, a camp, impassable ground or friends it may not pass bar that line, it turns by 15 "
         "degrees to the right, then to the left, then by 30 and so on up to 90, and takes the first line that "
         "is free.") },
  { "D-FLE-3", NC_ ("clause title", "Fled off the board"),
    NC_ ("clause",
         "If a corner of it comes off the board it is lost.") },
  { "D-FLE-4", NC_ ("clause title", "Cornered"),
    NC_ ("clause",
         "If no line is free it is destroyed.") },
  { "D-PUR-1", NC_ ("clause title", "Pursuit"),
    NC_ ("clause",
         "Knights, scythed chariots and warband pursue: if the enemy they fought to their front recoils, "
         "flees, breaks off or is destroyed, they go straight ahead at once by the depth of their own base. "
         "Those on the loser's flank stay where they are.") },
  { "D-PUR-2", NC_ ("clause title", "Not when busy"),
    NC_ ("clause",
         "An element still in contact with an enemy, or overlapping one, does not pursue.") },
  { "D-PUR-3", NC_ ("clause title", "Where it stops"),
    NC_ ("clause",
         "It stops at whatever it touches, at the edge of the board, at impassable ground and at camps. If it "
         "touches an enemy it is lined up with him, by a shift of at most 20 mm and without turning.") },
  { "D-PUR-4", NC_ ("clause title", "Fought later"),
    NC_ ("clause",
         "An enemy met in pursuit is fought in the next bound.") },
  { "D-CAM-1", NC_ ("clause title", "Who holds a camp"),
    NC_ ("clause",
         "A camp is held by its followers, by one element, or by nobody. Elements in a camp neither shoot nor "
         "are shot at, and command no ground.") },
  { "D-CAM-2", NC_ ("clause title", "Attacking a camp"),
    NC_ ("clause",
         "A camp is attacked with the front edge along one of its edges, for 10 mm or more.") },
  { "D-CAM-3", NC_ ("clause title", "Taking a camp"),
    NC_ ("clause",
         "If its defenders are destroyed, recoil or flee, the attacker takes the camp and occupies it. If he "
         "leaves it later, or is lost in it, the camp is its owner's again, and empty.") },
  { "D-CAM-4", NC_ ("clause title", "Beaten in a camp"),
    NC_ ("clause",
         "An element beaten in a camp is lost. Followers so beaten are gone, but never count as lost.") },
  { "D-CAM-5", NC_ ("clause title", "Empty camps"),
    NC_ ("clause",
         "An empty camp falls without dice when its turn comes among the fights.") },
  { "D-CAM-6", NC_ ("clause title", "Leaving a camp"),
    NC_ ("clause",
         "An element leaves a camp by a move of its own, which costs a point: it stands before the inner edge, "
         "its rear on it, facing as the camp does. The place must be free.") },
  { "D-CAM-7", NC_ ("clause title", "Entering a camp"),
    NC_ ("clause",
         "An element that touches its own camp may enter it by a move, which costs a point, if its own side "
         "holds it, no other element is in it, and no enemy is in contact with it.") },
  { "D-CAM-8", NC_ ("clause title", "Fighting in a camp"),
    NC_ ("clause",
         "A camp has no flanks. Its defender is neither overlapped nor flanked, has nothing from hills or "
         "going, and makes no outcome moves. Several attackers fight it one after another, without aid.") },
  { "D-VIC-1", NC_ ("clause title", "Victory"),
    NC_ ("clause",
         "At the end of every bound, of either side: a side loses the battle if it has lost its general or "
         "four elements, and more than the enemy has lost. A scenario may ask for another number. While losses "
         "are equal the battle goes on.") },
  { "D-VIC-2", NC_ ("clause title", "The end"),
    NC_ ("clause",
         "After the end nothing more can be done.") },
  { "D-VIC-3", NC_ ("clause title", "What counts as lost"),
    NC_ ("clause",
         "Elements destroyed and elements off the board count one each. A camp counts two as long as the enemy "
         "holds it. Camp followers never count.") },
  { "D-VIC-4", NC_ ("clause title", "The last bound"),
    NC_ ("clause",
         "If a scenario sets a last bound, the battle is drawn when it ends without a victory.") },
  { "D-ODD-1", NC_ ("clause title", "Chances"),
    NC_ ("clause",
         "Chances are counted exactly, over the 36 ways in which two dice can fall.") },
