/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-replay-bar.h"

#include "scene/acies-scene-words.h"
#include "widgets/acies-names-for-readers.h"
#include "widgets/acies-resources.h"

#include <glib/gi18n.h>

#define STEP_MS     1000  /* an action, at the speed of 1 */
#define MOST_LABELS 12    /* numbers below the scrubber */
#define NO_STEP     G_MAXUINT

struct _AciesReplayBar
{
  GtkWidget parent_instance;

  AciesReplay *replay;     /* NULL: none */
  int          speed;
  gboolean     narrow;
  guint        stop_at;    /* where playing ends; NO_STEP: at the end */
  guint        timeout;    /* 0: not playing */
  char        *words;

  GtkWidget     *box;
  GtkWidget     *controls;
  GtkWidget     *track;
  GtkButton     *play_button;
  GtkDropDown   *speeds;
  GtkLabel      *position;
  GtkScale      *scale;
  GtkAdjustment *adjustment;
};

enum
{
  PROP_0,
  PROP_PLAYING,
  PROP_SPEED,
  PROP_NARROW,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* In the order of the drop-down's rows. */
static const int speeds[] = { 1, 2, 4, 8 };

G_DEFINE_FINAL_TYPE (AciesReplayBar, acies_replay_bar, GTK_TYPE_WIDGET)

/* Words */

static char *
describe_position (AciesReplay *replay)
{
  AciesGame             *game = acies_replay_get_game (replay);
  AciesScenario         *scenario = acies_game_get_scenario (game);
  const AciesRuleset    *ruleset = acies_game_get_ruleset (game);
  const guint            n_steps = acies_replay_get_n_steps (replay);
  const guint            step = acies_replay_get_step (replay);
  g_autoptr (AciesScene) scene = NULL;
  AciesDecision          decision;
  const AciesReplayTurn *turns;
  guint                  n_turns;
  int                    side;
  g_autofree char       *turn = NULL;

  scene = ruleset->scene (acies_game_get_setup (game), acies_replay_get_state (replay));
  ruleset->decision (acies_game_get_setup (game), acies_replay_get_state (replay), &decision);
  turns = acies_replay_get_turns (replay, &n_turns);
  side = turns[acies_replay_find_turn (replay, step)].side;
  if (side == ACIES_NO_SIDE)
    side = decision.side;

  turn = acies_scene_dup_turn (scene);
  if (decision.over || side == ACIES_NO_SIDE)
    /* Translators: where one is in a replay when the battle is over: "Turn 3 of 10", and which action. */
    return g_strdup_printf (_("%1$s, the battle is over, action %2$u of %3$u"), turn, step, n_steps);

  /* Translators: where one is in a replay: "Turn 3 of 10", an army, and which action. */
  return g_strdup_printf (_("%1$s, %2$s, action %3$u of %4$u"), turn,
                          acies_scenario_get_side_name (scenario, (guint) side), step, n_steps);
}

static void
update_words (AciesReplayBar *self)
{
  g_free (self->words);
  self->words = describe_position (self->replay);
  gtk_label_set_label (self->position, self->words);
  acies_name_widget (GTK_WIDGET (self->position), self->words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  self->words, -1);
}

static void
update_play_button (AciesReplayBar *self)
{
  const gboolean playing = self->timeout != 0;
  const char    *name = playing ? _("Pause") : _("Play");

  gtk_button_set_icon_name (self->play_button, playing ? "media-playback-pause-symbolic"
                                                       : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->play_button),
                               playing ? _("Pause (Space)") : _("Play (Space)"));
  acies_name_widget (GTK_WIDGET (self->play_button), name);
}

/* Playing */

static void
stop (AciesReplayBar *self)
{
  if (self->timeout == 0)
    return;

  g_clear_handle_id (&self->timeout, g_source_remove);
  self->stop_at = NO_STEP;
  update_play_button (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYING]);
}

static gboolean
play_cb (gpointer data)
{
  AciesReplayBar *self = data;
  const guint     end = MIN (self->stop_at, acies_replay_get_n_steps (self->replay));
  const guint     next = acies_replay_get_step (self->replay) + 1;

  if (next <= end)
    acies_replay_set_step (self->replay, next);
  if (next < end)
    return G_SOURCE_CONTINUE;

  stop (self);

  return G_SOURCE_REMOVE;
}

