/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-battle-page-private.h"
#include "widgets/acies-tip.h"

#include <glib/gi18n.h>

/* Undo, redo, the turn */

static void
undo_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AciesBattlePage   *self = data;
  g_autoptr (GError) error = NULL;

  if (!acies_session_undo (self->session, &error))
    acies_battle_page_refuse (self, error->message, NULL);
}

static void
redo_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  acies_session_redo (((AciesBattlePage *) data)->session);
}

/* Whether the turn of somebody is under way, whose end comes later: not so in a set-up. */
static gboolean
acies_battle_page_can_end_later (AciesBattlePage *self)
{
  return acies_field_get_scene (self->field)->turn > 0 && !acies_battle_page_is_beginning (self);
}

static guint
acies_battle_page_count_idle (AciesBattlePage *self)
{
  const AciesScene *scene = acies_field_get_scene (self->field);
  const int         side = acies_session_get_side (self->session);
  guint             n = 0;

  for (guint i = 0; i < scene->tokens->len; i++)
    {
      const AciesSceneToken *token = &g_array_index (scene->tokens, AciesSceneToken, i);

      if (token->side == side && (token->flags & ACIES_TOKEN_ACTED) == 0)
        n++;
    }

  return n;
}

/* How many units have something left to do, and what is lost with it. (transfer full) */
static char *
acies_battle_page_dup_idle (AciesBattlePage *self)
{
  AciesGame          *game = acies_battle_page_get_game (self);
  const AciesRuleset *ruleset = acies_game_get_ruleset (game);
  const guint         able = acies_units_count (acies_choose_tool_get_can_begin (self->tool));
  const guint         n = acies_battle_page_count_idle (self);

  if (ruleset->idle_text != NULL)
    return ruleset->idle_text (acies_game_get_setup (game), acies_game_get_state (game), able);

  /* Translators: %u is how many units have not acted. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%u unit has not acted and somebody still could. End the turn again to end it.",
                                       "%u units have not acted and somebody still could. End the turn again to end it.",
                                       n),
                          n);
}

/* Somebody could still act: said once, in place; asking again ends the turn. */
static gboolean
acies_battle_page_warn_end (AciesBattlePage *self)
{
  g_autofree char *words = NULL;

  if (self->asked_end || !acies_choose_tool_can_act (self->tool) ||
      !g_settings_get_boolean (self->settings, "warn-end-turn"))
    return FALSE;

  self->asked_end = TRUE;
  words = acies_battle_page_dup_idle (self);
  acies_battle_page_refuse (self, words, NULL);

  return TRUE;
}

/* The turn cannot end: what has to be decided first is said, and the keyboard goes there. */
static void
acies_battle_page_refuse_end (AciesBattlePage *self)
{
  if (acies_choose_tool_get_stage (self->tool) == ACIES_STAGE_ANSWER)
    {
      acies_battle_page_refuse (self, _("The turn cannot end yet: this question has to be answered first."),
                                NULL);
      acies_answers_panel_focus (self->answers);
    }
  else if (acies_choose_tool_get_stage (self->tool) != ACIES_STAGE_ACTING &&
           acies_choose_tool_next (self->tool, 1))
    return;
  else if (acies_choose_tool_get_stage (self->tool) != ACIES_STAGE_ACTING)
    acies_battle_page_refuse (self, _("The turn cannot end yet: one of the attacks that are marked comes first (Space)."),
                              NULL);
  else
    acies_battle_page_refuse (self, _("The turn cannot end yet: the group that acts has to end its action first (F)."),
                              NULL);
}

gboolean
acies_battle_page_find_action (AciesBattlePage *self, AciesActionFlags flag, AciesAction *action)
{
  AciesGame             *game = acies_battle_page_get_game (self);
  const AciesActionList *legal;

  if (game == NULL || acies_game_is_over (game) || !acies_session_is_human_turn (self->session))
    return FALSE;

  legal = acies_game_get_legal (game);
  for (guint i = 0; i < legal->n; i++)
    {
      AciesActionView view = { 0 };

      acies_game_get_ruleset (game)->view (acies_game_get_setup (game), acies_game_get_state (game),
                                           &legal->items[i], &view);
      if ((view.flags & flag) == 0)
        continue;
      *action = legal->items[i];
      return TRUE;
    }

  return FALSE;
}

static void
end_turn_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AciesBattlePage *self = data;
  AciesAction      end;

  if (!acies_battle_page_find_action (self, ACIES_ACTION_ENDS_TURN, &end))
    acies_battle_page_refuse_end (self);
  else if (!acies_battle_page_warn_end (self))
    acies_battle_page_play (self, &end, 1);
}

