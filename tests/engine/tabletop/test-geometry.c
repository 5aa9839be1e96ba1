/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "tabletop-support.h"

#include "engine/tabletop/tt-trig.h"

static const TtVec square[] = { { 0, 0 }, { 10, 0 }, { 10, 10 }, { 0, 10 } };

/* An L: the square of 20 without its upper right quarter, clockwise on screen. */
static const TtVec corner[] = { { 0, 0 }, { 10, 0 }, { 10, 10 }, { 20, 10 }, { 20, 20 }, { 0, 20 } };

#define POLYGON(points) ((TtPolygon){ points, G_N_ELEMENTS (points) })

static void
test_vectors (void)
{
  assert_at (tt_vec_right (tt_vec (0, -1)), 1, 0);
  assert_at (tt_heading (0), 0, -1);
  assert_at (tt_heading (90), 1, 0);
  assert_at (tt_heading (180), 0, 1);
  assert_at (tt_vec_turn (tt_heading (20), tt_turn (30)), tt_heading (50).x, tt_heading (50).y);
  assert_near (tt_bearing (tt_vec (1, -1)), 45);
  assert_near (tt_bearing (tt_vec (-1, -1)), 315);
  assert_near (tt_bearing (tt_vec (0, 0)), 0);
  assert_at (tt_vec_unit (tt_vec (3, 4), tt_vec (0, 1)), 0.6, 0.8);
  assert_at (tt_vec_unit (tt_vec (0, 0), tt_vec (0, 1)), 0, 1);
}

static void
test_segment_nearest (void)
{
  const TtSegment segment = { { 0, 0 }, { 10, 0 } }, point = { { 3, 3 }, { 3, 3 } };

  assert_at (tt_segment_nearest (&segment, tt_vec (4, 7)), 4, 0);
  assert_at (tt_segment_nearest (&segment, tt_vec (-4, 7)), 0, 0);
  assert_at (tt_segment_nearest (&segment, tt_vec (14, 7)), 10, 0);
  assert_near (tt_segment_distance (&segment, tt_vec (13, 4)), 5);
  assert_near (tt_segment_distance (&point, tt_vec (3, 8)), 5);
}

typedef struct
{
  const char *name;
  TtSegment   a, b;
  gboolean    crosses;
  TtVec       at;
} CrossCase;

static const CrossCase cross_cases[] = {
  { "cross", { { 0, 0 }, { 10, 10 } }, { { 0, 10 }, { 10, 0 } }, TRUE, { 5, 5 } },
  { "end-touches", { { 0, 0 }, { 10, 0 } }, { { 5, 0 }, { 5, 9 } }, TRUE, { 5, 0 } },
  { "ends-meet", { { 0, 0 }, { 10, 0 } }, { { 10, 0 }, { 15, 5 } }, TRUE, { 10, 0 } },
  { "short-of-it", { { 0, 0 }, { 10, 0 } }, { { 5, 1 }, { 5, 9 } }, FALSE, { 0, 0 } },
  { "parallel", { { 0, 0 }, { 10, 0 } }, { { 0, 1 }, { 10, 1 } }, FALSE, { 0, 0 } },
  { "on-each-other", { { 0, 0 }, { 10, 0 } }, { { 6, 0 }, { 20, 0 } }, TRUE, { 8, 0 } },
  { "back-to-back", { { 0, 0 }, { 10, 0 } }, { { 16, 0 }, { 12, 0 } }, FALSE, { 0, 0 } },
  { "within", { { 0, 0 }, { 10, 0 } }, { { 2, 0 }, { 4, 0 } }, TRUE, { 3, 0 } },
  { "point-on", { { 0, 0 }, { 10, 0 } }, { { 4, 0 }, { 4, 0 } }, TRUE, { 4, 0 } },
  { "point-off", { { 0, 0 }, { 10, 0 } }, { { 4, 1 }, { 4, 1 } }, FALSE, { 0, 0 } },
  { "two-points", { { 4, 1 }, { 4, 1 } }, { { 4, 1 }, { 4, 1 } }, TRUE, { 4, 1 } },
  { "two-points-apart", { { 4, 1 }, { 4, 1 } }, { { 5, 1 }, { 5, 1 } }, FALSE, { 0, 0 } },
};

static void
test_segment_crosses (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cross_cases); i++)
    {
      const CrossCase *c = &cross_cases[i];
      TtVec            at;

      g_test_message ("%s", c->name);
      g_assert_cmpint (tt_segment_crosses (&c->a, &c->b, &at), ==, c->crosses);
      if (c->crosses)
        assert_at (at, c->at.x, c->at.y);
      g_assert_cmpint (tt_segment_crosses (&c->b, &c->a, NULL), ==, c->crosses);
    }
}

