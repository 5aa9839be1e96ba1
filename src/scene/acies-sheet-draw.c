/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-sheet.h"

#include "scene/acies-paint-text.h"
#include "scene/acies-paint.h"
#include "scene/acies-sheet-private.h"
#include "scene/acies-table-layout.h"

#include <glib/gi18n-lib.h>

#define FOOT_FONT    8.5
#define CAPTION_FONT 9.0

static void
use_color (const AciesSheet *self, cairo_t *cr, AciesColorName name)
{
  acies_color_set (cr, acies_palette_get (&self->style.palette, name), 1);
}

static void
draw_lines (const AciesSheet *self, cairo_t *cr, const SheetPiece *piece)
{
  const SheetBlock *block = sheet_block (self, piece->block);
  PangoLayout      *layout = block->layouts[0];
  PangoLayoutIter  *iter = pango_layout_get_iter (layout);
  double            first_y = 0;

  use_color (self, cr,
             block->text_kind == ACIES_SHEET_NOTE ? ACIES_COLOR_TEXT_DIM : ACIES_COLOR_TEXT);
  for (guint line = 0; line < piece->first_line + piece->n_lines; line++)
    {
      PangoRectangle logical;

      pango_layout_iter_get_line_extents (iter, NULL, &logical);
      if (line == piece->first_line)
        first_y = pango_units_to_double (logical.y);
      if (line >= piece->first_line)
        {
          const double baseline = pango_units_to_double (pango_layout_iter_get_baseline (iter));

          cairo_move_to (cr, piece->rect.x + pango_units_to_double (logical.x),
                         piece->rect.y + baseline - first_y);
          pango_cairo_show_layout_line (cr, pango_layout_iter_get_line_readonly (iter));
        }
      pango_layout_iter_next_line (iter);
    }
  pango_layout_iter_free (iter);
}

static void
draw_map (const AciesSheet *self, cairo_t *cr, const SheetPiece *piece)
{
  const SheetBlock       *block = sheet_block (self, piece->block);
  const double            width = piece->rect.width / SHEET_SCALE;
  const double            caption = block->words != NULL ? CAPTION_FONT * 1.6 : 0;
  const double            height = (piece->rect.height - caption) / SHEET_SCALE;
  g_autoptr (AciesLayout) layout = acies_layout_new_for_board (block->scene,
                                                               &self->style, width, height);

  cairo_save (cr);
  cairo_translate (cr, piece->rect.x, piece->rect.y);
  cairo_scale (cr, SHEET_SCALE, SHEET_SCALE);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);
  acies_paint_board (cr, layout, &self->style);
  cairo_restore (cr);
  cairo_rectangle (cr, piece->rect.x, piece->rect.y, piece->rect.width,
                   piece->rect.height - caption);
  use_color (self, cr, ACIES_COLOR_TEXT_DIM);
  cairo_set_line_width (cr, 0.75);
  cairo_stroke (cr);
  if (block->words != NULL)
    {
      const AciesTextStyle text = {
        .size = CAPTION_FONT,
        .anchor = ACIES_TEXT_START,
        .max_width = piece->rect.width,
        .color = acies_palette_get (&self->style.palette, ACIES_COLOR_TEXT),
      };

      acies_text_draw (cr, &self->style, &text, piece->rect.x,
                       piece->rect.y + piece->rect.height - caption / 2 + 1, block->words);
    }
}

static void
draw_cell (cairo_t *cr, PangoLayout *layout, const AciesRect *cell)
{
  int height;

  pango_layout_get_size (layout, NULL, &height);
  cairo_move_to (cr, cell->x + SHEET_CELL_PAD,
                 cell->y + (cell->height - pango_units_to_double (height)) / 2);
  pango_cairo_show_layout (cr, layout);
}

