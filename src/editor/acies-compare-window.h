/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-editor-context.h"

G_BEGIN_DECLS

/**
 * AciesCompareWindow:
 *
 * What differs between an earlier scenario and the one in the editor, field by field; each difference leads to its field.
 * It follows the document.
 *
 * Action: compare.copy (the list as text).
 */
#define ACIES_TYPE_COMPARE_WINDOW (acies_compare_window_get_type ())
G_DECLARE_FINAL_TYPE (AciesCompareWindow, acies_compare_window, ACIES, COMPARE_WINDOW, GtkWindow)

/* @before: the root of the earlier scenario; @name: what it is called: of its file */
GtkWidget *acies_compare_window_new (GtkWindow *editor, AciesEditorContext *context, JsonNode *before, const char *name);

guint acies_compare_window_get_n_differences (AciesCompareWindow *self);

/* Shows the field of difference @index in the editor. */
void acies_compare_window_go_to (AciesCompareWindow *self, guint index);

/* A line a difference: place, before, after, with tabs between them. Returns: (transfer full) */
char *acies_compare_window_dup_text (AciesCompareWindow *self);

G_END_DECLS
