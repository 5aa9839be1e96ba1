/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-push.h"

#include "engine/cohorts/co-events.h"
#include "engine/cohorts/co-reasons.h"
#include "engine/cohorts/co-shove.h"
#include "engine/cohorts/co-slide.h"

/* Bits of CoMelee.answered. */
enum { CONFORM_ANSWERED = 1 << 0, FOLLOW_ANSWERED = 1 << 1 };

/* ---- The push ---- */

static AciesUnits
steady_of (const CoSetup *setup, const CoState *state, guint side, AciesUnits units)
{
  AciesUnits steady = 0;
  guint      unit;

  ACIES_FOREACH_UNIT (unit, units)
    if (state->stands[co_stand (setup, side, unit)].status == CO_STEADY)
      steady |= ACIES_UNIT_BIT (unit);

  return steady;
}

/* C-MEL-12: whether @g stands front against front with one of @pushed. */
static gboolean
fights_frontally (const CoSetup *setup, const CoTies *ties, guint g, AciesUnits pushed)
{
  const guint other = 1 - co_side_of (setup, g);
  guint       unit;

  ACIES_FOREACH_UNIT (unit, ties->fronts[g] & ties->pinned_with[g] & pushed)
    if (co_attack_arc (&ties->bases[g], &ties->bases[co_stand (setup, other, unit)]) ==
        TT_ARC_FRONT)
      return TRUE;

  return FALSE;
}

/* Steady, and neither pinned, engaged nor stacked; not moved by a push of this phase. */
static gboolean
is_free (const CoSetup *setup, const CoState *state, const CoTies *ties, guint g)
{
  const CoStand *stand = &state->stands[g];

  return stand->status == CO_STEADY && !co_is_pinned (setup, ties, g) &&
         !co_is_engaged (ties, g) && stand->stacked_behind == CO_NOBODY && stand->pushed_in == 0;
}

/* What the push will have parted: who may follow, and who stands free beside. */
static void
note_winners (const CoSetup *setup, const CoState *state, CoMelee *melee, AciesUnits pushed)
{
  const guint winner = melee->winner;
  CoTies      ties;

  co_ties (setup, state, &ties);
  for (guint unit = 0; unit < setup->sides[winner].n_units; unit++)
    {
      const guint g = co_stand (setup, winner, unit);

      if ((melee->units[winner] & ACIES_UNIT_BIT (unit)) &&
          fights_frontally (setup, &ties, g, pushed))
        melee->followers |= ACIES_UNIT_BIT (unit);
      else if (is_free (setup, state, &ties, g))
        melee->free_stands |= ACIES_UNIT_BIT (unit);
    }
}

/* Stand @g is moved to @end by what the rules make it do. */
static void
move_to (const CoSetup *setup, CoState *state, guint g, const TtBase *end)
{
  const TtPose pose = tt_place_quantise (&end->place);

  if (tt_pose_equal (&pose, &state->stands[g].pose))
    return;

  state->stands[g].pose = pose;
  co_leave_crossing (setup, state, g);
}

/* C-MEL-10: who was shoved stands behind the last that reached it. */
static void
settle_shoved (const CoSetup *setup, CoState *state, const CoShoved *shoved,
               AciesEventList *events)
{
  CoStand    *stand = &state->stands[shoved->g];
  AciesEvent *event;

  move_to (setup, state, shoved->g, &shoved->end);
  if (stand->status != CO_STEADY || stand->pushed_in != 0)
    return;
  stand->stacked_behind = shoved->behind;
  event = co_event_add_stand (events, setup, state, CO_EVENT_STACKED, "C-MEL-10", shoved->g);
  if (event != NULL)
    event->args[0] = shoved->behind;
}

/* C-MEL-9 */
static void
push_stand (const CoSetup *setup, CoState *state, guint g, guint melee, AciesEventList *events)
{
  CoShove     shove;
  AciesEvent *event;

  co_shove (setup, state, g, &shove);
  move_to (setup, state, g, &shove.stands[0].end);
  event = co_event_add_stand (events, setup, state, CO_EVENT_PUSHED_BACK, "C-MEL-9", g);
  if (event != NULL)
    event->args[0] = (gint16) melee;
  for (guint i = 1; i < shove.n; i++)
    settle_shoved (setup, state, &shove.stands[i], events);
}

