/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-sequence.h"

#include "engine/lost-battles/lb-clauses.h"
#include "engine/lost-battles/lb-conditions.h"
#include "engine/lost-battles/lb-events.h"
#include "engine/lost-battles/lb-losses.h"
#include "engine/lost-battles/lb-phases.h"
#include "engine/lost-battles/lb-reasons.h"
#include "engine/lost-battles/lb-sequence-private.h"
#include "engine/lost-battles/lb-troops.h"

#define FIGHTING_VALUE_AN_ORDER 10

/* 4.1.1, 10.1: units and commanders on the field; R1: a scenario may count the undeployed ones of an army not surprised. */
guint
lb_orders_value (const LbSetup *setup, const LbState *state, guint side)
{
  const gboolean counts_undeployed = setup->orders_count_undeployed &&
                                     !setup->sides[side].surprised;
  AciesUnits     units = lb_on_field (state, side);
  guint          commanders = 0;

  if (counts_undeployed)
    units |= state->undeployed[side];
  for (guint i = 0; i < 2; i++)
    {
      const guint now = state->commanders[side][i].state;

      if (now == LB_CMD_ON_FIELD || (counts_undeployed && now == LB_CMD_UNDEPLOYED))
        commanders |= 1u << i;
    }

  return (guint) lb_fighting_value (setup, side, units, commanders);
}

/* 4.1.1: @given Orders are had without a die (a situation that begins after the roll); -1 rolls. */
static void
gain_orders (const LbSetup *setup, LbState *state, int given, AciesEventList *events)
{
  const guint    value = lb_orders_value (setup, state, state->active);
  const gboolean is_halved = lb_orders_are_halved (setup, state);
  const guint    die = given < 0 ? acies_dice_roll (&state->base.dice) : 0;
  const guint    counted = is_halved ? (die + 1) / 2 : die;
  const guint    total = given < 0 ? counted + value / FIGHTING_VALUE_AN_ORDER : (guint) given;
  AciesEvent    *event;

  state->orders_total = (guint8) MIN (total, G_MAXUINT8);
  state->orders_left = state->orders_total;

  event = lb_event_add (events, LB_EVENT_ORDERS, LB_CLAUSE_4_1_1, state->active);
  if (event == NULL)
    return;

  event->n_dice = given < 0 ? 1 : 0;
  event->dice[0] = (guint8) die;
  event->args[0] = (gint16) counted;
  event->args[1] = is_halved;
  event->args[2] = (gint16) value;
  event->args[3] = state->orders_total;
}

/* 6.4.3, 6.8.1: the leads of the active side lapse, and who they were is remembered. */
static void
lapse_leads (LbState *state)
{
  state->old_leads = 0;
  for (guint32 zones = state->held[state->active]; zones != 0; zones &= zones - 1)
    {
      const guint zone = (guint) __builtin_ctz (zones);

      if (state->lead[zone] != LB_NO_UNIT)
        state->old_leads |= ACIES_UNIT_BIT (state->lead[zone]);
      state->lead[zone] = LB_NO_UNIT;
    }
}

/* 8.3.1, 8.4.1: full pools; 8.6.3, R25: a narrow escape bars until the end of the next own player-turn. */
static void
refresh_commanders (const LbSetup *setup, LbState *state, guint side)
{
  const LbSideSetup *own = &setup->sides[side];

  for (guint i = 0; i < own->n_commanders; i++)
    {
      LbCommander *commander = &state->commanders[side][i];

      commander->activation_left = (guint8) lb_commander_pool (own->commanders[i].rating);
      commander->bonus_left = commander->activation_left;
      if (commander->escaped == LB_ESCAPED_BEFORE)
        commander->escaped = LB_ESCAPED_NOW;
    }
}

/* 8.8.3, R56: both commanders on the field in adjacent zones. */
static gboolean
commanders_are_adjacent (const LbState *state, guint side)
{
  const LbCommander *pair = state->commanders[side];

  return pair[0].state == LB_CMD_ON_FIELD && pair[1].state == LB_CMD_ON_FIELD &&
         lb_zone_distance (pair[0].zone, pair[1].zone) == 1;
}

void
lb_player_turn_begin (const LbSetup *setup, LbState *state, int given_orders,
                      AciesEventList *events)
{
  const guint side = state->active;
  AciesEvent *event;

  event = lb_event_add (events, LB_EVENT_PLAYER_TURN, LB_CLAUSE_3_2_1, side);
  if (event != NULL)
    event->args[0] = state->turn;

  /* 8.9.3, 10.3, R29: what was attacked from before bars only one who moves twice running. */
  state->consecutive = state->last_active == side;
  state->origins[1] = state->consecutive ? state->origins[0] : 0;
  state->origins[0] = 0;
  memset (state->attacked_sides, 0, sizeof state->attacked_sides);

  for (guint i = 0; i < LB_N_SIDES; i++)
    {
      state->acted[i] = 0;
      state->commanders[i][0].acted = 0;
      state->commanders[i][1].acted = 0;
    }
  state->entered[side] = 0;
  state->entered_this_turn = 0;
  lapse_leads (state);
  refresh_commanders (setup, state, side);
  state->barred_pair = commanders_are_adjacent (state, side);
  state->pool_spender = 0;

  gain_orders (setup, state, given_orders, events);
  state->phase = LB_PHASE_ACTIVATE;
}

