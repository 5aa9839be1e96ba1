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

/* The board itself, for pages that act on it. */
AciesField *acies_editor_map_get_field (AciesEditorMap *self);

G_END_DECLS