static void
finish_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AciesBattlePage *self = data;
  AciesAction      finish;

  if (acies_battle_page_find_action (self, ACIES_ACTION_ENDS_GROUP, &finish))
    acies_battle_page_play (self, &finish, 1);
}

/* Choosing */

static void
next_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AciesBattlePage *self = data;
  const gboolean   back = g_str_equal (g_action_get_name (G_ACTION (action)), "previous");

  switch (acies_choose_tool_get_stage (self->tool))
    {
    case ACIES_STAGE_ANSWER:
      acies_answers_panel_focus (self->answers);
      break;
    case ACIES_STAGE_ACTING:
      acies_field_set_cursor (self->field, acies_choose_tool_get_cell (self->tool), TRUE);
      break;
    case ACIES_STAGE_MAIN:
    case ACIES_STAGE_GROUP:
    case ACIES_STAGE_LEADER:
      if (!acies_choose_tool_next (self->tool, back ? -1 : 1))
        gtk_widget_grab_focus (self->end_button);
      break;
    case ACIES_STAGE_OFF:
    default:
      break;
    }
}

static void
confirm_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  acies_choose_tool_confirm (((AciesBattlePage *) data)->tool);
}

static void
step_back_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AciesBattlePage *self = data;

  acies_choose_tool_step_back (self->tool);
  gtk_widget_grab_focus (GTK_WIDGET (self->field));
}

static void
hint_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  acies_battle_page_ask_hint (data);
}

static void
show_table_cb (GSimpleAction *action, GVariant *state, gpointer data)
{
  acies_battle_page_show_table (data, g_variant_get_boolean (state));
}

static void
news_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  acies_battle_page_tell_news (data);
}

/* The computer */

static void
pause_cb (GSimpleAction *action, GVariant *state, gpointer data)
{
  acies_ai_runner_set_paused (acies_session_get_runner (((AciesBattlePage *) data)->session),
                              g_variant_get_boolean (state));
}

static void
step_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  acies_ai_runner_step (acies_session_get_runner (((AciesBattlePage *) data)->session));
}

/* Skipping leaves the computer its thoughts; asked for again, they end with the best found so far. */
static void
skip_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AciesAiRunner *runner = acies_session_get_runner (((AciesBattlePage *) data)->session);

  if (acies_ai_runner_get_skipping (runner))
    acies_ai_runner_hurry (runner);
  else
    acies_ai_runner_skip (runner);
}

/* The log */

static void
show_log_cb (GSimpleAction *action, GVariant *state, gpointer data)
{
  AciesBattlePage *self = data;
  const gboolean   shown = g_variant_get_boolean (state);

  g_simple_action_set_state (action, state);
  gtk_stack_set_visible_child (self->stack, shown ? GTK_WIDGET (self->log) : self->act_page);
  if (shown)
    gtk_widget_set_visible (self->panel, TRUE);
}

static void
show_guide_cb (GSimpleAction *action, GVariant *state, gpointer data)
{
  AciesBattlePage *self = data;

  self->guide_hidden = !g_variant_get_boolean (state);
  if (!self->guide_hidden)
    gtk_widget_set_visible (self->panel, TRUE);
  acies_battle_page_update_guide (self);
}

static void
toggle_panel_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AciesBattlePage *self = data;

  gtk_widget_set_visible (self->panel, !gtk_widget_get_visible (self->panel));
  if (!gtk_widget_get_visible (self->panel))
    gtk_widget_grab_focus (GTK_WIDGET (self->field));
}

static void
find_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AciesBattlePage *self = data;

  g_action_group_change_action_state (G_ACTION_GROUP (self->actions), "show-log",
                                      g_variant_new_boolean (TRUE));
  acies_log_panel_find (self->log);
}

