/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-deployment-private.h"

#include "editor/acies-editor-parts.h"
#include "editor/acies-form-view.h"
#include "engine/core/acies-ruleset.h"

#include <glib/gi18n.h>
#include <string.h>

/*
 * Where one piece stands, as exact numbers: the object of the file that is of it alone. The first form of the part with one
 * object for each id is that of pieces; those behind it are of armies.
 */

#define KEY_FORM "form"
#define KEY_SIDE "side"

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

/* The object of the army in the one of all armies: "situation.camps.rome"; NULL as long as it has no id. */
static char *
find_army_path (AciesDeploymentPage *self,
                GtkWidget           *view)
{
  const AciesForm *form = g_object_get_data (G_OBJECT (view), KEY_FORM);
  const guint      side = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (view), KEY_SIDE));
  g_autofree char *parent = g_strndup (form->path, strlen (form->path) - strlen (".*"));
  g_autofree char *place = g_strdup_printf ("sides[%u].id", side);
  const char      *id = acies_editor_context_get_text (self->context, place);

  return id != NULL && acies_json_is_id (id) ? acies_path_member (parent, id) : NULL;
}

static void
update_of_armies (AciesDeploymentPage *self)
{
  for (guint i = 0; i < self->of_armies->len; i++)
    {
      GtkWidget       *view = self->of_armies->pdata[i];
      g_autofree char *path = find_army_path (self, view);

      acies_form_view_set_path (ACIES_FORM_VIEW (view), path);
      gtk_widget_set_visible (view, path != NULL);
    }
}

/* "situation.units.legio-x" and a part of the form's objects: "situation.units.legio-x.crossing". @path: (nullable) */
static void
update_of_place (AciesDeploymentPage *self,
                 const char          *path)
{
  for (guint i = 0; i < self->of_place->len; i++)
    {
      GtkWidget       *view = self->of_place->pdata[i];
      const AciesForm *form = g_object_get_data (G_OBJECT (view), KEY_FORM);
      g_autofree char *part = NULL;

      if (path != NULL)
        part = acies_path_member (path, strrchr (form->path, '.') + 1);
      acies_form_view_set_path (ACIES_FORM_VIEW (view), part);
      gtk_widget_set_visible (view, path != NULL);
    }
}

void
acies_deployment_page_update_place (AciesDeploymentPage *self)
{
  g_autofree char *path = NULL;

  if (self->place == NULL)
    return;
  update_of_armies (self);

  path = find_path (self);
  gtk_widget_set_visible (self->place, path != NULL);
  acies_form_view_set_path (ACIES_FORM_VIEW (self->place), path);
  update_of_place (self, path);
}

/* Gives the focus to the field at @path of the one that is chosen. */
static void
show_field (AciesDeploymentPage *self,
            const char          *path)
{
  for (guint i = 0; i < self->of_place->len; i++)
    if (acies_form_view_show_path (self->of_place->pdata[i], path))
      return;

  acies_form_view_show_path (ACIES_FORM_VIEW (self->place), path);
}

gboolean
acies_deployment_page_show_place (AciesDeploymentPage *self,
                                  const char          *path)
{
  const AciesJsonCursor root = acies_editor_context_get_root (self->context);

  for (guint i = 0; i < self->of_armies->len; i++)
    if (acies_form_view_show_path (self->of_armies->pdata[i], path))
      return TRUE;
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
          show_field (self, path);
          return TRUE;
        }
    }

  return FALSE;
}

static void
add_of_armies (AciesDeploymentPage *self,
               const AciesForm     *form,
               GtkWidget           *box)
{
  for (guint side = 0; side < acies_editor_count_armies (self->context); side++)
    {
      GtkWidget       *view = acies_form_view_new (self->context, form->fields, NULL);
      g_autofree char *army = acies_editor_name_army (self->context, side);
      g_autofree char *title = NULL;

      /* Translators: the heading of a form: %1$s is what it is about, %2$s an army: Camp of Rome. */
      title = g_strdup_printf (_("%1$s: %2$s"), g_dpgettext2 (GETTEXT_PACKAGE, "form", form->title), army);
      acies_form_view_set_title (ACIES_FORM_VIEW (view), title, FALSE);
      g_object_set_data (G_OBJECT (view), KEY_FORM, (gpointer)form);
      g_object_set_data (G_OBJECT (view), KEY_SIDE, GUINT_TO_POINTER (side));
      g_ptr_array_add (self->of_armies, view);
      gtk_box_append (GTK_BOX (box), view);
    }
}

static void
add_of_place (AciesDeploymentPage *self,
              const AciesForm     *form,
              GtkWidget           *box)
{
  GtkWidget *view = acies_form_view_new (self->context, form->fields, NULL);

  acies_form_view_set_title (ACIES_FORM_VIEW (view), g_dpgettext2 (GETTEXT_PACKAGE, "form", form->title), form->optional);
  g_object_set_data (G_OBJECT (view), KEY_FORM, (gpointer)form);
  g_ptr_array_add (self->of_place, view);
  gtk_box_append (GTK_BOX (box), view);
}

/* Whether the objects of @part are parts of those of @form: "situation.units.*.crossing" of "situation.units.*". */
static gboolean
is_part_of (const AciesForm *part,
            const AciesForm *form)
{
  const gsize length = strlen (form->path);

  return g_str_has_prefix (part->path, form->path) && part->path[length] == '.';
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
  for (const AciesForm *other = form + 1; other->path != NULL; other++)
    if (other->part == form->part && is_part_of (other, form))
      add_of_place (self, other, box);
    else if (other->part == form->part && g_str_has_suffix (other->path, ".*"))
      add_of_armies (self, other, box);
}
