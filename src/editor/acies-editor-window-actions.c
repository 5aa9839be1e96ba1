/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-editor-window.h"

#include "editor/acies-editor-page.h"
#include "editor/acies-editor-window-private.h"
#include "editor/acies-problem-words.h"

#include <glib/gi18n.h>

static const char *const pane_names[] = {
  [ACIES_EDITOR_PANE_PARTS] = "parts",
  [ACIES_EDITOR_PANE_PAGE] = "page",
  [ACIES_EDITOR_PANE_MAP] = "map",
};

/* Edits */

/* What is undone comes into sight: the focus goes to the first place that changed. */
static void
undo_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  AciesDocument *document = acies_editor_window_get_document (ACIES_EDITOR_WINDOW (widget));

  if (g_str_equal (name, "editor.undo"))
    acies_document_undo (document);
  else
    acies_document_redo (document);
}

static void
complain_of_errors (AciesEditorWindow   *self,
                    const AciesProblems *problems)
{
  g_autofree char *text = acies_problem_describe_errors (problems);

  acies_editor_window_complain (self, text, _("Show the Errors"), "editor.show-check");
}

static void
playtest_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AciesEditorWindow *self = ACIES_EDITOR_WINDOW (widget);
  AciesDocument *document = acies_editor_window_get_document (self);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (JsonNode) root = acies_json_copy (acies_document_get_root (document));
  g_autoptr (AciesScenario) scenario = acies_scenario_new (root, problems, NULL);

  if (scenario == NULL)
    {
      complain_of_errors (self, problems);
      return;
    }

  acies_notice_hide (self->notice);
  g_signal_emit_by_name (self, "playtest", scenario);
}

/* Parts */

static void
show_index (AciesEditorWindow *self,
            guint              index)
{
  acies_editor_window_show_entry (self, index);
  acies_editor_layout_set_pane (self->layout, ACIES_EDITOR_PANE_PAGE);
  acies_editor_page_take_focus (ACIES_EDITOR_PAGE (acies_editor_window_get_page (self)));
}

static void
show_part_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  AciesEditorWindow *self = ACIES_EDITOR_WINDOW (widget);
  const int index = g_variant_get_int32 (parameter);

  if (index >= 0 && (guint) index < acies_editor_sidebar_get_n_entries (self->sidebar))
    show_index (self, index);
}

static void
turn_part_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  AciesEditorWindow *self = ACIES_EDITOR_WINDOW (widget);
  const guint n = acies_editor_sidebar_get_n_entries (self->sidebar);
  const guint step = g_str_equal (name, "editor.next-part") ? 1 : n - 1;

  show_index (self, (acies_editor_sidebar_get_chosen (self->sidebar) + step) % n);
}

static void
show_check_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  AciesEditorWindow *self = ACIES_EDITOR_WINDOW (widget);
  const guint n = acies_editor_sidebar_get_n_entries (self->sidebar);

  acies_notice_hide (self->notice);
  for (guint i = 0; i < n; i++)
    if (g_str_equal (acies_editor_sidebar_get_entry (self->sidebar, i)->part->id, "check"))
      show_index (self, i);
}

static void
go_to_map (AciesEditorWindow *self,
           GtkWidget         *focus)
{
  g_set_weak_pointer (&self->before_map, focus);
  acies_editor_layout_set_show_map (self->layout, TRUE);
  acies_editor_layout_set_pane (self->layout, ACIES_EDITOR_PANE_MAP);
  gtk_widget_grab_focus (GTK_WIDGET (acies_editor_map_get_field (self->map)));
}

/* To where one was, as long as that is still on the page in front. */
static void
go_back_from_map (AciesEditorWindow *self)
{
  GtkWidget *page = acies_editor_window_get_page (self);

  acies_editor_layout_set_pane (self->layout, ACIES_EDITOR_PANE_PAGE);
  if (self->before_map == NULL || !gtk_widget_is_ancestor (self->before_map, page) ||
      !gtk_widget_grab_focus (self->before_map))
    acies_editor_page_take_focus (ACIES_EDITOR_PAGE (page));
}

static void
show_map_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AciesEditorWindow *self = ACIES_EDITOR_WINDOW (widget);
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->map)))
    go_back_from_map (self);
  else
    go_to_map (self, focus);
}

static void
compare_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  AciesEditorWindow *self = ACIES_EDITOR_WINDOW (widget);

  if (g_str_equal (name, "editor.compare"))
    acies_editor_window_choose_compare (self);
  else
    acies_editor_window_compare_saved (self);
}

static void
show_doubts_cb (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  AciesEditorMap *map = ACIES_EDITOR_WINDOW (widget)->map;

  acies_editor_map_set_show_doubts (map, !acies_editor_map_get_show_doubts (map));
}

