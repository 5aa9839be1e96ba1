/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-battle-page-private.h"

#include <glib/gi18n.h>

/* What keys do on a free table beside the arrows: other ways to move, the exact numbers, a measure, shapes that help. */

static void
turn_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const gboolean left = g_str_equal (g_action_get_name (G_ACTION (action)), "turn-left");

  acies_choose_tool_turn (((AciesBattlePage *)data)->tool, left ? -1 : 1);
}

static void
go_by_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const gboolean road = g_str_equal (g_action_get_name (G_ACTION (action)), "follow-road");

  acies_choose_tool_go_by (((AciesBattlePage *)data)->tool,
                           road ? ACIES_TABLE_DRAG_ROAD : ACIES_TABLE_DRAG_COLUMN);
}

static void
exact_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AciesBattlePage *self = data;

  gtk_widget_set_visible (self->panel, TRUE);
  acies_move_panel_focus (self->move);
}

/* While it is on, dragging measures; by keyboard the line runs from the base that had the cursor to the one that has it. */
static void
measure_cb (GSimpleAction *action, GVariant *state, gpointer data)
{
  AciesBattlePage *self = data;

  g_simple_action_set_state (action, state);
  acies_field_set_measuring (self->field, g_variant_get_boolean (state));
  self->measures =
    g_variant_get_boolean (state) &&
    acies_field_get_cursor_unit (self->field, &self->measure_side, &self->measure_unit);
  if (g_variant_get_boolean (state))
    acies_battle_page_refuse (
      self, _ ("Drag to measure, or go to another base with the arrow keys. D ends it."), NULL);
  else
    acies_battle_page_refuse (self, NULL, NULL);
}

void
acies_battle_page_measure (AciesBattlePage *self)
{
  const AciesScene      *scene = acies_field_get_scene (self->field);
  const AciesSceneToken *from;
  const AciesSceneToken *to;
  int                    side;
  guint                  unit;

  if (!self->measures || !acies_field_get_cursor_unit (self->field, &side, &unit))
    return;

  from = acies_scene_find_token (scene, self->measure_side, self->measure_unit);
  to = acies_scene_find_token (scene, side, unit);
  if (from == NULL || to == NULL || from == to)
    return;

  acies_field_measure_bases (self->field, from, to);
  acies_battle_page_refuse (self, acies_field_get_measure (self->field), NULL);
}

void
acies_battle_page_trace (AciesBattlePage *self, const AciesAction *action, int side)
{
  AciesGame      *game = acies_battle_page_get_game (self);
  AciesTablePlan *plan;

  if (game == NULL || !acies_field_has_table (self->field) ||
      acies_choose_tool_get_move (self->tool)->open)
    return;

  plan = g_new0 (AciesTablePlan, 1);
  if (action != NULL &&
      acies_game_get_ruleset (game)->table->trace (acies_game_get_setup (game),
                                                   acies_game_get_state (game), action, plan) &&
      plan->n_bases > 0)
    acies_field_show_plan (self->field, plan, side, plan->units[0], NULL);
  else
    acies_field_show_plan (self->field, NULL, ACIES_NO_SIDE, 0, NULL);
  g_free (plan);
}

static void
marks_cb (GSimpleAction *action, GVariant *state, gpointer data)
{
  static const struct
  {
    const char        *name;
    AciesTableMarkKind kind;
  } kinds[] = {
    { "mark-zones", ACIES_TABLE_MARK_ZONE },
    { "mark-arcs", ACIES_TABLE_MARK_ARC },
    { "mark-command", ACIES_TABLE_MARK_COMMAND },
    { "mark-reach", ACIES_TABLE_MARK_REACH },
    { "mark-flight", ACIES_TABLE_MARK_FLIGHT },
  };
  AciesBattlePage *self = data;

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (g_action_get_name (G_ACTION (action)), kinds[i].name) &&
        acies_choose_tool_shows_marks (self->tool, kinds[i].kind) != g_variant_get_boolean (state))
      acies_choose_tool_toggle_marks (self->tool, kinds[i].kind);
  g_simple_action_set_state (action, state);
}

static const GActionEntry entries[] = {
  { "turn-right", turn_cb },
  { "turn-left", turn_cb },
  { "form-column", go_by_cb },
  { "follow-road", go_by_cb },
  { "exact-move", exact_cb },
  { "measure", NULL, NULL, "false", measure_cb },
  { "mark-zones", NULL, NULL, "false", marks_cb },
  { "mark-arcs", NULL, NULL, "false", marks_cb },
  { "mark-command", NULL, NULL, "false", marks_cb },
  { "mark-reach", NULL, NULL, "false", marks_cb },
  { "mark-flight", NULL, NULL, "false", marks_cb },
};

