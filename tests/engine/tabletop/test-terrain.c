/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "tabletop-support.h"

#include "engine/tabletop/tt-terrain.h"

/* An L, written anticlockwise: 100 to 300 both ways without its upper right quarter. */
static TtPoint corner[] = { { 10000, 10000 }, { 10000, 30000 }, { 30000, 30000 },
                            { 30000, 20000 }, { 20000, 20000 }, { 20000, 10000 } };

static const TtShape wood = { .kind = TT_SHAPE_POLYGON, .n_points = 6, .points = corner };

static void
test_polygon (void)
{
  const TtBase  in = base_of (150, 150, 0, 40, 20), half = base_of (200, 150, 0, 40, 20);
  const TtBase  notch = base_of (250, 150, 0, 40, 20), edge = base_of (220, 150, 0, 40, 20);
  const TtPoint top = { 12000, 12000 };
  TtArea        area;

  tt_area_init (&area, &wood, 7, NULL);
  g_assert_cmpint (area.kind, ==, 7);
  g_assert_false (area.convex);
  assert_near (tt_polygon_area (tt_area_polygon (&area)), 30000);
  assert_near (tt_area_common (&area, &in), 800);
  assert_near (tt_area_common (&area, &half), 400);
  assert_near (tt_area_common (&area, &notch), 0);
  g_assert_true (tt_area_holds (&area, &half, TT_AREA));
  g_assert_false (tt_area_holds (&area, &edge, TT_AREA));
  assert_near (tt_area_distance (&area, &in), 0);
  assert_near (tt_area_distance (&area, &notch), 30);
  g_assert_true (tt_area_contains (&area, tt_vec (150, 150)));
  g_assert_false (tt_area_contains (&area, tt_vec (250, 150)));
  assert_at (area.crest, 200, 200);
  tt_area_clear (&area);

  tt_area_init (&area, &wood, 7, &top);
  assert_at (area.crest, 120, 120);
  tt_area_clear (&area);
}

static void
test_area_line (void)
{
  const TtSegment across = { { 50, 150 }, { 250, 150 } }, below = { { 50, 250 }, { 350, 250 } };
  const TtSegment beside = { { 50, 300 }, { 350, 300 } }, far = { { 0, 0 }, { 50, 0 } };
  TtArea          area;

  tt_area_init (&area, &wood, 1, NULL);
  g_assert_cmpfloat_with_epsilon (tt_area_inside (&area, &across), 100, 1e-5);
  g_assert_cmpfloat_with_epsilon (tt_area_inside (&area, &below), 200, 1e-5);
  g_assert_cmpfloat_with_epsilon (tt_area_inside (&area, &beside), 0, 1e-5);
  assert_near (tt_area_inside (&area, &far), 0);
  tt_area_clear (&area);
}

static void
test_rect_and_ellipse (void)
{
  const TtShape rect = { .kind = TT_SHAPE_RECT, .at = { 10000, 20000 }, .width = 5000, .height = 3000 };
  const TtShape ellipse = { .kind = TT_SHAPE_ELLIPSE, .at = { 30000, 30000 }, .width = 5000, .height = 2000, .angle = 9000 };
  TtArea        area;

  tt_area_init (&area, &rect, 0, NULL);
  g_assert_true (area.convex);
  assert_near (tt_polygon_area (tt_area_polygon (&area)), 1500);
  assert_at (area.crest, 125, 215);
  tt_area_clear (&area);

  tt_area_init (&area, &ellipse, 0, NULL);
  g_assert_cmpuint (area.n, ==, 48);
  g_assert_true (area.convex);
  assert_at (area.points[0], 300, 350);   /* the long axis stands upright */
  assert_at (area.points[12], 280, 300);
  assert_at (area.crest, 300, 300);
  g_assert_cmpfloat_with_epsilon (tt_polygon_area (tt_area_polygon (&area)), 24 * sin (G_PI / 24) * 1000, 1e-6);
  tt_area_clear (&area);
}

static const TtPoint bend[] = { { 10000, 10000 }, { 20000, 10000 }, { 20000, 10000 }, { 20000, 30000 } };

static void
test_line (void)
{
  TtLine line;
  double arc;

  tt_line_init (&line, bend, G_N_ELEMENTS (bend));
  g_assert_cmpuint (line.n, ==, 3);   /* the point twice counts once */
  assert_near (tt_line_length (&line), 300);
  assert_near (tt_line_nearest (&line, tt_vec (150, 90), TT_TOWARD_END, &arc), 10);
  assert_near (arc, 50);
  assert_near (tt_line_nearest (&line, tt_vec (150, 90), TT_TOWARD_START, &arc), 10);
  assert_near (arc, 250);
  assert_at (tt_line_at (&line, 150, TT_TOWARD_END), 200, 150);
  assert_at (tt_line_at (&line, 150, TT_TOWARD_START), 200, 150);
  assert_at (tt_line_at (&line, -20, TT_TOWARD_END), 80, 100);
  assert_at (tt_line_at (&line, -20, TT_TOWARD_START), 200, 320);
  assert_at (tt_line_at (&line, 310, TT_TOWARD_END), 200, 310);
  assert_at (tt_line_direction (&line, 50, TT_TOWARD_END), 1, 0);
  assert_at (tt_line_direction (&line, 100, TT_TOWARD_END), 0, 1);
  assert_at (tt_line_direction (&line, 200, TT_TOWARD_START), -1, 0);
  assert_at (tt_line_direction (&line, 10, TT_TOWARD_START), 0, -1);
  tt_line_clear (&line);
}

