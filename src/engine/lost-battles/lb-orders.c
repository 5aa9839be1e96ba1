/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-orders.h"

#include "engine/lost-battles/lb-clauses.h"
#include "engine/lost-battles/lb-conditions.h"
#include "engine/lost-battles/lb-events.h"
#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-group.h"
#include "engine/lost-battles/lb-phases.h"
#include "engine/lost-battles/lb-reasons.h"

#define PAID_BY_ARMY 2
#define N_PAYERS     3

guint
lb_heroes_of (const LbSetup *setup, const LbState *state, guint side, AciesUnits units)
{
  const LbSideSetup *own = &setup->sides[side];
  guint              heroes = 0;

  for (guint i = 0; i < own->n_commanders; i++)
    {
      const guint now = state->commanders[side][i].state;

      if (own->commanders[i].kind == LB_HERO &&
          (units & lb_unit_bit (own->commanders[i].bodyguard)) != 0 &&
          (now == LB_CMD_ON_FIELD || now == LB_CMD_UNDEPLOYED))
        heroes |= 1u << i;
    }

  return heroes;
}

/* 8.8.3: of two commanders adjacent when the player-turn began, the first to spend bars the other. */
static gboolean
is_barred_by_other (const LbState *state, guint commander)
{
  return state->barred_pair && state->pool_spender != 0 && state->pool_spender != 1 + commander;
}

gboolean
lb_commander_may_spend (const LbState *state, guint commander)
{
  return state->commanders[state->active][commander].escaped == LB_ESCAPED_NOT &&
         !is_barred_by_other (state, commander);
}

guint
lb_commander_bar (const LbState *state, guint commander, gboolean for_bonus)
{
  const LbCommander *own = &state->commanders[state->active][commander];

  if (own->escaped != LB_ESCAPED_NOT)
    return LB_REASON_DAZED;
  if (is_barred_by_other (state, commander))
    return LB_REASON_BARRED_PAIR;

  return !for_bonus && own->acted ? LB_REASON_HAS_ACTED : LB_REASON_NONE;
}

/* 8.3.1, 8.3.3: a commander not yet activated, where the units are, or off the field as they are. */
static gboolean
may_pay_for_group (const LbState *state, guint commander, guint zone)
{
  const LbCommander *own = &state->commanders[state->active][commander];

  return !own->acted && own->zone == zone &&
         own->state == (zone == LB_OFF_FIELD ? LB_CMD_UNDEPLOYED : LB_CMD_ON_FIELD);
}

/* 8.4.1, 8.4.2, 8.4.3: a commander activated with the attacking group whose pool was used for every roll before. */
static gboolean
may_pay_for_bonus (const LbState *state, guint commander)
{
  const LbActivation *group = &state->activation;

  return group->pool_open && ((group->commander >> commander) & 1) != 0 &&
         state->commanders[state->active][commander].state == LB_CMD_ON_FIELD;
}

/* 8.3.2, 8.8.2: what each commander can pay at most; @zone is that of the units to be activated. */
static void
find_pools (const LbState *state, gboolean for_bonus, guint zone, guint most[2])
{
  for (guint i = 0; i < 2; i++)
    {
      const LbCommander *own = &state->commanders[state->active][i];

      most[i] = 0;
      if (for_bonus ? !may_pay_for_bonus (state, i) : !may_pay_for_group (state, i, zone))
        continue;
      if (lb_commander_may_spend (state, i))
        most[i] = for_bonus ? own->bonus_left : own->activation_left;
    }
}

void
lb_activation_pools (const LbState *state, guint zone, guint most[2])
{
  find_pools (state, FALSE, zone, most);
}

guint
lb_activation_pool (const LbSetup *setup, const LbState *state, guint zone)
{
  guint most[2];

  find_pools (state, FALSE, zone, most);

  return most[0] + most[1];
}

/* Why @commander cannot pay what is asked of him. */
static gboolean
refuse_payer (const LbState *state, guint commander, gboolean for_bonus, AciesVerdict *verdict)
{
  if (state->commanders[state->active][commander].escaped != LB_ESCAPED_NOT)
    return lb_refuse (verdict, DAZED);
  if (is_barred_by_other (state, commander))
    return lb_refuse (verdict, BARRED_PAIR);

  return for_bonus ? lb_refuse (verdict, BONUS_POOL) : lb_refuse (verdict, CANNOT_PAY);
}

/* R11: the player has said who pays what. R20: the army pays only what an open pool cannot. */
static gboolean
check_payment (const LbState *state, const AciesAction *action, guint cost, gboolean for_bonus,
               const guint most[2], AciesVerdict *verdict)
{
  const guint by_commanders = action->paid[0] + action->paid[1];
  const guint sum = by_commanders + action->paid[PAID_BY_ARMY];

  for (guint i = 0; i < 2; i++)
    if (action->paid[i] > most[i])
      return refuse_payer (state, i, for_bonus, verdict);
  if (action->paid[PAID_BY_ARMY] > state->orders_left)
    return lb_refuse_with (verdict, TOO_FEW_ORDERS, action->paid[PAID_BY_ARMY], state->orders_left);
  if (sum != cost)
    return lb_refuse_with (verdict, WRONG_PRICE, (int) cost, (int) sum);
  if (for_bonus && by_commanders < MIN (cost, most[0] + most[1]))
    return lb_refuse (verdict, BONUS_POOL);

  return TRUE;
}