static void
start_timeout (AciesReplayBar *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  self->timeout = g_timeout_add (acies_replay_bar_get_step_ms (self), play_cb, self);
}

static void
start (AciesReplayBar *self)
{
  const gboolean was_playing = self->timeout != 0;

  start_timeout (self);
  update_play_button (self);
  if (!was_playing)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYING]);
}

/* Keeping in step */

static void
step_cb (AciesReplayBar *self)
{
  gtk_adjustment_set_value (self->adjustment, acies_replay_get_step (self->replay));
  update_words (self);
}

static void
value_changed_cb (AciesReplayBar *self)
{
  const double value = gtk_adjustment_get_value (self->adjustment);

  if (self->replay != NULL)
    acies_replay_set_step (self->replay, (guint) (value + 0.5));
}

/* A hand on the scrubber ends the playing. */
static gboolean
change_value_cb (AciesReplayBar *self)
{
  stop (self);

  return FALSE;
}

static void
speed_chosen_cb (AciesReplayBar *self)
{
  guint row;

  if (self->speeds == NULL)
    return;

  row = gtk_drop_down_get_selected (self->speeds);
  g_object_set (self, "speed", speeds[MIN (row, G_N_ELEMENTS (speeds) - 1)], NULL);
}

/* A mark where each player-turn begins; the number of the turn at the first of each turn, as far as there is room. */
static void
add_marks (AciesReplayBar *self)
{
  guint                  n;
  const AciesReplayTurn *turns = acies_replay_get_turns (self->replay, &n);
  const guint            every = (turns[n - 1].turn - turns[0].turn) / MOST_LABELS + 1;

  gtk_scale_clear_marks (self->scale);
  for (guint i = 0; i < n; i++)
    {
      const gboolean   opens = i == 0 || turns[i].turn != turns[i - 1].turn;
      g_autofree char *number = NULL;

      if (opens && (turns[i].turn - turns[0].turn) % every == 0)
        number = g_strdup_printf ("<small>%u</small>", turns[i].turn);
      gtk_scale_add_mark (self->scale, turns[i].step, GTK_POS_BOTTOM, number);
    }
}

static void
set_speed (AciesReplayBar *self, int speed)
{
  guint row = 0;

  if (self->speed == speed)
    return;

  while (row + 1 < G_N_ELEMENTS (speeds) && speeds[row] < speed)
    row++;
  self->speed = speeds[row];
  gtk_drop_down_set_selected (self->speeds, row);
  if (self->timeout != 0)
    start_timeout (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SPEED]);
}

static void
set_narrow (AciesReplayBar *self, gboolean narrow)
{
  if (self->narrow == narrow)
    return;

  self->narrow = narrow;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_reorder_child_after (GTK_BOX (self->box), self->track, narrow ? NULL : self->controls);
  gtk_widget_set_halign (self->controls, narrow ? GTK_ALIGN_CENTER : GTK_ALIGN_START);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NARROW]);
}

/* Object */

