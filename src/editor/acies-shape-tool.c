/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-shape-tool.h"

#include "editor/acies-shape-private.h"

#include <glib/gi18n.h>
#include <math.h>

#define REACH 600 /* 1/100 mm around a point, within which a corner or a line is meant */
#define WHOLE 100

enum
{
  TOLD,
  CHOSEN,
  DONE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesShapeTool, acies_shape_tool, G_TYPE_OBJECT)

static AciesField *
get_field (AciesShapeTool *self)
{
  return acies_editor_map_get_field (self->map);
}

void
acies_shape_tool_tell (AciesShapeTool *self,
                       const char     *sentence)
{
  g_signal_emit (self, signals[TOLD], 0, sentence);
}

void
acies_shape_tool_tell_place (AciesShapeTool *self,
                             AciesPoint      point)
{
  g_autofree char *across = acies_field_dup_length (get_field (self), point.x);
  g_autofree char *down = acies_field_dup_length (get_field (self), point.y);
  g_autofree char *text = NULL;

  /* Translators: where something is on a table: how far from its western and from its northern edge. */
  text = g_strdup_printf (_("%1$s from the west, %2$s from the north"), across, down);
  acies_shape_tool_tell (self, text);
}

const AciesBrush *
acies_shape_tool_get_brush (AciesShapeTool *self)
{
  return self->brush >= 0 ? &acies_editor_context_get_draft (self->context)->brushes[self->brush]
                          : NULL;
}

AciesPoint
acies_shape_tool_on_table (AciesShapeTool *self,
                           AciesPoint      point)
{
  const AciesScene *scene = acies_field_get_scene (get_field (self));

  point.x = (point.x + WHOLE / 2) / WHOLE * WHOLE;
  point.y = (point.y + WHOLE / 2) / WHOLE * WHOLE;
  if (scene == NULL)
    return point;

  return (AciesPoint){ CLAMP (point.x, 0, scene->table_width),
                       CLAMP (point.y, 0, scene->table_height) };
}

/* Choosing */

const AciesShape *
acies_shape_tool_get_shape (AciesShapeTool *self)
{
  for (guint i = 0; i < self->shapes->len && *self->chosen != '\0'; i++)
    if (g_str_equal (g_array_index (self->shapes, AciesShape, i).path, self->chosen))
      return &g_array_index (self->shapes, AciesShape, i);

  return NULL;
}

const AciesShape *
acies_shape_tool_find (AciesShapeTool *self,
                       AciesPoint      point)
{
  const AciesShape *nearest = NULL;
  double            least = REACH;

  for (guint i = self->shapes->len; i > 0; i--)
    {
      const AciesShape *shape = &g_array_index (self->shapes, AciesShape, i - 1);
      const double      distance = acies_shape_distance (shape, point);

      if (distance < least)
        {
          nearest = shape;
          least = distance;
        }
    }

  return nearest;
}

static void
read_shapes (AciesShapeTool *self)
{
  const AciesJsonCursor root = acies_editor_context_get_root (self->context);

  g_array_unref (self->shapes);
  self->shapes = acies_editor_context_get_draft (self->context)->shapes (&root);
}

static void
tell_chosen (AciesShapeTool *self)
{
  const AciesShape *shape = acies_shape_tool_get_shape (self);
  g_autofree char  *text = NULL;

  if (shape == NULL)
    return;

  /* Translators: %s is something on the table. */
  text = g_strdup_printf (_("“%s” is chosen. Drag it or its corners; the arrow keys move it, too."), shape->name);
  acies_shape_tool_tell (self, text);
}

/* @tell: whoever follows the choice is to follow this one. */
static void
set_chosen (AciesShapeTool *self,
            const char     *path,
            gboolean        tell)
{
  if (g_str_equal (self->chosen, path))
    return;

  g_free (self->chosen);
  self->chosen = g_strdup (path);
  self->corner = -1;
  acies_shape_tool_show (self);
  if (tell)
    g_signal_emit (self, signals[CHOSEN], 0, self->chosen);
}

