/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-sheet.h"

#include "engine/core/acies-error.h"
#include "scene/acies-sheet-private.h"

#include <cairo-pdf.h>
#include <glib/gi18n-lib.h>

#define MILLIMETRE (72.0 / 25.4)
#define MARGIN_MM  15.0

void
acies_paper_init (AciesPaper *self, AciesPaperFormat format)
{
  const double margin = MARGIN_MM * MILLIMETRE;

  *self = (AciesPaper){ .left = margin, .top = margin, .right = margin, .bottom = margin };
  self->width = format == ACIES_PAPER_LETTER ? 612 : 210 * MILLIMETRE;
  self->height = format == ACIES_PAPER_LETTER ? 792 : 297 * MILLIMETRE;
}

void
acies_paper_turn (AciesPaper *self)
{
  const AciesPaper upright = *self;

  *self = (AciesPaper){ .width = upright.height,
                        .height = upright.width,
                        .left = upright.top,
                        .top = upright.right,
                        .right = upright.bottom,
                        .bottom = upright.left };
}

static void
block_free (gpointer data)
{
  SheetBlock *block = data;

  g_free (block->words);
  g_clear_pointer (&block->scene, acies_scene_free);
  for (guint i = 0; i < ACIES_MAX_SIDES; i++)
    {
      g_free ((char *) block->course.names[i]);
      g_free ((gint32 *) block->course.values[i]);
    }
  g_free ((char *) block->course.event_text);
  for (guint i = 0; i < ACIES_SHEET_MAX_COLUMNS; i++)
    {
      g_free (block->cells[i]);
      g_clear_object (&block->layouts[i]);
    }
  g_free (block);
}

static SheetBlock *
sheet_add (AciesSheet *self, SheetBlockKind kind)
{
  SheetBlock *block = g_new0 (SheetBlock, 1);

  block->kind = kind;
  block->side = ACIES_NO_SIDE;
  g_ptr_array_add (self->blocks, block);
  return block;
}

AciesSheet *
acies_sheet_new (const char *title)
{
  AciesSheet *self = g_new0 (AciesSheet, 1);

  self->title = g_strdup (title);
  self->blocks = g_ptr_array_new_with_free_func (block_free);
  self->tables = g_array_new (FALSE, TRUE, sizeof (SheetTable));
  self->pieces = g_array_new (FALSE, TRUE, sizeof (SheetPiece));
  return self;
}

void
acies_sheet_free (AciesSheet *self)
{
  if (self == NULL)
    return;

  g_free (self->title);
  g_ptr_array_unref (self->blocks);
  g_array_unref (self->tables);
  g_array_unref (self->pieces);
  g_free (self);
}

void
acies_sheet_add_text (AciesSheet *self, AciesSheetText kind, const char *words)
{
  SheetBlock *block;

  g_return_if_fail (self != NULL);

  if (words == NULL || *words == '\0')
    return;

  block = sheet_add (self, BLOCK_TEXT);
  block->text_kind = kind;
  block->words = g_strdup (words);
}

void
acies_sheet_set_columns (AciesSheet *self, guint n_columns)
{
  g_return_if_fail (self != NULL && (n_columns == 1 || n_columns == 2));

  sheet_add (self, BLOCK_COLUMNS)->n_columns = n_columns;
}

void
acies_sheet_add_break (AciesSheet *self)
{
  g_return_if_fail (self != NULL);

  sheet_add (self, BLOCK_BREAK);
}

void
acies_sheet_take_map (AciesSheet *self, AciesScene *scene, double share, const char *caption)
{
  SheetBlock *block;

  g_return_if_fail (self != NULL && scene != NULL);

  block = sheet_add (self, BLOCK_MAP);
  block->scene = scene;
  block->share = CLAMP (share, 0.05, 1);
  block->words = g_strdup (caption);
}

void
acies_sheet_add_course (AciesSheet *self, const AciesCourse *course, double height)
{
  SheetBlock *block;

  g_return_if_fail (self != NULL && course != NULL);

  block = sheet_add (self, BLOCK_COURSE);
  block->height = height;
  block->course = *course;
  block->course.event_text = g_strdup (course->event_text);
  for (guint i = 0; i < ACIES_MAX_SIDES; i++)
    {
      const gboolean has = i < course->n_sides;

      block->course.names[i] = has ? g_strdup (course->names[i]) : NULL;
      block->course.values[i] =
        has ? g_memdup2 (course->values[i], course->n_points * sizeof (gint32)) : NULL;
    }
}

void
acies_sheet_begin_table (AciesSheet *self, const AciesSheetColumn *columns, guint n_columns,
                         gboolean grid)
{
  SheetTable table = { .n_columns = n_columns, .grid = grid, .head = -1 };

  g_return_if_fail (self != NULL && n_columns > 0 && n_columns <= ACIES_SHEET_MAX_COLUMNS);

  for (guint i = 0; i < n_columns; i++)
    table.columns[i] = columns[i];
  g_array_append_val (self->tables, table);
}

void
acies_sheet_add_row (AciesSheet *self, AciesSheetRow kind, const char *const *cells)
{
  SheetBlock *block;
  SheetTable *table;

  g_return_if_fail (self != NULL && self->tables->len > 0);

  block = sheet_add (self, BLOCK_ROW);
  block->table = self->tables->len - 1;
  block->row_kind = kind;
  table = sheet_table (self, block);
  for (guint i = 0; i < table->n_columns; i++)
    block->cells[i] = g_strdup (cells[i]);
  if (kind == ACIES_SHEET_ROW_HEAD)
    table->head = (int) self->blocks->len - 1;
}

void
acies_sheet_set_token (AciesSheet *self, int side, AciesEmblem emblem)
{
  SheetBlock *block;

  g_return_if_fail (self != NULL && self->blocks->len > 0);

  block = sheet_block (self, self->blocks->len - 1);
  block->side = side;
  block->emblem = emblem;
}

static cairo_status_t
write_bytes_cb (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

GBytes *
acies_sheet_to_pdf (AciesSheet       *self,
                    const AciesStyle *style,
                    const AciesPaper *paper,
                    GError          **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  const guint            n_pages = acies_sheet_lay_out (self, style, paper);
  cairo_surface_t       *surface;
  cairo_status_t         status;
  cairo_t               *cr;

  surface =
    cairo_pdf_surface_create_for_stream (write_bytes_cb, bytes, paper->width, paper->height);
  /* The same sheet gives the same bytes: no clock in the file. */
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Acies");
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, self->title);
  cr = cairo_create (surface);
  for (guint page = 0; page < n_pages; page++)
    {
      acies_sheet_draw (self, cr, page);
      cairo_show_page (cr);
    }
  status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));

  /* Translators: %s is a technical reason in English. */
  g_set_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_ACCESS,
               _("The pages could not be drawn: %s."), cairo_status_to_string (status));
  return NULL;
}
