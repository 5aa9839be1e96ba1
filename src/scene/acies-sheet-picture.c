/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-sheet.h"

#include "engine/core/acies-error.h"

#include <cairo-svg.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#define PNG_SCALE     2.0      /* pixels a point: 144 an inch */
#define MOST_PNG_SIZE 30000.0  /* pixels: what cairo can hold */

static cairo_status_t
write_bytes_cb (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static void
draw_pages (AciesSheet *self, cairo_t *cr, const AciesPaper *paper, guint n_pages)
{
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  for (guint page = 0; page < n_pages; page++)
    {
      cairo_save (cr);
      cairo_translate (cr, 0, page * paper->height);
      acies_sheet_draw (self, cr, page);
      cairo_restore (cr);
    }
}

GBytes *
acies_sheet_to_picture (AciesSheet       *self,
                        const AciesStyle *style,
                        const AciesPaper *paper,
                        AciesExportFormat format,
                        GError          **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  const guint            n_pages = acies_sheet_lay_out (self, style, paper);
  const double           height = n_pages * paper->height;
  const double           scale = MIN (PNG_SCALE, MOST_PNG_SIZE / MAX (height, paper->width));
  cairo_surface_t       *surface;
  cairo_status_t         status;
  cairo_t               *cr;

  g_return_val_if_fail (format != ACIES_EXPORT_PDF, NULL);

  if (format == ACIES_EXPORT_SVG)
    surface = cairo_svg_surface_create_for_stream (write_bytes_cb, bytes, paper->width, height);
  else
    surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) ceil (paper->width * scale),
                                          (int) ceil (height * scale));
  cr = cairo_create (surface);
  if (format == ACIES_EXPORT_PNG)
    cairo_scale (cr, scale, scale);
  draw_pages (self, cr, paper, n_pages);
  status = cairo_status (cr);
  cairo_destroy (cr);
  if (status == CAIRO_STATUS_SUCCESS && format == ACIES_EXPORT_PNG)
    status = cairo_surface_write_to_png_stream (surface, write_bytes_cb, bytes);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));

  /* Translators: %s is a technical reason in English. */
  g_set_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_ACCESS, _("The pages could not be drawn: %s."),
               cairo_status_to_string (status));
  return NULL;
}
