/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-events.h"
#include "engine/cohorts/co-move.h"
#include "engine/cohorts/co-reasons.h"
#include "engine/cohorts/co-river.h"
#include "engine/cohorts/co-terrain.h"
#include "engine/cohorts/co-troops.h"

#define COMMANDER_MOVE   (12 * TT_MM_OF_INCH)
#define COMMANDER_CLEAR  10.0   /* mm from any enemy stand */

/* ---- Relief (4.1, C-LIN-6) ---- */

/* Single trained infantry, in good order. */
static gboolean
is_relief_infantry (const CoSetup *setup, const CoState *state, guint g)
{
  const CoUnitSpec *unit = &setup->units[g];

  return unit->arm == CO_INFANTRY && !unit->two_deep && unit->trained &&
    state->stands[g].status == CO_STEADY;
}

static gboolean
stands_behind (const CoSetup *setup, const TtBase *fresh, const TtBase *pinned)
{
  const TtVec  seen = tt_base_local (pinned, fresh->centre);
  const double width = tt_to_double (setup->conditions.stand_width);

  return seen.y < -pinned->depth && !tt_exceeds (ABS (seen.x), width + CO_LENGTH_SLACK) &&
         co_face_alike (fresh, pinned);
}

/* Where the relieved unit goes: straight behind the fresh one in its place, touching it. */
static TtBase
place_behind (const CoSetup *setup, const TtBase *pinned, guint fresh)
{
  return tt_base_ahead (pinned, -tt_to_double (setup->units[fresh].size.depth));
}

static gboolean
check_relief_place (const CoSetup *setup, const CoState *state, const CoTies *ties, guint fresh,
                    guint relieved,
                    AciesVerdict *verdict)
{
  const TtBase behind = place_behind (setup, &ties->bases[relieved], fresh);

  for (guint g = 0; g < setup->n_stands; g++)
    if (g != fresh && g != relieved && co_on_table (state, g) &&
        tt_exceeds (tt_base_penetration (&behind, &ties->bases[g]), CO_OVERLAP_SLACK))
      return co_refuse (verdict, ENDS_ON_FRIENDS);
  if (!co_is_on_table (setup, &behind))
    return co_refuse (verdict, OFF_TABLE);
  if (co_in_river (setup, &behind, TRUE))
    return co_refuse (verdict, RIVER_IN_WAY);

  return TRUE;
}

static gboolean
check_relief (const CoSetup *setup, const CoState *state, const AciesAction *action,
              AciesVerdict *verdict)
{
  const guint side = state->decider;
  const int   unit = action->args[0];
  guint       fresh, relieved;
  double      way, allowance;
  CoTies      ties;

  if (!co_actor (setup, state, action, &fresh))
    return co_refuse (verdict, NOT_YOURS);
  if (unit < 0 || unit >= (int) setup->sides[side].n_units)
    return co_refuse (verdict, NO_RELIEF);
  relieved = co_stand (setup, side, (guint) unit);
  if (relieved == fresh || !co_on_table (state, relieved))
    return co_refuse (verdict, NO_RELIEF);
  if (state->stands[fresh].moved)
    return co_refuse (verdict, MOVED_ALREADY);

  co_ties (setup, state, &ties);
  if (!is_relief_infantry (setup, state, fresh) || !is_relief_infantry (setup, state, relieved) ||
      !setup->units[fresh].close_weapons || ties.pinned_with[relieved] == 0 ||
      !stands_behind (setup, &ties.bases[fresh], &ties.bases[relieved]))
    return co_refuse (verdict, NO_RELIEF);
  if ((ties.pinned[side] & action->units) != 0)
    return co_refuse (verdict, IS_PINNED);
  if (state->stands[fresh].stage != CO_STAGE_NONE)
    return co_refuse (verdict, IS_CROSSING);
  if (state->stands[fresh].reorganising)
    return co_refuse (verdict, REORGANISING);

  way = tt_vec_distance (ties.bases[fresh].place.at, ties.bases[relieved].place.at);
  allowance = tt_to_double (co_allowance (&setup->units[fresh]));
  if (co_rough_base (setup, &ties.bases[fresh]) || co_rough_base (setup, &ties.bases[relieved]))
    allowance /= 2;
  if (tt_exceeds (way, allowance + CO_LENGTH_SLACK))
    return co_refuse_with (verdict, TOO_FAR, co_tenths (way), co_tenths (allowance));

  return check_relief_place (setup, state, &ties, fresh, relieved, verdict);
}

static void
apply_relief (const CoSetup *setup, CoState *state, const AciesAction *action,
              AciesEventList *events)
{
  const guint  relieved = co_stand (setup, state->decider, (guint) action->args[0]);
  const TtPose place = state->stands[relieved].pose;
  TtBase       base, behind;
  AciesEvent  *event;
  guint        fresh;

  if (!co_actor (setup, state, action, &fresh))
    g_return_if_reached ();

  base = co_base (setup, state, relieved);
  behind = place_behind (setup, &base, fresh);
  state->stands[fresh].pose = place;
  state->stands[relieved].pose = tt_place_quantise (&behind.place);
  state->stands[fresh].moved = state->stands[relieved].moved = TRUE;

  event = co_event_add_stand (events, setup, state, CO_EVENT_RELIEVED, "C-LIN-6", fresh);
  if (event != NULL)
    event->args[0] = (gint16) relieved;
}