/* Of two points as near, the first on the way. */
static void
test_line_ties (void)
{
  const TtPoint hairpin[] = { { 0, 0 }, { 10000, 0 }, { 10000, 2000 }, { 0, 2000 } };
  TtLine        line;
  double        arc;

  tt_line_init (&line, hairpin, G_N_ELEMENTS (hairpin));
  assert_near (tt_line_nearest (&line, tt_vec (50, 10), TT_TOWARD_END, &arc), 10);
  assert_near (arc, 50);
  assert_near (tt_line_nearest (&line, tt_vec (50, 10), TT_TOWARD_START, &arc), 10);
  assert_near (arc, 50);
  tt_line_clear (&line);
}

static void
test_line_place (void)
{
  TtLine  line;
  TtPlace place;

  tt_line_init (&line, bend, G_N_ELEMENTS (bend));
  place = tt_line_place (&line, 10, 20, TT_TOWARD_END);
  assert_at (place.at, 110, 100);
  assert_near (tt_place_facing (&place), 90);
  place = tt_line_place (&line, 115, 30, TT_TOWARD_END);
  assert_at (place.at, 200, 115);
  assert_near (tt_place_facing (&place), 135);
  place = tt_line_place (&line, 40, 20, TT_TOWARD_START);
  assert_at (place.at, 200, 260);
  assert_near (tt_place_facing (&place), 0);
  tt_line_clear (&line);
}

static void
test_degenerate_line (void)
{
  const TtPoint same[] = { { 500, 500 }, { 500, 500 } };
  TtLine        line;
  TtPlace       place;
  TtRiver       river;
  const TtBase  base = base_of (5, 5, 0, 40, 20);

  tt_line_init (&line, same, 2);
  g_assert_cmpuint (line.n, ==, 1);
  assert_near (tt_line_length (&line), 0);
  place = tt_line_place (&line, 3, 10, TT_TOWARD_END);
  g_assert_true (isfinite (place.at.x) && isfinite (place.forward.y));
  tt_line_clear (&line);

  tt_river_init (&river, same, 2, 3000);
  assert_near (tt_river_common (&river, &base), 0);
  g_assert_false (tt_river_contains (&river, tt_vec (5, 5)));
  tt_river_clear (&river);
}

static void
test_river (void)
{
  const TtBase    across = base_of (150, 90, 0, 40, 20), out = base_of (150, 60, 0, 40, 20);
  const TtSegment through = { { 150, 0 }, { 150, 200 } }, bend_over = { { 150, 100 }, { 250, 100 } };
  TtRiver         river;

  tt_river_init (&river, bend, G_N_ELEMENTS (bend), 3000);
  assert_near (tt_river_common (&river, &across), 800);
  assert_near (tt_river_common (&river, &out), 0);
  g_assert_true (tt_river_holds (&river, &across, TT_AREA));
  g_assert_true (tt_river_contains (&river, tt_vec (205, 200)));
  g_assert_false (tt_river_contains (&river, tt_vec (220, 200)));
  g_assert_cmpfloat_with_epsilon (tt_river_inside (&river, &through), 30, 1e-4);

  /* To the end of the first stretch at 200; the second one begins there, as wide as 15 mm to the right. */
  g_assert_cmpfloat_with_epsilon (tt_river_inside (&river, &bend_over), 50, 1e-4);
  g_assert_cmpint (tt_river_bank (&river, tt_vec (150, 50)), ==, -1);
  g_assert_cmpint (tt_river_bank (&river, tt_vec (150, 150)), ==, 1);
  g_assert_cmpint (tt_river_bank (&river, tt_vec (260, 60)), ==, -1);
  tt_river_clear (&river);
}

/* Whatever lies in two stretches or more counts once: against counting points of a fine grid. */
static void
test_river_union (void)
{
  const TtPoint     points[] = { { 10000, 10000 }, { 11000, 10200 }, { 12000, 9800 }, { 12500, 11000 }, { 11000, 11500 } };
  g_autoptr (GRand) random = g_rand_new_with_seed (SEED);
  TtRiver           river;

  tt_river_init (&river, points, G_N_ELEMENTS (points), 3000);
  for (guint i = 0; i < 60; i++)
    {
      const TtBase base = base_of (g_rand_double_range (random, 80, 150), g_rand_double_range (random, 80, 140),
                                   g_rand_double_range (random, 0, 360), 40, 20);
      guint        n = 0;

      for (guint x = 0; x < 200; x++)
        for (guint y = 0; y < 100; y++)
          {
            const TtVec along = tt_vec_along (base.quad.p[TT_FRONT_LEFT], tt_base_right (&base), 0.2 * (x + 0.5));

            n += tt_river_contains (&river, tt_vec_along (along, base.place.forward, -0.2 * (y + 0.5)));
          }
      g_assert_cmpfloat_with_epsilon (tt_river_common (&river, &base), n * 0.04, 5);
      g_assert_cmpfloat (tt_river_common (&river, &base), <, 800.0001);
    }
  tt_river_clear (&river);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tabletop/terrain/polygon", test_polygon);
  g_test_add_func ("/tabletop/terrain/area-line", test_area_line);
  g_test_add_func ("/tabletop/terrain/rect-and-ellipse", test_rect_and_ellipse);
  g_test_add_func ("/tabletop/terrain/line", test_line);
  g_test_add_func ("/tabletop/terrain/line-ties", test_line_ties);
  g_test_add_func ("/tabletop/terrain/line-place", test_line_place);
  g_test_add_func ("/tabletop/terrain/degenerate-line", test_degenerate_line);
  g_test_add_func ("/tabletop/terrain/river", test_river);
  g_test_add_func ("/tabletop/terrain/river-union", test_river_union);

  return g_test_run ();
}
