/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "table-fixture.h"

#include "scene/acies-export.h"
#include "scene/acies-motion.h"
#include "scene/acies-paint-table.h"
#include "scene/acies-scene-words.h"

#include <math.h>
#include <string.h>

/* A telamon at one px a mm. */
typedef struct
{
  AciesScene  *scene;
  AciesStyle   style;
  AciesLayout *layout;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  acies_style_init (&f->style, ACIES_PALETTE_LIGHT, ACIES_PAIR_CRIMSON_AZURE);
  f->scene = table_fixture_telamon ();
  f->layout = acies_layout_new (f->scene, &f->style, 600, 600);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  acies_layout_free (f->layout);
  acies_scene_free (f->scene);
}

static const AciesSceneToken *
token (const Fixture *f, guint index)
{
  return &g_array_index (f->scene->tokens, AciesSceneToken, index);
}

/* Layout */

static void
test_layout (Fixture *f, gconstpointer data)
{
  const AciesTokenPlace *place = acies_layout_find_token (f->layout, 1, 0);

  g_assert_cmpfloat_with_epsilon (f->layout->scale, 0.01, 1e-9);
  g_assert_cmpuint (f->layout->tokens->len, ==, f->scene->tokens->len);
  /* Front centre (330, 240), facing up, 40 by 15. */
  g_assert_cmpfloat_with_epsilon (place->box.x, 310, 1e-6);
  g_assert_cmpfloat_with_epsilon (place->box.y, 240, 1e-6);
  g_assert_cmpfloat_with_epsilon (place->box.width, 40, 1e-6);
  g_assert_cmpfloat_with_epsilon (place->box.height, 15, 1e-6);
  g_assert_cmpfloat_with_epsilon (place->width, 40, 1e-6);
}

static void
test_off_table (Fixture *f, gconstpointer data)
{
  AciesLayout *layout;

  g_array_index (f->scene->tokens, AciesSceneToken, 0).on_table = FALSE;
  layout = acies_layout_new (f->scene, &f->style, 600, 600);
  g_assert_null (acies_layout_find_token (layout, 0, 0));
  g_assert_cmpint (acies_pick_base (layout, 171, 115, 0, -1), ==, -1);
  acies_layout_free (layout);
}

