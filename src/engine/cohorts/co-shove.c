/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-shove.h"

#include "engine/cohorts/co-move.h"
#include "engine/cohorts/co-slide.h"
#include "engine/cohorts/co-terrain.h"
#include "engine/tabletop/tt-sweep.h"

/* A push that is tried. */
typedef struct
{
  const CoSetup *setup;
  const CoState *state;
  const TtBase  *bases;      /* of those on the table, before it */
  guint          side;
  TtVec          direction;
  CoShove       *shove;
} Push;

/* Adds @g, who goes @steps along the push. */
static void
add_stand (Push *push, guint g, guint behind, guint steps)
{
  CoShoved *shoved = &push->shove->stands[push->shove->n++];

  shoved->g = (guint8) g;
  shoved->behind = (guint8) behind;
  shoved->start = push->bases[g];
  shoved->end = tt_base_moved (&shoved->start, push->direction, co_steps_to_mm (steps));
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

  if (!co_is_on_table (setup, &shoved->end) || co_hull_in_river (setup, &shoved->swept))
    return TRUE;

  for (guint unit = 0; unit < setup->sides[other].n_units; unit++)
    {
      const guint enemy = co_stand (setup, other, unit);

      if (co_on_table (push->state, enemy) &&
          co_hull_meets (&shoved->swept, &shoved->start, &push->bases[enemy]))
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

      if (!co_on_table (push->state, g) || is_in_shove (push->shove, g))
        continue;
      by = last_to_reach (push, &push->bases[g]);
      if (by == CO_NOBODY)
        continue;
      apart = tt_base_distance (&push->shove->stands[0].start, &push->bases[g], NULL);
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

/* Whether @g alone can go @steps: its shove is then begun. */
static gboolean
begin_push (Push *push, guint g, guint steps)
{
  push->shove->n = 0;
  add_stand (push, g, CO_NOBODY, steps);

  return !is_barred (push, &push->shove->stands[0]);
}

/* Whether @g can be pushed by @steps with all whom it shoves. */
static gboolean
try_push (Push *push, guint g, guint steps)
{
  guint next, behind = CO_NOBODY;

  if (!begin_push (push, g, steps))
    return FALSE;

  while ((next = nearest_in_way (push, &behind)) != CO_NOBODY)
    {
      add_stand (push, next, behind, steps_out_of_all (push, &push->bases[next]));
      if (is_barred (push, &push->shove->stands[push->shove->n - 1]))
        return FALSE;
    }

  return TRUE;
}

/* How far @g alone could go: what it sweeps only grows. */
static guint
most_steps (Push *push, guint g)
{
  guint clear = 0, barred = CO_STEPS_OF_PUSH + 1;

  if (begin_push (push, g, CO_STEPS_OF_PUSH))
    return CO_STEPS_OF_PUSH;

  while (barred - clear > 1)
    {
      const guint middle = (clear + barred) / 2;

      if (begin_push (push, g, middle))
        clear = middle;
      else
        barred = middle;
    }

  return clear;
}

void
co_shove (const CoSetup *setup, const CoState *state, guint g, CoShove *shove)
{
  TtBase bases[CO_MAX_STANDS];
  Push   push = { setup, state, bases, co_side_of (setup, g), tt_vec (0, 0), shove };
  guint  steps;

  for (guint i = 0; i < setup->n_stands; i++)
    if (co_on_table (state, i))
      bases[i] = co_base (setup, state, i);
  push.direction = tt_vec_back (bases[g].place.forward);

  for (steps = most_steps (&push, g); steps > 0 && !try_push (&push, g, steps);)
    steps--;
  if (steps == 0) /* hemmed in: nobody moves */
    begin_push (&push, g, 0);
}
