/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-editor-map.h"

G_BEGIN_DECLS

/**
 * AciesShapeTool:
 *
 * What pointing at a table without cells means while its ground is made. With a brush areas and lines are drawn corner by corner,
 * each by a press, or in one go by dragging; things are put where a press is. Without one shapes are chosen, dragged, and changed
 * by their handles. Each change is one step of undo.
 *
 * On the board, without a brush: comma and full stop choose the shape before and behind, brackets its corners, the arrow keys
 * move what is chosen (with Shift by small steps), Insert puts a corner in, Delete takes the corner or the shape away, Escape
 * lets go. With a brush the arrow keys move a pen, Space puts a corner down, Backspace takes the last one up, Return ends,
 * Escape gives up.
 *
 * Signals:
 * - "told" (const char *sentence): what happened, or why nothing did;
 * - "chosen" (const char *path): a shape, or "" for none;
 * - "done" (): Escape with nothing to give up.
 */
#define ACIES_TYPE_SHAPE_TOOL (acies_shape_tool_get_type ())
G_DECLARE_FINAL_TYPE (AciesShapeTool, acies_shape_tool, ACIES, SHAPE_TOOL, GObject)

AciesShapeTool *acies_shape_tool_new (AciesEditorContext *context);

/* The map on which it works; %NULL: none, what is drawn is given up. */
void acies_shape_tool_set_map (AciesShapeTool *self, AciesEditorMap *map);

/* The brush to draw with by index, or ACIES_BRUSH_NONE, ACIES_BRUSH_ERASER; for things of an army, that army. */
void acies_shape_tool_set_brush (AciesShapeTool *self, int brush, int side);

/* A key on the board, before anybody else sees it; whether it was one of the tool's. */
gboolean acies_shape_tool_press_key (AciesShapeTool *self, guint key, GdkModifierType mods);

/* As if pressed there, 1/100 mm. */
void acies_shape_tool_press (AciesShapeTool *self, int x, int y);

/* The path of the shape that is chosen; "" for none. */
const char *acies_shape_tool_get_chosen (AciesShapeTool *self);
void        acies_shape_tool_choose     (AciesShapeTool *self, const char *path);

/* How many corners of what is drawn there are. */
guint       acies_shape_tool_count_drawn (AciesShapeTool *self);

G_END_DECLS
