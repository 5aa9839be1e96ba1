/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-sequence.h"

#include "engine/cohorts/co-events.h"
#include "engine/cohorts/co-fire.h"
#include "engine/cohorts/co-melee.h"
#include "engine/cohorts/co-morale.h"
#include "engine/cohorts/co-move.h"
#include "engine/cohorts/co-push.h"
#include "engine/cohorts/co-turn-end.h"

static void
enter_phase (CoState *state, CoPhase phase, AciesEventList *events)
{
  AciesEvent *event = co_event_add (events, CO_EVENT_PHASE, "C-SEQ-1", state->active);

  state->phase = (guint8) phase;
  if (event != NULL)
    event->args[0] = (gint16) phase;
}

static void
decide (CoState *state, CoDecisionKind decision, guint side)
{
  state->decision = (guint8) decision;
  state->decider = (guint8) side;
}

/* The same, if anybody of @side may do it. */
static gboolean
decide_if_any (const CoSetup *setup, CoState *state, CoDecisionKind decision, guint side)
{
  CoTies ties;

  decide (state, decision, side);
  co_ties (setup, state, &ties);

  return co_shooters (setup, state, &ties) != 0;
}

/* ---- The beginning of a turn ---- */

/* C-MEL-14: a turn of rest is one that begins unpinned. */
static void
note_unpinned (const CoSetup *setup, CoState *state)
{
  const guint side = state->active;
  CoTies      ties;

  co_ties (setup, state, &ties);
  for (guint unit = 0; unit < setup->sides[side].n_units; unit++)
    {
      const guint g = co_stand (setup, side, unit);
      CoStand    *stand = &state->stands[g];

      stand->began_unpinned = co_on_table (state, g) && stand->reorganising &&
                              !co_is_pinned (setup, &ties, g);
    }
}

void
co_turn_begin (const CoSetup *setup, CoState *state, AciesEventList *events)
{
  AciesEvent *event = co_event_add (events, CO_EVENT_TURN, "C-SEQ-1", state->active);

  if (event != NULL)
    event->args[0] = (gint16) state->turn;

  co_rally (setup, state, state->active, events);
  co_rivers_go_on (setup, state, state->active, events);
  co_reserves_arrive (setup, state, state->active, events);
  note_unpinned (setup, state);
  enter_phase (state, CO_PHASE_MOVE_FIRST, events);
  decide (state, CO_DECIDE_MOVE, state->active);
}

void
co_take_up (const CoSetup *setup, CoState *state)
{
  note_unpinned (setup, state);
  decide (state, state->phase == CO_PHASE_FIRE ? CO_DECIDE_FIRE : CO_DECIDE_MOVE, state->active);
}

/* ---- After the melees ---- */

/* 3.2, 8: all who lost by a rout, in one chain. */
static void
run_routs (const CoSetup *setup, CoState *state, AciesEventList *events)
{
  AciesUnits routed[CO_N_SIDES] = { 0, 0 };
  CoRouters  routers = { .n = 0 };

  for (guint i = 0; i < state->n_melees; i++)
    if (state->melees[i].result == CO_RESULT_ROUT) /* C-MEL-19 */
      routed[state->melees[i].loser] |= state->melees[i].units[state->melees[i].loser];

  for (guint g = 0; g < setup->n_stands; g++)
    {
      if (!(routed[co_side_of (setup, g)] & co_bit (setup, g)) ||
          state->stands[g].status != CO_STEADY)
        continue;
      co_set_routed (state, g);
      co_router_add (&routers, g);
    }
  co_rout_chain (setup, state, &routers, events);
}

static void
begin_post_melee (const CoSetup *setup, CoState *state, AciesEventList *events)
{
  state->phase = CO_PHASE_POST_MELEE;
  run_routs (setup, state, events);
  for (guint i = 0; i < state->n_melees; i++)
    if (state->melees[i].result == CO_RESULT_PUSH_BACK)
      co_push_back (setup, state, i, events);
}

static gboolean
any_melee_left (const CoState *state)
{
  for (guint i = 0; i < state->n_melees; i++)
    if (!state->melees[i].resolved)
      return TRUE;

  return FALSE;
}

void
co_go_on (const CoSetup *setup, CoState *state, AciesEventList *events)
{
  if (state->phase == CO_PHASE_MELEE && state->decision == CO_DECIDE_MELEE)
    {
      if (any_melee_left (state))
        return;
      begin_post_melee (setup, state, events);
    }

  if (state->phase == CO_PHASE_POST_MELEE && !co_push_decision (setup, state) &&
      !co_turn_end (setup, state, events))
    co_turn_begin (setup, state, events);
}

/* ---- Melees ---- */

/* 3.3 (a): whoever is caught in rout, or while he rallies, by a steady enemy. The phase is told of if there is a melee. */
static void
catch_stragglers (const CoSetup *setup, CoState *state, AciesEventList *events)
{
  AciesUnits caught[CO_N_SIDES] = { 0, 0 };
  CoTies     ties;

  co_ties (setup, state, &ties);
  if (ties.pinned[state->active] != 0)
    enter_phase (state, CO_PHASE_MELEE, events);
  for (guint g = 0; g < setup->n_stands; g++)
    if (state->stands[g].status == CO_STEADY)
      caught[1 - co_side_of (setup, g)] |= ties.touched[g];

  for (guint g = 0; g < setup->n_stands; g++)
    {
      if (!(caught[co_side_of (setup, g)] & co_bit (setup, g)))
        continue;
      if (state->stands[g].status == CO_ROUTED)
        co_eliminate (setup, state, g, CO_LOST_CAUGHT, "C-MOR-10", events);
      else if (state->stands[g].status == CO_RALLYING)
        co_interrupt (setup, state, g, events);
    }
}

