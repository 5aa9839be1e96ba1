/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-brush-tool.h"
#include "editor/acies-form-list.h"

G_BEGIN_DECLS

/*
 * Gives @list, one of the map, a button for each brush with which an element of it can be put on the map. A button takes up its
 * brush and leads to the map, which then waits for a place. None for a list that many brushes fill: they are in the palette.
 */
void acies_map_adders_add (AciesEditorContext *context, AciesBrushTool *tool, AciesFormList *list);

G_END_DECLS
