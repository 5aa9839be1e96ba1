/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-sequence.h"

#include "engine/dba/dba-contact.h"
#include "engine/dba/dba-events.h"
#include "engine/dba/dba-shoot.h"

/* D-SEQ-1, D-PIP-4 */
void
dba_bound_die (const DbaSetup *setup, DbaState *state, AciesEventList *events)
{
  const guint die = acies_dice_roll (&state->base.dice);
  const int   points = (int) die + setup->sides[state->phasing].pip_modifier;
  AciesEvent *event;

  state->rolled = state->left = (guint8) MAX (points, 0);
  event = dba_event_add (events, DBA_EVENT_MOVEMENT_DICE, "D-SEQ-1", state->phasing);
  if (event == NULL)
    return;

  event->n_dice = 1;
  event->dice[0] = (guint8) die;
  event->args[0] = state->rolled;
}

void
dba_bound_begin (const DbaSetup *setup, DbaState *state, AciesEventList *events)
{
  AciesEvent *event;

  state->bound++;
  state->phase = DBA_PHASE_MOVE;
  state->n_pairs = 0;
  memset (state->pairs, 0, sizeof state->pairs);
  for (guint g = 0; g < setup->n_elements; g++)
    state->elements[g].moved = state->elements[g].shot = state->elements[g].fought = FALSE;

  event = dba_event_add (events, DBA_EVENT_BOUND, "D-SEQ-1", state->phasing);
  if (event != NULL)
    event->args[0] = (gint16) state->bound;

  dba_bound_die (setup, state, events);
}

void
dba_moves_end (const DbaSetup *setup, DbaState *state, AciesEventList *events)
{
  dba_turn_to_face (setup, state, events);
  state->phase = DBA_PHASE_SHOOT;
  state->shooting = state->phasing;
  dba_go_on (setup, state, events);
}

static void
begin_combat (DbaState *state)
{
  state->phase = DBA_PHASE_COMBAT;
  state->n_pairs = 0;
}

/* D-SHO-12: the phasing side shoots first; when the other has shot too they fight. */
static void
next_shooting (DbaState *state)
{
  if (state->shooting == state->phasing)
    state->shooting = 1 - state->phasing;
  else
    begin_combat (state);
}

void
dba_shooting_end (const DbaSetup *setup, DbaState *state, AciesEventList *events)
{
  next_shooting (state);
  dba_go_on (setup, state, events);
}

/* 3.2.4: drops what has come apart; whether a pair is left to fight. */
static gboolean
any_pair_left (const DbaSetup *setup, DbaState *state)
{
  gboolean left = FALSE;

  if (state->n_pairs == 0)
    /* D-PUR-4: once a bound, so that what a pursuit runs into waits. */
    state->n_pairs = (guint8) dba_pairs (setup, state, state->pairs);

  for (guint i = 0; i < state->n_pairs; i++)
    {
      DbaPair *pair = &state->pairs[i];

      if (!pair->done && !dba_pair_stands (setup, state, pair))
        pair->done = TRUE;
      left |= !pair->done;
    }

  return left;
}

/* 3.2.5: the check, then the other side's bound. */
static void
end_bound (const DbaSetup *setup, DbaState *state, AciesEventList *events)
{
  state->n_pairs = 0;
  memset (state->pairs, 0, sizeof state->pairs);
  dba_victory_check (setup, state, events);
  if (state->phase == DBA_PHASE_OVER)
    return;

  state->phasing = 1 - state->phasing;
  dba_bound_begin (setup, state, events);
}

void
dba_go_on (const DbaSetup *setup, DbaState *state, AciesEventList *events)
{
  while (state->phase == DBA_PHASE_SHOOT && !dba_any_shot (setup, state, state->shooting))
    next_shooting (state);

  if (state->phase == DBA_PHASE_COMBAT && !any_pair_left (setup, state))
    end_bound (setup, state, events);
}

/* ---- Who decides ---- */

/* 3.1: the steps of a set-up; who camps and deploys first depends on the dice, or on the order of a historical scenario. */
static void
decide_setup (const DbaSetup *setup, const DbaState *state, AciesDecision *decision)
{
  const guint first = state->low != DBA_NOBODY ? state->low : 0;
  const guint second = 1 - first;

  switch ((DbaSetupStep) state->step)
    {
    case DBA_STEP_BEGIN:
      decision->kind = DBA_DECIDE_BEGIN;
      decision->side = 0;
      break;
    case DBA_STEP_TERRAIN:
      decision->kind = DBA_DECIDE_CHOOSE_TERRAIN;
      decision->side = (gint8) first;
      break;
    case DBA_STEP_EDGES:
      decision->kind = DBA_DECIDE_ASSIGN_EDGES;
      decision->side = (gint8) second;
      break;
    case DBA_STEP_CAMP_FIRST:
    case DBA_STEP_CAMP_SECOND:
      decision->kind = DBA_DECIDE_PLACE_CAMP;
      decision->side = (gint8) (state->step == DBA_STEP_CAMP_FIRST ? second : first);
      break;
    case DBA_STEP_DEPLOY_FIRST:
    case DBA_STEP_DEPLOY_SECOND:
      decision->kind = DBA_DECIDE_DEPLOY;
      decision->side = (gint8) (state->step == DBA_STEP_DEPLOY_FIRST ? first : second);
      break;
    case DBA_STEP_DONE:
    default:
      g_assert_not_reached ();
    }
}

/* Elements of the phasing side that could still move. */
static AciesUnits
unmoved (const DbaSetup *setup, const DbaState *state)
{
  DbaSet set = 0;
  guint  g;

  DBA_FOREACH (g, setup->sides[state->phasing].all)
    if (!state->elements[g].moved &&
        (state->elements[g].state == DBA_ON_TABLE || state->elements[g].state == DBA_IN_CAMP))
      set |= DBA_BIT (g);

  return dba_to_units (setup, state->phasing, set);
}

void
dba_decision (const AciesSetup *setup, const AciesState *state, AciesDecision *decision)
{
  const DbaState *now = DBA_STATE (state);

  memset (decision, 0, sizeof *decision);
  decision->cell = ACIES_NO_CELL;
  switch ((DbaPhase) now->phase)
    {
    case DBA_PHASE_SETUP:
      decide_setup (DBA_SETUP (setup), now, decision);
      break;
    case DBA_PHASE_MOVE:
      decision->kind = DBA_DECIDE_MOVE;
      decision->side = (gint8) now->phasing;
      decision->is_main = TRUE;
      decision->units = unmoved (DBA_SETUP (setup), now);
      break;
    case DBA_PHASE_SHOOT:
      decision->kind = DBA_DECIDE_SHOOT;
      decision->side = (gint8) now->shooting;
      break;
    case DBA_PHASE_COMBAT:
      decision->kind = DBA_DECIDE_FIGHT;
      decision->side = (gint8) now->phasing;
      break;
    case DBA_PHASE_OVER:
    case DBA_N_PHASES:
    default:
      decision->kind = DBA_DECIDE_OVER;
      decision->side = ACIES_NO_SIDE;
      decision->over = TRUE;
      break;
    }
}
