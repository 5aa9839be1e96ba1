/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "scene/acies-paint-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A move as it would be, to be shown. */
typedef struct
{
  const AciesScene     *scene;  /* whose bases go; NULL for no move */
  const AciesTablePlan *plan;
  int                   side;
  int                   unit;   /* beside whom the words stand */
  const char           *words;  /* (nullable) */

  const AciesLeaderPlace *commander;  /* who goes instead of bases; NULL for none */
  gint32                  at[2];      /* where to */
} AciesShownPlan;

#define ACIES_MAX_HANDLES 72

/* What can be pulled to turn those chosen, board px of no size: 1/100 mm. */
typedef struct
{
  gint32   x, y;
  gboolean round;  /* turns in place; else wheels */
} AciesTableHandle;

/**
 * AciesTableOverlay:
 *
 * What lies over or under the bases of a free table: shapes that help to judge, where bases would stand, handles, a measure, a
 * line around those to be chosen. Takes no input. All places are in 1/100 mm on the table.
 */
#define ACIES_TYPE_TABLE_OVERLAY (acies_table_overlay_get_type ())
G_DECLARE_FINAL_TYPE (AciesTableOverlay, acies_table_overlay, ACIES, TABLE_OVERLAY, GtkWidget)

/* @above: the bases; else below them. */
AciesTableOverlay *acies_table_overlay_new (gboolean above);

/* Where and how the board is drawn; both lent, layout NULL for nothing. @x, @y: the board's corner. */
void acies_table_overlay_set_board (AciesTableOverlay *self, const AciesLayout *layout, const AciesStyle *style, double x,
                                    double y);

/* @marks: of AciesTableMark; copied. */
void acies_table_overlay_set_marks (AciesTableOverlay *self, const GArray *marks);

/* Copied as far as it is drawn. */
void acies_table_overlay_set_plan (AciesTableOverlay *self, const AciesShownPlan *shown);

/* The words that stand beside it now; NULL if none. @barred: (out) (optional) */
const char *acies_table_overlay_get_words (AciesTableOverlay *self, gboolean *barred);
guint       acies_table_overlay_get_n_ghosts (AciesTableOverlay *self);

void acies_table_overlay_set_handles (AciesTableOverlay *self, const AciesTableHandle *handles, guint n);

/* The handle within @reach px of a point of the board; -1 if there is none. */
int acies_table_overlay_find_handle (AciesTableOverlay *self, double board_x, double board_y, double reach);

/* A line from one place to another; @words NULL: none. */
void acies_table_overlay_set_measure (AciesTableOverlay *self, const gint32 from[2], const gint32 to[2], const char *words);
const char *acies_table_overlay_get_measure (AciesTableOverlay *self);  /* its words; NULL if none */

/* Board px; NULL for none. */
void acies_table_overlay_set_lasso (AciesTableOverlay *self, const AciesRect *rect);

/* A place that is spoken of, x and y in 1/100 mm, with a ring around it; NULL for none. */
void     acies_table_overlay_point_out       (AciesTableOverlay *self, const gint32 *place);
gboolean acies_table_overlay_get_pointed_out (AciesTableOverlay *self, gint32 place[2]);

G_END_DECLS
