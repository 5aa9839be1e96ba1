/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-counters-panel.h"

#include "app/battle/acies-battle-parts.h"
#include "battlefield/acies-token-view.h"
#include "battlefield/acies-widget-style.h"
#include "scene/acies-chart.h"
#include "scene/acies-paint.h"

#include <glib/gi18n.h>

#define SIDE_TOKEN   24
#define PIP_SIZE     11.0
#define PIPS_WIDTH   140.0
#define BAR_WIDTH    52
#define BAR_HEIGHT   8
#define MOST_CHARS   34
#define LARGE_TEXT   1.3  /* of the plain size: from there on not all has room in one line */
#define BESIDE       200  /* px from the panel to the middle of a tooltip */

struct _AciesCountersPanel
{
  GtkWidget parent_instance;

  AciesGame    *game;
  GtkListBox   *rows;      /* one stop of the Tab key; a row explains itself when it is activated */
  GtkWidget    *account;   /* popover, open or closed; NULL: none yet */
  GtkSizeGroup *points;    /* one width for all */
  GtkSizeGroup *numbers;
};

G_DEFINE_FINAL_TYPE (AciesCountersPanel, acies_counters_panel, GTK_TYPE_WIDGET)

/* Beside large letters a drawing has less room. */
static double
room_for (const AciesStyle *style, double width)
{
  return width / MAX (style->text_scale, 1);
}

/* As large as the row has room for. */
static double
pip_size (const AciesStyle *style, const AciesSceneCounter *counter)
{
  const double width = acies_paint_pips (NULL, style, counter, 0, 0, PIP_SIZE);
  const double room = room_for (style, PIPS_WIDTH);

  return width <= room ? PIP_SIZE : PIP_SIZE * room / width;
}

/* Drawings; their data is a copy kept by the drawing area. */

static void
draw_pips (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const AciesSceneCounter *counter = data;
  AciesStyle               style = { 0 };

  acies_widget_style_read (&style, GTK_WIDGET (area));
  acies_paint_pips (cr, &style, counter, 0, (height - pip_size (&style, counter)) / 2,
                    pip_size (&style, counter));
}

typedef struct
{
  int    side;
  gint32 left, most;
} AciesStrength;

static void
draw_strength (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const AciesStrength *strength = data;
  const AciesRect      place = { 0, (height - BAR_HEIGHT) / 2.0, width, BAR_HEIGHT };
  AciesStyle           style = { 0 };

  acies_widget_style_read (&style, GTK_WIDGET (area));
  acies_chart_strength (cr, &style, strength->side, strength->left, MAX (strength->most, 1),
                        &place);
}

static GtkWidget *
drawing (int width, int height, GtkDrawingAreaDrawFunc draw, gpointer data)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), width);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), height);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw, data, g_free);
  gtk_widget_set_valign (area, GTK_ALIGN_CENTER);

  return area;
}

/* What a row stands for, kept with it. */
typedef struct
{
  AciesAccountKind kind;
  guint            side;
  guint            counter;
} AciesFigure;

/* Rows */

static GtkWidget *
acies_counters_panel_add_row (AciesCountersPanel *self, const AciesFigure *figure, GtkWidget *start,
                              const char *words, const char *barred)
{
  GtkWidget *list_row = gtk_list_box_row_new ();
  GtkWidget *row = acies_parts_row ();
  GtkWidget *names = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *name = acies_parts_label (words, NULL);

  gtk_widget_set_hexpand (names, TRUE);
  gtk_widget_set_valign (names, GTK_ALIGN_CENTER);
  /* Names are not cut within a word: the bars give way. */
  gtk_label_set_wrap_mode (GTK_LABEL (name), PANGO_WRAP_WORD);
  gtk_box_append (GTK_BOX (names), name);
  if (barred != NULL)
    gtk_box_append (GTK_BOX (names), acies_parts_label (barred, "acies-dim"));
  if (start != NULL)
    acies_parts_row_append (row, start);
  acies_parts_row_append (row, names);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (list_row), row);
  g_object_set_data_full (G_OBJECT (list_row), "acies-figure",
                          g_memdup2 (figure, sizeof *figure), g_free);
  gtk_list_box_append (self->rows, list_row);

  return row;
}

/* Beside the panel, where it covers neither the other rows nor what stands below them. */
static gboolean
query_tooltip_cb (GtkWidget *row, int x, int y, gboolean keyboard, GtkTooltip *tooltip,
                  const char *words)
{
  const GdkRectangle beside = { -BESIDE, 0, 1, gtk_widget_get_height (row) };

  gtk_tooltip_set_text (tooltip, words);
  gtk_tooltip_set_tip_area (tooltip, &beside);

  return TRUE;
}

static void
free_words (gpointer words, GClosure *closure)
{
  g_free (words);
}

static void
add_tooltip (GtkWidget *row, const char *words)
{
  gtk_widget_set_has_tooltip (row, TRUE);
  g_signal_connect_data (row, "query-tooltip", G_CALLBACK (query_tooltip_cb), g_strdup (words),
                         free_words, 0);
}

