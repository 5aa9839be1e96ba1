/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* What no table has, but a file or a caller may bring: points on points, no length, no area, far away. Nothing may hang or be no number. */

#include "config.h"

#include "tabletop-support.h"

#include "engine/tabletop/tt-group.h"
#include "engine/tabletop/tt-sight.h"
#include "engine/tabletop/tt-sweep.h"
#include "engine/tabletop/tt-trig.h"

static const TtVec odd_points[] = {
  { 0, 0 }, { 0, 0 }, { 10, 0 }, { 10, 0 }, { 5, 0 }, { 0, 10 }, { 10, 10 }, { 1e-9, 0 }, { 1e7, -1e7 }, { 10, 1e-7 },
};

#define N_ODD G_N_ELEMENTS (odd_points)

static gboolean
is_finite (TtVec at)
{
  return isfinite (at.x) && isfinite (at.y);
}

/* All that is asked of two polygons. */
static void
try_pair (TtPolygon a, TtPolygon b)
{
  TtSegment line;
  TtConvex  part;

  g_assert_true (isfinite (tt_convex_penetration (a, b)));
  g_assert_true (isfinite (tt_convex_distance (a, b, &line)));
  g_assert_true (is_finite (line.a) && is_finite (line.b));
  g_assert_true (isfinite (tt_polygon_common (a, b)));
  tt_convex_clip (a, b, &part);
  for (guint i = 0; i < part.n; i++)
    g_assert_true (is_finite (part.p[i]));
}

/* Every triangle of the odd points, most of them none, against every other. */
static void
test_triangles (void)
{
  for (guint i = 0; i < N_ODD * N_ODD * N_ODD; i++)
    {
      const TtVec     a[] = { odd_points[i % N_ODD], odd_points[i / N_ODD % N_ODD], odd_points[i / N_ODD / N_ODD] };
      const TtVec     b[] = { odd_points[(i * 7 + 3) % N_ODD], odd_points[(i * 5 + 1) / N_ODD % N_ODD], odd_points[i % 9] };
      const TtSegment across = { b[0], b[1] };
      TtConvex        hull;

      try_pair ((TtPolygon){ a, 3 }, (TtPolygon){ b, 3 });
      try_pair ((TtPolygon){ a, 2 }, (TtPolygon){ b, 3 });
      try_pair ((TtPolygon){ a, 1 }, (TtPolygon){ b, 2 });
      g_assert_true (isfinite (tt_polygon_inside ((TtPolygon){ a, 3 }, &across)));
      g_assert_true (isfinite (tt_polygon_distance ((TtPolygon){ a, 3 }, b[0])));
      tt_polygon_is_simple ((TtPolygon){ a, 3 });
      tt_polygon_contains ((TtPolygon){ a, 3 }, b[1]);
      tt_convex_hull (a, 3, &hull);
      g_assert_cmpuint (hull.n, <=, 3);
    }
}

static void
test_segments (void)
{
  for (guint i = 0; i < N_ODD * N_ODD * N_ODD * N_ODD; i++)
    {
      const TtSegment a = { odd_points[i % N_ODD], odd_points[i / N_ODD % N_ODD] };
      const TtSegment b = { odd_points[i / 100 % N_ODD], odd_points[i / 1000 % N_ODD] };
      TtSegment       line;
      TtVec           at = { 0, 0 };

      tt_segment_crosses (&a, &b, &at);
      g_assert_true (is_finite (at));
      g_assert_true (isfinite (tt_segment_shortest (&a, &b, &line)));
      g_assert_true (is_finite (line.a) && is_finite (line.b));
    }
}

/* Nothing and less. */
static void
test_empty (void)
{
  const TtPolygon nothing = { odd_points, 0 };
  const TtSegment line = { { 0, 0 }, { 10, 10 } };
  TtConvex        part;
  TtBox           box;

  g_assert_false (tt_convex_clip (nothing, nothing, &part));
  g_assert_cmpuint (part.n, ==, 0);
  g_assert_false (tt_polygon_contains (nothing, tt_vec (0, 0)));
  g_assert_false (tt_polygon_is_convex (nothing));
  assert_near (tt_polygon_area (nothing), 0);
  assert_near (tt_polygon_inside (nothing, &line), 0);
  assert_near (tt_polygon_common (nothing, nothing), 0);
  box = tt_polygon_box (nothing);
  g_assert_true (is_finite (box.least) && is_finite (box.most));
}

