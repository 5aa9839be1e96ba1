/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "scene/acies-paint-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  ACIES_PIECE_AREA,
  ACIES_PIECE_LINE,
  ACIES_PIECE_CAMP,
  ACIES_PIECE_BASE,
  ACIES_PIECE_COMMANDER,
} AciesPieceKind;

/**
 * AciesTablePiece:
 *
 * A base on a free table, a commander, a camp, or a piece of its ground: a child widget of its own, so that a screen reader and
 * the keyboard find it and so that only it is drawn again when its marks change. Ground is drawn by the board; here only what
 * points it out.
 * Class action: piece.activate.
 */
#define ACIES_TYPE_TABLE_PIECE (acies_table_piece_get_type ())
G_DECLARE_FINAL_TYPE (AciesTablePiece, acies_table_piece, ACIES, TABLE_PIECE, GtkWidget)

/* @index: in the scene's list of such. */
AciesTablePiece *acies_table_piece_new (AciesPieceKind kind, guint index);

AciesPieceKind acies_table_piece_get_kind  (AciesTablePiece *self);
guint          acies_table_piece_get_index (AciesTablePiece *self);

/* How it is drawn. All lent; layout NULL for nothing, token_marks NULL: no bases. */
typedef struct
{
  const AciesLayout     *layout;
  const AciesStyle      *style;
  const AciesTokenMarks *token_marks;
  guint                  camp_targets;  /* a bit for each side whose camp can be aimed at */
  const AciesSceneLeader *leader;       /* the commander chosen; NULL if none is */
} AciesPieceView;

/* @redraw: FALSE if it looks as before. */
void acies_table_piece_set_view  (AciesTablePiece *self, const AciesPieceView *view, gboolean redraw);
void acies_table_piece_set_hover (AciesTablePiece *self, gboolean hover);

/* Whether it has marks that must not be covered by its neighbours. */
gboolean acies_table_piece_is_marked (AciesTablePiece *self);

/* What it covers, board px. */
AciesRect acies_table_piece_get_bounds (AciesTablePiece *self);

/* The base's token; NULL if it is none. Lent by the scene. */
const AciesSceneToken *acies_table_piece_get_token (AciesTablePiece *self);

/* The commander; NULL if it is none. Lent by the scene. */
const AciesSceneLeader *acies_table_piece_get_leader (AciesTablePiece *self);

/* Tells screen readers what it is; to be called when the scene is another. */
void acies_table_piece_describe (AciesTablePiece *self);

G_END_DECLS
