/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-events.h"

#include "engine/cohorts/co-clauses.h"

static const guint16 event_flags[CO_N_EVENTS] = {
  [CO_EVENT_TURN] = ACIES_EVENT_TURN,
  [CO_EVENT_DEPLOYED] = ACIES_EVENT_MOVE,
  [CO_EVENT_COMMANDER_MOVED] = ACIES_EVENT_MOVE | ACIES_EVENT_COMMANDER,
  [CO_EVENT_RESERVE] = ACIES_EVENT_MOVE,
  [CO_EVENT_MOVED] = ACIES_EVENT_MOVE,
  [CO_EVENT_EVADED] = ACIES_EVENT_MOVE,
  [CO_EVENT_RELIEVED] = ACIES_EVENT_MOVE,
  [CO_EVENT_FORD] = ACIES_EVENT_MOVE,
  [CO_EVENT_CHARGED] = ACIES_EVENT_CHILD,
  [CO_EVENT_REFUSED] = ACIES_EVENT_MORALE,
  [CO_EVENT_SHOT] = ACIES_EVENT_COMBAT,
  [CO_EVENT_CASUALTIES] = ACIES_EVENT_CHILD,
  [CO_EVENT_ELIMINATED] = ACIES_EVENT_LOSS,
  [CO_EVENT_INTERRUPTED] = ACIES_EVENT_CHILD,
  [CO_EVENT_MORALE] = ACIES_EVENT_MORALE,
  [CO_EVENT_ROUTED] = ACIES_EVENT_MOVE,
  [CO_EVENT_QUARTER] = ACIES_EVENT_MORALE,
  [CO_EVENT_MELEE] = ACIES_EVENT_COMBAT | ACIES_EVENT_OPPOSED,
  [CO_EVENT_MELEE_LOSSES] = ACIES_EVENT_CHILD,
  [CO_EVENT_LOSER] = ACIES_EVENT_MORALE,
  [CO_EVENT_PUSHED_BACK] = ACIES_EVENT_MOVE,
  [CO_EVENT_STACKED] = ACIES_EVENT_MOVE | ACIES_EVENT_CHILD,
  [CO_EVENT_CONFORMED] = ACIES_EVENT_MOVE,
  [CO_EVENT_FOLLOWED] = ACIES_EVENT_MOVE,
  [CO_EVENT_RALLY] = ACIES_EVENT_MORALE,
  [CO_EVENT_COMMANDER_DISPLACED] = ACIES_EVENT_MOVE | ACIES_EVENT_COMMANDER,
  [CO_EVENT_COMMANDER_LOST] = ACIES_EVENT_LOSS | ACIES_EVENT_COMMANDER,
  [CO_EVENT_ARMY_MORALE] = ACIES_EVENT_MORALE,
  [CO_EVENT_ENDED] = ACIES_EVENT_END,
};

AciesEvent *
co_event_add (AciesEventList *events, guint kind, const char *rule, int side)
{
  AciesEvent *event;

  if (events == NULL)
    return NULL;

  event = acies_event_list_add (events, kind, co_clause (rule));
  event->side = (gint8) side;
  event->flags = (AciesEventFlags) event_flags[kind];

  return event;
}

AciesEvent *
co_event_add_stand (AciesEventList *events, const CoSetup *setup, const CoState *state, guint kind,
                    const char *rule, guint g)
{
  const TtPose *pose = &state->stands[g].pose;
  AciesEvent   *event = co_event_add (events, kind, rule, (int) co_side_of (setup, g));

  if (event == NULL)
    return NULL;

  event->units = co_bit (setup, g);
  event->has_pose = TRUE;
  event->pose[0] = pose->x;
  event->pose[1] = pose->y;
  event->pose[2] = pose->facing;

  return event;
}

AciesEvent *
co_event_add_commander (AciesEventList *events, const CoSetup *setup, const CoState *state,
                        guint kind,
                        const char *rule, guint side, guint commander)
{
  const TtPoint *at = &state->commanders[side][commander].at;
  AciesEvent    *event = co_event_add (events, kind, rule, (int) side);

  if (event == NULL)
    return NULL;

  event->commanders = ACIES_UNIT_BIT (commander);
  event->has_pose = TRUE;
  event->pose[0] = at->x;
  event->pose[1] = at->y;

  return event;
}

void
co_event_modifier (AciesEvent *event, CoModifierName name, int value)
{
  if (event == NULL || value == 0)
    return;

  g_return_if_fail (event->n_modifiers < ACIES_MAX_EVENT_MODIFIERS);

  event->modifiers[event->n_modifiers++] = (AciesModifier){ (guint8) name, (gint8) value };
}
