/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-sheet.h"

#include "scene/acies-sheet-private.h"
#include "scene/acies-table-layout.h"

#include <math.h>

/* Shape of a zone on paper. */
#define ZONE_ASPECT    (204.0 / 167)
#define CAPTION_HEIGHT 15.0
#define MAP_GAP        8.0
#define GRID_ROW       21.0   /* least height of a row to be written in */
#define LEAST_LINES    2      /* of a paragraph that are left together */

/* Letters of each kind of text, in points. */
static const struct
{
  double   size;
  gboolean bold;
  double   before, after;  /* space above and below */
} kinds[] = {
  [ACIES_SHEET_TITLE] = { 20, TRUE, 0, 4 },
  [ACIES_SHEET_HEADING] = { 13.5, TRUE, 12, 4 },
  [ACIES_SHEET_SUBHEADING] = { 10, TRUE, 6, 2 },
  [ACIES_SHEET_TEXT] = { 10, FALSE, 0, 5 },
  [ACIES_SHEET_NOTE] = { 8.5, FALSE, 0, 4 },
  [ACIES_SHEET_ITEM] = { 8, FALSE, 0, 1.5 },
};

#define CELL_SIZE   9.5
#define ITEM_INDENT 9.0

/* Where the next piece goes. */
typedef struct
{
  AciesSheet   *sheet;
  PangoContext *context;
  guint         n_columns;
  guint         page, column;
  double        top;       /* of the columns on this page */
  double        y;
} Flow;

static double
page_top (const Flow *flow)
{
  return flow->sheet->paper.top;
}

static double
page_bottom (const Flow *flow)
{
  return flow->sheet->paper.height - flow->sheet->paper.bottom - SHEET_FOOT;
}

static double
column_width (const Flow *flow)
{
  const AciesPaper *paper = &flow->sheet->paper;
  const double      room = paper->width - paper->left - paper->right;

  return (room - SHEET_GAP * (flow->n_columns - 1)) / flow->n_columns;
}

static double
column_x (const Flow *flow)
{
  return flow->sheet->paper.left + flow->column * (column_width (flow) + SHEET_GAP);
}

static gboolean
at_top (const Flow *flow)
{
  return flow->y <= flow->top + 0.5;
}

static void
new_page (Flow *flow)
{
  flow->page++;
  flow->column = 0;
  flow->top = flow->y = page_top (flow);
}

static void
next_frame (Flow *flow)
{
  if (flow->column + 1 < flow->n_columns)
    {
      flow->column++;
      flow->y = flow->top;
    }
  else
    {
      new_page (flow);
    }
}

/* Makes room for @height, unless the frame is empty anyway. */
static void
need (Flow *flow, double height)
{
  if (flow->y + height > page_bottom (flow) && !at_top (flow))
    next_frame (flow);
}

static SheetPiece *
put (Flow *flow, guint block, double height)
{
  const SheetPiece piece = {
    .block = block,
    .page = flow->page,
    .rect = { column_x (flow), flow->y, column_width (flow), height },
  };

  g_array_append_val (flow->sheet->pieces, piece);
  flow->y += height;
  return &g_array_index (flow->sheet->pieces, SheetPiece, flow->sheet->pieces->len - 1);
}

static PangoLayout *
set_words (Flow *flow, const char *words, double size, gboolean bold, double width)
{
  PangoLayout          *layout = pango_layout_new (flow->context);
  PangoFontDescription *font = pango_font_description_new ();
  const AciesStyle     *style = &flow->sheet->style;

  pango_font_description_set_family (font, style->font != NULL ? style->font : "Sans");
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, (int) floor (MAX (width, 1) * PANGO_SCALE));
  pango_layout_set_text (layout, words, -1);
  return layout;
}

static double
layout_height (PangoLayout *layout)
{
  int height;

  pango_layout_get_size (layout, NULL, &height);
  return pango_units_to_double (height);
}

static double
line_height (PangoLayout *layout, guint line)
{
  PangoRectangle logical;

  pango_layout_line_get_extents (pango_layout_get_line_readonly (layout, (int) line), NULL,
                                 &logical);
  return pango_units_to_double (logical.height);
}

