/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "tabletop-support.h"

static void
test_corners (void)
{
  const TtBase up = base_of (300, 300, 0, 40, 15), east = base_of (300, 300, 90, 40, 20);

  assert_at (tt_base_corner (&up, TT_FRONT_LEFT), 280, 300);
  assert_at (tt_base_corner (&up, TT_FRONT_RIGHT), 320, 300);
  assert_at (tt_base_corner (&up, TT_REAR_RIGHT), 320, 315);
  assert_at (tt_base_corner (&up, TT_REAR_LEFT), 280, 315);
  assert_at (tt_base_centre (&up), 300, 307.5);
  assert_at (tt_base_rear_centre (&up), 300, 315);
  assert_at (tt_base_edge_centre (&up, TT_EDGE_LEFT), 280, 307.5);

  assert_at (tt_base_corner (&east, TT_FRONT_LEFT), 300, 280);
  assert_at (tt_base_corner (&east, TT_FRONT_RIGHT), 300, 320);
  assert_at (tt_base_corner (&east, TT_REAR_RIGHT), 280, 320);
  g_assert_cmpfloat (tt_polygon_area (tt_base_polygon (&east)), >, 0);
}

static void
test_moves (void)
{
  const TtBase base = base_of (300, 300, 30, 40, 20);
  const TtBase ahead = tt_base_ahead (&base, 10), about = tt_base_turned (&base, 180);
  const TtBase grown = tt_base_grown (&base, -0.5);

  assert_at (ahead.place.at, 305, 300 - 5 * sqrt (3));
  assert_at (about.place.at, 300 - 10, 300 + 10 * sqrt (3));
  assert_near (tt_place_facing (&about.place), 210);
  assert_at (tt_base_centre (&about), tt_base_centre (&base).x, tt_base_centre (&base).y);
  assert_near (grown.width, 39);
  assert_near (grown.depth, 19);
  assert_at (tt_base_centre (&grown), tt_base_centre (&base).x, tt_base_centre (&base).y);
}

static void
test_zone (void)
{
  const TtBase base = base_of (300, 300, 180, 40, 15);
  const TtQuad zone = tt_base_zone (&base, 40, 50);

  assert_at (zone.p[0], 360, 350);
  assert_at (zone.p[1], 240, 350);
  assert_at (zone.p[2], 240, 300);
  assert_at (zone.p[3], 360, 300);
  g_assert_cmpfloat (tt_polygon_area (tt_quad_polygon (&zone)), >, 0);
}

static void
test_arcs (void)
{
  const TtBase base = base_of (300, 300, 0, 40, 20);

  g_assert_cmpint (tt_base_arc (&base, tt_vec (300, 290)), ==, TT_ARC_FRONT);
  g_assert_cmpint (tt_base_arc (&base, tt_vec (329, 290)), ==, TT_ARC_FRONT);
  g_assert_cmpint (tt_base_arc (&base, tt_vec (330, 290)), ==, TT_ARC_FLANK);
  g_assert_cmpint (tt_base_arc (&base, tt_vec (340, 310)), ==, TT_ARC_FLANK);
  g_assert_cmpint (tt_base_arc (&base, tt_vec (330, 330)), ==, TT_ARC_FLANK);
  g_assert_cmpint (tt_base_arc (&base, tt_vec (329, 330)), ==, TT_ARC_REAR);
  g_assert_cmpint (tt_base_arc (&base, tt_vec (300, 300)), ==, TT_ARC_FLANK);
  assert_at (tt_base_local (&base, tt_vec (310, 280)), 10, 20);
  assert_near (tt_base_angle_to (&base, tt_vec (0, 0), tt_vec (-5, 0)), 90);
  assert_near (tt_base_angle_to (&base, tt_vec (0, 0), tt_vec (1, 1)), 135);
}

static void
test_outside (void)
{
  const TtBase in = base_of (20, 0, 0, 40, 20), out = base_of (598, 300, 90, 40, 20);

  assert_near (tt_base_outside (&in, 600, 600), 0);
  assert_near (tt_base_outside (&out, 595, 600), 3);
  assert_near (tt_base_outside (&in, 10, 600), 30);
}

/* Rounding a rounded pose changes nothing, whichever way it was computed. */
static void
test_quantise (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (SEED);

  for (guint i = 0; i < ROUNDS; i++)
    {
      const TtPose  pose = { g_rand_int_range (random, -1000000, 1000000),
                             g_rand_int_range (random, -1000000, 1000000),
                             g_rand_int_range (random, 0, TT_FULL_TURN) };
      const TtPlace place = tt_place (&pose);
      const TtPlace moved = tt_place_turned (&place, tt_vec (g_rand_double (random), 3),
                                             g_rand_double_range (random, -180, 180));
      const TtPose  once = tt_place_quantise (&moved), same = tt_place_quantise (&place);
      const TtPlace again = tt_place (&once);
      const TtPose  twice = tt_place_quantise (&again);

      g_assert_true (tt_pose_equal (&pose, &same));
      g_assert_true (tt_pose_equal (&once, &twice));
      g_assert_cmpint (once.facing, >=, 0);
      g_assert_cmpint (once.facing, <, TT_FULL_TURN);
    }
}

static void
test_farther (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (SEED);

  for (guint i = 0; i < ROUNDS; i++)
    {
      const TtBase a = random_base (random), b = random_neighbour (random, &a);

      if (tt_base_is_farther (&a, &b, 0.5))
        g_assert_cmpfloat (tt_base_distance (&a, &b, NULL), >, 0.5);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tabletop/base/corners", test_corners);
  g_test_add_func ("/tabletop/base/moves", test_moves);
  g_test_add_func ("/tabletop/base/zone", test_zone);
  g_test_add_func ("/tabletop/base/arcs", test_arcs);
  g_test_add_func ("/tabletop/base/outside", test_outside);
  g_test_add_func ("/tabletop/base/quantise", test_quantise);
  g_test_add_func ("/tabletop/base/farther", test_farther);

  return g_test_run ();
}
