/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "tabletop-support.h"

#include "engine/tabletop/tt-sweep.h"

static const TtVec up = { 0, -1 }, down = { 0, 1 };

/* Recoiling straight back: what lies behind, how far a friend there is pushed, and where he then is. */
static void
test_recoil (void)
{
  const TtBase base = base_of (300, 300, 0, 40, 15), end = tt_base_ahead (&base, -15);
  const TtBase friend = base_of (310, 320, 0, 40, 20), away = base_of (300, 331, 0, 40, 20);
  const TtBase beside = base_of (340, 310, 0, 40, 20);
  TtConvex     hull;
  double       pushed;
  TtBase       after;

  tt_sweep_hull (&base, &end, &hull);
  g_assert_cmpuint (hull.n, ==, 4);
  assert_near (tt_polygon_area (tt_convex_polygon (&hull)), 40 * 30);
  assert_near (tt_sweep_penetration (&hull, &friend), 10);
  g_assert_cmpfloat (tt_sweep_penetration (&hull, &away), <, 0);
  g_assert_cmpfloat (tt_sweep_penetration (&hull, &beside), <, 1e-9);

  pushed = tt_sweep_clear (&friend, down, &end, 0);
  assert_near (pushed, 10);
  after = tt_base_moved (&friend, down, pushed);
  assert_near (tt_base_penetration (&after, &end), 0);
  assert_near (tt_sweep_clear (&away, down, &end, 0), 0);
}

static void
test_first (void)
{
  const TtBase base = base_of (300, 300, 0, 40, 15);
  const TtBase others[] = { base_of (330, 250, 0, 40, 15), base_of (300, 200, 180, 40, 15), base_of (340, 290, 0, 40, 30),
                            base_of (300, 400, 0, 40, 15) };
  int          hit;

  /* The one at the side never stops it; of the two ahead the nearer has its rear at 265. */
  assert_near (tt_sweep_first_touch (&base, up, 100, others, 4, 0, 0.5, &hit), 35);
  g_assert_cmpint (hit, ==, 0);
  assert_near (tt_sweep_first_touch (&base, up, 120, others, 4, 1, 0.5, &hit), 100);
  g_assert_cmpint (hit, ==, 1);
  g_assert_cmpfloat_with_epsilon (tt_sweep_first (&base, up, 120, others, 4, 1, 0.5, &hit), 100.5, 1e-5);
  assert_near (tt_sweep_first_touch (&base, up, 30, others, 4, 0, 0.5, &hit), 30);
  g_assert_cmpint (hit, ==, -1);
  assert_near (tt_sweep_first_touch (&base, up, 60, others, 4, 3, 0.5, &hit), 60);
  assert_near (tt_sweep_reach (&others[0], down, 60, &others[0], 0.5), 0);
}

/* One that overlaps it by the rounding of its pose, but would never come deeper, is slid along. */
static void
test_slide (void)
{
  const TtBase base = base_of (300, 300, 0, 40, 15), beside = base_of (339.98, 290, 0, 40, 15);

  assert_near (tt_sweep_touch (&base, up, 50, &beside, 0.5), 50);
  g_assert_cmpfloat (tt_sweep_reach (&base, up, 50, &beside, 0), <, 1e-9);
}

static void
test_edge_and_polygon (void)
{
  const TtBase base = base_of (300, 100, 0, 40, 15), turned = base_of (300, 100, 45, 40, 20);
  const TtVec  ground[] = { { 0, 20 }, { 600, 20 }, { 600, 40 }, { 0, 40 } };
  const TtVec  table = { 600, 600 };

  assert_near (tt_sweep_to_edge (&base, up, 200, table, 0), 100);
  assert_near (tt_sweep_to_edge (&base, up, 200, table, 0.5), 100.5);
  assert_near (tt_sweep_to_edge (&base, up, 50, table, 0.5), 50);
  assert_near (tt_sweep_to_edge (&base, down, 1000, table, 0), 485);
  assert_near (tt_sweep_to_edge (&turned, tt_vec (1, 0), 1000, table, 0), 300 - 10 * G_SQRT2);

  g_assert_cmpfloat_with_epsilon (tt_sweep_to_polygon (&base, up, 200, (TtPolygon){ ground, 4 }, 1), 60.025, 0.011);
  assert_near (tt_sweep_to_polygon (&base, up, 50, (TtPolygon){ ground, 4 }, 1), 50);
  assert_near (tt_sweep_to_polygon (&base, down, 400, (TtPolygon){ ground, 4 }, 1), 400);
}

/* The exact stretch against trying every half millimetre. */
static void
test_stretch_random (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (SEED);
  guint             n_met = 0;

  for (guint i = 0; i < 3000; i++)
    {
      const TtBase   a = random_base (random), b = random_neighbour (random, &a);
      const TtVec    way = tt_heading (g_rand_double_range (random, 0, 360));
      TtStretch      stretch;
      gboolean       met = tt_sweep_stretch (&a, way, &b, 0.5, &stretch);

      for (double t = -150; t <= 150; t += 0.5)
        {
          const TtBase   moved = tt_base_moved (&a, way, t);
          const gboolean deep = tt_exceeds (tt_base_penetration (&moved, &b), 0.5);

          if (met && (ABS (t - stretch.from) < 1e-6 || ABS (t - stretch.to) < 1e-6))
            continue;
          g_assert_cmpint (deep, ==, met && t > stretch.from && t < stretch.to);
        }
      n_met += (guint) met;
    }

  g_assert_cmpuint (n_met, >, 300);
}

/* Going as far as it reaches it is never in deeper; pushed clear it is not in at all. */
static void
test_reach_random (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (SEED + 1);

  for (guint i = 0; i < ROUNDS; i++)
    {
      const TtBase a = random_base (random), b = random_neighbour (random, &a);
      const TtVec  way = tt_heading (g_rand_double_range (random, 0, 360));
      const double reach = tt_sweep_reach (&a, way, 100, &b, 0.5), clear = tt_sweep_clear (&a, way, &b, 0);
      const TtBase there = tt_base_moved (&a, way, reach), out = tt_base_moved (&a, way, clear);

      g_assert_true (isfinite (reach) && isfinite (clear));
      g_assert_cmpfloat (reach, >=, 0);
      g_assert_cmpfloat (reach, <=, 100);
      g_assert_cmpfloat (clear, >=, 0);
      if (reach > 0)
        g_assert_cmpfloat (tt_base_penetration (&there, &b), <=, 0.5 + 1e-5);
      g_assert_cmpfloat (tt_base_penetration (&out, &b), <=, 1e-5);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tabletop/sweep/recoil", test_recoil);
  g_test_add_func ("/tabletop/sweep/first", test_first);
  g_test_add_func ("/tabletop/sweep/slide", test_slide);
  g_test_add_func ("/tabletop/sweep/edge-and-polygon", test_edge_and_polygon);
  g_test_add_func ("/tabletop/sweep/stretch-random", test_stretch_random);
  g_test_add_func ("/tabletop/sweep/reach-random", test_reach_random);

  return g_test_run ();
}
