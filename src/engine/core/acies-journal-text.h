/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-journal.h"

G_BEGIN_DECLS

/* Puts into @saved that @game was saved to @file as it stands; the file before is let go. */
void acies_journal_text_mark_saved (AciesJournalSaved *saved, AciesGame *game, GFile *file);

/**
 * acies_journal_text_replay:
 * @file: a journal
 * @saved: (inout): takes the last saving that it tells of; empty before
 * @good_length: (out): bytes of its lines that were played; what follows was being written when the program stopped
 * @error: ACIES_FILE_ERROR, with the number of the line
 *
 * Plays the lines of a journal.
 *
 * Returns: (transfer full) (nullable): the battle that they tell of
 */
AciesGame *acies_journal_text_replay (GFile *file, AciesJournalSaved *saved, gsize *good_length,
                                      GError **error);

G_END_DECLS
