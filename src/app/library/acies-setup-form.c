/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-setup-form.h"

#include "battlefield/acies-token-view.h"
#include "engine/ai/acies-ai.h"
#include "widgets/acies-common.h"
#include "widgets/acies-names-for-readers.h"
#include "widgets/acies-resources.h"

#include <glib/gi18n.h>

#define TOKEN_WIDTH 30

/* Levels that are offered, by the value of the setting; the ids of their buttons. */
#define N_LEVELS 3

static const AciesAiLevel levels[N_LEVELS] = { ACIES_AI_EASY, ACIES_AI_NORMAL, ACIES_AI_HARD };
static const char *const level_ids[N_LEVELS] = { "easy_button", "normal_button", "hard_button" };

/* Who plays a side: two buttons of which one is in. */
typedef struct
{
  GtkToggleButton *person;
  GtkToggleButton *computer;
} PlayerRow;

struct _AciesSetupForm
{
  GtkWidget parent_instance;

  AciesScenario *scenario;
  PlayerRow      players[ACIES_MAX_SIDES];
  gboolean       valid;

  GtkWidget       *box;
  GtkWidget       *players_box;
  GtkWidget       *level_box;
  GtkToggleButton *level_buttons[N_LEVELS];
  GtkLabel        *level_reason;
  GtkWidget       *deployment_box;
  GtkToggleButton *historical_button;
  GtkToggleButton *free_button;
  GtkLabel        *deployment_reason;
  GtkToggleButton *strict_button;
  GtkToggleButton *practice_button;
  GtkLabel        *undo_reason;
  GtkToggleButton *drawn_button;
  GtkToggleButton *entered_button;
  GtkLabel        *dice_reason;
  GtkEntry        *seed_entry;
  GtkLabel        *seed_reason;
};

enum
{
  PROP_0,
  PROP_VALID,
  N_PROPS
};

enum
{
  SEED_CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

#define LEVEL_OFFSET G_STRUCT_OFFSET (AciesSetupForm, level_buttons)

G_DEFINE_FINAL_TYPE (AciesSetupForm, acies_setup_form, GTK_TYPE_WIDGET)

gboolean
acies_setup_form_parse_seed (const char *text,
                             guint64    *seed,
                             GError    **error)
{
  g_autoptr (GError) local = NULL;

  if (g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, &local))
    return TRUE;

  g_set_error_literal (error, G_NUMBER_PARSER_ERROR, local->code,
                       _("A seed is a whole number from 0 to 18446744073709551615. Leave this empty for a random one."));
  return FALSE;
}

static char *
get_seed_text (AciesSetupForm *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->seed_entry))));
}

static void
on_seed_changed_cb (AciesSetupForm *self)
{
  g_autofree char *text = get_seed_text (self);
  g_autoptr (GError) error = NULL;
  guint64 seed = 0;
  const gboolean valid = *text == '\0' || acies_setup_form_parse_seed (text, &seed, &error);

  gtk_label_set_text (self->seed_reason, valid ? _("The same seed and the same choices give the same battle.")
                                               : error->message);
  acies_common_set_css_class (GTK_WIDGET (self->seed_entry), "error", !valid);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->seed_entry), GTK_ACCESSIBLE_STATE_INVALID,
                               valid ? GTK_ACCESSIBLE_INVALID_FALSE : GTK_ACCESSIBLE_INVALID_TRUE,
                               -1);

  if (self->valid != valid)
    {
      self->valid = valid;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VALID]);
    }
  g_signal_emit (self, signals[SEED_CHANGED], 0);
}

/* How the rules say that the scenario begins, if that is not to be chosen. Returns: (transfer full) (nullable) */
static char *
dup_start_words (AciesScenario *scenario)
{
  const AciesRuleset *ruleset = scenario != NULL ? acies_scenario_get_ruleset (scenario) : NULL;

  if (ruleset == NULL || ruleset->start_text == NULL)
    return NULL;

  return ruleset->start_text (acies_scenario_get_setup (scenario));
}

static const char *
get_deployment_words (AciesSetupForm *self)
{
  if (self->scenario != NULL && acies_scenario_has_situation (self->scenario))
    return _("This scenario begins in the midst of the battle.");
  if (self->scenario != NULL && !acies_scenario_has_deployment (self->scenario))
    return _("This scenario has no historical deployment.");
  if (gtk_toggle_button_get_active (self->historical_button))
    return _("Both armies stand as they stood; the battle begins with turn 2.");

  return _("You place your army in turn 1.");
}

