/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/battle/acies-log-item.h"

G_BEGIN_DECLS

/**
 * AciesLogModel:
 *
 * The lines of a log, grouped by player-turn: all of them, and those that search and filter leave. Long histories are taken in
 * by and by, a few milliseconds at a time.
 *
 * Signal: "grown" (AciesLogModel *): lines were added at the end, taken off there, or another choice of them is shown.
 */
#define ACIES_TYPE_LOG_MODEL (acies_log_model_get_type ())
G_DECLARE_FINAL_TYPE (AciesLogModel, acies_log_model, ACIES, LOG_MODEL, GObject)

AciesLogModel *acies_log_model_new (void);

/* The lines that @game gives: one an event, and one where its players have ended it. */
guint acies_log_model_count_lines (AciesGame *game);

/* Brings the lines up to date with the events of @game: new ones are added, undone ones taken off. */
void acies_log_model_sync (AciesLogModel *self, AciesGame *game);

/* Takes in at once what is still to come. */
void acies_log_model_finish (AciesLogModel *self);

/* What is shown: lines of one of these @kinds (0: of any) that have @words in them (nullable), or whose heading has. A heading
 * stays as long as anything of its player-turn does. */
void acies_log_model_set_filter (AciesLogModel *self, AciesEventFlags kinds, const char *words);

GListModel *acies_log_model_get_all   (AciesLogModel *self);  /* of AciesLogItem; those taken in so far */
GListModel *acies_log_model_get_shown (AciesLogModel *self);

/* Lines of text, of those in @chosen (bits are positions in @lines) or of all if it is NULL. Returns: (transfer full) */
char *acies_log_model_to_text (GListModel *lines, GtkBitset *chosen);

G_END_DECLS
