/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "tabletop-support.h"

#include "engine/tabletop/tt-group.h"

static void
test_label (void)
{
  const TtBase bases[] = { base_of (300, 300, 0, 40, 15), base_of (500, 300, 0, 40, 15), base_of (340, 300, 0, 40, 15),
                           base_of (380, 315, 0, 40, 15), base_of (541, 300, 0, 40, 15) };
  guint8       labels[5];

  g_assert_cmpuint (tt_group_label (bases, 5, labels), ==, 3);
  g_assert_cmpuint (labels[0], ==, 0);
  g_assert_cmpuint (labels[1], ==, 1);
  g_assert_cmpuint (labels[2], ==, 0);
  g_assert_cmpuint (labels[3], ==, 0);   /* corner to corner */
  g_assert_cmpuint (labels[4], ==, 2);   /* a gap of 1 mm */
  g_assert_false (tt_group_is_connected (bases, 5));
  g_assert_true (tt_group_is_connected (bases, 1));
}

static void
test_parallel (void)
{
  const TtBase bases[] = { base_of (300, 300, 359.5, 40, 15), base_of (340, 300, 0.5, 40, 15),
                           base_of (380, 300, 0.51, 40, 15) };

  g_assert_true (tt_group_is_parallel (bases, 2));
  g_assert_false (tt_group_is_parallel (bases, 3));
  g_assert_false (tt_group_is_straight (bases, 2));
}

static void
test_column (void)
{
  const TtBase bases[] = { base_of (300, 340, 0, 40, 20), base_of (300, 300, 0, 40, 20), base_of (300, 320.4, 30, 40, 20) };
  const TtBase kinked[] = { base_of (300, 300, 90, 40, 20), base_of (280, 300, 0, 40, 20) };
  const TtBase abreast[] = { base_of (300, 300, 0, 40, 20), base_of (340, 300, 0, 40, 20) };
  guint8       order[3];

  g_assert_false (tt_group_is_column (bases, 3, order));
  g_assert_true (tt_group_is_column (bases + 1, 2, order));
  g_assert_cmpuint (order[0], ==, 0);
  g_assert_cmpuint (order[1], ==, 1);
  g_assert_true (tt_group_is_column (kinked, 2, order));
  g_assert_true (tt_group_is_column (kinked, 1, order));
  g_assert_false (tt_group_is_column (abreast, 2, order));
}

static void
test_column_order (void)
{
  const TtBase bases[] = { base_of (300, 340, 0, 40, 20), base_of (300, 300, 0, 40, 20), base_of (300, 320, 0, 40, 20) };
  guint8       order[3];

  g_assert_true (tt_group_is_column (bases, 3, order));
  g_assert_true (tt_group_is_straight (bases, 3));
  g_assert_cmpuint (order[0], ==, 1);
  g_assert_cmpuint (order[1], ==, 2);
  g_assert_cmpuint (order[2], ==, 0);
}

static void
test_line (void)
{
  const TtBase bases[] = { base_of (300, 300, 180, 40, 20), base_of (340, 300.3, 180, 40, 15), base_of (260, 300, 180, 40, 30) };
  const TtBase stepped[] = { base_of (300, 300, 180, 40, 20), base_of (340, 310, 180, 40, 20) };
  guint8       order[3];

  g_assert_true (tt_group_is_line (bases, 3, order));
  g_assert_cmpuint (order[0], ==, 1);
  g_assert_cmpuint (order[1], ==, 0);
  g_assert_cmpuint (order[2], ==, 2);
  g_assert_false (tt_group_is_line (stepped, 2, order));
  assert_near (tt_group_frontage (bases, 3), 120);
}

static void
test_pivot (void)
{
  const TtBase bases[] = { base_of (300, 320, 0, 40, 20), base_of (340, 300, 0, 40, 20), base_of (300, 300, 0, 40, 20) };
  const TtVec  left = tt_group_pivot (bases, 3, TT_LEFT_SIDE), right = tt_group_pivot (bases, 3, TT_RIGHT_SIDE);

  /* Of two as far out the one ahead. */
  assert_at (left, 280, 300);
  assert_at (right, 360, 300);
}

