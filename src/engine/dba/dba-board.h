/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-dice.h"
#include "engine/dba/dba-army.h"
#include "engine/tabletop/tt-terrain.h"

G_BEGIN_DECLS

/* Boards of chance; lengths within are whole mm. Places are kept apart by discs, which cover what lies on the board. */

#define DBA_BOARD_SIDE       600  /* mm */
#define DBA_BOARD_MAX_PIECES 8
#define DBA_BOARD_MAX_LINE   8
#define DBA_BOARD_MAX_DISCS  160

typedef struct
{
  int x, y, r;
} DbaDisc;

/* A feature that lies on the board. */
typedef struct
{
  guint8  ground;   /* DbaGround */
  TtShape shape;    /* its points, if any, are those below */
  TtPoint points[DBA_BOARD_MAX_LINE + 4];
} DbaPiece;

/* A road or the middle of a river. */
typedef struct
{
  guint   n;        /* 0: there is none */
  TtPoint points[DBA_BOARD_MAX_LINE];
} DbaCourse;

/* A board while it is made. */
typedef struct
{
  AciesDice chance;
  guint     n_pieces, n_discs;
  DbaPiece  pieces[DBA_BOARD_MAX_PIECES];
  DbaCourse river, road;
  DbaDisc   discs[DBA_BOARD_MAX_DISCS];
} DbaDraftBoard;

/* Pieces and courses, dba-board-pieces.c: each is laid where nothing else lies, or FALSE if no place was found. */
gboolean dba_board_lay_piece (DbaDraftBoard *board, guint ground, guint quarter);
gboolean dba_board_lay_sea   (DbaDraftBoard *board, guint quarter);
gboolean dba_board_lay_river (DbaDraftBoard *board);
gboolean dba_board_lay_road  (DbaDraftBoard *board);

/* A whole number from @least to @most. */
int      dba_board_draw      (DbaDraftBoard *board, int least, int most);

/**
 * dba_board_make:
 * @home: DbaHome
 * @seed: equal seeds give equal boards
 *
 * A board of the country @home: three quarters at least hold something, two of them what hinders (D-TER-4), pieces lie apart, and
 * on every edge there is room for a camp (D-SET-8).
 *
 * Returns: (transfer full): a map object of a scenario
 */
JsonNode *dba_board_make (guint home, guint64 seed);

G_END_DECLS
