/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-move.h"

#include "engine/dba/dba-bodies.h"
#include "engine/dba/dba-camp.h"
#include "engine/dba/dba-contact.h"
#include "engine/dba/dba-events.h"
#include "engine/dba/dba-reasons.h"
#include "engine/dba/dba-terrain.h"

/* The one element that a LEAVE_CAMP or ENTER_CAMP names; DBA_NOBODY if it names none or several. */
static guint
camp_mover (const DbaSetup *setup, const DbaState *state, const AciesAction *action)
{
  const DbaSet set = dba_from_units (setup, state->phasing, action->units);

  return acies_units_count (action->units) == 1 && set != 0 ? acies_units_first (set) : DBA_NOBODY;
}

/* D-CAM-6: whether @base stands on nobody, on the board and on ground where it can be. */
static gboolean
is_free (const DbaSetup *setup, const DbaState *state, const TtBase *base)
{
  const DbaBoard *board = dba_board (setup, state);
  DbaBodies       bodies;

  if (dba_off_board (board, base) || dba_in_impassable (board, base))
    return FALSE;

  dba_bodies_init (&bodies, setup, state);

  return tt_contact_collider (base, bodies.bases, setup->n_elements, ~bodies.present) < 0;
}

/* D-CAM-6 */
static gboolean
check_leave (const DbaSetup *setup, const DbaState *state, guint g, AciesVerdict *verdict)
{
  const guint camp = dba_camp_occupied_by (state, g);
  TtPlace     place;
  TtBase      base;

  if (camp == DBA_NOBODY)
    return dba_refuse (verdict, NOT_IN_CAMP);

  place = dba_camp_outside (setup, state, g, camp);
  base = dba_base (setup, state, g);
  tt_base_set (&base, &place);
  if (!is_free (setup, state, &base))
    return dba_refuse_at (verdict, dba_refuse (verdict, NO_ROOM_OUTSIDE), place.at);

  return TRUE;
}

/* D-CAM-7 */
static gboolean
check_enter (const DbaSetup *setup, const DbaState *state, guint g, AciesVerdict *verdict)
{
  const guint    side = dba_side_of (setup, g);
  const DbaCamp *camp = &state->camps[side];
  TtBase         base, inside;

  if (state->elements[g].state == DBA_IN_CAMP)
    return dba_refuse (verdict, INSIDE_CAMP);
  if (!camp->placed || dba_camp_holder (state, side) != side || camp->occupant != DBA_NOBODY)
    return dba_refuse (verdict, CAMP_ENTRY);

  base = dba_base (setup, state, g);
  inside = dba_camp_base (camp);
  if (!tt_contact_touches (&base, &inside) || dba_in_contact (setup, state, g))
    return dba_refuse (verdict, CAMP_ENTRY);

  return TRUE;
}

gboolean
dba_camp_move_check (const DbaSetup    *setup,
                     const DbaState    *state,
                     const AciesAction *action,
                     AciesVerdict      *verdict)
{
  const guint    g = camp_mover (setup, state, action);
  const gboolean leaves = action->kind == DBA_LEAVE_CAMP;
  guint          extra;

  /* D-MOV-8 */
  if (g == DBA_NOBODY || (state->elements[g].state != DBA_ON_TABLE &&
                          state->elements[g].state != DBA_IN_CAMP))
    return dba_refuse (verdict, NOT_YOURS);
  /* D-MOV-2 */
  if (state->elements[g].moved)
    return dba_refuse (verdict, MOVED_ALREADY);

  extra = dba_extra_point (setup, state, DBA_BIT (g));
  return (leaves ? check_leave (setup, state, g, verdict)
                 : check_enter (setup, state, g, verdict)) &&
         dba_points_check (state, 1 + (extra != DBA_EXTRA_NONE), extra, verdict);
}

/* D-CAM-6, R13 */
static void
leave (const DbaSetup *setup, DbaState *state, guint g, AciesEventList *events)
{
  const guint   camp = dba_camp_occupied_by (state, g);
  const TtPlace place = dba_camp_outside (setup, state, g, camp);

  state->elements[g].state = DBA_ON_TABLE;
  state->elements[g].pose = tt_place_quantise (&place);
  dba_event_add_element (events, setup, state, DBA_EVENT_LEFT_CAMP, "D-CAM-6", g);
  dba_camp_empty (state, camp, events);
}

/* D-CAM-7 */
static void
enter (const DbaSetup *setup, DbaState *state, guint g, AciesEventList *events)
{
  const guint side = dba_side_of (setup, g);

  state->camps[side].held_by = (guint8) side;
  state->camps[side].occupied_by = DBA_GARRISON_ELEMENT;
  state->camps[side].occupant = (guint8) g;
  state->elements[g].state = DBA_IN_CAMP;
  state->elements[g].pose = state->camps[side].pose;
  dba_event_add_element (events, setup, state, DBA_EVENT_ENTERED_CAMP, "D-CAM-7", g);
}

void
dba_camp_move_apply (const DbaSetup    *setup,
                     DbaState          *state,
                     const AciesAction *action,
                     AciesEventList    *events)
{
  const guint g = camp_mover (setup, state, action);
  const guint extra = dba_extra_point (setup, state, DBA_BIT (g));

  state->left = (guint8) (state->left - 1 - (extra != DBA_EXTRA_NONE));
  state->elements[g].moved = TRUE;
  if (action->kind == DBA_LEAVE_CAMP)
    leave (setup, state, g, events);
  else
    enter (setup, state, g, events);
}
