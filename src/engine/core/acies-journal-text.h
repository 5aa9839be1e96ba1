/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/**
 * acies_journal_text_replay:
 * @file: a journal
 * @good_length: (out): bytes of its lines that were played; what follows was being written when the program stopped
 * @error: ACIES_FILE_ERROR, with the number of the line
 *
 * Plays the lines of a journal.
 *
 * Returns: (transfer full) (nullable): the battle that they tell of
 */
AciesGame *acies_journal_text_replay (GFile *file, gsize *good_length, GError **error);

G_END_DECLS
