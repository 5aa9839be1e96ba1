/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/* A name not yet used in the folder of journals, which is made if it is missing. Returns: (transfer full) */
GFile *acies_session_files_new_journal (AciesScenario *scenario);

/* Writes the record of a finished battle into the folder of past battles.
 * Returns: (transfer full) (nullable): %NULL if that failed */
GFile *acies_session_files_keep_past (AciesGame *game);

G_END_DECLS