/* Bases without width or depth, on each other, at the ends of the earth. */
static void
test_bases (void)
{
  static const TtPose poses[] = { { 0, 0, 0 }, { 0, 0, 9000 }, { G_MAXINT32, G_MININT32, 35999 }, { 1, 0, 1 }, { 0, 0, 18000 } };
  static const TtSize sizes[] = { { 0, 0 }, { 4000, 0 }, { 0, 2000 }, { 4000, 2000 }, { G_MAXINT32, 1 } };

  for (guint i = 0; i < 25 * 25; i++)
    {
      const TtBase a = tt_base (&poses[i % 5], &sizes[i / 5 % 5]), b = tt_base (&poses[i / 25 % 5], &sizes[i / 125]);
      const TtQuad zone = tt_base_zone (&a, -10, 50);
      TtBase       both[2] = { a, b };
      TtAdjustment by;
      TtStretch    stretch;
      TtSegment    line;
      TtShared     shared;

      g_assert_true (isfinite (tt_base_penetration (&a, &b)));
      g_assert_true (isfinite (tt_base_distance (&a, &b, NULL)));
      tt_contact (&a, &b, &shared);
      by = tt_contact_line_up (&a, &b, (TtEdge) (i % 4));
      g_assert_true (isfinite (by.degrees) && is_finite (by.shift));
      tt_adjust (&by, both, 2);
      g_assert_true (is_finite (both[1].quad.p[2]));
      if (tt_sweep_stretch (&a, a.place.forward, &b, 0.5, &stretch))
        g_assert_true (isfinite (stretch.from) && isfinite (stretch.to));
      g_assert_true (isfinite (tt_sweep_clear (&a, b.place.forward, &b, 0)));
      if (tt_sight_line (&a, tt_quad_polygon (&zone), &b, 1, &line))
        g_assert_true (is_finite (line.a) && is_finite (line.b));
      tt_base_quantise (&both[0]);
    }
}

/* A ring in which each stands behind the next has no head; one on top of the other is no order. */
static void
test_rings (void)
{
  const TtBase ring[] = { base_of (300, 300, 0, 40, 20), base_of (300, 320, 90, 40, 20), base_of (280, 320, 180, 40, 20),
                          base_of (280, 300, 270, 40, 20) };
  const TtBase same[] = { ring[0], ring[0], ring[0] };
  guint8       order[4], lengths[4];

  g_assert_false (tt_group_is_column (ring, 4, order));
  g_assert_false (tt_group_is_line (same, 3, order));
  g_assert_cmpuint (tt_group_rows (same, 3, order, lengths), ==, 3);
  g_assert_true (tt_group_is_connected (same, 3));
  g_assert_false (tt_group_is_column (ring, 0, order));
}

/* A column whose parts are on each other is towed all the same. */
static void
test_towed_from_nothing (void)
{
  const TtBase same[] = { base_of (300, 300, 0, 40, 0), base_of (300, 300, 90, 40, 0), base_of (300, 300, 180, 40, 20) };
  const TtStep step = { .kind = TT_STEP_WHEEL, .side = TT_LEFT_SIDE, .angle = 9000 };
  TtWalk       walk;

  tt_walk_begin (&walk, same, 3, TT_COLUMN);
  g_assert_true (tt_walk_step (&walk, &step, NULL));
  tt_walk_finish (&walk);
  for (guint i = 0; i < 3; i++)
    g_assert_true (is_finite (walk.bases[i].place.at) && is_finite (walk.bases[i].place.forward));
  g_assert_true (isfinite (tt_walk_cost (&walk)));
}

static void
fold (guint64 *bits, const TtBase *base)
{
  const TtPose pose = tt_place_quantise (&base->place);
  const gint32 parts[] = { pose.x, pose.y, pose.facing };

  for (guint i = 0; i < 3; i++)
    *bits = (*bits ^ (guint32) parts[i]) * G_GUINT64_CONSTANT (0x100000001b3);
}

/* Columns wheel and go on, lines wheel, all line up: the same poses on every machine. */
static void
test_golden_acts (void)
{
  guint64 bits = 1;

  for (guint i = 0; i < 500; i++)
    {
      const double facing = i * 0.72;
      TtPlace      place = tt_place_of (tt_vec (300 + i * 0.37, 250 - i * 0.11), facing);
      TtBase       bases[4];
      const TtStep steps[] = { { .kind = TT_STEP_WHEEL, .side = (guint8) (i % 2), .angle = 100 + (gint32) i * 17 },
                               { .kind = TT_STEP_ADVANCE, .distance = 1000 + (gint32) i * 7 } };
      TtWalk       walk;
      TtAdjustment by;

      for (guint k = 0; k < 4; k++)
        {
          bases[k] = tt_base_at (&place, 40, 15);
          place.at = tt_base_rear_centre (&bases[k]);
        }
      tt_walk_begin (&walk, bases, 4, i % 3 == 0 ? TT_RIGID : TT_COLUMN);
      for (guint k = 0; k < 2; k++)
        {
          g_assert_true (tt_walk_step (&walk, &steps[k], NULL));
          tt_walk_finish (&walk);
        }
      by = tt_contact_line_up (&walk.bases[0], &bases[3], (TtEdge) (i % 4));
      tt_walk_adjust (&walk, &by);
      for (guint k = 0; k < 4; k++)
        fold (&bits, &walk.bases[k]);
    }

  g_assert_cmphex (bits, ==, G_GUINT64_CONSTANT (0xc9483369fc60ac72));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tabletop/hostile/triangles", test_triangles);
  g_test_add_func ("/tabletop/hostile/segments", test_segments);
  g_test_add_func ("/tabletop/hostile/empty", test_empty);
  g_test_add_func ("/tabletop/hostile/bases", test_bases);
  g_test_add_func ("/tabletop/hostile/rings", test_rings);
  g_test_add_func ("/tabletop/hostile/towed-from-nothing", test_towed_from_nothing);
  g_test_add_func ("/tabletop/golden-acts", test_golden_acts);

  return g_test_run ();
}
