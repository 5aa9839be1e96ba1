/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-replay-page.h"

#include "app/acies-settings.h"
#include "app/acies-topic.h"
#include "app/battle/acies-analysis-card.h"
#include "app/battle/acies-battle-layout.h"
#include "app/battle/acies-log-panel.h"
#include "app/battle/acies-replay-bar.h"
#include "app/battle/acies-replay-keys.h"
#include "app/battle/acies-replay-words.h"
#include "app/battle/acies-result-card.h"
#include "battlefield/acies-field.h"
#include "widgets/acies-menu-button.h"
#include "widgets/acies-names-for-readers.h"
#include "widgets/acies-resources.h"
#include "widgets/acies-toast.h"

#include <glib/gi18n.h>

struct _AciesReplayPage
{
  GtkWidget parent_instance;

  AciesReplay        *replay;  /* NULL: none */
  GSimpleActionGroup *view_actions;  /* "field", for keys that work wherever the focus is */
  GtkRoot            *root;    /* where they are, while mapped */
  GSettings          *settings;
  guint               shown;    /* the step that the board shows */
  gboolean            folded;   /* the panel lies below the board */
  gboolean            choosing; /* an event of the log: its line stays chosen */

  GtkWidget         *header;
  GtkLabel          *title;
  GtkWidget         *branch_button;
  GtkLabel          *branch_label;
  GtkWidget         *continue_button;
  AciesBattleLayout *layout;
  AciesField        *field;
  GtkWidget         *panel;
  GtkLabel          *action_label;
  AciesResultCard   *result;
  GtkWidget         *action_box;
  AciesAnalysisCard *analysis;
  AciesLogPanel     *log;
  AciesReplayBar    *bar;
  AciesToast        *toast;
};

enum
{
  PROP_0,
  PROP_PLAYING,
  PROP_SPEED,
  N_PROPS
};

enum
{
  BRANCH,
  CONTINUE,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

static void acies_replay_page_init_topic (AciesTopicInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AciesReplayPage, acies_replay_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ACIES_TYPE_TOPIC,
                                                      acies_replay_page_init_topic))

/* Of the event that is chosen in its log. */
static const char *
acies_replay_page_get_clause (AciesTopic *topic)
{
  AciesTopic *log = ACIES_TOPIC (ACIES_REPLAY_PAGE (topic)->log);

  return ACIES_TOPIC_GET_IFACE (log)->get_clause (log);
}

static void
acies_replay_page_init_topic (AciesTopicInterface *iface)
{
  iface->get_clause = acies_replay_page_get_clause;
}

/* What is shown */

static void
show_place (AciesReplayPage *self, int cell, int from)
{
  const gboolean moved = cell != ACIES_NO_CELL && from != ACIES_NO_CELL && from != cell;

  acies_field_point_out (self->field, cell);
  acies_field_set_arrow (self->field, ACIES_ARROW_PAST, moved ? from : ACIES_NO_CELL, cell, NULL);
}

/* The first of the events that has a way from zone to zone; else the first that has a place. */
static void
show_events (AciesReplayPage *self, AciesGame *game, guint first, guint n)
{
  const AciesEventList *events = acies_game_get_events (game);
  const gint32         *place = NULL;
  int                   cell = ACIES_NO_CELL;

  for (guint i = 0; i < n; i++)
    {
      const AciesEvent *event = acies_event_list_get (events, first + i);

      if (place == NULL && event->has_pose)
        place = event->pose;
      if (event->cell == ACIES_NO_CELL)
        continue;
      cell = cell == ACIES_NO_CELL ? event->cell : cell;
      if (event->other_cell == ACIES_NO_CELL || event->other_cell == event->cell)
        continue;
      show_place (self, event->cell, event->other_cell);
      return;
    }

  show_place (self, cell, ACIES_NO_CELL);
  acies_field_point_out_place (self->field, place);
}