void
acies_shape_tool_choose (AciesShapeTool *self,
                         const char     *path)
{
  g_return_if_fail (ACIES_IS_SHAPE_TOOL (self));

  set_chosen (self, path, TRUE);
  tell_chosen (self);
}

const char *
acies_shape_tool_get_chosen (AciesShapeTool *self)
{
  g_return_val_if_fail (ACIES_IS_SHAPE_TOOL (self), NULL);

  return self->chosen;
}

guint
acies_shape_tool_count_drawn (AciesShapeTool *self)
{
  g_return_val_if_fail (ACIES_IS_SHAPE_TOOL (self), 0);

  return self->drawn->len;
}

gboolean
acies_shape_tool_give_up (AciesShapeTool *self)
{
  const gboolean any = self->drawn->len > 0 || self->is_sweeping;

  g_array_set_size (self->drawn, 0);
  self->is_sweeping = FALSE;
  acies_shape_tool_show (self);
  return any;
}

/* The board */

static gboolean
is_near (AciesPoint a,
         AciesPoint b)
{
  return hypot ((double)a.x - b.x, (double)a.y - b.y) <= REACH;
}

/* An area is closed at its first corner, a line ends at its last. */
static gboolean
ends_here (AciesShapeTool *self,
           AciesPoint      point)
{
  const AciesBrush *brush = acies_shape_tool_get_brush (self);
  const gboolean    is_area = brush->kind == ACIES_BRUSH_AREA;

  return self->drawn->len > (is_area ? 2u : 1u) &&
         is_near (g_array_index (self->drawn, AciesPoint, is_area ? 0 : self->drawn->len - 1),
                  point);
}

static void
erase_at (AciesShapeTool *self,
          AciesPoint      point)
{
  const AciesShape *shape = acies_shape_tool_find (self, point);
  g_autofree char  *path = shape != NULL ? g_strdup (shape->path) : NULL;

  if (path != NULL)
    acies_shape_tool_remove (self, path);
  else
    acies_shape_tool_tell (self, _("There is nothing here that could be taken away."));
}

void
acies_shape_tool_press (AciesShapeTool *self,
                        int             x,
                        int             y)
{
  AciesPoint        point;
  const AciesShape *shape = NULL;

  g_return_if_fail (ACIES_IS_SHAPE_TOOL (self));
  g_return_if_fail (self->map != NULL);

  point = acies_shape_tool_on_table (self, (AciesPoint){ x, y });
  self->has_pen = FALSE;
  if (self->brush == ACIES_BRUSH_ERASER)
    {
      erase_at (self, point);
      return;
    }
  if (self->brush >= 0)
    {
      if (ends_here (self, point))
        acies_shape_tool_finish (self);
      else
        acies_shape_tool_add_point (self, point);
      return;
    }
  shape = acies_shape_tool_find (self, point);
  acies_shape_tool_choose (self, shape != NULL ? shape->path : "");
}

static AciesPoint
end_of (const AciesTablePull *pull)
{
  return (AciesPoint){ pull->x, pull->y };
}

/* With a brush a drag draws; without one it moves a handle of what is chosen, or what it begins on. */
static gboolean
on_pull_begun_cb (AciesShapeTool       *self,
                  const AciesTablePull *pull)
{
  const AciesBrush *brush = acies_shape_tool_get_brush (self);
  const AciesPoint  from = { pull->from_x, pull->from_y };
  const AciesShape *shape = NULL;

  self->has_pen = FALSE;
  if (brush != NULL && brush->kind != ACIES_BRUSH_POINT)
    {
      if (self->drawn->len > 0)
        return FALSE;
      self->is_sweeping = TRUE;
      acies_shape_tool_sweep (self, acies_shape_tool_on_table (self, from));
      return TRUE;
    }
  if (self->brush != ACIES_BRUSH_NONE)
    return FALSE;

  if (pull->handle >= 0)
    {
      self->corner = pull->handle;
    }
  else
    {
      shape = acies_shape_tool_find (self, from);
      if (shape == NULL)
        return FALSE;
      set_chosen (self, shape->path, TRUE);
      self->corner = -1;
    }
  self->is_pulling = acies_shape_tool_get_shape (self) != NULL;
  return self->is_pulling;
}