static void
test_rows_and_runs (void)
{
  const TtBase bases[] = { base_of (340, 300, 0, 40, 20), base_of (300, 300, 0, 40, 20), base_of (300, 400, 0, 40, 20),
                           base_of (380, 300, 0, 40, 20) };
  guint8       order[4], lengths[4];
  TtRun        run = { 0, 0 };
  guint        n = 0;

  g_assert_cmpuint (tt_group_rows (bases, 4, order, lengths), ==, 2);
  g_assert_cmpuint (lengths[0], ==, 3);
  g_assert_cmpuint (lengths[1], ==, 1);
  g_assert_cmpuint (order[0], ==, 1);
  g_assert_cmpuint (order[1], ==, 0);
  g_assert_cmpuint (order[2], ==, 3);
  g_assert_cmpuint (order[3], ==, 2);

  /* Of three: all, the first two, the last two. */
  while (tt_group_next_run (3, 2, &run))
    {
      n++;
      g_assert_cmpuint (run.n, ==, n == 1 ? 3 : 2);
      g_assert_cmpuint (run.first, ==, n == 3 ? 1 : 0);
    }
  g_assert_cmpuint (n, ==, 3);

  run = (TtRun){ 0, 0 };
  g_assert_false (tt_group_next_run (0, 1, &run));
  g_assert_false (tt_group_next_run (1, 2, &run));
}

static void
test_reform (void)
{
  const TtBase bases[] = { base_of (300, 300, 90, 40, 20), base_of (300, 340, 90, 40, 15), base_of (300, 380, 90, 40, 30),
                           base_of (300, 420, 90, 40, 30) };
  TtReform     reform = { .anchor = 1, .n_files = 2, .lengths = { 2, 2 }, .bodies = { 0, 2, 1, 3 } };
  TtPlace      places[4];

  g_assert_true (tt_group_reform (bases, 4, &reform, places));
  assert_at (places[1].at, 300, 340);
  assert_at (places[3].at, 285, 340);
  assert_at (places[0].at, 300, 300);
  assert_at (places[2].at, 280, 300);

  reform.anchor = 2;
  g_assert_false (tt_group_reform (bases, 4, &reform, places));
  reform.anchor = 1;
  reform.bodies[3] = 0;
  g_assert_false (tt_group_check_reform (&reform, 4));
  reform.bodies[3] = 3;
  g_assert_false (tt_group_check_reform (&reform, 5));
  reform.lengths[1] = 1;
  g_assert_false (tt_group_check_reform (&reform, 4));
  reform.n_files = 0;
  g_assert_false (tt_group_check_reform (&reform, 4));
}

static void
test_column_reform (void)
{
  const TtBase bases[] = { base_of (260, 300, 0, 40, 20), base_of (380, 300, 0, 40, 20), base_of (340, 300, 0, 40, 20),
                           base_of (300, 300, 0, 40, 20) };
  TtReform     reform;
  TtPlace      places[4];

  tt_group_column_reform (bases, 4, 3, &reform);
  g_assert_cmpuint (reform.bodies[0], ==, 3);
  g_assert_cmpuint (reform.bodies[1], ==, 0);
  g_assert_cmpuint (reform.bodies[2], ==, 2);
  g_assert_cmpuint (reform.bodies[3], ==, 1);
  g_assert_true (tt_group_reform (bases, 4, &reform, places));
  assert_at (places[1].at, 300, 360);
}

static void
test_nearest (void)
{
  const TtBase bases[] = { base_of (300, 300, 0, 40, 20), base_of (340, 300, 0, 40, 20) };
  const TtBase others[] = { base_of (500, 300, 0, 40, 20), base_of (300, 100, 0, 40, 20) };
  guint        base = 9, other = 9;

  assert_near (tt_group_nearest (bases, 2, others, 2, &base, &other), 160);
  g_assert_cmpuint (base, ==, 1);
  g_assert_cmpuint (other, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tabletop/group/label", test_label);
  g_test_add_func ("/tabletop/group/parallel", test_parallel);
  g_test_add_func ("/tabletop/group/column", test_column);
  g_test_add_func ("/tabletop/group/column-order", test_column_order);
  g_test_add_func ("/tabletop/group/line", test_line);
  g_test_add_func ("/tabletop/group/pivot", test_pivot);
  g_test_add_func ("/tabletop/group/rows-and-runs", test_rows_and_runs);
  g_test_add_func ("/tabletop/group/reform", test_reform);
  g_test_add_func ("/tabletop/group/column-reform", test_column_reform);
  g_test_add_func ("/tabletop/group/nearest", test_nearest);

  return g_test_run ();
}
