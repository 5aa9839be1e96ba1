/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "scene/acies-layout.h"
#include "scene/acies-relief.h"

G_BEGIN_DECLS

/* What the painters of the ground share: within this folder only. */
typedef struct
{
  cairo_t           *cr;
  const AciesLayout *layout;
  const AciesStyle  *style;
  double             scale;  /* of zones: 1 at 180 x 144 px; of tables: 1 at 1.08 px a mm */
  double             pen;    /* by this lines and small marks grow: more slowly than zones */

  /* Where these are; NULL if nowhere. */
  AciesRelief *hills;
  AciesRelief *forests;
  AciesRelief *marshes;
} AciesGround;

void acies_ground_init (AciesGround       *self,
                        cairo_t           *cr,
                        const AciesLayout *layout,
                        const AciesStyle  *style);

/* Frees the reliefs. */
void acies_ground_clear (AciesGround *self);

AciesColor acies_ground_color (const AciesGround *self, AciesColorName name);

/* Returns: (transfer full) (nullable): which zones have @terrain; %NULL if none has. */
gboolean *acies_ground_mask (const AciesGround *self, AciesTerrain terrain);

/* Adds the contour lines of @relief at @level to the path, smoothed. */
void acies_ground_contour_path (const AciesGround *self, const AciesRelief *relief, double level);

/* The foot of a mark, board pixels, with a number in [0, 1) of its own. */
typedef struct
{
  double x, y;
  double chance;
  int    row;
} AciesMarkPlace;

/* Scatters marks about @step px apart where @relief is at least @level; the places depend on the
 * map alone.
 * @shared: (nullable): where this is as high, only half as many, as others stand between them.
 * Returns: (transfer full): of AciesMarkPlace, row by row from the north */
GArray *acies_ground_scatter (const AciesGround *self,
                              const AciesRelief *relief,
                              const AciesRelief *shared,
                              double             level,
                              double             step);

/* Returns: (transfer full) (nullable): the relief of a kind of terrain; %NULL if none. */
AciesRelief *acies_ground_hill_relief (const AciesGround *self);
AciesRelief *acies_ground_wood_relief (const AciesGround *self, AciesTerrain terrain);

/* Layers, in this order. */
void acies_ground_paint_impassable   (const AciesGround *self);
void acies_ground_paint_hill_bodies  (const AciesGround *self);
void acies_ground_paint_wood_bodies  (const AciesGround *self);
void acies_ground_paint_hill_marks   (const AciesGround *self);
void acies_ground_paint_wood_marks   (const AciesGround *self);
void acies_ground_paint_watercourses (const AciesGround *self);
void acies_ground_paint_sea          (const AciesGround *self);

/* Names of zones, watercourses and features, settlements with their houses: above all terrain. */
void acies_ground_paint_labels (const AciesGround *self);

/* Which way north is, at the top right of the field, beside the standard of a key zone there. What it covers; empty where there
 * is no room. */
AciesRect acies_ground_paint_north (const AciesGround *self);

/* Size of the standard of a key zone, at the end of the zone's name. */
double acies_ground_standard_size (const AciesGround *self);

/* Impassable zones beside a coast are deep water: which zones are.
 * Returns: (transfer full) (nullable): %NULL if none is */
gboolean *acies_ground_deep_water (const AciesGround *self);

/* The edges of a coast zone along which the sea lies, a bit (1 << AciesFacing) each; 0 if it is no
 * coast zone. */
guint acies_ground_sea_edges (const AciesGround *self, int cell);

/* The zone beyond that edge, ACIES_NO_CELL off the field. */
int acies_ground_neighbour (const AciesGround *self, int cell, AciesFacing edge);

G_END_DECLS
