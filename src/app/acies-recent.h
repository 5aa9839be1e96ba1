/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Files opened or saved lately, newest first, and when each battle was last played. Kept in the preferences. */

/* Puts @file first. Files that the library shows anyway (its own folders) are left out. */
void acies_recent_add    (GSettings *settings, GFile *file);
void acies_recent_remove (GSettings *settings, GFile *file);

/* Returns: (transfer container) (element-type GFile) */
GPtrArray *acies_recent_list (GSettings *settings);

/* Scenarios opened or saved in the editor, newest first, wherever they are. */
void       acies_recent_add_edited  (GSettings *settings, GFile *file);
void       acies_recent_remove_edited (GSettings *settings, GFile *file);
GPtrArray *acies_recent_list_edited (GSettings *settings);  /* as acies_recent_list() */

/* @scenario_id: of the battle; unix seconds. */
void acies_recent_mark_played (GSettings *settings, const char *scenario_id, gint64 when);

/* When each battle that was played was last played, a{sx}. Returns: (transfer full) */
GVariant *acies_recent_get_times (GSettings *settings);

/* Whether no battle at all was ever begun here. */
gboolean acies_recent_has_never_played (GSettings *settings);

G_END_DECLS
