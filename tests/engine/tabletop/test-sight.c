/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "tabletop-support.h"

#include "engine/tabletop/tt-sight.h"

static gboolean
sight (const TtBase *from, double beyond, double deep, const TtBase *target, TtSegment *line)
{
  const TtQuad zone = tt_base_zone (from, beyond, deep);

  return tt_sight_line (from, tt_quad_polygon (&zone), target, TT_AREA, line);
}

/* Straight ahead and square: the line goes from the middle of what faces what. */
static void
test_ties (void)
{
  const TtBase from = base_of (300, 300, 0, 40, 20), ahead = base_of (300, 250, 180, 40, 20);
  const TtBase aside = base_of (330, 250, 180, 40, 20), away = base_of (381, 250, 180, 40, 20);
  TtSegment    line;

  g_assert_true (sight (&from, 40, 100, &ahead, &line));
  assert_at (line.a, 300, 300);
  assert_at (line.b, 300, 250);
  assert_near (tt_segment_length (&line), 50);

  g_assert_true (sight (&from, 40, 100, &aside, &line));
  assert_at (line.a, 315, 300);
  assert_at (line.b, 315, 250);

  /* Only what lies within 60 mm of the centre line is looked at: nothing. */
  g_assert_false (sight (&from, 40, 100, &away, &line));
  g_assert_true (sight (&from, 62, 100, &away, &line));
  assert_at (line.b, 361, 250);
}

static void
test_corner (void)
{
  const TtBase from = base_of (300, 300, 0, 40, 20), target = base_of (330, 250, 200, 40, 20);
  TtSegment    line;

  g_assert_true (sight (&from, 40, 100, &target, &line));
  assert_at (line.a, 320, 300);
  assert_near (tt_vec_dot (tt_vec_sub (line.b, line.a), tt_base_right (&target)), 0);
  g_assert_false (sight (&from, 40, 30, &target, &line));
}

static void
test_cut (void)
{
  const TtSegment line = { { 300, 300 }, { 300, 200 } }, between = { { 320, 300 }, { 320, 200 } };
  const TtBase    bodies[] = { base_of (340, 260, 0, 40, 20), base_of (300, 260, 0, 40, 20), base_of (300, 230, 0, 40, 20) };

  assert_near (tt_sight_inside (&line, &bodies[0]), 0);
  g_assert_cmpfloat_with_epsilon (tt_sight_inside (&line, &bodies[1]), 20, 1e-5);
  g_assert_cmpint (tt_sight_cut_by (&line, bodies, 3, 0, TT_INSIDE), ==, 1);
  g_assert_cmpint (tt_sight_cut_by (&line, bodies, 3, 1 << 1, TT_INSIDE), ==, 2);
  g_assert_cmpint (tt_sight_cut_by (&line, bodies, 3, 6, TT_INSIDE), ==, -1);

  /* Between two that stand side by side one looks through. */
  g_assert_cmpint (tt_sight_cut_by (&between, bodies, 2, 0, TT_INSIDE), ==, -1);
}

/* A line as short as any between points of the front edge and of the part that is seen. */
static void
test_shortest_random (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (SEED);
  guint             n_seen = 0;

  for (guint i = 0; i < 2000; i++)
    {
      const TtBase    from = random_base (random), target = random_neighbour (random, &from);
      const TtQuad    zone = tt_base_zone (&from, 20, 100);
      const TtSegment front = tt_base_edge (&from, TT_EDGE_FRONT);
      TtConvex        part;
      TtSegment       line;

      if (!tt_sight_line (&from, tt_quad_polygon (&zone), &target, TT_AREA, &line))
        continue;
      n_seen++;
      g_assert_true (tt_convex_clip (tt_base_polygon (&target), tt_quad_polygon (&zone), &part));
      g_assert_cmpfloat_with_epsilon (tt_segment_distance (&front, line.a), 0, 1e-5);
      g_assert_cmpfloat (tt_polygon_distance (tt_convex_polygon (&part), line.b), <, 1e-5);
      for (guint k = 0; k < part.n; k++)
        g_assert_cmpfloat (tt_segment_length (&line), <=, tt_segment_distance (&front, part.p[k]) + 1e-6);
    }

  g_assert_cmpuint (n_seen, >, 200);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tabletop/sight/ties", test_ties);
  g_test_add_func ("/tabletop/sight/corner", test_corner);
  g_test_add_func ("/tabletop/sight/cut", test_cut);
  g_test_add_func ("/tabletop/sight/shortest-random", test_shortest_random);

  return g_test_run ();
}
