/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-offers.h"

#include "engine/dba/dba-contact.h"
#include "engine/dba/dba-terrain.h"
#include "engine/dba/dba-troops.h"
#include "engine/tabletop/tt-candidates.h"
#include "engine/tabletop/tt-group.h"

#define MOST_SHIFT 20.0 /* D-CON-2 */
#define MOST_PIVOT 45.0

/* Elements that look for contact. */
typedef struct
{
  DbaOffers    *offers;
  const guint8 *elements;
  guint         n;
  TtBase        bases[DBA_MAX_UNITS];
  double        reach;                 /* mm that the slowest may walk */
} Seeker;

/* The longest way of @seeker to a base of @depth that it may touch. */
static double
touch_distance (const Seeker *seeker, const TtBase *enemy, guint by)
{
  return tt_vec_distance (seeker->bases[by].place.at, enemy->place.at) - enemy->depth -
         enemy->width / 2;
}

/* Whether from where bases[by] stands @edge of @enemy can be fronted: it is on the near side, and nobody turns right round. */
static gboolean
is_edge_open (const Seeker *seeker, const TtBase *enemy, TtEdge edge, guint by)
{
  const TtPlace place = tt_contact_lined_up_place (enemy, edge, seeker->bases[by].width);
  const TtVec   from = tt_vec_sub (place.at, seeker->bases[by].place.at);

  return tt_vec_dot (from, place.forward) > -TT_TOUCH &&
         tt_vec_length (from) <= seeker->reach + MOST_SHIFT &&
         (seeker->n == 1 ||
          tt_vec_dot (place.forward, seeker->bases[by].place.forward) > -TT_TOUCH);
}

/* Who of a line is nearest to @edge of @enemy. */
static guint
nearest_member (const Seeker *seeker, const TtBase *enemy, TtEdge edge)
{
  const TtPlace place = tt_contact_lined_up_place (enemy, edge, enemy->width);
  double        least = G_MAXDOUBLE;
  guint         nearest = 0;

  for (guint i = 0; i < seeker->n; i++)
    {
      const double distance = tt_vec_distance (seeker->bases[i].place.at, place.at);

      if (!(distance < least - TT_TINY))
        continue;
      least = distance;
      nearest = i;
    }

  return nearest;
}

static void
path_of_way (const Seeker *seeker, const TtApproach *way, DbaPath *path)
{
  dba_offers_path (seeker->offers, seeker->elements, seeker->n, path);
  for (guint i = 0; i < way->n_steps; i++)
    path->path.steps[path->path.n_steps++] = way->steps[i];
}

/* The ways of bases[by] onto @edge of enemy @k, until one of each kind is legal. */
static void
add_ways (const Seeker *seeker, guint k, TtEdge edge, guint by)
{
  const TtApproachLimits limits = { seeker->reach, MOST_SHIFT, MOST_PIVOT };
  TtApproach             ways[TT_MAX_APPROACHES];
  const TtBase          *enemy = &seeker->offers->known.bases[k];
  guint                  n_ways;

  n_ways = tt_approaches (seeker->bases, seeker->n, by, enemy, edge, &limits, ways);
  for (guint i = 0; i < n_ways; i++)
    {
      DbaPath path;

      if (ways[i].n_steps == 0)
        continue;
      path_of_way (seeker, &ways[i], &path);
      path.contact_by = seeker->elements[by];
      path.contact_enemy = (guint8) k;
      path.contact_edge = (guint8) edge;
      dba_offers_add (seeker->offers, DBA_MOVE, &path);
    }
}

/* Onto an edge of a camp of the enemy: there is nothing to line up with, only to be parallel. */
static void
add_ways_to_camp (const Seeker *seeker, guint camp)
{
  const TtApproachLimits limits = { seeker->reach, MOST_SHIFT, TT_PARALLEL };
  const TtBase           base = dba_camp_base (&seeker->offers->state->camps[camp]);

  if (touch_distance (seeker, &base, 0) > seeker->reach)
    return;

  for (TtEdge edge = TT_EDGE_FRONT; edge < TT_N_EDGES; edge++)
    {
      TtApproach ways[TT_MAX_APPROACHES];
      guint      n_ways = 0;

      if (is_edge_open (seeker, &base, edge, 0))
        n_ways = tt_approaches (seeker->bases, seeker->n, 0, &base, edge, &limits, ways);
      for (guint i = 0; i < n_ways; i++)
        {
          DbaPath path;

          if (ways[i].n_steps == 0)
            continue;
          path_of_way (seeker, &ways[i], &path);
          dba_offers_add (seeker->offers, DBA_MOVE, &path);
        }
    }
}

void
dba_offers_contacts (DbaOffers *self, const guint8 *elements, guint n)
{
  Seeker seeker = { .offers = self, .elements = elements, .n = n, .reach = G_MAXDOUBLE };
  guint  k;

  for (guint i = 0; i < n; i++)
    {
      const guint type = self->setup->units[elements[i]].type;

      seeker.bases[i] = self->known.bases[elements[i]];
      seeker.reach =
        MIN (seeker.reach, tt_to_double (dba_troops_allowance (type, DBA_GOING_GOOD)));
    }

  DBA_FOREACH (k, dba_on_table (self->setup, self->state, !self->side))
    for (TtEdge edge = TT_EDGE_FRONT; edge < TT_N_EDGES; edge++)
      {
        const TtBase *enemy = &self->known.bases[k];
        const guint   by = n > 1 ? nearest_member (&seeker, enemy, edge) : 0;

        if (is_edge_open (&seeker, enemy, edge, by))
          add_ways (&seeker, k, edge, by);
      }

  for (guint camp = 0; camp < DBA_N_SIDES && n == 1; camp++)
    if (self->state->camps[camp].placed && dba_camp_holder (self->state, camp) != self->side)
      add_ways_to_camp (&seeker, camp);
}
