/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-view.h"

#include "engine/lost-battles/lb-apply.h"
#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-orders.h"
#include "engine/lost-battles/lb-phases.h"

static const guint16 kind_flags[] = {
  [LB_SWITCH_ORDER] = 0,
  [LB_KEEP_ORDER] = ACIES_ACTION_DECLINES,
  [LB_ACTIVATE] = ACIES_ACTION_STARTS_GROUP,
  [LB_MOVE_STRATEGIST] = ACIES_ACTION_PLACES,
  [LB_END_TURN] = ACIES_ACTION_ENDS_TURN,
  [LB_DEPLOY] = ACIES_ACTION_MOVES,
  [LB_TURN] = ACIES_ACTION_MOVES,
  [LB_ADVANCE] = ACIES_ACTION_MOVES,
  [LB_LEAVE] = ACIES_ACTION_MOVES | ACIES_ACTION_LEAVES,
  [LB_ATTACK] = ACIES_ACTION_ATTACKS,
  [LB_FINISH] = ACIES_ACTION_ENDS_GROUP,
  [LB_DECISIVE] = 0,
  [LB_RECOVER] = 0,
  [LB_TAKE_HIT] = 0,
  [LB_LEAD] = 0,
  [LB_PURSUE] = ACIES_ACTION_MOVES,
};

/* Steps, turns and attacks of the open group: where it is, or will be, and how it faces then. */
static void
view_group (const LbState *state, const AciesAction *action, AciesActionView *view)
{
  const LbActivation *group = &state->activation;

  view->units = group->units;
  view->commanders = group->commander;
  if (action->kind == LB_ATTACK)
    view->units = action->units;

  if (action->kind == LB_DEPLOY)
    {
      view->cell = action->args[0];
      view->facing = (gint8) action->args[1];
      return;
    }
  if (group->zone >= LB_N_ZONES)
    return;

  view->facing = (gint8) group->facing;
  view->cell = group->zone;
  if (action->kind == LB_TURN)
    view->facing = (gint8) action->args[1];
  else if (action->kind == LB_ADVANCE || action->kind == LB_ATTACK)
    {
      const guint next = lb_zone_next (group->zone, group->facing);

      view->cell = next < LB_N_ZONES ? (gint16) next : ACIES_NO_CELL;
    }
  else if (action->kind == LB_LEAVE)
    view->cell = ACIES_NO_CELL;

  /* 5.1.1: who joins friends turns as they face. */
  if (action->kind == LB_ADVANCE && view->cell != ACIES_NO_CELL &&
      state->zone_side[view->cell] == state->active)
    view->facing = (gint8) state->facing[view->cell];
}

static void
view_answer (const LbState *state, const AciesAction *action, AciesActionView *view)
{
  view->units = action->units;
  view->commanders = action->commanders;

  switch (action->kind)
    {
    case LB_DECISIVE:
      view->units = ACIES_UNIT_BIT (state->combat.attacker);
      view->cell = state->combat.target_zone;
      if (action->args[0] == 0)
        view->flags |= ACIES_ACTION_DECLINES;
      break;

    case LB_RECOVER:
      view->units = ACIES_UNIT_BIT (state->combat.hit_unit);
      view->cell = state->combat.target_zone;
      if (action->commanders == 0)
        view->flags |= ACIES_ACTION_DECLINES;
      break;

    case LB_TAKE_HIT:
      view->cell = state->combat.target_zone;
      break;

    case LB_LEAD:
      view->cell = action->args[0];
      break;

    case LB_PURSUE:
      view->cell = state->activation.target;
      view->facing = (gint8) state->activation.facing;
      if (action->units == 0)
        view->flags = ACIES_ACTION_DECLINES;
      break;

    default:
      break;
    }
}

