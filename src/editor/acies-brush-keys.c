/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-brush-private.h"

#include "engine/core/acies-ruleset.h"

#include <string.h>

/* Letters that the board itself has a use for, and that of the eraser. */
#define RESERVED "giklmnpze"

static gboolean
is_free (AciesBrushTool *self,
         gunichar        letter)
{
  if (letter < 'a' || letter > 'z' || strchr (RESERVED, (int)letter) != NULL)
    return FALSE;

  for (guint i = 0; i < ACIES_MOST_BRUSHES; i++)
    if (self->letters[i] == letter)
      return FALSE;

  return TRUE;
}

static gunichar
find_letter (AciesBrushTool *self,
             const char     *label)
{
  for (const char *at = label; *at != '\0'; at = g_utf8_next_char (at))
    if (is_free (self, g_unichar_tolower (g_utf8_get_char (at))))
      return g_unichar_tolower (g_utf8_get_char (at));
  for (gunichar letter = 'a'; letter <= 'z'; letter++)
    if (is_free (self, letter))
      return letter;

  return 0;
}

void
acies_brush_tool_give_letters (AciesBrushTool *self)
{
  const AciesBrush *brushes = acies_editor_context_get_draft (self->context)->brushes;

  for (guint i = 0; brushes[i].id != NULL && i < ACIES_MOST_BRUSHES; i++)
    self->letters[i] = find_letter (self, acies_brush_tool_get_label (self, (int)i));
}

static gboolean
take_letter (AciesBrushTool *self,
             gunichar        letter)
{
  const AciesBrush *brushes = acies_editor_context_get_draft (self->context)->brushes;

  if (letter == acies_brush_tool_get_letter (self, ACIES_BRUSH_ERASER))
    {
      acies_brush_tool_set_brush (self, ACIES_BRUSH_ERASER);
      return TRUE;
    }

  for (guint i = 0; letter != 0 && brushes[i].id != NULL && i < ACIES_MOST_BRUSHES; i++)
    if (self->letters[i] == letter)
      {
        acies_brush_tool_set_brush (self, (int)i);
        return TRUE;
      }

  return FALSE;
}

/* The zone beside the cursor; ACIES_NO_CELL beyond the edge. */
static int
neighbour (AciesField *field,
           int         dx,
           int         dy)
{
  const AciesScene *scene = acies_field_get_scene (field);
  const int         cursor = acies_field_get_cursor (field);
  int               column = 0;
  int               row = 0;

  if (scene == NULL || cursor == ACIES_NO_CELL)
    return ACIES_NO_CELL;

  column = cursor % (int)scene->columns + dx;
  row = cursor / (int)scene->columns + dy;
  if (column < 0 || row < 0 || column >= (int)scene->columns || row >= (int)scene->rows)
    return ACIES_NO_CELL;

  return row * (int)scene->columns + column;
}

typedef struct
{
  guint key, keypad;
  int   dx, dy;
} Direction;

static const Direction directions[] = {
  { GDK_KEY_Left, GDK_KEY_KP_Left, -1, 0 },
  { GDK_KEY_Right, GDK_KEY_KP_Right, 1, 0 },
  { GDK_KEY_Up, GDK_KEY_KP_Up, 0, -1 },
  { GDK_KEY_Down, GDK_KEY_KP_Down, 0, 1 },
  { GDK_KEY_Home, GDK_KEY_KP_Home, -1, -1 },
  { GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up, 1, -1 },
  { GDK_KEY_End, GDK_KEY_KP_End, -1, 1 },
  { GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down, 1, 1 },
};

static gboolean
draw_on (AciesBrushTool *self,
         guint           key)
{
  AciesField *field = acies_editor_map_get_field (self->map);
  int         cell = ACIES_NO_CELL;

  for (guint i = 0; i < G_N_ELEMENTS (directions); i++)
    {
      const Direction *way = &directions[i];

      if (key != way->key && key != way->keypad)
        continue;
      cell = neighbour (field, way->dx, way->dy);
      if (cell == ACIES_NO_CELL ||
          (!self->is_stroking &&
           !acies_brush_tool_begin_stroke (self, acies_field_get_cursor (field))))
        return TRUE;
      acies_field_set_cursor (field, cell, TRUE);
      acies_brush_tool_extend (self, cell);
      return TRUE;
    }

  return FALSE;
}

/* A course is put together zone by zone; anything else is done at once. */
static void
paint_at_cursor (AciesBrushTool *self)
{
  const int cell = acies_field_get_cursor (acies_editor_map_get_field (self->map));

  if (self->is_stroking)
    acies_brush_tool_extend (self, cell);
  else if (!acies_brush_tool_begin_stroke (self, cell))
    return;
  if (!acies_brush_tool_is_course (self))
    acies_brush_tool_finish (self);
}

static void
erase_at_cursor (AciesBrushTool *self)
{
  const int brush = self->brush;

  acies_brush_tool_cancel (self);
  self->brush = ACIES_BRUSH_ERASER;
  paint_at_cursor (self);
  self->brush = brush;
}

static gboolean
on_key_pressed_cb (AciesBrushTool *self,
                   guint           key,
                   guint           code,
                   GdkModifierType state)
{
  const GdkModifierType mods = state & gtk_accelerator_get_default_mod_mask ();
  const gboolean        can_paint = self->brush != ACIES_BRUSH_NONE;

  if (self->shapes != NULL)
    return acies_shape_tool_press_key (self->shapes, key, mods) ||
           (mods == 0 && take_letter (self, g_unichar_tolower (gdk_keyval_to_unicode (key))));
  if (mods == GDK_SHIFT_MASK)
    return can_paint && draw_on (self, key);
  if (mods != 0)
    return FALSE;

  switch (key)
    {
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      if (can_paint)
        paint_at_cursor (self);
      return can_paint;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      if (self->is_stroking)
        acies_brush_tool_finish (self);
      else if (can_paint)
        paint_at_cursor (self);
      return can_paint;
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
    case GDK_KEY_BackSpace:
      erase_at_cursor (self);
      return TRUE;
    default:
      return take_letter (self, g_unichar_tolower (gdk_keyval_to_unicode (key)));
    }
}

GtkEventController *
acies_brush_tool_make_keys (AciesBrushTool *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key_pressed_cb), self, G_CONNECT_SWAPPED);
  return keys;
}
