/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-brush-tool.h"

#include "editor/acies-brush-private.h"
#include "engine/core/acies-ruleset.h"

#include <glib/gi18n.h>

/* The part of a zone at its edges that does not count while a course is drawn. */
#define COURSE_MARGIN 0.22

#define ALL_CELLS G_MAXUINT64

enum
{
  CHANGED,
  TOLD,
  PLACED,
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesBrushTool, acies_brush_tool, G_TYPE_OBJECT)

static const AciesBrush *
get_brush (AciesBrushTool *self)
{
  return self->brush >= 0 ? &acies_editor_context_get_draft (self->context)->brushes[self->brush]
                          : NULL;
}

void
acies_brush_tool_tell (AciesBrushTool *self,
                       const char     *sentence)
{
  g_signal_emit (self, signals[TOLD], 0, sentence);
}

void
acies_brush_tool_place (AciesBrushTool *self,
                        guint           brush,
                        int             cell)
{
  g_signal_emit (self, signals[PLACED], 0, brush, cell);
}

/* Why a brush cannot be used in a zone that is not allowed. */
static char *
dup_reason (AciesBrushTool *self)
{
  const AciesBrush *brush = get_brush (self);
  const char       *label = acies_brush_tool_get_label (self, self->brush);
  const char       *help = g_dpgettext2 (GETTEXT_PACKAGE, "brush help", brush->help);

  if (brush->clause == NULL)
    /* Translators: %1$s is a brush, “Camp”; %2$s a sentence about it. */
    return g_strdup_printf (_("Not here: %1$s. %2$s"), label, help);

  /* Translators: %1$s is a brush, “Camp”; %2$s a sentence about it; %3$s the number of a rule. */
  return g_strdup_printf (_("Not here: %1$s. %2$s (%3$s)"), label, help, brush->clause);
}

static gboolean
is_allowed (AciesBrushTool *self,
            int             cell)
{
  return cell >= 64 || ((self->allowed >> cell) & 1) != 0;
}

/* Marks */

static void
mark_stroke (AciesBrushTool *self)
{
  const AciesBrush *brush = get_brush (self);
  const gboolean    is_course = brush != NULL && brush->kind == ACIES_BRUSH_PATH;
  const gint16     *cells = (const gint16 *)(gpointer)self->cells->data;
  const char       *label = acies_brush_tool_get_label (self, self->brush);
  g_autofree char  *words = NULL;

  if (self->brush == ACIES_BRUSH_ERASER)
    words = g_strdup (label);
  else if (self->on)
    /* Translators: on a zone, while it is painted: %s is Hill. */
    words = g_strdup_printf (C_ ("stroke", "+ %s"), label);
  else
    /* Translators: on a zone, while it is taken away: %s is Hill. */
    words = g_strdup_printf (C_ ("stroke", "− %s"), label);
  acies_field_set_course (acies_editor_map_get_field (self->map), cells,
                          is_course ? self->cells->len : 0);
  for (guint i = 0; i < self->cells->len; i++)
    acies_editor_map_mark_cell (self->map, cells[i],
                                self->on ? ACIES_MARK_LEGAL : ACIES_MARK_TARGET,
                                is_course ? NULL : words, NULL);
}

static void
update_marks (AciesBrushTool *self)
{
  const AciesScene *scene = NULL;
  g_autofree char  *reason = NULL;

  if (self->map == NULL || self->shapes != NULL)
    return;

  scene = acies_field_get_scene (acies_editor_map_get_field (self->map));
  acies_editor_map_clear_marks (self->map);
  if (get_brush (self) != NULL)
    reason = dup_reason (self);
  for (guint i = 0; scene != NULL && reason != NULL && i < scene->columns * scene->rows; i++)
    if (!is_allowed (self, (int)i))
      acies_editor_map_mark_cell (self->map, (int)i, ACIES_MARK_ILLEGAL, NULL, reason);
  if (self->is_stroking)
    mark_stroke (self);
  else
    acies_field_set_course (acies_editor_map_get_field (self->map), NULL, 0);
}

static void
update_allowed (AciesBrushTool *self)
{
  const AciesDraft     *draft = acies_editor_context_get_draft (self->context);
  const AciesJsonCursor root = acies_editor_context_get_root (self->context);

  self->allowed = ALL_CELLS;
  if (self->brush >= 0 && draft->paintable != NULL)
    self->allowed = draft->paintable (&root, (guint)self->brush, (guint)self->side);
  update_marks (self);
}

