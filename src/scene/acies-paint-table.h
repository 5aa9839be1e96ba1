/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "scene/acies-paint.h"
#include "scene/acies-table-layout.h"

G_BEGIN_DECLS

/*
 * Layers of a free table, from the ground up, in board px as those of zones. The ground is that of acies_paint_ground(); camps
 * change hands and so stand above it.
 */

/* A camp of a table: palisade and tents, the standard of who has taken it. */
void acies_paint_camp (cairo_t *cr, const AciesLayout *layout, const AciesStyle *style, const AciesSceneCamp *camp,
                       AciesMarks marks);

/* A base where it stands. @marks: SELECTED, LEGAL, TARGET, CURSOR, HOVER. */
void acies_paint_base (cairo_t *cr, const AciesLayout *layout, const AciesStyle *style, const AciesSceneToken *token,
                       AciesMarks marks);

/* A base anywhere: its middle at (@x, @y), turned by @angle (radians clockwise from north), @width px across its front. */
typedef struct
{
  double x, y;
  double angle;
  double width;
} AciesBasePlace;

void acies_paint_base_at (cairo_t *cr, const AciesStyle *style, const AciesSceneToken *token, const AciesBasePlace *place,
                          AciesMarks marks);

/* The plate of a commander who stands on the table; nothing if he does not. @marks: CURSOR, HOVER. */
void acies_paint_commander (cairo_t *cr, const AciesLayout *layout, const AciesStyle *style, const AciesSceneLeader *leader,
                            AciesMarks marks);

/* The marks of one unit out of those of all; 0 for none. @marks: (nullable) */
AciesMarks acies_token_marks_of (const AciesTokenMarks *marks, const AciesSceneToken *token);

/* Below the bases: the bands around those that fight as one line. */
void acies_paint_fronts (cairo_t *cr, const AciesLayout *layout, const AciesStyle *style);

/* Above the bases: where they touch, who watches whom, shots declared, and what each line weighs. */
void acies_paint_ties (cairo_t *cr, const AciesLayout *layout, const AciesStyle *style);

/* What both cover, board px; of no width if there is nothing of the kind. */
AciesRect acies_paint_ties_bounds (const AciesLayout *layout, const AciesStyle *style);

/* Camps, lines of battle, bases with their marks, and commanders. @marks: (nullable) */
void acies_paint_table (cairo_t *cr, const AciesLayout *layout, const AciesStyle *style, const AciesTokenMarks *marks);

/* Where a base would stand; @barred: it may not. */
void acies_paint_ghost (cairo_t *cr, const AciesLayout *layout, const AciesStyle *style, const AciesFootprint *ghost,
                        gboolean barred);

/* Where a commander would stand: a disc of the width of @ghost. */
void acies_paint_round_ghost (cairo_t *cr, const AciesLayout *layout, const AciesStyle *style, const AciesFootprint *ghost,
                              gboolean barred);

/* That it lines up with what it meets: its front edge, made plain. */
void acies_paint_snap (cairo_t *cr, const AciesLayout *layout, const AciesStyle *style, const AciesFootprint *ghost);

/* A zone of control, an arc, a reach of command or of movement, a way of flight; its length, if it has one, on a pill. */
void      acies_paint_table_mark        (cairo_t *cr, const AciesLayout *layout, const AciesStyle *style,
                                         const AciesTableMark *mark);
AciesRect acies_paint_table_mark_bounds (const AciesLayout *layout, const AciesTableMark *mark);

#define ACIES_PLACE_RADIUS 22.0 /* px */

/* A ring around a place that is spoken of; 1/100 mm. */
void acies_paint_place (cairo_t           *cr,
                        const AciesLayout *layout,
                        const AciesStyle  *style,
                        gint32             x,
                        gint32             y);

/* Where a move fails: a cross on a disc. 1/100 mm. */
void acies_paint_failure (cairo_t *cr, const AciesLayout *layout, const AciesStyle *style, gint32 x, gint32 y);

/* A line from one place to another with its length in words on a pill; board px. */
void acies_paint_measure (cairo_t *cr, const AciesStyle *style, const double from[2], const double to[2], const char *words);

/* A line that was drawn around those to be chosen, as a rectangle. */
void acies_paint_lasso (cairo_t *cr, const AciesStyle *style, const AciesRect *rect);

G_END_DECLS