void
co_push_back (const CoSetup *setup, CoState *state, guint index, AciesEventList *events)
{
  CoMelee         *melee = &state->melees[index];
  const guint      loser = melee->loser;
  const AciesUnits pushed = steady_of (setup, state, loser, melee->units[loser]);
  guint            unit;

  note_winners (setup, state, melee, pushed);
  ACIES_FOREACH_UNIT (unit, pushed)
    {
      CoStand *stand = &state->stands[co_stand (setup, loser, unit)];

      stand->before = stand->pose;
      stand->pushed_in = (guint8) (index + 1);
      stand->stacked_behind = CO_NOBODY;
      stand->push_backs = (guint8) (melee->x[loser] + 1); /* C-MEL-17 */
      stand->reorganising = TRUE;                         /* C-MEL-14 */
      stand->began_unpinned = FALSE;
    }

  ACIES_FOREACH_UNIT (unit, pushed)
    push_stand (setup, state, co_stand (setup, loser, unit), index, events);
}

/* ---- Who goes with them ---- */

/* Those of @candidates within the width of a stand of one of @places, or of each other in a chain. */
static AciesUnits
chained (const CoSetup *setup, const TtBase *bases, AciesUnits candidates, const TtBase *places,
         guint n)
{
  const double gap = tt_to_double (setup->conditions.stand_width) + CO_LENGTH_SLACK;
  AciesUnits   found = 0, last;

  do
    {
      guint unit, other;

      last = found;
      ACIES_FOREACH_UNIT (unit, candidates & ~last)
        {
          gboolean near = FALSE;

          for (guint i = 0; i < n && !near; i++)
            near = !tt_exceeds (tt_base_distance (&bases[unit], &places[i], NULL), gap);
          ACIES_FOREACH_UNIT (other, last)
            near = near || !tt_exceeds (tt_base_distance (&bases[unit], &bases[other], NULL), gap);
          if (near)
            found |= ACIES_UNIT_BIT (unit);
        }
    }
  while (found != last);

  return found;
}

/* C-MEL-11 */
AciesUnits
co_may_conform (const CoSetup *setup, const CoState *state)
{
  const CoMelee *melee = &state->melees[state->current];
  const guint    side = melee->loser;
  AciesUnits     candidates = 0;
  TtBase         places[CO_MAX_UNITS];
  guint          n = 0;
  CoTies         ties;

  co_ties (setup, state, &ties);
  for (guint unit = 0; unit < setup->sides[side].n_units; unit++)
    {
      const guint    g = co_stand (setup, side, unit);
      const CoStand *stand = &state->stands[g];

      if (is_free (setup, state, &ties, g))
        candidates |= ACIES_UNIT_BIT (unit);
      else if ((melee->units[side] & ACIES_UNIT_BIT (unit)) &&
               stand->pushed_in == state->current + 1)
        places[n++] = tt_base (&stand->before, &setup->units[g].size);
    }

  return chained (setup, &ties.bases[setup->sides[side].offset], candidates, places, n);
}

/* C-MEL-12: of the melee's followers those that nobody else pins. */
static AciesUnits
followers_of (const CoSetup *setup, const CoState *state, const CoTies *ties)
{
  const CoMelee *melee = &state->melees[state->current];

  return steady_of (setup, state, melee->winner, melee->followers) & ~ties->pinned[melee->winner];
}

AciesUnits
co_followers (const CoSetup *setup, const CoState *state)
{
  CoTies ties;

  co_ties (setup, state, &ties);

  return followers_of (setup, state, &ties);
}

/* C-MEL-12 */
AciesUnits
co_may_go_forward (const CoSetup *setup, const CoState *state)
{
  const CoMelee *melee = &state->melees[state->current];
  const guint    side = melee->winner;
  AciesUnits     followers, candidates = 0;
  TtBase         places[CO_MAX_UNITS];
  guint          n = 0, unit;
  CoTies         ties;

  co_ties (setup, state, &ties);
  followers = followers_of (setup, state, &ties);
  ACIES_FOREACH_UNIT (unit, followers)
    places[n++] = ties.bases[co_stand (setup, side, unit)];
  ACIES_FOREACH_UNIT (unit, melee->free_stands & ~followers)
    {
      const guint    g = co_stand (setup, side, unit);
      const CoStand *stand = &state->stands[g];

      if (stand->status == CO_STEADY && !stand->reorganising && stand->pushed_in == 0 &&
          stand->stacked_behind == CO_NOBODY && !co_is_pinned (setup, &ties, g))
        candidates |= ACIES_UNIT_BIT (unit);
    }

  return chained (setup, &ties.bases[setup->sides[side].offset], candidates, places, n);
}

/* ---- What is decided ---- */

