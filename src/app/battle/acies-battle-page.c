/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-battle-page.h"

#include "app/acies-settings.h"
#include "app/battle/acies-battle-page-private.h"
#include "app/battle/acies-battle-parts.h"
#include "widgets/acies-decoration.h"
#include "widgets/acies-desktop-news.h"
#include "widgets/acies-menu-button.h"
#include "widgets/acies-resources.h"
#include "widgets/acies-scroller.h"

#include <glib/gi18n.h>

/* Milliseconds between two looks at a turn that is skipped. */
#define SKIPPED_LOOK 120

enum
{
  ENDED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE_WITH_CODE (AciesBattlePage, acies_battle_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ACIES_TYPE_TOPIC,
                                                      acies_battle_page_init_topic))

AciesGame *
acies_battle_page_get_game (AciesBattlePage *self)
{
  return self->session != NULL ? acies_session_get_game (self->session) : NULL;
}

void
acies_battle_page_refuse (AciesBattlePage *self, const char *sentence, const char *clause)
{
  AciesGame *game = acies_battle_page_get_game (self);

  if (game != NULL)
    acies_prompt_bar_refuse (self->prompt, acies_game_get_ruleset (game), sentence, clause);
}

/* Keeping everything in step with the game */

static void
acies_battle_page_update_panels (AciesBattlePage *self)
{
  const AciesStage stage = acies_choose_tool_get_stage (self->tool);
  const gboolean   aiming = acies_choose_tool_get_preview (self->tool)->open;
  const gboolean   chosen = stage == ACIES_STAGE_GROUP || stage == ACIES_STAGE_LEADER || aiming;
  AciesGame       *game = acies_battle_page_get_game (self);
  GtkRoot         *root = gtk_widget_get_root (GTK_WIDGET (self));

  acies_selection_panel_update (self->selection, game);
  acies_attack_panel_update (self->attack, game);
  acies_answers_panel_update (self->answers, game);
  acies_result_card_set_aside (self->result, chosen);
  acies_kept_results_set_aside (self->kept, chosen);
  acies_battle_page_update_prompt (self);
  acies_battle_page_update_actions (self);
  if (chosen || stage == ACIES_STAGE_ANSWER)
    g_action_group_change_action_state (G_ACTION_GROUP (self->actions), "show-log",
                                        g_variant_new_boolean (FALSE));
  gtk_widget_set_visible (self->attack_bar, aiming);
  acies_battle_page_name_attack (self);
  gtk_widget_set_visible (self->hint, stage == ACIES_STAGE_MAIN &&
                                        acies_choose_tool_can_act (self->tool));
  acies_battle_page_update_dice (self);
  if (GTK_IS_WINDOW (root))
    gtk_window_set_default_widget (GTK_WINDOW (root), aiming ? self->attack_button : NULL);
  acies_battle_page_update_guide (self);
  acies_battle_page_make_room (self, aiming);
}

/* Buttons of the panels go when they have been pressed; the keyboard goes back to the board
 * then. */
static void
acies_battle_page_keep_focus (AciesBattlePage *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (root != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)) &&
      (focus == NULL || !gtk_widget_get_mapped (focus)))
    gtk_widget_grab_focus (GTK_WIDGET (self->field));
}

/* Whoever has turned away while the computer acted hears that it has done so. */
static void
acies_battle_page_tell_desktop (AciesBattlePage *self)
{
  AciesGame       *game = acies_battle_page_get_game (self);
  GtkRoot         *root = gtk_widget_get_root (GTK_WIDGET (self));
  const gboolean   waits = acies_session_is_human_turn (self->session);
  g_autofree char *words = NULL;

  if ((waits || acies_game_is_over (game)) && self->awaited && GTK_IS_WINDOW (root))
    {
      words = acies_game_is_over (game)
                ? g_strdup (_ ("The battle is over."))
                : acies_game_get_ruleset (game)->decision_text (acies_game_get_setup (game),
                                                                acies_game_get_state (game));
      acies_desktop_news_tell (GTK_WINDOW (root),
                               acies_scenario_get_name (acies_game_get_scenario (game)), words);
    }
  self->awaited = !waits && !acies_game_is_over (game);
}

