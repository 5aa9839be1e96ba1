/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-legal.h"

#include "engine/cohorts/co-apply.h"
#include "engine/cohorts/co-deploy.h"
#include "engine/cohorts/co-fire.h"
#include "engine/cohorts/co-move.h"
#include "engine/cohorts/co-offers.h"
#include "engine/cohorts/co-push.h"
#include "engine/cohorts/co-reasons.h"

static void
offer_end (AciesActionList *list)
{
  acies_action_list_add (list, CO_END_PHASE);
}

/* C-FIR-1 to C-FIR-7, C-PIL-4: each shooter at each target that it can reach. */
static void
offer_shots (const CoSetup *setup, const CoState *state, AciesUnits among, AciesActionList *list)
{
  const guint side = state->decider, enemy = 1 - side;
  CoTies      ties;
  guint       shooter;

  co_ties (setup, state, &ties);
  ACIES_FOREACH_UNIT (shooter, co_shooters (setup, state, &ties) & among)
    for (guint target = 0; target < setup->sides[enemy].n_units; target++)
      {
        AciesAction *action;

        if (!co_on_table (state, co_stand (setup, enemy, target)))
          continue;
        action = acies_action_list_add (list, CO_SHOOT);
        action->units = ACIES_UNIT_BIT (shooter);
        action->args[0] = (gint16) target;
        if (!co_shot_check (setup, state, action, &ties, NULL, NULL))
          list->n--;
      }
}

static void
offer_melees (const CoState *state, AciesActionList *list)
{
  for (guint i = 0; i < state->n_melees; i++)
    if (!state->melees[i].resolved)
      acies_action_list_add (list, CO_MELEE)->args[0] = (gint16) i;
}

static void
offer_push (const CoSetup *setup, const CoState *state, guint kind, AciesUnits units,
            AciesActionList *list)
{
  AciesAction *action = acies_action_list_add (list, kind);

  action->units = units;
  if (!co_push_check (setup, state, action, NULL))
    list->n--;
}

/* C-MEL-11, C-MEL-12: nobody, all, and each alone of those who may. */
static void
offer_some (const CoSetup *setup, const CoState *state, guint kind, AciesUnits may,
            AciesActionList *list)
{
  guint unit;

  offer_push (setup, state, kind, 0, list);
  if (may != 0)
    offer_push (setup, state, kind, may, list);
  if (acies_units_count (may) < 2)
    return;

  ACIES_FOREACH_UNIT (unit, may)
    offer_push (setup, state, kind, ACIES_UNIT_BIT (unit), list);
  list->complete = FALSE;
}

void
co_legal (const AciesSetup *setup, const AciesState *state, AciesActionList *list)
{
  const CoSetup *of = CO_SETUP (setup);
  const CoState *now = CO_STATE (state);

  list->n = 0;
  list->complete = TRUE;

  switch ((CoDecisionKind) now->decision)
    {
    case CO_DECIDE_DEPLOY:
      list->complete = FALSE;
      co_deploy_legal (of, now, list);
      break;
    case CO_DECIDE_MOVE:
      list->complete = FALSE;
      co_offers_all (of, now, list);
      offer_end (list);
      break;
    case CO_DECIDE_EVADE:
      list->complete = FALSE;
      co_offers_evade (of, now, list);
      break;
    case CO_DECIDE_FIRE:
    case CO_DECIDE_RETURN_FIRE:
    case CO_DECIDE_VOLLEY:
      offer_shots (of, now, ~G_GUINT64_CONSTANT (0), list);
      offer_end (list);
      break;
    case CO_DECIDE_MELEE:
      offer_melees (now, list);
      break;
    case CO_DECIDE_CONFORM:
      offer_some (of, now, CO_CONFORM, co_may_conform (of, now), list);
      break;
    case CO_DECIDE_FOLLOW:
      offer_some (of, now, CO_FOLLOW, co_may_go_forward (of, now), list);
      acies_action_list_add (list, CO_HOLD);
      break;
    case CO_DECIDE_OVER:
    default:
      break;
    }
}

