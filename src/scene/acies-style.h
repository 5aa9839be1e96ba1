/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "scene/acies-palette.h"

G_BEGIN_DECLS

#define ACIES_TEXT_MIN  9.0   /* px: no text is ever smaller */
#define ACIES_TOKEN_MIN 12.0  /* px: tokens that may be pointed at */

/* What people may leave away on the board, or add to it. */
typedef enum
{
  ACIES_SHOWN_ZONE_NAMES = 1 << 0,
  ACIES_SHOWN_UNIT_NAMES = 1 << 1,     /* below tokens that are wide enough */
  ACIES_SHOWN_GRID = 1 << 2,           /* lines between zones */
  ACIES_SHOWN_TERRAIN_MARKS = 1 << 3,  /* hachures, trees, reeds; else terrain is colour alone */
  ACIES_SHOWN_STRONG_TERRAIN = 1 << 4, /* colours of terrain far from the plain ground's */
  ACIES_SHOWN_STRIPES = 1 << 5,        /* across the tokens of the second side */
} AciesShown;

#define ACIES_SHOWN_DEFAULT (ACIES_SHOWN_ZONE_NAMES | ACIES_SHOWN_GRID | ACIES_SHOWN_TERRAIN_MARKS)

/* How a scene is drawn: colours and letters. Plain data; @font is lent. */
typedef struct
{
  AciesPalette palette;
  const char  *font;        /* (nullable) family, "Cantarell"; "Sans" if NULL */
  double       text_scale;  /* the desktop's text size, 1.0 is normal; kept within 0.5-3 */
  double       token_min;   /* px: below this width a group is one body with its count; 12 */
  guint        shown;       /* AciesShown */
} AciesStyle;

/* Colours of @variant and @pair, the font Sans, text scale 1, tokens of 12 px and up, ACIES_SHOWN_DEFAULT. */
void acies_style_init (AciesStyle *self, AciesPaletteVariant variant, AciesSidePair pair);

G_END_DECLS
