/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/*
 * Why an action is refused: a name, the clause cited, and a sentence for people (context "refusal"; %1$d and %2$d are the
 * verdict's numbers). lb-reasons.c turns the list into a table. Add a row where a new reason is needed; never refuse without one.
 * NC_ is there for the catalogue: the list is expanded to sentences only where gi18n-lib.h is included.
 */
#define LB_REASONS(X) \
  X (WRONG_DECISION,      "3.2.1", NC_ ("refusal", "Something else has to be decided now.")) \
  X (BATTLE_OVER,         "11.1",  NC_ ("refusal", "The battle is over.")) \
  X (NOT_YOURS,           "4.2.2", NC_ ("refusal", "Only units of the side whose turn it is may act.")) \
  X (ACTED_ALREADY,       "4.2.1", NC_ ("refusal", "A unit may be activated only once in a turn.")) \
  X (NOT_ONE_ZONE,        "4.2.2", NC_ ("refusal", "A group is made of units in one zone, or of units still off the field.")) \
  X (NO_UNITS,            "4.2.2", NC_ ("refusal", "Choose at least one unit.")) \
  X (REDUCED_STEP,        "4.2.5", NC_ ("refusal", "A large group activated for one Order may turn, but not move or enter the field.")) \
  X (REDUCED_CHEAP,       "4.2.5", NC_ ("refusal", "This group costs one Order anyway, so the reduced cost does not apply.")) \
  X (TOO_FEW_ORDERS,      "4.1",   NC_ ("refusal", "Too few Orders: %1$d needed, %2$d left.")) \
  X (WRONG_PRICE,         "4.1",   NC_ ("refusal", "The price is %1$d Orders, and the payment comes to %2$d.")) \
  X (DOUBLE_SIZE,         "4.4",   NC_ ("refusal", "A double or triple move is made by a single unit.")) \
  X (DOUBLE_ATTACK,       "4.4.1", NC_ ("refusal", "A unit that makes a double move may not attack in the same turn.")) \
  X (CHEAP_ENTRY_TURN,    "4.4.3", NC_ ("refusal", "Light infantry that entered at the lower price must go straight ahead.")) \
  X (ENTRY_FIRST,         "3.3.2", NC_ ("refusal", "The group must enter the field first.")) \
  X (ENTERED_ALREADY,     "3.3.2", NC_ ("refusal", "The group is on the field already.")) \
  X (ENTRY_ZONE,          "3.3.2", NC_ ("refusal", "Groups enter in one of the three rear zones, facing forward; only mounted groups may face the nearer wing.")) \
  X (ENTRY_LATE,          "3.4.2", NC_ ("refusal", "After the first turn the field is entered only in the central rear zone, facing forward.")) \
  X (ENTRY_ENEMY,         "3.4.3", NC_ ("refusal", "The enemy holds that zone, so nobody may enter the field there.")) \
  X (ENTRY_ENEMY_HALF,    "3.4.4", NC_ ("refusal", "Units may not go into the enemy's half in the turn in which they enter the field.")) \
  X (ENTRY_ATTACK,        "3.4.4", NC_ ("refusal", "Units may not attack in the turn in which they enter the field.")) \
  X (FACING_MISMATCH,     "5.1.1", NC_ ("refusal", "The group cannot turn to face as the units already there do.")) \
  X (PART_TURN_STAYS,     "5.1.2", NC_ ("refusal", "A part of a zone's units may turn only if it then leaves the zone.")) \
  X (NO_MOVEMENT,         "5.2",   NC_ ("refusal", "Some unit of the group has too little movement left.")) \
  X (SAME_FACING,         "5.2.3", NC_ ("refusal", "The group faces that way already.")) \
  X (NO_FREE_TURN,        "5.3",   NC_ ("refusal", "The turn was free only for an attack; without one it must be paid for.")) \
  X (STOP_IN_CAMP,        "5.4.3", NC_ ("refusal", "Units that enter a camp must stop there for this turn.")) \
  X (ENEMY_IN_ZONE,       "5.5.1", NC_ ("refusal", "The enemy holds that zone.")) \
  X (STOP_AT_FRIENDS,     "5.5.2", NC_ ("refusal", "Units that enter a zone held by friends must stop there.")) \
  X (ZONE_FULL,           "5.5.3", NC_ ("refusal", "Too little room: the zone would hold %1$d and has room for %2$d (Poor units count twice).")) \
  X (IMPASSABLE,          "2.2.4", NC_ ("refusal", "Nothing may enter impassable ground.")) \
  X (OFF_FIELD_AHEAD,     "2.1.3", NC_ ("refusal", "There is no zone ahead.")) \
  X (LEAVE_COAST,         "5.7",   NC_ ("refusal", "Nobody may leave the field from a coast.")) \
  X (LEAVE_FACING,        "5.7",   NC_ ("refusal", "To leave the field the group must face its edge.")) \
  X (NO_ENEMY_AHEAD,      "6.1",   NC_ ("refusal", "There is no enemy in the zone ahead.")) \
  X (TURNED_ON_CENTRE,    "6.1.3", NC_ ("refusal", "Units that turned in this turn may not attack a central zone from a flank or rear zone.")) \
  X (AFTER_ATTACK,        "6.1.5", NC_ ("refusal", "After an attack the group neither moves nor turns.")) \
  X (OTHERS_IN_ZONE,      "6.2.1", NC_ ("refusal", "All friendly units in the zone must belong to the attacking group.")) \
  X (SIDE_USED,           "6.2.2", NC_ ("refusal", "That zone has been attacked from this side in this turn.")) \
  X (ROLLED_ALREADY,      "6.3.1", NC_ ("refusal", "Each unit attacks only once.")) \
  X (NOT_IN_GROUP,        "6.3.1", NC_ ("refusal", "Only a unit of the attacking group may attack.")) \
  X (LIMIT_REACHED,       "6.3",   NC_ ("refusal", "No more units of this size may attack here.")) \
  X (HALF_NOT_NEEDED,     "6.3.4", NC_ ("refusal", "Half size is only for a last attacker whose whole size does not fit.")) \
  X (REDUCED_SECOND,      "6.3.5", NC_ ("refusal", "Only one unit of a group activated for one Order may attack.")) \
  X (LEAD_ATTACKS_FIRST,  "6.8.3", NC_ ("refusal", "Disordered light infantry attacks first only if there is no other choice.")) \
  X (LEAD_CHOICE,         "6.8.3", NC_ ("refusal", "That unit may not be the lead unit here.")) \
  X (SUPPORT,             "6.5",   NC_ ("refusal", "That unit cannot support this attack.")) \
  X (DECISIVE_BARRED,     "6.7",   NC_ ("refusal", "This attack cannot be made decisive.")) \
  X (HIT_TARGET,          "6.6.2", NC_ ("refusal", "That unit cannot take the second hit.")) \
  X (PURSUER,             "6.9",   NC_ ("refusal", "Only units of the group that attacked may advance into the emptied zone.")) \
  X (PURSUER_REDUCED,     "6.9.2", NC_ ("refusal", "Of a group activated for one Order only the unit that attacked may advance.")) \
  X (HERO_APART,          "8.1",   NC_ ("refusal", "A hero acts only together with his bodyguard.")) \
  X (STRATEGIST,          "8.2",   NC_ ("refusal", "Only a strategist may be placed apart from a group, once a turn, where no enemy units are.")) \
  X (STRATEGIST_THERE,    "8.2",   NC_ ("refusal", "The strategist is there already.")) \
  X (STRATEGIST_ABSENT,   "8.2",   NC_ ("refusal", "A strategist acts with a group only in his own zone.")) \
  X (HAS_ACTED,           "8.3.1", NC_ ("refusal", "A commander who has been activated pays for no more groups in this turn.")) \
  X (CANNOT_PAY,          "8.3",   NC_ ("refusal", "That commander cannot pay for this.")) \
  X (DAZED,               "8.6.3", NC_ ("refusal", "After his narrow escape this commander gives no Orders yet.")) \
  X (BARRED_PAIR,         "8.8.3", NC_ ("refusal", "The commanders began the turn in adjacent zones, so only one of them may use his Orders.")) \
  X (BONUS_POOL,          "8.4",   NC_ ("refusal", "A commander's bonus Orders go to the first attackers, without a gap.")) \
  X (BONUS_PAIR,          "8.5",   NC_ ("refusal", "A second bonus is only for a hero's bodyguard that attacks first, wholly paid by him.")) \
  X (RECOVERY,            "8.6.1", NC_ ("refusal", "That commander may not try to remove this hit.")) \
  X (TWO_COMMANDERS,      "8.8.1", NC_ ("refusal", "Two commanders may be neither in one group nor in one zone.")) \
  X (SWITCH_NOBODY,       "8.9.1", NC_ ("refusal", "The order is switched once, from the second turn on, by a Brilliant commander whose army moves second.")) \
  X (SWITCH_TOO_LATE,     "8.9.2", NC_ ("refusal", "The order of the turn is switched before its first die or not at all.")) \
  X (SWITCH_BARRED,       "8.9.3", NC_ ("refusal", "The order is not switched in dust, against a Brilliant commander, or when that side's own is out of it.")) \
  X (TWICE_RUNNING,       "8.9.3", NC_ ("refusal", "In the second of two turns running nobody attacks from a zone attacked from in the first.")) \
  X (HOPLITES_ADVANCE,    "9.2",   NC_ ("refusal", "Hoplites do not advance while enemy heavy infantry stands beside them.")) \
  X (TRIPLE,              "9.3",   NC_ ("refusal", "Only veteran legionaries may make a triple move.")) \
  X (SCYTHED_LEAD,        "9.5",   NC_ ("refusal", "Scythed chariots are always the lead unit of their zone.")) \
  X (SCYTHED_FIRST,       "9.5",   NC_ ("refusal", "Scythed chariots are the lead unit, and so must attack first.")) \
  X (SURPRISED,           "10.1",  NC_ ("refusal", "A surprised army may bring no more than four units onto the field in a turn."))

typedef enum
{
  LB_REASON_NONE,
#define LB_REASON_ROW(name, clause, sentence) LB_REASON_##name,
  LB_REASONS (LB_REASON_ROW)
#undef LB_REASON_ROW
  LB_N_REASONS
} LbReason;

/* acies_verdict_refuse () with a reason of this ruleset; always FALSE. */
#define lb_refuse(verdict, name)                 acies_verdict_refuse ((verdict), LB_REASON_##name, 0, 0)
#define lb_refuse_with(verdict, name, a, b)      acies_verdict_refuse ((verdict), LB_REASON_##name, (a), (b))

const char *lb_reason_clause   (guint reason);
const char *lb_reason_sentence (guint reason);  /* untranslated */

G_END_DECLS
