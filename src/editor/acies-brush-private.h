/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-brush-tool.h"
#include "editor/acies-shape-tool.h"

G_BEGIN_DECLS

#define ACIES_MOST_BRUSHES 32u

struct _AciesBrushTool
{
  GObject parent_instance;

  AciesEditorContext *context;
  AciesEditorMap     *map;  /* NULL: none */
  GtkEventController *keys; /* on the board of the map */
  AciesShapeTool     *shapes; /* does the work on a table without cells; NULL where there are cells */
  int                 brush;
  int                 side;
  guint64             allowed; /* zones, a bit each */
  gunichar            letters[ACIES_MOST_BRUSHES];

  gboolean is_stroking;
  gboolean on;    /* it paints */
  GArray  *cells; /* of gint16: the stroke so far */
  guint    n_pressed;   /* how many they were when the button went down */
  gboolean ends_course; /* it went down on the last zone of the course */
};

/* acies-brush-tool.c */
gboolean acies_brush_tool_is_course (AciesBrushTool *self); /* whether the brush lays chains of zones */
void     acies_brush_tool_tell (AciesBrushTool *self, const char *sentence);
gboolean acies_brush_tool_begin_stroke (AciesBrushTool *self, int cell);
void     acies_brush_tool_extend (AciesBrushTool *self, int cell);
gboolean acies_brush_tool_cancel (AciesBrushTool *self); /* FALSE if there is no stroke */
void     acies_brush_tool_place (AciesBrushTool *self, guint brush, int cell);

/* acies-brush-edit.c: what a stroke does to the document */

/* Whether the brush has painted something in the zone. */
gboolean acies_brush_tool_is_painted (AciesBrushTool *self, guint brush, int cell);

/* The steps of the stroke as it is; FALSE if there are none. */
gboolean acies_brush_tool_make_patch (AciesBrushTool *self, AciesPatch *patch);

/* Ends the stroke. */
void acies_brush_tool_finish (AciesBrushTool *self);

/* acies-brush-keys.c: strokes by keyboard */
GtkEventController *acies_brush_tool_make_keys (AciesBrushTool *self);

/* Gives each brush a letter of its name that no other has and the board does not need. */
void acies_brush_tool_give_letters (AciesBrushTool *self);

G_END_DECLS
