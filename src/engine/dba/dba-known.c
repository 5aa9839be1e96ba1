/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-known.h"

#include "engine/dba/dba-terrain.h"

void
dba_known_gather (DbaKnown *self, const DbaSetup *setup, const DbaState *state, DbaSet who)
{
  guint g;

  self->free = 0;
  self->enemies = dba_on_table (setup, state, !state->phasing);
  self->table = self->enemies | dba_on_table (setup, state, state->phasing);
  DBA_FOREACH (g, self->table)
    {
      self->bases[g] = dba_base (setup, state, g);
      self->boxes[g] = tt_base_box (&self->bases[g]);
    }
  DBA_FOREACH (g, self->enemies)
    {
      self->zones[g] = dba_zone_ahead (&self->bases[g]);
      self->zone_boxes[g] = tt_base_box (&self->zones[g]);
    }

  self->camps = 0;
  for (guint side = 0; side < DBA_N_SIDES; side++)
    if (state->camps[side].placed)
      {
        self->camps |= 1u << side;
        self->camp_bases[side] = dba_camp_base (&state->camps[side]);
        self->camp_boxes[side] = tt_base_box (&self->camp_bases[side]);
      }

  dba_command_init (&self->command, setup, state, who);
}
