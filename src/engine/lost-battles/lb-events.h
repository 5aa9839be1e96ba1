/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/*
 * Kinds of events, with the members of AciesEvent each one uses (side is always whose units or commanders are named):
 *   TURN_BEGAN       args[0] turn, side active first
 *   ORDER_SWITCHED   side that now moves first (8.9)
 *   WEATHER          dice[0], args[0] LbWeather now
 *   DUST             dice[0], args[0] reversed
 *   PLAYER_TURN      side, args[0] turn; opens a group in the log
 *   ORDERS           dice[0] (none if given by a situation), args[0] die after halving, args[1] halved, args[2] Fighting Value,
 *                    args[3] total
 *   ACTIVATED        units, commanders, args[0] cost, args[1..3] paid by commander 0, commander 1, army; args[4] LbMode
 *   STRATEGIST_MOVED commanders, cell (none: off the field), other_cell
 *   DEPLOYED TURNED ADVANCED LEFT_FIELD   units, commanders, cell, args[0] facing, args[1] free (turn)
 *   WITHDREW_BY_TURNING units (9.5), args[0] 0 by turning, 1 by joining friends
 *   ATTACK           units (attacker), cell target zone, other_cell from, args[0] needed, args[1] total, args[2] hits,
 *                    args[3] target unit (of the other side), args[4] supporter + 1, args[5] what over the number needed hits
 *                    twice (0 never), dice, modifiers; no dice: scythed chariots scared (9.5)
 *   DECISIVE         units (attacker), args[0] compulsory
 *   HIT              units (struck), args[0] now (LB_NOW_*)
 *   RECOVERY         commanders, units, dice, args[0] needed, args[1] LbRecovery
 *   SHATTERED        units, cell
 *   MORALE_CHECK     side, dice, args[0] kept die, args[1] base (halved), args[2] army morale, cell attacked; modifiers
 *   MORALE_UNIT      child of it, for each unit that leaves or whose morale is 1 or less: units, args[0] morale,
 *                    args[1] LbMorale, modifiers
 *   UNIT_LEFT        units, args[0] LbLoss: withdrew or fled (not through a morale check)
 *   COMMANDER_KILLED COMMANDER_LOST COMMANDER_WITHDREW   commanders, cell
 *   LEAD             units, cell, args[0] chosen by the player rather than forced
 *   PURSUED          units, commanders, cell, other_cell; empty sets: stayed
 *   CAMP_CAPTURED    side whose camp it was, cell
 *   UNDEPLOYED_WITHDREW units, commanders
 *   BATTLE_ENDED     args[0] LbEndReason, args[1] winner or -1, args[2] level, args[3] margin, args[4..5] points
 */
typedef enum
{
  LB_EVENT_TURN_BEGAN = 1,
  LB_EVENT_ORDER_SWITCHED,
  LB_EVENT_WEATHER,
  LB_EVENT_DUST,
  LB_EVENT_ORDERS,
  LB_EVENT_ACTIVATED,
  LB_EVENT_STRATEGIST_MOVED,
  LB_EVENT_DEPLOYED,
  LB_EVENT_TURNED,
  LB_EVENT_ADVANCED,
  LB_EVENT_WITHDREW_BY_TURNING,
  LB_EVENT_LEFT_FIELD,
  LB_EVENT_ATTACK,
  LB_EVENT_DECISIVE,
  LB_EVENT_HIT,
  LB_EVENT_RECOVERY,
  LB_EVENT_SHATTERED,
  LB_EVENT_MORALE_CHECK,
  LB_EVENT_MORALE_UNIT,
  LB_EVENT_UNIT_LEFT,
  LB_EVENT_COMMANDER_KILLED,
  LB_EVENT_COMMANDER_LOST,
  LB_EVENT_COMMANDER_WITHDREW,
  LB_EVENT_LEAD,
  LB_EVENT_PURSUED,
  LB_EVENT_CAMP_CAPTURED,
  LB_EVENT_UNDEPLOYED_WITHDREW,
  LB_EVENT_PLAYER_TURN,
  LB_EVENT_BATTLE_ENDED,
  LB_N_EVENTS
} LbEventKind;

