/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "tabletop-support.h"

#include "engine/tabletop/tt-candidates.h"

static const TtApproachLimits limits = { 100, 20, 45 };

static void
test_straight_on (void)
{
  const TtBase base = base_of (310, 400, 0, 40, 15), enemy = base_of (300, 330, 180, 40, 15);
  TtApproach   ways[TT_MAX_APPROACHES];

  g_assert_cmpuint (tt_approaches (&base, 1, 0, &enemy, TT_EDGE_FRONT, &limits, ways), >=, 1);
  g_assert_cmpuint (ways[0].n_steps, ==, 1);
  g_assert_cmpint (ways[0].steps[0].kind, ==, TT_STEP_ADVANCE);
  g_assert_cmpint (ways[0].steps[0].distance, ==, 7000);
  assert_at (ways[0].rest.shift, -10, 0);
  assert_near (ways[0].rest.degrees, 0);
}

/* An enemy turned by 60 degrees is not met straight on, but with a wheel that faces him. */
static void
test_wheel (void)
{
  const TtBase base = base_of (300, 400, 0, 40, 15), pivoted = base_of (310, 400 - 10 * sqrt (3), 60, 40, 15);
  const TtBase ahead = tt_base_ahead (&pivoted, 50), enemy = base_of (ahead.place.at.x, ahead.place.at.y, 240, 40, 15);
  TtApproach   ways[TT_MAX_APPROACHES];
  const guint  n = tt_approaches (&base, 1, 0, &enemy, TT_EDGE_FRONT, &limits, ways);
  gboolean     found = FALSE;

  for (guint i = 0; i < n; i++)
    found |= ways[i].n_steps == 2 && ways[i].steps[0].kind == TT_STEP_WHEEL && ways[i].steps[0].side == TT_RIGHT_SIDE &&
             ways[i].steps[0].angle == 6000 && ABS (ways[i].steps[1].distance - 5000) < 5;
  g_assert_true (found);
}

static void
test_out_of_limits (void)
{
  const TtBase base = base_of (300, 400, 0, 40, 15), far = base_of (300, 290, 180, 40, 15);
  const TtBase aside = base_of (325, 330, 180, 40, 15), touching = base_of (300, 400, 180, 40, 15);
  TtApproach   ways[TT_MAX_APPROACHES];
  guint        n;

  g_assert_cmpuint (tt_approaches (&base, 1, 0, &far, TT_EDGE_FRONT, &limits, ways), ==, 0);
  n = tt_approaches (&base, 1, 0, &aside, TT_EDGE_FRONT, &limits, ways);
  for (guint i = 0; i < n; i++)
    g_assert_cmpint (ways[i].steps[0].kind, !=, TT_STEP_ADVANCE);
  n = tt_approaches (&base, 1, 0, &touching, TT_EDGE_FRONT, &limits, ways);
  g_assert_cmpuint (n, >=, 1);
  g_assert_cmpuint (ways[0].n_steps, ==, 0);
}

/* Every way that is offered can be walked, touches at its end, and lines up within the limits. */
static void
test_ways_random (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (SEED);
  guint             n_ways[3] = { 0 };

  for (guint i = 0; i < 20000; i++)
    {
      const guint   n = 1 + i % 3, by = (guint) g_rand_int_range (random, 0, (gint32) n);
      TtBase        bases[3] = { random_base (random) };
      const TtBase  enemy = random_neighbour (random, &bases[0]);
      const TtEdge  edge = (TtEdge) g_rand_int_range (random, 0, 4);
      TtApproach    ways[TT_MAX_APPROACHES];
      guint         found;

      for (guint k = 1; k < n; k++)
        bases[k] = tt_base_moved (&bases[k - 1], tt_base_right (&bases[0]), bases[0].width);
      found = tt_approaches (bases, n, by, &enemy, edge, &limits, ways);
      g_assert_cmpuint (found, <=, TT_MAX_APPROACHES);
      for (guint k = 0; k < found; k++)
        {
          TtWalk walk;

          n_ways[ways[k].n_steps]++;
          tt_walk_begin (&walk, bases, n, TT_RIGID);
          for (guint step = 0; step < ways[k].n_steps; step++)
            {
              g_assert_true (tt_walk_step (&walk, &ways[k].steps[step], NULL));
              tt_walk_finish (&walk);
            }
          g_assert_true (tt_contact_touches (&walk.bases[by], &enemy));
          g_assert_cmpfloat (tt_vec_length (ways[k].rest.shift), <=, limits.aside + 1e-5);
          g_assert_cmpfloat (ABS (ways[k].rest.degrees), <=, limits.degrees + 1e-5);
          tt_walk_adjust (&walk, &ways[k].rest);
          g_assert_true (tt_contact_is_lined_up (&walk.bases[by], &enemy, edge));
        }
    }

  g_assert_cmpuint (n_ways[1], >, 100);
  g_assert_cmpuint (n_ways[2], >, 100);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tabletop/candidates/straight-on", test_straight_on);
  g_test_add_func ("/tabletop/candidates/wheel", test_wheel);
  g_test_add_func ("/tabletop/candidates/out-of-limits", test_out_of_limits);
  g_test_add_func ("/tabletop/candidates/ways-random", test_ways_random);

  return g_test_run ();
}
