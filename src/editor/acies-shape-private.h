/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-brush-tool.h"
#include "editor/acies-shape-tool.h"
#include "engine/core/acies-ruleset.h"

G_BEGIN_DECLS

#define ACIES_SHAPE_STEP       1000 /* 1/100 mm, of an arrow key */
#define ACIES_SHAPE_SMALL_STEP 100

struct _AciesShapeTool
{
  GObject parent_instance;

  AciesEditorContext *context;
  AciesEditorMap     *map;     /* NULL: none */
  int                 brush;
  int                 side;

  GArray     *shapes;          /* AciesShape, as they are now */
  char       *chosen;          /* the path of one; "" for none */
  int         corner;          /* of it, by handle; -1 */

  GArray     *drawn;           /* AciesPoint: what is drawn so far */
  AciesPoint  pen;             /* where keys draw */
  gboolean    has_pen;
  gboolean    is_sweeping;     /* the pointer draws in one go */
  gboolean    is_pulling;      /* what is chosen, by the pointer */
  AciesPoint  pulled_by;       /* so far, or to where its corner */
};

/* acies-shape-tool.c */
void              acies_shape_tool_tell       (AciesShapeTool *self, const char *sentence);
void              acies_shape_tool_tell_place (AciesShapeTool *self, AciesPoint point);
const AciesShape *acies_shape_tool_get_shape  (AciesShapeTool *self); /* the chosen one; NULL */
const AciesShape *acies_shape_tool_find       (AciesShapeTool *self, AciesPoint point); /* the topmost there; NULL */
const AciesBrush *acies_shape_tool_get_brush  (AciesShapeTool *self); /* NULL: none */
AciesPoint        acies_shape_tool_on_table   (AciesShapeTool *self, AciesPoint point); /* on it, at whole mm */
gboolean          acies_shape_tool_give_up    (AciesShapeTool *self); /* what is drawn; FALSE if nothing is */

/* acies-shape-show.c: handles, and what is drawn or pulled, on the board */
void acies_shape_tool_show (AciesShapeTool *self);

/* acies-shape-edit.c: what it does to the document; FALSE, with a word why, if nothing changes */
gboolean acies_shape_tool_reshape   (AciesShapeTool *self, AciesReshapeKind kind, guint handle, AciesPoint point);
gboolean acies_shape_tool_remove    (AciesShapeTool *self, const char *path);
void     acies_shape_tool_add_point (AciesShapeTool *self, AciesPoint point);
void     acies_shape_tool_finish    (AciesShapeTool *self);
void     acies_shape_tool_sweep     (AciesShapeTool *self, AciesPoint point);
void     acies_shape_tool_thin      (AciesShapeTool *self); /* what was swept, to the corners that matter */

G_END_DECLS
