/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-palette.h"

#define N_END ACIES_N_COLORS

/* What must stand out on what, and how much (WCAG 2: 4.5 text, 3 marks). */
typedef struct
{
  const char    *name;
  AciesColorName mark, or_mark; /* the better of the two counts */
  double         least;
  AciesColorName grounds[12]; /* ended by N_END */
} Contrast;

#define ANY_GROUND                                                                         \
  {                                                                                        \
    ACIES_COLOR_GROUND, ACIES_COLOR_GROUND_ALT, ACIES_COLOR_HILL, ACIES_COLOR_FOREST,      \
      ACIES_COLOR_MARSH, ACIES_COLOR_WATER, ACIES_COLOR_SEA, ACIES_COLOR_IMPASSABLE, N_END \
  }

static const Contrast contrasts[] = {
  { "text", ACIES_COLOR_TEXT, N_END, 4.5, ANY_GROUND },
  { "text-on-plate", ACIES_COLOR_TEXT, N_END, 4.5, { ACIES_COLOR_PLATE, N_END } },
  { "dim-text-on-plate", ACIES_COLOR_TEXT_DIM, N_END, 4.5, { ACIES_COLOR_PLATE, N_END } },
  { "disordered-on-plate", ACIES_COLOR_DISORDERED, N_END, 4.5, { ACIES_COLOR_PLATE, N_END } },
  { "zone-label",
    ACIES_COLOR_ZONE_LABEL,
    N_END,
    4.5,
    { ACIES_COLOR_GROUND, ACIES_COLOR_GROUND_ALT, ACIES_COLOR_HILL, ACIES_COLOR_FOREST,
      ACIES_COLOR_MARSH, N_END } },
  { "ink-a", ACIES_COLOR_SIDE_A_INK, N_END, 4.5, { ACIES_COLOR_SIDE_A, N_END } },
  { "ink-b", ACIES_COLOR_SIDE_B_INK, N_END, 4.5, { ACIES_COLOR_SIDE_B, N_END } },
  { "broken-a", ACIES_COLOR_SIDE_A_EDGE, N_END, 4.5, { ACIES_COLOR_SIDE_A_SOFT, N_END } },
  { "broken-b", ACIES_COLOR_SIDE_B_EDGE, N_END, 4.5, { ACIES_COLOR_SIDE_B_SOFT, N_END } },
  { "lead-a", ACIES_COLOR_SIDE_A_LEAD, N_END, 3, { ACIES_COLOR_SIDE_A, N_END } },
  { "lead-b", ACIES_COLOR_SIDE_B_LEAD, N_END, 3, { ACIES_COLOR_SIDE_B, N_END } },
  { "body-a", ACIES_COLOR_SIDE_A, ACIES_COLOR_SIDE_A_EDGE, 3, ANY_GROUND },
  { "body-b", ACIES_COLOR_SIDE_B, ACIES_COLOR_SIDE_B_EDGE, 3, ANY_GROUND },
  { "selection", ACIES_COLOR_SELECTION, N_END, 3, ANY_GROUND },
  { "legal", ACIES_COLOR_LEGAL, N_END, 3, ANY_GROUND },
  { "target", ACIES_COLOR_TARGET, N_END, 3, ANY_GROUND },
  { "illegal", ACIES_COLOR_ILLEGAL, N_END, 3, ANY_GROUND },
  { "threat", ACIES_COLOR_THREAT, N_END, 3, ANY_GROUND },
  { "hachures", ACIES_COLOR_HILL_INK, N_END, 3, { ACIES_COLOR_HILL, N_END } },
  { "trees", ACIES_COLOR_FOREST_INK, N_END, 3, { ACIES_COLOR_FOREST, N_END } },
  { "reeds", ACIES_COLOR_MARSH_INK, N_END, 3, { ACIES_COLOR_MARSH, N_END } },
  { "banks", ACIES_COLOR_WATER_INK, N_END, 3, { ACIES_COLOR_WATER, ACIES_COLOR_GROUND, N_END } },
  { "shore", ACIES_COLOR_COAST_INK, N_END, 3, { ACIES_COLOR_SEA, N_END } },
  { "rocks", ACIES_COLOR_IMPASSABLE_INK, N_END, 3, { ACIES_COLOR_IMPASSABLE, N_END } },
  { "houses", ACIES_COLOR_SETTLEMENT, N_END, 3, { ACIES_COLOR_GROUND, N_END } },
  { "camp", ACIES_COLOR_CAMP, N_END, 3, { ACIES_COLOR_GROUND, N_END } },
};

static void
check_contrast (const AciesPalette *palette, const Contrast *c)
{
  for (guint i = 0; c->grounds[i] != N_END; i++)
    {
      const AciesColor ground = acies_palette_get (palette, c->grounds[i]);
      double           got = acies_color_contrast (acies_palette_get (palette, c->mark), ground);

      if (c->or_mark != N_END)
        got = MAX (got, acies_color_contrast (acies_palette_get (palette, c->or_mark), ground));
      if (got < c->least)
        g_error ("%s, palette %d, ground %d: %.2f is below %.1f", c->name, palette->variant,
                 c->grounds[i], got, c->least);
    }
}

