/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesColumns:
 *
 * Two columns side by side, one above the other where they have no room for that or the place is narrow.
 * Properties: "start" and "end" (GtkWidget); "end-width" (int): width of the second in logical pixels, more with
 * larger letters, 0 for half; "start-width" (int): instead, that of the first, which then is as wide whatever the letters;
 * "fold-width" (int): logical pixels at the plain size of letters below which there is room for one column only;
 * "end-first" (gboolean): the second stands above when there is no room beside;
 * "folded" (gboolean, read): there is none, notified
 * when the window has been laid out.
 */
#define ACIES_TYPE_COLUMNS (acies_columns_get_type ())
G_DECLARE_FINAL_TYPE (AciesColumns, acies_columns, ACIES, COLUMNS, GtkWidget)

G_END_DECLS