/* Texts */

static void
prepare_text (Flow *flow, SheetBlock *block)
{
  g_clear_object (&block->layouts[0]);
  block->layouts[0] = set_words (flow, block->words, kinds[block->text_kind].size,
                                 kinds[block->text_kind].bold, column_width (flow));
  if (block->text_kind == ACIES_SHEET_ITEM)
    pango_layout_set_indent (block->layouts[0], (int) (-ITEM_INDENT * PANGO_SCALE));
}

static guint
lines_that_fit (const Flow *flow, PangoLayout *layout, guint first, double *height)
{
  const guint n_lines = (guint) pango_layout_get_line_count (layout);
  guint       n = 0;

  *height = 0;
  while (first + n < n_lines)
    {
      const double next = *height + line_height (layout, first + n);

      if (flow->y + next > page_bottom (flow) && (n > 0 || !at_top (flow)))
        break;
      *height = next;
      n++;
    }
  return n;
}

static void
place_text (Flow *flow, guint index)
{
  SheetBlock *block = sheet_block (flow->sheet, index);
  guint       first = 0;
  guint       n_lines;

  if (!at_top (flow))
    flow->y += kinds[block->text_kind].before;
  prepare_text (flow, block);
  n_lines = (guint) pango_layout_get_line_count (block->layouts[0]);
  while (first < n_lines)
    {
      double      height;
      const guint n = lines_that_fit (flow, block->layouts[0], first, &height);
      SheetPiece *piece;

      /* No single line is left behind. */
      if (n == 0 || (n < LEAST_LINES && first + n < n_lines && !at_top (flow)))
        {
          next_frame (flow);
          continue;
        }

      piece = put (flow, index, height);
      piece->first_line = first;
      piece->n_lines = n;
      first += n;
    }
  flow->y += kinds[block->text_kind].after;
}

/* Maps */

/* Its height with the caption; @width: of the drawing. */
static double
map_size (const Flow *flow, const SheetBlock *block, double *width)
{
  const double tall = page_bottom (flow) - page_top (flow);
  const double wide = flow->sheet->paper.width - flow->sheet->paper.left - flow->sheet->paper.right;
  const double most = MIN (MAX (tall, wide) * block->share, tall);
  const double caption = block->words != NULL ? CAPTION_HEIGHT : 0;
  const double shape = 1 / acies_scene_get_aspect (block->scene, ZONE_ASPECT);

  *width = MIN (column_width (flow), (most - caption) / shape);
  return *width * shape + caption;
}

static void
place_map (Flow *flow, guint index)
{
  double       width;
  const double height = map_size (flow, sheet_block (flow->sheet, index), &width);
  SheetPiece  *piece;

  if (!at_top (flow))
    flow->y += MAP_GAP;
  need (flow, height);
  piece = put (flow, index, height);
  piece->rect.x += (piece->rect.width - width) / 2;
  piece->rect.width = width;
}

/* Tables */

static double
prepare_row (Flow *flow, SheetBlock *block)
{
  const SheetTable *table = sheet_table (flow->sheet, block);
  const double      width = column_width (flow);
  double            height = table->grid ? GRID_ROW : 0;

  for (guint i = 0; i < table->n_columns; i++)
    {
      const AciesSheetColumn *column = &table->columns[i];
      double                  room = column->width * width - 2 * SHEET_CELL_PAD;

      if (i == 0 && block->side != ACIES_NO_SIDE)
        room -= SHEET_TOKEN + 2 * SHEET_CELL_PAD;
      g_clear_object (&block->layouts[i]);
      block->layouts[i] = set_words (flow, block->cells[i] != NULL ? block->cells[i] : "", CELL_SIZE,
                                     block->row_kind != ACIES_SHEET_ROW, room);
      if (column->at_end)
        pango_layout_set_alignment (block->layouts[i], PANGO_ALIGN_RIGHT);
      height = MAX (height, layout_height (block->layouts[i]) + 2 * SHEET_CELL_PAD);
    }
  if (block->side != ACIES_NO_SIDE)
    height = MAX (height, SHEET_TOKEN);
  return height;
}

