/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-dice-window.h"

#include "app/battle/acies-battle-parts.h"
#include "app/battle/acies-rolls-chart.h"
#include "battlefield/acies-token-view.h"
#include "engine/core/acies-luck.h"
#include "widgets/acies-text-size.h"

#include <glib/gi18n.h>
#include <string.h>

#define TOKEN_WIDTH 26
#define WIDTH       620
#define HEIGHT      560

struct _AciesDiceWindow
{
  GtkWindow parent_instance;

  AciesGame *game;
  AciesLuck  luck;

  GtkLabel  *words;    /* the sentence, read out when it changes */
  GtkWidget *table;    /* grid: kind of roll, what fell */
  int        row;

  AciesRollsChart *chart;
};

G_DEFINE_FINAL_TYPE (AciesDiceWindow, acies_dice_window, GTK_TYPE_WINDOW)

static const char *
side_name (AciesGame *game, guint side)
{
  return acies_scenario_get_side_name (acies_game_get_scenario (game), side);
}

static void
count (AciesGame *game, AciesLuck *luck)
{
  acies_luck_count (luck, acies_game_get_ruleset (game), acies_game_get_setup (game),
                    acies_scenario_get_n_sides (acies_game_get_scenario (game)),
                    acies_game_get_events (game));
}

static char *
luck_words (AciesGame *game, const AciesLuck *luck)
{
  const char *names[ACIES_MAX_SIDES] = { NULL };

  for (guint side = 0; side < luck->n_sides; side++)
    names[side] = side_name (game, side);

  return acies_luck_to_text (luck, names);
}

char *
acies_dice_window_words (AciesGame *game)
{
  AciesLuck luck;

  g_return_val_if_fail (ACIES_IS_GAME (game), NULL);

  count (game, &luck);

  return luck_words (game, &luck);
}

/* The table */

