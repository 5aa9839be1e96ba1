/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-analysis-card.h"

#include "app/battle/acies-battle-parts.h"
#include "engine/ai/acies-analysis.h"
#include "widgets/acies-long-work.h"

#include <glib/gi18n.h>

#define PROGRESS_MS 100  /* between two looks at how far it is */

struct _AciesAnalysisCard
{
  GtkWidget parent_instance;

  AciesGame     *game;  /* NULL: none, or it is not over */
  AciesLongWork *work;  /* NULL: nothing is under way */
  guint          progress_id;

  GtkWidget *box;
  GtkWidget *head;      /* button and progress */
  GtkWidget *button;
  GtkWidget *progress;
  GtkWidget *words;     /* label, read out when it changes */
  GtkWidget *moments;   /* box of buttons */
};

enum
{
  MOMENT_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesAnalysisCard, acies_analysis_card, GTK_TYPE_WIDGET)

/* ---- What is shown ---- */

static void
update_button (AciesAnalysisCard *self)
{
  const gboolean runs = self->work != NULL;

  gtk_button_set_label (GTK_BUTTON (self->button), runs ? _("Stop") : _("Analyse the Battle"));
  gtk_widget_set_tooltip_text (self->button, runs ? _("Stop, and show what was weighed so far (F6)")
                                                  : _("Weigh every decision, and find the turning points (F6)"));
  gtk_widget_set_visible (self->progress, runs);
}

static gboolean
progress_cb (gpointer data)
{
  AciesAnalysisCard *self = data;
  guint              done, total;
  g_autofree char   *text = NULL;

  acies_long_work_get_done (self->work, &done, &total);
  /* Translators: how many decisions of how many have been weighed. */
  text = g_strdup_printf (_("%1$u of %2$u"), done, total);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress),
                                 total > 0 ? (double) done / total : 0);
  gtk_progress_bar_set_text (GTK_PROGRESS_BAR (self->progress), total > 0 ? text : "");

  return G_SOURCE_CONTINUE;
}

static void
say (AciesAnalysisCard *self, const char *words)
{
  gtk_label_set_label (GTK_LABEL (self->words), words);
  gtk_widget_set_visible (self->words, words[0] != '\0');
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->words), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);
}

static void
moment_clicked_cb (GtkButton *button, gpointer step)
{
  GtkWidget *self = gtk_widget_get_ancestor (GTK_WIDGET (button), ACIES_TYPE_ANALYSIS_CARD);

  g_signal_emit (self, signals[MOMENT_CHOSEN], 0, GPOINTER_TO_UINT (step) + 1);
}

static void
fill_moments (AciesAnalysisCard *self, const AciesAnalysis *analysis)
{
  AciesMoment moments[ACIES_ANALYSIS_MOST_MOMENTS];
  const guint n = acies_analysis_find_moments (analysis, moments);

  acies_parts_empty (self->moments);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *words = acies_analysis_dup_moment_text (analysis, &moments[i]);
      GtkWidget       *button = acies_parts_button (words, NULL);

      gtk_widget_set_tooltip_text (button, _("Show the position after it"));
      g_signal_connect (button, "clicked", G_CALLBACK (moment_clicked_cb), GUINT_TO_POINTER (moments[i].step));
      gtk_box_append (GTK_BOX (self->moments), button);
    }
  gtk_widget_set_visible (self->moments, n > 0);
}

static char *
describe (const AciesAnalysis *analysis)
{
  g_autofree char *first = acies_analysis_dup_side_text (analysis, 0);
  g_autofree char *second = acies_analysis_dup_side_text (analysis, 1);
  g_autofree char *luck = acies_analysis_dup_luck_text (analysis);
  g_autofree char *part = NULL;
  const guint      n_steps = acies_analysis_get_n_steps (analysis);
  const guint      n_done = acies_analysis_get_n_done (analysis);

  if (n_done == n_steps)
    return g_strdup_printf ("%s\n%s\n%s", first, second, luck);

  part = g_strdup_printf (ngettext ("Stopped after %1$u of %2$u decision.", "Stopped after %1$u of %2$u decisions.",
                                    n_steps), n_done, n_steps);

  return g_strdup_printf ("%s\n%s\n%s\n%s", part, first, second, luck);
}

/* ---- What is done ---- */

