/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* Draws the fixtures in all palettes and sizes for looking at: scene-pictures FOLDER. No test. */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene-fixture.h"
#include "table-fixture.h"

#include "scene/acies-chart.h"
#include "scene/acies-export.h"
#include "scene/acies-paint-table.h"

typedef AciesScene *(*Fixture) (void);

static const struct
{
  const char *name;
  Fixture     make;
  gboolean    marked;
} fixtures[] = {
  { "cannae", scene_fixture_cannae, TRUE },
  { "pharsalus", scene_fixture_pharsalus, FALSE },
  { "terrain", scene_fixture_terrain, FALSE },
  { "telamon", table_fixture_telamon, TRUE },
  { "grounds", table_fixture_grounds, FALSE },
};

static const struct
{
  const char *name;
  int         width, height;
} sizes[] = {
  { "1366", 1036, 682 },
  { "1024", 738, 514 },
  { "thumb", 248, 136 },
  { "phone", 360, 420 },
};

static void
save (cairo_surface_t *surface, const char *folder, const char *name)
{
  g_autofree char *file = g_strdup_printf ("%s.png", name);
  g_autofree char *path = g_build_filename (folder, file, NULL);

  g_assert_cmpint (cairo_surface_write_to_png (surface, path), ==, CAIRO_STATUS_SUCCESS);
}

static void
draw_marks (cairo_t *cr, const AciesLayout *layout, const AciesStyle *style)
{
  static const struct
  {
    int        cell;
    AciesMarks marks;
  } zones[] = {
    { 6, ACIES_MARK_SELECTED },
    { 7, ACIES_MARK_TARGET },
    { 5, ACIES_MARK_THREAT },
    { 8, ACIES_MARK_LEGAL },
    { 1, ACIES_MARK_ILLEGAL },
    { 11, ACIES_MARK_LEGAL },
    { 18, ACIES_MARK_CURSOR },
  };

  for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
    acies_paint_zone_marks (cr, layout, style, zones[i].cell, zones[i].marks);
}

/* A wheel about to be made, with all kinds of marks. */
static void
draw_table (cairo_t *cr, const AciesLayout *layout, const AciesStyle *style, gboolean marked)
{
  static const AciesTableMark shapes[] = {
    { ACIES_TABLE_MARK_ZONE, 0, 7, 4, { { 32200, 13000 }, { 36200, 13000 }, { 36200, 18000 }, { 32200, 18000 } } },
    { ACIES_TABLE_MARK_ARC, 1, 3, 4, { { 18000, 21800 }, { 29800, 21000 }, { 29000, 16000 }, { 17000, 16800 } } },
    { ACIES_TABLE_MARK_REACH, 1, 5, 4, { { 46000, 22000 }, { 50000, 21800 }, { 49400, 11800 }, { 45400, 12000 } } },
  };
  AciesTokenMarks marks;
  AciesFootprint  ghost = { { 33200, 21300, 33600 }, 4000, 1500 };

  acies_token_marks_clear (&marks);
  for (guint i = 0; marked && i < G_N_ELEMENTS (shapes); i++)
    acies_paint_table_mark (cr, layout, style, &shapes[i]);
  if (marked)
    {
      marks.selected[1] = 7;
      marks.targets[0] = 1u << 9;
      marks.choices[0] = 1u << 10;
    }
  acies_paint_table (cr, layout, style, &marks);
  if (!marked)
    return;

  for (guint i = 0; i < 3; i++, ghost.pose.x += 3650, ghost.pose.y += 1620)
    acies_paint_ghost (cr, layout, style, &ghost, i == 2);
  acies_paint_snap (cr, layout, style, &ghost);
  acies_paint_failure (cr, layout, style, 42000, 27000);
  acies_paint_measure (cr, style, (double[2]){ 60, 500 }, (double[2]){ 190, 560 }, "120 mm");
  acies_paint_lasso (cr, style, &(AciesRect){ 20, 20, 140, 90 });
}

