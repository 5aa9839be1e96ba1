/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-prompt-bar.h"

#include "app/battle/acies-battle-parts.h"
#include "app/battle/acies-computer-turn.h"
#include "battlefield/acies-token-view.h"
#include "widgets/acies-columns.h"
#include "widgets/acies-resources.h"
#include "widgets/acies-scroller.h"

#include <glib/gi18n.h>

#define TOKEN_WIDTH 30

struct _AciesPromptBar
{
  GtkWidget parent_instance;

  GtkWidget *clause;   /* link of the refusal, NULL if it has none */

  GtkWidget      *box;
  AciesTokenView *side_view;
  GtkSpinner     *spinner;
  GtkLabel       *sentence;
  GtkWidget      *refusal_box;
  GtkLabel       *refusal;
  GtkBox         *buttons;
  GtkWidget      *watch_box;
  GtkWidget      *again_button;
};

G_DEFINE_FINAL_TYPE (AciesPromptBar, acies_prompt_bar, GTK_TYPE_WIDGET)

static void
acies_prompt_bar_dispose (GObject *object)
{
  g_clear_pointer (&ACIES_PROMPT_BAR (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (acies_prompt_bar_parent_class)->dispose (object);
}

static void
acies_prompt_bar_class_init (AciesPromptBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ACIES_TYPE_COLUMNS);
  g_type_ensure (ACIES_TYPE_SCROLLER);
  g_type_ensure (ACIES_TYPE_TOKEN_VIEW);
  G_OBJECT_CLASS (klass)->dispose = acies_prompt_bar_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ACIES_RESOURCES "app/acies-prompt-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesPromptBar, box);
  gtk_widget_class_bind_template_child (widget_class, AciesPromptBar, side_view);
  gtk_widget_class_bind_template_child (widget_class, AciesPromptBar, spinner);
  gtk_widget_class_bind_template_child (widget_class, AciesPromptBar, sentence);
  gtk_widget_class_bind_template_child (widget_class, AciesPromptBar, refusal_box);
  gtk_widget_class_bind_template_child (widget_class, AciesPromptBar, refusal);
  gtk_widget_class_bind_template_child (widget_class, AciesPromptBar, buttons);
  gtk_widget_class_bind_template_child (widget_class, AciesPromptBar, watch_box);
  gtk_widget_class_bind_template_child (widget_class, AciesPromptBar, again_button);
}

static void
acies_prompt_bar_init (AciesPromptBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  acies_token_view_set_width (self->side_view, TOKEN_WIDTH);
}

/* What the computer is about; its sentence of intent once it has decided. */
static char *
acies_prompt_bar_watch_text (AciesSession *session, int side)
{
  AciesGame  *game = acies_session_get_game (session);
  const char *name = acies_scenario_get_side_name (acies_game_get_scenario (game), (guint) side);
  const char *intent = acies_ai_runner_get_intent (acies_session_get_runner (session));

  if (intent != NULL)
    return g_strdup (intent);

  /* Translators: %s is an army that the computer plays. */
  return g_strdup_printf (_("%s: the computer thinks."), name);
}

static void
acies_prompt_bar_say (AciesPromptBar *self, const char *words)
{
  if (g_strcmp0 (gtk_label_get_label (self->sentence), words) == 0)
    return;

  gtk_label_set_label (self->sentence, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->sentence), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);
}

void
acies_prompt_bar_update (AciesPromptBar *self, AciesSession *session, const char *hint)
{
  AciesGame       *game;
  int              side;
  gboolean         watching;
  gboolean         thinking;
  g_autofree char *words = NULL;

  g_return_if_fail (ACIES_IS_PROMPT_BAR (self));

  game = acies_session_get_game (session);
  side = acies_session_get_side (session);
  watching = side != ACIES_NO_SIDE && !acies_session_is_human (session, side);
  thinking = acies_ai_runner_get_thinking (acies_session_get_runner (session));

  if (acies_game_is_over (game))
    words = acies_game_dup_outcome_text (game);
  else if (watching)
    words = acies_prompt_bar_watch_text (session, side);
  else if (hint != NULL)
    words = g_strdup (hint);
  else
    words = acies_game_get_ruleset (game)->decision_text (acies_game_get_setup (game),
                                                          acies_game_get_state (game));
  acies_prompt_bar_say (self, words);

  gtk_widget_set_visible (GTK_WIDGET (self->side_view), side != ACIES_NO_SIDE);
  if (side != ACIES_NO_SIDE)
    acies_token_view_set_side (self->side_view, side, ACIES_EMBLEM_STANDARD);
  gtk_widget_set_visible (self->watch_box, watching);
  /* It keeps its place beside the buttons that go, so that it does not come under the pointer that pressed one of them. */
  gtk_widget_set_visible (self->again_button, watching || acies_computer_turn_exists (session));
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), thinking);
  gtk_spinner_set_spinning (self->spinner, thinking);
}

void
acies_prompt_bar_refuse (AciesPromptBar *self, const AciesRuleset *ruleset, const char *sentence,
                         const char *clause)
{
  g_return_if_fail (ACIES_IS_PROMPT_BAR (self));

  if (self->clause != NULL)
    gtk_box_remove (GTK_BOX (self->refusal_box), self->clause);
  self->clause = NULL;
  gtk_widget_set_visible (self->refusal_box, sentence != NULL);
  gtk_label_set_label (self->refusal, sentence != NULL ? sentence : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->refusal), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  sentence != NULL ? sentence : "", -1);
  if (sentence == NULL || clause == NULL)
    return;

  self->clause = acies_clause_link_new (ruleset, clause);
  gtk_box_append (GTK_BOX (self->refusal_box), self->clause);
}

const char *
acies_prompt_bar_get_text (AciesPromptBar *self)
{
  g_return_val_if_fail (ACIES_IS_PROMPT_BAR (self), NULL);

  return gtk_label_get_label (self->sentence);
}

const char *
acies_prompt_bar_get_refusal (AciesPromptBar *self)
{
  g_return_val_if_fail (ACIES_IS_PROMPT_BAR (self), NULL);

  return gtk_widget_get_visible (self->refusal_box) ? gtk_label_get_label (self->refusal) : NULL;
}

GtkBox *
acies_prompt_bar_get_buttons (AciesPromptBar *self)
{
  g_return_val_if_fail (ACIES_IS_PROMPT_BAR (self), NULL);

  return self->buttons;
}
