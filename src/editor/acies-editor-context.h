/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

#include "document/acies-document-checker.h"
#include "document/acies-document.h"
#include "engine/core/acies-draft.h"
#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/**
 * AciesEditorContext:
 *
 * What the pages of one editor share: the document, its checker, its rules, and what is chosen in it.
 *
 * Signals:
 * - "selected" (const char *path): the focus is at this place of the document: the map points it out. "" for nothing;
 * - "go-to" (const char *path): show this place, in whatever page it is;
 * - "watch" (AciesGame *game): show this battle, from its beginning;
 * - "said" (const char *text, gboolean undoable): a passing message, which may offer to undo what was done last;
 * - "finished" (const char *title, const char *text): what took long is done; the user may have turned to something else.
 */
#define ACIES_TYPE_EDITOR_CONTEXT (acies_editor_context_get_type ())
G_DECLARE_FINAL_TYPE (AciesEditorContext, acies_editor_context, ACIES, EDITOR_CONTEXT, GObject)

AciesEditorContext *acies_editor_context_new (AciesDocument *document);

AciesDocument        *acies_editor_context_get_document (AciesEditorContext *self);
AciesDocumentChecker *acies_editor_context_get_checker  (AciesEditorContext *self);

/* The rules that the document is for; the first of the program's if it names none that are known. Never changes. */
const AciesRuleset   *acies_editor_context_get_ruleset  (AciesEditorContext *self);
const AciesDraft     *acies_editor_context_get_draft    (AciesEditorContext *self);

/* The root, for the functions of the draft. The cursor is good until the next edit. */
AciesJsonCursor acies_editor_context_get_root (AciesEditorContext *self);

/* The edit that a function of the draft has answered with. */
void acies_editor_context_apply (AciesEditorContext *self, const AciesPatch *patch, const char *name, const char *merge);

void acies_editor_context_select (AciesEditorContext *self, const char *path);
void acies_editor_context_go_to  (AciesEditorContext *self, const char *path);

void acies_editor_context_watch  (AciesEditorContext *self, AciesGame *game);

/* A passing message; "Removed “Varro”." has a button that undoes it. */
void acies_editor_context_say          (AciesEditorContext *self, const char *text);
void acies_editor_context_say_undoable (AciesEditorContext *self, const char *text);

/* What took long is done: what that was, and what came of it. */
void acies_editor_context_finish (AciesEditorContext *self, const char *title, const char *text);

/* The text at @path; lent until the next edit. NULL if none stands there. */
const char *acies_editor_context_get_text (AciesEditorContext *self, const char *path);

/* The index in "sides[2].units": 2 for @list "sides"; -1 if @path is elsewhere. */
int acies_editor_path_get_index (const char *path, const char *list);

G_END_DECLS
