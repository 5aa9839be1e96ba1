/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-types.h"

/* In args[5] of a shot, beside the number of the shooter's modifiers: it was shot back. */
#define DBA_SHOT_BACK 256

G_BEGIN_DECLS

/*
 * Kinds of events, with the members of AciesEvent each one uses (units: of its side; clause: index of the rule in dba_clauses):
 *   SETUP_DICE       side, dice[0]; one a side, in order, until they differ
 *   TERRAIN_CHOSEN   side, args[0] board, args[1] first edge
 *   EDGES_ASSIGNED   side, args[0], args[1] edges
 *   BASE_EDGE_DIE    side (high), dice[0], args[0] its edge
 *   CAMP_PLACED      side, pose
 *   DEPLOYED         side, units
 *   BOUND            side phasing, args[0] bound; opens a group in the log
 *   MOVEMENT_DICE    side, dice[0] (none if a situation gives the points), args[0] points
 *   MOVED            side, units, args[0] points spent, pose of the first; args[1] 1 a break-off
 *   RIVER_NATURE     side, args[0] river, args[2] board, dice[0]
 *   RIVER_CROSSING   side, units (one), args[0] river, args[1] 1 it failed, args[2] board, dice[0]
 *   TURNED_TO_FACE   side, units (one), pose
 *   LEFT_CAMP, ENTERED_CAMP  side, units (one), pose
 *   SHOOTING, COMBAT side of a; args[0] a, args[1] b (g or DBA_CAMP), args[2] total of a, args[3] total of b, args[4] result of a
 *                    + 4 * result of b (DbaResult), args[5] how many of the modifiers are a's, + 256 if shot back; dice: a's, b's
 *                    (none: an empty camp falls); modifiers: a's, then b's (name DbaFactorName)
 *   RECOIL, PUSHED_BACK, FLEE, FLANK_RECOIL, PURSUE   side, units (one), pose
 *   DESTROYED        side, units (one), pose (where it stood), args[0] DbaDestroyedBy
 *   OFF_BOARD        side, units (one), pose
 *   CAMP_CAPTURED    side whose camp it was, units 0, args[0] the element (g) that took it, pose
 *   CAMP_REGAINED    side whose camp it is (its captor left or fell)
 *   VICTORY          side that won (ACIES_NO_SIDE: a draw), args[0] DbaEndReason
 */
typedef enum
{
  DBA_EVENT_SETUP_DICE = 1,
  DBA_EVENT_TERRAIN_CHOSEN,
  DBA_EVENT_EDGES_ASSIGNED,
  DBA_EVENT_BASE_EDGE_DIE,
  DBA_EVENT_CAMP_PLACED,
  DBA_EVENT_DEPLOYED,
  DBA_EVENT_BOUND,
  DBA_EVENT_MOVEMENT_DICE,
  DBA_EVENT_MOVED,
  DBA_EVENT_RIVER_NATURE,
  DBA_EVENT_RIVER_CROSSING,
  DBA_EVENT_TURNED_TO_FACE,
  DBA_EVENT_LEFT_CAMP,
  DBA_EVENT_ENTERED_CAMP,
  DBA_EVENT_SHOOTING,
  DBA_EVENT_COMBAT,
  DBA_EVENT_RECOIL,
  DBA_EVENT_PUSHED_BACK,
  DBA_EVENT_FLEE,
  DBA_EVENT_FLANK_RECOIL,
  DBA_EVENT_PURSUE,
  DBA_EVENT_DESTROYED,
  DBA_EVENT_OFF_BOARD,
  DBA_EVENT_CAMP_CAPTURED,
  DBA_EVENT_CAMP_REGAINED,
  DBA_EVENT_VICTORY,
  DBA_N_EVENTS
} DbaEventKind;

typedef enum { DBA_DESTROYED_BY_RESULT, DBA_DESTROYED_FLANKED, DBA_DESTROYED_BLOCKED, DBA_DESTROYED_NO_WAY, DBA_DESTROYED_BY_CAMP
             } DbaDestroyedBy;

/* Adds an event of @side under the rule called @rule ("D-REC-1") with the flags of its kind; NULL if @events is NULL. */
AciesEvent *dba_event_add (AciesEventList *events, guint kind, const char *rule, int side);

/* The same about element @g, whose pose in @state it shows. */
AciesEvent *dba_event_add_element (AciesEventList *events, const DbaSetup *setup, const DbaState *state, guint kind,
                                   const char *rule, guint g);

G_END_DECLS
