/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/*
 * Rows of dba_clauses: shooting, fights, factors, results.
 * Included by dba-clauses.c only, inside the table.
 */

  { "D-SHO-1", NC_ ("clause title", "Who shoots"),
    NC_ ("clause",
         "Artillery and bows shoot, at enemies on the table. Nobody else does.") },
  { "D-SHO-2", NC_ ("clause title", "Not in contact"),
    NC_ ("clause",
         "An element in contact with an enemy does not shoot.") },
  { "D-SHO-3", NC_ ("clause title", "Nor into a fight"),
    NC_ ("clause",
         "An element in contact is not shot at.") },
  { "D-SHO-4", NC_ ("clause title", "Range"),
    NC_ ("clause",
         "Artillery shoots up to 125 mm (500 paces), bows up to 50 mm (200 paces), from the shooter's front "
         "edge to the nearest point of that part of the target that lies in the arc of D-SHO-5.") },
  { "D-SHO-5", NC_ ("clause title", "Arc"),
    NC_ ("clause",
         "Some of the target must lie ahead of the front edge and within 60 mm of the line straight ahead from "
         "its middle: one base width beyond either end of the front.") },
  { "D-SHO-6", NC_ ("clause title", "No shooting over heads"),
    NC_ ("clause",
         "No element of either side may stand on the shortest line between shooter and target.") },
  { "D-SHO-7", NC_ ("clause title", "Cover"),
    NC_ ("clause",
         "A hill on that line bars the shot unless the middle of the shooter's or of the target's base is on "
         "it. A wood or built-up area does likewise, and even then no more than 12.5 mm (50 paces) of the line "
         "may lie in it. A camp always bars it.") },
  { "D-SHO-8", NC_ ("clause title", "One shot in a bound"),
    NC_ ("clause",
         "An element shoots once in a bound, be it as shooter, to aid one, or shooting back.") },
  { "D-SHO-9", NC_ ("clause title", "Aid"),
    NC_ ("clause",
         "Up to two other elements may aid a shooter. Each of them must be able to shoot at that target "
         "itself.") },
  { "D-SHO-10", NC_ ("clause title", "Shooting back"),
    NC_ ("clause",
         "If the target is artillery or bows, has not shot in this bound and could shoot at the shooter, it "
         "must shoot back. Nobody is asked.") },
  { "D-SHO-11", NC_ ("clause title", "Unanswered shots"),
    NC_ ("clause",
         "A shooter at whom nobody shoots back ignores a bad result. Those who aid always do.") },
  { "D-SHO-12", NC_ ("clause title", "Who shoots first"),
    NC_ ("clause",
         "The side whose bound it is shoots first, as often as it can and wishes, then the other. A side that "
         "has no shot is passed over. Dice and results are as in close combat.") },
  { "D-CMB-1", NC_ ("clause title", "Who fights"),
    NC_ ("clause",
         "Who fights whom is settled when close combat begins: each element of the side whose bound it is "
         "fights the enemy whose front is on its own; an element whose front has no enemy front on it but "
         "stands on the flank or rear of an enemy that could not turn and has none to his front fights that "
         "one; one in contact with a camp fights those in it. Pairs that have come apart by the time it is "
         "their turn do not fight.") },
  { "D-CMB-2", NC_ ("clause title", "The dice"),
    NC_ ("clause",
         "Each of the two throws a die and adds his factors (D-FAC-1). The lower total is beaten; totals may "
         "fall to nothing or below. What that means depends on whether twice the lower total is more than the "
         "higher (D-OUT-2) or not (D-OUT-3).") },
  { "D-CMB-3", NC_ ("clause title", "Only the front"),
    NC_ ("clause",
         "An element attacked to its front fights that enemy alone. Others against its flank and rear count as "
         "factors, and in its result.") },
  { "D-FAC-1", NC_ ("clause title", "Combat factors"),
    NC_ ("clause",
         "What is added to the die depends on whether the opponent is foot or mounted:\n"
         "Blades: 5 against foot, 3 against mounted\n"
         "Elephants, war wagons: 4 against foot, 5 against mounted\n"
         "Spears, scythed chariots: 4 against both\n"
         "Knights, pikes, camelry: 3 against foot, 4 against mounted\n"
         "Cavalry, warband: 3 against both\n"
         "Auxilia, artillery: 3 against foot, 2 against mounted\n"
         "Bows: 2 against foot, 4 against mounted\n"
         "Light horse, psiloi: 2 against both\n"
         "Camp followers: 1 against both\n"
         "The same holds in shooting. Artillery and war wagons are foot.") },
  { "D-FAC-2", NC_ ("clause title", "General"),
    NC_ ("clause",
         "+1 for the general's element in close combat or shot at; as a shooter only when shot back at.") },
  { "D-FAC-3", NC_ ("clause title", "In a camp"),
    NC_ ("clause",
         "+2 for those who hold a camp and are attacked in it.") },
  { "D-FAC-4", NC_ ("clause title", "Uphill"),
    NC_ ("clause",
         "+1 in close combat for an element with the middle of its base on a hill and the opponent's not on "
         "it; or, if both are on it, for the one nearer its top by more than 10 mm.") },
  { "D-FAC-5", NC_ ("clause title", "Bank"),
    NC_ ("clause",
         "+1 in close combat for an element out of a river against one in it, unless the river's die was 1 or "
         "2. Before that die is known it counts.") },
  { "D-FAC-6", NC_ ("clause title", "Support from behind"),
    NC_ ("clause",
         "In close combat an element directly behind, edge to edge and facing the same way, adds to the one in "
         "front, unless either is in bad going. Only one line counts, the first that fits:\n"
         "Pikes behind pikes: +3\n"
         "Psiloi behind spears or blades that fight mounted troops or attack a camp: +1\n"
         "Warband behind warband against foot: +1\n"
         "Spears behind spears: +1") },
  { "D-FAC-7", NC_ ("clause title", "Overlapped and flanked"),
    NC_ ("clause",
         "-1 for each flank that is overlapped and -1 for each enemy front on flank or rear. A flank is "
         "overlapped by an enemy that faces the opposite way and has his front corner at that front corner, "
         "without an enemy to his own front; or whose side edge runs along that side edge, whomever he fights. "
         "A flank with an enemy front on it is not overlapped as well.") },
  { "D-FAC-8", NC_ ("clause title", "Bad going"),
    NC_ ("clause",
         "-2 once for all but auxilia and psiloi: if the element is in bad going, or if it is mounted and in "
         "contact with any enemy in bad going, on the road or off it, in shooting as well.") },
  { "D-FAC-9", NC_ ("clause title", "Several shooters"),
    NC_ ("clause",
         "-1 to the target for the second and for the third that shoots at it.") },
  { "D-FAC-10", NC_ ("clause title", "Worse of two alike"),
    NC_ ("clause",
         "-1 for the one of two elements of the same type that has more points of disadvantage (D-ARM-2).") },
  { "D-OUT-1", NC_ ("clause title", "Whose line counts"),
    NC_ ("clause",
         "What happens to the beaten depends on his own type and on the enemy, among all in contact with him "
         "or all who shot at him, whose line is the worst for him.") },
  { "D-OUT-2", NC_ ("clause title", "Beaten"),
    NC_ ("clause",
         "If twice the loser's total is more than the winner's:\n"
         "Scythed chariots, war wagons: destroyed\n"
         "Elephants, knights, cavalry, camelry, light horse: destroyed in bad going, else recoil\n"
         "Psiloi: destroyed by any mounted in contact, else recoil\n"
         "Spears, pikes: destroyed by knights or scythed chariots in contact unless the loser is in bad going, "
         "destroyed by warband in contact, else recoil\n"
         "Blades: destroyed by warband in contact, else recoil\n"
         "Auxilia, warband, bows: destroyed by knights or scythed chariots in contact unless the loser is in "
         "bad going, else recoil\n"
         "Artillery: destroyed by any enemy in contact or by artillery shooting, else recoil") },
  { "D-OUT-3", NC_ ("clause title", "Beaten by twice as much"),
    NC_ ("clause",
         "If twice the loser's total is the winner's or less, light horse and psiloi flee and all others are "
         "destroyed, whatever D-OUT-2 says.") },
  { "D-OUT-4", NC_ ("clause title", "Equal"),
    NC_ ("clause",
         "If totals are equal nothing happens.") },
  { "D-OUT-5", NC_ ("clause title", "Flankers go too"),
    NC_ ("clause",
         "When an element recoils, flees or is destroyed, friends of it whose front is on the winner's flank "
         "or rear recoil.") },
  { "D-OUT-6", NC_ ("clause title", "The longer table"),
    NC_ ("clause",
         "If the scenario says so these come to D-OUT-2: elephants are destroyed when beaten by auxilia, "
         "psiloi, light horse or artillery; knights are destroyed when beaten by elephants or camelry in "
         "contact; and light horse and psiloi that D-OUT-2 destroys are destroyed by D-OUT-3 too.") },
  { "D-OUT-7", NC_ ("clause title", "Overlaps are safe"),
    NC_ ("clause",
         "Those who merely overlap suffer nothing from the result.") },
