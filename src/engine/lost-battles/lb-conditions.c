/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-conditions.h"

#include "engine/lost-battles/lb-clauses.h"
#include "engine/lost-battles/lb-events.h"

#define WEATHER_CHANGES_FROM 6
#define DUST_REVERSES_FROM   4
#define SURPRISED_ENTRIES    4

/* 10.4: overcast weather turns wet, or wet weather overcast, on a 6. */
static void
roll_weather (LbState *state, AciesEventList *events)
{
  const guint die = acies_dice_roll (&state->base.dice);
  AciesEvent *event;

  if (die >= WEATHER_CHANGES_FROM)
    state->weather = state->weather == LB_WET ? LB_OVERCAST : LB_WET;

  event = lb_event_add (events, LB_EVENT_WEATHER, LB_CLAUSE_10_4, state->order[0]);
  if (event == NULL)
    return;

  event->side = ACIES_NO_SIDE;
  event->n_dice = 1;
  event->dice[0] = (guint8) die;
  event->args[0] = state->weather;
}

/* 10.3, R27: on 4 and more this turn's order is the reverse of the normal one. */
static void
roll_dust (LbState *state, AciesEventList *events)
{
  const guint    die = acies_dice_roll (&state->base.dice);
  const gboolean is_reversed = die >= DUST_REVERSES_FROM;
  AciesEvent    *event;

  state->order[0] = state->normal_order[is_reversed ? 1 : 0];
  state->order[1] = state->normal_order[is_reversed ? 0 : 1];

  event = lb_event_add (events, LB_EVENT_DUST, LB_CLAUSE_10_3, state->order[0]);
  if (event == NULL)
    return;

  event->n_dice = 1;
  event->dice[0] = (guint8) die;
  event->args[0] = is_reversed;
}

void
lb_roll_conditions (const LbSetup *setup, LbState *state, AciesEventList *events)
{
  if (state->weather != LB_CLEAR)
    roll_weather (state, events);
  if (setup->dust)
    roll_dust (state, events);
}

gboolean
lb_orders_are_halved (const LbSetup *setup, const LbState *state)
{
  return setup->dust || state->weather == LB_WET;
}

/* 10.1, R15: heavy infantry and elephants count double on the first turn; commanders never count. */
guint
lb_entry_count (const LbSetup *setup, const LbState *state, guint side, AciesUnits units)
{
  const LbSideSetup *own = &setup->sides[side];
  const AciesUnits   heavy = own->arm[LB_HEAVY_INFANTRY] | own->arm[LB_ELEPHANTS];
  const guint        n = acies_units_count (units);

  return state->turn == 1 ? n + acies_units_count (units & heavy) : n;
}

guint
lb_entry_allowance (const LbSetup *setup, const LbState *state, guint side)
{
  if (!setup->sides[side].surprised)
    return G_MAXUINT;

  return SURPRISED_ENTRIES - MIN (SURPRISED_ENTRIES, state->entered_this_turn);
}
