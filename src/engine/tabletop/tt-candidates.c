/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/tabletop/tt-candidates.h"

#include "engine/tabletop/tt-group.h"
#include "engine/tabletop/tt-sweep.h"
#include "engine/tabletop/tt-trig.h"

/* What is looked for, and what was found. */
typedef struct
{
  const TtBase           *bases;
  guint                   n, by;
  const TtBase           *enemy;
  TtEdge                  edge;
  const TtApproachLimits *limits;
  TtPlace                 place;   /* where bases[by] is to stand */
  TtApproach             *ways;
  guint                   n_ways;
} Search;

/* Whether it touches with its front at the end of a straight way of so many units. */
static gboolean
arrives (const Search *self, const TtBase *base, gint32 distance)
{
  const TtBase there = tt_base_ahead (base, tt_to_double (distance));

  return tt_contact_front_touches (&there, self->enemy) &&
         !tt_contact_collides (&there, self->enemy);
}

/* After @first (NULL: none) bases[by] is @base: straight on until it touches, if it then can be lined up. */
static void
go_on (Search *self, const TtStep *first, const TtBase *base)
{
  TtApproach  *way = &self->ways[self->n_ways];
  const TtVec  ahead = base->place.forward;
  const gint32 distance =
    tt_from_double (tt_sweep_touch (base, ahead, self->limits->distance, self->enemy, 0));
  TtBase       there;

  if (tt_contact_collides (base, self->enemy) || !arrives (self, base, distance))
    return;

  there = tt_base_ahead (base, tt_to_double (distance));
  way->rest = tt_contact_line_up (&there, self->enemy, self->edge);
  if (tt_exceeds (tt_vec_length (way->rest.shift), self->limits->aside) ||
      tt_exceeds (ABS (way->rest.degrees), self->limits->degrees))
    return;

  way->n_steps = 0;
  if (first != NULL)
    way->steps[way->n_steps++] = *first;
  if (distance > 0)
    way->steps[way->n_steps++] = (TtStep){ .kind = TT_STEP_ADVANCE, .distance = distance };
  self->n_ways++;
}

/* Clockwise degrees from one direction to another. */
static double
angle_between (TtVec from, TtVec to)
{
  return tt_atan2 (tt_vec_cross (from, to), tt_vec_dot (from, to));
}

/* Whether two numbers of degrees are one step. */
static gboolean
is_same_turn (double a, double b)
{
  return tt_from_double (a) == tt_from_double (b);
}

static void
try_wheel (Search *self, double degrees)
{
  const TtSide side = degrees < 0 ? TT_LEFT_SIDE : TT_RIGHT_SIDE;
  const TtStep step = { .kind = TT_STEP_WHEEL,
                        .side = (guint8) side,
                        .angle = ABS (tt_from_double (degrees)) };
  TtBase       base = self->bases[self->by];
  TtPlace      place;

  if (step.angle == 0 || step.angle > TT_FULL_TURN / 4)
    return;

  place = tt_place_turned (&base.place, tt_group_pivot (self->bases, self->n, side),
                           degrees < 0 ? -tt_to_double (step.angle) : tt_to_double (step.angle));
  tt_base_set (&base, &place);
  go_on (self, &step, &base);
}

/*
 * The wheel towards @side after which the place lies straight ahead of the middle of bases[by]. Its middle stays as far aside
 * of the pivot as it is, so the place must be seen from the pivot just so far aside too.
 */
static gboolean
aim_wheel (const Search *self, TtSide side, double *degrees)
{
  const TtPlace *from = &self->bases[self->by].place;
  const TtVec    pivot = tt_group_pivot (self->bases, self->n, side);
  const TtVec    to = tt_vec_sub (self->place.at, pivot);
  const double   aside = tt_vec_cross (from->forward, tt_vec_sub (from->at, pivot));
  const double   square = tt_vec_dot (to, to) - aside * aside;

  if (!(square > 0))
    return FALSE;

  *degrees = tt_angle_normal (angle_between (from->forward, to) - tt_atan2 (aside, sqrt (square)));

  return side == TT_LEFT_SIDE ? *degrees < 0 : *degrees > 0;
}

static void
try_turn (Search *self, double degrees)
{
  const TtStep step = { .kind = TT_STEP_TURN, .angle = tt_from_double (degrees) };
  TtBase       base;

  if (self->n > 1 || step.angle == 0 || step.angle <= -TT_FULL_TURN / 2)
    return;

  base = tt_base_turned (&self->bases[0], tt_to_double (step.angle));
  go_on (self, &step, &base);
}

guint
tt_approaches (const TtBase *bases, guint n, guint by, const TtBase *enemy, TtEdge edge,
               const TtApproachLimits *limits, TtApproach *ways)
{
  const TtBase *base = &bases[by];
  Search        self = { .bases = bases, .n = n, .by = by, .enemy = enemy, .edge = edge,
                         .limits = limits, .ways = ways };
  double        straight, aimed;

  g_return_val_if_fail (by < n, 0);

  self.place = tt_contact_lined_up_place (enemy, edge, base->width);
  straight = angle_between (base->place.forward, self.place.forward);

  go_on (&self, NULL, base);
  try_wheel (&self, straight);
  for (TtSide side = TT_LEFT_SIDE; side <= TT_RIGHT_SIDE; side++)
    if (aim_wheel (&self, side, &aimed) && !is_same_turn (aimed, straight))
      {
        try_wheel (&self, aimed);
        break;
      }

  try_turn (&self, straight);
  aimed = angle_between (base->place.forward, tt_vec_sub (self.place.at, base->centre));
  if (!is_same_turn (aimed, straight))
    try_turn (&self, aimed);

  return self.n_ways;
}
