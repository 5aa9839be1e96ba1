/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-application-editor.h"
#include "app/acies-window-private.h"
#include "app/library/acies-scenario-page.h"

static AciesApplication *
get_application (AciesWindow *self)
{
  return ACIES_APPLICATION (gtk_window_get_application (GTK_WINDOW (self)));
}

static gboolean
is_in_library (AciesWindow *self)
{
  return gtk_stack_get_visible_child (self->stack) == self->library;
}

static void
new_scenario_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  AciesWindow *self = ACIES_WINDOW (user_data);

  acies_application_new_scenario (get_application (self), GTK_WINDOW (self));
}

/* Where the battles are in front already, what is new is a scenario. */
static void
new_cb (GSimpleAction *action,
        GVariant      *parameter,
        gpointer       user_data)
{
  AciesWindow *self = ACIES_WINDOW (user_data);

  if (is_in_library (self))
    new_scenario_cb (action, parameter, user_data);
  else
    acies_window_show_library (self);
}

static void
edit_file (AciesWindow *self,
           GFile       *file)
{
  g_autoptr (GError) error = NULL;

  if (acies_application_edit_file (get_application (self), file, &error) == NULL)
    acies_window_complain (self, error->message);
}

static void
edit_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  edit_file (ACIES_WINDOW (user_data), file);
}

static void
edit_scenario_cb (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       user_data)
{
  AciesWindow *self = ACIES_WINDOW (user_data);

  edit_file (self, self->scenario_file);
}

static void
recover_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  AciesWindow *self = ACIES_WINDOW (user_data);

  acies_application_recover (get_application (self), self);
}

static const GActionEntry entries[] = {
  { "new", new_cb },
  { "new-scenario", new_scenario_cb },
  { "edit", edit_cb, "s" },
  { "edit-scenario", edit_scenario_cb },
  { "recover", recover_cb },
};

void
acies_window_add_editor_actions (AciesWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), "recover")), FALSE);
}

/* Whether there is an editor for the rules of the battle on @page. */
static gboolean
has_editor (GtkWidget *page)
{
  AciesScenario *scenario = acies_scenario_page_get_scenario (ACIES_SCENARIO_PAGE (page));

  return scenario == NULL || acies_scenario_get_ruleset (scenario)->draft != NULL;
}

void
acies_window_update_editor_actions (AciesWindow *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);
  GAction *edit = g_action_map_lookup_action (G_ACTION_MAP (self), "edit-scenario");

  g_simple_action_set_enabled (G_SIMPLE_ACTION (edit),
                               page != NULL && page == self->scenario &&
                                 self->scenario_file != NULL && has_editor (page));
  if (self->scenario != NULL && self->scenario_file != NULL)
    acies_scenario_page_set_shipped (ACIES_SCENARIO_PAGE (self->scenario),
                                     acies_application_is_shipped (self->scenario_file));
}
