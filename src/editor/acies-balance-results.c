/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-balance-results.h"

#include "editor/acies-levels-chart.h"
#include "scene/acies-export.h"
#include "widgets/acies-resources.h"

#include <glib/gi18n.h>

#define MOST_LOPSIDED 5

struct _AciesBalanceResults
{
  GtkWidget parent_instance;

  AciesBalanceRun *run;       /* NULL until there is one */
  AciesScenario   *scenario;

  GtkWidget        *box;
  GtkLabel         *what_label;
  GtkWidget        *earlier_label;
  GtkLabel         *first_label;
  GtkLabel         *second_label;
  AciesLevelsChart *chart;
  GtkLabel         *margin_label;
  GtkLabel         *turns_label;
  GtkLabel         *break_label;
  GtkBox           *lopsided;
};

static guint watch_signal;

G_DEFINE_FINAL_TYPE (AciesBalanceResults, acies_balance_results, GTK_TYPE_WIDGET)

/* "100 battles, seed 1, historical deployment" */
static char *
describe_run (AciesBalanceResults *self,
              const AciesBalance  *balance)
{
  const AciesSimulationOptions *options = &self->run->options;
  const char *deployment =
    options->start.historical ? _("historical deployment") : _("free deployment");
  g_autofree char *battles = NULL;

  if (balance->n_unfinished > 0)
    battles = g_strdup_printf (ngettext ("Stopped after %1$u of %2$u battle", "Stopped after %1$u of %2$u battles",
                                         options->n_games),
                               balance->n_games, options->n_games);
  else
    battles = g_strdup_printf (ngettext ("%u battle", "%u battles", options->n_games), options->n_games);

  /* Translators: "100 battles", the seed of the dice, "free deployment". */
  return g_strdup_printf (_("%1$s, seed %2$" G_GUINT64_FORMAT ", %3$s"), battles, options->seed, deployment);
}

/* The most lopsided battles */

static void
on_watch_cb (GtkButton *button,
             gpointer   data)
{
  GtkWidget *self = gtk_widget_get_ancestor (GTK_WIDGET (button), ACIES_TYPE_BALANCE_RESULTS);

  g_signal_emit (self, watch_signal, 0, GPOINTER_TO_UINT (data));
}

static void
append_game (AciesBalanceResults *self,
             guint                index)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *button = gtk_button_new_with_label (_("Watch"));
  const AciesSimulationGame *game = &self->run->games[index];
  g_autofree char *words = acies_balance_dup_game_text (self->scenario, game, index);
  g_autofree char *name = NULL;
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", words, "xalign", 0.0, "wrap", TRUE, "hexpand", TRUE, NULL);

  /* Translators: %s tells of a battle that was played. */
  name = g_strdup_printf (_("Watch %s"), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect (button, "clicked", G_CALLBACK (on_watch_cb), GUINT_TO_POINTER (index));
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), button);
  gtk_box_append (self->lopsided, row);
}

static void
fill_lopsided (AciesBalanceResults *self)
{
  guint indexes[MOST_LOPSIDED];
  const guint n_games = self->run->options.n_games;
  const guint n =
    acies_balance_find_lopsided (self->run->games, n_games, indexes, MOST_LOPSIDED);
  GtkWidget *child = NULL;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->lopsided))) != NULL)
    gtk_box_remove (self->lopsided, child);
  if (n == 0)
    return;

  child = g_object_new (GTK_TYPE_LABEL, "label", _("The Most Lopsided Battles"), "xalign", 0.0, "margin-top", 12, NULL);
  gtk_widget_add_css_class (child, "heading");
  gtk_box_append (self->lopsided, child);
  for (guint i = 0; i < n; i++)
    append_game (self, indexes[i]);
}

static void
fill (AciesBalanceResults *self)
{
  const AciesSimulationOptions *options = &self->run->options;
  GtkLabel *const labels[] = { self->first_label, self->second_label };
  AciesBalance balance;
  g_autofree char *what = NULL;
  g_autofree char *margin = NULL;
  g_autofree char *turns = NULL;
  g_autofree char *first_break = NULL;

  acies_balance_init (&balance, self->run->games, options->n_games);
  what = describe_run (self, &balance);
  margin = acies_balance_dup_margin_text (self->scenario, &balance);
  turns = acies_balance_dup_turns_text (&balance);
  first_break = acies_balance_dup_break_text (&balance);
  gtk_label_set_text (self->what_label, what);
  for (guint side = 0; side < G_N_ELEMENTS (labels); side++)
    {
      g_autofree char *wins = acies_balance_dup_wins_text (self->scenario, options, &balance, side);

      gtk_label_set_text (labels[side], wins);
    }
  gtk_label_set_text (self->margin_label, margin);
  gtk_label_set_text (self->turns_label, turns);
  gtk_label_set_text (self->break_label, first_break);
  acies_levels_chart_set_balance (self->chart, self->scenario, &balance);
  fill_lopsided (self);
}