/* Why exactly this stand has nothing to do: what a millimetre ahead is refused for. */
static gboolean
refuse_one_step (const CoSetup *setup, const CoState *state, AciesUnits units,
                 AciesVerdict *verdict)
{
  const TtPath path = { .n_steps = 1, .steps = { { .kind = TT_STEP_ADVANCE, .distance =
                                                   TT_UNIT } } };
  AciesAction  action = { .kind = CO_MOVE };

  co_path_pack (&path, acies_units_first (units), &action);
  if (co_move_check (setup, state, &action, NULL, NULL, verdict))
    return co_refuse (verdict, ENDS_ON_FRIENDS);

  return FALSE;
}

gboolean
co_begin_units (const AciesSetup *setup,
                const AciesState *state,
                AciesUnits        units,
                AciesUnits        commanders,
                AciesActionList  *list,
                AciesVerdict     *verdict)
{
  const CoSetup *of = CO_SETUP (setup);
  const CoState *now = CO_STATE (state);
  const gboolean is_one = acies_units_count (units) + acies_units_count (commanders) == 1;
  const guint    n_units = of->sides[now->decider].n_units;

  list->n = 0;
  list->complete = FALSE;
  if (now->decision == CO_DECIDE_OVER)
    return co_refuse (verdict, BATTLE_OVER);
  if (now->decision != CO_DECIDE_MOVE && now->decision != CO_DECIDE_FIRE)
    return co_refuse (verdict, WRONG_DECISION);
  if (!is_one || (units != 0 && acies_units_first (units) >= n_units) ||
      (commanders != 0 && acies_units_first (commanders) >= of->sides[now->decider].n_commanders))
    return co_refuse (verdict, ONE_BY_ONE);

  if (now->decision == CO_DECIDE_FIRE)
    offer_shots (of, now, units, list);
  else if (commanders != 0)
    co_offers_commander (of, now, acies_units_first (commanders), list);
  else
    co_offers_stand (of, now, co_stand (of, now->decider, acies_units_first (units)), list);
  if (list->n > 0)
    return TRUE;
  if (now->decision == CO_DECIDE_FIRE)
    return co_refuse (verdict, NO_TARGET);
  if (commanders != 0)
    return co_refuse (verdict, COMMANDER_MOVED);

  return refuse_one_step (of, now, units, verdict);
}

static const guint16 kind_flags[CO_N_ACTIONS] = {
  [CO_DEPLOY] = ACIES_ACTION_MOVES,
  [CO_DEPLOY_COMMANDER] = ACIES_ACTION_MOVES | ACIES_ACTION_PLACES,
  [CO_MOVE] = ACIES_ACTION_MOVES,
  [CO_RELIEVE] = ACIES_ACTION_MOVES,
  [CO_FORD] = ACIES_ACTION_MOVES,
  [CO_MOVE_COMMANDER] = ACIES_ACTION_MOVES | ACIES_ACTION_PLACES,
  [CO_EVADE] = ACIES_ACTION_MOVES,
  [CO_STAND] = ACIES_ACTION_DECLINES,
  [CO_SHOOT] = ACIES_ACTION_ATTACKS,
  [CO_MELEE] = ACIES_ACTION_ATTACKS,
  [CO_CONFORM] = ACIES_ACTION_MOVES,
  [CO_FOLLOW] = ACIES_ACTION_MOVES,
  [CO_HOLD] = ACIES_ACTION_DECLINES,
  [CO_END_PHASE] = ACIES_ACTION_ENDS_TURN,
};

void
co_view (const AciesSetup *setup, const AciesState *state, const AciesAction *action,
         AciesActionView *view)
{
  const CoState *now = CO_STATE (state);

  memset (view, 0, sizeof *view);
  view->cell = ACIES_NO_CELL;
  view->facing = -1;
  if (action->kind >= CO_N_ACTIONS)
    return;

  view->flags = (AciesActionFlags) kind_flags[action->kind];
  view->units = action->units;
  view->commanders = action->commanders;
  if (action->kind == CO_MELEE && action->args[0] >= 0 && action->args[0] < now->n_melees)
    view->units = now->melees[action->args[0]].units[now->active];
}