/* Which of the levels is chosen. */
static guint
find_level (AciesSetupForm *self)
{
  guint i = 0;

  while (i + 1 < N_LEVELS && !gtk_toggle_button_get_active (self->level_buttons[i]))
    i++;

  return i;
}

static const char *
get_level_words (AciesSetupForm *self)
{
  switch (levels[find_level (self)])
    {
    case ACIES_AI_EASY:
      return _("Looks no further than the next action. For a first battle.");
    case ACIES_AI_HARD:
      return _("Thinks furthest, up to two seconds for each choice.");
    case ACIES_AI_RANDOM:
    case ACIES_AI_QUICK:
    case ACIES_AI_NORMAL:
    case ACIES_AI_STANDARD:
    case ACIES_N_AI_LEVELS:
    default:
      return _("Thinks each action through, and answers at once.");
    }
}

/* A level is chosen where the computer plays. */
static void
update_level (AciesSetupForm *self)
{
  gboolean plays = FALSE;

  for (guint side = 0; side < ACIES_MAX_SIDES && self->players[side].computer != NULL; side++)
    plays |= gtk_toggle_button_get_active (self->players[side].computer);
  gtk_widget_set_sensitive (self->level_box, plays);
  gtk_label_set_text (self->level_reason, get_level_words (self));
}

static void
on_toggled_cb (AciesSetupForm *self)
{
  g_autofree char *start = dup_start_words (self->scenario);

  update_level (self);
  gtk_label_set_text (self->deployment_reason, start != NULL ? start : get_deployment_words (self));
  gtk_label_set_text (self->undo_reason,
                      gtk_toggle_button_get_active (self->strict_button)
                        ? _("Back to the last die or the other side’s choice, no further.")
                        : _("Back as far as you like, dice too. For learning."));
  gtk_label_set_text (self->dice_reason,
                      gtk_toggle_button_get_active (self->drawn_button)
                        ? _("The program rolls, from the seed below.")
                        : _("You roll on a table, and enter what the dice show."));
}

