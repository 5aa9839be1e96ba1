/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* How fast the geometry of tables is, on one core, of processor time: pairs of bases of two armies of 24, each measure for a second. */

#include "config.h"

#include <time.h>

#include "engine/tabletop/tt-group.h"
#include "engine/tabletop/tt-sight.h"
#include "engine/tabletop/tt-sweep.h"
#include "engine/tabletop/tt-terrain.h"

#define SECONDS 1.0
#define N_BASES 24
#define N_PAIRS (N_BASES * N_BASES)

typedef struct
{
  TtPose  poses[N_BASES];
  TtBase  bases[N_BASES];  /* two lines that are closing, one of them turned a little */
  TtArea  wood;
  TtRiver river;
  double  sum;             /* of what is computed, so that nothing is left out */
} Bench;

typedef guint (*Measure) (Bench *self);   /* returns how often it did it */

static double
cpu_seconds (void)
{
  return (double) clock () / CLOCKS_PER_SEC;
}

static void
lay_out (Bench *self)
{
  const TtSize  size = { 4000, 1500 };
  const TtShape ellipse = { .kind = TT_SHAPE_ELLIPSE, .at = { 30000, 30000 }, .width = 12000, .height = 6000 };
  const TtPoint points[] = { { 0, 20000 }, { 20000, 25000 }, { 40000, 22000 }, { 60000, 30000 } };

  for (gint32 i = 0; i < N_BASES; i++)
    {
      const gint32 file = i % (N_BASES / 2);
      const TtPose pose = i < N_BASES / 2 ? (TtPose){ 6000 + file * 4000, 30000, 0 }
                                          : (TtPose){ 7000 + file * 4000, 29000 - file * 40, 18057 };

      self->poses[i] = pose;
      self->bases[i] = tt_base (&pose, &size);
    }
  tt_area_init (&self->wood, &ellipse, 0, NULL);
  tt_river_init (&self->river, points, G_N_ELEMENTS (points), 3000);
}

static guint
measure_bases (Bench *self)
{
  const TtSize size = { 4000, 1500 };

  for (guint i = 0; i < N_PAIRS; i++)
    {
      const TtBase base = tt_base (&self->poses[i % N_BASES], &size);

      self->sum += base.quad.p[TT_REAR_LEFT].x;
    }

  return N_PAIRS;
}

static guint
measure_quantise (Bench *self)
{
  for (guint i = 0; i < N_PAIRS; i++)
    self->sum += tt_place_quantise (&self->bases[i % N_BASES].place).facing;

  return N_PAIRS;
}

static guint
measure_penetration (Bench *self)
{
  for (guint i = 0; i < N_PAIRS; i++)
    self->sum += tt_base_penetration (&self->bases[i / N_BASES], &self->bases[i % N_BASES]);

  return N_PAIRS;
}

static guint
measure_collides (Bench *self)
{
  for (guint i = 0; i < N_PAIRS; i++)
    self->sum += tt_contact_collides (&self->bases[i / N_BASES], &self->bases[i % N_BASES]);

  return N_PAIRS;
}

static guint
measure_touches (Bench *self)
{
  for (guint i = 0; i < N_PAIRS; i++)
    self->sum += tt_contact_touches (&self->bases[i / N_BASES], &self->bases[i % N_BASES]);

  return N_PAIRS;
}

static guint
measure_contact (Bench *self)
{
  for (guint i = 0; i < N_PAIRS; i++)
    self->sum += tt_contact (&self->bases[i / N_BASES], &self->bases[i % N_BASES], NULL);

  return N_PAIRS;
}

static guint
measure_front_on (Bench *self)
{
  for (guint i = 0; i < N_PAIRS; i++)
    self->sum += tt_contact_front_on (&self->bases[i / N_BASES], &self->bases[i % N_BASES], 10, NULL);

  return N_PAIRS;
}

static guint
measure_sweeps (Bench *self)
{
  for (guint i = 0; i < N_BASES; i++)
    {
      const TtBase *base = &self->bases[i];

      self->sum += tt_sweep_first_touch (base, base->place.forward, 100, self->bases, N_BASES,
                                         G_GUINT64_CONSTANT (1) << i, 0.5, NULL);
    }

  return N_BASES;
}

