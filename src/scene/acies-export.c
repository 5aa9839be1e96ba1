/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-export.h"

#include "engine/core/acies-error.h"
#include "scene/acies-paint-map.h"
#include "scene/acies-paint-text.h"
#include "scene/acies-paint.h"
#include "scene/acies-table-layout.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* Shape of a zone on a page, and of a page by that. */
#define ZONE_ASPECT   (204.0 / 167)
#define MARGIN        0.02 /* of the width */
#define TITLE_FONT    0.026
#define SUBTITLE_FONT 0.017

/* Most pixels of a PNG: 8000 x 8000. */
#define MAX_AREA (64.0 * 1000 * 1000)

#define THUMBNAIL_TOKEN_MIN 6.0
#define THUMBNAIL_MOST      4096

const AciesName acies_export_format_names[] = {
  { "png", ACIES_EXPORT_PNG },
  { "svg", ACIES_EXPORT_SVG },
  { "pdf", ACIES_EXPORT_PDF },
  { NULL, 0 },
};

/* A page and what stands where, in its units. */
typedef struct
{
  const AciesScene         *scene;
  const AciesStyle         *style;
  const AciesExportOptions *options;
  double                    width, height, margin;
  double                    heading; /* height of the title line, 0 without */
  double                    board_width, board_height;
} Page;

gboolean
acies_export_format_for_name (const char *name, AciesExportFormat *format)
{
  const char      *dot = name != NULL ? strrchr (name, '.') : NULL;
  g_autofree char *ending = dot != NULL ? g_ascii_strdown (dot + 1, -1) : NULL;
  int              value;

  if (ending == NULL || !acies_names_find (acies_export_format_names, ending, &value))
    return FALSE;

  *format = (AciesExportFormat) value;
  return TRUE;
}

static gboolean
has_text (const char *text)
{
  return text != NULL && text[0] != '\0';
}

static Page
plan_page (const AciesScene *scene, const AciesStyle *style, const AciesExportOptions *options)
{
  Page page = { .scene = scene, .style = style, .options = options, .width = options->width };

  page.margin = ceil (page.width * MARGIN);
  if (has_text (options->title) || has_text (options->subtitle))
    page.heading = ceil (MAX (page.width * TITLE_FONT, ACIES_TEXT_MIN) * 1.9);
  page.board_width = page.width - 2 * page.margin;
  page.board_height = page.board_width / acies_scene_get_aspect (scene, ZONE_ASPECT);
  page.height = ceil (page.board_height + 2 * page.margin + page.heading);
  return page;
}

static gboolean
check_page (const Page *page, GError **error)
{
  if (page->options->width < ACIES_EXPORT_WIDTH_MIN ||
      page->options->width > ACIES_EXPORT_WIDTH_MAX)
    {
      /* Translators: %1$d is the width asked for, %2$d the least and %3$d the most, in pixels. */
      g_set_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_LIMIT,
                   _("A picture cannot be %1$d wide: choose a width from %2$d to %3$d."),
                   page->options->width, ACIES_EXPORT_WIDTH_MIN, ACIES_EXPORT_WIDTH_MAX);
      return FALSE;
    }
  if (page->width * page->height > MAX_AREA)
    {
      /* Translators: %1$d is the width asked for. */
      g_set_error (
        error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_LIMIT,
        _("At a width of %1$d the picture would become too large: choose a smaller width."),
        page->options->width);
      return FALSE;
    }
  return TRUE;
}

/* Title at the left, subtitle at the right of one line. */
static void
draw_heading (cairo_t *cr, const Page *page)
{
  const AciesPalette  *palette = &page->style->palette;
  const double         y = page->margin * 0.6 + page->heading / 2;
  const double         room = page->width - 2 * page->margin;
  const AciesTextStyle title = {
    .size = page->width * TITLE_FONT,
    .bold = TRUE,
    .max_width = room * (has_text (page->options->subtitle) ? 0.62 : 1),
    .color = acies_palette_get (palette, ACIES_COLOR_TEXT),
  };
  const AciesTextStyle subtitle = {
    .size = page->width * SUBTITLE_FONT,
    .anchor = ACIES_TEXT_END,
    .max_width = room * (has_text (page->options->title) ? 0.36 : 1),
    .color = acies_palette_get (palette, ACIES_COLOR_TEXT_DIM),
  };

  if (has_text (page->options->title))
    acies_text_draw (cr, page->style, &title, page->margin, y, page->options->title);
  if (has_text (page->options->subtitle))
    acies_text_draw (cr, page->style, &subtitle, page->width - page->margin, y,
                     page->options->subtitle);
}

/* What the page shows, at (0, 0). */
static void
draw_board (cairo_t *cr, const Page *page)
{
  g_autoptr (AciesLayout) layout = NULL;

  if (acies_scene_is_map (page->scene))
    {
      acies_paint_map (cr, page->scene, page->style, page->board_width, page->board_height);
      return;
    }

  layout =
    acies_layout_new_for_board (page->scene, page->style, page->board_width, page->board_height);
  acies_paint_board (cr, layout, page->style);
}