static void
acies_setup_form_get_property (GObject    *object,
                               guint       id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_VALID:
      g_value_set_boolean (value, ACIES_SETUP_FORM (object)->valid);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_setup_form_dispose (GObject *object)
{
  AciesSetupForm *self = ACIES_SETUP_FORM (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->scenario, acies_scenario_unref);

  G_OBJECT_CLASS (acies_setup_form_parent_class)->dispose (object);
}

static void
acies_setup_form_class_init (AciesSetupFormClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = acies_setup_form_dispose;
  object_class->get_property = acies_setup_form_get_property;

  properties[PROP_VALID] = g_param_spec_boolean ("valid", NULL, NULL, TRUE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[SEED_CHANGED] = g_signal_new ("seed-changed", ACIES_TYPE_SETUP_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, ACIES_RESOURCES "app/acies-setup-form.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesSetupForm, box);
  gtk_widget_class_bind_template_child (widget_class, AciesSetupForm, players_box);
  gtk_widget_class_bind_template_child (widget_class, AciesSetupForm, level_box);
  gtk_widget_class_bind_template_child (widget_class, AciesSetupForm, level_reason);
  for (guint i = 0; i < N_LEVELS; i++)
    gtk_widget_class_bind_template_child_full (widget_class, level_ids[i], FALSE,
                                               LEVEL_OFFSET + (gssize) (i * sizeof (GtkWidget *)));
  gtk_widget_class_bind_template_child (widget_class, AciesSetupForm, deployment_box);
  gtk_widget_class_bind_template_child (widget_class, AciesSetupForm, historical_button);
  gtk_widget_class_bind_template_child (widget_class, AciesSetupForm, free_button);
  gtk_widget_class_bind_template_child (widget_class, AciesSetupForm, deployment_reason);
  gtk_widget_class_bind_template_child (widget_class, AciesSetupForm, strict_button);
  gtk_widget_class_bind_template_child (widget_class, AciesSetupForm, practice_button);
  gtk_widget_class_bind_template_child (widget_class, AciesSetupForm, undo_reason);
  gtk_widget_class_bind_template_child (widget_class, AciesSetupForm, drawn_button);
  gtk_widget_class_bind_template_child (widget_class, AciesSetupForm, entered_button);
  gtk_widget_class_bind_template_child (widget_class, AciesSetupForm, dice_reason);
  gtk_widget_class_bind_template_child (widget_class, AciesSetupForm, seed_entry);
  gtk_widget_class_bind_template_child (widget_class, AciesSetupForm, seed_reason);
  gtk_widget_class_bind_template_callback (widget_class, on_seed_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_toggled_cb);
}

static void
acies_setup_form_init (AciesSetupForm *self)
{
  self->valid = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  on_toggled_cb (self);
  on_seed_changed_cb (self);
}

/* Presses one of a pair. */
static void
choose (gboolean         first,
        GtkToggleButton *a,
        GtkToggleButton *b)
{
  gtk_toggle_button_set_active (first ? a : b, TRUE);
}

static GtkToggleButton *
create_player_button (const char *words,
                      const char *side)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", words, "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR, "justify", GTK_JUSTIFY_CENTER, NULL);
  g_autofree char *name = NULL;

  /* Translators: for a screen reader: an army, then who plays it. */
  name = g_strdup_printf (_("%1$s: %2$s"), side, words);
  gtk_button_set_child (GTK_BUTTON (button), label);
  acies_name_widget (button, name);
  return GTK_TOGGLE_BUTTON (button);
}

/* The side that a person plays unless others are chosen: in a study the one that is asked, else the first. */
static guint
find_person (AciesScenario *scenario)
{
  g_autoptr (AciesGame) game = NULL;

  if (acies_scenario_get_question (scenario) == NULL)
    return 0;

  game = acies_game_new (scenario, NULL, 0);

  return (guint) MAX (acies_game_get_decision (game)->side, 0);
}

/* The side's token and name, and below them the two buttons. */
static void
add_player (AciesSetupForm *self,
            guint           side,
            gboolean        is_person)
{
  const char *name = acies_scenario_get_side_name (self->scenario, side);
  GtkWidget *group = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *token = acies_token_view_new (TOKEN_WIDTH, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", name, "xalign", 0.0, "wrap", TRUE, NULL);
  PlayerRow *row = &self->players[side];

  acies_token_view_set_side (ACIES_TOKEN_VIEW (token), (int) side, ACIES_EMBLEM_STANDARD);
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (head), token);
  gtk_box_append (GTK_BOX (head), label);

  row->person = create_player_button (C_ ("player", "A Person Here"), name);
  row->computer = create_player_button (C_ ("player", "The Computer"), name);
  gtk_widget_set_tooltip_text (GTK_WIDGET (row->computer), _("The computer plays at the level below"));
  gtk_toggle_button_set_group (row->computer, row->person);
  choose (is_person, row->person, row->computer);
  g_signal_connect_object (row->computer, "toggled", G_CALLBACK (on_toggled_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_css_class (buttons, "linked");
  gtk_box_set_homogeneous (GTK_BOX (buttons), TRUE);
  gtk_box_append (GTK_BOX (buttons), GTK_WIDGET (row->person));
  gtk_box_append (GTK_BOX (buttons), GTK_WIDGET (row->computer));

  gtk_box_append (GTK_BOX (group), head);
  gtk_box_append (GTK_BOX (group), buttons);
  gtk_box_append (GTK_BOX (self->players_box), group);
}

static void
show_scenario (AciesSetupForm *self,
               AciesScenario  *scenario)
{
  const gboolean fixed = acies_scenario_has_situation (scenario) ||
                         !acies_scenario_has_deployment (scenario);
  g_autofree char *start = dup_start_words (scenario);
  const guint person = find_person (scenario);
  GtkWidget *child = NULL;

  g_clear_pointer (&self->scenario, acies_scenario_unref);
  self->scenario = acies_scenario_ref (scenario);

  while ((child = gtk_widget_get_first_child (self->players_box)) != NULL)
    gtk_box_remove (GTK_BOX (self->players_box), child);
  memset (self->players, 0, sizeof self->players);
  for (guint side = 0; side < acies_scenario_get_n_sides (scenario); side++)
    add_player (self, side, side == person);

  gtk_widget_set_sensitive (self->deployment_box, !fixed);
  gtk_widget_set_visible (self->deployment_box, start == NULL);
  choose (fixed, self->free_button, self->historical_button);
  on_toggled_cb (self);
}

void
acies_setup_form_set_scenario (AciesSetupForm *self,
                               AciesScenario  *scenario)
{
  g_return_if_fail (ACIES_IS_SETUP_FORM (self));
  g_return_if_fail (scenario != NULL);

  show_scenario (self, scenario);
  gtk_editable_set_text (GTK_EDITABLE (self->seed_entry), "");
}

void
acies_setup_form_change_scenario (AciesSetupForm *self,
                                  AciesScenario  *scenario)
{
  const guint n_sides = acies_scenario_get_n_sides (scenario);
  gboolean persons[ACIES_MAX_SIDES] = { FALSE };

  g_return_if_fail (ACIES_IS_SETUP_FORM (self));
  g_return_if_fail (self->scenario != NULL);
  g_return_if_fail (acies_scenario_get_n_sides (self->scenario) == n_sides);

  for (guint side = 0; side < n_sides; side++)
    persons[side] = gtk_toggle_button_get_active (self->players[side].person);
  show_scenario (self, scenario);
  for (guint side = 0; side < n_sides; side++)
    choose (persons[side], self->players[side].person, self->players[side].computer);
}

/* Values of the preferences "computer-level", "undo" and "dice"; the nicks stand in the schema. */
void
acies_setup_form_take_preferences (AciesSetupForm *self,
                                   GSettings      *settings)
{
  g_return_if_fail (ACIES_IS_SETUP_FORM (self));

  gtk_toggle_button_set_active (self->level_buttons[g_settings_get_enum (settings, "computer-level")],
                                TRUE);
  acies_setup_form_set_undo (self, g_settings_get_enum (settings, "undo") == 0 ? ACIES_UNDO_STRICT : ACIES_UNDO_FREE);
  acies_setup_form_set_dice (self,
                             g_settings_get_enum (settings, "dice") == 0 ? ACIES_DICE_DRAWN : ACIES_DICE_ENTERED);
}

gboolean
acies_setup_form_get_seed (AciesSetupForm *self,
                           guint64        *seed)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (ACIES_IS_SETUP_FORM (self), FALSE);

  text = get_seed_text (self);
  return *text != '\0' && acies_setup_form_parse_seed (text, seed, NULL);
}

void
acies_setup_form_set_undo (AciesSetupForm *self,
                           AciesUndoPolicy undo)
{
  g_return_if_fail (ACIES_IS_SETUP_FORM (self));

  choose (undo == ACIES_UNDO_STRICT, self->strict_button, self->practice_button);
}

void
acies_setup_form_set_dice (AciesSetupForm *self,
                           AciesDiceSource dice)
{
  g_return_if_fail (ACIES_IS_SETUP_FORM (self));

  choose (dice == ACIES_DICE_DRAWN, self->drawn_button, self->entered_button);
}

gboolean
acies_setup_form_get_valid (AciesSetupForm *self)
{
  g_return_val_if_fail (ACIES_IS_SETUP_FORM (self), FALSE);

  return self->valid;
}

AciesGame *
acies_setup_form_create_game (AciesSetupForm *self)
{
  const gboolean strict = gtk_toggle_button_get_active (self->strict_button);
  const gboolean entered = gtk_toggle_button_get_active (self->entered_button);
  const AciesGameOptions options = {
    .start = { .historical = gtk_toggle_button_get_active (self->historical_button) },
    .undo = strict ? ACIES_UNDO_STRICT : ACIES_UNDO_FREE,
    .dice = entered ? ACIES_DICE_ENTERED : ACIES_DICE_DRAWN,
  };
  AciesGame *game = NULL;
  guint64 seed = 0;

  g_return_val_if_fail (ACIES_IS_SETUP_FORM (self), NULL);
  g_return_val_if_fail (self->scenario != NULL && self->valid, NULL);

  if (!acies_setup_form_get_seed (self, &seed))
    seed = (guint64) g_random_int () << 32 | g_random_int ();

  game = acies_game_new (self->scenario, &options, seed);
  for (guint side = 0; side < acies_scenario_get_n_sides (self->scenario); side++)
    {
      const gboolean person = gtk_toggle_button_get_active (self->players[side].person);
      const AciesPlayer player = {
        .kind = person ? ACIES_PLAYER_HUMAN : ACIES_PLAYER_COMPUTER,
        .level = person ? NULL : (char *) acies_ai_level_name (levels[find_level (self)]),
      };

      acies_game_set_player (game, side, &player);
    }

  return game;
}
