/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-sequence.h"

#include "engine/lost-battles/lb-clauses.h"
#include "engine/lost-battles/lb-events.h"
#include "engine/lost-battles/lb-losses.h"
#include "engine/lost-battles/lb-phases.h"
#include "engine/lost-battles/lb-sequence-private.h"
#include "engine/lost-battles/lb-troops.h"

/* 3.3.1: an empty field, everybody undeployed and fresh. */
static void
clear_field (const LbSetup *setup, LbState *state)
{
  memset (state->zone_side, LB_N_SIDES, sizeof state->zone_side);
  memset (state->lead, LB_NO_UNIT, sizeof state->lead);
  memset (state->where, LB_OFF_FIELD, sizeof state->where);

  for (guint side = 0; side < LB_N_SIDES; side++)
    {
      const LbSideSetup *own = &setup->sides[side];

      state->undeployed[side] = own->all;
      for (guint i = 0; i < 2; i++)
        {
          LbCommander *commander = &state->commanders[side][i];

          commander->zone = LB_OFF_FIELD;
          if (i >= own->n_commanders)
            continue;
          commander->state = LB_CMD_UNDEPLOYED;
          commander->activation_left = (guint8) lb_commander_pool (own->commanders[i].rating);
          commander->bonus_left = commander->activation_left;
        }
    }

  state->weather = setup->weather;
  state->order[1] = state->normal_order[1] = 1;
  state->last_active = LB_N_SIDES;
  state->lead_zone = LB_OFF_FIELD;
}

static void
place_group (const LbSetup *setup, LbState *state, guint side, const LbPlacement *group)
{
  if (group->units != 0)
    {
      lb_put_units (setup, state, side, group->units, group->zone, group->facing);
      state->fresh[side] &= ~group->disordered;
      state->disordered[side] |= group->disordered & group->units;
      state->entered[side] |= group->entered & group->units;
      state->lead[group->zone] = group->lead;
    }

  for (guint i = 0; i < setup->sides[side].n_commanders; i++)
    if ((group->commanders >> i) & 1)
      {
        state->commanders[side][i].state = LB_CMD_ON_FIELD;
        state->commanders[side][i].zone = group->zone;
      }
}

static void
place_army (const LbSetup *setup, LbState *state, guint side, const LbDeployment *deployment)
{
  for (guint i = 0; i < deployment->n_placements; i++)
    place_group (setup, state, side, &deployment->placements[i]);
}

/* 6.4: once both armies stand, a zone without a named lead has the first unit that may be (R36). */
static void
name_leads (const LbSetup *setup, LbState *state, guint side)
{
  for (guint32 zones = state->held[side]; zones != 0; zones &= zones - 1)
    {
      const guint zone = (guint) __builtin_ctz (zones);

      if (state->lead[zone] != LB_NO_UNIT)
        continue;

      const AciesUnits choices = lb_lead_choices (setup, state, side, zone, state->zone[zone],
                                                  FALSE);

      state->lead[zone] = (guint8) acies_units_first (choices);
    }
}

/* The scenario's deployment is how things stand at the end of turn 1, in which everybody entered. */
static void
place_deployment (const LbSetup *setup, LbState *state)
{
  for (guint side = 0; side < LB_N_SIDES; side++)
    {
      place_army (setup, state, side, &setup->deployment[side]);
      state->entered[side] = lb_on_field (state, side);
    }
  name_leads (setup, state, 0);
  name_leads (setup, state, 1);
}

static void
start_after_deployment (const LbSetup *setup, LbState *state, AciesEventList *events)
{
  place_deployment (setup, state);
  state->last_active = state->normal_order[1];
  lb_turn_begin (setup, state, 2, events);
}

/* 8.1, R23: a hero is out of the battle with his bodyguard unless the situation says what became of him. */
static void
lose_heroes_of (const LbSetup *setup, LbState *state, guint side, AciesUnits units)
{
  const LbSideSetup *own = &setup->sides[side];

  for (guint i = 0; i < own->n_commanders; i++)
    if (own->commanders[i].kind == LB_HERO &&
        (units & lb_unit_bit (own->commanders[i].bodyguard)) != 0)
      state->commanders[side][i].state = LB_CMD_LOST;
}

