/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-offers.h"

#include "engine/dba/dba-troops.h"
#include "engine/tabletop/tt-trig.h"

#define MOST_TARGETS 2      /* enemies that one base is offered to face; a group is offered the nearest */
#define LEAST_ANGLE  5.0    /* degrees: less is straight ahead */
#define MOST_WHEEL   90.0   /* D-GRP-4 */
#define SHORT_OF     45.0   /* mm between the centres where contact is offered instead */
#define N_PACES      3      /* distances that are tried, until one is within the allowance */

/* The @n enemies nearest to @g, the nearest first; how many there are. */
static guint
nearest_enemies (const DbaOffers *self, guint g, guint8 *enemies, guint n)
{
  const TtVec at = tt_base_centre (&self->known.bases[g]);
  double      distances[MOST_TARGETS];
  guint       found = 0, k;

  DBA_FOREACH (k, dba_on_table (self->setup, self->state, !self->side))
    {
      const double distance = tt_vec_distance (at, tt_base_centre (&self->known.bases[k]));
      guint        place = found;

      /* Whoever is farther moves down, the last one out. */
      for (; place > 0 && distance < distances[place - 1]; place--)
        if (place < n)
          {
            distances[place] = distances[place - 1];
            enemies[place] = enemies[place - 1];
          }
      if (place >= n)
        continue;
      distances[place] = distance;
      enemies[place] = (guint8) k;
      found = MIN (found + 1, n);
    }

  return found;
}

/* How they come to face @angle degrees more to the right: one base turns, a group wheels. */
static TtStep
facing_step (double angle, guint n)
{
  const gint32 whole = tt_from_double (fabs (angle)) / TT_UNIT * TT_UNIT;

  if (n == 1)
    return (TtStep){ .kind = TT_STEP_TURN, .angle = angle < 0 ? -whole : whole };

  return (TtStep){ .kind = TT_STEP_WHEEL,
                   .side = angle < 0 ? TT_LEFT_SIDE : TT_RIGHT_SIDE,
                   .angle = whole };
}

/* Turns to @enemy and goes on to him as far as it may be. */
static void
approach (DbaOffers *self, const guint8 *elements, guint n, guint middle, guint enemy)
{
  const TtVec  to = tt_base_centre (&self->known.bases[enemy]);
  const TtVec  at = tt_base_local (&self->known.bases[middle], to);
  const double angle = tt_atan2 (at.x, at.y);
  const double far = tt_vec_distance (tt_base_centre (&self->known.bases[middle]), to) - SHORT_OF;
  double       pace = far;

  if (fabs (angle) < LEAST_ANGLE || (n > 1 && fabs (angle) > MOST_WHEEL) || far <= 0)
    return;

  for (guint i = 0; i < n; i++)
    pace = MIN (pace, tt_to_double (dba_troops_allowance (self->setup->units[elements[i]].type,
                                                          DBA_GOING_GOOD)));
  for (guint i = N_PACES; i > 0; i--)
    {
      DbaPath path;

      dba_offers_path (self, elements, n, &path);
      path.path.steps[0] = facing_step (angle, n);
      path.path.steps[1] = (TtStep){ .kind = TT_STEP_ADVANCE,
                                     .distance = tt_from_double (pace * i / N_PACES) };
      path.path.n_steps = 2;
      if (dba_offers_add (self, DBA_MOVE, &path))
        return;
    }
}

void
dba_offers_approaches (DbaOffers *self, const guint8 *elements, guint n)
{
  const guint middle = elements[n / 2];
  guint8      enemies[MOST_TARGETS];
  const guint found = nearest_enemies (self, middle, enemies, n == 1 ? MOST_TARGETS : 1);

  for (guint i = 0; i < found; i++)
    approach (self, elements, n, middle, enemies[i]);
}
