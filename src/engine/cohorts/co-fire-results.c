/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-fire.h"

#include "engine/cohorts/co-dice.h"
#include "engine/cohorts/co-events.h"
#include "engine/cohorts/co-morale.h"
#include "engine/cohorts/co-terrain.h"

/* What all shots of one exchange did to one target (C-FIR-10). */
typedef struct
{
  guint8 shots;      /* at it, hit or not */
  guint8 hits;       /* figures or crewmen */
  guint8 destroyed;  /* C-CHA-3, C-ELE-4 */
  guint8 routs;      /* C-ELE-3 */
} Damage;

/* The rule by which a score at @target is read. */
static const char *
rule_of_target (const CoUnitSpec *target)
{
  switch ((CoArm) target->arm)
    {
    case CO_CHARIOT:
      return "C-CHA-3";
    case CO_ELEPHANT:
      return "C-ELE-3";
    case CO_INFANTRY:
    case CO_CAVALRY:
    case CO_N_ARMS:
    default:
      return "C-FIR-8";
    }
}

static void
add_damage (Damage *damage, CoShotOutcome outcome)
{
  switch (outcome)
    {
    case CO_SHOT_HIT:
    case CO_SHOT_CREW:
      damage->hits++;
      break;
    case CO_SHOT_ROUT:
      damage->routs++;
      break;
    case CO_SHOT_DESTROYED:
    case CO_SHOT_KILLED:
      damage->destroyed++;
      break;
    case CO_SHOT_MISS:
    case CO_N_SHOT_OUTCOMES:
    default:
      break;
    }
}

/* C-FIR-8, C-FIR-9, C-TER-9: one roll. */
static void
roll_shot (const CoSetup *setup, CoState *state, const CoShot *shot, Damage *damage,
           AciesEventList *events)
{
  const CoUnitSpec   *target = &setup->units[shot->target];
  const TtBase        from = co_base (setup, state, shot->shooter);
  const TtBase        to = co_base (setup, state, shot->target);
  const int           lost = -(int) co_casualties (setup, state, shot->shooter);
  const int           cover = co_covered (setup, &from, &to) ? -1 : 0;
  const CoThrow       throw = co_throw (state);
  const int           score = co_total (throw) + lost + cover;
  const CoShotOutcome outcome = co_shot_outcome (target, score);
  AciesEvent         *event = co_event_add_stand (events, setup, state, CO_EVENT_SHOT,
                                                  rule_of_target (target), shot->shooter);

  add_damage (damage, outcome);
  if (event == NULL)
    return;

  co_event_throw (event, throw);
  event->args[0] = (gint16) shot->target;
  event->args[1] = (gint16) shot->weapon;
  event->args[2] = (gint16) score;
  event->args[3] = (gint16) outcome;
  co_event_modifier (event, CO_MOD_CASUALTIES, lost);
  co_event_modifier (event, CO_MOD_COVER, cover);
}

/* C-PIL-1: pila are two rolls. */
static void
resolve_shot (const CoSetup *setup, CoState *state, const CoShot *shot, Damage *damage,
              AciesEventList *events)
{
  const guint rolls = shot->weapon == CO_PILA ? 2 : 1;

  damage->shots++;
  for (guint i = 0; i < rolls; i++)
    roll_shot (setup, state, shot, damage, events);
}

static void
take_hits (const CoSetup *setup, CoState *state, guint g, guint hits, AciesEventList *events)
{
  CoStand    *stand = &state->stands[g];
  const guint lost = MIN (hits, stand->figures);
  AciesEvent *event;

  if (lost == 0)
    return;

  stand->figures = (guint8) (stand->figures - lost);
  event = co_event_add_stand (events, setup, state, CO_EVENT_CASUALTIES, "C-FIR-10", g);
  if (event != NULL)
    {
      event->args[0] = (gint16) lost;
      event->args[1] = (gint16) (lost * co_figure_points (&setup->units[g]));
    }
  if (stand->figures == 0)
    co_eliminate (setup, state, g, CO_LOST_FIGURES, "C-FIR-10", events);
}

/* C-FIR-10 for one target; an elephant that routs joins @routers. */
static void
take_damage (const CoSetup *setup, CoState *state, guint g, const Damage *damage,
             CoRouters *routers, AciesEventList *events)
{
  if (damage->destroyed > 0)
    {
      co_eliminate (setup, state, g, CO_LOST_KILLED,
                    setup->units[g].arm == CO_ELEPHANT ? "C-ELE-4" : "C-CHA-3", events);
      return;
    }
  if (state->stands[g].status == CO_RALLYING) /* C-RAL-4: once an exchange, hits not added */
    {
      co_interrupt (setup, state, g, events);
      return;
    }

  take_hits (setup, state, g, damage->hits, events);
  if (damage->routs == 0 || state->stands[g].status != CO_STEADY)
    return;
  co_set_routed (state, g);
  co_router_add (routers, g);
}

/* C-PIL-4: who throws at the run. */
static void
tell_volley (const CoSetup *setup, const CoState *state, guint side, AciesEventList *events)
{
  AciesUnits  throwers = 0;
  AciesEvent *event;

  for (guint i = 0; i < state->n_shots; i++)
    if (co_side_of (setup, state->shots[i].shooter) == side)
      throwers |= co_bit (setup, state->shots[i].shooter);
  event = throwers != 0 ? co_event_add (events, CO_EVENT_VOLLEY, "C-PIL-4", (int) side) : NULL;
  if (event != NULL)
    event->units = throwers;
}

static void
resolve_side (const CoSetup *setup, CoState *state, guint side, Damage *damage,
              AciesEventList *events)
{
  if (state->phase == CO_PHASE_MELEE)
    tell_volley (setup, state, side, events);
  for (guint i = 0; i < state->n_shots; i++)
    {
      const CoShot *shot = &state->shots[i];

      if (co_side_of (setup, shot->shooter) == side)
        resolve_shot (setup, state, shot, &damage[shot->target], events);
    }
}

void
co_fire (const CoSetup *setup, CoState *state, AciesEventList *events)
{
  Damage    damage[CO_MAX_STANDS] = { { 0 } };
  CoRouters routers = { .n = 0 };

  resolve_side (setup, state, state->active, damage, events);
  resolve_side (setup, state, 1 - state->active, damage, events);

  for (guint i = 0; i < state->n_shots; i++) /* C-PIL-2 */
    if (state->shots[i].weapon == CO_PILA)
      state->stands[state->shots[i].shooter].pila = FALSE;
  for (guint g = 0; g < setup->n_stands; g++)
    if (damage[g].shots > 0)
      take_damage (setup, state, g, &damage[g], &routers, events);

  state->n_shots = 0;
  memset (state->shots, 0, sizeof state->shots);
  co_rout_chain (setup, state, &routers, events);
}
