/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/acies-application-editor.h"
#include "editor/acies-editor-window-private.h"
#include "editor/acies-form-row.h"
#include "ui-test-support.h"

G_BEGIN_DECLS

/* The editor with a scenario. */
typedef struct
{
  AciesApplication  *app;
  AciesEditorWindow *window;    /* NULL once it has closed */
  AciesDocument     *document;
} EditorTest;

/* A test whose fixture is the editor with a copy of the shipped scenario @data ("cannae-216bc", "cannae-216bc-dba"); NULL: with a
 * blank one, "dba" with one of these rules. */
void editor_test_add (const char *path, const char *scenario, void (*test) (EditorTest *, gconstpointer));

/* Shows the part called @id (of army @side, -1) and returns its page. */
GtkWidget *editor_test_show_part (EditorTest *self, const char *id, int side);

/* The bytes that saving would write. Returns: (transfer full) */
char *editor_test_dup_text (EditorTest *self);

/* The one step since @before: its name for undo has @word (nullable), it can be taken back to the byte, and made again. It is taken
 * back in the end. */
void editor_test_check_step (EditorTest *self, const char *before, const char *word);

/* The row of the field at @path, on the page in front now. */
AciesFormRow *editor_test_find_row (EditorTest *self, const char *path);

/* Waits until the checker has judged the document as it is. */
void editor_test_wait_for_checker (EditorTest *self);

/* Runs "editor.undo". */
void editor_test_run (EditorTest *self, const char *action);

/* Every widget of @type below @root, in order. Returns: (transfer container) */
GPtrArray *editor_test_list (GtkWidget *root, GType type);

G_END_DECLS
