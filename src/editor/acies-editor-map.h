/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "battlefield/acies-field.h"
#include "editor/acies-editor-context.h"

G_BEGIN_DECLS

/**
 * AciesEditorMap:
 *
 * The map as the document has it now, drawn again when there is time after a change. It points out what is selected in the
 * context, and goes to what is chosen on it.
 */
#define ACIES_TYPE_EDITOR_MAP (acies_editor_map_get_type ())
G_DECLARE_FINAL_TYPE (AciesEditorMap, acies_editor_map, ACIES, EDITOR_MAP, GtkWidget)

void acies_editor_map_set_context (AciesEditorMap *self, AciesEditorContext *context);

/* With the deployment, or for ACIES_PART_SITUATION in mid-battle. */
void acies_editor_map_set_part (AciesEditorMap *self, AciesPart part);

/* What a page says of a zone: marks, short words on it, and a sentence; @words, @hint: (nullable). Put away with the others. */
void acies_editor_map_mark_cell   (AciesEditorMap *self, int cell, AciesMarks marks, const char *words, const char *hint);
void acies_editor_map_clear_marks (AciesEditorMap *self);

/* Whether choosing a piece on the map leads to the page it is on, as it does at first; else it is left to a page. */
void acies_editor_map_set_leads (AciesEditorMap *self, gboolean leads);

/* Stripes over the zones of what is inferred or guessed. */
void     acies_editor_map_set_show_doubts (AciesEditorMap *self, gboolean show_doubts);
gboolean acies_editor_map_get_show_doubts (AciesEditorMap *self);

/* The zones that what stands at @path is in or names, in order, each once. Returns: (transfer full) (element-type gint16) */
GArray *acies_editor_map_find_cells (AciesEditorMap *self, const char *path);

/* The board itself, for pages that act on it. */
AciesField *acies_editor_map_get_field (AciesEditorMap *self);

G_END_DECLS