static void
draw_scene (cairo_t *cr, const AciesScene *scene, const AciesStyle *style, const int size[2],
            gboolean marked)
{
  g_autoptr (AciesLayout) layout = NULL;
  AciesViewport           viewport;
  AciesTokenMarks         marks;
  double                  x, y;

  acies_viewport_init_for_scene (&viewport, scene);
  acies_viewport_resize (&viewport, size[0], size[1]);
  layout = acies_layout_new_for_viewport (scene, style, &viewport);
  acies_paint_surround (cr, style, size[0], size[1]);
  acies_viewport_get_origin (&viewport, &x, &y);
  cairo_translate (cr, x, y);
  acies_paint_ground (cr, layout, style);
  acies_token_marks_clear (&marks);
  if (layout->scale > 0)
    {
      draw_table (cr, layout, style, marked);
      return;
    }
  if (marked)
    {
      draw_marks (cr, layout, style);
      marks.selected[1] = G_GUINT64_CONSTANT (7) << 3;
      marks.targets[0] = 1;
    }
  for (int cell = 0; cell < 20; cell++)
    acies_paint_zone_tokens (cr, layout, style, cell, &marks);
  if (marked)
    {
      acies_paint_zone_cost (cr, layout, style, 11, ACIES_MARK_LEGAL, "2 orders");
      acies_paint_arrow (cr, layout, style, ACIES_ARROW_ATTACK, 6, 7, "42 %");
      acies_paint_arrow (cr, layout, style, ACIES_ARROW_ATTACK, 12, 7, "28 %");
      acies_paint_arrow (cr, layout, style, ACIES_ARROW_MOVE, 14, 9, "3 orders");
    }
}

static void
draw_tokens (cairo_t *cr, const AciesStyle *style)
{
  static const int         widths[] = { 64, 56, 48, 46, 40, 34, 31, 28, 24, 22, 20, 16, 14, 12 };
  static const AciesEmblem emblems[] = { ACIES_EMBLEM_LEGIONARIES, ACIES_EMBLEM_ELEPHANTS,
                                         ACIES_EMBLEM_HEAVY_CAVALRY };
  double                   y = 50;

  acies_color_set (cr, acies_palette_get (&style->palette, ACIES_COLOR_GROUND), 1);
  cairo_paint (cr);
  for (guint row = 0; row < 8; row++, y += 78)
    for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
      {
        const AciesSceneToken token = {
          .side = (gint8) (row % 2),
          .facing = (guint8) (row / 2),
          .emblem = emblems[i % 3],
          .pips = (guint8) (1 + i % 3),
          .hero = row / 2 == 1 ? 3 : 0,
          .hero_dazed = i % 2 == 1,
          .flags = (row & 2 ? ACIES_TOKEN_LEAD : 0) | (row & 4 ? ACIES_TOKEN_DISORDERED : 0) |
                   (row / 2 == 3 ? ACIES_TOKEN_ACTED : 0),
        };
        const AciesMarks marks[] = { 0, 0, ACIES_MARK_SELECTED, ACIES_MARK_TARGET };

        acies_paint_token (cr, style, &token, 50 + i * 78, y, widths[i],
                           i % 4 == 1 ? marks[row / 2] : 0);
      }
}

