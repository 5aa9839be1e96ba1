/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-move.h"

#include "engine/dba/dba-reasons.h"
#include "engine/dba/dba-terrain.h"
#include "engine/tabletop/tt-contact.h"

#define FAR_MM    300.0 /* 1,200 paces */
#define BEYOND_MM 150.0 /* 600 paces */

/* R5: whether the line from the general at @from to @to crosses @polygon, and neither is in it. */
static gboolean
is_beyond (TtPolygon polygon, const TtSegment *line)
{
  return !tt_polygon_contains (polygon, line->a) && !tt_polygon_contains (polygon, line->b) &&
         tt_polygon_inside (polygon, line) > TT_INSIDE;
}

/* R5: whether a hill, a wood, a built-up area or a camp lies on @line. */
static gboolean
is_command_cut (const DbaSetup *setup, const DbaState *state, const TtSegment *line)
{
  const DbaBoard *board = dba_board (setup, state);
  guint           i;

  ACIES_FOREACH_UNIT (i, dba_sight_features (board))
    if (is_beyond (tt_area_polygon (&board->features[i].shape), line))
      return TRUE;

  for (guint side = 0; side < DBA_N_SIDES; side++)
    if (state->camps[side].placed)
      {
        const TtBase camp = dba_camp_base (&state->camps[side]);

        if (is_beyond (tt_base_polygon (&camp), line))
          return TRUE;
      }

  return FALSE;
}

void
dba_command_init (DbaCommand *self, const DbaSetup *setup, const DbaState *state, DbaSet who)
{
  const guint  side = (who & setup->sides[0].all) != 0 ? 0 : 1;
  const guint  general = setup->sides[side].general;
  const guint  at = state->elements[general].state;
  const TtBase leader = dba_base (setup, state, general);
  guint        g;

  *self = (DbaCommand){ .general = DBA_BIT (general),
                        .lost = at != DBA_ON_TABLE && at != DBA_IN_CAMP };
  if (self->lost)
    return;

  DBA_FOREACH (g, who & ~self->general)
    {
      const TtBase    base = dba_base (setup, state, g);
      const TtSegment line = { tt_base_centre (&leader), tt_base_centre (&base) };
      const double    distance = tt_base_distance (&leader, &base, NULL);

      if (distance >= FAR_MM - TT_SLACK)
        self->far |= DBA_BIT (g);
      if (distance >= BEYOND_MM - TT_SLACK && is_command_cut (setup, state, &line))
        self->beyond |= DBA_BIT (g);
    }
}

guint
dba_command_extra (const DbaCommand *self, DbaSet elements)
{
  if ((elements & self->general) != 0)
    return DBA_EXTRA_NONE;
  if (self->lost)
    return DBA_EXTRA_GENERAL_LOST;
  if ((elements & ~self->far) == 0)
    return DBA_EXTRA_FAR;

  return (elements & ~self->beyond) == 0 ? DBA_EXTRA_BEYOND : DBA_EXTRA_NONE;
}

/* D-PIP-2 */
guint
dba_extra_point (const DbaSetup *setup, const DbaState *state, DbaSet elements)
{
  DbaCommand command;

  dba_command_init (&command, setup, state, elements);

  return dba_command_extra (&command, elements);
}

/* D-PIP-1, D-PIP-2, D-PIP-3 */
gboolean
dba_points_check (const DbaState *state, guint needed, guint extra, AciesVerdict *verdict)
{
  if (state->left >= needed)
    return TRUE;

  return state->left > 0 && extra != DBA_EXTRA_NONE ? dba_refuse (verdict, EXTRA_POINT)
                                                    : dba_refuse (verdict, NO_POINTS);
}
