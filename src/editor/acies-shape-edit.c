/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-shape-private.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#define THIN_OUT 400.0 /* 1/100 mm: less is the hand's unsteadiness */

static gboolean
apply (AciesShapeTool *self,
       AciesPatch     *patch,
       char           *name)
{
  g_autofree char *taken = name;

  acies_document_end_merge (acies_editor_context_get_document (self->context));
  acies_editor_context_apply (self->context, patch, taken, NULL);
  return TRUE;
}

static char *
name_reshape (AciesReshapeKind kind,
              const char      *name)
{
  switch (kind)
    {
    case ACIES_RESHAPE_MOVE:
      /* Translators: an edit of something on a table, as in: Undo move “Old Wood”. */
      return g_strdup_printf (C_ ("undo", "move “%s”"), name);
    case ACIES_RESHAPE_PULL:
      /* Translators: an edit of something on a table, as in: Undo change the shape of “Old Wood”. */
      return g_strdup_printf (C_ ("undo", "change the shape of “%s”"), name);
    case ACIES_RESHAPE_INSERT:
      return g_strdup_printf (C_ ("undo", "add a corner to “%s”"), name);
    case ACIES_RESHAPE_DROP:
    default:
      return g_strdup_printf (C_ ("undo", "take a corner from “%s”"), name);
    }
}

gboolean
acies_shape_tool_reshape (AciesShapeTool  *self,
                          AciesReshapeKind kind,
                          guint            handle,
                          AciesPoint       point)
{
  const AciesShape      *shape = acies_shape_tool_get_shape (self);
  const AciesJsonCursor  root = acies_editor_context_get_root (self->context);
  const AciesReshape     reshape = { kind, self->chosen, handle, point };
  g_autoptr (AciesPatch) patch = acies_patch_new ();

  if (shape == NULL)
    return FALSE;
  if (!acies_editor_context_get_draft (self->context)->reshape (&root, &reshape, patch))
    {
      acies_shape_tool_tell (self, kind == ACIES_RESHAPE_DROP
                                     ? _("It has no corner that could be spared.")
                                     : _("It cannot be changed like that: its edges would cross."));
      return FALSE;
    }

  return apply (self, patch, name_reshape (kind, shape->name));
}

gboolean
acies_shape_tool_remove (AciesShapeTool *self,
                         const char     *path)
{
  const AciesJsonCursor  root = acies_editor_context_get_root (self->context);
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autofree char       *text = NULL;
  const char            *name = path;

  for (guint i = 0; i < self->shapes->len; i++)
    if (g_str_equal (g_array_index (self->shapes, AciesShape, i).path, path))
      name = g_array_index (self->shapes, AciesShape, i).name;
  if (!acies_editor_context_get_draft (self->context)->remove (&root, path, patch))
    return FALSE;

  /* Translators: %s is something that was on the table. */
  text = g_strdup_printf (_("“%s” was taken away."), name);
  /* Translators: an edit of something on a table, as in: Undo take away “Old Wood”. */
  apply (self, patch, g_strdup_printf (C_ ("undo", "take away “%s”"), name));
  acies_shape_tool_tell (self, text);
  return TRUE;
}

/* Drawing */

static double
distance (AciesPoint a,
          AciesPoint b)
{
  return hypot ((double)a.x - b.x, (double)a.y - b.y);
}

void
acies_shape_tool_add_point (AciesShapeTool *self,
                            AciesPoint      point)
{
  const AciesBrush *brush = acies_shape_tool_get_brush (self);

  if (brush == NULL)
    return;

  if (self->drawn->len >= ACIES_MOST_CORNERS)
    {
      acies_shape_tool_tell (self, _("More corners are not possible: Enter ends the shape."));
      return;
    }
  g_array_append_val (self->drawn, point);
  if (brush->kind == ACIES_BRUSH_POINT)
    {
      acies_shape_tool_finish (self);
      return;
    }
  acies_shape_tool_tell (self, brush->kind == ACIES_BRUSH_AREA
                                 ? _("Go on around the ground. The first corner chosen again, or Enter, ends it; Escape "
                                     "gives it up.")
                                 : _("Go on along the line. Its last point chosen again, or Enter, ends it; Escape gives "
                                     "it up."));
  acies_shape_tool_show (self);
}

/* A point only where the hand has moved on. */
void
acies_shape_tool_sweep (AciesShapeTool *self,
                        AciesPoint      point)
{
  if (self->drawn->len > 0 &&
      distance (g_array_index (self->drawn, AciesPoint, self->drawn->len - 1), point) < THIN_OUT)
    return;

  g_array_append_val (self->drawn, point);
}

