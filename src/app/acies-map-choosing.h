/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

#include "scene/acies-export.h"

G_BEGIN_DECLS

/* Choosers for pictures of maps and for pages, as every window of the program has them. @name: proposed for the file.
 * Returns: (transfer full) */
GtkFileChooserNative *acies_map_choosing_new           (GtkWindow *parent, const char *name);
GtkFileChooserNative *acies_map_choosing_new_for_pages (GtkWindow *parent, const char *title, const char *name);

/**
 * acies_map_choosing_read:
 * @chooser: of acies_map_choosing_new(), answered
 * @options: (out): format by the name of @file, and width; no texts
 * @variant: (out): the colours that were chosen
 * @error: ACIES_FILE_ERROR_FORMAT: the name tells no format
 */
gboolean acies_map_choosing_read (GtkFileChooser *chooser, GFile *file, AciesExportOptions *options,
                                  AciesPaletteVariant *variant, GError **error);

G_END_DECLS
