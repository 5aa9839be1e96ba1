/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-editor-parts.h"

G_BEGIN_DECLS

/**
 * AciesEditorSidebar:
 *
 * The parts of the scenario, an army each for itself, with their counts.
 *
 * Signal "chosen" (guint index): another part is wanted.
 */
#define ACIES_TYPE_EDITOR_SIDEBAR (acies_editor_sidebar_get_type ())
G_DECLARE_FINAL_TYPE (AciesEditorSidebar, acies_editor_sidebar, ACIES, EDITOR_SIDEBAR, GtkWidget)

/* Fills it anew. */
void acies_editor_sidebar_set_context (AciesEditorSidebar *self, AciesEditorContext *context);

/* An entry, from the top. */
typedef struct
{
  const AciesEditorPart *part;
  int                    side;  /* -1 */
} AciesEditorEntry;

guint                   acies_editor_sidebar_get_n_entries (AciesEditorSidebar *self);
const AciesEditorEntry *acies_editor_sidebar_get_entry     (AciesEditorSidebar *self, guint index);

/* Which one is chosen; does not emit "chosen". */
guint acies_editor_sidebar_get_chosen (AciesEditorSidebar *self);
void  acies_editor_sidebar_set_chosen (AciesEditorSidebar *self, guint index);

G_END_DECLS