gboolean
lb_payment_check (const LbSetup *setup, const LbState *state, const AciesAction *action, guint cost,
                  gboolean for_bonus, guint paid[3], AciesVerdict *verdict)
{
  guint zone = LB_OFF_FIELD;
  guint most[2];

  if (!for_bonus)
    zone = state->where[state->active][acies_units_first (action->units)];
  find_pools (state, for_bonus, zone, most);

  if (action->n_paid != 0)
    {
      for (guint i = 0; i < N_PAYERS; i++)
        paid[i] = action->paid[i];
      return check_payment (state, action, cost, for_bonus, most, verdict);
    }

  paid[0] = MIN (cost, most[0]);
  paid[1] = MIN (cost - paid[0], most[1]);
  paid[PAID_BY_ARMY] = cost - paid[0] - paid[1];
  if (paid[PAID_BY_ARMY] > state->orders_left)
    return lb_refuse_with (verdict, TOO_FEW_ORDERS, (int) cost,
                           (int) (state->orders_left + most[0] + most[1]));

  return TRUE;
}

void
lb_payment_make (LbState *state, gboolean for_bonus, const guint paid[3])
{
  for (guint i = 0; i < 2; i++)
    {
      LbCommander *own = &state->commanders[state->active][i];

      if (paid[i] == 0)
        continue;
      if (for_bonus)
        own->bonus_left -= (guint8) paid[i];
      else
        own->activation_left -= (guint8) paid[i];
      if (state->barred_pair)
        state->pool_spender = (guint8) (1 + i);
    }

  state->orders_left -= (guint8) paid[PAID_BY_ARMY];
}

/* 4.2.4, 6.12: one unit, or two Veterans, cost one Order; any other group two. */
static guint
normal_price (const LbSideSetup *own, AciesUnits units)
{
  const guint n = acies_units_count (units);

  return n == 1 || (n == 2 && (units & ~own->quality[LB_VETERAN]) == 0) ? 1 : 2;
}

/* 4.4.3: troops that may enter the field at double speed for one Order instead of two. */
static AciesUnits
cheap_entrants (const LbSideSetup *own)
{
  return own->arm[LB_ELEPHANTS] | (own->arm[LB_LIGHT_INFANTRY] & ~own->quality[LB_VETERAN]);
}

/* 3.4.1, 4.4.3: a double move onto the field that has two prices. */
static gboolean
has_cheap_price (const LbSetup *setup, const LbState *state, AciesUnits units, guint mode)
{
  return mode == LB_DOUBLE && (units & ~state->undeployed[state->active]) == 0 &&
         (units & ~cheap_entrants (&setup->sides[state->active])) == 0;
}

guint
lb_activation_price (const LbSetup *setup, const LbState *state, AciesUnits units, guint mode)
{
  const LbSideSetup *own = &setup->sides[state->active];

  switch ((LbMode) mode)
    {
    case LB_NORMAL:
      return normal_price (own, units);

    case LB_REDUCED:
      return 1;

    case LB_DOUBLE:
      if (units & own->quality[LB_VETERAN])
        return 1;
      return has_cheap_price (setup, state, units, mode) ? 1 : 2;

    case LB_TRIPLE:
      return 2;
    }

  g_return_val_if_reached (2);
}

guint
lb_activation_cost (const LbSetup *setup, const LbState *state, const AciesAction *action)
{
  const guint price = lb_activation_price (setup, state, action->units, action->mode);
  const guint offered = action->paid[0] + action->paid[1] + action->paid[PAID_BY_ARMY];

  if (action->n_paid != 0 && offered == 2 &&
      has_cheap_price (setup, state, action->units, action->mode))
    return 2;

  return price;
}

/* 4.2.1, 4.2.2, 4.3.1: any units of the active side that have not acted, in one zone or all undeployed. */
static gboolean
check_units (const LbSetup *setup, const LbState *state, AciesUnits units, AciesVerdict *verdict)
{
  const guint side = state->active;
  guint       zone;

  if (units == 0)
    return lb_refuse (verdict, NO_UNITS);
  if (units & ~setup->sides[side].all)
    return lb_refuse (verdict, NOT_YOURS);
  if (units & state->acted[side])
    return lb_refuse (verdict, ACTED_ALREADY);
  if ((units & ~state->undeployed[side]) == 0)
    return TRUE;

  zone = state->where[side][acies_units_first (units)];
  if (zone >= LB_N_ZONES || (units & ~state->zone[zone]) != 0)
    return lb_refuse (verdict, NOT_ONE_ZONE);

  return TRUE;
}