static void
follow_pull (AciesShapeTool       *self,
             const AciesTablePull *pull)
{
  const AciesPoint to = acies_shape_tool_on_table (self, end_of (pull));
  const AciesPoint from = acies_shape_tool_on_table (self, (AciesPoint){ pull->from_x,
                                                                         pull->from_y });

  self->pulled_by = self->corner >= 0 ? to : (AciesPoint){ to.x - from.x, to.y - from.y };
}

static void
on_pull_moved_cb (AciesShapeTool       *self,
                  const AciesTablePull *pull)
{
  if (self->is_sweeping)
    acies_shape_tool_sweep (self, acies_shape_tool_on_table (self, end_of (pull)));
  else
    follow_pull (self, pull);
  acies_shape_tool_show (self);
}

static void
end_sweep (AciesShapeTool *self,
           gboolean        kept)
{
  self->is_sweeping = FALSE;
  if (!kept)
    {
      acies_shape_tool_give_up (self);
      return;
    }
  acies_shape_tool_thin (self);
  acies_shape_tool_finish (self);
}

static void
on_pull_ended_cb (AciesShapeTool       *self,
                  const AciesTablePull *pull)
{
  if (self->is_sweeping)
    {
      end_sweep (self, pull->kept);
      return;
    }
  if (!self->is_pulling)
    return;

  self->is_pulling = FALSE;
  follow_pull (self, pull);
  if (pull->kept)
    acies_shape_tool_reshape (self, self->corner >= 0 ? ACIES_RESHAPE_PULL : ACIES_RESHAPE_MOVE,
                              (guint)MAX (self->corner, 0), self->pulled_by);
  acies_shape_tool_show (self);
}

static void
on_place_cb (AciesShapeTool *self,
             int             x,
             int             y)
{
  acies_shape_tool_press (self, x, y);
}

/* Escape: what is drawn, the corner, the shape, the brush. */
static gboolean
on_back_cb (AciesShapeTool *self)
{
  if (acies_shape_tool_give_up (self))
    {
      acies_shape_tool_tell (self, _("What was drawn is given up; nothing has changed."));
      return TRUE;
    }
  if (self->brush != ACIES_BRUSH_NONE)
    {
      self->has_pen = FALSE;
      g_signal_emit (self, signals[DONE], 0);
      return TRUE;
    }
  if (self->corner >= 0)
    {
      self->corner = -1;
      acies_shape_tool_show (self);
      return TRUE;
    }
  if (*self->chosen == '\0')
    return FALSE;

  set_chosen (self, "", TRUE);
  return TRUE;
}

/* The shape that has a place of the document, as it is chosen in a form. */
static void
on_selected_cb (AciesShapeTool *self,
                const char     *path)
{
  for (guint i = 0; i < self->shapes->len && self->map != NULL; i++)
    if (acies_path_contains (g_array_index (self->shapes, AciesShape, i).path, path))
      {
        set_chosen (self, g_array_index (self->shapes, AciesShape, i).path, FALSE);
        return;
      }
}

static void
on_document_changed_cb (AciesShapeTool *self)
{
  const AciesShape *shape = NULL;

  read_shapes (self);
  shape = acies_shape_tool_get_shape (self);
  if (shape == NULL)
    set_chosen (self, "", FALSE);
  else if (self->corner >= (int)shape->n_handles)
    self->corner = -1;
  acies_shape_tool_show (self);
}

typedef struct
{
  const char *signal;
  GCallback   callback;
} Handler;

static const Handler handlers[] = {
  { "place-activated", G_CALLBACK (on_place_cb) },   { "pull-begun", G_CALLBACK (on_pull_begun_cb) },
  { "pull-moved", G_CALLBACK (on_pull_moved_cb) },   { "pull-ended", G_CALLBACK (on_pull_ended_cb) },
  { "back", G_CALLBACK (on_back_cb) },
};

