/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-names.h"
#include "scene/acies-color.h"

G_BEGIN_DECLS

/* Drawing code names a colour, never a number. */
typedef enum
{
  ACIES_COLOR_GROUND,
  ACIES_COLOR_GROUND_ALT,
  ACIES_COLOR_GRID,
  ACIES_COLOR_ZONE_LABEL,
  ACIES_COLOR_HILL,
  ACIES_COLOR_HILL_INK,
  ACIES_COLOR_FOREST,
  ACIES_COLOR_FOREST_INK,
  ACIES_COLOR_MARSH,
  ACIES_COLOR_MARSH_INK,
  ACIES_COLOR_WATER,
  ACIES_COLOR_WATER_INK,
  ACIES_COLOR_SEA,
  ACIES_COLOR_COAST_INK,
  ACIES_COLOR_IMPASSABLE,
  ACIES_COLOR_IMPASSABLE_INK,
  ACIES_COLOR_ROAD,
  ACIES_COLOR_SETTLEMENT,
  ACIES_COLOR_CAMP,
  ACIES_COLOR_SIDE_A,
  ACIES_COLOR_SIDE_A_EDGE,
  ACIES_COLOR_SIDE_A_INK,
  ACIES_COLOR_SIDE_A_SOFT,
  ACIES_COLOR_SIDE_A_LEAD,
  ACIES_COLOR_SIDE_B,
  ACIES_COLOR_SIDE_B_EDGE,
  ACIES_COLOR_SIDE_B_INK,
  ACIES_COLOR_SIDE_B_SOFT,
  ACIES_COLOR_SIDE_B_LEAD,
  ACIES_COLOR_SELECTION,
  ACIES_COLOR_SELECTION_INNER,
  ACIES_COLOR_LEGAL,
  ACIES_COLOR_TARGET,
  ACIES_COLOR_ILLEGAL,
  ACIES_COLOR_THREAT,
  ACIES_COLOR_DISORDERED,
  ACIES_COLOR_TEXT,
  ACIES_COLOR_TEXT_DIM,
  ACIES_COLOR_PLATE,
  ACIES_COLOR_GOLD,          /* lit arcs of a commander's ring, laurels */
  ACIES_COLOR_BADGE,         /* ground of badges and laurels of side A; _B follows */
  ACIES_COLOR_BADGE_B,
  ACIES_N_COLORS,
} AciesColorName;

typedef enum
{
  ACIES_PALETTE_LIGHT,
  ACIES_PALETTE_DARK,
  ACIES_PALETTE_HIGH_CONTRAST,
  ACIES_PALETTE_HIGH_CONTRAST_DARK,
  ACIES_PALETTE_PRINT,
  ACIES_N_PALETTES,
} AciesPaletteVariant;

/* Pairs of side colours which every colour vision keeps apart. */
typedef enum
{
  ACIES_PAIR_CRIMSON_AZURE,
  ACIES_PAIR_VIOLET_AMBER,
  ACIES_PAIR_VERMILION_NAVY,
  ACIES_PAIR_CHARCOAL_IVORY,
  ACIES_N_PAIRS,
} AciesSidePair;

/* The five colours of a side, as offsets from its fill. */
typedef enum
{
  ACIES_SIDE_FILL,
  ACIES_SIDE_EDGE,
  ACIES_SIDE_INK,
  ACIES_SIDE_SOFT,   /* the broken half of a disordered token */
  ACIES_SIDE_LEAD,   /* the front stripe of a lead unit */
} AciesSideColor;

typedef struct
{
  AciesPaletteVariant variant;
  AciesColor          colors[ACIES_N_COLORS];
} AciesPalette;

/* Wire names: "light", "high-contrast-dark"; "crimson-azure". */
extern const AciesName acies_palette_variant_names[];
extern const AciesName acies_side_pair_names[];

/* Returns: the name of @pair for people, translated. */
const char *acies_side_pair_label (AciesSidePair pair);

/* Fills @self with the colours of @variant; the sides take those of @pair where the variant has
 * hues (high contrast and print keep their own sides, which were measured with them). */
void acies_palette_init (AciesPalette *self, AciesPaletteVariant variant, AciesSidePair pair);

gboolean acies_palette_is_dark (const AciesPalette *self);

/* The colour of a side; sides above the second take turns between the two. */
AciesColor acies_palette_side (const AciesPalette *self, int side, AciesSideColor color);

static inline AciesColor
acies_palette_get (const AciesPalette *self, AciesColorName name)
{
  return self->colors[name];
}

G_END_DECLS