static void
save_log_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  gtk_widget_activate_action (GTK_WIDGET (((AciesBattlePage *) data)->log), "log.save", NULL);
}

static void
result_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_signal_emit_by_name (data, "ended");
}

/* The end */

static void
resign_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  acies_battle_page_ask_resign (data);
}

static void
offer_draw_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  acies_battle_page_ask_draw (data);
}

/* The view */

static void
view_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AciesBattlePage *self = data;
  g_autofree char *name = g_strconcat ("field.", g_action_get_name (G_ACTION (action)), NULL);

  gtk_widget_activate_action (GTK_WIDGET (self->field), name, NULL);
}

static const GActionEntry entries[] = {
  { "undo", undo_cb },
  { "redo", redo_cb },
  { "end-turn", end_turn_cb },
  { "finish", finish_cb },
  { "next", next_cb },
  { "previous", next_cb },
  { "confirm", confirm_cb },
  { "step-back", step_back_cb },
  { "pause", NULL, NULL, "false", pause_cb },
  { "step", step_cb },
  { "skip", skip_cb },
  { "show-log", NULL, NULL, "false", show_log_cb },
  { "show-guide", NULL, NULL, "false", show_guide_cb },
  { "toggle-panel", toggle_panel_cb },
  { "find", find_cb },
  { "save-log", save_log_cb },
  { "result", result_cb },
  { "resign", resign_cb },
  { "offer-draw", offer_draw_cb },
  { "hint", hint_cb },
  { "show-table", NULL, NULL, "false", show_table_cb },
  { "what-happened", news_cb },
};

static const GActionEntry view_entries[] = {
  { "zoom-in", view_cb },
  { "zoom-out", view_cb },
  { "zoom-fit", view_cb },
};

/* Single letters act only while the board has the keyboard. */
static void
acies_battle_page_add_board_keys (AciesBattlePage *self)
{
  static const struct
  {
    guint       key;
    const char *action;
  } keys[] = {
    { GDK_KEY_n, "battle.next" },
    { GDK_KEY_Page_Down, "battle.next" },
    { GDK_KEY_space, "battle.next" },
    { GDK_KEY_p, "battle.previous" },
    { GDK_KEY_Page_Up, "battle.previous" },
    { GDK_KEY_f, "battle.finish" },
    { GDK_KEY_h, "battle.hint" },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                          gtk_shortcut_new (gtk_keyval_trigger_new (keys[i].key, 0),
                                                            gtk_named_action_new (keys[i].action)));
  gtk_widget_add_controller (GTK_WIDGET (self->field), controller);
}

/* Escape leads from the panels back to the board. */
static gboolean
to_board_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  AciesBattlePage *self = ACIES_BATTLE_PAGE (widget);

  if (gtk_widget_get_focus_child (GTK_WIDGET (self->field)) != NULL)
    return FALSE;

  return gtk_widget_grab_focus (GTK_WIDGET (self->field));
}