/* 8.9.2, R16: after the declaration of 8.9 the dice of the turn, then its first player-turn. */
static void
turn_go_on (const LbSetup *setup, LbState *state, AciesEventList *events)
{
  if (state->turn > 1)
    lb_roll_conditions (setup, state, events);
  state->active = state->order[0];
  lb_player_turn_begin (setup, state, -1, events);
}

void
lb_turn_begin (const LbSetup *setup, LbState *state, guint turn, AciesEventList *events)
{
  AciesEvent *event;

  state->turn = (guint8) turn;
  state->second_half = FALSE;
  state->order[0] = state->normal_order[0];
  state->order[1] = state->normal_order[1];
  state->active = state->order[0];

  event = lb_event_add (events, LB_EVENT_TURN_BEGAN, LB_CLAUSE_3_2_1, state->active);
  if (event != NULL)
    event->args[0] = state->turn;

  if (lb_switch_check (setup, state, NULL))
    state->phase = LB_PHASE_TURN_ORDER;
  else
    turn_go_on (setup, state, events);
}

static gboolean
has_brilliant (const LbSetup *setup, guint side)
{
  const LbSideSetup *own = &setup->sides[side];

  for (guint i = 0; i < own->n_commanders; i++)
    if (own->commanders[i].rating == LB_RATING_BRILLIANT)
      return TRUE;

  return FALSE;
}

/* 8.9.3: killed or withdrawn bars the switch; a narrow escape does not (R26). */
static gboolean
brilliant_is_present (const LbSetup *setup, const LbState *state, guint side)
{
  const LbSideSetup *own = &setup->sides[side];

  for (guint i = 0; i < own->n_commanders; i++)
    {
      const guint now = state->commanders[side][i].state;

      if (own->commanders[i].rating == LB_RATING_BRILLIANT &&
          (now == LB_CMD_ON_FIELD || now == LB_CMD_UNDEPLOYED))
        return TRUE;
    }

  return FALSE;
}

/* 8.9.1, 8.9.3, R26 */
gboolean
lb_switch_check (const LbSetup *setup, const LbState *state, AciesVerdict *verdict)
{
  const guint side = state->normal_order[1];

  if (state->turn == 1 || state->switched || !has_brilliant (setup, side))
    return lb_refuse (verdict, SWITCH_NOBODY);
  if (setup->dust || has_brilliant (setup, 1 - side) || !brilliant_is_present (setup, state, side))
    return lb_refuse (verdict, SWITCH_BARRED);

  return TRUE;
}

void
lb_turn_order_apply (const LbSetup *setup, LbState *state, gboolean is_switched,
                     AciesEventList *events)
{
  if (is_switched)
    {
      const guint8 first = state->normal_order[1];

      state->normal_order[1] = state->normal_order[0];
      state->normal_order[0] = first;
      state->order[0] = state->normal_order[0];
      state->order[1] = state->normal_order[1];
      state->switched = TRUE;
      lb_event_add (events, LB_EVENT_ORDER_SWITCHED, LB_CLAUSE_8_9_1, first);
    }

  turn_go_on (setup, state, events);
}

/* 8.2, R24: a strategist without friends in his zone, or off the field with nobody left there, is lost. */
static void
lose_lone_strategists (const LbSetup *setup, LbState *state, AciesEventList *events)
{
  const guint        side = state->active;
  const LbSideSetup *own = &setup->sides[side];

  for (guint i = 0; i < own->n_commanders; i++)
    {
      const LbCommander *commander = &state->commanders[side][i];
      const gboolean     is_alone =
        (commander->state == LB_CMD_ON_FIELD && state->zone_side[commander->zone] != side) ||
        (commander->state == LB_CMD_UNDEPLOYED && state->undeployed[side] == 0);

      if (own->commanders[i].kind == LB_STRATEGIST && is_alone)
        lb_remove_commander (setup, state, side, i, LB_CMD_LOST, LB_CLAUSE_8_2, events);
    }
}

/* 4.1.2: what was not spent is gone; R25: the ban after a narrow escape ends. */
static void
player_turn_close (LbState *state)
{
  for (guint i = 0; i < 2; i++)
    if (state->commanders[state->active][i].escaped == LB_ESCAPED_NOW)
      state->commanders[state->active][i].escaped = LB_ESCAPED_NOT;

  state->orders_total = 0;
  state->orders_left = 0;
  state->barred_pair = FALSE;
  state->pool_spender = 0;
  state->old_leads = 0;
  state->lead_zone = LB_OFF_FIELD;
  state->last_active = state->active;
}

void
lb_player_turn_end (const LbSetup *setup, LbState *state, AciesEventList *events)
{
  lose_lone_strategists (setup, state, events);
  player_turn_close (state);

  if (!state->second_half)
    {
      state->second_half = TRUE;
      state->active = state->order[1];
      lb_player_turn_begin (setup, state, -1, events);
    }
  else if (state->turn < setup->turns)
    lb_turn_begin (setup, state, state->turn + 1u, events);
  else
    lb_end_battle (setup, state, LB_END_TURNS, events);
}

void
lb_end_turn_apply (const LbSetup *setup, LbState *state, AciesEventList *events)
{
  if (!lb_leads_next (setup, state, events))
    lb_player_turn_end (setup, state, events);
}