/* Strokes */

static gboolean
decide (AciesBrushTool *self,
        int             cell)
{
  const AciesBrush *brush = get_brush (self);

  if (brush == NULL)
    return FALSE;
  if (brush->kind == ACIES_BRUSH_PATH)
    return TRUE;

  return !acies_brush_tool_is_painted (self, (guint)self->brush, cell);
}

gboolean
acies_brush_tool_begin_stroke (AciesBrushTool *self,
                               int             cell)
{
  const AciesBrush *brush = get_brush (self);
  const gint16      first = (gint16)cell;

  if (self->brush == ACIES_BRUSH_NONE || cell == ACIES_NO_CELL)
    return FALSE;

  self->on = decide (self, cell);
  if (self->on && !is_allowed (self, cell))
    {
      g_autofree char *reason = dup_reason (self);

      acies_brush_tool_tell (self, reason);
      return FALSE;
    }
  /* One of many things in a zone is not taken away unasked: its form comes to the front. */
  if (!self->on && brush != NULL && brush->kind == ACIES_BRUSH_POINT && !brush->single)
    {
      acies_brush_tool_place (self, (guint)self->brush, cell);
      return FALSE;
    }

  acies_document_end_merge (acies_editor_context_get_document (self->context));
  self->is_stroking = TRUE;
  g_array_set_size (self->cells, 0);
  g_array_append_val (self->cells, first);
  mark_stroke (self);
  return TRUE;
}

static gboolean
touches (AciesBrushTool *self,
         int             a,
         int             b)
{
  const int columns = (int)acies_field_get_scene (acies_editor_map_get_field (self->map))->columns;

  return ABS (a % columns - b % columns) <= 1 && ABS (a / columns - b / columns) <= 1;
}

/* A step back to the zone before takes the last one away. */
static void
extend_course (AciesBrushTool *self,
               int             cell)
{
  const guint  n = self->cells->len;
  const gint16 value = (gint16)cell;

  if (n > 1 && g_array_index (self->cells, gint16, n - 2) == value)
    {
      g_array_set_size (self->cells, n - 1);
      return;
    }
  if (!touches (self, g_array_index (self->cells, gint16, n - 1), cell))
    {
      acies_brush_tool_tell (self, _("A course goes from zone to zone, over sides and corners."));
      return;
    }
  for (guint i = 0; i < n; i++)
    if (g_array_index (self->cells, gint16, i) == value)
      return;
  g_array_append_val (self->cells, value);
}

void
acies_brush_tool_extend (AciesBrushTool *self,
                         int             cell)
{
  const AciesBrush *brush = get_brush (self);
  const gint16      value = (gint16)cell;

  if (!self->is_stroking)
    return;

  if (brush != NULL && brush->kind == ACIES_BRUSH_PATH)
    extend_course (self, cell);
  else if (brush != NULL && brush->kind == ACIES_BRUSH_POINT)
    {
      /* It is dragged along as far as it may go. */
      if (is_allowed (self, cell))
        g_array_index (self->cells, gint16, 0) = value;
    }
  else
    {
      for (guint i = 0; i < self->cells->len; i++)
        if (g_array_index (self->cells, gint16, i) == value)
          return;
      if (!self->on || is_allowed (self, cell))
        g_array_append_val (self->cells, value);
    }
  update_marks (self);
}

gboolean
acies_brush_tool_cancel (AciesBrushTool *self)
{
  if (!self->is_stroking)
    return FALSE;

  self->is_stroking = FALSE;
  update_marks (self);
  return TRUE;
}

/* The board */

gboolean
acies_brush_tool_is_course (AciesBrushTool *self)
{
  const AciesBrush *brush = get_brush (self);

  return brush != NULL && brush->kind == ACIES_BRUSH_PATH;
}

/* A course goes on with each press, until one on its last zone ends it. */
static gboolean
on_stroke_begun_cb (AciesBrushTool *self,
                    int             cell)
{
  const gboolean goes_on = self->is_stroking && acies_brush_tool_is_course (self);

  self->ends_course =
    goes_on && g_array_index (self->cells, gint16, self->cells->len - 1) == cell;
  if (goes_on)
    {
      acies_brush_tool_extend (self, cell);
      self->n_pressed = self->cells->len;
      return TRUE;
    }

  acies_brush_tool_cancel (self);
  self->n_pressed = 1;
  return acies_brush_tool_begin_stroke (self, cell);
}

