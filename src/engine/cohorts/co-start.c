/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-setup.h"

#include <string.h>

#include "engine/cohorts/co-sequence.h"

void
co_start (const AciesSetup *setup, const AciesStart *start, guint64 seed, AciesState *state,
          AciesEventList *events)
{
  const CoSetup *own = CO_SETUP (setup);
  CoState       *position = (CoState *) state;

  memcpy (position, own->opening, sizeof *position);
  acies_start_dice (&state->dice, start, seed);

  if (position->phase == CO_PHASE_DEPLOY)
    return;
  if (own->in_situation)
    co_take_up (own, position);
  else
    co_turn_begin (own, position, events);
}