static void
test_segment_shortest (void)
{
  const TtSegment a = { { 0, 0 }, { 40, 0 } }, ahead = { { 10, -20 }, { 60, -20 } };
  const TtSegment beside = { { 43, -4 }, { 43, -40 } }, through = { { 5, 5 }, { 5, -5 } };
  TtSegment       line;

  /* Parallel: from the middle of the stretch from 10 to 40. */
  assert_near (tt_segment_shortest (&a, &ahead, &line), 20);
  assert_at (line.a, 25, 0);
  assert_at (line.b, 25, -20);

  assert_near (tt_segment_shortest (&a, &beside, &line), 5);
  assert_at (line.a, 40, 0);
  assert_at (line.b, 43, -4);

  assert_near (tt_segment_shortest (&a, &through, &line), 0);
  assert_at (line.a, 5, 0);
}

static void
test_polygon (void)
{
  assert_near (tt_polygon_area (POLYGON (square)), 100);
  assert_near (tt_polygon_area (POLYGON (corner)), 300);
  g_assert_true (tt_polygon_is_convex (POLYGON (square)));
  g_assert_false (tt_polygon_is_convex (POLYGON (corner)));
  g_assert_true (tt_polygon_is_simple (POLYGON (corner)));
  g_assert_true (tt_polygon_contains (POLYGON (corner), tt_vec (5, 5)));
  g_assert_true (tt_polygon_contains (POLYGON (corner), tt_vec (15, 15)));
  g_assert_false (tt_polygon_contains (POLYGON (corner), tt_vec (15, 5)));
  assert_near (tt_polygon_distance (POLYGON (corner), tt_vec (15, 5)), 5);
  assert_near (tt_polygon_distance (POLYGON (corner), tt_vec (5, 5)), 0);
}

static void
test_not_simple (void)
{
  const TtVec bow[] = { { 0, 0 }, { 10, 10 }, { 10, 0 }, { 0, 10 } };
  const TtVec twice[] = { { 0, 0 }, { 10, 0 }, { 10, 0 }, { 10, 10 } };
  const TtVec flat[] = { { 0, 0 }, { 10, 0 }, { 5, 0 } };
  const TtVec touching[] = { { 0, 0 }, { 10, 0 }, { 10, 10 }, { 5, 0 }, { 0, 10 } };

  g_assert_false (tt_polygon_is_simple (POLYGON (bow)));
  g_assert_false (tt_polygon_is_simple (POLYGON (twice)));
  g_assert_false (tt_polygon_is_simple (POLYGON (flat)));
  g_assert_false (tt_polygon_is_simple (POLYGON (touching)));
  g_assert_false (tt_polygon_is_simple ((TtPolygon){ square, 2 }));
}

typedef struct
{
  const char *name;
  TtSegment   line;
  double      inside;  /* of the L */
} InsideCase;

static const InsideCase inside_cases[] = {
  { "across-the-foot", { { -5, 15 }, { 25, 15 } }, 20 },
  { "across-the-top", { { -5, 5 }, { 25, 5 } }, 10 },
  { "begins-inside", { { 5, 5 }, { 5, 50 } }, 15 },
  { "wholly-inside", { { 2, 12 }, { 17, 12 } }, 15 },
  { "wholly-outside", { { 12, 2 }, { 30, 8 } }, 0 },
  { "twice", { { 0, -5 }, { 25, 20 } }, 10 * G_SQRT2 },
  { "along-an-edge", { { 0, 20 }, { 20, 20 } }, 0 },
  { "along-the-notch", { { 10, 0 }, { 10, 20 } }, 10 },
  { "through-the-corner", { { 20, 0 }, { 0, 20 } }, 10 * G_SQRT2 },
  { "touching-a-corner", { { -10, 10 }, { 10, -10 } }, 0 },
  { "no-length", { { 5, 5 }, { 5, 5 } }, 0 },
};

static void
test_polygon_inside (void)
{
  TtVec reversed[G_N_ELEMENTS (corner)];

  for (guint i = 0; i < G_N_ELEMENTS (corner); i++)
    reversed[i] = corner[G_N_ELEMENTS (corner) - 1 - i];

  for (guint i = 0; i < G_N_ELEMENTS (inside_cases); i++)
    {
      const InsideCase *c = &inside_cases[i];
      const TtSegment   back = { c->line.b, c->line.a };

      g_test_message ("%s", c->name);
      g_assert_cmpfloat_with_epsilon (tt_polygon_inside (POLYGON (corner), &c->line), c->inside, 1e-5);
      g_assert_cmpfloat_with_epsilon (tt_polygon_inside (POLYGON (corner), &back), c->inside, 1e-5);
      g_assert_cmpfloat_with_epsilon (tt_polygon_inside (POLYGON (reversed), &c->line), c->inside, 1e-5);
    }
}

