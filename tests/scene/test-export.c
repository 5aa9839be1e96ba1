/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene-fixture.h"

#include "engine/core/acies-error.h"
#include "scene/acies-export.h"

#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>

typedef struct
{
  AciesScene *scene;
  AciesStyle  style;
  char       *folder;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  f->scene = scene_fixture_cannae ();
  acies_style_init (&f->style, ACIES_PALETTE_LIGHT, ACIES_PAIR_CRIMSON_AZURE);
  f->folder = g_dir_make_tmp ("acies-export-XXXXXX", NULL);
  g_assert_nonnull (f->folder);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_autoptr (GDir) dir = g_dir_open (f->folder, 0, NULL);
  const char      *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (f->folder, name, NULL);

      g_remove (path);
    }
  g_rmdir (f->folder);
  g_free (f->folder);
  acies_scene_free (f->scene);
}

static GBytes *export(const Fixture *f, AciesExportFormat format, int width)
{
  const AciesExportOptions options = { format, width, "Κάνναι, Канны", "Turn 4" };
  g_autoptr (GError)       error = NULL;
  GBytes                  *bytes = acies_export_to_bytes (f->scene, &f->style, &options, &error);

  g_assert_no_error (error);
  g_assert_nonnull (bytes);
  return bytes;
}

/* The text of the file, ended by a 0. */
static char *
text_of (GBytes *bytes)
{
  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

typedef struct
{
  const guchar *data;
  gsize         left;
} Reader;

static cairo_status_t
read_cb (void *closure, unsigned char *data, unsigned int length)
{
  Reader *reader = closure;

  if (reader->left < length)
    return CAIRO_STATUS_READ_ERROR;
  memcpy (data, reader->data, length);
  reader->data += length;
  reader->left -= length;
  return CAIRO_STATUS_SUCCESS;
}

static void
test_png (Fixture *f, gconstpointer data)
{
  static const int widths[] = { ACIES_EXPORT_WIDTH_MIN, 333, 1600, 4000 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      g_autoptr (GBytes) bytes = export(f, ACIES_EXPORT_PNG, widths[i]);
      Reader             reader = { g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes) };
      cairo_surface_t   *surface = cairo_image_surface_create_from_png_stream (read_cb, &reader);

      g_assert_cmpint (cairo_surface_status (surface), ==, CAIRO_STATUS_SUCCESS);
      g_assert_cmpint (cairo_image_surface_get_width (surface), ==, widths[i]);
      g_assert_cmpint (cairo_image_surface_get_height (surface), >, widths[i] / 2);
      cairo_surface_destroy (surface);
    }
}

static void
start_element_cb (GMarkupParseContext *context, const char *name, const char **keys,
                  const char **values, gpointer data, GError **error)
{
  guint *n = data;

  (*n)++;
}

static void
check_svg (GBytes *bytes)
{
  const GMarkupParser             parser = { .start_element = start_element_cb };
  guint                           n = 0;
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, &n, NULL);
  g_autoptr (GError)              error = NULL;

  g_markup_parse_context_parse (context, g_bytes_get_data (bytes, NULL),
                                (gssize) g_bytes_get_size (bytes), &error);
  g_assert_no_error (error);
  g_assert_true (g_markup_parse_context_end_parse (context, NULL));
  g_assert_cmpuint (n, >, 100);
}

static void
test_svg (Fixture *f, gconstpointer data)
{
  g_autoptr (GBytes) bytes = export(f, ACIES_EXPORT_SVG, 1000);
  g_autofree char   *text = text_of (bytes);

  check_svg (bytes);
  g_assert_nonnull (strstr (text, "<svg"));
  /* Everything is drawn as shapes: no picture inside that would blur. */
  g_assert_null (strstr (text, "<image"));
}

static void
test_pdf (Fixture *f, gconstpointer data)
{
  g_autoptr (GBytes) bytes = export(f, ACIES_EXPORT_PDF, 800);
  g_autoptr (GBytes) again = export(f, ACIES_EXPORT_PDF, 800);
  const char        *start = g_bytes_get_data (bytes, NULL);
  const gsize        size = g_bytes_get_size (bytes);

  g_assert_cmpmem (start, 5, "%PDF-", 5);
  g_assert_nonnull (g_strstr_len (start + size - 16, 16, "%%EOF"));
  g_assert_true (g_bytes_equal (bytes, again));
}

/* Numbers have a point in every language. */
static void
test_decimal_point (Fixture *f, gconstpointer data)
{
  static const char *const locales[] = { "de_DE.UTF-8", "fr_FR.UTF-8", "ru_RU.UTF-8",
                                         "hi_IN.UTF-8" };
  g_autoptr (GBytes)       svg = export(f, ACIES_EXPORT_SVG, 1000);
  g_autoptr (GBytes)       pdf = export(f, ACIES_EXPORT_PDF, 1000);
  guint                    tried = 0;

  for (guint i = 0; i < G_N_ELEMENTS (locales); i++)
    {
      g_autoptr (GBytes) svg_there = NULL;
      g_autoptr (GBytes) pdf_there = NULL;

      if (setlocale (LC_NUMERIC, locales[i]) == NULL)
        continue;
      tried++;
      svg_there = export(f, ACIES_EXPORT_SVG, 1000);
      pdf_there = export(f, ACIES_EXPORT_PDF, 1000);
      setlocale (LC_NUMERIC, "C");
      g_assert_true (g_bytes_equal (svg_there, svg));
      g_assert_true (g_bytes_equal (pdf_there, pdf));
    }
  if (tried == 0)
    g_test_skip ("no locale with a decimal comma is installed");
}

