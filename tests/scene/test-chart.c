/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-chart.h"

#define WIDTH  480
#define HEIGHT 220
#define EDGE   40  /* kept free around the chart */

static AciesRollBars
create_bars (guint most)
{
  AciesRollBars bars = { .n_sides = 2, .names = { "Rome", "Carthage and all of its many allies from Spain and Gaul" } };

  for (guint side = 0; side < 2; side++)
    for (guint total = 2; total <= 12 && most > 0; total++)
      {
        bars.totals[side][total] = (total * 7 + side * 3) % (most + 1);
        bars.n_rolls[side] += bars.totals[side][total];
      }
  return bars;
}

/* Draws with room around it. Returns: (transfer full) */
static cairo_surface_t *
draw (const AciesRollBars *bars, AciesPaletteVariant variant, double text_scale)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH + 2 * EDGE, HEIGHT + 2 * EDGE);
  cairo_t         *cr = cairo_create (surface);
  const AciesRect  area = { EDGE, EDGE, WIDTH, HEIGHT };
  AciesStyle       style;

  acies_style_init (&style, variant, ACIES_PAIR_CRIMSON_AZURE);
  style.text_scale = text_scale;
  acies_chart_rolls (cr, &style, bars, &area);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* Pixels with ink, of those within the area or beside it. */
static guint
count_ink (cairo_surface_t *surface, gboolean inside)
{
  guint n = 0;

  for (int y = 0; y < HEIGHT + 2 * EDGE; y++)
    {
      const guint8  *row = cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);
      const guint32 *pixels = (const guint32 *) (gconstpointer) row;

      for (int x = 0; x < WIDTH + 2 * EDGE; x++)
        {
          const gboolean within = x >= EDGE - 3 && x < WIDTH + EDGE + 3 && y >= EDGE - 3 && y < HEIGHT + EDGE + 3;

          n += pixels[x] >> 24 > 30 && within == inside;
        }
    }
  return n;
}

/* In every palette, with few rolls, many or none, it keeps within its place. */
static void
test_rolls_place (void)
{
  static const guint mosts[] = { 0, 1, 9, 400 };

  for (guint variant = 0; variant < ACIES_N_PALETTES; variant++)
    for (guint i = 0; i < G_N_ELEMENTS (mosts); i++)
      {
        const AciesRollBars bars = create_bars (mosts[i]);
        cairo_surface_t    *surface = draw (&bars, variant, i % 2 == 0 ? 1 : 1.5);

        g_assert_cmpuint (count_ink (surface, FALSE), ==, 0);
        g_assert_cmpuint (count_ink (surface, TRUE), >, 300);
        cairo_surface_destroy (surface);
      }
}

/* Rolls make bars: the more of a total, the more ink. */
static void
test_rolls_bars (void)
{
  AciesRollBars    few = { .n_sides = 2, .names = { "A", "B" }, .n_rolls = { 10, 10 } };
  AciesRollBars    more;
  cairo_surface_t *first, *second;

  few.totals[0][7] = 10;
  few.totals[1][7] = 1;
  more = few;
  more.totals[1][7] = 10;
  first = draw (&few, ACIES_PALETTE_LIGHT, 1);
  second = draw (&more, ACIES_PALETTE_LIGHT, 1);
  g_assert_cmpuint (count_ink (second, TRUE), >, count_ink (first, TRUE) + 500);
  cairo_surface_destroy (first);
  cairo_surface_destroy (second);
}

/* Bars of victories: more ink for more victories, and all of it within the place, in every palette and size of letters. */
static guint
count_level_ink (const AciesLevelBars *bars, AciesPaletteVariant variant, double text_scale)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH + 2 * EDGE, HEIGHT + 2 * EDGE);
  cairo_t         *cr = cairo_create (surface);
  const AciesRect  area = { EDGE, EDGE, WIDTH, HEIGHT };
  AciesStyle       style;
  guint            ink = 0;

  acies_style_init (&style, variant, ACIES_PAIR_CRIMSON_AZURE);
  style.text_scale = text_scale;
  acies_chart_levels (cr, &style, bars, &area);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  g_assert_cmpuint (count_ink (surface, FALSE), ==, 0);
  ink = count_ink (surface, TRUE);
  cairo_surface_destroy (surface);
  return ink;
}

static void
test_levels (void)
{
  AciesLevelBars bars = {
    .names = { "Rome", "Carthage and all of its many allies from Spain and Gaul" },
    .n_levels = 3,
    .levels = { "Minor victory", "Clear victory", "Major victory" },
  };

  for (guint variant = 0; variant < ACIES_N_PALETTES; variant++)
    for (double scale = 1; scale <= 2; scale += 0.5)
      {
        guint none, even;

        memset (bars.victories, 0, sizeof bars.victories);
        none = count_level_ink (&bars, variant, scale);
        bars.victories[0][1] = 40;
        bars.victories[1][2] = 40;
        even = count_level_ink (&bars, variant, scale);
        g_assert_cmpuint (none, >, 0);
        g_assert_cmpuint (even, >, none + 1000);
        bars.victories[1][2] = 10;
        g_assert_cmpuint (count_level_ink (&bars, variant, scale), <, even);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scene/chart/rolls-keep-their-place", test_rolls_place);
  g_test_add_func ("/scene/chart/rolls-are-bars", test_rolls_bars);
  g_test_add_func ("/scene/chart/levels", test_levels);
  return g_test_run ();
}
