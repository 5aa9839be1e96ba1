/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-names.h"
#include "engine/core/acies-scene.h"

#include <cairo.h>

G_BEGIN_DECLS

/* Steps of a path table; coordinates follow in 1/100 of a unit of the 64 x 64 grid. */
typedef enum
{
  ACIES_PATH_END,
  ACIES_PATH_MOVE,   /* x y */
  ACIES_PATH_LINE,   /* x y */
  ACIES_PATH_CURVE,  /* x y x y x y */
  ACIES_PATH_CLOSE,
  ACIES_PATH_FILL,   /* fills what was gathered, even-odd */
} AciesPathStep;

#define ACIES_EMBLEM_GRID 64

/* One table an AciesEmblem; NULL for ACIES_EMBLEM_NONE. */
extern const gint16 *const acies_emblem_paths[ACIES_N_EMBLEMS];

/* Wire names: "heavy-cavalry". */
extern const AciesName acies_emblem_names[];

/* Fills the emblem with the context's source, its square of @size with the top left corner at (@x,
 * @y). The context's state and path are as before, the path empty. */
void acies_emblem_draw (cairo_t *cr, AciesEmblem emblem, double x, double y, double size);

G_END_DECLS
