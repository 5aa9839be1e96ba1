/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "tabletop-support.h"

#include "engine/tabletop/tt-group.h"
#include "engine/tabletop/tt-move.h"

static TtStep
advance (double distance)
{
  return (TtStep){ .kind = TT_STEP_ADVANCE, .distance = tt_from_double (distance) };
}

static TtStep
wheel (TtSide side, double angle)
{
  return (TtStep){ .kind = TT_STEP_WHEEL, .side = (guint8) side, .angle = tt_from_double (angle) };
}

static TtStep
turn (double angle)
{
  return (TtStep){ .kind = TT_STEP_TURN, .angle = tt_from_double (angle) };
}

/* Walks one step to its end, sample by sample; returns how many there were. */
static guint
walk_one (TtWalk *walk, TtStep step)
{
  guint n = 0;

  g_assert_true (tt_walk_step (walk, &step, NULL));
  while (tt_walk_next (walk))
    n++;

  return n;
}

static void
assert_pose (const TtBase *base, double x, double y, double facing)
{
  const TtPose pose = tt_place_quantise (&base->place);

  g_assert_cmpint (pose.x, ==, tt_from_double (x));
  g_assert_cmpint (pose.y, ==, tt_from_double (y));
  g_assert_cmpint (pose.facing, ==, tt_from_double (facing));
}

static void
test_samples (void)
{
  g_assert_cmpuint (tt_step_samples (0), ==, 1);
  g_assert_cmpuint (tt_step_samples (1.9), ==, 1);
  g_assert_cmpuint (tt_step_samples (2), ==, 1);
  g_assert_cmpuint (tt_step_samples (2.1), ==, 2);
  g_assert_cmpuint (tt_step_samples (40), ==, 20);
  g_assert_cmpuint (tt_step_samples (40.01), ==, 21);
}

static void
test_advance (void)
{
  const TtBase base = base_of (300, 400, 0, 40, 15);
  TtWalk       walk;

  tt_walk_begin (&walk, &base, 1, TT_RIGID);
  g_assert_cmpuint (walk_one (&walk, advance (41)), ==, 21);
  assert_pose (&walk.bases[0], 300, 359, 0);
  assert_near (tt_walk_cost (&walk), 41);
}

/* A base of 40 by 15 that wheels a quarter: its centre walks 20 * pi / 2, its outer corner 40 * sqrt 2 as the crow flies. */
static void
test_wheel (void)
{
  const TtBase base = base_of (300, 400, 0, 40, 15);
  TtWalk       walk;

  tt_walk_begin (&walk, &base, 1, TT_RIGID);
  g_assert_cmpuint (walk_one (&walk, wheel (TT_LEFT_SIDE, 90)), ==, 34);
  assert_pose (&walk.bases[0], 280, 380, 270);
  assert_near (walk.paths[0], 10 * G_PI);
  assert_near (tt_walk_cost (&walk), 40 * G_SQRT2);

  tt_walk_begin (&walk, &base, 1, TT_RIGID);
  walk_one (&walk, wheel (TT_RIGHT_SIDE, 90));
  assert_pose (&walk.bases[0], 320, 380, 90);
}

static void
test_line_wheels_as_one (void)
{
  const TtBase bases[] = { base_of (280, 400, 0, 40, 15), base_of (320, 400, 0, 40, 15) };
  TtWalk       walk;

  tt_walk_begin (&walk, bases, 2, TT_RIGID);
  walk_one (&walk, wheel (TT_RIGHT_SIDE, 20));
  assert_pose (&walk.bases[0], 283.62, 379.48, 20);
  assert_pose (&walk.bases[1], 321.21, 393.16, 20);
}

static void
test_turn (void)
{
  const TtBase base = base_of (300, 400, 0, 40, 20);
  TtWalk       walk;

  tt_walk_begin (&walk, &base, 1, TT_RIGID);
  g_assert_cmpuint (walk_one (&walk, turn (180)), ==, 1);
  assert_pose (&walk.bases[0], 300, 420, 180);
  assert_near (walk.paths[0], 20);
  assert_near (tt_turn_shift (20, 180), 20);

  /* Corners go farther: they change sides. */
  assert_near (tt_walk_cost (&walk), sqrt (40 * 40 + 20 * 20));
}

