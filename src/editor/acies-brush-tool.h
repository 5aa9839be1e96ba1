/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-editor-map.h"
#include "editor/acies-shape-tool.h"

G_BEGIN_DECLS

/* Other than a brush: the index in the brushes of the rules. */
#define ACIES_BRUSH_NONE (-1)   /* choosing on the map */
#define ACIES_BRUSH_ERASER (-2) /* takes away whatever was painted */

/**
 * AciesBrushTool:
 *
 * What pointing at the map means while its ground is painted. A stroke is one step of undo; whether it paints or takes away is
 * decided by its first zone. Escape gives a stroke up, then the brush.
 *
 * On the board: Space begins a stroke at the cursor or adds the zone there to a course, Shift with an arrow key goes on with it,
 * Return ends it; Delete takes away what is painted at the cursor; the letter of a brush takes it up.
 *
 * Signals:
 * - "changed" (): another brush or army;
 * - "told" (const char *sentence): what happened, or why nothing did;
 * - "placed" (guint brush, int cell): a thing was put there, or one that stands there was chosen with its brush;
 * - "chosen" (const char *path): a shape was chosen, "" for none.
 *
 * On a table without cells an AciesShapeTool does the work; of the signals only "changed", "told" and "chosen" are emitted there.
 */
#define ACIES_TYPE_BRUSH_TOOL (acies_brush_tool_get_type ())
G_DECLARE_FINAL_TYPE (AciesBrushTool, acies_brush_tool, ACIES, BRUSH_TOOL, GObject)

AciesBrushTool *acies_brush_tool_new (AciesEditorContext *context);

/* The map that is painted; %NULL: none, a stroke that is made is given up. */
void acies_brush_tool_set_map (AciesBrushTool *self, AciesEditorMap *map);

int  acies_brush_tool_get_brush (AciesBrushTool *self);
void acies_brush_tool_set_brush (AciesBrushTool *self, int brush);

/* The army whose things are put. */
int  acies_brush_tool_get_side (AciesBrushTool *self);
void acies_brush_tool_set_side (AciesBrushTool *self, int side);

/* What works on a table without cells; NULL where there are cells. Lent. */
AciesShapeTool *acies_brush_tool_get_shapes (AciesBrushTool *self);

/* The key that takes up a brush, or the eraser. */
gunichar acies_brush_tool_get_letter (AciesBrushTool *self, int brush);

/* Its name, translated. Lent. */
const char *acies_brush_tool_get_label (AciesBrushTool *self, int brush);

G_END_DECLS
