/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-scene-ties.h"

#include <glib/gi18n-lib.h>

#include "engine/cohorts/co-line.h"

#define TOUCH      5.0 /* mm: corners so near an edge lie along it */
#define LEAST_HALF 4.0 /* mm: half of the shortest stretch that is shown */

/* Where the front edge of @a meets @b: its part between the corners of @b that lie along it. */
static TtSegment
touching_part (const TtBase *a, const TtBase *b)
{
  const double half = a->width / 2;
  double       left = half, right = -half, middle;

  for (guint i = 0; i < 4; i++)
    {
      const TtVec corner = tt_base_local (a, tt_base_corner (b, (TtCorner) i));

      if (corner.y > TOUCH)
        continue;
      left = MIN (left, corner.x);
      right = MAX (right, corner.x);
    }
  left = CLAMP (left, -half, half);
  right = CLAMP (right, -half, half);
  middle = (left + right) / 2;
  left = MIN (left, middle - LEAST_HALF);
  right = MAX (right, middle + LEAST_HALF);

  return (TtSegment){ tt_vec_along (a->place.at, tt_base_right (a), left),
                      tt_vec_along (a->place.at, tt_base_right (a), right) };
}

static void
add_tie (AciesScene *scene, const CoSetup *setup, AciesTieKind kind, guint g, guint other,
         TtSegment where)
{
  const guint   side = co_side_of (setup, g);
  const TtPoint from = tt_to_point (where.a), to = tt_to_point (where.b);
  AciesSceneTie tie = {
    .kind = (guint8) kind,
    .side = (gint8) side,
    .unit = (guint8) (g - setup->sides[side].offset),
    .other = (guint8) (other - setup->sides[1 - side].offset),
    .other_side = (gint8) (1 - side),
    .from = { from.x, from.y },
    .to = { to.x, to.y },
  };

  g_array_append_val (scene->ties, tie);
}

/* C-ENG-4, C-ENG-5: each pair once; of two that are pinned already nobody asks whom else they face. */
static void
add_pairs (AciesScene *scene, const CoSetup *setup, const CoTies *ties)
{
  for (guint g = 0; g < setup->sides[1].offset; g++)
    {
      const TtBase *base = &ties->bases[g];
      guint         unit;

      ACIES_FOREACH_UNIT (unit, ties->pinned_with[g])
        {
          const guint    other = co_stand (setup, 1, unit);
          const gboolean in_front = (ties->fronts[g] & ACIES_UNIT_BIT (unit)) != 0;
          const TtBase  *enemy = &ties->bases[other];

          add_tie (scene, setup, ACIES_TIE_FIGHT, g, other,
                   in_front ? touching_part (base, enemy) : touching_part (enemy, base));
        }
      ACIES_FOREACH_UNIT (unit, ties->engaged_with[g])
        {
          const guint other = co_stand (setup, 1, unit);

          if (!co_is_pinned (setup, ties, g) || !co_is_pinned (setup, ties, other))
            add_tie (scene, setup, ACIES_TIE_WATCH, g, other,
                     (TtSegment){ base->place.at, ties->bases[other].place.at });
        }
    }
}

/* C-FIR-10: they fall all at once, when both sides have declared theirs. */
static void
add_shots (AciesScene *scene, const CoSetup *setup, const CoState *state, const CoTies *ties)
{
  for (guint i = 0; i < state->n_shots; i++)
    {
      const CoShot *shot = &state->shots[i];

      if (co_on_table (state, shot->shooter) && co_on_table (state, shot->target))
        add_tie (scene, setup, ACIES_TIE_SHOT, shot->shooter, shot->target,
                 (TtSegment){ ties->bases[shot->shooter].place.at,
                              tt_base_centre (&ties->bases[shot->target]) });
    }
}

/* C-LIN-1, C-MEL-2 */
static void
add_fronts (AciesScene *scene, const CoSetup *setup, const CoState *state, const CoTies *ties)
{
  CoMelee     melees[CO_MAX_MELEES];
  const guint n = co_melees (setup, state, ties, melees);

  for (guint i = 0; i < n; i++)
    for (guint side = 0; side < CO_N_SIDES; side++)
      {
        const gulong    points = (gulong) melees[i].points[side];
        AciesSceneFront front = {
          .side = (gint8) side,
          .units = melees[i].units[side],
          /* Translators: what a line of battle weighs in a melee. */
          .words = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%lu point", "%lu points", points),
                                    points),
        };

        g_array_append_val (scene->fronts, front);
      }
}

void
co_scene_ties (AciesScene *scene, const CoSetup *setup, const CoState *state, const CoTies *ties)
{
  add_pairs (scene, setup, ties);
  add_shots (scene, setup, state, ties);
  add_fronts (scene, setup, state, ties);
}