void
lb_view (const AciesSetup *setup, const AciesState *state, const AciesAction *action,
         AciesActionView *view)
{
  const LbSetup *own = LB_SETUP (setup);
  const LbState *now = LB_STATE (state);

  g_return_if_fail (action->kind < G_N_ELEMENTS (kind_flags));

  *view = (AciesActionView){ .cell = ACIES_NO_CELL, .facing = -1 };
  view->flags = (AciesActionFlags) kind_flags[action->kind];

  switch ((LbActionKind) action->kind)
    {
    case LB_ACTIVATE:
      view->units = action->units;
      view->commanders = action->commanders | lb_heroes_of (own, now, now->active, action->units);
      view->cost = (gint16) lb_activation_cost (own, now, action);
      break;

    case LB_MOVE_STRATEGIST:
      view->commanders = action->commanders;
      view->cell = action->args[0] < LB_N_ZONES ? action->args[0] : ACIES_NO_CELL;
      if (view->cell == ACIES_NO_CELL)
        view->flags |= ACIES_ACTION_LEAVES;
      break;

    case LB_DEPLOY:
    case LB_TURN:
    case LB_ADVANCE:
    case LB_LEAVE:
    case LB_FINISH:
      view_group (now, action, view);
      break;

    case LB_ATTACK:
      view_group (now, action, view);
      if (action->units != 0)
        view->cost = (gint16) (action->args[2] *
                               (int) lb_bonus_price (own, now, acies_units_first (action->units)));
      break;

    case LB_DECISIVE:
    case LB_RECOVER:
    case LB_TAKE_HIT:
    case LB_LEAD:
    case LB_PURSUE:
      view_answer (now, action, view);
      break;

    case LB_SWITCH_ORDER:
    case LB_KEEP_ORDER:
    case LB_END_TURN:
      break;
    }
}

/* R9: the double move onto the field that light infantry may pay in full to keep its free turn. */
static void
add_full_price (const AciesSetup *setup, const AciesState *state, const AciesAction *cheap,
                AciesActionList *list)
{
  const LbState   *now = LB_STATE (state);
  const AciesUnits light = LB_SETUP (setup)->sides[now->active].arm[LB_LIGHT_INFANTRY];
  AciesAction      full = *cheap;
  guint            paid[3];

  if ((cheap->units & now->undeployed[now->active] & light) == 0 ||
      lb_activation_cost (LB_SETUP (setup), now, cheap) != 1 ||
      !lb_payment_check (LB_SETUP (setup), now, cheap, 2, FALSE, paid, NULL))
    return;

  full.n_paid = 3;
  for (guint i = 0; i < 3; i++)
    full.paid[i] = (guint8) paid[i];
  if (lb_activation_cost (LB_SETUP (setup), now, &full) == 2 &&
      lb_check (setup, state, &full, NULL))
    *acies_action_list_add (list, LB_ACTIVATE) = full;
}

/* The plain mode first, so that its refusal is the one that is told. */
gboolean
lb_begin (const AciesSetup *setup, const AciesState *state, AciesUnits units, AciesUnits commanders,
          AciesActionList *list, AciesVerdict *verdict)
{
  const guint  side = LB_STATE (state)->active;
  const guint  heroes = lb_heroes_of (LB_SETUP (setup), LB_STATE (state), side, units);
  AciesVerdict first = { 0 };

  list->n = 0;
  list->complete = TRUE;
  for (guint mode = LB_NORMAL; mode <= LB_TRIPLE; mode++)
    {
      const AciesAction action = {
        .kind = LB_ACTIVATE,
        .mode = (guint8) mode,
        .units = units,
        .commanders = commanders & ~(AciesUnits) heroes,
      };

      if (!lb_check (setup, state, &action, mode == LB_NORMAL ? &first : NULL))
        continue;
      *acies_action_list_add (list, LB_ACTIVATE) = action;
      if (mode == LB_DOUBLE)
        add_full_price (setup, state, &action, list);
    }

  if (list->n > 0)
    return TRUE;
  if (verdict != NULL)
    *verdict = first;

  return FALSE;
}

gboolean
lb_place (const AciesSetup *setup, const AciesState *state, guint commander, int cell,
          AciesAction *action,
          AciesVerdict *verdict)
{
  *action = (AciesAction){
    .kind = LB_MOVE_STRATEGIST,
    .args[0] = cell == ACIES_NO_CELL ? LB_OFF_FIELD : (gint16) cell,
    .commanders = ACIES_UNIT_BIT (commander),
  };

  return lb_check (setup, state, action, verdict);
}
