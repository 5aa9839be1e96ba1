/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * acies_settings_check:
 * @error: (nullable): one sentence that says what is missing and what to do
 *
 * Whether the schema of the preferences can be found: installed, named by GSETTINGS_SCHEMA_DIR, or in the build folder that
 * the running program stands in. g_settings_new() would end the program if it is not; so this is asked first.
 */
gboolean acies_settings_check (GError **error);

/* The preferences; acies_settings_check() must have said yes. All such objects share their values. Returns: (transfer full) */
GSettings *acies_settings_new (void);

/* The keys that say what is shown on boards, ended by NULL; and what they say: AciesShown. */
extern const char *const acies_settings_board_keys[];
guint                    acies_settings_get_shown (GSettings *settings);

G_END_DECLS