/* What the row says to a screen reader: the number with what it counts, and what bars it. */
static void
name_row (GtkWidget *row, const char *name, const char *description)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (row)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description != NULL ? description : "", -1);
}

static void
add_number (GtkWidget *row, GtkSizeGroup *numbers, const char *words, gboolean wrap)
{
  GtkWidget *number = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (number), 1);
  gtk_label_set_justify (GTK_LABEL (number), GTK_JUSTIFY_RIGHT);
  gtk_label_set_wrap (GTK_LABEL (number), wrap);
  gtk_size_group_add_widget (numbers, number);
  gtk_widget_add_css_class (number, "numeric");
  acies_parts_row_append (row, number);
}

/* What an army would score if the battle ended now, or what the rules tell of it instead. */
static char *
standing_text (const AciesSceneSide *army)
{
  if (army->standing != NULL)
    return g_strdup (army->standing);

  /* Translators: what an army would score if the battle ended now. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d point", "%d points",
                                       (gulong) ABS (army->score)),
                          army->score);
}

static void
acies_counters_panel_add_side (AciesCountersPanel *self, const AciesScene *scene, int side)
{
  const AciesSceneSide *army = &scene->sides[side];
  const AciesDecision  *decision = acies_game_get_decision (self->game);
  GtkWidget            *token = acies_token_view_new (SIDE_TOKEN, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  const AciesFigure     figure = { ACIES_ACCOUNT_SCORE, (guint) side, 0 };
  const AciesStrength   strength = { side, army->strength, army->strength_start };
  AciesStyle            style = { 0 };
  GtkWidget            *row;
  g_autofree char      *points = NULL;
  g_autofree char      *hint = NULL;

  points = standing_text (army);
  /* Translators: %1$s is an army; its strength left, and at the start; what it would score. */
  hint = g_strdup_printf (_("%1$s: strength %2$d of %3$d left, %4$s"), army->name, army->strength,
                          army->strength_start, points);
  acies_token_view_set_side (ACIES_TOKEN_VIEW (token), side, ACIES_EMBLEM_STANDARD);
  row = acies_counters_panel_add_row (self, &figure, token, army->name, NULL);
  /* Like the header: whose decision it is, be it an answer in the other side's turn. */
  if (!decision->over && decision->side == side)
    gtk_widget_add_css_class (row, "acies-strong");
  acies_widget_style_read (&style, GTK_WIDGET (self));
  acies_parts_row_append (row, drawing ((int) room_for (&style, BAR_WIDTH), BAR_HEIGHT + 4,
                                        draw_strength, g_memdup2 (&strength, sizeof strength)));
  add_number (row, self->points, points, style.text_scale > LARGE_TEXT);
  name_row (row, hint, NULL);
}

static void
acies_counters_panel_add_counter (AciesCountersPanel *self, const AciesSceneCounter *counter,
                                  guint index)
{
  const AciesFigure figure = { ACIES_ACCOUNT_COUNTER, (guint) counter->side, index };
  AciesSceneCounter copy = *counter;
  AciesStyle        style = { 0 };
  GtkWidget        *row;
  double            width;
  g_autofree char  *words = g_strdup_printf ("%u/%u", counter->left, counter->total);
  g_autofree char  *hint = NULL;

  /* Of the words the drawing needs only to know whether there are any. */
  copy.name = NULL;
  copy.reason = NULL;
  copy.barred = counter->barred != NULL ? (char *) "" : NULL;
  acies_widget_style_read (&style, GTK_WIDGET (self));
  width = acies_paint_pips (NULL, &style, counter, 0, 0, pip_size (&style, counter));
  /* Translators: %1$s is what is counted ("Orders"); left, and at the start. */
  hint = g_strdup_printf (_("%1$s: %2$u of %3$u left"), counter->name, counter->left, counter->total);
  row = acies_counters_panel_add_row (self, &figure, NULL, counter->name, counter->barred);
  if (counter->reason != NULL)
    add_tooltip (row, counter->reason);
  acies_parts_row_append (row, drawing ((int) width + 1, (int) PIP_SIZE + 2, draw_pips,
                                        g_memdup2 (&copy, sizeof copy)));
  add_number (row, self->numbers, words, FALSE);
  name_row (row, hint, counter->reason);
}

/* Accounts */

static void
add_account_row (GtkGrid *grid, int row, const char *words, const char *value, GtkWidget *clause)
{
  GtkWidget *name = acies_parts_label (words, clause == NULL ? "acies-strong" : NULL);
  GtkWidget *number = gtk_label_new (value);

  gtk_widget_set_hexpand (name, TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (name), MOST_CHARS);
  gtk_label_set_xalign (GTK_LABEL (number), 1);
  gtk_widget_add_css_class (number, "numeric");
  gtk_grid_attach (grid, name, 0, row, 1, 1);
  gtk_grid_attach (grid, number, 1, row, 1, 1);
  if (clause != NULL)
    gtk_grid_attach (grid, clause, 2, row, 1, 1);
}