/* Front left, front right, rear right, rear left, seen by whoever stands on the base. */
static void
test_corners (Fixture *f, gconstpointer data)
{
  static const struct
  {
    gint32 facing;
    double corners[4][2];
  } rows[] = {
    { 0, { { 80, 100 }, { 120, 100 }, { 120, 130 }, { 80, 130 } } },
    { 9000, { { 100, 80 }, { 100, 120 }, { 70, 120 }, { 70, 80 } } },
    { 18000, { { 120, 100 }, { 80, 100 }, { 80, 70 }, { 120, 70 } } },
    { 27000, { { 100, 120 }, { 100, 80 }, { 130, 80 }, { 130, 120 } } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const AciesFootprint base = { { 10000, 10000, rows[i].facing }, 4000, 3000 };
      double               corners[4][2];

      acies_footprint_corners (&base, f->layout, corners);
      for (guint k = 0; k < 4; k++)
        {
          g_assert_cmpfloat_with_epsilon (corners[k][0], rows[i].corners[k][0], 1e-6);
          g_assert_cmpfloat_with_epsilon (corners[k][1], rows[i].corners[k][1], 1e-6);
        }
    }
}

static void
test_round_trip (Fixture *f, gconstpointer data)
{
  double board_x, board_y;
  gint32 x, y;

  acies_table_to_board (f->layout, 12345, 54321, &board_x, &board_y);
  acies_table_from_board (f->layout, board_x, board_y, &x, &y);
  g_assert_cmpint (x, ==, 12345);
  g_assert_cmpint (y, ==, 54321);
}

/* Viewport */

static void
test_viewport (void)
{
  g_autoptr (AciesScene) scene = table_fixture_empty (600, 480);
  AciesViewport          viewport;

  acies_viewport_init_for_scene (&viewport, scene);
  acies_viewport_resize (&viewport, 1000, 416);
  g_assert_cmpfloat_with_epsilon (viewport.cell_height, 400, 1e-6);
  g_assert_cmpfloat_with_epsilon (viewport.cell_width, 500, 1e-6);
  acies_viewport_resize (&viewport, 316, 900);
  g_assert_cmpfloat_with_epsilon (viewport.cell_width, 300, 1e-6);
  g_assert_cmpfloat_with_epsilon (viewport.cell_height, 240, 1e-6);
}

/* Picking */

/* Each base is found in its middle; a turned one by its true outline, not by its box. */
static void
test_pick (Fixture *f, gconstpointer data)
{
  for (guint i = 0; i < f->layout->tokens->len; i++)
    {
      const AciesTokenPlace *place = &g_array_index (f->layout->tokens, AciesTokenPlace, i);

      g_assert_cmpint (acies_pick_base (f->layout, place->x, place->y, 0, -1), ==, (int) place->token);
    }
  g_assert_cmpint (acies_pick_base (f->layout, 300, 400, 0, -1), ==, -1);
}

static void
test_pick_turned (Fixture *f, gconstpointer data)
{
  g_autoptr (AciesScene) scene = table_fixture_empty (600, 600);
  AciesLayout           *layout;
  AciesRect              box;

  table_fixture_add_base (scene, 0, "hoplites", "4Sp", 15, 300, 300, 45);
  layout = acies_layout_new (scene, &f->style, 600, 600);
  box = g_array_index (layout->tokens, AciesTokenPlace, 0).box;
  g_assert_cmpint (acies_pick_base (layout, box.x + box.width / 2, box.y + box.height / 2, 0, -1), ==, 0);
  g_assert_cmpint (acies_pick_base (layout, box.x + 2, box.y + box.height - 2, 0, -1), ==, -1);
  g_assert_cmpint (acies_pick_base (layout, box.x + 2, box.y + box.height - 2, 40, -1), ==, 0);
  acies_layout_free (layout);
}

/* What is drawn last lies above; asked again, the one below. */
static void
test_pick_walks (Fixture *f, gconstpointer data)
{
  g_autoptr (AciesScene) scene = table_fixture_empty (600, 600);
  AciesLayout           *layout;

  table_fixture_add_base (scene, 0, "hoplites", "4Sp", 15, 300, 300, 0);
  table_fixture_add_base (scene, 1, "hoplites", "4Sp", 15, 310, 300, 0);
  layout = acies_layout_new (scene, &f->style, 600, 600);
  g_assert_cmpint (acies_pick_base (layout, 305, 305, 2, -1), ==, 1);
  g_assert_cmpint (acies_pick_base (layout, 305, 305, 2, 1), ==, 0);
  g_assert_cmpint (acies_pick_base (layout, 305, 305, 2, 0), ==, 1);
  acies_layout_free (layout);
}

/* Along a line to the next, from the middle to the nearest, and nowhere past the last. */
static void
test_pick_beyond (Fixture *f, gconstpointer data)
{
  const int first = (int) acies_layout_find_token (f->layout, 1, 0)->token;

  g_assert_cmpint (acies_pick_beyond (f->layout, first, 1, 0), ==, first + 1);
  g_assert_cmpint (acies_pick_beyond (f->layout, first + 1, -1, 0), ==, first);
  g_assert_cmpint (token (f, (guint) acies_pick_beyond (f->layout, first, 0, -1))->side, ==, 0);
  g_assert_cmpint (acies_pick_beyond (f->layout, (int) acies_layout_find_token (f->layout, 1, 6)->token, 1, 0), ==, -1);
}

/* Painting */

static guint32
pixel (cairo_surface_t *surface, double x, double y)
{
  const guchar *row;

  cairo_surface_flush (surface);
  row = cairo_image_surface_get_data (surface) + (int) y * cairo_image_surface_get_stride (surface);

  return ((const guint32 *) (gconstpointer) row)[(int) x];
}

static gboolean
is_color (guint32 value, AciesColor color)
{
  return ABS ((int) lround (color.red * 255) - (int) (value >> 16 & 0xff)) <= 2 &&
         ABS ((int) lround (color.green * 255) - (int) (value >> 8 & 0xff)) <= 2 &&
         ABS ((int) lround (color.blue * 255) - (int) (value & 0xff)) <= 2;
}

static cairo_surface_t *
paint (const Fixture *f, const AciesTokenMarks *marks)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 600, 600);
  cairo_t         *cr = cairo_create (surface);

  acies_paint_ground (cr, f->layout, &f->style);
  acies_paint_table (cr, f->layout, &f->style, marks);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);

  return surface;
}

