/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-slide.h"

#include "engine/cohorts/co-move.h"
#include "engine/cohorts/co-terrain.h"
#include "engine/tabletop/tt-sweep.h"

/* Stands that move themselves may lie in each other by the overlap slack: whoever only keeps so deep is not in the way. */
gboolean
co_hull_meets (const TtConvex *hull, const TtBase *start, const TtBase *other)
{
  const double depth = tt_sweep_penetration (hull, other);

  return tt_exceeds (depth, CO_SHOVE_SLACK) &&
         tt_exceeds (depth, tt_base_penetration (start, other));
}

/* ---- How far ---- */

/* A straight move that is tried; @state: NULL where only rivers count. */
typedef struct
{
  const CoSetup *setup;
  const CoState *state;
  guint          g;
  TtBase         start;
  TtVec          direction;
} Slide;

static gboolean
meets_stand (const Slide *slide, const TtConvex *hull, double distance)
{
  for (guint other = 0; other < slide->setup->n_stands; other++)
    {
      TtBase base;

      if (other == slide->g || !co_on_table (slide->state, other))
        continue;
      base = co_base (slide->setup, slide->state, other);
      if (!tt_base_is_farther (&slide->start, &base, distance) &&
          co_hull_meets (hull, &slide->start, &base))
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_clear (const Slide *slide, guint steps)
{
  const double distance = co_steps_to_mm (steps);
  const TtBase end = tt_base_moved (&slide->start, slide->direction, distance);
  TtConvex     hull;

  tt_sweep_hull (&slide->start, &end, &hull);
  if (co_hull_in_river (slide->setup, &hull))
    return FALSE;

  return slide->state == NULL ||
         (co_is_on_table (slide->setup, &end) && !meets_stand (slide, &hull, distance));
}

/* What is swept only grows: the last step that is clear is found by halving. */
static guint
last_clear (const Slide *slide, guint most)
{
  guint clear = 0, barred = most + 1;

  if (is_clear (slide, most))
    return most;

  while (barred - clear > 1)
    {
      const guint middle = (clear + barred) / 2;

      if (is_clear (slide, middle))
        clear = middle;
      else
        barred = middle;
    }

  return clear;
}

guint
co_dry_steps (const CoSetup *setup, const TtBase *base, TtVec direction, guint most)
{
  const Slide slide = { .setup = setup, .start = *base, .direction = direction };

  return last_clear (&slide, most);
}

guint
co_clear_steps (const CoSetup *setup, const CoState *state, guint g, TtVec direction, guint most)
{
  const Slide slide = { setup, state, g, co_base (setup, state, g), direction };

  return last_clear (&slide, most);
}

void
co_leave_crossing (const CoSetup *setup, CoState *state, guint g)
{
  CoStand     *stand = &state->stands[g];
  const TtBase base = co_base (setup, state, g);

  if (stand->stage != CO_STAGE_WATER || !co_in_river (setup, &base, TRUE))
    stand->stage = CO_STAGE_NONE;
}