static void
acies_battle_page_refresh (AciesBattlePage *self)
{
  AciesGame        *game = acies_battle_page_get_game (self);
  const AciesScene *scene;

  if (self->holding || game == NULL)
    {
      self->dirty = TRUE;
      return;
    }

  self->dirty = FALSE;
  self->asked_end = FALSE;
  acies_field_point_out (self->field, ACIES_NO_CELL);
  acies_field_point_out_place (self->field, NULL);
  acies_battle_page_show_position (self);
  scene = acies_field_get_scene (self->field);
  acies_battle_page_refuse (self, NULL, NULL);
  acies_battle_page_show_result (self);
  acies_choose_tool_set_game (self->tool, game, acies_session_is_human_turn (self->session));
  acies_counters_panel_update (self->counters, game, scene);
  acies_log_panel_sync (self->log, game);
  acies_battle_page_update_title (self, scene);
  acies_battle_page_place_cursor (self);
  acies_battle_page_keep_focus (self);
  acies_battle_page_tell_desktop (self);
}

void
acies_battle_page_play (AciesBattlePage *self, const AciesAction *actions, guint n)
{
  g_autoptr (AciesSession) session = NULL;
  g_autoptr (GError)       error = NULL;

  /* A key may still come in while the battle is being left. */
  if (self->session == NULL)
    return;

  session = g_object_ref (self->session);
  self->holding = TRUE;
  acies_session_act_all (session, actions, n, &error);
  acies_battle_page_played (self, session, error);
}

/* The button that has ended something must not end the next thing too: keys that are typed now are meant for the board. */
static void
acies_battle_page_leave_end_button (AciesBattlePage *self)
{
  if (gtk_widget_has_focus (self->end_button))
    gtk_widget_grab_focus (GTK_WIDGET (self->field));
}

void
acies_battle_page_played (AciesBattlePage *self, AciesSession *session, const GError *error)
{
  self->holding = FALSE;
  if (self->dirty)
    acies_battle_page_refresh (self);
  if (error == NULL)
    acies_battle_page_leave_end_button (self);

  if (error != NULL)
    {
      AciesGame          *game = acies_session_get_game (session);
      const AciesVerdict *verdict = acies_game_get_refusal (game);

      acies_battle_page_refuse (self, error->message,
                                verdict != NULL && verdict->reason != 0
                                  ? acies_game_get_ruleset (game)->refusal_clause (verdict)
                                  : NULL);
    }
  if (!acies_game_is_over (acies_session_get_game (session)) &&
      acies_choose_tool_get_stage (self->tool) == ACIES_STAGE_ANSWER &&
      !acies_choose_tool_is_subset (self->tool))
    acies_answers_panel_focus (self->answers);
}

/* The session */

/* A skipped turn is played faster than it could be shown: the page catches up now and then. */
static gboolean
acies_battle_page_is_skipping (AciesBattlePage *self)
{
  const int side = acies_session_get_side (self->session);

  return side != ACIES_NO_SIDE && !acies_session_is_human (self->session, side) &&
         acies_ai_runner_get_skipping (acies_session_get_runner (self->session));
}

static gboolean
catch_up_cb (gpointer data)
{
  AciesBattlePage *self = data;

  self->catch_up_id = 0;
  acies_battle_page_refresh (self);

  return G_SOURCE_REMOVE;
}

static void
session_changed_cb (AciesBattlePage *self)
{
  if (acies_battle_page_is_skipping (self))
    {
      if (self->catch_up_id == 0)
        self->catch_up_id = g_timeout_add (SKIPPED_LOOK, catch_up_cb, self);
      return;
    }

  g_clear_handle_id (&self->catch_up_id, g_source_remove);
  acies_battle_page_refresh (self);
}

static void
session_modified_cb (AciesBattlePage *self)
{
  if (!acies_battle_page_is_skipping (self))
    acies_battle_page_update_actions (self);
}

static void
session_over_cb (AciesBattlePage *self)
{
  g_signal_emit (self, signals[ENDED], 0);
}

static void
session_journal_failed_cb (AciesBattlePage *self, const char *message)
{
  acies_notice_show (self->notice, message, _("Save As…"), "win.save-as");
}

