/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-events.h"

#include "engine/dba/dba-clauses.h"

static const guint16 event_flags[DBA_N_EVENTS] = {
  [DBA_EVENT_CAMP_PLACED] = ACIES_EVENT_MOVE,
  [DBA_EVENT_DEPLOYED] = ACIES_EVENT_MOVE,
  [DBA_EVENT_BOUND] = ACIES_EVENT_TURN,
  [DBA_EVENT_MOVED] = ACIES_EVENT_MOVE,
  [DBA_EVENT_RIVER_CROSSING] = ACIES_EVENT_CHILD,
  [DBA_EVENT_TURNED_TO_FACE] = ACIES_EVENT_MOVE,
  [DBA_EVENT_LEFT_CAMP] = ACIES_EVENT_MOVE,
  [DBA_EVENT_ENTERED_CAMP] = ACIES_EVENT_MOVE,
  [DBA_EVENT_SHOOTING] = ACIES_EVENT_COMBAT,
  [DBA_EVENT_COMBAT] = ACIES_EVENT_COMBAT,
  [DBA_EVENT_RECOIL] = ACIES_EVENT_MOVE,
  [DBA_EVENT_PUSHED_BACK] = ACIES_EVENT_MOVE | ACIES_EVENT_CHILD,
  [DBA_EVENT_FLEE] = ACIES_EVENT_MOVE,
  [DBA_EVENT_FLANK_RECOIL] = ACIES_EVENT_MOVE,
  [DBA_EVENT_PURSUE] = ACIES_EVENT_MOVE,
  [DBA_EVENT_DESTROYED] = ACIES_EVENT_LOSS,
  [DBA_EVENT_OFF_BOARD] = ACIES_EVENT_LOSS,
  [DBA_EVENT_CAMP_CAPTURED] = ACIES_EVENT_COMBAT,
  [DBA_EVENT_VICTORY] = ACIES_EVENT_END,
};

AciesEvent *
dba_event_add (AciesEventList *events, guint kind, const char *rule, int side)
{
  AciesEvent *event;

  if (events == NULL)
    return NULL;

  event = acies_event_list_add (events, kind, dba_clause (rule));
  event->side = (gint8) side;
  event->flags = (AciesEventFlags) event_flags[kind];

  return event;
}

AciesEvent *
dba_event_add_element (AciesEventList *events, const DbaSetup *setup, const DbaState *state,
                       guint kind, const char *rule, guint g)
{
  const guint   side = dba_side_of (setup, g);
  const TtPose *pose = &state->elements[g].pose;
  AciesEvent   *event = dba_event_add (events, kind, rule, (int) side);

  if (event == NULL)
    return NULL;

  event->units = dba_to_units (setup, side, DBA_BIT (g));
  event->has_pose = TRUE;
  event->pose[0] = pose->x;
  event->pose[1] = pose->y;
  event->pose[2] = pose->facing;

  return event;
}
