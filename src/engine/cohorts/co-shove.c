/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-shove.h"

#include "engine/cohorts/co-slide.h"
#include "engine/cohorts/co-terrain.h"
#include "engine/tabletop/tt-sweep.h"

/* A push that is tried. */
typedef struct
{
  const CoSetup *setup;
  const CoState *state;
  guint          side;
  TtVec          direction;
  CoShove       *shove;
} Push;

/* Adds @g, who goes @steps along the push. */
static void
add_stand (Push *push, guint g, guint behind, const TtBase *start, guint steps)
{
  CoShoved *shoved = &push->shove->stands[push->shove->n++];

  shoved->g = (guint8) g;
  shoved->behind = (guint8) behind;
  shoved->start = *start;
  shoved->end = tt_base_moved (start, push->direction, co_steps_to_mm (steps));
  tt_sweep_hull (&shoved->start, &shoved->end, &shoved->swept);
}

static gboolean
is_in_shove (const CoShove *shove, guint g)
{
  for (guint i = 0; i < shove->n; i++)
    if (shove->stands[i].g == g)
      return TRUE;

  return FALSE;
}

/* C-MEL-10: off the table, into a river or an enemy. */
static gboolean
is_barred (const Push *push, const CoShoved *shoved)
{
  const CoSetup *setup = push->setup;
  const guint    other = 1 - push->side;

  if (!co_keeps_table (setup, &shoved->end) || co_hull_in_river (setup, &shoved->swept))
    return TRUE;

  for (guint unit = 0; unit < setup->sides[other].n_units; unit++)
    {
      const guint enemy = co_stand (setup, other, unit);
      TtBase      base;

      if (!co_on_table (push->state, enemy))
        continue;
      base = co_base (setup, push->state, enemy);
      if (co_hull_meets (&shoved->swept, &shoved->start, &base))
        return TRUE;
    }

  return FALSE;
}

/* The last of those pushed and shoved so far whose sweep reaches @base; CO_NOBODY if none does. */
static guint
last_to_reach (const Push *push, const TtBase *base)
{
  for (guint i = push->shove->n; i > 0; i--)
    {
      const CoShoved *shoved = &push->shove->stands[i - 1];

      if (co_hull_meets (&shoved->swept, &shoved->start, base))
        return shoved->g;
    }

  return CO_NOBODY;
}

/* C-MEL-10: the nearest friend that is in the way and not shoved yet, then roster order; CO_NOBODY if there is none. */
static guint
nearest_in_way (const Push *push, guint *behind)
{
  const CoSetup *setup = push->setup;
  guint          nearest = CO_NOBODY;
  double         least = G_MAXDOUBLE;

  for (guint unit = 0; unit < setup->sides[push->side].n_units; unit++)
    {
      const guint g = co_stand (setup, push->side, unit);
      guint       by;
      double      apart;
      TtBase      base;

      if (!co_on_table (push->state, g) || is_in_shove (push->shove, g))
        continue;
      base = co_base (setup, push->state, g);
      by = last_to_reach (push, &base);
      if (by == CO_NOBODY)
        continue;
      apart = tt_base_distance (&push->shove->stands[0].start, &base, NULL);
      if (!tt_exceeds (least, apart))
        continue;
      least = apart;
      nearest = g;
      *behind = by;
    }

  return nearest;
}

static gboolean
is_clear_of (const Push *push, const TtBase *base, const CoShoved *shoved, guint steps)
{
  const TtBase moved = tt_base_moved (base, push->direction, co_steps_to_mm (steps));

  return !tt_exceeds (tt_sweep_penetration (&shoved->swept, &moved), CO_SHOVE_SLACK);
}

/* The least number of steps, @from or more, that takes @base out of one sweep: it lies in it for one stretch of its way. */
static guint
steps_out_of (const Push *push, const TtBase *base, const CoShoved *shoved, guint from)
{
  guint inside = from, outside = from + 1;

  if (is_clear_of (push, base, shoved, from))
    return from;

  while (!is_clear_of (push, base, shoved, outside))
    {
      inside = outside;
      outside = from + 2 * (outside - from);
    }
  while (outside - inside > 1)
    {
      const guint middle = (inside + outside) / 2;

      if (is_clear_of (push, base, shoved, middle))
        outside = middle;
      else
        inside = middle;
    }

  return outside;
}

/* C-MEL-10: the least that clears every sweep. */
static guint
steps_out_of_all (const Push *push, const TtBase *base)
{
  guint steps = 0, before;

  do
    {
      before = steps;
      for (guint i = 0; i < push->shove->n; i++)
        steps = steps_out_of (push, base, &push->shove->stands[i], steps);
    }
  while (steps != before);

  return steps;
}

/* Whether @g can be pushed by @steps with all whom it shoves. */
static gboolean
try_push (Push *push, guint g, guint steps)
{
  const TtBase base = co_base (push->setup, push->state, g);
  guint        next, behind = CO_NOBODY;

  push->shove->n = 0;
  add_stand (push, g, CO_NOBODY, &base, steps);
  if (is_barred (push, &push->shove->stands[0]))
    return FALSE;

  while ((next = nearest_in_way (push, &behind)) != CO_NOBODY)
    {
      const TtBase start = co_base (push->setup, push->state, next);

      add_stand (push, next, behind, &start, steps_out_of_all (push, &start));
      if (is_barred (push, &push->shove->stands[push->shove->n - 1]))
        return FALSE;
    }

  return TRUE;
}

void
co_shove (const CoSetup *setup, const CoState *state, guint g, CoShove *shove)
{
  const TtBase base = co_base (setup, state, g);
  Push         push = { setup, state, co_side_of (setup, g),
                        tt_vec_back (base.place.forward), shove };
  guint        steps = CO_STEPS_OF_PUSH;

  while (!try_push (&push, g, steps) && steps > 0)
    steps--;
  if (steps == 0) /* hemmed in: nobody moves */
    {
      shove->n = 0;
      add_stand (&push, g, CO_NOBODY, &base, 0);
    }
}
