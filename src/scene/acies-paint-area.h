/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "scene/acies-paint-ground.h"
#include "scene/acies-table-layout.h"

G_BEGIN_DECLS

/* The ground of free tables: within this folder only. */

/* A piece of ground in its colour and texture, exactly as far as it reaches. */
void acies_ground_paint_area (const AciesGround *self, const AciesSceneArea *area);

/* Of the grid and the scale, 1/100 mm: 100 mm, or 4 inches. */
double acies_ground_step (const AciesGround *self);

/* Along the rim of a table: base edges, the scale, north. */
void acies_ground_paint_rim (const AciesGround *self);

/* All of a table's ground. */
void acies_ground_paint_table (const AciesGround *self);

/* Marks that zones and tables share. @places: of AciesMarkPlace, row by row. */
void acies_ground_draw_trees  (const AciesGround *self, const GArray *places);
void acies_ground_draw_reeds  (const AciesGround *self, const GArray *places);
void acies_ground_draw_rock   (const AciesGround *self, const AciesMarkPlace *place);
void acies_ground_draw_houses (const AciesGround *self, double x, double y, double size);

G_END_DECLS
