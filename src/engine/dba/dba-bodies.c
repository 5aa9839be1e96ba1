/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-bodies.h"

#include "engine/dba/dba-terrain.h"
#include "engine/dba/dba-troops.h"
#include "engine/tabletop/tt-contact.h"

void
dba_bodies_init (DbaBodies *self, const DbaSetup *setup, const DbaState *state)
{
  guint8 by_rank[DBA_MAX_ELEMENTS];
  guint  g;

  self->setup = setup;
  self->state = state;
  self->board = dba_board (setup, state);
  self->present = dba_on_table (setup, state, 0) | dba_on_table (setup, state, 1);
  self->n = 0;
  memset (by_rank, DBA_NOBODY, sizeof by_rank);
  DBA_FOREACH (g, self->present)
    {
      self->bases[g] = dba_base (setup, state, g);
      by_rank[setup->units[g].id_rank] = (guint8) g;
    }
  for (guint rank = 0; rank < DBA_MAX_ELEMENTS; rank++)
    if (by_rank[rank] != DBA_NOBODY)
      self->order[self->n++] = by_rank[rank];
}

gboolean
dba_bodies_are_enemies (const DbaBodies *self, guint g, guint other)
{
  return dba_side_of (self->setup, g) != dba_side_of (self->setup, other);
}

/* 1.8, D-REC-6 */
gboolean
dba_bodies_may_pass (const DbaBodies *self, guint g, const TtBase *base, guint other)
{
  const guint   type = self->setup->units[g].type;
  const guint   friend = self->setup->units[other].type;
  const TtBase *body = &self->bases[other];

  if (dba_bodies_are_enemies (self, g, other))
    return FALSE;
  if (type == DBA_PS)
    return tt_contact_faces (base, body, 0) || tt_contact_faces (base, body, 180);

  return dba_troops_mounted ((guint8) type) && friend != DBA_PK && friend != DBA_EL;
}

/* D-REC-3 */
gboolean
dba_bodies_ground_bars (const DbaBodies *self, const TtConvex *hull)
{
  const TtBox box = tt_polygon_box (tt_convex_polygon (hull));

  for (guint i = 0; i < self->board->n_features; i++)
    {
      const DbaFeature *feature = &self->board->features[i];

      if (dba_ground_is_impassable (feature->ground) && tt_box_meets (&box, &feature->shape.box) &&
          tt_area_common_convex (&feature->shape, hull) > TT_AREA)
        return TRUE;
    }

  for (guint side = 0; side < DBA_N_SIDES; side++)
    if (self->state->camps[side].placed)
      {
        const TtBase camp = dba_camp_base (&self->state->camps[side]);

        if (tt_sweep_penetration (hull, &camp) > TT_PENETRATION)
          return TRUE;
      }

  return FALSE;
}

gboolean
dba_bodies_meet (const DbaBodies *self, const TtConvex *hull, guint other)
{
  return tt_sweep_penetration (hull, &self->bases[other]) > TT_PENETRATION;
}

/* D-GEO-6 */
void
dba_bodies_settle (const DbaBodies *self, DbaState *state, guint g)
{
  state->elements[g].pose = tt_place_quantise (&self->bases[g].place);
}
