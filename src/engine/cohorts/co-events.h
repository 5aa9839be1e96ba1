/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-table.h"
#include "engine/cohorts/co-types.h"

G_BEGIN_DECLS

/*
 * Kinds of events (3.5), with the members of AciesEvent that each one uses. side: whose; units: of its side; stands by g; pose:
 * where it shows; clause: index in co_clauses.
 *   TURN              side, args[0] turn; opens a group in the log
 *   PHASE             side, args[0] CoPhase
 *   DEPLOYED          side, units (one), pose          COMMANDER_MOVED  side, commanders (one), pose
 *   RESERVE           side, units (one), pose
 *   MOVED, EVADED     side, units (one), args[0] cost in 1/10 mm, pose; other: from[3] in args[1..3] as whole mm and degrees
 *   STOOD             side, units (one)
 *   RELIEVED          side, units (the fresh one), args[0] g relieved, pose
 *   FORD              side, units (one), args[0] feature, args[1] CoStage it has reached, pose
 *   CHARGED           side, units (one), args[0] target g, args[1] TtArc
 *   REFUSED           side, units (the horse), args[0] g of the elephant, dice 2, args[1] 1 refuses or routs
 *   SHOT              side, units (the shooter), args[0] target g, args[1] CoWeapon, args[2] score, args[3] CoShotOutcome,
 *                     dice 2, modifiers
 *   VOLLEY            side, units (those that throw)
 *   CASUALTIES        side, units (one), args[0] figures, args[1] points
 *   ELIMINATED        side, units (one), pose, args[0] CoLostBy
 *   INTERRUPTED       side, units (one), args[0] figures lost, args[1] restore
 *   MORALE            side, units (one), dice 2, modifiers, args[0] fails at, args[1] 1 it failed
 *   ROUTED            side, units (one), pose (to); args[0..2] from, whole mm and degrees
 *   QUARTER           side (that lost by it), args[0] melee, args[1] stands gone, args[2] of; dice 2, args[3] CoResult
 *   MELEE             side active, args[0] melee, args[1], args[2] points of the first and the second side, args[3], args[4]
 *                     their products, args[5] winner + 1; dice: the active side's, the other's; modifiers: those of the
 *                     active side's die, then the other's, which begin at other_cell (an index)
 *   MELEE_LOSSES      side, args[0] melee, args[1] points to be lost, args[2] points lost, units that paid
 *   LOSER             side, args[0] melee, dice 2, args[1] CoResult
 *   PUSHED_BACK, STACKED, CONFORMED, FOLLOWED   side, units (one), pose; args[0] melee (STACKED: g it stands behind)
 *   HELD              side, args[0] melee
 *   RALLY             side, units (one), dice 2, args[0] rallies at, args[1] 1 it rallied
 *   RESTORED          side, units (one), args[0] restore left
 *   REORGANISED       side, units (one)
 *   COMMANDER_DISPLACED, COMMANDER_LOST   side, commanders (one), pose
 *   ARMY_MORALE       side, dice 2, args[0] needed, args[1] per cent (25, 35, 50, 0 afterwards), args[2] 1 it goes
 *   ENDED             side that won (ACIES_NO_SIDE: a draw), args[0] CoEndReason
 */
typedef enum
{
  CO_EVENT_TURN = 1,
  CO_EVENT_PHASE,
  CO_EVENT_DEPLOYED,
  CO_EVENT_COMMANDER_MOVED,
  CO_EVENT_RESERVE,
  CO_EVENT_MOVED,
  CO_EVENT_EVADED,
  CO_EVENT_STOOD,
  CO_EVENT_RELIEVED,
  CO_EVENT_FORD,
  CO_EVENT_CHARGED,
  CO_EVENT_REFUSED,
  CO_EVENT_SHOT,
  CO_EVENT_VOLLEY,
  CO_EVENT_CASUALTIES,
  CO_EVENT_ELIMINATED,
  CO_EVENT_INTERRUPTED,
  CO_EVENT_MORALE,
  CO_EVENT_ROUTED,
  CO_EVENT_QUARTER,
  CO_EVENT_MELEE,
  CO_EVENT_MELEE_LOSSES,
  CO_EVENT_LOSER,
  CO_EVENT_PUSHED_BACK,
  CO_EVENT_STACKED,
  CO_EVENT_CONFORMED,
  CO_EVENT_FOLLOWED,
  CO_EVENT_HELD,
  CO_EVENT_RALLY,
  CO_EVENT_RESTORED,
  CO_EVENT_REORGANISED,
  CO_EVENT_COMMANDER_DISPLACED,
  CO_EVENT_COMMANDER_LOST,
  CO_EVENT_ARMY_MORALE,
  CO_EVENT_ENDED,
  CO_N_EVENTS
} CoEventKind;

/* Why a stand is gone. */
typedef enum { CO_LOST_FIGURES, CO_LOST_NOT_RALLIED, CO_LOST_INTERRUPTED, CO_LOST_CAUGHT, CO_LOST_BLOCKED, CO_LOST_OFF_TABLE,
               CO_LOST_REAR, CO_LOST_KILLED, CO_N_LOST } CoLostBy;

/* Adds an event of @side under the rule called @rule ("C-MEL-9") with the flags of its kind; NULL if @events is NULL. */
AciesEvent *co_event_add       (AciesEventList *events, guint kind, const char *rule, int side);

/* The same about stand @g, whose pose in @state it shows. */
AciesEvent *co_event_add_stand (AciesEventList *events, const CoSetup *setup, const CoState *state, guint kind,
                                const char *rule,
                                guint g);

/* The same about commander @index of @side. */
AciesEvent *co_event_add_commander (AciesEventList *events, const CoSetup *setup, const CoState *state, guint kind,
                                    const char *rule, guint side, guint index);

/* Adds a part of a sum; nothing if @event is NULL or @value 0. */
void        co_event_modifier  (AciesEvent *event, CoModifierName name, int value);

G_END_DECLS
