/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gio/gio.h>

#include "engine/ai/acies-balance-run.h"

G_BEGIN_DECLS

/* Results of simulations, a small file each in the user's cache folder, called by the revision of the scenario. All functions
 * may be called in any thread. */

/* Keeps @run; of more than a hundred the oldest are dropped. FALSE, with a message for the log, if that fails. */
gboolean acies_balance_store_keep (const AciesBalanceRun *run);

/* Returns: (transfer full) (nullable): what is kept of @revision */
AciesBalanceRun *acies_balance_store_find (const char *revision);

/* Where they are. Returns: (transfer full) */
GFile *acies_balance_store_get_folder (void);

G_END_DECLS
