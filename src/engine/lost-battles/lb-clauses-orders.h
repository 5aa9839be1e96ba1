/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/*
 * Rows of lb_clauses: chapters 4 and 5: Orders, movement.
 * Included by lb-clauses.c only, inside the table.
 */

  [LB_CLAUSE_4_1] = {
    "4.1", NC_ ("clause title", "Orders"),
    NC_ ("clause",
          "Orders pay for what an army does: activating groups, double and triple moves, and "
          "bonuses in combat. Commanders have Orders of their own to help (8.3, 8.4)."),
  },
  [LB_CLAUSE_4_1_1] = {
    "4.1.1", NC_ ("clause title", "How many Orders"),
    NC_ ("clause",
          "When your player-turn begins, roll a die and add 1 for each full 10 points of "
          "Fighting Value that you have on the field, units and commanders together. Disordered "
          "units count in full; whatever is off the field or out of the battle counts nothing. "
          "In dust or in wet weather the die is halved, rounding up, before anything is added. A "
          "scenario may state that those yet to enter are counted too, but in a surprised army "
          "they never are."),
  },
  [LB_CLAUSE_4_1_2] = {
    "4.1.2", NC_ ("clause title", "Orders do not keep"),
    NC_ ("clause",
          "Orders not spent by the end of the player-turn are lost, and those of the commanders "
          "with them."),
  },
  [LB_CLAUSE_4_2_1] = {
    "4.2.1", NC_ ("clause title", "Once in a player-turn"),
    NC_ ("clause",
          "No unit is activated more than once in a player-turn, whatever it does with it. Where "
          "a side has two player-turns running (8.9, 10.3) it may be activated in both."),
  },
  [LB_CLAUSE_4_2_2] = {
    "4.2.2", NC_ ("clause title", "One place"),
    NC_ ("clause",
          "All units of a group must have started the player-turn in the same zone, or must all "
          "be off the field."),
  },
  [LB_CLAUSE_4_2_3] = {
    "4.2.3", NC_ ("clause title", "Acting as one"),
    NC_ ("clause",
          "A group makes the same steps and turns together. If one of its units attacks, all are "
          "committed to that attack and can do nothing else, although you may leave off before "
          "each of them has rolled. Only when advancing after combat may some go while others "
          "stay."),
  },
  [LB_CLAUSE_4_2_4] = {
    "4.2.4", NC_ ("clause title", "The price of a group"),
    NC_ ("clause",
          "A single unit costs 1 Order, and so do exactly two veteran units. Every other group "
          "costs 2. Elephants are never veterans."),
  },
  [LB_CLAUSE_4_2_5] = {
    "4.2.5", NC_ ("clause title", "The reduced price"),
    NC_ ("clause",
          "A group that would cost 2 Orders may be activated for 1. It may then turn, but not "
          "move, enter the field or leave it; only one of its units may attack, and only that "
          "one may advance afterwards. The whole group must still fulfil what an attack demands."),
  },
  [LB_CLAUSE_4_3_1] = {
    "4.3.1", NC_ ("clause title", "Splitting up"),
    NC_ ("clause",
          "A group need not take in all units of its zone. Others may stay, or form a group of "
          "their own later, to go elsewhere or to attack."),
  },
  [LB_CLAUSE_4_3_2] = {
    "4.3.2", NC_ ("clause title", "No strangers in an attack"),
    NC_ ("clause",
          "A group attacks only from a zone in which all friendly units belong to it, even those "
          "that have acted already or have just arrived; a strategist does not count. So once a "
          "group has joined friends in a zone, neither it nor they can attack out of that zone "
          "in this player-turn."),
  },
  [LB_CLAUSE_4_3_3] = {
    "4.3.3", NC_ ("clause title", "Units left alone"),
    NC_ ("clause",
          "A unit that is not activated neither moves nor attacks. It may still be named lead "
          "unit of its zone at the end of the player-turn."),
  },
  [LB_CLAUSE_4_4_1] = {
    "4.4.1", NC_ ("clause title", "Double moves"),
    NC_ ("clause",
          "Instead of a normal move or attack, a single unit may be activated for a double move, "
          "at 1 Order for a veteran unit and 2 for any other. Infantry, elephants and "
          "cataphracts then have 2 movements, other cavalry and chariots 4. Everything costs "
          "them what it usually does, but they may not attack in this player-turn."),
  },
  [LB_CLAUSE_4_4_2] = {
    "4.4.2", NC_ ("clause title", "Each for itself"),
    NC_ ("clause",
          "Every unit that moves double is activated alone and paid for in full, even if several "
          "of them go the same way."),
  },
  [LB_CLAUSE_4_4_3] = {
    "4.4.3", NC_ ("clause title", "Quick entry"),
    NC_ ("clause",
          "Elephants, and light infantry that is average or poor, may enter the field with a "
          "double move for 1 Order instead of 2. Light infantry that does so gives up its free "
          "turn (5.3(3)) and cannot turn at all while it acts; it keeps the turn if the full "
          "price is paid. Elephants may turn as the movement they have allows."),
  },
  [LB_CLAUSE_4_4_4] = {
    "4.4.4", NC_ ("clause title", "Bonuses"),
    NC_ ("clause",
          "Before a unit rolls its attack you may buy it a bonus of +1. The bonus costs 1 Order "
          "for light cavalry, for Indian elephants, and for a fresh veteran unit that leads the "
          "attack; it costs 2 for all others. No attack has more than one, except as 8.5 "
          "provides."),
  },
  [LB_CLAUSE_5_1_1] = {
    "5.1.1", NC_ ("clause title", "Facing"),
    NC_ ("clause",
          "A unit faces one of the four sides of its zone: a neighbouring zone, or off the "
          "field. When an activation is over, all units of a side in one zone must face alike. "
          "Hence a group may enter a zone held by friends only if each of its units can turn at "
          "once to face as they do, by a free turn or with movement left; that turn is part of "
          "the step, and not needed if the facing agrees already."),
  },
  [LB_CLAUSE_5_1_2] = {
    "5.1.2", NC_ ("clause title", "Turning in part"),
    NC_ ("clause",
          "Units that share their zone with friends outside the group may turn only if they then "
          "leave the zone in the same activation; attacking is not leaving. A turn after which "
          "they could no longer leave is not allowed. If the group is all there is in the zone "
          "it may turn and stay."),
  },
  [LB_CLAUSE_5_2_1] = {
    "5.2.1", NC_ ("clause title", "Movement"),
    NC_ ("clause",
          "Once activated, infantry, elephants and cataphracts have 1 movement, other cavalry "
          "and chariots 2. Double and triple moves give more (4.4, 9.3). Movement may be left "
          "unused."),
  },
  [LB_CLAUSE_5_2_2] = {
    "5.2.2", NC_ ("clause title", "Going forward"),
    NC_ ("clause",
          "To go forward into the zone it faces, or to attack it, costs a unit 1 movement, "
          "unless 3.3 or 5.4 says otherwise. Nothing goes sideways or backwards."),
  },
  [LB_CLAUSE_5_2_3] = {
    "5.2.3", NC_ ("clause title", "Turning"),
    NC_ ("clause",
          "A turn costs 1 movement, whether by a quarter or about, and may be made at any time "
          "in an activation before combat. For turns that cost nothing see 5.3; for scythed "
          "chariots see 9.5."),
  },
  [LB_CLAUSE_5_3] = {
    "5.3", NC_ ("clause title", "Free turns"),
    NC_ ("clause",
          "Three kinds of turn are free. Whether units have a right to the first or second kind "
          "is judged once, when their activation begins. A unit that may turn about under (1) "
          "does so first, uses its own free turns of (3) after that, and pays movement only if "
          "it has neither. A free turn is still a turn for 6.1.3 and 6.5(13)."),
  },
  [LB_CLAUSE_5_3_M1] = {
    "5.3(1)", NC_ ("clause title", "Turning about"),
    NC_ ("clause",
          "Any unit except hoplites may turn about by 180 degrees for nothing, as its first turn "
          "and in the zone where it began, if no enemy stands to its left or right, in the zone "
          "behind it, or in any neighbour of that one. An enemy in front does not matter. "
          "Impassable zones, and places off the field, are free of enemies."),
  },
  [LB_CLAUSE_5_3_M2] = {
    "5.3(2)", NC_ ("clause title", "Turning to attack"),
    NC_ ("clause",
          "A group that, when activated, faces off the field or a zone without enemies may turn "
          "for nothing towards a neighbouring enemy in order to attack him from where it stands, "
          "provided it has not moved or turned before. The attack has to follow. If it does not, "
          "the turn must be paid for with movement, and cannot be left unpaid."),
  },
  [LB_CLAUSE_5_3_M3] = {
    "5.3(3)", NC_ ("clause title", "Light troops"),
    NC_ ("clause",
          "In each activation light infantry has one free turn and light cavalry has two, at any "
          "time before combat and by any angle, in addition to those above. Light infantry that "
          "entered the field at the lower price of 4.4.3 has none."),
  },
  [LB_CLAUSE_5_4_1] = {
    "5.4.1", NC_ ("clause title", "Difficult ground"),
    NC_ ("clause",
          "Cavalry and chariots pay 2 movements, not 1, to enter or attack a zone with a hill, a "
          "forest, a marsh or a fortified camp, be it their own, and to attack a zone that holds "
          "enemy elephants. Several reasons do not add up. Cataphracts always pay 1, and so does "
          "everyone when entering the field."),
  },
  [LB_CLAUSE_5_4_2] = {
    "5.4.2", NC_ ("clause title", "What costs nothing extra"),
    NC_ ("clause",
          "Streams, rivers and coasts do not slow anybody. Turning never costs more than usual, "
          "and for infantry, elephants and cataphracts no zone does."),
  },
  [LB_CLAUSE_5_4_3] = {
    "5.4.3", NC_ ("clause title", "Stopping in camps"),
    NC_ ("clause",
          "Units that move into a zone with a camp, whoever owns it, may neither leave that zone "
          "nor attack out of it in the same player-turn, though they may turn. Entering the "
          "field in one's own camp is different (3.3.3)."),
  },
  [LB_CLAUSE_5_5_1] = {
    "5.5.1", NC_ ("clause title", "Enemies in the way"),
    NC_ ("clause",
          "No unit enters a zone that holds enemy units. An enemy strategist alone does not "
          "close it."),
  },
  [LB_CLAUSE_5_5_2] = {
    "5.5.2", NC_ ("clause title", "Joining friends"),
    NC_ ("clause",
          "A group may enter a zone where friends stand, but has to stop and face as they do "
          "(5.1.1), and does nothing more in this player-turn."),
  },
  [LB_CLAUSE_5_5_3] = {
    "5.5.3", NC_ ("clause title", "Room in a zone"),
    NC_ ("clause",
          "A zone has room for 12 units, but only for 8 if it has a river, a coast, a marsh or a "
          "forest. Poor units take up the room of two, commanders none. Room is needed at every "
          "entry, in passing and in pursuit too, and units already there take theirs even if "
          "they are about to leave."),
  },
  [LB_CLAUSE_5_6_1] = {
    "5.6.1", NC_ ("clause title", "Mixed groups"),
    NC_ ("clause",
          "The units of a group move and turn alike, but each has its own account of movement "
          "and of free turns. In a first turn to the side, light cavalry may turn for nothing "
          "while the heavy cavalry beside it pays 1."),
  },
  [LB_CLAUSE_5_6_2] = {
    "5.6.2", NC_ ("clause title", "The slowest decides"),
    NC_ ("clause",
          "A group takes a step, a turn or an attack only if every unit in it can afford that, "
          "those included that will not roll. It does not split up except to advance after "
          "combat (6.9); only scythed chariots that vanish (9.5) drop out of it."),
  },
  [LB_CLAUSE_5_7] = {
    "5.7", NC_ ("clause title", "Leaving the field"),
    NC_ ("clause",
          "A group that faces off the field and is not in a coast zone may leave, if every unit "
          "has 1 movement left to spend on it. There is no coming back. Units that were fresh "
          "have withdrawn, disordered ones have fled. A strategist who leaves with them has "
          "withdrawn if all of them were fresh, and is lost otherwise; a hero goes by his own "
          "unit. No morale check follows."),
  },
