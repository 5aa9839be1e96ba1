/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/*
 * Rows of co_clauses: the morale of armies, victory, deployment, scenarios.
 * Included by co-clauses.c only, inside the table.
 */

  { "C-ARM-1", NC_ ("clause title", "Army morale at a quarter"),
    NC_ ("clause",
         "In battles played with the morale of armies, the first side to have lost a quarter of "
         "its points throws two dice at the end of that turn. With 11 or more its army withdraws "
         "and has lost: a quarter of what it has left, the odd point too, is added to its "
         "losses. The other side is not asked at this mark any more.") },
  { "C-ARM-2", NC_ ("clause title", "Army morale at thirty-five per cent"),
    NC_ ("clause",
         "The first side to have lost 35 per cent throws in the same way, and withdraws with 10 "
         "or more. If both have, it is the one that has lost the larger share, else the one "
         "whose turn it is.") },
  { "C-ARM-3", NC_ ("clause title", "Army morale at a half"),
    NC_ ("clause",
         "The first side to have lost half throws in the same way, and withdraws with 9 or more.") },
  { "C-ARM-4", NC_ ("clause title", "Army morale from then on"),
    NC_ ("clause",
         "After that, at the end of every further turn, the side that has lost more points "
         "throws two dice, and its army routs with 8 or more. If both have lost the same, nobody "
         "throws.") },
  { "C-VIC-1", NC_ ("clause title", "The end"),
    NC_ ("clause",
         "When the battle is over nothing can be done any more.") },
  { "C-VIC-2", NC_ ("clause title", "The time limit"),
    NC_ ("clause",
         "When both sides have had the last turn of the scenario, the one that has lost the "
         "smaller share of its points has won. If the shares are equal it is a draw. Routed "
         "units count as lost only once they are.") },
  { "C-VIC-3", NC_ ("clause title", "An army destroyed"),
    NC_ ("clause",
         "A side has lost when at the end of a turn it has nobody who is steady, rallying or "
         "still to come.") },
  { "C-VIC-4", NC_ ("clause title", "The break share"),
    NC_ ("clause",
         "A scenario may set a share of its points at which a side is beaten. If both have lost "
         "so much, it is the one that has lost the larger share.") },
  { "C-DEP-1", NC_ ("clause title", "Zones of deployment"),
    NC_ ("clause",
         "When armies are set up by hand, the side that moves first goes first. Every unit "
         "stands with all its corners in its side’s zone, or anywhere if there is none; units "
         "that have a place already may be shifted.") },
  { "C-DEP-2", NC_ ("clause title", "Not in a river"),
    NC_ ("clause",
         "Nobody is set up in a river.") },
  { "C-DEP-3", NC_ ("clause title", "Everybody placed"),
    NC_ ("clause",
         "Every unit without a date must have its place before the set-up ends. Those who come "
         "later are not set up.") },
  { "C-DEP-4", NC_ ("clause title", "Reserves"),
    NC_ ("clause",
         "A unit that comes later stands at the place of the scenario at the start of its turn, "
         "or of the first turn after it in which that place is free.") },
  { "C-SCN-1", NC_ ("clause title", "The file"),
    NC_ ("clause",
         "A scenario file tells its format, its version and these rules.") },
  { "C-SCN-2", NC_ ("clause title", "Two sides"),
    NC_ ("clause",
         "It has two sides, each with at least one unit; the first moves first.") },
  { "C-SCN-3", NC_ ("clause title", "Ids"),
    NC_ ("clause",
         "Sides, units and commanders have ids of small letters, digits and hyphens, and none of "
         "them twice.") },
  { "C-SCN-4", NC_ ("clause title", "Kinds of troops"),
    NC_ ("clause",
         "Arms are infantry, cavalry, chariot or elephant; armour extra-heavy, heavy, medium, "
         "light or unarmoured, for infantry and cavalry only; weapons bow, sling, javelin or "
         "pila.") },
  { "C-SCN-5", NC_ ("clause title", "Figures"),
    NC_ ("clause",
         "A unit has 1 to 4 figures, one two ranks deep 1 to 8; a chariot’s crew is 1 or 2 men, "
         "an elephant’s 1 to 3.") },
  { "C-SCN-6", NC_ ("clause title", "What goes together"),
    NC_ ("clause",
         "Pila are for legionaries. Legionaries are foot in one rank. Only foot stands two ranks "
         "deep, and untrained foot must. Chariots and elephants have no armour.") },
  { "C-SCN-7", NC_ ("clause title", "The ground"),
    NC_ ("clause",
         "Ground is a hill, a wood, a stream or a river, of a simple shape; the slope edges of a "
         "hill are edges of that shape.") },
  { "C-SCN-8", NC_ ("clause title", "Known units"),
    NC_ ("clause",
         "Deployment and situation speak of units and commanders that there are.") },
  { "C-SCN-9", NC_ ("clause title", "Places"),
    NC_ ("clause",
         "At the start every unit stands on the table and clear of all others.") },
  { "C-SCN-10", NC_ ("clause title", "Conditions"),
    NC_ ("clause",
         "Conditions keep to their ranges: 1 to 99 turns, a break share above 0 and up to 1, "
         "bases of a positive size; a situation begins in a phase of moves or of shooting, or "
         "with the set-up.") },
