/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-editor-map.h"

G_BEGIN_DECLS

/**
 * AciesDeployTool:
 *
 * Units and commanders of one army that are chosen, and where they are put: by choosing a zone, by dragging, or through its
 * functions. Each is one step of undo. While somebody is chosen, the map shows where they could have come and how full it is.
 *
 * On the board: choosing a unit or commander adds him to those chosen or takes him out, choosing a zone puts them there, Delete
 * takes them off the field, Shift with an arrow key turns them, Escape lets them go.
 *
 * On a table without cells they are dragged, lining up with their neighbours; a place that is chosen takes them. There the arrow
 * keys move them, with Shift by small steps, and brackets turn them.
 *
 * Signals: "changed" (): others are chosen, or the document is another; "told" (const char *sentence): what happened.
 */
#define ACIES_TYPE_DEPLOY_TOOL (acies_deploy_tool_get_type ())
G_DECLARE_FINAL_TYPE (AciesDeployTool, acies_deploy_tool, ACIES, DEPLOY_TOOL, GObject)

/* @part: ACIES_PART_DEPLOYMENT or ACIES_PART_SITUATION */
AciesDeployTool *acies_deploy_tool_new (AciesEditorContext *context, AciesPart part);

/* The map that shows it; %NULL: none. */
void acies_deploy_tool_set_map (AciesDeployTool *self, AciesEditorMap *map);

AciesPart acies_deploy_tool_get_part (AciesDeployTool *self);

/* The army that can be chosen from; another one lets those chosen go. */
guint acies_deploy_tool_get_side (AciesDeployTool *self);
void  acies_deploy_tool_set_side (AciesDeployTool *self, guint side);

/* The pieces of the army as they stand. Returns: (transfer full) (element-type AciesPiece) */
GArray *acies_deploy_tool_dup_pieces (AciesDeployTool *self);

/* Who is chosen, by id. */
gboolean acies_deploy_tool_is_chosen  (AciesDeployTool *self, const char *id);
guint    acies_deploy_tool_count      (AciesDeployTool *self);
void     acies_deploy_tool_set_chosen (AciesDeployTool *self, const char *const *ids);

/* What those chosen have done to them; FALSE, with a word why, if nothing changes. */
gboolean acies_deploy_tool_put      (AciesDeployTool *self, int cell);  /* ACIES_NO_CELL: off the field */
gboolean acies_deploy_tool_turn     (AciesDeployTool *self, int facing);  /* AciesFacing */

/* The same on a table without cells, 1/100 mm and 1/100 degree: the first of them comes to a place, there lined up with whoever
 * stands beside it if @snap; all move by so much; each turns where it stands; they come into a line before their edge. */
gboolean acies_deploy_tool_put_at   (AciesDeployTool *self, int x, int y, gboolean snap);
gboolean acies_deploy_tool_move_by  (AciesDeployTool *self, int dx, int dy);
gboolean acies_deploy_tool_turn_by  (AciesDeployTool *self, int turn);
gboolean acies_deploy_tool_put_in_line (AciesDeployTool *self);
gboolean acies_deploy_tool_set_mark (AciesDeployTool *self, guint mark, gboolean on);

/* "9 of 12"; NULL where nobody of the army can stand. Returns: (transfer full) (nullable) */
char *acies_deploy_tool_dup_room (AciesDeployTool *self, int cell, const char **clause);

G_END_DECLS