static void
test_common_area (void)
{
  const TtVec inner[] = { { 5, 5 }, { 15, 5 }, { 15, 15 }, { 5, 15 } };
  const TtVec far[] = { { 50, 50 }, { 60, 50 }, { 60, 60 } };
  const TtVec beside[] = { { 20, 0 }, { 30, 0 }, { 30, 20 }, { 20, 20 } };

  assert_near (tt_polygon_common (POLYGON (square), POLYGON (inner)), 25);
  assert_near (tt_polygon_common (POLYGON (corner), POLYGON (inner)), 75);
  assert_near (tt_polygon_common (POLYGON (corner), POLYGON (far)), 0);
  assert_near (tt_polygon_common (POLYGON (corner), POLYGON (beside)), 0);
  assert_near (tt_polygon_common (POLYGON (corner), POLYGON (square)), 100);
  assert_near (tt_polygon_common ((TtPolygon){ corner, 2 }, POLYGON (square)), 0);
}

/* A concave polygon's common area against the sum over its parts. */
static void
test_common_area_random (void)
{
  const TtVec         left[] = { { 0, 0 }, { 10, 0 }, { 10, 20 }, { 0, 20 } };
  const TtVec         right[] = { { 10, 10 }, { 20, 10 }, { 20, 20 }, { 10, 20 } };
  g_autoptr (GRand) random = g_rand_new_with_seed (SEED);

  for (guint i = 0; i < ROUNDS; i++)
    {
      const TtBase    base = base_of (g_rand_double_range (random, -10, 30), g_rand_double_range (random, -10, 30),
                                      g_rand_double_range (random, 0, 360), g_rand_double_range (random, 1, 20),
                                      g_rand_double_range (random, 1, 20));
      const TtPolygon quad = tt_base_polygon (&base);
      TtConvex        part;
      const double    parts = tt_polygon_common (POLYGON (left), quad) + tt_polygon_common (POLYGON (right), quad);

      assert_near (tt_polygon_common (POLYGON (corner), quad), parts);
      if (tt_convex_clip (quad, POLYGON (left), &part))
        g_assert_cmpfloat_with_epsilon (tt_polygon_area (tt_convex_polygon (&part)),
                                        tt_polygon_common (POLYGON (left), quad), 1e-4);
      else
        g_assert_cmpfloat_with_epsilon (tt_polygon_common (POLYGON (left), quad), 0, 1e-4);
    }
}

/* A polygon of very many points against the sum over its quarters, each of few. */
static void
test_common_area_of_many (void)
{
  TtVec             round[240], quarters[4][62];
  g_autoptr (GRand) random = g_rand_new_with_seed (SEED);

  for (guint i = 0; i < 240; i++)
    round[i] = tt_vec_scale (tt_turn (i * 1.5), 100 + 20 * (i % 2));
  for (guint q = 0; q < 4; q++)
    {
      quarters[q][0] = tt_vec (0, 0);
      for (guint i = 0; i <= 60; i++)
        quarters[q][i + 1] = round[(q * 60 + i) % 240];
    }

  for (guint i = 0; i < 1000; i++)
    {
      const TtBase    base = base_of (g_rand_double_range (random, -150, 150), g_rand_double_range (random, -150, 150),
                                      g_rand_double_range (random, 0, 360), 60, 60);
      const TtPolygon quad = tt_base_polygon (&base);
      double          sum = 0;

      for (guint q = 0; q < 4; q++)
        sum += tt_polygon_common (POLYGON (quarters[q]), quad);
      g_assert_cmpfloat_with_epsilon (tt_polygon_common (POLYGON (round), quad), sum, 1e-8);
    }
}

static void
test_hull (void)
{
  const TtVec points[] = { { 0, 0 }, { 10, 0 }, { 5, 5 }, { 10, 10 }, { 5, 0 }, { 0, 10 }, { 0, 0 }, { 0, 5 } };
  const TtVec line[] = { { 0, 0 }, { 10, 10 }, { 5, 5 } };
  const TtVec same[] = { { 3, 3 }, { 3, 3 }, { 3, 3 } };
  TtConvex    hull;

  tt_convex_hull (points, G_N_ELEMENTS (points), &hull);
  g_assert_cmpuint (hull.n, ==, 4);
  assert_near (tt_polygon_area (tt_convex_polygon (&hull)), 100);

  tt_convex_hull (line, G_N_ELEMENTS (line), &hull);
  g_assert_cmpuint (hull.n, ==, 2);
  assert_near (tt_polygon_area (tt_convex_polygon (&hull)), 0);

  tt_convex_hull (same, G_N_ELEMENTS (same), &hull);
  g_assert_cmpuint (hull.n, ==, 1);
  tt_convex_hull (same, 0, &hull);
  g_assert_cmpuint (hull.n, ==, 0);
}

