/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-phases.h"

#include <glib/gi18n-lib.h>

#include "engine/dba/dba-clauses.h"

const AciesClause dba_overview[] = {
  { "D-ARM-1", NC_ ("clause title", "Two small armies"),
    NC_ ("clause",
         "Each army has twelve elements, bodies of troops on bases of equal width; one is the general's. They stand "
         "and move freely on a table, at any angle. What troops are, knights or spears or light horse, tells all: how far "
         "they move, how well they fight foot and horse, and what becomes of them when they are beaten.") },
  { "D-SEQ-1", NC_ ("clause title", "A bound"),
    NC_ ("clause",
         "In your bound you throw a die. Each point moves one element, or one group of elements that touch and face the "
         "same way. So an army kept in line moves for one point, and a scattered one hardly at all. Then both sides shoot, "
         "then those in contact fight, and then it is the enemy's bound.") },
  { "D-MOV-1", NC_ ("clause title", "How troops move"),
    NC_ ("clause",
         "Heavy foot goes 50 mm, light foot and heavy horse 75, cavalry 100 and light horse 125, 25 mm being 100 paces. A "
         "group goes at the pace of its slowest. Lines go straight ahead or wheel; a single element may also turn. Woods, "
         "marsh and steep hills slow horsemen down and disorder all but light foot.") },
  { "D-CON-1", NC_ ("clause title", "Contact"),
    NC_ ("clause",
         "To fight, move the front edge against an enemy so that the corners meet; near enough, the element is lined up for "
         "you. An element struck in flank or rear turns if it is not fighting already, and if it is, each enemy there takes "
         "1 from its total. Once in contact an element can only break off, and only from slower enemies.") },
  { "D-CMB-2", NC_ ("clause title", "How troops fight"),
    NC_ ("clause",
         "Both throw a die and add their factors: what they are worth against such an enemy, support from behind, the "
         "ground, the general, and what presses on their flanks. The lower total is beaten. By how much, by whom and where "
         "decides whether the loser steps back, runs or is destroyed. If twice his total does not exceed the winner's he is "
         "gone, or runs.") },
  { "D-SHO-4", NC_ ("clause title", "Shooting"),
    NC_ ("clause",
         "Bows shoot 50 mm and artillery 125 mm, roughly straight ahead, with nobody between. Up to two more may aid a "
         "shooter. It is settled like a fight, but a target that cannot shoot back does the shooter no harm.") },
  { "D-PIP-2", NC_ ("clause title", "The general"),
    NC_ ("clause",
         "Far from the general, or when he is lost, every move costs one point more. He fights a little better than others "
         "of his kind. Whoever loses him, and has lost more than the enemy, loses the battle.") },
  { "D-VIC-1", NC_ ("clause title", "What wins"),
    NC_ ("clause",
         "At the end of any bound a side that has lost four elements or its general, and more than the enemy has, is "
         "beaten. An enemy in the camp counts as two elements lost while he is there.") },
  { "D-GRP-3", NC_ ("clause title", "Six things that newcomers miss"),
    NC_ ("clause",
         "1. A line cannot enter bad going, cross a river or go back; it must form a column for that.\n"
         "2. Within 50 mm before an enemy's front nobody moves across it.\n"
         "3. A recoiling element with an enemy on its flank or elephants behind it is destroyed.\n"
         "4. Knights, scythed chariots and warband follow up when they win, wanted or not.\n"
         "5. Shooting back is not a choice.\n"
         "6. You choose the order of your fights: begin with the one that frees a flank.") },
  { NULL, NULL, NULL },
};

const AciesPhase dba_phases[] = {
  { NC_ ("phase", "Points"),
    NC_ ("phase", "One die: so many moves may be made in this bound"), "D-PIP-1", 1, FALSE },
  { NC_ ("phase", "Move"),
    NC_ ("phase", "A single element or a group that touches, for a point each"), "D-MOV-1", 0, TRUE },
  { NC_ ("phase", "Turn to face"),
    NC_ ("phase", "Those struck in flank or rear turn, if they fight nobody yet"), "D-CON-6", 0, FALSE },
  { NC_ ("phase", "Shoot"),
    NC_ ("phase", "Artillery and bows of both sides, yours first: a die each"), "D-SHO-4", 2, TRUE },
  { NC_ ("phase", "Fight"),
    NC_ ("phase", "Each pair in contact, in the order you choose: a die each"), "D-CMB-1", 2, TRUE },
  { NC_ ("phase", "Count the losses"),
    NC_ ("phase", "Four elements or the general, and more than the enemy: beaten"), "D-VIC-1", 0, FALSE },
  { NULL, NULL, NULL, 0, FALSE },
};
