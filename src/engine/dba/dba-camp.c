/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-camp.h"

#include "engine/dba/dba-events.h"
#include "engine/dba/dba-outcome.h"
#include "engine/dba/dba-terrain.h"

/* The camp that takes part in a fight as @who. */
static guint
camp_side (guint who)
{
  return who - DBA_CAMP (0);
}

guint
dba_fighter_element (const DbaState *state, guint who)
{
  return DBA_IS_CAMP (who) ? state->camps[camp_side (who)].occupant : who;
}

/* D-CAM-1 */
guint
dba_fighter_type (const DbaSetup *setup, const DbaState *state, guint who)
{
  const guint g = dba_fighter_element (state, who);

  return g != DBA_NOBODY ? setup->units[g].type : DBA_CF;
}

guint
dba_fighter_side (const DbaSetup *setup, const DbaState *state, guint who)
{
  const DbaCamp *camp;

  if (!DBA_IS_CAMP (who))
    return dba_side_of (setup, who);

  camp = &state->camps[camp_side (who)];

  return camp->held_by != DBA_NOBODY ? camp->held_by : camp_side (who);
}

TtBase
dba_fighter_base (const DbaSetup *setup, const DbaState *state, guint who)
{
  return DBA_IS_CAMP (who) ? dba_camp_base (&state->camps[camp_side (who)])
                           : dba_base (setup, state, who);
}

/* D-CAM-5 */
gboolean
dba_is_empty_camp (const DbaState *state, guint who)
{
  return DBA_IS_CAMP (who) && state->camps[camp_side (who)].occupied_by == DBA_GARRISON_NONE;
}

guint
dba_camp_occupied_by (const DbaState *state, guint g)
{
  for (guint camp = 0; camp < DBA_N_SIDES; camp++)
    if (state->camps[camp].placed && state->camps[camp].occupant == g)
      return camp;

  return DBA_NOBODY;
}

TtPlace
dba_camp_outside (const DbaSetup *setup, const DbaState *state, guint g, guint camp)
{
  const TtPlace inside = tt_place (&state->camps[camp].pose);
  const double  depth = tt_to_double (setup->units[g].depth);

  return tt_place_shifted (&inside, tt_vec_scale (inside.forward, depth));
}

void
dba_camp_empty (DbaState *state, guint camp, AciesEventList *events)
{
  DbaCamp       *self = &state->camps[camp];
  const gboolean was_lost = self->held_by != camp && self->held_by != DBA_NOBODY;

  self->held_by = (guint8) camp;
  self->occupied_by = DBA_GARRISON_NONE;
  self->occupant = DBA_NOBODY;
  if (was_lost)
    dba_event_add (events, DBA_EVENT_CAMP_REGAINED, "D-CAM-1", (int) camp);
}

/* D-CAM-3 */
static void
occupy (const DbaSetup *setup, DbaState *state, guint camp, guint g, AciesEventList *events)
{
  DbaCamp     *self = &state->camps[camp];
  const guint  side = dba_side_of (setup, g);
  AciesEvent  *event;

  self->held_by = (guint8) side;
  self->occupied_by = DBA_GARRISON_ELEMENT;
  self->occupant = (guint8) g;
  state->elements[g].state = DBA_IN_CAMP;
  state->elements[g].pose = self->pose;
  if (side == camp)
    {
      dba_event_add_element (events, setup, state, DBA_EVENT_ENTERED_CAMP, "D-CAM-3", g);
      return;
    }

  event = dba_event_add_element (events, setup, state, DBA_EVENT_CAMP_CAPTURED, "D-CAM-3", g);
  if (event == NULL)
    return;

  event->side = (gint8) camp;
  event->units = 0;
  event->args[0] = (gint16) g;
}

void
dba_camp_take (const DbaSetup *setup, DbaState *state, guint camp, guint g, AciesEventList *events)
{
  const guint occupant = state->camps[camp].occupant;

  if (occupant != DBA_NOBODY)
    dba_destroy (setup, state, occupant, DBA_DESTROYED_BY_CAMP, "D-CAM-4", events);

  occupy (setup, state, camp, g, events);
}
