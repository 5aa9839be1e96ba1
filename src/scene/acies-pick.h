/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "scene/acies-layout.h"

G_BEGIN_DECLS

#define ACIES_REACH_POINTER 2.0   /* px around a pointer */
#define ACIES_REACH_FINGER  18.0  /* px around a finger: targets of 36 px */

/* What lies under a point. */
typedef struct
{
  int cell;    /* ACIES_NO_CELL beside the board */
  int token;   /* index in the scene's tokens, -1 none */
  int leader;  /* index in the scene's leaders, -1 none */
} AciesPick;

/* Looks at (@x, @y) in board pixels: the nearest token or plate within @reach of it, if any, and
 * the zone. What the point is inside of comes before what is only near; a zone is never left for a
 * token beyond its border.
 * Returns: whether the point is on the board. */
gboolean acies_pick (const AciesLayout *layout, double x, double y, double reach, AciesPick *pick);

/* As acies_pick (), but walks on: if @last was picked there before, the next token or plate within
 * reach is picked. */
gboolean acies_pick_next (const AciesLayout *layout,
                          double             x,
                          double             y,
                          double             reach,
                          const AciesPick   *last,
                          AciesPick         *pick);

G_END_DECLS
