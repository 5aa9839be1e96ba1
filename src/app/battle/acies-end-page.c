/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-end-page.h"

#include "app/battle/acies-course-chart.h"
#include "app/battle/acies-dice-means.h"
#include "app/battle/acies-dice-window.h"
#include "app/battle/acies-laurel.h"
#include "app/battle/acies-points-table.h"
#include "app/battle/acies-rematch.h"
#include "app/library/acies-item-words.h"
#include "app/library/acies-thumbnail.h"
#include "scene/acies-report.h"
#include "widgets/acies-columns.h"
#include "widgets/acies-focus.h"
#include "widgets/acies-menu-button.h"
#include "widgets/acies-resources.h"

#include <glib/gi18n.h>

/* Means of dice in the long run. */
#define EVEN_DIE  3.5
#define EVEN_PAIR 7.0

struct _AciesEndPage
{
  GtkWidget parent_instance;

  AciesGame        *game;
  AciesCourseModel *course;

  GtkLabel          *title_label;
  GtkLabel          *subtitle_label;
  GtkWidget         *rematch_button;
  GtkScrolledWindow *scroller;
  AciesThumbnail    *thumbnail;
  AciesCourseChart  *chart;
  AciesLaurel       *laurel;
  GtkLabel          *result_label;
  GtkLabel          *reason_label;
  GtkLabel          *history_label;
  AciesPointsTable  *points_table;
  GtkGrid           *dice_grid;
  GtkLabel          *luck_label;
  GtkLabel          *means_label;   /* what the means are of */
  GtkLabel          *course_label;  /* what the chart counts */
};

enum
{
  REMATCH,
  LOOK,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesEndPage, acies_end_page, GTK_TYPE_WIDGET)

static void
begin_again (AciesEndPage *self,
             gboolean      swap)
{
  g_autoptr (AciesGame) again = NULL;

  if (self->game == NULL)
    return;

  again = acies_rematch_new (self->game, swap);
  g_signal_emit (self, signals[REMATCH], 0, again);
}

static void
rematch_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  begin_again (ACIES_END_PAGE (widget), FALSE);
}

static void
swap_sides_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  begin_again (ACIES_END_PAGE (widget), TRUE);
}

static void
look_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  g_signal_emit (widget, signals[LOOK], 0);
}

static void
acies_end_page_dispose (GObject *object)
{
  AciesEndPage *self = ACIES_END_PAGE (object);
  GtkWidget *child = NULL;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->game);
  g_clear_pointer (&self->course, acies_course_model_free);

  G_OBJECT_CLASS (acies_end_page_parent_class)->dispose (object);
}

static void
ensure_types (void)
{
  g_type_ensure (ACIES_TYPE_COLUMNS);
  g_type_ensure (ACIES_TYPE_COURSE_CHART);
  g_type_ensure (ACIES_TYPE_LAUREL);
  g_type_ensure (ACIES_TYPE_MENU_BUTTON);
  g_type_ensure (ACIES_TYPE_POINTS_TABLE);
  g_type_ensure (ACIES_TYPE_THUMBNAIL);
}

static void
acies_end_page_class_init (AciesEndPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_end_page_dispose;
  signals[REMATCH] = g_signal_new ("rematch", ACIES_TYPE_END_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, ACIES_TYPE_GAME);
  signals[LOOK] = g_signal_new ("look", ACIES_TYPE_END_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  ensure_types ();
  gtk_widget_class_install_action (widget_class, "end.rematch", NULL, rematch_cb);
  gtk_widget_class_install_action (widget_class, "end.swap-sides", NULL, swap_sides_cb);
  gtk_widget_class_install_action (widget_class, "end.look", NULL, look_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);

  gtk_widget_class_set_template_from_resource (widget_class, ACIES_RESOURCES "app/acies-end-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesEndPage, title_label);
  gtk_widget_class_bind_template_child (widget_class, AciesEndPage, subtitle_label);
  gtk_widget_class_bind_template_child (widget_class, AciesEndPage, rematch_button);
  gtk_widget_class_bind_template_child (widget_class, AciesEndPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, AciesEndPage, thumbnail);
  gtk_widget_class_bind_template_child (widget_class, AciesEndPage, chart);
  gtk_widget_class_bind_template_child (widget_class, AciesEndPage, laurel);
  gtk_widget_class_bind_template_child (widget_class, AciesEndPage, result_label);
  gtk_widget_class_bind_template_child (widget_class, AciesEndPage, reason_label);
  gtk_widget_class_bind_template_child (widget_class, AciesEndPage, history_label);
  gtk_widget_class_bind_template_child (widget_class, AciesEndPage, points_table);
  gtk_widget_class_bind_template_child (widget_class, AciesEndPage, dice_grid);
  gtk_widget_class_bind_template_child (widget_class, AciesEndPage, luck_label);
  gtk_widget_class_bind_template_child (widget_class, AciesEndPage, means_label);
  gtk_widget_class_bind_template_child (widget_class, AciesEndPage, course_label);
}

static void
acies_end_page_init (AciesEndPage *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), gtk_box_layout_new (GTK_ORIENTATION_VERTICAL));
  gtk_widget_init_template (GTK_WIDGET (self));
  acies_focus_scroll_by_pages (GTK_WIDGET (self), self->scroller);
}

GtkWidget *
acies_end_page_new (void)
{
  return g_object_new (ACIES_TYPE_END_PAGE, NULL);
}

