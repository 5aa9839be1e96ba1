/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesColorScheme:
 *
 * Keeps the toolkit's light or dark style as the preference "color-scheme" says: light, dark, or what the desktop tells through
 * the settings portal. Without a session bus or a portal the desktop's silence means light. A theme forced by GTK_THEME stays.
 */
#define ACIES_TYPE_COLOR_SCHEME (acies_color_scheme_get_type ())
G_DECLARE_FINAL_TYPE (AciesColorScheme, acies_color_scheme, ACIES, COLOR_SCHEME, GObject)

/* Returns: (transfer full) */
AciesColorScheme *acies_color_scheme_new (GSettings *settings);

G_END_DECLS
