/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-analysis-card.h"
#include "app/battle/acies-replay-page.h"
#include "engine/ai/acies-analysis.h"
#include "ui-test-support.h"

typedef struct
{
  AciesApplication *app;
  AciesWindow      *window;
  AciesGame        *game;
} Fixture;

/* @data: how many actions are played by chance; 0: to the end */
static void
set_up (Fixture *self, gconstpointer data)
{
  self->game = ui_test_game_new ("cannae-216bc", 5);
  ui_test_play_by_chance (self->game, GPOINTER_TO_UINT (data), 11);
  self->app = ui_test_application_new ();
  self->window = ui_test_window_new (self->app);
  acies_window_play (self->window, self->game, NULL);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->app);
  g_clear_object (&self->game);
}

static void
run (Fixture *self, const char *action)
{
  gtk_widget_activate_action (acies_window_get_page (self->window), action, NULL);
}

static AciesReplayPage *
get_page (Fixture *self)
{
  g_assert_cmpstr (acies_window_get_page_name (self->window), ==, "replay");

  return ACIES_REPLAY_PAGE (acies_window_get_page (self->window));
}

static AciesAnalysisCard *
get_card (Fixture *self)
{
  return ACIES_ANALYSIS_CARD (ui_test_find (GTK_WIDGET (get_page (self)), ACIES_TYPE_ANALYSIS_CARD, NULL));
}

static gboolean
is_done_cb (gpointer data)
{
  return !acies_analysis_card_is_running (get_card (data));
}

/* What the card has of a type, in their order. */
static void
collect (GtkWidget *widget, GType type, GPtrArray *found)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (G_TYPE_CHECK_INSTANCE_TYPE (child, type) && gtk_widget_get_mapped (child))
        g_ptr_array_add (found, child);
      collect (child, type, found);
    }
}

static char *
dup_words (AciesAnalysisCard *card)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();
  GString              *words = g_string_new (NULL);

  collect (GTK_WIDGET (card), GTK_TYPE_LABEL, labels);
  for (guint i = 0; i < labels->len; i++)
    g_string_append_printf (words, "%s\n", gtk_label_get_label (g_ptr_array_index (labels, i)));

  return g_string_free (words, FALSE);
}

/* From the result of a battle to what it turned on, and from a turning point to its place in the battle. */
static void
test_result (Fixture *self, gconstpointer data)
{
  const AciesAnalysisOptions options = { .level = ACIES_AI_NORMAL };
  g_autoptr (AciesAnalysis)  analysis = acies_analysis_new (self->game);
  g_autoptr (GPtrArray)      buttons = g_ptr_array_new ();
  AciesMoment                moments[ACIES_ANALYSIS_MOST_MOMENTS];
  g_autofree char           *words = NULL;
  guint                      n;

  ui_test_wait_for_page (self->window, "end");
  run (self, "win.analyse");
  g_assert_true (acies_analysis_card_is_running (get_card (self)));
  ui_test_wait_until (is_done_cb, self);
  ui_test_settle (50);

  acies_analysis_run (analysis, &options, NULL, NULL, NULL);
  n = acies_analysis_find_moments (analysis, moments);
  words = dup_words (get_card (self));
  for (guint side = 0; side < 2; side++)
    {
      g_autofree char *text = acies_analysis_dup_side_text (analysis, side);

      g_assert_nonnull (strstr (words, text));
    }
  collect (GTK_WIDGET (get_card (self)), GTK_TYPE_BUTTON, buttons);
  g_assert_cmpuint (buttons->len, ==, n + 1);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = acies_analysis_dup_moment_text (analysis, &moments[i]);

      g_assert_nonnull (strstr (words, text));
      g_signal_emit_by_name (g_ptr_array_index (buttons, i + 1), "clicked");
      g_assert_cmpuint (acies_replay_get_step (acies_replay_page_get_replay (get_page (self))), ==,
                        moments[i].step + 1);
    }
  ui_test_picture (GTK_WIDGET (self->window), "analysis.png");
}

/* Stopped, it tells what was weighed by then, and can be begun anew; left alone, it ends. */
static void
test_stop (Fixture *self, gconstpointer data)
{
  g_autofree char *words = NULL;

  ui_test_wait_for_page (self->window, "end");
  run (self, "win.replay");
  run (self, "replay.analyse");
  run (self, "replay.analyse");
  ui_test_wait_until (is_done_cb, self);
  words = dup_words (get_card (self));
  g_assert_nonnull (strstr (words, "Stopped after"));
  run (self, "replay.analyse");
  g_assert_true (acies_analysis_card_is_running (get_card (self)));
  acies_replay_page_set_game (get_page (self), NULL);
  g_assert_false (acies_analysis_card_is_running (get_card (self)));
}

/* While a battle is fought nobody is told what would have been better. */
static void
test_unfinished (Fixture *self, gconstpointer data)
{
  run (self, "win.replay");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (get_card (self))));
  run (self, "replay.analyse");
  g_assert_false (acies_analysis_card_is_running (get_card (self)));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/ui/analysis/result", Fixture, NULL, set_up, test_result, tear_down);
  g_test_add ("/ui/analysis/stop", Fixture, NULL, set_up, test_stop, tear_down);
  g_test_add ("/ui/analysis/unfinished", Fixture, GUINT_TO_POINTER (30), set_up, test_unfinished, tear_down);
  return g_test_run ();
}
