/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "battlefield/acies-drawing.h"

G_BEGIN_DECLS

/* A side's luck: the mean of its attack rolls on a line whose middle is what dice give in the long run (@even). */
#define ACIES_TYPE_DICE_MEANS (acies_dice_means_get_type ())
G_DECLARE_FINAL_TYPE (AciesDiceMeans, acies_dice_means, ACIES, DICE_MEANS, AciesDrawing)

GtkWidget *acies_dice_means_new (int side, double mean, double even);

G_END_DECLS