/* The parts of a figure with their clauses, and what they come to; @row is the next free one. */
static void
acies_counters_panel_fill_account (AciesCountersPanel *self, GtkGrid *grid,
                                   const AciesFigure *figure, const char *title, int *row)
{
  const AciesRuleset *ruleset = acies_game_get_ruleset (self->game);
  g_autoptr (GArray)  account = NULL;
  g_autofree char    *total = NULL;
  gint32              sum = 0;

  account = ruleset->account (acies_game_get_setup (self->game), acies_game_get_state (self->game),
                              figure->kind, figure->side, figure->counter);
  for (guint i = 0; i < account->len; i++)
    {
      const AciesAccountLine *line = &g_array_index (account, AciesAccountLine, i);
      g_autofree char        *value = NULL;

      value = line->value < 0 ? g_strdup_printf ("−%d", -line->value)
                              : g_strdup_printf ("%d", line->value);
      sum += line->value;
      add_account_row (grid, (*row)++, line->words, value,
                       acies_clause_link_new (ruleset, line->clause));
    }
  total = g_strdup_printf ("%d", sum);
  add_account_row (grid, (*row)++, title, total, NULL);
}

static const char *
score_title (AciesGame *game)
{
  const char *title = acies_game_get_ruleset (game)->score_title;

  return title != NULL ? g_dpgettext2 (NULL, "score", title)
                       : _("Victory points if the battle ended now");
}

static void
acies_counters_panel_explain (AciesCountersPanel *self, GtkWidget *row, const AciesFigure *figure)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *grid = gtk_grid_new ();
  AciesFigure strength = { ACIES_ACCOUNT_STRENGTH, figure->side, 0 };
  int         next = 0;

  gtk_grid_set_column_spacing (GTK_GRID (grid), 10);
  if (figure->kind == ACIES_ACCOUNT_SCORE)
    {
      acies_counters_panel_fill_account (self, GTK_GRID (grid), figure, score_title (self->game),
                                         &next);
      acies_counters_panel_fill_account (self, GTK_GRID (grid), &strength, _("Strength left"),
                                         &next);
    }
  else
    acies_counters_panel_fill_account (self, GTK_GRID (grid), figure, _("Left"), &next);
  gtk_popover_set_child (GTK_POPOVER (popover), grid);
  gtk_popover_set_position (GTK_POPOVER (popover), GTK_POS_LEFT);
  gtk_accessible_update_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("How this came about"), -1);
  gtk_widget_set_parent (popover, row);
  self->account = popover;
  gtk_popover_popup (GTK_POPOVER (popover));
}

static void
row_activated_cb (AciesCountersPanel *self, GtkListBoxRow *row)
{
  const AciesFigure *figure = g_object_get_data (G_OBJECT (row), "acies-figure");

  g_clear_pointer (&self->account, gtk_widget_unparent);
  if (acies_game_get_ruleset (self->game)->account != NULL)
    acies_counters_panel_explain (self, GTK_WIDGET (row), figure);
}

static void
acies_counters_panel_clear (AciesCountersPanel *self)
{
  GtkWidget *row;

  g_clear_pointer (&self->account, gtk_widget_unparent);
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->rows))) != NULL)
    gtk_list_box_remove (self->rows, row);
}

/* Object */

static void
acies_counters_panel_dispose (GObject *object)
{
  AciesCountersPanel *self = ACIES_COUNTERS_PANEL (object);

  g_clear_pointer (&self->account, gtk_widget_unparent);
  if (self->rows != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->rows));
  self->rows = NULL;
  g_clear_object (&self->game);
  g_clear_object (&self->points);
  g_clear_object (&self->numbers);

  G_OBJECT_CLASS (acies_counters_panel_parent_class)->dispose (object);
}

static void
acies_counters_panel_class_init (AciesCountersPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_counters_panel_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
acies_counters_panel_init (AciesCountersPanel *self)
{
  self->rows = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->rows, GTK_SELECTION_NONE);
  gtk_widget_set_parent (GTK_WIDGET (self->rows), GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self->rows), "acies-counters");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rows), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Armies and Orders; choose one to see how it came about"), -1);
  g_signal_connect_object (self->rows, "row-activated", G_CALLBACK (row_activated_cb), self,
                           G_CONNECT_SWAPPED);
  self->points = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  self->numbers = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "acies-card");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Armies"), -1);
}

void
acies_counters_panel_update (AciesCountersPanel *self, AciesGame *game, const AciesScene *scene)
{
  g_return_if_fail (ACIES_IS_COUNTERS_PANEL (self));

  g_set_object (&self->game, game);
  acies_counters_panel_clear (self);
  for (guint side = 0; side < scene->n_sides; side++)
    acies_counters_panel_add_side (self, scene, (int) side);
  for (guint i = 0; i < scene->counters->len; i++)
    {
      const AciesSceneCounter *counter = &g_array_index (scene->counters, AciesSceneCounter, i);

      if (counter->side == scene->active && counter->total > 0)
        acies_counters_panel_add_counter (self, counter, i);
    }
}
