/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/*
 * Rows of co_clauses: rout, morale, rallying, flank and rear, commanders.
 * Included by co-clauses.c only, inside the table.
 */

  { "C-MOR-1", NC_ ("clause title", "The morale test"),
    NC_ ("clause",
         "Morale is tested with two dice. Light and unarmoured foot and horse, chariots and "
         "elephants fail with 7 or more, medium with 8, heavy and extra heavy with 9.") },
  { "C-MOR-2", NC_ ("clause title", "Who tests"),
    NC_ ("clause",
         "Friends near a routed unit test, steady or rallying, pinned or not, once in each wave "
         "of routs: those who stand beside it, at most a stand’s width away with no third friend "
         "between, and those to whom its way comes nearer than a stand’s width.") },
  { "C-MOR-3", NC_ ("clause title", "Behind or passed"),
    NC_ ("clause",
         "Friends whom the routed run past or towards, but beside whom they did not stand, test "
         "with nothing added.") },
  { "C-MOR-4", NC_ ("clause title", "What adds to the test"),
    NC_ ("clause",
         "3 is added to the dice of a unit beside the routed one, 3 to those of a unit struck in "
         "flank or rear in this turn, and 3 to those of a unit whose own blow at a flank was "
         "held (C-FLK-8). They add up.") },
  { "C-MOR-5", NC_ ("clause title", "The way barred"),
    NC_ ("clause",
         "A unit that would run into an enemy in its rout is lost.") },
  { "C-MOR-6", NC_ ("clause title", "Off the table"),
    NC_ ("clause",
         "A unit whose rout ends with any part off the table is lost.") },
  { "C-MOR-7", NC_ ("clause title", "Ending on friends"),
    NC_ ("clause",
         "If the rout would end on friends, it goes on to the first place that is clear of them.") },
  { "C-MOR-8", NC_ ("clause title", "The wave"),
    NC_ ("clause",
         "Each unit that runs makes those near it test in turn, until all who are near have held "
         "or run.") },
  { "C-MOR-9", NC_ ("clause title", "No orders"),
    NC_ ("clause",
         "Routed units take no orders and do not shoot.") },
  { "C-MOR-10", NC_ ("clause title", "Caught"),
    NC_ ("clause",
         "A routed unit that a steady enemy has in front contact when the melees begin is lost.") },
  { "C-MOR-11", NC_ ("clause title", "The rout move"),
    NC_ ("clause",
         "A routed unit turns its back and runs its whole move straight to its rear, whatever "
         "the ground.") },
  { "C-MOR-12", NC_ ("clause title", "Rivers stop it"),
    NC_ ("clause",
         "A river stops the rout at its bank.") },
  { "C-RAL-1", NC_ ("clause title", "The rally test"),
    NC_ ("clause",
         "At the start of its side’s next turn a routed unit throws two dice. Light and "
         "unarmoured men and chariots rally with 9 or more, medium with 8, heavy and extra heavy "
         "with 7.") },
  { "C-RAL-2", NC_ ("clause title", "Not rallied"),
    NC_ ("clause",
         "There is one throw: a unit that does not rally is lost.") },
  { "C-RAL-3", NC_ ("clause title", "Restoring"),
    NC_ ("clause",
         "A unit that has rallied is restored in two turns of its own side, and takes no orders "
         "until the second is over. Then it is steady as before.") },
  { "C-RAL-4", NC_ ("clause title", "Interrupted"),
    NC_ ("clause",
         "Disturbed while it rallies, by any shot at it, hit or miss, or by an enemy in contact "
         "when the melees begin, a unit loses half of its figures, the odd one too, and begins "
         "its two turns again. That happens once in an exchange of shots, and single hits are "
         "not taken besides.") },
  { "C-RAL-5", NC_ ("clause title", "Interrupted again"),
    NC_ ("clause",
         "Disturbed a second time before it is restored, it is lost.") },
  { "C-RAL-6", NC_ ("clause title", "Rallying in contact"),
    NC_ ("clause",
         "A rallying unit neither fights nor pins anybody it touches.") },
  { "C-FLK-1", NC_ ("clause title", "The arc of an attack"),
    NC_ ("clause",
         "From where an attack comes is judged when contact is made. It is to the front if the "
         "two face each other within 45 degrees, or if the middle of the attacker’s front lies "
         "before the other’s front; to the rear if both face much the same way, with less than "
         "45 degrees between them; else to the flank.") },
  { "C-FLK-2", NC_ ("clause title", "The test of the struck"),
    NC_ ("clause",
         "A unit struck in flank or rear tests its morale before the melees of that turn, and "
         "only of that turn, with 3 added.") },
  { "C-FLK-3", NC_ ("clause title", "The next in line"),
    NC_ ("clause",
         "If it runs, its neighbour in the line stands beside a routed unit and tests with 3 "
         "added as well.") },
  { "C-FLK-4", NC_ ("clause title", "Rolling up"),
    NC_ ("clause",
         "So the line is rolled up from its flank, until one unit holds or nobody is left.") },
  { "C-FLK-5", NC_ ("clause title", "A quarter gone"),
    NC_ ("clause",
         "If a quarter or more of a side’s pinned units left a melee through such tests, and "
         "others remain, that side has lost the melee. Nobody’s points are multiplied and no "
         "figures are lost; the rest throw two dice for staying, push back or rout. If it "
         "concerns both sides, it counts against the one that lost the larger part, else against "
         "the side whose turn it is not.") },
  { "C-FLK-6", NC_ ("clause title", "The striker's bonus"),
    NC_ ("clause",
         "If the struck unit holds, each figure of the striker counts 3 points more in the melee "
         "of this turn.") },
  { "C-FLK-7", NC_ ("clause title", "Struck in the rear"),
    NC_ ("clause",
         "A unit that is struck in the rear and runs is lost.") },
  { "C-FLK-8", NC_ ("clause title", "The striker's own morale"),
    NC_ ("clause",
         "A unit that struck a flank or rear which held adds 3 to its own morale tests for the "
         "rest of the turn: the blow has failed.") },
  { "C-CMD-1", NC_ ("clause title", "In reach of a commander"),
    NC_ ("clause",
         "A commander helps units of his side that any part of is within 4 inches of him: 1 "
         "point for each figure in a melee. A second commander adds nothing.") },
  { "C-CMD-2", NC_ ("clause title", "The commander on the die"),
    NC_ ("clause",
         "If commanders reach every unit of a side that counts in a melee, its die counts 1 "
         "more. The loser’s test is not changed.") },
  { "C-CMD-3", NC_ ("clause title", "A line too long"),
    NC_ ("clause",
         "If one of them is out of reach the die is as it fell. The figures within reach still "
         "count 1 more each.") },
  { "C-CMD-4", NC_ ("clause title", "Moves of commanders"),
    NC_ ("clause",
         "A commander may go once in a turn to any place within 12 inches, in a straight line, "
         "through friends, enemies and all ground.") },
  { "C-CMD-5", NC_ ("clause title", "Where commanders go"),
    NC_ ("clause",
         "He may not go off the table, nor nearer than 10 mm to an enemy. One who is lost goes "
         "nowhere. He is never shot at.") },
  { "C-CMD-6", NC_ ("clause title", "Commanders ridden over"),
    NC_ ("clause",
         "If a steady enemy is within 10 mm of a commander at the end of a turn, he escapes to "
         "the nearest steady unit of his within 12 inches. If there is none he is lost.") },