static void
draw_page (cairo_t *cr, const Page *page)
{
  const double x = round (page->margin), y = round (page->margin + page->heading);
  const double width = round (page->board_width);
  const double height = round (page->board_height);

  acies_color_set (cr, acies_palette_get (&page->style->palette, ACIES_COLOR_PLATE), 1);
  cairo_paint (cr);
  if (page->heading > 0)
    draw_heading (cr, page);
  cairo_translate (cr, x, y);
  draw_board (cr, page);
  cairo_rectangle (cr, -0.5, -0.5, width + 1, height + 1);
  acies_color_set (cr, acies_palette_get (&page->style->palette, ACIES_COLOR_GRID), 1);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

static cairo_status_t
write_bytes_cb (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *
create_surface (const Page *page, GByteArray *bytes)
{
  cairo_surface_t *surface;

  switch (page->options->format)
    {
    case ACIES_EXPORT_SVG:
      surface =
        cairo_svg_surface_create_for_stream (write_bytes_cb, bytes, page->width, page->height);
      cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);
      return surface;

    case ACIES_EXPORT_PDF:
      surface =
        cairo_pdf_surface_create_for_stream (write_bytes_cb, bytes, page->width, page->height);
      /* The same scene gives the same bytes: no clock in the file. */
      cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE,
                                      "2000-01-01T00:00:00Z");
      cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Acies");
      if (has_text (page->options->title))
        cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, page->options->title);
      return surface;

    case ACIES_EXPORT_PNG:
    default:
      return cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) page->width, (int) page->height);
    }
}

/* cairo numbers its surfaces: without the number the same scene gives the same bytes. */
static void
drop_surface_number (GByteArray *bytes)
{
  static const char mark[] = "id=\"surface";
  const char       *found = g_strstr_len ((const char *) bytes->data, bytes->len, mark);
  guint             at, end;

  if (found == NULL)
    return;

  at = (guint) (found - (const char *) bytes->data) + sizeof mark - 1;
  for (end = at; end < bytes->len && g_ascii_isdigit (bytes->data[end]); end++)
    continue;
  if (end > at)
    g_byte_array_remove_range (bytes, at, end - at);
}

static cairo_status_t
draw_into (const Page *page, GByteArray *bytes)
{
  cairo_surface_t *surface = create_surface (page, bytes);
  cairo_t         *cr = cairo_create (surface);
  cairo_status_t   status;

  draw_page (cr, page);
  status = cairo_status (cr);
  cairo_destroy (cr);
  if (status == CAIRO_STATUS_SUCCESS && page->options->format == ACIES_EXPORT_PNG)
    status = cairo_surface_write_to_png_stream (surface, write_bytes_cb, bytes);
  cairo_surface_finish (surface);
  if (page->options->format == ACIES_EXPORT_SVG)
    drop_surface_number (bytes);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return status;
}

GBytes *
acies_export_to_bytes (const AciesScene         *scene,
                       const AciesStyle         *style,
                       const AciesExportOptions *options,
                       GError                  **error)
{
  g_autoptr (GByteArray) bytes = NULL;
  cairo_status_t         status;
  Page                   page;

  g_return_val_if_fail (scene != NULL && style != NULL && options != NULL, NULL);

  page = plan_page (scene, style, options);
  if (!check_page (&page, error))
    return NULL;

  bytes = g_byte_array_new ();
  status = draw_into (&page, bytes);
  if (status != CAIRO_STATUS_SUCCESS)
    {
      /* Translators: %s is a technical reason in English. */
      g_set_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_ACCESS,
                   _("The picture could not be drawn: %s."), cairo_status_to_string (status));
      return NULL;
    }
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

gboolean
acies_export_write (GBytes *bytes, GFile *file, GError **error)
{
  const void        *data = g_bytes_get_data (bytes, NULL);
  const gsize        size = g_bytes_get_size (bytes);
  g_autofree char   *path = g_file_get_path (file);
  g_autoptr (GError) local = NULL;
  g_autofree char   *name = NULL;
  gboolean           written;

  if (path != NULL)
    written = g_file_set_contents_full (
      path, data, (gssize) size, G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0666,
      &local);
  else
    written = g_file_replace_contents (file, data, size, NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                       NULL, &local);
  if (written)
    return TRUE;

  name = g_file_get_parse_name (file);
  /* Translators: the name of a file, then the system's reason. */
  g_set_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_ACCESS,
               _("%1$s: It cannot be written: %2$s"), name, acies_error_reason (local));
  return FALSE;
}

gboolean
acies_export_to_file (const AciesScene         *scene,
                      const AciesStyle         *style,
                      const AciesExportOptions *options,
                      GFile                    *file,
                      GError                  **error)
{
  g_autoptr (GBytes) bytes = acies_export_to_bytes (scene, style, options, error);

  return bytes != NULL && acies_export_write (bytes, file, error);
}

cairo_surface_t *
acies_export_thumbnail (const AciesScene *scene, const AciesStyle *style, int width, int height,
                        int scale)
{
  const int w = CLAMP (width, 1, THUMBNAIL_MOST), h = CLAMP (height, 1, THUMBNAIL_MOST);
  const int               s = CLAMP (scale, 1, 4);
  AciesStyle              small = *style;
  cairo_surface_t        *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, w * s, h * s);
  cairo_t                *cr;
  AciesViewport           viewport;
  double                  x, y;
  g_autoptr (AciesLayout) layout = NULL;

  cairo_surface_set_device_scale (surface, s, s);
  cr = cairo_create (surface);
  if (acies_scene_is_map (scene))
    {
      acies_paint_map (cr, scene, style, w, h);
      cairo_destroy (cr);
      return surface;
    }

  small.token_min = THUMBNAIL_TOKEN_MIN;
  acies_viewport_init_for_scene (&viewport, scene);
  viewport.margin = 0;
  acies_viewport_resize (&viewport, w, h);
  layout = acies_layout_new_for_viewport (scene, &small, &viewport);
  acies_paint_surround (cr, &small, w, h);
  acies_viewport_get_origin (&viewport, &x, &y);
  cairo_translate (cr, x, y);
  acies_paint_board (cr, layout, &small);
  cairo_destroy (cr);
  return surface;
}
