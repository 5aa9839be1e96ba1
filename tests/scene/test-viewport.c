/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-viewport.h"

#include "engine/core/acies-types.h"

#include <math.h>

static const double sizes[][2] = {
  { 1366, 728 },
  { 1024, 560 },
  { 738, 514 },
  { 360, 640 },
  { 200, 200 },
  { 5000, 40 },
  { 40, 5000 },
  { 1, 1 },
};

static AciesViewport
made (double width, double height)
{
  AciesViewport viewport;

  acies_viewport_init (&viewport, 5, 4);
  acies_viewport_resize (&viewport, width, height);
  return viewport;
}

static void
test_fit (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      const AciesViewport viewport = made (sizes[i][0], sizes[i][1]);
      const AciesRect     board = acies_viewport_get_board (&viewport);
      const double        aspect = viewport.cell_width / viewport.cell_height;

      g_assert_cmpfloat (aspect, >=, ACIES_CELL_ASPECT_MIN - 1e-9);
      g_assert_cmpfloat (aspect, <=, ACIES_CELL_ASPECT_MAX + 1e-9);
      g_assert_cmpfloat (board.x, >=, 0);
      g_assert_cmpfloat (board.y, >=, 0);
      g_assert_cmpfloat (board.x + board.width, <=, sizes[i][0] + 1);
      g_assert_cmpfloat (board.y + board.height, <=, sizes[i][1] + 1);
      g_assert_false (acies_viewport_can_pan (&viewport));
    }
}

/* The usual windows are filled but for the margin. */
static void
test_fills (void)
{
  const AciesViewport viewport = made (1036, 682);

  g_assert_cmpfloat_with_epsilon (viewport.cell_width, 204, 0.01);
  g_assert_cmpfloat_with_epsilon (viewport.cell_height, 166.5, 0.01);
}

/* The zone under a pixel, ACIES_NO_CELL beside the board. */
static int
cell_at (const AciesViewport *viewport, double x, double y)
{
  double map_x, map_y;

  acies_viewport_to_map (viewport, x, y, &map_x, &map_y);
  if (!(map_x >= 0 && map_y >= 0 && map_x < 5 && map_y < 4))
    return ACIES_NO_CELL;

  return (int) map_y * 5 + (int) map_x;
}

static void
test_round_trip (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (double zoom = 1; zoom <= 6; zoom += 1.25)
      {
        AciesViewport viewport = made (sizes[i][0], sizes[i][1]);

        acies_viewport_zoom_at (&viewport, zoom, sizes[i][0] * 0.3, sizes[i][1] * 0.8);
        for (int cell = 0; cell < 20; cell++)
          {
            double x, y, map_x, map_y;

            acies_viewport_to_pixel (&viewport, cell % 5 + 0.25, cell / 5 + 0.75, &x, &y);
            acies_viewport_to_map (&viewport, x, y, &map_x, &map_y);
            g_assert_cmpfloat_with_epsilon (map_x, cell % 5 + 0.25, 1e-9);
            g_assert_cmpfloat_with_epsilon (map_y, cell / 5 + 0.75, 1e-9);
            g_assert_cmpint (cell_at (&viewport, x, y), ==, cell);
          }
      }
}

static void
test_zoom_keeps_point (void)
{
  AciesViewport viewport = made (1036, 682);
  double        before_x, before_y, x, y;

  acies_viewport_to_map (&viewport, 400, 300, &before_x, &before_y);
  for (double zoom = 1.1; zoom < 5; zoom *= 1.1)
    {
      acies_viewport_zoom_at (&viewport, zoom, 400, 300);
      acies_viewport_to_map (&viewport, 400, 300, &x, &y);
      g_assert_cmpfloat_with_epsilon (x, before_x, 0.01);
      g_assert_cmpfloat_with_epsilon (y, before_y, 0.01);
    }
}