static void
forget_work (AciesAnalysisCard *self)
{
  g_clear_handle_id (&self->progress_id, g_source_remove);
  if (self->work == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->work, self);
  acies_long_work_stop (self->work);
  g_clear_object (&self->work);
}

static void
done_cb (AciesAnalysisCard *self)
{
  AciesAnalysis   *analysis = acies_long_work_take (self->work);
  g_autofree char *words = describe (analysis);

  forget_work (self);
  fill_moments (self, analysis);
  say (self, words);
  update_button (self);
  acies_analysis_free (analysis);
}

/* One core is left for the window. */
static gpointer
analyse (AciesLongWork *work, gpointer data, GCancellable *cancellable)
{
  const AciesAnalysisOptions options = {
    .level = ACIES_AI_NORMAL, .n_threads = MAX (g_get_num_processors (), 2) - 1
  };

  acies_analysis_run (data, &options, acies_long_work_progress, work, cancellable);

  return data;
}

static void
button_clicked_cb (AciesAnalysisCard *self)
{
  acies_analysis_card_toggle (self);
}

static void
acies_analysis_card_dispose (GObject *object)
{
  AciesAnalysisCard *self = ACIES_ANALYSIS_CARD (object);

  forget_work (self);
  g_clear_object (&self->game);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (acies_analysis_card_parent_class)->dispose (object);
}

static void
acies_analysis_card_class_init (AciesAnalysisCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_analysis_card_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);

  signals[MOMENT_CHOSEN] = g_signal_new ("moment-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
acies_analysis_card_init (AciesAnalysisCard *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->button = gtk_button_new ();
  self->progress = g_object_new (GTK_TYPE_PROGRESS_BAR, "show-text", TRUE, "hexpand", TRUE, "valign", GTK_ALIGN_CENTER,
                                 NULL);
  self->words = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "wrap", TRUE,
                              "xalign", 0.0, "wrap-mode", PANGO_WRAP_WORD_CHAR, "selectable", FALSE, NULL);
  self->moments = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Progress of the Analysis"), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->moments), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Turning Points"),
                                  -1);
  g_signal_connect_object (self->button, "clicked", G_CALLBACK (button_clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->head), self->button);
  gtk_box_append (GTK_BOX (self->head), self->progress);
  gtk_box_append (GTK_BOX (self->box), self->head);
  gtk_box_append (GTK_BOX (self->box), self->words);
  gtk_box_append (GTK_BOX (self->box), self->moments);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Analysis"), -1);
  acies_analysis_card_set_game (self, NULL);
}

/* ---- For others ---- */

void
acies_analysis_card_set_game (AciesAnalysisCard *self, AciesGame *game)
{
  gboolean fits;

  g_return_if_fail (ACIES_IS_ANALYSIS_CARD (self));

  fits = game != NULL && acies_game_is_over (game) && acies_game_get_n_steps (game) > 0 &&
         acies_scenario_get_n_sides (acies_game_get_scenario (game)) == 2;
  forget_work (self);
  g_clear_object (&self->game);
  if (fits)
    self->game = g_object_ref (game);
  acies_parts_empty (self->moments);
  gtk_widget_set_visible (self->moments, FALSE);
  say (self, "");
  update_button (self);
  gtk_widget_set_visible (GTK_WIDGET (self), fits);
}

void
acies_analysis_card_toggle (AciesAnalysisCard *self)
{
  g_return_if_fail (ACIES_IS_ANALYSIS_CARD (self));

  if (self->work != NULL)
    acies_long_work_stop (self->work);
  if (self->work != NULL || self->game == NULL)
    return;

  /* The battle itself is left to the window: the thread has a copy, which is the result too. */
  self->work = acies_long_work_new (analyse, acies_analysis_new (self->game), NULL,
                                    (GDestroyNotify) acies_analysis_free);
  g_signal_connect_object (self->work, "done", G_CALLBACK (done_cb), self, G_CONNECT_SWAPPED);
  self->progress_id = g_timeout_add (PROGRESS_MS, progress_cb, self);
  progress_cb (self);
  update_button (self);
}

gboolean
acies_analysis_card_is_running (AciesAnalysisCard *self)
{
  g_return_val_if_fail (ACIES_IS_ANALYSIS_CARD (self), FALSE);

  return self->work != NULL;
}
