/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-apply.h"

#include "engine/cohorts/co-deploy.h"
#include "engine/cohorts/co-fire.h"
#include "engine/cohorts/co-melee.h"
#include "engine/cohorts/co-move.h"
#include "engine/cohorts/co-push.h"
#include "engine/cohorts/co-reasons.h"
#include "engine/cohorts/co-sequence.h"

#define BIT(decision) (1u << (decision))

/* 3.1: the decisions that each kind of action answers, a bit each. */
static const guint decisions_of_kind[CO_N_ACTIONS] = {
  [CO_DEPLOY] = BIT (CO_DECIDE_DEPLOY),
  [CO_DEPLOY_COMMANDER] = BIT (CO_DECIDE_DEPLOY),
  [CO_MOVE] = BIT (CO_DECIDE_MOVE),
  [CO_RELIEVE] = BIT (CO_DECIDE_MOVE),
  [CO_FORD] = BIT (CO_DECIDE_MOVE),
  [CO_MOVE_COMMANDER] = BIT (CO_DECIDE_MOVE),
  [CO_EVADE] = BIT (CO_DECIDE_EVADE),
  [CO_STAND] = BIT (CO_DECIDE_EVADE),
  [CO_SHOOT] = BIT (CO_DECIDE_FIRE) | BIT (CO_DECIDE_RETURN_FIRE) | BIT (CO_DECIDE_VOLLEY),
  [CO_MELEE] = BIT (CO_DECIDE_MELEE),
  [CO_CONFORM] = BIT (CO_DECIDE_CONFORM),
  [CO_FOLLOW] = BIT (CO_DECIDE_FOLLOW),
  [CO_HOLD] = BIT (CO_DECIDE_FOLLOW),
  [CO_END_PHASE] = BIT (CO_DECIDE_DEPLOY) | BIT (CO_DECIDE_MOVE) | BIT (CO_DECIDE_FIRE) |
                   BIT (CO_DECIDE_RETURN_FIRE) | BIT (CO_DECIDE_VOLLEY),
};

gboolean
co_may_answer (const CoState *state, guint kind)
{
  return kind < CO_N_ACTIONS && (decisions_of_kind[kind] & BIT (state->decision)) != 0;
}

/* C-VIC-1, C-SEQ-2 */
static gboolean
check_time (const CoState *state, const AciesAction *action, AciesVerdict *verdict)
{
  if (state->phase == CO_PHASE_OVER)
    return co_refuse (verdict, BATTLE_OVER);
  if (!co_may_answer (state, action->kind))
    return co_refuse (verdict, WRONG_DECISION);

  return TRUE;
}

gboolean
co_check (const AciesSetup *setup, const AciesState *state, const AciesAction *action,
          AciesVerdict *verdict)
{
  const CoSetup *of = CO_SETUP (setup);
  const CoState *now = CO_STATE (state);

  if (!check_time (now, action, verdict))
    return FALSE;

  switch ((CoActionKind) action->kind)
    {
    case CO_DEPLOY:
    case CO_DEPLOY_COMMANDER:
      return co_deploy_check (of, now, action, verdict);
    case CO_MOVE:
      return co_move_check (of, now, action, NULL, NULL, verdict);
    case CO_RELIEVE:
    case CO_FORD:
    case CO_MOVE_COMMANDER:
      return co_other_move_check (of, now, action, verdict);
    case CO_EVADE:
    case CO_STAND:
      return co_evade_check (of, now, action, verdict);
    case CO_SHOOT:
      return co_shot_check (of, now, action, NULL, NULL, verdict);
    case CO_MELEE:
      return co_melee_check (of, now, action, verdict);
    case CO_CONFORM:
    case CO_FOLLOW:
    case CO_HOLD:
      return co_push_check (of, now, action, verdict);
    case CO_END_PHASE:
      return now->decision != CO_DECIDE_DEPLOY || co_deploy_check (of, now, action, verdict);
    case CO_N_ACTIONS:
    default:
      g_return_val_if_reached (FALSE);
    }
}

void
co_apply (const AciesSetup *setup, AciesState *state, const AciesAction *action,
          AciesEventList *events)
{
  const CoSetup *of = CO_SETUP (setup);
  CoState       *now = (CoState *) state;

  switch ((CoActionKind) action->kind)
    {
    case CO_MOVE:
      co_move_apply (of, now, action, events);
      break;
    case CO_RELIEVE:
    case CO_FORD:
    case CO_MOVE_COMMANDER:
      co_other_move_apply (of, now, action, events);
      break;
    case CO_EVADE:
    case CO_STAND:
      co_evade_apply (of, now, action, events);
      break;
    case CO_SHOOT:
      co_shot_apply (of, now, action, events);
      break;
    case CO_MELEE:
      co_melee_apply (of, now, action, events);
      break;
    case CO_CONFORM:
    case CO_FOLLOW:
    case CO_HOLD:
      co_push_apply (of, now, action, events);
      break;
    case CO_END_PHASE:
      if (now->decision != CO_DECIDE_DEPLOY)
        {
          co_phase_end (of, now, events);
          break;
        }
      G_GNUC_FALLTHROUGH;
    case CO_DEPLOY:
    case CO_DEPLOY_COMMANDER:
      co_deploy_apply (of, now, action, events);
      return;
    case CO_N_ACTIONS:
    default:
      g_return_if_reached ();
    }

  co_go_on (of, now, events);
}