static void
test_refused (Fixture *f, gconstpointer data)
{
  static const int widths[] = {
    G_MININT, -1, 0, 1, ACIES_EXPORT_WIDTH_MIN - 1, ACIES_EXPORT_WIDTH_MAX + 1, G_MAXINT
  };

  for (AciesExportFormat format = ACIES_EXPORT_PNG; format <= ACIES_EXPORT_PDF; format++)
    for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
      {
        const AciesExportOptions options = { format, widths[i], NULL, NULL };
        g_autofree char         *path = g_build_filename (f->folder, "refused", NULL);
        g_autoptr (GFile)        file = g_file_new_for_path (path);
        g_autoptr (GError)       error = NULL;

        g_assert_false (acies_export_to_file (f->scene, &f->style, &options, file, &error));
        g_assert_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_LIMIT);
        g_assert_cmpuint (strlen (error->message), >, 20);
        g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
      }
}

static void
test_file (Fixture *f, gconstpointer data)
{
  const AciesExportOptions options = { ACIES_EXPORT_PNG, 400, "Cannae", NULL };
  g_autofree char *path = g_build_filename (f->folder, "Schlacht bei Κάνναι.png", NULL);
  g_autoptr (GFile)        file = g_file_new_for_path (path);
  g_autoptr (GError)       error = NULL;
  g_autofree char         *contents = NULL;
  gsize                    length;

  g_assert_true (g_file_set_contents (path, "older", -1, NULL));
  g_assert_true (acies_export_to_file (f->scene, &f->style, &options, file, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &contents, &length, NULL));
  g_assert_cmpmem (contents, 4, "\x89PNG", 4);
}

/* What cannot be written is told with the file's name, and leaves neither half a file nor a stray
 * one. */
static void
test_failure (Fixture *f, gconstpointer data)
{
  const AciesExportOptions options = { ACIES_EXPORT_SVG, 400, NULL, NULL };
  g_autofree char         *path = g_build_filename (f->folder, "nowhere", "map.svg", NULL);
  g_autoptr (GFile)        file = g_file_new_for_path (path);
  g_autoptr (GError)       error = NULL;
  g_autoptr (GDir)         dir = NULL;

  g_assert_false (acies_export_to_file (f->scene, &f->style, &options, file, &error));
  g_assert_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_ACCESS);
  g_assert_nonnull (strstr (error->message, "map.svg"));
  dir = g_dir_open (f->folder, 0, NULL);
  g_assert_null (g_dir_read_name (dir));
}

static void
test_formats (Fixture *f, gconstpointer data)
{
  AciesExportFormat format = ACIES_EXPORT_PNG;

  g_assert_true (acies_export_format_for_name ("a.b/map.SVG", &format));
  g_assert_cmpint (format, ==, ACIES_EXPORT_SVG);
  g_assert_true (acies_export_format_for_name ("map.pdf", &format));
  g_assert_cmpint (format, ==, ACIES_EXPORT_PDF);
  g_assert_false (acies_export_format_for_name ("map.jpg", &format));
  g_assert_false (acies_export_format_for_name ("png", &format));
  g_assert_false (acies_export_format_for_name ("", &format));
  g_assert_false (acies_export_format_for_name (NULL, &format));
}

static void
test_thumbnail (Fixture *f, gconstpointer data)
{
  static const int scales[] = { 1, 2, 3 };

  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      cairo_surface_t *surface = acies_export_thumbnail (f->scene, &f->style, 248, 136, scales[i]);
      double           x, y;

      g_assert_cmpint (cairo_surface_status (surface), ==, CAIRO_STATUS_SUCCESS);
      g_assert_cmpint (cairo_image_surface_get_width (surface), ==, 248 * scales[i]);
      g_assert_cmpint (cairo_image_surface_get_height (surface), ==, 136 * scales[i]);
      cairo_surface_get_device_scale (surface, &x, &y);
      g_assert_cmpfloat (x, ==, scales[i]);
      cairo_surface_destroy (surface);
    }
  cairo_surface_destroy (acies_export_thumbnail (f->scene, &f->style, 0, -3, 99));
}

static gpointer
thumbnail_thread (gpointer data)
{
  const Fixture *f = data;

  for (guint i = 0; i < 5; i++)
    cairo_surface_destroy (acies_export_thumbnail (f->scene, &f->style, 248, 136, 1));
  return NULL;
}

/* Cards are drawn in threads beside the window. */
static void
test_threads (Fixture *f, gconstpointer data)
{
  GThread *threads[3];

  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("thumbnail", thumbnail_thread, f);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    g_thread_join (threads[i]);
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *name;
    void (*run) (Fixture *, gconstpointer);
  } tests[] = {
    { "/export/png", test_png },
    { "/export/svg", test_svg },
    { "/export/pdf", test_pdf },
    { "/export/decimal-point", test_decimal_point },
    { "/export/refused", test_refused },
    { "/export/file", test_file },
    { "/export/failure", test_failure },
    { "/export/formats", test_formats },
    { "/export/thumbnail", test_thumbnail },
    { "/export/threads", test_threads },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].run, tear_down);

  return g_test_run ();
}