static void
let_go_of_map (AciesShapeTool *self)
{
  g_autoptr (GArray) none = NULL;
  AciesField        *field = NULL;

  if (self->map == NULL)
    return;

  field = get_field (self);
  g_signal_handlers_disconnect_by_data (field, self);
  g_array_set_size (self->drawn, 0);
  self->is_sweeping = self->is_pulling = self->has_pen = FALSE;
  none = g_array_new (FALSE, FALSE, sizeof (AciesTableMark));
  acies_field_set_table_marks (field, none);
  acies_field_set_handles (field, NULL, 0);
  acies_field_set_pulls_ground (field, FALSE);
  acies_field_set_ground_only (field, FALSE);
  g_clear_object (&self->map);
}

void
acies_shape_tool_set_map (AciesShapeTool *self,
                          AciesEditorMap *map)
{
  g_return_if_fail (ACIES_IS_SHAPE_TOOL (self));

  let_go_of_map (self);
  if (map == NULL)
    return;

  self->map = g_object_ref (map);
  for (guint i = 0; i < G_N_ELEMENTS (handlers); i++)
    g_signal_connect_object (get_field (self), handlers[i].signal, handlers[i].callback, self,
                             G_CONNECT_SWAPPED);
  acies_field_set_pulls_ground (get_field (self), TRUE);
  acies_field_set_ground_only (get_field (self), TRUE);
  read_shapes (self);
  acies_shape_tool_show (self);
}

void
acies_shape_tool_set_brush (AciesShapeTool *self,
                            int             brush,
                            int             side)
{
  g_return_if_fail (ACIES_IS_SHAPE_TOOL (self));

  if (brush != self->brush)
    {
      acies_shape_tool_give_up (self);
      self->has_pen = FALSE;
      self->corner = -1;
    }
  self->brush = brush;
  self->side = side;
  acies_shape_tool_show (self);
}

static void
acies_shape_tool_dispose (GObject *object)
{
  AciesShapeTool *self = ACIES_SHAPE_TOOL (object);

  let_go_of_map (self);
  g_clear_object (&self->context);

  G_OBJECT_CLASS (acies_shape_tool_parent_class)->dispose (object);
}

static void
acies_shape_tool_finalize (GObject *object)
{
  AciesShapeTool *self = ACIES_SHAPE_TOOL (object);

  g_array_unref (self->shapes);
  g_array_unref (self->drawn);
  g_free (self->chosen);

  G_OBJECT_CLASS (acies_shape_tool_parent_class)->finalize (object);
}

static void
acies_shape_tool_class_init (AciesShapeToolClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_shape_tool_dispose;
  G_OBJECT_CLASS (klass)->finalize = acies_shape_tool_finalize;
  signals[TOLD] = g_signal_new ("told", ACIES_TYPE_SHAPE_TOOL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_STRING);
  signals[CHOSEN] = g_signal_new ("chosen", ACIES_TYPE_SHAPE_TOOL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                  1, G_TYPE_STRING);
  signals[DONE] = g_signal_new ("done", ACIES_TYPE_SHAPE_TOOL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
acies_shape_tool_init (AciesShapeTool *self)
{
  self->brush = ACIES_BRUSH_NONE;
  self->corner = -1;
  self->chosen = g_strdup ("");
  self->shapes = acies_shapes_new ();
  self->drawn = g_array_new (FALSE, FALSE, sizeof (AciesPoint));
}

AciesShapeTool *
acies_shape_tool_new (AciesEditorContext *context)
{
  AciesShapeTool *self = g_object_new (ACIES_TYPE_SHAPE_TOOL, NULL);

  self->context = g_object_ref (context);
  g_signal_connect_object (context, "selected", G_CALLBACK (on_selected_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (acies_editor_context_get_document (context), "changed",
                           G_CALLBACK (on_document_changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}
