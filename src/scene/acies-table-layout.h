/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "scene/acies-layout.h"

G_BEGIN_DECLS

/*
 * Free tables: where bases lie on the board. A layout of a scene with a table has no cells; its cell_width and cell_height are
 * the whole table's, and its scale says how many px 1/100 mm are.
 */

static inline gboolean
acies_scene_has_table (const AciesScene *scene)
{
  return scene->table_width > 0 && scene->table_height > 0;
}

/* A viewport for @scene: of its zones, or of its table as one place of a fixed shape. */
void acies_viewport_init_for_scene (AciesViewport *self, const AciesScene *scene);

/* Width to height of the whole board as it is drawn, zones being @zone_aspect. */
double acies_scene_get_aspect (const AciesScene *scene, double zone_aspect);

/* Fills the places of a layout of a scene with a table: its tokens and its commanders that stand on it. */
void acies_table_lay_out (AciesLayout *self, const AciesStyle *style);

/* From a place on the table, 1/100 mm, to board px, and back (rounded). */
void acies_table_to_board   (const AciesLayout *self, double x, double y, double *board_x, double *board_y);
void acies_table_from_board (const AciesLayout *self, double board_x, double board_y, gint32 *x, gint32 *y);

/* A rectangle that stands on the table: a base, a camp. */
typedef struct
{
  AciesPose pose;          /* of the middle of its front edge */
  gint32    width, depth;  /* 1/100 mm */
} AciesFootprint;

static inline AciesFootprint
acies_token_footprint (const AciesSceneToken *token)
{
  return (AciesFootprint){ token->pose, token->width, token->depth };
}

/* The corners in board px: front left, front right, rear right, rear left. */
void acies_footprint_corners (const AciesFootprint *self, const AciesLayout *layout, double corners[4][2]);

/* What it covers, board px. */
AciesRect acies_footprint_bounds (const AciesFootprint *self, const AciesLayout *layout);

/* 0 inside, else how far (@x, @y) is from it; board px. */
double acies_footprint_distance (const AciesFootprint *self, const AciesLayout *layout, double x, double y);

/* The shortest way between two that do not overlap: its ends, board px. */
void acies_footprint_gap (const AciesFootprint *self, const AciesFootprint *other, const AciesLayout *layout, double ends[2][2]);

/**
 * acies_pick_base:
 * @layout: of a scene with a table
 * @reach: px around the point that count too
 * @last: the one picked there before, -1 for none
 *
 * Returns: the index in the scene's tokens of the base at a point of the board: what it lies in comes before what is near, what
 *   is drawn last before what it covers; after @last, the next one of them. -1 if there is none
 */
int acies_pick_base (const AciesLayout *layout, double x, double y, double reach, int last);

/**
 * acies_pick_commander:
 * @layout: of a scene with a table
 * @reach: px around his plate that count too; negative: his badge alone, without his name
 *
 * Returns: the index in the scene's leaders of the commander at a point of the board, the one drawn last before the others; -1
 *   if there is none
 */
int acies_pick_commander (const AciesLayout *layout, double x, double y, double reach);

/* The base whose middle is the nearest in a direction (@dx, @dy) from the middle of @from, as far as it lies that way rather than
 * to the side; -1 if there is none. All by index in the scene's tokens; -1 for @from is the middle of the table. */
int acies_pick_beyond (const AciesLayout *layout, int from, int dx, int dy);

G_END_DECLS
