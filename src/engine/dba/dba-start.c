/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-setup.h"

#include <string.h>

#include "engine/dba/dba-events.h"
#include "engine/dba/dba-sequence.h"

/* Everybody off the table, nothing known; camps are placed where @placed says so. */
static void
clear_table (const DbaSetup *setup, DbaState *state, gboolean placed)
{
  state->phase = DBA_PHASE_SETUP;
  state->step = DBA_STEP_BEGIN;
  state->phasing = DBA_NOBODY;
  state->low = state->high = DBA_NOBODY;
  state->winner = DBA_NOBODY;
  state->last.a.who = state->last.b.who = DBA_NOBODY;
  for (guint i = 0; i < setup->boards[0].n_rivers; i++)
    state->natures[i] = setup->boards[0].rivers[i].nature;

  for (guint side = 0; side < DBA_N_SIDES; side++)
    {
      const DbaCampSpec *spec = &setup->sides[side].camp;
      DbaCamp           *camp = &state->camps[side];

      state->edges[side] = setup->historical ? setup->edges[side] : DBA_NOBODY;
      camp->held_by = (guint8) side;
      camp->occupied_by = DBA_GARRISON_NONE;
      camp->occupant = DBA_NOBODY;
      if (!placed || !spec->given)
        continue;
      camp->placed = TRUE;
      camp->pose = spec->pose;
      camp->width = spec->width;
      camp->depth = spec->depth;
      camp->occupied_by = DBA_GARRISON_FOLLOWERS;
    }
}

static void
place_elements (const DbaSetup *setup, DbaState *state)
{
  const DbaSituation *start = &setup->start;

  for (guint g = 0; g < setup->n_elements; g++)
    {
      DbaElement *element = &state->elements[g];

      element->pose = start->poses[g];
      element->state = start->states[g];
      element->moved = (start->moved & DBA_BIT (g)) != 0;
      element->shot = (start->shot & DBA_BIT (g)) != 0;
    }
  for (guint side = 0; side < DBA_N_SIDES; side++)
    if (state->camps[side].placed)
      {
        state->camps[side].held_by = start->held_by[side];
        state->camps[side].occupied_by = start->occupied_by[side];
        state->camps[side].occupant = start->occupant[side];
      }
}

/* The points of a situation are given, without a die, or thrown for. */
static void
give_points (const DbaSetup *setup, DbaState *state, AciesEventList *events)
{
  AciesEvent *event;

  if (setup->start.points < 0 && state->phase == DBA_PHASE_MOVE)
    {
      dba_bound_die (setup, state, events);
      return;
    }

  state->rolled = state->left = (guint8) MAX (setup->start.points, 0);
  if (setup->start.points < 0)
    return;

  event = dba_event_add (events, DBA_EVENT_MOVEMENT_DICE, "D-SEQ-1", state->phasing);
  if (event != NULL)
    event->args[0] = state->rolled;
}

/* In the midst of a bound; stages in which nobody has anything to do are passed over, as in play. */
static void
start_in_situation (const DbaSetup *setup, DbaState *state, AciesEventList *events)
{
  const DbaSituation *start = &setup->start;
  AciesEvent         *event;

  place_elements (setup, state);
  state->step = DBA_STEP_DONE;
  memcpy (state->natures, start->natures, sizeof state->natures);
  state->bound = start->bound;
  state->phase = start->phase;
  state->phasing = start->phasing;
  state->shooting = start->phasing;

  event = dba_event_add (events, DBA_EVENT_BOUND, "D-SEQ-1", state->phasing);
  if (event != NULL)
    event->args[0] = (gint16) state->bound;
  give_points (setup, state, events);
  if (state->phase != DBA_PHASE_MOVE)
    dba_go_on (setup, state, events);
}

/* R20: the side listed first moves first. */
static void
start_deployed (const DbaSetup *setup, DbaState *state, AciesEventList *events)
{
  place_elements (setup, state);
  state->step = DBA_STEP_DONE;
  state->phasing = 0;
  dba_bound_begin (setup, state, events);
}

void
dba_start_draft (const DbaSetup *setup, DbaState *state)
{
  memset (state, 0, sizeof *state);
  clear_table (setup, state, TRUE);
  state->phase = DBA_PHASE_MOVE;
  if (!setup->start.given)
    return;

  place_elements (setup, state);
  if (!setup->in_situation)
    {
      /* Who has no place yet is not lost. */
      for (guint g = 0; g < setup->n_elements; g++)
        if (state->elements[g].state == DBA_OFF_BOARD)
          state->elements[g].state = DBA_OFF_TABLE;
      return;
    }
  memcpy (state->natures, setup->start.natures, sizeof state->natures);
  state->bound = setup->start.bound;
  state->phase = setup->start.phase;
  state->phasing = setup->start.phasing;
}

void
dba_start (const AciesSetup *setup, const AciesStart *start, guint64 seed, AciesState *state,
           AciesEventList *events)
{
  const DbaSetup *own = DBA_SETUP (setup);
  DbaState       *position = (DbaState *) state;

  memset (position, 0, sizeof *position);
  acies_start_dice (&state->dice, start, seed);
  clear_table (own, position, own->in_situation || own->historical);

  if (own->in_situation)
    start_in_situation (own, position, events);
  else if (own->has_elements)
    start_deployed (own, position, events);
  else if (own->historical)
    position->step = DBA_STEP_DEPLOY_FIRST;
}
