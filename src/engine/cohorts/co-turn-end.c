/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-turn-end.h"

#include "engine/cohorts/co-events.h"
#include "engine/cohorts/co-ties.h"
#include "engine/cohorts/co-victory.h"

#define RIDDEN_OVER  10.0                  /* C-CMD-6, mm from a steady enemy */
#define REFUGE_REACH (12 * TT_MM_OF_INCH)  /* C-CMD-6 */

/* C-MEL-13: stacks behind stands that nobody pins any more dissolve. */
static void
dissolve_stacks (const CoSetup *setup, CoState *state)
{
  CoTies ties;

  co_ties (setup, state, &ties);
  for (guint g = 0; g < setup->n_stands; g++)
    {
      CoStand *stand = &state->stands[g];

      if (stand->stacked_behind != CO_NOBODY && !co_is_pinned (setup, &ties, stand->stacked_behind))
        stand->stacked_behind = CO_NOBODY;
    }
}

/* C-MEL-14: a whole own turn at rest. */
static void
reorganise (const CoSetup *setup, CoState *state, const CoTies *ties, AciesEventList *events)
{
  const guint side = state->active;

  for (guint unit = 0; unit < setup->sides[side].n_units; unit++)
    {
      const guint g = co_stand (setup, side, unit);
      CoStand    *stand = &state->stands[g];

      if (!stand->reorganising || !stand->began_unpinned || stand->moved ||
          !co_on_table (state, g) || co_is_pinned (setup, ties, g))
        continue;
      stand->reorganising = FALSE;
      stand->push_backs = 0;
      co_event_add_stand (events, setup, state, CO_EVENT_REORGANISED, "C-MEL-14", g);
    }
}

/* C-RAL-3 */
static void
restore (const CoSetup *setup, CoState *state, AciesEventList *events)
{
  const guint side = state->active;

  for (guint unit = 0; unit < setup->sides[side].n_units; unit++)
    {
      const guint g = co_stand (setup, side, unit);
      CoStand    *stand = &state->stands[g];
      AciesEvent *event;

      if (stand->status != CO_RALLYING)
        continue;
      if (stand->restore > 0)
        stand->restore--;
      if (stand->restore == 0)
        {
          stand->status = CO_STEADY;
          stand->interruptions = 0;
        }
      event = co_event_add_stand (events, setup, state, CO_EVENT_RESTORED, "C-RAL-3", g);
      if (event != NULL)
        event->args[0] = stand->restore;
    }
}

/* ---- Commanders (C-CMD-6) ---- */

/* The nearest steady stand of @side to @at, mm away; CO_NOBODY if none stands. */
static guint
nearest_steady (const CoSetup *setup, const CoState *state, guint side, TtVec at, double *away)
{
  guint nearest = CO_NOBODY;

  *away = G_MAXDOUBLE;
  for (guint unit = 0; unit < setup->sides[side].n_units; unit++)
    {
      const guint g = co_stand (setup, side, unit);
      TtBase      base;
      double      distance;

      if (state->stands[g].status != CO_STEADY)
        continue;
      base = co_base (setup, state, g);
      distance = tt_polygon_distance (tt_base_polygon (&base), at);
      if (!tt_exceeds (*away, distance))
        continue;
      *away = distance;
      nearest = g;
    }

  return nearest;
}

static void
save_commander (const CoSetup *setup, CoState *state, guint side, guint index,
                AciesEventList *events)
{
  CoCommander *commander = &state->commanders[side][index];
  const TtVec  at = tt_from_point (commander->at);
  double       away;
  guint        refuge;
  TtBase       base;

  nearest_steady (setup, state, 1 - side, at, &away);
  if (tt_exceeds (away, RIDDEN_OVER + CO_LENGTH_SLACK))
    return;

  refuge = nearest_steady (setup, state, side, at, &away);
  if (refuge == CO_NOBODY || tt_exceeds (away, REFUGE_REACH + CO_LENGTH_SLACK))
    {
      commander->lost = TRUE;
      co_event_add_commander (events, setup, state, CO_EVENT_COMMANDER_LOST, "C-CMD-6", side, index);
      return;
    }

  base = co_base (setup, state, refuge);
  commander->at = tt_to_point (base.centre);
  co_event_add_commander (events, setup, state, CO_EVENT_COMMANDER_DISPLACED, "C-CMD-6", side,
                          index);
}

static void
save_commanders (const CoSetup *setup, CoState *state, AciesEventList *events)
{
  for (guint side = 0; side < CO_N_SIDES; side++)
    for (guint i = 0; i < setup->sides[side].n_commanders; i++)
      if (state->commanders[side][i].placed && !state->commanders[side][i].lost)
        save_commander (setup, state, side, i, events);
}

/* ---- All of it ---- */

static void
clear_marks (const CoSetup *setup, CoState *state)
{
  for (guint g = 0; g < setup->n_stands; g++)
    {
      CoStand *stand = &state->stands[g];

      stand->moved = stand->fired = stand->answered = stand->thrown = FALSE;
      stand->began_unpinned = stand->strikes_held = FALSE;
      stand->pushed_in = 0;
      memset (&stand->before, 0, sizeof stand->before);
    }
  for (guint side = 0; side < CO_N_SIDES; side++)
    for (guint i = 0; i < CO_MAX_COMMANDERS; i++)
      state->commanders[side][i].moved = FALSE;

  state->n_melees = state->n_contacts = state->current = 0;
  memset (state->melees, 0, sizeof state->melees);
  memset (state->contacts, 0, sizeof state->contacts);
}

gboolean
co_turn_end (const CoSetup *setup, CoState *state, AciesEventList *events)
{
  CoTies ties;

  dissolve_stacks (setup, state);
  co_ties (setup, state, &ties);
  reorganise (setup, state, &ties, events);
  restore (setup, state, events);
  save_commanders (setup, state, events);
  clear_marks (setup, state);
  if (co_victory_check (setup, state, events))
    return TRUE;

  if (state->active == 1)
    state->turn++;
  state->active = (guint8) (1 - state->active);

  return FALSE;
}
