/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-deployment-private.h"

#include "editor/acies-form-view.h"
#include "engine/core/acies-ruleset.h"

#include <glib/gi18n.h>
#include <string.h>

/* What is edited elsewhere on the page: all but these. */
static const char *const shown[] = { "source", "certainty", NULL };

/* The form of the groups of all armies: "deployment.*.groups[]". */
static const AciesForm *
find_form (AciesDeploymentPage *self)
{
  const AciesForm *forms = acies_editor_context_get_draft (self->context)->forms;

  for (const AciesForm *form = forms; form->path != NULL; form++)
    if (form->part == acies_deploy_tool_get_part (self->tool) && strstr (form->path, ".*.") != NULL &&
        g_str_has_suffix (form->path, "[]"))
      return form;

  return NULL;
}

/* Whether a list among the members of @group has @id. */
static gboolean
has_id (JsonNode   *group,
        const char *id)
{
  g_autoptr (GList) members =
    JSON_NODE_HOLDS_OBJECT (group) ? json_object_get_values (json_node_get_object (group)) : NULL;

  for (GList *at = members; at != NULL; at = at->next)
    {
      JsonArray *list =
        JSON_NODE_HOLDS_ARRAY ((JsonNode *)at->data) ? json_node_get_array (at->data) : NULL;

      for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
        if (g_strcmp0 (acies_json_text (json_array_get_element (list, i)), id) == 0)
          return TRUE;
    }

  return FALSE;
}

/* Returns: (transfer full) (nullable): the path of the list of groups of an army */
static char *
find_list (AciesDeploymentPage *self,
           const AciesForm     *form,
           guint                side)
{
  g_autofree char *army_path = g_strdup_printf ("sides[%u].id", side);
  const char      *army = acies_editor_context_get_text (self->context, army_path);
  const char      *star = strchr (form->path, '*');

  if (army == NULL || !acies_json_is_id (army))
    return NULL;

  return g_strdup_printf ("%.*s%s%.*s", (int)(star - form->path), form->path, army,
                          (int)(strlen (star + 1) - strlen ("[]")), star + 1);
}

static JsonArray *
get_groups (AciesDeploymentPage *self,
            const char          *list)
{
  JsonNode *node =
    list != NULL ? acies_document_peek (acies_editor_context_get_document (self->context), list)
                 : NULL;

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

/* Returns: (transfer full) (nullable): the place of the first group of those chosen */
static char *
find_group (AciesDeploymentPage *self,
            const AciesForm     *form)
{
  g_autofree char   *list = find_list (self, form, acies_deploy_tool_get_side (self->tool));
  JsonArray         *groups = get_groups (self, list);
  g_autoptr (GArray) pieces = acies_deploy_tool_dup_pieces (self->tool);

  for (guint i = 0; groups != NULL && i < json_array_get_length (groups); i++)
    for (guint k = 0; k < pieces->len; k++)
      {
        const char *id = g_array_index (pieces, AciesPiece, k).id;

        if (acies_deploy_tool_is_chosen (self->tool, id) &&
            has_id (json_array_get_element (groups, i), id))
          return g_strdup_printf ("%s[%u]", list, i);
      }

  return NULL;
}

static void
choose_group (AciesDeploymentPage *self,
              JsonNode            *group,
              guint                side)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autoptr (GArray)       pieces = NULL;
  g_auto (GStrv)           ids = NULL;

  acies_deploy_tool_set_side (self->tool, side);
  pieces = acies_deploy_tool_dup_pieces (self->tool);
  for (guint i = 0; i < pieces->len; i++)
    if (has_id (group, g_array_index (pieces, AciesPiece, i).id))
      g_strv_builder_add (builder, g_array_index (pieces, AciesPiece, i).id);
  ids = g_strv_builder_end (builder);
  acies_deploy_tool_set_chosen (self->tool, (const char *const *)ids);
}

gboolean
acies_deployment_page_show_group (AciesDeploymentPage *self,
                                  const char          *path)
{
  const AciesForm *form = find_form (self);

  for (guint side = 0; form != NULL && side < ACIES_MAX_SIDES; side++)
    {
      g_autofree char *list = find_list (self, form, side);
      JsonArray       *groups = get_groups (self, list);
      const int        index = list != NULL ? acies_editor_path_get_index (path, list) : -1;

      if (groups == NULL || index < 0 || (guint)index >= json_array_get_length (groups))
        continue;
      choose_group (self, json_array_get_element (groups, (guint)index), side);
      acies_form_view_show_path (ACIES_FORM_VIEW (self->group), path);
      return TRUE;
    }

  return FALSE;
}

void
acies_deployment_page_update_group (AciesDeploymentPage *self)
{
  g_autofree char *path = NULL;

  if (self->group == NULL)
    return;

  path = find_group (self, find_form (self));
  gtk_widget_set_visible (self->group, path != NULL);
  acies_form_view_set_path (ACIES_FORM_VIEW (self->group), path);
}

void
acies_deployment_page_add_group (AciesDeploymentPage *self,
                                 GtkWidget           *box)
{
  const AciesForm      *form = find_form (self);
  g_autoptr (GPtrArray) left_out = g_ptr_array_new ();

  if (form == NULL)
    return;

  for (const AciesFormField *field = form->fields; field->key != NULL; field++)
    if (!g_strv_contains (shown, field->key))
      g_ptr_array_add (left_out, (gpointer)field->key);
  g_ptr_array_add (left_out, NULL);
  self->group = acies_form_view_new (self->context, form->fields,
                                     (const char *const *)(gpointer)left_out->pdata);
  acies_form_view_set_title (ACIES_FORM_VIEW (self->group), _ ("Group of those chosen"), FALSE);
  gtk_box_append (GTK_BOX (box), self->group);
}
