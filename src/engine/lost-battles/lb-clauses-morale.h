/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/*
 * Rows of lb_clauses: chapters 7 and 8: morale, commanders.
 * Included by lb-clauses.c only, inside the table.
 */

  [LB_CLAUSE_7_1] = {
    "7.1", NC_ ("clause title", "Army morale"),
    NC_ ("clause",
          "When all hits of one attacker's roll have been dealt, and units of yours were "
          "shattered or a commander killed by it, you check morale at once. Roll a die for each "
          "of them, keep the lowest and halve it, rounding up; then add the modifiers below. The "
          "result is the morale of your army. Only the side that was attacked checks. Commanders "
          "lost without being killed add no die, and units that flee or leave without being "
          "shattered cause no check."),
  },
  [LB_CLAUSE_7_1_M1] = {
    "7.1(1)", NC_ ("clause title", "Far superior numbers"),
    NC_ ("clause",
          "+1 if you have at least twice as many units on the field as the enemy. Every unit is "
          "one, whatever its class; those shattered by this roll are gone."),
  },
  [LB_CLAUSE_7_1_M2] = {
    "7.1(2)", NC_ ("clause title", "Units shattered"),
    NC_ ("clause",
          "-1 for each full four units of yours shattered in the battle so far, this roll's "
          "among them. Units that withdrew or fled are not counted."),
  },
  [LB_CLAUSE_7_1_M3] = {
    "7.1(3)", NC_ ("clause title", "Commanders gone"),
    NC_ ("clause",
          "-1 if two poor commanders of yours, or one who is better than poor, are out of the "
          "battle, no matter how: killed, lost or withdrawn, by this roll too. It counts once."),
  },
  [LB_CLAUSE_7_1_M4] = {
    "7.1(4)", NC_ ("clause title", "Far outnumbered"),
    NC_ ("clause",
          "-1 if the enemy has at least twice as many units on the field as you."),
  },
  [LB_CLAUSE_7_1_M5] = {
    "7.1(5)", NC_ ("clause title", "Centre or camp lost"),
    NC_ ("clause",
          "-1 if the enemy holds more of your central zones than you hold of his by 2 or more, "
          "or if your camp was ever captured. A zone counts 1 here, a key zone 2, a key zone "
          "with a river one half. Both reasons together still cost 1."),
  },
  [LB_CLAUSE_7_2] = {
    "7.2", NC_ ("clause title", "Morale of each unit"),
    NC_ ("clause",
          "The morale of every unit that you have on the field is the army's with the modifiers "
          "below. It is found for all of them at once, before any leaves."),
  },
  [LB_CLAUSE_7_2_M1] = {
    "7.2(1)", NC_ ("clause title", "Steady troops"),
    NC_ ("clause",
          "+1 for veterans, average legionaries and Indian elephants."),
  },
  [LB_CLAUSE_7_2_M2] = {
    "7.2(2)", NC_ ("clause title", "Heavy infantry"),
    NC_ ("clause",
          "+1 for heavy infantry; not for hoplites, however, while enemy hoplites stand in a "
          "neighbouring zone."),
  },
  [LB_CLAUSE_7_2_M3] = {
    "7.2(3)", NC_ ("clause title", "Far away"),
    NC_ ("clause",
          "+1 for units three zones or more from the one attacked."),
  },
  [LB_CLAUSE_7_2_M4] = {
    "7.2(4)", NC_ ("clause title", "A great commander near"),
    NC_ ("clause",
          "+1 if an inspired or brilliant commander of yours is in the unit's zone, or a "
          "brilliant one in a neighbouring zone. It does not help elephants, and a commander who "
          "has just escaped death (8.6.3) does not give it."),
  },
  [LB_CLAUSE_7_2_M5] = {
    "7.2(5)", NC_ ("clause title", "Shaky troops"),
    NC_ ("clause",
          "-1 for poor units, for scythed chariots, and for the bodyguard of a timid hero. It "
          "counts once."),
  },
  [LB_CLAUSE_7_2_M6] = {
    "7.2(6)", NC_ ("clause title", "Disordered"),
    NC_ ("clause",
          "-1 for disordered units, those hit by this roll included."),
  },
  [LB_CLAUSE_7_2_M7] = {
    "7.2(7)", NC_ ("clause title", "Between enemies"),
    NC_ ("clause",
          "-1 for units with enemies both before and behind, or both to the left and to the "
          "right. It counts once."),
  },
  [LB_CLAUSE_7_3_1] = {
    "7.3.1", NC_ ("clause title", "Who leaves"),
    NC_ ("clause",
          "Units whose morale is -1 or less leave the field: fresh ones have withdrawn, "
          "disordered ones have fled. Then units whose morale is 0 do the same if, in their own "
          "zone, a unit has fallen to this roll or left just now. That does not spread from zone "
          "to zone. Units at 1 or more stay."),
  },
  [LB_CLAUSE_7_3_2] = {
    "7.3.2", NC_ ("clause title", "Light infantry does not count for much"),
    NC_ ("clause",
          "If all that a zone has lost is one unit of light infantry, only other light infantry "
          "at 0 follows it. Once two such units are gone, or one of any other kind, everyone at "
          "0 goes."),
  },
  [LB_CLAUSE_7_3_3] = {
    "7.3.3", NC_ ("clause title", "What does not count"),
    NC_ ("clause",
          "Nobody at 0 leaves because a commander has died. And morale is not worked out again "
          "as units and commanders leave; that waits for the next check."),
  },
  [LB_CLAUSE_7_4] = {
    "7.4", NC_ ("clause title", "Morale off the field"),
    NC_ ("clause",
          "Units that have yet to enter check at the same time. To the army's morale they add 1 "
          "if veteran, average legionaries or Indian elephants and 1 if heavy infantry, and take "
          "off 1 if poor, chariots of any kind, or a timid hero's bodyguard. At -1 or less they "
          "withdraw; at 0 they stay, and they neither carry others away nor are carried."),
  },
  [LB_CLAUSE_8_1] = {
    "8.1", NC_ ("clause title", "Heroes"),
    NC_ ("clause",
          "A hero is never anywhere but with his bodyguard: he enters, moves and acts with it. "
          "If it is shattered, flees or withdraws he is out of the battle too. He then counts as "
          "lost; as withdrawn only if the unit had not entered the field (3.4.6), or was fresh "
          "and left by the edge (5.7). He may also be killed while his unit stays (8.6)."),
  },
  [LB_CLAUSE_8_2] = {
    "8.2", NC_ ("clause title", "Strategists"),
    NC_ ("clause",
          "A strategist is either off the field or in some zone. He has no facing, takes no room "
          "and stops nobody. He may act with a group of his zone, and then moves and advances as "
          "it does. Or, for no Orders, he is placed by himself in any zone that has no enemy "
          "units, no other commander and is not impassable, straight from off the field too, or "
          "is withdrawn from the battle. He may do one such thing in a player-turn. He does not "
          "check morale. He is lost when the last friendly unit in his zone is shattered, flees "
          "or withdraws, or if his side's player-turn ends with him in a zone without friendly "
          "units, or off the field with no unit left there."),
  },
  [LB_CLAUSE_8_3_1] = {
    "8.3.1", NC_ ("clause title", "Orders for groups"),
    NC_ ("clause",
          "Each player-turn a commander has Orders of his own for activating units in his zone: "
          "1 if poor, 2 if average, 4 if inspired or brilliant. He may use them until he has "
          "been activated himself, and so can pay for the group in which he is going to act."),
  },
  [LB_CLAUSE_8_3_2] = {
    "8.3.2", NC_ ("clause title", "Sharing the cost"),
    NC_ ("clause",
          "These Orders may be spread over several groups. What they do not cover the army pays, "
          "for part of a price as well. The commander pays first unless you wish to spare his "
          "Orders."),
  },
  [LB_CLAUSE_8_3_3] = {
    "8.3.3", NC_ ("clause title", "Commanders off the field"),
    NC_ ("clause",
          "A commander who is off the field may pay in this way for units that are off it too."),
  },
  [LB_CLAUSE_8_4_1] = {
    "8.4.1", NC_ ("clause title", "Orders for bonuses"),
    NC_ ("clause",
          "A commander who acts with an attacking group has as many Orders again for bonuses in "
          "its attacks (4.4.4). The two supplies are separate, and neither can be used in place "
          "of the other."),
  },
  [LB_CLAUSE_8_4_2] = {
    "8.4.2", NC_ ("clause title", "First come, first served"),
    NC_ ("clause",
          "His bonuses go to the first attackers, in turn. After the first roll to which he "
          "contributes nothing he can give no more in that attack. As long as he can, he pays "
          "before the army does; the army adds what is lacking, and may go on buying bonuses "
          "afterwards."),
  },
  [LB_CLAUSE_8_4_3] = {
    "8.4.3", NC_ ("clause title", "Strategists apart"),
    NC_ ("clause",
          "A strategist who is not acting with the attacking group gives it no bonus, though he "
          "stand in the same zone."),
  },
  [LB_CLAUSE_8_5] = {
    "8.5", NC_ ("clause title", "A hero's bodyguard"),
    NC_ ("clause",
          "If his bodyguard attacks first, a hero must give it two bonuses when he has Orders "
          "for both: 2 if it is light cavalry or fresh veterans, 4 if it is anything else. The "
          "army cannot help to pay for the pair. If he has too few, or his bodyguard does not "
          "attack first, it may have a single bonus like other units."),
  },
  [LB_CLAUSE_8_6_1] = {
    "8.6.1", NC_ ("clause title", "Undoing hits"),
    NC_ ("clause",
          "When a unit takes a hit in the enemy's player-turn, a hero in its zone may try to "
          "undo it, but not for poor units, light infantry, elephants or scythed chariots. There "
          "is one attempt a hit, before the next hit is dealt. The disorder that comes from "
          "one's own decisive attack cannot be undone."),
  },
  [LB_CLAUSE_8_6_2] = {
    "8.6.2", NC_ ("clause title", "Duty and timidity"),
    NC_ ("clause",
          "He must try if the hit is on his own bodyguard, and if he leads hoplites, for every "
          "hit on hoplites in his zone (9.2). A timid hero tries for his bodyguard and for no "
          "one else."),
  },
  [LB_CLAUSE_8_6_3] = {
    "8.6.3", NC_ ("clause title", "The attempt"),
    NC_ ("clause",
          "Two dice are rolled. A poor commander undoes the hit at 10 or more, an average or "
          "inspired one at 9 or more, a brilliant one at 8 or more. A poor or average hero is "
          "killed by a 2 or 3, an inspired or brilliant one by a 2. For these two a 3 is a "
          "narrow escape: until the end of their side's next player-turn they have no Orders of "
          "their own, do nothing for morale and make no attempts, even where they would have to."),
  },
  [LB_CLAUSE_8_6_4] = {
    "8.6.4", NC_ ("clause title", "Twice on the lead"),
    NC_ ("clause",
          "A lead whose hit was undone stays lead, and takes the second hit too if the roll "
          "scored two. For that one another attempt may be made."),
  },
  [LB_CLAUSE_8_6_5] = {
    "8.6.5", NC_ ("clause title", "The price of a decisive attack"),
    NC_ ("clause",
          "The attacker stays disordered by a decisive attack, even if what it did to the enemy "
          "is undone."),
  },
  [LB_CLAUSE_8_7] = {
    "8.7", NC_ ("clause title", "Strategists and hits"),
    NC_ ("clause",
          "A strategist may try as well, with the same numbers, but need not, and only for a "
          "disordered unit that would be shattered. A poor or average one is killed by a 2, 3 or "
          "4, an inspired or brilliant one by a 2 or 3. He has no narrow escapes, and timidity "
          "means nothing to him."),
  },
  [LB_CLAUSE_8_8_1] = {
    "8.8.1", NC_ ("clause title", "Never together"),
    NC_ ("clause",
          "Two commanders of a side are never in one group nor in one zone. Whatever step, "
          "entry, advance or placing would bring them together is forbidden."),
  },
  [LB_CLAUSE_8_8_2] = {
    "8.8.2", NC_ ("clause title", "Both off the field"),
    NC_ ("clause",
          "While both are off the field, each may pay for units that are off it, and they may "
          "join in paying for one group."),
  },
  [LB_CLAUSE_8_8_3] = {
    "8.8.3", NC_ ("clause title", "Too close"),
    NC_ ("clause",
          "If their zones are neighbours when the player-turn begins, only one of them may spend "
          "Orders of his own in it, for groups as for bonuses. Whoever spends first is the one. "
          "Attempts to undo hits and effects on morale are not touched."),
  },
  [LB_CLAUSE_8_9_1] = {
    "8.9.1", NC_ ("clause title", "Taking the first move"),
    NC_ ("clause",
          "A side that has a brilliant commander and moves second may, at the start of any turn "
          "but the first, take the first player-turn for that turn and all that follow. It then "
          "has two player-turns running. This can be done once in a battle."),
  },
  [LB_CLAUSE_8_9_2] = {
    "8.9.2", NC_ ("clause title", "When to decide"),
    NC_ ("clause",
          "The decision falls when the turn begins, before a die for weather or Orders is "
          "rolled."),
  },
  [LB_CLAUSE_8_9_3] = {
    "8.9.3", NC_ ("clause title", "Limits"),
    NC_ ("clause",
          "The order cannot be changed if both armies began with a brilliant commander, if yours "
          "is out of the battle, or in dust (10.3). And in the second of two player-turns "
          "running you may not attack out of a zone from which you attacked in the first. That "
          "bars the zone, not the units: those that have gone elsewhere, in pursuit for example, "
          "may attack from there."),
  },