static void
draw_rules (const AciesSheet *self, cairo_t *cr, const SheetPiece *piece)
{
  const SheetTable *table = sheet_table (self, sheet_block (self, piece->block));
  double            x = piece->rect.x;

  use_color (self, cr, ACIES_COLOR_GRID);
  cairo_set_line_width (cr, 0.6);
  if (table->grid)
    {
      for (guint i = 0; i < table->n_columns; i++)
        {
          cairo_rectangle (cr, x, piece->rect.y, table->columns[i].width * piece->rect.width,
                           piece->rect.height);
          x += table->columns[i].width * piece->rect.width;
        }
    }
  else
    {
      cairo_move_to (cr, piece->rect.x, piece->rect.y + piece->rect.height);
      cairo_rel_line_to (cr, piece->rect.width, 0);
    }
  cairo_stroke (cr);
}

static void
draw_row (const AciesSheet *self, cairo_t *cr, const SheetPiece *piece)
{
  const SheetBlock *block = sheet_block (self, piece->block);
  const SheetTable *table = sheet_table (self, block);
  AciesRect         cell = piece->rect;

  draw_rules (self, cr, piece);
  for (guint i = 0; i < table->n_columns; i++)
    {
      AciesRect words = cell;

      cell.width = words.width = table->columns[i].width * piece->rect.width;
      if (i == 0 && block->side != ACIES_NO_SIDE)
        {
          acies_paint_side_token (cr, &self->style, block->side, block->emblem,
                                  cell.x + SHEET_CELL_PAD + SHEET_TOKEN / 2,
                                  cell.y + cell.height / 2, SHEET_TOKEN);
          words.x += SHEET_TOKEN + 2 * SHEET_CELL_PAD;
        }
      use_color (self, cr, ACIES_COLOR_TEXT);
      draw_cell (cr, block->layouts[i], &words);
      cell.x += cell.width;
    }
}

static void
draw_piece (const AciesSheet *self, cairo_t *cr, const SheetPiece *piece)
{
  const SheetBlock *block = sheet_block (self, piece->block);

  switch (block->kind)
    {
    case BLOCK_TEXT:
      draw_lines (self, cr, piece);
      break;
    case BLOCK_MAP:
      draw_map (self, cr, piece);
      break;
    case BLOCK_COURSE:
      acies_chart_course (cr, &self->style, &block->course, &piece->rect);
      break;
    case BLOCK_ROW:
      draw_row (self, cr, piece);
      break;
    case BLOCK_COLUMNS:
    case BLOCK_BREAK:
    default:
      break;
    }
}

static void
draw_foot (const AciesSheet *self, cairo_t *cr, guint page)
{
  const AciesPaper *paper = &self->paper;
  const double      y = paper->height - paper->bottom - FOOT_FONT * 0.7;
  const double      room = paper->width - paper->left - paper->right;
  AciesTextStyle    text = {
    .size = FOOT_FONT,
    .max_width = room * 0.7,
    .color = acies_palette_get (&self->style.palette, ACIES_COLOR_TEXT_DIM),
  };
  g_autofree char *number = NULL;

  /* Translators: at the foot of a printed page: its number and how many there are. */
  number = g_strdup_printf (_("Page %1$u of %2$u"), page + 1, self->n_pages);
  acies_text_draw (cr, &self->style, &text, paper->left, y, self->title);
  text.anchor = ACIES_TEXT_END;
  text.max_width = room * 0.3;
  acies_text_draw (cr, &self->style, &text, paper->width - paper->right, y, number);
}

void
acies_sheet_draw (AciesSheet *self, cairo_t *cr, guint page)
{
  g_return_if_fail (self != NULL && cr != NULL && page < self->n_pages);

  cairo_save (cr);
  cairo_new_path (cr);
  for (guint i = 0; i < self->pieces->len; i++)
    {
      const SheetPiece *piece = &g_array_index (self->pieces, SheetPiece, i);

      if (piece->page == page)
        draw_piece (self, cr, piece);
    }
  draw_foot (self, cr, page);
  cairo_restore (cr);
}
