/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "document/acies-document-recovery.h"
#include "editor/acies-editor-context.h"
#include "engine/core/acies-scenario.h"

G_BEGIN_DECLS

/**
 * AciesEditorWindow:
 *
 * A scenario that is being made: the list of its parts, the page of one of them, the map. One window a scenario.
 *
 * Signals:
 * - "playtest" (AciesScenario *scenario): it is to be played as it is now; there are no errors in it;
 * - "watch" (AciesGame *game): a battle that was played from it is to be shown;
 * - "file-used" (GFile *file): a file was opened or saved;
 * - "open-wanted" (GFile *file): a file was chosen, or dropped, to be opened.
 *
 * Actions: win.open, win.save, win.save-as, win.overwrite, win.revert, win.toggle-panel, win.fullscreen, win.pane; editor.undo,
 * editor.redo, editor.playtest, editor.next-part, editor.previous-part, editor.show-part. The program adds
 * win.show-rules, win.show-clause, win.show-shortcuts, win.new-scenario.
 */
#define ACIES_TYPE_EDITOR_WINDOW (acies_editor_window_get_type ())
G_DECLARE_FINAL_TYPE (AciesEditorWindow, acies_editor_window, ACIES, EDITOR_WINDOW, GtkApplicationWindow)

/* @recovery: (transfer full) (nullable): of a document that was recovered */
AciesEditorWindow *acies_editor_window_new (GtkApplication *app, GSettings *settings, AciesDocument *document,
                                            AciesDocumentRecovery *recovery);

/* Where copies of unsaved documents are kept. Returns: (transfer full) */
GFile *acies_editor_window_get_recovery_folder (void);

AciesDocument      *acies_editor_window_get_document (AciesEditorWindow *self);
AciesEditorContext *acies_editor_window_get_context  (AciesEditorWindow *self);

/* Shows what stands at @path: its page, its field. FALSE if no page has it. */
gboolean acies_editor_window_show_path (AciesEditorWindow *self, const char *path);

/* The part in front: "battle", "army" ...; its army or -1; its page, which is an AciesEditorPage. */
const char *acies_editor_window_get_part (AciesEditorWindow *self);
int         acies_editor_window_get_side (AciesEditorWindow *self);
GtkWidget  *acies_editor_window_get_page (AciesEditorWindow *self);

/* The clause of the rules that the field with the focus is about. (nullable) */
const char *acies_editor_window_get_clause (AciesEditorWindow *self);

/* Closes without a question; what is not saved stays in a copy that is offered at the next start. */
void acies_editor_window_leave (AciesEditorWindow *self);

/* A passing message; a lasting one below the header bar, with a button (nullable) and its action. */
void acies_editor_window_say      (AciesEditorWindow *self, const char *text);
void acies_editor_window_complain (AciesEditorWindow *self, const char *text, const char *button, const char *action);

/* (nullable): what is complained of, as long as it is seen. */
const char *acies_editor_window_get_complaint (AciesEditorWindow *self);

G_END_DECLS
