/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-brush-private.h"

#include "engine/core/acies-ruleset.h"

#include <glib/gi18n.h>

gboolean
acies_brush_tool_is_painted (AciesBrushTool *self,
                             guint           brush,
                             int             cell)
{
  const AciesJsonCursor  root = acies_editor_context_get_root (self->context);
  const AciesDraft      *draft = acies_editor_context_get_draft (self->context);
  const gint16           cells[] = { (gint16)cell };
  const AciesStroke      stroke = {
         .brush = brush, .side = self->side, .on = FALSE, .cells = cells, .n_cells = 1
  };
  g_autoptr (AciesPatch) patch = acies_patch_new ();

  return draft->paint (&root, &stroke, patch);
}

/* What @brush takes away of *@root, which then is without it. */
static void
wipe (AciesBrushTool *self,
      guint           brush,
      int             side,
      JsonNode      **root)
{
  const AciesDraft     *draft = acies_editor_context_get_draft (self->context);
  const AciesJsonCursor cursor = acies_json_root (*root);
  const AciesStroke      stroke = { .brush = brush,
                                    .side = side,
                                    .on = FALSE,
                                    .cells = (const gint16 *)(gpointer)self->cells->data,
                                    .n_cells = self->cells->len };
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autoptr (GError)     error = NULL;
  JsonNode              *after = NULL;

  if (!draft->paint (&cursor, &stroke, patch))
    return;

  after = acies_patch_apply (*root, patch, draft->order, NULL, &error);
  if (after == NULL)
    {
      g_warning ("%s: %s", draft->brushes[brush].id, error->message);
      return;
    }
  json_node_unref (*root);
  *root = after;
}

/* All brushes, of all armies, one after the other. */
static gboolean
erase (AciesBrushTool *self,
       AciesPatch     *patch)
{
  const AciesDraft    *draft = acies_editor_context_get_draft (self->context);
  JsonNode *before = acies_document_get_root (acies_editor_context_get_document (self->context));
  g_autoptr (JsonNode) after = json_node_ref (before);

  for (guint i = 0; draft->brushes[i].id != NULL; i++)
    for (int side = 0; side < (draft->brushes[i].per_side ? ACIES_MAX_SIDES : 1); side++)
      wipe (self, i, side, &after);

  return acies_draft_add_changes (before, after, "", patch);
}

gboolean
acies_brush_tool_make_patch (AciesBrushTool *self,
                             AciesPatch     *patch)
{
  const AciesJsonCursor root = acies_editor_context_get_root (self->context);
  AciesStroke           stroke = { 0 };

  if (self->brush == ACIES_BRUSH_ERASER)
    return erase (self, patch);

  stroke.brush = (guint)self->brush;
  stroke.side = self->side;
  stroke.on = self->on;
  stroke.cells = (const gint16 *)(gpointer)self->cells->data;
  stroke.n_cells = self->cells->len;
  return acies_editor_context_get_draft (self->context)->paint (&root, &stroke, patch);
}

static char *
name_edit (AciesBrushTool *self)
{
  const char *label = acies_brush_tool_get_label (self, self->brush);

  if (self->brush == ACIES_BRUSH_ERASER)
    return g_strdup (C_ ("undo", "erase"));
  if (self->on)
    /* Translators: an edit of the map, as in: Undo paint “Hill”. */
    return g_strdup_printf (C_ ("undo", "paint “%s”"), label);

  /* Translators: an edit of the map, as in: Undo take away “Hill”. */
  return g_strdup_printf (C_ ("undo", "take away “%s”"), label);
}

static void
tell_result (AciesBrushTool *self,
             guint           n)
{
  const char      *label = acies_brush_tool_get_label (self, self->brush);
  g_autofree char *text = NULL;

  if (self->brush == ACIES_BRUSH_ERASER)
    text = g_strdup_printf (ngettext ("Erased in %u zone.", "Erased in %u zones.", n), n);
  else if (self->on)
    /* Translators: %1$s is a kind of ground: Hill. */
    text = g_strdup_printf (ngettext ("%1$s painted in %2$u zone.", "%1$s painted in %2$u zones.", n), label, n);
  else
    /* Translators: %1$s is a kind of ground: Hill. */
    text = g_strdup_printf (ngettext ("%1$s taken away in %2$u zone.", "%1$s taken away in %2$u zones.", n),
                            label, n);
  acies_brush_tool_tell (self, text);
}

static AciesBrushKind
kind_of (AciesBrushTool *self)
{
  return self->brush >= 0
           ? acies_editor_context_get_draft (self->context)->brushes[self->brush].kind
           : ACIES_BRUSH_AREA;
}

void
acies_brush_tool_finish (AciesBrushTool *self)
{
  const AciesBrushKind   kind = kind_of (self);
  const guint            n = self->cells->len;
  const int              last = g_array_index (self->cells, gint16, n - 1);
  const int              brush = self->brush;
  const gboolean         on = self->on;
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autofree char       *name = name_edit (self);

  if (kind == ACIES_BRUSH_PATH && n < 2)
    {
      acies_brush_tool_cancel (self);
      acies_brush_tool_tell (self, _("Draw on to a second zone: a course has at least two."));
      return;
    }
  if (!acies_brush_tool_make_patch (self, patch))
    {
      acies_brush_tool_cancel (self);
      acies_brush_tool_tell (self, _("Nothing has changed there."));
      return;
    }

  acies_brush_tool_cancel (self);
  acies_editor_context_apply (self->context, patch, name, NULL);
  self->on = on;
  tell_result (self, kind == ACIES_BRUSH_POINT ? 1 : n);
  if (on && brush >= 0 && kind != ACIES_BRUSH_AREA)
    acies_brush_tool_place (self, (guint)brush, last);
}
