/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* Tokens drawn once and copied: each looks as when it is drawn in its place. */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-sprites.h"

#include <math.h>
#include <string.h>

#define WIDTH  240
#define HEIGHT 200

static cairo_surface_t *
canvas_new (double scale)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) (WIDTH * scale),
                                                         (int) (HEIGHT * scale));

  cairo_surface_set_device_scale (surface, scale, scale);

  return surface;
}

/* Draws one token at (@x, @y) and destroys what was used. */
static cairo_surface_t *
draw (AciesSprites *sprites, const AciesSceneToken *token, double scale, double x, double y, double width,
      AciesMarks marks)
{
  AciesStyle       style;
  cairo_surface_t *surface = canvas_new (scale);
  cairo_t         *cr = cairo_create (surface);

  acies_style_init (&style, ACIES_PALETTE_LIGHT, ACIES_PAIR_CRIMSON_AZURE);
  acies_sprites_paint_token (sprites, cr, &style, token, x, y, width, marks);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static guint
most_difference (cairo_surface_t *a, cairo_surface_t *b)
{
  const guint8 *one = cairo_image_surface_get_data (a);
  const guint8 *other = cairo_image_surface_get_data (b);
  const int     n = cairo_image_surface_get_stride (a) * cairo_image_surface_get_height (a);
  guint         most = 0;

  for (int i = 0; i < n; i++)
    most = MAX (most, (guint) abs (one[i] - other[i]));

  return most;
}

static void
assert_alike (AciesSprites *sprites, const AciesSceneToken *token, double scale, double width, AciesMarks marks)
{
  cairo_surface_t *drawn = draw (NULL, token, scale, 120, 100, width, marks);
  cairo_surface_t *copied = draw (sprites, token, scale, 120, 100, width, marks);

  /* Turned about another place, a point may round to another 256th of a pixel. */
  g_assert_cmpuint (most_difference (drawn, copied), <=, 8);
  cairo_surface_destroy (drawn);
  cairo_surface_destroy (copied);
}

static const AciesMarks all_marks[] = {
  0,
  ACIES_MARK_CURSOR,
  ACIES_MARK_SELECTED,
  ACIES_MARK_LEGAL,
  ACIES_MARK_SELECTED | ACIES_MARK_LEGAL,
  ACIES_MARK_TARGET,
};

/* Nothing of any token is cut off, whatever is on it and at any size. */
static void
test_alike (void)
{
  static const double      widths[] = { 13, 47.3, 120 };
  g_autoptr (AciesSprites) sprites = acies_sprites_new ();

  for (guint scale = 1; scale <= 2; scale++)
    for (guint w = 0; w < G_N_ELEMENTS (widths); w++)
      for (guint kind = 0; kind < 48; kind++)
        {
          const AciesSceneToken token = {
            .side = kind & 1,
            .facing = (guint8) (kind / 2 % 4),
            .emblem = (guint8) (kind % 12),
            .pips = 3,
            .hero = kind % 5 == 0 ? 4 : 0,
            .flags = kind,
          };

          acies_sprites_set_scale (sprites, scale);
          assert_alike (sprites, &token, scale, widths[w], all_marks[kind / 2 % G_N_ELEMENTS (all_marks)]);
        }
}

/* One picture serves all that look alike; whatever makes a difference to the eye makes another. */
static void
test_kept (void)
{
  g_autoptr (AciesSprites) sprites = acies_sprites_new ();
  AciesSceneToken          token = { .emblem = 1, .pips = 2, .unit = 3, .cell = 4 };
  AciesSceneToken          others[6];

  cairo_surface_destroy (draw (sprites, &token, 1, 50, 50, 40, 0));
  token.unit = 9;
  token.cell = 7;
  cairo_surface_destroy (draw (sprites, &token, 1, 80, 70, 40, 0));
  g_assert_cmpuint (acies_sprites_get_n (sprites), ==, 1);

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    others[i] = token;
  others[0].side = 1;
  others[1].facing = ACIES_FACING_SOUTH;
  others[2].emblem = 2;
  others[3].pips = 1;
  others[4].hero = 2;
  others[5].flags = ACIES_TOKEN_DISORDERED;
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    cairo_surface_destroy (draw (sprites, &others[i], 1, 50, 50, 40, 0));
  g_assert_cmpuint (acies_sprites_get_n (sprites), ==, 7);
  cairo_surface_destroy (draw (sprites, &token, 1, 50, 50, 41, 0));
  cairo_surface_destroy (draw (sprites, &token, 1, 50, 50, 40, ACIES_MARK_SELECTED));
  g_assert_cmpuint (acies_sprites_get_n (sprites), ==, 9);

  acies_sprites_set_scale (sprites, 2);
  g_assert_cmpuint (acies_sprites_get_n (sprites), ==, 0);
}

/* Between two pixels of the screen a copy is as sharp as on one. */
static void
test_sharp (void)
{
  static const double      steps[] = { 0.2, 0.49, -0.3 };
  const AciesSceneToken    token = { .emblem = 1, .pips = 2 };
  g_autoptr (AciesSprites) sprites = acies_sprites_new ();
  cairo_surface_t         *straight = draw (sprites, &token, 1, 120, 100, 40, 0);

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      cairo_surface_t *between = draw (sprites, &token, 1, 120 + steps[i], 100 - steps[i], 40, 0);

      g_assert_cmpuint (most_difference (straight, between), ==, 0);
      cairo_surface_destroy (between);
    }
  cairo_surface_destroy (straight);
}

/* Any size is drawn or left out, and what is kept does not grow without end. */
static void
test_sizes (void)
{
  static const double      odd[] = { -5, 0, 0.01, 1, 3000, NAN };
  const AciesSceneToken    token = { .side = 5, .emblem = 200, .facing = 3, .flags = 0xff, .hero = 4 };
  g_autoptr (AciesSprites) sprites = acies_sprites_new ();

  for (guint i = 0; i < G_N_ELEMENTS (odd); i++)
    cairo_surface_destroy (draw (sprites, &token, 1, 100, 100, odd[i], 0xff));
  for (guint i = 0; i < 300; i++)
    cairo_surface_destroy (draw (sprites, &token, 1, 100, 100, 200 + i * 0.5, 0));
  g_assert_cmpuint (acies_sprites_get_n (sprites), <, 200);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scene/sprites/alike", test_alike);
  g_test_add_func ("/scene/sprites/kept", test_kept);
  g_test_add_func ("/scene/sprites/sharp", test_sharp);
  g_test_add_func ("/scene/sprites/sizes", test_sizes);

  return g_test_run ();
}