void
acies_editor_window_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_property_action (widget_class, "win.fullscreen", "fullscreened");
  gtk_widget_class_install_action (widget_class, "editor.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "editor.redo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "editor.playtest", NULL, playtest_cb);
  gtk_widget_class_install_action (widget_class, "editor.show-part", "i", show_part_cb);
  gtk_widget_class_install_action (widget_class, "editor.next-part", NULL, turn_part_cb);
  gtk_widget_class_install_action (widget_class, "editor.previous-part", NULL, turn_part_cb);
  gtk_widget_class_install_action (widget_class, "editor.show-check", NULL, show_check_cb);
  gtk_widget_class_install_action (widget_class, "editor.show-map", NULL, show_map_cb);
  gtk_widget_class_install_action (widget_class, "editor.show-doubts", NULL, show_doubts_cb);
  gtk_widget_class_install_action (widget_class, "editor.compare", NULL, compare_cb);
  gtk_widget_class_install_action (widget_class, "editor.compare-saved", NULL, compare_cb);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "editor.undo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "editor.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_d, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "editor.compare", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_d, GDK_CONTROL_MASK | GDK_ALT_MASK, "editor.compare-saved", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "editor.playtest", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F5, 0, "editor.playtest", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_k, GDK_CONTROL_MASK, "editor.show-check", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_u, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "editor.show-doubts", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_0, GDK_ALT_MASK, "editor.show-map", NULL);
  for (guint i = 0; i < 9; i++)
    gtk_widget_class_add_binding_action (widget_class, GDK_KEY_1 + i, GDK_ALT_MASK, "editor.show-part", "i", i);
}

/* The window */

static void
open_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  acies_editor_window_choose_open (ACIES_EDITOR_WINDOW (user_data));
}

static void
save_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  acies_editor_window_save (ACIES_EDITOR_WINDOW (user_data));
}

static void
save_as_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  acies_editor_window_choose_save (ACIES_EDITOR_WINDOW (user_data));
}

static void
overwrite_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  acies_editor_window_overwrite (ACIES_EDITOR_WINDOW (user_data));
}

static void
revert_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  acies_editor_window_revert (ACIES_EDITOR_WINDOW (user_data));
}

static void
reload_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  acies_editor_window_reload (ACIES_EDITOR_WINDOW (user_data));
}

static void
keep_own_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  acies_editor_window_keep_own (ACIES_EDITOR_WINDOW (user_data));
}

/* Where the map stands beside, it comes and goes; elsewhere it takes turns with the form. */
static void
toggle_panel_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  AciesEditorWindow *self = ACIES_EDITOR_WINDOW (user_data);
  const gboolean has_map = acies_editor_layout_has_map (self->layout);

  if (acies_editor_layout_get_room (self->layout) == ACIES_EDITOR_WIDE)
    acies_editor_layout_set_show_map (self->layout, !has_map);
  else
    acies_editor_layout_set_pane (self->layout,
                                  has_map ? ACIES_EDITOR_PANE_PAGE : ACIES_EDITOR_PANE_MAP);
}

static void
change_pane_cb (GSimpleAction *action,
                GVariant      *state,
                gpointer       user_data)
{
  AciesEditorWindow *self = ACIES_EDITOR_WINDOW (user_data);

  for (guint i = 0; i < G_N_ELEMENTS (pane_names); i++)
    if (g_str_equal (g_variant_get_string (state, NULL), pane_names[i]))
      acies_editor_layout_set_pane (self->layout, i);
  g_simple_action_set_state (action, state);
}

static const GActionEntry entries[] = {
  { "open", open_cb },
  { "save", save_cb },
  { "save-as", save_as_cb },
  { "overwrite", overwrite_cb },
  { "revert", revert_cb },
  { "reload", reload_cb },
  { "keep-own", keep_own_cb },
  { "toggle-panel", toggle_panel_cb },
  { "pane", NULL, "s", "'page'", change_pane_cb },
};

static void
add_turn (GtkShortcutController *controller,
          const char            *key,
          const char            *action)
{
  GtkShortcutTrigger *trigger = gtk_shortcut_trigger_parse_string (key);
  GtkShortcutAction *named = gtk_named_action_new (action);

  gtk_shortcut_controller_add_shortcut (controller, gtk_shortcut_new (trigger, named));
}

/* Before a number gets them, for which they mean the most and the least. */
static void
add_turns (AciesEditorWindow *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  add_turn (GTK_SHORTCUT_CONTROLLER (controller), "<Control>Page_Down", "editor.next-part");
  add_turn (GTK_SHORTCUT_CONTROLLER (controller), "<Control>Page_Up", "editor.previous-part");
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

void
acies_editor_window_add_actions (AciesEditorWindow *self)
{
  add_turns (self);
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

/* Actions that are settings. */
void
acies_editor_window_add_settings (AciesEditorWindow *self)
{
  g_autoptr (GAction) players = g_settings_create_action (self->settings, "playtest-players");

  g_action_map_add_action (G_ACTION_MAP (self), players);
}

static void
set_enabled (AciesEditorWindow *self,
             const char        *name,
             gboolean           enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

void
acies_editor_window_update_actions (AciesEditorWindow *self)
{
  AciesDocument *document = acies_editor_window_get_document (self);
  const gboolean modified = acies_document_is_modified (document);
  const gboolean has_file = acies_document_get_file (document) != NULL;
  GAction *pane = g_action_map_lookup_action (G_ACTION_MAP (self), "pane");

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "editor.undo", acies_document_can_undo (document));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "editor.redo", acies_document_can_redo (document));
  set_enabled (self, "save", modified || !has_file);
  set_enabled (self, "revert", modified && has_file);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "editor.compare-saved", has_file);
  g_simple_action_set_state (
    G_SIMPLE_ACTION (pane),
    g_variant_new_string (pane_names[acies_editor_layout_get_pane (self->layout)]));
}
