/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-deployment-private.h"

#include "editor/acies-piece-row.h"
#include "engine/core/acies-ruleset.h"
#include "widgets/acies-focus.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>

/* Those of one zone belong together; where there are no zones, those who stand on the field. */
static int
group_of (GtkWidget *row)
{
  const int cell = acies_piece_row_get_cell (row);

  return cell == ACIES_NO_CELL && acies_piece_row_is_placed (row) ? 0 : cell;
}

/* The first of a zone stands below its name and how full it is. */
static void
update_header (GtkListBoxRow *row,
               GtkListBoxRow *before,
               gpointer       user_data)
{
  AciesDeploymentPage *self = ACIES_DEPLOYMENT_PAGE (user_data);
  const int            cell = acies_piece_row_get_cell (GTK_WIDGET (row));
  const AciesScene    *scene =
    self->map != NULL ? acies_field_get_scene (acies_editor_map_get_field (self->map)) : NULL;
  const char          *clause = NULL;
  g_autofree char     *room = NULL;
  g_autofree char     *text = NULL;
  GtkWidget           *label = NULL;

  if (before != NULL && group_of (GTK_WIDGET (before)) == group_of (GTK_WIDGET (row)))
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }

  room = cell != ACIES_NO_CELL ? acies_deploy_tool_dup_room (self->tool, cell, &clause) : NULL;
  if (cell == ACIES_NO_CELL && acies_piece_row_is_placed (GTK_WIDGET (row)))
    text = g_strdup (_("On the field"));
  else if (cell == ACIES_NO_CELL)
    text = g_strdup (acies_deploy_tool_get_part (self->tool) == ACIES_PART_SITUATION
                       ? _("Not on the field")
                       : _("Not placed yet"));
  else if (scene == NULL)
    text = g_strdup (_("On the field"));
  else if (room != NULL)
    /* Translators: %1$s is a zone, %2$s how full it is (9 of 12), %3$s the number of a rule. */
    text = g_strdup_printf (_("%1$s: %2$s (%3$s)"), scene->cells[cell].name, room, clause);
  else
    text = g_strdup (scene->cells[cell].name);
  label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE, NULL);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (label, "acies-list-heading");
  gtk_list_box_row_set_header (row, label);
}

static int
compare_rows (GtkListBoxRow *a,
              GtkListBoxRow *b,
              gpointer       user_data)
{
  return group_of (GTK_WIDGET (a)) - group_of (GTK_WIDGET (b));
}

static void
on_selected_cb (AciesDeploymentPage *self)
{
  g_autoptr (GList)        rows = NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv)           ids = NULL;

  if (self->is_updating)
    return;

  rows = gtk_list_box_get_selected_rows (GTK_LIST_BOX (self->list));
  for (GList *at = rows; at != NULL; at = at->next)
    g_strv_builder_add (builder, acies_piece_row_get_id (at->data));
  ids = g_strv_builder_end (builder);
  acies_deploy_tool_set_chosen (self->tool, (const char *const *)ids);
}

static GtkWidget *
get_row (AciesDeploymentPage *self,
         int                  index)
{
  return GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), index));
}

void
acies_deployment_page_show_chosen (AciesDeploymentPage *self)
{
  self->is_updating = TRUE;
  for (int i = 0; get_row (self, i) != NULL; i++)
    if (acies_deploy_tool_is_chosen (self->tool, acies_piece_row_get_id (get_row (self, i))))
      gtk_list_box_select_row (GTK_LIST_BOX (self->list), GTK_LIST_BOX_ROW (get_row (self, i)));
    else
      gtk_list_box_unselect_row (GTK_LIST_BOX (self->list), GTK_LIST_BOX_ROW (get_row (self, i)));
  self->is_updating = FALSE;
}

