/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * A height over the whole board, sampled finely, in map units (one a zone): terrain of neighbouring
 * zones grows together, and its outlines are contour lines. Beyond the board it reaches half a
 * zone.
 */
typedef struct
{
  guint   columns, rows;  /* zones */
  guint   nx, ny;         /* samples */
  double *values;         /* row by row */
} AciesRelief;

#define ACIES_RELIEF_DETAIL 12   /* samples a zone */
#define ACIES_RELIEF_BORDER 0.5  /* map units beyond the board */

/* All heights 0. */
AciesRelief *acies_relief_new  (guint columns, guint rows);
void         acies_relief_free (AciesRelief *self);

/* 1 within the zones of @mask (columns * rows), 0 elsewhere, blurred over @sigma map units; zones
 * at the edge of the board go on for @beyond map units. */
void acies_relief_blur (AciesRelief *self, const gboolean *mask, double sigma, double beyond);

/* Bends it by up to @amount map units, in humps of one to @pace map units. */
void acies_relief_warp (AciesRelief *self, const char *what, double amount, double pace);

typedef double (*AciesReliefFunc) (double x, double y, double height, gpointer data);

/* Every height becomes what @func makes of it. */
void acies_relief_map (AciesRelief *self, AciesReliefFunc func, gpointer data);

/* The height at a map point, between samples. */
double acies_relief_at (const AciesRelief *self, double x, double y);

typedef struct
{
  double x, y;
} AciesReliefPoint;

/* The lines where the height is @level, closed (what leaves the sampled field closes along its
 * border).
 * Returns: (transfer full): GArray of AciesReliefPoint each */
GPtrArray *acies_relief_contours (const AciesRelief *self, double level);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesRelief, acies_relief_free)

G_END_DECLS