static void
test_oblique_and_retire (void)
{
  const TtBase base = base_of (300, 400, 90, 40, 20);
  const TtStep oblique = { .kind = TT_STEP_OBLIQUE, .distance = 1000, .angle = -4500 };
  const TtStep retire = { .kind = TT_STEP_RETIRE, .distance = 3000 };
  TtWalk       walk;

  tt_walk_begin (&walk, &base, 1, TT_RIGID);
  walk_one (&walk, oblique);
  assert_pose (&walk.bases[0], 307.07, 392.93, 90);
  walk_one (&walk, retire);
  assert_pose (&walk.bases[0], 277.07, 392.93, 90);
  assert_near (walk.paths[0], 40);
}

/* A straight column goes as one; when the head wheels the others come after it. */
static void
test_column (void)
{
  const TtBase bases[] = { base_of (300, 400, 0, 40, 20), base_of (300, 420, 0, 40, 20),
                           base_of (300, 440, 0, 40, 20) };
  TtWalk       walk;

  tt_walk_begin (&walk, bases, 3, TT_COLUMN);
  walk_one (&walk, advance (30));
  for (guint i = 0; i < 3; i++)
    assert_pose (&walk.bases[i], 300, 370 + 20 * i, 0);

  walk_one (&walk, wheel (TT_RIGHT_SIDE, 45));
  g_assert_true (walk.towed);
  assert_near (tt_place_facing (&walk.bases[0].place), 45);
  for (guint i = 1; i < 3; i++)
    {
      const TtVec rear = tt_base_rear_centre (&walk.bases[i - 1]);

      assert_at (walk.bases[i].place.at, rear.x, rear.y);
      g_assert_cmpfloat (tt_place_facing (&walk.bases[i].place), <, 359.99);
    }
  g_assert_cmpfloat (walk.paths[1], >, 30);

  /* Going on ahead they come into line with it. */
  walk_one (&walk, advance (500));
  for (guint i = 1; i < 3; i++)
    g_assert_cmpfloat_with_epsilon (tt_place_facing (&walk.bases[i].place), 45, 0.01);
}

static void
test_reform (void)
{
  const TtBase   bases[] = { base_of (280, 400, 0, 40, 20), base_of (320, 400, 0, 40, 20) };
  const guint8   order[] = { 0, 1 };
  const TtReform reform = { .anchor = 0, .n_files = 1, .lengths = { 2 }, .bodies = { 0, 1 } };
  TtPlace        places[2];
  TtWalk         walk;

  tt_walk_begin (&walk, bases, 2, TT_RIGID);
  g_assert_true (tt_group_reform (bases, 2, &reform, places));
  tt_walk_reform (&walk, places, TT_COLUMN);
  tt_walk_finish (&walk);
  tt_walk_reorder (&walk, order);
  assert_pose (&walk.bases[0], 280, 400, 0);
  assert_pose (&walk.bases[1], 280, 420, 0);
  assert_near (tt_walk_cost_of (&walk, 0), 0);
  assert_near (tt_walk_cost_of (&walk, 1), sqrt (40 * 40 + 20 * 20));

  walk_one (&walk, advance (20));
  assert_pose (&walk.bases[1], 280, 400, 0);
  assert_near (tt_walk_cost (&walk), sqrt (40 * 40 + 20 * 20) + 20);
}

static void
test_road (void)
{
  const TtPoint points[] = { { 30000, 60000 }, { 30000, 30000 }, { 60000, 30000 } };
  const TtBase  bases[] = { base_of (310, 400, 10, 40, 20), base_of (306.53, 419.7, 10, 40, 20) };
  const TtStep  step = { .kind = TT_STEP_ROAD, .toward = TT_TOWARD_END, .distance = 15000 };
  TtLine        road;
  TtWalk        walk;

  tt_line_init (&road, points, G_N_ELEMENTS (points));
  tt_walk_begin (&walk, bases, 2, TT_COLUMN);
  g_assert_false (tt_walk_step (&walk, &step, NULL));
  g_assert_true (tt_walk_step (&walk, &step, &road));
  while (tt_walk_next (&walk))
    continue;
  assert_pose (&walk.bases[0], 350, 300, 90);
  assert_pose (&walk.bases[1], 330, 300, 90);

  /* 10 mm aside to the road and 150 along it; corners do not count. */
  assert_near (tt_walk_cost_of (&walk, 0), 160);
  tt_line_clear (&road);
}

