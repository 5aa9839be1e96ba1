/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-zone.h"

#include "engine/dba/dba-move.h"
#include "engine/dba/dba-reasons.h"
#include "engine/dba/dba-terrain.h"
#include "engine/tabletop/tt-contact.h"
#include "engine/tabletop/tt-sight.h"

#define ZONE_MM     50.0         /* 200 paces, 1.9 */
#define MOST_ACROSS (20.0 + 0.5) /* mm along the enemy's right axis */

/* 1.9: whether ground that nobody fights across lies on @line. */
static gboolean
is_cut_by_ground (const DbaBoard *board, const TtSegment *line)
{
  for (guint i = 0; i < board->n_features; i++)
    {
      const DbaFeature *feature = &board->features[i];

      if ((dba_ground_is_bad (feature->ground) || dba_ground_is_impassable (feature->ground)) &&
          tt_area_inside (&feature->shape, line) > TT_INSIDE)
        return TRUE;
    }

  for (guint i = 0; i < board->n_rivers; i++)
    if (tt_river_inside (&board->rivers[i].body, line) > TT_INSIDE)
      return TRUE;

  return FALSE;
}

/* 1.9: whether an element that is none of @but stands on @line. */
static gboolean
is_cut_by_element (const DbaSetup *setup, const DbaState *state, const TtSegment *line, DbaSet but)
{
  const DbaSet all = dba_on_table (setup, state, 0) | dba_on_table (setup, state, 1);
  guint        g;

  DBA_FOREACH (g, all & ~but)
    {
      const TtPose *pose = &state->elements[g].pose;
      const TtVec   at = tt_vec (tt_to_double (pose->x), tt_to_double (pose->y));
      TtBase        body;

      if (tt_vec_distance (at, line->a) >
          ZONE_MM + tt_to_double (DBA_BASE_WIDTH + setup->units[g].depth))
        continue;
      body = dba_base (setup, state, g);
      if (tt_sight_inside (line, &body) > TT_INSIDE)
        return TRUE;
    }

  return FALSE;
}

/* D-ZOC-1, R22 */
gboolean
dba_zone_holds (const DbaSetup *setup,
                const DbaState *state,
                guint           n,
                const TtBase   *base,
                DbaSet          group)
{
  const TtBase enemy = dba_base (setup, state, n);
  const TtQuad zone = tt_base_zone (&enemy, 0, ZONE_MM);
  TtSegment    line;

  if (state->elements[n].state != DBA_ON_TABLE ||
      tt_base_is_farther (base, &enemy, ZONE_MM) ||
      !tt_sight_line (&enemy, tt_quad_polygon (&zone), base, TT_AREA, &line))
    return FALSE;

  return !is_cut_by_ground (dba_board (setup, state), &line) &&
         !is_cut_by_element (setup, state, &line, group | DBA_BIT (n));
}

/* How far a walker's centre moved along the front of one enemy. */
typedef struct
{
  const TtBase *enemy;
  guint         n;              /* the enemy */
  guint         g;              /* the walker */
  gboolean      any;
  double        least, most;
} Spread;

static void
note_spread (Spread *spread, const DbaMarch *march)
{
  const TtBase *base = &march->walk.bases[dba_march_find (march, spread->g)];
  double        aside;

  if (!dba_zone_holds (march->setup, march->state, spread->n, base, march->group))
    return;

  aside = tt_base_local (spread->enemy, tt_base_centre (base)).x;
  spread->least = spread->any ? MIN (spread->least, aside) : aside;
  spread->most = spread->any ? MAX (spread->most, aside) : aside;
  spread->any = TRUE;
}

/* D-ZOC-1, the zone as it holds at each sample: whether walker @i crosses the front of body @k. */
static gboolean
crosses (const DbaMarch *march, const DbaAround *around, guint i, guint k)
{
  DbaMarch again = *march;
  Spread   spread = { &around->bodies[k], around->who[k], march->walkers[i], FALSE, 0, 0 };

  if (!dba_march_begin (&again))
    return FALSE;
  note_spread (&spread, &again);
  for (guint step = 0; step < again.path.path.n_steps; step++)
    {
      if (!dba_march_take (&again, step, NULL))
        return FALSE;
      while (dba_march_next (&again))
        note_spread (&spread, &again);
    }
  note_spread (&spread, march);

  return spread.most - spread.least > MOST_ACROSS + TT_TINY;
}

/* Whether somebody of @march stands lined up with body @k. */
static gboolean
ends_lined_up (const DbaMarch *march, const TtBase *enemy)
{
  TtEdge edge;

  for (guint i = 0; i < march->n; i++)
    if (tt_contact_find_lined_up (&march->walk.bases[i], enemy, &edge))
      return TRUE;

  return FALSE;
}

gboolean
dba_zone_check (const DbaMarch  *march,
                const DbaTrail  *trail,
                const DbaAround *around,
                AciesVerdict    *verdict)
{
  for (guint i = 0; i < march->n; i++)
    {
      const guint unit = dba_march_unit (march, i);
      guint       k;

      ACIES_FOREACH_UNIT (k, trail->zones[unit])
        {
          const double across = (double) trail->most[unit][k] - (double) trail->least[unit][k];

          if (across <= MOST_ACROSS - TT_SLACK || ends_lined_up (march, &around->bodies[k]) ||
              !crosses (march, around, i, k))
            continue;
          return dba_refuse_at (verdict, dba_refuse (verdict, ACROSS_FRONT),
                                around->bodies[k].place.at);
        }
    }

  return TRUE;
}
