/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-contact.h"

#include "engine/dba/dba-events.h"
#include "engine/dba/dba-terrain.h"

/* Whether a base at the place of @g could stand nowhere: on others, off the board, on impassable ground. */
static gboolean
is_taken (const DbaSetup *setup, const DbaState *state, guint g, const TtBase *base)
{
  const DbaBoard *board = dba_board (setup, state);
  guint           other;

  if (dba_off_board (board, base) || dba_in_impassable (board, base))
    return TRUE;

  for (guint i = 0; i < DBA_N_SIDES; i++)
    if (state->camps[i].placed)
      {
        const TtBase camp = dba_camp_base (&state->camps[i]);

        if (tt_contact_collides (base, &camp))
          return TRUE;
      }

  DBA_FOREACH (other, dba_on_table (setup, state, 0) | dba_on_table (setup, state, 1))
    {
      TtBase body;

      if (other == g)
        continue;
      body = dba_base (setup, state, other);
      if (tt_contact_collides (base, &body))
        return TRUE;
    }

  return FALSE;
}

/* The first by id of @set. */
static guint
first_by_id (const DbaSetup *setup, DbaSet set)
{
  guint first = DBA_NOBODY, g;

  DBA_FOREACH (g, set)
    if (first == DBA_NOBODY || setup->units[g].id_rank < setup->units[first].id_rank)
      first = g;

  return first;
}

/* D-CON-6: whom @g turns to face; DBA_NOBODY if it fights to its front, attacks a flank itself, or has nobody on its own. */
static guint
whom_to_face (const DbaSetup *setup, const DbaState *state, guint g)
{
  DbaContacts contacts;

  dba_contacts (setup, state, g, &contacts);
  if (contacts.front != 0 || contacts.flanking != 0)
    return DBA_NOBODY;

  return first_by_id (setup,
                      contacts.on_flank_left | contacts.on_flank_right | contacts.on_rear);
}

/* D-CON-6: @g turns, if there is room. */
static void
turn_one (const DbaSetup *setup, DbaState *state, guint g, AciesEventList *events)
{
  const guint n = whom_to_face (setup, state, g);
  TtBase      base, enemy;
  TtPlace     place;

  if (n == DBA_NOBODY)
    return;

  base = dba_base (setup, state, g);
  enemy = dba_base (setup, state, n);
  place = tt_contact_lined_up_place (&enemy, TT_EDGE_FRONT, base.width);
  tt_base_set (&base, &place);
  tt_base_quantise (&base);
  if (is_taken (setup, state, g, &base))
    return;

  state->elements[g].pose = tt_place_quantise (&base.place);
  dba_event_add_element (events, setup, state, DBA_EVENT_TURNED_TO_FACE, "D-CON-6", g);
}

void
dba_turn_to_face (const DbaSetup *setup, DbaState *state, AciesEventList *events)
{
  guint8 by_rank[DBA_MAX_ELEMENTS];
  DbaSet ranks = 0;
  guint  g, rank;

  DBA_FOREACH (g, dba_on_table (setup, state, 0) | dba_on_table (setup, state, 1))
    {
      by_rank[setup->units[g].id_rank] = (guint8) g;
      ranks |= DBA_BIT (setup->units[g].id_rank);
    }

  DBA_FOREACH (rank, ranks)
    turn_one (setup, state, by_rank[rank], events);
}