static void
test_contrast (gconstpointer data)
{
  const AciesPaletteVariant variant = GPOINTER_TO_UINT (data);

  for (AciesSidePair pair = 0; pair < ACIES_N_PAIRS; pair++)
    {
      AciesPalette palette;

      acies_palette_init (&palette, variant, pair);
      for (guint i = 0; i < G_N_ELEMENTS (contrasts); i++)
        check_contrast (&palette, &contrasts[i]);
    }
}

/* Both sides are told apart by everybody, grey included. */
static void
test_sides (gconstpointer data)
{
  const AciesPaletteVariant variant = GPOINTER_TO_UINT (data);

  for (AciesSidePair pair = 0; pair < ACIES_N_PAIRS; pair++)
    {
      AciesPalette palette;

      acies_palette_init (&palette, variant, pair);
      for (AciesVision vision = 0; vision < ACIES_N_VISIONS; vision++)
        g_assert_cmpfloat (
          acies_color_distance (acies_palette_get (&palette, ACIES_COLOR_SIDE_A),
                                acies_palette_get (&palette, ACIES_COLOR_SIDE_B), vision),
          >=, 10);
    }
}

static void
test_distance (void)
{
  AciesPalette palette;
  AciesColor   a, b;

  /* Measured beforehand for the default pair. */
  static const double light[ACIES_N_VISIONS] = { 45, 36, 43, 54, 14 };

  acies_palette_init (&palette, ACIES_PALETTE_LIGHT, ACIES_PAIR_CRIMSON_AZURE);
  a = acies_palette_side (&palette, 0, ACIES_SIDE_FILL);
  b = acies_palette_side (&palette, 1, ACIES_SIDE_FILL);
  for (AciesVision vision = 0; vision < ACIES_N_VISIONS; vision++)
    {
      g_assert_cmpfloat_with_epsilon (acies_color_distance (a, b, vision), light[vision], 0.6);
      g_assert_cmpfloat_with_epsilon (acies_color_distance (b, a, vision), light[vision], 0.6);
      g_assert_cmpfloat_with_epsilon (acies_color_distance (a, a, vision), 0, 1e-9);
    }
  g_assert_cmpfloat_with_epsilon (
    acies_color_contrast (acies_color_from_hex (0), acies_color_from_hex (0xFFFFFF)), 21, 1e-6);
}

/* Red and green of one lightness are one to a deuteranope. */
static void
test_vision (void)
{
  const AciesColor red = acies_color_from_hex (0xB05A3C), green = acies_color_from_hex (0x77783A);

  g_assert_cmpfloat (acies_color_distance (red, green, ACIES_VISION_NORMAL), >, 25);
  g_assert_cmpfloat (acies_color_distance (red, green, ACIES_VISION_DEUTERANOPIA), <, 10);
}

static void
test_mix (void)
{
  const AciesColor black = acies_color_from_hex (0), white = acies_color_from_hex (0xFFFFFF);
  const AciesColor middle = acies_color_mix (black, white, 0.5);

  g_assert_cmpfloat_with_epsilon (middle.red, 0.5, 1e-9);
  g_assert_cmpfloat_with_epsilon (middle.green, 0.5, 1e-9);
  g_assert_cmpfloat_with_epsilon (middle.blue, 0.5, 1e-9);
  g_assert_cmpfloat (acies_color_mix (black, white, 0).red, ==, 0);
  g_assert_cmpfloat (acies_color_mix (black, white, 1).red, ==, 1);
}

static void
test_names (void)
{
  int value;

  for (int i = 0; i < ACIES_N_PALETTES; i++)
    {
      g_assert_true (acies_names_find (acies_palette_variant_names,
                                       acies_name_of (acies_palette_variant_names, i), &value));
      g_assert_cmpint (value, ==, i);
    }
  for (int i = 0; i < ACIES_N_PAIRS; i++)
    {
      g_assert_nonnull (acies_name_of (acies_side_pair_names, i));
      g_assert_cmpint (strlen (acies_side_pair_label ((AciesSidePair) i)), >, 0);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < ACIES_N_PALETTES; i++)
    {
      const char      *name = acies_name_of (acies_palette_variant_names, (int) i);
      g_autofree char *contrast = g_strconcat ("/palette/contrast/", name, NULL);
      g_autofree char *sides = g_strconcat ("/palette/sides/", name, NULL);

      g_test_add_data_func (contrast, GUINT_TO_POINTER (i), test_contrast);
      g_test_add_data_func (sides, GUINT_TO_POINTER (i), test_sides);
    }
  g_test_add_func ("/palette/distance", test_distance);
  g_test_add_func ("/palette/vision", test_vision);
  g_test_add_func ("/palette/mix", test_mix);
  g_test_add_func ("/palette/names", test_names);

  return g_test_run ();
}