static void
on_stroke_ended_cb (AciesBrushTool *self)
{
  if (!self->is_stroking)
    return;

  if (acies_brush_tool_is_course (self) && !self->ends_course &&
      self->cells->len == self->n_pressed)
    acies_brush_tool_tell (self, _("Choose the next zone of the course. Its last zone chosen again, or Enter, ends it; "
                                   "Escape gives it up."));
  else
    acies_brush_tool_finish (self);
}

static void
on_stroke_cancelled_cb (AciesBrushTool *self)
{
  if (acies_brush_tool_cancel (self))
    acies_brush_tool_tell (self, _("The stroke is given up; nothing has changed."));
}

/* Escape: the stroke, then the brush. */
static gboolean
on_back_cb (AciesBrushTool *self)
{
  if (self->is_stroking)
    {
      on_stroke_cancelled_cb (self);
      return TRUE;
    }
  if (self->brush == ACIES_BRUSH_NONE)
    return FALSE;

  acies_brush_tool_set_brush (self, ACIES_BRUSH_NONE);
  return TRUE;
}

static double
margin_of (AciesBrushTool *self)
{
  const AciesBrush *brush = get_brush (self);

  if (self->brush == ACIES_BRUSH_NONE)
    return -1;

  return brush != NULL && brush->kind == ACIES_BRUSH_PATH ? COURSE_MARGIN : 0;
}

static void
on_document_changed_cb (AciesBrushTool *self)
{
  if (self->map == NULL)
    return;

  acies_brush_tool_cancel (self);
  update_allowed (self);
}

static void
let_go_of_map (AciesBrushTool *self)
{
  AciesField *field = NULL;

  if (self->map == NULL)
    return;

  field = acies_editor_map_get_field (self->map);
  if (self->shapes != NULL)
    acies_shape_tool_set_map (self->shapes, NULL);
  acies_brush_tool_cancel (self);
  g_signal_handlers_disconnect_by_data (field, self);
  gtk_widget_remove_controller (GTK_WIDGET (field), self->keys);
  self->keys = NULL;
  acies_field_set_strokes (field, -1);
  acies_field_set_course (field, NULL, 0);
  acies_field_set_ground_only (field, FALSE);
  acies_editor_map_clear_marks (self->map);
  g_clear_object (&self->map);
}

