/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene-fixture.h"
#include "scene/acies-sheet.h"

#include <math.h>

static const AciesSheetColumn columns[] = { { 0.3, FALSE }, { 0.4, FALSE }, { 0.3, TRUE } };

/* Something of everything, several pages long. */
static AciesSheet *
create_sheet (void)
{
  AciesSheet  *sheet = acies_sheet_new ("Canæ, Κάνναι, Канны");
  const char  *head[] = { "Name", "Kind", "Number" };
  const char  *cells[] = { "African foot", "Veteran heavy infantry with a long name that needs two lines", "3" };
  const gint32 rome[] = { 71, 60, 8 };
  const gint32 carthage[] = { 93, 90, 74 };
  AciesCourse  course = { .n_sides = 2, .names = { "Rome", "Carthage" }, .n_points = 3,
                          .values = { rome, carthage }, .event_point = -1 };

  acies_sheet_add_text (sheet, ACIES_SHEET_TITLE, "Κάνναι");
  acies_sheet_take_map (sheet, scene_fixture_cannae (), 0.4, "The field at the end.");
  acies_sheet_add_text (sheet, ACIES_SHEET_HEADING, "The course");
  acies_sheet_add_course (sheet, &course, 180);
  acies_sheet_begin_table (sheet, columns, G_N_ELEMENTS (columns), FALSE);
  acies_sheet_add_row (sheet, ACIES_SHEET_ROW_HEAD, head);
  for (guint i = 0; i < 60; i++)
    {
      acies_sheet_add_row (sheet, ACIES_SHEET_ROW, cells);
      acies_sheet_set_token (sheet, (int) i % 2, ACIES_EMBLEM_LEGIONARIES);
    }
  acies_sheet_begin_table (sheet, columns, G_N_ELEMENTS (columns), TRUE);
  acies_sheet_add_row (sheet, ACIES_SHEET_ROW_HEAD, head);
  acies_sheet_add_row (sheet, ACIES_SHEET_ROW, (const char *[]){ NULL, NULL, NULL });
  acies_sheet_set_columns (sheet, 2);
  for (guint i = 0; i < 300; i++)
    acies_sheet_add_text (sheet, i % 25 == 0 ? ACIES_SHEET_SUBHEADING : ACIES_SHEET_ITEM,
                          "Gallic foot 3 attacked Legionaries 2 in the centre: dice 4 and 4, in all 10, with 9 "
                          "needed. It scored a hit. [6.5]");
  acies_sheet_set_columns (sheet, 1);
  acies_sheet_add_text (sheet, ACIES_SHEET_TEXT, "The end.");
  return sheet;
}

static AciesStyle
create_style (AciesPaletteVariant variant)
{
  AciesStyle style;

  acies_style_init (&style, variant, ACIES_PAIR_CRIMSON_AZURE);
  return style;
}

typedef struct
{
  AciesPaperFormat format;
  gboolean         turned;
} PaperCase;

static const PaperCase papers[] = {
  { ACIES_PAPER_A4, FALSE }, { ACIES_PAPER_A4, TRUE }, { ACIES_PAPER_LETTER, FALSE }, { ACIES_PAPER_LETTER, TRUE }
};

static AciesPaper
create_paper (const PaperCase *wanted)
{
  AciesPaper paper;

  acies_paper_init (&paper, wanted->format);
  if (wanted->turned)
    acies_paper_turn (&paper);
  return paper;
}

/* On every page of every paper the ink keeps within the margins, and none is empty. */
static void
test_margins (void)
{
  const AciesStyle style = create_style (ACIES_PALETTE_PRINT);

  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      g_autoptr (AciesSheet) sheet = create_sheet ();
      const AciesPaper       paper = create_paper (&papers[i]);
      const guint            n_pages = acies_sheet_lay_out (sheet, &style, &paper);

      g_assert_cmpuint (n_pages, >, 4);
      for (guint page = 0; page < n_pages; page++)
        {
          cairo_surface_t *surface =
            cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
          cairo_t         *cr = cairo_create (surface);
          double           x, y, width, height;

          acies_sheet_draw (sheet, cr, page);
          cairo_recording_surface_ink_extents (surface, &x, &y, &width, &height);
          g_assert_cmpfloat (x, >=, paper.left - 2);
          g_assert_cmpfloat (y, >=, paper.top - 2);
          g_assert_cmpfloat (x + width, <=, paper.width - paper.right + 2);
          g_assert_cmpfloat (y + height, <=, paper.height - paper.bottom + 2);
          g_assert_cmpfloat (height, >, 100);
          cairo_destroy (cr);
          cairo_surface_destroy (surface);
        }
    }
}