static void
acies_replay_bar_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AciesReplayBar *self = ACIES_REPLAY_BAR (object);

  switch (id)
    {
    case PROP_PLAYING:
      g_value_set_boolean (value, self->timeout != 0);
      break;
    case PROP_SPEED:
      g_value_set_int (value, self->speed);
      break;
    case PROP_NARROW:
      g_value_set_boolean (value, self->narrow);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_replay_bar_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  AciesReplayBar *self = ACIES_REPLAY_BAR (object);

  switch (id)
    {
    case PROP_PLAYING:
      acies_replay_bar_set_playing (self, g_value_get_boolean (value));
      break;
    case PROP_SPEED:
      set_speed (self, g_value_get_int (value));
      break;
    case PROP_NARROW:
      set_narrow (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_replay_bar_dispose (GObject *object)
{
  AciesReplayBar *self = ACIES_REPLAY_BAR (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->replay != NULL)
    g_signal_handlers_disconnect_by_data (self->replay, self);
  g_clear_object (&self->replay);
  g_clear_pointer (&self->words, g_free);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (acies_replay_bar_parent_class)->dispose (object);
}

static void
acies_replay_bar_class_init (AciesReplayBarClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass   *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags open = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = acies_replay_bar_dispose;
  object_class->get_property = acies_replay_bar_get_property;
  object_class->set_property = acies_replay_bar_set_property;

  properties[PROP_PLAYING] = g_param_spec_boolean ("playing", NULL, NULL, FALSE, open);
  properties[PROP_SPEED] = g_param_spec_int ("speed", NULL, NULL, 1, 8, 1, open);
  properties[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE, open);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, ACIES_RESOURCES "app/acies-replay-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesReplayBar, box);
  gtk_widget_class_bind_template_child (widget_class, AciesReplayBar, controls);
  gtk_widget_class_bind_template_child (widget_class, AciesReplayBar, track);
  gtk_widget_class_bind_template_child (widget_class, AciesReplayBar, play_button);
  gtk_widget_class_bind_template_child (widget_class, AciesReplayBar, speeds);
  gtk_widget_class_bind_template_child (widget_class, AciesReplayBar, position);
  gtk_widget_class_bind_template_child (widget_class, AciesReplayBar, scale);
  gtk_widget_class_bind_template_child (widget_class, AciesReplayBar, adjustment);
  gtk_widget_class_bind_template_callback (widget_class, value_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, change_value_cb);
  gtk_widget_class_bind_template_callback (widget_class, speed_chosen_cb);
}

static void
acies_replay_bar_init (AciesReplayBar *self)
{
  self->speed = 1;
  self->stop_at = NO_STEP;
  gtk_widget_init_template (GTK_WIDGET (self));
  acies_name_drop_down (GTK_WIDGET (self->speeds), _("Speed"));
  update_play_button (self);
}

void
acies_replay_bar_set_replay (AciesReplayBar *self, AciesReplay *replay)
{
  g_return_if_fail (ACIES_IS_REPLAY_BAR (self));

  stop (self);
  if (self->replay != NULL)
    g_signal_handlers_disconnect_by_data (self->replay, self);
  g_clear_object (&self->replay);
  if (replay == NULL)
    return;

  gtk_adjustment_set_upper (self->adjustment, acies_replay_get_n_steps (replay));
  self->replay = g_object_ref (replay);
  g_signal_connect_object (replay, "notify::step", G_CALLBACK (step_cb), self, G_CONNECT_SWAPPED);
  add_marks (self);
  step_cb (self);
}

gboolean
acies_replay_bar_get_playing (AciesReplayBar *self)
{
  g_return_val_if_fail (ACIES_IS_REPLAY_BAR (self), FALSE);

  return self->timeout != 0;
}

void
acies_replay_bar_set_playing (AciesReplayBar *self, gboolean playing)
{
  g_return_if_fail (ACIES_IS_REPLAY_BAR (self));

  if (!playing || self->replay == NULL || acies_replay_get_n_steps (self->replay) == 0)
    {
      stop (self);
      return;
    }

  self->stop_at = NO_STEP;
  if (acies_replay_get_step (self->replay) == acies_replay_get_n_steps (self->replay))
    acies_replay_set_step (self->replay, 0);
  start (self);
}

void
acies_replay_bar_play_up_to (AciesReplayBar *self, guint step)
{
  g_return_if_fail (ACIES_IS_REPLAY_BAR (self));
  g_return_if_fail (self->replay != NULL);

  if (acies_replay_get_step (self->replay) >= step)
    return;

  self->stop_at = step;
  start (self);
}

guint
acies_replay_bar_get_step_ms (AciesReplayBar *self)
{
  g_return_val_if_fail (ACIES_IS_REPLAY_BAR (self), 0);

  return (guint) (STEP_MS / self->speed);
}

const char *
acies_replay_bar_get_words (AciesReplayBar *self)
{
  g_return_val_if_fail (ACIES_IS_REPLAY_BAR (self), NULL);

  return self->words;
}

GtkWidget *
acies_replay_bar_get_scale (AciesReplayBar *self)
{
  g_return_val_if_fail (ACIES_IS_REPLAY_BAR (self), NULL);

  return GTK_WIDGET (self->scale);
}
