/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-chapters.h"
#include "engine/lost-battles/lb-clauses.h"

#include <glib/gi18n-lib.h>

/* The page that a newcomer reads first; the number of each row is the clause where the subject begins. */
const AciesClause lb_overview[] = {
  { "3.2.1", NC_ ("clause title", "How a turn goes"),
    NC_ ("clause",
         "A battle lasts ten turns at most, and in each turn both sides play once. When your part begins, a die is "
         "thrown and a tenth of what your army on the field is worth is added: that many Orders you may spend. You "
         "then activate one group after another. A group is made of units that stand in one zone, or of units that "
         "have not entered the field yet. It moves first, and may attack at the end. When you have spent what you "
         "want to spend, you name a lead unit in each zone that has none, and your enemy plays.") },
  { "4.2.4", NC_ ("clause title", "What Orders buy"),
    NC_ ("clause",
         "One Order activates a single unit, or two Veteran units; two Orders activate a group of any size. One "
         "Order is enough for a large group that only turns, and lets one of its units attack. A single unit may "
         "make a double move instead of an attack. Orders also buy a bonus of one for an attack. Commanders bring "
         "Orders of their own, to be spent in their zone.") },
  { "5.2.1", NC_ ("clause title", "How units move"),
    NC_ ("clause",
         "Units only go forward, into the zone they face. Infantry and elephants have one movement, cavalry and "
         "chariots two. Turning costs a movement, but light troops turn for nothing, and whoever is not outflanked "
         "may turn about for nothing. A group that comes to a zone held by friends stops there and faces as they do. "
         "Twelve units fit into a zone, eight into one with a river, a coast, a marsh or a forest, and Poor units "
         "count double.") },
  { "6.5", NC_ ("clause title", "How units fight"),
    NC_ ("clause",
         "A group attacks the zone that it faces, and every unit in its own zone must belong to it. Each attacker "
         "throws two dice and adds the modifiers; a table gives the total that he needs. A total that reaches it is "
         "one hit, four more are two. The first hit falls on the lead unit: a fresh unit becomes disordered, a "
         "disordered one is shattered. If the total is reached exactly, or with three to spare, a fresh attacker may "
         "stake his own good order for one more hit.") },
  { "7.1", NC_ ("clause title", "How armies break"),
    NC_ ("clause",
         "Whenever units are shattered or commanders killed, their whole army tests its morale. Units that have "
         "fallen below nothing leave the field, and they may carry others in their zone along. Veterans, heavy "
         "infantry, and those far away or near a great commander hold longest.") },
  { "11.2", NC_ ("clause title", "What wins"),
    NC_ ("clause",
         "The battle ends after the last turn, or as soon as one side has fewer than three units. Points are scored "
         "for enemy units that are disordered, have left or are shattered, and for commanders. The weaker side "
         "begins with points for its weakness, so a beaten army can still win by doing better than could be expected "
         "of it.") },
  { "6.4.4", NC_ ("clause title", "Five things that newcomers miss"),
    NC_ ("clause",
         "1. The lead unit takes every first hit, so choose it with care.\n"
         "2. Nobody attacks from a zone in which a friend stands who is not in the group.\n"
         "3. Units that turned in this turn may not attack a central zone from a flank or from the rear.\n"
         "4. The Orders that a commander gives for attacks go to the first attackers, without a gap.\n"
         "5. An enemy in your central rear zone or in your camp drives off everybody who has not entered the field.") },
  { NULL }
};

/* The picture of a turn. */
const AciesPhase lb_phases[] = {
  { NC_ ("phase", "Orders"),
    NC_ ("phase", "One die, and a tenth of what your army on the field is worth"), "4.1.1", 1, FALSE },
  { NC_ ("phase", "Activate a group"),
    NC_ ("phase", "Units in one zone, or yet to enter, for one or more Orders"), "4.2.4", 0, TRUE },
  { NC_ ("phase", "Move"),
    NC_ ("phase", "Turn, or go on into the zone that they face"), "5.2.1", 0, TRUE },
  { NC_ ("phase", "Attack"),
    NC_ ("phase", "Each attacker in turn: two dice and the modifiers"), "6.5", 2, TRUE },
  { NC_ ("phase", "Losses"),
    NC_ ("phase", "Hits, morale checks, and an advance into an empty zone"), "6.6.1", 1, TRUE },
  { NC_ ("phase", "Name the leads"),
    NC_ ("phase", "One lead unit in each of your zones; then the enemy plays"), "6.4.1", 0, FALSE },
  { NULL, NULL, NULL, 0, FALSE },
};
