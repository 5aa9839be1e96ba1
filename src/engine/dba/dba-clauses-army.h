/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/*
 * Rows of dba_clauses: the army, bases, ground, setting up.
 * Included by dba-clauses.c only, inside the table.
 */

  { "D-ARM-1", NC_ ("clause title", "Twelve elements"),
    NC_ ("clause",
         "An army has twelve elements. One of them is that of the general, and there is only one general. Camp "
         "followers are not among the twelve. A scenario may allow other numbers.\n"
         "Mounted troops are elephants (El), knights (Kn), cavalry (Cv), light horse (LH), scythed chariots "
         "(SCh) and camelry (Cm).\n"
         "Foot are spears (Sp), pikes (Pk), blades (Bd), auxilia (Ax), bows (Bw), psiloi (Ps), warband (Wb), "
         "artillery (Art), war wagons (WWg) and camp followers (CF).\n"
         "Heavy chariots (HCh) are knights and light chariots (LCh) are cavalry, on deeper bases. A digit "
         "before a code is the number of figures on such a base; it matters for the depth alone (D-GEO-3).") },
  { "D-ARM-2", NC_ ("clause title", "Grades within a type"),
    NC_ ("clause",
         "A scenario may give elements points of disadvantage, for poor armour or low spirits. If two elements "
         "of one type fight and their points differ, the one with more of them takes 1 off its total, however "
         "great the difference is (D-FAC-10).") },
  { "D-GEO-1", NC_ ("clause title", "Bases"),
    NC_ ("clause",
         "An element is a rectangle 40 mm wide. Its place is the middle of its front edge together with the "
         "way it faces. 25 mm stand for 100 paces. Contact, ranges and ground are judged by the whole "
         "rectangle. Two bases touch if at most 0.5 mm lies between them, and neither may reach more than 0.5 "
         "mm into the other. A base is in a piece of ground if more than 1 square millimetre of it lies there.") },
  { "D-GEO-2", NC_ ("clause title", "Any angle"),
    NC_ ("clause",
         "Elements may stand at any angle. Ahead and back are along the way the base faces; left and right are "
         "those of its men. Edges count as parallel, and facings as equal or opposite, if they differ by at "
         "most 1 degree.") },
  { "D-GEO-3", NC_ ("clause title", "Depth of bases"),
    NC_ ("clause",
         "How deep a base is depends on the troops.\n"
         "15 mm: spears, pikes, blades, warband\n"
         "20 mm: the same four written with a 3, and auxilia, bows, psiloi, camp followers\n"
         "30 mm: knights, cavalry, light horse, camelry\n"
         "40 mm: elephants, scythed chariots, artillery, war wagons, heavy and light chariots\n"
         "Bows, warband, blades, spears, cavalry and knights written with a 6 or an 8 are twice as deep.") },
  { "D-GEO-4", NC_ ("clause title", "How moves are measured"),
    NC_ ("clause",
         "A move measures the greatest of three lengths: the way that the middle of the front edge has gone, "
         "and the straight distance of each of the two front corners from where they were. The way is the "
         "distance ahead; the arc of a wheel; the depth times the sine of half the angle for a turn in place; "
         "the straight line to the new place when a group regroups; what each element was drawn along for "
         "those who follow in a column. Of a group the element that went farthest counts. Lining up with an "
         "enemy is free (D-CON-2). By road only the way counts, with the step onto the road.") },
  { "D-GEO-5", NC_ ("clause title", "No gaps"),
    NC_ ("clause",
         "An element that comes within 0.5 mm and 1 degree of being lined up with an enemy is put exactly "
         "there, and all who move with it are shifted along. If it meets several enemies so, the first pair "
         "decides.") },
  { "D-GEO-6", NC_ ("clause title", "Rounding"),
    NC_ ("clause",
         "After each action places are rounded to 0.01 mm and facings to 0.01 degree, so that a battle played "
         "again with the same dice ends the same.") },
  { "D-TER-1", NC_ ("clause title", "Kinds of ground"),
    NC_ ("clause",
         "Bad going are steep hills, woods, rough ground, marsh, dunes, built-up areas and enclosed fields. "
         "Open ground and gentle hills are good going. Impassable ground, the sea and lakes can be entered by "
         "nobody. Rivers have rules of their own (D-RIV-1).") },
  { "D-TER-2", NC_ ("clause title", "Slowed by bad going"),
    NC_ ("clause",
         "If any part of a base is in bad going off the road at any moment of a move, where it began included, "
         "the whole move has the allowance of bad going (D-MOV-1). In a river it has that of a river.") },
  { "D-TER-3", NC_ ("clause title", "Wheels off the road"),
    NC_ ("clause",
         "Artillery and war wagons enter bad going by road only.") },
  { "D-TER-4", NC_ ("clause title", "What a board should hold"),
    NC_ ("clause",
         "Of the four quarters of a board at least three should hold a part of a feature, river or road, and "
         "at least two a part of a river, of bad going or of impassable ground. A board that holds less can be "
         "played on, but its maker is warned.") },
  { "D-SET-1", NC_ ("clause title", "Who chooses the ground"),
    NC_ ("clause",
         "Each side throws a die, again while they are equal. The lower side chooses one of the boards that "
         "the scenario offers.") },
  { "D-SET-2", NC_ ("clause title", "Numbering the edges"),
    NC_ ("clause",
         "The lower side then names the edge that is number 1; the other three are numbered on clockwise, 2 to "
         "4.") },
  { "D-SET-3", NC_ ("clause title", "Base edges"),
    NC_ ("clause",
         "The higher side gives the numbers 5 and 6 to two edges that meet, one each. Its die tells its base "
         "edge, so these two are twice as likely as the others. The enemy's base edge is the opposite one.") },
  { "D-SET-4", NC_ ("clause title", "Deploying"),
    NC_ ("clause",
         "Camps are placed first, the higher side's before the other's. Then the lower side places its whole "
         "army, and after it the higher side. Each element is placed exactly once, save that one may hold the "
         "camp instead; else its followers hold it, or nobody does. In a historical battle without given "
         "places the first side listed deploys first.") },
  { "D-SET-5", NC_ ("clause title", "How far forward"),
    NC_ ("clause",
         "No corner of an element may be placed more than 150 mm (600 paces) from its base edge.") },
  { "D-SET-6", NC_ ("clause title", "Room to stand"),
    NC_ ("clause",
         "Elements may touch but not stand on one another.") },
  { "D-SET-7", NC_ ("clause title", "Where nobody deploys"),
    NC_ ("clause",
         "Nobody is placed on impassable ground, in a river or on a camp. Artillery and war wagons are not "
         "placed in bad going either.") },
  { "D-SET-8", NC_ ("clause title", "Camps"),
    NC_ ("clause",
         "A camp is 40 mm square if the scenario gives no other size. Its rear lies on its side's base edge "
         "and it faces inward. It must stand in good going and out of rivers. A scenario may do without camps.") },
  { "D-SET-9", NC_ ("clause title", "The first bound"),
    NC_ ("clause",
         "After a deployment with dice the lower side has the first bound. In a historical battle, or one that "
         "begins in its midst, it is the first side listed, unless the scenario says otherwise.") },