/* In every palette the bases lie where the layout says, in the colours of their sides; ground is seen between them. */
static void
test_paints_bases (Fixture *f, gconstpointer data)
{
  for (guint v = 0; v < ACIES_N_PALETTES; v++)
    {
      cairo_surface_t *surface;

      acies_style_init (&f->style, v, ACIES_PAIR_CRIMSON_AZURE);
      surface = paint (f, NULL);
      /* Beside the emblem of a base of each side, and open ground. */
      g_assert_true (is_color (pixel (surface, 344, 251), acies_palette_side (&f->style.palette, 1, ACIES_SIDE_FILL)));
      g_assert_true (is_color (pixel (surface, 425, 105), acies_palette_side (&f->style.palette, 0, ACIES_SIDE_FILL)));
      g_assert_true (is_color (pixel (surface, 350, 350), acies_palette_get (&f->style.palette, ACIES_COLOR_GROUND)));
      cairo_surface_destroy (surface);
    }
}

/* The front edge is told by its bar: dark in front, fill behind. */
static void
test_paints_front (Fixture *f, gconstpointer data)
{
  cairo_surface_t *surface = paint (f, NULL);

  g_assert_true (is_color (pixel (surface, 340, 242), acies_palette_side (&f->style.palette, 1, ACIES_SIDE_EDGE)));
  g_assert_true (is_color (pixel (surface, 425, 127), acies_palette_side (&f->style.palette, 0, ACIES_SIDE_EDGE)));
  cairo_surface_destroy (surface);
}

static guint
count_differing (cairo_surface_t *a, cairo_surface_t *b, const AciesRect *rect)
{
  guint n = 0;

  for (double y = MAX (rect->y, 0); y < MIN (rect->y + rect->height, 600); y++)
    for (double x = MAX (rect->x, 0); x < MIN (rect->x + rect->width, 600); x++)
      n += pixel (a, x, y) != pixel (b, x, y);

  return n;
}

#define OUT 14 /* px beyond the edges of a base that its marks may take */

/* Each mark shows, and no base draws far beyond its edges. */
static void
test_marks_within_bounds (Fixture *f, gconstpointer data)
{
  static const AciesMarks marks[] = { 0, ACIES_MARK_SELECTED, ACIES_MARK_LEGAL, ACIES_MARK_TARGET, ACIES_MARK_CURSOR,
                                      ACIES_MARK_HOVER };

  for (guint i = 0; i < f->scene->tokens->len; i++)
    for (guint k = 0; k < G_N_ELEMENTS (marks); k++)
      {
        const AciesFootprint base = acies_token_footprint (token (f, i));
        const AciesRect      box = acies_footprint_bounds (&base, f->layout);
        const AciesRect      bounds = { box.x - OUT, box.y - OUT, box.width + 2 * OUT, box.height + 2 * OUT };
        const AciesRect      all = { 0, 0, 600, 600 };
        cairo_surface_t     *plain = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 600, 600);
        cairo_surface_t     *drawn = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 600, 600);
        cairo_t             *cr = cairo_create (drawn);

        acies_paint_base (cr, f->layout, &f->style, token (f, i), marks[k]);
        cairo_destroy (cr);
        g_assert_cmpuint (count_differing (plain, drawn, &bounds), >, 300);
        g_assert_cmpuint (count_differing (plain, drawn, &bounds), ==, count_differing (plain, drawn, &all));
        cairo_surface_destroy (plain);
        cairo_surface_destroy (drawn);
      }
}

static void
test_hidden (Fixture *f, gconstpointer data)
{
  AciesTokenMarks  marks;
  cairo_surface_t *surface;

  acies_token_marks_clear (&marks);
  marks.hidden[1] = 1;
  surface = paint (f, &marks);
  g_assert_true (is_color (pixel (surface, 344, 251), acies_palette_get (&f->style.palette, ACIES_COLOR_GROUND)));
  cairo_surface_destroy (surface);
}

