/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "scene/acies-palette.h"

G_BEGIN_DECLS

#define ACIES_TEXT_MIN  9.0   /* px: no text is ever smaller */
#define ACIES_TOKEN_MIN 12.0  /* px: tokens that may be pointed at */

/* How a scene is drawn: colours and letters. Plain data; @font is lent. */
typedef struct
{
  AciesPalette palette;
  const char  *font;        /* (nullable) family, "Cantarell"; "Sans" if NULL */
  double       text_scale;  /* the desktop's text size, 1.0 is normal; kept within 0.5-3 */
  double       token_min;   /* px: below this width a group is one body with its count; 12 */
} AciesStyle;

/* Colours of @variant and @pair, the font Sans, text scale 1, tokens of 12 px and up. */
void acies_style_init (AciesStyle *self, AciesPaletteVariant variant, AciesSidePair pair);

G_END_DECLS
