/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"
#include "scene/acies-export.h"
#include "scene/acies-report.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* Writes a picture of the position of @game into @file, in a thread. @options: its texts are made here.
 * Finish with acies_paper_export_finish(). */
void acies_paper_export_map_async (AciesGame                *game,
                                   const AciesStyle         *style,
                                   const AciesExportOptions *options,
                                   GFile                    *file,
                                   GCancellable             *cancellable,
                                   GAsyncReadyCallback       callback,
                                   gpointer                  user_data);

/* The same of @scene (transfer full). @title, @subtitle: (nullable): above it. */
void acies_paper_export_scene_async (AciesScene               *scene,
                                     const char               *title,
                                     const char               *subtitle,
                                     const AciesStyle         *style,
                                     const AciesExportOptions *options,
                                     GFile                    *file,
                                     GCancellable             *cancellable,
                                     GAsyncReadyCallback       callback,
                                     gpointer                  user_data);

/* Writes @parts as pages, likewise: as a PNG or SVG picture by the ending of the name, else as PDF;
 * of @game (nullable), else of @scenario (nullable). */
void acies_paper_export_sheet_async (AciesGame          *game,
                                     AciesScenario      *scenario,
                                     AciesPrintParts     parts,
                                     const AciesStyle   *style,
                                     const AciesPaper   *paper,
                                     GFile              *file,
                                     GCancellable       *cancellable,
                                     GAsyncReadyCallback callback,
                                     gpointer            user_data);

/* Errors: ACIES_FILE_ERROR; G_IO_ERROR_CANCELLED. The file is whole or as it was before. */
gboolean acies_paper_export_finish (GAsyncResult *result, GError **error);

G_END_DECLS
