/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-melee.h"

#include "engine/cohorts/co-dice.h"
#include "engine/cohorts/co-events.h"
#include "engine/cohorts/co-morale.h"

#define QUARTER 4

/* What the tests of struck flanks left of a melee's line. */
typedef struct
{
  guint before, gone;
} Remains;

static Remains
remains_of (const CoSetup *setup, const CoState *state, const CoMelee *melee, guint side)
{
  Remains remains = { 0, 0 };
  guint   unit;

  ACIES_FOREACH_UNIT (unit, melee->units[side])
    {
      remains.before++;
      if (state->stands[co_stand (setup, side, unit)].status != CO_STEADY)
        remains.gone++;
    }

  return remains;
}

/* 3.3 (d): those who have nobody to fight any more leave @melee. */
static void
leave_out_idle (const CoSetup *setup, const CoTies *ties, CoMelee *melee)
{
  const AciesUnits was[CO_N_SIDES] = { melee->units[0], melee->units[1] };

  for (guint side = 0; side < CO_N_SIDES; side++)
    {
      guint unit;

      ACIES_FOREACH_UNIT (unit, was[side])
        if (!(ties->pinned_with[co_stand (setup, side, unit)] & was[1 - side]))
          melee->units[side] &= ~ACIES_UNIT_BIT (unit);
    }
}

/* C-FLK-5: the side that lost a melee by its flanks; CO_NOBODY none. */
static guint
side_rolled_up (const CoState *state, const CoMelee *melee, const Remains *remains)
{
  const Remains *a = &remains[0], *b = &remains[1];
  gboolean       lost[CO_N_SIDES];

  for (guint side = 0; side < CO_N_SIDES; side++)
    lost[side] = melee->units[side] != 0 && remains[side].gone > 0 &&
                 QUARTER * remains[side].gone >= remains[side].before;
  if (lost[0] && lost[1])
    {
      const guint share_a = a->gone * b->before, share_b = b->gone * a->before;

      if (share_a != share_b)
        return share_a > share_b ? 0 : 1;

      return 1 - state->active;
    }

  return lost[0] ? 0 : lost[1] ? 1 : CO_NOBODY;
}

/* C-FLK-5, R23, R46: no product and no loss, two dice for the rest. */
static void
quarter_test (const CoSetup *setup, CoState *state, guint index, guint loser,
              const Remains *remains, AciesEventList *events)
{
  const CoThrow  throw = co_throw (state);
  const CoResult result = co_loser_result (co_total (throw), state->melees[index].x[loser]);
  AciesEvent    *event = co_event_add (events, CO_EVENT_QUARTER, "C-FLK-5", (int) loser);

  co_event_throw (event, throw);
  if (event != NULL)
    {
      event->args[0] = (gint16) index;
      event->args[1] = (gint16) remains->gone;
      event->args[2] = (gint16) remains->before;
      event->args[3] = (gint16) result;
    }
  co_melee_settle (setup, state, index, loser, result);
}

void
co_melees_form (const CoSetup *setup, CoState *state, AciesEventList *events)
{
  CoTies ties;

  co_ties (setup, state, &ties);
  state->n_melees = (guint8) co_melees (setup, state, &ties, state->melees);

  co_flank_tests (setup, state, events);
  co_ties (setup, state, &ties);
  for (guint i = 0; i < state->n_melees; i++)
    {
      CoMelee      *melee = &state->melees[i];
      const Remains remains[CO_N_SIDES] = { remains_of (setup, state, melee, 0),
                                            remains_of (setup, state, melee, 1) };
      guint         loser;

      leave_out_idle (setup, &ties, melee);
      co_melee_reckon (setup, state, &ties, melee);
      loser = side_rolled_up (state, melee, remains);
      if (melee->units[0] == 0)
        melee->resolved = TRUE; /* nobody is left to fight */
      else if (loser != CO_NOBODY)
        quarter_test (setup, state, i, loser, &remains[loser], events);
    }
}
