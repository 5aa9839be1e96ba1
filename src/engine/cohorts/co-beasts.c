/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-morale.h"

#include "engine/cohorts/co-dice.h"
#include "engine/cohorts/co-events.h"
#include "engine/cohorts/co-move.h"
#include "engine/cohorts/co-slide.h"

#define PANIC_AT 10             /* C-ELE-6, C-ELE-7 */
#define SHY_BACK TT_MM_OF_INCH  /* C-ELE-7 */

/* The special test of horse @g against @elephant. Returns: whether it panics */
static gboolean
horses_panic (const CoSetup *setup, CoState *state, guint g, guint elephant, const char *rule,
              AciesEventList *events)
{
  const CoThrow  throw = co_throw (state);
  const gboolean panics = co_total (throw) >= PANIC_AT;
  AciesEvent    *event = co_event_add_stand (events, setup, state, CO_EVENT_REFUSED, rule, g);

  co_event_throw (event, throw);
  if (event != NULL)
    {
      event->args[0] = (gint16) elephant;
      event->args[1] = (gint16) panics;
    }

  return panics;
}

static gboolean
stands_clear (const CoSetup *setup, const CoState *state, guint g, const TtBase *base)
{
  if (!co_is_on_table (setup, base))
    return FALSE;

  for (guint other = 0; other < setup->n_stands; other++)
    {
      TtBase taken;

      if (other == g || !co_on_table (state, other))
        continue;
      taken = co_base (setup, state, other);
      if (tt_exceeds (tt_base_penetration (base, &taken), CO_OVERLAP_SLACK))
        return FALSE;
    }

  return TRUE;
}

/* C-ELE-7 */
static void
shy_back (const CoSetup *setup, CoState *state, guint g, const TtPose *came_from)
{
  const TtBase base = co_base (setup, state, g);
  const TtBase back = tt_base_ahead (&base, -SHY_BACK);

  state->stands[g].pose = stands_clear (setup, state, g, &back) ? tt_place_quantise (&back.place)
                                                                : *came_from;
}

/* C-ELE-7: the first elephant that the horses of @g touch. FALSE if none. */
static gboolean
find_elephant (const CoSetup *setup, const CoState *state, guint g, AciesUnits touched,
               guint *elephant)
{
  const guint other = 1 - co_side_of (setup, g);
  guint       unit;

  ACIES_FOREACH_UNIT (unit, touched)
    {
      *elephant = co_stand (setup, other, unit);
      if (setup->units[*elephant].arm == CO_ELEPHANT &&
          state->stands[*elephant].status == CO_STEADY)
        return TRUE;
    }

  return FALSE;
}

/* C-ELE-6: all test before any of them runs. */
static void
frighten_horses (const CoSetup *setup, CoState *state, guint elephant, AciesUnits touched,
                 AciesEventList *events)
{
  const guint other = 1 - co_side_of (setup, elephant);
  CoRouters   routers = { .n = 0 };
  guint       unit;

  ACIES_FOREACH_UNIT (unit, touched)
    {
      const guint g = co_stand (setup, other, unit);

      if (setup->units[g].arm != CO_CAVALRY || state->stands[g].status == CO_ROUTED ||
          !horses_panic (setup, state, g, elephant, "C-ELE-6", events))
        continue;
      co_set_routed (state, g);
      co_router_add (&routers, g);
    }
  co_rout_chain (setup, state, &routers, events);
}

void
co_elephants (const CoSetup *setup, CoState *state, guint g, const TtPose *came_from,
              AciesUnits touched, AciesEventList *events)
{
  guint elephant;

  if (setup->units[g].arm == CO_ELEPHANT)
    frighten_horses (setup, state, g, touched, events);
  else if (setup->units[g].arm == CO_CAVALRY &&
           find_elephant (setup, state, g, touched, &elephant) &&
           horses_panic (setup, state, g, elephant, "C-ELE-7", events))
    shy_back (setup, state, g, came_from);
}
