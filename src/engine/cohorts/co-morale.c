/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-morale.h"

#include "engine/cohorts/co-dice.h"
#include "engine/cohorts/co-events.h"
#include "engine/cohorts/co-troops.h"

#define SHAKEN       3  /* C-MOR-4, C-FLK-2, C-FLK-8: each on the dice */
#define RESTORE_TIME 2  /* C-RAL-3: own turns */

TtArc
co_struck (const CoState *state, guint g)
{
  TtArc worst = TT_ARC_FRONT;

  for (guint i = 0; i < state->n_contacts; i++)
    if (state->contacts[i].target == g && state->contacts[i].arc > worst)
      worst = (TtArc) state->contacts[i].arc;

  return worst;
}

/* C-MOR-1, C-MOR-3, C-MOR-4, R19: all that apply add. */
gboolean
co_morale_test (const CoSetup *setup, CoState *state, guint g, gboolean adjacent, const char *rule,
                AciesEventList *events)
{
  const int      struck = co_struck (state, g) != TT_ARC_FRONT ? SHAKEN : 0;
  const int      beside = adjacent ? SHAKEN : 0;
  const int      striker = state->stands[g].strikes_held ? SHAKEN : 0;
  const int      fails_at = (int) co_morale_fails (&setup->units[g]);
  const CoThrow  throw = co_throw (state);
  const gboolean fails = co_total (throw) + struck + beside + striker >= fails_at;
  AciesEvent    *event = co_event_add_stand (events, setup, state, CO_EVENT_MORALE, rule, g);

  co_event_throw (event, throw);
  if (event != NULL)
    {
      event->args[0] = (gint16) fails_at;
      event->args[1] = (gint16) fails;
      co_event_modifier (event, CO_MOD_STRUCK, struck);
      co_event_modifier (event, CO_MOD_ADJACENT, beside);
      co_event_modifier (event, CO_MOD_STRIKER, striker);
    }

  return !fails;
}

void
co_eliminate (const CoSetup *setup, CoState *state, guint g, guint why, const char *rule,
              AciesEventList *events)
{
  CoStand    *stand = &state->stands[g];
  AciesEvent *event = co_event_add_stand (events, setup, state, CO_EVENT_ELIMINATED, rule, g);

  if (event != NULL)
    event->args[0] = (gint16) why;

  stand->status = CO_ELIMINATED;
  stand->figures = 0;
  stand->push_backs = stand->reorganising = stand->began_unpinned = FALSE;
  stand->restore = stand->interruptions = 0;
  stand->stage = CO_STAGE_NONE;
  stand->stacked_behind = CO_NOBODY;
}

/* ---- Rally ---- */

/* C-RAL-1, C-RAL-2 */
static void
try_to_rally (const CoSetup *setup, CoState *state, guint g, AciesEventList *events)
{
  CoStand       *stand = &state->stands[g];
  const guint    needed = co_rallies (&setup->units[g]);
  const CoThrow  throw = co_throw (state);
  const gboolean rallies = co_total (throw) >= (int) needed;
  AciesEvent    *event = co_event_add_stand (events, setup, state, CO_EVENT_RALLY, "C-RAL-1", g);

  co_event_throw (event, throw);
  if (event != NULL)
    {
      event->args[0] = (gint16) needed;
      event->args[1] = (gint16) rallies;
    }

  if (!rallies)
    {
      co_eliminate (setup, state, g, CO_LOST_NOT_RALLIED, "C-RAL-2", events);
      return;
    }

  stand->status = CO_RALLYING;
  stand->restore = RESTORE_TIME; /* C-RAL-3 */
}

void
co_rally (const CoSetup *setup, CoState *state, guint side, AciesEventList *events)
{
  for (guint unit = 0; unit < setup->sides[side].n_units; unit++)
    {
      const guint g = co_stand (setup, side, unit);

      if (state->stands[g].status != CO_ROUTED)
        continue;
      if (setup->units[g].arm == CO_ELEPHANT)
        co_eliminate (setup, state, g, CO_LOST_NOT_RALLIED, "C-ELE-8", events);
      else
        try_to_rally (setup, state, g, events);
    }
}

/* C-RAL-4, R22: half the figures, losses rounded up. C-RAL-5: the next one before it is restored is the end. */
void
co_interrupt (const CoSetup *setup, CoState *state, guint g, AciesEventList *events)
{
  CoStand    *stand = &state->stands[g];
  const guint lost = (stand->figures + 1u) / 2;
  AciesEvent *event;

  if (stand->interruptions > 0)
    {
      co_eliminate (setup, state, g, CO_LOST_INTERRUPTED, "C-RAL-5", events);
      return;
    }

  stand->figures = (guint8) (stand->figures - lost);
  stand->interruptions = 1;
  stand->restore = RESTORE_TIME;
  event = co_event_add_stand (events, setup, state, CO_EVENT_INTERRUPTED, "C-RAL-4", g);
  if (event != NULL)
    {
      event->args[0] = (gint16) lost;
      event->args[1] = RESTORE_TIME;
    }
  if (stand->figures == 0)
    co_eliminate (setup, state, g, CO_LOST_INTERRUPTED, "C-RAL-4", events);
}