static void
test_limits (void)
{
  AciesViewport viewport = made (1036, 682);

  acies_viewport_zoom_at (&viewport, 1000, 10, 10);
  g_assert_cmpfloat (viewport.zoom, ==, ACIES_ZOOM_MAX);
  acies_viewport_zoom_at (&viewport, 0.001, 10, 10);
  g_assert_cmpfloat (viewport.zoom, ==, ACIES_ZOOM_MIN);

  acies_viewport_zoom_at (&viewport, 2, 500, 300);
  g_assert_true (acies_viewport_can_pan (&viewport));
  for (int direction = 0; direction < 4; direction++)
    {
      AciesRect board;

      acies_viewport_pan (&viewport, direction % 2 ? 1e6 : -1e6, direction / 2 ? 1e6 : -1e6);
      board = acies_viewport_get_board (&viewport);
      g_assert_cmpfloat (board.x, <=, viewport.margin);
      g_assert_cmpfloat (board.y, <=, viewport.margin);
      g_assert_cmpfloat (board.x + board.width, >=, viewport.width - viewport.margin - 1);
      g_assert_cmpfloat (board.y + board.height, >=, viewport.height - viewport.margin - 1);
    }
}

/* Wheel events may carry no position: the view stays on the board. */
static void
test_no_numbers (void)
{
  AciesViewport viewport = made (1036, 682);

  acies_viewport_zoom_at (&viewport, 2, NAN, NAN);
  acies_viewport_zoom_at (&viewport, NAN, 1, 1);
  acies_viewport_pan (&viewport, NAN, INFINITY);
  g_assert_cmpfloat (viewport.zoom, ==, 2);
  g_assert_true (isfinite (viewport.offset_x) && isfinite (viewport.offset_y));
  g_assert_cmpint (cell_at (&viewport, NAN, 3), ==, ACIES_NO_CELL);
  g_assert_cmpint (cell_at (&viewport, 518, 341), !=, ACIES_NO_CELL);
  acies_viewport_resize (&viewport, NAN, -5);
  g_assert_true (isfinite (viewport.cell_width));
}

/* A window that shrinks and grows again shows the same place. */
static void
test_resize (void)
{
  AciesViewport viewport = made (1036, 682);
  double        before_x, before_y, x, y;

  acies_viewport_zoom_at (&viewport, 3, 700, 200);
  acies_viewport_to_map (&viewport, viewport.width / 2, viewport.height / 2, &before_x, &before_y);
  acies_viewport_resize (&viewport, 738, 514);
  acies_viewport_to_map (&viewport, viewport.width / 2, viewport.height / 2, &x, &y);
  g_assert_cmpfloat_with_epsilon (x, before_x, 0.02);
  g_assert_cmpfloat_with_epsilon (y, before_y, 0.02);
  acies_viewport_resize (&viewport, 30, 20);
  acies_viewport_resize (&viewport, 1036, 682);
  g_assert_cmpint (cell_at (&viewport, 518, 341), !=, ACIES_NO_CELL);
}

static void
test_whole_pixels (void)
{
  AciesViewport viewport = made (1001, 653);
  double        x, y;

  acies_viewport_zoom_at (&viewport, 1.7, 333, 222);
  acies_viewport_pan (&viewport, 0.37, -0.21);
  acies_viewport_get_origin (&viewport, &x, &y);
  g_assert_cmpfloat (x, ==, round (x));
  g_assert_cmpfloat (y, ==, round (y));
}

static void
test_show (void)
{
  AciesViewport viewport = made (738, 514);

  acies_viewport_zoom_at (&viewport, 4, 0, 0);
  for (int cell = 0; cell < 20; cell++)
    {
      const AciesRect zone = { cell % 5 * viewport.cell_width + 10,
                               cell / 5 * viewport.cell_height + 10, 80, 60 };

      acies_viewport_show (&viewport, &zone);
      g_assert_cmpint (
        cell_at (&viewport, zone.x + viewport.offset_x, zone.y + viewport.offset_y), ==, cell);
      g_assert_cmpfloat (zone.x + viewport.offset_x, >=, 0);
      g_assert_cmpfloat (zone.x + zone.width + viewport.offset_x, <=, viewport.width);
      g_assert_cmpfloat (zone.y + zone.height + viewport.offset_y, <=, viewport.height);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/viewport/fit", test_fit);
  g_test_add_func ("/viewport/fills", test_fills);
  g_test_add_func ("/viewport/round-trip", test_round_trip);
  g_test_add_func ("/viewport/zoom-keeps-point", test_zoom_keeps_point);
  g_test_add_func ("/viewport/limits", test_limits);
  g_test_add_func ("/viewport/no-numbers", test_no_numbers);
  g_test_add_func ("/viewport/resize", test_resize);
  g_test_add_func ("/viewport/whole-pixels", test_whole_pixels);
  g_test_add_func ("/viewport/show", test_show);

  return g_test_run ();
}
