/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene-fixture.h"

#include "scene/acies-chart.h"
#include "scene/acies-paint-ground.h"
#include "scene/acies-paint-text.h"
#include "scene/acies-paint.h"

#include <math.h>
#include <string.h>

#define CELL_WIDTH  144
#define CELL_HEIGHT 124
#define BORDER      20 /* px around the board in which nothing may be drawn */
#define WIDTH       (5 * CELL_WIDTH + 2 * BORDER)
#define HEIGHT      (4 * CELL_HEIGHT + 2 * BORDER)

/* A board's picture, the board's corner at (BORDER, BORDER); clear where nothing was drawn. */
typedef struct
{
  cairo_surface_t *surface;
  cairo_t         *cr;
} Canvas;

static Canvas
canvas_new (void)
{
  Canvas canvas = { cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT), NULL };

  canvas.cr = cairo_create (canvas.surface);
  cairo_translate (canvas.cr, BORDER, BORDER);
  return canvas;
}

static void
canvas_clear (Canvas *canvas)
{
  g_assert_cmpint (cairo_status (canvas->cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (canvas->cr);
  cairo_surface_destroy (canvas->surface);
}

/* 0xAARRGGBB at a point of the board. */
static guint32
pixel (const Canvas *canvas, double x, double y)
{
  const guchar *row;

  cairo_surface_flush (canvas->surface);
  row = cairo_image_surface_get_data (canvas->surface) +
        ((int) y + BORDER) * cairo_image_surface_get_stride (canvas->surface);
  return ((const guint32 *) (gconstpointer) row)[(int) x + BORDER];
}

/* As near as rounding lets it be. */
static gboolean
is_color (guint32 value, AciesColor color)
{
  const int red = (int) lround (color.red * 255) - (int) (value >> 16 & 0xff);
  const int green = (int) lround (color.green * 255) - (int) (value >> 8 & 0xff);
  const int blue = (int) lround (color.blue * 255) - (int) (value & 0xff);

  return value >> 24 == 0xff && ABS (red) <= 1 && ABS (green) <= 1 && ABS (blue) <= 1;
}

/* How many pixels of the rectangle have the colour. */
static guint
count_color (const Canvas *canvas, const AciesRect *rect, AciesColor color)
{
  guint n = 0;

  for (double y = rect->y; y < rect->y + rect->height; y++)
    for (double x = rect->x; x < rect->x + rect->width; x++)
      n += is_color (pixel (canvas, x, y), color);
  return n;
}

static gboolean
shows (const Canvas *canvas, const AciesRect *rect, AciesColor color)
{
  return count_color (canvas, rect, color) > 0;
}

/* All that was drawn lies within the rectangle. */
static void
assert_only_within (const Canvas *canvas, const AciesRect *rect)
{
  for (int y = -BORDER; y < HEIGHT - BORDER; y++)
    for (int x = -BORDER; x < WIDTH - BORDER; x++)
      if (pixel (canvas, x, y) != 0)
        {
          g_assert_cmpfloat (x, >=, floor (rect->x));
          g_assert_cmpfloat (y, >=, floor (rect->y));
          g_assert_cmpfloat (x, <, ceil (rect->x + rect->width));
          g_assert_cmpfloat (y, <, ceil (rect->y + rect->height));
        }
}

static AciesStyle
plain_style (AciesPaletteVariant variant)
{
  AciesStyle style;

  acies_style_init (&style, variant, ACIES_PAIR_CRIMSON_AZURE);
  return style;
}

static guint32
checksum (const Canvas *canvas)
{
  const guchar *data;
  guint32       sum = 2166136261u;

  cairo_surface_flush (canvas->surface);
  data = cairo_image_surface_get_data (canvas->surface);
  for (int i = 0; i < HEIGHT * cairo_image_surface_get_stride (canvas->surface); i++)
    sum = (sum ^ data[i]) * 16777619u;
  return sum;
}

/* Each token shows its side's colour in its place. */
static void
test_tokens_in_place (gconstpointer data)
{
  const AciesStyle        style = plain_style (GPOINTER_TO_UINT (data));
  AciesScene             *scene = scene_fixture_cannae ();
  g_autoptr (AciesLayout) layout = acies_layout_new (scene, &style, CELL_WIDTH, CELL_HEIGHT);
  Canvas                  canvas = canvas_new ();

  acies_paint_board (canvas.cr, layout, &style);
  for (guint i = 0; i < layout->tokens->len; i++)
    {
      const AciesTokenPlace *place = &g_array_index (layout->tokens, AciesTokenPlace, i);
      const AciesSceneToken *token = &g_array_index (scene->tokens, AciesSceneToken, place->token);
      AciesColor fill = acies_palette_side (&style.palette, token->side, ACIES_SIDE_FILL);

      if (token->flags & ACIES_TOKEN_ACTED)
        fill = acies_color_mix (fill, acies_palette_get (&style.palette, ACIES_COLOR_GROUND), 0.42);
      g_assert_true (shows (&canvas, &place->box, fill));
    }
  assert_only_within (&canvas, &(AciesRect){ 0, 0, 5 * CELL_WIDTH, 4 * CELL_HEIGHT });
  canvas_clear (&canvas);
  acies_layout_free (g_steal_pointer (&layout));
  acies_scene_free (scene);
}

/* A zone's tokens and marks keep to the bounds that are told for it. */
static void
test_zone_bounds (void)
{
  const AciesStyle        style = plain_style (ACIES_PALETTE_LIGHT);
  AciesScene             *scene = scene_fixture_cannae ();
  g_autoptr (AciesLayout) layout = acies_layout_new (scene, &style, CELL_WIDTH, CELL_HEIGHT);

  for (int cell = 0; cell < 20; cell++)
    {
      const AciesRect bounds = acies_paint_zone_bounds (layout, cell);
      Canvas          canvas = canvas_new ();
      AciesTokenMarks marks;

      acies_token_marks_clear (&marks);
      marks.selected[0] = marks.selected[1] = marks.targets[0] = G_MAXUINT64;
      marks.choices[0] = marks.choices[1] = G_MAXUINT64;
      acies_paint_zone_marks (canvas.cr, layout, &style, cell, 0x7f);
      acies_paint_zone_tokens (canvas.cr, layout, &style, cell, &marks);
      acies_paint_zone_cost (canvas.cr, layout, &style, cell, ACIES_MARK_LEGAL, "2 orders");
      assert_only_within (&canvas, &bounds);
      canvas_clear (&canvas);
    }
  acies_layout_free (g_steal_pointer (&layout));
  acies_scene_free (scene);
}

static double
shared_area (const AciesRect *a, const AciesRect *b)
{
  const double width = MIN (a->x + a->width, b->x + b->width) - MAX (a->x, b->x);
  const double height = MIN (a->y + a->height, b->y + b->height) - MAX (a->y, b->y);

  return MAX (width, 0) * MAX (height, 0);
}

/* A price hides no commander's name, stays in its zone but for a little over its upper border, and stands in the middle of the foot
 * where nobody is. */
static void
test_cost_hides_no_name (void)
{
  const AciesStyle        style = plain_style (ACIES_PALETTE_LIGHT);
  AciesScene             *scene = scene_fixture_cannae ();
  g_autoptr (AciesLayout) layout = acies_layout_new (scene, &style, CELL_WIDTH, CELL_HEIGHT);

  g_assert_cmpuint (layout->leaders->len, >, 0);
  for (int cell = 0; cell < 20; cell++)
    {
      const AciesCellPlace *place = &layout->cells[cell];
      const AciesRect       box = acies_paint_zone_cost_box (layout, &style, cell, "2 ●");

      g_assert_cmpfloat (shared_area (&box, &place->rect), >=, box.width * box.height / 2 - 0.01);
      g_assert_cmpfloat (box.y, >=, 0);
      for (guint i = 0; i < place->n_leaders; i++)
        g_assert_cmpfloat (
          shared_area (&box, &g_array_index (layout->leaders, AciesLeaderPlace, place->first_leader + i).box), ==, 0);
      if (place->count == 0 && place->n_leaders == 0 && place->head.height <= 0 && place->foot.height <= 0)
        {
          g_assert_cmpfloat (fabs (box.x + box.width / 2 - place->rect.x - place->rect.width / 2), <, 0.01);
          g_assert_cmpfloat (box.y, >, place->rect.y + place->rect.height / 2);
        }
    }
  acies_layout_free (g_steal_pointer (&layout));
  acies_scene_free (scene);
}

/* However small the zones and large the letters, a price leaves the zone and its commander to be seen. */
static void
test_cost_in_small_zones (void)
{
  static const struct
  {
    double width, height, text_scale;
  } cases[] = { { 60, 72, 1 }, { 76, 48, 2 }, { 60, 60, 2 }, { 140, 118, 2 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      AciesStyle              style = plain_style (ACIES_PALETTE_LIGHT);
      AciesScene             *scene = scene_fixture_cannae ();
      g_autoptr (AciesLayout) layout = NULL;

      style.text_scale = cases[i].text_scale;
      layout = acies_layout_new (scene, &style, cases[i].width, cases[i].height);
      for (int cell = 0; cell < 20; cell++)
        {
          const AciesCellPlace *place = &layout->cells[cell];
          const AciesRect       box = acies_paint_zone_cost_box (layout, &style, cell, "2 ●");

          g_assert_cmpfloat (box.width * box.height, <, 0.2 * place->rect.width * place->rect.height);
          for (guint k = 0; k < place->n_leaders; k++)
            {
              const AciesRect *leader =
                &g_array_index (layout->leaders, AciesLeaderPlace, place->first_leader + k).box;

              g_assert_cmpfloat (shared_area (&box, leader), <, 0.3 * leader->width * leader->height);
            }
        }
      acies_layout_free (g_steal_pointer (&layout));
      acies_scene_free (scene);
    }
}

/* Whatever people leave away or add changes the picture, and nothing leaves the field. */
static void
test_shown (void)
{
  const AciesStyle        plain = plain_style (ACIES_PALETTE_LIGHT);
  AciesScene             *scene = scene_fixture_cannae ();
  g_autoptr (AciesLayout) layout = acies_layout_new (scene, &plain, CELL_WIDTH, CELL_HEIGHT);
  guint32                 sums[7];

  scene_fixture_set_terrain (scene, "a1 b1", ACIES_TERRAIN_HILL);
  for (guint i = 0; i < G_N_ELEMENTS (sums); i++)
    {
      AciesStyle style = plain;
      Canvas     canvas = canvas_new ();

      style.shown ^= i < 6 ? 1u << i : 0;
      acies_paint_board (canvas.cr, layout, &style);
      assert_only_within (&canvas, &(AciesRect){ 0, 0, 5 * CELL_WIDTH, 4 * CELL_HEIGHT });
      sums[i] = checksum (&canvas);
      canvas_clear (&canvas);
      for (guint k = 0; k < i; k++)
        g_assert_cmpuint (sums[i], !=, sums[k]);
    }
  acies_layout_free (g_steal_pointer (&layout));
  acies_scene_free (scene);
}

/* North is told at the corner of the field in every palette, where there is room for letters. */
static void
test_north (gconstpointer data)
{
  const AciesStyle        style = plain_style (GPOINTER_TO_UINT (data));
  AciesScene             *scene = scene_fixture_cannae ();
  g_autoptr (AciesLayout) layout = acies_layout_new (scene, &style, CELL_WIDTH, CELL_HEIGHT);
  Canvas                  canvas = canvas_new ();
  AciesGround             ground;
  AciesRect               box;

  acies_ground_init (&ground, canvas.cr, layout, &style);
  box = acies_ground_paint_north (&ground);
  acies_ground_clear (&ground);
  g_assert_cmpfloat (box.width, >, 10);
  g_assert_cmpfloat (box.x, >, 4 * CELL_WIDTH);
  g_assert_cmpfloat (box.x + box.width, <, 5 * CELL_WIDTH);
  g_assert_true (shows (&canvas, &box, acies_palette_get (&style.palette, ACIES_COLOR_ZONE_LABEL)));
  for (guint i = 0; i < layout->tokens->len; i++)
    {
      const AciesRect *token = &g_array_index (layout->tokens, AciesTokenPlace, i).box;

      g_assert_true (token->x >= box.x + box.width || token->x + token->width <= box.x ||
                     token->y >= box.y + box.height || token->y + token->height <= box.y);
    }
  canvas_clear (&canvas);
  acies_layout_free (g_steal_pointer (&layout));
  acies_scene_free (scene);
}

static void
test_arrow_bounds (void)
{
  const AciesStyle        style = plain_style (ACIES_PALETTE_DARK);
  AciesScene             *scene = scene_fixture_cannae ();
  g_autoptr (AciesLayout) layout = acies_layout_new (scene, &style, CELL_WIDTH, CELL_HEIGHT);
  static const int        ways[][2] = { { 6, 7 }, { 7, 6 }, { 12, 7 },  { 7, 12 },
                                        { 0, 5 }, { 4, 3 }, { 19, 14 }, { 0, 6 } };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    for (AciesArrow kind = 0; kind <= ACIES_ARROW_PAST; kind++)
      {
        const AciesRect bounds =
          acies_paint_arrow_bounds (layout, &style, ways[i][0], ways[i][1], "42 %");
        Canvas canvas = canvas_new ();

        acies_paint_arrow (canvas.cr, layout, &style, kind, ways[i][0], ways[i][1], "42 %");
        assert_only_within (&canvas, &bounds);
        canvas_clear (&canvas);
      }
  acies_layout_free (g_steal_pointer (&layout));
  acies_scene_free (scene);
}

static void
test_same_twice (void)
{
  AciesScene *scenes[] = { scene_fixture_cannae (), scene_fixture_terrain () };

  for (guint s = 0; s < G_N_ELEMENTS (scenes); s++)
    {
      const AciesStyle style = plain_style (ACIES_PALETTE_LIGHT);
      guint32          sums[2];

      for (guint i = 0; i < 2; i++)
        {
          g_autoptr (AciesLayout) layout =
            acies_layout_new (scenes[s], &style, CELL_WIDTH, CELL_HEIGHT);
          Canvas canvas = canvas_new ();

          acies_paint_board (canvas.cr, layout, &style);
          sums[i] = checksum (&canvas);
          canvas_clear (&canvas);
        }
      g_assert_cmphex (sums[0], ==, sums[1]);
      acies_scene_free (scenes[s]);
    }
}

/* Each kind of terrain shows its colour in its zones and nowhere far from them. */
static const struct
{
  const char    *name;
  AciesTerrain   terrain;
  AciesColorName body;
} terrains[] = {
  { "hill", ACIES_TERRAIN_HILL, ACIES_COLOR_HILL },
  { "forest", ACIES_TERRAIN_FOREST, ACIES_COLOR_FOREST },
  { "marsh", ACIES_TERRAIN_MARSH, ACIES_COLOR_MARSH },
  { "stream", ACIES_TERRAIN_STREAM, ACIES_COLOR_WATER },
  { "river", ACIES_TERRAIN_RIVER, ACIES_COLOR_WATER },
  { "coast", ACIES_TERRAIN_COAST, ACIES_COLOR_SEA },
  { "impassable", ACIES_TERRAIN_IMPASSABLE, ACIES_COLOR_IMPASSABLE },
};

static void
test_terrain (gconstpointer data)
{
  const guint      i = GPOINTER_TO_UINT (data);
  const AciesStyle style = plain_style (ACIES_PALETTE_LIGHT);
  const AciesColor body = acies_palette_get (&style.palette, terrains[i].body);

  for (int cell = 0; cell < 20; cell++)
    {
      AciesScene             *scene = scene_fixture_empty ();
      g_autoptr (AciesLayout) layout = NULL;
      Canvas                  canvas = canvas_new ();

      /* Only the edge has a coast. */
      if (terrains[i].terrain == ACIES_TERRAIN_COAST &&
          (cell == 6 || cell == 7 || cell == 8 || (cell > 10 && cell < 14)))
        {
          canvas_clear (&canvas);
          acies_scene_free (scene);
          continue;
        }
      scene->cells[cell].terrain = terrains[i].terrain;
      layout = acies_layout_new (scene, &style, CELL_WIDTH, CELL_HEIGHT);
      acies_paint_ground (canvas.cr, layout, &style);
      for (int other = 0; other < 20; other++)
        {
          const gboolean near = ABS (other % 5 - cell % 5) <= 1 && ABS (other / 5 - cell / 5) <= 1;

          if (other == cell || !near)
            g_assert_cmpint (shows (&canvas, &layout->cells[other].rect, body), ==, other == cell);
        }
      canvas_clear (&canvas);
      acies_layout_free (g_steal_pointer (&layout));
      acies_scene_free (scene);
    }
}

/* What neighbours show of a zone's terrain is little. */
static void
test_terrain_keeps_home (gconstpointer data)
{
  const guint             i = GPOINTER_TO_UINT (data);
  const AciesStyle        style = plain_style (ACIES_PALETTE_LIGHT);
  const AciesColor        body = acies_palette_get (&style.palette, terrains[i].body);
  AciesScene             *scene = scene_fixture_empty ();
  g_autoptr (AciesLayout) layout = NULL;
  Canvas                  canvas = canvas_new ();
  const int               home = terrains[i].terrain == ACIES_TERRAIN_COAST ? 5 : 7;

  scene->cells[home].terrain = terrains[i].terrain;
  layout = acies_layout_new (scene, &style, CELL_WIDTH, CELL_HEIGHT);
  acies_paint_ground (canvas.cr, layout, &style);
  for (AciesFacing edge = 0; edge < 4; edge++)
    {
      static const int step[] = { -5, 1, 5, -1 };
      const int        beside = home + step[edge];
      const AciesRect *rect;

      if (home == 5 && edge == ACIES_FACING_WEST)
        continue;
      rect = &layout->cells[beside].rect;
      g_assert_cmpfloat (count_color (&canvas, rect, body) / (rect->width * rect->height), <, 0.06);
    }
  canvas_clear (&canvas);
  acies_layout_free (g_steal_pointer (&layout));
  acies_scene_free (scene);
}

/* A river along a column leaves the board at both ends; one that begins within does not. */
static void
test_course_leaves (void)
{
  static const struct
  {
    const char *zones;
    gboolean    north, south, east, west;
  } courses[] = {
    { "b1 b2 b3 b4", TRUE, TRUE, FALSE, FALSE },
    { "a2 b2 c2 d2 e2", FALSE, FALSE, TRUE, TRUE },
    { "b2 b3 b4", FALSE, TRUE, FALSE, FALSE },
    { "b2 c3 d3", FALSE, FALSE, FALSE, FALSE },
    { "a2 b2 c1", TRUE, FALSE, FALSE, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (courses); i++)
    {
      const AciesStyle        style = plain_style (ACIES_PALETTE_LIGHT);
      const AciesColor        water = acies_palette_get (&style.palette, ACIES_COLOR_WATER);
      AciesScene             *scene = scene_fixture_empty ();
      Canvas                  canvas = canvas_new ();
      const double            w = 5 * CELL_WIDTH, h = 4 * CELL_HEIGHT;
      g_autoptr (AciesLayout) layout = NULL;

      scene_fixture_add_course (scene, "Aufidus", TRUE, courses[i].zones);
      layout = acies_layout_new (scene, &style, CELL_WIDTH, CELL_HEIGHT);
      acies_paint_ground (canvas.cr, layout, &style);
      g_assert_cmpint (shows (&canvas, &(AciesRect){ 0, 0, w, 2 }, water), ==, courses[i].north);
      g_assert_cmpint (shows (&canvas, &(AciesRect){ 0, h - 2, w, 2 }, water), ==,
                       courses[i].south);
      g_assert_cmpint (shows (&canvas, &(AciesRect){ w - 2, 0, 2, h }, water), ==, courses[i].east);
      g_assert_cmpint (shows (&canvas, &(AciesRect){ 0, 0, 2, h }, water), ==, courses[i].west);
      canvas_clear (&canvas);
      acies_layout_free (g_steal_pointer (&layout));
      acies_scene_free (scene);
    }
}

/* The sea lies off the field, and where deep water is impassable. */
static void
test_sea_side (void)
{
  const AciesStyle        style = plain_style (ACIES_PALETTE_LIGHT);
  const AciesColor        sea = acies_palette_get (&style.palette, ACIES_COLOR_SEA);
  AciesScene             *scene = scene_fixture_empty ();
  g_autoptr (AciesLayout) layout = NULL;
  Canvas                  canvas = canvas_new ();

  scene_fixture_set_terrain (scene, "a1 a2 d2", ACIES_TERRAIN_COAST);
  scene_fixture_set_terrain (scene, "e2", ACIES_TERRAIN_IMPASSABLE);
  layout = acies_layout_new (scene, &style, CELL_WIDTH, CELL_HEIGHT);
  acies_paint_ground (canvas.cr, layout, &style);
  g_assert_true (shows (&canvas, &(AciesRect){ 0, 30, 6, 80 }, sea));
  g_assert_false (shows (&canvas, &(AciesRect){ 80, 0, 60, 2 }, sea));
  g_assert_true (
    shows (&canvas, &(AciesRect){ 4 * CELL_WIDTH + 30, CELL_HEIGHT + 30, 80, 60 }, sea));
  g_assert_true (
    shows (&canvas, &(AciesRect){ 4 * CELL_WIDTH - 10, CELL_HEIGHT + 30, 8, 60 }, sea));
  g_assert_false (shows (&canvas, &(AciesRect){ 3 * CELL_WIDTH, CELL_HEIGHT + 30, 60, 60 }, sea));
  canvas_clear (&canvas);
  acies_layout_free (g_steal_pointer (&layout));
  acies_scene_free (scene);
}

/* Every state of a token looks different from every other. */
static void
test_token_states (void)
{
  static const struct
  {
    AciesTokenFlags flags;
    AciesMarks      marks;
    guint8          pips, hero, facing, side;
  } states[] = {
    { 0, 0, 2, 0, 0, 0 },
    { ACIES_TOKEN_DISORDERED, 0, 2, 0, 0, 0 },
    { ACIES_TOKEN_LEAD, 0, 2, 0, 0, 0 },
    { ACIES_TOKEN_ACTED, 0, 2, 0, 0, 0 },
    { ACIES_TOKEN_ACTIVE, 0, 2, 0, 0, 0 },
    { ACIES_TOKEN_DIAMONDS, 0, 2, 0, 0, 0 },
    { 0, ACIES_MARK_SELECTED, 2, 0, 0, 0 },
    { 0, ACIES_MARK_TARGET, 2, 0, 0, 0 },
    { 0, ACIES_MARK_LEGAL, 2, 0, 0, 0 },
    { 0, ACIES_MARK_LEGAL | ACIES_MARK_SELECTED, 2, 0, 0, 0 },
    { 0, ACIES_MARK_CURSOR, 2, 0, 0, 0 },
    { 0, 0, 1, 0, 0, 0 },
    { 0, 0, 3, 0, 0, 0 },
    { 0, 0, 2, 1, 0, 0 },
    { 0, 0, 2, 2, 0, 0 },
    { 0, 0, 2, 0, ACIES_FACING_EAST, 0 },
    { 0, 0, 2, 0, ACIES_FACING_SOUTH, 0 },
    { 0, 0, 2, 0, 0, 1 },
  };
  const AciesStyle style = plain_style (ACIES_PALETTE_PRINT);
  guint32          sums[G_N_ELEMENTS (states)];

  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    {
      const AciesSceneToken token = {
        .side = (gint8) states[i].side,
        .facing = states[i].facing,
        .emblem = ACIES_EMBLEM_HOPLITES,
        .pips = states[i].pips,
        .hero = states[i].hero,
        .flags = states[i].flags,
      };
      Canvas canvas = canvas_new ();

      acies_paint_token (canvas.cr, &style, &token, 100, 100, 44, states[i].marks);
      sums[i] = checksum (&canvas);
      for (guint k = 0; k < i; k++)
        g_assert_cmphex (sums[i], !=, sums[k]);
      canvas_clear (&canvas);
    }
}

/* Any size and any nonsense is drawn or left out, never a fault. */
static void
test_odd_sizes (void)
{
  static const double   widths[] = { -5, 0, 0.01, 1, 5, 11, 12, 13, 3000, NAN };
  const AciesStyle      style = plain_style (ACIES_PALETTE_LIGHT);
  Canvas                canvas = canvas_new ();
  const AciesSceneToken token = { .side = 5, .emblem = 200, .facing = 3, .flags = 0xff, .hero = 4 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    acies_paint_token (canvas.cr, &style, &token, 100, 100, widths[i], 0xff);
  for (double size = 1; size < 300; size *= 1.7)
    {
      AciesScene             *scene = scene_fixture_terrain ();
      g_autoptr (AciesLayout) layout = acies_layout_new (scene, &style, size, size * 0.8);

      acies_paint_board (canvas.cr, layout, &style);
      for (int cell = 0; cell < 20; cell++)
        acies_paint_zone_marks (canvas.cr, layout, &style, cell, 0x7f);
      acies_layout_free (g_steal_pointer (&layout));
      acies_scene_free (scene);
    }
  canvas_clear (&canvas);
}

static void
test_hidden (void)
{
  const AciesStyle        style = plain_style (ACIES_PALETTE_LIGHT);
  AciesScene             *scene = scene_fixture_empty ();
  g_autoptr (AciesLayout) layout = NULL;
  Canvas                  canvas = canvas_new ();
  AciesTokenMarks         marks;

  scene_fixture_add_units (scene, "c2", 0, ACIES_FACING_SOUTH, "hoplites 2 3");
  layout = acies_layout_new (scene, &style, CELL_WIDTH, CELL_HEIGHT);
  acies_token_marks_clear (&marks);
  marks.hidden[0] = 7;
  acies_paint_zone_tokens (canvas.cr, layout, &style, 7, &marks);
  assert_only_within (&canvas, &(AciesRect){ 0, 0, 0, 0 });
  canvas_clear (&canvas);
  acies_layout_free (g_steal_pointer (&layout));
  acies_scene_free (scene);
}

/* No text is smaller than 9 px, and the desktop's text size counts. */
static void
test_text_sizes (void)
{
  AciesStyle           style = plain_style (ACIES_PALETTE_LIGHT);
  const AciesTextStyle tiny = { .size = 2 }, least = { .size = 9 }, plain = { .size = 12 };
  double               tiny_height, least_height, plain_height, large_height;

  acies_text_measure (&style, &tiny, "Aufidus", &tiny_height);
  acies_text_measure (&style, &least, "Aufidus", &least_height);
  acies_text_measure (&style, &plain, "Aufidus", &plain_height);
  style.text_scale = 2;
  acies_text_measure (&style, &plain, "Aufidus", &large_height);
  g_assert_cmpfloat (tiny_height, ==, least_height);
  g_assert_cmpfloat (large_height, >, plain_height * 1.8);
}

static void
test_text_cut (void)
{
  const AciesStyle     style = plain_style (ACIES_PALETTE_LIGHT);
  const AciesTextStyle text = { .size = 12, .max_width = 60 };

  g_assert_cmpfloat (acies_text_measure (&style, &text, "Publius Cornelius Scipio", NULL), <=, 61);
  g_assert_cmpfloat (acies_text_measure (&style, &text, "", NULL), <=, 1);
}

static void
test_charts (void)
{
  static const gint32 first[] = { 71, 60, 8 }, second[] = { 93, 93, 74 }, none[] = { 0 },
                      one[] = { 1 };
  const AciesCourse courses[] = {
    { 2, { "Rome", "Carthage" }, 3, { first, second }, 1, "The wings close" },
    { 2, { "Rome", "Carthage" }, 1, { one, none }, -1, NULL },
  };
  const AciesDiceBars bars[] = { { 1, 8, 12, 9 }, { 0, 2, 13, 0 }, { 0, 14, 20, 12 } };
  const AciesRect     area = { 10, 10, 500, 220 };

  for (guint v = 0; v < ACIES_N_PALETTES; v++)
    {
      const AciesStyle style = plain_style (v);

      for (guint i = 0; i < G_N_ELEMENTS (courses); i++)
        {
          Canvas canvas = canvas_new ();

          acies_chart_course (canvas.cr, &style, &courses[i], &area);
          assert_only_within (&canvas, &area);
          g_assert_true (
            shows (&canvas, &area, acies_palette_side (&style.palette, 0, ACIES_SIDE_FILL)));
          canvas_clear (&canvas);
        }
      for (guint i = 0; i < G_N_ELEMENTS (bars); i++)
        {
          Canvas canvas = canvas_new ();

          acies_chart_dice (canvas.cr, &style, &bars[i], &area);
          assert_only_within (&canvas, &(AciesRect){ 8, 8, 504, 224 });
          g_assert_cmpint (
            shows (&canvas, &area,
                   acies_palette_side (&style.palette, bars[i].side, ACIES_SIDE_FILL)) ||
              v == ACIES_PALETTE_PRINT,
            ==, bars[i].needed <= 12 || v == ACIES_PALETTE_PRINT);
          canvas_clear (&canvas);
        }
    }
}

static void
test_measures (void)
{
  const AciesStyle       style = plain_style (ACIES_PALETTE_LIGHT);
  const AciesSceneLeader leader = { .side = 1, .rating = 4, .name = (char *) "Hannibal" };
  const AciesPlate       plate = { &leader, 12, 12, 0 }, bare = { &leader, 12, 0, 0 },
                   cut = { &leader, 12, 12, 60 };
  const AciesSceneCounter counter = { 1, NULL, 5, 11, 0 }, many = { 0, NULL, 60, 60, 0 };
  Canvas                  canvas = canvas_new ();

  g_assert_cmpfloat (acies_paint_plate (NULL, &style, &bare, 0, 0), ==, 24);
  g_assert_cmpfloat (acies_paint_plate (NULL, &style, &plate, 0, 0), >, 60);
  g_assert_cmpfloat (acies_paint_plate (NULL, &style, &cut, 0, 0), <=, 61);
  g_assert_cmpfloat (acies_paint_plate (NULL, &style, &plate, 0, 0), ==,
                     acies_paint_plate (canvas.cr, &style, &plate, 50, 50));
  g_assert_cmpfloat (acies_paint_pips (NULL, &style, &counter, 0, 0, 10), ==,
                     acies_paint_pips (canvas.cr, &style, &counter, 50, 100, 10));
  g_assert_cmpfloat (acies_paint_pips (NULL, &style, &many, 0, 0, 10), <, 260);
  canvas_clear (&canvas);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < ACIES_N_PALETTES; i++)
    {
      g_autofree char *path = g_strconcat (
        "/paint/tokens-in-place/", acies_name_of (acies_palette_variant_names, (int) i), NULL);

      g_autofree char *north = g_strconcat (
        "/paint/north/", acies_name_of (acies_palette_variant_names, (int) i), NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_tokens_in_place);
      g_test_add_data_func (north, GUINT_TO_POINTER (i), test_north);
    }
  for (guint i = 0; i < G_N_ELEMENTS (terrains); i++)
    {
      g_autofree char *shown = g_strconcat ("/paint/terrain/", terrains[i].name, NULL);
      g_autofree char *home = g_strconcat ("/paint/terrain-keeps-home/", terrains[i].name, NULL);

      g_test_add_data_func (shown, GUINT_TO_POINTER (i), test_terrain);
      g_test_add_data_func (home, GUINT_TO_POINTER (i), test_terrain_keeps_home);
    }
  g_test_add_func ("/paint/shown", test_shown);
  g_test_add_func ("/paint/zone-bounds", test_zone_bounds);
  g_test_add_func ("/paint/cost-hides-no-name", test_cost_hides_no_name);
  g_test_add_func ("/paint/cost-in-small-zones", test_cost_in_small_zones);
  g_test_add_func ("/paint/arrow-bounds", test_arrow_bounds);
  g_test_add_func ("/paint/same-twice", test_same_twice);
  g_test_add_func ("/paint/course-leaves", test_course_leaves);
  g_test_add_func ("/paint/sea-side", test_sea_side);
  g_test_add_func ("/paint/token-states", test_token_states);
  g_test_add_func ("/paint/odd-sizes", test_odd_sizes);
  g_test_add_func ("/paint/hidden", test_hidden);
  g_test_add_func ("/paint/text-sizes", test_text_sizes);
  g_test_add_func ("/paint/text-cut", test_text_cut);
  g_test_add_func ("/paint/charts", test_charts);
  g_test_add_func ("/paint/measures", test_measures);

  return g_test_run ();
}
