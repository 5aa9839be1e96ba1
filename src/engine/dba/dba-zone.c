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
#include "engine/tabletop/tt-sweep.h"

#define MOST_ACROSS (20.0 + 0.5) /* mm along the enemy's right axis */
#define NUDGE       3.0          /* mm: lining up shifts and turns by no more */

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
          DBA_ZONE_MM + tt_to_double (DBA_BASE_WIDTH + setup->units[g].depth))
        continue;
      body = dba_base (setup, state, g);
      if (tt_sight_inside (line, &body) > TT_INSIDE)
        return TRUE;
    }

  return FALSE;
}

/* D-ZOC-1, R22: whether the zone of who stands at @enemy reaches @base past all but @but. */
static gboolean
zone_holds (const DbaSetup *setup,
            const DbaState *state,
            const TtBase   *enemy,
            const TtBase   *base,
            DbaSet          but)
{
  const TtQuad zone = tt_base_zone (enemy, 0, DBA_ZONE_MM);
  TtSegment    line;

  if (tt_base_is_farther (base, enemy, DBA_ZONE_MM) ||
      !tt_sight_line (enemy, tt_quad_polygon (&zone), base, TT_AREA, &line))
    return FALSE;

  return !is_cut_by_ground (dba_board (setup, state), &line) &&
         !is_cut_by_element (setup, state, &line, but);
}

/* How far a walker's centre moved along the front of one enemy. */
typedef struct
{
  const TtBase *enemy, *zone;
  guint         n;              /* the enemy */
  guint         g;              /* the walker */
  gboolean      void_too;       /* whatever may lie between */
  gboolean      any;
  double        least, most;
} Spread;

static void
note_spread (Spread *spread, const DbaMarch *march)
{
  const TtBase *base = &march->walk.bases[dba_march_find (march, spread->g)];
  const double  aside = tt_base_local (spread->enemy, tt_base_centre (base)).x;

  if ((spread->any && aside >= spread->least && aside <= spread->most) ||
      tt_base_is_farther (base, spread->zone, 0) ||
      !(tt_base_penetration (base, spread->zone) > TT_TINY))
    return;
  if (!spread->void_too &&
      !zone_holds (march->setup, march->state, spread->enemy, base,
                   march->group | DBA_BIT (spread->n)))
    return;

  spread->least = spread->any ? MIN (spread->least, aside) : aside;
  spread->most = spread->any ? MAX (spread->most, aside) : aside;
  spread->any = TRUE;
}

#define MOST_SUSPECTS 16 /* fronts that are looked at in one walk */

static gboolean
is_too_wide (const Spread *spread)
{
  return spread->any && spread->most - spread->least > MOST_ACROSS + TT_TINY;
}

/* Walks @march again from its start to its end for all of @spreads; with one alone no farther than it takes to be too wide. */
static void
note_spreads (const DbaMarch *march, Spread *spreads, guint n)
{
  DbaMarch again;

  dba_march_again (&again, march);
  for (guint i = 0; i < n; i++)
    note_spread (&spreads[i], &again);
  for (guint step = 0; step < again.path.path.n_steps; step++)
    {
      if (!dba_march_take (&again, step, NULL))
        g_return_if_reached ();
      while (dba_march_next (&again))
        {
          for (guint i = 0; i < n; i++)
            note_spread (&spreads[i], &again);
          if (n == 1 && is_too_wide (&spreads[0]))
            return;
        }
    }
  for (guint i = 0; i < n; i++)
    note_spread (&spreads[i], march);
}

/* D-ZOC-1, at each sample: the first of @spreads that is too wide; looked at first as if nothing lay between. NULL: none. */
static const Spread *
first_crossed (const DbaMarch *march, Spread *spreads, guint n)
{
  note_spreads (march, spreads, n);
  for (guint i = 0; i < n; i++)
    {
      Spread *spread = &spreads[i];

      if (!is_too_wide (spread))
        continue;
      spread->void_too = spread->any = FALSE;
      note_spreads (march, spread, 1);
      if (is_too_wide (spread))
        return spread;
    }

  return NULL;
}

/* How much of each straight mm of walker @i goes along the front of @enemy, at most: before and after it turns or wheels. */
static double
share_across (const DbaMarch *march, guint i, const TtBase *enemy)
{
  const TtVec right = tt_base_right (enemy);
  gboolean    turned = FALSE, before = FALSE, after = FALSE;

  if (march->path.by_road || march->walk.formation == TT_COLUMN)
    return 1;

  for (guint step = 0; step < march->path.path.n_steps; step++)
    {
      const gboolean straight = march->path.path.steps[step].distance != 0;

      /* Between two turns it goes anywhere. */
      if (!straight && after)
        return 1;
      turned = turned || !straight;
      before = before || !turned;
      after = after || (straight && turned);
    }

  return MAX (before ? ABS (tt_vec_dot (march->walk.origin[i].place.forward, right)) : 0,
              after ? ABS (tt_vec_dot (march->walk.bases[i].place.forward, right)) : 0);
}

/* Whether walker @i may have gone so far along the front of body @k: by how far it went at all. */
static gboolean
may_cross (const DbaMarch *march, const DbaTrail *trail, const DbaAround *around, guint i, guint k)
{
  const guint unit = dba_march_unit (march, i);
  double      straight = 0;

  if (!tt_box_meets (&trail->swept[unit], &around->known->zone_boxes[k]))
    return FALSE;
  if (march->path.contact_by != DBA_NOBODY)
    return TRUE;
  for (guint step = 0; step < march->path.path.n_steps; step++)
    straight += tt_to_double (march->path.path.steps[step].distance);

  return trail->round[unit] + straight * share_across (march, i, &around->known->bases[k]) >
         MOST_ACROSS - NUDGE;
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

/* D-ZOC-1 for those of one look. */
static gboolean
check_suspects (const DbaMarch *march, Spread *spreads, guint n, AciesVerdict *verdict)
{
  const Spread *crossed = n > 0 ? first_crossed (march, spreads, n) : NULL;

  return crossed == NULL || dba_refuse_at (verdict, dba_refuse (verdict, ACROSS_FRONT),
                                           crossed->enemy->place.at);
}

gboolean
dba_zone_check (const DbaMarch  *march,
                const DbaTrail  *trail,
                const DbaAround *around,
                AciesVerdict    *verdict)
{
  Spread spreads[MOST_SUSPECTS];
  guint  n = 0;

  for (guint i = 0; i < march->n; i++)
    {
      guint k;

      ACIES_FOREACH_UNIT (k, around->enemies)
        {
          if (!may_cross (march, trail, around, i, k) ||
              ends_lined_up (march, &around->known->bases[k]))
            continue;
          spreads[n++] = (Spread){ .enemy = &around->known->bases[k],
                                   .zone = &around->known->zones[k], .n = k, .g = march->walkers[i],
                                   .void_too = TRUE };
          if (n < MOST_SUSPECTS)
            continue;
          if (!check_suspects (march, spreads, n, verdict))
            return FALSE;
          n = 0;
        }
    }

  return check_suspects (march, spreads, n, verdict);
}

DbaSet
dba_zone_met (const DbaMarch *march, const DbaAround *around)
{
  DbaSet met = 0;
  guint  k;

  for (guint i = 0; i < march->n; i++)
    {
      TtConvex way;

      tt_sweep_hull (&march->walk.origin[i], &march->walk.bases[i], &way);
      ACIES_FOREACH_UNIT (k, around->enemies)
        if (tt_sweep_penetration (&way, &around->known->zones[k]) > TT_TINY)
          met |= DBA_BIT (k);
    }

  return met;
}
