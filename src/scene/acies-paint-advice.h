/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "scene/acies-paint.h"

G_BEGIN_DECLS

/* What somebody is advised to do, to be drawn over the board. */
typedef struct
{
  int         side;
  AciesUnits  units;    /* who are to do it: outlined together */
  int         from;     /* where they stand; ACIES_NO_CELL: off the field */
  int         to;       /* where to, or what is to be attacked; ACIES_NO_CELL: nowhere */
  gboolean    attacks;
  const char *text;     /* (nullable): short words at the arrow */
} AciesAdviceMark;

/* A dashed outline around the group, light under dark so that it stands out from every ground, and an arrow to the goal. */
void acies_paint_advice (cairo_t *cr, const AciesLayout *layout, const AciesStyle *style,
                         const AciesAdviceMark *mark);

/* What that may touch; without width if there is nothing to draw. */
AciesRect acies_paint_advice_bounds (const AciesLayout *layout, const AciesStyle *style,
                                     const AciesAdviceMark *mark);

G_END_DECLS