static void
acies_battle_page_connect (AciesBattlePage *self)
{
  AciesAiRunner *runner = acies_session_get_runner (self->session);

  g_signal_connect_object (self->session, "acted", G_CALLBACK (acies_battle_page_stop_computer),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "acted", G_CALLBACK (acies_battle_page_add_story), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "changed", G_CALLBACK (session_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "over", G_CALLBACK (session_over_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "journal-failed", G_CALLBACK (session_journal_failed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::modified",
                           G_CALLBACK (session_modified_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (runner, "notify", G_CALLBACK (acies_battle_page_update_actions), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (runner, "notify", G_CALLBACK (acies_battle_page_update_prompt), self,
                           G_CONNECT_SWAPPED);
}

static void
acies_battle_page_disconnect (AciesBattlePage *self)
{
  AciesAiRunner *runner = acies_session_get_runner (self->session);

  g_clear_handle_id (&self->catch_up_id, g_source_remove);
  g_signal_handlers_disconnect_by_data (runner, self);
  g_signal_handlers_disconnect_by_data (self->session, self);
}

/* The tool and the panels */

static void
tool_wish_cb (AciesBattlePage *self, const AciesAction *actions, guint n)
{
  acies_battle_page_play (self, actions, n);
}

static void
tool_changed_cb (AciesBattlePage *self)
{
  if (self->session != NULL)
    acies_battle_page_update_panels (self);
}

static void
panel_action_cb (AciesBattlePage *self, const AciesAction *action)
{
  acies_battle_page_play (self, action, 1);
}

static void
cursor_moved_cb (AciesBattlePage *self)
{
  AciesGame *game = acies_battle_page_get_game (self);

  self->cursor_placed = TRUE;
  acies_battle_page_measure (self);
  if (game != NULL && gtk_widget_get_visible (GTK_WIDGET (self->selection)))
    acies_selection_panel_update_ways (self->selection, game);
}

static void
event_chosen_cb (AciesBattlePage *self, AciesLogItem *item)
{
  int       from = ACIES_NO_CELL;
  const int cell = item != NULL ? acies_log_item_get_cell (item, &from) : ACIES_NO_CELL;

  acies_field_point_out (self->field, cell);
  acies_field_point_out_place (self->field, item != NULL ? acies_log_item_get_place (item) : NULL);
  acies_field_set_arrow (self->field, ACIES_ARROW_PAST, from != cell ? from : ACIES_NO_CELL, cell,
                         NULL);
}

static void
log_complained_cb (AciesBattlePage *self, const char *sentence)
{
  acies_notice_show (self->notice, sentence, NULL, NULL);
}

/* Below the board the panel has little height: what can be done stands first, and the header has
 * fewer buttons. */
/* In a narrow window the header has room for the title or for the way to end the turn: that
 * moves to what is to be decided. */
static void
place_end_button (AciesBattlePage *self, gboolean folded)
{
  GtkBox              *buttons = acies_prompt_bar_get_buttons (self->prompt);
  g_autoptr (GtkWidget) button = g_object_ref (self->end_button);

  if ((gtk_widget_get_parent (button) == GTK_WIDGET (buttons)) == folded)
    return;

  if (folded)
    {
      gtk_header_bar_remove (self->header, button);
      gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
      gtk_box_append (buttons, button);
    }
  else
    {
      gtk_box_remove (buttons, button);
      gtk_widget_set_valign (button, GTK_ALIGN_FILL);
      gtk_header_bar_pack_end (self->header, button);
    }
}

static void
folded_cb (AciesBattlePage *self)
{
  gboolean folded = FALSE;

  g_object_get (self->layout, "folded", &folded, NULL);
  if (self->session != NULL)
    acies_battle_page_update_panels (self);
  gtk_widget_set_visible (self->redo_button, !folded);
  place_end_button (self, folded);
  gtk_header_bar_set_decoration_layout (self->header,
                                        acies_decoration_layout (self->panel, folded));
  gtk_box_reorder_child_after (GTK_BOX (self->act_box), GTK_WIDGET (self->counters),
                               folded ? GTK_WIDGET (self->move) : NULL);
}

/* Widget */

static void
acies_battle_page_map (GtkWidget *widget)
{
  AciesBattlePage *self = ACIES_BATTLE_PAGE (widget);

  GTK_WIDGET_CLASS (acies_battle_page_parent_class)->map (widget);
  self->root = gtk_widget_get_root (widget);
  gtk_widget_insert_action_group (GTK_WIDGET (self->root), "battle",
                                  G_ACTION_GROUP (self->actions));
  gtk_widget_insert_action_group (GTK_WIDGET (self->root), "field",
                                  G_ACTION_GROUP (self->view_actions));
  if (self->session != NULL)
    acies_session_start (self->session);
}

static void
acies_battle_page_unmap (GtkWidget *widget)
{
  AciesBattlePage *self = ACIES_BATTLE_PAGE (widget);

  if (self->root != NULL)
    {
      gtk_widget_insert_action_group (GTK_WIDGET (self->root), "battle", NULL);
      gtk_widget_insert_action_group (GTK_WIDGET (self->root), "field", NULL);
      if (GTK_IS_WINDOW (self->root))
        gtk_window_set_default_widget (GTK_WINDOW (self->root), NULL);
    }
  self->root = NULL;
  GTK_WIDGET_CLASS (acies_battle_page_parent_class)->unmap (widget);
}

static gboolean
acies_battle_page_grab_focus (GtkWidget *widget)
{
  AciesBattlePage *self = ACIES_BATTLE_PAGE (widget);
  const gboolean   asked = gtk_widget_get_visible (GTK_WIDGET (self->dice_entry));

  return gtk_widget_grab_focus (asked ? GTK_WIDGET (self->dice_entry) : GTK_WIDGET (self->field));
}

static void
acies_battle_page_dispose (GObject *object)
{
  AciesBattlePage *self = ACIES_BATTLE_PAGE (object);

  acies_battle_page_set_session (self, NULL);
  g_clear_object (&self->tool);
  g_clear_object (&self->hint_search);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->settings);
  g_clear_object (&self->actions);
  g_clear_object (&self->view_actions);

  G_OBJECT_CLASS (acies_battle_page_parent_class)->dispose (object);
}

static void
acies_battle_page_ensure_types (void)
{
  g_type_ensure (ACIES_TYPE_ANSWERS_PANEL);
  g_type_ensure (ACIES_TYPE_ATTACK_PANEL);
  g_type_ensure (ACIES_TYPE_BATTLE_LAYOUT);
  g_type_ensure (ACIES_TYPE_COUNTERS_PANEL);
  g_type_ensure (ACIES_TYPE_FIELD);
  g_type_ensure (ACIES_TYPE_FIELD_TABLE);
  g_type_ensure (ACIES_TYPE_GUIDE_CARD);
  g_type_ensure (ACIES_TYPE_KEPT_RESULTS);
  g_type_ensure (ACIES_TYPE_LOG_PANEL);
  g_type_ensure (ACIES_TYPE_MENU_BUTTON);
  g_type_ensure (ACIES_TYPE_NOTICE);
  g_type_ensure (ACIES_TYPE_PROMPT_BAR);
  g_type_ensure (ACIES_TYPE_RESULT_CARD);
  g_type_ensure (ACIES_TYPE_SCROLLER);
  g_type_ensure (ACIES_TYPE_SELECTION_PANEL);
  g_type_ensure (ACIES_TYPE_TOAST);
}

static void
acies_battle_page_class_init (AciesBattlePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  acies_battle_page_ensure_types ();
  G_OBJECT_CLASS (klass)->dispose = acies_battle_page_dispose;
  widget_class->map = acies_battle_page_map;
  widget_class->unmap = acies_battle_page_unmap;
  widget_class->grab_focus = acies_battle_page_grab_focus;

  signals[ENDED] = g_signal_new ("ended", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL,
                                 NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ACIES_RESOURCES "app/acies-battle-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesBattlePage, box);
  gtk_widget_class_bind_template_child (widget_class, AciesBattlePage, title);
  gtk_widget_class_bind_template_child (widget_class, AciesBattlePage, subtitle);
  gtk_widget_class_bind_template_child (widget_class, AciesBattlePage, undo_button);
  gtk_widget_class_bind_template_child (widget_class, AciesBattlePage, end_button);
  gtk_widget_class_bind_template_child (widget_class, AciesBattlePage, layout);
  gtk_widget_class_bind_template_child (widget_class, AciesBattlePage, redo_button);
  gtk_widget_class_bind_template_child (widget_class, AciesBattlePage, header);
  gtk_widget_class_bind_template_child (widget_class, AciesBattlePage, act_box);
  gtk_widget_class_bind_template_child (widget_class, AciesBattlePage, hint);
  gtk_widget_class_bind_template_child (widget_class, AciesBattlePage, attack_bar);
  gtk_widget_class_bind_template_child (widget_class, AciesBattlePage, attack_button);
  gtk_widget_class_bind_template_child (widget_class, AciesBattlePage, attack_label);
  gtk_widget_class_bind_template_child (widget_class, AciesBattlePage, end_label);
  gtk_widget_class_bind_template_child (widget_class, AciesBattlePage, notice);
  gtk_widget_class_bind_template_child (widget_class, AciesBattlePage, board_stack);
  gtk_widget_class_bind_template_child (widget_class, AciesBattlePage, field);
  gtk_widget_class_bind_template_child (widget_class, AciesBattlePage, table);
  gtk_widget_class_bind_template_child (widget_class, AciesBattlePage, panel);
  gtk_widget_class_bind_template_child (widget_class, AciesBattlePage, guide_card);
  gtk_widget_class_bind_template_child (widget_class, AciesBattlePage, stack);
  gtk_widget_class_bind_template_child (widget_class, AciesBattlePage, act_page);
  gtk_widget_class_bind_template_child (widget_class, AciesBattlePage, counters);
  gtk_widget_class_bind_template_child (widget_class, AciesBattlePage, answers);
  gtk_widget_class_bind_template_child (widget_class, AciesBattlePage, attack);
  gtk_widget_class_bind_template_child (widget_class, AciesBattlePage, selection);
  gtk_widget_class_bind_template_child (widget_class, AciesBattlePage, result);
  gtk_widget_class_bind_template_child (widget_class, AciesBattlePage, kept);
  gtk_widget_class_bind_template_child (widget_class, AciesBattlePage, log);
  gtk_widget_class_bind_template_child (widget_class, AciesBattlePage, prompt);
  gtk_widget_class_bind_template_child (widget_class, AciesBattlePage, toast);
}

static void
acies_battle_page_init (AciesBattlePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = acies_settings_new ();
  self->tool = acies_choose_tool_new (self->field);
  acies_selection_panel_set_tool (self->selection, self->tool, self->field);
  acies_attack_panel_set_tool (self->attack, self->tool, self->field);
  acies_answers_panel_set_tool (self->answers, self->tool);
  acies_battle_page_add_hint (self);
  acies_battle_page_add_dice (self);
  acies_battle_page_add_words (self);
  acies_battle_page_add_actions (self);

  g_signal_connect_object (self->tool, "changed", G_CALLBACK (tool_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tool, "wish", G_CALLBACK (tool_wish_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tool, "refused", G_CALLBACK (acies_battle_page_refuse), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->selection, "action", G_CALLBACK (panel_action_cb), self);
  g_signal_connect_swapped (self->answers, "action", G_CALLBACK (panel_action_cb), self);
  g_signal_connect_swapped (self->field, "cursor-moved", G_CALLBACK (cursor_moved_cb), self);
  g_signal_connect_swapped (self->log, "event-chosen", G_CALLBACK (event_chosen_cb), self);
  g_signal_connect_swapped (self->log, "said", G_CALLBACK (acies_battle_page_toast), self);
  g_signal_connect_swapped (self->log, "complained", G_CALLBACK (log_complained_cb), self);
  g_signal_connect_swapped (self->layout, "notify::folded", G_CALLBACK (folded_cb), self);
  folded_cb (self);
  acies_battle_page_follow_preferences (self);
}

GtkWidget *
acies_battle_page_new (void)
{
  return g_object_new (ACIES_TYPE_BATTLE_PAGE, NULL);
}

AciesSession *
acies_battle_page_get_session (AciesBattlePage *self)
{
  g_return_val_if_fail (ACIES_IS_BATTLE_PAGE (self), NULL);

  return self->session;
}

void
acies_battle_page_set_session (AciesBattlePage *self, AciesSession *session)
{
  g_return_if_fail (ACIES_IS_BATTLE_PAGE (self));

  if (self->session == session)
    return;

  if (self->session != NULL)
    acies_battle_page_disconnect (self);
  g_set_object (&self->session, session);
  if (session == NULL)
    {
      acies_choose_tool_set_game (self->tool, NULL, FALSE);
      acies_battle_page_update_actions (self);
      return;
    }

  acies_battle_page_connect (self);
  acies_notice_hide (self->notice);
  self->guide_hidden = FALSE;
  self->cursor_placed = FALSE;
  self->story.n = 0;
  acies_field_zoom_fit (self->field);
  acies_battle_page_refresh (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    acies_session_start (session);
}

GtkWidget *
acies_battle_page_get_field (AciesBattlePage *self)
{
  g_return_val_if_fail (ACIES_IS_BATTLE_PAGE (self), NULL);

  return GTK_WIDGET (self->field);
}
