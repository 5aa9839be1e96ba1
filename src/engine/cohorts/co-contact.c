/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-events.h"
#include "engine/cohorts/co-morale.h"
#include "engine/cohorts/co-move.h"
#include "engine/cohorts/co-reasons.h"
#include "engine/cohorts/co-slide.h"
#include "engine/cohorts/co-terrain.h"
#include "engine/tabletop/tt-sweep.h"

/* What a move does: it waits for those who may evade, then comes into contact (3.3, Move). */

/* C-FLK-1: the arc is judged at contact. */
void
co_contact_add (const CoSetup *setup, CoState *state, guint attacker, guint target)
{
  const TtBase own = co_base (setup, state, attacker), other = co_base (setup, state, target);
  const TtArc  arc = co_attack_arc (&own, &other);

  for (guint i = 0; i < state->n_contacts; i++)
    if (state->contacts[i].attacker == attacker && state->contacts[i].target == target)
      return;
  if (state->n_contacts == CO_MAX_CONTACTS)
    return;

  state->contacts[state->n_contacts++] = (CoContact){ (guint8) attacker, (guint8) target,
                                                      (guint8) arc, 0 };
}

static void
tell_charges (const CoSetup *setup, const CoState *state, const CoTies *ties, guint g,
              AciesEventList *events)
{
  const guint enemy = 1 - co_side_of (setup, g);
  guint       i;

  ACIES_FOREACH_UNIT (i, ties->touched[g])
    {
      const guint other = co_stand (setup, enemy, i);
      AciesEvent *event = co_event_add_stand (events, setup, state, CO_EVENT_CHARGED, "C-FLK-1", g);

      if (event != NULL)
        {
          event->args[0] = (gint16) other;
          event->args[1] = (gint16) co_attack_arc (&ties->bases[g], &ties->bases[other]);
        }
    }
}

static void
arrive (const CoSetup *setup, CoState *state, guint g, const TtPose *end, gint32 cost,
        AciesEventList *events)
{
  CoStand      *stand = &state->stands[g];
  const guint   enemy = 1 - co_side_of (setup, g);
  const TtPose  came_from = stand->pose;
  AciesEvent   *event;
  AciesUnits    touched;
  CoTies        ties;
  guint         i;

  stand->pose = *end;
  stand->moved = TRUE;
  event = co_event_add_stand (events, setup, state, CO_EVENT_MOVED, "C-MOV-2", g);
  if (event != NULL)
    {
      event->args[0] = (gint16) MIN (cost / 10, G_MAXINT16);
      event->args[1] = (gint16) (came_from.x / TT_UNIT);
      event->args[2] = (gint16) (came_from.y / TT_UNIT);
      event->args[3] = (gint16) (came_from.facing / TT_UNIT);
    }

  co_ties (setup, state, &ties);
  touched = ties.touched[g];
  if (touched == 0)
    return;
  tell_charges (setup, state, &ties, g, events);
  co_elephants (setup, state, g, &came_from, touched, events);
  if (stand->status != CO_STEADY)
    return;
  co_ties (setup, state, &ties);
  ACIES_FOREACH_UNIT (i, touched & ties.touched[g])
    co_contact_add (setup, state, g, co_stand (setup, enemy, i));
}

void
co_move_apply (const CoSetup *setup, CoState *state, const AciesAction *action,
               AciesEventList *events)
{
  CoMovePlan plan;
  TtPath     path;
  guint      g;

  if (!co_actor (setup, state, action, &g))
    g_return_if_reached ();
  co_path_unpack (action, &path);
  if (!co_path_check (setup, state, g, &path, NULL, &plan, NULL))
    g_return_if_reached ();

  if (plan.evaders == 0)
    {
      arrive (setup, state, g, &plan.end, plan.cost, events);
      return;
    }

  state->pending.mover = (guint8) g;
  state->pending.end = plan.end;
  state->pending.cost = plan.cost;
  state->pending.asked = plan.evaders;
  state->decision = CO_DECIDE_EVADE;
  state->decider = (guint8) (1 - state->active);
}

/* C-EVA-2: whether @hull leads through the place that the charger has declared to be his end. */
static gboolean
meets_charger (const CoSetup *setup, const CoState *state, const TtConvex *hull)
{
  const CoPending *pending = &state->pending;
  const TtBase     charger = tt_base (&pending->end, &setup->units[pending->mover].size);

  return tt_exceeds (tt_sweep_penetration (hull, &charger), CO_OVERLAP_SLACK);
}