/* The focus stays with the same piece. */
void
acies_deployment_page_fill_list (AciesDeploymentPage *self)
{
  g_autoptr (GArray) pieces = acies_deploy_tool_dup_pieces (self->tool);
  GtkWidget         *focus = gtk_widget_get_focus_child (self->list);
  g_autofree char   *focused =
    focus != NULL && GTK_IS_LIST_BOX_ROW (focus) ? g_strdup (acies_piece_row_get_id (focus)) : NULL;

  self->is_updating = TRUE;
  while (get_row (self, 0) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), get_row (self, 0));
  for (guint i = 0; i < pieces->len; i++)
    {
      GtkWidget *row = acies_piece_row_new (self->context, &g_array_index (pieces, AciesPiece, i));

      gtk_list_box_append (GTK_LIST_BOX (self->list), row);
      if (g_strcmp0 (focused, acies_piece_row_get_id (row)) == 0)
        gtk_widget_grab_focus (row);
    }
  self->is_updating = FALSE;
  acies_deployment_page_show_chosen (self);
}

/* Who lies under the pointer goes along, and with him whoever is chosen with him. */
static GdkContentProvider *
on_prepare_cb (AciesDeploymentPage *self,
               double               x,
               double               y)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_y (GTK_LIST_BOX (self->list), (int)y);
  const char    *id = row != NULL ? acies_piece_row_get_id (GTK_WIDGET (row)) : NULL;

  if (id == NULL)
    return NULL;

  if (!acies_deploy_tool_is_chosen (self->tool, id))
    acies_deploy_tool_set_chosen (self->tool, (const char *const[]){ id, NULL });
  return gdk_content_provider_new_typed (ACIES_TYPE_DEPLOY_TOOL, self->tool);
}

/* To where the one in whose place they are let go stands; below all of them: nowhere. */
static gboolean
on_drop_cb (AciesDeploymentPage *self,
            const GValue        *value,
            double               x,
            double               y)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_y (GTK_LIST_BOX (self->list), (int)y);
  const int      cell = row != NULL ? acies_piece_row_get_cell (GTK_WIDGET (row)) : ACIES_NO_CELL;

  return acies_deploy_tool_put (self->tool, cell);
}

/* From the board back into the list is off the field. */
static void
on_dropped_outside_cb (AciesDeploymentPage *self,
                       double               x,
                       double               y,
                       AciesField          *field)
{
  graphene_point_t point;

  if (gtk_widget_compute_point (GTK_WIDGET (field), self->scroller,
                                &GRAPHENE_POINT_INIT ((float)x, (float)y), &point) &&
      gtk_widget_contains (self->scroller, point.x, point.y))
    acies_deploy_tool_put (self->tool, ACIES_NO_CELL);
}

void
acies_deployment_page_take_drags (AciesDeploymentPage *self,
                                  AciesField          *field)
{
  g_signal_connect_object (field, "dropped-outside", G_CALLBACK (on_dropped_outside_cb), self, G_CONNECT_SWAPPED);
}

void
acies_deployment_page_add_list (AciesDeploymentPage *self,
                                GtkWidget           *box)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (ACIES_TYPE_DEPLOY_TOOL, GDK_ACTION_MOVE);

  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_MULTIPLE);
  gtk_list_box_set_activate_on_single_click (GTK_LIST_BOX (self->list), FALSE);
  gtk_list_box_set_sort_func (GTK_LIST_BOX (self->list), compare_rows, NULL, NULL);
  gtk_list_box_set_header_func (GTK_LIST_BOX (self->list), update_header, self, NULL);
  gtk_widget_add_css_class (self->list, "acies-card");
  gtk_widget_add_css_class (self->list, "acies-list");
  acies_name_widget (self->list, _("Units and commanders"));
  acies_focus_make_one_stop (self->list);
  g_signal_connect_object (self->list, "selected-rows-changed", G_CALLBACK (on_selected_cb), self, G_CONNECT_SWAPPED);
  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_object (source, "prepare", G_CALLBACK (on_prepare_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->list, GTK_EVENT_CONTROLLER (source));
  g_signal_connect_object (target, "drop", G_CALLBACK (on_drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->list, GTK_EVENT_CONTROLLER (target));
  gtk_box_append (GTK_BOX (box), self->list);
}