static char *
row_words (const AciesLuckRow *row, const char *result)
{
  const double mean = (double) row->shown / row->n_rolls;
  const double promised = row->shown_expected / row->n_rolls;

  if (result == NULL)
    /* Translators: %1$u rolls of dice, the mean that they showed and what was to be expected. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u roll, mean %2$.1f (%3$.1f expected)",
                                         "%1$u rolls, mean %2$.1f (%3$.1f expected)", row->n_rolls),
                            row->n_rolls, mean, promised);

  /* Translators: the same, then %4$s is what is counted ("Hits"), %5$d how many and %6$.1f how many were to be expected. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%1$u roll, mean %2$.1f (%3$.1f expected). %4$s: %5$d (%6$.1f expected)",
                                       "%1$u rolls, mean %2$.1f (%3$.1f expected). %4$s: %5$d (%6$.1f expected)",
                                       row->n_rolls),
                          row->n_rolls, mean, promised, result, row->results,
                          row->results_expected);
}

static void
attach (AciesDiceWindow *self, GtkWidget *name, GtkWidget *words)
{
  gtk_grid_attach (GTK_GRID (self->table), name, 0, self->row, words != NULL ? 1 : 2, 1);
  if (words != NULL)
    gtk_grid_attach (GTK_GRID (self->table), words, 1, self->row, 1, 1);
  self->row++;
}

static void
add_heading (AciesDiceWindow *self, guint side)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *token = acies_token_view_new (TOKEN_WIDTH, GTK_ACCESSIBLE_ROLE_PRESENTATION);

  acies_token_view_set_side (ACIES_TOKEN_VIEW (token), (int) side, ACIES_EMBLEM_STANDARD);
  gtk_box_append (GTK_BOX (box), token);
  gtk_box_append (GTK_BOX (box), acies_parts_label (side_name (self->game, side), "heading"));
  gtk_widget_set_margin_top (box, side > 0 ? 10 : 0);
  attach (self, box, NULL);
}

static void
add_rows (AciesDiceWindow *self, guint side)
{
  const AciesRuleset *ruleset = acies_game_get_ruleset (self->game);
  guint               n = 0;

  add_heading (self, side);
  for (guint purpose = 0; purpose < ruleset->n_rolls; purpose++)
    {
      const AciesLuckRow *row = &self->luck.rows[side][purpose];
      g_autofree char    *words = NULL;
      GtkWidget          *name;
      GtkWidget          *label;

      if (row->n_rolls == 0)
        continue;

      words = row_words (row, ruleset->roll_result_text (purpose));
      name = acies_parts_label (ruleset->roll_text (purpose), NULL);
      label = acies_parts_label (words, "acies-numbers");
      gtk_widget_set_valign (name, GTK_ALIGN_START);
      gtk_widget_set_hexpand (label, TRUE);
      attach (self, name, label);
      n++;
    }
  if (n == 0)
    attach (self, acies_parts_label (_("No roll so far."), "acies-dim"), NULL);
}

/* The chart */

static void
update_chart (AciesDiceWindow *self)
{
  AciesRollBars bars = { .n_sides = self->luck.n_sides };
  guint         n_pairs = 0, n_faces = 0;

  for (guint side = 0; side < bars.n_sides; side++)
    {
      n_pairs += self->luck.n_pairs[side];
      n_faces += self->luck.n_faces[side];
    }
  /* Where dice are mostly compared with one another, each of them counts for itself. */
  bars.single = n_faces > n_pairs;
  for (guint side = 0; side < bars.n_sides; side++)
    {
      const guint *shown = bars.single ? self->luck.faces[side] : self->luck.totals[side];
      const guint  n = bars.single ? G_N_ELEMENTS (self->luck.faces[side])
                                   : G_N_ELEMENTS (self->luck.totals[side]);

      bars.names[side] = side_name (self->game, side);
      bars.n_rolls[side] = bars.single ? self->luck.n_faces[side] : self->luck.n_pairs[side];
      memcpy (bars.totals[side], shown, n * sizeof *shown);
    }
  acies_rolls_chart_set_bars (self->chart, &bars);
}

static void
update (AciesDiceWindow *self)
{
  g_autofree char *words = NULL;

  count (self->game, &self->luck);
  words = luck_words (self->game, &self->luck);
  gtk_label_set_label (self->words, words);
  acies_parts_empty (self->table);
  self->row = 0;
  for (guint side = 0; side < self->luck.n_sides; side++)
    add_rows (self, side);
  update_chart (self);
}

/* Object */

static void
acies_dice_window_dispose (GObject *object)
{
  g_clear_object (&ACIES_DICE_WINDOW (object)->game);

  G_OBJECT_CLASS (acies_dice_window_parent_class)->dispose (object);
}

static void
acies_dice_window_class_init (AciesDiceWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_dice_window_dispose;
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close", NULL);
}

static GtkWidget *
create_card (GtkWidget *child)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (card, "acies-card");
  gtk_widget_add_css_class (card, "acies-form");
  gtk_box_append (GTK_BOX (card), child);
  return card;
}

static void
acies_dice_window_init (AciesDiceWindow *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->words = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "wrap", TRUE,
                              "xalign", 0.0, NULL);
  self->table = gtk_grid_new ();
  self->chart = ACIES_ROLLS_CHART (acies_rolls_chart_new ());
  gtk_grid_set_column_spacing (GTK_GRID (self->table), 14);
  gtk_grid_set_row_spacing (GTK_GRID (self->table), 4);
  gtk_widget_add_css_class (GTK_WIDGET (self->words), "acies-summary");
  gtk_widget_add_css_class (box, "acies-page");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->words));
  gtk_box_append (GTK_BOX (box), create_card (GTK_WIDGET (self->chart)));
  gtk_box_append (GTK_BOX (box), create_card (self->table));
  g_object_set (scroller, "hscrollbar-policy", GTK_POLICY_NEVER, "propagate-natural-height", TRUE, "child", box,
                NULL);
  gtk_window_set_titlebar (GTK_WINDOW (self), gtk_header_bar_new ());
  g_object_set (self, "title", _("The Dice"), "child", scroller, "destroy-with-parent", TRUE, NULL);
  acies_text_size_open (GTK_WINDOW (self), WIDTH, HEIGHT);
}

GtkWidget *
acies_dice_window_new (AciesGame *game)
{
  AciesDiceWindow *self;

  g_return_val_if_fail (ACIES_IS_GAME (game), NULL);

  self = g_object_new (ACIES_TYPE_DICE_WINDOW, NULL);
  self->game = g_object_ref (game);
  g_signal_connect_object (game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);

  return GTK_WIDGET (self);
}