/* C-EVA-2, C-EVA-3: the way straight back. */
static gboolean
check_way_back (const CoSetup *setup, const CoState *state, guint g, gint32 distance, TtPose *end,
                AciesVerdict *verdict)
{
  const guint  side = co_side_of (setup, g), offset = setup->sides[1 - side].offset;
  const TtBase from = co_base (setup, state, g);
  const TtBase to = tt_base_ahead (&from, -tt_to_double (distance));
  const TtBase dry_from = tt_base_grown (&from, -CO_TERRAIN_SLACK);
  const TtBase dry_to = tt_base_grown (&to, -CO_TERRAIN_SLACK);
  TtConvex     hull;
  CoTies       ties;

  *end = tt_place_quantise (&to.place);
  if (!co_is_on_table (setup, &to))
    return co_refuse (verdict, OFF_TABLE);
  tt_sweep_hull (&dry_from, &dry_to, &hull);
  if (co_hull_in_river (setup, &hull))
    return co_refuse (verdict, RIVER_IN_WAY);

  co_ties (setup, state, &ties);
  tt_sweep_hull (&from, &to, &hull);
  for (guint i = 0; i < setup->sides[1 - side].n_units; i++)
    if (co_on_table (state, offset + i) &&
        tt_exceeds (tt_sweep_penetration (&hull, &ties.bases[offset + i]), CO_OVERLAP_SLACK))
      return co_refuse (verdict, THROUGH_ENEMY);
  if (meets_charger (setup, state, &hull))
    return co_refuse (verdict, THROUGH_ENEMY);
  if (!co_stands_clear (setup, state, &ties, g, side, &to))
    return co_refuse (verdict, ENDS_ON_FRIENDS);

  return TRUE;
}

static gboolean
check_evader (const CoSetup *setup, const CoState *state, const AciesAction *action, guint *g,
              TtPose *end, AciesVerdict *verdict)
{
  if (!co_actor (setup, state, action, g) || (state->pending.asked & action->units) == 0)
    return co_refuse (verdict, NOT_ASKED);
  if (action->kind == CO_STAND)
    return TRUE;
  if (action->words[0] <= 0 ||
      tt_exceeds (tt_to_double (action->words[0]), CO_THREE_INCHES + CO_LENGTH_SLACK))
    return co_refuse (verdict, EVADE_DISTANCE);

  return check_way_back (setup, state, *g, action->words[0], end, verdict);
}

gboolean
co_evade_check (const CoSetup *setup, const CoState *state, const AciesAction *action,
                AciesVerdict *verdict)
{
  TtPose end;
  guint  g;

  return check_evader (setup, state, action, &g, &end, verdict);
}

void
co_evade_apply (const CoSetup *setup, CoState *state, const AciesAction *action,
                AciesEventList *events)
{
  CoPending *pending = &state->pending;
  TtPose     end;
  guint      g;

  if (!check_evader (setup, state, action, &g, &end, NULL))
    g_return_if_reached ();

  if (action->kind == CO_STAND)
    co_event_add_stand (events, setup, state, CO_EVENT_STOOD, "C-EVA-1", g);
  else
    {
      const TtPose came_from = state->stands[g].pose;
      AciesEvent  *event;

      state->stands[g].pose = end;
      co_leave_crossing (setup, state, g);
      event = co_event_add_stand (events, setup, state, CO_EVENT_EVADED, "C-EVA-2", g);
      if (event != NULL)
        {
          event->args[0] = (gint16) (action->words[0] / 10);
          event->args[1] = (gint16) (came_from.x / TT_UNIT);
          event->args[2] = (gint16) (came_from.y / TT_UNIT);
          event->args[3] = (gint16) (came_from.facing / TT_UNIT);
        }
    }

  pending->asked &= ~action->units;
  if (pending->asked == 0)
    {
      const CoPending done = *pending;

      memset (pending, 0, sizeof *pending);
      pending->mover = CO_NOBODY;
      state->decision = CO_DECIDE_MOVE;
      state->decider = state->active;
      arrive (setup, state, done.mover, &done.end, done.cost, events);
    }
}