static void
draw_charts (cairo_t *cr, const AciesStyle *style)
{
  static const gint32 rome[] = { 71, 71, 68, 60, 52, 33, 14, 8 },
                      carthage[] = { 93, 93, 91, 88, 84, 80, 76, 74 };
  const AciesCourse course = {
    2,
    { "Rome", "Carthage" },
    G_N_ELEMENTS (rome),
    { rome, carthage },
    5,
    "Gauls hold, Africans turn in",
  };
  const AciesDiceBars bars = { 1, 8, 12, 9 }, other = { 0, 5, 13, 0 };

  acies_color_set (cr, acies_palette_get (&style->palette, ACIES_COLOR_PLATE), 1);
  cairo_paint (cr);
  acies_chart_course (cr, style, &course, &(AciesRect){ 20, 20, 610, 270 });
  acies_chart_dice (cr, style, &bars, &(AciesRect){ 660, 20, 282, 96 });
  acies_chart_dice (cr, style, &other, &(AciesRect){ 660, 130, 240, 50 });
  acies_chart_strength (cr, style, 0, 52, 71, &(AciesRect){ 660, 200, 260, 8 });
  acies_chart_strength (cr, style, 1, 84, 93, &(AciesRect){ 660, 220, 260, 8 });
  acies_paint_pips (cr, style, &(AciesSceneCounter){ 1, NULL, 5, 11, NULL, NULL, 0 }, 660, 240, 10);
  acies_paint_pips (cr, style, &(AciesSceneCounter){ 1, NULL, 3, 4, NULL, NULL, 1 }, 660, 256, 10);
  acies_paint_pips (cr, style, &(AciesSceneCounter){ 0, NULL, 20, 33, NULL, NULL, 0 }, 660, 272, 10);
  for (int rating = 1; rating <= 4; rating++)
    {
      acies_paint_badge (cr, style, &(AciesBadge){ 0, rating, FALSE, FALSE }, 780 + rating * 36,
                         250, 14);
      acies_paint_badge (cr, style, &(AciesBadge){ 1, rating, TRUE, rating == 4 },
                         780 + rating * 36, 284, 14);
    }
}

/* Draws into an image file of its own. */
static void
draw_picture (const char *folder, const char *name, const AciesStyle *style,
              void (*draw) (cairo_t *, const AciesStyle *))
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 1120, 640);
  cairo_t         *cr = cairo_create (surface);

  draw (cr, style);
  save (surface, folder, name);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
export_scene (const char *folder, const AciesScene *scene, const char *fixture,
              const AciesStyle *style)
{
  for (AciesExportFormat format = ACIES_EXPORT_PNG; format <= ACIES_EXPORT_PDF; format++)
    {
      const AciesExportOptions options = { format, 1600, "Cannae, 216 BC", "Turn 4 of 10" };
      g_autofree char         *name =
        g_strdup_printf ("export-%s-%d.%s", fixture, (int) style->palette.variant,
                         acies_name_of (acies_export_format_names, (int) format));
      g_autoptr (GFile)  file = g_file_new_build_filename (folder, name, NULL);
      g_autoptr (GError) error = NULL;

      acies_export_to_file (scene, style, &options, file, &error);
      g_assert_no_error (error);
    }
}

int
main (int argc, char *argv[])
{
  g_assert_cmpint (argc, ==, 2);

  for (guint v = 0; v < ACIES_N_PALETTES; v++)
    {
      AciesStyle       style;
      g_autofree char *name =
        g_strdup_printf ("tokens-%s", acies_name_of (acies_palette_variant_names, (int) v));
      g_autofree char *charts =
        g_strdup_printf ("charts-%s", acies_name_of (acies_palette_variant_names, (int) v));
      cairo_surface_t *surface;
      cairo_t         *cr;

      acies_style_init (&style, v, ACIES_PAIR_CRIMSON_AZURE);
      draw_picture (argv[1], name, &style, draw_tokens);
      draw_picture (argv[1], charts, &style, draw_charts);

      for (guint f = 0; f < G_N_ELEMENTS (fixtures); f++)
        for (guint s = 0; s < G_N_ELEMENTS (sizes); s++)
          {
            AciesScene      *scene = fixtures[f].make ();
            const int        size[2] = { sizes[s].width, sizes[s].height };
            g_autofree char *file =
              g_strdup_printf ("%s-%s-%s", fixtures[f].name,
                               acies_name_of (acies_palette_variant_names, (int) v), sizes[s].name);

            surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size[0], size[1]);
            cr = cairo_create (surface);
            draw_scene (cr, scene, &style, size, fixtures[f].marked && s < 2);
            save (surface, argv[1], file);
            cairo_destroy (cr);
            cairo_surface_destroy (surface);
            if (s == 0)
              export_scene (argv[1], scene, fixtures[f].name, &style);
            if (s == 2)
              {
                cairo_surface_t *card = acies_export_thumbnail (scene, &style, 248, 136, 2);

                file[strlen (file) - 5] = 'c';
                save (card, argv[1], file);
                cairo_surface_destroy (card);
              }
            acies_scene_free (scene);
          }
    }
  return 0;
}