/* ---- Fords (C-TER-3) ---- */

static gboolean
check_ford (const CoSetup *setup, const CoState *state, const AciesAction *action,
            AciesVerdict *verdict)
{
  CoTies ties;
  guint  g;

  if (!co_actor (setup, state, action, &g))
    return co_refuse (verdict, NOT_YOURS);
  if (state->stands[g].status == CO_ROUTED)
    return co_refuse (verdict, IS_ROUTED);
  if (state->stands[g].status == CO_RALLYING)
    return co_refuse (verdict, IS_RALLYING);
  if (state->stands[g].stage != CO_STAGE_NONE)
    return co_refuse (verdict, IS_CROSSING);
  co_ties (setup, state, &ties);
  if (action->args[0] < 0 || action->args[0] >= (int) setup->n_features ||
      !co_faces_river (&setup->features[action->args[0]], &ties.bases[g]))
    return co_refuse (verdict, NO_FORD);
  if (state->stands[g].moved)
    return co_refuse (verdict, MOVED_ALREADY);
  if ((ties.pinned[state->decider] & action->units) != 0)
    return co_refuse (verdict, IS_PINNED);
  if (state->stands[g].reorganising)
    return co_refuse (verdict, REORGANISING);

  return TRUE;
}

static void
apply_ford (const CoSetup *setup, CoState *state, const AciesAction *action, AciesEventList *events)
{
  guint g;

  if (!co_actor (setup, state, action, &g))
    g_return_if_reached ();

  state->stands[g].moved = TRUE;
  state->stands[g].stage = CO_STAGE_BANK;
  state->stands[g].river = (guint8) action->args[0];
  co_tell_ford (setup, state, g, events);
}

/* ---- Commanders (C-CMD-4, C-CMD-5) ---- */

static gboolean
is_near_enemy (const CoSetup *setup, const CoState *state, TtVec at)
{
  const guint enemy = 1 - state->decider;

  for (guint i = 0; i < setup->sides[enemy].n_units; i++)
    {
      const guint g = co_stand (setup, enemy, i);

      if (co_on_table (state, g))
        {
          const TtBase base = co_base (setup, state, g);

          if (tt_polygon_distance (tt_base_polygon (&base), at) < COMMANDER_CLEAR - CO_LENGTH_SLACK)
            return TRUE;
        }
    }

  return FALSE;
}

static gboolean
check_commander (const CoSetup *setup, const CoState *state, const AciesAction *action,
                 AciesVerdict *verdict)
{
  const TtPoint      point = { action->words[0], action->words[1] };
  const TtVec        to = tt_from_point (point);
  const CoCommander *commander;
  double             way;

  if (acies_units_count (action->commanders) != 1 || action->units != 0 ||
      acies_units_first (action->commanders) >= setup->sides[state->decider].n_commanders)
    return co_refuse (verdict, NOT_YOURS);
  commander = &state->commanders[state->decider][acies_units_first (action->commanders)];
  if (!commander->placed || commander->lost)
    return co_refuse (verdict, COMMANDER_GONE);
  if (commander->moved)
    return co_refuse (verdict, COMMANDER_MOVED);
  if (point.x < 0 || point.y < 0 || point.x > setup->width || point.y > setup->height)
    return co_refuse (verdict, OFF_TABLE);
  way = tt_vec_distance (tt_from_point (commander->at), to);
  if (tt_exceeds (way, COMMANDER_MOVE + CO_LENGTH_SLACK))
    return co_refuse_with (verdict, COMMANDER_FAR, co_tenths (way), 0);
  if (is_near_enemy (setup, state, to))
    return co_refuse (verdict, COMMANDER_ENEMY);

  return TRUE;
}

static void
apply_commander (const CoSetup *setup, CoState *state, const AciesAction *action,
                 AciesEventList *events)
{
  const guint  index = acies_units_first (action->commanders);
  CoCommander *commander = &state->commanders[state->decider][index];

  commander->at = (TtPoint){ action->words[0], action->words[1] };
  commander->moved = TRUE;
  co_event_add_commander (events, setup, state, CO_EVENT_COMMANDER_MOVED, "C-CMD-4",
                          state->decider, index);
}

gboolean
co_other_move_check (const CoSetup *setup, const CoState *state, const AciesAction *action,
                     AciesVerdict *verdict)
{
  if (action->kind == CO_RELIEVE)
    return check_relief (setup, state, action, verdict);
  if (action->kind == CO_FORD)
    return check_ford (setup, state, action, verdict);

  return check_commander (setup, state, action, verdict);
}

void
co_other_move_apply (const CoSetup *setup, CoState *state, const AciesAction *action,
                     AciesEventList *events)
{
  if (action->kind == CO_RELIEVE)
    apply_relief (setup, state, action, events);
  else if (action->kind == CO_FORD)
    apply_ford (setup, state, action, events);
  else
    apply_commander (setup, state, action, events);
}
