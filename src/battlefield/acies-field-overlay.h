/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "scene/acies-paint-advice.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What lies over all zones: the arrow of an attack or move, a zone pointed out, and what is being dragged. Takes no input. */
#define ACIES_TYPE_FIELD_OVERLAY (acies_field_overlay_get_type ())
G_DECLARE_FINAL_TYPE (AciesFieldOverlay, acies_field_overlay, ACIES, FIELD_OVERLAY, GtkWidget)

AciesFieldOverlay *acies_field_overlay_new (void);

/* Where and how the board is drawn; both lent, layout NULL for nothing. @x, @y: the board's corner. */
void acies_field_overlay_set_board (AciesFieldOverlay *self, const AciesLayout *layout, const AciesStyle *style, double x,
                                    double y);

/* @from: ACIES_NO_CELL for none. */
void acies_field_overlay_set_arrow (AciesFieldOverlay *self, AciesArrow kind, int from, int to, const char *text);

/* A zone that is pointed out, which may lie out of sight; ACIES_NO_CELL for none. */
void acies_field_overlay_point_out (AciesFieldOverlay *self, int cell);

/* What somebody is advised to do; NULL for nothing. Copied. */
void acies_field_overlay_set_advice (AciesFieldOverlay *self, const AciesAdviceMark *mark);

/* A line through the middles of zones; @n_cells 0: none. Copied. */
void acies_field_overlay_set_course (AciesFieldOverlay *self, const gint16 *cells, guint n_cells);

/* The names of all zones over everything else. */
void acies_field_overlay_show_names (AciesFieldOverlay *self, gboolean shown);

/* What is dragged: a unit's token or a commander's badge, both lent while the drag lasts. */
typedef struct
{
  const AciesSceneToken  *token;   /* NULL */
  const AciesSceneLeader *leader;  /* NULL */
  guint                   count;   /* how many go along with the token */
  double                  width;   /* px across its front */
} AciesGhost;

/* NULL to end. */
void acies_field_overlay_set_ghost  (AciesFieldOverlay *self, const AciesGhost *ghost);
void acies_field_overlay_move_ghost (AciesFieldOverlay *self, double x, double y);

/* What letting go here would do, or why nothing (@barred); NULL for no words. */
void acies_field_overlay_tell_ghost (AciesFieldOverlay *self, const char *words, gboolean barred);

/* The words that stand there now; NULL if none. @barred: (out) (optional) */
const char *acies_field_overlay_get_words (AciesFieldOverlay *self, gboolean *barred);

G_END_DECLS