static void
test_nonsense (void)
{
  const TtBase bases[] = { base_of (300, 400, 0, 40, 20), base_of (340, 400, 0, 40, 20) };
  const TtStep bad[] = { advance (0),
                         advance (-1),
                         advance (10001),
                         wheel (TT_LEFT_SIDE, 0),
                         wheel (TT_LEFT_SIDE, 90.01),
                         wheel ((TtSide) 2, 10),
                         turn (90),
                         { .kind = TT_STEP_REFORM },
                         { .kind = 0, .distance = 100 } };
  TtStep       about = turn (-180);
  TtWalk       walk;

  tt_walk_begin (&walk, bases, 2, TT_RIGID);
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_false (tt_walk_step (&walk, &bad[i], NULL));
  g_assert_false (tt_walk_next (&walk));
  tt_walk_begin (&walk, bases, 1, TT_RIGID);
  g_assert_false (tt_walk_step (&walk, &about, NULL));
  about.angle = 0;
  g_assert_false (tt_walk_step (&walk, &about, NULL));
}

/* The way of a wheel is what adding up very many small pieces gives, and no sample is farther than 2 mm from the last. */
static void
test_way_random (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (SEED);

  for (guint i = 0; i < 500; i++)
    {
      const TtBase base = random_base (random);
      const TtSide side = (TtSide) g_rand_int_range (random, 0, 2);
      const double angle = g_rand_int_range (random, 1, 9001) / 100.0;
      const TtStep step = wheel (side, angle), piece = wheel (side, angle / 1000 < 0.01 ? 0.01 : angle / 1000);
      TtBase       before = base, fine = base;
      double       way = 0;
      TtWalk       walk;

      tt_walk_begin (&walk, &base, 1, TT_RIGID);
      g_assert_true (tt_walk_step (&walk, &step, NULL));
      while (tt_walk_next (&walk))
        {
          for (guint k = 0; k < 4; k++)
            g_assert_cmpfloat (tt_vec_distance (before.quad.p[k], walk.bases[0].quad.p[k]), <=, TT_SAMPLE + 1e-5);
          before = walk.bases[0];
        }

      for (gint32 done = 0; done < step.angle; done += piece.angle)
        {
          TtStep        rest = piece;
          const TtVec   from = fine.place.at;
          TtPlace       place;

          rest.angle = MIN (piece.angle, step.angle - done);
          place = tt_step_end (&rest, &fine);
          tt_base_set (&fine, &place);
          way += tt_vec_distance (from, fine.place.at);
        }
      g_assert_cmpfloat_with_epsilon (walk.paths[0], way, 1e-3);
      g_assert_cmpfloat_with_epsilon (tt_vec_distance (fine.place.at, walk.bases[0].place.at), 0, 1e-9);
      g_assert_cmpfloat (tt_walk_cost (&walk), >=, walk.paths[0]);
    }
}

/* Going to the end at once is going there sample by sample. */
static void
test_finish_random (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (SEED);

  for (guint i = 0; i < 2000; i++)
    {
      TtBase bases[] = { random_base (random), random_base (random) };
      TtStep steps[] = { advance (g_rand_double_range (random, 0.01, 100)), wheel (TT_RIGHT_SIDE, 33),
                         { .kind = TT_STEP_RETIRE, .distance = 777 } };
      TtStep step = steps[i % 3];
      TtWalk slow, quick;

      bases[1].place.forward = bases[0].place.forward;
      tt_base_set (&bases[1], &bases[1].place);
      tt_walk_begin (&slow, bases, 2, i % 2 == 0 ? TT_RIGID : TT_COLUMN);
      tt_walk_begin (&quick, bases, 2, i % 2 == 0 ? TT_RIGID : TT_COLUMN);
      walk_one (&slow, step);
      g_assert_true (tt_walk_step (&quick, &step, NULL));
      tt_walk_finish (&quick);
      for (guint k = 0; k < 2; k++)
        {
          const TtPose a = tt_place_quantise (&slow.bases[k].place);
          const TtPose b = tt_place_quantise (&quick.bases[k].place);

          g_assert_true (tt_pose_equal (&a, &b));
          assert_near (tt_walk_cost_of (&slow, k), tt_walk_cost_of (&quick, k));
        }
    }
}

