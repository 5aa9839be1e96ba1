/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-ruleset.h"
#include "engine/core/acies-scenario.h"
#include "scene/acies-export.h"
#include "scene/acies-paint-map.h"

#include <string.h>

#define WIDTH 600
#define HEIGHT 500

/* The picture of a shipped campaign before it begins. */
static AciesScene *
create_scene (void)
{
  g_autofree char *path =
    g_build_filename (g_getenv ("ACIES_SCENARIOS"), "campaigns", "successors-302bc.json", NULL);
  g_autoptr (GFile)         file = g_file_new_for_path (path);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError)        error = NULL;
  g_autoptr (AciesScenario) scenario = acies_scenario_load (file, problems, &error);

  g_assert_no_error (error);

  return acies_scenario_get_ruleset (scenario)->scene_preview (acies_scenario_get_setup (scenario));
}

static cairo_surface_t *
paint (const AciesScene *scene, AciesPaletteVariant variant)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  cairo_t         *cr = cairo_create (surface);
  AciesStyle       style;

  acies_style_init (&style, variant, ACIES_PAIR_CRIMSON_AZURE);
  acies_paint_map (cr, scene, &style, WIDTH, HEIGHT);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static guint
count_differences (cairo_surface_t *a, cairo_surface_t *b)
{
  const guint32 *one = (const guint32 *)(const void *)cairo_image_surface_get_data (a);
  const guint32 *other = (const guint32 *)(const void *)cairo_image_surface_get_data (b);
  guint          n = 0;

  for (guint i = 0; i < WIDTH * HEIGHT; i++)
    n += one[i] != other[i];

  return n;
}

/* Every place is found where it is drawn, and nothing far from all. */
static void
test_pick (void)
{
  g_autoptr (AciesScene) scene = create_scene ();

  g_assert_true (acies_scene_is_map (scene));
  for (guint i = 0; i < scene->nodes->len; i++)
    {
      double x, y;

      acies_map_place (scene, WIDTH, HEIGHT, i, &x, &y);
      g_assert_cmpfloat (x, >, 0);
      g_assert_cmpfloat (x, <, WIDTH);
      g_assert_cmpfloat (y, >, 0);
      g_assert_cmpfloat (y, <, HEIGHT);
      g_assert_cmpint (acies_map_pick (scene, WIDTH, HEIGHT, x + 1, y - 1), ==, (int)i);
    }
  g_assert_cmpint (acies_map_pick (scene, WIDTH, HEIGHT, 2, 2), ==, -1);
}

/* The six players are told apart by everybody, on light ground and on dark. */
static void
test_colors (void)
{
  static const AciesPaletteVariant variants[] = { ACIES_PALETTE_LIGHT, ACIES_PALETTE_DARK };

  for (guint v = 0; v < G_N_ELEMENTS (variants); v++)
    {
      AciesPalette palette;

      acies_palette_init (&palette, variants[v], ACIES_PAIR_CRIMSON_AZURE);
      for (int a = 0; a < ACIES_MAX_SIDES; a++)
        {
          g_assert_cmpfloat (acies_color_contrast (acies_map_side_color (&palette, a),
                                                   acies_palette_get (&palette, ACIES_COLOR_PLATE)),
                             >=, 3);
          for (int b = 0; b < a; b++)
            g_assert_cmpfloat (acies_color_distance (acies_map_side_color (&palette, a),
                                                     acies_map_side_color (&palette, b),
                                                     ACIES_VISION_NORMAL),
                               >=, 10);
        }
    }
}

/* A picture in each palette; an army that has moved, a city that has fallen and a siege are seen. */
static void
test_paint (void)
{
  for (guint variant = 0; variant < ACIES_N_PALETTES; variant++)
    {
      g_autoptr (AciesScene) scene = create_scene ();
      cairo_surface_t       *before = paint (scene, variant), *moved, *fallen;

      g_array_index (scene->tokens, AciesSceneToken, 0).cell = 3;
      moved = paint (scene, variant);
      g_array_index (scene->nodes, AciesSceneNode, 0).side = 3;
      g_array_index (scene->nodes, AciesSceneNode, 1).besieger = 2;
      fallen = paint (scene, variant);
      g_assert_cmpuint (count_differences (before, moved), >, 200);
      g_assert_cmpuint (count_differences (moved, fallen), >, 100);
      cairo_surface_destroy (before);
      cairo_surface_destroy (moved);
      cairo_surface_destroy (fallen);
    }
}

/* Pictures and thumbnails take maps as they take boards. */
static void
test_export (void)
{
  g_autoptr (AciesScene) scene = create_scene ();
  cairo_surface_t       *thumbnail;
  AciesStyle             style;

  acies_style_init (&style, ACIES_PALETTE_LIGHT, ACIES_PAIR_CRIMSON_AZURE);
  for (guint format = ACIES_EXPORT_PNG; format <= ACIES_EXPORT_PDF; format++)
    {
      const AciesExportOptions options = { (AciesExportFormat)format, 500, "The Successors",
                                           "Year 1" };
      g_autoptr (GError)       error = NULL;
      g_autoptr (GBytes)       bytes = acies_export_to_bytes (scene, &style, &options, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (g_bytes_get_size (bytes), >, 1000);
    }
  thumbnail = acies_export_thumbnail (scene, &style, 200, 150, 1);
  g_assert_cmpint (cairo_surface_status (thumbnail), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (thumbnail);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/scene/map/pick", test_pick);
  g_test_add_func ("/scene/map/colors", test_colors);
  g_test_add_func ("/scene/map/paint", test_paint);
  g_test_add_func ("/scene/map/export", test_export);

  return g_test_run ();
}
