/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Whether the running program stands in the folder it was built in. */
gboolean acies_folders_is_uninstalled (void);

/**
 * acies_folders_get_shipped:
 *
 * The folder of the scenarios that come with the program: ACIES_SCENARIOS if set, the source tree's when running from the
 * build folder, else the installed one.
 *
 * Returns: (transfer full)
 */
GFile *acies_folders_get_shipped (void);

/* The user's own scenarios. Not created. Returns: (transfer full) */
GFile *acies_folders_get_own_scenarios (void);

/* Whether @file is @folder or lies below it. */
gboolean acies_folders_holds (GFile *folder, GFile *file);

G_END_DECLS
