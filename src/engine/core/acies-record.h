/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"

G_BEGIN_DECLS

#define ACIES_MAX_STEPS 100000  /* actions of one record */

/*
 * acies-game files: format version scenario options seed players actions forced hashes concession result saved.
 * "forced" lists the queues of dice that were handed in: {"step": actions played before it, "dice": [...]}.
 * The functions of acies-game.h that read and write records end here.
 */
JsonNode  *acies_record_write      (AciesGame *game);
AciesGame *acies_record_read       (JsonNode *root, int upto, AciesProblems *problems, GError **error);
guint      acies_record_count_good (JsonNode *root);

/* One action as it stands in records and journals. Returns: (transfer full) */
JsonNode *acies_record_write_action (AciesGame *game, guint step);

/**
 * acies_record_play:
 * @at: the action
 * @number: its number for the message, from 1
 * @error: ACIES_FILE_ERROR_RECORD
 *
 * Reads an action, checks it and plays it.
 */
gboolean acies_record_play (AciesGame *game, const AciesJsonCursor *at, guint number, GError **error);

G_END_DECLS
