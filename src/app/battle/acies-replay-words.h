/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/* What led to the position after @step actions: "Carthage: Activate 2 x African foot", or that the battle begins.
 * Returns: (transfer full) */
char *acies_replay_words_of_step (AciesGame *game, guint step);

G_END_DECLS
