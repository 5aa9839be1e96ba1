/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/* The same battle from its start with other dice, set up as @game was; with @swap each side is played as the next one was.
 * Returns: (transfer full) */
AciesGame *acies_rematch_new (AciesGame *game, gboolean swap);

G_END_DECLS
