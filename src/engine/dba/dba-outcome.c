/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-outcome.h"

#include "engine/dba/dba-camp.h"
#include "engine/dba/dba-contact.h"
#include "engine/dba/dba-events.h"

/* Takes @g off the table in one way or the other, and out of the camp it was in (R13). */
static void
remove_element (DbaState *state, guint g, DbaElementState how, AciesEventList *events)
{
  const guint camp = dba_camp_occupied_by (state, g);

  state->elements[g].state = (guint8) how;
  if (camp != DBA_NOBODY)
    dba_camp_empty (state, camp, events);
}

void
dba_destroy (const DbaSetup *setup,
             DbaState       *state,
             guint           g,
             guint           by,
             const char     *rule,
             AciesEventList *events)
{
  AciesEvent *event = dba_event_add_element (events, setup, state, DBA_EVENT_DESTROYED, rule, g);

  if (event != NULL)
    event->args[0] = (gint16) by;

  remove_element (state, g, DBA_DESTROYED, events);
}

/* D-REC-5, D-FLE-3 */
void
dba_leave_board (const DbaSetup *setup,
                 DbaState       *state,
                 guint           g,
                 const char     *rule,
                 AciesEventList *events)
{
  dba_event_add_element (events, setup, state, DBA_EVENT_OFF_BOARD, rule, g);
  remove_element (state, g, DBA_OFF_BOARD, events);
}

/* How the winner of a fight stood to the loser before anything was moved. */
typedef struct
{
  gboolean to_front;   /* the loser was before its front (R21) */
  DbaSet   flankers;   /* friends of the loser on its flank or rear */
} Stand;

static void
look_at_winner (const DbaSetup *setup,
                const DbaState *state,
                guint           winner,
                guint           loser,
                Stand          *stand)
{
  DbaContacts contacts;

  *stand = (Stand){ 0 };
  if (DBA_IS_CAMP (winner))
    return;

  dba_contacts (setup, state, winner, &contacts);
  stand->flankers = contacts.on_flank_left | contacts.on_flank_right | contacts.on_rear;
  if (!DBA_IS_CAMP (loser))
    {
      stand->to_front = ((contacts.front | contacts.flanking) & DBA_BIT (loser)) != 0;
      stand->flankers &= ~DBA_BIT (loser);
    }
}

static void
move_loser (const DbaSetup *setup,
            DbaState       *state,
            guint           g,
            guint           result,
            gboolean        doubled,
            AciesEventList *events)
{
  if (result == DBA_RECOILS)
    dba_recoil (setup, state, g, DBA_EVENT_RECOIL, events);
  else if (result == DBA_FLEES)
    dba_flee (setup, state, g, events);
  else
    dba_destroy (setup, state, g, DBA_DESTROYED_BY_RESULT,
                 doubled ? "D-OUT-3" : "D-OUT-2", events);
}

/* D-OUT-5: those who stood on the winner's flank or rear go back with the loser.
 * D-OUT-7: those who only overlap are left where they are. */
static void
recoil_flankers (const DbaSetup *setup, DbaState *state, DbaSet flankers, AciesEventList *events)
{
  guint g;

  for (guint rank = 0; rank < setup->n_elements; rank++)
    DBA_FOREACH (g, flankers)
      if (setup->units[g].id_rank == rank && state->elements[g].state == DBA_ON_TABLE)
        dba_recoil (setup, state, g, DBA_EVENT_FLANK_RECOIL, events);
}

/* One of a fight has lost. 1.11, Order. */
static void
settle (const DbaSetup *setup,
        DbaState       *state,
        const DbaFight *fight,
        gboolean        a_lost,
        guint           result,
        AciesEventList *events)
{
  const guint winner = a_lost ? fight->b : fight->a, loser = a_lost ? fight->a : fight->b;
  Stand       stand;

  if (fight->shooting)
    {
      move_loser (setup, state, loser, result, fight->doubled, events);
      return;
    }

  look_at_winner (setup, state, winner, loser, &stand);
  if (DBA_IS_CAMP (loser))
    dba_camp_take (setup, state, loser - DBA_CAMP (0), winner, events);
  else
    move_loser (setup, state, loser, result, fight->doubled, events);

  recoil_flankers (setup, state, stand.flankers, events);
  if (stand.to_front)
    dba_pursue (setup, state, winner, events);
}

void
dba_apply_result (const DbaSetup *setup,
                  DbaState       *state,
                  const DbaFight *fight,
                  guint           result_a,
                  guint           result_b,
                  AciesEventList *events)
{
  if (result_a != DBA_STANDS)
    settle (setup, state, fight, TRUE, result_a, events);
  else if (result_b != DBA_STANDS)
    settle (setup, state, fight, FALSE, result_b, events);
}

void
dba_foresee (const DbaSetup *setup,
             const DbaState *state,
             const DbaFight *fight,
             guint           result_a,
             guint           result_b,
             DbaState       *after,
             AciesEventList *events)
{
  *after = *state;
  dba_apply_result (setup, after, fight, result_a, result_b, events);
}