static void
test_penetration (void)
{
  const TtVec over[] = { { 7, 2 }, { 20, 2 }, { 20, 8 }, { 7, 8 } };
  const TtVec within[] = { { 4, 2 }, { 6, 2 }, { 6, 8 }, { 4, 8 } };
  const TtVec away[] = { { 13, 0 }, { 20, 0 }, { 20, 10 }, { 13, 10 } };
  TtSegment   line;

  assert_near (tt_convex_penetration (POLYGON (square), POLYGON (over)), 3);
  assert_near (tt_convex_penetration (POLYGON (square), POLYGON (within)), 6);
  assert_near (tt_convex_penetration (POLYGON (square), POLYGON (away)), -3);
  assert_near (tt_convex_distance (POLYGON (square), POLYGON (over), &line), 0);
  assert_near (tt_convex_distance (POLYGON (square), POLYGON (away), &line), 3);
  assert_at (line.a, 10, 5);
  assert_at (line.b, 13, 5);
}

/* The distance of two polygons is that of some two of many points on their edges, and never more. */
static void
test_distance_random (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (SEED);

  for (guint i = 0; i < 300; i++)
    {
      const TtBase a = random_base (random), b = random_neighbour (random, &a);
      TtSegment    line;
      const double distance = tt_convex_distance (tt_base_polygon (&a), tt_base_polygon (&b), &line);
      double       sampled = G_MAXDOUBLE;

      g_assert_cmpfloat_with_epsilon (tt_vec_distance (line.a, line.b), distance, 1e-6);
      assert_near (tt_base_distance (&a, &b, NULL), distance);
      if (!(distance > 0))
        continue;
      for (guint k = 0; k < 400; k++)
        for (guint m = 0; m < 4; m++)
          {
            const TtVec     from = a.quad.p[k / 100], to = a.quad.p[(k / 100 + 1) % 4];
            const TtVec     at = tt_vec_along (from, tt_vec_sub (to, from), k % 100 / 100.0);
            const TtSegment edge = tt_base_edge (&b, (TtEdge) m);

            sampled = MIN (sampled, tt_segment_distance (&edge, at));
          }
      g_assert_cmpfloat (distance, <=, sampled + 1e-9);
      g_assert_cmpfloat (sampled, <, distance + 0.7);
    }
}

/* What is reported as deep in each other shares an area, and the other way round. */
static void
test_penetration_is_area (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (SEED);
  guint             n_deep = 0;

  for (guint i = 0; i < ROUNDS; i++)
    {
      const TtBase a = random_base (random), b = random_neighbour (random, &a);
      const double depth = tt_convex_penetration (tt_base_polygon (&a), tt_base_polygon (&b));
      const double common = tt_base_common (&a, tt_base_polygon (&b));

      assert_near (tt_base_penetration (&a, &b), depth);
      assert_near (tt_base_penetration (&b, &a), depth);
      if (depth > 1e-6)
        g_assert_cmpfloat (common, >, 0);
      else
        g_assert_cmpfloat (common, <, 1e-6);
      g_assert_cmpint (depth > 0, ==, !(tt_base_distance (&a, &b, NULL) > 0));
      n_deep += depth > 0;
    }

  g_assert_cmpuint (n_deep, >, ROUNDS / 10);
  g_assert_cmpuint (n_deep, <, ROUNDS - ROUNDS / 10);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tabletop/geometry/vectors", test_vectors);
  g_test_add_func ("/tabletop/geometry/segment-nearest", test_segment_nearest);
  g_test_add_func ("/tabletop/geometry/segment-crosses", test_segment_crosses);
  g_test_add_func ("/tabletop/geometry/segment-shortest", test_segment_shortest);
  g_test_add_func ("/tabletop/geometry/polygon", test_polygon);
  g_test_add_func ("/tabletop/geometry/not-simple", test_not_simple);
  g_test_add_func ("/tabletop/geometry/inside", test_polygon_inside);
  g_test_add_func ("/tabletop/geometry/common-area", test_common_area);
  g_test_add_func ("/tabletop/geometry/common-area-random", test_common_area_random);
  g_test_add_func ("/tabletop/geometry/common-area-of-many", test_common_area_of_many);
  g_test_add_func ("/tabletop/geometry/hull", test_hull);
  g_test_add_func ("/tabletop/geometry/penetration", test_penetration);
  g_test_add_func ("/tabletop/geometry/distance-random", test_distance_random);
  g_test_add_func ("/tabletop/geometry/penetration-is-area", test_penetration_is_area);

  return g_test_run ();
}