/* 4.2.5, 4.4.1, 4.4.2, 9.3: whether the group may act in this mode. */
static gboolean
check_mode (const LbSetup *setup, const LbState *state, AciesUnits units, guint mode,
            AciesVerdict *verdict)
{
  const LbSideSetup *own = &setup->sides[state->active];

  if (mode == LB_REDUCED)
    {
      if (normal_price (own, units) == 1)
        return lb_refuse (verdict, REDUCED_CHEAP);
      if (units & state->undeployed[state->active])
        return lb_refuse (verdict, REDUCED_STEP);
    }
  if ((mode == LB_DOUBLE || mode == LB_TRIPLE) && acies_units_count (units) != 1)
    return lb_refuse (verdict, DOUBLE_SIZE);
  if (mode == LB_TRIPLE &&
      (units & ~(own->subtype[LB_LEGIONARIES] & own->quality[LB_VETERAN])) != 0)
    return lb_refuse (verdict, TRIPLE);

  return TRUE;
}

gboolean
lb_strategist_may_join (const LbSetup *setup, const LbState *state, guint commander, guint zone)
{
  return commander < setup->sides[state->active].n_commanders &&
         setup->sides[state->active].commanders[commander].kind == LB_STRATEGIST &&
         may_pay_for_group (state, commander, zone);
}

/* 8.1, 8.2, 8.8.1: heroes come with their bodyguards, a strategist of the zone if he is named; at most one of them all. */
static gboolean
check_commanders (const LbSetup *setup, const LbState *state, const AciesAction *action,
                  AciesVerdict *verdict)
{
  const guint        side = state->active;
  const LbSideSetup *own = &setup->sides[side];
  const guint        zone = state->where[side][acies_units_first (action->units)];
  const guint        heroes = lb_heroes_of (setup, state, side, action->units);
  const guint        joined = heroes | (guint) action->commanders;

  if (action->commanders >> own->n_commanders)
    return lb_refuse (verdict, NOT_YOURS);
  for (guint i = 0; i < own->n_commanders; i++)
    {
      if (((action->commanders & ~(AciesUnits) heroes) >> i & 1) == 0)
        continue;
      if (own->commanders[i].kind == LB_HERO)
        return lb_refuse (verdict, HERO_APART);
      if (state->commanders[side][i].acted)
        return lb_refuse (verdict, STRATEGIST);
      if (!lb_strategist_may_join (setup, state, i, zone))
        return lb_refuse (verdict, STRATEGIST_ABSENT);
    }

  return joined == 3 ? lb_refuse (verdict, TWO_COMMANDERS) : TRUE;
}

/* 10.1: more than a surprised army may still bring on in this turn. */
static gboolean
check_surprise (const LbSetup *setup, const LbState *state, AciesUnits units, AciesVerdict *verdict)
{
  const guint side = state->active;

  if ((units & state->undeployed[side]) == 0 ||
      lb_entry_count (setup, state, side, units) <= lb_entry_allowance (setup, state, side))
    return TRUE;

  return lb_refuse (verdict, SURPRISED);
}

gboolean
lb_activate_check (const LbSetup *setup, const LbState *state, const AciesAction *action,
                   AciesVerdict *verdict)
{
  guint paid[N_PAYERS];

  return check_units (setup, state, action->units, verdict) &&
         check_mode (setup, state, action->units, action->mode, verdict) &&
         check_commanders (setup, state, action, verdict) &&
         check_surprise (setup, state, action->units, verdict) &&
         lb_payment_check (setup, state, action, lb_activation_cost (setup, state, action), FALSE,
                           paid, verdict);
}

void
lb_activate_apply (const LbSetup *setup, LbState *state, const AciesAction *action,
                   AciesEventList *events)
{
  const guint    cost = lb_activation_cost (setup, state, action);
  const guint    heroes = lb_heroes_of (setup, state, state->active, action->units);
  const guint    commanders = (guint) action->commanders | heroes;
  const gboolean is_cheap = cost == 1 &&
                            has_cheap_price (setup, state, action->units, action->mode);
  AciesEvent    *event;
  guint          paid[N_PAYERS];

  lb_payment_check (setup, state, action, cost, FALSE, paid, NULL);
  lb_payment_make (state, FALSE, paid);

  state->acted[state->active] |= action->units;
  for (guint i = 0; i < 2; i++)
    if ((commanders >> i) & 1)
      state->commanders[state->active][i].acted = TRUE;

  event = lb_event_add (events, LB_EVENT_ACTIVATED, LB_CLAUSE_4_2_1, state->active);
  if (event != NULL)
    {
      event->units = action->units;
      event->commanders = commanders;
      event->args[0] = (gint16) cost;
      for (guint i = 0; i < N_PAYERS; i++)
        event->args[1 + i] = (gint16) paid[i];
      event->args[4] = action->mode;
    }

  lb_group_open (setup, state, action->units, commanders, action->mode, is_cheap);
}