static void
set_commanders (const LbSetup *setup, LbState *state, guint side, guint commanders, guint new_state)
{
  for (guint i = 0; i < setup->sides[side].n_commanders; i++)
    if ((commanders >> i) & 1)
      {
        state->commanders[side][i].state = (guint8) new_state;
        state->commanders[side][i].zone = LB_OFF_FIELD;
      }
}

static void
place_casualties (const LbSetup *setup, LbState *state, guint side)
{
  const LbSituation *situation = &setup->situation;
  const AciesUnits   gone = situation->shattered[side] | situation->withdrawn[side] |
                          situation->fled[side];

  lb_take_units (state, side, gone);
  state->shattered[side] = situation->shattered[side];
  state->withdrawn[side] = situation->withdrawn[side];
  state->fled[side] = situation->fled[side];

  lose_heroes_of (setup, state, side, gone);
  set_commanders (setup, state, side, situation->lost[side], LB_CMD_LOST);
  set_commanders (setup, state, side, situation->killed[side], LB_CMD_KILLED);
  set_commanders (setup, state, side, situation->commanders_withdrawn[side], LB_CMD_WITHDRAWN);
  for (guint i = 0; i < setup->sides[side].n_commanders; i++)
    if ((situation->escaped[side] >> i) & 1)
      state->commanders[side][i].escaped = LB_ESCAPED_BEFORE;

  state->camp_captured[side] = situation->camp_captured[side];
}

/* R26, R27: the order that later turns begin with, and whether the switch of 8.9 has been used. */
static void
set_order (const LbSetup *setup, LbState *state)
{
  const LbSituation *situation = &setup->situation;
  const LbSideSetup *first = &setup->sides[situation->order[0]];
  gboolean           is_led_by_brilliant = FALSE;

  for (guint i = 0; i < first->n_commanders; i++)
    is_led_by_brilliant |= first->commanders[i].rating == LB_RATING_BRILLIANT;

  for (guint i = 0; i < 2; i++)
    {
      state->order[i] = situation->order[i];
      state->normal_order[i] = (guint8) (setup->dust ? i : situation->order[i]);
    }
  state->switched = !setup->dust && situation->order[0] != 0 && is_led_by_brilliant;
  state->active = situation->active;
  state->second_half = situation->active == situation->order[1];
}

static void
place_situation (const LbSetup *setup, LbState *state)
{
  const LbSituation *situation = &setup->situation;

  for (guint side = 0; side < LB_N_SIDES; side++)
    {
      place_army (setup, state, side, &situation->deployment[side]);
      place_casualties (setup, state, side);
    }
  name_leads (setup, state, 1u - situation->active);

  state->turn = situation->turn;
  state->weather = situation->weather;
  set_order (setup, state);
}

static void
start_in_situation (const LbSetup *setup, LbState *state, AciesEventList *events)
{
  const LbSituation *situation = &setup->situation;
  AciesEvent        *event;

  place_situation (setup, state);

  /* 8.9.3: zones attacked from before are named only of a side that moves twice running. */
  state->origins[0] = situation->attacked_from[state->active];
  state->last_active = (guint8) (state->origins[0] != 0 ? state->active : 1 - state->active);

  event = lb_event_add (events, LB_EVENT_TURN_BEGAN, LB_CLAUSE_3_2_1, state->order[0]);
  if (event != NULL)
    event->args[0] = state->turn;

  if (!lb_check_end (setup, state, events))
    lb_player_turn_begin (setup, state, situation->orders, events);
}

void
lb_start_position (const LbSetup *setup, gboolean in_situation, LbState *state)
{
  memset (state, 0, sizeof *state);
  clear_field (setup, state);
  if (in_situation)
    place_situation (setup, state);
  else
    place_deployment (setup, state);
}

void
lb_start (const AciesSetup *setup, const AciesStart *start, guint64 seed, AciesState *state,
          AciesEventList *events)
{
  const LbSetup *own = LB_SETUP (setup);
  LbState       *position = (LbState *) state;

  memset (position, 0, sizeof *position);
  acies_start_dice (&state->dice, start, seed);
  clear_field (own, position);

  if (own->situation.given)
    start_in_situation (own, position, events);
  else if (start != NULL && start->historical && own->has_deployment)
    start_after_deployment (own, position, events);
  else
    lb_turn_begin (own, position, 1, events);
}
