/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/**
 * AciesJournal:
 *
 * An append-only file of a running battle: a first line with the acies-game object as it was when the journal began, then
 * a line an action, undo, redo, dice queue, change of players or saving. Each line is with the system before the call
 * returns, so that a crash of the program loses nothing; a thread brings it onto the disk right after, so that a power cut
 * loses the last moment at most. A last line cut short is left out on recovery. While it is written, no other program and
 * no other window can write it: ACIES_FILE_ERROR_IN_USE.
 */
#define ACIES_TYPE_JOURNAL (acies_journal_get_type ())
G_DECLARE_FINAL_TYPE (AciesJournal, acies_journal, ACIES, JOURNAL, GObject)

/* Begins @file (replacing it whole) with @game and follows it from now on. Errors later are kept: see get_error. */
AciesJournal *acies_journal_new       (AciesGame *game, GFile *file, GError **error);
const GError *acies_journal_get_error (AciesJournal *self);  /* notifies "error" */
/* The battle was saved or given up: deletes the file, stops following. */
void          acies_journal_remove    (AciesJournal *self);

/* Where a battle was saved last, and at which position: after so many actions, with this hash (0 before the first). */
typedef struct
{
  GFile  *file;  /* NULL: never saved */
  guint   n_steps;
  guint64 hash;
} AciesJournalSaved;

/* Writes down that the battle, as it stands now, was saved to @file. */
void                     acies_journal_note_saved (AciesJournal *self, GFile *file);
const AciesJournalSaved *acies_journal_get_saved  (AciesJournal *self);

/**
 * acies_journal_recover:
 * @saved: (out) (optional): the last saving; its file is (transfer full)
 *
 * Rebuilds the battle that @file tells of, without touching the file.
 *
 * Returns: (transfer full) (nullable): the battle
 */
AciesGame    *acies_journal_recover   (GFile *file, AciesJournalSaved *saved, GError **error);

/* Whether somebody writes @file now. */
gboolean      acies_journal_is_in_use (GFile *file);

/**
 * acies_journal_resume:
 * @game: (out) (transfer full): the battle that @file tells of
 *
 * Rebuilds a battle and goes on with its journal where it stopped.
 *
 * Returns: (transfer full) (nullable): the journal; it follows @game
 */
AciesJournal *acies_journal_resume (GFile *file, AciesGame **game, GError **error);

G_END_DECLS
