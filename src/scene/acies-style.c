/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-style.h"

void
acies_style_init (AciesStyle *self, AciesPaletteVariant variant, AciesSidePair pair)
{
  acies_palette_init (&self->palette, variant, pair);
  self->font = NULL;
  self->text_scale = 1.0;
  self->token_min = ACIES_TOKEN_MIN;
  self->shown = ACIES_SHOWN_DEFAULT;
}
