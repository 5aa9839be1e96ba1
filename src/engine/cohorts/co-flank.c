/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-morale.h"

/* C-FLK-6, C-FLK-8: whoever struck @g in flank or rear. */
static void
note_that_it_held (CoState *state, guint g)
{
  for (guint i = 0; i < state->n_contacts; i++)
    if (state->contacts[i].target == g && state->contacts[i].arc != TT_ARC_FRONT)
      state->stands[state->contacts[i].attacker].strikes_held = TRUE;
}

/* C-FLK-2; C-FLK-3, C-FLK-4: the rest of the line is tested by the chain of the one that routs. */
static void
test_struck (const CoSetup *setup, CoState *state, guint g, AciesEventList *events)
{
  CoRouters routers = { .n = 0 };

  if (co_morale_test (setup, state, g, FALSE, "C-FLK-2", events))
    {
      note_that_it_held (state, g);
      return;
    }

  co_set_routed (state, g);
  co_router_add (&routers, g);
  co_rout_chain (setup, state, &routers, events);
}

void
co_flank_tests (const CoSetup *setup, CoState *state, AciesEventList *events)
{
  for (guint g = 0; g < setup->n_stands; g++)
    if (state->stands[g].status == CO_STEADY && co_struck (state, g) != TT_ARC_FRONT)
      test_struck (setup, state, g, events);
}
