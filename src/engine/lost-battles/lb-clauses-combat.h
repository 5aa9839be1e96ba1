/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/*
 * Rows of lb_clauses: chapter 6: combat.
 * Included by lb-clauses.c only, inside the table.
 */

  [LB_CLAUSE_6_1_1] = {
    "6.1.1", NC_ ("clause title", "Attacking"),
    NC_ ("clause",
          "At the end of its activation a group may attack the zone it faces, if enemy units are "
          "there. That costs 1 movement; it costs cavalry and chariots, but not cataphracts, 2 "
          "if the zone has a hill, forest, marsh or fortified camp, or holds enemy elephants."),
  },
  [LB_CLAUSE_6_1_2] = {
    "6.1.2", NC_ ("clause title", "Moving up to attack"),
    NC_ ("clause",
          "A group may first move and turn with the movement and free turns it has, but the "
          "attack is then the weaker for it (6.5(13))."),
  },
  [LB_CLAUSE_6_1_3] = {
    "6.1.3", NC_ ("clause title", "Wheeling onto the centre"),
    NC_ ("clause",
          "If the attackers have turned in this activation, even for nothing, they may not "
          "attack an enemy central zone from one of the flank or rear zones of the enemy's half: "
          "horsemen who have swept past a flank take time to rein in. Units that faced the right "
          "way to begin with may."),
  },
  [LB_CLAUSE_6_1_4] = {
    "6.1.4", NC_ ("clause title", "All must be able"),
    NC_ ("clause",
          "Every unit of the group must have the movement that the attack costs, not only those "
          "that will roll. An attack may also be ruled out by entry (3.4.4), a double move "
          "(4.4.1), a camp (5.4.3), or a zone already attacked from in the player-turn before "
          "(8.9.3, 10.3)."),
  },
  [LB_CLAUSE_6_1_5] = {
    "6.1.5", NC_ ("clause title", "Nothing afterwards"),
    NC_ ("clause",
          "After an attack a group neither turns nor moves, save that it may advance into a zone "
          "left empty (6.9)."),
  },
  [LB_CLAUSE_6_2_1] = {
    "6.2.1", NC_ ("clause title", "A zone to itself"),
    NC_ ("clause",
          "Every friendly unit in the zone of the attackers must belong to their group. Others "
          "have to leave beforehand, and reinforcements can arrive only afterwards."),
  },
  [LB_CLAUSE_6_2_2] = {
    "6.2.2", NC_ ("clause title", "Once from each side"),
    NC_ ("clause",
          "A zone can be attacked just once in a player-turn from each of its four sides, no "
          "matter by whom."),
  },
  [LB_CLAUSE_6_2_3] = {
    "6.2.3", NC_ ("clause title", "Strategists in an attack"),
    NC_ ("clause",
          "A strategist who stands in the attackers' zone may be left out of the group, but then "
          "he cannot pay for its bonuses (8.4.3)."),
  },
  [LB_CLAUSE_6_3_1] = {
    "6.3.1", NC_ ("clause title", "One roll a unit"),
    NC_ ("clause",
          "Each attacking unit makes an attack of its own, and rolls once."),
  },
  [LB_CLAUSE_6_3_2] = {
    "6.3.2", NC_ ("clause title", "How many may attack"),
    NC_ ("clause",
          "The scenario sets a limit of 3, 4 or 5 to an attack. It is one higher if the "
          "attackers' zone has a second neighbour with enemies in it, besides the zone attacked, "
          "and does not lie between enemies on two opposite sides. After that it is halved, "
          "rounding up, if both zones have a stream, a river or a coast, in any combination. The "
          "limit is fixed when the attack begins."),
  },
  [LB_CLAUSE_6_3_3] = {
    "6.3.3", NC_ ("clause title", "Size"),
    NC_ ("clause",
          "Not heads but sizes count towards the limit (6.11). Veteran heavy infantry counts one "
          "half, other heavy infantry 1. Of all other troops veterans count 1 and the rest 2, "
          "elephants and chariots included. Legionaries and cataphracts differ (9.3, 9.4), and a "
          "screen of light infantry or elephants may count less (6.8.1)."),
  },
  [LB_CLAUSE_6_3_4] = {
    "6.3.4", NC_ ("clause title", "Half size"),
    NC_ ("clause",
          "If a unit does not fit into what is left of the limit, but would at half its size, it "
          "may attack as the last one at half size and with -1 (6.5(15)). Nobody attacks after "
          "it. A unit that fits as it is may not be halved."),
  },
  [LB_CLAUSE_6_3_5] = {
    "6.3.5", NC_ ("clause title", "Reduced groups"),
    NC_ ("clause",
          "Only one unit of a group activated at the reduced price (4.2.5) may attack. Its size "
          "does not matter."),
  },
  [LB_CLAUSE_6_4_1] = {
    "6.4.1", NC_ ("clause title", "Who attacks first"),
    NC_ ("clause",
          "You choose before each roll which unit of the group makes it, free but for 6.8.3 and "
          "9.5. The first one becomes the lead unit of its zone, in time for that very roll."),
  },
  [LB_CLAUSE_6_4_2] = {
    "6.4.2", NC_ ("clause title", "Giving up the lead"),
    NC_ ("clause",
          "A unit that makes a decisive attack (6.7) is lead no longer, and the next attacker "
          "does not take its place. At the end of your player-turn you name a lead wherever "
          "there is none."),
  },
  [LB_CLAUSE_6_4_3] = {
    "6.4.3", NC_ ("clause title", "A new player-turn"),
    NC_ ("clause",
          "All your leads lapse when your player-turn begins, so that you may find others, by "
          "attacking or at its end; but it is remembered who they were (6.8.1). The enemy's "
          "leads stay."),
  },
  [LB_CLAUSE_6_4_4] = {
    "6.4.4", NC_ ("clause title", "The lead takes the blows"),
    NC_ ("clause",
          "Some modifiers are for leads only (6.5). In return every attack on a zone, wherever "
          "it comes from, is made against its lead: the lead's type sets the number needed, and "
          "the lead is hit first."),
  },
  [LB_CLAUSE_6_4_5] = {
    "6.4.5", NC_ ("clause title", "Replacing a lead"),
    NC_ ("clause",
          "If your lead is hit in the enemy's player-turn, or leaves the field in a morale "
          "check, you name a lead for that zone at once, as soon as hits, attempts to undo them "
          "and morale are done with. The old one may stay, disordered though it be. The limits "
          "are 6.8.3 and 9.5."),
  },
  [LB_CLAUSE_6_5] = {
    "6.5", NC_ ("clause title", "The attack roll"),
    NC_ ("clause",
          "For each attacking unit roll two dice and add all modifiers that apply. They add up, "
          "but each counts no more than once in a roll, and they are judged afresh each time. No "
          "throw hits or misses by itself. Against scythed chariots no dice are needed (9.5)."),
  },
  [LB_CLAUSE_6_5_M1] = {
    "6.5(1)", NC_ ("clause title", "Lead not hemmed in"),
    NC_ ("clause",
          "+1 to a lead, unless enemies stand both to its left and to its right, or both before "
          "and behind it. There is always an enemy before it, so one behind takes this away; one "
          "to a single side does not. Scythed chariots never get it."),
  },
  [LB_CLAUSE_6_5_M2] = {
    "6.5(2)", NC_ ("clause title", "Bonus"),
    NC_ ("clause",
          "+1 if a bonus was bought for the attack (4.4.4)."),
  },
  [LB_CLAUSE_6_5_M3] = {
    "6.5(3)", NC_ ("clause title", "Second bonus"),
    NC_ ("clause",
          "+1 more for a hero's bodyguard that attacks first and has two bonuses, both out of "
          "his own Orders (8.5)."),
  },
  [LB_CLAUSE_6_5_M4] = {
    "6.5(4)", NC_ ("clause title", "Against poor troops"),
    NC_ ("clause",
          "+1 for an average or veteran unit if the enemy lead is a poor one. Chariots are "
          "average; elephants are neither and go without."),
  },
  [LB_CLAUSE_6_5_M5] = {
    "6.5(5)", NC_ ("clause title", "Close order taken in flank or rear"),
    NC_ ("clause",
          "+1 for heavy infantry of every kind if the enemy lead is hoplites, phalangites or "
          "archers and does not face the attackers' zone."),
  },
  [LB_CLAUSE_6_5_M6] = {
    "6.5(6)", NC_ ("clause title", "Hoplites against hoplites"),
    NC_ ("clause",
          "+1 for hoplites attacking a zone with any enemy hoplites in it, lead or not, unless "
          "every one of these has come into it in the latest player-turn of its side."),
  },
  [LB_CLAUSE_6_5_M7] = {
    "6.5(7)", NC_ ("clause title", "Fresh spears in front"),
    NC_ ("clause",
          "+1 for a lead of fresh hoplites or phalangites if the enemy lead is heavy infantry. "
          "Phalangites do not get it if there is an enemy in a neighbouring zone that they do "
          "not face, or if their zone or the one attacked has a camp or any kind of terrain."),
  },
  [LB_CLAUSE_6_5_M8] = {
    "6.5(8)", NC_ ("clause title", "Ranks behind"),
    NC_ ("clause",
          "+1 for average hoplites or phalangites that are not lead, if the enemy lead is heavy "
          "infantry and another fresh average unit of the same kind in the group supports them. "
          "A supporter must not have attacked; from then on it neither attacks nor supports "
          "anyone else in this attack. You may name the supporter, leave the choice open, or go "
          "without."),
  },
  [LB_CLAUSE_6_5_M9] = {
    "6.5(9)", NC_ ("clause title", "Horse against foot"),
    NC_ ("clause",
          "+1 for cavalry and chariots if the enemy lead is heavy infantry and at least one of "
          "these is true: both zones lie at the edge of the field, as all but the central ones "
          "do; fresh cavalry, chariots or light infantry stand in the attacked zone with it; the "
          "attacker is lead and comes from right behind."),
  },
  [LB_CLAUSE_6_5_M10] = {
    "6.5(10)", NC_ ("clause title", "Downhill"),
    NC_ ("clause",
          "+1 for a lead of infantry attacking from a zone with a hill into one without."),
  },
  [LB_CLAUSE_6_5_M11] = {
    "6.5(11)", NC_ ("clause title", "Into a river"),
    NC_ ("clause",
          "+1 for any lead attacking from a zone without a river into a zone with one. Streams "
          "do not matter here."),
  },
  [LB_CLAUSE_6_5_M12] = {
    "6.5(12)", NC_ ("clause title", "Archers against light troops"),
    NC_ ("clause",
          "+1 for archers if the enemy lead is light infantry or light cavalry."),
  },
  [LB_CLAUSE_6_5_M13] = {
    "6.5(13)", NC_ ("clause title", "After moving"),
    NC_ ("clause",
          "-1 if the attacker has moved or turned in this activation, paid for or not."),
  },
  [LB_CLAUSE_6_5_M14] = {
    "6.5(14)", NC_ ("clause title", "Hindered by the ground"),
    NC_ ("clause",
          "-1 if either zone has a hill, a forest, a marsh or a fortified camp, for attackers "
          "that are not infantry, and for a lead of heavy infantry unless it stands in the camp "
          "of its own army. Light infantry, and heavy infantry that is not lead, are spared."),
  },
  [LB_CLAUSE_6_5_M15] = {
    "6.5(15)", NC_ ("clause title", "At half size"),
    NC_ ("clause",
          "-1 for a last attacker that is counted at half its size (6.3.4)."),
  },
  [LB_CLAUSE_6_5_M16] = {
    "6.5(16)", NC_ ("clause title", "Against a steady front"),
    NC_ ("clause",
          "-1 for all if the enemy lead is cataphracts; for leads of cavalry or chariots if it "
          "is elephants; for leads of infantry if it is fresh legionaries. This holds only if "
          "the enemy faces the attackers' zone."),
  },
  [LB_CLAUSE_6_5_M17] = {
    "6.5(17)", NC_ ("clause title", "Elephants against elephants"),
    NC_ ("clause",
          "-1 for African elephants attacking a zone with any Indian elephants in it."),
  },
  [LB_CLAUSE_6_5_M18] = {
    "6.5(18)", NC_ ("clause title", "Disordered and weary"),
    NC_ ("clause",
          "-1 for disordered units of a fatigued army (10.2)."),
  },
  [LB_CLAUSE_6_5_M19] = {
    "6.5(19)", NC_ ("clause title", "Wet weather"),
    NC_ ("clause",
          "-1 in wet weather for chariots, archers, light cavalry and disordered light infantry, "
          "and also for any lead that attacks from a zone with a stream or river. It never "
          "counts twice."),
  },
  [LB_CLAUSE_6_6_1] = {
    "6.6.1", NC_ ("clause title", "Miss or hit"),
    NC_ ("clause",
          "Compare the total with the number needed (6.10). If it is lower nothing happens. If "
          "it is equal or higher the enemy lead takes a hit."),
  },
  [LB_CLAUSE_6_6_2] = {
    "6.6.2", NC_ ("clause title", "Two hits"),
    NC_ ("clause",
          "The attack scores two hits if the total is 4 or more above the number needed, 3 or "
          "more if the enemy lead is elephants, or if the attack is decisive (6.7). A fresh poor "
          "lead is then shattered at a stroke, which uses up both. Any other lead takes the "
          "first hit. The second goes to a unit in the zone that its owner chooses, the same "
          "lead again if it is only disordered; here a fresh poor unit is merely disordered. If "
          "the first hit was undone, the lead takes the second (8.6.4). If no unit is left there "
          "it is lost. See 6.8.2 for a limit of one hit."),
  },
  [LB_CLAUSE_6_7] = {
    "6.7", NC_ ("clause title", "Decisive attacks"),
    NC_ ("clause",
          "If the total is exactly the number needed, or exactly 3 above it, and the attack "
          "would score one hit, a fresh attacker may make it decisive. It scores one hit more "
          "and is itself disordered, losing the lead if it had it. This is decided before hits "
          "are dealt and before commanders try to undo any. Against a lead of light cavalry only "
          "light infantry and light cavalry can do it; where 6.8.2 allows but one hit nobody "
          "can. Hoplites must whenever they may (9.2), scythed chariots never do (9.5)."),
  },
  [LB_CLAUSE_6_8_1] = {
    "6.8.1", NC_ ("clause title", "Screens in attack"),
    NC_ ("clause",
          "The first to attack counts only 1 towards the limit, where it would count 2, if it is "
          "elephants or fresh light infantry and was lead of its zone when the player-turn "
          "began."),
  },
  [LB_CLAUSE_6_8_2] = {
    "6.8.2", NC_ ("clause title", "Screens in defence"),
    NC_ ("clause",
          "A lead of light infantry with heavy infantry in its zone takes one hit at most from "
          "an attack, as long as every unit in the zone is fresh, and the attack cannot be "
          "decisive. It is judged again for each roll."),
  },
  [LB_CLAUSE_6_8_3] = {
    "6.8.3", NC_ ("clause title", "Disordered light infantry"),
    NC_ ("clause",
          "Disordered light infantry may be named lead only where there is no other unit to "
          "name. But if an enemy stands in the zone behind and faces theirs, it has to be "
          "disordered light infantry, if there is any; only scythed chariots go before it. It "
          "never attacks first while any other unit could. All this applies only when a lead "
          "comes to be named."),
  },
  [LB_CLAUSE_6_9_1] = {
    "6.9.1", NC_ ("clause title", "Advancing"),
    NC_ ("clause",
          "If an attack, with the morale check after it, leaves the attacked zone empty, units "
          "of the group that has made this attack may advance into it, whether they rolled or "
          "not. The attacker picks any of them; they keep their facing and pay nothing. Groups "
          "that attacked earlier may not advance. Room (5.5.3), commanders (8.8.1) and the rule "
          "for hoplites (9.2) may forbid it. A strategist of the group may go along if a unit of "
          "it does."),
  },
  [LB_CLAUSE_6_9_2] = {
    "6.9.2", NC_ ("clause title", "Advancing at the reduced price"),
    NC_ ("clause",
          "Of a group activated at the reduced price only the unit that rolled may advance."),
  },
  [LB_CLAUSE_6_9_3] = {
    "6.9.3", NC_ ("clause title", "Morale first"),
    NC_ ("clause",
          "The morale check comes before any advance. If the battle ends with it (11.1), nobody "
          "advances."),
  },
  [LB_CLAUSE_6_9_4] = {
    "6.9.4", NC_ ("clause title", "No further"),
    NC_ ("clause",
          "Units that have advanced are finished for this player-turn, even with movement left."),
  },
  [LB_CLAUSE_6_9_5] = {
    "6.9.5", NC_ ("clause title", "The lead after an advance"),
    NC_ ("clause",
          "The lead of the attackers remains lead, of the zone it stays in or of the one it "
          "advances to, unless it made a decisive attack. Friends whom it leaves behind are "
          "given a lead at the end of the player-turn."),
  },
  [LB_CLAUSE_6_10] = {
    "6.10", NC_ ("clause title", "The number needed"),
    NC_ ("clause",
          "What the two dice must reach depends on the attacker's type and that of the enemy "
          "lead. Against heavy infantry, light infantry, heavy cavalry, light cavalry, elephants "
          "and chariots, in that order, heavy infantry needs 9, 9, 8, 9, 9, 8; light infantry 9, "
          "9, 8, 8, 8, 8; heavy cavalry 9, 7, 7, 8, 9, 8; light cavalry 10, 9, 9, 9, 9, 9; "
          "elephants 8, 8, 7, 8, 8, 7; chariots 9, 8, 7, 9, 9, 8. Special troops go by their "
          "type. Modifiers change the total, not the number."),
  },
  [LB_CLAUSE_6_11] = {
    "6.11", NC_ ("clause title", "Sizes"),
    NC_ ("clause",
          "One half: veteran heavy infantry other than legionaries, veteran cataphracts. One: "
          "other heavy infantry, veteran legionaries, other cataphracts, and all other veterans; "
          "elephants and fresh light infantry in the case of 6.8.1. Two: light infantry and "
          "cavalry that are not veteran, elephants, chariots."),
  },
  [LB_CLAUSE_6_12] = {
    "6.12", NC_ ("clause title", "Costs in Orders"),
    NC_ ("clause",
          "None: placing a strategist by himself. One: a single unit; two veteran units; a group "
          "at the reduced price; a double move of a veteran unit; the quick entry of 4.4.3; a "
          "bonus for light cavalry, Indian elephants or a fresh veteran lead. Two: any other "
          "group; a double move of other troops; a triple move of veteran legionaries; a bonus "
          "for other troops."),
  },
  [LB_CLAUSE_6_13] = {
    "6.13", NC_ ("clause title", "Costs in movement"),
    NC_ ("clause",
          "None: entering the field in one's own unfortified camp; the free turns of 5.3. One: "
          "entering elsewhere; a step or an attack; any other turn; leaving the field. Two, for "
          "chariots and for cavalry other than cataphracts: a step into or an attack on a hill, "
          "forest, marsh or fortified camp, and an attack on elephants."),
  },