/* Every kind of ground looks unlike the plain table, and unlike every other kind, also in grey. */
static void
test_grounds (void)
{
  g_autoptr (AciesScene) scene = table_fixture_grounds ();

  for (guint v = 0; v < ACIES_N_PALETTES; v++)
    {
      AciesStyle       style;
      AciesLayout     *layout;
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 1200, 960);
      cairo_t         *cr = cairo_create (surface);
      double           sums[ACIES_N_GROUNDS][3] = { 0 };

      acies_style_init (&style, v, ACIES_PAIR_CRIMSON_AZURE);
      layout = acies_layout_new (scene, &style, 1200, 960);
      acies_paint_ground (cr, layout, &style);
      for (guint i = 0; i < ACIES_N_GROUNDS; i++)
        for (int y = -25; y < 25; y++)
          for (int x = -25; x < 25; x++)
            {
              const guint32 value = pixel (surface, 160 + i % 4 * 290 + x, 170 + i / 4 * 310 + y - 40);

              for (guint c = 0; c < 3; c++)
                sums[i][c] += (double) (value >> (8 * c) & 0xff) / 2500;
            }
      for (guint i = 0; i < ACIES_N_GROUNDS; i++)
        for (guint j = 0; j < i; j++)
          g_assert_cmpfloat (fabs (sums[i][0] - sums[j][0]) + fabs (sums[i][1] - sums[j][1]) +
                               fabs (sums[i][2] - sums[j][2]), >, 0.5);
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
      acies_layout_free (layout);
    }
}

/* The same table is the same picture. */
static void
test_repeats (Fixture *f, gconstpointer data)
{
  const AciesRect  all = { 0, 0, 600, 600 };
  cairo_surface_t *one = paint (f, NULL), *other = paint (f, NULL);

  g_assert_cmpuint (count_differing (one, other, &all), ==, 0);
  cairo_surface_destroy (one);
  cairo_surface_destroy (other);
}

static void
test_mark_bounds (Fixture *f, gconstpointer data)
{
  for (guint8 kind = ACIES_TABLE_MARK_ZONE; kind <= ACIES_TABLE_MARK_REACH; kind++)
    {
      const AciesTableMark mark = { kind, 0, 0, 3, { { 10000, 10000 }, { 20000, 10000 }, { 15000, 20000 } } };
      const AciesRect      bounds = acies_paint_table_mark_bounds (f->layout, &mark), all = { 0, 0, 600, 600 };
      cairo_surface_t     *plain = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 600, 600);
      cairo_surface_t     *drawn = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 600, 600);
      cairo_t             *cr = cairo_create (drawn);

      acies_paint_table_mark (cr, f->layout, &f->style, &mark);
      cairo_destroy (cr);
      g_assert_cmpuint (count_differing (plain, drawn, &all), >, 1000);
      g_assert_cmpuint (count_differing (plain, drawn, &bounds), ==, count_differing (plain, drawn, &all));
      cairo_surface_destroy (plain);
      cairo_surface_destroy (drawn);
    }
}

/* Export */

