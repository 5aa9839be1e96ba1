/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/*
 * Rows of dba_clauses: bounds, points, moves, groups, contact, rivers, roads.
 * Included by dba-clauses.c only, inside the table.
 */

  { "D-SEQ-1", NC_ ("clause title", "The bound"),
    NC_ ("clause",
         "The sides have bounds in turn. In a bound the side whose it is throws a die for points (D-PIP-1) and "
         "makes its moves. Elements attacked in flank or rear then turn to face (D-CON-6). Both sides shoot "
         "(D-SHO-12), those in contact fight (D-CMB-1), and at the end losses are counted (D-VIC-1).") },
  { "D-SEQ-2", NC_ ("clause title", "One thing at a time"),
    NC_ ("clause",
         "Only what is asked for now can be done, and by the side that is asked.") },
  { "D-SEQ-3", NC_ ("clause title", "Shooting in every bound"),
    NC_ ("clause",
         "Both sides shoot in every bound, not only the one whose bound it is.") },
  { "D-SEQ-4", NC_ ("clause title", "Order of fights"),
    NC_ ("clause",
         "The side whose bound it is says which fight is next. A fight is settled with everything that follows "
         "from it before the next one begins, so one can decide another.") },
  { "D-PIP-1", NC_ ("clause title", "Points"),
    NC_ ("clause",
         "The die gives the points of the bound. A move costs one point, whether a single element makes it or "
         "a group. Points that are left at the end are lost.") },
  { "D-PIP-2", NC_ ("clause title", "Far from the general"),
    NC_ ("clause",
         "A move costs one point more if all who make it are 300 mm (1,200 paces) or more from the general's "
         "element; or if all are 150 mm (600 paces) or more from it and beyond a hill, a wood, a built-up area "
         "or a camp; or if the general is lost. It is never more than one. A move in which the general's "
         "element takes part does not need it. Distances are from the edge of the general's base to the "
         "nearest point of the other. An element is beyond something that the line between the middles of both "
         "bases crosses, unless one of these lies in it.") },
  { "D-PIP-3", NC_ ("clause title", "No dear troops"),
    NC_ ("clause",
         "All types of troops cost the same.") },
  { "D-PIP-4", NC_ ("clause title", "Good and bad generals"),
    NC_ ("clause",
         "A scenario may add 1 to the die of a side, or take 1 off, for its general. Points are never fewer "
         "than none.") },
  { "D-MOV-1", NC_ ("clause title", "How far"),
    NC_ ("clause",
         "A move may measure (D-GEO-4) no more than the smallest allowance among those who make it, in mm:\n"
         "Cavalry, scythed chariots: 100 in good going, 50 in bad, 100 by road\n"
         "Light horse: 125 in good going, 50 in bad, 125 by road\n"
         "Knights, elephants, camelry: 75 in good going, 50 in bad, 100 by road\n"
         "Auxilia, bows, psiloi: 75 in good going and in bad, 100 by road\n"
         "Spears, pikes, blades, warband: 50 in good going and in bad, 100 by road\n"
         "Artillery, war wagons: 50 in good going, none in bad, 75 by road\n"
         "In a river, off the road, everybody has 25.") },
  { "D-MOV-2", NC_ ("clause title", "Once in a bound"),
    NC_ ("clause",
         "An element moves at most once in a bound, alone or in a group. What happens to it in combat is no "
         "such move.") },
  { "D-MOV-3", NC_ ("clause title", "Passing through"),
    NC_ ("clause",
         "Mounted troops go through friendly psiloi, and psiloi go through any friends, if both face the same "
         "or opposite ways, and if they end clear of them. Nobody moves through anybody else, least of all "
         "through enemies. More is allowed to those who recoil or flee (D-REC-6).") },
  { "D-MOV-4", NC_ ("clause title", "Impassable ground"),
    NC_ ("clause",
         "No part of a move may touch impassable ground, the sea or a lake.") },
  { "D-MOV-5", NC_ ("clause title", "Staying on the board"),
    NC_ ("clause",
         "No corner of a base may pass the edge of the board by more than 0.5 mm in a move.") },
  { "D-MOV-6", NC_ ("clause title", "Ending clear"),
    NC_ ("clause",
         "A move ends clear of friends, and never leads over a camp. How camps are entered is told in D-CAM-3 "
         "and D-CAM-7.") },
  { "D-MOV-7", NC_ ("clause title", "Steps of a move"),
    NC_ ("clause",
         "A move is made of steps: straight ahead; a wheel about the left or right front corner by up to 90 "
         "degrees; a turn about the middle of the base by up to 180 degrees. A single element takes any number "
         "of them in any order. All of the way must be free; of a turn only its end is looked at. Steps of "
         "groups and along roads are told in D-GRP-4 and D-ROD-1.") },
  { "D-MOV-8", NC_ ("clause title", "Who moves"),
    NC_ ("clause",
         "Only elements of the side whose bound it is move, and only those on the table.") },
  { "D-GRP-1", NC_ ("clause title", "Groups"),
    NC_ ("clause",
         "Elements move as a group if each touches another of them, by edge or corner, so that all are joined, "
         "and all face the same way within 1 degree. They also are a group in column: the middle of each front "
         "edge within 0.5 mm of the middle of the rear edge ahead, where bends of up to 90 degrees are "
         "allowed. None of them may have moved in this bound.") },
  { "D-GRP-2", NC_ ("clause title", "Free of the enemy"),
    NC_ ("clause",
         "No element of a group may be in contact with an enemy (D-CON-1). Touching by corners or by side "
         "edges is no contact.") },
  { "D-GRP-3", NC_ ("clause title", "When a column is needed"),
    NC_ ("clause",
         "A group must be in column, from the start or by forming it first, in three cases: by road; if any of "
         "its way is in bad going or a river; and if it moves away from the enemy, that is if the nearest "
         "enemy, from middle to middle of the bases, is more than 90 degrees off the way it faces and the "
         "distance grows by more than 0.5 mm.") },
  { "D-GRP-4", NC_ ("clause title", "How lines move"),
    NC_ ("clause",
         "A line goes straight ahead, wheels as one body about its outermost front corner on that side, by no "
         "more than 90 degrees in the whole move, or regroups (D-GRP-5). It does not turn in place. Of a "
         "column only the head wheels.") },
  { "D-GRP-5", NC_ ("clause title", "Narrower fronts"),
    NC_ ("clause",
         "A group may regroup as the first step of its move, to pass a gap or to become a column. One element "
         "of its front keeps its place. The new files stand side by side on its front line, 40 mm apart, those "
         "behind with edge to edge. All of the group takes part and its front must become narrower; it never "
         "grows wider in a move.") },
  { "D-GRP-6", NC_ ("clause title", "Columns"),
    NC_ ("clause",
         "Those behind in a column follow in the track of its head: each is drawn along by the one before it, "
         "the middle of its front edge on the middle of the rear edge ahead, and turns as it is drawn. A "
         "straight column that goes straight ahead moves as one body. In a bend neighbours may lie on each "
         "other at the inner corner.") },
  { "D-CON-1", NC_ ("clause title", "Contact"),
    NC_ ("clause",
         "An element that moves against an enemy must be lined up with it. On its front: front edge on front "
         "edge, both corners meeting. On a flank: front edge on the side edge, so that its corner meets the "
         "enemy's front corner there. On the rear: front edge on rear edge, both corners meeting. Where that "
         "is not possible there is no contact. Against a second enemy whose flank or rear the same edge "
         "touches nothing more is asked. Elements are in contact if front edges share 20 mm or more, or if a "
         "front edge shares 10 mm or more with an enemy's flank or rear or with an edge of his camp. Corners "
         "and side edges that touch are no contact.") },
  { "D-CON-2", NC_ ("clause title", "Lining up"),
    NC_ ("clause",
         "An element whose front edge has come within 0.5 mm of an enemy may be lined up with it for nothing. "
         "It is shifted by at most 20 mm, half a base, and turned by at most 45 degrees; its group goes with "
         "it. The whole group must be able to stand there.") },
  { "D-CON-3", NC_ ("clause title", "Held in contact"),
    NC_ ("clause",
         "An element in contact with the enemy can make no move but breaking off (D-BRK-1).") },
  { "D-CON-4", NC_ ("clause title", "Not with the side"),
    NC_ ("clause",
         "Nobody moves so that his own side or rear edge comes to lie on an enemy's front edge.") },
  { "D-CON-6", NC_ ("clause title", "Turning to face"),
    NC_ ("clause",
         "When the moves of a bound are over, elements of both sides that are attacked in flank or rear turn, "
         "in a fixed order. One turns if it has no enemy front against its own and its own front stands on "
         "nobody's flank or rear: its front is put edge to edge on the front of the attacker, of several on "
         "that of the first in order. If the place is taken, off the board or impassable it stays as it is and "
         "suffers for it (D-FAC-7).") },
  { "D-ZOC-1", NC_ ("clause title", "Across a front"),
    NC_ ("clause",
         "Every element commands the ground before its front, 40 mm wide and 50 mm (200 paces) deep. Within it "
         "nobody may move across by more than 20 mm in all, as the enemy's front runs, unless he ends lined up "
         "against that enemy. The ground is not commanded where another element, bad going, impassable ground "
         "or a river lies on the shortest line between that front and the mover, for more than 0.5 mm of it.") },
  { "D-BRK-1", NC_ ("clause title", "Breaking off"),
    NC_ ("clause",
         "A single element whose front touches an enemy may break off. It costs points like every move.") },
  { "D-BRK-2", NC_ ("clause title", "From slower enemies"),
    NC_ ("clause",
         "All enemies that its front touches must have a smaller allowance than itself, each in the kind of "
         "ground in which it ends; for this a barred troop has none.") },
  { "D-BRK-3", NC_ ("clause title", "Not when flanked"),
    NC_ ("clause",
         "It may not break off with an enemy front on its flank or rear.") },
  { "D-BRK-4", NC_ ("clause title", "First straight back"),
    NC_ ("clause",
         "It begins by going straight back, facing the enemy; other steps may follow.") },
  { "D-BRK-5", NC_ ("clause title", "Out of contact"),
    NC_ ("clause",
         "It must end out of all contact. Enemies it leaves pursue at once if they are of that kind (D-PUR-1).") },
  { "D-RIV-1", NC_ ("clause title", "What a river is like"),
    NC_ ("clause",
         "How hard a river is, is not known until somebody crosses it off the road. Then a die is thrown once "
         "for all its length, after the move is found allowed. 1 or 2: shallow with easy banks, no help to "
         "anybody. 3 or 4: its banks help those who defend them (D-FAC-5). 5 or 6: the same, and it is hard to "
         "cross (D-RIV-3).") },
  { "D-RIV-2", NC_ ("clause title", "Slow crossing"),
    NC_ ("clause",
         "A move in which any part of a base is in a river off the road may measure 25 mm at most.") },
  { "D-RIV-3", NC_ ("clause title", "Hard crossings"),
    NC_ ("clause",
         "If the river's die was 5 or 6, each element that enters it off the road throws a die, from the head "
         "backwards. On 1 or 2 it does not get in: all who move with it halt where it last stood clear of the "
         "river, and the point is spent.") },
  { "D-RIV-4", NC_ ("clause title", "Held banks"),
    NC_ ("clause",
         "Those out of a river fight with an advantage against those in it, unless it is known to be shallow "
         "(D-FAC-5).") },
  { "D-ROD-1", NC_ ("clause title", "By road"),
    NC_ ("clause",
         "A road move begins with the front's middle within 20 mm of the road and facing along it, within 45 "
         "degrees, alone or in column. The head is set onto the road; all follow its line with front and rear "
         "on it. Bad going and rivers that are crossed by road do not count.") },
  { "D-ROD-2", NC_ ("clause title", "Where the road ends"),
    NC_ ("clause",
         "A road move ends on the road, not beyond its last point.") },
  { "D-ROD-3", NC_ ("clause title", "The general's haste"),
    NC_ ("clause",
         "Points left over can be added to a road move of the general's element or its group: each lengthens "
         "the move by 25 mm (100 paces).") },
