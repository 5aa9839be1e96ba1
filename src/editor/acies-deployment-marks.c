/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-deployment-private.h"

#include "engine/core/acies-ruleset.h"
#include "widgets/acies-focus.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>

static guint
mark_of (GtkWidget *button)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "mark"));
}

static void
on_toggled_cb (AciesDeploymentPage *self,
               GtkToggleButton     *button)
{
  if (self->is_updating)
    return;

  if (!acies_deploy_tool_set_mark (self->tool, mark_of (GTK_WIDGET (button)),
                                   gtk_toggle_button_get_active (button)))
    acies_deployment_page_update_marks (self);
}

static GtkWidget *
mark_button_new (AciesDeploymentPage *self,
                 guint                index)
{
  const AciesMark *mark = &acies_editor_context_get_draft (self->context)->marks[index];
  const char      *label = g_dpgettext2 (GETTEXT_PACKAGE, "mark", mark->label);
  const char      *help = g_dpgettext2 (GETTEXT_PACKAGE, "mark help", mark->help);
  GtkWidget       *button = gtk_toggle_button_new_with_label (label);
  g_autofree char *tooltip = NULL;

  /* Translators: %1$s is a sentence, %2$s the number of a rule. */
  tooltip = g_strdup_printf (_("%1$s (%2$s)"), help, mark->clause);
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  tooltip, -1);
  g_object_set_data (G_OBJECT (button), "mark", GUINT_TO_POINTER (index));
  g_signal_connect_object (button, "toggled", G_CALLBACK (on_toggled_cb), self, G_CONNECT_SWAPPED);
  return button;
}

void
acies_deployment_page_add_marks (AciesDeploymentPage *self,
                                 GtkWidget           *box)
{
  const AciesMark *marks = acies_editor_context_get_draft (self->context)->marks;

  self->marks = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE, "max-children-per-line", 9,
                              "column-spacing", 6, "row-spacing", 6, NULL);
  acies_name_widget (self->marks, _("What is said of those chosen"));
  for (guint i = 0; marks[i].id != NULL; i++)
    if ((marks[i].parts & ACIES_PART_BIT (acies_deploy_tool_get_part (self->tool))) != 0)
      {
        GtkWidget *button = mark_button_new (self, i);

        acies_focus_append_to_flow (GTK_FLOW_BOX (self->marks), button);
      }
  gtk_box_append (GTK_BOX (box), self->marks);
}

/* Who of those chosen a mark can be said of, and of how many it is. */
typedef struct
{
  guint n, marked;
} MarkCount;

static MarkCount
count_marked (AciesDeploymentPage *self,
              GArray              *pieces,
              guint                index)
{
  const AciesMark *mark = &acies_editor_context_get_draft (self->context)->marks[index];
  MarkCount        count = { 0, 0 };

  for (guint i = 0; i < pieces->len; i++)
    {
      const AciesPiece *piece = &g_array_index (pieces, AciesPiece, i);

      if (!acies_deploy_tool_is_chosen (self->tool, piece->id) ||
          !(piece->commander ? mark->of_commanders : mark->of_units))
        continue;
      count.n++;
      count.marked += (piece->marks >> index) & 1;
    }

  return count;
}

void
acies_deployment_page_update_marks (AciesDeploymentPage *self)
{
  g_autoptr (GArray) pieces = acies_deploy_tool_dup_pieces (self->tool);

  self->is_updating = TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (self->marks); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget      *button = gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child));
      const MarkCount count = count_marked (self, pieces, mark_of (button));

      gtk_widget_set_sensitive (button, count.n > 0);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button),
                                    count.n > 0 && count.marked == count.n);
    }
  self->is_updating = FALSE;
}