static void
test_export (Fixture *f, gconstpointer data)
{
  static const char *const begins[] = { "\x89PNG", "<?xml", "%PDF" };

  for (AciesExportFormat format = ACIES_EXPORT_PNG; format <= ACIES_EXPORT_PDF; format++)
    {
      const AciesExportOptions options = { format, 800, "Telamon", "Bound 9" };
      g_autoptr (GError)       error = NULL;
      g_autoptr (GBytes)       bytes = acies_export_to_bytes (f->scene, &f->style, &options, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (g_bytes_get_size (bytes), >, 5000);
      g_assert_cmpint (memcmp (g_bytes_get_data (bytes, NULL), begins[format], strlen (begins[format])), ==, 0);
    }
}

/* The whole table is on a card, in the middle. */
static void
test_thumbnail (Fixture *f, gconstpointer data)
{
  cairo_surface_t *card = acies_export_thumbnail (f->scene, &f->style, 248, 136, 1);
  const AciesColor ground = acies_palette_get (&f->style.palette, ACIES_COLOR_GROUND);

  g_assert_cmpint (cairo_image_surface_get_width (card), ==, 248);
  g_assert_false (is_color (pixel (card, 20, 70), ground));
  g_assert_true (is_color (pixel (card, 119, 100), ground));
  cairo_surface_destroy (card);
}

/* Motion */

static void
test_glides (Fixture *f, gconstpointer data)
{
  g_autoptr (AciesScene)     after = table_fixture_telamon ();
  g_autoptr (AciesEventList) events = acies_event_list_new ();
  AciesSceneToken           *moved = &g_array_index (after->tokens, AciesSceneToken, 12);
  AciesLayout               *layout;
  AciesMotion               *motion;
  double                     x, y;

  moved->pose.y -= 4000;
  moved->pose.facing = 35000;
  g_array_index (after->tokens, AciesSceneToken, 0).on_table = FALSE;
  layout = acies_layout_new (after, &f->style, 600, 600);
  motion = acies_motion_new (f->layout, layout, events, 0, 0);
  g_assert_nonnull (motion);
  g_assert_cmphex (acies_motion_get_units (motion, moved->side), ==, ACIES_UNIT_BIT (moved->unit));
  g_assert_cmphex (acies_motion_get_units (motion, 0), ==, 1);
  g_assert_true (acies_motion_find_unit (motion, moved->side, moved->unit, 0, &x, &y));
  g_assert_cmpfloat_with_epsilon (y, acies_layout_find_token (f->layout, moved->side, moved->unit)->y, 1e-6);
  g_assert_true (acies_motion_find_unit (motion, moved->side, moved->unit, acies_motion_get_length (motion), &x, &y));
  g_assert_cmpfloat_with_epsilon (y, acies_layout_find_token (layout, moved->side, moved->unit)->y, 1e-6);
  acies_motion_free (motion);
  acies_layout_free (layout);
}

/* A commander who stands at (300, 450) mm. */
static void
add_commander (AciesScene *scene, gboolean on_table)
{
  const AciesSceneLeader leader = {
    .cell = ACIES_NO_CELL,
    .on_table = on_table,
    .at = { 30000, 45000 },
    .name = g_strdup ("Caesar"),
    .text = g_strdup ("Caesar"),
  };

  g_array_append_val (scene->leaders, leader);
}

/* His badge has its middle where he stands; one who is off the table has no place. */
static void
test_commander (Fixture *f, gconstpointer data)
{
  const AciesLeaderPlace *place;
  AciesLayout            *layout;
  cairo_surface_t        *surface;

  add_commander (f->scene, TRUE);
  layout = acies_layout_new (f->scene, &f->style, 600, 600);
  place = acies_layout_find_leader (layout, 0, 0);
  g_assert_nonnull (place);
  g_assert_cmpfloat_with_epsilon (place->box.x + place->radius, 300, 1e-6);
  g_assert_cmpfloat_with_epsilon (place->box.y + place->radius, 450, 1e-6);
  g_assert_cmpfloat (place->box.width, >=, 2 * place->radius);

  acies_layout_free (f->layout);
  f->layout = layout;
  surface = paint (f, NULL);
  g_assert_false (is_color (pixel (surface, 300, 450), acies_palette_get (&f->style.palette, ACIES_COLOR_GROUND)));
  cairo_surface_destroy (surface);

  g_array_index (f->scene->leaders, AciesSceneLeader, 0).on_table = FALSE;
  layout = acies_layout_new (f->scene, &f->style, 600, 600);
  g_assert_null (acies_layout_find_leader (layout, 0, 0));
  acies_layout_free (layout);
}

/* He glides to where he stands next; while he stays, nothing is filmed. */
static void
test_commander_glides (Fixture *f, gconstpointer data)
{
  g_autoptr (AciesScene)     before = table_fixture_telamon ();
  g_autoptr (AciesScene)     after = table_fixture_telamon ();
  g_autoptr (AciesEventList) events = acies_event_list_new ();
  AciesLayout               *was, *is;
  AciesMotion               *motion;
  double                     x, y;

  add_commander (before, TRUE);
  add_commander (after, TRUE);
  was = acies_layout_new (before, &f->style, 600, 600);
  is = acies_layout_new (after, &f->style, 600, 600);
  g_assert_null (acies_motion_new (was, is, events, 0, 0));
  acies_layout_free (is);

  g_array_index (after->leaders, AciesSceneLeader, 0).at[0] = 40000;
  is = acies_layout_new (after, &f->style, 600, 600);
  motion = acies_motion_new (was, is, events, 0, 0);
  g_assert_nonnull (motion);
  g_assert_cmphex (acies_motion_get_leaders (motion, 0), ==, 1);
  g_assert_true (acies_motion_find_leader (motion, 0, 0, acies_motion_get_length (motion), &x, &y));
  g_assert_cmpfloat_with_epsilon (y, 450, 1e-6);
  g_assert_cmpfloat_with_epsilon (x - acies_layout_find_leader (is, 0, 0)->box.width / 2,
                                  acies_layout_find_leader (is, 0, 0)->box.x, 1e-6);
  acies_motion_free (motion);
  acies_layout_free (was);
  acies_layout_free (is);
}

/* Lengths are told in what the rules measure in. */
static void
test_lengths (Fixture *f, gconstpointer data)
{
  static const struct
  {
    AciesSceneMeasure measure;
    const char       *length, *way, *place;
  } rows[] = {
    { ACIES_MEASURE_MM, "76.2 mm", "76.2 of 152.4 mm", "254 mm from the left edge, 508 mm from the far edge" },
    { ACIES_MEASURE_INCHES, "3.0 inches", "3.0 of 6.0 inches", "10.0 inches from the left edge, 20.0 inches from the far edge" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *length = NULL;
      g_autofree char *way = NULL;
      g_autofree char *place = NULL;

      f->scene->measure = rows[i].measure;
      length = acies_scene_dup_length (f->scene, 7620);
      way = acies_scene_dup_way (f->scene, 7620, 15240);
      place = acies_scene_dup_place (f->scene, 25400, 50800);
      g_assert_cmpstr (length, ==, rows[i].length);
      g_assert_cmpstr (way, ==, rows[i].way);
      g_assert_cmpstr (place, ==, rows[i].place);
    }
}

/* Where a battle has no last turn, none is told. */
static void
test_turn_words (Fixture *f, gconstpointer data)
{
  static const struct
  {
    guint       turn, turns;
    const char *words;
  } rows[] = { { 4, 10, "Turn 4 of 10" }, { 4, 0, "Turn 4" }, { 0, 0, "Before the first turn" } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *words = NULL;

      f->scene->turn = rows[i].turn;
      f->scene->turns = rows[i].turns;
      words = acies_scene_dup_turn (f->scene);
      g_assert_cmpstr (words, ==, rows[i].words);
    }
}

static void
test_rests (Fixture *f, gconstpointer data)
{
  g_autoptr (AciesEventList) events = acies_event_list_new ();

  g_assert_null (acies_motion_new (f->layout, f->layout, events, 0, 0));
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *, gconstpointer);
  } tests[] = {
    { "/scene/table/layout", test_layout },
    { "/scene/table/off-table", test_off_table },
    { "/scene/table/corners", test_corners },
    { "/scene/table/round-trip", test_round_trip },
    { "/scene/table/pick", test_pick },
    { "/scene/table/pick-turned", test_pick_turned },
    { "/scene/table/pick-walks", test_pick_walks },
    { "/scene/table/pick-beyond", test_pick_beyond },
    { "/scene/table/paints-bases", test_paints_bases },
    { "/scene/table/paints-front", test_paints_front },
    { "/scene/table/marks-within-bounds", test_marks_within_bounds },
    { "/scene/table/hidden", test_hidden },
    { "/scene/table/repeats", test_repeats },
    { "/scene/table/mark-bounds", test_mark_bounds },
    { "/scene/table/export", test_export },
    { "/scene/table/thumbnail", test_thumbnail },
    { "/scene/table/glides", test_glides },
    { "/scene/table/rests", test_rests },
    { "/scene/table/turn-words", test_turn_words },
    { "/scene/table/commander", test_commander },
    { "/scene/table/commander-glides", test_commander_glides },
    { "/scene/table/lengths", test_lengths },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  g_test_add_func ("/scene/table/viewport", test_viewport);
  g_test_add_func ("/scene/table/grounds", test_grounds);

  return g_test_run ();
}