/* Nobody is ever outside of the box of the step, whatever the step. */
static void
test_box_random (void)
{
  const TtPoint     points[] = { { 0, 60000 }, { 20000, 30000 }, { 60000, 10000 } };
  g_autoptr (GRand) random = g_rand_new_with_seed (SEED);
  TtLine            road;

  tt_line_init (&road, points, G_N_ELEMENTS (points));
  for (guint i = 0; i < 3000; i++)
    {
      const TtStep steps[] = { advance (g_rand_double_range (random, 0.01, 100)),
                               wheel ((TtSide) (i / 4 % 2), g_rand_double_range (random, 0.01, 90)),
                               { .kind = TT_STEP_ROAD, .toward = (guint8) (i / 4 % 2), .distance = 1 + (gint32) i },
                               { .kind = TT_STEP_OBLIQUE, .distance = 3000, .angle = (gint32) i } };
      TtBase       bases[3] = { random_base (random) };
      TtWalk       walk;
      TtBox        box;

      for (guint k = 1; k < 3; k++)
        {
          const TtPlace place = tt_place_of (tt_base_rear_centre (&bases[k - 1]),
                                             tt_place_facing (&bases[k - 1].place) + g_rand_double_range (random, -60, 60));

          bases[k] = tt_base_at (&place, 40, 15 + 10 * k);
        }
      tt_walk_begin (&walk, bases, 3, i % 3 == 0 ? TT_RIGID : TT_COLUMN);
      g_assert_true (tt_walk_step (&walk, &steps[i % 4], &road));
      box = tt_walk_box (&walk);
      while (tt_walk_next (&walk))
        for (guint k = 0; k < 3; k++)
          {
            const TtBox at = tt_base_box (&walk.bases[k]), both = tt_box_union (at, box);

            g_assert_true (both.least.x >= box.least.x && both.least.y >= box.least.y);
            g_assert_true (both.most.x <= box.most.x && both.most.y <= box.most.y);
          }
    }
  tt_line_clear (&road);
}

static void
test_out_of_reach (void)
{
  const TtBase base = base_of (300, 300, 0, 40, 20);
  const TtBase others[] = { base_of (300, 200, 180, 40, 20), base_of (300, 290, 180, 40, 20), base_of (500, 300, 0, 40, 20) };
  const TtStep step = advance (50);
  TtWalk       walk;

  tt_walk_begin (&walk, &base, 1, TT_RIGID);
  g_assert_true (tt_walk_step (&walk, &step, NULL));
  g_assert_cmphex (tt_walk_out_of_reach (&walk, others, 3), ==, 1 | 4);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tabletop/move/samples", test_samples);
  g_test_add_func ("/tabletop/move/advance", test_advance);
  g_test_add_func ("/tabletop/move/wheel", test_wheel);
  g_test_add_func ("/tabletop/move/line-wheels-as-one", test_line_wheels_as_one);
  g_test_add_func ("/tabletop/move/turn", test_turn);
  g_test_add_func ("/tabletop/move/oblique-and-retire", test_oblique_and_retire);
  g_test_add_func ("/tabletop/move/column", test_column);
  g_test_add_func ("/tabletop/move/reform", test_reform);
  g_test_add_func ("/tabletop/move/road", test_road);
  g_test_add_func ("/tabletop/move/nonsense", test_nonsense);
  g_test_add_func ("/tabletop/move/way-random", test_way_random);
  g_test_add_func ("/tabletop/move/finish-random", test_finish_random);
  g_test_add_func ("/tabletop/move/box-random", test_box_random);
  g_test_add_func ("/tabletop/move/out-of-reach", test_out_of_reach);

  return g_test_run ();
}
