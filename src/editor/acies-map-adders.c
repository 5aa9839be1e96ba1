/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-map-adders.h"

#include "editor/acies-brush-private.h"
#include "engine/core/acies-ruleset.h"

#include <glib/gi18n.h>

#define KEY_BRUSH "acies-brush"
#define MOST_ADDERS 2

static const AciesBrush *
get_brushes (AciesEditorContext *context)
{
  return acies_editor_context_get_draft (context)->brushes;
}

static const char *
get_request (AciesBrushTool *tool,
             int             brush)
{
  if (acies_brush_tool_get_shapes (tool) != NULL)
    return _("Draw it on the table.");
  if (get_brushes (tool->context)[brush].kind == ACIES_BRUSH_PATH)
    return _("Choose the zones of the course on the map one after the other; the last one again, or Enter, ends it.");

  return _("Choose on the map the zone where it is to be.");
}

static void
on_add_cb (AciesBrushTool *tool,
           GtkWidget      *button)
{
  const int brush = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), KEY_BRUSH));

  acies_brush_tool_set_brush (tool, brush);
  gtk_widget_activate_action (button, "editor.show-map", NULL);
  acies_brush_tool_tell (tool, get_request (tool, brush));
}

static GtkWidget *
button_new (AciesBrushTool *tool,
            int             brush)
{
  /* Translators: a button; %s is what can be put on a map: River, Settlement. */
  g_autofree char *words = g_strdup_printf (_("Add: %s"), acies_brush_tool_get_label (tool, brush));
  GtkWidget *button = gtk_button_new_with_label (words);

  g_object_set_data (G_OBJECT (button), KEY_BRUSH, GINT_TO_POINTER (brush));
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_add_cb), tool, G_CONNECT_SWAPPED);
  return button;
}

static gboolean
fills (const AciesBrush *brush,
       const AciesForm  *form)
{
  return !brush->per_side && g_strcmp0 (brush->form_path, form->path) == 0;
}

void
acies_map_adders_add (AciesEditorContext *context,
                      AciesBrushTool     *tool,
                      AciesFormList      *list)
{
  const AciesBrush *brushes = get_brushes (context);
  const AciesForm *form = acies_form_list_get_form (list);
  guint n = 0;

  for (int i = 0; brushes[i].id != NULL; i++)
    n += fills (&brushes[i], form);
  for (int i = 0; brushes[i].id != NULL && n <= MOST_ADDERS; i++)
    if (fills (&brushes[i], form))
      acies_form_list_append_adder (list, button_new (tool, i));
}
