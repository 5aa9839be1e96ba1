/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-legal.h"

#include "engine/lost-battles/lb-deploy.h"
#include "engine/lost-battles/lb-group.h"
#include "engine/lost-battles/lb-legal-groups.h"
#include "engine/lost-battles/lb-move.h"
#include "engine/lost-battles/lb-phases.h"
#include "engine/lost-battles/lb-sequence.h"
#include "engine/lost-battles/lb-strategists.h"
#include "engine/lost-battles/lb-turn.h"

static void
list_steps (const LbSetup *setup, const LbState *state, AciesActionList *list)
{
  for (guint facing = 0; facing < 4; facing++)
    if (lb_turn_check (setup, state, facing, NULL))
      acies_action_list_add (list, LB_TURN)->args[1] = (gint16) facing;
  if (lb_advance_check (setup, state, NULL))
    acies_action_list_add (list, LB_ADVANCE);
  if (lb_leave_check (setup, state, NULL))
    acies_action_list_add (list, LB_LEAVE);
}

static void
list_group (const LbSetup *setup, const LbState *state, AciesActionList *list)
{
  if (state->activation.zone == LB_OFF_FIELD)
    lb_deploy_list (setup, state, list);
  else
    {
      if (!state->activation.attacked)
        list_steps (setup, state, list);
      lb_attack_list (setup, state, list);
    }
  if (lb_finish_check (setup, state, NULL))
    acies_action_list_add (list, LB_FINISH);
}

void
lb_legal (const AciesSetup *setup, const AciesState *state, AciesActionList *list)
{
  const LbSetup *own = LB_SETUP (setup);
  const LbState *now = LB_STATE (state);

  list->n = 0;
  list->complete = TRUE;

  switch ((LbPhase) now->phase)
    {
    case LB_PHASE_TURN_ORDER:
      if (lb_switch_check (own, now, NULL))
        acies_action_list_add (list, LB_SWITCH_ORDER);
      acies_action_list_add (list, LB_KEEP_ORDER);
      break;

    case LB_PHASE_ACTIVATE:
      list->complete = FALSE;
      lb_groups_list (own, now, list);
      lb_strategist_list (own, now, list);
      acies_action_list_add (list, LB_END_TURN);
      break;

    case LB_PHASE_GROUP:
      list_group (own, now, list);
      break;

    case LB_PHASE_COMBAT:
    case LB_PHASE_PURSUE:
    case LB_PHASE_LEADS:
      lb_combat_list (own, now, list);
      break;

    case LB_PHASE_OVER:
      break;
    }
}

void
lb_few (const AciesSetup *setup, const AciesState *state, AciesActionList *list)
{
  if (LB_STATE (state)->phase != LB_PHASE_ACTIVATE)
    {
      lb_legal (setup, state, list);
      return;
    }

  list->n = 0;
  list->complete = FALSE;
  lb_groups_list_few (LB_SETUP (setup), LB_STATE (state), list);
  acies_action_list_add (list, LB_END_TURN);
}
