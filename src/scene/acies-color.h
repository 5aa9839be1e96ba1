/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* sRGB, each 0-1. */
typedef struct
{
  double red, green, blue;
} AciesColor;

typedef enum
{
  ACIES_VISION_NORMAL,
  ACIES_VISION_PROTANOPIA,
  ACIES_VISION_DEUTERANOPIA,
  ACIES_VISION_TRITANOPIA,
  ACIES_VISION_GREY,
  ACIES_N_VISIONS,
} AciesVision;

/* 0xRRGGBB. */
AciesColor acies_color_from_hex (guint32 hex);

/* Mixes in sRGB: @t = 0 gives @a, 1 gives @b. */
AciesColor acies_color_mix (AciesColor a, AciesColor b, double t);

/* WCAG 2 contrast ratio, 1-21. */
double acies_color_contrast (AciesColor a, AciesColor b);

/* What somebody of this colour vision sees (Machado 2009, full strength; grey: luminance). */
AciesColor acies_color_seen (AciesColor color, AciesVision vision);

/* CIEDE2000 difference as somebody of this colour vision sees it.
 * A difference of 10 is plain at a glance on a token. */
double acies_color_distance (AciesColor a, AciesColor b, AciesVision vision);

/* Makes it the context's source. */
void acies_color_set (cairo_t *cr, AciesColor color, double alpha);

G_END_DECLS