gboolean
co_push_check (const CoSetup *setup, const CoState *state, const AciesAction *action,
               AciesVerdict *verdict)
{
  const gboolean conforms = action->kind == CO_CONFORM;

  if (state->decision != (conforms ? CO_DECIDE_CONFORM : CO_DECIDE_FOLLOW))
    return co_refuse (verdict, WRONG_DECISION);
  if (conforms && (action->units & ~co_may_conform (setup, state)))
    return co_refuse (verdict, NO_CONFORM);
  if (action->kind == CO_FOLLOW && (action->units & ~co_may_go_forward (setup, state)))
    return co_refuse (verdict, NO_FOLLOW);

  return TRUE;
}

static TtVec
way_of (const TtBase *base, gboolean ahead)
{
  return ahead ? base->place.forward : tt_vec_back (base->place.forward);
}

/* C-MEL-11, C-MEL-12: straight @ahead or back by @steps. */
static void
slide (const CoSetup *setup, CoState *state, guint g, gboolean ahead, guint steps,
       AciesEventList *events)
{
  CoStand     *stand = &state->stands[g];
  const TtBase base = co_base (setup, state, g);
  const TtBase end = tt_base_moved (&base, way_of (&base, ahead), co_steps_to_mm (steps));
  AciesEvent  *event;

  stand->pushed_in = (guint8) (state->current + 1);
  if (steps == 0)
    return;
  move_to (setup, state, g, &end);
  event = co_event_add_stand (events, setup, state, ahead ? CO_EVENT_FOLLOWED : CO_EVENT_CONFORMED,
                              ahead ? "C-MEL-12" : "C-MEL-11", g);
  if (event != NULL)
    event->args[0] = state->current;
}

/* Of @units of @side the one that can go farthest now, then roster order, and how far. */
static guint
freest (const CoSetup *setup, const CoState *state, guint side, AciesUnits units, gboolean ahead,
        guint *steps)
{
  guint best = acies_units_first (units), unit;

  *steps = 0;
  ACIES_FOREACH_UNIT (unit, units)
    {
      const guint  g = co_stand (setup, side, unit);
      const TtBase base = co_base (setup, state, g);
      const guint  can = co_clear_steps (setup, state, g, way_of (&base, ahead), CO_STEPS_OF_PUSH);

      if (can <= *steps)
        continue;
      *steps = can;
      best = unit;
    }

  return best;
}

/* Who has the way free goes first, so that of two behind each other neither stops the other. */
static void
slide_all (const CoSetup *setup, CoState *state, guint side, AciesUnits units, gboolean ahead,
           AciesEventList *events)
{
  for (AciesUnits left = units; left != 0;)
    {
      guint       steps;
      const guint unit = freest (setup, state, side, left, ahead, &steps);

      slide (setup, state, co_stand (setup, side, unit), ahead, steps, events);
      left &= ~ACIES_UNIT_BIT (unit);
    }
}

void
co_push_apply (const CoSetup *setup, CoState *state, const AciesAction *action,
               AciesEventList *events)
{
  CoMelee    *melee = &state->melees[state->current];
  AciesEvent *event;

  switch (action->kind)
    {
    case CO_CONFORM:
      slide_all (setup, state, melee->loser, action->units, FALSE, events);
      melee->answered |= CONFORM_ANSWERED;
      break;
    case CO_FOLLOW:
      slide_all (setup, state, melee->winner, co_followers (setup, state), TRUE, events);
      slide_all (setup, state, melee->winner, action->units, TRUE, events);
      melee->answered |= FOLLOW_ANSWERED;
      break;
    case CO_HOLD:
      event = co_event_add (events, CO_EVENT_HELD, "C-MEL-13", melee->winner);
      if (event != NULL)
        event->args[0] = state->current;
      melee->answered |= FOLLOW_ANSWERED;
      break;
    default:
      g_return_if_reached ();
    }
}

gboolean
co_push_decision (const CoSetup *setup, CoState *state)
{
  static const guint8 bits[] = { CONFORM_ANSWERED, FOLLOW_ANSWERED };

  for (guint k = 0; k < G_N_ELEMENTS (bits); k++)
    for (guint i = 0; i < state->n_melees; i++)
      {
        CoMelee *melee = &state->melees[i];

        if (melee->result != CO_RESULT_PUSH_BACK || (melee->answered & bits[k]))
          continue;
        state->current = (guint8) i;
        if (bits[k] == CONFORM_ANSWERED ? co_may_conform (setup, state) != 0
                                        : co_followers (setup, state) != 0)
          {
            state->decision = k == 0 ? CO_DECIDE_CONFORM : CO_DECIDE_FOLLOW;
            state->decider = k == 0 ? melee->loser : melee->winner;
            return TRUE;
          }
        melee->answered |= bits[k];
      }

  return FALSE;
}