static void
acies_battle_page_add_escape (AciesBattlePage *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape,
                                                                                  0),
                                                          gtk_callback_action_new (to_board_cb,
                                                                                   NULL,
                                                                                   NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

void
acies_battle_page_add_actions (AciesBattlePage *self)
{
  self->actions = g_simple_action_group_new ();
  self->view_actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  g_action_map_add_action_entries (G_ACTION_MAP (self->view_actions), view_entries,
                                   G_N_ELEMENTS (view_entries), self);
  acies_battle_page_add_board_keys (self);
  acies_battle_page_add_table (self);
  acies_battle_page_add_escape (self);
  acies_battle_page_update_actions (self);
}

static void
enable (AciesBattlePage *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

/* The tooltip says what would be taken back, or why it cannot be. */
static void
acies_battle_page_update_undo (AciesBattlePage *self)
{
  g_autofree char *reason = NULL;
  g_autofree char *words = NULL;
  g_autofree char *tooltip = NULL;
  const gboolean   can_undo = acies_session_can_undo (self->session, &reason);

  enable (self, "undo", can_undo);
  enable (self, "redo", acies_session_can_redo (self->session));
  words = can_undo ? acies_session_dup_undo_words (self->session) : NULL;
  if (words != NULL)
    /* Translators: %s is an action in words ("Activate 2 x African foot"). */
    tooltip = g_strdup_printf (_("Undo: %s (Ctrl+Z)"), words);
  acies_tip_set (self->undo_button, tooltip != NULL ? tooltip : reason);
}

/* What the button at the top says while nothing can be ended: which attack comes first, if attacks have to be made.
 * (transfer full) */
static char *
acies_battle_page_dup_next (AciesBattlePage *self)
{
  AciesGame   *game = acies_battle_page_get_game (self);
  AciesAction  attack;

  if (acies_choose_tool_get_stage (self->tool) == ACIES_STAGE_MAIN &&
      acies_battle_page_find_action (self, ACIES_ACTION_ATTACKS, &attack) &&
      acies_game_get_ruleset (game)->attack_text != NULL)
    /* Translators: the button that leads to the next attack that has to be made; %s is what that is called ("Fight"). */
    return g_strdup_printf (_("Next: %s"), acies_game_get_ruleset (game)->attack_text (
                                             acies_game_get_setup (game), &attack));

  return g_strdup (_("End Turn"));
}

/* The button at the top says what it would end; where nothing can be ended it is not there. */
static void
acies_battle_page_update_end (AciesBattlePage *self)
{
  AciesGame       *game = acies_battle_page_get_game (self);
  AciesAction      end;
  g_autofree char *words = NULL;
  g_autofree char *label = NULL;
  g_autofree char *tooltip = NULL;
  gboolean         found;

  found = acies_battle_page_find_action (self, ACIES_ACTION_ENDS_TURN, &end);
  gtk_widget_set_visible (self->end_button,
                          found || game == NULL || acies_battle_page_can_end_later (self));
  if (game == NULL)
    return;

  words = found ? acies_game_get_ruleset (game)->action_text (acies_game_get_setup (game),
                                                              acies_game_get_state (game), &end)
                : acies_battle_page_dup_next (self);
  /* Translators: the button that ends a turn or a phase; %s is that in words ("End the moves"), the sign before it makes the
     letter an access key. */
  label = g_strdup_printf (C_ ("end button", "_%s"), words);
  /* Translators: %s is an action in words ("End the moves"). */
  tooltip = g_strdup_printf (_("%s (Ctrl+Return)"), words);
  gtk_label_set_label (self->end_label, label);
  acies_tip_set (self->end_button, tooltip);
}

void
acies_battle_page_update_actions (AciesBattlePage *self)
{
  AciesGame      *game = acies_battle_page_get_game (self);
  const gboolean  over = game != NULL && acies_game_is_over (game);
  const gboolean  human = game != NULL && acies_session_is_human_turn (self->session);
  const gboolean  watching = game != NULL && !over && !human;
  AciesAction     found;
  GAction        *pause = g_action_map_lookup_action (G_ACTION_MAP (self->actions), "pause");

  enable (self, "end-turn", human);
  acies_battle_page_update_end (self);
  enable (self, "finish", acies_battle_page_find_action (self, ACIES_ACTION_ENDS_GROUP, &found));
  enable (self, "next", human);
  enable (self, "previous", human);
  enable (self, "confirm", human);
  enable (self, "step-back", human);
  enable (self, "hint", human);
  enable (self, "pause", watching);
  enable (self, "step", watching);
  enable (self, "skip", watching);
  enable (self, "result", over);
  enable (self, "resign", acies_battle_page_can_concede (self));
  enable (self, "offer-draw", acies_battle_page_can_concede (self));
  acies_battle_page_update_table_actions (self);
  if (game == NULL)
    {
      enable (self, "undo", FALSE);
      enable (self, "redo", FALSE);
      return;
    }

  acies_battle_page_update_undo (self);
  g_simple_action_set_state (G_SIMPLE_ACTION (pause),
                             g_variant_new_boolean (acies_ai_runner_get_paused (
                               acies_session_get_runner (self->session))));
}

void
acies_battle_page_toast (AciesBattlePage *self, const char *text)
{
  g_return_if_fail (ACIES_IS_BATTLE_PAGE (self));

  acies_toast_show (self->toast, text, NULL, NULL, NULL);
}
