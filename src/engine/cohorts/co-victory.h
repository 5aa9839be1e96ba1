/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-types.h"

G_BEGIN_DECLS

/* 2.6, C-ORG-3: points lost of @side now, what withdrew included. */
gint32   co_points_lost   (const CoSetup *setup, const CoState *state, guint side);

/* End of a turn, in order: army morale (C-ARM-1 to 4), destroyed, break share, the time limit: C-VIC-2 to 4. Whether the
 * battle is over. */
gboolean co_victory_check (const CoSetup *setup, CoState *state, AciesEventList *events);

/* Levels and lines of an outcome. Points are those that the enemy lost. */
typedef enum { CO_LEVEL_DRAW, CO_LEVEL_VICTORY, CO_N_LEVELS } CoOutcomeLevel;
typedef enum { CO_LINE_FIGURES, CO_LINE_WITHDRAWN, CO_N_LINES } CoOutcomeLineName;

void     co_outcome       (const AciesSetup *setup, const AciesState *state, AciesOutcome *outcome);

G_END_DECLS