static void
show_title (AciesEndPage *self)
{
  AciesScenario *scenario = acies_game_get_scenario (self->game);
  const AciesRuleset *ruleset = acies_scenario_get_ruleset (scenario);
  g_autoptr (AciesScene) scene = ruleset->scene (acies_game_get_setup (self->game),
                                                 acies_game_get_state (self->game));
  g_autofree char *line = NULL;

  if (scene->turn_text != NULL)
    /* Translators: when a battle ended ("Bound 7"), then its rule system. */
    line = g_strdup_printf (_("Ended: %1$s · %2$s"), scene->turn_text, _(ruleset->name));
  else
    /* Translators: the turn in which a battle ended, then its rule system. */
    line = g_strdup_printf (_("Ended in turn %1$u · %2$s"), self->course->last_turn,
                            _(ruleset->name));
  gtk_label_set_text (self->title_label, acies_scenario_get_name (scenario));
  gtk_label_set_text (self->subtitle_label, line);
}

static void
show_result (AciesEndPage       *self,
             const AciesOutcome *outcome)
{
  AciesScenario *scenario = acies_game_get_scenario (self->game);
  const AciesRuleset *ruleset = acies_game_get_ruleset (self->game);
  g_autofree char *result = NULL;
  g_autofree char *reason = acies_game_dup_outcome_text (self->game);

  result = acies_item_words_level (scenario, ruleset->outcome_level_name (outcome->level),
                                   outcome->winner);
  if (acies_game_get_concession (self->game)->kind == ACIES_CONCESSION_RESIGNED)
    {
      g_free (result);
      /* Translators: %s is an army, whose enemy has given the battle up. */
      result = g_strdup_printf (_("Victory for %s"), acies_scenario_get_side_name (scenario, (guint) outcome->winner));
    }
  gtk_label_set_text (self->result_label, result);
  gtk_label_set_text (self->reason_label, reason);
  acies_laurel_set_winner (self->laurel, outcome->winner);
}

/* History's result beside this one. */
static void
show_history (AciesEndPage       *self,
              const AciesOutcome *outcome)
{
  g_autofree char *text = acies_report_history (acies_game_get_scenario (self->game), outcome);

  gtk_label_set_text (self->history_label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->history_label), *text != '\0');
}

static void
show_dice_of (AciesEndPage *self,
              guint         side)
{
  const double mean = acies_course_model_get_mean (self->course, side);
  const guint n = self->course->n_rolls[side];
  GtkWidget *name = g_object_new (GTK_TYPE_LABEL, "label", self->course->names[side], "xalign", 0.0, NULL);
  GtkWidget *line = acies_dice_means_new ((int) side, mean,
                                          self->course->single_dice ? EVEN_DIE : EVEN_PAIR);
  g_autofree char *words = NULL;
  GtkWidget *label = NULL;

  if (n == 0)
    words = g_strdup (_("no rolls"));
  else
    /* Translators: a mean with one decimal, then how many rolls it is of. */
    words = g_strdup_printf (ngettext ("%1$.1f in %2$u roll", "%1$.1f in %2$u rolls", n), mean, n);
  label = g_object_new (GTK_TYPE_LABEL, "label", words, "xalign", 1.0, "wrap", TRUE,
                        "justify", GTK_JUSTIFY_RIGHT, NULL);
  gtk_widget_add_css_class (label, "acies-numbers");
  gtk_widget_add_css_class (label, "acies-card-line");
  gtk_widget_set_hexpand (line, TRUE);

  gtk_grid_attach (self->dice_grid, name, 0, (int) side, 1, 1);
  gtk_grid_attach (self->dice_grid, line, 1, (int) side, 1, 1);
  gtk_grid_attach (self->dice_grid, label, 2, (int) side, 1, 1);
}

static void
show_dice (AciesEndPage *self)
{
  g_autofree char *luck = acies_dice_window_words (self->game);
  GtkWidget *child = NULL;

  gtk_label_set_text (self->luck_label, luck);
  gtk_label_set_text (self->means_label,
                      self->course->single_dice
                        ? _("mean of the dice thrown against one another; 3.5 is even")
                        : _("mean of the rolls with two dice; 7.0 is even"));
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->dice_grid))) != NULL)
    gtk_grid_remove (self->dice_grid, child);
  for (guint side = 0; side < self->course->n_sides; side++)
    show_dice_of (self, side);
}

static void
show_course (AciesEndPage *self)
{
  g_autofree char *heading = acies_course_model_dup_heading (self->course);

  gtk_label_set_text (self->course_label, heading);
  acies_course_chart_set_model (self->chart, self->course);
}

static void
show_field (AciesEndPage *self)
{
  const AciesSetup *setup = acies_game_get_setup (self->game);
  const AciesState *state = acies_game_get_state (self->game);
  AciesScene *scene = acies_game_get_ruleset (self->game)->scene (setup, state);
  g_autoptr (AciesPicture) picture = acies_picture_new_for_scene (scene);

  acies_thumbnail_set_picture (self->thumbnail, picture);
}

void
acies_end_page_set_game (AciesEndPage *self,
                         AciesGame    *game)
{
  AciesOutcome outcome;

  g_return_if_fail (ACIES_IS_END_PAGE (self));
  g_return_if_fail (ACIES_IS_GAME (game));

  acies_course_chart_set_model (self->chart, NULL);
  g_clear_pointer (&self->course, acies_course_model_free);
  g_set_object (&self->game, game);
  self->course = acies_course_model_new (game);
  acies_game_get_outcome (game, &outcome);

  show_title (self);
  show_result (self, &outcome);
  show_history (self, &outcome);
  show_field (self);
  show_dice (self);
  acies_points_table_show (self->points_table, game, &outcome);
  show_course (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

void
acies_end_page_take_focus (AciesEndPage *self)
{
  g_return_if_fail (ACIES_IS_END_PAGE (self));

  gtk_widget_grab_focus (self->rematch_button);
}