/* 3.3 (b) to (e) once both sides have declared their throws. */
static void
begin_melees (const CoSetup *setup, CoState *state, AciesEventList *events)
{
  co_fire (setup, state, events);
  co_melees_form (setup, state, events);
  decide (state, CO_DECIDE_MELEE, state->active);
  co_go_on (setup, state, events);
}

/* 3.3, melee phase */
static void
enter_melees (const CoSetup *setup, CoState *state, AciesEventList *events)
{
  state->phase = CO_PHASE_MELEE;
  catch_stragglers (setup, state, events);
  if (!decide_if_any (setup, state, CO_DECIDE_VOLLEY, state->active) &&
      !decide_if_any (setup, state, CO_DECIDE_VOLLEY, 1 - state->active))
    begin_melees (setup, state, events);
}

/* ---- The ends of phases ---- */

static void
end_fire (const CoSetup *setup, CoState *state, AciesEventList *events)
{
  co_fire (setup, state, events);
  enter_phase (state, CO_PHASE_MOVE_LAST, events);
  decide (state, CO_DECIDE_MOVE, state->active);
}

void
co_phase_end (const CoSetup *setup, CoState *state, AciesEventList *events)
{
  const guint other = 1 - state->active;

  switch (state->decision)
    {
    case CO_DECIDE_MOVE:
      if (state->phase == CO_PHASE_MOVE_FIRST)
        {
          enter_phase (state, CO_PHASE_FIRE, events);
          decide (state, CO_DECIDE_FIRE, state->active);
        }
      else
        enter_melees (setup, state, events);
      break;
    case CO_DECIDE_FIRE: /* C-FIR-6 */
      if (state->n_shots == 0 || !decide_if_any (setup, state, CO_DECIDE_RETURN_FIRE, other))
        end_fire (setup, state, events);
      break;
    case CO_DECIDE_RETURN_FIRE:
      end_fire (setup, state, events);
      break;
    case CO_DECIDE_VOLLEY:
      if (state->decider == other || !decide_if_any (setup, state, CO_DECIDE_VOLLEY, other))
        begin_melees (setup, state, events);
      break;
    default:
      g_return_if_reached ();
    }
}

/* ---- Who decides ---- */

/* Who of the active side could still move. */
static AciesUnits
unmoved (const CoSetup *setup, const CoState *state)
{
  const guint side = state->decider;
  AciesUnits  units = 0;
  CoTies      ties;

  co_ties (setup, state, &ties);
  for (guint unit = 0; unit < setup->sides[side].n_units; unit++)
    {
      const guint    g = co_stand (setup, side, unit);
      const CoStand *stand = &state->stands[g];

      if (stand->status == CO_STEADY && !stand->moved && stand->stage == CO_STAGE_NONE &&
          stand->stacked_behind == CO_NOBODY && !co_is_pinned (setup, &ties, g))
        units |= ACIES_UNIT_BIT (unit);
    }

  return units;
}

/* C-DEP-3: who has no place yet and no date. */
static AciesUnits
undeployed (const CoSetup *setup, const CoState *state)
{
  const guint side = state->decider;
  AciesUnits  units = 0;

  for (guint unit = 0; unit < setup->sides[side].n_units; unit++)
    {
      const guint g = co_stand (setup, side, unit);

      if (state->stands[g].status == CO_RESERVE && setup->units[g].reserve_turn == 0)
        units |= ACIES_UNIT_BIT (unit);
    }

  return units;
}

/* C-MEL-1: who waits to fight. */
static AciesUnits
unfought (const CoState *state)
{
  AciesUnits units = 0;

  for (guint i = 0; i < state->n_melees; i++)
    if (!state->melees[i].resolved)
      units |= state->melees[i].units[state->decider];

  return units;
}

static AciesUnits
who_decides (const CoSetup *setup, const CoState *state)
{
  CoTies ties;

  switch ((CoDecisionKind) state->decision)
    {
    case CO_DECIDE_DEPLOY:
      return undeployed (setup, state);
    case CO_DECIDE_MOVE:
      return unmoved (setup, state);
    case CO_DECIDE_EVADE:
      return state->pending.asked;
    case CO_DECIDE_FIRE:
    case CO_DECIDE_RETURN_FIRE:
    case CO_DECIDE_VOLLEY:
      co_ties (setup, state, &ties);
      return co_shooters (setup, state, &ties);
    case CO_DECIDE_MELEE:
      return unfought (state);
    case CO_DECIDE_CONFORM:
      return co_may_conform (setup, state);
    case CO_DECIDE_FOLLOW:
      return co_may_go_forward (setup, state);
    case CO_DECIDE_OVER:
    default:
      return 0;
    }
}

void
co_decision (const AciesSetup *setup, const AciesState *state, AciesDecision *decision)
{
  const CoState *now = CO_STATE (state);

  memset (decision, 0, sizeof *decision);
  decision->cell = ACIES_NO_CELL;
  decision->kind = now->decision;
  decision->over = now->phase == CO_PHASE_OVER;
  decision->side = decision->over ? ACIES_NO_SIDE : (gint8) now->decider;
  decision->is_main = now->decision == CO_DECIDE_MOVE;
  decision->units = who_decides (CO_SETUP (setup), now);
}
