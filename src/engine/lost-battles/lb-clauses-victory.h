/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/*
 * Rows of lb_clauses: chapters 9 to 11: special troops, conditions, victory.
 * Included by lb-clauses.c only, inside the table.
 */

  [LB_CLAUSE_9_1] = {
    "9.1", NC_ ("clause title", "Special troops"),
    NC_ ("clause",
          "Heavy infantry may be archers, hoplites, phalangites or legionaries; heavy cavalry "
          "may be cataphracts; chariots may be scythed. All rules for their type apply to them, "
          "and some modifiers of 6.5 are theirs alone. All but archers have further rules, given "
          "here."),
  },
  [LB_CLAUSE_9_2] = {
    "9.2", NC_ ("clause title", "Hoplites and phalangites"),
    NC_ ("clause",
          "Hoplites make every attack decisive that they can (6.7). They have no free turn about "
          "(5.3(1)). After combat they do not advance while enemy heavy infantry stands in a "
          "zone next to theirs. In morale they lose the point for heavy infantry while enemy "
          "hoplites stand next to them (7.2(2)). A hero who leads hoplites must try to undo "
          "every hit on hoplites in his zone, unless he is timid and the unit is not his own. "
          "Phalangites are special in 6.5 only."),
  },
  [LB_CLAUSE_9_3] = {
    "9.3", NC_ ("clause title", "Legionaries"),
    NC_ ("clause",
          "Veteran legionaries may be given a triple move of 3 movements for 2 Orders; otherwise "
          "it is like a double move. They count 1 towards the limit of attackers. Average "
          "legionaries have the morale of veterans (7.2(1)) and a Fighting Value of 4, but 3 "
          "when the enemy reckons his victory points."),
  },
  [LB_CLAUSE_9_4] = {
    "9.4", NC_ ("clause title", "Cataphracts"),
    NC_ ("clause",
          "Cataphracts have 1 movement, or 2 in a double move, and pay 1 for entering or "
          "attacking any zone. They count 1 towards the limit of attackers, or one half if "
          "veteran. In everything else they are heavy cavalry."),
  },
  [LB_CLAUSE_9_5] = {
    "9.5", NC_ ("clause title", "Scythed chariots"),
    NC_ ("clause",
          "A unit of scythed chariots is 25 chariots of four horses, times the multiplier, with "
          "a Fighting Value of 1. It is always the lead of its zone, and attacks first. As soon "
          "as it turns, or enters a zone in which a friendly unit stands, it is out of the "
          "battle and has withdrawn; its group goes on without it. As soon as it is attacked it "
          "has fled: that uses up the attacker's roll, no dice are thrown and no morale is "
          "checked. But if it leaves in a morale check, friends in its zone whose morale is 0 "
          "follow (7.3.1). It may be given bonuses, and never makes a decisive attack."),
  },
  [LB_CLAUSE_10_1] = {
    "10.1", NC_ ("clause title", "Surprise"),
    NC_ ("clause",
          "A surprised army may bring no more than four units onto the field in a turn; in the "
          "first turn heavy infantry and elephants count as two each. Commanders are not "
          "counted, but bodyguards are. Its groups may enter in later turns as in the first "
          "(3.3.2). Those yet to enter never count for Orders (4.1.1); a commander among them "
          "may spend his own all the same."),
  },
  [LB_CLAUSE_10_2] = {
    "10.2", NC_ ("clause title", "Fatigue"),
    NC_ ("clause",
          "Disordered units of a fatigued army have -1 in attack (6.5(18)). Its side is credited "
          "with 20 victory points (11.2(5))."),
  },
  [LB_CLAUSE_10_3] = {
    "10.3", NC_ ("clause title", "Dust"),
    NC_ ("clause",
          "The die for Orders is halved, rounding up. From the second turn on, a die is rolled "
          "when the turn begins: at 4, 5 or 6 the two player-turns of this turn change places, "
          "and the next turn starts from the usual order again. If a side thereby has two "
          "player-turns running, it may not attack in the second out of a zone from which it "
          "attacked in the first."),
  },
  [LB_CLAUSE_10_4] = {
    "10.4", NC_ ("clause title", "Weather"),
    NC_ ("clause",
          "If a battle begins overcast or wet, a die is rolled at the start of each turn but the "
          "first, and at 6 overcast becomes wet or wet overcast. Overcast changes nothing. When "
          "it is wet the die for Orders is halved, rounding up, and some attackers suffer "
          "(6.5(19)). A battle that begins clear stays clear."),
  },
  [LB_CLAUSE_11_1] = {
    "11.1", NC_ ("clause title", "The end of the battle"),
    NC_ ("clause",
          "If a side has fewer than three units left, on the field and yet to enter, the battle "
          "is over at once; poor units and scythed chariots count one half each. All commanders "
          "of that side are then lost, its fresh units have withdrawn and its disordered ones "
          "have fled. It may strike both sides. Otherwise the battle ends with the last turn. "
          "Losses are counted after each roll, morale check or departure, and before any "
          "advance."),
  },
  [LB_CLAUSE_11_2] = {
    "11.2", NC_ ("clause title", "Victory points"),
    NC_ ("clause",
          "When the battle is over each side adds up its points as follows. Fresh units, and "
          "commanders, who are still on the field or yet to enter give the enemy none."),
  },
  [LB_CLAUSE_11_2_M1] = {
    "11.2(1)", NC_ ("clause title", "Disordered, withdrawn, fled and lost"),
    NC_ ("clause",
          "The Fighting Value of every enemy unit that is disordered, withdrew or fled, and of "
          "every enemy commander who was lost or withdrew. Average legionaries are worth 3 here "
          "and in (3)."),
  },
  [LB_CLAUSE_11_2_M2] = {
    "11.2(2)", NC_ ("clause title", "Fled"),
    NC_ ("clause",
          "1 point besides for every enemy unit that fled."),
  },
  [LB_CLAUSE_11_2_M3] = {
    "11.2(3)", NC_ ("clause title", "Shattered and killed"),
    NC_ ("clause",
          "Twice the Fighting Value of every enemy unit that was shattered and every enemy "
          "commander who was killed."),
  },
  [LB_CLAUSE_11_2_M4] = {
    "11.2(4)", NC_ ("clause title", "The enemy camp"),
    NC_ ("clause",
          "5 points if your units captured the enemy's camp at some time and he still has units, "
          "on the field or yet to enter, after 11.1 has done its work."),
  },
  [LB_CLAUSE_11_2_M5] = {
    "11.2(5)", NC_ ("clause title", "Own fatigue"),
    NC_ ("clause",
          "20 points if your own army was fatigued."),
  },
  [LB_CLAUSE_11_2_M6] = {
    "11.2(6)", NC_ ("clause title", "Own surprise"),
    NC_ ("clause",
          "30 points if your own army was surprised."),
  },
  [LB_CLAUSE_11_2_M7] = {
    "11.2(7)", NC_ ("clause title", "The weaker army"),
    NC_ ("clause",
          "Twice the difference in Fighting Value at the start, for the army that had less. All "
          "units and commanders count, average legionaries as 4."),
  },
  [LB_CLAUSE_11_3] = {
    "11.3", NC_ ("clause title", "Levels of victory"),
    NC_ ("clause",
          "With equal points the battle is drawn. Otherwise the side with more has won, and the "
          "difference tells how well: up to 24 a Pyrrhic victory, up to 49 a clear, up to 74 a "
          "major, up to 99 a strategic and from 100 on an overwhelming one. An army driven from "
          "the field may yet win, if it did better than it could hope to."),
  },
