/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-deployment-private.h"

#include "editor/acies-form-view.h"
#include "engine/core/acies-ruleset.h"

#include <glib/gi18n.h>

/* Where one piece stands, as exact numbers: the object of the file that is of it alone. */

static const AciesForm *
find_form (AciesDeploymentPage *self)
{
  const AciesDraft *draft = acies_editor_context_get_draft (self->context);

  for (const AciesForm *form = draft->forms; form->path != NULL && draft->shapes != NULL; form++)
    if (form->part == acies_deploy_tool_get_part (self->tool) && g_str_has_suffix (form->path, ".*"))
      return form;

  return NULL;
}

/* The place of the one that is chosen; NULL if there are more or fewer. */
static char *
find_path (AciesDeploymentPage *self)
{
  g_autoptr (GArray) pieces = acies_deploy_tool_dup_pieces (self->tool);

  for (guint i = 0; i < pieces->len && acies_deploy_tool_count (self->tool) == 1; i++)
    if (acies_deploy_tool_is_chosen (self->tool, g_array_index (pieces, AciesPiece, i).id))
      return g_strdup (g_array_index (pieces, AciesPiece, i).path);

  return NULL;
}

void
acies_deployment_page_update_place (AciesDeploymentPage *self)
{
  g_autofree char *path = NULL;

  if (self->place == NULL)
    return;

  path = find_path (self);
  gtk_widget_set_visible (self->place, path != NULL);
  acies_form_view_set_path (ACIES_FORM_VIEW (self->place), path);
}

gboolean
acies_deployment_page_show_place (AciesDeploymentPage *self,
                                  const char          *path)
{
  const AciesJsonCursor root = acies_editor_context_get_root (self->context);

  for (guint side = 0; side < ACIES_MAX_SIDES && self->place != NULL; side++)
    {
      g_autoptr (GArray) pieces = acies_editor_context_get_draft (self->context)
                                    ->pieces (&root, acies_deploy_tool_get_part (self->tool), side);

      for (guint i = 0; i < pieces->len; i++)
        {
          const AciesPiece *piece = &g_array_index (pieces, AciesPiece, i);

          if (piece->path == NULL || !acies_path_contains (piece->path, path))
            continue;
          acies_deploy_tool_set_side (self->tool, side);
          acies_deploy_tool_set_chosen (self->tool, (const char *const[]){ piece->id, NULL });
          acies_form_view_show_path (ACIES_FORM_VIEW (self->place), path);
          return TRUE;
        }
    }

  return FALSE;
}

void
acies_deployment_page_add_place (AciesDeploymentPage *self,
                                 GtkWidget           *box)
{
  const AciesForm *form = find_form (self);

  if (form == NULL)
    return;

  self->place = acies_form_view_new (self->context, form->fields, NULL);
  acies_form_view_set_title (ACIES_FORM_VIEW (self->place), g_dpgettext2 (GETTEXT_PACKAGE, "form", form->title), FALSE);
  gtk_box_append (GTK_BOX (box), self->place);
}
