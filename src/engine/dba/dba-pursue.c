/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-outcome.h"

#include "engine/dba/dba-bodies.h"
#include "engine/dba/dba-contact.h"
#include "engine/dba/dba-events.h"
#include "engine/dba/dba-terrain.h"
#include "engine/dba/dba-troops.h"
#include "engine/tabletop/tt-contact.h"

#define MOST_SHIFT 20.0  /* D-PUR-3: mm to line up */

/* D-PUR-1, D-PUR-2 */
static gboolean
is_free_to_pursue (const DbaSetup *setup, const DbaState *state, guint g)
{
  return state->elements[g].state == DBA_ON_TABLE &&
         dba_troops_pursue (setup->units[g].type) && !dba_in_contact (setup, state, g) &&
         !dba_is_overlapping (setup, state, g);
}

/* D-PUR-3: elements, the board's edge, impassable terrain and camps stop it; whoever it slides along does not. */
static double
reach (const DbaBodies *bodies, guint g, double distance)
{
  const DbaBoard *board = bodies->board;
  const TtBase   *base = &bodies->bases[g];
  const TtVec     ahead = base->place.forward;
  const TtVec     table = tt_vec (tt_to_double (board->width), tt_to_double (board->height));

  distance = tt_sweep_to_edge (base, ahead, distance, table, 0);
  for (guint i = 0; i < board->n_features; i++)
    if (dba_ground_is_impassable (board->features[i].ground))
      distance = tt_sweep_to_polygon (base, ahead, distance,
                                      tt_area_polygon (&board->features[i].shape), TT_AREA);
  for (guint side = 0; side < DBA_N_SIDES; side++)
    if (bodies->state->camps[side].placed)
      {
        const TtBase camp = dba_camp_base (&bodies->state->camps[side]);

        distance = tt_sweep_touch (base, ahead, distance, &camp, TT_PENETRATION);
      }

  return tt_sweep_first_touch (base, ahead, distance, bodies->bases, bodies->setup->n_elements,
                               ~bodies->present | DBA_BIT (g), TT_PENETRATION, NULL);
}

/* Whether @base is a place where @g can stand. */
static gboolean
fits (const DbaBodies *bodies, guint g, const TtBase *base)
{
  TtConvex hull;

  if (dba_off_board (bodies->board, base))
    return FALSE;

  tt_sweep_hull (base, base, &hull);
  if (dba_bodies_ground_bars (bodies, &hull))
    return FALSE;

  for (guint i = 0; i < bodies->n; i++)
    if (bodies->order[i] != g && dba_bodies_meet (bodies, &hull, bodies->order[i]))
      return FALSE;

  return TRUE;
}

/* D-PUR-3: lines @g up with @enemy, which it touches, if little is lacking. */
static gboolean
line_up (DbaBodies *bodies, guint g, guint enemy)
{
  const TtBase *base = &bodies->bases[g], *other = &bodies->bases[enemy];

  if (!dba_bodies_are_enemies (bodies, g, enemy) || !tt_contact_touches (base, other))
    return FALSE;

  for (guint edge = 0; edge < TT_N_EDGES; edge++)
    {
      const TtAdjustment by = tt_contact_line_up (base, other, (TtEdge) edge);
      TtBase             lined_up = *base;

      if (tt_vec_length (by.shift) > MOST_SHIFT + TT_SLACK ||
          by.degrees > TT_PARALLEL || by.degrees < -TT_PARALLEL)
        continue;

      tt_adjust (&by, &lined_up, 1);
      if (!fits (bodies, g, &lined_up))
        continue;

      bodies->bases[g] = lined_up;
      return TRUE;
    }

  return FALSE;
}

void
dba_pursue (const DbaSetup *setup, DbaState *state, guint g, AciesEventList *events)
{
  const TtPose before = state->elements[g].pose;
  DbaBodies    bodies;
  TtBase      *base = &bodies.bases[g];

  if (!is_free_to_pursue (setup, state, g))
    return;

  dba_bodies_init (&bodies, setup, state);
  *base = tt_base_ahead (base, reach (&bodies, g, base->depth));
  for (guint i = 0; i < bodies.n; i++)
    if (line_up (&bodies, g, bodies.order[i]))
      break;

  dba_bodies_settle (&bodies, state, g);
  if (!tt_pose_equal (&before, &state->elements[g].pose))
    dba_event_add_element (events, setup, state, DBA_EVENT_PURSUE, "D-PUR-1", g);
}