typedef enum { LB_NOW_DISORDERED, LB_NOW_SHATTERED, LB_NOW_REMOVED } LbHitNow;
typedef enum { LB_RECOVERY_REMOVED, LB_RECOVERY_FAILED, LB_RECOVERY_KILLED, LB_RECOVERY_ESCAPED } LbRecovery;
typedef enum { LB_MORALE_HOLDS, LB_MORALE_WITHDREW, LB_MORALE_FLED } LbMorale;
typedef enum { LB_END_TURNS, LB_END_ARMY_BROKEN } LbEndReason;

/* 11.2: the lines of a side's points, in the order of the clause; 11.3: levels; results of an attack in AciesOdds. */
typedef enum
{
  LB_LINE_LOSSES,     /* 11.2(1) disordered, withdrawn and fled units, lost commanders */
  LB_LINE_FLED,
  LB_LINE_SHATTERED,  /* killed commanders too */
  LB_LINE_CAMP,
  LB_LINE_FATIGUED,
  LB_LINE_SURPRISED,
  LB_LINE_HANDICAP,
  LB_N_LINES
} LbOutcomeLine;

typedef enum { LB_LEVEL_DRAW, LB_LEVEL_PYRRHIC, LB_LEVEL_CLEAR, LB_LEVEL_MAJOR, LB_LEVEL_STRATEGIC, LB_LEVEL_OVERWHELMING,
               LB_N_LEVELS } LbLevel;
typedef enum { LB_ODDS_MISS, LB_ODDS_ONE_HIT, LB_ODDS_TWO_HITS, LB_N_ODDS } LbOddsResult;

/* What dice are thrown for (AciesRoll). */
typedef enum { LB_ROLL_ATTACK, LB_ROLL_RECOVERY, LB_ROLL_MORALE, LB_ROLL_ORDERS, LB_N_ROLLS } LbRollPurpose;

/* Modifiers of an attack in the order of 6.5, of the army's morale (7.1), of a unit's (7.2). */
typedef enum
{
  LB_MOD_LEAD_UNFLANKED,
  LB_MOD_BONUS,
  LB_MOD_SECOND_BONUS,
  LB_MOD_AGAINST_POOR,
  LB_MOD_INTO_FLANK,
  LB_MOD_HOPLITES_V_HOPLITES,
  LB_MOD_FRESH_SPEAR_LEAD,
  LB_MOD_REAR_RANK_SUPPORT,
  LB_MOD_MOUNTED_V_HEAVY_INFANTRY,
  LB_MOD_DOWNHILL,
  LB_MOD_INTO_RIVER,
  LB_MOD_ARCHERS_V_LIGHT,
  LB_MOD_MOVED,
  LB_MOD_DIFFICULT_GROUND,
  LB_MOD_HALVED_SIZE,
  LB_MOD_V_CATAPHRACTS,
  LB_MOD_MOUNTED_V_ELEPHANTS,
  LB_MOD_INFANTRY_V_LEGIONARIES,
  LB_MOD_AFRICAN_V_INDIAN,
  LB_MOD_FATIGUED,
  LB_MOD_WET,
  LB_MOD_ARMY_OUTNUMBERING,
  LB_MOD_ARMY_SHATTERED_UNITS,
  LB_MOD_ARMY_COMMANDERS_DOWN,
  LB_MOD_ARMY_OUTNUMBERED,
  LB_MOD_ARMY_CENTRE_OR_CAMP,
  LB_MOD_UNIT_QUALITY,
  LB_MOD_UNIT_HEAVY_INFANTRY,
  LB_MOD_UNIT_DISTANCE,
  LB_MOD_UNIT_INSPIRED,
  LB_MOD_UNIT_POOR,
  LB_MOD_UNIT_DISORDERED,
  LB_MOD_UNIT_SURROUNDED,
  LB_N_MODIFIERS
} LbModifierName;

/* Adds an event of @side with the flags of its kind; NULL if @events is NULL (nobody listens). */
AciesEvent *lb_event_add (AciesEventList *events, guint kind, guint clause, int side);

G_END_DECLS
