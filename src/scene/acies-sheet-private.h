/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "scene/acies-sheet.h"

#include <pango/pangocairo.h>

G_BEGIN_DECLS

typedef enum
{
  BLOCK_TEXT,
  BLOCK_COLUMNS,
  BLOCK_BREAK,
  BLOCK_MAP,
  BLOCK_COURSE,
  BLOCK_ROW,
} SheetBlockKind;

/* The shape of a table, shared by its rows. */
typedef struct
{
  AciesSheetColumn columns[ACIES_SHEET_MAX_COLUMNS];
  guint            n_columns;
  gboolean         grid;
  int              head;   /* index of its head's block, -1 none */
} SheetTable;

typedef struct
{
  SheetBlockKind kind;
  AciesSheetText text_kind;
  char          *words;      /* text, caption; nullable */
  guint          n_columns;
  AciesScene    *scene;
  double         share;      /* of the page a map may take */
  double         height;     /* of a chart */
  AciesCourse    course;     /* its arrays are owned */
  guint          table;
  AciesSheetRow  row_kind;
  char          *cells[ACIES_SHEET_MAX_COLUMNS];
  int            side;       /* of the token, ACIES_NO_SIDE */
  AciesEmblem    emblem;

  PangoLayout *layouts[ACIES_SHEET_MAX_COLUMNS];  /* since it was laid out */
} SheetBlock;

/* A part of a block in its place. */
typedef struct
{
  guint     block;
  guint     page;
  AciesRect rect;
  guint     first_line, n_lines;  /* of a text */
} SheetPiece;

struct _AciesSheet
{
  char      *title;
  GPtrArray *blocks;  /* SheetBlock */
  GArray    *tables;  /* SheetTable */

  AciesStyle style;
  AciesPaper paper;
  GArray    *pieces;  /* SheetPiece, by page */
  guint      n_pages;
};

/* Points. */
#define SHEET_FOOT      20.0  /* kept free for the foot line */
#define SHEET_GAP       18.0  /* between two columns */
#define SHEET_CELL_PAD  3.0
#define SHEET_TOKEN     20.0
#define SHEET_SCALE     0.6   /* points of the page a pixel of a map */

static inline SheetBlock *
sheet_block (const AciesSheet *self, guint index)
{
  return g_ptr_array_index (self->blocks, index);
}

static inline SheetTable *
sheet_table (const AciesSheet *self, const SheetBlock *block)
{
  return &g_array_index (self->tables, SheetTable, block->table);
}

G_END_DECLS
