/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "battlefield/acies-drawing.h"

G_BEGIN_DECLS

/* What an army has left of its Fighting Value, as a bar in the side's colour. */
#define ACIES_TYPE_STRENGTH_BAR (acies_strength_bar_get_type ())
G_DECLARE_FINAL_TYPE (AciesStrengthBar, acies_strength_bar, ACIES, STRENGTH_BAR, AciesDrawing)

GtkWidget *acies_strength_bar_new (int side);
void       acies_strength_bar_set (AciesStrengthBar *self, int value, int most);

G_END_DECLS
