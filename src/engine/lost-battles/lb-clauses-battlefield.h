/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/*
 * Rows of lb_clauses: chapters 1 to 3: troops, battlefield, sequence.
 * Included by lb-clauses.c only, inside the table.
 */

  [LB_CLAUSE_1_1] = {
    "1.1", NC_ ("clause title", "Troop types and classes"),
    NC_ ("clause",
          "An army has about twenty units. Each belongs to one of six types: heavy infantry, "
          "light infantry, heavy cavalry, light cavalry, elephants or chariots. Infantry and "
          "cavalry are veteran, average or poor; chariots of every kind are average; elephants "
          "are Indian or African, and count as none of veteran, average and poor. Where these "
          "rules say infantry or cavalry they mean both kinds, and where they say unit they "
          "never mean a commander."),
  },
  [LB_CLAUSE_1_2] = {
    "1.2", NC_ ("clause title", "Scale"),
    NC_ ("clause",
          "Every battle has a multiplier from 1 to 8, which tells how many men a unit stands "
          "for. Multiplied by it, a unit is 1,000 poor, 500 average or 250 veteran foot; 500 "
          "poor, 250 average or 125 veteran horse; 100 two-horse or 50 four-horse chariots; 10 "
          "elephants by themselves, or 5 with foot to guard them, some 50 light troops an animal "
          "as a rule. This is for information only: no rule counts men."),
  },
  [LB_CLAUSE_1_3] = {
    "1.3", NC_ ("clause title", "Commanders"),
    NC_ ("clause",
          "Besides its units an army has one commander, two, or none. A commander is poor, "
          "average, inspired or brilliant. A hero belongs to one unit, his bodyguard, and never "
          "parts from it; two heroes cannot share a bodyguard. A strategist goes about the field "
          "by himself. A commander may be timid, which matters only for heroes."),
  },
  [LB_CLAUSE_1_4] = {
    "1.4", NC_ ("clause title", "Fighting Value"),
    NC_ ("clause",
          "Fighting Value measures units and armies. A poor unit is worth 2, an average one or "
          "African elephants 3, a veteran one or Indian elephants 4; but average legionaries are "
          "worth 4 and scythed chariots 1. To this a poor commander adds 3, an average one 6, an "
          "inspired one 12 and a brilliant one 18. What an army is worth at the start includes "
          "all of its units and commanders, wherever they are."),
  },
  [LB_CLAUSE_1_5] = {
    "1.5", NC_ ("clause title", "Fresh, disordered, shattered"),
    NC_ ("clause",
          "Units begin the battle fresh. One hit makes a fresh unit disordered; one more "
          "shatters it, and it is gone for good. Disorder never wears off: it tells in combat "
          "and in morale, but the unit moves and acts like any other. A hit that a commander "
          "undoes was never taken."),
  },
  [LB_CLAUSE_2_1_1] = {
    "2.1.1", NC_ ("clause title", "The twenty zones"),
    NC_ ("clause",
          "The field is a grid of five columns and four rows. The two rows on an army's side are "
          "its half, and each zone is called by its place there as its owner sees it, looking "
          "towards the enemy: in front the left flank, left centre, centre, right centre and "
          "right flank; behind them the left wing, left rear, rear, right rear and right wing. "
          "Both players use that one name, whoever stands in the zone. The three zones called "
          "centre are an army's central zones, and the three called rear its rear zones. A zone "
          "is 300 to 1,200 metres wide."),
  },
  [LB_CLAUSE_2_1_2] = {
    "2.1.2", NC_ ("clause title", "Units in zones"),
    NC_ ("clause",
          "A unit on the field is always in exactly one zone. Whereabouts in it does not matter, "
          "except that one unit of the zone is its lead unit (6.4). The enemy's half is open to "
          "movement and attack; only in the turn in which a unit enters the field must it keep "
          "out of there (3.4.4)."),
  },
  [LB_CLAUSE_2_1_3] = {
    "2.1.3", NC_ ("clause title", "Neighbours and distance"),
    NC_ ("clause",
          "Zones that share a side are neighbours; zones that only touch at a corner are not, so "
          "nothing moves or attacks diagonally. Distances are counted in steps from neighbour to "
          "neighbour: the zone across a corner is two away."),
  },
  [LB_CLAUSE_2_2_1] = {
    "2.2.1", NC_ ("clause title", "Kinds of terrain"),
    NC_ ("clause",
          "A zone may have a hill, a forest, a marsh, a stream, a river or a coast, or it may be "
          "impassable, deep water for instance. Terrain fills whole zones: a river lies in the "
          "zones along its course, not between them. Where a stream or river crosses from zone "
          "to zone at a corner, the two other zones at that corner stay dry."),
  },
  [LB_CLAUSE_2_2_2] = {
    "2.2.2", NC_ ("clause title", "Settlements"),
    NC_ ("clause",
          "Towns and villages drawn at the edge of the map are scenery and nothing more."),
  },
  [LB_CLAUSE_2_2_3] = {
    "2.2.3", NC_ ("clause title", "Several kinds of terrain"),
    NC_ ("clause",
          "Where a zone has several kinds of terrain, each works by itself; but one drawback "
          "that comes from two of them is suffered once only. A wooded hill costs cavalry 2 "
          "movements, not 3."),
  },
  [LB_CLAUSE_2_2_4] = {
    "2.2.4", NC_ ("clause title", "Impassable ground"),
    NC_ ("clause",
          "Units never enter, deploy or advance into an impassable zone, and a strategist cannot "
          "be placed in one. It may be faced, and counts as free of enemies."),
  },
  [LB_CLAUSE_2_2_5] = {
    "2.2.5", NC_ ("clause title", "What terrain does"),
    NC_ ("clause",
          "Terrain matters for the cost of movement (5.4), for the room in a zone (5.5), for "
          "attacks (6.1), for the number of attackers (6.3) and for the attack roll (6.5)."),
  },
  [LB_CLAUSE_2_3_1] = {
    "2.3.1", NC_ ("clause title", "Key zones and camps"),
    NC_ ("clause",
          "One of an army's three central zones is its key zone. An army may also have a camp, "
          "fortified or not, in one of its three rear zones. Camps make a difference to entering "
          "the field (3.3, 3.4), to movement (5.4) and to attacks (6.1, 6.5)."),
  },
  [LB_CLAUSE_2_3_2] = {
    "2.3.2", NC_ ("clause title", "Losing them"),
    NC_ ("clause",
          "A key zone in enemy hands weighs on morale (7.1(5)). A camp is captured as soon as an "
          "enemy unit enters it, and counts as captured from then on: it weighs on morale, may "
          "be worth points to the enemy (11.2(4)), and drives off at once whoever has yet to "
          "enter the field (3.4.6). Only units hold, capture or block zones; a strategist by "
          "himself does not."),
  },
  [LB_CLAUSE_3_1] = {
    "3.1", NC_ ("clause title", "Turns"),
    NC_ ("clause",
          "A battle has at most ten turns, or fewer if the scenario says so, and both sides play "
          "the last one to its end. A turn stands for about 3 minutes for each 100 metres that a "
          "zone is wide."),
  },
  [LB_CLAUSE_3_2_1] = {
    "3.2.1", NC_ ("clause title", "Player-turns"),
    NC_ ("clause",
          "Each turn is made of two player-turns, one a side. The army that the scenario lists "
          "first begins, unless 8.9 or 10.3 changes that. In your player-turn you first roll for "
          "Orders. Then you activate one group after another, in whatever order you like, "
          "finishing with each before the next begins, until you wish to stop or can pay for no "
          "more. A group is a number of units that stand in one zone, or that are all still off "
          "the field."),
  },
  [LB_CLAUSE_3_2_2] = {
    "3.2.2", NC_ ("clause title", "First move, then attack"),
    NC_ ("clause",
          "A group attacks at the end of its activation, once, and one zone only. So later "
          "groups can profit from what an attack has brought, or come up in support of those who "
          "made it."),
  },
  [LB_CLAUSE_3_2_3] = {
    "3.2.3", NC_ ("clause title", "Naming lead units"),
    NC_ ("clause",
          "When you end your player-turn you name a lead unit for each zone of yours that lacks "
          "one; if only one unit will do, that is settled for you. Zones that movement has "
          "filled need one as well. The choice is limited by 6.8.3 and 9.5. After that, "
          "strategists left without troops are lost (8.2)."),
  },
  [LB_CLAUSE_3_3_1] = {
    "3.3.1", NC_ ("clause title", "Before the first turn"),
    NC_ ("clause",
          "Both armies start with all their units and commanders off the field, unless the "
          "battle is taken up from its historical deployment or from some later moment."),
  },
  [LB_CLAUSE_3_3_2] = {
    "3.3.2", NC_ ("clause title", "Entering the field"),
    NC_ ("clause",
          "In the first turn a group that is off the field may enter any one of its army's three "
          "rear zones, facing forward. Entering costs 1 movement, whatever the ground is like. A "
          "group of nothing but cavalry and chariots may instead enter the left or right rear "
          "facing sideways, towards the wing beside it. The movement that is left may be used to "
          "go on or to turn."),
  },
  [LB_CLAUSE_3_3_3] = {
    "3.3.3", NC_ ("clause title", "Entering by way of a camp"),
    NC_ ("clause",
          "A group that enters the field in the zone of its camp need not stop there, as 5.4.3 "
          "would otherwise have it. If the camp is unfortified, entering costs it no movement."),
  },
  [LB_CLAUSE_3_4_1] = {
    "3.4.1", NC_ ("clause title", "Entering at the double"),
    NC_ ("clause",
          "A unit may use a double or triple move (4.4, 9.3) to enter the field."),
  },
  [LB_CLAUSE_3_4_2] = {
    "3.4.2", NC_ ("clause title", "Entering later"),
    NC_ ("clause",
          "After the first turn groups enter only in the central rear zone and only facing "
          "forward, though with movement left they may go on or turn. Surprised armies are not "
          "bound by this (10.1)."),
  },
  [LB_CLAUSE_3_4_3] = {
    "3.4.3", NC_ ("clause title", "Enemies at the entrance"),
    NC_ ("clause",
          "No group enters the field in a zone that holds enemy units."),
  },
  [LB_CLAUSE_3_4_4] = {
    "3.4.4", NC_ ("clause title", "No haste on entering"),
    NC_ ("clause",
          "In the player-turn in which it enters the field a unit neither attacks nor sets foot "
          "in the enemy's half."),
  },
  [LB_CLAUSE_3_4_5] = {
    "3.4.5", NC_ ("clause title", "Entering among friends"),
    NC_ ("clause",
          "A group may enter where friends stand already, if there is room (5.5.3) and it can "
          "face as they do (5.1.1). There it must stop, even with movement left."),
  },
  [LB_CLAUSE_3_4_6] = {
    "3.4.6", NC_ ("clause title", "Holding back"),
    NC_ ("clause",
          "You may bring on as many units in a turn as you can activate, unless your army is "
          "surprised (10.1), and you may keep others back as long as you please. But the moment "
          "an enemy unit enters your central rear zone or your camp, be it only in pursuit, all "
          "your units and commanders still off the field withdraw from the battle. No morale "
          "check is made for that."),
  },