static guint
measure_hulls (Bench *self)
{
  for (guint i = 0; i < N_BASES; i++)
    {
      const TtBase end = tt_base_ahead (&self->bases[i], -15);
      TtConvex     hull;

      tt_sweep_hull (&self->bases[i], &end, &hull);
      for (guint k = 0; k < N_BASES; k++)
        self->sum += tt_sweep_penetration (&hull, &self->bases[k]);
    }

  return N_PAIRS;
}

static guint
measure_sights (Bench *self)
{
  for (guint i = 0; i < N_BASES; i++)
    {
      const TtQuad zone = tt_base_zone (&self->bases[i], 40, 50);

      for (guint k = 0; k < N_BASES; k++)
        {
          TtSegment line;

          if (i != k && tt_sight_line (&self->bases[i], tt_quad_polygon (&zone), &self->bases[k], 1, &line))
            self->sum += line.b.x;
        }
    }

  return N_PAIRS;
}

static guint
measure_areas (Bench *self)
{
  for (guint i = 0; i < N_PAIRS; i++)
    self->sum += tt_area_common (&self->wood, &self->bases[i % N_BASES]);

  return N_PAIRS;
}

static guint
measure_rivers (Bench *self)
{
  for (guint i = 0; i < N_PAIRS; i++)
    self->sum += tt_river_common (&self->river, &self->bases[i % N_BASES]);

  return N_PAIRS;
}

/* One base on its way, each sample tried against the others and the ground: what a move costs that is checked. */
static guint
measure_samples (Bench *self)
{
  const TtStep steps[] = { { .kind = TT_STEP_WHEEL, .side = TT_LEFT_SIDE, .angle = 3000 },
                           { .kind = TT_STEP_ADVANCE, .distance = 5000 } };
  guint        n = 0;
  TtWalk       walk;

  for (guint i = 0; i < N_BASES; i++)
    {
      tt_walk_begin (&walk, &self->bases[i], 1, TT_RIGID);
      for (guint step = 0; step < G_N_ELEMENTS (steps); step++)
        {
          guint64 skip;

          tt_walk_step (&walk, &steps[step], NULL);
          skip = tt_walk_out_of_reach (&walk, self->bases, N_BASES) | G_GUINT64_CONSTANT (1) << i;
          for (; tt_walk_next (&walk); n++)
            {
              self->sum += tt_contact_collider (&walk.bases[0], self->bases, N_BASES, skip);
              self->sum += tt_area_holds (&self->wood, &walk.bases[0], TT_AREA);
              self->sum += tt_river_holds (&self->river, &walk.bases[0], TT_AREA);
            }
        }
      self->sum += tt_walk_cost (&walk);
    }

  return n;
}

static const struct
{
  const char *name;
  Measure     measure;
} measures[] = {
  { "bases of poses", measure_bases },
  { "places rounded", measure_quantise },
  { "penetrations", measure_penetration },
  { "collisions asked", measure_collides },
  { "touches asked", measure_touches },
  { "contacts told", measure_contact },
  { "fronts on edges", measure_front_on },
  { "sweeps past 23", measure_sweeps },
  { "hulls against a base", measure_hulls },
  { "lines of sight", measure_sights },
  { "common areas with an ellipse", measure_areas },
  { "common areas with a river", measure_rivers },
  { "samples of moves tried", measure_samples },
};

int
main (void)
{
  Bench bench = { .sum = 0 };

  lay_out (&bench);
  for (guint i = 0; i < G_N_ELEMENTS (measures); i++)
    {
      const double begin = cpu_seconds ();
      double       used;
      guint64      n = 0;

      do
        for (guint k = 0; k < 10; k++)
          n += measures[i].measure (&bench);
      while ((used = cpu_seconds () - begin) < SECONDS);

      g_print ("%-30s %12.0f a second, %8.1f ns each\n", measures[i].name, (double) n / used, used / (double) n * 1e9);
    }
  tt_area_clear (&bench.wood);
  tt_river_clear (&bench.river);

  return bench.sum > 0 || bench.sum < 0 ? 0 : 1;
}