static void
update_actions (AciesReplayPage *self)
{
  GtkWidget     *widget = GTK_WIDGET (self);
  AciesReplay   *replay = self->replay;
  const guint    n_steps = replay != NULL ? acies_replay_get_n_steps (replay) : 0;
  const guint    step = replay != NULL ? acies_replay_get_step (replay) : 0;
  const gboolean over = replay == NULL || acies_game_is_over (acies_replay_get_game (replay));

  gtk_widget_action_set_enabled (widget, "replay.first", step > 0);
  gtk_widget_action_set_enabled (widget, "replay.back", step > 0);
  gtk_widget_action_set_enabled (widget, "replay.previous-turn", step > 0);
  gtk_widget_action_set_enabled (widget, "replay.forward", step < n_steps);
  gtk_widget_action_set_enabled (widget, "replay.last", step < n_steps);
  gtk_widget_action_set_enabled (widget, "replay.next-turn", step < n_steps);
  gtk_widget_action_set_enabled (widget, "replay.play", n_steps > 0);
  gtk_widget_action_set_enabled (widget, "replay.branch", !over || step < n_steps);
  gtk_widget_action_set_enabled (widget, "replay.analyse", over && n_steps > 0);
  gtk_widget_action_set_enabled (widget, "replay.continue", !over);
}

/* The film of an action ends a little before the next one is played. */
#define FILM_SHARE(ms) ((ms) * 9 / 10)

/* One step forward is shown as it came about; wherever else one goes, the position is there at once. */
static void
show_position (AciesReplayPage *self, AciesGame *game, guint step, AciesFieldStory *story)
{
  const AciesRuleset *ruleset = acies_game_get_ruleset (game);
  const gboolean      follows = step == self->shown + 1 && !self->choosing;

  if (follows && g_settings_get_boolean (self->settings, "animations"))
    story->most_ms = FILM_SHARE (acies_replay_bar_get_step_ms (self->bar));
  self->shown = step;
  acies_field_take_scene_after (self->field,
                                ruleset->scene (acies_game_get_setup (game),
                                                acies_replay_get_state (self->replay)),
                                acies_game_get_events (game), story);
}

static void
step_cb (AciesReplayPage *self)
{
  AciesGame       *game = acies_replay_get_game (self->replay);
  const guint      step = acies_replay_get_step (self->replay);
  const gboolean   at_end = step == acies_replay_get_n_steps (self->replay);
  g_autofree char *end = at_end ? acies_game_dup_concession_text (game) : NULL;
  g_autofree char *action = acies_replay_words_of_step (game, step);
  AciesFieldStory  story = { 0 };

  if (step > 0)
    story.first = acies_game_get_step_events (game, step - 1, &story.n);
  show_position (self, game, step, &story);
  gtk_label_set_label (self->action_label, action);
  show_events (self, game, story.first, story.n);
  acies_result_card_show (self->result, game, story.first, story.n, end);
  if (acies_field_is_moving (self->field))
    acies_result_card_tumble (self->result);
  acies_result_card_set_aside (self->result, self->folded || self->choosing);
  if (!self->choosing)
    acies_log_panel_set_current (self->log, acies_replay_last_event (self->replay, step) +
                                              (end != NULL ? 1 : 0));
  update_actions (self);
}

static void
event_chosen_cb (AciesReplayPage *self, AciesLogItem *item)
{
  int   from = ACIES_NO_CELL;
  int   cell;
  guint step;

  if (item == NULL || self->replay == NULL)
    return;

  cell = acies_log_item_get_cell (item, &from);
  step = acies_replay_find_event (self->replay, acies_log_item_get_event (item));
  acies_replay_bar_set_playing (self->bar, FALSE);
  self->choosing = TRUE;
  acies_replay_set_step (self->replay, step);
  self->choosing = FALSE;
  /* The log shows the event in full. */
  acies_result_card_set_aside (self->result, TRUE);
  show_place (self, cell, from);
  acies_field_point_out_place (self->field, acies_log_item_get_place (item));
}

static void
moment_chosen_cb (AciesReplayPage *self, guint step)
{
  acies_replay_bar_set_playing (self->bar, FALSE);
  acies_replay_set_step (self->replay, step);
}

static void
said_cb (AciesReplayPage *self, const char *text)
{
  acies_toast_show (self->toast, text, NULL, NULL, NULL);
}

static void
playing_cb (AciesReplayPage *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYING]);
}

static void
speed_cb (AciesReplayPage *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SPEED]);
}

