/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-answers-panel.h"

#include "app/battle/acies-battle-parts.h"
#include "app/battle/acies-odds-words.h"
#include "widgets/acies-focus.h"

#include <glib/gi18n.h>

#define KEY_NUMBER "acies-answer"
#define MOST_UNSORTED 12

struct _AciesAnswersPanel
{
  GtkWidget parent_instance;

  AciesChooseTool *tool;

  GtkWidget *box;
  GtkWidget *question;
  GtkWidget *hint;
  GtkWidget *answers;
  GtkWidget *first;     /* of the answers, in the order of the rules; lent */
};

enum
{
  ACTION,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesAnswersPanel, acies_answers_panel, GTK_TYPE_WIDGET)

static void
answer_clicked_cb (GtkButton *button, gpointer data)
{
  GtkWidget  *panel = gtk_widget_get_ancestor (GTK_WIDGET (button), ACIES_TYPE_ANSWERS_PANEL);
  AciesAction action = *(const AciesAction *) data;
  g_signal_emit (panel, signals[ACTION], 0, &action);
}

static void
answer_free (gpointer data, GClosure *closure)
{
  g_free (data);
}

/* What an answer leads to, below its button. */
static void
acies_answers_panel_tell_odds (AciesAnswersPanel *self, AciesGame *game, const AciesAction *action,
                               GtkWidget *button)
{
  g_autofree char *words = acies_odds_words_dup (game, action,
                                                 acies_choose_tool_shows_odds (self->tool));

  if (words == NULL)
    return;

  gtk_box_append (GTK_BOX (self->answers), acies_parts_label (words, "dim-label"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words, -1);
}

static GtkWidget *
acies_answers_panel_add (AciesAnswersPanel *self, AciesGame *game, const AciesAction *action)
{
  const AciesRuleset *ruleset = acies_game_get_ruleset (game);
  AciesActionView     view = { 0 };
  g_autofree char    *words = NULL;
  g_autofree char    *cost = NULL;
  GtkWidget          *button;

  words = ruleset->action_text (acies_game_get_setup (game), acies_game_get_state (game), action);
  ruleset->view (acies_game_get_setup (game), acies_game_get_state (game), action, &view);
  cost = acies_parts_cost_text (view.cost);
  button = acies_parts_button (words, cost);
  g_signal_connect_data (button, "clicked", G_CALLBACK (answer_clicked_cb),
                         g_memdup2 (action, sizeof *action), answer_free, 0);
  gtk_box_append (GTK_BOX (self->answers), button);
  acies_answers_panel_tell_odds (self, game, action, button);

  return button;
}

/* Whoever comes to a button sees where its answer lies. */
static void
answer_entered_cb (AciesAnswersPanel *self, GtkEventController *controller)
{
  GtkWidget *button = gtk_event_controller_get_widget (controller);
  gpointer   number = g_object_get_data (G_OBJECT (button), KEY_NUMBER);

  acies_choose_tool_look_at (self->tool, GPOINTER_TO_INT (number));
}

static void
acies_answers_panel_watch (AciesAnswersPanel *self, GtkWidget *button, guint number)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_object_set_data (G_OBJECT (button), KEY_NUMBER, GINT_TO_POINTER ((int) number));
  g_signal_connect_object (focus, "enter", G_CALLBACK (answer_entered_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (button, focus);
  if (number == 0)
    self->first = button;
}

/* What is looked at on the board is the default here. */
static void
looked_cb (AciesAnswersPanel *self)
{
  int number;

  acies_choose_tool_get_looked (self->tool, &number);
  for (GtkWidget *button = gtk_widget_get_first_child (self->answers); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    {
      gpointer which = g_object_get_data (G_OBJECT (button), KEY_NUMBER);

      if (which != NULL || button == self->first)
        {
          if (GPOINTER_TO_INT (which) == number)
            {
              gtk_widget_add_css_class (button, "suggested-action");
              gtk_widget_grab_focus (button);
              acies_focus_bring_into_view (button);
            }
          else
            gtk_widget_remove_css_class (button, "suggested-action");
        }
    }
}

static void
line_clicked_cb (GtkButton *button, gpointer data)
{
  GtkWidget        *panel = gtk_widget_get_ancestor (GTK_WIDGET (button), ACIES_TYPE_ANSWERS_PANEL);
  const AciesAction action = *(const AciesAction *) data;

  acies_choose_tool_take_draft (ACIES_ANSWERS_PANEL (panel)->tool, &action);
}

/* A line of battle to begin with, or one unit of it; what is made of it is given by the button at the end. */
static void
acies_answers_panel_add_line (AciesAnswersPanel *self, AciesGame *game, const AciesAction *action,
                              guint number)
{
  const AciesTableRules *table = acies_game_get_ruleset (game)->table;
  g_autofree char       *words = NULL;
  g_autofree char       *name = NULL;
  GtkWidget             *button;

  if (table->placements_text != NULL)
    words = table->placements_text (acies_game_get_setup (game), acies_game_get_state (game),
                                    action);
  /* Translators: one of several ready deployments of an army, and what tells it from the others. */
  name = words != NULL
           ? g_strdup_printf (_("Line %1$u: %2$s"), number, words)
           : acies_game_get_ruleset (game)->action_text (acies_game_get_setup (game),
                                                         acies_game_get_state (game), action);
  button = acies_parts_button (name, NULL);

  g_signal_connect_data (button, "clicked", G_CALLBACK (line_clicked_cb),
                         g_memdup2 (action, sizeof *action), answer_free, 0);
  gtk_box_append (GTK_BOX (self->answers), button);
}

/* Whether an answer sets units up, so that it can be looked at and changed before it is given. */
static gboolean
acies_answers_panel_is_line (AciesAnswersPanel *self, AciesGame *game, const AciesAction *action)
{
  AciesPose poses[ACIES_MAX_PLAN_BASES];

  return acies_choose_tool_has_draft (self->tool) &&
         acies_game_get_ruleset (game)->table->placements (acies_game_get_setup (game),
                                                           acies_game_get_state (game), action,
                                                           poses);
}

/* Where there are many along an edge they stand in the order in which they lie there. */
static void
acies_answers_panel_sort (AciesGame *game, const AciesActionList *legal, guint *order)
{
  const AciesTableRules *table = acies_game_get_ruleset (game)->table;
  g_autofree gint32     *places = g_new0 (gint32, legal->n);

  for (guint i = 0; i < legal->n; i++)
    {
      AciesTableMark mark;
      guint          at = i;

      order[i] = i;
      if (legal->n <= MOST_UNSORTED || table == NULL || table->spot == NULL ||
          !table->spot (acies_game_get_setup (game), acies_game_get_state (game), &legal->items[i],
                        &mark))
        continue;
      for (guint k = 0; k < mark.n_points; k++)
        places[i] += (mark.points[k][0] + mark.points[k][1]) / mark.n_points;
      for (; at > 0 && places[order[at - 1]] > places[i]; at--)
        order[at] = order[at - 1];
      order[at] = i;
    }
}

/* Where several may be named, single ones are chosen on the board: only "all" and "none" stand here. */
static void
acies_answers_panel_fill (AciesAnswersPanel *self, AciesGame *game)
{
  const AciesActionList *legal = acies_game_get_legal (game);
  const AciesUnits       all = acies_choose_tool_get_answer_units (self->tool);
  g_autofree guint      *order = g_new (guint, legal->n);

  self->first = NULL;
  acies_answers_panel_sort (game, legal, order);
  for (guint k = 0; k < legal->n; k++)
    {
      const guint     i = order[k];
      AciesActionView view = { 0 };

      acies_game_get_ruleset (game)->view (acies_game_get_setup (game), acies_game_get_state (game),
                                           &legal->items[i], &view);
      if (acies_answers_panel_is_line (self, game, &legal->items[i]))
        acies_answers_panel_add_line (self, game, &legal->items[i], i + 1);
      else if (acies_choose_tool_has_draft (self->tool) ||
               !acies_choose_tool_is_subset (self->tool) || view.units == 0 || view.units == all)
        acies_answers_panel_watch (self, acies_answers_panel_add (self, game, &legal->items[i]), i);
    }
}

/* The answer put together on the board stands last and is the default; why it will not do is said in its place. */
static void
acies_answers_panel_fill_chosen (AciesAnswersPanel *self, AciesGame *game)
{
  AciesAction      action;
  AciesVerdict     verdict;
  GtkWidget       *button;
  g_autofree char *sentence = NULL;

  if (acies_choose_tool_get_answer (self->tool, &action, &verdict))
    {
      button = acies_answers_panel_add (self, game, &action);
      gtk_widget_add_css_class (button, "suggested-action");
      return;
    }
  if (verdict.reason == 0)
    return;

  sentence = acies_game_get_ruleset (game)->refusal_text (acies_game_get_setup (game), &verdict);
  gtk_box_append (GTK_BOX (self->answers), acies_parts_label (sentence, "acies-refusal"));
}

static void
acies_answers_panel_dispose (GObject *object)
{
  AciesAnswersPanel *self = ACIES_ANSWERS_PANEL (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->tool);

  G_OBJECT_CLASS (acies_answers_panel_parent_class)->dispose (object);
}

static void
acies_answers_panel_class_init (AciesAnswersPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_answers_panel_dispose;
  signals[ACTION] = g_signal_new ("action", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
acies_answers_panel_init (AciesAnswersPanel *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->question = acies_parts_label (NULL, "acies-strong");
  self->hint = acies_parts_label (_("Choose units on the field, or an answer here."), "dim-label");
  self->answers = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_box_append (GTK_BOX (self->box), self->question);
  gtk_box_append (GTK_BOX (self->box), self->hint);
  gtk_box_append (GTK_BOX (self->box), self->answers);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "acies-card");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Question"), -1);
}

void
acies_answers_panel_set_tool (AciesAnswersPanel *self, AciesChooseTool *tool)
{
  g_return_if_fail (ACIES_IS_ANSWERS_PANEL (self));

  g_set_object (&self->tool, tool);
  g_signal_connect_object (tool, "looked", G_CALLBACK (looked_cb), self, G_CONNECT_SWAPPED);
}

/* Whether the answers lie on the table. */
static gboolean
acies_answers_panel_has_spots (AciesGame *game)
{
  const AciesTableRules *table = acies_game_get_ruleset (game)->table;
  const AciesActionList *legal = acies_game_get_legal (game);
  AciesTableMark         mark;

  return table != NULL && table->spot != NULL && legal->n > 0 &&
         table->spot (acies_game_get_setup (game), acies_game_get_state (game), &legal->items[0],
                      &mark);
}

void
acies_answers_panel_update (AciesAnswersPanel *self, AciesGame *game)
{
  const gboolean   shown = acies_choose_tool_get_stage (self->tool) == ACIES_STAGE_ANSWER;
  g_autofree char *question = NULL;

  g_return_if_fail (ACIES_IS_ANSWERS_PANEL (self));

  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  acies_parts_empty (self->answers);
  self->first = NULL;
  if (!shown)
    return;

  question = acies_game_get_ruleset (game)->decision_text (acies_game_get_setup (game),
                                                           acies_game_get_state (game));
  gtk_label_set_label (GTK_LABEL (self->question), question);
  gtk_widget_set_visible (self->hint, acies_choose_tool_is_subset (self->tool) ||
                                        acies_answers_panel_has_spots (game));
  gtk_label_set_label (GTK_LABEL (self->hint),
                       acies_choose_tool_has_draft (self->tool)
                         ? _("Take a line of battle, pull units elsewhere or move them by arrow keys, then deploy.")
                       : acies_answers_panel_has_spots (game)
                         ? _("Choose a place on the field and the same again, or an answer here.")
                         : _("Choose units on the field, or an answer here."));
  acies_answers_panel_fill (self, game);
  acies_answers_panel_fill_chosen (self, game);
}

void
acies_answers_panel_focus (AciesAnswersPanel *self)
{
  GtkWidget *first;

  g_return_if_fail (ACIES_IS_ANSWERS_PANEL (self));

  /* Of a line of battle the button that gives it is meant, not the lines to begin with. */
  if (acies_choose_tool_has_draft (self->tool))
    first = gtk_widget_get_last_child (self->answers);
  else
    first = self->first != NULL ? self->first : gtk_widget_get_first_child (self->answers);
  if (first == NULL)
    return;

  gtk_widget_grab_focus (first);
  acies_focus_bring_into_view (first);
}
