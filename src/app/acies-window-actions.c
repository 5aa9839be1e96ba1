/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-file-opener.h"
#include "app/acies-rules-page.h"
#include "app/acies-shortcuts-window.h"
#include "app/acies-window-private.h"
#include "app/battle/acies-computer-turn.h"
#include "app/library/acies-library-page.h"
#include "app/library/acies-quick-page.h"
#include "widgets/acies-split.h"

static void
new_battle_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  acies_window_show_library (ACIES_WINDOW (user_data));
}

static void
quick_battle_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  acies_window_show_quick (ACIES_WINDOW (user_data));
}

static void
first_battle_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  acies_window_play_first_battle (ACIES_WINDOW (user_data),
                                  g_str_equal (g_action_get_name (G_ACTION (action)), "restart-first-battle"));
}

static void
open_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  acies_window_choose_open_file (ACIES_WINDOW (user_data));
}

static void
open_up_to_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  const char *uri = NULL;
  int upto = ACIES_FILE_OPENER_ALL;
  g_autoptr (GFile) file = NULL;

  g_variant_get (parameter, "(&si)", &uri, &upto);
  file = g_file_new_for_uri (uri);
  acies_window_open_up_to (ACIES_WINDOW (user_data), file, upto);
}

static void
save_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  acies_window_save (ACIES_WINDOW (user_data));
}

static void
save_as_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  acies_window_choose_save_file (ACIES_WINDOW (user_data));
}

static void
export_map_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  acies_window_choose_map_file (ACIES_WINDOW (user_data));
}

static void
export_report_cb (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       user_data)
{
  acies_window_choose_report_file (ACIES_WINDOW (user_data));
}

static void
show_dice_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  acies_window_show_dice (ACIES_WINDOW (user_data));
}

static void
print_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  acies_window_print (ACIES_WINDOW (user_data));
}

static void
back_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  acies_window_go_back (ACIES_WINDOW (user_data));
}

static void
replay_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  acies_window_replay_battle (ACIES_WINDOW (user_data));
}

static void
analyse_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  acies_window_analyse_battle (ACIES_WINDOW (user_data));
}

static void
replay_turn_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  acies_window_replay_turn (ACIES_WINDOW (user_data));
}

static void
show_rules_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  acies_window_show_help (ACIES_WINDOW (user_data));
}

static void
show_clause_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  acies_window_show_rules (ACIES_WINDOW (user_data), g_variant_get_string (parameter, NULL));
}

static void
show_shortcuts_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       user_data)
{
  acies_shortcuts_window_show (GTK_WINDOW (user_data));
}

/* The split view of @page, if it has one. */
static GtkWidget *
find_split (GtkWidget *page)
{
  GtkWidget *child = gtk_widget_get_first_child (page);

  while (child != NULL && !ACIES_IS_SPLIT (child))
    child = gtk_widget_get_next_sibling (child);

  return child;
}

static void
toggle_panel_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  AciesWindow *self = ACIES_WINDOW (user_data);
  GtkWidget *page = acies_window_get_page (self);
  GtkWidget *split = find_split (page);

  if (split != NULL)
    acies_split_set_show_sidebar (ACIES_SPLIT (split),
                                  !acies_split_get_show_sidebar (ACIES_SPLIT (split)));
  else if (page == self->battle)
    gtk_widget_activate_action (GTK_WIDGET (self), "battle.toggle-panel", NULL);
  else if (page == self->replay)
    gtk_widget_activate_action (page, "replay.toggle-panel", NULL);
}

static void
find_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  AciesWindow *self = ACIES_WINDOW (user_data);
  GtkWidget *page = acies_window_get_page (self);

  if (page == self->rules)
    acies_rules_page_focus_search (ACIES_RULES_PAGE (page));
  else if (page == self->library)
    acies_library_page_focus_search (ACIES_LIBRARY_PAGE (page));
  else if (page == self->battle)
    gtk_widget_activate_action (GTK_WIDGET (self), "battle.find", NULL);
  else if (page == self->replay)
    gtk_widget_activate_action (page, "replay.find", NULL);
}

static const GActionEntry entries[] = {
  { "new-battle", new_battle_cb },
  { "quick-battle", quick_battle_cb },
  { "first-battle", first_battle_cb },
  { "restart-first-battle", first_battle_cb },
  { "open", open_cb },
  { "open-up-to", open_up_to_cb, "(si)" },
  { "save", save_cb },
  { "save-as", save_as_cb },
  { "export-map", export_map_cb },
  { "export-report", export_report_cb },
  { "print", print_cb },
  { "show-dice", show_dice_cb },
  { "back", back_cb },
  { "replay", replay_cb },
  { "analyse", analyse_cb },
  { "replay-turn", replay_turn_cb },
  { "show-library", new_battle_cb },
  { "show-rules", show_rules_cb },
  { "show-clause", show_clause_cb, "s" },
  { "show-shortcuts", show_shortcuts_cb },
  { "toggle-panel", toggle_panel_cb },
  { "find", find_cb },
};

void
acies_window_add_actions (AciesWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

static void
set_enabled (AciesWindow *self,
             const char  *name,
             gboolean     enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

void
acies_window_update_actions (AciesWindow *self)
{
  const gboolean has_battle = self->session != NULL || self->shown_game != NULL;
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);
  const gboolean has_panel = page != NULL && page != self->scenario && page != self->quick &&
                             page != self->end;

  set_enabled (self, "save", has_battle);
  set_enabled (self, "save-as", has_battle);
  set_enabled (self, "export-map", has_battle);
  set_enabled (self, "export-report", has_battle);
  set_enabled (self, "show-dice", has_battle);
  set_enabled (self, "print", acies_window_can_print (self));
  set_enabled (self, "replay", acies_window_can_replay (self));
  set_enabled (self, "analyse", page != NULL && page == self->end && acies_window_can_replay (self));
  set_enabled (self, "replay-turn",
               page != NULL && page == self->battle && self->session != NULL &&
                 acies_computer_turn_exists (self->session));
  acies_window_update_editor_actions (self);
  set_enabled (self, "quick-battle", acies_quick_page_is_possible ());
  set_enabled (self, "back", page != NULL && page != self->library);
  set_enabled (self, "toggle-panel", has_panel);
  set_enabled (self, "find", has_panel);
}
