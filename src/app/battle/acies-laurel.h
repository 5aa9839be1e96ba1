/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "battlefield/acies-drawing.h"

G_BEGIN_DECLS

/* The winner's token in a laurel; both sides' tokens after a draw. */
#define ACIES_TYPE_LAUREL (acies_laurel_get_type ())
G_DECLARE_FINAL_TYPE (AciesLaurel, acies_laurel, ACIES, LAUREL, AciesDrawing)

/* @winner: ACIES_NO_SIDE for a draw. */
void acies_laurel_set_winner (AciesLaurel *self, int winner);

G_END_DECLS
