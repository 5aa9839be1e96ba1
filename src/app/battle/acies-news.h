/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/*
 * The events that @side has not seen made: those since its last player-turn ended, up to the player-turn of its own that runs
 * now, if one does. @first: (out). Returns: how many.
 */
guint acies_news_find (AciesGame *game, int side, guint *first);

/* They in words, a line each, and how the players ended the battle, if they have; "" for none. Returns: (transfer full) */
char *acies_news_to_text (AciesGame *game, int side);

G_END_DECLS
