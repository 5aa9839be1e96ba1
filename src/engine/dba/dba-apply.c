/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-apply.h"

#include "engine/dba/dba-combat.h"
#include "engine/dba/dba-move.h"
#include "engine/dba/dba-reasons.h"
#include "engine/dba/dba-sequence.h"
#include "engine/dba/dba-setup.h"
#include "engine/dba/dba-shoot.h"

/* The phase in which each kind of action is decided (3.1). */
static const guint8 phase_of_kind[DBA_N_ACTIONS] = {
  [DBA_BEGIN] = DBA_PHASE_SETUP,
  [DBA_CHOOSE_TERRAIN] = DBA_PHASE_SETUP,
  [DBA_ASSIGN_EDGES] = DBA_PHASE_SETUP,
  [DBA_PLACE_CAMP] = DBA_PHASE_SETUP,
  [DBA_DEPLOY] = DBA_PHASE_SETUP,
  [DBA_MOVE] = DBA_PHASE_MOVE,
  [DBA_BREAK_OFF] = DBA_PHASE_MOVE,
  [DBA_LEAVE_CAMP] = DBA_PHASE_MOVE,
  [DBA_ENTER_CAMP] = DBA_PHASE_MOVE,
  [DBA_END_MOVES] = DBA_PHASE_MOVE,
  [DBA_SHOOT] = DBA_PHASE_SHOOT,
  [DBA_END_SHOOTING] = DBA_PHASE_SHOOT,
  [DBA_FIGHT] = DBA_PHASE_COMBAT,
};

/* D-VIC-2, D-SEQ-2 */
static gboolean
check_time (const DbaState *state, const AciesAction *action, AciesVerdict *verdict)
{
  if (state->phase == DBA_PHASE_OVER)
    return dba_refuse (verdict, BATTLE_OVER);
  if (action->kind == 0 || action->kind >= DBA_N_ACTIONS ||
      phase_of_kind[action->kind] != state->phase)
    return dba_refuse (verdict, WRONG_DECISION);

  return TRUE;
}

gboolean
dba_check (const AciesSetup  *setup,
           const AciesState  *state,
           const AciesAction *action,
           AciesVerdict      *verdict)
{
  const DbaSetup *of = DBA_SETUP (setup);
  const DbaState *now = DBA_STATE (state);

  if (!check_time (now, action, verdict))
    return FALSE;

  switch ((DbaActionKind) action->kind)
    {
    case DBA_MOVE:
    case DBA_BREAK_OFF:
      return dba_move_check (of, now, action, NULL, verdict);
    case DBA_LEAVE_CAMP:
    case DBA_ENTER_CAMP:
      return dba_camp_move_check (of, now, action, verdict);
    case DBA_SHOOT:
      return dba_shot_check (of, now, now->shooting, action, verdict);
    case DBA_FIGHT:
      return dba_fight_check (of, now, action, verdict);
    case DBA_END_MOVES:
    case DBA_END_SHOOTING:
      return TRUE;
    case DBA_BEGIN:
    case DBA_CHOOSE_TERRAIN:
    case DBA_ASSIGN_EDGES:
    case DBA_PLACE_CAMP:
    case DBA_DEPLOY:
      return dba_setup_check (of, now, action, verdict);
    case DBA_N_ACTIONS:
    default:
      g_return_val_if_reached (FALSE);
    }
}

static void
play (const DbaSetup *setup, DbaState *state, const AciesAction *action, AciesEventList *events)
{
  switch ((DbaActionKind) action->kind)
    {
    case DBA_MOVE:
    case DBA_BREAK_OFF:
      dba_move_apply (setup, state, action, events);
      break;
    case DBA_LEAVE_CAMP:
    case DBA_ENTER_CAMP:
      dba_camp_move_apply (setup, state, action, events);
      break;
    case DBA_END_MOVES:
      dba_moves_end (setup, state, events);
      break;
    case DBA_SHOOT:
      dba_shot_apply (setup, state, state->shooting, action, events);
      dba_go_on (setup, state, events);
      break;
    case DBA_END_SHOOTING:
      dba_shooting_end (setup, state, events);
      break;
    case DBA_FIGHT:
      dba_fight_apply (setup, state, action, events);
      dba_go_on (setup, state, events);
      break;
    case DBA_BEGIN:
    case DBA_CHOOSE_TERRAIN:
    case DBA_ASSIGN_EDGES:
    case DBA_PLACE_CAMP:
    case DBA_DEPLOY:
      dba_setup_apply (setup, state, action, events);
      break;
    case DBA_N_ACTIONS:
    default:
      g_return_if_reached ();
    }
}

void
dba_apply (const AciesSetup  *setup,
           AciesState        *state,
           const AciesAction *action,
           AciesEventList    *events)
{
  play (DBA_SETUP (setup), (DbaState *) state, action, events);
}