/* How far @point lies from the straight way between two others. */
static double
aside (AciesPoint from,
       AciesPoint to,
       AciesPoint point)
{
  const double length = distance (from, to);

  if (length < 1)
    return distance (from, point);

  return fabs (((double)to.x - from.x) * ((double)from.y - point.y) -
               ((double)from.x - point.x) * ((double)to.y - from.y)) /
         length;
}

/* Douglas and Peucker: the point that is most aside stays, as far as it matters, and so on to either side of it. */
static void
keep_between (const AciesPoint *points,
              guint             first,
              guint             last,
              double            least,
              gboolean         *kept)
{
  double most = least;
  guint  at = first;

  for (guint i = first + 1; i < last; i++)
    if (aside (points[first], points[last], points[i]) > most)
      {
        most = aside (points[first], points[last], points[i]);
        at = i;
      }
  if (at == first)
    return;

  kept[at] = TRUE;
  keep_between (points, first, at, least, kept);
  keep_between (points, at, last, least, kept);
}

static guint
count_kept (const gboolean *kept,
            guint           n)
{
  guint count = 0;

  for (guint i = 0; i < n; i++)
    count += kept[i] != FALSE;

  return count;
}

void
acies_shape_tool_thin (AciesShapeTool *self)
{
  const guint          n = self->drawn->len;
  const AciesPoint    *points = (const AciesPoint *)(gpointer)self->drawn->data;
  g_autofree gboolean *kept = g_new0 (gboolean, MAX (n, 1));
  g_autoptr (GArray)   thin = g_array_new (FALSE, FALSE, sizeof (AciesPoint));

  if (n < 3)
    return;

  for (double least = THIN_OUT; least < THIN_OUT * 1000; least *= 1.5)
    {
      memset (kept, 0, n * sizeof *kept);
      kept[0] = kept[n - 1] = TRUE;
      keep_between (points, 0, n - 1, least, kept);
      if (count_kept (kept, n) <= ACIES_MOST_CORNERS)
        break;
    }
  for (guint i = 0; i < n; i++)
    if (kept[i])
      g_array_append_val (thin, points[i]);
  g_array_set_size (self->drawn, 0);
  g_array_append_vals (self->drawn, thin->data, thin->len);
}

/* The shape that there is now and was not before, else the thing that was put. */
static char *
find_new (AciesShapeTool *self,
          GArray         *before)
{
  const AciesBrush *brush = acies_shape_tool_get_brush (self);

  for (guint i = self->shapes->len; i > 0; i--)
    {
      const AciesShape *shape = &g_array_index (self->shapes, AciesShape, i - 1);
      gboolean          is_new = TRUE;

      for (guint k = 0; k < before->len && is_new; k++)
        is_new = !g_str_equal (g_array_index (before, AciesShape, k).path, shape->path);
      if (is_new ||
          (brush->per_side && shape->brush == (guint)self->brush && shape->side == self->side))
        return g_strdup (shape->path);
    }

  return g_strdup ("");
}

static void
draw (AciesShapeTool *self)
{
  const AciesBrush      *brush = acies_shape_tool_get_brush (self);
  const char            *label = g_dpgettext2 (GETTEXT_PACKAGE, "brush", brush->label);
  const AciesJsonCursor  root = acies_editor_context_get_root (self->context);
  const AciesStroke      stroke = { .brush = (guint)self->brush,
                                    .side = self->side,
                                    .on = TRUE,
                                    .points = (const AciesPoint *)(gpointer)self->drawn->data,
                                    .n_points = self->drawn->len };
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autoptr (GArray)     before = g_array_ref (self->shapes);
  g_autofree char       *text = NULL;
  g_autofree char       *path = NULL;

  if (!acies_editor_context_get_draft (self->context)->paint (&root, &stroke, patch))
    {
      acies_shape_tool_give_up (self);
      acies_shape_tool_tell (self, brush->kind == ACIES_BRUSH_POINT
                                     ? _("Nothing has changed there.")
                                     : _("Nothing was drawn: it needs more corners, or its edges cross each other."));
      return;
    }

  g_array_set_size (self->drawn, 0);
  /* Translators: an edit of the table, as in: Undo draw “Wood”. */
  apply (self, patch, g_strdup_printf (C_ ("undo", "draw “%s”"), label));
  /* Translators: %s is something that was put on the table. */
  text = g_strdup_printf (_("“%s” is on the table."), label);
  path = find_new (self, before);
  if (*path != '\0')
    acies_shape_tool_choose (self, path);
  acies_shape_tool_tell (self, text);
}

void
acies_shape_tool_finish (AciesShapeTool *self)
{
  if (acies_shape_tool_get_brush (self) == NULL || self->drawn->len == 0)
    return;

  draw (self);
  acies_shape_tool_show (self);
}