/* Wider paper needs fewer pages for the same text; laying out again forgets the first time. */
static void
test_again (void)
{
  g_autoptr (AciesSheet) sheet = create_sheet ();
  const AciesStyle       style = create_style (ACIES_PALETTE_PRINT);
  AciesPaper             paper = create_paper (&papers[0]);
  const guint            n_pages = acies_sheet_lay_out (sheet, &style, &paper);
  AciesPaper             large = paper;

  large.width *= 2;
  large.height *= 2;
  g_assert_cmpuint (acies_sheet_lay_out (sheet, &style, &large), <, n_pages);
  g_assert_cmpuint (acies_sheet_lay_out (sheet, &style, &paper), ==, n_pages);
}

/* Colours seen on a page drawn large; whether any pixel has a hue. */
static gboolean
has_hue (AciesSheet *sheet, const AciesPaper *paper, guint page)
{
  const int        width = (int) paper->width, height = (int) paper->height;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t         *cr = cairo_create (surface);
  gboolean         hue = FALSE;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  /* No sub-pixel letters, which have hues of their own. */
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_GRAY);
  acies_sheet_draw (sheet, cr, page);
  cairo_surface_flush (surface);
  for (int y = 0; y < height && !hue; y++)
    {
      const guint8  *row = cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);
      const guint32 *pixels = (const guint32 *) (gconstpointer) row;

      for (int x = 0; x < width && !hue; x++)
        {
          const int r = pixels[x] >> 16 & 255, g = pixels[x] >> 8 & 255, b = pixels[x] & 255;

          hue = ABS (r - g) > 8 || ABS (g - b) > 8;
        }
    }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return hue;
}

/* The print palette has no hue on any page, the light one has. */
static void
test_black_and_white (void)
{
  g_autoptr (AciesSheet) sheet = create_sheet ();
  const AciesStyle       print = create_style (ACIES_PALETTE_PRINT);
  const AciesStyle       light = create_style (ACIES_PALETTE_LIGHT);
  const AciesPaper       paper = create_paper (&papers[0]);
  guint                  n_pages = acies_sheet_lay_out (sheet, &print, &paper);

  for (guint page = 0; page < n_pages; page++)
    g_assert_false (has_hue (sheet, &paper, page));
  acies_sheet_lay_out (sheet, &light, &paper);
  g_assert_true (has_hue (sheet, &paper, 0));
}

/* A PDF that is the same each time, and holds all of the pages: more of them make it larger. */
static void
test_pdf (void)
{
  g_autoptr (AciesSheet) sheet = create_sheet ();
  g_autoptr (AciesSheet) small = acies_sheet_new ("Small");
  const AciesStyle       style = create_style (ACIES_PALETTE_PRINT);
  const AciesPaper       paper = create_paper (&papers[0]);
  g_autoptr (GError)     error = NULL;
  g_autoptr (GBytes)     first = acies_sheet_to_pdf (sheet, &style, &paper, &error);
  g_autoptr (GBytes)     second = acies_sheet_to_pdf (sheet, &style, &paper, NULL);
  g_autoptr (GBytes)     third = NULL;
  const char            *data;
  gsize                  size;

  g_assert_no_error (error);
  data = g_bytes_get_data (first, &size);
  g_assert_cmpint (strncmp (data, "%PDF-", 5), ==, 0);
  g_assert_cmpint (memcmp (data + size - 6, "%%EOF\n", 6), ==, 0);
  g_assert_true (g_bytes_equal (first, second));
  acies_sheet_add_text (small, ACIES_SHEET_TEXT, "One line.");
  third = acies_sheet_to_pdf (small, &style, &paper, NULL);
  g_assert_cmpuint (g_bytes_get_size (third), <, size / 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scene/sheet/keeps-its-margins", test_margins);
  g_test_add_func ("/scene/sheet/laid-out-again", test_again);
  g_test_add_func ("/scene/sheet/black-and-white", test_black_and_white);
  g_test_add_func ("/scene/sheet/pdf", test_pdf);
  return g_test_run ();
}