/* The way in the header is short in a narrow window: the button to branch off moves to the action. */
static void
place_branch_button (AciesReplayPage *self)
{
  g_autoptr (GtkWidget) button = g_object_ref (self->branch_button);

  gtk_label_set_label (self->branch_label, self->folded ? _("_Branch Off") : _("_Branch Off Here"));
  if (self->folded)
    {
      gtk_header_bar_remove (GTK_HEADER_BAR (self->header), button);
      gtk_box_append (GTK_BOX (self->action_box), button);
    }
  else
    {
      gtk_box_remove (GTK_BOX (self->action_box), button);
      gtk_header_bar_pack_end (GTK_HEADER_BAR (self->header), button);
    }
}

/* Below the board the panel has little height: the log alone is there. */
static void
folded_cb (AciesReplayPage *self)
{
  gboolean folded = FALSE;

  g_object_get (self->layout, "folded", &folded, NULL);
  if (self->folded == folded)
    return;

  self->folded = folded;
  g_object_set (self->bar, "narrow", folded, NULL);
  place_branch_button (self);
  acies_result_card_set_aside (self->result, folded);
}

/* What is done */

static void
move_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AciesReplayPage *self = ACIES_REPLAY_PAGE (widget);
  const guint      step = acies_replay_get_step (self->replay);
  guint            wanted = 0;

  if (g_str_equal (name, "replay.back"))
    wanted = step - 1;
  else if (g_str_equal (name, "replay.forward"))
    wanted = step + 1;
  else if (g_str_equal (name, "replay.last"))
    wanted = acies_replay_get_n_steps (self->replay);
  else if (g_str_equal (name, "replay.previous-turn"))
    wanted = acies_replay_previous_turn (self->replay, step);
  else if (g_str_equal (name, "replay.next-turn"))
    wanted = acies_replay_next_turn (self->replay, step);

  acies_replay_bar_set_playing (self->bar, FALSE);
  acies_replay_set_step (self->replay, wanted);
}

static void
branch_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AciesReplayPage      *self = ACIES_REPLAY_PAGE (widget);
  g_autoptr (AciesGame) branch = NULL;

  acies_replay_bar_set_playing (self->bar, FALSE);
  branch = acies_replay_branch (self->replay);
  g_signal_emit (self, signals[BRANCH], 0, branch);
}

static void
continue_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[CONTINUE], 0);
}

static void
analyse_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AciesReplayPage *self = ACIES_REPLAY_PAGE (widget);

  gtk_widget_set_visible (self->panel, TRUE);
  acies_analysis_card_toggle (self->analysis);
}

static void
toggle_panel_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AciesReplayPage *self = ACIES_REPLAY_PAGE (widget);
  const gboolean   shown = gtk_widget_get_visible (self->panel);

  gtk_widget_set_visible (self->panel, !shown);
  if (shown)
    gtk_widget_grab_focus (widget);
}

static void
find_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AciesReplayPage *self = ACIES_REPLAY_PAGE (widget);

  gtk_widget_set_visible (self->panel, TRUE);
  acies_log_panel_find (self->log);
}

/* The view */

static void
view_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AciesReplayPage *self = data;
  g_autofree char *name = g_strconcat ("field.", g_action_get_name (G_ACTION (action)), NULL);

  gtk_widget_activate_action (GTK_WIDGET (self->field), name, NULL);
}

static const GActionEntry view_entries[] = {
  { "zoom-in", view_cb },
  { "zoom-out", view_cb },
  { "zoom-fit", view_cb },
};

static void
acies_replay_page_map (GtkWidget *widget)
{
  AciesReplayPage *self = ACIES_REPLAY_PAGE (widget);

  GTK_WIDGET_CLASS (acies_replay_page_parent_class)->map (widget);
  self->root = gtk_widget_get_root (widget);
  gtk_widget_insert_action_group (GTK_WIDGET (self->root), "field", G_ACTION_GROUP (self->view_actions));
}

static void
acies_replay_page_unmap (GtkWidget *widget)
{
  AciesReplayPage *self = ACIES_REPLAY_PAGE (widget);

  acies_replay_bar_set_playing (self->bar, FALSE);
  if (self->root != NULL)
    gtk_widget_insert_action_group (GTK_WIDGET (self->root), "field", NULL);
  self->root = NULL;
  GTK_WIDGET_CLASS (acies_replay_page_parent_class)->unmap (widget);
}