void
acies_brush_tool_set_map (AciesBrushTool *self,
                          AciesEditorMap *map)
{
  AciesField *field = NULL;

  g_return_if_fail (ACIES_IS_BRUSH_TOOL (self));

  let_go_of_map (self);
  if (map == NULL)
    return;

  self->map = g_object_ref (map);
  field = acies_editor_map_get_field (map);
  self->keys = acies_brush_tool_make_keys (self);
  gtk_widget_add_controller (GTK_WIDGET (field), self->keys);
  if (self->shapes != NULL)
    {
      acies_shape_tool_set_map (self->shapes, map);
      return;
    }
  g_signal_connect_object (field, "stroke-begun", G_CALLBACK (on_stroke_begun_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (field, "stroke-moved", G_CALLBACK (acies_brush_tool_extend), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (field, "stroke-ended", G_CALLBACK (on_stroke_ended_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (field, "stroke-cancelled", G_CALLBACK (on_stroke_cancelled_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (field, "back", G_CALLBACK (on_back_cb), self, G_CONNECT_SWAPPED);
  acies_field_set_strokes (field, margin_of (self));
  acies_field_set_ground_only (field, TRUE);
  update_allowed (self);
}

/* Object */

static void
acies_brush_tool_dispose (GObject *object)
{
  AciesBrushTool *self = ACIES_BRUSH_TOOL (object);

  let_go_of_map (self);
  g_clear_object (&self->shapes);
  g_clear_object (&self->context);

  G_OBJECT_CLASS (acies_brush_tool_parent_class)->dispose (object);
}

static void
acies_brush_tool_finalize (GObject *object)
{
  g_array_unref (ACIES_BRUSH_TOOL (object)->cells);

  G_OBJECT_CLASS (acies_brush_tool_parent_class)->finalize (object);
}

static void
acies_brush_tool_class_init (AciesBrushToolClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_brush_tool_dispose;
  G_OBJECT_CLASS (klass)->finalize = acies_brush_tool_finalize;
  signals[CHANGED] = g_signal_new ("changed", ACIES_TYPE_BRUSH_TOOL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[TOLD] = g_signal_new ("told", ACIES_TYPE_BRUSH_TOOL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_STRING);
  signals[PLACED] = g_signal_new ("placed", ACIES_TYPE_BRUSH_TOOL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_INT);
  signals[CHOSEN] = g_signal_new ("chosen", ACIES_TYPE_BRUSH_TOOL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
acies_brush_tool_init (AciesBrushTool *self)
{
  self->brush = ACIES_BRUSH_NONE;
  self->cells = g_array_new (FALSE, FALSE, sizeof (gint16));
}

static void
on_shape_chosen_cb (AciesBrushTool *self,
                    const char     *path)
{
  g_signal_emit (self, signals[CHOSEN], 0, path);
}

static void
on_shapes_done_cb (AciesBrushTool *self)
{
  acies_brush_tool_set_brush (self, ACIES_BRUSH_NONE);
}

static void
make_shapes (AciesBrushTool *self)
{
  self->shapes = acies_shape_tool_new (self->context);
  g_signal_connect_object (self->shapes, "told", G_CALLBACK (acies_brush_tool_tell), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->shapes, "chosen", G_CALLBACK (on_shape_chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->shapes, "done", G_CALLBACK (on_shapes_done_cb), self, G_CONNECT_SWAPPED);
}

AciesBrushTool *
acies_brush_tool_new (AciesEditorContext *context)
{
  AciesBrushTool *self = g_object_new (ACIES_TYPE_BRUSH_TOOL, NULL);

  self->context = g_object_ref (context);
  acies_brush_tool_give_letters (self);
  if (acies_editor_context_get_draft (context)->shapes != NULL)
    make_shapes (self);
  g_signal_connect_object (acies_editor_context_get_document (context), "changed",
                           G_CALLBACK (on_document_changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}

int
acies_brush_tool_get_brush (AciesBrushTool *self)
{
  g_return_val_if_fail (ACIES_IS_BRUSH_TOOL (self), ACIES_BRUSH_NONE);

  return self->brush;
}

void
acies_brush_tool_set_brush (AciesBrushTool *self,
                            int             brush)
{
  g_return_if_fail (ACIES_IS_BRUSH_TOOL (self));

  if (self->brush == brush)
    return;

  acies_brush_tool_cancel (self);
  self->brush = brush;
  if (self->shapes != NULL)
    acies_shape_tool_set_brush (self->shapes, brush, self->side);
  else if (self->map != NULL)
    acies_field_set_strokes (acies_editor_map_get_field (self->map), margin_of (self));
  update_allowed (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

int
acies_brush_tool_get_side (AciesBrushTool *self)
{
  g_return_val_if_fail (ACIES_IS_BRUSH_TOOL (self), 0);

  return self->side;
}

void
acies_brush_tool_set_side (AciesBrushTool *self,
                           int             side)
{
  g_return_if_fail (ACIES_IS_BRUSH_TOOL (self));

  if (self->side == side)
    return;

  acies_brush_tool_cancel (self);
  self->side = side;
  if (self->shapes != NULL)
    acies_shape_tool_set_brush (self->shapes, self->brush, side);
  update_allowed (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

AciesShapeTool *
acies_brush_tool_get_shapes (AciesBrushTool *self)
{
  g_return_val_if_fail (ACIES_IS_BRUSH_TOOL (self), NULL);

  return self->shapes;
}

gunichar
acies_brush_tool_get_letter (AciesBrushTool *self,
                             int             brush)
{
  g_return_val_if_fail (ACIES_IS_BRUSH_TOOL (self), 0);

  if (brush == ACIES_BRUSH_ERASER)
    return 'e';

  return brush >= 0 && (guint)brush < ACIES_MOST_BRUSHES ? self->letters[brush] : 0;
}

const char *
acies_brush_tool_get_label (AciesBrushTool *self,
                            int             brush)
{
  g_return_val_if_fail (ACIES_IS_BRUSH_TOOL (self), NULL);

  if (brush == ACIES_BRUSH_ERASER)
    return C_ ("brush", "Eraser");
  if (brush == ACIES_BRUSH_NONE)
    return C_ ("brush", "Choose");

  return g_dpgettext2 (GETTEXT_PACKAGE, "brush",
                       acies_editor_context_get_draft (self->context)->brushes[brush].label);
}
