/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-shape-private.h"

/* A mark has so many points at most. */
static guint
add_points (AciesTableMark *mark,
            const AciesPoint *points,
            guint             n)
{
  const guint step = (n + ACIES_MAX_MARK_POINTS - 1) / ACIES_MAX_MARK_POINTS;

  for (guint i = 0; i < n && mark->n_points < ACIES_MAX_MARK_POINTS; i += MAX (step, 1))
    {
      mark->points[mark->n_points][0] = points[i].x;
      mark->points[mark->n_points][1] = points[i].y;
      mark->n_points++;
    }

  return mark->n_points;
}

/* A line comes back the way it went. */
static void
add_outline (GArray           *marks,
             const AciesPoint *points,
             guint             n,
             gboolean          closed)
{
  AciesTableMark mark = { .kind = ACIES_TABLE_MARK_REACH };

  if (n == 0)
    return;

  if (closed)
    {
      add_points (&mark, points, n);
      g_array_append_val (marks, mark);
      return;
    }
  for (guint i = 0; i + 1 < n || (i == 0 && n == 1); i++)
    {
      mark.n_points = 0;
      add_points (&mark, points + i, MIN (n - i, 2));
      g_array_append_val (marks, mark);
    }
}

/* What pulling would make of the chosen shape: the engine tells. */
static void
add_pulled (AciesShapeTool *self,
            GArray         *marks)
{
  const AciesDraft      *draft = acies_editor_context_get_draft (self->context);
  const AciesJsonCursor  root = acies_editor_context_get_root (self->context);
  const AciesReshape     reshape = { self->corner >= 0 ? ACIES_RESHAPE_PULL : ACIES_RESHAPE_MOVE,
                                     self->chosen,
                                     (guint)MAX (self->corner, 0), self->pulled_by };
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autoptr (JsonNode)   after = NULL;
  g_autoptr (GArray)     shapes = NULL;
  AciesJsonCursor        at;

  if (draft->reshape (&root, &reshape, patch))
    after = acies_patch_apply (root.node, patch, draft->order, NULL, NULL);
  if (after == NULL)
    return;

  at = acies_json_root (after);
  shapes = draft->shapes (&at);
  for (guint i = 0; i < shapes->len; i++)
    {
      const AciesShape *shape = &g_array_index (shapes, AciesShape, i);

      if (g_str_equal (shape->path, self->chosen))
        add_outline (marks, shape->points, shape->n_points, shape->closed);
    }
}

static void
show_marks (AciesShapeTool *self,
            AciesField     *field)
{
  const AciesBrush  *brush = acies_shape_tool_get_brush (self);
  const AciesShape  *shape = acies_shape_tool_get_shape (self);
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (AciesTableMark));
  const AciesPoint  *drawn = (const AciesPoint *)(gpointer)self->drawn->data;

  if (self->drawn->len > 0)
    add_outline (marks, drawn, self->drawn->len, brush != NULL && brush->kind == ACIES_BRUSH_AREA &&
                 !self->is_sweeping);
  else if (self->is_pulling)
    add_pulled (self, marks);
  else if (shape != NULL)
    add_outline (marks, shape->points, shape->n_points, shape->closed);
  acies_field_set_table_marks (field, marks);
}

static void
add_handle (GArray    *handles,
            AciesPoint point,
            gboolean   round)
{
  const AciesTableHandle handle = { point.x, point.y, round };

  if (handles->len < ACIES_MAX_HANDLES)
    g_array_append_val (handles, handle);
}

/* Corners of what is drawn and the pen, or the handles of what is chosen, in their order; what keys move is round. */
static void
show_handles (AciesShapeTool *self,
              AciesField     *field)
{
  const AciesShape  *shape = acies_shape_tool_get_shape (self);
  g_autoptr (GArray) handles = g_array_new (FALSE, FALSE, sizeof (AciesTableHandle));

  if (self->brush == ACIES_BRUSH_NONE)
    for (guint i = 0; shape != NULL && i < shape->n_handles; i++)
      add_handle (handles, shape->handles[i], (int)i == self->corner);
  for (guint i = 0; i < self->drawn->len && !self->is_sweeping; i++)
    add_handle (handles, g_array_index (self->drawn, AciesPoint, i), FALSE);
  if (self->has_pen)
    add_handle (handles, self->pen, TRUE);
  acies_field_set_handles (field, (const AciesTableHandle *)(gpointer)handles->data, handles->len);
}

void
acies_shape_tool_show (AciesShapeTool *self)
{
  AciesField *field = NULL;

  if (self->map == NULL)
    return;

  field = acies_editor_map_get_field (self->map);
  show_marks (self, field);
  show_handles (self, field);
}
