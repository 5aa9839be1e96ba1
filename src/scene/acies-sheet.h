/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-scene.h"
#include "scene/acies-chart.h"
#include "scene/acies-export.h"
#include "scene/acies-style.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* A page, in points (1/72 inch). */
typedef struct
{
  double width, height;
  double left, top, right, bottom;  /* margins: nothing is drawn there */
} AciesPaper;

typedef enum
{
  ACIES_PAPER_A4,
  ACIES_PAPER_LETTER,
} AciesPaperFormat;

/* Upright, margins of 15 mm. */
void acies_paper_init (AciesPaper *self, AciesPaperFormat format);

/* Lays the page on its side, margins too. */
void acies_paper_turn (AciesPaper *self);

/*
 * Something to be read on paper: headings, text, tables, maps and charts in order, laid into pages of any size. The same
 * pages are drawn in the preview, by the printer and in a PDF file. Every block added is copied unless told otherwise.
 */
typedef struct _AciesSheet AciesSheet;

/* @title: stands at the foot of each page beside its number. */
AciesSheet *acies_sheet_new  (const char *title);
void        acies_sheet_free (AciesSheet *self);

typedef enum
{
  ACIES_SHEET_TITLE,
  ACIES_SHEET_HEADING,
  ACIES_SHEET_SUBHEADING,
  ACIES_SHEET_TEXT,
  ACIES_SHEET_NOTE,     /* smaller, dim */
  ACIES_SHEET_ITEM,     /* one of many small lines, its second and further lines set in */
} AciesSheetText;

/* A paragraph; an empty one is left out. Headings stay with what follows. */
void acies_sheet_add_text (AciesSheet *self, AciesSheetText kind, const char *words);

/* Whatever follows is set in so many columns (1 or 2), on a new page when going back to one. */
void acies_sheet_set_columns (AciesSheet *self, guint n_columns);

/* What follows begins a page. */
void acies_sheet_add_break (AciesSheet *self);

/* A map of @scene (transfer full) as wide as the column, but no taller than @share (0-1) of the page's longer side;
 * @caption: (nullable). */
void acies_sheet_take_map (AciesSheet *self, AciesScene *scene, double share, const char *caption);

/* The chart of a battle's course, @height points tall. */
void acies_sheet_add_course (AciesSheet *self, const AciesCourse *course, double height);

#define ACIES_SHEET_MAX_COLUMNS 8

typedef struct
{
  double   width;   /* share of the table's width; all together make 1 */
  gboolean at_end;  /* set at the end of the column: numbers */
} AciesSheetColumn;

/* Begins a table; @grid: with lines around every cell, to be written in. */
void acies_sheet_begin_table (AciesSheet *self, const AciesSheetColumn *columns, guint n_columns, gboolean grid);

typedef enum
{
  ACIES_SHEET_ROW,
  ACIES_SHEET_ROW_HEAD,  /* bold, repeated at the top of the next page */
  ACIES_SHEET_ROW_SUM,   /* bold */
} AciesSheetRow;

/* @cells: one a column, %NULL for an empty one. */
void acies_sheet_add_row (AciesSheet *self, AciesSheetRow kind, const char *const *cells);

/* The token of a side's emblem before the first cell of the row added last. */
void acies_sheet_set_token (AciesSheet *self, int side, AciesEmblem emblem);

/* Lays all into pages; may be called again with others. @style is copied. Returns: the number of pages */
guint acies_sheet_lay_out (AciesSheet *self, const AciesStyle *style, const AciesPaper *paper);

/* Draws one of them, from its top left corner, in points. */
void acies_sheet_draw (AciesSheet *self, cairo_t *cr, guint page);

/**
 * acies_sheet_to_pdf:
 *
 * Lays @self out and draws all of its pages. May be called in any thread, as long as nobody else uses @self.
 *
 * Errors: ACIES_FILE_ERROR_ACCESS (cairo failed).
 *
 * Returns: (transfer full) (nullable): a PDF file
 */
GBytes *acies_sheet_to_pdf (AciesSheet *self, const AciesStyle *style, const AciesPaper *paper, GError **error);

/**
 * acies_sheet_to_picture:
 * @format: PNG or SVG
 *
 * The same as one picture: the pages below each other.
 *
 * Errors: ACIES_FILE_ERROR_ACCESS (cairo failed).
 *
 * Returns: (transfer full) (nullable): a file
 */
GBytes *acies_sheet_to_picture (AciesSheet *self, const AciesStyle *style, const AciesPaper *paper, AciesExportFormat format,
                                GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesSheet, acies_sheet_free)

G_END_DECLS
