/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/acies-window.h"
#include "editor/acies-editor-window.h"
#include "scene/acies-export.h"

G_BEGIN_DECLS

/* The scenario editor's windows. */

/* @recovery: (transfer full) (nullable). Returns: (transfer none): the window, presented */
AciesEditorWindow *acies_application_edit_document (AciesApplication *self, AciesDocument *document,
                                                    AciesDocumentRecovery *recovery);

/**
 * acies_application_edit_file:
 *
 * Opens a scenario where it stands, whatever is wrong in it; one that came with the program as a copy. A file that is
 * being edited already comes to the front.
 *
 * Returns: (transfer none) (nullable): %NULL: @error says, in one sentence, why not
 */
AciesEditorWindow *acies_application_edit_file (AciesApplication *self, GFile *file, GError **error);

/* Asks what a new scenario is to be made of. */
void acies_application_new_scenario (AciesApplication *self, GtkWindow *parent);

/* What an earlier run could not save: offered once, in @window. */
void acies_application_offer_recovery (AciesApplication *self, AciesWindow *window);

/* Opens all that was offered. */
void acies_application_recover (AciesApplication *self, AciesWindow *window);

/* Whether @file came with the program, so that it is edited as a copy. */
gboolean acies_application_is_shipped (GFile *file);

/* acies-application-editor-paper.c */

/* Adds win.export-map, win.export-report (map and rosters), win.print to @editor. */
void acies_application_add_paper_actions (AciesEditorWindow *editor);

/* Writes the map with the deployment of the scenario as it is, errors or not, in a thread; the window says how it went. */
void acies_application_export_map_of (AciesEditorWindow *editor, GFile *file, const AciesExportOptions *options,
                                      AciesPaletteVariant variant);

/* Writes map and rosters as PDF, or as PNG or SVG by the ending of the name; a scenario with errors says so. */
void acies_application_export_pages_of (AciesEditorWindow *editor, GFile *file);

G_END_DECLS
