/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/tabletop/tt-move.h"

G_BEGIN_DECLS

/*
 * Bases that move together. Orders and labels are arrays of the caller's, n long, of indices into @bases; at most TT_MAX_BODIES.
 */

/* All hang together by touching, edge or corner. One base does. */
gboolean tt_group_is_connected (const TtBase *bases, guint n);

/* Numbers the connected parts from 0 in the order of their first members; returns how many. */
guint    tt_group_label        (const TtBase *bases, guint n, guint8 *labels);

/* All face as the first does, within TT_PARALLEL. */
gboolean tt_group_is_parallel  (const TtBase *bases, guint n);

/* Whether they stand one behind the other, each front centre within TT_TOUCH of a rear centre; @order from head to tail. */
gboolean tt_group_is_column    (const TtBase *bases, guint n, guint8 *order);

/* Whether a column's facings are all the same when rounded: it advances like one body. */
gboolean tt_group_is_straight  (const TtBase *bases, guint n);

/* Whether they stand side by side, parallel, front corner to front corner within TT_TOUCH; @order from left to right. */
gboolean tt_group_is_line      (const TtBase *bases, guint n, guint8 *order);

/* The front corner about which they wheel: the outermost on @side; ties: the most forward. By the first one's axes. */
TtVec    tt_group_pivot        (const TtBase *bases, guint n, TtSide side);

/* How wide they are, along the first one's right axis, mm. */
double   tt_group_frontage     (const TtBase *bases, guint n);

/* Whether @reform names each of @n bases once and its anchor heads a file. */
gboolean tt_group_check_reform (const TtReform *reform, guint n);

/*
 * Where all stand after @reform (indices into @bases): the anchor keeps its place, files stand side by side on its front line,
 * followers rear edge to front edge, all facing as the anchor. @places: one a base. FALSE if tt_group_check_reform() says so.
 */
gboolean tt_group_reform       (const TtBase *bases, guint n, const TtReform *reform, TtPlace *places);

/* The reform of a line into one column behind bases[anchor]: the others follow, the nearest first; ties: the least index. */
void     tt_group_column_reform (const TtBase *bases, guint n, guint anchor, TtReform *reform);

/*
 * Rows of bases side by side: fills @order with the rows one after the other, each from left to right, and @lengths with how many
 * stand in each. Returns the number of rows. A base alone is a row of one.
 */
guint    tt_group_rows         (const TtBase *bases, guint n, guint8 *order, guint8 *lengths);

/* A stretch of a row: the bases order[first] to order[first + n - 1]. */
typedef struct
{
  guint first, n;
} TtRun;

/*
 * The next contiguous run, at least @least long, of a row of @length: from { 0, 0 } on, longest first, then from the left.
 * FALSE after the last.
 */
gboolean tt_group_next_run     (guint length, guint least, TtRun *run);

/* The nearest pair between bases and others, centre to centre, ties: the least indices. Returns the distance; n and m not 0. */
double   tt_group_nearest      (const TtBase *bases, guint n, const TtBase *others, guint m, guint *base, guint *other);

G_END_DECLS