static void
acies_balance_results_dispose (GObject *object)
{
  g_clear_pointer (&ACIES_BALANCE_RESULTS (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (acies_balance_results_parent_class)->dispose (object);
}

static void
acies_balance_results_finalize (GObject *object)
{
  AciesBalanceResults *self = ACIES_BALANCE_RESULTS (object);

  g_clear_pointer (&self->run, acies_balance_run_free);
  g_clear_pointer (&self->scenario, acies_scenario_unref);

  G_OBJECT_CLASS (acies_balance_results_parent_class)->finalize (object);
}

static void
acies_balance_results_class_init (AciesBalanceResultsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = acies_balance_results_dispose;
  object_class->finalize = acies_balance_results_finalize;
  watch_signal = g_signal_new ("watch", ACIES_TYPE_BALANCE_RESULTS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, G_TYPE_UINT);

  g_type_ensure (ACIES_TYPE_LEVELS_CHART);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, ACIES_RESOURCES "app/acies-balance-results.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesBalanceResults, box);
  gtk_widget_class_bind_template_child (widget_class, AciesBalanceResults, what_label);
  gtk_widget_class_bind_template_child (widget_class, AciesBalanceResults, earlier_label);
  gtk_widget_class_bind_template_child (widget_class, AciesBalanceResults, first_label);
  gtk_widget_class_bind_template_child (widget_class, AciesBalanceResults, second_label);
  gtk_widget_class_bind_template_child (widget_class, AciesBalanceResults, chart);
  gtk_widget_class_bind_template_child (widget_class, AciesBalanceResults, margin_label);
  gtk_widget_class_bind_template_child (widget_class, AciesBalanceResults, turns_label);
  gtk_widget_class_bind_template_child (widget_class, AciesBalanceResults, break_label);
  gtk_widget_class_bind_template_child (widget_class, AciesBalanceResults, lopsided);
}

static void
acies_balance_results_init (AciesBalanceResults *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
acies_balance_results_take_run (AciesBalanceResults *self,
                                AciesBalanceRun     *run,
                                AciesScenario       *scenario)
{
  g_return_if_fail (ACIES_IS_BALANCE_RESULTS (self));

  acies_scenario_ref (scenario);
  g_clear_pointer (&self->run, acies_balance_run_free);
  g_clear_pointer (&self->scenario, acies_scenario_unref);
  self->run = run;
  self->scenario = scenario;
  fill (self);
}

const AciesBalanceRun *
acies_balance_results_get_run (AciesBalanceResults *self)
{
  g_return_val_if_fail (ACIES_IS_BALANCE_RESULTS (self), NULL);

  return self->run;
}

AciesScenario *
acies_balance_results_get_scenario (AciesBalanceResults *self)
{
  g_return_val_if_fail (ACIES_IS_BALANCE_RESULTS (self), NULL);

  return self->scenario;
}

void
acies_balance_results_set_current (AciesBalanceResults *self,
                                   gboolean             current)
{
  g_return_if_fail (ACIES_IS_BALANCE_RESULTS (self));

  gtk_widget_set_visible (self->earlier_label, !current);
}

gboolean
acies_balance_results_get_current (AciesBalanceResults *self)
{
  g_return_val_if_fail (ACIES_IS_BALANCE_RESULTS (self), FALSE);

  return !gtk_widget_get_visible (self->earlier_label);
}

char *
acies_balance_results_dup_text (AciesBalanceResults *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *what = NULL;
  AciesBalance balance;

  g_return_val_if_fail (ACIES_IS_BALANCE_RESULTS (self) && self->run != NULL, NULL);

  acies_balance_init (&balance, self->run->games, self->run->options.n_games);
  what = describe_run (self, &balance);
  g_string_append_printf (text, "%s\n%s\n", acies_scenario_get_name (self->scenario), what);
  acies_balance_append_text (text, self->scenario, &self->run->options, &balance);
  return g_strdup (text->str);
}

gboolean
acies_balance_results_export (AciesBalanceResults *self,
                              GFile               *file,
                              GError             **error)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *lower = g_ascii_strdown (name, -1);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (ACIES_IS_BALANCE_RESULTS (self) && self->run != NULL, FALSE);

  if (g_str_has_suffix (lower, ".csv"))
    acies_balance_append_csv (text, self->scenario, self->run->games, self->run->options.n_games);
  else
    {
      g_autofree char *words = acies_balance_results_dup_text (self);

      g_string_append (text, words);
    }
  bytes = g_bytes_new (text->str, text->len);
  return acies_export_write (bytes, file, error);
}