static const struct
{
  guint           key;
  GdkModifierType modifiers;
  const char     *action;
} keys[] = {
  { GDK_KEY_t, 0, "battle.turn-right" },   { GDK_KEY_t, GDK_SHIFT_MASK, "battle.turn-left" },
  { GDK_KEY_c, 0, "battle.form-column" },  { GDK_KEY_r, 0, "battle.follow-road" },
  { GDK_KEY_e, 0, "battle.exact-move" },   { GDK_KEY_d, 0, "battle.measure" },
  { GDK_KEY_o, 0, "battle.mark-zones" },   { GDK_KEY_s, 0, "battle.mark-arcs" },
  { GDK_KEY_q, 0, "battle.mark-command" }, { GDK_KEY_w, 0, "battle.mark-reach" },
  { GDK_KEY_v, 0, "battle.mark-flight" },
};

/* They act only where the rules play on a table. */
/* What to do on the board, in the grey line below the cards. */
static const char *
acies_battle_page_hint_words (AciesBattlePage *self, gboolean table, gboolean moves)
{
  AciesGame *game = acies_battle_page_get_game (self);

  if (!table)
    return _ ("Choose a zone, or single units, to see what they can do. Space goes to the next who can act.");
  if (!moves)
    return _ ("Choose whom to attack: the sums and the chances come before the dice.");
  if (acies_game_get_ruleset (game)->table->chain == NULL)
    return _ ("Choose a base; pull it, or use the arrow keys. Space goes to the next.");

  return _ ("Choose a base, and again its line; pull it, or use the arrow keys. Space goes to the next.");
}

void
acies_battle_page_update_table_actions (AciesBattlePage *self)
{
  const gboolean    table = acies_field_has_table (self->field);
  const AciesScene *scene = acies_field_get_scene (self->field);
  AciesGame        *game = acies_battle_page_get_game (self);
  const gboolean    moves = game != NULL && acies_game_get_decision (game)->is_main;

  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), entries[i].name);

      g_simple_action_set_enabled (G_SIMPLE_ACTION (action), table);
    }
  acies_move_panel_set_game (self->move, game, scene != NULL ? scene->measure : ACIES_MEASURE_MM);
  acies_move_panel_update (self->move);
  gtk_label_set_label (GTK_LABEL (self->hint), acies_battle_page_hint_words (self, table, moves));
}

/* An answer that throws no dice is shown as it would be: a board, a camp's place. */
static void
looked_cb (AciesBattlePage *self)
{
  AciesGame             *game = acies_battle_page_get_game (self);
  const AciesAction     *action = acies_choose_tool_get_looked (self->tool, NULL);
  const AciesRuleset    *ruleset = acies_game_get_ruleset (game);
  const AciesState      *now = acies_game_get_state (game);
  g_autofree AciesState *copy = g_memdup2 (now, ruleset->state_size);

  if (action != NULL)
    ruleset->apply (acies_game_get_setup (game), copy, action, NULL);
  if (copy->dice.n_drawn == now->dice.n_drawn)
    acies_field_take_scene (self->field, ruleset->scene (acies_game_get_setup (game), copy));
}

/* What a move into an enemy brings is to be seen while it is pulled, whatever else stands in the panel. */
static void
move_changed_cb (AciesBattlePage *self)
{
  GtkWidget     *move = GTK_WIDGET (self->move);
  GtkAdjustment *at;
  double         top;

  if (!acies_move_panel_has_notes (self->move) || gtk_widget_get_focus_child (move) != NULL ||
      !gtk_widget_translate_coordinates (move, self->act_box, 0, 0, NULL, &top))
    return;

  at = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->act_page));
  if (top < gtk_adjustment_get_value (at) ||
      top + gtk_widget_get_height (move) >
        gtk_adjustment_get_value (at) + gtk_adjustment_get_page_size (at))
    gtk_adjustment_set_value (at, top);
}

static gboolean
look_again_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  move_changed_cb (data);

  return G_SOURCE_REMOVE;
}

/* In the midst of laying out nothing can be scrolled. */
static void
laid_out_cb (AciesBattlePage *self)
{
  if (acies_move_panel_has_notes (self->move))
    gtk_widget_add_tick_callback (GTK_WIDGET (self->move), look_again_cb, self, NULL);
}

void
acies_battle_page_add_table (AciesBattlePage *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  self->move = ACIES_MOVE_PANEL (acies_move_panel_new ());
  acies_move_panel_set_tool (self->move, self->tool);
  g_signal_connect_object (self->tool, "move-changed", G_CALLBACK (move_changed_cb), self,
                           G_CONNECT_SWAPPED);
  /* What is told makes the panel longer, or the window it shorter, only when it is laid out. */
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (
                             GTK_SCROLLED_WINDOW (self->act_page)),
                           "changed", G_CALLBACK (laid_out_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tool, "looked", G_CALLBACK (looked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_insert_child_after (GTK_BOX (self->act_box), GTK_WIDGET (self->move),
                              GTK_WIDGET (self->selection));
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (controller),
      gtk_shortcut_new (gtk_keyval_trigger_new (keys[i].key, keys[i].modifiers),
                        gtk_named_action_new (keys[i].action)));
  gtk_widget_add_controller (GTK_WIDGET (self->field), controller);
}