static void
place_row (Flow *flow, guint index)
{
  SheetBlock       *block = sheet_block (flow->sheet, index);
  const SheetTable *table = sheet_table (flow->sheet, block);
  const double      height = prepare_row (flow, block);

  if (flow->y + height > page_bottom (flow) && !at_top (flow))
    {
      next_frame (flow);
      if (table->head >= 0 && (guint) table->head < index)
        put (flow, (guint) table->head, prepare_row (flow, sheet_block (flow->sheet,
                                                                        (guint) table->head)));
    }
  put (flow, index, height);
}

/* All */

/* What the block at @index needs at least in one piece: headings ask it of what follows them. */
static double
least_height (Flow *flow, guint index)
{
  SheetBlock *block;
  double      width;

  if (index >= flow->sheet->blocks->len)
    return 0;

  block = sheet_block (flow->sheet, index);
  switch (block->kind)
    {
    case BLOCK_TEXT:
      if (block->text_kind <= ACIES_SHEET_SUBHEADING)
        return kinds[block->text_kind].size * 2 + least_height (flow, index + 1);
      return kinds[block->text_kind].size * 1.4 * LEAST_LINES;
    case BLOCK_MAP:
      return map_size (flow, block, &width);
    case BLOCK_COURSE:
      return block->height;
    case BLOCK_ROW:
      return 3 * (CELL_SIZE * 1.4 + 2 * SHEET_CELL_PAD);
    case BLOCK_COLUMNS:
      return least_height (flow, index + 1);
    case BLOCK_BREAK:
    default:
      return 0;
    }
}

static void
change_columns (Flow *flow, guint n_columns)
{
  if (n_columns == flow->n_columns)
    return;

  if (n_columns == 1 && !(flow->column == 0 && at_top (flow)))
    new_page (flow);
  flow->n_columns = n_columns;
  flow->column = 0;
  flow->top = flow->y;
}

static void
place (Flow *flow, guint index)
{
  SheetBlock *block = sheet_block (flow->sheet, index);

  switch (block->kind)
    {
    case BLOCK_TEXT:
      if (block->text_kind <= ACIES_SHEET_SUBHEADING)
        need (flow, kinds[block->text_kind].before + least_height (flow, index));
      place_text (flow, index);
      break;
    case BLOCK_COLUMNS:
      change_columns (flow, block->n_columns);
      break;
    case BLOCK_BREAK:
      if (!(flow->column == 0 && at_top (flow)))
        new_page (flow);
      break;
    case BLOCK_MAP:
      place_map (flow, index);
      break;
    case BLOCK_COURSE:
      need (flow, block->height);
      put (flow, index, block->height);
      break;
    case BLOCK_ROW:
      place_row (flow, index);
      break;
    default:
      g_assert_not_reached ();
    }
}

/* Letters keep their shape and places at every size: no grid of pixels is known yet. */
static PangoContext *
create_context (void)
{
  PangoFontMap         *fonts = pango_cairo_font_map_get_default ();
  PangoContext         *context = pango_font_map_create_context (fonts);
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);
  return context;
}

guint
acies_sheet_lay_out (AciesSheet *self, const AciesStyle *style, const AciesPaper *paper)
{
  Flow flow = { .sheet = self, .n_columns = 1 };

  g_return_val_if_fail (self != NULL && style != NULL && paper != NULL, 0);

  self->style = *style;
  self->style.text_scale = 1;
  self->paper = *paper;
  g_array_set_size (self->pieces, 0);
  flow.context = create_context ();
  flow.top = flow.y = page_top (&flow);
  for (guint i = 0; i < self->blocks->len; i++)
    place (&flow, i);
  g_object_unref (flow.context);

  self->n_pages = self->pieces->len > 0
                    ? g_array_index (self->pieces, SheetPiece, self->pieces->len - 1).page + 1
                    : 1;
  return self->n_pages;
}
