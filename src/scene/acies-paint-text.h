/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "scene/acies-style.h"

#include <pango/pango.h>

G_BEGIN_DECLS

typedef enum
{
  ACIES_TEXT_START,
  ACIES_TEXT_MIDDLE,
  ACIES_TEXT_END,
} AciesTextAnchor;

/* How a line of text is set. Sizes are absolute px after the text scale; below ACIES_TEXT_MIN it is
 * raised to it. */
typedef struct
{
  double          size;
  gboolean        bold;
  gboolean        italic;
  AciesTextAnchor anchor;
  double          max_width;  /* px; longer text ends in an ellipsis; 0: no limit */
  AciesColor      color;
  double          halo;       /* px around the letters; 0 none */
  AciesColorName  halo_name;  /* its colour; the ground if not set */
} AciesTextStyle;

/* Draws one line, its middle height at @y, anchored at @x. Returns its width. */
double acies_text_draw (cairo_t *cr, const AciesStyle *style, const AciesTextStyle *text,
                        double x, double y, const char *words);

/* Its size without drawing; @height (nullable). Needs no context. */
double acies_text_measure (const AciesStyle     *style,
                           const AciesTextStyle *text,
                           const char           *words,
                           double               *height);

G_END_DECLS