/* Object */

static gboolean
acies_replay_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (acies_replay_bar_get_scale (ACIES_REPLAY_PAGE (widget)->bar));
}

static void
acies_replay_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AciesReplayPage *self = ACIES_REPLAY_PAGE (object);

  switch (id)
    {
    case PROP_PLAYING:
    case PROP_SPEED:
      g_object_get_property (G_OBJECT (self->bar), pspec->name, value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_replay_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  AciesReplayPage *self = ACIES_REPLAY_PAGE (object);

  switch (id)
    {
    case PROP_PLAYING:
    case PROP_SPEED:
      g_object_set_property (G_OBJECT (self->bar), pspec->name, value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_replay_page_dispose (GObject *object)
{
  AciesReplayPage *self = ACIES_REPLAY_PAGE (object);
  GtkWidget       *child;

  if (self->replay != NULL)
    g_signal_handlers_disconnect_by_data (self->replay, self);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->replay);
  g_clear_object (&self->settings);
  g_clear_object (&self->view_actions);

  G_OBJECT_CLASS (acies_replay_page_parent_class)->dispose (object);
}

static void
acies_replay_page_ensure_types (void)
{
  g_type_ensure (ACIES_TYPE_ANALYSIS_CARD);
  g_type_ensure (ACIES_TYPE_BATTLE_LAYOUT);
  g_type_ensure (ACIES_TYPE_FIELD);
  g_type_ensure (ACIES_TYPE_LOG_PANEL);
  g_type_ensure (ACIES_TYPE_MENU_BUTTON);
  g_type_ensure (ACIES_TYPE_REPLAY_BAR);
  g_type_ensure (ACIES_TYPE_RESULT_CARD);
  g_type_ensure (ACIES_TYPE_TOAST);
}

static void
acies_replay_page_class_init (AciesReplayPageClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass   *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags open = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  acies_replay_page_ensure_types ();
  object_class->dispose = acies_replay_page_dispose;
  object_class->get_property = acies_replay_page_get_property;
  object_class->set_property = acies_replay_page_set_property;
  widget_class->map = acies_replay_page_map;
  widget_class->unmap = acies_replay_page_unmap;
  widget_class->grab_focus = acies_replay_page_grab_focus;

  properties[PROP_PLAYING] = g_param_spec_boolean ("playing", NULL, NULL, FALSE, open);
  properties[PROP_SPEED] = g_param_spec_int ("speed", NULL, NULL, 1, 8, 1, open);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[BRANCH] = g_signal_new ("branch", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, ACIES_TYPE_GAME);
  signals[CONTINUE] = g_signal_new ("continue", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                    NULL, G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "replay.first", NULL, move_cb);
  gtk_widget_class_install_action (widget_class, "replay.back", NULL, move_cb);
  gtk_widget_class_install_action (widget_class, "replay.forward", NULL, move_cb);
  gtk_widget_class_install_action (widget_class, "replay.last", NULL, move_cb);
  gtk_widget_class_install_action (widget_class, "replay.previous-turn", NULL, move_cb);
  gtk_widget_class_install_action (widget_class, "replay.next-turn", NULL, move_cb);
  gtk_widget_class_install_action (widget_class, "replay.toggle-panel", NULL, toggle_panel_cb);
  gtk_widget_class_install_action (widget_class, "replay.find", NULL, find_cb);
  gtk_widget_class_install_action (widget_class, "replay.analyse", NULL, analyse_cb);
  gtk_widget_class_install_action (widget_class, "replay.branch", NULL, branch_cb);
  gtk_widget_class_install_action (widget_class, "replay.continue", NULL, continue_cb);
  gtk_widget_class_install_property_action (widget_class, "replay.play", "playing");
  gtk_widget_class_install_property_action (widget_class, "replay.speed", "speed");

  gtk_widget_class_set_template_from_resource (widget_class, ACIES_RESOURCES "app/acies-replay-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesReplayPage, header);
  gtk_widget_class_bind_template_child (widget_class, AciesReplayPage, title);
  gtk_widget_class_bind_template_child (widget_class, AciesReplayPage, branch_button);
  gtk_widget_class_bind_template_child (widget_class, AciesReplayPage, branch_label);
  gtk_widget_class_bind_template_child (widget_class, AciesReplayPage, continue_button);
  gtk_widget_class_bind_template_child (widget_class, AciesReplayPage, layout);
  gtk_widget_class_bind_template_child (widget_class, AciesReplayPage, field);
  gtk_widget_class_bind_template_child (widget_class, AciesReplayPage, panel);
  gtk_widget_class_bind_template_child (widget_class, AciesReplayPage, action_box);
  gtk_widget_class_bind_template_child (widget_class, AciesReplayPage, action_label);
  gtk_widget_class_bind_template_child (widget_class, AciesReplayPage, result);
  gtk_widget_class_bind_template_child (widget_class, AciesReplayPage, analysis);
  gtk_widget_class_bind_template_child (widget_class, AciesReplayPage, log);
  gtk_widget_class_bind_template_child (widget_class, AciesReplayPage, bar);
  gtk_widget_class_bind_template_child (widget_class, AciesReplayPage, toast);
}

static void
acies_replay_page_init (AciesReplayPage *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), gtk_box_layout_new (GTK_ORIENTATION_VERTICAL));
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = acies_settings_new ();
  self->view_actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->view_actions), view_entries,
                                   G_N_ELEMENTS (view_entries), self);
  acies_replay_keys_add (GTK_WIDGET (self), GTK_WIDGET (self->field),
                         acies_replay_bar_get_scale (self->bar), GTK_WIDGET (self->log));

  g_signal_connect_swapped (self->analysis, "moment-chosen", G_CALLBACK (moment_chosen_cb), self);
  g_signal_connect_swapped (self->log, "event-chosen", G_CALLBACK (event_chosen_cb), self);
  g_signal_connect_swapped (self->log, "said", G_CALLBACK (said_cb), self);
  g_signal_connect_swapped (self->log, "complained", G_CALLBACK (said_cb), self);
  g_signal_connect_swapped (self->bar, "notify::playing", G_CALLBACK (playing_cb), self);
  g_signal_connect_swapped (self->bar, "notify::speed", G_CALLBACK (speed_cb), self);
  g_signal_connect_swapped (self->layout, "notify::folded", G_CALLBACK (folded_cb), self);
  folded_cb (self);
  update_actions (self);
}

