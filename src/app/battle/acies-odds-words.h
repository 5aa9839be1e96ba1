/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/**
 * acies_odds_words_dup:
 * @game: the battle
 * @action: what would be done now
 * @chances: whether the chances of a fight are told too
 *
 * What an action that is no attack brings before any die is thrown, a line for each: the chances of the fight that it leads
 * to, and the notes of the rules.
 *
 * Returns: (transfer full) (nullable): %NULL if the rules tell nothing of it
 */
char *acies_odds_words_dup (AciesGame *game, const AciesAction *action, gboolean chances);

G_END_DECLS
