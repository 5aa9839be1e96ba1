/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-apply.h"

#include "engine/lost-battles/lb-deploy.h"
#include "engine/lost-battles/lb-group.h"
#include "engine/lost-battles/lb-move.h"
#include "engine/lost-battles/lb-orders.h"
#include "engine/lost-battles/lb-phases.h"
#include "engine/lost-battles/lb-reasons.h"
#include "engine/lost-battles/lb-sequence.h"
#include "engine/lost-battles/lb-strategists.h"
#include "engine/lost-battles/lb-turn.h"

/* The one commander an action names; 2 (nobody) if it does not name one. */
static guint
commander_of (const AciesAction *action)
{
  return action->commanders == 1 || action->commanders == 2 ? (guint) action->commanders - 1 : 2;
}

void
lb_decision (const AciesSetup *setup, const AciesState *state, AciesDecision *decision)
{
  const LbState      *now = LB_STATE (state);
  const LbActivation *group = &now->activation;

  *decision = (AciesDecision){ .side = (gint8) now->active, .cell = ACIES_NO_CELL };

  switch ((LbPhase) now->phase)
    {
    case LB_PHASE_TURN_ORDER:
      decision->kind = LB_DECIDE_TURN_ORDER;
      decision->side = (gint8) now->normal_order[1];
      break;

    case LB_PHASE_ACTIVATE:
      decision->kind = LB_DECIDE_ACTIVATE;
      decision->is_main = TRUE;
      break;

    case LB_PHASE_GROUP:
      decision->kind = group->attacked ? LB_DECIDE_ATTACK : LB_DECIDE_MOVE;
      decision->units = group->units;
      if (group->zone < LB_N_ZONES)
        decision->cell = group->zone;
      break;

    case LB_PHASE_COMBAT:
    case LB_PHASE_PURSUE:
    case LB_PHASE_LEADS:
      lb_combat_decision (LB_SETUP (setup), now, decision);
      break;

    case LB_PHASE_OVER:
      decision->kind = LB_DECIDE_OVER;
      decision->side = ACIES_NO_SIDE;
      decision->over = TRUE;
      break;
    }
}

/* 8.9.2: the switch is the first decision of a turn, or none. */
static gboolean
check_switch (const LbSetup *setup, const LbState *state, AciesVerdict *verdict)
{
  return lb_switch_check (setup, state, verdict) &&
         (state->phase == LB_PHASE_TURN_ORDER || lb_refuse (verdict, SWITCH_TOO_LATE));
}

static gboolean
check_activate (const LbSetup *setup, const LbState *state, const AciesAction *action,
                AciesVerdict *verdict)
{
  if (action->kind == LB_ACTIVATE)
    return lb_activate_check (setup, state, action, verdict);
  if (action->kind == LB_MOVE_STRATEGIST)
    return lb_strategist_check (setup, state, commander_of (action), (guint) action->args[0],
                                verdict);

  return action->kind == LB_END_TURN || lb_refuse (verdict, WRONG_DECISION);
}

static gboolean
check_step (const LbSetup *setup, const LbState *state, const AciesAction *action,
            AciesVerdict *verdict)
{
  switch (action->kind)
    {
    case LB_DEPLOY:
      return lb_deploy_check (setup, state, (guint) action->args[0], (guint) action->args[1],
                              verdict);

    case LB_TURN:
      return lb_turn_check (setup, state, (guint) action->args[1], verdict);

    case LB_ADVANCE:
      return lb_advance_check (setup, state, verdict);

    case LB_LEAVE:
      return lb_leave_check (setup, state, verdict);

    case LB_ATTACK:
      return lb_attack_check (setup, state, action, verdict);

    case LB_FINISH:
      return lb_finish_check (setup, state, verdict);

    case LB_DECISIVE:
      /* 6.7: the roll that might have been so has been dealt with. */
      return state->activation.attacked ? lb_refuse (verdict, DECISIVE_BARRED)
                                        : lb_refuse (verdict, WRONG_DECISION);

    default:
      return lb_refuse (verdict, WRONG_DECISION);
    }
}

gboolean
lb_check (const AciesSetup *setup, const AciesState *state, const AciesAction *action,
          AciesVerdict *verdict)
{
  const LbSetup *own = LB_SETUP (setup);
  const LbState *now = LB_STATE (state);

  if (action->kind == LB_SWITCH_ORDER && now->phase != LB_PHASE_OVER)
    return check_switch (own, now, verdict);

  switch ((LbPhase) now->phase)
    {
    case LB_PHASE_TURN_ORDER:
      return action->kind == LB_KEEP_ORDER || lb_refuse (verdict, WRONG_DECISION);

    case LB_PHASE_ACTIVATE:
      return check_activate (own, now, action, verdict);

    case LB_PHASE_GROUP:
      return check_step (own, now, action, verdict);

    case LB_PHASE_COMBAT:
    case LB_PHASE_PURSUE:
    case LB_PHASE_LEADS:
      return lb_combat_check (own, now, action, verdict);

    case LB_PHASE_OVER:
      break;
    }

  return lb_refuse (verdict, BATTLE_OVER);
}

/* Actions of an activation and of the choice between them. */
static void
apply_of_active_side (const LbSetup *setup, LbState *state, const AciesAction *action,
                      AciesEventList *events)
{
  switch (action->kind)
    {
    case LB_ACTIVATE:
      lb_activate_apply (setup, state, action, events);
      lb_group_go_on (setup, state, events);
      break;

    case LB_MOVE_STRATEGIST:
      lb_strategist_apply (setup, state, commander_of (action), (guint) action->args[0], events);
      break;

    case LB_END_TURN:
      lb_end_turn_apply (setup, state, events);
      break;

    case LB_DEPLOY:
      lb_deploy_apply (setup, state, (guint) action->args[0], (guint) action->args[1], events);
      break;

    case LB_TURN:
      lb_turn_apply (setup, state, (guint) action->args[1], events);
      break;

    case LB_ADVANCE:
      lb_advance_apply (setup, state, events);
      break;

    case LB_LEAVE:
      lb_leave_apply (setup, state, events);
      break;

    case LB_ATTACK:
      lb_attack_apply (setup, state, action, events);
      break;

    case LB_FINISH:
      lb_finish_apply (setup, state, events);
      break;

    default:
      g_return_if_reached ();
    }
}

void
lb_apply (const AciesSetup *setup, AciesState *state, const AciesAction *action,
          AciesEventList *events)
{
  const LbSetup *own = LB_SETUP (setup);
  LbState       *now = (LbState *) state;

  switch ((LbPhase) now->phase)
    {
    case LB_PHASE_TURN_ORDER:
      lb_turn_order_apply (own, now, action->kind == LB_SWITCH_ORDER, events);
      break;

    case LB_PHASE_ACTIVATE:
    case LB_PHASE_GROUP:
      apply_of_active_side (own, now, action, events);
      break;

    case LB_PHASE_COMBAT:
    case LB_PHASE_PURSUE:
    case LB_PHASE_LEADS:
      lb_combat_apply (own, now, action, events);
      break;

    case LB_PHASE_OVER:
      break;
    }
}