GtkWidget *
acies_replay_page_new (void)
{
  return g_object_new (ACIES_TYPE_REPLAY_PAGE, NULL);
}

void
acies_replay_page_set_game (AciesReplayPage *self, AciesGame *game)
{
  g_return_if_fail (ACIES_IS_REPLAY_PAGE (self));

  if (self->replay != NULL)
    g_signal_handlers_disconnect_by_data (self->replay, self);
  g_clear_object (&self->replay);
  acies_replay_bar_set_replay (self->bar, NULL);
  acies_analysis_card_set_game (self->analysis, game);
  if (game == NULL)
    {
      update_actions (self);
      return;
    }

  self->replay = acies_replay_new (game);
  self->shown = 0;
  acies_replay_set_step (self->replay, 0);
  acies_log_panel_sync (self->log, game);
  acies_replay_bar_set_replay (self->bar, self->replay);
  g_signal_connect_object (self->replay, "notify::step", G_CALLBACK (step_cb), self, G_CONNECT_SWAPPED);
  gtk_label_set_label (self->title, acies_scenario_get_name (acies_game_get_scenario (game)));
  gtk_widget_set_visible (self->continue_button, !acies_game_is_over (game));
  acies_field_zoom_fit (self->field);
  step_cb (self);
}

AciesReplay *
acies_replay_page_get_replay (AciesReplayPage *self)
{
  g_return_val_if_fail (ACIES_IS_REPLAY_PAGE (self), NULL);

  return self->replay;
}

void
acies_replay_page_play_part (AciesReplayPage *self, guint from, guint to)
{
  g_return_if_fail (ACIES_IS_REPLAY_PAGE (self));
  g_return_if_fail (self->replay != NULL);

  acies_replay_set_step (self->replay, from);
  acies_replay_bar_play_up_to (self->bar, to);
}

GtkWidget *
acies_replay_page_get_field (AciesReplayPage *self)
{
  g_return_val_if_fail (ACIES_IS_REPLAY_PAGE (self), NULL);

  return GTK_WIDGET (self->field);
}
