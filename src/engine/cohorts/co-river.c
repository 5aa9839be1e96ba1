/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-river.h"

#include "engine/cohorts/co-events.h"
#include "engine/cohorts/co-move.h"

#define INCH        TT_MM_OF_INCH
#define BEYOND      1.0         /* mm between the far bank and the rear edge */
#define SQUARE_ROOT_OF_2 1.4142135623730951
#define FAR         1e6         /* mm */

/* Where the line through @origin along @direction meets the edge from @a to @b, mm along it. */
static gboolean
meets_edge (TtVec origin, TtVec direction, TtVec a, TtVec b, double *along)
{
  const TtVec  edge = tt_vec_sub (b, a), to = tt_vec_sub (a, origin);
  const double turn = tt_vec_cross (direction, edge);
  double       part;

  if (ABS (turn) < TT_TINY * TT_TINY)
    return FALSE;
  part = tt_vec_cross (to, direction) / turn;
  if (part < 0 || part > 1)
    return FALSE;
  *along = tt_vec_cross (to, edge) / turn;

  return TRUE;
}

/* The least crossing of the edge beyond @than; FAR if there is none. */
static double
next_crossing (const CoFeature *water, TtVec origin, TtVec direction, double than)
{
  double least = FAR;

  for (guint i = 0; i < water->n_points; i++)
    {
      double along;

      if (meets_edge (origin, direction, water->points[i],
                      water->points[(i + 1) % water->n_points], &along) &&
          along > than + TT_TINY && along < least)
        least = along;
    }

  return least;
}

gboolean
co_chord (const CoFeature *water, TtVec origin, TtVec direction, CoChord *chord)
{
  double from = next_crossing (water, origin, direction, -FAR);

  while (from < FAR)
    {
      const double to = next_crossing (water, origin, direction, from);

      if (to == FAR)
        return FALSE;
      if (to > TT_TINY && tt_area_contains (&water->area, tt_vec_along (origin, direction,
                                                                        (from + to) / 2)))
        {
          *chord = (CoChord){ from, to };
          return TRUE;
        }
      from = to;
    }

  return FALSE;
}

/* The bank that it faces is the one that it stands at: with a bank that slants by 45 degrees, an
 * inch from the nearer front corner,
 * the front centre is an inch and half a width away, measured straight ahead. */
gboolean
co_faces_river (const CoFeature *river, const TtBase *base)
{
  CoChord chord;

  return river->ground == CO_RIVER &&
         !tt_exceeds (tt_area_distance (&river->area, base), INCH + CO_LENGTH_SLACK) &&
         co_chord (river, base->place.at, base->place.forward, &chord) &&
           chord.from > -CO_TERRAIN_SLACK &&
         !tt_exceeds (chord.from, INCH * SQUARE_ROOT_OF_2 + base->width / 2);
}

void
co_tell_ford (const CoSetup *setup, const CoState *state, guint g, AciesEventList *events)
{
  AciesEvent *event = co_event_add_stand (events, setup, state, CO_EVENT_FORD, "C-TER-3", g);

  if (event != NULL)
    {
      event->args[0] = state->stands[g].river;
      event->args[1] = state->stands[g].stage;
    }
}

/* Where the next stage puts it: FALSE if the river is not before it any more. */
static gboolean
next_place (const CoSetup *setup, const CoState *state, guint g, TtBase *base)
{
  const CoFeature *river = &setup->features[state->stands[g].river];
  const gboolean   enters = state->stands[g].stage == CO_STAGE_BANK;
  CoChord          chord;

  *base = co_base (setup, state, g);
  if (!co_chord (river, enters ? base->place.at : base->centre, base->place.forward, &chord))
    return FALSE;

  if (enters)
    *base = tt_base_ahead (base, (chord.from + chord.to) / 2 + base->depth / 2);
  else
    *base = tt_base_ahead (base, chord.to + base->depth / 2 + BEYOND);

  return TRUE;
}

static gboolean
is_free (const CoSetup *setup, const CoState *state, const CoTies *ties, guint g,
         const TtBase *base)
{
  return co_is_on_table (setup, base) && co_stands_clear (setup, state, ties, g, 0, base) &&
         co_stands_clear (setup, state, ties, g, 1, base);
}

void
co_rivers_go_on (const CoSetup *setup, CoState *state, guint side, AciesEventList *events)
{
  CoTies ties;
  guint  i;

  for (i = 0; i < setup->sides[side].n_units; i++)
    {
      const guint g = co_stand (setup, side, i);
      CoStand    *stand = &state->stands[g];
      TtBase      base;

      if (stand->stage == CO_STAGE_NONE || stand->status != CO_STEADY)
        continue;
      co_ties (setup, state, &ties);
      if ((ties.pinned[side] & ACIES_UNIT_BIT (i)) != 0)
        continue;

      if (stand->stage == CO_STAGE_FAR_BANK)
        stand->stage = CO_STAGE_NONE;
      else if (next_place (setup, state, g, &base) && is_free (setup, state, &ties, g, &base))
        {
          stand->pose = tt_place_quantise (&base.place);
          stand->stage++;
        }
      else
        continue;
      co_tell_ford (setup, state, g, events);
      if (stand->stage == CO_STAGE_NONE)
        stand->river = 0;
    }
}

void
co_reserves_arrive (const CoSetup *setup, CoState *state, guint side, AciesEventList *events)
{
  CoTies ties;

  for (guint i = 0; i < setup->sides[side].n_units; i++)
    {
      const guint       g = co_stand (setup, side, i);
      const CoUnitSpec *unit = &setup->units[g];
      CoStand          *stand = &state->stands[g];
      TtBase            base;

      if (stand->status != CO_RESERVE || unit->reserve_turn == 0 ||
          state->turn < unit->reserve_turn)
        continue;
      co_ties (setup, state, &ties);
      base = tt_base (&unit->reserve_pose, &unit->size);
      if (!is_free (setup, state, &ties, g, &base))
        continue;
      stand->status = CO_STEADY;
      stand->pose = unit->reserve_pose;
      co_event_add_stand (events, setup, state, CO_EVENT_RESERVE, "C-DEP-4", g);
    }
}
