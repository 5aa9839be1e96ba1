/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-shape-private.h"

#include <glib/gi18n.h>

/* Which way an arrow key goes; FALSE if it is none. */
static gboolean
find_way (guint       key,
          AciesPoint *way)
{
  static const struct
  {
    guint      key, keypad;
    AciesPoint way;
  } ways[] = {
    { GDK_KEY_Left, GDK_KEY_KP_Left, { -1, 0 } },
    { GDK_KEY_Right, GDK_KEY_KP_Right, { 1, 0 } },
    { GDK_KEY_Up, GDK_KEY_KP_Up, { 0, -1 } },
    { GDK_KEY_Down, GDK_KEY_KP_Down, { 0, 1 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    if (key == ways[i].key || key == ways[i].keypad)
      {
        *way = ways[i].way;
        return TRUE;
      }

  return FALSE;
}

/* With a brush */

static void
move_pen (AciesShapeTool *self,
          AciesPoint      by)
{
  const AciesScene *scene = acies_field_get_scene (acies_editor_map_get_field (self->map));

  if (!self->has_pen)
    self->pen = (AciesPoint){ scene->table_width / 2, scene->table_height / 2 };
  else
    self->pen = acies_shape_tool_on_table (self, (AciesPoint){ self->pen.x + by.x,
                                                               self->pen.y + by.y });
  self->has_pen = TRUE;
  acies_shape_tool_show (self);
  acies_shape_tool_tell_place (self, self->pen);
}

static void
take_last_up (AciesShapeTool *self)
{
  if (self->drawn->len == 0)
    return;

  g_array_set_size (self->drawn, self->drawn->len - 1);
  acies_shape_tool_show (self);
}

static gboolean
draw_by_key (AciesShapeTool *self,
             guint           key)
{
  switch (key)
    {
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      if (!self->has_pen)
        move_pen (self, (AciesPoint){ 0, 0 });
      else
        acies_shape_tool_add_point (self, self->pen);
      return TRUE;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      if (self->drawn->len == 0 && self->has_pen)
        acies_shape_tool_add_point (self, self->pen);
      else
        acies_shape_tool_finish (self);
      return TRUE;
    case GDK_KEY_BackSpace:
      take_last_up (self);
      return TRUE;
    default:
      return FALSE;
    }
}

/* Without one */

static void
choose_next (AciesShapeTool *self,
             int             by)
{
  int at = by > 0 ? -1 : 0;

  if (self->shapes->len == 0)
    {
      acies_shape_tool_tell (self, _("There is nothing on the table yet."));
      return;
    }
  for (guint i = 0; i < self->shapes->len; i++)
    if (g_str_equal (g_array_index (self->shapes, AciesShape, i).path, self->chosen))
      at = (int)i;
  at = (at + by + (int)self->shapes->len) % (int)self->shapes->len;
  acies_shape_tool_choose (self, g_array_index (self->shapes, AciesShape, at).path);
}

static void
choose_corner (AciesShapeTool *self,
               int             by)
{
  const AciesShape *shape = acies_shape_tool_get_shape (self);

  if (shape == NULL || shape->n_handles == 0)
    return;

  if (self->corner < 0)
    self->corner = by > 0 ? 0 : (int)shape->n_handles - 1;
  else
    self->corner = (self->corner + by + (int)shape->n_handles) % (int)shape->n_handles;
  acies_shape_tool_show (self);
  acies_shape_tool_tell_place (self, shape->handles[self->corner]);
}

static void
move_chosen (AciesShapeTool *self,
             AciesPoint      by)
{
  const AciesShape *shape = acies_shape_tool_get_shape (self);
  AciesPoint        to;

  if (self->corner < 0)
    {
      acies_shape_tool_reshape (self, ACIES_RESHAPE_MOVE, 0, by);
      return;
    }
  to = (AciesPoint){ shape->handles[self->corner].x + by.x, shape->handles[self->corner].y + by.y };
  if (acies_shape_tool_reshape (self, ACIES_RESHAPE_PULL, (guint)self->corner, to))
    acies_shape_tool_tell_place (self, to);
}

/* In the middle of the edge that begins at the corner; the new one is chosen then. */
static void
insert_corner (AciesShapeTool *self)
{
  const AciesShape *shape = acies_shape_tool_get_shape (self);
  guint             from = 0;
  guint             to = 0;
  AciesPoint        middle;

  if (shape == NULL || !shape->has_corners || shape->n_handles < 2)
    {
      acies_shape_tool_tell (self, _("It has no corners to be added to."));
      return;
    }
  from = (guint)MAX (self->corner, 0);
  if (!shape->closed && from + 1 == shape->n_handles)
    from--;
  to = (from + 1) % shape->n_handles;
  middle = (AciesPoint){ shape->handles[from].x / 2 + shape->handles[to].x / 2,
                         shape->handles[from].y / 2 + shape->handles[to].y / 2 };
  if (!acies_shape_tool_reshape (self, ACIES_RESHAPE_INSERT, from, middle))
    return;
  self->corner = (int)from + 1;
  acies_shape_tool_show (self);
  acies_shape_tool_tell_place (self, middle);
}

static void
delete_chosen (AciesShapeTool *self)
{
  const AciesShape *shape = acies_shape_tool_get_shape (self);
  g_autofree char  *path = g_strdup (self->chosen);

  if (shape == NULL)
    return;
  if (self->corner < 0 || !shape->has_corners)
    acies_shape_tool_remove (self, path);
  else if (acies_shape_tool_reshape (self, ACIES_RESHAPE_DROP, (guint)self->corner,
                                     (AciesPoint){ 0, 0 }))
    {
      self->corner = MAX (self->corner - 1, 0);
      acies_shape_tool_show (self);
    }
}

static gboolean
change_by_key (AciesShapeTool *self,
               guint           key)
{
  switch (key)
    {
    case GDK_KEY_comma:
      choose_next (self, -1);
      return TRUE;
    case GDK_KEY_period:
      choose_next (self, 1);
      return TRUE;
    case GDK_KEY_bracketleft:
      choose_corner (self, -1);
      return TRUE;
    case GDK_KEY_bracketright:
      choose_corner (self, 1);
      return TRUE;
    case GDK_KEY_Insert:
    case GDK_KEY_KP_Insert:
      insert_corner (self);
      return TRUE;
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
    case GDK_KEY_BackSpace:
      delete_chosen (self);
      return TRUE;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      if (*self->chosen != '\0')
        acies_editor_context_go_to (self->context, self->chosen);
      return *self->chosen != '\0';
    default:
      return FALSE;
    }
}

gboolean
acies_shape_tool_press_key (AciesShapeTool *self,
                            guint           key,
                            GdkModifierType mods)
{
  const int  step = mods == GDK_SHIFT_MASK ? ACIES_SHAPE_SMALL_STEP : ACIES_SHAPE_STEP;
  AciesPoint way = { 0, 0 };

  g_return_val_if_fail (ACIES_IS_SHAPE_TOOL (self), FALSE);

  if (self->map == NULL || self->is_pulling || self->is_sweeping ||
      (mods != 0 && mods != GDK_SHIFT_MASK))
    return FALSE;

  if (find_way (key, &way))
    {
      way = (AciesPoint){ way.x * step, way.y * step };
      if (acies_shape_tool_get_brush (self) != NULL)
        move_pen (self, way);
      else if (acies_shape_tool_get_shape (self) != NULL)
        move_chosen (self, way);
      else
        choose_next (self, way.x + way.y > 0 ? 1 : -1);
      return TRUE;
    }
  if (mods != 0)
    return FALSE;

  return acies_shape_tool_get_brush (self) != NULL ? draw_by_key (self, key)
                                                   : change_by_key (self, key);
}
